/** Clients that ask for too much, that do not read, that go away: what they cost others, and what is left of them. */
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterEach, describe, expect, it, vi } from "vitest";
import { DerivedArray } from "../../src/manifest/derived-array.ts";
import { ManifestGroup } from "../../src/manifest/manifest-group.ts";
import { ManifestStore } from "../../src/manifest/manifest-store.ts";
import type { AccessEntry } from "../../src/serve/access.ts";
import { type RunningServer, type ServerOptions, startServer } from "../../src/serve/node.ts";
import { codeIn, deferred, fetchFrom, part, storeComputing, storeOver } from "./fetching.ts";

const running: RunningServer[] = [];
const sockets: Socket[] = [];

async function start(options: Partial<ServerOptions> = {}): Promise<RunningServer> {
	const sources = { x: storeOver(async (_, range) => part(range, '"e"')) };
	const server = await startServer({ sources, port: 0, ...options });
	running.push(server);
	return server;
}

afterEach(async () => {
	for (const socket of sockets.splice(0)) socket.destroy();
	for (const server of running.splice(0)) await server.close(0);
});

function connectTo({ url }: RunningServer): Socket {
	const socket = connect(Number(new URL(url).port), "127.0.0.1");
	socket.on("error", () => {});
	sockets.push(socket);
	return socket;
}

/** Asks as a client of a proxy. */
function askAs(server: RunningServer, client: string, path: string): Promise<Response> {
	return fetch(server.url + path, { headers: { "x-forwarded-for": client } });
}

async function metricsOf(server: RunningServer): Promise<Record<string, number>> {
	const lines = (await (await fetch(`${server.url}/-/metrics`)).text()).split("\n");
	const samples = lines.filter((line) => line !== "" && !line.startsWith("#"));
	return Object.fromEntries(
		samples.map((line) => [line.slice(0, line.lastIndexOf(" ")), Number(line.split(" ").at(-1))]),
	);
}

/** Waits until something is so, however long that takes. */
async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
	while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 5));
}

/** A store of one array `v` of `count` chunks, each of so many zeros. */
function largeStore(bytes: number, count: number): ManifestStore {
	const { url, registry, ...small } = storeComputing(async () => new Uint8Array(bytes));
	const { description, compute } = small.group.arrays.get("v") as DerivedArray;
	const chunkGrid = { kind: "regular" as const, chunkShape: [bytes] };
	const group = new ManifestGroup();
	group.arrays.set("v", new DerivedArray({ ...description, shape: [bytes * count], chunkGrid }, compute));
	return new ManifestStore({ url, group, registry });
}

describe("a greedy client", () => {
	it("with 1,000 requests does not keep another waiting: that one is answered while the greedy one waits", async () => {
		const open = deferred<void>();
		let greedyStarted = 0;
		const slow = storeComputing(async () => {
			greedyStarted++;
			await open.promise;
			return new Uint8Array(1000).fill(1);
		});
		const quick = storeOver(async (_, range) => part(range));
		const sources = { quick, ...Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`s${i}`, slow])) };
		const server = await start({
			sources,
			trustProxy: "x-forwarded-for",
			maxWork: 8,
			maxClientWork: 4,
			maxConnections: 3000,
			timeoutMs: 600_000,
		});
		const greedy = Array.from({ length: 1000 }, (_, i) =>
			askAs(server, "6.6.6.6", `/s${i % 500}/v/c/${i >= 500 ? 1 : 0}`),
		);
		await until(async () => (await metricsOf(server)).mirazarr_work_waiting === 996);
		for (let i = 0; i < 20; i++) expect((await askAs(server, "1.2.3.4", `/quick/v/c/${i % 2}`)).status).toBe(200);
		expect(greedyStarted).toBe(4);
		open.resolve();
		for (const response of greedy) expect((await response).status).toBe(200);
	});

	it("is told to come again where its queue is full, and nobody else is", async () => {
		const open = deferred<void>();
		const slow = storeComputing(async () => {
			await open.promise;
			return new Uint8Array(1000);
		});
		const ask = fetchFrom({
			sources: { x: slow },
			trustProxy: "x-forwarded-for",
			maxClientWork: 1,
			maxClientQueue: 1,
		});
		const askFor = (client: string) => ask("/x/v/c/0", { headers: { "x-forwarded-for": client } });
		const first = askFor("6.6.6.6");
		const second = askFor("6.6.6.6");
		const third = await askFor("6.6.6.6");
		expect(third.status).toBe(429);
		expect(third.headers.get("retry-after")).toBe("2");
		expect(await codeIn(third)).toBe("too-many-requests");
		const other = askFor("1.2.3.4");
		open.resolve();
		for (const response of [first, second, other]) expect((await response).status).toBe(200);
	});

	it("holds no more than its share of memory", async () => {
		const server = await start({
			sources: { x: largeStore(2 ** 24, 8) },
			cacheBytes: 0,
			trustProxy: "x-forwarded-for",
			underWayBytes: 2 ** 26,
			clientBytes: 2 ** 25,
			stallMs: 600_000,
		});
		// None of these reads: two fill its share, and the others wait.
		for (let i = 0; i < 5; i++)
			connectTo(server).pause().write(`GET /x/v/c/${i} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 6.6.6.6\r\n\r\n`);
		await until(async () => (await metricsOf(server)).mirazarr_answer_bytes_waiting === 3);
		expect((await metricsOf(server)).mirazarr_answer_bytes).toBe(2 ** 25);
		const response = await askAs(server, "1.2.3.4", "/x/v/c/7");
		expect((await response.arrayBuffer()).byteLength).toBe(2 ** 24);
	});

	it("that waits in vain is told that the server is busy, not that the source is slow", async () => {
		const slow = storeComputing(() => new Promise(() => {}));
		const ask = fetchFrom({ sources: { x: slow }, maxWork: 1, timeoutMs: 50 });
		const [first, second] = await Promise.all([ask("/x/v/c/0"), ask("/x/v/c/1")]);
		expect([first.status, await codeIn(first)]).toEqual([504, "timeout"]);
		// Its time may have been up while it waited, or just after its turn came.
		expect([503, 504]).toContain(second.status);
	});
});

describe("a client that does not read", () => {
	it("is cut, and leaves nothing behind", async () => {
		const sent = deferred<number>();
		const onAccess = ({ path, bytes }: AccessEntry) => path === "/x/v/c/0" && sent.resolve(bytes);
		const server = await start({ sources: { x: largeStore(2 ** 25, 1) }, stallMs: 50, onAccess });
		connectTo(server).pause().write("GET /x/v/c/0 HTTP/1.1\r\nHost: x\r\n\r\n");
		expect(await sent.promise).toBeLessThan(2 ** 25);
		expect((await metricsOf(server)).mirazarr_answer_bytes).toBe(0);
	});

	it("and asks for more on the same connection, is forgotten with all of it when it goes away", async () => {
		const server = await start({ sources: { x: largeStore(2 ** 24, 4) }, stallMs: 600_000 });
		const socket = connectTo(server);
		const requests = Array.from({ length: 30 }, (_, i) => `GET /x/v/c/${i % 4} HTTP/1.1\r\nHost: x\r\n\r\n`);
		socket.pause().write(requests.join(""));
		await until(async () => ((await metricsOf(server)).mirazarr_answer_bytes as number) > 0);
		socket.destroy();
		const forgotten = { mirazarr_answer_bytes: 0, mirazarr_work: 0, mirazarr_work_waiting: 0 };
		await vi.waitFor(async () => expect(await metricsOf(server)).toMatchObject(forgotten), { timeout: 120_000 });
	});

	it("nor sends: a request whose head does not come is ended", async () => {
		const server = await start();
		const socket = connectTo(server);
		socket.write("GET /x/zarr.json HTTP/1.1\r\nHost: ");
		let received = "";
		socket.on("data", (data) => {
			received += data;
		});
		await once(socket, "close");
		expect(received).toMatch(/^HTTP\/1\.1 408 /);
	});
});

describe("connections", () => {
	it("of one client are bounded: beyond that its idle ones are closed, or the new one is refused", async () => {
		let computing = 0;
		const busy = storeComputing(() => {
			computing++;
			return new Promise(() => {});
		});
		const server = await start({ sources: { x: busy, y: busy }, maxConnections: 100, maxClientConnections: 3 });
		const idle = connectTo(server);
		await once(idle, "connect");
		const working = ["/x/v/c/0", "/x/v/c/1", "/y/v/c/0"].map((path) => {
			const socket = connectTo(server);
			socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
			return socket;
		});
		idle.resume();
		await once(idle, "close");
		await until(() => computing === 3);
		const refused = connectTo(server);
		let answer = "";
		refused.on("data", (data) => {
			answer += data;
		});
		await once(refused, "close");
		expect(answer).toMatch(/^HTTP\/1\.1 503 [\s\S]*Retry-After: 2[\s\S]*"code":"busy"/);
		expect(working.every((socket) => !socket.destroyed)).toBe(true);
	});
});

describe("what the server says of itself", () => {
	it("is that it lives, that it is ready, and what it does", async () => {
		const server = await start();
		for (const path of ["/-/health", "/-/ready"]) {
			const response = await fetch(server.url + path);
			expect([response.status, response.headers.get("cache-control")]).toEqual([200, "no-store"]);
		}
		await (await fetch(`${server.url}/x/v/c/0`)).arrayBuffer();
		await (await fetch(`${server.url}/x/v/c/0`)).arrayBuffer();
		await (await fetch(`${server.url}/x/none`)).arrayBuffer();
		await until(async () => (await metricsOf(server))['mirazarr_requests_total{status="4xx"}'] === 1);
		const metrics = await metricsOf(server);
		expect(metrics).toMatchObject({
			mirazarr_ready: 1,
			mirazarr_work: 0,
			mirazarr_source_reads_total: 1,
			mirazarr_source_read_bytes_total: 1000,
			mirazarr_cache_values: 1,
		});
		expect(metrics['mirazarr_requests_total{status="2xx"}']).toBeGreaterThanOrEqual(4);
		expect(metrics.mirazarr_connections).toBeGreaterThan(0);
		expect(metrics.process_resident_memory_bytes).toBeGreaterThan(2 ** 20);
		expect((await fetch(`${server.url}/-/other`)).status).toBe(404);
		expect((await fetch(`${server.url}/-`)).status).toBe(404);
	});

	it("is that it is not ready as soon as it is stopped, on connections that are still there", async () => {
		const [started, finish] = [deferred<void>(), deferred<void>()];
		const slow = storeComputing(async () => {
			started.resolve();
			await finish.promise;
			return new Uint8Array(1000);
		});
		const server = await start({ sources: { x: slow } });
		const socket = connectTo(server);
		let received = "";
		socket.on("data", (data) => {
			received += data.toString("latin1");
		});
		const line = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;
		socket.write(line("/x/v/c/0"));
		await started.promise;
		const closed = server.close(60_000);
		socket.write(line("/-/ready") + line("/x/zarr.json"));
		await new Promise((resolve) => setTimeout(resolve, 20));
		finish.resolve();
		await Promise.all([closed, once(socket, "close")]);
		// The one under way is answered; the others, if they are, by a refusal.
		const statuses = Array.from(received.matchAll(/HTTP\/1\.1 (\d+)/g), ([, status]) => status);
		expect(statuses[0]).toBe("200");
		expect(statuses.slice(1).every((status) => status === "503")).toBe(true);
	});
});

it("links are those of the proxy, or of the public URL", async () => {
	const sources = { x: storeOver(async (_, range) => part(range)) };
	const headers = { "x-forwarded-proto": "https", "x-forwarded-host": "data.example.org" };
	const urlIn = async (response: Promise<Response>) => (await (await response).json()).sources[0].url;
	expect(await urlIn(fetchFrom({ sources })("/", { headers }))).toBe("http://host.example/x");
	expect(await urlIn(fetchFrom({ sources, trustProxy: "x-forwarded-for" })("/", { headers }))).toBe(
		"https://data.example.org/x",
	);
	expect(await urlIn(fetchFrom({ sources, publicUrl: "https://a.org/zarr/" })("/"))).toBe("https://a.org/zarr/x");
	for (const publicUrl of ["a.org", "ftp://a.org", "https://u:p@a.org", "https://a.org/?x"])
		expect(() => fetchFrom({ sources, publicUrl })).toThrow("public URL");
});

it("options are checked", async () => {
	const wrong = (options: object) => () => fetchFrom({ sources: {}, ...options } as never);
	expect(wrong({ maxwork: 3 })).toThrow('createHandler has no option "maxwork"');
	expect(wrong({ maxWork: 0 })).toThrow("maxWork must be a whole number of at least 1, not 0");
	expect(wrong({ transcode: "gzip" })).toThrow('transcode must be "none", "raw" or "zstd"');
	expect(wrong({ trustProxy: true })).toThrow('trustProxy must be "x-forwarded-for" or "forwarded"');
	expect(wrong({ timeoutMs: -1 })).toThrow("timeoutMs must be a number of milliseconds");
	await expect(start({ port: 70_000 })).rejects.toThrow("port must be a number from 0 to 65535");
	await expect(start({ clientOf: () => "x" } as never)).rejects.toThrow('startServer has no option "clientOf"');
});
