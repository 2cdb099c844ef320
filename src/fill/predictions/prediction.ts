import type { DataType } from "../../zarr/data-type.ts";
import { hexText } from "../../zarr/hex.ts";
import { formatScalar, isNaNScalar } from "../../zarr/scalar.ts";

/** The programs of which something is predicted. Each prediction is held against the program itself (test/interop). */
export type Program = "xarray" | "rioxarray" | "GDAL" | "netCDF4-python" | "zarr-python";

/** A test that a program makes of stored values, after it has read their bits as `Reading.readAs`. */
export type MaskTest =
	/**
	 * Stored values that, cast to `comparedAs`, equal this one. `bytes` are those of the value in that type, hexadecimal and
	 * little-endian. `near`: of floats also those that differ in the last bits, as GDAL compares.
	 */
	| { kind: "value"; value: string; bytes: string; comparedAs: string; near?: boolean }
	/** Stored NaN, which other tests leave alone. */
	| { kind: "nan" }
	| { kind: "below"; bound: string }
	| { kind: "above"; bound: string }
	/** Where another array of the store is 0; an alpha band among the others is spared. */
	| { kind: "maskArray"; path: string; sparedBand?: number };

/** What a program makes of an array. */
export type Reading = {
	outcome: "reads";
	/** What comes out as missing: everything that one of these tests finds, and nothing else. */
	masks: MaskTest[];
	/** The data type as which the stored bits are taken first, by `_Unsigned`. */
	readAs: string;
	/** What stands in the place of missing values; `mask` where they are marked beside the data. */
	missingAs: "NaN" | "NaT" | "mask" | "-9223372036854775808" | "true";
	/** The data type that it gives; left out where it depends on the values, as that of times does. */
	dataType?: string;
	/** What it does with `scale_factor` and `add_offset`: `told` where it only tells them. */
	packing: "none" | "applied" | "told" | "ignored";
	/** The value that it reports as nodata, `null` for none; left out where it has no such notion, or none is predicted. */
	nodata?: string | null;
	/** Of rioxarray: the value that stood in the file before the data were masked. */
	encodedNodata?: string | null;
};

/** What a program will do with an array: plain data, fit for JSON. */
export type Prediction = {
	program: Program;
	/** What it opens: the file itself, or the Zarr v3 that we make of it. */
	of: "file" | "zarr";
	/** What will surprise its users. */
	warnings: string[];
	/** All of it in one sentence. */
	summary: string;
} & Forecast;

/** The outcome: it reads the array, it fails on it, or it is not known which, with the reason. */
export type Forecast = Reading | { outcome: "fails"; reason: string } | { outcome: "unknown"; reason: string };

/** What may be missing in a prediction before it is put into words. */
export type Foreseen = Forecast & { warnings?: string[] };

/** Puts a forecast into words. */
export function predict(program: Program, of: Prediction["of"], foreseen: Foreseen): Prediction {
	const { warnings = [], ...forecast } = foreseen;
	return { program, of, ...forecast, warnings, summary: sentence(forecast) } as Prediction;
}

function sentence(forecast: Forecast): string {
	if (forecast.outcome === "fails") return `cannot read the array: ${forecast.reason}.`;
	if (forecast.outcome === "unknown") return `not known: ${forecast.reason}.`;
	const { masks, dataType, nodata, encodedNodata, packing, missingAs } = forecast;
	const parts = [`masks ${testsText(masks, missingAs)}`];
	if (nodata !== undefined) parts.push(nodata === null ? "has no nodata" : `has nodata ${nodata}`);
	if (encodedNodata !== undefined && encodedNodata !== null)
		parts[parts.length - 1] += ` (${encodedNodata} when encoded)`;
	if (packing === "told") parts.push("leaves numbers packed");
	if (packing === "ignored") parts.push("does not unpack");
	if (dataType !== undefined) parts.push(`gives ${dataType}`);
	const last = parts.pop() as string;
	return `${parts.length === 0 ? last : `${parts.join(", ")} and ${last}`}.`;
}

function testsText(masks: readonly MaskTest[], missingAs: Reading["missingAs"]): string {
	// Where missing is NaN, a NaN that was stored is nothing to tell of.
	const told = masks.filter(({ kind }) => kind !== "nan" || missingAs === "mask");
	return told.length === 0 ? "nothing" : [...new Set(told.map(testText))].join(", ");
}

function testText(test: MaskTest): string {
	switch (test.kind) {
		case "value":
			return test.value;
		case "nan":
			return "NaN";
		case "below":
		case "above":
			return `what is ${test.kind} ${test.bound}`;
		case "maskArray":
			return `where ${test.path} is 0`;
	}
}

/** Equality with a value, whose bytes are of the type in which it is compared. */
export function equals(comparedAs: DataType, value: Uint8Array): MaskTest {
	if (isNaNScalar(comparedAs, value)) return { kind: "nan" };
	return { kind: "value", value: formatScalar(comparedAs, value), bytes: hexText(value), comparedAs: comparedAs.name };
}
