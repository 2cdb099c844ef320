import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { run } from "../../src/cli/run.ts";
import { MiraError } from "../../src/errors.ts";
import { type RunningServer, type ServerOptions, startServer } from "../../src/serve/node.ts";
import { runCli, sample } from "../cli/run-cli.ts";
import { tries } from "../extent.ts";
import { bytesIn, deferred, part, storeComputing, storeOver } from "./fetching.ts";

const IDLE = tries(10_000, 1_000);

const SOURCES = { x: storeOver(async (_, range) => part(range, '"e"')) };
const running: RunningServer[] = [];

async function start(options: Partial<ServerOptions> = {}): Promise<RunningServer> {
	const server = await startServer({ sources: SOURCES, port: 0, ...options });
	running.push(server);
	return server;
}

afterEach(async () => {
	for (const server of running.splice(0)) await server.close(0);
});

/** Sends bytes as they are, and gives what comes back until the connection ends. */
async function send({ url }: RunningServer, text: string): Promise<string> {
	const socket = connectTo(url);
	let received = "";
	socket.on("data", (data) => {
		received += data.toString("latin1");
	});
	socket.on("error", () => {});
	socket.write(text);
	await once(socket, "close");
	return received;
}

function connectTo(url: string): Socket {
	return connect(Number(new URL(url).port), "127.0.0.1");
}

const head = (target: string, ...lines: string[]) =>
	`${[`GET ${target} HTTP/1.1`, "Host: x", "Connection: close", ...lines].join("\r\n")}\r\n\r\n`;

describe("the server", () => {
	it("serves what the handler does", async () => {
		const { url, listings } = await start();
		expect(listings.map(({ name }) => name)).toEqual(["x"]);
		const response = await fetch(`${url}/x/v/c/1`, { headers: { range: "bytes=0-9" } });
		expect(response.status).toBe(206);
		expect(response.headers.get("etag")).toBe('"e:1000+1000"');
		expect(await bytesIn(response)).toEqual(part({ offset: 1000, length: 10 }).bytes);
		const headed = await fetch(`${url}/x/v/c/1`, { method: "HEAD" });
		expect(headed.headers.get("content-length")).toBe("1000");
	});

	it("says so if its port is taken", async () => {
		const { url } = await start();
		const port = Number(new URL(url).port);
		await expect(start({ port })).rejects.toThrow(MiraError);
	});

	it.each([
		"/x/../../etc/passwd",
		"/../etc/passwd",
		"/x/%2e%2e/%2e%2e/etc/passwd",
		"/x/..%2f..%2f..%2fetc/passwd",
		"/x/..%5c..%5cetc/passwd",
		"/x//etc/passwd",
		"//etc/passwd",
		"/x/./v/zarr.json",
		"/x/v/%00",
		"http://elsewhere/x/zarr.json",
		"*",
	])("gives nothing for %s", async (target) => {
		const server = await start();
		const answer = await send(server, head(target));
		expect(answer).toMatch(/^HTTP\/1\.1 40[04] /);
		expect(answer).toContain('"error"');
		expect(answer).not.toContain("root:");
	});

	it("refuses headers without end", async () => {
		const answer = await send(await start(), head("/", `X-Long: ${"a".repeat(100_000)}`));
		expect(answer).toMatch(/^HTTP\/1\.1 431 /);
		expect(answer).toContain("the headers are too large");
	});

	it("refuses what is not HTTP", async () => {
		const answer = await send(await start(), "\x16\x03\x01hello\r\n\r\n");
		expect(answer).toMatch(/^HTTP\/1\.1 400 /);
	});

	it("does not read what a client sends along", async () => {
		const server = await start();
		const answer = await send(server, `POST /x/zarr.json HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000000\r\n\r\nabc`);
		expect(answer).toMatch(/^HTTP\/1\.1 405 /);
	});

	it(`survives ${IDLE} idle connections, and goes on serving`, async () => {
		const server = await start({ maxConnections: 256 });
		const sockets: Socket[] = [];
		for (let i = 0; i < IDLE; i += 500) {
			const batch = Array.from({ length: 500 }, () => connectTo(server.url));
			for (const socket of batch) socket.on("error", () => {});
			await Promise.all(batch.map((socket) => Promise.race([once(socket, "connect"), once(socket, "close")])));
			sockets.push(...batch);
			const response = await fetch(`${server.url}/x/zarr.json`);
			expect(response.status).toBe(200);
			await response.arrayBuffer();
		}
		expect(sockets.length).toBe(IDLE);
		for (const socket of sockets) socket.destroy();
		expect((await fetch(`${server.url}/x/v/c/0`)).status).toBe(200);
	}, 120_000);

	it("stops reading for a client that goes away", async () => {
		const [started, aborted] = [deferred<void>(), deferred<void>()];
		const store = storeOver((_, __, options) => {
			started.resolve();
			options?.signal?.addEventListener("abort", () => aborted.resolve());
			return new Promise(() => {});
		});
		const { url } = await start({ sources: { x: store } });
		const client = new AbortController();
		const request = fetch(`${url}/x/v/c/0`, { signal: client.signal });
		await started.promise;
		client.abort();
		await expect(request).rejects.toThrow();
		await aborted.promise;
	});

	it("answers what is under way before it ends, and nothing more", async () => {
		const [started, finish] = [deferred<void>(), deferred<void>()];
		const store = storeComputing(async () => {
			started.resolve();
			await finish.promise;
			return new Uint8Array(1000).fill(4);
		});
		const server = await start({ sources: { x: store } });
		const request = fetch(`${server.url}/x/v/c/0`);
		await started.promise;
		const closed = server.close(60_000);
		await expect(fetch(`${server.url}/x/zarr.json`)).rejects.toThrow();
		finish.resolve();
		expect((await bytesIn(await request))[0]).toBe(4);
		await closed;
	});

	it("does not wait for ever", async () => {
		const started = deferred<void>();
		const store = storeComputing(() => {
			started.resolve();
			return new Promise(() => {});
		});
		const server = await start({ sources: { x: store } });
		const request = fetch(`${server.url}/x/v/c/0`);
		await started.promise;
		await Promise.all([server.close(10), expect(request).rejects.toThrow()]);
	});

	it("gives 64 connections at once the same bytes, without an error", async () => {
		const { url } = await start({ cacheBytes: 1 });
		const expected = [0, 1].map((i) => part({ offset: i * 1000, length: 1000 }).bytes);
		await Promise.all(
			Array.from({ length: 64 }, async (_, client) => {
				for (let n = 0; n < 4; n++) {
					const chunk = (client + n) % 2;
					const response = await fetch(`${url}/x/v/c/${chunk}`);
					expect(response.status).toBe(200);
					expect(Buffer.compare(await bytesIn(response), expected[chunk] as Uint8Array)).toBe(0);
				}
			}),
		);
	});
});

describe("mirazarr serve", () => {
	it("prints a line for each source, serves until it is interrupted, and ends well", async () => {
		const interruption = new AbortController();
		const printed = deferred<string>();
		let lines = "";
		const stdout = {
			write: (text: string | Uint8Array) => {
				lines += String(text);
				if (lines.split("\n").length > 2) printed.resolve(lines);
				return undefined;
			},
			isTTY: false,
		};
		const stderr = { ...stdout, write: () => undefined };
		const args = ["serve", sample("sea-surface.nc"), sample("buoys.nc"), "--port", "0", "--transcode", "zstd"];
		const stdin = async function* () {};
		const code = run(args, { stdout, stderr, stdin, env: {}, signal: interruption.signal });
		const [first = "", second = ""] = (await printed.promise).split("\n");
		expect(first).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/sea-surface\.nc {2}.*sea-surface\.nc$/);
		expect(second).toMatch(/\/buoys\.nc {2}.*buoys\.nc$/);
		const document = await (await fetch(`${first.split("  ")[0]}/zarr.json`)).json();
		expect(document.consolidated_metadata.metadata.sst.codecs.at(-1).name).toBe("zstd");
		interruption.abort();
		expect(await code).toBe(0);
	});

	it.each([
		[["serve"], 2],
		[["serve", sample("sea-surface.nc"), "--port", "70000"], 2],
		[["serve", sample("sea-surface.nc"), "--transcode", "gzip"], 2],
		[["serve", sample("missing.nc"), "--port", "0"], 1],
	])("%j fails", async (args, code) => {
		expect((await runCli(args)).code).toBe(code);
	});
});
