import { encodeChunk } from "../../codecs/index.ts";
import { ChunkManifest, chunkIndex, chunkNumber } from "../../manifest/chunk-manifest.ts";
import type { StoreArray } from "../../manifest/manifest-group.ts";
import { type ChunkElements, fillElements, readChunk } from "../../read/chunk.ts";
import { gridShape } from "../../zarr/chunk-grid.ts";
import { elementCount } from "../../zarr/nd-array.ts";
import { sameBytes } from "../../zarr/scalar.ts";
import { type InlineContext, withInlined } from "./inlined-chunks.ts";

/**
 * The manifest of an array that is stretched to the lengths of its dimensions: an unlimited dimension of NetCDF-4 is as long
 * as the longest array along it, and where the others end they read as their fill value. New chunks are holes; those on the
 * old border are looked at, and inlined if they hold anything else behind it.
 */
export async function extendManifest(
	array: StoreArray,
	manifest: ChunkManifest,
	extent: { shape: readonly number[]; chunkShape: number[] },
	{ store, budget, signal }: InlineContext,
): Promise<ChunkManifest> {
	const { shape, chunkShape } = extent;
	const { path, shape: ownShape, dataType, codecs } = array.description;
	const { gridShape: ownGrid, columns } = manifest;
	const grid = gridShape({ kind: "regular", chunkShape }, shape);
	const keys = new Float64Array(columns.urlIds.length);
	const mended = new Map<number, Uint8Array>();
	for (const row of keys.keys()) {
		const index = chunkIndex(ownGrid, columns.keys?.[row] ?? row);
		keys[row] = chunkNumber(grid, index) as number;
		const isOnBorder = index.some((i, d) => {
			const [own, length] = [ownShape[d] as number, chunkShape[d] as number];
			return (shape[d] as number) > own && (i + 1) * length > own;
		});
		if (!isOnBorder || manifest.get(index).kind === "missing") continue;
		const chunk = await readChunk(store, array, index, { signal });
		const start = index.map((i, d) => i * (chunkShape[d] as number));
		if (!fillBehind(array, chunk.elements, chunkShape, start)) continue;
		const bytes = await encodeChunk(chunk.elements, codecs, { dataType, shape: chunkShape });
		const why =
			"its dimensions are longer than the array, and behind its end they hold something else than the fill value";
		budget.spend(path, bytes.length, "chunks on the border", why);
		mended.set(row, bytes);
	}
	return withInlined(new ChunkManifest(grid, { ...columns, keys }), mended);
}

/** Makes every element of a chunk behind the end of its array the fill value; false if they all were. */
function fillBehind(
	array: StoreArray,
	elements: ChunkElements,
	chunkShape: readonly number[],
	start: readonly number[],
): boolean {
	const { shape } = array.description;
	const fill = fillElements(array, 1);
	let isChanged = false;
	for (let n = 0; n < elementCount(chunkShape); n++) {
		const place = chunkIndex(chunkShape, n);
		if (place.every((i, d) => i + (start[d] as number) < (shape[d] as number))) continue;
		if (elements instanceof Uint8Array && fill instanceof Uint8Array) {
			const element = elements.subarray(n * fill.length, (n + 1) * fill.length);
			isChanged ||= !sameBytes(element, fill);
			element.set(fill);
		} else if (Array.isArray(elements) && Array.isArray(fill)) {
			isChanged ||= elements[n] !== fill[0];
			elements[n] = fill[0] as string;
		}
	}
	return isChanged;
}
