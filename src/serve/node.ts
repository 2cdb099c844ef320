/**
 * The server for Node.
 *
 * @module
 */
import { checkOptions, type OptionValues, TAKES } from "../errors.ts";
import type { ManifestStore } from "../manifest/manifest-store.ts";
import { ARRANGEMENT, type Arrangement, arrangeAs } from "../read/arrange/arrangement.ts";
import { checkRoot, FilesRoot, type FilesRootOptions } from "./files-root.ts";
import type { SourceListing } from "./listing.ts";
import { type ListeningOptions, type ListeningServer, runServer } from "./run-server.ts";
import { Site } from "./site.ts";
import { AT_LEAST_ONE, MILLISECONDS, SITE_OPTIONS, type SiteOptions } from "./site-options.ts";

export type { FilesRootOptions } from "./files-root.ts";
export type { ListeningOptions, ListeningServer } from "./run-server.ts";

/** Options of `startServer`. */
export type ServerOptions = SiteOptions &
	ListeningOptions & {
		/** A directory whose files are served below `/files/`, each opened when somebody asks for it. */
		root?: FilesRootOptions | undefined;
		/**
		 * Arrange all sources for viewers, as `arrange` does: by a convention, or by one with its options. For `createHandler`, arrange
		 * the stores themselves.
		 */
		arrange?: Arrangement | undefined;
	};

/** A server that runs. */
export interface RunningServer extends ListeningServer {
	/** What clients can read, and what they cannot. */
	readonly listings: readonly SourceListing[];
}

const SERVER_OPTIONS: OptionValues<ServerOptions> = {
	...SITE_OPTIONS,
	port: {
		text: "a number from 0 to 65535",
		accepts: (value) => TAKES.wholeNumber.accepts(value) && Number(value) < 65536,
	},
	host: TAKES.text,
	maxConnections: AT_LEAST_ONE,
	maxClientConnections: AT_LEAST_ONE,
	stallMs: MILLISECONDS,
	root: TAKES.object,
	arrange: ARRANGEMENT,
};

/** Serves stores over HTTP until it is closed. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
	checkOptions("startServer", options, SERVER_OPTIONS);
	if (options.root !== undefined) await checkRoot("startServer", options.root);
	const { root, ...siteOptions } = await arrangedSources(options);
	const site = new Site(siteOptions, root && ((surroundings) => new FilesRoot(root, surroundings)));
	const { url, close } = await runServer(site, options);
	return {
		url,
		close,
		get listings() {
			return site.listings;
		},
	};
}

/** The sources as they are arranged, and those that are opened later. */
async function arrangedSources(options: ServerOptions): Promise<ServerOptions> {
	const { arrange, sources, reopen, root, timeoutMs = 60_000 } = options;
	if (arrange === undefined) return options;
	const arranged = (store: ManifestStore, signal?: AbortSignal): Promise<ManifestStore> =>
		arrangeAs(store, arrange, { signal, timeoutMs });
	const stores = await Promise.all(
		Object.entries(sources).map(async ([name, store]) => [name, await arranged(store)] as const),
	);
	return {
		...options,
		sources: Object.fromEntries(stores),
		reopen: reopen && (async (name, signal) => arranged(await reopen(name, signal), signal)),
		root: root && {
			...root,
			open: async (url, given) => arranged(await root.open(url, given), given.signal),
		},
	};
}
