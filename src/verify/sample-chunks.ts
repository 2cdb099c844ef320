import { ABSENT, type ChunkManifest, chunkIndex, INLINED } from "../manifest/chunk-manifest.ts";
import { type StoreArray, walk } from "../manifest/manifest-group.ts";
import type { ManifestStore } from "../manifest/manifest-store.ts";

/** An array with its references. */
export type Referenced = { array: StoreArray; manifest: ChunkManifest };

/** All arrays of a store. */
export async function referencedArrays(store: ManifestStore): Promise<Referenced[]> {
	const nodes = Array.from(walk(store.group)).flatMap((node) => (node.kind === "array" ? [node.array] : []));
	return Promise.all(nodes.map(async (array) => ({ array, manifest: await array.manifest() })));
}

/** A chunk to read and decode. */
export type Sample = {
	/** Of its array among all. */
	arrayNumber: number;
	index: number[];
	/** The object that it is in; absent for one that is inlined or computed. */
	url?: string;
};

/** Chunks to read, and how many they are: all of an archive are not made before they are needed. */
export type SamplePlan = { count: number; samples: Iterable<Sample> };

/** Chunks of an array where nobody says how many: the first, the last and one between. */
const DEFAULT_COUNT = 3;
/** Chunks behind one whose object was asked already that are tried instead of it. */
const MOST_TRIED = 64;

/**
 * Which chunks are read: so many of each array, spread evenly, the same in every run; or all. Without a number, some, but at most
 * one of an object that is not on this machine: who reads it learns of the object what there is to know.
 */
export function planSamples(arrays: readonly Referenced[], count: number | "all" | undefined): SamplePlan {
	if (count === "all") return { count: arrays.reduce((sum, one) => sum + presentCount(one), 0), samples: all(arrays) };
	const asked = count === undefined ? new Set<string>() : undefined;
	const samples = arrays.flatMap((one, arrayNumber) =>
		spreadRows(one.manifest, count ?? DEFAULT_COUNT).flatMap((row) => {
			const sample = sampleAt(one, arrayNumber, row);
			if (sample === undefined || asked === undefined) return sample ?? [];
			return firstUnasked(one, arrayNumber, row, asked) ?? [];
		}),
	);
	return { count: samples.length, samples };
}

function* all(arrays: readonly Referenced[]): Generator<Sample> {
	for (const [arrayNumber, one] of arrays.entries())
		for (let row = 0; row < one.manifest.columns.urlIds.length; row++) {
			const sample = sampleAt(one, arrayNumber, row);
			if (sample !== undefined) yield sample;
		}
}

function presentCount({ manifest }: Referenced): number {
	return manifest.columns.urlIds.reduce((sum, id) => (id === ABSENT ? sum : sum + 1), 0);
}

function spreadRows({ columns }: ChunkManifest, count: number): number[] {
	const last = columns.urlIds.length - 1;
	const most = Math.min(count, last + 1);
	const rows = Array.from({ length: most }, (_, i) => (count === 1 ? 0 : Math.round((i * last) / (most - 1 || 1))));
	return [...new Set(rows)];
}

function sampleAt({ manifest }: Referenced, arrayNumber: number, row: number): Sample | undefined {
	const { gridShape, columns } = manifest;
	const { keys, urlIds, urls } = columns;
	const id = urlIds[row];
	if (id === undefined || id === ABSENT) return undefined;
	const index = chunkIndex(gridShape, keys?.[row] ?? row);
	return id === INLINED ? { arrayNumber, index } : { arrayNumber, index, url: urls[id] as string };
}

/** The chunk, or one behind it, that costs no second request; those of files on this machine cost none. */
function firstUnasked(one: Referenced, arrayNumber: number, from: number, asked: Set<string>): Sample | undefined {
	for (let row = from; row < from + MOST_TRIED; row++) {
		const sample = sampleAt(one, arrayNumber, row % one.manifest.columns.urlIds.length);
		if (sample === undefined) continue;
		const { url } = sample;
		if (url === undefined || isNear(url)) return sample;
		if (asked.has(url)) continue;
		asked.add(url);
		return sample;
	}
	return undefined;
}

/** Whether an object is on this machine: to ask for it costs next to nothing. */
function isNear(url: string): boolean {
	return /^(file|memory):/i.test(url);
}
