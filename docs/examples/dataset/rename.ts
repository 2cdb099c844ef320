/** Other names for variables and dimensions, and other places for the files that references name. */
import { openVirtualDataset } from "mirazarr";
import { rename, renamePaths } from "mirazarr/dataset";

const dataset = await openVirtualDataset("samples/gauge-2023.nc");
const renamed = rename(dataset, { time: "t", level: "height" });
console.log(renamed.variable("height").dimensions.join()); // t

const moved = renamePaths(renamed, (url) => url.replace(/.*\/samples\//, "https://data.example.org/"));
const { urls } = await moved.toStore().array("height").manifest();
console.log(urls.join()); // https://data.example.org/gauge-2023.nc
