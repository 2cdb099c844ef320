import { isMiraError, type MiraError } from "../errors.ts";
import { throwIfOver } from "../io/deadline-signals.ts";
import type { StoreArray } from "../manifest/manifest-group.ts";
import type { Origin } from "../manifest/origin.ts";
import { readChunk } from "./chunk.ts";

/** Why a chunk cannot be read and decoded; undefined for one that can. */
export async function chunkError(
	origin: Origin,
	array: StoreArray,
	index: readonly number[],
	signal: AbortSignal | undefined,
): Promise<MiraError | undefined> {
	try {
		await readChunk(origin, array, index, { signal });
		return undefined;
	} catch (error) {
		throwIfOver(signal);
		if (!isMiraError(error)) throw error;
		return error;
	}
}
