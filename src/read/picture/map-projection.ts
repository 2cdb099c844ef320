import type { ManifestStore } from "../../manifest/manifest-store.ts";
import { textOf } from "../labels/axis-role.ts";

/** Between the coordinates of a grid and longitude and latitude, in degrees on WGS 84. */
export type MapProjection = {
	/** NaN where a place has no coordinates. */
	fromLonLat(longitude: number, latitude: number): readonly [x: number, y: number];
	toLonLat(x: number, y: number): readonly [longitude: number, latitude: number];
	/** True if x follows from the longitude alone, and y from the latitude. */
	isSeparable: boolean;
};

const MERCATOR_RADIUS = 6378137;

/** EPSG:3857: that of the tiles themselves. */
const WEB_MERCATOR: MapProjection = {
	fromLonLat: (longitude, latitude) => [
		(MERCATOR_RADIUS * longitude * Math.PI) / 180,
		MERCATOR_RADIUS * Math.asinh(Math.tan((latitude * Math.PI) / 180)),
	],
	toLonLat: (x, y) => [
		(x / MERCATOR_RADIUS / Math.PI) * 180,
		(Math.atan(Math.sinh(y / MERCATOR_RADIUS)) * 180) / Math.PI,
	],
	isSeparable: true,
};

/** How the coordinates x and y of an array are to be understood; undefined where nobody knows. */
export async function projectionOf(store: ManifestStore, path: string): Promise<MapProjection | "degrees" | undefined> {
	const { attributes } = store.array(path).description;
	const code = textOf(attributes, "proj:code") ?? textOf(store.group.attributes, "proj:code");
	if (code === "EPSG:4326" || code === "OGC:CRS84") return "degrees";
	return code === "EPSG:3857" ? WEB_MERCATOR : undefined;
}
