/** Keeps what was read for the tiles beside it, in a map of one's own; neighbours then cost no request and no decoding. */
import { openStore } from "mirazarr";
import { type LoadBlock, openMapLayer, type PlaneOptions, type Resampling } from "mirazarr/picture";

const kept = new Map<string, Promise<Uint8Array>>();
let reads = 0;
const load: LoadBlock = (key, start, signal) => {
	const known = kept.get(key) ?? start(signal);
	if (!kept.has(key)) reads++;
	kept.set(key, known);
	return known;
};
const masks: PlaneOptions = { mask: "netcdf" };
const resampling: Resampling = "bilinear";
const layer = await openMapLayer(await openStore("samples/sea-surface.nc"), "sst", { ...masks, resampling, load });
for (const x of [0, 1]) await layer.tile({ z: 1, x, y: 0 });
console.log(reads); // 1
