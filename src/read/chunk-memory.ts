import { beyond, type Limits } from "../zarr/budget.ts";

/** What every stored byte adds to the limit: a large chunk may take more than a small one. */
const PER_STORED_BYTE = 8;

/** A chunk that is to be decoded, and what for. */
export type ChunkMemory = {
	/** What its elements take. */
	chunkBytes: number;
	/** As it is stored. */
	storedBytes: number;
	/** What the caller gets, of this chunk and of others. */
	resultBytes: number;
};

/**
 * Throws where decoding a chunk would take more memory than limits and its stored bytes allow: a few bytes may claim to be a chunk
 * of any size. Who asks for as much as the chunk holds gets it: `limits.maxArrayBytes` decides about that.
 */
export function checkChunkMemory(
	neededBytes: number,
	{ chunkBytes, storedBytes, resultBytes }: ChunkMemory,
	limits: Readonly<Limits>,
): void {
	if (neededBytes <= mostDecodedBytes(storedBytes, limits) || resultBytes >= chunkBytes) return;
	const most = mostDecodedBytes(storedBytes, limits);
	throw beyond("maxChunkBytes", `decoding it would take ${neededBytes} bytes of memory, more than ${most}`);
}

/** The most that may come of a chunk of which nothing tells the size. */
export function mostDecodedBytes(storedBytes: number, limits: Readonly<Limits>): number {
	return limits.maxChunkBytes + PER_STORED_BYTE * storedBytes;
}
