import { describe, expect, test } from "vitest";
import { ChunkRows, type ChunkTable } from "../../../src/formats/hdf5/chunk-index/chunk-table.ts";
import { type PlacedChunks, placeChunks } from "../../../src/formats/hdf5/chunk-index/manifest.ts";
import { Hdf5File } from "../../../src/formats/hdf5/file.ts";
import { MemoryStore } from "../../../src/io/memory.ts";
import { ObjectStoreRegistry } from "../../../src/io/registry.ts";

const url = "memory://h5/file.h5";

type Row = { number: number; offset: number; length: number; mask?: number };

function tableOf(rows: Row[]): ChunkTable {
	const table = new ChunkRows(rows.length);
	for (const { number, offset, length, mask = 0 } of rows) table.append(number, offset, length, mask);
	return table.finish();
}

/** Places chunks of 10 bytes of a one-dimensional dataset, in a file of 10,000 bytes behind a user block of 512. */
function place(rows: Row[], options: { chunks: number; isFiltered?: boolean; fileBytes?: number }): PlacedChunks {
	const registry = new ObjectStoreRegistry().register("memory://h5/", new MemoryStore());
	const { chunks, isFiltered = true, fileBytes = 10_000 } = options;
	const sizes = { offsetBytes: 8, lengthBytes: 8 };
	const file = new Hdf5File({ source: registry.source(url), registry, baseAddress: 512, sizes, fileBytes });
	const index = { kind: "btree-v1", address: 0 } as const;
	const layout = { kind: "chunked", chunkShape: [10], elementBytes: 1, index, hasUnfilteredEdges: false } as const;
	return placeChunks(file, { ...layout, chunkShape: [10] }, [chunks * 10], tableOf(rows), {
		isFiltered,
		path: "/data",
	});
}

describe("columns", () => {
	const rows = [
		{ number: 0, offset: 1000, length: 5 },
		{ number: 1, offset: 2000, length: 6 },
		{ number: 2, offset: 3000, length: 7 },
	];
	const entries = rows.map(({ number, offset, length }) => [[number], { kind: "virtual", url, offset, length }]);

	test("a whole grid in order is dense and shares the offsets of the table", () => {
		const { manifest } = place(rows, { chunks: 3 });
		expect([...manifest.entries()]).toEqual(entries);
		expect(manifest.columns.keys).toBeUndefined();
	});

	test("a dense grid in disorder, with a hole", () => {
		const { manifest } = place([rows[2]!, rows[0]!, rows[1]!], { chunks: 4 });
		expect([...manifest.entries()]).toEqual(entries);
		expect([...manifest.missing()]).toEqual([[3]]);
		expect(manifest.columns.keys).toBeUndefined();
	});

	test.each([
		["in order", rows],
		["in disorder", [rows[1]!, rows[2]!, rows[0]!]],
	])("memory of a sparse grid follows its chunks: %s", (_, given) => {
		const { manifest } = place(given, { chunks: 1e9 });
		expect([...manifest.entries()]).toEqual(entries);
		expect(manifest.memoryBytes).toBe(3 * 24);
	});

	test.each([2, 1000])("lengths of 4 GiB and more are exact, in a grid of %d", (chunks) => {
		const long = [2 ** 32 - 1, 2 ** 32 + 5].map((length, number) => ({ number, offset: 1000, length }));
		const { manifest } = place(long, { chunks });
		expect([...manifest.entries()].map(([, entry]) => entry)).toMatchObject(long.map(({ length }) => ({ length })));
	});

	test("no chunks at all", () => {
		expect(place([], { chunks: 5 }).manifest.missingCount).toBe(5);
	});
});

describe("what a chunk cannot be", () => {
	test.each([
		["empty", { number: 0, offset: 1000, length: 0 }],
		["at the superblock", { number: 0, offset: 512, length: 5 }],
		["beyond 2^53", { number: 0, offset: 2 ** 53, length: 5 }],
	])("%s", (_, row) => {
		expect(() => place([row], { chunks: 1 })).toThrow(expect.objectContaining({ code: "corrupt-file", path: "/data" }));
	});

	test.each([2, 1000])("there twice, in a grid of %d", (chunks) => {
		const rows = [1, 0, 1].map((number) => ({ number, offset: 1000, length: 5 }));
		expect(() => place(rows, { chunks })).toThrow(expect.objectContaining({ code: "corrupt-file", path: "/data" }));
	});

	test("of another size than the chunk without filters", () => {
		const row = { number: 0, offset: 1000, length: 9 };
		expect(() => place([row], { chunks: 1, isFiltered: false })).toThrow(
			expect.objectContaining({ code: "corrupt-file" }),
		);
		expect(place([{ ...row, length: 10 }], { chunks: 1, isFiltered: false }).manifest.referenceCount).toBe(1);
	});
});

test("a chunk behind the end of a file that is cut off is missing, and reported; one across the end stays", () => {
	const rows = [
		{ number: 0, offset: 1000, length: 5 },
		{ number: 1, offset: 2000, length: 5, mask: 1 },
		{ number: 2, offset: 1998, length: 5 },
	];
	const { manifest, beyondEnd, deviating } = place(rows, { chunks: 3, fileBytes: 2000 });
	expect(beyondEnd).toEqual([1]);
	expect([...manifest.missing()]).toEqual([[1]]);
	expect(manifest.get([2])).toMatchObject({ offset: 1998, length: 5 });
	expect(deviating).toEqual([]);
});

test("check 7: the mask of most chunks is the common one", () => {
	const rows = [0, 4, 4, 1].map((mask, number) => ({ number, offset: 1000, length: 5, mask }));
	const { commonMask, deviating } = place(rows, { chunks: 4 });
	expect(commonMask).toBe(4);
	expect(deviating).toEqual([
		{ number: 0, filterMask: 0 },
		{ number: 3, filterMask: 1 },
	]);
});
