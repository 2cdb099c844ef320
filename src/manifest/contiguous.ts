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
		const divisor = largestDivisor(length, Math.floor(TARGET_BYTES / rowBytes));
		if (divisor * rowBytes >= LEAST_BYTES) chunkShape[d] = divisor;
		break;
	}
	return chunkShape;
}

function largestDivisor(length: number, atMost: number): number {
	for (let divisor = Math.min(length, atMost); divisor > 1; divisor--) if (length % divisor === 0) return divisor;
	return 1;
}
