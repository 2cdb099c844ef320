/** The variables of several files in one dataset. Their coordinates must be the same, or are aligned. */
import { openVirtualDataset } from "mirazarr";
import { drop, merge, rename } from "mirazarr/dataset";

const file = await openVirtualDataset("samples/sea-surface.nc");
const temperature = drop(file, ["quality"]);
const flags = rename(drop(file, ["sst"]), { quality: "flags" });
const merged = await merge([temperature, flags]);
console.log([...merged.dataVariables.keys()].join()); // sst,flags
