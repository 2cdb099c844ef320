import { setImmediate } from "node:timers/promises";
import { Limiter } from "../io/concurrency.ts";
import { registerMade } from "../io/default-registry.ts";
import { localStores } from "../io/local-stores.ts";
import { lookAt } from "../io/look-at.ts";
import { ObjectStoreRegistry } from "../io/registry.ts";
import { chunkError } from "../read/chunk-error.ts";
import { readArrays, type ToldArray } from "./array-text.ts";
import type { BatchContext } from "./batch-opener.ts";
import type { LookBatch, LookedObject, LookResult, LookTask } from "./look-task.ts";
import { sendError } from "./sent-error.ts";

/** Nothing is kept of objects that were looked at. */
const CACHE_BYTES = 2 ** 23;

/** Looks at the objects of batches, some at a time, and reads and decodes chunks of them. */
export class BatchLooker {
	readonly #task: LookTask;
	readonly #limiter: Limiter;
	readonly #arrays: readonly ToldArray[];
	#registry: ObjectStoreRegistry | undefined;

	constructor(task: LookTask) {
		this.#task = task;
		this.#limiter = new Limiter(task.concurrency);
		this.#arrays = readArrays(task.arrays);
	}

	/** What came of a batch. What cannot be read is part of it; only a signal, and what nobody foresaw, rejects. */
	async look(batch: LookBatch, { signal, onFile, here }: BatchContext): Promise<LookResult> {
		// Local files answer at once: whoever waits in this thread, for an order to stop, would never have a turn.
		await setImmediate();
		const registry = this.#registryFor(here);
		for (const [url, versions] of batch.expected) for (const version of versions) registry.expect(url, version);
		const origin = { url: this.#task.url, registry };
		const errors = await this.#each(batch.chunks, signal, async ({ array: number, index, entry }, place) => {
			const told = this.#arrays[number] as ToldArray;
			const error = await told.knowing(index, entry, () => chunkError(origin, told.array, index, signal));
			return error === undefined ? [] : [{ place, error: sendError(error) }];
		});
		const objects = await this.#each(batch.urls, signal, async (url, place): Promise<LookedObject> => {
			const facts = await lookAt(url, registry, signal);
			const isFailed = "error" in facts;
			onFile?.(place, isFailed);
			if (isFailed) return { error: sendError(facts.error) };
			const { sizeBytes, etag, modified } = facts;
			return { sizeBytes, etag, modified };
		});
		return { batch, objects, chunkErrors: errors.flat() };
	}

	#each<T, R>(
		items: readonly T[],
		signal: AbortSignal | undefined,
		task: (item: T, place: number) => Promise<R>,
	): Promise<R[]> {
		return Promise.all(items.map((item, place) => this.#limiter.run(() => task(item, place), signal)));
	}

	#registryFor(here: BatchContext["here"]): ObjectStoreRegistry {
		if (this.#registry !== undefined) return this.#registry;
		const { places, limits, concurrency } = this.#task;
		const schemes = { ...localStores({ mayBlock: true }), ...here?.schemes };
		const registry = new ObjectStoreRegistry({ cacheBytes: CACHE_BYTES, limits, concurrency });
		for (const place of places) registerMade(registry, place, { ...here, schemes });
		this.#registry = registry;
		return registry;
	}
}
