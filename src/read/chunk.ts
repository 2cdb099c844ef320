import { createPipeline, type Decoded, type Pipeline } from "../codecs/index.ts";
import { isMiraError, MiraError } from "../errors.ts";
import { fetchChunks } from "../manifest/chunk-bytes.ts";
import type { StoreArray } from "../manifest/manifest-group.ts";
import type { ManifestStore } from "../manifest/manifest-store.ts";
import { chunkShapeAt } from "../zarr/chunk-grid.ts";
import { type DataType, isFixed } from "../zarr/data-type.ts";
import { elementCount } from "../zarr/nd-array.ts";
import { readScalar, repeatScalar } from "../zarr/scalar.ts";

/** Elements of one chunk: little-endian bytes in C order, or texts and lists for types of a variable length. */
export type ChunkElements = Decoded;

/** One decoded chunk. */
export type DecodedChunk = { shape: readonly number[]; elements: ChunkElements };

/** The decoded chunk at a place of the grid; a missing one is full of the fill value, exactly. */
export async function readChunk(
	store: ManifestStore,
	array: StoreArray,
	index: readonly number[],
	options: { signal?: AbortSignal | undefined } = {},
): Promise<DecodedChunk> {
	let found: DecodedChunk | undefined;
	await visitChunks(store, array, [index], options, (chunk) => {
		found = chunk;
	});
	return found as DecodedChunk;
}

/** Fetches chunks together and decodes them in turn; `visit` gets each as soon as it is there, so that none is kept. */
export async function visitChunks(
	store: ManifestStore,
	array: StoreArray,
	indexes: readonly (readonly number[])[],
	options: { signal?: AbortSignal | undefined },
	visit: (chunk: DecodedChunk, i: number) => void,
): Promise<void> {
	const { path, chunkGrid, shape, dataType } = array.description;
	const shapes = indexes.map((index) => chunkShapeAt(chunkGrid, shape, index));
	for (const chunkShape of new Set(shapes)) checkSize(elementCount(chunkShape) * elementMemory(dataType), store, path);
	const encoded = await fetchChunks(array, indexes, store.registry, options);
	for (const [i, bytes] of encoded.entries()) {
		const chunkShape = shapes[i] as readonly number[];
		const elements =
			bytes === undefined
				? fillElements(array, elementCount(chunkShape))
				: await decodeChunk(array, chunkShape, bytes, options).catch((error) => {
						if (!isMiraError(error)) throw error;
						const message = `chunk [${indexes[i]?.join(", ")}]: ${error.message}`;
						throw new MiraError(error.code, message, { path, url: store.url, hint: error.hint, cause: error });
					});
		visit({ shape: chunkShape, elements }, i);
	}
}

async function decodeChunk(
	array: StoreArray,
	chunkShape: readonly number[],
	bytes: Uint8Array,
	options: { signal?: AbortSignal | undefined },
): Promise<ChunkElements> {
	const pipeline = pipelineOf(array, chunkShape);
	const elements = await (pipeline instanceof Promise ? await pipeline : pipeline).decode(bytes, options);
	// A codec may give a view on its input, which others read too; whoever gets the elements may write to them.
	const isShared = elements instanceof Uint8Array && elements.buffer === bytes.buffer;
	return isShared ? elements.slice() : elements;
}

/** What an element takes in memory that becomes a JavaScript value of its own: text, raw bytes, structs. */
const VALUE_BYTES = 24;
const TYPED_KINDS: ReadonlySet<DataType["kind"]> = new Set(["bool", "int", "uint", "float", "complex", "time"]);

/** Memory for elements of a type: what is no typed array is far larger than its bytes. */
export function elementMemory(type: DataType): number {
	return TYPED_KINDS.has(type.kind) ? (type.itemBytes ?? VALUE_BYTES) : Math.max(type.itemBytes ?? 0, VALUE_BYTES);
}

/** A header may claim any size: nothing is allocated because of its word alone. */
export function checkSize(bytes: number, store: ManifestStore, path: string): void {
	const { maxArrayBytes } = store.registry.limits;
	if (bytes > maxArrayBytes)
		throw new MiraError("limit-exceeded", `this would need ${bytes} bytes, more than the limit of ${maxArrayBytes}`, {
			path,
			url: store.url,
			hint: "Select a part, or raise limits.maxArrayBytes of the registry",
		});
}

/** `count` elements of the fill value. */
export function fillElements(array: StoreArray, count: number): ChunkElements {
	const { dataType, fill } = array.description;
	if (isFixed(dataType)) return repeatScalar(fill.storage.value, count);
	if (dataType.kind === "sequence") return Array.from({ length: count }, () => []);
	return new Array<string>(count).fill(readScalar(dataType, fill.storage.value) as string);
}

/** Chains are built once an array, and once a chunk shape: those of a regular grid are one object. */
const pipelines = new WeakMap<StoreArray, Map<string | readonly number[], Pipeline>>();

function pipelineOf(array: StoreArray, chunkShape: readonly number[]): Pipeline | Promise<Pipeline> {
	const { codecs, dataType, chunkGrid } = array.description;
	const known = pipelines.get(array) ?? new Map<string | readonly number[], Pipeline>();
	pipelines.set(array, known);
	const key = chunkGrid.kind === "regular" ? chunkShape : chunkShape.join();
	const pipeline = known.get(key);
	if (pipeline !== undefined) return pipeline;
	return createPipeline(codecs, { dataType, shape: chunkShape }).then((created) => {
		known.set(key, created);
		return created;
	});
}
