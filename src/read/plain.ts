import { swapUnits } from "../codecs/byte-order.ts";
import { allocate } from "../codecs/memory.ts";
import type { ObjectStoreRegistry } from "../io/registry.ts";
import type { ByteRange, Source } from "../io/source.ts";
import type { ChunkEntry } from "../manifest/chunk-manifest.ts";
import type { ManifestArray } from "../manifest/manifest-array.ts";
import type { StoreArray } from "../manifest/manifest-group.ts";
import { isFixed, swapUnitBytes } from "../zarr/data-type.ts";
import { elementCount } from "../zarr/nd-array.ts";
import { countTouched } from "./selected-chunks.ts";
import type { ResolvedRange } from "./selection.ts";

/**
 * Rows of an array whose chunks are some of its rows, neither compressed nor reordered: NetCDF-3 records, data in one piece, raw
 * images. Their bytes go straight to their places, from a local file without memory in between, and the byte order is changed
 * once for all, instead of a decoder for each of perhaps a million records. Undefined where the array is not like that, a chunk
 * is missing or parts of rows are selected: then the general way is taken.
 */
export async function readPlainRows(
	array: StoreArray,
	ranges: readonly ResolvedRange[],
	registry: ObjectStoreRegistry,
	signal: AbortSignal | undefined,
): Promise<Uint8Array | undefined> {
	const plan = planRows(array, ranges);
	if (plan === undefined) return undefined;
	const { cut, rowBytes, isBig, unitBytes } = plan;
	const manifest = await (array as ManifestArray).manifestFor(countTouched(array.description, ranges));
	if (manifest === undefined) return undefined;
	const extents = new Map<string, Extent[]>();
	let to = 0;
	for (const { index, first, count } of rowsOf(plan, ranges)) {
		const entry = manifest.get(index);
		if (entry.kind !== "virtual" || entry.length !== cut * rowBytes) return undefined;
		const piece = { offset: entry.offset + first * rowBytes, length: count * rowBytes };
		addPiece(extents, entry.url, piece, to);
		to += piece.length;
	}
	const out = allocate(to);
	await Promise.all(
		Array.from(extents, async ([url, list]) => {
			const source = registry.source(url);
			await Promise.all(list.map((extent) => readExtent(source, extent, out, signal)));
		}),
	);
	return isBig && unitBytes !== undefined ? swapUnits(out, unitBytes) : out;
}

/** A chunk, and the rows of it that are selected. */
type ChunkRows = { index: readonly number[]; first: number; count: number };

/** What of each chunk goes to the result, in its order. */
function* rowsOf({ axis, cut, rank }: RowPlan, ranges: readonly ResolvedRange[]): IterableIterator<ChunkRows> {
	if (ranges.some(({ count }) => count === 0)) return;
	const { start, count } = ranges[axis] as ResolvedRange;
	const index = new Array<number>(rank).fill(0);
	function* along(d: number): IterableIterator<ChunkRows> {
		if (d < axis) {
			const { start, step, count } = ranges[d] as ResolvedRange;
			for (let i = 0; i < count; i++) {
				index[d] = start + i * step;
				yield* along(d + 1);
			}
			return;
		}
		for (let row = start; row < start + count; ) {
			const chunk = Math.floor(row / cut);
			const end = Math.min(start + count, (chunk + 1) * cut);
			index[axis] = chunk;
			yield { index, first: row - chunk * cut, count: end - row };
			row = end;
		}
	}
	yield* along(0);
}

/** A piece of a file, and what of it goes where in the result: offsets in the file, lengths and places in turn. */
type Extent = ByteRange & { pieces: number[] };

/** Gaps that are cheaper to read than to ask around, and the most that one request should bring. */
const GAP_BYTES = 2 ** 14;
const EXTENT_BYTES = 2 ** 22;

/** Below this a copy costs nothing, and sources join requests for pieces that lie near each other. */
const INTO_BYTES = 2 ** 16;

function addPiece(
	extents: Map<string, Extent[]>,
	url: string,
	{ offset, length }: Pick<Extract<ChunkEntry, { kind: "virtual" }>, "offset" | "length">,
	to: number,
): void {
	const list = extents.get(url) ?? [];
	if (list.length === 0) extents.set(url, list);
	const last = list.at(-1);
	const gap = last === undefined ? -1 : offset - (last.offset + last.length);
	if (last === undefined || gap < 0 || gap > GAP_BYTES || last.length >= EXTENT_BYTES) {
		list.push({ offset, length, pieces: [offset, length, to] });
		return;
	}
	last.length += gap + length;
	const { pieces } = last;
	const isNext = gap === 0 && (pieces.at(-1) as number) + (pieces.at(-2) as number) === to;
	if (isNext) pieces[pieces.length - 2] = (pieces.at(-2) as number) + length;
	else pieces.push(offset, length, to);
}

async function readExtent(
	source: Source,
	{ offset, length, pieces }: Extent,
	out: Uint8Array,
	signal: AbortSignal | undefined,
): Promise<void> {
	const options = { signal, use: "chunk" } as const;
	if (pieces.length === 3 && length >= INTO_BYTES && source.readInto !== undefined) {
		const to = pieces[2] as number;
		return source.readInto(offset, out.subarray(to, to + length), options);
	}
	const bytes = await source.read(offset, length, options);
	for (let i = 0; i < pieces.length; i += 3) {
		const begin = (pieces[i] as number) - offset;
		out.set(bytes.subarray(begin, begin + (pieces[i + 1] as number)), pieces[i + 2] as number);
	}
}

/** Along which dimension chunks are cut, to how many rows, and what a row is. */
type RowPlan = {
	rank: number;
	axis: number;
	cut: number;
	rowBytes: number;
	isBig: boolean;
	unitBytes: number | undefined;
};

function planRows(array: StoreArray, ranges: readonly ResolvedRange[]): RowPlan | undefined {
	const { chunkGrid, codecs, dataType, shape } = array.description;
	const [codec, ...others] = codecs;
	if (array.kind !== "manifest" || codec?.name !== "bytes" || others.length > 0 || !isFixed(dataType)) return undefined;
	// Units of a struct differ: its decoder knows them.
	if (chunkGrid.kind !== "regular" || shape.length === 0 || dataType.kind === "struct") return undefined;
	const { chunkShape } = chunkGrid;
	// Where chunks are single rows all along, the last dimension that is not whole is the one that counts.
	const axis = Math.max(
		chunkShape.findLastIndex((length, d) => length !== shape[d]),
		0,
	);
	if (chunkShape.some((length, d) => (d < axis ? length !== 1 : d > axis && length !== shape[d]))) return undefined;
	if (ranges.some(({ step, count }, d) => (d === axis && step !== 1) || (d > axis && count !== shape[d])))
		return undefined;
	return {
		rank: shape.length,
		axis,
		cut: chunkShape[axis] as number,
		rowBytes: elementCount(chunkShape.slice(axis + 1)) * dataType.itemBytes,
		isBig: codec.configuration?.endian === "big",
		unitBytes: swapUnitBytes(dataType),
	};
}
