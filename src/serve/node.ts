/**
 * The server for Node.
 *
 * @module
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { type AddressInfo, isIPv6 } from "node:net";
import type { Duplex } from "node:stream";
import { MiraError } from "../errors.ts";
import { answerRefusal } from "./answer.ts";
import { IdleConnections } from "./idle-connections.ts";
import type { SourceListing } from "./listing.ts";
import { Refusal } from "./refusal.ts";
import { Site, type SiteOptions } from "./site.ts";

/** Options of `startServer`. */
export type ServerOptions = SiteOptions & {
	/** 0 takes a free one; default 8000. */
	port?: number | undefined;
	/** The address to listen at, by default that of this machine for itself: `127.0.0.1`. */
	host?: string | undefined;
	/** Connections at a time, default 1024; beyond that the one that was idle for longest is closed. */
	maxConnections?: number | undefined;
};

/** A server that runs. */
export interface RunningServer {
	/** Where it listens, such as `http://127.0.0.1:8000`. */
	readonly url: string;
	/** What clients can read, and what they cannot. */
	readonly listings: readonly SourceListing[];
	/** Takes no more requests, and ends when those under way are answered, or after `graceMs` (10 s) without them. */
	close(graceMs?: number): Promise<void>;
}

/** A client gets so long to send the head of a request. */
const HEADERS_TIMEOUT_MS = 10_000;
const KEEP_ALIVE_MS = 15_000;
/** Beyond the time for an answer: a connection on which nothing moves is closed, and with it what it holds. */
const STALLED_MS = 15_000;
const GRACE_MS = 10_000;

/** Serves stores over HTTP until it is closed. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
	const { port = 8000, host = "127.0.0.1", maxConnections = 1024, timeoutMs = 60_000 } = options;
	const site = new Site(options);
	const server = createServer({
		headersTimeout: HEADERS_TIMEOUT_MS,
		requestTimeout: HEADERS_TIMEOUT_MS,
		keepAliveTimeout: KEEP_ALIVE_MS,
		connectionsCheckingInterval: 2000,
	});
	server.timeout = timeoutMs + STALLED_MS;
	const idle = new IdleConnections(server, maxConnections);
	server.on("request", (request, response) => {
		idle.watch(response);
		void respond(site, server, request, response);
	});
	server.on("clientError", refuseConnection);
	await listen(server, port, host);
	return {
		url: urlOf(server, host),
		listings: site.listings,
		close: (graceMs = GRACE_MS) => close(server, graceMs),
	};
}

async function respond(site: Site, server: Server, request: IncomingMessage, response: ServerResponse): Promise<void> {
	const departure = new AbortController();
	let release = (): void => {};
	response.on("close", () => {
		release();
		if (!response.writableFinished) departure.abort();
	});
	const { method = "", url: target = "", headers } = request;
	const answer = await site.answer({
		method,
		target,
		origin: `http://${headers.host ?? "localhost"}`,
		header: (name) => headerText(headers[name]),
		signal: departure.signal,
	});
	release = answer.release;
	if (response.destroyed) return release();
	// What a client sends along is not read, and a connection on which it lies is of no further use. Nor is one of a server that
	// was closed meanwhile, which would wait for another request.
	const hasBody = headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined;
	if (hasBody || !server.listening) response.shouldKeepAlive = false;
	response.writeHead(answer.status, answer.headers);
	response.end(method === "HEAD" ? undefined : answer.body);
}

function headerText(value: string | string[] | undefined): string | undefined {
	return Array.isArray(value) ? value.join(", ") : value;
}

/** What Node's parser refuses has no request to answer: the answer goes to the bare connection. */
function refuseConnection(error: Error & { code?: string }, socket: Duplex): void {
	if (!socket.writable || error.code === "ECONNRESET") {
		socket.destroy();
		return;
	}
	const { status, headers, body } = answerRefusal(connectionRefusal(error.code));
	const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
	socket.write(`HTTP/1.1 ${status} Refused\r\n${lines.join("")}Connection: close\r\n\r\n`);
	socket.end(body);
}

function connectionRefusal(code: string | undefined): Refusal {
	if (code === "HPE_HEADER_OVERFLOW") return new Refusal(431, "bad-request", "the headers are too large");
	if (code === "ERR_HTTP_REQUEST_TIMEOUT") return new Refusal(408, "timeout", "the request did not arrive in time");
	return new Refusal(400, "bad-request", "this is not an HTTP request");
}

async function listen(server: Server, port: number, host: string): Promise<void> {
	await new Promise<void>((resolve, reject) => {
		server.once("error", (cause: Error & { code?: string }) => {
			const reason = cause.code === "EADDRINUSE" ? "the port is taken" : cause.message;
			const hint = "Choose another port; 0 takes a free one";
			reject(new MiraError("bad-argument", `the server cannot listen on ${host}:${port}: ${reason}`, { hint, cause }));
		});
		server.listen(port, host, resolve);
	});
}

function urlOf(server: Server, host: string): string {
	const { port } = server.address() as AddressInfo;
	return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
}

async function close(server: Server, graceMs: number): Promise<void> {
	const timer = setTimeout(() => server.closeAllConnections(), graceMs);
	// It closes idle connections, too.
	await new Promise((closed) => server.close(closed));
	clearTimeout(timer);
}
