import { appendFile, copyFile, mkdtemp, readFile, rm, truncate, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
	FileStore,
	fileUrl,
	ManifestArray,
	ManifestGroup,
	ManifestStore,
	MiraError,
	type ObjectStore,
	ObjectStoreRegistry,
	openStore,
	openVirtualDatasets,
} from "../../src/node.ts";
import {
	changeOf,
	collectSources,
	parseSources,
	type SourceFacts,
	sourcesDocument,
} from "../../src/verify/source-facts.ts";
import { verify } from "../../src/verify/verify.ts";
import { sample } from "../cli/run-cli.ts";

let folder = "";
let file = "";
beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), "mirazarr-verify-"));
	file = join(folder, "data.nc");
	await copyFile(sample("sea-surface.nc"), file);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe("sources", () => {
	it("are the objects that are referred to, with their sizes and tags", async () => {
		const store = await openStore(file);
		const [facts, ...others] = await collectSources(store);
		expect(others).toEqual([]);
		expect(facts).toMatchObject({
			url: fileUrl(file),
			etag: expect.any(String),
			modified: expect.stringMatching(/Z$/),
		});
		expect(parseSources(sourcesDocument([facts as NonNullable<typeof facts>]), "x")).toEqual([facts]);
	});

	it("a document that is none is refused", () => {
		for (const text of ["[]", "{}", '{"version":1,"sources":{"a":1}}'])
			expect(() => parseSources(text, "x")).toThrow(expect.objectContaining({ code: "bad-metadata" }));
	});

	it("a copy with the same date is the same file, another ETag another object", () => {
		const [then, now] = ["2026-01-01T00:00:00.000Z", "2026-01-02T00:00:00.000Z"];
		const local = { url: "file:///a", sizeBytes: 1, etag: '"1"', modified: then };
		expect(changeOf(local, { ...local, etag: '"2"' })).toBeUndefined();
		expect(changeOf(local, { ...local, modified: now })).toBe(`it was changed at ${now}, not at ${then}`);
		const remote = { ...local, url: "https://h/a" };
		expect(changeOf(remote, { ...remote, etag: '"2"' })).toContain("ETag");
		expect(changeOf(remote, { ...remote, modified: now })).toBeUndefined();
		expect(changeOf({ ...remote, etag: undefined }, { ...remote, modified: now })).toContain("changed at");
	});
});

describe("verify", () => {
	it("finds nothing wrong with what was just opened, and decodes chunks", async () => {
		const store = await openStore(file);
		const report = await verify(store, { sources: await collectSources(store) });
		expect(report).toMatchObject({ ok: true, sources: [{ status: "same" }] });
		expect(report.arrays.find(({ path }) => path === "/sst")).toEqual({
			path: "/sst",
			referenceCount: 3,
			outOfBounds: 0,
			sampledChunks: 3,
			problems: [],
		});
	});

	it("finds a file that was touched, one that grew, and one that is gone", async () => {
		const store = await openStore(file);
		const sources = await collectSources(store);
		await utimes(file, 1, 1);
		expect(await verify(await reopened(), { sources })).toMatchObject({
			ok: false,
			sources: [{ status: "changed", problem: expect.stringContaining("1970-01-01T00:00:01") }],
		});
		await appendFile(file, "x");
		expect((await verify(await reopened(), { sources })).sources[0]?.problem).toMatch(/has \d+ bytes instead of/);
		const last = await reopened();
		await rm(file);
		expect(await verify(last, { sources })).toMatchObject({ ok: false, sources: [{ status: "unreachable" }] });
	});

	it("finds references behind the end of a file that was cut, without any record", async () => {
		const references = await reopened();
		await truncate(file, 20_000);
		const report = await verify(references);
		expect(report).toMatchObject({ ok: false, sources: [{ status: "unrecorded" }] });
		expect(report.arrays.find(({ path }) => path === "/quality")).toMatchObject({ outOfBounds: 1 });
	});
});

describe("objects elsewhere", () => {
	const CHANGED = Date.UTC(2024, 2, 1);
	const COUNT = 8;

	/** References to so many files of a gauge that was read at several times, on a server that counts what it is asked. */
	async function elsewhere(
		damage: (path: string, bytes: Uint8Array) => Uint8Array | undefined | Promise<Uint8Array> = (_, bytes) => bytes,
		concurrency?: number,
	) {
		const file = new Uint8Array(await readFile(sample("gauge-2024.nc")));
		const asked = new Map<string, number>();
		const server = (isCounted: boolean): ObjectStore => ({
			async get(path, range) {
				if (isCounted) asked.set(path, (asked.get(path) ?? 0) + 1);
				const bytes = isCounted ? await damage(path, file.slice()) : file.slice();
				if (bytes === undefined) throw new MiraError("not-found", "it is gone", { url: BASE + path });
				const part = range === undefined ? bytes : bytes.slice(range.offset, range.offset + range.length);
				return { bytes: part, size: bytes.length, etag: `"${path}"`, modifiedMs: CHANGED };
			},
		});
		const registry = new ObjectStoreRegistry().register(BASE, server(false));
		const names = Array.from({ length: COUNT }, (_, i) => `${BASE}${i}.nc`);
		const options = { combine: "nested", concatDim: "time", loadable: [], registry } as const;
		const built = (await openVirtualDatasets(names, options)).toStore();
		const sources = await collectSources(built);
		const group = new ManifestGroup();
		for (const [name, array] of built.group.arrays) group.arrays.set(name, array);
		const counting = new ObjectStoreRegistry({ concurrency }).register(BASE, server(true));
		return { store: new ManifestStore({ url: BASE, group, registry: counting }), asked, sources };
	}
	const BASE = "https://data.example.org/gauges/";

	it("are asked as many at a time as their registry allows", async () => {
		const mostOf = async (concurrency: number): Promise<number> => {
			let [underWay, most] = [0, 0];
			const answer = async (_: string, bytes: Uint8Array): Promise<Uint8Array> => {
				most = Math.max(most, ++underWay);
				await new Promise((resolve) => setTimeout(resolve, 5));
				underWay--;
				return bytes;
			};
			expect(await verify((await elsewhere(answer, concurrency)).store)).toMatchObject({ ok: true });
			return most;
		};
		expect(await mostOf(1)).toBe(1);
		// Two arrays with three chunks each are first; the objects without one come behind.
		expect(await mostOf(6)).toBe(6);
	});

	it("are asked once, chunks included, unless more is asked for", async () => {
		const { store, asked, sources } = await elsewhere();
		const report = await verify(store, { sources });
		expect(report).toMatchObject({ ok: true });
		expect([...asked.values()]).toEqual(new Array(COUNT).fill(1));
		expect(report.sources.map(({ status }) => status)).toEqual(new Array(COUNT).fill("same"));
		// Two arrays, in other objects each.
		expect(report.arrays.map(({ sampledChunks }) => sampledChunks)).toEqual([3, 3]);
	});

	it("are read as a whole on request", async () => {
		const { store } = await elsewhere();
		const report = await verify(store, { sampleChunks: "all" });
		const references = report.arrays.map(({ referenceCount }) => referenceCount);
		expect(references).toEqual([COUNT, COUNT]);
		expect(report.arrays.map(({ sampledChunks }) => sampledChunks)).toEqual(references);
		expect(report).toMatchObject({ ok: true });
	});

	it("that are damaged between those that are sampled are found where all are read", async () => {
		const cut = (path: string, bytes: Uint8Array): Uint8Array => (path === "5.nc" ? bytes.slice(0, -8) : bytes);
		const { store } = await elsewhere(cut);
		const report = await verify(store, { sampleChunks: "all" });
		expect(report.ok).toBe(false);
		expect(report.arrays.flatMap(({ problems }) => problems).join()).toContain("5.nc");
	});

	it("that are gone are told once, and counted while they are looked for", async () => {
		const { store, sources } = await elsewhere((path, bytes) => (path === "0.nc" ? undefined : bytes));
		const events: { phase: string; done: number; total: number; failed: number }[] = [];
		const report = await verify(store, { sources, onProgress: (event) => events.push(event) });
		expect(report.sources[0]).toMatchObject({ status: "unreachable", problem: expect.stringContaining("it is gone") });
		expect(report.arrays.flatMap(({ problems }) => problems)).toEqual([]);
		expect(events.filter(({ phase }) => phase === "chunks").at(-1)).toMatchObject({ done: 6, total: 6, failed: 1 });
		expect(events.at(-1)).toEqual({ phase: "sources", done: COUNT, total: COUNT, failed: 1 });
	});

	it("of which nothing was noted are compared with a time", async () => {
		const statuses = async (changedSince: Date, sources?: SourceFacts[]) => {
			const report = await verify((await elsewhere()).store, { changedSince, sources });
			return [...new Set(report.sources.map(({ status, problem }) => problem ?? status))];
		};
		expect(await statuses(new Date(CHANGED + 1))).toEqual(["same"]);
		expect(await statuses(new Date(CHANGED - 1))).toEqual([
			"it was changed at 2024-03-01T00:00:00.000Z, after 2024-02-29T23:59:59.999Z",
		]);
		// What was noted says more than a time.
		expect(await statuses(new Date(CHANGED - 1), (await elsewhere()).sources)).toEqual(["same"]);
	});
});

/** The references of the file as it was, with sources that are looked at anew. */
async function reopened() {
	const original = await openStore(sample("sea-surface.nc"));
	const group = new ManifestGroup();
	for (const [name, array] of original.group.arrays) {
		const manifest = (await array.manifest()).renameUrls(() => fileUrl(file));
		group.arrays.set(name, new ManifestArray(array.description, () => manifest));
	}
	const registry = new ObjectStoreRegistry().register(fileUrl(folder), new FileStore(folder));
	return new ManifestStore({ url: fileUrl(file), group, registry });
}
