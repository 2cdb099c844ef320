import { describe, expect, it } from "vitest";
import { Trace } from "../../src/io/tracing.ts";
import { ManifestArray } from "../../src/manifest/manifest-array.ts";
import { read, readRegion } from "../../src/read/read.ts";
import { type DimensionSelection, parseSelection } from "../../src/read/selection.ts";
import { listedAxis } from "../../src/zarr/chunk-grid.ts";
import { dataType, structType, textType } from "../../src/zarr/data-type.ts";
import { bytesOf, type SampleArray, sampleStore } from "../manifest/sample-store.ts";

/** int16 numbers 0, 1, 2, … in C order, cut into chunks; every fifth chunk is missing and reads as -1. */
function counting(shape: number[], chunks: number[]): { array: SampleArray; value: (index: number[]) => number } {
	const flat = (index: number[], of: number[]) => index.reduce((sum, i, d) => sum * (of[d] as number) + i, 0);
	const grid = shape.map((n, d) => Math.ceil(n / (chunks[d] as number)));
	const isHole = (chunk: number[]) => flat(chunk, grid) % 5 === 3;
	const value = (index: number[]) =>
		isHole(index.map((i, d) => Math.floor(i / (chunks[d] as number)))) ? -1 : flat(index, shape) % 30_000;
	const data: Record<string, Uint8Array> = {};
	for (const chunk of indexes(grid)) {
		if (isHole(chunk)) continue;
		const elements = indexes(chunks).map((inner) => {
			const index = inner.map((i, d) => (chunk[d] as number) * (chunks[d] as number) + i);
			return index.every((i, d) => i < (shape[d] as number)) ? value(index) : 31_000; // padding of border chunks
		});
		data[chunk.join()] = bytesOf(Int16Array.from(elements));
	}
	return { array: { dataType: dataType("int16"), shape, chunks, fill: Uint8Array.of(255, 255), data }, value };
}

function indexes(shape: number[]): number[][] {
	return shape.reduce<number[][]>(
		(all, n) => all.flatMap((index) => Array.from({ length: n }, (_, i) => [...index, i])),
		[[]],
	);
}

describe("read", () => {
	it("equals element-wise selection, over random shapes, chunks and selections", async () => {
		let seed = 7;
		const random = (n: number) => {
			seed = (seed * 1103515245 + 12345) % 2147483648;
			return Math.floor((seed / 2147483648) * n);
		};
		for (let round = 0; round < 150; round++) {
			const shape = Array.from({ length: random(4) }, () => 1 + random(9));
			const chunks = shape.map((n) => 1 + random(n + 2));
			const { array, value } = counting(shape, chunks);
			const selection = shape.map((n): DimensionSelection => {
				if (random(3) === 0) return null;
				if (random(3) === 0) return random(n) - (random(2) === 0 ? n : 0);
				return { start: random(n), stop: random(2) === 0 ? undefined : random(n + 3), step: 1 + random(3) };
			});
			const taken = selection.map((entry, d) => {
				const all = Array.from({ length: shape[d] as number }, (_, i) => i);
				if (entry === null) return all;
				if (typeof entry === "number") return [all.at(entry) as number];
				return all.slice(entry.start ?? 0, entry.stop ?? undefined).filter((_, i) => i % (entry.step ?? 1) === 0);
			});
			const expected = indexes(taken.map((list) => list.length)).map((index) =>
				value(index.map((i, d) => taken[d]?.[i] as number)),
			);
			const result = await read(sampleStore({ v: array }), "/v", { selection });
			expect(Array.from(result.data as Int16Array), JSON.stringify({ shape, chunks, selection })).toEqual(expected);
			expect(result.shape).toEqual(taken.filter((_, d) => typeof selection[d] !== "number").map((list) => list.length));
		}
	});

	it("asks only for the chunks that the selection touches, all of them together", async () => {
		const trace = new Trace();
		const { array } = counting([40, 10], [2, 10]);
		const store = sampleStore({ v: array }, trace);
		await read(store, "/v", { selection: [{ start: 4, stop: 8 }] });
		expect(trace.bytes).toBe(40);
		trace.reset();
		await read(store, "/v");
		expect(trace.rounds).toBe(1);
	});

	it("gives every kind of element", async () => {
		const point = structType([
			{ name: "x", dataType: dataType("int8") },
			{ name: "y", dataType: dataType("float32") },
		]);
		const store = sampleStore({
			half: { dataType: dataType("float16"), shape: [2], data: { "0": Uint8Array.of(0, 0x3c, 0, 0xc0) } },
			complex: { dataType: dataType("complex64"), shape: [1], data: { "0": bytesOf(Float32Array.of(1, -2)) } },
			big: { dataType: dataType("uint64"), shape: [], data: { "": bytesOf(BigUint64Array.of(2n ** 64n - 1n)) } },
			text: { dataType: textType(3), shape: [2], data: { "0": Uint8Array.of(0x61, 0x62, 0, 0xe9, 0, 0x7a) } },
			point: { dataType: point, shape: [1], data: { "0": Uint8Array.of(255, 0, 0, 0, 0x3f) } },
			strings: {
				dataType: dataType("string"),
				shape: [3],
				chunks: [2],
				data: { "0": Uint8Array.of(2, 0, 0, 0, 1, 0, 0, 0, 0x61, 2, 0, 0, 0, 0xc3, 0xa9) },
			},
		});
		expect((await read(store, "/half")).data).toEqual(Float32Array.of(1, -2));
		expect(await read(store, "/complex")).toMatchObject({ dataType: "complex64", data: Float32Array.of(1, -2) });
		expect(await read(store, "/big")).toMatchObject({ shape: [], data: BigUint64Array.of(2n ** 64n - 1n) });
		expect((await read(store, "/text")).data).toEqual(["ab", "é"]);
		expect((await read(store, "/point")).data).toEqual([{ x: -1, y: 0.5 }]);
		expect(await read(store, "/strings")).toMatchObject({ data: ["a", "é", ""], bytes: new Uint8Array(0) });
	});

	it("ends when its signal does", async () => {
		const { array } = counting([40], [2]);
		const reason = new Error("enough");
		await expect(read(sampleStore({ v: array }), "/v", { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
	});

	it("refuses arrays that are too large to hold, before it makes room for them", async () => {
		const store = sampleStore({ v: { dataType: dataType("float64"), shape: [2 ** 40], chunks: [1024] } });
		await expect(read(store, "/v")).rejects.toMatchObject({ code: "limit-exceeded", path: "/v" });
		expect((await read(store, "/v", { selection: [{ start: 2 ** 39, stop: 2 ** 39 + 3 }] })).data).toEqual(
			new Float64Array(3),
		);
	});
});

describe("selections", () => {
	it.each<[string, unknown]>([
		["0,10:20,::2", [0, { start: 10, stop: 20, step: null }, { start: null, stop: null, step: 2 }]],
		["[-1, :]", [-1, { start: null, stop: null, step: null }]],
		["", [null]],
	])("%j is read", (text, expected) => {
		expect(parseSelection(text)).toEqual(expected);
	});

	it.each(["a", "1:2:3:4", "1.5", "0,x"])("%j is refused", (text) => {
		expect(() => parseSelection(text)).toThrow(expect.objectContaining({ code: "bad-selection" }));
	});

	it.each<[string, DimensionSelection[]]>([
		["position 3 of dimension 0", [3]],
		["position -4 of dimension 0", [-4]],
		["position 0.5 of dimension 0", [0.5]],
		["step 0 of dimension 0", [{ step: 0 }]],
		["2 dimensions are selected", [0, 0]],
	])("%s does not fit", async (message, selection) => {
		const { array } = counting([3], [2]);
		await expect(read(sampleStore({ v: array }), "/v", { selection })).rejects.toThrow(message);
	});
});

it("text counts as the values it becomes, not as its bytes", async () => {
	const store = sampleStore({ v: { dataType: textType(1), shape: [150_000_000], chunks: [1000] } });
	await expect(read(store, "/v")).rejects.toMatchObject({ code: "limit-exceeded" });
});

describe("selections that are none", () => {
	it.each<[string, unknown]>([
		["a list", [[0, 1]]],
		["text", ["0"]],
		["a bigint", [0n]],
		["a boolean", [true]],
		["NaN", [{ start: Number.NaN }]],
		["a fraction", [{ start: 1.7 }]],
	])("%s is refused, never everything", async (_, selection) => {
		const { array } = counting([3], [2]);
		const given = { selection: selection as DimensionSelection[] };
		await expect(read(sampleStore({ v: array }), "/v", given)).rejects.toMatchObject({ code: "bad-selection" });
	});
});

it("a rectilinear axis of many chunks is read in one pass", async () => {
	const lengths = Array.from({ length: 20_000 }, (_, i) => 1 + (i % 2));
	const total = lengths.reduce((a, b) => a + b, 0);
	const data = Object.fromEntries(lengths.map((length, i) => [`${i}`, new Uint8Array(length).fill(i % 251)]));
	const store = sampleStore({
		v: {
			dataType: dataType("uint8"),
			shape: [total],
			grid: { kind: "rectilinear", edges: [listedAxis(lengths)] },
			data,
		},
	});
	const expected = lengths.flatMap((length, i) => new Array<number>(length).fill(i % 251));
	expect(Array.from((await read(store, "/v")).data as Uint8Array)).toEqual(expected);
});

it("reads an array of more than one wave", async () => {
	const chunkBytes = 2 ** 23;
	const data = Object.fromEntries(
		Array.from({ length: 9 }, (_, i) => [`${i}`, new Uint8Array(chunkBytes).fill(i + 1)]),
	);
	const shape = [9 * chunkBytes];
	const store = sampleStore({ v: { dataType: dataType("uint8"), shape, chunks: [chunkBytes], data } });
	const { bytes } = await read(store, "/v");
	const ends = Array.from({ length: 9 }, (_, i) => [bytes[i * chunkBytes], bytes[(i + 1) * chunkBytes - 1]]);
	expect(ends).toEqual(Array.from({ length: 9 }, (_, i) => [i + 1, i + 1]));
});

it("a manifest of fewer chunks than the array has is an error, not whatever stood in memory", async () => {
	const { array } = counting([2], [1]);
	const store = sampleStore({ v: array });
	const { description } = store.array("/v") as ManifestArray;
	const larger = { ...description, shape: [4] };
	const manifest = await (store.array("/v") as ManifestArray).manifest();
	store.group.arrays.set("v", new ManifestArray(larger, () => manifest));
	await expect(read(store, "/v")).rejects.toMatchObject({ code: "bad-metadata", path: "/v" });
});

describe("a region that reaches beyond the array", () => {
	const { array, value } = counting([3, 5], [2, 2]);
	const store = sampleStore({
		v: array,
		s: { dataType: dataType("string"), shape: [1, 1], data: { "0,0": Uint8Array.of(1, 0, 0, 0, 1, 0, 0, 0, 0x61) } },
	});
	const region = (path: string, starts: number[], lengths: number[]) =>
		readRegion(store, store.array(path), starts, lengths, undefined);

	it.each([
		[
			[0, 0],
			[4, 6],
		],
		[
			[2, 1],
			[2, 7],
		],
		[
			[2, 4],
			[2, 2],
		],
		[
			[3, 0],
			[1, 5],
		],
		[
			[3, 3],
			[1, 4],
		],
		[
			[0, 6],
			[3, 2],
		],
		[
			[4, 6],
			[2, 2],
		],
	])("from %j on, of %j, is padded with the fill value", async (starts, lengths) => {
		const expected = indexes(lengths).map((inner) => {
			const index = inner.map((i, d) => i + (starts[d] as number));
			return (index[0] as number) < 3 && (index[1] as number) < 5 ? value(index) : -1;
		});
		expect(await region("/v", starts, lengths)).toEqual(bytesOf(Int16Array.from(expected)));
	});

	it("texts are padded with empty ones", async () => {
		expect(await region("/s", [0, 0], [2, 2])).toEqual(["a", "", "", ""]);
		expect(await region("/s", [0, 1], [1, 2])).toEqual(["", ""]);
	});
});
