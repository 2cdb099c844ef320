import * as elementary from "../../../zarr/arithmetic/elementary.ts";
import type { PointPlaces } from "./places.ts";

const DEGREES = 180 / Math.PI;

/** How the pixels of a HEALPix grid follow each other (code table 3.12): ring by ring, or square within square. */
export type HealpixOrder = "ring" | "nested";

/** Rows of pixels from the north pole to the lowest corner of each of the twelve faces, in sides of a face. */
const FACE_ROWS = [2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4];
/** Where the faces lie from west to east, in halves of a side. */
const FACE_COLUMNS = [1, 3, 5, 7, 0, 2, 4, 6, 1, 3, 5, 7];

/** The centres of the `12 * side^2` pixels: Gorski et al. 2005, section 5. `turn` is how far east the grid lies of its usual place. */
export function healpixPlaces(side: number, order: HealpixOrder, turn: number): PointPlaces {
	const count = 12 * side * side;
	const places = { latitude: new Float64Array(count), longitude: new Float64Array(count) };
	const put = (point: number, { z, length }: Ring, pixelsEast: number): void => {
		places.latitude[point] = elementary.asin(z) * DEGREES;
		places.longitude[point] = (((turn + (360 * pixelsEast) / length) % 360) + 360) % 360;
	};
	if (order === "ring") {
		for (let number = 1, point = 0; number < 4 * side; number++) {
			const ring = ringOf(number, side);
			for (let i = 0; i < ring.length; i++) put(point++, ring, i + ring.shift);
		}
		return places;
	}
	for (let point = 0; point < count; point++) {
		const face = Math.floor(point / (side * side));
		const [x, y] = squareOf(point % (side * side));
		const ring = ringOf((FACE_ROWS[face] as number) * side - x - y - 1, side);
		put(point, ring, (((FACE_COLUMNS[face] as number) * ring.length) / 4 + x - y) / 2);
	}
	return places;
}

/** A parallel of pixels: how many, by how much of a pixel they are shifted, and the sine of their latitude. */
type Ring = { length: number; shift: number; z: number };

/** Equations 4 to 9. */
function ringOf(ring: number, side: number): Ring {
	const fromPole = Math.min(ring, 4 * side - ring);
	if (fromPole < side) {
		const z = 1 - (fromPole * fromPole) / (3 * side * side);
		return { length: 4 * fromPole, shift: 0.5, z: ring === fromPole ? z : -z };
	}
	return { length: 4 * side, shift: (ring - side) % 2 === 0 ? 0.5 : 0, z: 4 / 3 - (2 * ring) / (3 * side) };
}

/** Even bits are x, odd bits are y. */
function squareOf(number: number): [x: number, y: number] {
	let [x, y] = [0, 0];
	for (let bit = 1, rest = number; rest > 0; rest = Math.floor(rest / 4), bit *= 2) {
		if (rest % 2 === 1) x += bit;
		if (Math.floor(rest / 2) % 2 === 1) y += bit;
	}
	return [x, y];
}
