import { dataType } from "../zarr/data-type.ts";
import { badConfiguration, corruptChunk } from "./codec.ts";
import { createPipeline, type Pipeline } from "./pipeline.ts";
import { SHARDING, type ShardLayout } from "./shard-layout.ts";

/** Both numbers of an inner chunk that is not there (Zarr v3, codec "sharding_indexed"). */
const ABSENT = 2n ** 64n - 1n;

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
