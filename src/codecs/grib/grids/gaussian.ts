import * as elementary from "../../../zarr/arithmetic/elementary.ts";

/** Most rows between a pole and the equator: far beyond any model, and quickly done. */
export const MOST_GAUSSIAN_NUMBER = 8192;

/**
 * The latitudes of a Gaussian grid of `2 * number` rows in degrees, north first: the zeros of the Legendre polynomial of that
 * degree, by Newton's method.
 */
export function gaussianLatitudes(number: number): Float64Array {
	const degree = 2 * number;
	const latitudes = new Float64Array(degree);
	for (let row = 0; row < number; row++) {
		let x = elementary.cos((Math.PI * (row + 0.75)) / (degree + 0.5));
		for (let i = 0; i < 20; i++) {
			let [before, value] = [1, x];
			for (let k = 2; k <= degree; k++) [before, value] = [value, ((2 * k - 1) * x * value - (k - 1) * before) / k];
			const step = (value * (x * x - 1)) / (degree * (x * value - before));
			x -= step;
			if (Math.abs(step) < 1e-15) break;
		}
		latitudes[row] = (elementary.asin(x) * 180) / Math.PI;
		latitudes[degree - 1 - row] = -(latitudes[row] as number);
	}
	return latitudes;
}
