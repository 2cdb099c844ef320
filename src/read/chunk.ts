import { type Awaitable, createPipeline, type Decoded, type Pipeline } from "../codecs/index.ts";
import { beginToLoad } from "../codecs/registry.ts";
import { copyRuns, fillRuns, type Runs } from "../codecs/runs.ts";
import { elementOf } from "../codecs/vlen-items.ts";
import { hint, isMiraError, located, MiraError, option } from "../errors.ts";
import { fetchChunks } from "../manifest/chunk-bytes.ts";
import type { ArrayDescription } from "../manifest/manifest-array.ts";
import type { StoreArray } from "../manifest/manifest-group.ts";
import type { Origin } from "../manifest/origin.ts";
import { chunkShapeAt } from "../zarr/chunk-grid.ts";
import { type DataType, isFixed } from "../zarr/data-type.ts";
import { type Element, elementCount } from "../zarr/nd-array.ts";
import { readScalar, repeatScalar } from "../zarr/scalar.ts";
import { checkChunkMemory, mostDecodedBytes } from "./chunk-memory.ts";
import type { Chain } from "./workers/batch.ts";

/** Elements of one chunk: little-endian bytes in C order, or texts and lists for types of a variable length. */
export type ChunkElements = Decoded;

/** One decoded chunk. */
export type DecodedChunk = { shape: readonly number[]; elements: ChunkElements };

/** The decoded chunk at a place of the grid; a missing one is full of the fill value, exactly. */
export async function readChunk(
	origin: Origin,
	array: StoreArray,
	index: readonly number[],
	options: { signal?: AbortSignal | undefined } = {},
): Promise<DecodedChunk> {
	const [chunk] = (await loadChunks(origin, array, [index], 0, options.signal)) as [LoadedChunk];
	return { shape: chunk.shape, elements: await chunk.decode() };
}

/**
 * Fetches chunks together, for a result of so many bytes. They are not decoded yet, so one after the other can be. Missing ones
 * may be of any size.
 */
export async function loadChunks(
	origin: Origin,
	array: StoreArray,
	indexes: readonly (readonly number[])[],
	resultBytes: number,
	signal: AbortSignal | undefined,
): Promise<LoadedChunk[]> {
	const { chunkGrid, shape } = array.description;
	const shapes = indexes.map((index) => chunkShapeAt(chunkGrid, shape, index));
	// One that is computed is there as a whole before anything can be taken of it.
	if (array.kind === "derived")
		for (const [i, chunkShape] of shapes.entries()) {
			const place = { origin, array, index: indexes[i] as readonly number[], shape: chunkShape, resultBytes };
			try {
				checkMemory(place, 0, 0);
			} catch (error) {
				throw namedChunk(error, place);
			}
		}
	beginToLoad(array.description.codecs.map(({ name }) => name));
	const encoded = await fetchChunks(array, indexes, origin.registry, { signal });
	return encoded.map((bytes, i) => {
		const index = indexes[i] as readonly number[];
		return new LoadedChunk({ origin, array, index, shape: shapes[i] as readonly number[], resultBytes }, bytes, signal);
	});
}

/** Where a chunk belongs, how it is stored, and how much is asked for. */
export type ChunkPlace = {
	origin: Origin;
	array: StoreArray;
	index: readonly number[];
	shape: readonly number[];
	resultBytes: number;
};

/** What the elements of a chunk take in memory. */
function memoryOf({ description: { dataType } }: StoreArray, shape: readonly number[]): number {
	return elementCount(shape) * elementMemory(dataType);
}

/** Throws where a chunk claims to be larger than anything that may be read, or takes more to decode than it is worth. */
function checkMemory(
	{ origin, array, shape, resultBytes }: ChunkPlace,
	storedBytes: number,
	neededBytes: number,
): void {
	const chunkBytes = memoryOf(array, shape);
	const { limits } = origin.registry;
	// Small ones, as nearly all are.
	if (Math.max(chunkBytes, neededBytes) <= Math.min(limits.maxChunkBytes, limits.maxArrayBytes)) return;
	checkSize(chunkBytes, origin, array.description.path);
	checkChunkMemory(Math.max(chunkBytes, neededBytes), { chunkBytes, storedBytes, resultBytes }, limits);
}

function namedChunk(error: unknown, { origin, array, index }: ChunkPlace): unknown {
	if (!isMiraError(error)) return error;
	const { path } = array.description;
	return located(error, { path, url: origin.url }, `chunk [${index.join(", ")}]: `);
}

/**
 * How a chunk of so many bytes is decoded, for whoever does it elsewhere. Throws where that would take more memory than it may, with the
 * name of the chunk.
 */
export function chunkChain(place: ChunkPlace, storedBytes: number): Awaitable<Chain> {
	const decoder = decoderOf(place.array, place.shape);
	if (!(decoder instanceof Promise)) return checkedChain(decoder, place, storedBytes);
	return decoder.then(
		(created) => checkedChain(created, place, storedBytes),
		(error: unknown) => Promise.reject(namedChunk(error, place)),
	);
}

function checkedChain({ chain, pipeline }: ChunkDecoder, place: ChunkPlace, storedBytes: number): Chain {
	try {
		checkMemory(place, storedBytes, pipeline.decodingBytes);
		return chain;
	} catch (error) {
		throw namedChunk(error, place);
	}
}

/** A chunk whose bytes are there; or it is missing, and then full of the fill value. Errors of decoding name it. */
export class LoadedChunk {
	readonly #place: ChunkPlace;
	readonly #bytes: Uint8Array | undefined;
	readonly #signal: AbortSignal | undefined;

	constructor(place: ChunkPlace, bytes: Uint8Array | undefined, signal: AbortSignal | undefined) {
		this.#place = place;
		this.#bytes = bytes;
		this.#signal = signal;
	}

	/** As it is stored, also beyond the end of the array. */
	get shape(): readonly number[] {
		return this.#place.shape;
	}

	/**
	 * Its bytes, and how they are decoded, for whoever decodes them elsewhere; undefined if it is missing. Throws where decoding
	 * would take more memory than it may.
	 */
	async encoded(): Promise<{ chain: Chain; bytes: Uint8Array } | undefined> {
		const bytes = this.#bytes;
		if (bytes === undefined) return undefined;
		return { chain: await chunkChain(this.#place, bytes.length), bytes };
	}

	/** Its elements, which are the caller's own. */
	async decode(): Promise<ChunkElements> {
		const bytes = this.#bytes;
		const { array, shape } = this.#place;
		if (bytes === undefined) return fillElements(array.description, elementCount(shape));
		try {
			const { pipeline } = await decoderOf(array, shape);
			checkMemory(this.#place, bytes.length, pipeline.decodingBytes);
			const { limits } = this.#place.origin.registry;
			const mostBytes = isFixed(array.description.dataType) ? undefined : mostDecodedBytes(bytes.length, limits);
			const elements = await pipeline.decode(bytes, { signal: this.#signal, mostBytes });
			// A codec may give a view on its input, which others read too.
			const isShared = elements instanceof Uint8Array && elements.buffer === bytes.buffer;
			return isShared ? elements.slice() : elements;
		} catch (error) {
			throw namedChunk(error, this.#place);
		}
	}

	/** Puts parts of it into an output, without a copy in between where that is possible; at once if no codec has to wait. */
	decodeInto(output: ChunkElements, runs: Runs): Awaitable<void> {
		const bytes = this.#bytes;
		const { array, shape } = this.#place;
		if (bytes === undefined) return fillRuns((count) => fillElements(array.description, count), output, runs);
		if (!(output instanceof Uint8Array)) return this.decode().then((elements) => copyRuns(elements, output, runs));
		const decode = ({ pipeline }: ChunkDecoder): Awaitable<void> => {
			checkMemory(this.#place, bytes.length, pipeline.decodingBytes);
			return pipeline.decodeInto(bytes, output, runs, this.#signal);
		};
		try {
			const decoder = decoderOf(array, shape);
			const done = decoder instanceof Promise ? decoder.then(decode) : decode(decoder);
			return done instanceof Promise ? done.catch((error) => Promise.reject(namedChunk(error, this.#place))) : done;
		} catch (error) {
			throw namedChunk(error, this.#place);
		}
	}
}

/** What an element takes in memory that becomes a JavaScript value of its own: text, raw bytes, structs. */
const VALUE_BYTES = 32;
const TYPED_KINDS: ReadonlySet<DataType["kind"]> = new Set(["bool", "int", "uint", "float", "complex", "time"]);

/** Memory for elements of a type: what is not a typed array is far larger than its bytes. */
export function elementMemory(type: DataType): number {
	return TYPED_KINDS.has(type.kind) ? (type.itemBytes ?? VALUE_BYTES) : Math.max(type.itemBytes ?? 0, VALUE_BYTES);
}

/** A header may claim any size: nothing is allocated because of its word alone. */
export function checkSize(bytes: number, origin: Origin, path: string): void {
	const { maxArrayBytes } = origin.registry.limits;
	if (bytes > maxArrayBytes)
		throw new MiraError("limit-exceeded", `this would need ${bytes} bytes, more than the limit of ${maxArrayBytes}`, {
			path,
			url: origin.url,
			...hint`Select a part, or raise ${option("limits.maxArrayBytes")}`,
		});
}

/** `count` elements of the fill value of an array. */
export function fillElements(
	{ dataType, fill }: Pick<ArrayDescription, "dataType" | "fill">,
	count: number,
): ChunkElements {
	if (isFixed(dataType)) return repeatScalar(fill.storage.value, count);
	if (dataType.kind === "sequence") return Array.from({ length: count }, () => []);
	if (dataType.kind === "record")
		return Array.from({ length: count }, () => elementOf(dataType, fill.storage.value, "mirazarr.vlen_struct"));
	return new Array<Element>(count).fill(readScalar(dataType, fill.storage.value));
}

/** How chunks of one shape are decoded: as data, and as what does it. */
type ChunkDecoder = { chain: Chain; pipeline: Pipeline };

/** Chains are built once an array, and once a chunk shape: those of a regular grid are one object. */
const decoders = new WeakMap<StoreArray, Map<string | readonly number[], ChunkDecoder>>();

function decoderOf(array: StoreArray, chunkShape: readonly number[]): Awaitable<ChunkDecoder> {
	const { codecs, dataType, chunkGrid, fill, longestChunkBytes: longestBytes } = array.description;
	const known = decoders.get(array) ?? new Map<string | readonly number[], ChunkDecoder>();
	decoders.set(array, known);
	const key = chunkGrid.kind === "regular" ? chunkShape : chunkShape.join();
	const decoder = known.get(key);
	if (decoder !== undefined) return decoder;
	const spec = { dataType, shape: chunkShape, fillValue: fill.storage.value };
	const chain = { codecs, spec, options: { longestBytes } };
	return createPipeline(codecs, spec, chain.options).then((pipeline) => {
		const created = { chain, pipeline };
		known.set(key, created);
		return created;
	});
}
