import type { ObjectStore } from "./object-store.ts";
import { Trace } from "./tracing.ts";

/** Counts the bytes that stores gave, and keeps nothing else: there may be millions of requests. */
export class ReceivedBytes extends Trace {
	#bytes = 0;

	override get bytes(): number {
		return this.#bytes;
	}

	override reset(): void {
		this.#bytes = 0;
	}

	/** Counts what was received where this does not see it: in another thread. */
	add(bytes: number): void {
		this.#bytes += bytes;
	}

	override wrap(store: ObjectStore): ObjectStore {
		const counted: ObjectStore = {
			isLayered: store.isLayered,
			readsInto: store.readsInto,
			get: async (path, range, options) => {
				const part = await store.get(path, range, options);
				this.#bytes += part.bytes.length;
				return part;
			},
		};
		if (store.look !== undefined) counted.look = store.look.bind(store);
		if (store.list !== undefined) counted.list = store.list.bind(store);
		if (store.put !== undefined) counted.put = store.put.bind(store);
		return counted;
	}
}
