import { located, MiraError } from "../../errors.ts";
import type { ChunkManifest } from "../../manifest/chunk-manifest.ts";
import { ManifestArray, withChunks } from "../../manifest/manifest-array.ts";
import { ManifestBuilder } from "../../manifest/manifest-builder.ts";
import type { StoreArray } from "../../manifest/manifest-group.ts";
import type { Budget } from "../../zarr/budget.ts";
import { gridShape } from "../../zarr/chunk-grid.ts";
import { writeJson } from "../../zarr/json.ts";
import type { CodecMetadata } from "../../zarr/metadata.ts";
import { elementCount } from "../../zarr/nd-array.ts";
import type { Shaped } from "./array.ts";
import type { ArrayContext } from "./context.ts";
import { FieldReader } from "./field-reader.ts";
import { type ElementStorage, type Piece, piecesBytes } from "./file.ts";
import { unevenPixels } from "./storage-fill.ts";
import { streamedArray } from "./streamed-array.ts";
import { TAG, type TagRef } from "./tags.ts";
import { parseVdata } from "./vdata.ts";

type Chunked = Extract<ElementStorage, { kind: "chunked" }>;
/** What becomes of chunks that were never written, which the fill value cannot always stand for. */
type Holes = "filled" | "refused";
type ListedChunk = { index: number[]; element: TagRef };

/** The array of a chunked element. Its chunks are found when they are first needed. */
export function chunkedArray(shaped: Shaped, chunked: Chunked, holes: Holes, context: ArrayContext): StoreArray {
	const { shape } = shaped;
	const lengths = chunked.dimensions.map(({ length }) => length);
	// Chunks of raster images have all components of their pixels, which the header does not count as a dimension.
	const isRaster = lengths.length === shape.length - 1;
	if (!isRaster) return gridArray(shaped, chunked, [], holes, context);
	const components = shape.slice(lengths.length);
	const stored = [...lengths, ...components];
	if (stored.every((length, d) => length === shape[d])) return gridArray(shaped, chunked, components, holes, context);
	if (elementCount(stored) !== elementCount(shape))
		throw new MiraError("corrupt-file", `an image of [${shape.join(", ")}] is stored as [${stored.join(", ")}]`);
	return streamedArray(shaped, gridArray({ ...shaped, shape: stored }, chunked, components, holes, context), context);
}

/** The array whose chunks are those of the element. */
function gridArray(
	{ serializers, ...shaped }: Shaped,
	chunked: Chunked,
	components: readonly number[],
	holes: Holes,
	context: ArrayContext,
): StoreArray {
	const { shape, dataType, path } = shaped;
	const chunkShape = [...chunked.dimensions.map(({ chunkLength }) => chunkLength), ...components];
	const sizeBytes = elementCount(chunkShape) * dataType.itemBytes;
	if (chunkShape.length !== shape.length || sizeBytes === 0 || !Number.isSafeInteger(sizeBytes))
		throw new MiraError("corrupt-file", `chunks of [${chunkShape.join(", ")}] do not fit [${shape.join(", ")}]`);
	const chunkGrid = { kind: "regular" as const, chunkShape };
	const codecs = [...serializers, ...chunked.compression];
	return new ManifestArray(withChunks(shaped, chunkGrid, codecs), async () => {
		const manifest = await buildManifest(path, gridShape(chunkGrid, shape), chunked, context);
		if (holes === "refused" && manifest.missingCount > 0) throw located(unevenPixels(), { path });
		return manifest;
	});
}

async function buildManifest(
	path: string,
	grid: number[],
	{ table, compression, dimensions }: Chunked,
	context: ArrayContext,
): Promise<ChunkManifest> {
	const { file } = context;
	const listed = await readTable(table, dimensions.length, context);
	const { maxReferences } = file.registry.limits;
	if (listed.length > maxReferences)
		throw new MiraError("limit-exceeded", `it has more than ${maxReferences} chunks`, { path, url: file.url });
	const builder = new ManifestBuilder(grid, { path, expected: listed.length });
	const { budget } = file.registry;
	const found = await Promise.all(listed.map(({ element }) => findChunk(element, compression, budget, context)));
	for (const [i, { index: place }] of listed.entries()) {
		const index = grid.map((_, d) => place[d] ?? 0);
		const pieces = found[i] as Piece[];
		const [piece] = pieces;
		// A chunk outside the array is one of a dimension that became shorter; nobody can see it.
		if (piece === undefined || index.some((at, d) => at >= (grid[d] as number))) continue;
		if (pieces.length === 1 && piece.kind === "range") {
			builder.virtual(index, piece.url, piece.offset, piece.length);
			continue;
		}
		context.budget.spend(path, piecesBytes(pieces), `chunk [${index.join(", ")}]`, "it lies in several pieces");
		builder.inlined(index, await file.readPieces(pieces, { signal: file.registry.signal, use: "chunk" }));
	}
	return builder.build();
}

/** Where the bytes of a chunk are, which must be compressed as the header of the array says. */
async function findChunk(
	element: TagRef,
	compression: readonly CodecMetadata[],
	budget: Budget,
	{ file }: ArrayContext,
): Promise<Piece[]> {
	if (file.descriptors.find(element) === undefined)
		throw new MiraError("corrupt-file", "a chunk that the table lists is missing", { url: file.url });
	const storage = await file.storage(element, budget);
	if (storage.kind === "absent") return [];
	if (storage.kind === "chunked") throw new MiraError("corrupt-file", "a chunk is chunked itself", { url: file.url });
	const codecs = storage.kind === "compressed" ? storage.codecs : [];
	if (nameChain(codecs) !== nameChain(compression))
		throw new MiraError("unsupported-feature", "a chunk is compressed in a different way from its array", {
			url: file.url,
		});
	return storage.pieces;
}

/** The names alone: a level or a number of pixels may differ and changes nothing. */
function nameChain(codecs: readonly CodecMetadata[]): string {
	return writeJson(codecs.map(({ name }) => name));
}

/** The table of the chunks: a Vdata of their places in the grid and the names of their elements (hchunks.c). */
async function readTable(table: TagRef, rank: number, { file }: ArrayContext): Promise<ListedChunk[]> {
	const header = parseVdata(table.ref, await file.bytes({ tag: TAG.vdataHeader, ref: table.ref }));
	const recordBytes = 4 * rank + 4;
	if (header.recordBytes !== recordBytes)
		throw new MiraError(
			"corrupt-file",
			"the table of chunks has records of a different size from what its array needs",
			{
				url: file.url,
			},
		);
	const fields = new FieldReader(await file.bytes({ tag: TAG.vdata, ref: table.ref }), "a table of chunks");
	const chunks: ListedChunk[] = [];
	for (let i = 0; i < header.recordCount && fields.left >= recordBytes; i++) {
		const index: number[] = [];
		for (let d = 0; d < rank; d++) index.push(fields.size());
		chunks.push({ index, element: { tag: fields.u16(), ref: fields.u16() } });
	}
	return chunks;
}
