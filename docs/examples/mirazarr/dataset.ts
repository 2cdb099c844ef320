/** A file as xarray sees it: variables on common dimensions. Coordinates are loaded, the rest is references. */
import { type FileName, type OpenDatasetOptions, openVirtualDataset, type VirtualDataset } from "mirazarr";

const file: FileName = new URL("samples/sea-surface.nc", `file://${process.cwd()}/`);
const options: OpenDatasetOptions = { drop: ["quality"], loadable: { also: [] } };
const dataset: VirtualDataset = await openVirtualDataset(file, options);

console.log([...dataset.dimensions].map(([name, length]) => `${name} ${length}`).join(", ")); // lat 36, lon 72, time 3
console.log([...dataset.coordinates.keys()].join(), "|", [...dataset.dataVariables.keys()].join()); // lat,lon,time | sst
const april = await dataset.sel({ time: "2026-04", lat: { start: 30, stop: 50 } });
console.log(april.variable("sst").shape.join()); // 1,4,72
