import { MiraError } from "../../errors.ts";
import * as elementary from "../../zarr/arithmetic/elementary.ts";

/** A tile of a map in Web Mercator, as most maps of the web number them: `x` from 180° west, `y` from the north. */
export type TileAddress = { z: number; x: number; y: number };

/** Where the centres of the pixels of a tile are: longitudes of its columns and latitudes of its rows, in degrees. */
export type TileCentres = { longitudes: Float64Array; latitudes: Float64Array };

/** Deeper than any map goes: a pixel of it is less than a centimetre. */
export const MAX_ZOOM = 24;

/** The latitude at which Web Mercator ends: there the map is a square. */
export const MERCATOR_END: number = latitudeAt(0);

/** Refuses what is not a tile. */
export function checkTile({ z, x, y }: TileAddress): void {
	const count = elementary.powerOfTwo(z);
	const isPlace = (n: number): boolean => Number.isInteger(n) && n >= 0 && n < count;
	if (Number.isInteger(z) && z >= 0 && z <= MAX_ZOOM && isPlace(x) && isPlace(y)) return;
	throw new MiraError("bad-argument", `${z}/${x}/${y} is not a tile`, {
		hint: `Zoom z is 0 to ${MAX_ZOOM}, x and y are from 0 up to but not including 2^z`,
	});
}

/** The centres of the pixels of a tile that has `size` pixels along each side. */
export function tileCentres({ z, x, y }: TileAddress, size: number): TileCentres {
	const world = elementary.powerOfTwo(z) * size;
	return {
		longitudes: Float64Array.from({ length: size }, (_, i) => ((x * size + i + 0.5) / world) * 360 - 180),
		latitudes: Float64Array.from({ length: size }, (_, i) => latitudeAt((y * size + i + 0.5) / world)),
	};
}

/** The latitude at a share of the way from the top of the map to its bottom. */
function latitudeAt(share: number): number {
	return (elementary.atan(elementary.sinh(Math.PI * (1 - 2 * share))) * 180) / Math.PI;
}

/** The share of the way from the top of the map to its bottom at which a latitude lies. */
export function mercatorShare(latitude: number): number {
	const clipped = Math.min(Math.max(latitude, -MERCATOR_END), MERCATOR_END);
	return (1 - elementary.asinh(elementary.tan((clipped * Math.PI) / 180)) / Math.PI) / 2;
}
