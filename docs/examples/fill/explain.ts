/** The report that `explainFill` gives, for an array of one's own: where each value was found and what became of it. */
import {
	attributesFromJson,
	type CandidateReport,
	dataType,
	type ExplainInput,
	explainFillModel,
	type FillReport,
	type PackingReport,
	parseJson,
	type RuleReport,
	resolveFill,
} from "mirazarr/fill";

const json = '{"_FillValue": -1, "missing_value": "n/a", "scale_factor": 0.5}';
const attributes = attributesFromJson(parseJson(json, { floats: "tagged" }));
const array = { path: "/depth", dataType: dataType("int16"), attributes };
const input: ExplainInput = { ...array, shape: [10], ...resolveFill({ policy: "zarr-v3", ...array }) };
const report: FillReport = explainFillModel(input);

const candidate = ({ place, role, fits }: CandidateReport) => `${place}: ${fits ? role : "does not fit"}`;
const rule = (report: RuleReport) => (report.kind === "sentinel" ? `${report.role} ${report.value}` : report.place);
const factor = ({ value, dataType }: PackingReport) => `${value} (${dataType})`;
console.log(report.candidates.map(candidate).join("; ")); // attribute _FillValue: _FillValue; attribute scale_factor: packing; attribute missing_value: none
console.log(report.rules.map(rule).join(), factor(report.packing.scaleFactor!)); // _FillValue -1 0.5 (float64)
