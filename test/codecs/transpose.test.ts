/** Parts that go straight to their places are those of the chunk that is rearranged first. */
import { describe, expect, it } from "vitest";
import { copyRuns, type Runs, wholeRun } from "../../src/codecs/runs.ts";
import { transposeCodec } from "../../src/codecs/transpose.ts";
import { dataType } from "../../src/zarr/data-type.ts";

const SHAPE = [3, 5, 22];

/** Runs of a chunk of 3 planes of 5 rows of 22 elements, in bytes of an output of 8 × 32 elements a plane. */
function runsOf(itemBytes: number): [name: string, runs: Runs][] {
	const [row, plane] = [22 * itemBytes, 110 * itemBytes];
	const [outRow, outPlane] = [32 * itemBytes, 256 * itemBytes];
	const rows = { count: 5, fromStep: row, toStep: outRow };
	const planes = { count: 3, fromStep: plane, toStep: outPlane };
	return [
		["all of it", wholeRun(3 * plane)],
		["rows", { length: row, from: 0, to: 5 * itemBytes, axes: [planes, rows] }],
		["parts of rows", { length: 17 * itemBytes, from: 3 * itemBytes, to: itemBytes, axes: [planes, rows] }],
		["every second row", { length: row, from: row, to: 0, axes: [planes, { ...rows, count: 2, fromStep: 2 * row }] }],
		["a plane", { length: plane, from: plane, to: 0, axes: [] }],
		["two planes", { length: 2 * plane, from: plane, to: outRow, axes: [] }],
		["every second plane", { length: plane, from: 0, to: 0, axes: [{ count: 2, fromStep: 2 * plane, toStep: plane }] }],
	];
}

describe.each(["uint8", "int16", "float32", "float64", "complex128"] as const)("%s", (name) => {
	const type = dataType(name);
	const { itemBytes } = type;
	const chunk = Uint8Array.from({ length: 330 * itemBytes }, (_, i) => (i * 31 + (i >> 8)) & 0xff);
	describe.each([
		["samples side by side", [1, 2, 0]],
		["columns before rows", [0, 2, 1]],
		["planes inside rows", [1, 0, 2]],
		["all reversed", [2, 1, 0]],
	])("%s", (_, order) => {
		const stage = transposeCodec.create({ order }, { dataType: type, shape: SHAPE });
		// A permutation that has no way of its own into the result is decoded and copied by the pipeline.
		it.skipIf(stage.decodeInto === undefined).each(runsOf(itemBytes))("%s", async (_, runs) => {
			const decoded = (await stage.decode(chunk, { maxOutputBytes: chunk.length })) as Uint8Array;
			const expected = new Uint8Array(1024 * itemBytes);
			copyRuns(decoded, expected, runs);
			const output = new Uint8Array(1024 * itemBytes);
			stage.decodeInto?.(chunk, output, runs);
			expect(output).toEqual(expected);
		});
	});
});
