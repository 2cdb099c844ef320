/** Kerchunk references in Parquet, against what fsspec reads through them (test/fixtures/kerchunk/make.py). */
import { describe, expect, it } from "vitest";
import { readReferenceTable } from "../../../src/formats/kerchunk/parquet-table.ts";
import { MemoryStore } from "../../../src/io/memory.ts";
import { ObjectStoreRegistry } from "../../../src/io/registry.ts";
import { Trace } from "../../../src/io/tracing.ts";
import { openStore } from "../../../src/open.ts";
import { read } from "../../../src/read/read.ts";
import { decodeBase64 } from "../../../src/zarr/base64.ts";
import { generator, orRefusal } from "../damage.ts";
import { base64, chunkBytes, DATA, FIXTURE, utf8, zarray } from "./fixtures.ts";

const FILES = Object.entries(FIXTURE.parquet.files).map(([key, bytes]): [string, Uint8Array] => [
	key,
	decodeBase64(bytes),
]);
/** Relative references begin at the file that holds them. */
const TARGETS: [string, Uint8Array][] = [
	...["a/data.bin", "s/data.bin"].map((key): [string, Uint8Array] => [key, DATA]),
	["a/four.bin", Uint8Array.of(9, 0, 0, 0)],
	...Array.from({ length: 12 }, (_, i): [string, Uint8Array] => [`g/many/file-${i}.bin`, DATA]),
];

function open(files: Iterable<readonly [string, Uint8Array]>, options: { canList?: boolean; trace?: Trace } = {}) {
	const memory = new MemoryStore(files);
	const listed = options.canList === false ? { get: memory.get.bind(memory) } : memory;
	const store = options.trace?.wrap(listed) ?? listed;
	return openStore("memory://refs/", { registry: new ObjectStoreRegistry().register("memory://refs/", store) });
}

describe("what fsspec wrote", () => {
	it.each([true, false])("every chunk is what fsspec reads (listed: %s)", async (canList) => {
		const store = await open([...FILES, ...TARGETS], { canList });
		for (const [key, expected] of Object.entries(FIXTURE.parquet.chunks))
			expect(base64(await chunkBytes(store, key)), key).toBe(expected);
	});

	it("the whole manifest says the same", async () => {
		const manifest = await (await open([...FILES, ...TARGETS])).array("/a").manifest();
		expect(manifest.get([0])).toEqual({ kind: "virtual", url: "memory://refs/a/data.bin", offset: 0, length: 4 });
		expect(manifest.get([3])).toEqual({ kind: "missing" });
		expect(manifest.get([7])).toEqual({ kind: "object", url: "memory://refs/a/four.bin", optional: false });
		expect(manifest.get([11])).toEqual({ kind: "inlined", bytes: Uint8Array.of(0x80, 0xff, 0, 1) });
		expect(manifest.missingCount).toBe(2);
	});

	it("K11 chunk 10 of files with 10 rows stands in the second one, and only that is read", async () => {
		const trace = new Trace();
		const store = await open([...FILES, ...TARGETS], { trace });
		trace.reset();
		expect((await read(store, "/a", { selection: [10] })).data).toEqual(Int32Array.of(0x2b2a2928));
		expect(trace.requests.map(({ path }) => path)).toEqual(["a/refs.1.parq", "a/data.bin"]);
	});

	it("K12 a row without a path and without bytes is a missing chunk", async () => {
		const store = await open([...FILES, ...TARGETS]);
		expect((await read(store, "/a", { selection: [{ start: 3, stop: 5 }] })).data).toEqual(
			Int32Array.of(0, 0x13121110),
		);
	});

	it("K15 an array without dimensions is row 0", async () => {
		expect((await read(await open([...FILES, ...TARGETS]), "/s")).data).toEqual(Int32Array.of(0x0b0a0908));
	});

	it("a file that is not there holds nothing but missing chunks", async () => {
		const store = await open([...FILES.filter(([key]) => key !== "a/refs.1.parq"), ...TARGETS]);
		expect((await store.array("/a").manifest()).missingCount).toBe(12);
		expect((await read(store, "/a", { selection: [12] })).data).toEqual(Int32Array.of(0));
	});

	it("references elsewhere are reported once they are met, and fail when they are read", async () => {
		const table = utf8({
			metadata: { ".zgroup": { zarr_format: 2 }, "a/.zarray": zarray([5], [1], { dtype: "<i4" }) },
			record_size: 5,
		});
		const files: [string, Uint8Array][] = [
			[".zmetadata", table],
			["a/refs.0.parq", decodeBase64(FIXTURE.variants.ZSTD as string)],
		];
		const registry = new ObjectStoreRegistry().register("memory://refs/", new MemoryStore(files));
		const store = await openStore("memory://refs/", { registry });
		await expect(read(store, "/a")).rejects.toMatchObject({ code: "not-found" });
	});

	it("a group as root", async () => {
		const registry = new ObjectStoreRegistry().register("memory://refs/", new MemoryStore([...FILES, ...TARGETS]));
		const store = await openStore("memory://refs/", { registry, group: "g" });
		expect((await read(store, "/many", { selection: [1] })).data).toEqual(Int32Array.of(0x07060504));
	});

	it.each([0, -1, 1.5, "10"])("record_size %s", async (recordSize) => {
		const metadata = utf8({ metadata: { ".zgroup": { zarr_format: 2 } }, record_size: recordSize });
		await expect(open([[".zmetadata", metadata]])).rejects.toMatchObject({ code: "bad-metadata" });
	});
});

describe("tables", () => {
	it.each(Object.entries(FIXTURE.variants))("K13 K14 %s", async (name, file) => {
		const table = await readReferenceTable(decodeBase64(file), "memory://x", 2 ** 20);
		expect(table.rowCount).toBe(5);
		expect(Array.from(table.urlIds, (id) => table.urls[id - 1])).toEqual([
			"data.bin",
			undefined,
			"data.bin",
			undefined,
			"data.bin",
		]);
		expect(Array.from(table.offsets)).toEqual([0, 0, 8, 0, 0]);
		expect(Array.from(table.lengths)).toEqual([4, 0, 4, 0, 0]);
		expect([...table.inlined]).toEqual(name === "without raw" ? [] : [[3, Uint8Array.of(1, 2, 3, 4)]]);
	});

	it("damaged files end in a MiraError or a table", async () => {
		const random = generator(5);
		for (const file of Object.values(FIXTURE.variants)) {
			const bytes = decodeBase64(file);
			for (let i = 0; i < 150; i++) {
				const damaged = i % 3 === 0 ? bytes.slice(0, random(bytes.length)) : bytes.slice();
				if (i % 3 !== 0) damaged[random(bytes.length)] = random(256);
				const table = await orRefusal(readReferenceTable(damaged, "memory://x", 2 ** 20), `damage ${i}`);
				expect(table?.rowCount ?? 0).toBeLessThanOrEqual(2 ** 24);
			}
		}
	});
});
