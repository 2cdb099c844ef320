/** Values in memory, where they may be edited: what is written as references then holds the new ones. */
import { openVirtualDataset } from "mirazarr";
import { LoadedVariable, load } from "mirazarr/dataset";

const dataset = await load(await openVirtualDataset("samples/buoys.nc"), ["depth"]);
const depth = dataset.variables.get("depth");
if (depth instanceof LoadedVariable) depth.values.data[2] = 25;

console.log((await dataset.variable("depth").values()).data.join()); // 0,12,25,40,7
