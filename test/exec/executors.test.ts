/** Executors give what `openVirtualDatasets` gives, whatever happens to files, threads and those who ask. */
import { cp, mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bundle } from "../../scripts/bundle.mjs";
import type { VirtualDataTree } from "../../src/dataset/virtual-data-tree.ts";
import type { VirtualDataset } from "../../src/dataset/virtual-dataset.ts";
import type * as Exec from "../../src/exec/index.ts";
import { inProcess, openInBatches } from "../../src/exec/index.ts";
import { FileStore, type OpenDatasetsOptions, openVirtualDatasets } from "../../src/node.ts";
import { writeKerchunkJson } from "../../src/write/kerchunk-json.ts";
import { sample } from "../cli/run-cli.ts";

const root = join(import.meta.dirname, "../..");
const COUNT = 60;

let folder = "";
let files: string[] = [];
/** The built module: threads run what is built. */
let built: typeof Exec;
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "mirazarr-exec-"));
	files = Array.from({ length: COUNT }, (_, i) => join(folder, `gauge-${i}.nc`));
	for (const file of files) await cp(sample("gauge-2024.nc"), file);
	const place = join(root, "node_modules/.cache/mirazarr-exec");
	await mkdir(place, { recursive: true });
	await cp(join(root, "package.json"), join(place, "package.json"));
	await bundle(join(place, "dist"));
	built = await import(pathToFileURL(join(place, "dist/exec/index.js")).href);
}, 120_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

const NESTED = { combine: "nested", concatDim: "time" } satisfies OpenDatasetsOptions;

async function textOf(opened: Promise<VirtualDataset | VirtualDataTree>): Promise<string> {
	const dataset = await opened;
	return (await writeKerchunkJson(dataset.toStore())).text();
}

async function freshFolder(): Promise<string> {
	return mkdtemp(join(folder, "partials-"));
}

/** Counts what is read of each file. */
function counting(): { reads: string[]; looks: string[]; schemes: OpenDatasetsOptions["schemes"] } {
	const reads: string[] = [];
	const looks: string[] = [];
	const file = (prefix: string): FileStore => {
		const store = new FileStore(prefix);
		const get = store.get.bind(store);
		store.get = (path, range, options) => {
			reads.push(prefix);
			return get(path, range, options);
		};
		const look = store.look.bind(store);
		store.look = (path, options) => {
			looks.push(prefix);
			return look(path, options);
		};
		return store;
	};
	return { reads, looks, schemes: { file } };
}

describe.each<[string, () => Exec.Executor]>([
	["in process", () => built.inProcess()],
	["in one thread", () => built.inThreads({ threads: 1 })],
	["in two threads", () => built.inThreads({ threads: 2 })],
])("%s", (_, start) => {
	it("the result is that of openVirtualDatasets", async () => {
		const executor = start();
		const progress: number[] = [];
		const own = built.openInBatches(files, { ...NESTED, executor, onProgress: ({ done }) => progress.push(done) });
		expect(await textOf(own)).toBe(await textOf(openVirtualDatasets(files, NESTED)));
		expect(progress).toEqual(Array.from({ length: COUNT }, (_, i) => i + 1));
		await executor.close();
	});

	it("files that fail are told by name, and the rest is built", async () => {
		const executor = start();
		const damaged = join(folder, "damaged.nc");
		await writeFile(damaged, "no file of any kind");
		const failed: [string, unknown][] = [];
		const options = { ...NESTED, onError: (error: unknown, url: string) => failed.push([url, error]) };
		const list = [...files.slice(0, 20), damaged, ...files.slice(20, 40), join(folder, "none.nc")];
		const text = await textOf(built.openInBatches(list, { ...options, executor }));
		expect(text).toBe(await textOf(openVirtualDatasets(files.slice(0, 40), NESTED)));
		expect(failed.map(([url]) => url).sort()).toEqual([
			pathToFileURL(damaged).href,
			pathToFileURL(join(folder, "none.nc")).href,
		]);
		for (const [, error] of failed) expect(error).toMatchObject({ name: "MiraError", code: expect.any(String) });
		await expect(built.openInBatches(list, { ...NESTED, executor })).rejects.toMatchObject({ name: "MiraError" });
		await executor.close();
	});

	it("ends when told, and keeps what was opened", async () => {
		const executor = start();
		const stop = new AbortController();
		const partials = await freshFolder();
		const opened = built.openInBatches(files, {
			...NESTED,
			executor,
			partials,
			concurrency: 2,
			signal: stop.signal,
			onProgress: ({ done }) => done === 10 && stop.abort(new Error("enough")),
		});
		await expect(opened).rejects.toThrow("enough");
		expect(await readdir(partials)).not.toEqual([]);
		await executor.close();
	});
});

describe("partials", () => {
	it("are made once: what is there is not opened again", async () => {
		const partials = await freshFolder();
		const first = counting();
		const options = { ...NESTED, executor: inProcess(), partials };
		const text = await textOf(openInBatches(files, { ...options, schemes: first.schemes }));
		const kept = await readdir(partials);
		const again = counting();
		expect(await textOf(openInBatches(files, { ...options, schemes: again.schemes }))).toBe(text);
		// One look at each file, whether it is still the same.
		expect(again.looks).toHaveLength(COUNT);
		expect(again.reads).toEqual([]);
		expect(await readdir(partials)).toEqual(kept);
	});

	it("of a file that changed is made again, and only that", async () => {
		const partials = await freshFolder();
		const options = { ...NESTED, executor: inProcess(), partials };
		await openInBatches(files, options);
		const plain = counting();
		await openInBatches(files.slice(0, 1), { ...options, partials: undefined, schemes: plain.schemes });
		await utimes(files[7] as string, new Date(), new Date(2001, 1, 1));
		const again = counting();
		await openInBatches(files, { ...options, schemes: again.schemes });
		expect(again.looks).toHaveLength(COUNT);
		expect(again.reads).toHaveLength(plain.reads.length);
	});

	it("that are damaged are made again", async () => {
		const partials = await freshFolder();
		const options = { ...NESTED, executor: inProcess(), partials };
		const text = await textOf(openInBatches(files, options));
		for (const name of await readdir(partials)) await writeFile(join(partials, name), "nonsense");
		expect(await textOf(openInBatches(files, options))).toBe(text);
		expect(await textOf(openInBatches(files, options))).toBe(text);
	});

	it("are shared between threads and this one", async () => {
		const partials = await freshFolder();
		const threads = built.inThreads({ threads: 2 });
		const text = await textOf(built.openInBatches(files, { ...NESTED, executor: threads, partials }));
		await threads.close();
		const again = counting();
		const options = { ...NESTED, executor: built.inProcess(), partials, schemes: again.schemes };
		expect(await textOf(built.openInBatches(files, options))).toBe(text);
		expect(again.reads).toEqual([]);
	});
});

it("a file for which an executor has no answer is a failure by its name, and not left out of the cube in silence", async () => {
	const forgetful: Exec.Executor = {
		async *run(batches, task, context) {
			// The last file of the first batch: a name of a random folder may let all files be one batch.
			const fewer = batches.map((batch, i) => (i === 0 ? { ...batch, urls: batch.urls.slice(0, -1) } : batch));
			yield* inProcess().run(fewer, task, context);
		},
		close: async () => {},
	};
	await expect(openInBatches(files, { ...NESTED, executor: forgetful })).rejects.toMatchObject({
		code: "bad-argument",
		url: expect.stringMatching(/gauge-\d+\.nc$/),
	});
	const failed: string[] = [];
	const onError = (_: unknown, url: string): void => void failed.push(url);
	await openInBatches(files, { ...NESTED, executor: forgetful, onError });
	expect(failed.length).toBeGreaterThan(0);
});
