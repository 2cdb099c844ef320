import { MiraError } from "../errors.ts";
import { dataType, isFixed } from "../zarr/data-type.ts";
import { isJsonObject, type JsonObject, type JsonValue } from "../zarr/json.ts";
import type { CodecMetadata } from "../zarr/metadata.ts";
import { type Element, elementCount } from "../zarr/nd-array.ts";
import { readScalar, repeatScalar, textOrBytes } from "../zarr/scalar.ts";
import { type ArrayToBytesCodec, badConfiguration, type ChunkSpec, corruptChunk, type Decoded } from "./codec.ts";
import { createPipeline, type Pipeline } from "./pipeline.ts";

const NAME = "sharding_indexed";
/** Both numbers of an inner chunk that is not there (Zarr v3, codec "sharding_indexed"). */
const ABSENT = 2n ** 64n - 1n;
const DEFAULT_INDEX_CODECS: readonly CodecMetadata[] = [
	{ name: "bytes", configuration: { endian: "little" } },
	{ name: "crc32c" },
];

/**
 * `sharding_indexed`: a chunk (a shard) made of smaller ones, each with a codec chain of its own, and an index at the start or
 * the end that says where they are. Inner chunks that are missing hold the fill value.
 */
export const shardingCodec: ArrayToBytesCodec = {
	kind: "array-to-bytes",
	create(configuration, spec) {
		const { dataType: type, shape } = spec;
		const innerShape = parseInnerShape(configuration.chunk_shape, shape);
		const grid = shape.map((length, d) => length / (innerShape[d] as number));
		const atStart = parseLocation(configuration.index_location);
		const codecs = parseChain("codecs", configuration.codecs);
		const indexCodecs =
			configuration.index_codecs === undefined
				? DEFAULT_INDEX_CODECS
				: parseChain("index_codecs", configuration.index_codecs);
		const indexSpec: ChunkSpec = { dataType: dataType("uint64"), shape: [...grid, 2] };
		let pipelines: Promise<[inner: Pipeline, index: Pipeline]> | undefined;
		return {
			async decode(bytes, { signal }) {
				pipelines ??= Promise.all([
					createPipeline(codecs, { ...spec, shape: innerShape }),
					createPipeline(indexCodecs, indexSpec),
				]);
				const [inner, indexPipeline] = await pipelines;
				const index = await readIndex(bytes, indexPipeline, atStart, signal);
				const shard = new Shard(shape, innerShape, type.itemBytes);
				let fill: Decoded | undefined;
				for (let n = 0; n < index.length / 2; n++) {
					const range = innerRange(index, n, bytes);
					if (range === undefined) fill ??= fillChunk(spec, elementCount(innerShape));
					shard.place(n, grid, range === undefined ? (fill as Decoded) : await inner.decode(range, { signal }));
				}
				return shard.elements;
			},
		};
	},
};

function parseInnerShape(json: JsonValue | undefined, shape: readonly number[]): number[] {
	const isShape =
		Array.isArray(json) &&
		json.length === shape.length &&
		json.every((n, d) => typeof n === "number" && Number.isSafeInteger(n) && n > 0 && (shape[d] as number) % n === 0);
	if (!isShape)
		throw badConfiguration(
			NAME,
			`chunk_shape ${JSON.stringify(json)} does not divide a shard of [${shape.join(", ")}]`,
		);
	return json as number[];
}

function parseLocation(json: JsonValue | undefined): boolean {
	if (json !== undefined && json !== "start" && json !== "end")
		throw badConfiguration(NAME, `index_location must be "start" or "end", not ${JSON.stringify(json)}`);
	return json === "start";
}

function parseChain(key: string, json: JsonValue | undefined): CodecMetadata[] {
	if (!Array.isArray(json)) throw badConfiguration(NAME, `${key} must be a list of codecs`);
	return json.map((codec): CodecMetadata => {
		const { name, configuration }: JsonObject = isJsonObject(codec) ? codec : { name: codec };
		if (typeof name !== "string") throw badConfiguration(NAME, `a codec of ${key} has no name`);
		return isJsonObject(configuration) ? { name, configuration } : { name };
	});
}

/** Offsets and lengths of the inner chunks, in turn. */
async function readIndex(
	bytes: Uint8Array,
	pipeline: Pipeline,
	atStart: boolean,
	signal: AbortSignal | undefined,
): Promise<BigUint64Array> {
	const { encodedBytes } = pipeline;
	if (encodedBytes === undefined) throw badConfiguration(NAME, "the size of the index is not fixed by index_codecs");
	if (bytes.length < encodedBytes)
		throw corruptChunk(NAME, `the shard has ${bytes.length} bytes, its index alone needs ${encodedBytes}`);
	const encoded = atStart ? bytes.subarray(0, encodedBytes) : bytes.subarray(bytes.length - encodedBytes);
	const index = ((await pipeline.decode(encoded, { signal })) as Uint8Array).slice(); // aligned
	return new BigUint64Array(index.buffer, 0, index.length / 8);
}

function innerRange(index: BigUint64Array, n: number, bytes: Uint8Array): Uint8Array | undefined {
	const offset = index[2 * n] as bigint;
	const length = index[2 * n + 1] as bigint;
	if (offset === ABSENT && length === ABSENT) return undefined;
	if (offset + length > BigInt(bytes.length))
		throw corruptChunk(NAME, `inner chunk ${n} ends at byte ${offset + length} of a shard of ${bytes.length}`);
	return bytes.subarray(Number(offset), Number(offset + length));
}

function fillChunk({ dataType: type, fillValue }: ChunkSpec, count: number): Decoded {
	if (fillValue === undefined)
		throw new MiraError(
			"unsupported-feature",
			"an inner chunk is missing, and its fill value behind other codecs is not known",
		);
	if (isFixed(type)) return repeatScalar(fillValue, count);
	if (type.kind === "bytes") return new Array<Element>(count).fill(textOrBytes(fillValue));
	return new Array<Element>(count).fill(type.kind === "sequence" ? [] : readScalar(type, fillValue));
}

/** The elements of a shard, which inner chunks are put into. */
class Shard {
	readonly elements: Decoded;
	readonly #shape: readonly number[];
	readonly #innerShape: readonly number[];
	/** Bytes of an element, or 1 for lists. */
	readonly #unit: number;

	constructor(shape: readonly number[], innerShape: readonly number[], itemBytes: number | undefined) {
		this.#shape = shape;
		this.#innerShape = innerShape;
		this.#unit = itemBytes ?? 1;
		const count = elementCount(shape);
		this.elements = itemBytes === undefined ? new Array<Element>(count) : new Uint8Array(count * itemBytes);
	}

	/** Puts the `n`-th inner chunk of the grid to its place, row by row. */
	place(n: number, grid: readonly number[], chunk: Decoded): void {
		const [shape, inner] = [this.#shape, this.#innerShape];
		const rank = shape.length;
		const rowLength = (inner[rank - 1] ?? 1) * this.#unit;
		const rows = elementCount(inner.slice(0, -1));
		let rest = n;
		const start = new Array<number>(rank);
		for (let d = rank - 1; d >= 0; d--) {
			start[d] = (rest % (grid[d] as number)) * (inner[d] as number);
			rest = Math.floor(rest / (grid[d] as number));
		}
		for (let row = 0; row < rows; row++) {
			let to = start[rank - 1] ?? 0;
			let index = row;
			let stride = shape[rank - 1] ?? 1;
			for (let d = rank - 2; d >= 0; d--) {
				to += ((start[d] as number) + (index % (inner[d] as number))) * stride;
				index = Math.floor(index / (inner[d] as number));
				stride *= shape[d] as number;
			}
			copyRow(chunk, row * rowLength, this.elements, to * this.#unit, rowLength);
		}
	}
}

function copyRow(chunk: Decoded, from: number, elements: Decoded, to: number, length: number): void {
	if (chunk instanceof Uint8Array && elements instanceof Uint8Array)
		elements.set(chunk.subarray(from, from + length), to);
	else for (let i = 0; i < length; i++) (elements as Element[])[to + i] = (chunk as Element[])[from + i] as Element;
}
