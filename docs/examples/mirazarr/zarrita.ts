/** zarrita reads a store that was opened with no further call: chunks are decoded by the codecs of this package. */
import { openStore } from "mirazarr";
import * as zarr from "zarrita";

const store = await openStore("samples/sea-surface.nc");
const sst = await zarr.open(zarr.root(store).resolve("sst"), { kind: "array" });
const row = await zarr.get(sst, [0, 18, zarr.slice(0, 4)]);
console.log((row.data as Int16Array).join(" ")); // 2736 2736 2736 2736
