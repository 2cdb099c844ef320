import { isMiraError, type MiraError } from "../errors.ts";
import type { ObjectStoreRegistry } from "./registry.ts";

/** What an object was when references to it were made. */
export type SourceFacts = {
	url: string;
	sizeBytes: number;
	/** Where the store has one. */
	etag?: string | undefined;
	/** When it was last changed, where the store tells: ISO 8601, to the millisecond. */
	modified?: string | undefined;
};

/** What an object is now; an error says why that is not known. */
export async function lookAt(
	url: string,
	registry: ObjectStoreRegistry,
	signal: AbortSignal | undefined,
): Promise<SourceFacts | { error: MiraError }> {
	try {
		const source = registry.source(url);
		const sizeBytes = await (source.look ?? source.size).call(source, { signal });
		const { etag, modifiedMs } = source;
		return {
			url,
			sizeBytes,
			etag,
			modified: modifiedMs === undefined ? undefined : new Date(modifiedMs).toISOString(),
		};
	} catch (error) {
		signal?.throwIfAborted();
		if (isMiraError(error)) return { error };
		throw error;
	}
}
