/** Blocks that are kept at most, in bytes. */
const MOST_BYTES = 2 ** 25;

/** Blocks of a file that were read: bytes in them are at hand without waiting. The oldest go where there are too many. */
export class HeldBlocks {
	readonly #blockBytes: number;
	readonly #blocks = new Map<number, Uint8Array>();
	/** All of a small file. */
	#whole: Uint8Array | undefined;

	constructor(blockBytes: number, whole: Uint8Array | undefined) {
		this.#blockBytes = blockBytes;
		this.#whole = whole;
	}

	/** Blocks side by side, from the first on; the last may be shorter. */
	keep(first: number, bytes: Uint8Array): void {
		for (let at = 0, block = first; at < bytes.length; at += this.#blockBytes, block++)
			this.#blocks.set(block, bytes.subarray(at, at + this.#blockBytes));
		while (this.#blocks.size * this.#blockBytes > MOST_BYTES) {
			const [oldest] = this.#blocks.keys();
			this.#blocks.delete(oldest as number);
		}
	}

	/** Whether a block is here. */
	has(block: number): boolean {
		return this.#whole !== undefined || this.#blocks.has(block);
	}

	/** The bytes of a range, if all of them are here: a view where they lie in one block. */
	find(begin: number, length: number): Uint8Array | undefined {
		if (this.#whole !== undefined) return this.#whole.subarray(begin, begin + length);
		const first = Math.floor(begin / this.#blockBytes);
		const at = begin - first * this.#blockBytes;
		const block = this.#blocks.get(first);
		if (block === undefined) return undefined;
		return at + length <= block.length ? block.subarray(at, at + length) : this.#join(first, at, length);
	}

	#join(first: number, at: number, length: number): Uint8Array | undefined {
		const last = first + Math.floor((at + length - 1) / this.#blockBytes);
		for (let block = first; block <= last; block++) if (!this.#blocks.has(block)) return undefined;
		const joined = new Uint8Array(length);
		for (let block = first; block <= last; block++) {
			const begin = (block - first) * this.#blockBytes - at;
			const bytes = this.#blocks.get(block) as Uint8Array;
			const from = Math.max(0, -begin);
			joined.set(bytes.subarray(from, Math.min(bytes.length, length - begin)), Math.max(0, begin));
		}
		return joined;
	}

	/** Keeps nothing any more. */
	clear(): void {
		this.#whole = undefined;
		this.#blocks.clear();
	}
}
