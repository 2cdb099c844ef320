import { transformOf } from "../../cf/describe-system.ts";
import type { CoordinateTransform } from "../../cf/transform-of.ts";
import type { ManifestStore } from "../../manifest/manifest-store.ts";
import * as elementary from "../../zarr/arithmetic/elementary.ts";
import { coordinateSystem } from "../crs/coordinate-system-of.ts";

/** Between the coordinates of a grid and longitude and latitude, in degrees on WGS 84. */
export type MapProjection = Pick<CoordinateTransform, "fromLonLat" | "toLonLat"> & {
	/** True if x follows from the longitude alone, and y from the latitude. */
	isSeparable: boolean;
	/** True if x and y are longitudes and latitudes, of another datum. */
	isGeographic: boolean;
};

const MERCATOR_RADIUS = 6378137;

/** EPSG:3857: that of the tiles themselves. */
const WEB_MERCATOR: MapProjection = {
	fromLonLat: (longitude, latitude) => [
		(MERCATOR_RADIUS * longitude * Math.PI) / 180,
		MERCATOR_RADIUS * elementary.asinh(elementary.tan((latitude * Math.PI) / 180)),
	],
	toLonLat: (x, y) => [
		(x / MERCATOR_RADIUS / Math.PI) * 180,
		(elementary.atan(elementary.sinh(y / MERCATOR_RADIUS)) * 180) / Math.PI,
	],
	isSeparable: true,
	isGeographic: false,
};

/** How the coordinates x and y of an array are to be understood; undefined where nothing says it. Throws for systems that are not known. */
export async function projectionOf(store: ManifestStore, path: string): Promise<MapProjection | "degrees" | undefined> {
	const system = coordinateSystem(store, path);
	if (system === undefined) return undefined;
	const transform = await transformOf(system);
	const { fromLonLat, toLonLat, unit } = transform;
	if (system.code === "EPSG:3857" && unit.size === 1) return WEB_MERCATOR;
	const isGeographic = system.kind === "geographic";
	if (isGeographic && changesNothing(transform)) return "degrees";
	return { fromLonLat, toLonLat, isSeparable: false, isGeographic };
}

/** Places that any change of the datum or the unit would move. */
const PROBES: readonly (readonly [number, number])[] = [
	[17.25, 43.5],
	[-101.75, -28.125],
];

function changesNothing({ fromLonLat }: CoordinateTransform): boolean {
	return PROBES.every(([longitude, latitude]) => {
		const [x, y] = fromLonLat(longitude, latitude);
		return x === longitude && y === latitude;
	});
}
