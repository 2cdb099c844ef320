import type { MessageRange } from "../../codecs/grib/message-reader.ts";
import { type ChunkEntry, type ChunkManifest, chunkNumber } from "../../manifest/chunk-manifest.ts";
import type { ChunkLookup } from "../../manifest/manifest-array.ts";
import { ManifestBuilder } from "../../manifest/manifest-builder.ts";

/** Compares messages with what was predicted of them, before they are used. */
export type Confirm = (messages: Iterable<MessageRange>) => Promise<void>;

/** Up to so many chunks it is cheaper to look at their messages than at those of the whole array. */
const MOST_LOOKED_UP = 16;

/** References of an array of which each chunk is a message. `chunksOf` gives these by their numbers when they are asked for. */
export function fieldReferences(
	path: string,
	gridShape: readonly number[],
	chunksOf: () => ReadonlyMap<number, MessageRange>,
	confirm: Confirm | undefined,
): { load: () => Promise<ChunkManifest>; lookup: ChunkLookup | undefined } {
	const load = async (): Promise<ChunkManifest> => {
		const chunks = chunksOf();
		await confirm?.(chunks.values());
		const builder = new ManifestBuilder(gridShape, { path, expected: chunks.size });
		for (const [number, { url, offset, length }] of chunks) builder.virtualAt(number, url, offset, length);
		return builder.build();
	};
	if (confirm === undefined) return { load, lookup: undefined };
	const find = async (indexes: readonly (readonly number[])[]): Promise<ChunkEntry[]> => {
		const chunks = chunksOf();
		const messages = indexes.map((index) => chunks.get(chunkNumber(gridShape, index) ?? -1));
		await confirm(messages.filter((message) => message !== undefined));
		return messages.map((message) => (message === undefined ? { kind: "missing" } : { kind: "virtual", ...message }));
	};
	return { load, lookup: { most: MOST_LOOKED_UP, find } };
}
