import { usesRegistered } from "../codecs/uses-registered.ts";
import { isMiraError, MiraError } from "../errors.ts";
import { arraysText } from "../exec/array-text.ts";
import type { Executor } from "../exec/executor.ts";
import {
	type ChunkToRead,
	chunkBatches,
	type LookBatch,
	type LookedObject,
	type LookTask,
	lookBatches,
} from "../exec/look-task.ts";
import { receiveError, type SentError } from "../exec/sent-error.ts";
import { throwIfOver } from "../io/deadline-signals.ts";
import { withoutSignature } from "../io/url.ts";
import type { ManifestStore } from "../manifest/manifest-store.ts";
import type { Referenced, Sample } from "./sample-chunks.ts";
import type { Found } from "./verify-report.ts";

/** Chunks that are given out in one go: all of an archive are not made before they are needed. */
const MOST_CHUNKS = 2 ** 16;

type ElsewhereOptions = {
	executor: Executor;
	signal?: AbortSignal | undefined;
	onReceived?: ((bytes: number) => void) | undefined;
};

/** Lets an executor look at the objects that it can reach as this thread would, and read their chunks. */
export class Elsewhere {
	readonly #store: ManifestStore;
	readonly #arrays: readonly Referenced[];
	readonly #options: ElsewhereOptions;
	/** Those whose chunks others can decode, by their numbers here. */
	readonly #numbers: ReadonlyMap<number, number>;
	readonly #task: LookTask;

	constructor(store: ManifestStore, arrays: readonly Referenced[], options: ElsewhereOptions) {
		const { registry } = store;
		this.#store = store;
		this.#arrays = arrays;
		this.#options = options;
		const decoded = [...arrays.keys()].filter((i) => isDecodedAnywhere(arrays[i] as Referenced));
		this.#numbers = new Map(decoded.map((i, number) => [i, number]));
		this.#task = {
			kind: "look",
			url: withoutSignature(store.url),
			places: registry.madePlaces,
			limits: registry.limits,
			arrays: arraysText(decoded.map((i) => (arrays[i] as Referenced).array.description)),
			concurrency: registry.concurrency,
		};
	}

	/** Has samples read, and gives those that are left for this thread, some at a time. */
	async *readChunks<S extends Sample>(
		samples: Iterable<S>,
		{
			isAsked,
			onChunk,
			onObject,
		}: {
			isAsked: (url: string) => boolean;
			onChunk: (sample: S, error: MiraError | undefined) => void;
			onObject: (url: string, now: Found) => void;
		},
	): AsyncGenerator<readonly S[]> {
		let given: { sample: S; chunk: ChunkToRead }[] = [];
		let left: S[] = [];
		const finish = async (): Promise<readonly S[]> => {
			const [own, rest] = [given, left];
			[given, left] = [[], []];
			const batches = chunkBatches(
				own.map(({ chunk }) => chunk),
				(url) => this.#store.registry.expectations(url),
			);
			await this.#run(batches, ({ first, urls, chunks }, objects, errors) => {
				for (const [place, url] of urls.entries()) onObject(url, foundAs(url, objects[place]));
				for (const place of chunks.keys()) onChunk((own[first + place] as { sample: S }).sample, errors.get(place));
			});
			return rest;
		};
		for (const sample of samples) {
			const chunk = sample.url !== undefined && isAsked(sample.url) ? this.#chunkOf(sample) : undefined;
			if (chunk === undefined) left.push(sample);
			else given.push({ sample, chunk });
			if (given.length + left.length >= MOST_CHUNKS) yield await finish();
		}
		yield await finish();
	}

	/** Has objects looked at, and gives the places of those that are left for this thread. */
	async look(
		urls: readonly string[],
		{ isAsked, onObject }: { isAsked: (url: string) => boolean; onObject: (place: number, now: Found) => void },
	): Promise<readonly number[]> {
		const { registry } = this.#store;
		const given: number[] = [];
		const left: number[] = [];
		for (const [place, url] of urls.entries()) (isAsked(url) && registry.isMade(url) ? given : left).push(place);
		const batches = lookBatches(
			given.map((place) => urls[place] as string),
			(url) => registry.expectations(url),
		);
		await this.#run(batches, ({ first, urls: own }, objects) => {
			for (const [i, url] of own.entries()) onObject(given[first + i] as number, foundAs(url, objects[i]));
		});
		return left;
	}

	#chunkOf({ arrayNumber, index, url }: Sample): ChunkToRead | undefined {
		const array = this.#numbers.get(arrayNumber);
		if (array === undefined || !this.#store.registry.isMade(url as string)) return undefined;
		const entry = (this.#arrays[arrayNumber] as Referenced).manifest.get(index);
		return entry.kind === "virtual" || entry.kind === "object" ? { array, index, entry } : undefined;
	}

	async #run(
		batches: readonly LookBatch[],
		take: (batch: LookBatch, objects: readonly LookedObject[], errors: ReadonlyMap<number, MiraError>) => void,
	): Promise<void> {
		if (batches.length === 0) return;
		const { executor, signal, onReceived } = this.#options;
		const unanswered = new Set(batches.keys());
		for await (const { batch, objects, chunkErrors } of executor.run(batches, this.#task, { signal, onReceived })) {
			throwIfOver(signal);
			// Some executors do a batch twice.
			if (!unanswered.delete(batch.number)) continue;
			take(batch, objects, new Map(chunkErrors.map(({ place, error }) => [place, expectedError(error)])));
		}
		const [forgotten] = unanswered;
		if (forgotten !== undefined)
			throw new MiraError("bad-argument", "the executor gave no result for the object", {
				url: batches[forgotten]?.urls[0],
				hint: "An executor answers for every batch",
			});
	}
}

/** Arrays that are computed, and codecs of the application, are known to this thread alone. */
function isDecodedAnywhere({ array }: Referenced): boolean {
	return array.kind === "manifest" && !usesRegistered(array.description.codecs);
}

function foundAs(url: string, object: LookedObject | undefined): Found {
	if (object === undefined)
		throw new MiraError("bad-argument", "the executor gave no result for the object", {
			url,
			hint: "An executor answers for every object of a batch",
		});
	return "error" in object ? { error: expectedError(object.error) } : { url, ...object };
}

/** What was thrown on purpose is part of the report; anything else ends the work, as it does in this thread. */
function expectedError(sent: SentError): MiraError {
	const error = receiveError(sent);
	if (isMiraError(error)) return error;
	throw error;
}
