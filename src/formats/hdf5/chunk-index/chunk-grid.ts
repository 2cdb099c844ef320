import { MiraError } from "../../../errors.ts";
import { countChunks } from "../../../manifest/chunk-manifest.ts";

/** Stands for the number of a chunk outside the current shape. */
export const OUTSIDE = -1;

/** The grid of the chunks of a dataset: as it is now, and as it may become. */
export type ChunkGrid = {
	/** Chunks along each dimension of the current shape. */
	shape: number[];
	/** Chunks of the current shape. */
	count: number;
	/** How far the number of a chunk goes on for each step along a dimension. */
	strides: number[];
	/** Chunks along each dimension of the largest shape; undefined along an unlimited one. */
	maxShape: (number | undefined)[];
};

/** The grid of a dataset; `maxShape` is undefined where it equals the shape. */
export function createChunkGrid(
	chunkShape: readonly number[],
	shape: readonly number[],
	maxShape: readonly (number | undefined)[] | undefined,
	path: string,
): ChunkGrid {
	const hasRank = chunkShape.length === shape.length && (maxShape?.length ?? shape.length) === shape.length;
	const fits = shape.every((length, d) => length <= (maxShape === undefined ? length : (maxShape[d] ?? Infinity)));
	if (!hasRank || !fits || !chunkShape.every((length) => length > 0))
		throw new MiraError(
			"corrupt-file",
			`chunks of [${chunkShape.join(", ")}] contradict a shape of [${shape.join(", ")}]` +
				(maxShape === undefined ? "" : ` of at most [${maxShape.map((length) => length ?? "unlimited").join(", ")}]`),
			{ path },
		);
	const gridShape = shape.map((length, d) => Math.ceil(length / (chunkShape[d] as number)));
	return {
		shape: gridShape,
		count: countChunks(gridShape),
		strides: stridesOf(gridShape),
		maxShape: (maxShape ?? shape).map((length, d) =>
			length === undefined ? undefined : Math.ceil(length / (chunkShape[d] as number)),
		),
	};
}

/**
 * How indexes without coordinates number the chunks: in C order over the grid of the largest shape, so the number of
 * a chunk stays when the dataset grows. An unlimited dimension has no end and can only be the slowest: extensible arrays
 * move it to the front (H5Dearray.c, "swizzled" coordinates).
 */
export class ElementNumbering {
	/** Dimensions of the dataset, from the slowest to the fastest. */
	readonly #order: number[];
	/** In that order: chunks at most, chunks now, and strides in the current grid. */
	readonly #maxLengths: number[];
	readonly #lengths: number[];
	readonly #strides: number[];
	/** Where only the slowest dimension can grow, numbers are the same in both grids; then this is their end, else 0. */
	readonly #sameBelow: number;

	constructor(grid: ChunkGrid) {
		const dimensions = [...grid.shape.keys()];
		const isUnlimited = (d: number): boolean => grid.maxShape[d] === undefined;
		this.#order = [...dimensions.filter(isUnlimited), ...dimensions.filter((d) => !isUnlimited(d))];
		this.#maxLengths = this.#order.map((d) => grid.maxShape[d] ?? Infinity);
		this.#lengths = this.#order.map((d) => grid.shape[d] as number);
		this.#strides = this.#order.map((d) => grid.strides[d] as number);
		const isSame = this.#order.every((d, i) => d === i && (i === 0 || this.#lengths[i] === this.#maxLengths[i]));
		this.#sameBelow = isSame ? grid.count : 0;
	}

	/** Elements in all, Infinity when a dimension is unlimited. */
	get elementCount(): number {
		return this.#maxLengths.reduce((product, length) => product * length, 1);
	}

	/** The number of a chunk in the current grid, or `OUTSIDE`. */
	chunkNumber(element: number): number {
		if (element < this.#sameBelow) return element;
		let rest = element;
		let number = 0;
		for (let i = this.#order.length - 1; i > 0; i--) {
			const length = this.#maxLengths[i] as number;
			const at = rest % length;
			if (at >= (this.#lengths[i] as number)) return OUTSIDE;
			number += at * (this.#strides[i] as number);
			rest = (rest - at) / length;
		}
		return rest < (this.#lengths[0] as number) ? number + rest * (this.#strides[0] as number) : OUTSIDE;
	}
}

function stridesOf(gridShape: readonly number[]): number[] {
	const strides = new Array<number>(gridShape.length);
	let stride = 1;
	for (let d = gridShape.length - 1; d >= 0; d--) {
		strides[d] = stride;
		stride *= gridShape[d] as number;
	}
	return strides;
}
