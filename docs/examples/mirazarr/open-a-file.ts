/** Opens a file as a virtual Zarr store: its header is read, its data stay where they are. */
import { type ManifestStore, type OpenOptions, openStore } from "mirazarr";

const options: OpenOptions = { drop: ["quality"], timeoutMs: 30_000 };
const store: ManifestStore = await openStore("samples/sea-surface.nc", options);

console.log(store.format); // NetCDF-3
const paths = store.contents().map(({ path }) => path);
console.log(paths.join(" ")); // / /lat /lon /time /sst
