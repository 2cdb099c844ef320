import type { MiraError } from "../errors.ts";
import type { Executor } from "../exec/executor.ts";
import { type AbortOptions, withDeadline } from "../io/deadline.ts";
import { lookAt, type SourceFacts } from "../io/look-at.ts";
import { OutsidePlaces } from "../io/outside-places.ts";
import type { ManifestStore } from "../manifest/manifest-store.ts";
import { chunkError } from "../read/chunk-error.ts";
import { checkEach } from "./each.ts";
import { Elsewhere } from "./elsewhere.ts";
import { Places } from "./places.ts";
import { planSamples, type Referenced, referencedArrays, type Sample } from "./sample-chunks.ts";
import { sourceUrls } from "./source-facts.ts";
import {
	type ArrayReport,
	arrayReport,
	type ChunkFailure,
	type Found,
	isRight,
	type SourceReport,
	sourceReport,
	type VerifyReport,
} from "./verify-report.ts";

/** Options of `verify`. */
export type VerifyOptions = AbortOptions & {
	/** What the sources were when the references were made; without it, only what the references themselves say is checked. */
	sources?: readonly SourceFacts[] | undefined;
	/**
	 * Chunks of each array that are read and decoded, or all. By default 3, the first, the last and one between; but no object that is
	 * not on this machine gets a second request for it.
	 */
	sampleChunks?: number | "all" | undefined;
	/** Of an object about which nothing was noted: it counts as changed if it was changed after this time, as the same if before. */
	changedSince?: Date | undefined;
	/**
	 * Who looks at objects, and reads and decodes chunks: threads or other machines, of `mirazarr/exec`. What they cannot reach is
	 * looked at here: objects of stores that were registered, or opened with logins. The report is the same.
	 */
	executor?: Executor | undefined;
	/** Called with the bytes that an executor received in other threads, which a `trace` does not see. */
	onReceived?: ((bytes: number) => void) | undefined;
	/** Called after each chunk that was read, and each object that was looked at; `failed` is how many are not as they should be. */
	onProgress?:
		| ((progress: { phase: "chunks" | "sources"; done: number; total: number; failed: number }) => void)
		| undefined;
};

/**
 * Are the references of a store still true? Every object is looked at (is it there, has its size, ETag or date changed),
 * every reference must lie within its object, and some chunks of each array are read and decoded. Unless more chunks are asked
 * for, that is one request an object.
 */
export async function verify(store: ManifestStore, options: VerifyOptions = {}): Promise<VerifyReport> {
	return withDeadline("verifying", options, (own) => verifyAll(store, own), { url: store.url });
}

async function verifyAll(store: ManifestStore, options: VerifyOptions): Promise<VerifyReport> {
	const arrays = await referencedArrays(store);
	const work = new Verification(store, arrays, options);
	await work.readChunks();
	const sources = await work.lookAtSources(await sourceUrls(store));
	const reports = work.arrayReports();
	const ok = sources.every(isRight) && reports.every(({ problems }) => problems.length === 0);
	const report = { ok, sources, arrays: reports };
	const { outside } = work;
	return outside.objectCount === 0 ? report : { ...report, outside: { places: outside.places, ...outside.advice } };
}

/** A sample by its number among all. */
type NumberedSample = Sample & { number: number };

class Verification {
	readonly outside: OutsidePlaces = new OutsidePlaces();
	readonly #store: ManifestStore;
	readonly #arrays: readonly Referenced[];
	readonly #options: VerifyOptions;
	readonly #places: Places;
	readonly #elsewhere: Elsewhere | undefined;
	/** What an answer with a chunk says of its object need not be asked for again. */
	readonly #found = new Map<string, Found>();
	readonly #failures: (ChunkFailure & { number: number })[][];
	readonly #sampled: Uint32Array;

	constructor(store: ManifestStore, arrays: readonly Referenced[], options: VerifyOptions) {
		const { executor } = options;
		this.#store = store;
		this.#arrays = arrays;
		this.#options = options;
		this.#places = new Places(store.registry);
		this.#elsewhere = executor && new Elsewhere(store, arrays, { ...options, executor });
		this.#failures = arrays.map(() => []);
		this.#sampled = new Uint32Array(arrays.length);
	}

	async readChunks(): Promise<void> {
		const { signal, sampleChunks } = this.#options;
		const plan = planSamples(this.#arrays, sampleChunks);
		const count = this.#counter("chunks", plan.count);
		const note = ({ arrayNumber, url, number }: NumberedSample, error: MiraError | undefined): void => {
			if (error === undefined) this.#sampled[arrayNumber] = (this.#sampled[arrayNumber] as number) + 1;
			else this.#failures[arrayNumber]?.push({ url, error, number });
			count(error === undefined);
		};
		const samples = numbered(plan.samples);
		const elsewhere = this.#elsewhere?.readChunks(samples, {
			isAsked: (url) => !this.#places.isOutside(url),
			onChunk: note,
			onObject: (url, now) => this.#found.set(url, this.#found.get(url) ?? now),
		});
		for await (const left of elsewhere ?? [samples])
			await checkEach(left, this.#store.registry.concurrency, signal, async (sample) => {
				const { arrayNumber, index, url } = sample;
				if (url !== undefined && this.#places.isOutside(url)) return count(true);
				const { array } = this.#arrays[arrayNumber] as Referenced;
				const error = await chunkError(this.#store, array, index, signal);
				if (url !== undefined) await this.#look(url);
				note(sample, error);
			});
	}

	/** What became of the objects, in their order. */
	async lookAtSources(urls: readonly string[]): Promise<SourceReport[]> {
		const { signal, changedSince } = this.#options;
		// Texts of one place may differ in what they encode.
		const recorded = new Map(this.#options.sources?.map((facts) => [this.#places.key(facts.url), facts]));
		const count = this.#counter("sources", urls.length);
		const reports = new Array<SourceReport>(urls.length);
		const note = (place: number, report: SourceReport): void => {
			reports[place] = report;
			count(isRight(report));
		};
		const noteFound = (place: number, now: Found): void => {
			const url = urls[place] as string;
			this.#found.set(url, now);
			note(place, sourceReport(url, recorded.get(this.#places.key(url)), now, changedSince));
		};
		const left = await this.#elsewhere?.look(urls, {
			isAsked: (url) => !this.#places.isOutside(url) && !this.#found.has(url),
			onObject: noteFound,
		});
		await checkEach(left ?? urls.keys(), this.#store.registry.concurrency, signal, async (place) => {
			const url = urls[place] as string;
			if (!this.#places.isOutside(url)) return noteFound(place, await this.#look(url));
			this.outside.add([url]);
			note(place, { url, status: "not-allowed" });
		});
		return reports;
	}

	arrayReports(): ArrayReport[] {
		const sizes = new Map(Array.from(this.#found, ([url, now]) => [url, "error" in now ? undefined : now.sizeBytes]));
		return this.#arrays.map((one, i) => {
			// Whoever was first to read one says nothing about which it is.
			const failures = this.#failures[i]?.toSorted((a, b) => a.number - b.number) ?? [];
			return arrayReport(this.#store, one, sizes, this.#sampled[i] ?? 0, failures);
		});
	}

	async #look(url: string): Promise<Found> {
		const now = this.#found.get(url) ?? (await lookAt(url, this.#store.registry, this.#options.signal));
		this.#found.set(url, now);
		return now;
	}

	/** Tells that one more was checked, and whether it is as it should be. */
	#counter(phase: "chunks" | "sources", total: number): (isRight: boolean) => void {
		let done = 0;
		let failed = 0;
		return (isRight) => {
			if (!isRight) failed++;
			this.#options.onProgress?.({ phase, done: ++done, total, failed });
		};
	}
}

function* numbered(samples: Iterable<Sample>): Generator<NumberedSample> {
	let number = 0;
	for (const sample of samples) yield { ...sample, number: number++ };
}
