import { scanMessages } from "../../../src/formats/grib/scan.ts";
import { MemoryStore } from "../../../src/io/memory.ts";
import { ObjectStoreRegistry } from "../../../src/io/registry.ts";
import { RoundsStore } from "../../io/rounds-store.ts";
import type { Found } from "./plain-walk.ts";

/** What a scan finds in a file, and what it asked for. */
export async function scanned(file: Uint8Array): Promise<{ found: Found; store: RoundsStore }> {
	const store = new RoundsStore(new MemoryStore([["file.grib", file]]));
	const registry = new ObjectStoreRegistry().register("memory://files/", store);
	const scope = registry.scope({});
	const { messages, skipped } = await scanMessages(scope.source("memory://files/file.grib"), scope.budget);
	const found = messages.map((message) => ({
		offset: message.range.offset,
		length: message.range.length,
		...("problem" in message
			? { problem: `${message.problem.code} at ${message.problem.offset}: ${message.problem.what}` }
			: { fields: message.fields }),
	}));
	return { found: { messages: found, skipped }, store };
}
