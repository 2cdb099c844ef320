import { deflateSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { registerCodec } from "../../../src/codecs/registry.ts";
import { elementwise } from "../../../src/fill/decode.ts";
import type { ManifestStore } from "../../../src/manifest/manifest-store.ts";
import { runsOf } from "../../../src/read/chunk-runs.ts";
import { decode } from "../../../src/read/decode.ts";
import { decodeChunks } from "../../../src/read/decode-chunks.ts";
import { fetchSelection } from "../../../src/read/fetch-selection.ts";
import { read, readRanges } from "../../../src/read/read.ts";
import { resolveSelection, type Selection } from "../../../src/read/selection.ts";
import { type CrewTask, startCrew } from "../../../src/read/workers/crew.ts";
import { crewSize } from "../../../src/read/workers/crew-size.ts";
import { useThreads } from "../../../src/read/workers/platform.ts";
import { DecodePool } from "../../../src/read/workers/pool.ts";
import { portionsOf } from "../../../src/read/workers/portions.ts";
import { dataType } from "../../../src/zarr/data-type.ts";
import { bytesOf, type SampleArray, sampleStore } from "../../manifest/sample-store.ts";
import { cloneWorker, emptyLog } from "./clone-worker.ts";

const ZLIB = { name: "numcodecs.zlib", configuration: { level: 1 } };
const LITTLE = { name: "bytes", configuration: { endian: "little" } };

/** Pseudo-random numbers below `n`, the same in every run. */
function randomBelow(seed: number): (n: number) => number {
	let state = seed;
	return (n) => {
		state = (state * 1103515245 + 12345) % 2147483648;
		return Math.floor((state / 2147483648) * n);
	};
}

/** Numbers of 16 bits in deflated chunks, some of which were never written. */
function deflated(shape: number[], chunks: number[], random: (n: number) => number): SampleArray {
	const grid = shape.map((length, d) => Math.ceil(length / (chunks[d] as number)));
	const data: Record<string, Uint8Array> = {};
	const size = chunks.reduce((product, length) => product * length, 1);
	const count = grid.reduce((product, length) => product * length, 1);
	for (let flat = 0; flat < count; flat++) {
		if (count > 1 && random(6) === 0) continue;
		let rest = flat;
		const index = grid.toReversed().map((length) => {
			const i = rest % length;
			rest = Math.floor(rest / length);
			return i;
		});
		const numbers = Int16Array.from({ length: size }, () => random(2000) - 1000);
		data[index.toReversed().join()] = deflateSync(bytesOf(numbers));
	}
	return { dataType: dataType("int16"), shape, chunks, codecs: [LITTLE, ZLIB], fill: Uint8Array.of(255, 255), data };
}

describe("decoding in workers", () => {
	it("gives what decoding here gives, over random shapes, chunks, selections and batches", async () => {
		const random = randomBelow(11);
		const log = emptyLog();
		const start = async () => cloneWorker(log);
		for (let round = 0; round < 60; round++) {
			const shape = Array.from({ length: random(4) }, () => 1 + random(9));
			const chunks = shape.map((length) => 1 + random(length + 2));
			const store = sampleStore({ a: deflated(shape, chunks, random) });
			const selection: Selection = shape.map((length) =>
				random(2) === 0 ? null : { start: random(length), stop: undefined, step: 1 + random(3) },
			);
			const array = store.array("a");
			const ranges = resolveSelection(selection, shape, "/a");
			const expected = (await readRanges(store, array, ranges, undefined)) as Uint8Array;
			const fetched = await fetchSelection(store, array, ranges, undefined);
			const outShape = ranges.map(({ count }) => count);
			const room = () => {
				const bytes = new Uint8Array(expected.length);
				return fetched.hasHoles ? bytes.fill(255) : bytes;
			};
			const task: CrewTask = { outShape, itemBytes: 2, pass: undefined, room, isShared: false, signal: undefined };
			const crew = await startCrew(start, 1 + random(3), task);
			for await (const portion of portionsOf(store, fetched, 8 + random(200), undefined)) await crew?.add(portion);
			expect(await crew?.finish()).toEqual(expected);
		}
		expect(log.jobs).toBeGreaterThan(40);
	});

	it("masks and scales in the worker, to the same floats", async () => {
		const random = randomBelow(5);
		const store = sampleStore({ a: deflated([40, 50], [7, 9], random) });
		const array = store.array("a");
		const { description } = array;
		const packing = {
			scaleFactor: { value: 0.1, dataType: dataType("float64"), source: { place: "test", text: "" } },
		};
		const fill = { ...description.fill, packing: packing as never };
		const pass = elementwise(description.dataType, fill, {}, { attributes: new Map() } as never);
		if (pass === undefined) throw new Error("there is no pass");
		const ranges = resolveSelection(undefined, [40, 50], "/a");
		const expected = await decodeChunks(store, array, ranges, pass, undefined, false);
		const fetched = await fetchSelection(store, array, ranges, undefined);
		const room = () => {
			const all = new Uint8Array(expected.byteLength);
			pass.between(new Uint8Array(4000).fill(255), new Float64Array(all.buffer) as never)(0, 0, 2000);
			return all;
		};
		const start = async () => cloneWorker(emptyLog());
		const task: CrewTask = { outShape: [40, 50], itemBytes: 2, pass, room, isShared: false, signal: undefined };
		const crew = await startCrew(start, 2, task);
		for await (const portion of portionsOf(store, fetched, 8 + random(200), undefined)) await crew?.add(portion);
		const bytes = (await crew?.finish()) as Uint8Array;
		expect(bytes).toEqual(new Uint8Array(expected.buffer, expected.byteOffset, expected.byteLength));
	});
});

/** An array of 8 chunks of 128 KiB, of which one may be damaged. */
function large(damaged = false): SampleArray {
	const random = randomBelow(3);
	const chunk = () => deflateSync(bytesOf(Int16Array.from({ length: 65536 }, () => random(300))), { level: 1 });
	const data = Object.fromEntries(Array.from({ length: 8 }, (_, i) => [`${i},0`, chunk()]));
	if (damaged) (data["5,0"] as Uint8Array).fill(7, 1000, 1200);
	return { dataType: dataType("int16"), shape: [2048, 256], chunks: [256, 256], codecs: [LITTLE, ZLIB], data };
}

/** The same store, whose registry asks for workers. */
function withWorkers(array: SampleArray, workers: number | false): ManifestStore {
	const store = sampleStore({ a: array });
	Object.defineProperty(store.registry, "workers", { value: workers });
	return store;
}

/** `toEqual` takes seconds for a million numbers. */
function expectSame(one: ArrayBufferView, other: ArrayBufferView): void {
	const bytes = ({ buffer, byteOffset, byteLength }: ArrayBufferView) => Buffer.from(buffer, byteOffset, byteLength);
	expect(bytes(one).equals(bytes(other))).toBe(true);
}

describe("read with workers", () => {
	it("uses as many as it was told, tells each array once, and lets the process end in between", async () => {
		const log = emptyLog();
		useThreads(async () => cloneWorker(log), 8);
		const store = withWorkers(large(), 2);
		const expected = await read(withWorkers(large(), false), "a");
		expect(log.started).toBe(0);
		expectSame((await read(store, "a")).bytes, expected.bytes);
		expectSame((await read(store, "a")).bytes, expected.bytes);
		expectSame((await decode(store, "a")).data as Int16Array, expected.data as Int16Array);
		expect(log.started).toBe(2);
		expect(log.recipes).toBe(2);
		expect(log.held.filter(Boolean)).toHaveLength(log.held.length / 2);
		expect(log.held.at(-1)).toBe(false);
	});

	it("names the chunk and the codec of a damaged chunk as without workers", async () => {
		const log = emptyLog();
		useThreads(async () => cloneWorker(log), 2);
		const alone = await read(withWorkers(large(true), false), "a").catch((error) => error);
		const crewed = await read(withWorkers(large(true), 2), "a").catch((error) => error);
		expect(log.jobs).toBeGreaterThan(0);
		expect(crewed.message).toBe(alone.message);
		expect(crewed.code).toBe("corrupt-chunk");
		expect(crewed.message).toContain("chunk [5, 0]");
	});

	it.each(["die", "refuse"] as const)("decodes here what workers that %s leave", async (harm) => {
		const log = emptyLog();
		let jobs = 0;
		useThreads(async () => cloneWorker(log, () => (jobs++ % 2 === 0 ? harm : undefined)), 2);
		const { bytes } = await read(withWorkers(large(), 2), "a");
		expectSame(bytes, (await read(withWorkers(large(), false), "a")).bytes);
		expect(jobs).toBeGreaterThan(1);
	});

	it("gives up workers that die again and again", async () => {
		const log = emptyLog();
		useThreads(async () => cloneWorker(log, () => "die"), 2);
		const expected = await read(withWorkers(large(), false), "a");
		for (let i = 0; i < 12; i++) expectSame((await read(withWorkers(large(), 2), "a")).bytes, expected.bytes);
		expect(log.started).toBeLessThan(12);
	});

	it("starts workers again for what comes when those that waited for it were ended", async () => {
		const log = emptyLog();
		const pool = new DecodePool(async () => cloneWorker(log));
		expect(await pool.ready(1)).toBe(true);
		pool.end();
		expect(pool.size).toBe(0);
		const numbers = Int16Array.of(1, -2, 3, -4);
		const spec = { dataType: dataType("int16"), shape: [4], fillValue: new Uint8Array(2) };
		const runs = runsOf([4], [4], [{ chunk: 0, from: 0, to: 0, count: 4, step: 1 }], 2);
		const encoded = Uint8Array.from(deflateSync(bytesOf(numbers)));
		const parts = [{ at: 0, encodedBytes: encoded.length, runs }];
		const bytes = await pool.run({
			recipe: { chain: { codecs: [LITTLE, ZLIB], spec, options: {} }, pass: undefined },
			batch: { encoded, parts, storedBytes: 8, resultBytes: 8 },
			target: () => ({ room: new Uint8Array(8) }),
			most: 1,
			signal: undefined,
		});
		expectSame(bytes as Uint8Array, bytesOf(numbers));
		expect(log).toMatchObject({ started: 2, jobs: 1, ended: 1 });
	});

	it("works where workers are forbidden, and asks once", async () => {
		let asked = 0;
		useThreads(async () => {
			asked++;
			throw new Error("forbidden");
		}, 2);
		const expected = await read(withWorkers(large(), false), "a");
		for (let i = 0; i < 3; i++) expectSame((await read(withWorkers(large(), 2), "a")).bytes, expected.bytes);
		expect(asked).toBe(2);
	});

	it("ends with the signal, whatever the workers are at", async () => {
		const abort = new AbortController();
		const log = emptyLog();
		useThreads(
			async () =>
				cloneWorker(log, () => {
					abort.abort(new Error("the view moved on"));
					return undefined;
				}),
			2,
		);
		await expect(read(withWorkers(large(), 2), "a", { signal: abort.signal })).rejects.toThrow("the view moved on");
	});

	it("puts the result into shared memory if asked, decoded by workers or not", async () => {
		const log = emptyLog();
		useThreads(async () => cloneWorker(log), 2);
		const expected = await read(withWorkers(large(), false), "a");
		for (const workers of [2, false] as const) {
			const { bytes, data } = await read(withWorkers(large(), workers), "a", { shared: true });
			expect(bytes.buffer).toBeInstanceOf(SharedArrayBuffer);
			expect((data as Int16Array).buffer).toBe(bytes.buffer);
			expectSame(bytes, expected.bytes);
			const decoded = await decode(withWorkers(large(), workers), "a", { shared: true });
			expect((decoded.data as Int16Array).buffer).toBeInstanceOf(SharedArrayBuffer);
		}
		expect(log.jobs).toBeGreaterThan(0);
	});

	it("leaves memory of a result alone that it gave away", async () => {
		useThreads(async () => cloneWorker(emptyLog()), 2);
		const store = withWorkers(large(), 2);
		const first = await read(store, "a", { selection: [{ start: 0, stop: 1536 }] });
		const copy = first.bytes.slice();
		await read(store, "a");
		await read(store, "a", { selection: [{ start: 512 }] });
		expectSame(first.bytes, copy);
	});
});

describe("how many workers", () => {
	const array = large();
	beforeAll(() => {
		useThreads(async () => cloneWorker(emptyLog()), 16);
		vi.useFakeTimers({ toFake: ["performance"], now: Date.now() });
		vi.advanceTimersByTime(1e9);
	});
	beforeEach(() => void vi.advanceTimersByTime(2000));
	afterAll(() => void vi.useRealTimers());
	const size = (of: SampleArray, workers: number | false | undefined, bytes: number) => {
		const store = sampleStore({ a: of });
		return crewSize({ registry: { workers } as never, url: "" }, store.array("a").description, bytes);
	};

	it("none for little, unless asked; by default no more than four", () => {
		expect(size(array, undefined, 2 ** 20)).toBe(0);
		expect(size(array, undefined, 2 ** 25)).toBe(4);
		vi.advanceTimersByTime(2000);
		expect(size(array, 3, 2 ** 20)).toBe(3);
		expect(size(array, 3, 1000)).toBe(0);
		expect(size(array, false, 2 ** 30)).toBe(0);
		expect(size(array, 0, 2 ** 30)).toBe(0);
	});

	it("as many for many small reads in a row as for a large one", () => {
		const sizes = Array.from({ length: 40 }, () => size(array, undefined, 2 ** 20));
		expect(sizes.indexOf(4)).toBe(15);
		vi.advanceTimersByTime(2000);
		expect(size(array, undefined, 2 ** 20)).toBe(0);
	});

	it("none for what is only moved", () => {
		expect(size({ ...array, codecs: [LITTLE] }, 2, 2 ** 30)).toBe(0);
	});

	it("none for codecs of the application, also inside of shards: no worker knows them", () => {
		registerCodec("own", { kind: "bytes-to-bytes", create: () => ({ decode: (bytes) => bytes }) });
		expect(size({ ...array, codecs: [LITTLE, { name: "own" }] }, 2, 2 ** 30)).toBe(0);
		const shard = {
			name: "sharding_indexed",
			configuration: { chunk_shape: [16, 16], codecs: [LITTLE, { name: "own" }], index_codecs: [LITTLE] },
		};
		expect(size({ ...array, codecs: [shard as never] }, 2, 2 ** 30)).toBe(0);
	});
});
