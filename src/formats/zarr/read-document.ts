import { isMiraError } from "../../errors.ts";
import { isForbidden } from "../../io/http-response.ts";
import type { ObjectStoreRegistry } from "../../io/registry.ts";

/** A document of a store; undefined where there is none. */
export async function readDocument(url: string, registry: ObjectStoreRegistry): Promise<Uint8Array | undefined> {
	try {
		return await registry.source(url).readAll();
	} catch (error) {
		// A bucket that may not be listed answers "forbidden" for what is not there.
		if (isMiraError(error, "not-found") || isForbidden(error)) return undefined;
		throw error;
	}
}
