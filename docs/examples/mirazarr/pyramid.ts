/** The levels of a pyramid, and the one that is just fine enough for a zoom: a COG is read in no more pixels than are seen. */
import { type OverviewOptions, openStore, overview, overviews, type PixelSize, type PyramidLevel } from "mirazarr";

const store = await openStore("samples/elevation.tif");
const size = (pixel: PixelSize | undefined) => (pixel === undefined ? "?" : `${pixel.x}`);
const line = ({ path, shape, resolution }: PyramidLevel) => `${path} ${shape.join("×")} of ${size(resolution)}`;
console.log((await overviews(store)).map(line).join(", ")); // /0 320×384 of 90, /overviews/1 160×192 of 180, /overviews/2 80×96 of 360

const screen: OverviewOptions = { resolution: 200 };
console.log((await overview(store, screen)).path); // /overviews/1
