import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { type AddressInfo, isIPv6 } from "node:net";
import { MiraError } from "../errors.ts";
import type { Answer, Question } from "./answer.ts";
import type { TrustedHeader } from "./client.ts";
import { Connections } from "./connections.ts";
import type { Metric } from "./metrics.ts";
import { refuseConnection } from "./raw-answer.ts";
import { sendBody } from "./send-body.ts";

/** What a server asks for its answers. */
export interface AnsweringSite {
	/** The answer to a request; never throws. */
	answer(question: Question, ownMetrics: () => Metric[]): Promise<Answer>;
	/** From now on it takes no more requests. */
	stop(): void;
}

/** Where a server listens, and what it bears. */
export type ListeningOptions = {
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
	/** An answer may take so long, default 60 s. */
	timeoutMs?: number | undefined;
	trustProxy?: TrustedHeader | undefined;
};

/** A server that listens. */
export interface ListeningServer {
	/** Where it listens, such as `http://127.0.0.1:8000`. */
	readonly url: string;
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

/** What the answers of a server have in common. */
type Serving = { site: AnsweringSite; server: Server; connections: Connections; stallMs: number };

/** Lets a site answer requests over HTTP until the server is closed. */
export async function runServer(site: AnsweringSite, options: ListeningOptions): Promise<ListeningServer> {
	const { port = 8000, host = "127.0.0.1", timeoutMs = 60_000, stallMs = 30_000 } = options;
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

function connectionBounds({ maxConnections = 1024, maxClientConnections, trustProxy }: ListeningOptions) {
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
