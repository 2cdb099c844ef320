/** What other programs will make of an array: which values they mask, and whether they open it at all. */
import {
	attributesFromJson,
	dataType,
	explainFillModel,
	type Forecast,
	type MaskTest,
	type Prediction,
	type Program,
	type Reading,
	resolveFill,
} from "mirazarr/fill";

const array = { path: "/a", dataType: dataType("int16"), attributes: attributesFromJson({ missing_value: -99 }) };
const resolved = resolveFill({ policy: "zarr-v3", ...array });
const { predictions } = explainFillModel({ ...array, shape: [3], ...resolved });

const test = (mask: MaskTest) => (mask.kind === "value" ? mask.value : mask.kind);
const reads = ({ masks, dataType }: Reading) => `masks ${masks.map(test).join() || "nothing"}, gives ${dataType}`;
const outcome = (forecast: Forecast) => (forecast.outcome === "reads" ? reads(forecast) : forecast.reason);
const by = (name: Program): Prediction | undefined =>
	predictions.find(({ program, of }) => program === name && of === "zarr");
console.log(outcome(by("xarray")!)); // masks -99, gives float32
console.log(outcome(by("GDAL")!)); // masks 0, gives int16
console.log(outcome(by("zarr-python")!)); // masks nothing, gives int16
