import { exponentOf, scaled } from "./powers.ts";
import { productError, rootError, sumError } from "./rounding-errors.ts";

/** The root of the sum of two squares. */
export function hypot(x: number, y: number): number {
	const a = Math.abs(x);
	const b = Math.abs(y);
	const most = Math.max(a, b);
	if (most > 2 ** -400 && most < 2 ** 400) return rootOfSquares(a, b);
	if (a === Number.POSITIVE_INFINITY || b === Number.POSITIVE_INFINITY) return Number.POSITIVE_INFINITY;
	if (!(most > 0)) return most;
	const exponent = exponentOf(most);
	return scaled(rootOfSquares(scaled(a, -exponent), scaled(b, -exponent)), exponent);
}

function rootOfSquares(a: number, b: number): number {
	const first = a * a;
	const second = b * b;
	const sum = first + second;
	const low = sumError(first, second, sum) + productError(a, a, first) + productError(b, b, second);
	const root = Math.sqrt(sum);
	return root + rootError(sum, low, root);
}
