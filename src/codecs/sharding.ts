import { MiraError } from "../errors.ts";
import { isFixed } from "../zarr/data-type.ts";
import { type Element, elementCount } from "../zarr/nd-array.ts";
import { readScalar, repeatScalar } from "../zarr/scalar.ts";
import type { ArrayToBytesCodec, ChunkSpec, Decoded } from "./codec.ts";
import { createPipeline, type Pipeline } from "./pipeline.ts";
import { ShardIndexReader } from "./shard-index.ts";
import { parseShardLayout } from "./shard-layout.ts";
import { elementOf } from "./vlen-items.ts";

/**
 * `sharding_indexed`: a chunk (a shard) made of smaller ones, each with a codec chain of its own, and an index at the start or
 * the end that says where they are. Inner chunks that are missing hold the fill value. Here shards are decoded as a whole;
 * `manifest/shards.ts` finds single inner chunks.
 */
export const shardingCodec: ArrayToBytesCodec = {
	kind: "array-to-bytes",
	create(configuration, spec) {
		const { dataType: type, shape } = spec;
		const layout = parseShardLayout(configuration, shape);
		const { innerShape, gridShape } = layout;
		let loaded: Promise<[inner: Pipeline, reader: ShardIndexReader]> | undefined;
		return {
			async decode(bytes, { signal }) {
				loaded ??= Promise.all([
					createPipeline(layout.codecs, { ...spec, shape: innerShape }),
					ShardIndexReader.create(layout),
				]);
				const [inner, reader] = await loaded;
				const { offset, length } = reader.placeIn(bytes.length);
				const index = await reader.decode(bytes.subarray(offset, offset + length), bytes.length, signal);
				const shard = new Shard(shape, innerShape, type.itemBytes);
				let fill: Decoded | undefined;
				for (let n = 0; n < index.chunkCount; n++) {
					const place = index.place(n);
					if (place === undefined) fill ??= fillChunk(spec, elementCount(innerShape));
					const encoded = place && bytes.subarray(place.offset, place.offset + place.length);
					shard.place(n, gridShape, encoded ? await inner.decode(encoded, { signal }) : (fill as Decoded));
				}
				return shard.elements;
			},
		};
	},
};

function fillChunk({ dataType: type, fillValue }: ChunkSpec, count: number): Decoded {
	if (fillValue === undefined)
		throw new MiraError(
			"unsupported-feature",
			"an inner chunk is missing, and its fill value behind other codecs is not known",
		);
	if (isFixed(type)) return repeatScalar(fillValue, count);
	if (type.kind === "record")
		return Array.from({ length: count }, () => elementOf(type, fillValue, "sharding_indexed"));
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
