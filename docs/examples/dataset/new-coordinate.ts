/** A coordinate of one's own: files of one moment get a dimension, with a value that only their names tell. */
import { openVirtualDataset } from "mirazarr";
import { expandDims, LoadedVariable, type LoadedVariableInput } from "mirazarr/dataset";
import { textAttribute } from "mirazarr/fill";

const input: LoadedVariableInput = {
	dimensionNames: ["run"],
	values: Float64Array.of(2026),
	attributes: new Map([["long_name", textAttribute("year of the run")]]),
};
const dataset = await openVirtualDataset("samples/buoys.nc", { drop: ["name"] });
const expanded = expandDims(dataset, "run", { coordinate: new LoadedVariable(input) });
console.log(expanded.variable("depth").dimensions.join(), [...expanded.coordinates.keys()].join()); // run,buoy run
