import { MiraError } from "../../../errors.ts";
import { ABSENT, ChunkManifest, chunkIndex, type ManifestColumns } from "../../../manifest/chunk-manifest.ts";
import { ManifestBuilder } from "../../../manifest/manifest-builder.ts";
import type { Hdf5File } from "../file.ts";
import { type ChunkGrid, createChunkGrid } from "./chunk-grid.ts";
import type { ChunkedLayout } from "./chunk-index.ts";
import { ChunkRows, type ChunkTable, lengthAt } from "./chunk-table.ts";

/** The chunks of a dataset as references, and which of them the filters of the dataset alone do not decode. */
export type PlacedChunks = {
	manifest: ChunkManifest;
	/** Filters that most chunks skip, a bit for each: the codecs of the array leave them out. */
	commonMask: number;
	/** Chunks that skip others, by their numbers in C order. */
	deviating: { number: number; filterMask: number }[];
	/** Numbers of the chunks at the edge of the shape that are stored without any filter. */
	unfilteredEdges: number[];
	/** Numbers of the chunks that begin behind the end of the file, which is cut off; the manifest has them as missing. */
	beyondEnd: number[];
};

/** The references of a table of chunks. An impossible place is `corrupt-file`. */
export function placeChunks(
	file: Hdf5File,
	layout: ChunkedLayout,
	shape: readonly number[],
	table: ChunkTable,
	options: { isFiltered: boolean; path: string },
): PlacedChunks {
	const grid = createChunkGrid(layout.chunkShape, shape, undefined, options.path);
	const chunkBytes = layout.chunkShape.reduce((product, length) => product * length, layout.elementBytes);
	const isEdge = options.isFiltered && layout.hasUnfilteredEdges ? edgeTest(grid, layout.chunkShape, shape) : undefined;
	const unfilteredEdges: number[] = [];
	const beyondEnd: number[] = [];
	for (let row = 0; row < table.count; row++) {
		const number = table.numbers[row] as number;
		const offset = table.offsets[row] as number;
		const length = lengthAt(table, row);
		const isWhole = !options.isFiltered || isEdge?.(number) === true;
		// At the base address there is the superblock.
		const isRight = offset > file.baseAddress && length > 0 && Number.isSafeInteger(offset + length);
		if (!isRight || (isWhole && length !== chunkBytes))
			throw new MiraError("corrupt-file", `chunk ${number} cannot have ${length} bytes at ${offset}`, {
				url: file.source.url,
				path: options.path,
			});
		if (offset >= file.fileBytes) beyondEnd.push(number);
		else if (isWhole && options.isFiltered) unfilteredEdges.push(number);
	}
	const inFile = beyondEnd.length === 0 ? table : withinFile(table, file.fileBytes);
	return {
		manifest: toManifest(inFile, grid, file.source.url, options.path),
		...masksOf(inFile, new Set(unfilteredEdges)),
		unfilteredEdges,
		beyondEnd,
	};
}

/** Rows in ascending order become columns as they are; dense rows in another are put in their places. */
function toManifest(table: ChunkTable, grid: ChunkGrid, url: string, path: string): ChunkManifest {
	const { count, numbers, offsets, lengths, longLengths } = table;
	// As `ManifestBuilder` decides: a dense row costs 16 bytes, a sparse one 24.
	const isDense = count * 3 >= grid.count * 2;
	const isAscending = ascends(numbers, count);
	if (!isDense && !isAscending) return sorted(table, grid, url, path);
	const isInPlace = isAscending && (!isDense || count === grid.count);
	return new ChunkManifest(grid.shape, {
		keys: isDense ? undefined : numbers,
		...(isInPlace ? { urlIds: new Uint32Array(count), offsets, lengths, longLengths } : spread(table, grid.count)),
		urls: [url],
		inlined: [],
	});
}

/** Every row in the place of its number. */
function spread(
	{ count, numbers, offsets, lengths, longLengths }: ChunkTable,
	size: number,
): Pick<ManifestColumns, "urlIds" | "offsets" | "lengths" | "longLengths"> {
	const placed = {
		urlIds: new Uint32Array(size).fill(ABSENT),
		offsets: new Float64Array(size),
		lengths: new Uint32Array(size),
	};
	for (let row = 0; row < count; row++) {
		const to = numbers[row] as number;
		placed.urlIds[to] = 0;
		placed.offsets[to] = offsets[row] as number;
		placed.lengths[to] = lengths[row] as number;
	}
	return { ...placed, longLengths: new Map([...longLengths].map(([row, length]) => [numbers[row] as number, length])) };
}

function sorted(table: ChunkTable, grid: ChunkGrid, url: string, path: string): ChunkManifest {
	const { count, numbers, offsets } = table;
	const builder = new ManifestBuilder(grid.shape, { path, expected: count });
	for (let row = 0; row < count; row++)
		builder.virtualAt(numbers[row] as number, url, offsets[row] as number, lengthAt(table, row));
	return builder.build();
}

function ascends(numbers: Float64Array, count: number): boolean {
	for (let row = 1; row < count; row++) if ((numbers[row] as number) <= (numbers[row - 1] as number)) return false;
	return true;
}

/** The rows whose chunks begin before the end of the file. */
function withinFile(table: ChunkTable, fileBytes: number): ChunkTable {
	const { count, numbers, offsets, filterMasks } = table;
	const rows = new ChunkRows(count);
	for (let row = 0; row < count; row++) {
		const offset = offsets[row] as number;
		if (offset < fileBytes) rows.append(numbers[row] as number, offset, lengthAt(table, row), filterMasks?.[row] ?? 0);
	}
	return rows.finish();
}

/** The most frequent mask and the chunks with another. Chunks at the edge say 0, although no filter was applied. */
function masksOf(
	{ count, numbers, filterMasks }: ChunkTable,
	edges: ReadonlySet<number>,
): Pick<PlacedChunks, "commonMask" | "deviating"> {
	if (filterMasks === undefined) return { commonMask: 0, deviating: [] };
	const frequencies = new Map<number, number>();
	for (let row = 0; row < count; row++) {
		if (edges.has(numbers[row] as number)) continue;
		const mask = filterMasks[row] as number;
		frequencies.set(mask, (frequencies.get(mask) ?? 0) + 1);
	}
	let commonMask = 0;
	for (const [mask, frequency] of frequencies) if (frequency > (frequencies.get(commonMask) ?? 0)) commonMask = mask;
	const deviating: PlacedChunks["deviating"] = [];
	for (let row = 0; row < count; row++) {
		const number = numbers[row] as number;
		const filterMask = filterMasks[row] as number;
		if (filterMask !== commonMask && !edges.has(number)) deviating.push({ number, filterMask });
	}
	return { commonMask, deviating };
}

/** Whether a chunk reaches over the edge of the shape. */
function edgeTest(
	grid: ChunkGrid,
	chunkShape: readonly number[],
	shape: readonly number[],
): (number: number) => boolean {
	const cut = shape.map((length, d) => length % (chunkShape[d] as number) !== 0);
	return (number) =>
		chunkIndex(grid.shape, number).some((at, d) => cut[d] === true && at === (grid.shape[d] as number) - 1);
}
