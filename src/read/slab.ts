import { allocate } from "../codecs/memory.ts";
import type { ArrayDescription } from "../manifest/manifest-array.ts";
import { chunkShapeAt } from "../zarr/chunk-grid.ts";
import { elementCount } from "../zarr/nd-array.ts";
import { repeatScalar } from "../zarr/scalar.ts";
import type { ChunkSpan } from "./selected-chunks.ts";

/** Stored values that are decoded together: few enough to stay in the processor's cache. */
const SLAB_BYTES = 2 ** 22;

/**
 * The part of a selection that chunks which are neighbours make up: along the first dimensions what one chunk has, along the
 * others everything. So it consists of long runs of the result, where a chunk alone may have short ones.
 */
export class Slab {
	/** Where it is in the result. */
	readonly spans: readonly ChunkSpan[];
	readonly shape: readonly number[];
	/** Its stored values. */
	readonly bytes: Uint8Array;
	readonly #narrow: number;

	/** The one that a chunk with these spans belongs to. The first `narrow` dimensions are those of one chunk. */
	constructor(
		chunk: readonly ChunkSpan[],
		outShape: readonly number[],
		narrow: number,
		room: (count: number) => Uint8Array,
	) {
		this.#narrow = narrow;
		this.spans = chunk.map((span, d) => {
			const { to, count } = d < narrow ? span : { to: 0, count: outShape[d] as number };
			return { chunk: span.chunk, from: 0, step: 1, to, count };
		});
		this.shape = this.spans.map(({ count }) => count);
		this.bytes = room(elementCount(this.shape));
	}

	/** True if a chunk with these spans belongs to it. */
	holds(chunk: readonly ChunkSpan[]): boolean {
		return this.spans.every((own, d) => d >= this.#narrow || own.chunk === chunk[d]?.chunk);
	}

	/** The spans of such a chunk, with their places in the slab instead of the result. */
	within(chunk: readonly ChunkSpan[]): ChunkSpan[] {
		return chunk.map((span, d) => (d < this.#narrow ? { ...span, to: 0 } : span));
	}
}

/** How many dimensions of a slab are those of one chunk: as few as its size allows. */
export function narrowDimensions(
	{ chunkGrid, shape, dataType }: ArrayDescription,
	outShape: readonly number[],
): number {
	const first = shape.map(() => 0);
	const counts = chunkShapeAt(chunkGrid, shape, first).map((length, d) => Math.min(length, outShape[d] as number));
	let bytes = elementCount(counts) * (dataType.itemBytes ?? 1);
	let narrow = counts.length;
	while (narrow > 0) {
		bytes *= (outShape[narrow - 1] as number) / (counts[narrow - 1] as number);
		if (bytes > SLAB_BYTES) break;
		narrow--;
	}
	return narrow;
}

/** Room for the slabs of an array, one at a time: where all will be written, the same room serves for several. */
export function slabRoom({ dataType, fill }: ArrayDescription, hasHoles: boolean): (count: number) => Uint8Array {
	if (hasHoles) return (count) => repeatScalar(fill.storage.value, count);
	let room = new Uint8Array(0) as Uint8Array;
	return (count) => {
		const bytes = count * (dataType.itemBytes ?? 1);
		if (room.length !== bytes) room = allocate(bytes);
		return room;
	};
}
