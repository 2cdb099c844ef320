import { afterEach, describe, expect, it } from "vitest";
import { createPipeline } from "../../src/codecs/index.ts";
import { useNativeAllocation } from "../../src/codecs/memory.ts";
import { copyRuns, RunCursor, type Runs, wholeRun } from "../../src/codecs/runs.ts";
import { runsOf } from "../../src/read/chunk-runs.ts";
import { elementCount } from "../../src/zarr/nd-array.ts";
import { vectors } from "./vectors.ts";

afterEach(() => useNativeAllocation((length) => new Uint8Array(length)));

/** What `runs` say, element by element: the places of the chunk and of the output, in the order of the runs. */
function placesOf({ length, from, to, axes }: Runs): [from: number, to: number][] {
	let starts: [number, number][] = [[from, to]];
	for (const { count, fromStep, toStep } of axes)
		starts = starts.flatMap(([f, t]) =>
			Array.from({ length: count }, (_, i): [number, number] => [f + i * fromStep, t + i * toStep]),
		);
	return starts.flatMap(([f, t]) => Array.from({ length }, (_, i): [number, number] => [f + i, t + i]));
}

describe("RunCursor", () => {
	it.each<[string, Runs]>([
		["a single run", { length: 3, from: 5, to: 7, axes: [] }],
		["runs along an axis", { length: 2, from: 1, to: 0, axes: [{ count: 4, fromStep: 3, toStep: 2 }] }],
		[
			"runs along three axes",
			{
				length: 1,
				from: 2,
				to: 9,
				axes: [
					{ count: 2, fromStep: 100, toStep: 50 },
					{ count: 3, fromStep: 10, toStep: 7 },
					{ count: 2, fromStep: 4, toStep: 1 },
				],
			},
		],
	])("visits %s, the last axis fastest", (_, runs) => {
		const cursor = new RunCursor(runs);
		const seen: [number, number][] = [];
		do for (let i = 0; i < runs.length; i++) seen.push([cursor.from + i, cursor.to + i]);
		while (cursor.next());
		expect(seen).toEqual(placesOf(runs));
	});
});

it("copyRuns serves texts and lists too", () => {
	const out = new Array<string>(4).fill("");
	copyRuns(["a", "b", "c", "d", "e"], out, { length: 1, from: 1, to: 0, axes: [{ count: 2, fromStep: 2, toStep: 3 }] });
	expect(out).toEqual(["b", "", "", "d"]);
});

const fixed = vectors.filter(({ decoded, spec }) => decoded instanceof Uint8Array && spec.dataType.itemBytes);

describe.each(fixed.map((vector) => [vector.name, vector] as const))("decodeInto of %s", (_, vector) => {
	const { codecs, spec, encoded } = vector;
	const { shape } = spec;
	const decoded = vector.decoded as Uint8Array;
	const item = spec.dataType.itemBytes as number;
	const count = decoded.length / item;
	/** A part of each dimension; in the output there is room around it. */
	const box = (begin: (length: number) => number, step = 1): Runs => {
		const spans = shape.map((length) => {
			const from = Math.min(begin(length), length - 1);
			return { chunk: 0, from, step, to: 1, count: Math.ceil((length - from) / step) };
		});
		return runsOf(
			shape,
			shape.map((length) => length + 2),
			spans,
			item,
		);
	};

	it.each<[string, () => Runs]>([
		["all of it", () => wholeRun(decoded.length)],
		["all of it, row by row", () => box(() => 0)],
		["its end", () => box((length) => Math.floor(length / 2))],
		["all but the first of each dimension", () => box(() => 1)],
		["every second of each dimension", () => box(() => 0, 2)],
		["every third of each dimension", () => box((length) => Math.min(1, length - 1), 3)],
	])("writes %s, and nothing else", async (_, runsOfCase) => {
		// Where a byte is left out, what stood in the memory before would show.
		useNativeAllocation((length) => new Uint8Array(length).fill(0xa5));
		const runs = runsOfCase();
		const output = new Uint8Array(elementCount(shape.map((length) => length + 2)) * item).fill(0x5a);
		const expected = output.slice();
		for (const [from, to] of placesOf(runs)) expected[to] = decoded[from] as number;
		await (await createPipeline(codecs, spec)).decodeInto(encoded, output, runs);
		expect(Buffer.compare(output, expected)).toBe(0); // some are large
	});

	it("refuses a chunk of another length before anything is written", async () => {
		const longer = { ...spec, shape: [2, ...spec.shape] };
		const output = new Uint8Array(2 * decoded.length);
		const runs = wholeRun(2 * decoded.length);
		const pipeline = await createPipeline(codecs, longer).catch(() => undefined);
		if (pipeline === undefined || count === 0) {
			expect(count === 0 || codecs.some(({ name }) => name === "transpose"), "a permutation needs its rank").toBe(true);
			return;
		}
		await expect((async () => pipeline.decodeInto(encoded, output, runs))()).rejects.toMatchObject({
			code: "corrupt-chunk",
		});
		expect(output.every((byte) => byte === 0)).toBe(true);
	});
});
