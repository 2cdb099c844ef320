import { copyFile, mkdtemp, rm, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { icechunk } from "../../src/formats/icechunk/index.ts";
import { MemoryStore } from "../../src/io/memory.ts";
import type { ObjectStore } from "../../src/io/object-store.ts";
import { ObjectStoreRegistry } from "../../src/io/registry.ts";
import { ManifestArray } from "../../src/manifest/manifest-array.ts";
import { ManifestBuilder } from "../../src/manifest/manifest-builder.ts";
import { ManifestGroup } from "../../src/manifest/manifest-group.ts";
import { ManifestStore } from "../../src/manifest/manifest-store.ts";
import { FileStore, openStore } from "../../src/node.ts";
import { read } from "../../src/read/read.ts";
import { type IcechunkOptions, writeIcechunk } from "../../src/write/icechunk.ts";
import { numericAttribute } from "../../src/zarr/attributes.ts";
import { text } from "../fill/typed-values.ts";
import { Disk, series } from "./icechunk-disk.ts";
import type { MadeArray } from "./made-store.ts";

describe("references", () => {
	/** One chunk of an object whose store tells what is given. */
	function storeOf(url: string, part: { etag?: string; modifiedMs?: number }, isWhole = false): ManifestStore {
		const bytes = Uint8Array.of(1, 2, 3, 4);
		const object: ObjectStore = {
			get: async (_, range) => ({
				bytes: range === undefined ? bytes : bytes.slice(range.offset, range.offset + range.length),
				size: 4,
				etag: undefined,
				...part,
			}),
		};
		const builder = new ManifestBuilder([1]);
		if (isWhole) builder.objectAt(0, url);
		else builder.virtualAt(0, url, 1, 2);
		return storeWith(builder, new ObjectStoreRegistry().register(new URL(".", url).href, object), isWhole ? 4 : 2);
	}

	function storeWith(
		builder: ManifestBuilder,
		registry: ObjectStoreRegistry,
		length: number,
		chunkLength = length,
	): ManifestStore {
		const group = new ManifestGroup();
		const storage = { status: "default" as const, value: Uint8Array.of(0), source: { place: "default", text: "0" } };
		const description = {
			path: "/a",
			shape: [length],
			dataType: { kind: "uint" as const, name: "uint8" as const, itemBytes: 1 as const },
			chunkGrid: { kind: "regular" as const, chunkShape: [chunkLength] },
			codecs: [{ name: "bytes" }],
			dimensionNames: ["x"],
			attributes: new Map(),
			fill: { storage, validity: [], packing: {}, dropped: [] },
		};
		group.arrays.set("a", new ManifestArray(description as never, () => builder.build()));
		return new ManifestStore({ url: "file:///s", group, registry });
	}

	async function expectedVersion(store: ManifestStore, options: IcechunkOptions = {}) {
		const target = new MemoryStore();
		const commit = await writeIcechunk(store, { store: target }, options);
		return { commit, ...(await notedVersions(target)) };
	}

	/** The registry notes what readers of the references will compare. */
	async function notedVersions(target: MemoryStore) {
		const registry = new ObjectStoreRegistry().register("memory://r", target);
		const noted: unknown[] = [];
		registry.expect = (url, version) => noted.push([url, version]);
		const opened = await icechunk()("memory://r", registry);
		const entry = (await opened.array("/a").manifest()).get([0]);
		return { noted, entry };
	}

	it("I7 carry the time of the last change, rounded up to a second", async () => {
		const { noted } = await expectedVersion(storeOf("file:///d/x", { modifiedMs: 1_700_000_000_100, etag: '"t"' }));
		expect(noted).toEqual([["file:///d/x", { unmodifiedSinceMs: 1_700_000_001_000 }]]);
	});

	it("I8 carry the ETag of objects in S3, without its quotes", async () => {
		const { noted } = await expectedVersion(storeOf("s3://bucket/x", { modifiedMs: 5, etag: '"t"' }));
		expect(noted).toEqual([["s3://bucket/x", { etag: "t" }]]);
	});

	it("I10 carry one checksum at most: a weak tag is none", async () => {
		const weak = await expectedVersion(storeOf("s3://bucket/x", { modifiedMs: 5000, etag: 'W/"t"' }));
		expect(weak.noted).toEqual([["s3://bucket/x", { unmodifiedSinceMs: 5000 }]]);
	});

	it("keep their checksums when chunks beside them are replaced", async () => {
		const target = new MemoryStore();
		const chunks = (places: number[], modifiedMs: number): ManifestStore => {
			const object: ObjectStore = {
				get: async () => ({ bytes: Uint8Array.of(1), size: 9, etag: undefined, modifiedMs }),
			};
			const builder = new ManifestBuilder([places.length]);
			for (const [i, place] of places.entries()) builder.virtualAt(i, `file:///d/${place}`, 0, 1);
			return storeWith(builder, new ObjectStoreRegistry().register("file:///d/", object), places.length, 1);
		};
		await writeIcechunk(chunks([0, 1, 2], 1000), { store: target });
		await writeIcechunk(chunks([7], 2000), { store: target }, { mode: { region: { x: 1 } } });
		expect((await notedVersions(target)).noted).toEqual([
			["file:///d/0", { unmodifiedSinceMs: 1000 }],
			["file:///d/7", { unmodifiedSinceMs: 2000 }],
			["file:///d/2", { unmodifiedSinceMs: 1000 }],
		]);
	});

	it("carry none where there is none, which is said, or on request", async () => {
		const none = await expectedVersion(storeOf("https://host/x", { etag: '"t"' }));
		expect(none.noted).toEqual([]);
		expect(none.commit.diagnostics).toMatchObject([{ code: "no-checksum" }]);
		const asked = await expectedVersion(storeOf("file:///d/x", { modifiedMs: 5 }), { checksum: "none" });
		expect([asked.noted, asked.commit.diagnostics]).toEqual([[], []]);
	});

	it("K6 whole objects get their lengths", async () => {
		const { entry } = await expectedVersion(storeOf("file:///d/x", {}, true));
		expect(entry).toEqual({ kind: "virtual", url: "file:///d/x", offset: 0, length: 4 });
	});

	it("I6 without a container are an error before anything is written", async () => {
		const target = new MemoryStore();
		const containers = [{ urlPrefix: "s3://other/" }];
		const writing = writeIcechunk(storeOf("s3://bucket/x", {}), { store: target }, { containers });
		await expect(writing).rejects.toMatchObject({ code: "bad-argument", message: /no virtual chunk container/ });
		for await (const { path } of target.list("")) throw new Error(`${path} was written`);
	});

	it("containers are what is given, or a bucket, a host, a directory", async () => {
		const given = [{ urlPrefix: "s3://bucket/", name: "b", store: { s3: { region: "x" } } }];
		const { commit } = await expectedVersion(storeOf("s3://bucket/x", {}), { containers: given });
		expect(commit.containers).toEqual(["s3://bucket/"]);
		for (const [url, prefix] of [
			["s3://bucket/a/b", "s3://bucket/"],
			["https://host:81/a/b", "https://host:81/"],
			["gs://bucket/a", "gs://bucket/"],
			["file:///a/b/c.nc", "file:///a/b/"],
		] as const)
			expect((await expectedVersion(storeOf(url, {}))).commit.containers).toEqual([prefix]);
	});

	it("what Icechunk cannot say is refused: queries, other clouds, files in the root", async () => {
		const write = (url: string) => writeIcechunk(storeOf(url, {}), { store: new MemoryStore() });
		for (const url of ["https://host/x?token=1", "az://account/container/x", "file:///x"])
			await expect(write(url), url).rejects.toMatchObject({ code: "unsupported-feature" });
	});

	it("W11 names with anything that URLs treat specially", async () => {
		const url = "file:///d/a%20b%23%3F%2520é.nc";
		const { entry } = await expectedVersion(storeOf(url, {}));
		expect(entry).toMatchObject({ url: "file:///d/a%20b%23%3F%2520%C3%A9.nc" });
	});

	it("beyond 4 GiB", async () => {
		const builder = new ManifestBuilder([1]).virtualAt(0, "file:///d/x", 2 ** 52, 2 ** 33);
		const store = storeWith(builder, new ObjectStoreRegistry(), 1);
		expect((await expectedVersion(store)).entry).toMatchObject({ offset: 2 ** 52, length: 2 ** 33 });
	});

	it("I9 inlined chunks up to 512 bytes stay in the manifest as their codecs left them, larger ones are objects", async () => {
		const disk = new Disk();
		const inlined = (bytes: Uint8Array) =>
			storeWith(new ManifestBuilder([1]).inlinedAt(0, bytes), new ObjectStoreRegistry(), bytes.length);
		await writeIcechunk(inlined(new Uint8Array(512).fill(3)), { store: disk.target });
		expect(await disk.names("chunks")).toEqual([]);
		expect((await (await disk.open()).array("/a").manifest()).get([0])).toMatchObject({ kind: "inlined" });
		await writeIcechunk(inlined(new Uint8Array(513).fill(4)), { store: disk.target }, { mode: "replace" });
		expect(await disk.names("chunks")).toHaveLength(1);
		expect(await disk.numbers("/a")).toEqual(new Array(513).fill(4));
	});
});

describe("manifests", () => {
	it("are split by the chunks along a dimension", async () => {
		const disk = new Disk();
		const chunks = Object.fromEntries(Array.from({ length: 10 }, (_, i) => [i, [i]]));
		await disk.write(
			"a",
			{ v: { type: "int8", shape: [10], chunk: [1], dimensions: ["t"], chunks } },
			{ manifestSplit: { t: 4 } },
		);
		expect(await disk.names("manifests")).toHaveLength(3);
		expect(await disk.numbers("/v")).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
		expect((await read(await disk.open(), "/v", { selection: [7] })).data).toEqual(Int8Array.of(7));
		const bad = disk.write("b", series(0), { group: "g", manifestSplit: { time: 0 } });
		await expect(bad).rejects.toMatchObject({ code: "bad-argument" });
	});
});

describe("W rows", () => {
	it("W8 characters with a missing value are declared to be text, where they are", async () => {
		const disk = new Disk();
		const letter = { kind: "text" as const, name: "null_terminated_bytes" as const, itemBytes: 1 };
		const letters = (values: string[]): MadeArray => ({
			type: letter as never,
			shape: [3],
			attributes: { _FillValue: text("-") },
			chunks: { 0: values },
		});
		const commit = await disk.write("a", { plain: letters(["a", "-", "c"]) });
		expect(commit.diagnostics.filter(({ code }) => code === "fill-text")).toEqual([]);
		expect((await disk.open()).array("/plain").metadata.attributes).toEqual({ missing_value: "-", _Encoding: "utf-8" });
	});

	it("W14 a time of change with a fraction: the file is read, and after a touch it is not", async () => {
		const folder = await mkdtemp(join(tmpdir(), "mirazarr-dated-"));
		try {
			const file = join(folder, "two.nc");
			await copyFile(join(import.meta.dirname, "../fixtures/netcdf3/two.nc"), file);
			const date = new Date("2024-01-02T03:04:05.678Z");
			await utimes(file, date, date);
			const repository = join(folder, "repository");
			const original = await openStore(file);
			await writeIcechunk(original, { store: new FileStore(repository, { writable: true }) });
			const [path = ""] = original.contents().flatMap(({ kind, path }) => (kind === "array" ? [path] : []));
			const readAgain = async () => read(await openStore(repository, { allow: [folder] }), path);
			expect((await readAgain()).bytes).toEqual((await read(original, path)).bytes);
			await utimes(file, date, new Date(date.getTime() + 10_000));
			await expect(readAgain()).rejects.toMatchObject({ code: "source-changed" });
		} finally {
			await rm(folder, { recursive: true });
		}
	});

	it("W12 numbers that are not finite are text in JSON", async () => {
		const disk = new Disk();
		const attributes = { valid_range: numericAttribute(Float32Array.of(Number.NaN, 1)) };
		await disk.write("a", { v: { type: "float32", shape: [1], attributes, chunks: { 0: [1] } } });
		expect((await disk.open()).array("/v").metadata.attributes).toEqual({ valid_range: ["NaN", 1] });
	});
});
