import { MiraError } from "../../../errors.ts";
import { ABSENT, ChunkManifest, chunkIndex, LONG, type ManifestColumns } from "../../../manifest/chunk-manifest.ts";
import type { Hdf5File } from "../file.ts";
import { type ChunkGrid, createChunkGrid } from "./chunk-grid.ts";
import type { ChunkedLayout } from "./chunk-index.ts";
import { ChunkRows, type ChunkTable, countTo, lengthAt, numberAt } from "./chunk-table.ts";
import { ascends } from "./index-reader.ts";

/** The chunks of a dataset as references, and which of them the filters of the dataset alone do not decode. */
export type PlacedChunks = {
	manifest: ChunkManifest;
	/** Filters that most chunks skip, a bit for each: the codecs of the array leave them out. */
	commonMask: number;
	/** Chunks that skip others, by their numbers in C order. */
	deviating: { number: number; filterMask: number }[];
	/** Numbers of the chunks at the edge of the shape that are stored without any filter. */
	unfilteredEdges: number[];
	/** Numbers of the chunks that begin beyond the end of the file, which is cut off; the manifest has them as missing. */
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
	const { isFiltered, path } = options;
	const { baseAddress, fileBytes } = file;
	const isEdge = isFiltered && layout.hasUnfilteredEdges ? edgeTest(grid, layout.chunkShape, shape) : undefined;
	const unfilteredEdges: number[] = [];
	const beyondEnd: number[] = [];
	const { count, offsets, lengths } = table;
	for (let row = 0; row < count; row++) {
		const offset = offsets[row] as number;
		const storedLength = lengths[row] as number;
		// Almost every row, at little cost.
		const isInFile = offset > baseAddress && offset < fileBytes && storedLength > 0 && storedLength < LONG;
		if (isInFile && isEdge === undefined && (isFiltered || storedLength === chunkBytes)) continue;
		const number = numberAt(table, row);
		const length = lengthAt(table, row);
		const isUnfilteredEdge = isEdge?.(number) === true;
		// At the base address there is the superblock.
		const isRight = offset > baseAddress && length > 0 && Number.isSafeInteger(offset + length);
		if (!isRight || ((!isFiltered || isUnfilteredEdge) && length !== chunkBytes))
			throw corrupt(`chunk ${number} cannot have ${length} bytes at ${offset}`, file, path);
		if (offset >= fileBytes) beyondEnd.push(number);
		else if (isUnfilteredEdge) unfilteredEdges.push(number);
	}
	const inFile = beyondEnd.length === 0 ? table : withinFile(table, fileBytes);
	return {
		manifest: toManifest(inFile, grid, file, path),
		...masksOf(inFile, new Set(unfilteredEdges)),
		unfilteredEdges,
		beyondEnd,
	};
}

function corrupt(message: string, file: Hdf5File, path: string): MiraError {
	return new MiraError("corrupt-file", message, { url: file.source.url, path });
}

function toManifest(table: ChunkTable, grid: ChunkGrid, file: Hdf5File, path: string): ChunkManifest {
	const placed = columnsOf(table, grid.count);
	if (placed === undefined) throw corrupt("its chunk index names a chunk twice", file, path);
	return new ChunkManifest(grid.shape, { ...placed, urls: [file.source.url], inlined: [] });
}

type PlacedColumns = Omit<ManifestColumns, "urls" | "inlined">;

/** Rows in ascending order become columns as they are; others are put in order. Undefined where two are of one chunk. */
function columnsOf(table: ChunkTable, chunkCount: number): PlacedColumns | undefined {
	const { count, numbers, offsets, lengths, longLengths } = table;
	// As `ManifestBuilder` decides: a dense row costs 16 bytes, a sparse one 24.
	const isDense = count * 3 >= chunkCount * 2;
	const isInOrder = numbers === undefined || ascends(numbers, count);
	if (isDense && !(isInOrder && count === chunkCount)) return spread(table, chunkCount);
	if (!isInOrder) return sorted(table, numbers);
	const keys = isDense ? undefined : (numbers ?? countTo(count));
	return { keys, urlIds: new Uint32Array(count), offsets, lengths, longLengths };
}

/** Every row in the place of its number. */
function spread(table: ChunkTable, chunkCount: number): PlacedColumns | undefined {
	const urlIds = new Uint32Array(chunkCount).fill(ABSENT);
	const offsets = new Float64Array(chunkCount);
	const lengths = new Uint32Array(chunkCount);
	for (let row = 0; row < table.count; row++) {
		const to = numberAt(table, row);
		if (urlIds[to] !== ABSENT) return undefined;
		urlIds[to] = 0;
		offsets[to] = table.offsets[row] as number;
		lengths[to] = table.lengths[row] as number;
	}
	const longLengths = new Map(Array.from(table.longLengths, ([row, length]) => [numberAt(table, row), length]));
	return { keys: undefined, urlIds, offsets, lengths, longLengths };
}

/** The rows in the order of their numbers. */
function sorted({ count, ...table }: ChunkTable, numbers: Float64Array): PlacedColumns | undefined {
	const order = Uint32Array.from({ length: count }, (_, row) => row);
	order.sort((a, b) => (numbers[a] as number) - (numbers[b] as number));
	const keys = Float64Array.from(order, (row) => numbers[row] as number);
	if (!ascends(keys)) return undefined;
	const longLengths = new Map<number, number>();
	if (table.longLengths.size > 0)
		for (const [to, row] of order.entries()) {
			const length = table.longLengths.get(row);
			if (length !== undefined) longLengths.set(to, length);
		}
	return {
		keys,
		urlIds: new Uint32Array(count),
		offsets: Float64Array.from(order, (row) => table.offsets[row] as number),
		lengths: Uint32Array.from(order, (row) => table.lengths[row] as number),
		longLengths,
	};
}

/** The rows whose chunks begin before the end of the file. */
function withinFile(table: ChunkTable, fileBytes: number): ChunkTable {
	const { count, offsets, filterMasks } = table;
	const rows = new ChunkRows(count);
	for (let row = 0; row < count; row++) {
		const offset = offsets[row] as number;
		if (offset < fileBytes) rows.append(numberAt(table, row), offset, lengthAt(table, row), filterMasks?.[row] ?? 0);
	}
	return rows.finish();
}

/** The most frequent mask and the chunks with another. Chunks at the edge say 0, although no filter was applied. */
function masksOf(table: ChunkTable, edges: ReadonlySet<number>): Pick<PlacedChunks, "commonMask" | "deviating"> {
	const { count, filterMasks } = table;
	if (filterMasks === undefined) return { commonMask: 0, deviating: [] };
	const frequencies = new Map<number, number>();
	for (let row = 0; row < count; row++) {
		if (edges.has(numberAt(table, row))) continue;
		const mask = filterMasks[row] as number;
		frequencies.set(mask, (frequencies.get(mask) ?? 0) + 1);
	}
	let commonMask = 0;
	for (const [mask, frequency] of frequencies) if (frequency > (frequencies.get(commonMask) ?? 0)) commonMask = mask;
	const deviating: PlacedChunks["deviating"] = [];
	for (let row = 0; row < count; row++) {
		const number = numberAt(table, row);
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
