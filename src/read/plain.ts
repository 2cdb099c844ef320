import { swapUnits } from "../codecs/byte-order.ts";
import { allocate } from "../codecs/memory.ts";
import type { ObjectStoreRegistry } from "../io/registry.ts";
import type { ByteRange } from "../io/source.ts";
import type { ChunkEntry } from "../manifest/chunk-manifest.ts";
import type { ManifestArray } from "../manifest/manifest-array.ts";
import type { StoreArray } from "../manifest/manifest-group.ts";
import { isFixed, swapUnitBytes } from "../zarr/data-type.ts";
import { elementCount } from "../zarr/nd-array.ts";
import type { ResolvedRange } from "./selection.ts";

/**
 * Rows of an array whose chunks are rows, neither compressed nor reordered: NetCDF-3 records, raw images. Their bytes go
 * straight to their places, and the byte order is changed once for all, instead of a decoder for each of perhaps a million
 * records. Undefined where the array is not like that, a chunk is missing or parts of rows are selected: then the general way
 * is taken.
 */
export async function readPlainRows(
	array: StoreArray,
	ranges: readonly ResolvedRange[],
	registry: ObjectStoreRegistry,
	signal: AbortSignal | undefined,
): Promise<Uint8Array | undefined> {
	const plan = planRows(array);
	const [rows, ...others] = ranges;
	if (plan === undefined || rows === undefined || rows.count < 2 || rows.step !== 1) return undefined;
	const { shape } = array.description;
	if (others.some(({ step, count }, d) => step !== 1 || count !== shape[d + 1])) return undefined;
	const manifest = await (array as ManifestArray).manifestFor(rows.count);
	if (manifest === undefined) return undefined;
	const { rowBytes, isBig, unitBytes } = plan;
	const index = shape.map(() => 0);
	const extents = new Map<string, Extent[]>();
	for (let row = 0; row < rows.count; row++) {
		index[0] = rows.start + row;
		const entry = manifest.get(index);
		if (entry.kind !== "virtual" || entry.length !== rowBytes) return undefined;
		addRow(extents, entry, row, rowBytes);
	}
	const out = allocate(rows.count * rowBytes);
	await Promise.all(
		Array.from(extents, async ([url, list]) => {
			const parts = await registry.source(url).readMany(list, { signal, use: "chunk" });
			for (const [i, { offset, rowOffsets }] of list.entries()) {
				const part = parts[i] as Uint8Array;
				for (let r = 0; r < rowOffsets.length; r += 2) {
					const begin = (rowOffsets[r + 1] as number) - offset;
					out.set(part.subarray(begin, begin + rowBytes), (rowOffsets[r] as number) * rowBytes);
				}
			}
		}),
	);
	return isBig && unitBytes !== undefined ? swapUnits(out, unitBytes) : out;
}

/** A piece of a file, with the rows in it: their numbers and offsets in turn. */
type Extent = ByteRange & { rowOffsets: number[] };

/** Gaps that are cheaper to read than to ask around, and the most that one request should bring. */
const GAP_BYTES = 2 ** 14;
const EXTENT_BYTES = 2 ** 22;

function addRow(
	extents: Map<string, Extent[]>,
	{ url, offset }: Extract<ChunkEntry, { kind: "virtual" }>,
	row: number,
	rowBytes: number,
): void {
	const list = extents.get(url) ?? [];
	if (list.length === 0) extents.set(url, list);
	const last = list.at(-1);
	const gap = last === undefined ? -1 : offset - (last.offset + last.length);
	if (last !== undefined && gap >= 0 && gap <= GAP_BYTES && last.length < EXTENT_BYTES) {
		last.length += gap + rowBytes;
		last.rowOffsets.push(row, offset);
	} else list.push({ offset, length: rowBytes, rowOffsets: [row, offset] });
}

function planRows(array: StoreArray) {
	const { chunkGrid, codecs, dataType, shape } = array.description;
	const [codec, ...others] = codecs;
	if (array.kind !== "manifest" || codec?.name !== "bytes" || others.length > 0 || !isFixed(dataType)) return undefined;
	if (chunkGrid.kind !== "regular" || chunkGrid.chunkShape[0] !== 1) return undefined;
	if (!chunkGrid.chunkShape.every((length, d) => d === 0 || length === shape[d])) return undefined;
	const unitBytes = swapUnitBytes(dataType);
	// Units of a struct differ: its decoder knows them.
	if (dataType.kind === "struct") return undefined;
	const isBig = codec.configuration?.endian === "big";
	return { rowBytes: elementCount(chunkGrid.chunkShape) * dataType.itemBytes, isBig, unitBytes };
}
