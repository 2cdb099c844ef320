import { type HintPart, isMiraError, messageWithoutHint } from "../errors.ts";
import { Limiter } from "../io/concurrency.ts";
import { type AbortOptions, withDeadline } from "../io/deadline.ts";
import { throwIfOver } from "../io/deadline-signals.ts";
import { type OutsidePlace, OutsidePlaces } from "../io/outside-places.ts";
import { parseUrl, placeKey } from "../io/url.ts";
import { ABSENT, type ChunkManifest, chunkIndex, LONG } from "../manifest/chunk-manifest.ts";
import { type StoreArray, walk } from "../manifest/manifest-group.ts";
import type { ManifestStore } from "../manifest/manifest-store.ts";
import { readChunk } from "../read/chunk.ts";
import { changeOf, lookAt, type SourceFacts, sourceUrls } from "./source-facts.ts";

/** Options of `verify`. */
export type VerifyOptions = AbortOptions & {
	/** What the sources were when the references were made; without it, only what the references themselves say is checked. */
	sources?: readonly SourceFacts[] | undefined;
	/** Chunks of each array that are read and decoded. Default 3: the first, the last and one between. */
	sampleChunks?: number | undefined;
	onProgress?: ((progress: { phase: "sources" | "arrays"; done: number; total: number }) => void) | undefined;
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

/** Objects, and arrays, that are looked at at a time. */
const CONCURRENCY = 16;

/**
 * Are the references of a store still true? Every object is looked at (is it there, has its size, ETag or date changed),
 * every reference must lie within its object, and some chunks of each array are read and decoded.
 */
export async function verify(store: ManifestStore, options: VerifyOptions = {}): Promise<VerifyReport> {
	return withDeadline("verifying", options, (own) => verifyAll(store, own), { url: store.url });
}

async function verifyAll(store: ManifestStore, options: VerifyOptions): Promise<VerifyReport> {
	const { signal, onProgress, sampleChunks = 3 } = options;
	const limiter = new Limiter(CONCURRENCY);
	const urls = await sourceUrls(store);
	// Texts of one place may differ in what they encode.
	const recorded = new Map(options.sources?.map((facts) => [placeOf(facts.url), facts]));
	const sizes = new Map<string, number>();
	const outside = new OutsidePlaces();
	const each = async <T, R>(phase: "sources" | "arrays", items: readonly T[], check: (item: T) => Promise<R>) => {
		let done = 0;
		return Promise.all(
			items.map((item) =>
				limiter.run(async () => {
					const result = await check(item);
					onProgress?.({ phase, done: ++done, total: items.length });
					return result;
				}, signal),
			),
		);
	};
	const sources = await each("sources", urls, async (url): Promise<SourceReport> => {
		if (!store.registry.has(url)) {
			outside.add(url);
			return { url, status: "not-allowed" };
		}
		const found = await lookAt(url, store.registry, signal);
		if ("error" in found) {
			const { hint, remedy } = found.error;
			return { url, status: "unreachable", problem: messageWithoutHint(found.error), hint, remedy };
		}
		sizes.set(url, found.sizeBytes);
		const before = recorded.get(placeOf(url));
		if (before === undefined) return { url, status: "unrecorded" };
		const problem = changeOf(before, found);
		return problem === undefined
			? { url, status: "same" }
			: { url, status: "changed", problem, hint: "Build the references again" };
	});
	const nodes = Array.from(walk(store.group)).flatMap((node) => (node.kind === "array" ? [node.array] : []));
	const arrays = await each("arrays", nodes, (array) => verifyArray(store, array, sizes, sampleChunks, signal));
	const ok =
		sources.every(({ status }) => status === "same" || status === "unrecorded") &&
		arrays.every(({ problems }) => problems.length === 0);
	const report = { ok, sources, arrays };
	return outside.objectCount === 0 ? report : { ...report, outside: { places: outside.places, ...outside.advice } };
}

function placeOf(url: string): string {
	const parsed = parseUrl(url);
	return placeKey(parsed, parsed.segments.length) + parsed.query;
}

async function verifyArray(
	store: ManifestStore,
	array: StoreArray,
	sizes: ReadonlyMap<string, number>,
	sampleChunks: number,
	signal: AbortSignal | undefined,
): Promise<ArrayReport> {
	const { path } = array.description;
	const manifest = await array.manifest();
	const outOfBounds = countOutOfBounds(manifest, sizes);
	const problems = staleMessages(store, path);
	if (outOfBounds > 0) problems.push(`${outOfBounds} references end beyond the end of their object`);
	const advice = new Map<string, Pick<SourceReport, "hint" | "remedy">>();
	let sampledChunks = 0;
	for (const index of sampleIndexes(manifest, sampleChunks)) {
		const entry = manifest.get(index);
		// That its object cannot be read is said once.
		if ("url" in entry && !sizes.has(entry.url)) continue;
		try {
			await readChunk(store, array, index, { signal });
			sampledChunks++;
		} catch (error) {
			throwIfOver(signal);
			if (!isMiraError(error)) throw error;
			problems.push(messageWithoutHint(error));
			if (error.hint !== undefined) advice.set(error.hint, { hint: error.hint, remedy: error.remedy });
		}
	}
	const report = { path, referenceCount: manifest.referenceCount, outOfBounds, sampledChunks, problems };
	return advice.size === 0 ? report : { ...report, advice: [...advice.values()] };
}

/** What was seen at opening: documents that describe a different file from the one that is there now. */
function staleMessages({ diagnostics }: ManifestStore, path: string): string[] {
	return diagnostics.flatMap((one) => (one.code === "stale-sidecar" && one.path === path ? [one.message] : []));
}

/** Of objects whose size is not known nothing can be said. */
function countOutOfBounds({ columns }: ChunkManifest, sizes: ReadonlyMap<string, number>): number {
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

/** Places of chunks that exist, spread evenly, the same in every run. */
function sampleIndexes({ columns, gridShape }: ChunkManifest, count: number): number[][] {
	const { keys, urlIds } = columns;
	const last = urlIds.length - 1;
	const rows = Array.from({ length: Math.min(count, last + 1) }, (_, i) =>
		count === 1 ? 0 : Math.round((i * last) / (Math.min(count, last + 1) - 1 || 1)),
	);
	return [...new Set(rows)].flatMap((row) =>
		urlIds[row] === ABSENT ? [] : [chunkIndex(gridShape, keys?.[row] ?? row)],
	);
}
