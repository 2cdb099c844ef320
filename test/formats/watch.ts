import { createHook } from "node:async_hooks";
import diagnosticsChannel from "node:diagnostics_channel";
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

/** What a piece of work asked of the file system and of the network. */
export type Watched = {
	/** Local paths that anything was asked about, in any way. */
	paths: string[];
	/** Connections, lookups of names, and requests with their URLs. */
	network: string[];
};

/** Functions whose first argument is a path, of both forms that Node has. */
const PATH_FUNCTIONS = [
	"access",
	"lstat",
	"open",
	"opendir",
	"readFile",
	"readdir",
	"readlink",
	"realpath",
	"stat",
] as const;
/** Node's own names for what goes out to the network, whoever asks for it. */
const OUTWARD = new Set([
	"TCPCONNECTWRAP",
	"PIPECONNECTWRAP",
	"GETADDRINFOREQWRAP",
	"GETNAMEINFOREQWRAP",
	"UDPSENDWRAP",
]);

/** Watches the file system by its functions, the network by the handles of Node and the requests of `fetch`. */
export async function watch(work: () => Promise<unknown>): Promise<Watched> {
	const watched: Watched = { paths: [], network: [] };
	const restorers = [fs, fs.promises].map((module) => watchPaths(module as unknown as Functions, watched.paths));
	syncBuiltinESMExports();
	const onRequest = (message: unknown): void => {
		const { request } = message as { request: { origin: string; path: string } };
		watched.network.push(`${request.origin}${request.path}`);
	};
	diagnosticsChannel.subscribe("undici:request:create", onRequest);
	const hook = createHook({
		init: (_, type) => {
			if (OUTWARD.has(type)) watched.network.push(type);
		},
	}).enable();
	try {
		await work();
	} finally {
		hook.disable();
		diagnosticsChannel.unsubscribe("undici:request:create", onRequest);
		for (const restore of restorers) restore();
		syncBuiltinESMExports();
	}
	return watched;
}

type Functions = Record<string, (...args: unknown[]) => unknown>;

/** The function, and the other form of it that some have (`realpath.native`). */
function watchedBy(paths: string[], original: Functions[string]): Functions[string] {
	const { native } = original as { native?: Functions[string] };
	const own = (...args: unknown[]): unknown => {
		paths.push(String(args[0]));
		return original(...args);
	};
	return native === undefined ? own : Object.assign(own, { native: watchedBy(paths, native) });
}

function watchPaths(module: Functions, paths: string[]): () => void {
	const names = PATH_FUNCTIONS.flatMap((name) => [name, `${name}Sync`]).filter((name) => name in module);
	const originals = names.map((name) => module[name] as Functions[string]);
	for (const [i, name] of names.entries()) {
		const original = originals[i] as Functions[string];
		module[name] = watchedBy(paths, original);
	}
	return () => {
		for (const [i, name] of names.entries()) module[name] = originals[i] as Functions[string];
	};
}
