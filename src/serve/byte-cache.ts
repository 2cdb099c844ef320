/** What an entry costs beyond its bytes, so a million tiny ones cannot slip under the budget. */
const OVERHEAD_BYTES = 256;

/** Values by key within a budget of bytes; those not used for longest go first. Values are shared: nobody writes to them. */
export class ByteCache {
	readonly #budgetBytes: number;
	/** Least recently used first. */
	readonly #values = new Map<string, Uint8Array>();
	#bytes = 0;

	constructor(budgetBytes: number) {
		this.#budgetBytes = budgetBytes;
	}

	/** Bytes that are held, with what holding them costs. */
	get bytes(): number {
		return this.#bytes;
	}

	/** How many values are held. */
	get count(): number {
		return this.#values.size;
	}

	/** The value of a key, which is now the last to go. */
	get(key: string): Uint8Array | undefined {
		const value = this.#values.get(key);
		if (value === undefined) return undefined;
		this.#values.delete(key);
		this.#values.set(key, value);
		return value;
	}

	/** Keeps a value. One that would push out too much else is not kept. */
	set(key: string, value: Uint8Array): void {
		this.#delete(key);
		if (value.length + OVERHEAD_BYTES > this.#budgetBytes / 4) return;
		this.#values.set(key, value);
		this.#bytes += value.length + OVERHEAD_BYTES;
		for (const oldest of this.#values.keys()) {
			if (this.#bytes <= this.#budgetBytes) break;
			this.#delete(oldest);
		}
	}

	#delete(key: string): void {
		const value = this.#values.get(key);
		if (value === undefined) return;
		this.#values.delete(key);
		this.#bytes -= value.length + OVERHEAD_BYTES;
	}
}
