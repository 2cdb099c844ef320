import { describe, expect, it } from "vitest";
import type { ObjectStore } from "../../src/io/object-store.ts";
import { ObjectStoreRegistry } from "../../src/io/registry.ts";
import { ManifestArray } from "../../src/manifest/manifest-array.ts";
import { ManifestBuilder } from "../../src/manifest/manifest-builder.ts";
import { ManifestGroup } from "../../src/manifest/manifest-group.ts";
import { ManifestStore } from "../../src/manifest/manifest-store.ts";
import { read } from "../../src/read/read.ts";
import { dataType } from "../../src/zarr/data-type.ts";
import { bytesOf } from "../manifest/sample-store.ts";

/** A store of one object that puts bytes where it is told, and notes where that was. */
function fillingStore(bytes: Uint8Array): { store: ObjectStore; targets: (Uint8Array | undefined)[] } {
	const targets: (Uint8Array | undefined)[] = [];
	const store: ObjectStore = {
		readsInto: true,
		async get(_, range, { into } = {}) {
			targets.push(into);
			const { offset, length } = range ?? { offset: 0, length: bytes.length };
			const part = bytes.slice(offset, offset + length);
			if (into?.length === part.length) into.set(part);
			return { bytes: into?.length === part.length ? into : part, size: bytes.length, etag: undefined };
		},
	};
	return { store, targets };
}

/** Big-endian int16 numbers whose chunks lie at these places, `[url, offset]` each. */
function bigEndianArray(
	registry: ObjectStoreRegistry,
	{ shape, chunks, grid, places }: { shape: number[]; chunks: number[]; grid: number[]; places: [string, number][] },
): ManifestStore {
	const builder = new ManifestBuilder(grid);
	const chunkBytes = 2 * chunks.reduce((product, length) => product * length, 1);
	for (const [i, [url, offset]] of places.entries()) builder.virtualAt(i, url, offset, chunkBytes);
	const manifest = builder.build();
	const zero = { status: "explicit" as const, value: new Uint8Array(2), source: { place: "test", text: "" } };
	const description = {
		path: "/a" as const,
		shape,
		dataType: dataType("int16"),
		chunkGrid: { kind: "regular" as const, chunkShape: chunks },
		codecs: [{ name: "bytes", configuration: { endian: "big" } }],
		dimensionNames: undefined,
		attributes: new Map(),
		fill: { storage: zero, validity: [], packing: {}, dropped: [] },
	};
	const group = new ManifestGroup();
	group.arrays.set("a", new ManifestArray(description, () => manifest));
	return new ManifestStore({ url: "memory://plain/", group, registry });
}

/** 0, 1, 2, … as they stand in the file. */
function counted(count: number): Uint8Array {
	const bytes = bytesOf(Int16Array.from({ length: count }, (_, i) => i));
	for (let i = 0; i < bytes.length; i += 2) [bytes[i], bytes[i + 1]] = [bytes[i + 1] as number, bytes[i] as number];
	return bytes;
}

describe("data that are neither compressed nor reordered", () => {
	it("are read into the result itself, where a store can: there is no second buffer", async () => {
		const width = 2 ** 14;
		const { store: object, targets } = fillingStore(counted(8 * width));
		const registry = new ObjectStoreRegistry().register("memory://plain/file", object);
		const places = [0, 1, 2, 3].map((i): [string, number] => ["memory://plain/file", 4 * width * i]);
		const store = bigEndianArray(registry, { shape: [8, width], chunks: [2, width], grid: [4, 1], places });
		const { bytes, data } = await read(store, "a", { selection: [{ start: 1, stop: 6 }] });
		expect(data).toEqual(Int16Array.from({ length: 5 * width }, (_, i) => width + i));
		expect(targets).toHaveLength(1);
		expect(targets[0]?.buffer).toBe(bytes.buffer);
	});

	it("and are small are asked for together, where they lie near each other", async () => {
		const { store: object, targets } = fillingStore(counted(20_000));
		const registry = new ObjectStoreRegistry().register("memory://plain/file", object);
		const at = (offset: number) =>
			bigEndianArray(registry, { shape: [5], chunks: [5], grid: [1], places: [["memory://plain/file", offset]] });
		const [first, second] = await Promise.all([read(at(0), "a"), read(at(20), "a")]);
		expect([...(first.data as Int16Array), ...(second.data as Int16Array)]).toEqual([
			0, 1, 2, 3, 4, 10, 11, 12, 13, 14,
		]);
		expect(targets).toHaveLength(1);
	});

	it("that the cache has already are not read again", async () => {
		const { store: object, targets } = fillingStore(counted(40));
		const registry = new ObjectStoreRegistry().register("memory://plain/file", object);
		await registry.source("memory://plain/file").read(0, 80);
		const places: [string, number][] = [["memory://plain/file", 0]];
		const store = bigEndianArray(registry, { shape: [8, 5], chunks: [8, 5], grid: [1, 1], places });
		expect([...((await read(store, "a")).data as Int16Array)]).toEqual(Array.from({ length: 40 }, (_, i) => i));
		expect(targets).toHaveLength(1);
	});

	it("of several leading dimensions: any of the outer ones, a range of rows of the inner", async () => {
		const { store: object } = fillingStore(counted(6 * 4 * 3));
		const registry = new ObjectStoreRegistry().register("memory://plain/file", object);
		const places = Array.from({ length: 12 }, (_, i): [string, number] => ["memory://plain/file", 12 * i]);
		const store = bigEndianArray(registry, { shape: [6, 4, 3], chunks: [1, 2, 3], grid: [6, 2, 1], places });
		const selection = [
			{ start: 0, step: 2 },
			{ start: 1, stop: 3 },
		];
		const { data } = await read(store, "a", { selection });
		const expected = [0, 2, 4].flatMap((i) => [1, 2].flatMap((j) => [0, 1, 2].map((k) => i * 12 + j * 3 + k)));
		expect([...(data as Int16Array)]).toEqual(expected);
	});

	it("of two files in turn: neighbours in a file need not be neighbours in the array", async () => {
		const registry = new ObjectStoreRegistry();
		for (const name of ["one", "two"])
			registry.register(`memory://plain/${name}`, fillingStore(counted(name === "one" ? 6 : 60).slice(-12)).store);
		const places = [0, 1, 2, 3].map((i): [string, number] => [
			`memory://plain/${i % 2 === 0 ? "one" : "two"}`,
			i < 2 ? 0 : 6,
		]);
		const store = bigEndianArray(registry, { shape: [4, 3], chunks: [1, 3], grid: [4, 1], places });
		const { data } = await read(store, "a");
		expect([...(data as Int16Array)]).toEqual([0, 1, 2, 54, 55, 56, 3, 4, 5, 57, 58, 59]);
	});

	it("that end too soon are an error, also where they are put to their places", async () => {
		const { store: object } = fillingStore(counted(39));
		const registry = new ObjectStoreRegistry().register("memory://plain/file", object);
		const store = bigEndianArray(registry, {
			shape: [8, 5],
			chunks: [8, 5],
			grid: [1, 1],
			places: [["memory://plain/file", 0]],
		});
		await expect(read(store, "a")).rejects.toMatchObject({ code: "truncated-file" });
		// Rows that the file has are what they are, whatever became of those behind them.
		const { data } = await read(store, "a", { selection: [{ start: 0, stop: 7 }] });
		expect([...(data as Int16Array)]).toEqual(Array.from({ length: 35 }, (_, i) => i));
		await expect(read(store, "a", { selection: [7] })).rejects.toMatchObject({ code: "truncated-file" });
	});
});
