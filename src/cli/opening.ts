import { detectFormat } from "../formats/format.ts";
import { headerBytes } from "../io/source.ts";
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
	sizeBytes: number;
	trace: Trace;
};

/** Opens what the user named. */
export async function openNamed(name: string, options: OpenOptions): Promise<Opened> {
	const trace = new Trace();
	const store = await openStore(name, { ...options, trace });
	const source = store.registry.source(store.url);
	// These bytes were read to open the file, and come from the cache.
	const format = detectFormat(await source.readUpTo(0, headerBytes), store.url).name;
	return { store, name, format, sizeBytes: await source.size(), trace };
}

/** What was read; `rounds` is the longest chain of requests of which each waited for the one before. */
export type Cost = { requests: number; bytes: number; rounds: number };

/** What was read up to now. */
export function costOf({ trace }: Opened): Cost {
	return { requests: trace.requests.length, bytes: trace.bytes, rounds: trace.rounds };
}

/** The same for people: `1 request, 24.6 kB read of 4.2 MB`. */
export function costText({ requests, bytes }: Cost, sizeBytes: number): string {
	return `${counted(requests, "request")}, ${sizeText(bytes)} read of ${sizeText(sizeBytes)}`;
}
