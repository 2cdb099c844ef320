import { type HintPart, type MiraError, messageWithoutHint } from "../errors.ts";
import type { SourceFacts } from "../io/look-at.ts";
import type { OutsidePlace } from "../io/outside-places.ts";
import { ABSENT, type ChunkManifest, LONG } from "../manifest/chunk-manifest.ts";
import type { ManifestStore } from "../manifest/manifest-store.ts";
import type { Referenced } from "./sample-chunks.ts";
import { changeOf } from "./source-facts.ts";

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

/** What an object is, or why that is not known. */
export type Found = SourceFacts | { error: MiraError };

/** A chunk that cannot be read. */
export type ChunkFailure = { url: string | undefined; error: MiraError };

/** Problems of one array that are told; the others are counted. */
const MOST_PROBLEMS = 100;

/** Whether nothing is wrong with an object. */
export function isRight({ status }: SourceReport): boolean {
	return status === "same" || status === "unrecorded";
}

/** What became of an object since it was noted, or since a time. */
export function sourceReport(
	url: string,
	before: SourceFacts | undefined,
	now: Found,
	since: Date | undefined,
): SourceReport {
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

/** What was found out about an array. */
export function arrayReport(
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
