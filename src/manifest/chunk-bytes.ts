import { isMiraError } from "../errors.ts";
import type { ObjectStoreRegistry } from "../io/registry.ts";
import type { ChunkEntry } from "./chunk-manifest.ts";
import type { StoreArray } from "./manifest-group.ts";

type Virtual = Extract<ChunkEntry, { kind: "virtual" }>;

/**
 * The encoded bytes of many chunks of an array, undefined for those that are missing. They are asked for together, so that
 * neighbours in a file become one request.
 */
export async function fetchChunks(
	array: StoreArray,
	indexes: readonly (readonly number[])[],
	registry: ObjectStoreRegistry,
	options: { signal?: AbortSignal | undefined },
): Promise<(Uint8Array | undefined)[]> {
	if (array.kind === "derived") return Promise.all(indexes.map((index) => array.compute(index, options)));
	const entries = await array.find(indexes);
	const result: (Uint8Array | undefined)[] = new Array(indexes.length).fill(undefined);
	const byUrl = new Map<string, { places: number[]; ranges: Virtual[] }>();
	const wholes: Promise<void>[] = [];
	for (const [place, entry] of entries.entries()) {
		if (entry.kind === "inlined") result[place] = entry.bytes;
		if (entry.kind === "object")
			wholes.push(
				fetchObject(entry, registry, options).then((bytes) => {
					result[place] = bytes;
				}),
			);
		if (entry.kind !== "virtual") continue;
		const group = byUrl.get(entry.url) ?? { places: [], ranges: [] };
		byUrl.set(entry.url, group);
		group.places.push(place);
		group.ranges.push(entry);
	}
	await Promise.all([
		...wholes,
		...Array.from(byUrl, async ([url, { places, ranges }]) => {
			const parts = await registry.source(url).readMany(ranges, { ...options, use: "chunk" });
			for (const [i, place] of places.entries()) result[place] = parts[i];
		}),
	]);
	return result;
}

/** All of an object; undefined where it may be absent and is. */
async function fetchObject(
	{ url, optional }: Extract<ChunkEntry, { kind: "object" }>,
	registry: ObjectStoreRegistry,
	options: { signal?: AbortSignal | undefined },
): Promise<Uint8Array | undefined> {
	try {
		const maxBytes = registry.limits.maxArrayBytes;
		return await registry.source(url).readAll({ ...options, maxBytes, use: "chunk" });
	} catch (error) {
		if (optional && isMiraError(error, "not-found")) return undefined;
		throw error;
	}
}

/** An object as the range of its bytes, for those who want parts of it; missing where it may be absent and is. */
export async function sizedEntry(
	{ url, optional }: Extract<ChunkEntry, { kind: "object" }>,
	registry: ObjectStoreRegistry,
	options: { signal?: AbortSignal | undefined } = {},
): Promise<Extract<ChunkEntry, { kind: "virtual" | "missing" }>> {
	try {
		return { kind: "virtual", url, offset: 0, length: await registry.source(url).size(options) };
	} catch (error) {
		if (optional && isMiraError(error, "not-found")) return { kind: "missing" };
		throw error;
	}
}
