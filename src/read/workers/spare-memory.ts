import { allocate } from "../../codecs/memory.ts";

/** Beyond this memory is let go rather than kept. */
const MOST_SPARE_BYTES = 2 ** 25;
/** Capacities are multiples of this: encoded bytes of neighbours are nearly as long, and fit where others were. */
const STEP_BYTES = 2 ** 16;

/**
 * Memory that goes to workers and comes back, again and again: to the first touch of fresh memory the system answers with a fault a
 * page, which takes as long as inflating a third of what is written there.
 */
export class SpareMemory {
	readonly #spare: ArrayBuffer[] = [];
	#spareBytes = 0;

	/** So many bytes, whatever they are; those of a buffer that may be longer. */
	take(length: number): Uint8Array<ArrayBuffer> {
		// Much longer ones are left for what needs them.
		const place = this.#spare.findLastIndex(
			({ byteLength }) => byteLength >= length && byteLength <= 2 * length + STEP_BYTES,
		);
		const [found] = place < 0 ? [] : this.#spare.splice(place, 1);
		if (found !== undefined) {
			this.#spareBytes -= found.byteLength;
			return new Uint8Array(found, 0, length);
		}
		const capacity = Math.ceil((1.125 * length) / STEP_BYTES) * STEP_BYTES;
		return (allocate(capacity) as Uint8Array<ArrayBuffer>).subarray(0, length);
	}

	/** A copy of bytes, side by side. */
	copyOf(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
		const copy = this.take(pieces.reduce((sum, { length }) => sum + length, 0));
		let at = 0;
		for (const piece of pieces) {
			copy.set(piece, at);
			at += piece.length;
		}
		return copy;
	}

	/** Takes memory back that nobody looks at any more. */
	give({ buffer }: Uint8Array<ArrayBuffer>): void {
		if (buffer.byteLength === 0 || this.#spareBytes + buffer.byteLength > MOST_SPARE_BYTES) return;
		this.#spare.push(buffer);
		this.#spareBytes += buffer.byteLength;
	}

	/** Lets all of it go. */
	clear(): void {
		this.#spare.length = 0;
		this.#spareBytes = 0;
	}
}
