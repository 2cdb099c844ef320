import { createPipeline } from "../../codecs/index.ts";
import { DerivedArray } from "../../manifest/derived-array.ts";
import { ManifestArray, withChunks } from "../../manifest/manifest-array.ts";
import { ManifestBuilder, REFERENCE_BYTES } from "../../manifest/manifest-builder.ts";
import type { StoreArray } from "../../manifest/manifest-group.ts";
import { gridShape } from "../../zarr/chunk-grid.ts";
import { gcd } from "../../zarr/gcd.ts";
import { joinBytes } from "../../zarr/join-bytes.ts";
import { elementCount } from "../../zarr/nd-array.ts";
import type { Filter } from "../hdf5/object-model.ts";
import type { FixedElement } from "../hdf5/to-zarr/zarr-type.ts";
import type { ArrayContext, Shaped } from "./array.ts";
import type { DmrBlock } from "./document.ts";
import { chainFor } from "./filters.ts";

/**
 * The array of a variable whose values lie in several pieces: the linked blocks of HDF4. Where each holds whole rows, and
 * nothing compresses them, they are chunks; otherwise they are put together when read.
 */
export function blockArray(
	shaped: Shaped,
	element: FixedElement,
	filters: readonly Filter[],
	blocks: readonly DmrBlock[],
	{ dataUrl, registry }: ArrayContext,
): StoreArray {
	const { path, shape, dataType } = shaped;
	const codecs = chainFor(filters, 0, element, { elementBytes: element.storedBytes, path });
	const rows = filters.length === 0 ? commonRows(shape, element.storedBytes, blocks) : undefined;
	if (rows !== undefined) {
		const chunkGrid = { kind: "regular" as const, chunkShape: [rows, ...shape.slice(1)] };
		const rowBytes = elementCount(shape.slice(1)) * element.storedBytes;
		return new ManifestArray(withChunks(shaped, chunkGrid, codecs), () => {
			const chunkCount = (shape[0] ?? 0) / rows;
			registry.budget.hold(chunkCount * REFERENCE_BYTES);
			const builder = new ManifestBuilder(gridShape(chunkGrid, shape), { path });
			let number = 0;
			for (const { offset, length, href } of blocks)
				for (let at = 0; at < length; at += rows * rowBytes)
					builder.virtualAt(number++, dataUrl(href), offset + at, rows * rowBytes);
			return builder.build();
		});
	}
	const chunkShape = shape.map((length) => Math.max(1, length));
	const chunkGrid = { kind: "regular" as const, chunkShape };
	return new DerivedArray({ ...shaped, chunkGrid }, async (_index, options) => {
		const parts = await readPieces(blocks, { dataUrl, registry }, options);
		const pipeline = await createPipeline(codecs, { dataType, shape: chunkShape });
		return (await pipeline.decode(parts, options)) as Uint8Array;
	});
}

/** The bytes of pieces, one behind the other. */
export async function readPieces(
	pieces: readonly DmrBlock[],
	{ dataUrl, registry }: Pick<ArrayContext, "dataUrl" | "registry">,
	options: { signal?: AbortSignal | undefined },
): Promise<Uint8Array> {
	await requireOwnBytes(pieces, { dataUrl, registry });
	const reads = pieces.map(({ offset, length, href }) =>
		registry.source(dataUrl(href)).read(offset, length, { ...options, use: "chunk" }),
	);
	return joinBytes(await Promise.all(reads));
}

/** Pieces of a sound file do not share bytes; together they have no more than the objects that they are in, or not much. */
async function requireOwnBytes(
	pieces: readonly DmrBlock[],
	{ dataUrl, registry }: Pick<ArrayContext, "dataUrl" | "registry">,
): Promise<void> {
	const { budget } = registry;
	for (const { length, href } of pieces) {
		const source = registry.source(dataUrl(href));
		budget.receive(source.url, length, source.knownBytes ?? (await source.size()));
		budget.hold(length);
	}
}

/** The largest number of rows that divides every block; undefined if one of them does not hold whole rows of the array. */
function commonRows(shape: readonly number[], itemBytes: number, blocks: readonly DmrBlock[]): number | undefined {
	const [height = 0, ...rest] = shape;
	const rowBytes = elementCount(rest) * itemBytes;
	const counts = blocks.map(({ length }) => length / rowBytes);
	if (!counts.every((count) => Number.isInteger(count) && count > 0)) return undefined;
	if (counts.reduce((sum, count) => sum + count, 0) !== height) return undefined;
	return counts.reduce(gcd);
}
