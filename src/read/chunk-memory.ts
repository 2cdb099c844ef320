import { Budget, type Limits } from "../zarr/budget.ts";

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
	if (neededBytes <= limits.maxHeldBytes || resultBytes >= chunkBytes) return;
	chunkBudget(storedBytes, limits).hold(neededBytes);
}

/** The most that may come of a chunk of which nothing tells the size. */
export function mostDecodedBytes(storedBytes: number, limits: Readonly<Limits>): number {
	return chunkBudget(storedBytes, limits).allowance("maxHeldBytes");
}

/** The account of one chunk. */
function chunkBudget(storedBytes: number, limits: Readonly<Limits>): Budget {
	const budget = new Budget(limits);
	budget.receive("", storedBytes, storedBytes);
	return budget;
}
