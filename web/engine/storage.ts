import type { CallContext } from "./engine.ts";

/** What the chunks of an array take where they are stored. */
export type StoredSize = {
	/** Undefined where chunks are objects whose sizes nobody asked for, or computed. */
	bytes: number | undefined;
	chunks: number;
	/** Chunks that were never written. */
	missing: number;
};

/** More chunks than are counted one by one. */
const MOST_CHUNKS = 2_000_000;

/** Tells what the chunks of an array take on disk. It reads the index of its chunks, and none of them. */
export async function storedSize(
	{ store: name, path }: { store: string; path: string },
	{ engine }: CallContext,
): Promise<StoredSize | undefined> {
	const array = (await engine.store(name)).array(path);
	if (array.kind !== "manifest") return undefined;
	const manifest = await array.manifest();
	const { chunkCount: chunks, missingCount: missing } = manifest;
	if (manifest.rowCount > MOST_CHUNKS) return { bytes: undefined, chunks, missing };
	let bytes = 0;
	for (const [, entry] of manifest.entries()) {
		if (entry.kind === "object") return { bytes: undefined, chunks, missing };
		bytes += entry.kind === "virtual" ? entry.length : entry.kind === "inlined" ? entry.bytes.length : 0;
	}
	return { bytes, chunks, missing };
}
