/** Files in the order and nesting in which they are given: rows of tiles that become one picture. */
import { openVirtualDataset } from "mirazarr";
import { combineNested, type Nested } from "mirazarr/dataset";

const part = (south: boolean, east: boolean) =>
	openVirtualDataset("samples/sea-surface.nc").then((dataset) =>
		dataset.isel({
			lat: { start: south ? 18 : 0, stop: south ? 36 : 18 },
			lon: { start: east ? 36 : 0, stop: east ? 72 : 36 },
		}),
	);
const tiles: Nested<Awaited<ReturnType<typeof part>>> = [
	[await part(false, false), await part(false, true)],
	[await part(true, false), await part(true, true)],
];
const whole = await combineNested(tiles, ["lat", "lon"], { policy: "derive" });
console.log(whole.variable("sst").shape.join()); // 3,36,72
