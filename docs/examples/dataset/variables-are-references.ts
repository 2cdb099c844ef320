/** What a variable is made of: references to a file, something that is computed, or values in memory. */
import { openVirtualDataset } from "mirazarr";
import type { Variable } from "mirazarr/dataset";

const dataset = await openVirtualDataset("samples/sea-surface.nc");
const kind = (variable: Variable) => variable.kind;
console.log([...dataset.variables].map(([name, variable]) => `${name} ${kind(variable)}`).join(", ")); // lat loaded, lon loaded, time loaded, sst manifest, quality manifest
