/**
 * The server for Node.
 *
 * @module
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { type AddressInfo, isIPv6 } from "node:net";
import { checkOptions, MiraError, type OptionValues, TAKES } from "../errors.ts";
import type { ManifestStore } from "../manifest/manifest-store.ts";
import { ARRANGEMENT, type Arrangement, arrangeAs } from "../read/arrange/arrangement.ts";
import { Connections } from "./connections.ts";
import { checkRoot, FilesRoot, type FilesRootOptions } from "./files-root.ts";
import type { SourceListing } from "./listing.ts";
import type { Metric } from "./metrics.ts";
import { refuseConnection } from "./raw-answer.ts";
import { sendBody } from "./send-body.ts";
import { Site } from "./site.ts";
import { AT_LEAST_ONE, MILLISECONDS, SITE_OPTIONS, type SiteOptions } from "./site-options.ts";

export type { FilesRootOptions } from "./files-root.ts";

/** Options of `startServer`. */
export type ServerOptions = SiteOptions & {
	/** 0 takes a free one; default 8000. */
	port?: number | undefined;
	/** The address to listen at, by default that of this machine for itself: `127.0.0.1`. */
	host?: string | undefined;
	/** Connections at a time, default 1024; beyond that the one that was idle for longest is closed. */
	maxConnections?: number | undefined;
	/** The same of one client, by default half of them; behind a proxy, which asks for all clients, all. */
	maxClientConnections?: number | undefined;
	/** A client that takes nothing of an answer for so long is cut, default 30 s. */
	stallMs?: number | undefined;
	/** A directory whose files are served below `/files/`, each opened when somebody asks for it. */
	root?: FilesRootOptions | undefined;
	/**
	 * Arrange all sources for viewers, as `arrange` does: by a convention, or by one with its options. For `createHandler`, arrange
	 * the stores themselves.
	 */
	arrange?: Arrangement | undefined;
};

/** A server that runs. */
export interface RunningServer {
	/** Where it listens, such as `http://127.0.0.1:8000`. */
	readonly url: string;
	/** What clients can read, and what they cannot. */
	readonly listings: readonly SourceListing[];
	/**
	 * Takes no more requests, and ends when those under way are answered, or after `graceMs` (10 s) without them. Another call
	 * may shorten the time.
	 */
	close(graceMs?: number): Promise<void>;
}

/** A client gets so long to send the head of a request. */
const HEADERS_TIMEOUT_MS = 10_000;
const KEEP_ALIVE_MS = 15_000;
/** Beyond the time for an answer: a connection on which nothing moves is closed, and with it what it holds. */
const STALLED_MS = 15_000;
const GRACE_MS = 10_000;

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

/** What the answers of a server have in common. */
type Serving = { site: Site; server: Server; connections: Connections; stallMs: number };

/** Serves stores over HTTP until it is closed. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
	checkOptions("startServer", options, SERVER_OPTIONS);
	const { port = 8000, host = "127.0.0.1", timeoutMs = 60_000, stallMs = 30_000 } = options;
	if (options.root !== undefined) await checkRoot("startServer", options.root);
	const { root, ...siteOptions } = await arrangedSources(options);
	const site = new Site(siteOptions, root && ((surroundings) => new FilesRoot(root, surroundings)));
	const server = createServer({
		headersTimeout: HEADERS_TIMEOUT_MS,
		requestTimeout: HEADERS_TIMEOUT_MS,
		keepAliveTimeout: KEEP_ALIVE_MS,
		connectionsCheckingInterval: 2000,
	});
	server.timeout = timeoutMs + STALLED_MS;
	const connections = new Connections(server, connectionBounds(options));
	const serving: Serving = { site, server, connections, stallMs };
	server.on("request", (request, response) => void respond(serving, request, response));
	server.on("clientError", refuseConnection);
	// Those who come at once wait at the door, until the system lets them try again after a second.
	await listen(server, port, host, connectionBounds(options).total);
	const closed = new Promise<void>((resolve) => server.once("close", resolve));
	return {
		url: urlOf(server, host),
		get listings() {
			return site.listings;
		},
		close: async (graceMs = GRACE_MS) => {
			site.stop();
			// It closes idle connections, too.
			if (server.listening) server.close();
			const timer = setTimeout(() => server.closeAllConnections(), graceMs);
			await closed;
			clearTimeout(timer);
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

function connectionBounds({ maxConnections = 1024, maxClientConnections, trustProxy }: ServerOptions) {
	const half = Math.ceil(maxConnections / 2);
	return { total: maxConnections, client: maxClientConnections ?? (trustProxy === undefined ? half : maxConnections) };
}

async function respond(serving: Serving, request: IncomingMessage, response: ServerResponse): Promise<void> {
	const { site, server, connections, stallMs } = serving;
	const departure = new AbortController();
	const { signal } = departure;
	// The connection, not the response: one that waits for others on the same connection is not told of its end.
	const begun = connections.begin(request.socket, () => departure.abort());
	if (begun === undefined) return;
	const { method = "", url: target = "", headers } = request;
	const question = {
		method,
		target,
		origin: `http://${headers.host ?? "localhost"}`,
		address: begun.address,
		header: (name: string) => headerText(headers[name]),
		signal,
	};
	const answer = await site.answer(question, () => [...connections.metrics(), ...processMetrics()]);
	if (signal.aborted) {
		answer.release(0);
		return;
	}
	// What a client sends along is not read, and a connection on which it lies is of no further use. Nor is one of a server that
	// was closed meanwhile, which would wait for another request.
	const hasBody = headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined;
	if (hasBody || !server.listening) response.shouldKeepAlive = false;
	response.writeHead(answer.status, answer.headers);
	const body = method === "HEAD" || answer.body === undefined ? new Uint8Array(0) : answer.body;
	answer.release(await sendBody(response, body, { stallMs, signal }));
	begun.end();
}

function headerText(value: string | string[] | undefined): string | undefined {
	return Array.isArray(value) ? value.join(", ") : value;
}

/** By the names that other programs on Node have for them. */
function processMetrics(): Metric[] {
	const { rss, heapUsed, arrayBuffers } = process.memoryUsage();
	return [
		{ name: "process_resident_memory_bytes", help: "Memory of the process.", type: "gauge", value: rss },
		{ name: "nodejs_heap_size_used_bytes", help: "Memory of JavaScript objects.", type: "gauge", value: heapUsed },
		{ name: "nodejs_array_buffers_bytes", help: "Memory of buffers.", type: "gauge", value: arrayBuffers },
		{
			name: "process_start_time_seconds",
			help: "When the process was started, since 1970.",
			type: "gauge",
			value: Math.round(Date.now() / 1000 - process.uptime()),
		},
	];
}

async function listen(server: Server, port: number, host: string, backlog: number): Promise<void> {
	await new Promise<void>((resolve, reject) => {
		server.once("error", (cause: Error & { code?: string }) => {
			const reason = cause.code === "EADDRINUSE" ? "the port is taken" : cause.message;
			const hint = "Choose another port; 0 takes a free one";
			reject(new MiraError("bad-argument", `the server cannot listen on ${host}:${port}: ${reason}`, { hint, cause }));
		});
		server.listen({ port, host, backlog }, resolve);
	});
}

function urlOf(server: Server, host: string): string {
	const { port } = server.address() as AddressInfo;
	return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
}
