import type { FillModel } from "../fill/model.ts";
import type { Attributes } from "../zarr/attributes.ts";
import { type ChunkGrid, gridShape } from "../zarr/chunk-grid.ts";
import { type DataType, swapUnitBytes } from "../zarr/data-type.ts";
import { plainJson } from "../zarr/json.ts";
import type { CodecMetadata } from "../zarr/metadata.ts";
import { elementCount } from "../zarr/nd-array.ts";
import { ChunkManifest } from "./chunk-manifest.ts";
import { type ArrayDescription, type ArrayDocument, describeArray } from "./manifest-array.ts";

/**
 * Computes one chunk as the codecs of its array leave it. Without others that is the elements little-endian and in C order, or
 * the form of `vlen-utf8`, `vlen-bytes`, `mirazarr.vlen_sequence` or `mirazarr.vlen_struct` for types of a variable length.
 * Undefined where the fill value stands.
 */
export type ComputeChunk = (
	index: readonly number[],
	options: { signal?: AbortSignal | undefined },
) => Promise<Uint8Array | undefined>;

/** What a derived array is; its codecs are those that `compute` encodes by, and by default the one that does the least. */
export type DerivedDescription = Omit<ArrayDescription, "codecs"> & {
	codecs?: ArrayDescription["codecs"] | undefined;
};

/**
 * An array whose chunks are computed when asked: the one mechanism for what no single codec chain can express (parts that
 * differ in packing, decoded views, mixed filter masks, variable-length data). It has no references, so writers inline it
 * within their budget or refuse it by name. One that is made from other arrays is made by `transform`.
 */
export class DerivedArray {
	/** Tells it from a `ManifestArray`. */
	readonly kind = "derived";
	/** Shape, type, chunks, codecs and fill, typed; `metadata` is the same as a document. */
	readonly description: ArrayDescription;
	/** One chunk, encoded. */
	readonly compute: ComputeChunk;

	constructor(description: DerivedDescription, compute: ComputeChunk) {
		this.description = { ...description, codecs: description.codecs ?? [plainCodec(description.dataType)] };
		this.compute = compute;
	}

	/** Attributes with their types. */
	get attributes(): Attributes {
		return this.description.attributes;
	}

	/** What is known about missing data and packing. */
	get fill(): FillModel {
		return this.description.fill;
	}

	/** The v3 document as plain data. */
	get metadata(): ArrayDocument {
		return plainJson(describeArray(this.description)) as ArrayDocument;
	}

	/** The same chunks under another description. */
	describedAs(description: ArrayDescription): DerivedArray {
		return new DerivedArray(description, this.compute);
	}

	/** A manifest without references: nothing of a derived array lies in a file as it is. */
	async manifest(): Promise<ChunkManifest> {
		const { chunkGrid, shape } = this.description;
		return new ChunkManifest(gridShape(chunkGrid, shape), {
			keys: new Float64Array(0),
			urlIds: new Uint32Array(0),
			offsets: new Float64Array(0),
			lengths: new Uint32Array(0),
			longLengths: new Map(),
			urls: [],
			inlined: [],
		});
	}
}

/** The codec that does the least for a data type. */
export function plainCodec(type: DataType): CodecMetadata {
	if (type.kind === "string") return { name: "vlen-utf8" };
	if (type.kind === "bytes") return { name: "vlen-bytes" };
	if (type.kind === "sequence") return { name: "mirazarr.vlen_sequence" };
	if (type.kind === "record") return { name: "mirazarr.vlen_struct" };
	return swapUnitBytes(type) === undefined ? { name: "bytes" } : { name: "bytes", configuration: { endian: "little" } };
}

/** Chunks below this are computed together: a promise costs more than the record of a scalar. */
const TINY_BYTES = 4096;
const JOINED_BYTES = 2 ** 18;

/**
 * The regular chunks of an array that is derived from another: those of the other; the largest of a rectilinear grid; several
 * tiny ones as one, the last dimensions first.
 */
export function derivedChunks({ dataType, shape, chunkGrid }: Omit<ArrayDescription, "codecs">): number[] {
	const chunks = largestChunk(chunkGrid);
	if (chunkGrid.kind === "rectilinear") return chunks;
	const counts = gridShape(chunkGrid, shape);
	let bytes = elementCount(chunks) * (dataType.itemBytes ?? TINY_BYTES);
	if (bytes >= TINY_BYTES) return chunks;
	for (let d = chunks.length - 1; d >= 0; d--) {
		const factor = Math.max(1, Math.min(counts[d] as number, Math.floor(JOINED_BYTES / bytes)));
		chunks[d] = (chunks[d] as number) * factor;
		bytes *= factor;
		// A dimension that is not taken whole ends the run of neighbours.
		if (factor < (counts[d] as number)) break;
	}
	return chunks;
}

/** The shape that no chunk of a grid exceeds. */
export function largestChunk(grid: ChunkGrid): number[] {
	if (grid.kind === "regular") return [...grid.chunkShape];
	return grid.edges.map((axis) =>
		axis.kind === "repeat" ? axis.length : axis.runs.reduce((most, { length }) => Math.max(most, length), 1),
	);
}
