import { type HintPart, isMiraError, type MiraError, messageWithoutHint } from "../errors.ts";
import { type AbortOptions, withDeadline } from "../io/deadline.ts";
import { throwIfOver } from "../io/deadline-signals.ts";
import { type OutsidePlace, OutsidePlaces } from "../io/outside-places.ts";
import { parseUrl, placeKey } from "../io/url.ts";
import { ABSENT, type ChunkManifest, LONG } from "../manifest/chunk-manifest.ts";
import { type StoreArray, walk } from "../manifest/manifest-group.ts";
import type { ManifestStore } from "../manifest/manifest-store.ts";
import { readChunk } from "../read/chunk.ts";
import { planSamples, type Referenced } from "./sample-chunks.ts";
import { changeOf, lookAt, type SourceFacts, sourceUrls } from "./source-facts.ts";

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
	/** Called after each chunk that was read, and each object that was looked at; `failed` is how many are not as they should be. */
	onProgress?:
		| ((progress: { phase: "chunks" | "sources"; done: number; total: number; failed: number }) => void)
		| undefined;
};

/** An object that is referred to. */
export type SourceReport = {
	url: string;
	/**
	 * `unrecorded`: it can be read, and nobody noted what it was before. `not-allowed`: it is outside what may be read, so
	 * that nothing is known of it; what to do is said once for all of them, in `outside`.
	 */
	status: "same" | "unrecorded" | "changed" | "unreachable" | "not-allowed";
	/** What changed, or why it cannot be read. */
	problem?: string | undefined;
	/** What to do about it. */
	hint?: string | undefined;
	/** The hint in parts, with the options that help. */
	remedy?: readonly HintPart[] | undefined;
};

/** An array and its references. */
export type ArrayReport = {
	path: string;
	referenceCount: number;
	/** References that end beyond the end of their object. */
	outOfBounds: number;
	/** Chunks that were read and decoded. */
	sampledChunks: number;
	problems: string[];
	/** What to do about them, each said once; absent where there is nothing to say. */
	advice?: Pick<SourceReport, "hint" | "remedy">[];
};

/** What references lead to outside what may be read: one question, however many objects there are. */
export type OutsideSources = Pick<SourceReport, "hint" | "remedy"> & { places: OutsidePlace[] };

/** Whether references are still true. Plain data, JSON-serialisable. */
export type VerifyReport = {
	/** False if anything is not as it was, or could not be looked at. */
	ok: boolean;
	sources: SourceReport[];
	arrays: ArrayReport[];
	/** Absent where everything may be read. */
	outside?: OutsideSources;
};

/** Problems of one array that are told; the others are counted. */
const MOST_PROBLEMS = 100;

/**
 * Are the references of a store still true? Every object is looked at (is it there, has its size, ETag or date changed),
 * every reference must lie within its object, and some chunks of each array are read and decoded. Unless more chunks are asked
 * for, that is one request an object.
 */
export async function verify(store: ManifestStore, options: VerifyOptions = {}): Promise<VerifyReport> {
	return withDeadline("verifying", options, (own) => verifyAll(store, own), { url: store.url });
}

type Found = SourceFacts | { error: MiraError };

async function verifyAll(store: ManifestStore, options: VerifyOptions): Promise<VerifyReport> {
	const { signal, sampleChunks } = options;
	const { concurrency } = store.registry;
	const nodes = Array.from(walk(store.group)).flatMap((node) => (node.kind === "array" ? [node.array] : []));
	const arrays = await Promise.all(nodes.map(async (array) => ({ array, manifest: await array.manifest() })));
	const urls = await sourceUrls(store);
	const outside = new OutsidePlaces();
	const isOutside = (url: string): boolean => !store.registry.has(url);
	// What an answer with a chunk says of its object need not be asked for again.
	const found = new Map<string, Found>();
	const look = async (url: string): Promise<Found> => {
		const facts = found.get(url) ?? (await lookAt(url, store.registry, signal));
		found.set(url, facts);
		return facts;
	};
	const failures = arrays.map((): ChunkFailure[] => []);
	const sampled = new Uint32Array(arrays.length);
	const plan = planSamples(arrays, sampleChunks);
	await each("chunks", plan.samples, plan.count, concurrency, options, async ({ arrayNumber, index, url }) => {
		if (url !== undefined && isOutside(url)) return true;
		const { array } = arrays[arrayNumber] as Referenced;
		const error = await chunkError(store, array, index, signal);
		if (url !== undefined) await look(url);
		if (error === undefined) sampled[arrayNumber] = (sampled[arrayNumber] as number) + 1;
		else failures[arrayNumber]?.push({ url, error });
		return error === undefined;
	});
	// Texts of one place may differ in what they encode.
	const recorded = new Map(options.sources?.map((facts) => [placeOf(facts.url), facts]));
	const sources: SourceReport[] = [];
	await each("sources", urls.entries(), urls.length, concurrency, options, async ([i, url]) => {
		if (isOutside(url)) outside.add([url]);
		const report = isOutside(url)
			? ({ url, status: "not-allowed" } as const)
			: sourceReport(url, recorded.get(placeOf(url)), await look(url), options.changedSince);
		sources[i] = report;
		return isRight(report);
	});
	const sizes = new Map(Array.from(found, ([url, facts]) => [url, "error" in facts ? undefined : facts.sizeBytes]));
	const reports = arrays.map((one, i) => arrayReport(store, one, sizes, sampled[i] ?? 0, failures[i] ?? []));
	const ok = sources.every(isRight) && reports.every(({ problems }) => problems.length === 0);
	const report = { ok, sources, arrays: reports };
	return outside.objectCount === 0 ? report : { ...report, outside: { places: outside.places, ...outside.advice } };
}

function isRight({ status }: SourceReport): boolean {
	return status === "same" || status === "unrecorded";
}

/** Checks one after the other, `limit` of them side by side. They are taken as they are needed: there may be millions. */
async function each<T>(
	phase: "chunks" | "sources",
	items: Iterable<T>,
	total: number,
	limit: number,
	{ signal, onProgress }: VerifyOptions,
	check: (item: T) => Promise<boolean>,
): Promise<void> {
	const waiting = items[Symbol.iterator]();
	let done = 0;
	let failed = 0;
	let isOver = false;
	const work = async (): Promise<void> => {
		for (let next = waiting.next(); next.done !== true && !isOver; next = waiting.next()) {
			throwIfOver(signal);
			if (!(await check(next.value))) failed++;
			onProgress?.({ phase, done: ++done, total, failed });
		}
	};
	try {
		await Promise.all(Array.from({ length: limit }, work));
	} finally {
		isOver = true;
	}
}

/** What became of an object since it was noted, or since a time. */
function sourceReport(url: string, before: SourceFacts | undefined, now: Found, since: Date | undefined): SourceReport {
	if ("error" in now) {
		const { hint, remedy } = now.error;
		return { url, status: "unreachable", problem: messageWithoutHint(now.error), hint, remedy };
	}
	const noted = before && changeOf(before, now);
	const isNoted = before !== undefined && (before.etag !== undefined || before.modified !== undefined);
	const isLater = since !== undefined && now.modified !== undefined && Date.parse(now.modified) > since.getTime();
	const problem =
		noted ?? (isLater && !isNoted ? `it was changed at ${now.modified}, after ${since.toISOString()}` : undefined);
	if (problem !== undefined) return { url, status: "changed", problem, hint: "Build the references again" };
	const isKnown = before !== undefined || (since !== undefined && now.modified !== undefined);
	return { url, status: isKnown ? "same" : "unrecorded" };
}

function placeOf(url: string): string {
	const parsed = parseUrl(url);
	return placeKey(parsed, parsed.segments.length) + parsed.query;
}

type ChunkFailure = { url: string | undefined; error: MiraError };

/** Why a chunk cannot be read and decoded; undefined for one that can. */
async function chunkError(
	store: ManifestStore,
	array: StoreArray,
	index: readonly number[],
	signal: AbortSignal | undefined,
): Promise<MiraError | undefined> {
	try {
		await readChunk(store, array, index, { signal });
		return undefined;
	} catch (error) {
		throwIfOver(signal);
		if (!isMiraError(error)) throw error;
		return error;
	}
}

function arrayReport(
	store: ManifestStore,
	{ array, manifest }: Referenced,
	sizes: ReadonlyMap<string, number | undefined>,
	sampledChunks: number,
	failures: readonly ChunkFailure[],
): ArrayReport {
	const { path } = array.description;
	const outOfBounds = countOutOfBounds(manifest, sizes);
	const problems = staleMessages(store, path);
	if (outOfBounds > 0) problems.push(`${outOfBounds} references end beyond the end of their object`);
	// That its object cannot be read is said once.
	const own = failures.filter(({ url }) => url === undefined || sizes.get(url) !== undefined);
	for (const { error } of own.slice(0, MOST_PROBLEMS)) problems.push(messageWithoutHint(error));
	if (own.length > MOST_PROBLEMS) problems.push(`and ${own.length - MOST_PROBLEMS} more chunks cannot be read`);
	const advice = new Map(
		own.flatMap(({ error: { hint, remedy } }) => (hint === undefined ? [] : [[hint, { hint, remedy }] as const])),
	);
	const report = { path, referenceCount: manifest.referenceCount, outOfBounds, sampledChunks, problems };
	return advice.size === 0 ? report : { ...report, advice: [...advice.values()] };
}

/** What was seen at opening: documents that describe a different file from the one that is there now. */
function staleMessages({ diagnostics }: ManifestStore, path: string): string[] {
	return diagnostics.flatMap((one) => (one.code === "stale-sidecar" && one.path === path ? [one.message] : []));
}

/** Of objects whose size is not known nothing can be said. */
function countOutOfBounds({ columns }: ChunkManifest, sizes: ReadonlyMap<string, number | undefined>): number {
	const { urlIds, offsets, lengths, longLengths, urls } = columns;
	const ends = Float64Array.from(urls, (url) => sizes.get(url) ?? Number.POSITIVE_INFINITY);
	let count = 0;
	for (let row = 0; row < urlIds.length; row++) {
		const id = urlIds[row] as number;
		if (id >= ABSENT) continue;
		const length = lengths[row] as number;
		const end = (offsets[row] as number) + (length === LONG ? (longLengths.get(row) ?? length) : length);
		if (end > (ends[id] as number)) count++;
	}
	return count;
}
