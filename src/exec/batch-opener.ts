import { openPart } from "../dataset/open-part.ts";
import type { VirtualDataset } from "../dataset/virtual-dataset.ts";
import { isMiraError } from "../errors.ts";
import { Limiter } from "../io/concurrency.ts";
import { type DefaultRegistryOptions, registerBelow, registerDirectory } from "../io/default-registry.ts";
import { localStores } from "../io/local-stores.ts";
import type { KnownVersion } from "../io/object-source.ts";
import { ObjectStoreRegistry } from "../io/registry.ts";
import type { Source } from "../io/source.ts";
import { splitQuery } from "../io/url.ts";
import type { Batch } from "./batch.ts";
import { GiveWay } from "./give-way.ts";
import { keyOf, type OpenTask } from "./open-task.ts";
import { type BesideFile, decodePartial, encodePartial, isStorable, type PartialFile } from "./partial.ts";
import { PartialStore } from "./partial-store.ts";

/** What came of a batch. */
export type BatchResult = {
	batch: Batch;
	/** All files that could be opened and put away. */
	partial: Uint8Array;
	/** Files that could not be opened, by their places in the batch. */
	failures: { place: number; error: unknown }[];
	/** Files that are more than data, by their places in the batch: whoever needs one opens it again, unless it is here. */
	unstored: { place: number; dataset?: VirtualDataset | undefined }[];
};

/** What a batch is opened with besides its task. */
export type BatchContext = {
	signal: AbortSignal | undefined;
	/** Called when something came of the file at a place in the batch. */
	onFile?: ((place: number, failed: boolean) => void) | undefined;
	/** What cannot go to another thread. */
	here?: Pick<DefaultRegistryOptions, "session" | "schemes" | "trace"> | undefined;
};

/** What is done meanwhile is kept after so long, so that no more than this is ever lost. */
const SAVE_MILLISECONDS = 2_000;
/** A registry that has seen so many files is let go, with all that it knows of them. */
const MOST_FILES_OF_REGISTRY = 1024;

/** Metadata of files that are kept in memory: those that are being opened, and none that were. */
const CACHE_BYTES = 2 ** 23;

/** Opens batches, some at a time; what was done before is taken from where it is kept. */
export class BatchOpener {
	readonly #task: OpenTask;
	readonly #limiter: Limiter;
	readonly #way = new GiveWay();
	#registry: ObjectStoreRegistry | undefined;
	#fileCount = 0;

	constructor(task: OpenTask) {
		this.#task = task;
		this.#limiter = new Limiter(task.concurrency);
	}

	/** Opens a batch. A signal ends it; what was opened by then is kept. */
	async open(batch: Batch, context: BatchContext): Promise<BatchResult> {
		const work = new BatchWork(batch, this.#task, context, this.#registryFor(batch, context));
		await work.begin();
		const openFile = async (place: number): Promise<void> => {
			await this.#way.turn();
			await work.openFile(place);
		};
		try {
			await Promise.all(batch.urls.map((_, place) => this.#limiter.run(() => openFile(place), context.signal)));
		} finally {
			await work.save();
		}
		return work.result;
	}

	#registryFor({ urls }: Batch, { here }: BatchContext): ObjectStoreRegistry {
		const { options, folders, concurrency } = this.#task;
		const schemes = { ...localStores({ mayBlock: true }), ...here?.schemes };
		const own = { cacheBytes: CACHE_BYTES, alike: true, ...options, concurrency, ...here, schemes };
		this.#fileCount += urls.length;
		const isNew = this.#registry === undefined || this.#fileCount > MOST_FILES_OF_REGISTRY;
		const registry = isNew ? new ObjectStoreRegistry(own) : (this.#registry as ObjectStoreRegistry);
		for (const url of urls) registerBelow(registry, url, own);
		if (isNew) {
			for (const folder of folders) registerDirectory(registry, folder, own);
			this.#registry = registry;
			this.#fileCount = urls.length;
		}
		return registry;
	}
}

class BatchWork {
	readonly #batch: Batch;
	readonly #task: OpenTask;
	readonly #context: BatchContext;
	readonly #registry: ObjectStoreRegistry;
	readonly #store: PartialStore | undefined;
	readonly #failures: BatchResult["failures"] = [];
	readonly #unstored: BatchResult["unstored"] = [];
	/** By their places in the batch. */
	readonly #files = new Map<number, PartialFile>();
	#before = new Map<string, PartialFile>();
	#savedCount = 0;
	#savedMs = performance.now();
	#saving: Promise<void> = Promise.resolve();
	/** All files up to a number of them. */
	#encoded: { count: number; partial: Uint8Array } | undefined;

	constructor(batch: Batch, task: OpenTask, context: BatchContext, registry: ObjectStoreRegistry) {
		this.#batch = batch;
		this.#task = task;
		this.#context = context;
		this.#registry = registry;
		this.#store = task.partials === undefined ? undefined : new PartialStore(task.partials);
	}

	get result(): BatchResult {
		return { batch: this.#batch, partial: this.#encode(), failures: this.#failures, unstored: this.#unstored };
	}

	#encode(): Uint8Array {
		const count = this.#files.size;
		if (this.#encoded?.count === count) return this.#encoded.partial;
		const inOrder = [...this.#files].sort(([a], [b]) => a - b).map(([, file]) => file);
		const partial = encodePartial(inOrder, this.#batch.urls);
		this.#encoded = { count, partial };
		return partial;
	}

	/** Looks for what was done before. */
	async begin(): Promise<void> {
		const known = await this.#store?.load(keyOf(this.#batch, this.#task));
		if (known === undefined) return;
		try {
			const files = decodePartial(known, this.#batch.urls, this.#registry);
			this.#before = new Map(files.map((file) => [file.url, file]));
		} catch {
			// What is damaged is made again.
		}
	}

	async openFile(place: number): Promise<void> {
		const { signal, onFile } = this.#context;
		signal?.throwIfAborted();
		const url = this.#batch.urls[place] as string;
		try {
			const file = (await this.#known(url)) ?? (await this.#open(url));
			const { version, beside, dataset } = file;
			if (version === undefined || !isStorable(dataset)) this.#unstored.push({ place, dataset });
			else this.#files.set(place, { url, version, beside, dataset });
		} catch (error) {
			if (signal?.aborted) throw error;
			this.#failures.push({ place, error });
			onFile?.(place, true);
			return;
		}
		onFile?.(place, false);
		if (performance.now() - this.#savedMs > SAVE_MILLISECONDS) await this.save();
	}

	/** A file that was opened before, and is still the same, with all that it led to: to files that may be read, and others. */
	async #known(url: string): Promise<PartialFile | undefined> {
		const known = this.#before.get(url);
		if (known === undefined) return undefined;
		const { version, beside } = known;
		if (!isSame(version, await versionOf(url, this.#registry, "look"))) return undefined;
		const areSame = await Promise.all(
			beside.map(async ([other, before]) => {
				const now = await versionOf(other, this.#registry, "look");
				return before === null ? now === undefined : isSame(before, now);
			}),
		);
		return areSame.every(Boolean) ? known : undefined;
	}

	async #open(url: string): Promise<Omit<PartialFile, "version"> & { version: KnownVersion | undefined }> {
		const { signal } = this.#context;
		const asked = new Set<string>();
		const registry = this.#registry.noting(asked);
		const opened = await openPart(url, { ...this.#task.options, registry, signal });
		const dataset = opened.with({ registry: this.#registry });
		const version = await versionOf(url, this.#registry);
		if (version === undefined) return { url, beside: [], dataset, version };
		// All chunk indexes at once, in few rounds of requests.
		await Promise.all(
			Array.from(dataset.variables.values(), (variable) =>
				variable.kind === "manifest" && !variable.isLookedUp ? variable.manifest() : undefined,
			),
		);
		return { url, beside: besideOf(url, asked, this.#registry), dataset, version };
	}

	/** Keeps what is done, if there is more of it than before. */
	save(): Promise<void> {
		this.#saving = this.#saving.then(async () => {
			const store = this.#store;
			const count = this.#files.size;
			const isKnown =
				count === this.#savedCount ||
				[...this.#files.values()].every(({ url, dataset }) => this.#before.get(url)?.dataset === dataset);
			if (store === undefined || isKnown) return;
			this.#savedCount = count;
			await store.save(keyOf(this.#batch, this.#task), this.#encode());
			this.#savedMs = performance.now();
		});
		return this.#saving;
	}
}

/**
 * The version of an object, as far as its store tells; undefined for stores of many objects. Of one of which nothing else may be needed, a
 * look is enough.
 */
async function versionOf(
	url: string,
	registry: ObjectStoreRegistry,
	how: "look" | "size" = "size",
): Promise<KnownVersion | undefined> {
	try {
		const source = registry.source(url);
		const size = await (source[how] ?? source.size).call(source);
		return { size, etag: source.etag, modifiedMs: source.modifiedMs };
	} catch (error) {
		if (isMiraError(error)) return undefined;
		throw error;
	}
}

/** Where a store tells neither tag nor time, an object may be another of the same size. */
function isSame(before: KnownVersion, now: KnownVersion | undefined): boolean {
	const { size, etag, modifiedMs } = before;
	const isTold = etag !== undefined || modifiedMs !== undefined;
	return isTold && now?.size === size && now?.etag === etag && now?.modifiedMs === modifiedMs;
}

const NOTHING: Partial<Pick<Source, "knownBytes" | "etag" | "modifiedMs">> = {};

/** What an opening asked for besides the file; what is inside a zip is as old as the zip. */
function besideOf(url: string, asked: ReadonlySet<string>, registry: ObjectStoreRegistry): BesideFile[] {
	const [path] = splitQuery(url);
	return Array.from(asked).flatMap((other): BesideFile[] => {
		if (other === url || other.startsWith(`${path}/`)) return [];
		// In another list of files may be its folder, and then it may be read.
		const { knownBytes: size, etag, modifiedMs } = registry.has(other) ? registry.source(other) : NOTHING;
		return [[other, size === undefined ? null : { size, etag, modifiedMs }]];
	});
}
