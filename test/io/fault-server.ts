import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";

/** What the server does wrong, or differently, with one answer. */
export type Fault =
	/** Answers this status, with a document instead of the object. */
	| { kind: "status"; status: number; headers?: Record<string, string>; body?: string }
	/** Answers a range with 200 and the whole object. */
	| { kind: "whole" }
	/** Announces the whole range in Content-Range, sends half of it with a matching Content-Length. */
	| { kind: "short-body" }
	/** Announces everything, sends half, resets the connection. */
	| { kind: "reset" }
	/** Sends more bytes than Content-Range announces. */
	| { kind: "long-body" }
	/** Sends another range than was asked for, and says so. */
	| { kind: "other-range"; shift: number }
	/** Any Content-Range; undefined sends none. */
	| { kind: "content-range"; value: string | undefined }
	/** A correct 206 with at most this many bytes. */
	| { kind: "fewer-bytes"; most: number }
	/** Does not tell the size: `bytes 0-9/*`. */
	| { kind: "no-size" }
	/** Another ETag; undefined sends none. */
	| { kind: "etag"; value: string | undefined }
	| { kind: "redirect"; status: number; location: string }
	| { kind: "content-encoding"; value: string }
	/** Sends nothing until `release` is called. */
	| { kind: "silence" }
	/** Sends headers and half the body, and then nothing until `release` is called. */
	| { kind: "stall" }
	/** Sends the head alone, and then nothing until `release` is called. */
	| { kind: "head" }
	/** Sends a byte of the body at a time, for as long as anyone listens. */
	| { kind: "trickle" }
	/** Sends the body in chunked encoding, without Content-Length. */
	| { kind: "chunked" };

/** A request as it arrived. */
export type ReceivedRequest = { method: string; target: string; headers: IncomingMessage["headers"] };

/** A loopback HTTP server for ranged GET with faults to order. It notes every request that must never be sent. */
export class FaultServer {
	readonly requests: ReceivedRequest[] = [];
	/** HEAD requests, suffix ranges, open ranges: what we promised never to send. */
	readonly violations: string[] = [];
	/** Requests whose connection the client closed before the answer was complete. */
	abandoned = 0;
	connections = 0;
	/** Answers nothing at all any more, whatever the target. */
	isSilent = false;
	readonly #objects = new Map<string, { bytes: Uint8Array; etag: string; modified: Date | undefined }>();
	readonly #faults = new Map<string, { fault: Fault; times: number }[]>();
	readonly #held = new Set<() => void>();
	readonly #server: Server;

	private constructor() {
		this.#server = createServer((request, response) => this.#answer(request, response));
		this.#server.on("connection", () => this.connections++);
	}

	static async start(): Promise<FaultServer> {
		const server = new FaultServer();
		await new Promise<void>((resolve) => server.#server.listen(0, "127.0.0.1", resolve));
		return server;
	}

	get origin(): string {
		return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
	}

	/** Serves `bytes` at a request target, such as `/dir/a%20b.nc?x=1`; without a date it does not tell when they were changed. */
	serve(target: string, bytes: Uint8Array, etag = '"one"', modified?: Date): string {
		this.#objects.set(target, { bytes, etag, modified });
		return this.origin + target;
	}

	/** Orders faults for the next requests of a target; without `times`, for all. Several kinds act together. */
	fault(target: string, fault: Fault, times: number = Number.POSITIVE_INFINITY): void {
		this.#faults.set(target, [...(this.#faults.get(target) ?? []), { fault, times }]);
	}

	/** Lets everything go on that is silent or stalled. */
	release(): void {
		for (const resume of this.#held) resume();
		this.#held.clear();
	}

	async stop(): Promise<void> {
		this.release();
		this.#server.closeAllConnections();
		await new Promise((resolve) => this.#server.close(resolve));
	}

	#take(target: string): Fault[] {
		const ordered = this.#faults.get(target) ?? [];
		const acting = ordered.filter(({ times }) => times > 0);
		for (const each of acting) each.times--;
		return acting.map(({ fault }) => fault);
	}

	async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
		const { method = "", url: target = "", headers } = request;
		this.requests.push({ method, target, headers });
		response.on("close", () => {
			if (!response.writableFinished) this.abandoned++;
		});
		if (method !== "GET") this.violations.push(`${method} ${target}`);
		if (headers.range !== undefined && !/^bytes=\d+-\d+$/.test(headers.range)) {
			this.violations.push(`Range: ${headers.range}`);
		}

		const faults = this.#take(target);
		const find = <Kind extends Fault["kind"]>(kind: Kind): Extract<Fault, { kind: Kind }> | undefined =>
			faults.find((fault): fault is Extract<Fault, { kind: Kind }> => fault.kind === kind);

		if (this.isSilent || find("silence")) await this.#hold();
		const status = find("status");
		if (status) return void response.writeHead(status.status, status.headers).end(status.body ?? "refused");
		const redirect = find("redirect");
		if (redirect) return void response.writeHead(redirect.status, { location: redirect.location }).end();
		const object = this.#objects.get(target);
		if (object === undefined) return refuseSlowly(response);

		const etagFault = find("etag");
		const etag = etagFault === undefined ? object.etag : etagFault.value;
		if (etag !== undefined) response.setHeader("etag", etag);
		if (object.modified !== undefined) response.setHeader("last-modified", object.modified.toUTCString());
		const expected = headers["if-match"];
		if (expected !== undefined && expected !== etag) return void response.writeHead(412).end();
		const encoding = find("content-encoding");
		if (encoding) response.setHeader("content-encoding", encoding.value);

		const { bytes } = object;
		const asked = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? "");
		if (asked === null || find("whole")) {
			response.writeHead(200, find("chunked") ? {} : { "content-length": bytes.length });
			return await this.#send(response, bytes, faults);
		}
		const shift = find("other-range")?.shift ?? 0;
		const most = find("fewer-bytes")?.most ?? Number.POSITIVE_INFINITY;
		const start = Number(asked[1]) + shift;
		const end = Math.min(Number(asked[2]) + shift, bytes.length - 1, start + most - 1);
		const size = find("no-size") ? "*" : bytes.length;
		if (start >= bytes.length) return void response.writeHead(416, { "content-range": `bytes */${size}` }).end();

		const contentRange = find("content-range");
		const told = contentRange === undefined ? `bytes ${start}-${end}/${size}` : contentRange.value;
		if (told !== undefined) response.setHeader("content-range", told);
		let body = bytes.subarray(start, end + 1);
		if (find("short-body")) body = body.subarray(0, Math.ceil(body.length / 2));
		if (find("long-body")) body = bytes.subarray(start, end + 11);
		response.writeHead(206, find("chunked") ? {} : { "content-length": body.length });
		await this.#send(response, body, faults);
	}

	async #send(response: ServerResponse, body: Uint8Array, faults: Fault[]): Promise<void> {
		const half = Math.floor(body.length / 2);
		if (faults.some(({ kind }) => kind === "reset")) {
			response.write(body.subarray(0, half), () => response.destroy());
			return;
		}
		if (faults.some(({ kind }) => kind === "head")) {
			response.flushHeaders();
			await this.#hold();
		}
		if (faults.some(({ kind }) => kind === "trickle")) {
			for (let at = 0; at < body.length && !response.destroyed; at++) {
				response.write(body.subarray(at, at + 1));
				await setTimeout(5);
			}
			response.end();
			return;
		}
		if (faults.some(({ kind }) => kind === "stall")) {
			response.write(body.subarray(0, half));
			await this.#hold();
			response.end(body.subarray(half));
			return;
		}
		response.end(body);
	}

	#hold(): Promise<void> {
		return new Promise((resolve) => this.#held.add(resolve));
	}
}

/** A 404 whose text comes after its headers, as it does over a network. */
function refuseSlowly(response: ServerResponse): void {
	const text = "no such object";
	response.writeHead(404, { "content-length": text.length }).flushHeaders();
	void setTimeout(2).then(() => response.end(text));
}
