// Arrays in C order, cut into chunks that divide them.

/** Places of the chunks in their grid, the last dimension fastest. */
export function gridOf(shape, chunkShape) {
	return shape.reduce(
		(places, length, d) => places.flatMap((place) => upTo(length / chunkShape[d]).map((i) => [...place, i])),
		[[]],
	);
}

/** The chunks in the order of the grid, each an array of its own. */
export function chunksOf(values, shape, chunkShape) {
	const strides = shape.map((_, d) => product(shape.slice(d + 1)));
	const rowLength = chunkShape.at(-1);
	const rows = gridOf(
		chunkShape.slice(0, -1),
		chunkShape.slice(0, -1).map(() => 1),
	);
	return gridOf(shape, chunkShape).map((place) => {
		const chunk = new values.constructor(product(chunkShape));
		const start = dot(
			place.map((i, d) => i * chunkShape[d]),
			strides,
		);
		for (const [i, row] of rows.entries()) {
			const at = start + dot(row, strides);
			chunk.set(values.subarray(at, at + rowLength), i * rowLength);
		}
		return chunk;
	});
}

function upTo(count) {
	return Array.from({ length: count }, (_, i) => i);
}

function product(lengths) {
	return lengths.reduce((result, length) => result * length, 1);
}

function dot(a, b) {
	return a.reduce((sum, value, i) => sum + value * b[i], 0);
}
