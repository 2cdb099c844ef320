/** What a parser of one's own hands over, every place that names a value, and the decision that it gets. */
import {
	dataType,
	type FillCandidate,
	type FillPolicyName,
	type FillSource,
	type ResolvedFill,
	type ResolveInput,
	resolveFill,
	textAttribute,
} from "mirazarr/fill";

const policy: FillPolicyName = "custom";
const source: FillSource = { place: "header field NODATA", text: "-9999" };
const nodata: FillCandidate = { role: "_FillValue", value: "-9999", source };
const attributes = new Map([["units", textAttribute("m")]]);
const input: ResolveInput = { policy, path: "/depth", dataType: dataType("int16"), attributes, candidates: [nodata] };

const { fill, diagnostics, problem }: ResolvedFill = resolveFill(input);
const [rule] = fill.validity;
console.log(rule?.kind, rule?.source.place, diagnostics.length, problem === undefined); // sentinel header field NODATA 0 true
