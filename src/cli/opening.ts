import { isMiraError, MiraError } from "../errors.ts";
import { Trace } from "../io/tracing.ts";
import { isUrl } from "../io/url.ts";
import type { ManifestStore } from "../manifest/manifest-store.ts";
import { type OpenOptions, openStore } from "../node.ts";
import { shellWord } from "./shell-word.ts";
import { isPlainFolder } from "./show-folder.ts";
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
	const store = await openOrExplain(name, { ...options, trace });
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

/** Opens a store. Of a folder that is none it is said what to do with it. */
export async function openOrExplain(name: string, options: OpenOptions): Promise<ManifestStore> {
	return openStore(name, options).catch(async (error: unknown) => {
		throw await withFolder(error, name, options);
	});
}

/** The error of opening, in other words where a folder was named that is not a store. */
async function withFolder(error: unknown, name: string, options: OpenOptions): Promise<unknown> {
	if (!isMiraError(error, "not-found")) return error;
	const looking = { opening: options, signal: options.signal ?? new AbortController().signal };
	if (!(await isPlainFolder(name, looking))) return error;
	return new MiraError("not-found", `${name} is a folder, not a store`, {
		hint: `mirazarr info ${shellWord(isUrl(name) ? name.replace(/\/?$/, "/") : name)} lists what can be opened in it`,
		cause: error,
	});
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
