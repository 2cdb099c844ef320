import { MiraError } from "../errors.ts";
import {
	ABSENT,
	type ChunkEntry,
	ChunkManifest,
	chunkNumber,
	countChunks,
	INLINED,
	type ManifestColumns,
} from "./chunk-manifest.ts";
import { ManifestBuilder } from "./manifest-builder.ts";
import { UrlTable } from "./url-table.ts";

/** Parts with less on the average take more memory as objects than their rows do. */
const SMALL_ROWS = 64;

/**
 * Manifests joined along one axis of their grids. Nothing is read, and where parts are large nothing is copied: the result looks
 * into them, and only what asks for its `columns` as a whole makes them one. Small ones become columns, and are let go.
 */
export function concatManifests(parts: readonly ChunkManifest[], axis: number): ChunkManifest {
	const [first, ...others] = parts;
	if (first === undefined) throw new MiraError("bad-argument", "there is nothing to concatenate");
	if (others.length === 0) return first;
	for (const part of others) {
		const fits =
			part.gridShape.length === first.gridShape.length &&
			part.gridShape.every((n, d) => d === axis || n === first.gridShape[d]);
		if (!fits)
			throw new MiraError(
				"bad-argument",
				`grids of [${first.gridShape.join(", ")}] and [${part.gridShape.join(", ")}] chunks cannot be joined along axis ${axis}`,
			);
	}
	const joined = new JoinedManifest(parts, axis);
	const isMany = joined.rowCount < parts.length * SMALL_ROWS;
	return isMany ? new ChunkManifest(joined.gridShape, joined.columns) : joined;
}

/** Manifests side by side, each with its own columns. */
class JoinedManifest extends ChunkManifest {
	readonly #axis: number;
	readonly #parts: readonly ChunkManifest[];
	/** Where each part begins along the axis, and where the last one ends. */
	readonly #starts: Float64Array;

	constructor(parts: readonly ChunkManifest[], axis: number) {
		// What was joined along the same axis before is not nested.
		const flat = parts.flatMap((part) =>
			part instanceof JoinedManifest && part.#axis === axis ? part.#parts : [part],
		);
		const starts = new Float64Array(flat.length + 1);
		for (const [i, part] of flat.entries()) starts[i + 1] = (starts[i] as number) + (part.gridShape[axis] as number);
		const grid = (parts[0] as ChunkManifest).gridShape.map((n, d) => (d === axis ? (starts.at(-1) as number) : n));
		super(grid, () => joinColumns(flat, axis, grid));
		this.#axis = axis;
		this.#parts = flat;
		this.#starts = starts;
		countChunks(grid);
	}

	override get urls(): readonly string[] {
		return [...new Set(this.#parts.flatMap((part) => part.urls))];
	}

	override get rowCount(): number {
		return this.#sum((part) => part.rowCount);
	}

	override get referenceCount(): number {
		return this.#sum((part) => part.referenceCount);
	}

	override get presentCount(): number {
		return this.#sum((part) => part.presentCount);
	}

	override get inlinedBytes(): number {
		return this.#sum((part) => part.inlinedBytes);
	}

	override get memoryBytes(): number {
		return this.#sum((part) => part.memoryBytes);
	}

	override get(index: readonly number[]): ChunkEntry {
		if (chunkNumber(this.gridShape, index) === undefined) return { kind: "missing" };
		const { part, begin } = this.#locate(index[this.#axis] as number);
		return part.get(index.map((i, d) => (d === this.#axis ? i - begin : i)));
	}

	override *entries(): IterableIterator<[index: number[], entry: ChunkEntry]> {
		// Only along the first axis is the order of the parts that of the chunks.
		if (this.#axis > 0) return yield* super.entries();
		for (const [i, part] of this.#parts.entries())
			for (const [[first = 0, ...rest], entry] of part.entries())
				yield [[first + (this.#starts[i] as number), ...rest], entry];
	}

	override renameUrls(rename: (url: string) => string): ChunkManifest {
		return new JoinedManifest(
			this.#parts.map((part) => part.renameUrls(rename)),
			this.#axis,
		);
	}

	#sum(count: (part: ChunkManifest) => number): number {
		return this.#parts.reduce((sum, part) => sum + count(part), 0);
	}

	/** The last part that begins at or before a place: empty parts hold nothing. */
	#locate(place: number): { part: ChunkManifest; begin: number } {
		let low = 0;
		let high = this.#parts.length;
		while (high - low > 1) {
			const middle = (low + high) >>> 1;
			if ((this.#starts[middle] as number) <= place) low = middle;
			else high = middle;
		}
		return { part: this.#parts[low] as ChunkManifest, begin: this.#starts[low] as number };
	}
}

function joinColumns(parts: readonly ChunkManifest[], axis: number, grid: readonly number[]): ManifestColumns {
	return parts.every((part) => part.columns.keys === undefined)
		? joinDense(parts, axis, grid)
		: joinSparse(parts, axis, grid);
}

function joinDense(parts: readonly ChunkManifest[], axis: number, grid: readonly number[]): ManifestColumns {
	const size = countChunks(grid);
	const urlIds = new Uint32Array(size);
	const offsets = new Float64Array(size);
	const lengths = new Uint32Array(size);
	const longLengths = new Map<number, number>();
	const urls = new UrlTable();
	const inlined: Uint8Array[] = [];
	const outer = countChunks(grid.slice(0, axis));
	const inner = countChunks(grid.slice(axis + 1));
	const stride = (grid[axis] as number) * inner;
	let begin = 0;
	for (const part of parts) {
		const columns = part.columns;
		const run = (part.gridShape[axis] as number) * inner;
		const ids = Uint32Array.from(columns.urls, (url) => urls.intern(url));
		const inlinedBase = inlined.length;
		for (const bytes of columns.inlined) inlined.push(bytes);
		for (let o = 0; o < outer; o++) {
			const from = o * run;
			const to = o * stride + begin;
			offsets.set(columns.offsets.subarray(from, from + run), to);
			lengths.set(columns.lengths.subarray(from, from + run), to);
			for (let i = 0; i < run; i++) {
				const id = columns.urlIds[from + i] as number;
				urlIds[to + i] = id < ABSENT ? (ids[id] as number) : id;
				if (id === INLINED) offsets[to + i] = (offsets[to + i] as number) + inlinedBase;
			}
			for (const [row, length] of columns.longLengths)
				if (row >= from && row < from + run) longLengths.set(to + row - from, length);
		}
		begin += run;
	}
	return { keys: undefined, urlIds, offsets, lengths, longLengths, urls: urls.urls, inlined };
}

function joinSparse(parts: readonly ChunkManifest[], axis: number, grid: readonly number[]): ManifestColumns {
	const expected = parts.reduce((sum, part) => sum + part.rowCount, 0);
	const builder = new ManifestBuilder(grid, { expected });
	const inner = countChunks(grid.slice(axis + 1));
	const stride = (grid[axis] as number) * inner;
	let begin = 0;
	for (const part of parts) {
		const run = (part.gridShape[axis] as number) * inner;
		const copy = builder.copyFrom(part.columns);
		const { keys, urlIds } = part.columns;
		for (let row = 0; row < urlIds.length; row++) {
			const number = keys?.[row] ?? row;
			copy(row, Math.floor(number / run) * stride + begin + (number % run));
		}
		begin += run;
	}
	return builder.build().columns;
}
