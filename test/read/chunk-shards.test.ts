/** Parts of shards: only what is selected is read. Sound shards were written by zarr-python. */
import { describe, expect, it } from "vitest";
import * as zarr from "zarrita";
import { crc32c } from "../../src/codecs/checksum.ts";
import { MemoryStore } from "../../src/io/memory.ts";
import { ObjectStoreRegistry } from "../../src/io/registry.ts";
import { Trace } from "../../src/io/tracing.ts";
import type { ManifestStore } from "../../src/manifest/manifest-store.ts";
import { openStore } from "../../src/open.ts";
import { read } from "../../src/read/read.ts";
import { decodeBase64 } from "../../src/zarr/base64.ts";
import { filesOf, openFiles, STORES } from "../formats/zarr/fixtures.ts";

const NAME = "v3 sharding";
const arrays = Object.entries(STORES[NAME]?.arrays ?? {});

/** The store, its shards listed before, or found one by one, their sizes unknown. */
async function openShards(isListed: boolean, files = filesOf(NAME)): Promise<ManifestStore> {
	const store = await openFiles(files);
	for (const [path] of isListed ? arrays : []) await store.array(path).manifest();
	return store;
}

/** Part of an 8 × 8 array of uint16. */
function box(base64: string, [y0, y1]: number[], [x0, x1]: number[], step = 1): number[] {
	const all = new Uint16Array(decodeBase64(base64).slice().buffer);
	const values: number[] = [];
	for (let y = y0 as number; y < (y1 as number); y += step)
		for (let x = x0 as number; x < (x1 as number); x += step) values.push(all[8 * y + x] as number);
	return values;
}

describe("shards of zarr-python", () => {
	it.each(arrays)("%s: every box of it", async (path, { base64 = "" }) => {
		for (const isListed of [true, false]) {
			const store = await openShards(isListed);
			for (const [y0, y1, x0, x1] of [
				[0, 1, 0, 1],
				[3, 5, 3, 5],
				[2, 4, 4, 8],
				[0, 8, 7, 8],
				[7, 8, 0, 8],
				[0, 4, 0, 4],
				[0, 8, 0, 8],
			] as const) {
				const selection = [
					{ start: y0, stop: y1 },
					{ start: x0, stop: x1 },
				];
				const { data } = await read(store, path, { selection });
				expect([...(data as Uint16Array)]).toEqual(box(base64, [y0, y1], [x0, x1]));
			}
			const { data } = await read(store, path, { selection: [{ step: 3 }, { step: 3 }] });
			expect([...(data as Uint16Array)]).toEqual(box(base64, [0, 8], [0, 8], 3));
		}
	});

	it.each(arrays)("%s through zarrita", async (path, { base64 = "" }) => {
		const store = await openShards(false);
		const array = await zarr.open(zarr.root(store).resolve(encodeURIComponent(path.slice(1))), { kind: "array" });
		const part = await zarr.get(array, [zarr.slice(1, 3), zarr.slice(3, 6)]);
		expect([...(part.data as Uint16Array)]).toEqual(box(base64, [1, 3], [3, 6]));
	});

	it("a shard that is not there is full of the fill value", async () => {
		for (const isListed of [true, false]) {
			const files = filesOf(NAME);
			files.delete("end/c/1/0");
			const { data } = await read(await openShards(isListed, files), "/end", {
				selection: [5, { start: 1, stop: 3 }],
			});
			expect([...(data as Uint16Array)]).toEqual([77, 77]);
		}
	});

	it.each([
		["shorter than its index", (shard: Uint8Array) => shard.slice(-67)],
		["without its first bytes", (shard: Uint8Array) => shard.slice(shard.length - 68 - 20)],
		["with a damaged index", (shard: Uint8Array) => shard.with(shard.length - 30, 5)],
	])("a shard %s: a typed error that names it", async (_, damage) => {
		for (const isListed of [true, false]) {
			const files = filesOf(NAME);
			files.set("end/c/1/0", damage(files.get("end/c/1/0") as Uint8Array));
			const store = await openShards(isListed, files);
			await expect(read(store, "/end", { selection: [7, 7] })).rejects.toMatchObject({
				code: "corrupt-chunk",
				path: "/end",
				message: expect.stringContaining("shard [1, 0]"),
			});
			expect([...((await read(store, "/end", { selection: [0, { stop: 2 }] })).data as Uint16Array)]).toEqual([0, 1]);
		}
	});
});

/** A shard of 16 × 16 inner chunks of 16 KiB each, one after the other; all bytes of one are its number. */
const INNER = 16 * 1024;
const COUNT = 256;

async function largeShard(options: { location: "start" | "end"; isListed?: boolean }) {
	const index = new Uint8Array(16 * COUNT + 4);
	const view = new DataView(index.buffer);
	const base = options.location === "start" ? index.length : 0;
	for (let n = 0; n < COUNT; n++) {
		view.setBigUint64(16 * n, BigInt(base + n * INNER), true);
		view.setBigUint64(16 * n + 8, BigInt(INNER), true);
	}
	view.setUint32(16 * COUNT, crc32c(index.subarray(0, 16 * COUNT)), true);
	const shard = new Uint8Array(COUNT * INNER + index.length);
	for (let n = 0; n < COUNT; n++) shard.fill(n, base + n * INNER, base + (n + 1) * INNER);
	shard.set(index, options.location === "start" ? 0 : COUNT * INNER);
	const document = {
		zarr_format: 3,
		node_type: "array",
		shape: [2048, 2048],
		data_type: "uint8",
		chunk_grid: { name: "regular", configuration: { chunk_shape: [2048, 2048] } },
		chunk_key_encoding: { name: "default", configuration: { separator: "/" } },
		fill_value: 0,
		codecs: [
			{
				name: "sharding_indexed",
				configuration: { chunk_shape: [128, 128], codecs: [{ name: "bytes" }], index_location: options.location },
			},
		],
		attributes: {},
	};
	const memory = new MemoryStore([
		["zarr.json", new TextEncoder().encode(JSON.stringify(document))],
		["c/0/0", shard],
	]);
	const trace = new Trace();
	const traced = trace.wrap(memory);
	const store = await openStore("memory://big/", {
		registry: new ObjectStoreRegistry().register("memory://big/", traced),
	});
	if (options.isListed) await store.array("/").manifest();
	trace.reset();
	return { store, trace };
}

describe("one inner chunk of a shard of 4 MiB", () => {
	it.each([
		// 64 KiB to learn the size, the index, the chunk.
		["end", false, 3, 65536 + 4100 + INNER],
		// The index is in what told the size.
		["start", false, 2, 65536 + INNER],
		["end", true, 2, 4100 + INNER],
		["start", true, 2, 4100 + INNER],
	] as const)("index at the %s, listed: %s", async (location, isListed, requests, bytes) => {
		const { store, trace } = await largeShard({ location, isListed });
		const { data } = await read(store, "/", { selection: [{ start: 1290, stop: 1300 }, 700] });
		// Row 10, column 5 of the inner chunks.
		expect([...(data as Uint8Array)]).toEqual(new Array(10).fill(165));
		expect(trace.requests.length).toBeLessThanOrEqual(requests);
		expect(trace.bytes).toBeLessThanOrEqual(bytes);
		// The index is known now.
		trace.reset();
		await read(store, "/", { selection: [0, { stop: 5 }] });
		expect(trace.requests.length).toBeLessThanOrEqual(1);
		expect(trace.bytes).toBeLessThanOrEqual(INNER);
	});

	it("zarrita asks for as little", async () => {
		const { store, trace } = await largeShard({ location: "end" });
		const array = await zarr.open(zarr.root(store), { kind: "array" });
		expect(array.chunks).toEqual([128, 128]);
		trace.reset();
		const { data } = await zarr.get(array, [zarr.slice(130, 135), zarr.slice(10, 12)]);
		expect([...(data as Uint8Array)]).toEqual(new Array(10).fill(16));
		expect(trace.bytes).toBeLessThanOrEqual(65536 + 4100 + INNER);
	});

	it("getRange reads a part of a shard, from either end", async () => {
		const { store, trace } = await largeShard({ location: "end" });
		expect(await store.getRange("/c/0/0", { offset: 3 * INNER - 1, length: 2 })).toEqual(Uint8Array.of(2, 3));
		expect((await store.getRange("/c/0/0", { suffixLength: 4100 }))?.length).toBe(4100);
		expect((await store.getRange("/c/0/0", { offset: 5e6, length: 2 }))?.length).toBe(0);
		expect(await store.getRange("/c/0/1", { offset: 0, length: 2 })).toBeUndefined();
		expect(trace.bytes).toBeLessThanOrEqual(65536 + 2 + 4100);
	});

	it("most of it is read in one request", async () => {
		const { store, trace } = await largeShard({ location: "end" });
		await read(store, "/", { selection: [{ stop: 1100 }] });
		expect(trace.requests.length).toBe(1);
	});
});
