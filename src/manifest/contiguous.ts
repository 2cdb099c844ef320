import { elementCount } from "../zarr/nd-array.ts";

/** Chunks that one request fetches in reasonable time, and a viewer wants at once. */
const TARGET_BYTES = 4 * 2 ** 20;
/** A length without suitable divisors (a prime) is rather left whole than cut into crumbs. */
const LEAST_BYTES = TARGET_BYTES / 16;

/**
 * A chunk shape for data that lie in one piece, C order, not compressed. Any cut along the leading dimensions is again one
 * piece, but a regular grid has no short last chunk, so only divisors of a length are possible. Small arrays stay whole.
 */
export function contiguousChunkShape(shape: readonly number[], itemBytes: number): number[] {
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
		const divisor = largestDivisor(length, Math.floor(TARGET_BYTES / rowBytes), Math.ceil(LEAST_BYTES / rowBytes));
		if (divisor * rowBytes >= LEAST_BYTES) chunkShape[d] = divisor;
		break;
	}
	return chunkShape;
}

/** 1 where there is none of at least that size. Whichever there are fewer of are tried: divisors, or what they go into. */
function largestDivisor(length: number, atMost: number, atLeast: number): number {
	const most = Math.min(length, atMost);
	const fewest = Math.ceil(length / most);
	const last = Math.floor(length / Math.max(atLeast, 1));
	if (last - fewest < most - atLeast) {
		for (let count = fewest; count <= last; count++) if (length % count === 0) return length / count;
	} else
		for (let divisor = most; divisor >= atLeast && divisor > 1; divisor--) if (length % divisor === 0) return divisor;
	return 1;
}
