import type { ObjectStore } from "./object-store.ts";
import type { ByteRange } from "./source.ts";
import { withoutSignature } from "./url.ts";

/** A request that a store got; without a range it was for the whole object. */
export type TracedRequest = { path: string; range: ByteRange | undefined; receivedBytes: number };

/**
 * Counts what the stores it wraps are asked, for tests, benchmarks and the statistics of the command line. The goals for
 * opening files are given in these numbers, because they do not depend on the machine.
 */
export class Trace {
	/** The requests, in the order in which they were made. */
	readonly requests: TracedRequest[] = [];
	#rounds = 0;
	#underWay = 0;

	/** How often it went from idle to busy: the longest chain of requests of which each waited for the one before. */
	get rounds(): number {
		return this.#rounds;
	}

	/** Bytes received. */
	get bytes(): number {
		return this.requests.reduce((total, { receivedBytes }) => total + receivedBytes, 0);
	}

	/** Forgets what was counted. */
	reset(): void {
		this.requests.length = 0;
		this.#rounds = 0;
	}

	/** A store that does what `store` does, counted here. */
	wrap(store: ObjectStore): ObjectStore {
		const wrapped: ObjectStore = {
			readsInto: store.readsInto,
			get: async (path, range, options) => {
				const request: TracedRequest = { path: withoutSignature(path), range, receivedBytes: 0 };
				this.requests.push(request);
				if (this.#underWay === 0) this.#rounds++;
				this.#underWay++;
				try {
					const part = await store.get(path, range, options);
					request.receivedBytes = part.bytes.length;
					return part;
				} finally {
					this.#underWay--;
				}
			},
		};
		if (store.look !== undefined) wrapped.look = store.look.bind(store);
		if (store.list !== undefined) wrapped.list = store.list.bind(store);
		if (store.put !== undefined) wrapped.put = store.put.bind(store);
		return wrapped;
	}
}
