import { dataType } from "../zarr/data-type.ts";
import { isJsonObject, type JsonObject, type JsonValue, shownJson } from "../zarr/json.ts";
import type { CodecMetadata } from "../zarr/metadata.ts";
import { badConfiguration, corruptChunk } from "./codec.ts";
import { createPipeline, type Pipeline } from "./pipeline.ts";

/** The codec of shards. */
export const SHARDING = "sharding_indexed";

/** Both numbers of an inner chunk that is not there (Zarr v3, codec "sharding_indexed"). */
const ABSENT = 2n ** 64n - 1n;
const DEFAULT_INDEX_CODECS: readonly CodecMetadata[] = [
	{ name: "bytes", configuration: { endian: "little" } },
	{ name: "crc32c" },
];

/** How shards are put together: a grid of inner chunks with a codec chain of their own, and an index of their places. */
export type ShardLayout = {
	innerShape: number[];
	/** Inner chunks along each dimension of a shard. */
	gridShape: number[];
	codecs: CodecMetadata[];
	indexCodecs: readonly CodecMetadata[];
	/** The index comes before the inner chunks, not behind them. */
	isIndexFirst: boolean;
};

/** Reads the configuration of the codec, for shards of a shape; throws `bad-metadata` if it makes no sense. */
export function parseShardLayout(configuration: JsonObject, shape: readonly number[]): ShardLayout {
	const innerShape = parseInnerShape(configuration.chunk_shape, shape);
	return {
		innerShape,
		gridShape: shape.map((length, d) => length / (innerShape[d] as number)),
		isIndexFirst: parseLocation(configuration.index_location),
		codecs: parseChain("codecs", configuration.codecs),
		indexCodecs:
			configuration.index_codecs === undefined
				? DEFAULT_INDEX_CODECS
				: parseChain("index_codecs", configuration.index_codecs),
	};
}

/** A run of bytes in a shard. */
type Place = { offset: number; length: number };

/** Finds and reads the indexes of shards of one layout. */
export class ShardIndexReader {
	readonly #isIndexFirst: boolean;
	readonly #pipeline: Pipeline;
	readonly #indexBytes: number;

	private constructor(isIndexFirst: boolean, pipeline: Pipeline, indexBytes: number) {
		this.#isIndexFirst = isIndexFirst;
		this.#pipeline = pipeline;
		this.#indexBytes = indexBytes;
	}

	static async create({ gridShape, indexCodecs, isIndexFirst }: ShardLayout): Promise<ShardIndexReader> {
		const pipeline = await createPipeline(indexCodecs, { dataType: dataType("uint64"), shape: [...gridShape, 2] });
		const { encodedBytes } = pipeline;
		if (encodedBytes === undefined)
			throw badConfiguration(SHARDING, "the size of the index is not fixed by index_codecs");
		return new ShardIndexReader(isIndexFirst, pipeline, encodedBytes);
	}

	/** Where the index of a shard of that size is. */
	placeIn(shardBytes: number): Place {
		const length = this.#indexBytes;
		if (shardBytes < length)
			throw corruptChunk(SHARDING, `the shard has ${shardBytes} bytes, its index alone needs ${length}`);
		return { offset: this.#isIndexFirst ? 0 : shardBytes - length, length };
	}

	/** The index that these bytes hold, of a shard of that size. */
	async decode(encoded: Uint8Array, shardBytes: number, signal?: AbortSignal | undefined): Promise<ShardIndex> {
		const bytes = ((await this.#pipeline.decode(encoded, { signal })) as Uint8Array).slice(); // aligned
		return new ShardIndex(new BigUint64Array(bytes.buffer, 0, bytes.length / 8), shardBytes);
	}
}

/** Where the inner chunks of a shard are. */
export class ShardIndex {
	/** Offsets and lengths, in turn. */
	readonly #numbers: BigUint64Array;
	readonly #shardBytes: number;

	constructor(numbers: BigUint64Array, shardBytes: number) {
		this.#numbers = numbers;
		this.#shardBytes = shardBytes;
	}

	/** Inner chunks, there or not. */
	get chunkCount(): number {
		return this.#numbers.length / 2;
	}

	/** The place of an inner chunk, by its number in C order; undefined if it is not there. */
	place(n: number): Place | undefined {
		const offset = this.#numbers[2 * n] as bigint;
		const length = this.#numbers[2 * n + 1] as bigint;
		if (offset === ABSENT && length === ABSENT) return undefined;
		if (offset + length > BigInt(this.#shardBytes))
			throw corruptChunk(
				SHARDING,
				`inner chunk ${n} ends at byte ${offset + length} of a shard of ${this.#shardBytes}`,
			);
		return { offset: Number(offset), length: Number(length) };
	}
}

function parseInnerShape(json: JsonValue | undefined, shape: readonly number[]): number[] {
	const isShape =
		Array.isArray(json) &&
		json.length === shape.length &&
		json.every((n, d) => typeof n === "number" && Number.isSafeInteger(n) && n > 0 && (shape[d] as number) % n === 0);
	if (!isShape)
		throw badConfiguration(SHARDING, `chunk_shape ${shownJson(json)} does not divide a shard of [${shape.join(", ")}]`);
	return json as number[];
}

function parseLocation(json: JsonValue | undefined): boolean {
	if (json !== undefined && json !== "start" && json !== "end")
		throw badConfiguration(SHARDING, `index_location must be "start" or "end", not ${shownJson(json)}`);
	return json === "start";
}

function parseChain(key: string, json: JsonValue | undefined): CodecMetadata[] {
	if (!Array.isArray(json)) throw badConfiguration(SHARDING, `${key} must be a list of codecs`);
	return json.map((codec): CodecMetadata => {
		const { name, configuration }: JsonObject = isJsonObject(codec) ? codec : { name: codec };
		if (typeof name !== "string") throw badConfiguration(SHARDING, `a codec of ${key} has no name`);
		return isJsonObject(configuration) ? { name, configuration } : { name };
	});
}
