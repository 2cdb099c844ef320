/** Blocks: together they are what `decode` gives, each small enough, each chunk read once. */
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { Trace } from "../../src/io/tracing.ts";
import { DerivedArray } from "../../src/manifest/derived-array.ts";
import type { ManifestStore } from "../../src/manifest/manifest-store.ts";
import { openStore } from "../../src/node.ts";
import { type Block, type BlocksOptions, blocks } from "../../src/read/blocks.ts";
import { decode } from "../../src/read/decode.ts";
import { listedAxis } from "../../src/zarr/chunk-grid.ts";
import { dataType, textType } from "../../src/zarr/data-type.ts";
import { elementCount } from "../../src/zarr/nd-array.ts";
import { filesOf, openFiles, STORES } from "../formats/zarr/fixtures.ts";
import { bytesOf, type SampleArray, sampleStore } from "../manifest/sample-store.ts";

const SHAPE = [7, 10, 6];
const CHUNKS = [3, 4, 6];

/** Chunks of an array in which every element is its number in C order; `isHole` leaves some out. */
function numbered(shape: number[], chunks: number[], isHole: (key: string) => boolean = () => false): SampleArray {
	const data: Record<string, Uint8Array> = {};
	const visit = (index: number[]): void => {
		if (index.length < shape.length) {
			const d = index.length;
			for (let i = 0; i * (chunks[d] as number) < (shape[d] as number); i++) visit([...index, i]);
			return;
		}
		if (isHole(index.join())) return;
		const elements = new Int32Array(elementCount(chunks));
		for (let i = 0; i < elements.length; i++) {
			let [rest, number] = [i, 0];
			const place = chunks.map((_, d) => {
				const size = elementCount(chunks.slice(d + 1));
				const at = Math.floor(rest / size);
				rest -= at * size;
				return at + (index[d] as number) * (chunks[d] as number);
			});
			for (const [d, at] of place.entries()) number = number * (shape[d] as number) + at;
			elements[i] = number;
		}
		data[index.join()] = bytesOf(elements);
	};
	visit([]);
	return { dataType: dataType("int32"), shape, chunks, data };
}

async function all(store: ManifestStore, path: string, options: BlocksOptions = {}): Promise<Block[]> {
	const list: Block[] = [];
	for await (const block of blocks(store, path, options)) list.push(block);
	return list;
}

/** Puts blocks together again, every place once. */
function joined(list: readonly Block[], shape: readonly number[]): unknown[] {
	const out = new Array<unknown>(elementCount(shape)).fill("never given");
	for (const { starts, shape: own, data } of list)
		for (let i = 0; i < elementCount(own); i++) {
			let [rest, at] = [i, 0];
			for (const [d, length] of shape.entries()) {
				const size = elementCount(own.slice(d + 1));
				at = at * length + (starts[d] as number) + Math.floor(rest / size);
				rest %= size;
			}
			expect(out[at]).toBe("never given");
			out[at] = data[i];
		}
	return out;
}

async function expectSame(store: ManifestStore, path: string, options: BlocksOptions): Promise<Block[]> {
	const { bytes, ...decoding } = options;
	const expected = await decode(store, path, decoding);
	const list = await all(store, path, options);
	expect(joined(list, expected.shape)).toEqual(Array.from(expected.data));
	for (const { dataType: type, shape, data, selection } of list) {
		expect(type).toBe(expected.dataType);
		expect(data).toEqual((await decode(store, path, { ...decoding, selection })).data);
		expect(shape.length).toBe(expected.shape.length);
	}
	return list;
}

describe("blocks", () => {
	// An element, a row, some rows, a chunk, several, everything.
	it.each([4, 24, 100, 288, 700, 1200, 2 ** 20])("of %i bytes", async (bytes) => {
		const trace = new Trace();
		const store = sampleStore({ v: numbered(SHAPE, CHUNKS) }, trace);
		const list = await all(store, "v", { bytes });
		// A file of one object: chunks side by side come in one request, and none twice.
		expect(trace.bytes).toBe(9 * elementCount(CHUNKS) * 4);
		expect(joined(list, SHAPE)).toEqual(Array.from({ length: 420 }, (_, i) => i));
		for (const { data } of list) expect((data as Int32Array).byteLength).toBeLessThanOrEqual(bytes);
		if (bytes >= 2 ** 20) expect(list.length).toBe(1);
		expect(list.at(-1)?.progress).toEqual({ done: 420, total: 420 });
	});

	it("are whole chunks where those fit", async () => {
		const store = sampleStore({ v: numbered(SHAPE, CHUNKS) });
		const list = await all(store, "v", { bytes: 600 });
		expect(list.map(({ starts, shape }) => [starts, shape])).toEqual([
			[
				[0, 0, 0],
				[3, 8, 6],
			],
			[
				[0, 8, 0],
				[3, 2, 6],
			],
			[
				[3, 0, 0],
				[3, 8, 6],
			],
			[
				[3, 8, 0],
				[3, 2, 6],
			],
			[
				[6, 0, 0],
				[1, 8, 6],
			],
			[
				[6, 8, 0],
				[1, 2, 6],
			],
		]);
		expect(list[1]?.selection).toMatchObject([{ start: 0 }, { start: 8, stop: 10 }, { start: 0 }]);
	});

	it.each([8, 50, 300])("of a selection with steps and positions, of %i bytes", async (bytes) => {
		const store = sampleStore({ v: numbered(SHAPE, CHUNKS) });
		for (const selection of [
			[null, { start: 1, step: 3 }, 2],
			[6, { start: 9, stop: 10 }, null],
			[{ start: 1, step: 5 }, 3, { start: 1, stop: 6, step: 2 }],
		])
			await expectSame(store, "v", { bytes, selection });
		expect(await all(store, "v", { selection: [{ start: 2, stop: 2 }] })).toEqual([]);
	});

	it("of an array without dimensions", async () => {
		const store = sampleStore({
			v: { dataType: dataType("int32"), shape: [], data: { "": bytesOf(Int32Array.of(7)) } },
		});
		expect(await all(store, "v", { bytes: 1 })).toMatchObject([{ starts: [], shape: [], selection: [] }]);
	});

	it("of chunks of different lengths, and of holes", async () => {
		const edges = [listedAxis([1, 4, 2]), listedAxis([10]), listedAxis([2, 1, 3])];
		const { data: _, ...rest } = numbered(SHAPE, [7, 10, 6]);
		const filled = sampleStore({
			v: { ...rest, grid: { kind: "rectilinear", edges }, fill: bytesOf(Int32Array.of(9)) },
			w: numbered(SHAPE, CHUNKS, (key) => key.startsWith("1")),
		});
		for (const bytes of [40, 130, 900]) {
			await expectSame(filled, "v", { bytes });
			await expectSame(filled, "w", { bytes });
		}
	});

	it("of packed values, with masks and reasons, cut inside a chunk", async () => {
		const store = await openStore(join(import.meta.dirname, "../fixtures/reductions/reductions.nc"));
		for (const bytes of [8, 100, 1000]) {
			await expectSame(store, "packed", { bytes });
			const list = await all(store, "packed", { bytes, missing: "validity", reasons: true });
			const missing = list.reduce((sum, { reasons }) => sum + (reasons?.counts[0] ?? 0), 0);
			expect(missing).toBe((await decode(store, "packed", { reasons: true })).reasons?.counts[0]);
		}
	});

	it("of values that another array masks", async () => {
		const store = sampleStore({
			v: { ...numbered([4, 6, 5], [4, 6, 5]), dimensionNames: ["band", "y", "x"] },
			mask: { ...numbered([6, 5], [6, 5]), dimensionNames: ["y", "x"] },
		});
		store.array("/v").fill.validity.push({
			kind: "maskArray",
			path: "/mask",
			source: { place: "test", text: "" },
		});
		for (const bytes of [16, 100, 500, 2000]) {
			const list = await expectSame(store, "v", { bytes });
			expect(list.flatMap(({ data }) => Array.from(data)).filter((value) => Number.isNaN(value)).length).toBe(4);
		}
	});

	it("of shards that are larger are inner chunks, each read once", async () => {
		for (const [path] of Object.entries(STORES["v3 sharding"]?.arrays ?? {})) {
			const store = await openFiles(filesOf("v3 sharding"));
			for (const bytes of [2, 8, 16, 40, 128]) await expectSame(store, path, { bytes });
		}
		// A shard of 8 inner chunks of 4 bytes: its index has 8 pairs and no checksum.
		const index = new BigUint64Array(16);
		for (let n = 0; n < 8; n++) index.set([BigInt(4 * n), 4n], 2 * n);
		const shard = Buffer.concat([Uint8Array.from({ length: 32 }, (_, i) => i), bytesOf(index)]);
		const plain = [{ name: "bytes", configuration: { endian: "little" } }];
		const configuration = { chunk_shape: [4], codecs: plain, index_codecs: plain };
		const trace = new Trace();
		const sharded = sampleStore(
			{
				v: {
					dataType: dataType("uint8"),
					shape: [32],
					chunks: [32],
					codecs: [{ name: "sharding_indexed", configuration }],
					data: { "0": new Uint8Array(shard) },
				},
			},
			trace,
		);
		const list = await all(sharded, "v", { bytes: 20 });
		expect(list.map(({ starts, shape }) => [starts, shape])).toEqual([
			[[0], [20]],
			[[20], [12]],
		]);
		expect(list.flatMap(({ data }) => Array.from(data))).toEqual(Array.from({ length: 32 }, (_, i) => i));
		expect(trace.bytes).toBe(32 + 128);
	});

	it("of texts are never cut inside one", async () => {
		const letters = new TextEncoder().encode("onetwosixten");
		const store = sampleStore({
			v: { dataType: textType(1), shape: [4, 3], chunks: [4, 3], data: { "0,0": letters } },
		});
		const list = await all(store, "v", { bytes: 1, characters: "joined" });
		expect(list.map(({ starts, shape, data }) => [starts, shape, data])).toEqual([
			[[0], [1], ["one"]],
			[[1], [1], ["two"]],
			[[2], [1], ["six"]],
			[[3], [1], ["ten"]],
		]);
	});

	it("need bytes, and options that there are", async () => {
		const store = sampleStore({ v: numbered(SHAPE, CHUNKS) });
		await expect(all(store, "v", { bytes: 0 })).rejects.toMatchObject({ code: "bad-argument" });
		await expect(all(store, "v", { size: 3 } as never)).rejects.toMatchObject({ code: "bad-argument" });
		await expect(all(store, "w")).rejects.toMatchObject({ code: "not-found" });
	});
});

/** An array larger than any memory, made when it is asked for; `made` are the chunks so far. */
function endless(
	made: number[],
	wait: (signal: AbortSignal | undefined) => Promise<void> = async () => {},
): ManifestStore {
	const store = sampleStore({ v: numbered([1], [1]) });
	const { description } = store.array("v");
	const shape = [2 ** 24, 512, 512];
	store.group.arrays.set(
		"v",
		new DerivedArray(
			{ ...description, shape, chunkGrid: { kind: "regular", chunkShape: [1, 512, 512] } },
			async ([i = 0], { signal }) => {
				made.push(i);
				await wait(signal);
				return bytesOf(new Int32Array(512 * 512).fill(i));
			},
		),
	);
	return store;
}

describe("larger than memory", () => {
	it("no more than the next block is read ahead, and every chunk once", async () => {
		const made: number[] = [];
		let seen = 0;
		for await (const { shape, progress } of blocks(endless(made), "v", { bytes: 2 ** 22 })) {
			expect(shape).toEqual([4, 512, 512]);
			seen += 4;
			expect(progress).toEqual({ done: seen * 2 ** 18, total: 2 ** 42 });
			expect(made.length).toBeLessThanOrEqual(seen + 4);
			if (seen === 400) break;
		}
		expect(made).toEqual(Array.from({ length: made.length }, (_, i) => i));
	});

	it("leaving the loop ends what is under way", async () => {
		const made: number[] = [];
		const ended: number[] = [];
		const store = endless(made, (signal) => {
			const i = made.length - 1;
			return i < 4
				? Promise.resolve()
				: new Promise((_, reject) => {
						signal?.addEventListener("abort", () => {
							ended.push(i);
							reject(signal.reason);
						});
					});
		});
		for await (const _ of blocks(store, "v", { bytes: 2 ** 22 })) break;
		expect(ended.length).toBe(made.length - 4);
	});

	it("a signal ends it", async () => {
		const stop = new AbortController();
		const list = all(endless([]), "v", {
			bytes: 2 ** 22,
			signal: stop.signal,
			onProgress: ({ done }) => done > 2 ** 22 && stop.abort(new Error("enough")),
		});
		await expect(list).rejects.toThrow("enough");
	});
});
