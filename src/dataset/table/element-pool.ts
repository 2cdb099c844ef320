/** Bytes of a slab. */
const SLAB_BYTES = 2 ** 16;

/** Small pieces of bytes in few large ones: typed arrays of their own would take many times their bytes. */
export class ElementPool {
	readonly #slabs: Uint8Array[] = [];
	/** Bytes of the last slab that are taken. */
	#used = SLAB_BYTES;

	/** Longer pieces are better kept by themselves. */
	static readonly mostBytes: number = 2 ** 10;

	/** Keeps bytes; what is returned is where. */
	add(bytes: Uint8Array): number {
		// A piece without bytes has a place too: in a slab that is there.
		if (this.#used + Math.max(bytes.length, 1) > SLAB_BYTES) {
			this.#slabs.push(new Uint8Array(SLAB_BYTES));
			this.#used = 0;
		}
		const begin = this.#used;
		(this.#slabs.at(-1) as Uint8Array).set(bytes, begin);
		this.#used += bytes.length;
		return (this.#slabs.length - 1) * SLAB_BYTES + begin;
	}

	/** A copy of the bytes at a place. */
	get(place: number, length: number): Uint8Array {
		const begin = place % SLAB_BYTES;
		return (this.#slabs[Math.floor(place / SLAB_BYTES)] as Uint8Array).slice(begin, begin + length);
	}
}
