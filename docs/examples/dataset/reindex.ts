/** A dataset on other coordinates. What it has moves to its place; where it has nothing, values are missing. */
import { openVirtualDataset } from "mirazarr";
import { LoadedVariable, reindex } from "mirazarr/dataset";

const dataset = await openVirtualDataset("samples/gauge-2023.nc");
const time = dataset.variables.get("time") as LoadedVariable;
const days = new LoadedVariable({
	dimensionNames: ["time"],
	values: Float64Array.of(0, 45, 180),
	attributes: time.attributes,
});
const moved = await reindex(dataset, { time: days });
console.log((await moved.variable("level").decode()).data.join(" ")); // 1.52 NaN 0.87
