/** What is kept in memory, up to a number of bytes: what was not used for the longest time goes first. */
export class ByteCache<Value> {
	readonly #entries = new Map<string, { value: Value; bytes: number }>();
	readonly #loads = new Map<string, Load<Value>>();
	readonly #sizeOf: (value: Value) => number;
	readonly limit: number;
	#bytes = 0;

	constructor(limit: number, sizeOf: (value: Value) => number) {
		this.limit = limit;
		this.#sizeOf = sizeOf;
	}

	/** What is kept takes so many bytes. */
	get bytes(): number {
		return this.#bytes;
	}

	/** What is kept under a key, which is used thereby. */
	get(key: string): Value | undefined {
		const entry = this.#entries.get(key);
		if (entry === undefined) return undefined;
		this.#entries.delete(key);
		this.#entries.set(key, entry);
		return entry.value;
	}

	/** Keeps something, and lets go of others for it. */
	set(key: string, value: Value): void {
		this.#remove(key);
		const bytes = this.#sizeOf(value);
		this.#entries.set(key, { value, bytes });
		this.#bytes += bytes;
		for (const oldest of this.#entries.keys()) {
			if (this.#bytes <= this.limit || oldest === key) break;
			this.#remove(oldest);
		}
	}

	/** Lets go of all whose key begins so. */
	forget(prefix: string): void {
		for (const key of [...this.#entries.keys()]) if (key.startsWith(prefix)) this.#remove(key);
	}

	/**
	 * Does something once for all who want it at the same time. It is given up when all of them have gone. What comes of it is not
	 * kept by itself.
	 */
	once(key: string, start: (signal: AbortSignal) => Promise<Value>, signal: AbortSignal): Promise<Value> {
		signal.throwIfAborted();
		let load = this.#loads.get(key);
		if (load === undefined) {
			const controller = new AbortController();
			load = { controller, waiting: 0, result: start(controller.signal) };
			this.#loads.set(key, load);
			const done = (): void => {
				if (this.#loads.get(key) === load) this.#loads.delete(key);
			};
			load.result.then(done, done);
		}
		return waitFor(load, signal, () => this.#loads.delete(key));
	}

	#remove(key: string): void {
		const entry = this.#entries.get(key);
		if (entry === undefined) return;
		this.#entries.delete(key);
		this.#bytes -= entry.bytes;
	}
}

type Load<Value> = { controller: AbortController; waiting: number; result: Promise<Value> };

function waitFor<Value>(load: Load<Value>, signal: AbortSignal, forget: () => void): Promise<Value> {
	load.waiting++;
	return new Promise((resolve, reject) => {
		const leave = (): void => {
			load.waiting--;
			if (load.waiting === 0) {
				forget();
				load.controller.abort(signal.reason);
			}
			reject(signal.reason);
		};
		signal.addEventListener("abort", leave, { once: true });
		const stay = (): void => signal.removeEventListener("abort", leave);
		load.result.then(
			(value) => {
				stay();
				resolve(value);
			},
			(error) => {
				stay();
				reject(error);
			},
		);
	});
}
