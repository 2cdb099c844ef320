/**
 * The number of a chunk in a different grid from the one it is numbered in; `moved` gives its index there along a dimension. Numbers
 * count in C order. No list of indexes is made: manifests have millions of chunks.
 */
export function renumber(
	number: number,
	from: readonly number[],
	to: readonly number[],
	moved: (index: number, dimension: number) => number,
): number {
	let rest = number;
	let result = 0;
	let stride = 1;
	for (let d = from.length - 1; d >= 0; d--) {
		const length = from[d] as number;
		result += moved(rest % length, d) * stride;
		rest = Math.floor(rest / length);
		stride *= to[d] as number;
	}
	return result;
}
