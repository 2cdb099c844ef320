/** The queue with a real Redis: what comes out of it, whatever happens to those who take part. */
import { type ChildProcess, spawn } from "node:child_process";
import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Redis } from "ioredis";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { bundle } from "../../scripts/bundle.mjs";
import type { VirtualDataTree } from "../../src/dataset/virtual-data-tree.ts";
import type { VirtualDataset } from "../../src/dataset/virtual-dataset.ts";
import type * as Exec from "../../src/exec/index.ts";
import { type OpenDatasetsOptions, openStore, openVirtualDatasets } from "../../src/node.ts";
import { verify } from "../../src/verify/verify.ts";
import { writeKerchunkJson } from "../../src/write/kerchunk-json.ts";
import { sample } from "../cli/run-cli.ts";
import { freePort, hasRedis, type OwnRedis, startRedis } from "./redis-server.mjs";

const root = join(import.meta.dirname, "../..");
const COUNT = 60;
const NESTED = { combine: "nested", concatDim: "time" } satisfies OpenDatasetsOptions;
/** The tests that wait for others: for as long as a busy machine takes. */
const PATIENCE_MS = 240_000;

// Where CI runs, a Redis has to be there: it sets MIRAZARR_NEEDS_REDIS.
const isRun = hasRedis || process.env.MIRAZARR_NEEDS_REDIS === "1";

describe.skipIf(!isRun)(isRun ? "a queue" : "a queue (skipped: there is no redis-server)", () => {
	let folder = "";
	let place = "";
	let files: string[] = [];
	let expected = "";
	/** The built module: threads run what is built. */
	let built: typeof Exec;
	let redis: OwnRedis;
	let client: Redis;
	const ends: (() => Promise<unknown>)[] = [];

	beforeAll(async () => {
		folder = await mkdtemp(join(tmpdir(), "mirazarr-queue-"));
		files = Array.from({ length: COUNT }, (_, i) => join(folder, `gauge-${i}.nc`));
		for (const file of files) await cp(sample("gauge-2024.nc"), file);
		place = join(root, "node_modules/.cache/mirazarr-queue");
		await mkdir(place, { recursive: true });
		await cp(join(root, "package.json"), join(place, "package.json"));
		await bundle(join(place, "dist"));
		built = await import(pathToFileURL(join(place, "dist/exec/index.js")).href);
		redis = await startRedis({ port: await freePort(), dir: folder });
		client = await redis.client();
		expected = await textOf(openVirtualDatasets(files, NESTED));
	}, PATIENCE_MS);
	afterEach(async () => {
		for (const end of ends.splice(0)) await end();
	});
	afterAll(async () => {
		client?.disconnect();
		await redis?.kill();
		await rm(folder, { recursive: true, force: true });
	});

	/** A worker in this process that builds know of, and the way to end it. */
	async function startWorker(options: Partial<Exec.QueueWorkerOptions> = {}): Promise<() => Promise<Exec.WorkDone>> {
		const stop = new AbortController();
		const own = { url: redis.url, threads: 1, allow: [folder], signal: stop.signal, ...options };
		let work: Promise<Exec.WorkDone> | undefined;
		await new Promise<void>((resolve, reject) => {
			work = built.workQueue({ ...own, onReady: resolve });
			work.catch(reject);
		});
		const end = (): Promise<Exec.WorkDone> => {
			stop.abort();
			return work as Promise<Exec.WorkDone>;
		};
		ends.push(end);
		return end;
	}

	/** A worker in a process of its own, which may be killed. */
	function spawnWorker(...more: string[]): ChildProcess {
		const args = ["worker", "--queue", redis.url, "--threads", "1", "--lost-after", "1s", ...more];
		const child = spawn(process.execPath, [join(place, "dist/cli/main.js"), ...args], { stdio: "ignore" });
		ends.push(async () => child.kill("SIGKILL"));
		return child;
	}

	async function open(
		list: readonly string[],
		options: Partial<Exec.BatchOptions> & { queue?: Partial<Exec.QueueOptions> } = {},
	): Promise<string> {
		const { queue, ...own } = options;
		const partials = await mkdtemp(join(folder, "partials-"));
		const executor = built.inQueue({ url: redis.url, ...queue });
		return textOf(built.openInBatches(list, { ...NESTED, partials, executor, ...own }));
	}

	/** Keys of jobs and of what belongs to them, as they are when nothing is done. */
	async function leftovers(): Promise<string[]> {
		const keys = await client.keys("mirazarr:*");
		return keys.filter(
			(key) => !/:(workers|builds)(:until)?$|:(meta|id|events|marker|stalled-check|stalled)$/.test(key),
		);
	}

	async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
		while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 20));
	}

	it(
		"gives what openVirtualDatasets gives, tells how far it is, and leaves nothing behind",
		async () => {
			const end = await startWorker();
			const progress: number[] = [];
			const workers: number[] = [];
			const received: number[] = [];
			const text = await open(files, {
				queue: { onWorkers: (count) => workers.push(count) },
				onProgress: ({ done }) => progress.push(done),
				onReceived: (bytes) => received.push(bytes),
			});
			expect(text).toBe(expected);
			expect(progress).toEqual(Array.from({ length: COUNT }, (_, i) => i + 1));
			expect(workers.at(-1)).toBe(1);
			expect(received.reduce((sum, bytes) => sum + bytes)).toBeGreaterThanOrEqual(COUNT * 300);
			expect(await leftovers()).toEqual([]);
			expect(await end()).toMatchObject({ files: COUNT, failed: 0 });
			expect(await client.hlen("mirazarr:workers")).toBe(0);
		},
		PATIENCE_MS,
	);

	it(
		"is built in the midst of what others write into the same Redis, whatever it is",
		async () => {
			const nonsense = ["nonsense", "null", "{}", '{"job":"x"}'];
			for (const [i, text] of nonsense.entries())
				for (const kind of ["workers", "builds"]) await client.hset(`mirazarr:${kind}`, `stranger-${i}`, text);
			const built = open(files, { queue: { onNote: () => {} } });
			built.catch(() => {});
			await until(async () => (await client.pubsub("CHANNELS", "mirazarr:said:*")).length > 0);
			const [channel = ""] = (await client.pubsub("CHANNELS", "mirazarr:said:*")) as string[];
			for (const text of nonsense) await client.publish(channel, text);
			let job = "";
			await until(async () => {
				job = (await client.keys("mirazarr:batches-*.0.0")).find((key) => !key.endsWith(":lock")) ?? "";
				return job !== "";
			});
			await client.hset(job, "returnvalue", "nonsense");
			await startWorker();
			expect(await built).toBe(expected);
			await client.del("mirazarr:workers", "mirazarr:builds");
		},
		PATIENCE_MS,
	);

	it(
		"has no more jobs in Redis than its window, and waits for workers",
		async () => {
			const jobs = async (): Promise<number> =>
				(await client.keys("mirazarr:batches-*")).filter((key) => /\.\d+\.\d+$/.test(key)).length;
			const opened = open(files, { queue: { window: 2 } });
			await until(async () => (await jobs()) > 0);
			let most = await jobs();
			const end = await startWorker();
			let isOver = false;
			const over = opened.finally(() => {
				isOver = true;
			});
			await until(async () => {
				most = Math.max(most, await jobs());
				return isOver;
			});
			expect(await over).toBe(expected);
			// Those whose results are just being taken are not of the window any more.
			expect(most).toBeLessThanOrEqual(2 + 16);
			await end();
		},
		PATIENCE_MS,
	);

	it(
		"tells files that fail by name, with typed errors, and builds the rest",
		async () => {
			const end = await startWorker();
			const damaged = join(folder, "damaged.nc");
			await writeFile(damaged, "no file of any kind");
			const failed = new Map<string, unknown>();
			const list = [...files.slice(0, 20), damaged, ...files.slice(20), join(folder, "none.nc")];
			const text = await open(list, { onError: (error, url) => failed.set(url, error) });
			expect(text).toBe(expected);
			expect([...failed.keys()].sort()).toEqual(
				[damaged, join(folder, "none.nc")].map((path) => pathToFileURL(path).href),
			);
			for (const error of failed.values()) expect(error).toMatchObject({ name: "MiraError", code: expect.any(String) });
			await end();
		},
		PATIENCE_MS,
	);

	it(
		"a file of which a partial is kept, and which is gone, is told of and no other is in its place",
		async () => {
			const end = await startWorker();
			const partials = await mkdtemp(join(folder, "partials-"));
			const extra = join(folder, "gauge-10-extra.nc");
			await cp(sample("gauge-2024.nc"), extra);
			const list = files.toSpliced(11, 0, extra);
			expect(await open(list, { partials })).not.toBe(expected);
			await rm(extra);
			const failed: string[] = [];
			expect(await open(list, { partials, onError: (_, url) => failed.push(url) })).toBe(expected);
			expect(failed).toEqual([pathToFileURL(extra).href]);
			await end();
		},
		PATIENCE_MS,
	);

	it(
		"two builds at a time, of the same files to the same place, do not disturb each other",
		async () => {
			const end = await startWorker();
			const partials = await mkdtemp(join(folder, "partials-"));
			const texts = await Promise.all([open(files, { partials }), open(files, { partials }), open(files.slice(0, 30))]);
			expect(texts.slice(0, 2)).toEqual([expected, expected]);
			expect(texts[2]).toBe(await textOf(openVirtualDatasets(files.slice(0, 30), NESTED)));
			expect(await leftovers()).toEqual([]);
			await end();
		},
		PATIENCE_MS,
	);

	it(
		"a worker that was told nothing opens no local file, and says so by its name",
		async () => {
			const notes: string[] = [];
			const end = await startWorker({ allow: [], onNote: (note) => notes.push(note) });
			await expect(open(files)).rejects.toMatchObject({
				code: "not-allowed",
				message: expect.stringMatching(/^the worker \S+ refused a batch: the worker was not told to open this place/),
				hint: expect.stringMatching(/^Start the worker with allow: \["file:/),
			});
			// What the worker was at when the build ended, it drops by itself.
			await until(async () => (await leftovers()).length === 0);
			expect(await end()).toMatchObject({ batches: 0, files: 0 });
			expect(notes.filter((note) => note.startsWith("a batch was refused"))).toEqual([
				expect.stringMatching(/^a batch was refused: the worker was not told to open this place \(below file:/),
			]);
		},
		PATIENCE_MS,
	);

	it(
		"what is put into Redis by a stranger ends in an answer, and takes no worker down",
		async () => {
			const end = await startWorker();
			const { Queue } = await import("bullmq");
			const [name = ""] = (await client.keys("mirazarr:batches-*:meta")).map((key) => key.split(":")[1] ?? "");
			const queue = new Queue(name, {
				connection: client.duplicate({ maxRetriesPerRequest: null }),
				prefix: "mirazarr",
			});
			await client.hset("mirazarr:builds", "stranger", "{}");
			await queue.add("batch", { urls: "all" }, { jobId: "stranger.1.0" });
			await queue.add("batch", { task: "x", key: "y", urls: ["file:///etc/passwd"] }, { jobId: "stranger.2.0" });
			const kindOf = async (id: string): Promise<string> =>
				JSON.parse((await client.hget(`mirazarr:${name}:${id}`, "returnvalue")) ?? "{}").kind;
			await until(async () => (await kindOf("stranger.1.0")) !== undefined);
			await until(async () => (await kindOf("stranger.2.0")) !== undefined);
			expect([await kindOf("stranger.1.0"), await kindOf("stranger.2.0")]).toEqual(["refused", "refused"]);
			await client.hdel("mirazarr:builds", "stranger");
			expect(await open(files)).toBe(expected);
			expect(await leftovers()).toEqual([]);
			await queue.close();
			await end();
		},
		PATIENCE_MS,
	);

	it(
		"a batch that kills its workers fails by the names of its files, and those beside it do not",
		async () => {
			let worker: ChildProcess | undefined;
			let kills = 0;
			const server = await serve((path, answer) => {
				if (path !== "/deadly.nc") return answer();
				kills++;
				worker?.kill("SIGKILL");
			});
			// More than a batch may have, whatever the names: one batch at least is not that of the deadly file.
			const urls = Array.from({ length: 70 }, (_, i) => `${server.url}/gauge-${i}.nc`);
			const list = [...urls, `${server.url}/deadly.nc`];
			const failed = new Map<string, unknown>();
			const partials = await mkdtemp(join(folder, "partials-"));
			let isOver = false;
			const opened = open(list, { partials, onError: (error, url) => failed.set(url, error) }).finally(() => {
				isOver = true;
				worker?.kill("SIGKILL");
			});
			opened.catch(() => {});
			while (!isOver) {
				worker = spawnWorker("--tries", "2", "--allow", server.url, "--allow", folder);
				await new Promise((resolve) => worker?.once("exit", resolve));
			}
			await opened;
			expect(kills).toBe(2);
			const { batchesOf } = built;
			const last = batchesOf(list).at(-1)?.urls ?? [];
			expect([...failed.keys()].sort()).toEqual([...last].sort());
			expect(failed.get(`${server.url}/deadly.nc`)).toMatchObject({
				code: "limit-exceeded",
				message: expect.stringContaining("2 workers died while they opened this file, or one of the"),
			});
			await server.close();
		},
		PATIENCE_MS,
	);

	it(
		"a worker that is stopped hands back what it has, and another goes on",
		async () => {
			let isStalled = true;
			let asked = (): void => {};
			const isAsked = new Promise<void>((resolve) => {
				asked = resolve;
			});
			const server = await serve((_, answer) => {
				if (!isStalled) return answer();
				asked();
			});
			const allow = [server.url, folder];
			const end = await startWorker({ allow });
			// One file: where a batch ends is decided by names, and that of the server is another each time.
			const opened = open([`${server.url}/gauge-1.nc`]);
			await isAsked;
			expect(await end()).toEqual({ batches: 0, files: 0, failed: 0, receivedBytes: 0 });
			expect((await client.keys("mirazarr:batches-*:wait")).length).toBe(1);
			expect(await client.keys("mirazarr:batches-*:begun")).toEqual([]);
			isStalled = false;
			expect(await built.workQueue({ url: redis.url, threads: 1, allow, until: "one" })).toMatchObject({ batches: 1 });
			expect(JSON.parse(await opened).refs).toBeDefined();
			await server.close();
		},
		PATIENCE_MS,
	);

	it(
		"a worker for one batch passes over what a dead build has left",
		async () => {
			const { Queue } = await import("bullmq");
			let work: Promise<Exec.WorkDone> | undefined;
			await new Promise<void>((onReady) => {
				work = built.workQueue({ url: redis.url, threads: 1, allow: [folder], until: "one", onReady });
			});
			const [name = ""] = (await client.keys("mirazarr:batches-*:meta")).map((key) => key.split(":")[1] ?? "");
			const connection = client.duplicate({ maxRetriesPerRequest: null });
			const queue = new Queue(name, { connection, prefix: "mirazarr" });
			await queue.add("batch", { task: "x", key: "y", urls: ["z"] }, { jobId: "dead.1.0" });
			await until(async () => (await queue.getJob("dead.1.0")) === undefined);
			const opened = open(files.slice(0, 1));
			expect(await work).toMatchObject({ batches: 1, files: 1 });
			expect(JSON.parse(await opened).refs).toBeDefined();
			await queue.close();
			connection.disconnect();
		},
		PATIENCE_MS,
	);

	it(
		"a worker that works until all is done waits for builds that are there, and for none that are not",
		async () => {
			const options = { url: redis.url, threads: 1, allow: [folder], until: "empty" } as const;
			expect(await built.workQueue(options)).toMatchObject({ batches: 0 });
			const opened = open(files);
			await until(async () => (await client.hlen("mirazarr:builds")) > 0);
			expect(await built.workQueue(options)).toMatchObject({ files: COUNT });
			expect(await opened).toBe(expected);
		},
		PATIENCE_MS,
	);

	it(
		"a build that is stopped leaves nothing behind",
		async () => {
			const stop = new AbortController();
			const opened = open(files, { signal: stop.signal });
			await until(async () => (await client.keys("mirazarr:batches-*:wait")).length > 0);
			stop.abort(new Error("enough"));
			await expect(opened).rejects.toThrow("enough");
			expect(await leftovers()).toEqual([]);
			expect(await client.hlen("mirazarr:builds")).toBe(0);
		},
		PATIENCE_MS,
	);

	it(
		"a Redis that wants a password, or may throw things away, is told of without the password",
		async () => {
			const dir = await mkdtemp(join(folder, "redis-"));
			const args = ["--requirepass", "right-topsecret", "--maxmemory-policy", "allkeys-lru"];
			const other = await startRedis({ port: await freePort(), dir, args });
			const withPassword = (password: string): string => other.url.replace("//", `//:${password}@`);
			for (const [url, text] of [
				[
					other.url,
					/no connection to the queue at redis:\S+ \(.*NOAUTH.*belong into its URL: redis:\/\/<user>:<password>@host/,
				],
				[withPassword("wrong-topsecret"), /no connection to the queue at redis:\S+ \(.*WRONGPASS.*belong into its URL/],
				[withPassword("right-topsecret"), /may throw away what it holds: allkeys-lru.*noeviction/],
			] as const) {
				const error = await built.workQueue({ url }).catch((reason: unknown) => reason);
				expect(String(error)).toMatch(text);
				expect(String(error) + (error as Error).stack).not.toContain("topsecret");
			}
			await other.kill();
		},
		PATIENCE_MS,
	);

	it(
		"verifies as one thread does, within what workers may look at, and needs no place for partials",
		async () => {
			const away = join(folder, "verified");
			await mkdir(away);
			const list = Array.from({ length: 300 }, (_, i) => join(away, `${i}.nc`));
			for (const file of list) await cp(sample("gauge-2024.nc"), file);
			const references = join(folder, "verified.json");
			const options = { ...NESTED, loadable: [] };
			await writeFile(references, await textOf(built.openInBatches(list, { ...options, executor: built.inProcess() })));
			await rm(list[7] as string);
			await writeFile(list[8] as string, "x");
			const report = async (executor?: Exec.Executor): Promise<unknown> =>
				verify(await openStore(references), { executor, sampleChunks: "all", changedSince: new Date(0) });
			const expectedReport = await report();
			expect(expectedReport).toMatchObject({ ok: false });
			const end = await startWorker({ allow: [away] });
			const queue = built.inQueue({ url: redis.url });
			expect(await report(queue)).toEqual(expectedReport);
			expect(await leftovers()).toEqual([]);
			// One time for the chunks, and the objects that they are in are known then.
			const { files: looked, failed } = await end();
			expect(failed).toBeGreaterThan(0);
			expect(looked).toBeGreaterThanOrEqual(300);

			const other = await startWorker({ allow: [join(folder, "elsewhere")] });
			await expect(report(queue)).rejects.toThrow("was not told to look at this place");
			await other();
		},
		PATIENCE_MS,
	);

	it(
		"says what to install where bullmq is not",
		async () => {
			const hook = `export const resolve = (name, context, next) => {
				if (name === "bullmq") throw Object.assign(new Error("none"), { code: "ERR_MODULE_NOT_FOUND" });
				return next(name, context);
			};`;
			const register = `import { register } from "node:module"; register(${JSON.stringify(dataUrl(hook))});`;
			const args = ["--import", dataUrl(register), join(place, "dist/cli/main.js"), "worker", "--queue", redis.url];
			const child = spawn(process.execPath, args, { stdio: ["ignore", "ignore", "pipe"] });
			let said = "";
			child.stderr.on("data", (text) => {
				said += text;
			});
			expect(await new Promise((resolve) => child.once("close", resolve))).toBe(1);
			expect(said).toContain("npm install bullmq ioredis");
		},
		PATIENCE_MS,
	);

	/** A server of the files; what it does about a request is decided by the test. */
	async function serve(
		decide: (path: string, answer: () => void) => void,
	): Promise<{ url: string; close(): Promise<unknown> }> {
		const { readFile } = await import("node:fs/promises");
		const bytes = await readFile(sample("gauge-2024.nc"));
		const server: Server = createServer((request, response) => {
			decide(request.url ?? "", () => {
				const [, first = "0", last = ""] = /bytes=(\d+)-(\d*)/.exec(request.headers.range ?? "") ?? [];
				const part = bytes.subarray(Number(first), last === "" ? bytes.length : Number(last) + 1);
				const range = `bytes ${first}-${Number(first) + part.length - 1}/${bytes.length}`;
				response.writeHead(206, { "content-range": range, "content-length": part.length, etag: '"1"' });
				response.end(request.method === "HEAD" ? undefined : part);
			});
		});
		await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
		const { port } = server.address() as AddressInfo;
		const close = (): Promise<unknown> => {
			server.closeAllConnections();
			return new Promise((resolve) => server.close(resolve));
		};
		return { url: `http://127.0.0.1:${port}`, close };
	}
});

function dataUrl(script: string): string {
	return `data:text/javascript,${encodeURIComponent(script)}`;
}

async function textOf(opened: Promise<VirtualDataset | VirtualDataTree>): Promise<string> {
	const dataset = await opened;
	return (await writeKerchunkJson(dataset.toStore())).text();
}
