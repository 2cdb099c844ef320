import { ABSENT } from "../manifest/chunk-manifest.ts";
import type { ManifestStore } from "../manifest/manifest-store.ts";
import { isNear, planSamples, type Referenced, referencedArrays } from "./sample-chunks.ts";
import { sourceUrls } from "./source-facts.ts";

/** How much it takes to verify a store: objects that are not on this machine, and about how many bytes of chunks are decoded. */
export type VerifyAmount = { farObjects: number; chunkBytes: number };

/** The amount, for whoever has executors to choose from; nothing but references is read. */
export async function verifyAmount(
	store: ManifestStore,
	sampleChunks: number | "all" | undefined,
): Promise<VerifyAmount> {
	const arrays = await referencedArrays(store);
	const urls = await sourceUrls(store);
	const chunkBytes = arrays.map((one) => planSamples([one], sampleChunks).count * meanBytes(one));
	return {
		farObjects: urls.reduce((count, url) => (isNear(url) ? count : count + 1), 0),
		chunkBytes: chunkBytes.reduce((sum, bytes) => sum + bytes, 0),
	};
}

function meanBytes({ manifest: { columns } }: Referenced): number {
	let [count, bytes] = [0, 0];
	for (const [row, id] of columns.urlIds.entries())
		if (id < ABSENT) {
			count++;
			bytes += columns.lengths[row] as number;
		}
	return count === 0 ? 0 : bytes / count;
}
