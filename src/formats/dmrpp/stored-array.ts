import { createPipeline, type Decoded, type Pipeline } from "../../codecs/index.ts";
import { diagnosticOf } from "../../diagnostics.ts";
import { hint, isMiraError, MiraError, option } from "../../errors.ts";
import type { ChunkManifest } from "../../manifest/chunk-manifest.ts";
import { contiguousChunkShape } from "../../manifest/contiguous.ts";
import { DerivedArray } from "../../manifest/derived-array.ts";
import { ManifestArray, withChunks } from "../../manifest/manifest-array.ts";
import { ManifestBuilder, REFERENCE_BYTES } from "../../manifest/manifest-builder.ts";
import type { StoreArray } from "../../manifest/manifest-group.ts";
import type { Budget } from "../../zarr/budget.ts";
import { gridShape } from "../../zarr/chunk-grid.ts";
import { elementCount } from "../../zarr/nd-array.ts";
import type { Filter } from "../hdf5/object-model.ts";
import type { FixedElement } from "../hdf5/to-zarr/zarr-type.ts";
import type { ArrayContext, Shaped } from "./array.ts";
import { blockArray, readPieces } from "./block-array.ts";
import type { ListedChunk } from "./chunk-list.ts";
import type { DmrStorage, DmrVariable } from "./document.ts";
import { chainFor, decodes, hasRepeatedDeflate, toFilters, withOneDeflate } from "./filters.ts";

/** The array of a variable whose values are in the data file. */
export async function storedArray(
	shaped: Shaped,
	element: FixedElement,
	variable: DmrVariable,
	context: ArrayContext,
): Promise<StoreArray> {
	const storage = variable.storage as DmrStorage;
	const { path, shape } = shaped;
	const listed = toFilters(storage);
	if (storage.blocks.length > 0) return blockArray(shaped, element, listed, storage.blocks, context);
	const chunkShape = chunkShapeOf(storage, shape, element, listed, context.limits);
	const filters = await appliedFilters(listed, storage, chunkShape, element, path, context);
	context.staleCheck.checkEnd(path, storage.chunks);
	const chunkGrid = { kind: "regular" as const, chunkShape };
	const filterContext = { elementBytes: element.storedBytes, path };
	const [mask = 0, ...otherMasks] = storage.chunks.filterMasks;
	if (otherMasks.length > 0 || storage.hasLinkedBlocks)
		return separateChunks({ ...shaped, chunkGrid }, element, storage, filters, chunkShape, context);
	const codecs = chainFor(filters, mask, element, filterContext);
	context.staleCheck.offer(storage.chunks, { path, chain: codecs, element, chunkShape });
	return new ManifestArray(withChunks(shaped, chunkGrid, codecs), () =>
		buildManifest(path, shape, chunkShape, element, storage, context),
	);
}

/** Data in one piece are cut as they would be in an HDF5 file, where nothing compresses them. */
function chunkShapeOf(
	{ chunkShape, chunks }: DmrStorage,
	shape: readonly number[],
	{ storedBytes }: FixedElement,
	filters: readonly Filter[],
	limits: Budget,
): number[] {
	if (chunkShape !== undefined) {
		if (chunkShape.length !== shape.length || chunkShape.some((length) => length < 1))
			throw new MiraError("corrupt-file", `chunks of [${chunkShape.join(", ")}] do not fit [${shape.join(", ")}]`);
		return chunkShape;
	}
	if (chunks.length > 1)
		throw new MiraError("corrupt-file", `it has ${chunks.length} chunks, and the document does not give their shape`);
	const only = chunks.length === 1 ? chunks.at(0) : undefined;
	const isPlain = filters.length === 0 && only?.length === elementCount(shape) * storedBytes;
	return isPlain ? contiguousChunkShape(shape, storedBytes, limits) : shape.map((length) => Math.max(1, length));
}

/** Where deflate is listed more than once, the first chunk tells how often it was applied (D8). */
async function appliedFilters(
	listed: readonly Filter[],
	{ chunks }: DmrStorage,
	chunkShape: readonly number[],
	element: FixedElement,
	path: string,
	{ registry, dataUrl, diagnostics }: ArrayContext,
): Promise<readonly Filter[]> {
	if (!hasRepeatedDeflate(listed)) return listed;
	const first = firstChunk(chunks);
	if (first === undefined) return listed;
	const context = { elementBytes: element.storedBytes, path };
	const { offset, length, filterMask, href } = first;
	try {
		const bytes = await registry.source(dataUrl(href)).read(offset, length, { use: "chunk" });
		for (const filters of [listed, withOneDeflate(listed)])
			if (await decodes(bytes, chainFor(filters, filterMask, element, context), element, chunkShape)) return filters;
	} catch (error) {
		if (!isMiraError(error)) throw error;
		const about = "deflate is listed twice, and the first chunk cannot be read to see whether it was applied twice: ";
		diagnostics.push({ ...diagnosticOf(error, { path, about, severity: "warning" }), code: "filters-not-checked" });
	}
	return listed;
}

function firstChunk(chunks: Iterable<ListedChunk>): ListedChunk | undefined {
	for (const chunk of chunks) if (chunk.length > 0) return chunk;
	return undefined;
}

function buildManifest(
	path: string,
	shape: readonly number[],
	chunkShape: number[],
	{ storedBytes }: FixedElement,
	storage: DmrStorage,
	{ dataUrl, registry }: ArrayContext,
): ChunkManifest {
	const grid = gridShape({ kind: "regular", chunkShape }, shape);
	const { chunks } = storage;
	if (
		Math.max(chunks.length, storage.chunkShape === undefined ? elementCount(grid) : 0) > registry.limits.maxReferences
	)
		throw new MiraError("limit-exceeded", `it has more than ${registry.limits.maxReferences} chunks`, {
			path,
			...hint`Raise ${option("limits.maxReferences")} if the file is sound`,
		});
	const builder = new ManifestBuilder(grid, { path, expected: chunks.length });
	const only = chunks.length === 1 ? chunks.at(0) : undefined;
	if (storage.chunkShape === undefined) {
		// One piece, in as many chunks as it was cut into.
		const count = elementCount(grid);
		const pieceBytes = count === 1 ? (only?.length ?? 0) : elementCount(chunkShape) * storedBytes;
		// Nothing but a length in the document pays for them.
		registry.budget.hold(count * REFERENCE_BYTES);
		if (only !== undefined && pieceBytes > 0)
			for (let i = 0; i < count; i++)
				builder.virtualAt(i, dataUrl(only.href), only.offset + i * pieceBytes, pieceBytes);
		return builder.build();
	}
	for (let row = 0; row < chunks.length; row++) {
		const { position, offset, length, href } = chunks.at(row);
		if (length === 0) continue;
		builder.virtual(chunkIndexOf(position, chunkShape, path), dataUrl(href), offset, length);
	}
	return builder.build();
}

/** Positions count elements; chunks begin at multiples of their shape (D1). */
function chunkIndexOf(position: readonly number[] | undefined, chunkShape: readonly number[], path: string): number[] {
	const index: number[] = [];
	for (let d = 0; d < chunkShape.length; d++) {
		const at = (position === undefined ? 0 : (position[d] ?? Number.NaN)) / (chunkShape[d] as number);
		if (Number.isInteger(at)) index.push(at);
	}
	if (index.length === chunkShape.length && (position?.length ?? index.length) === index.length) return index;
	throw new MiraError("corrupt-file", `a chunk at [${position}] does not fit a grid of [${chunkShape}]`, { path });
}

/**
 * Chunks that are each decoded by themselves: those that skipped different filters have no common chain (D4), those in several
 * pieces no single reference.
 */
function separateChunks(
	description: ConstructorParameters<typeof DerivedArray>[0],
	element: FixedElement,
	storage: DmrStorage,
	filters: readonly Filter[],
	chunkShape: number[],
	{ dataUrl, registry }: ArrayContext,
): DerivedArray {
	const { path, dataType } = description;
	const context = { elementBytes: element.storedBytes, path };
	const byIndex = new Map<string, ListedChunk[]>();
	for (const chunk of storage.chunks) {
		const key = chunkIndexOf(chunk.position, chunkShape, path).join();
		const pieces = storage.hasLinkedBlocks ? byIndex.get(key) : undefined;
		if (pieces === undefined) byIndex.set(key, [chunk]);
		else pieces.push(chunk);
	}
	const pipelines = new Map<number, Promise<Pipeline>>();
	const pipelineOf = (mask: number): Promise<Pipeline> => {
		const known = pipelines.get(mask);
		if (known !== undefined) return known;
		const made = createPipeline(chainFor(filters, mask, element, context), { dataType, shape: chunkShape });
		pipelines.set(mask, made);
		return made;
	};
	return new DerivedArray(description, async (index, options) => {
		const pieces = (byIndex.get(index.join()) ?? []).filter(({ length }) => length > 0);
		const [first] = pieces;
		if (first === undefined) return undefined;
		const bytes = await readPieces(pieces, { dataUrl, registry }, options);
		const elements: Decoded = await (await pipelineOf(first.filterMask)).decode(bytes, options);
		return elements as Uint8Array;
	});
}
