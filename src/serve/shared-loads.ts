import { abortable } from "../io/abort.ts";
import { Flight } from "../io/flight.ts";
import type { ByteCache } from "./byte-cache.ts";

const WHOLE = { offset: 0, length: Number.POSITIVE_INFINITY };

/** What a load brings for a key that has no value. */
const NOTHING = new Uint8Array(0);

/** Brings the value of a key, or undefined where it has none. */
export type StartLoad = (signal: AbortSignal) => Promise<Uint8Array | undefined>;

/**
 * Values by key, loaded once for all who ask at the same time, and kept in the cache. A load ends when the last of them has
 * gone away.
 */
export class SharedLoads {
	readonly #cache: ByteCache;
	readonly #flights = new Map<string, Flight>();
	#stores = 0;
	#reads = 0;
	#readBytes = 0;

	constructor(cache: ByteCache) {
		this.#cache = cache;
	}

	/** What a store has before its keys here. No two stores have the same, be they versions of one source. */
	newPrefix(): string {
		this.#stores++;
		return `${this.#stores}:`;
	}

	/** Reads of sources, and what they brought. */
	get reads(): { count: number; bytes: number } {
		return { count: this.#reads, bytes: this.#readBytes };
	}

	/** Notes that a source was read. */
	noteRead(bytes: number): void {
		this.#reads++;
		this.#readBytes += bytes;
	}

	/** The value of a key if it is there already. */
	held(key: string): Uint8Array | undefined {
		return this.#cache.get(key);
	}

	/** The value of a key, which `start` brings where it is neither held nor under way. */
	async load(key: string, start: StartLoad, signal: AbortSignal): Promise<Uint8Array | undefined> {
		const held = this.#cache.get(key);
		if (held !== undefined) return held;
		const flight = this.#flightFor(key, start).join();
		try {
			const bytes = await abortable(flight.result, signal);
			return bytes === NOTHING ? undefined : bytes;
		} finally {
			flight.leave();
		}
	}

	#flightFor(key: string, start: StartLoad): Flight {
		const known = this.#flights.get(key);
		if (known?.covers(WHOLE)) return known;
		const flight = new Flight(WHOLE, async (self, signal) => {
			try {
				const bytes = await start(signal);
				if (bytes === undefined) return NOTHING;
				this.#cache.set(key, bytes);
				return bytes;
			} finally {
				if (this.#flights.get(key) === self) this.#flights.delete(key);
			}
		});
		this.#flights.set(key, flight);
		return flight;
	}
}
