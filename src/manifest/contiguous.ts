import type { Budget } from "../zarr/budget.ts";
import { elementCount } from "../zarr/nd-array.ts";

/** Chunks that one request fetches in reasonable time, and a viewer wants at once. */
const TARGET_BYTES = 4 * 2 ** 20;
/** A length without suitable divisors (a prime) is rather left whole than cut into crumbs. */
const LEAST_BYTES = TARGET_BYTES / 16;

/**
 * A chunk shape for data that lie in one piece, C order, not compressed. Any cut along the leading dimensions is again one
 * piece, but a regular grid has no short last chunk, so only divisors of a length are possible. Small arrays stay whole.
 * The search for a divisor is charged to the budget, if there is one.
 */
export function contiguousChunkShape(shape: readonly number[], itemBytes: number, budget?: Budget): number[] {
	const chunkShape = shape.map((length) => Math.max(length, 1));
	if (elementCount(chunkShape) * itemBytes <= 2 * TARGET_BYTES) return chunkShape;
	let rowBytes = elementCount(chunkShape) * itemBytes;
	for (const [d, length] of chunkShape.entries()) {
		rowBytes /= length;
		if (rowBytes > TARGET_BYTES) {
			chunkShape[d] = 1;
			continue;
		}
		// Behind a dimension that is cut to more than 1 the chunk must go on to the end to stay in one piece.
		const least = Math.ceil(LEAST_BYTES / rowBytes);
		chunkShape[d] = largestDivisor(length, least, Math.floor(TARGET_BYTES / rowBytes), budget) ?? length;
		break;
	}
	return chunkShape;
}

/** About what a division of numbers beyond 32 bits takes. */
const DIVISION_STEPS = 4;

/**
 * The largest divisor within bounds. Divisors come in pairs, so it is looked for among the smaller of the two ranges: that of
 * the divisors themselves, or that of how many chunks there would be.
 */
function largestDivisor(length: number, least: number, most: number, budget: Budget | undefined): number | undefined {
	const largest = Math.min(length, most);
	const [fewest, highest] = [Math.ceil(length / largest), Math.floor(length / least)];
	budget?.work(DIVISION_STEPS * Math.max(0, Math.min(largest - least, highest - fewest)));
	if (highest - fewest < largest - least) {
		for (let count = fewest; count <= highest; count++) if (length % count === 0) return length / count;
	} else for (let divisor = largest; divisor >= least; divisor--) if (length % divisor === 0) return divisor;
	return undefined;
}
