/** A value that the data type cannot hold: an error, or dropped with a diagnostic, as the caller wants it. */
import {
	type Diagnostic,
	type DiagnosticCode,
	dataType,
	type FillCode,
	type FillOptions,
	resolveFill,
} from "mirazarr/fill";

const candidates = [{ role: "nodata" as const, value: "-9999", source: { place: "tag GDAL_NODATA", text: "-9999" } }];
const input = { path: "/0", dataType: dataType("uint8"), attributes: new Map(), candidates };
const byDefault = resolveFill({ policy: "tiff", ...input });
console.log(byDefault.problem?.code); // fill-out-of-range

const options: FillOptions = { unrepresentableFill: "drop" };
const { problem, diagnostics } = resolveFill({ policy: "tiff", ...input, options });
const dropped: FillCode = "fill-out-of-range";
const codeOf = ({ code }: Diagnostic) => code as DiagnosticCode;
console.log(problem === undefined, diagnostics.map(codeOf).includes(dropped)); // true true
