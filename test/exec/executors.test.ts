/** Executors give what `openVirtualDatasets` gives, whatever happens to files, threads and those who ask. */
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bundle } from "../../scripts/bundle.mjs";
import type { VirtualDataTree } from "../../src/dataset/virtual-data-tree.ts";
import type { VirtualDataset } from "../../src/dataset/virtual-dataset.ts";
import type * as Exec from "../../src/exec/index.ts";
import { BatchOpener, inProcess, openEachInBatches, openInBatches } from "../../src/exec/index.ts";
import { decodePartial } from "../../src/exec/partial.ts";
import { ObjectStoreRegistry } from "../../src/io/registry.ts";
import { FileStore, type OpenDatasetsOptions, openVirtualDatasets } from "../../src/node.ts";
import { writeKerchunkJson } from "../../src/write/kerchunk-json.ts";
import { textAttribute, textIn } from "../../src/zarr/attributes.ts";
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

/** The files of a folder, and when they were written. */
async function stateOf(place: string): Promise<[string, bigint][]> {
	const names = await readdir(place);
	return Promise.all(
		names.map(
			async (name): Promise<[string, bigint]> => [name, (await stat(join(place, name), { bigint: true })).mtimeNs],
		),
	);
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

	it("of a file are made again when what lies beside it came, changed or went", async () => {
		const [partials, place] = [await freshFolder(), await freshFolder()];
		const images = ["a.tif", "b.tif"].map((name) => join(place, name));
		for (const file of images) await cp(join(root, "test/fixtures/tiff/be-bigtiff-1024-tiles.tif"), file);
		const options = { ...NESTED, expandDims: ["time"], tiff: { sidecars: true } };
		const band = (text: string): string =>
			`<PAMDataset><PAMRasterBand band="1"><NoDataValue>${text}</NoDataValue></PAMRasterBand></PAMDataset>`;
		const texts = new Set<string>();
		for (const beside of [undefined, band("7"), band("8"), undefined]) {
			for (const file of images)
				await (beside === undefined ? rm(`${file}.aux.xml`, { force: true }) : writeFile(`${file}.aux.xml`, beside));
			const text = await textOf(openVirtualDatasets(images, options));
			texts.add(text);
			const batches = { ...options, executor: inProcess(), partials };
			expect(await textOf(openInBatches(images, batches))).toBe(text);
			const kept = await stateOf(partials);
			expect(await textOf(openInBatches(images, batches))).toBe(text);
			expect(await stateOf(partials)).toEqual(kept);
		}
		expect(texts.size).toBe(3);
	});

	it("of a file are made again when what it leads to may be read now", async () => {
		const [partials, place] = [await freshFolder(), await freshFolder()];
		for (const name of ["own", "other"]) await mkdir(join(place, name));
		const data = join(place, "other/gauge.nc");
		await cp(sample("gauge-2024.nc"), data);
		const { refs } = JSON.parse(await textOf(openVirtualDatasets([data], { loadable: [] })));
		for (const entry of Object.values(refs)) if (Array.isArray(entry)) entry[0] = pathToFileURL(data).href;
		const file = join(place, "own/references.json");
		await writeFile(file, JSON.stringify({ version: 1, refs }));
		const [url, ...folders] = [file, `${place}/own/`, `${place}/other/`].map((path) => pathToFileURL(path).href) as [
			string,
		];
		const codesOf = async (count: number, kept?: string): Promise<string[] | undefined> => {
			const task = {
				kind: "open",
				options: { loadable: [] },
				folders: folders.slice(0, count),
				concurrency: 1,
				version: "1",
			} as const;
			const opener = new BatchOpener({ ...task, partials: kept });
			const { partial } = await opener.open({ number: 0, first: 0, urls: [url] }, { signal: undefined });
			const [opened] = decodePartial(partial, [url], new ObjectStoreRegistry());
			return opened?.dataset.diagnostics.map(({ code }) => code);
		};
		for (const count of [1, 2]) expect(await codesOf(count, partials), `${count}`).toEqual(await codesOf(count));
		expect(await codesOf(1)).toContain("not-allowed");
		expect(await codesOf(2)).not.toContain("not-allowed");
	});

	it("of a file of which a store tells nothing but the size are made again", async () => {
		const partials = await freshFolder();
		const file = (prefix: string): FileStore => {
			const store = new FileStore(prefix);
			const get = store.get.bind(store);
			store.get = async (...args) => ({ ...(await get(...args)), etag: undefined, modifiedMs: undefined });
			return store;
		};
		const options = { ...NESTED, executor: inProcess(), partials, schemes: { file } };
		const own = join(partials, "gauge.nc");
		const bytes = await readFile(sample("gauge-2024.nc"), "latin1");
		for (const year of ["2024", "2031"]) {
			await writeFile(own, bytes.replace("since 2024", `since ${year}`), "latin1");
			expect(await textOf(openInBatches([own], options))).toContain(`days since ${year}-01-01`);
		}
	});

	it("that are damaged are made again", async () => {
		const partials = await freshFolder();
		const options = { ...NESTED, executor: inProcess(), partials };
		const text = await textOf(openInBatches(files, options));
		for (const name of await readdir(partials)) await writeFile(join(partials, name), "nonsense");
		expect(await textOf(openInBatches(files, options))).toBe(text);
		expect(await textOf(openInBatches(files, options))).toBe(text);
	});

	it("in which a bit is another, or that belong to other options, are made again", async () => {
		const partials = await freshFolder();
		const options = { ...NESTED, executor: inProcess(), partials };
		const few = files.slice(0, 2);
		const text = await textOf(openInBatches(few, options));
		const names = await readdir(partials);
		await openInBatches(few, { ...options, drop: ["stage"] });
		const others = (await readdir(partials)).filter((name) => !names.includes(name));
		for (const name of names) {
			const kept = await readFile(join(partials, name));
			for (let at = 0; at < kept.length; at += 97) {
				const damaged = Uint8Array.from(kept);
				damaged[at] = (damaged[at] as number) ^ 4;
				await writeFile(join(partials, name), damaged);
				expect(await textOf(openInBatches(few, options)), `byte ${at}`).toBe(text);
			}
			await cp(join(partials, others[0] as string), join(partials, name));
		}
		expect(await textOf(openInBatches(few, options))).toBe(text);
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

it("options are checked as those of openVirtualDatasets", async () => {
	const executor = inProcess();
	for (const [options, text] of [
		[{ concatDims: "time" }, 'openInBatches has no option "concatDims"'],
		[{ grib: { layot: "cubes" } }, 'no option "layot"'],
		[{ combine: "nest" }, 'combine must be "nested" or "by-coords"'],
		[{ combine: "nested", concatDim: undefined }, "concatDim is needed"],
		[{ loadable: "x" }, "loadable must be a list of names"],
		[{ partials: 7 }, "partials must be"],
		[{ parser: () => undefined }, 'no option "parser"'],
	] as const) {
		const own = { ...NESTED, executor, ...options } as never;
		await expect(openInBatches(files, own), text).rejects.toMatchObject({
			code: "bad-argument",
			message: expect.stringContaining(text),
		});
	}
	await expect(openEachInBatches(files, { executor, combine: "nested" } as never)).rejects.toMatchObject({
		code: "bad-argument",
	});
});

it("what preprocess edits of a file is edited in no other", async () => {
	const preprocess = (dataset: VirtualDataset, url: string): VirtualDataset => {
		const { source } = dataset.variable("time");
		if (source.kind !== "loaded") throw new Error("times are loaded");
		const values = source.values.data as Int32Array;
		for (const i of values.keys()) values[i] = (values[i] as number) + 360;
		const name = url.slice(url.lastIndexOf("/") + 1);
		for (const attributes of [dataset.attributes, ...Array.from(dataset.variables.values(), (one) => one.attributes)])
			attributes.set("files", textAttribute(`${textIn(attributes, "files") ?? ""}${name}`));
		return dataset;
	};
	const options = { ...NESTED, preprocess };
	const text = await textOf(openVirtualDatasets(files, options));
	for (const partials of [undefined, await freshFolder()])
		for (const _ of [1, 2]) {
			const opened = openInBatches(files, { ...options, executor: inProcess(), partials });
			expect(await textOf(opened)).toBe(text);
		}
	expect(text).toMatch(/files\W+gauge-0.nc\W/);
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
