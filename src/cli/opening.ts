import { isMiraError } from "../errors.ts";
import { Trace } from "../io/tracing.ts";
import type { ManifestStore } from "../manifest/manifest-store.ts";
import { type OpenOptions, openStore } from "../node.ts";
import { counted, sizeText } from "./wording.ts";

/** A store as the commands use it: what was opened, and what that cost. */
export type Opened = {
	store: ManifestStore;
	/** As the user named it. */
	name: string;
	format: string;
	/** Of the file; a store of many objects has none. */
	sizeBytes: number | undefined;
	trace: Trace;
};

/** Opens what the user named. */
export async function openNamed(name: string, options: OpenOptions): Promise<Opened> {
	const trace = new Trace();
	const store = await openStore(name, { ...options, trace });
	// For a file the size is known since it was opened; asking for that of a directory fails.
	const sizeBytes = await store.registry
		.source(store.url)
		.size()
		.catch((error: unknown) => {
			if (isMiraError(error)) return undefined;
			throw error;
		});
	return { store, name, format: store.format ?? "unknown format", sizeBytes, trace };
}

/** What was read; `rounds` is the longest chain of requests of which each waited for the one before. */
export type Cost = { requests: number; bytes: number; rounds: number };

/** What was read up to now. */
export function costOf({ trace }: Opened): Cost {
	return { requests: trace.requests.length, bytes: trace.bytes, rounds: trace.rounds };
}

/** The same for people: `1 request, 24.6 kB read of 4.2 MB`. */
export function costText({ requests, bytes }: Cost, sizeBytes: number | undefined): string {
	const size = sizeBytes === undefined ? "" : ` of ${sizeText(sizeBytes)}`;
	return `${counted(requests, "request")}, ${sizeText(bytes)} read${size}`;
}
