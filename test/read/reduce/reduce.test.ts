/** Reductions beside xarray's, and beside sums that no rounding touched (test/fixtures/reductions/make.py). */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { openStore } from "../../../src/node.ts";
import { type ReduceOptions, type ReductionName, reduce } from "../../../src/read/reduce/reduce.ts";
import { dataType } from "../../../src/zarr/data-type.ts";
import { bytesOf, sampleStore } from "../../manifest/sample-store.ts";

const folder = join(import.meta.dirname, "../../fixtures/reductions");

type Expected = { dataType: string; shape: number[]; data: (number | string)[] };
type Row = {
	variable: string;
	how: ReductionName;
	over: string[];
	q?: number[];
	method?: ReduceOptions["method"];
	skipMissing?: boolean;
	minCount?: number;
	xarray?: Expected;
	exact?: Expected;
	missing?: boolean[];
};
const rows = JSON.parse(readFileSync(join(folder, "reductions.json"), "utf8")) as Row[];
const store = await openStore(join(folder, "reductions.nc"));

/** Whole numbers are texts there, so that they keep all digits. */
function numbers({ data, dataType }: Expected): (number | bigint)[] {
	if (dataType.includes("int")) return data.map((value) => BigInt(value));
	return data.map((value) => (value === "inf" ? Infinity : value === "-inf" ? -Infinity : Number(value)));
}

function shown(data: ArrayLike<unknown>, name: string): unknown[] {
	if (name.includes("int")) return Array.from(data as ArrayLike<number>, (value) => BigInt(value));
	return Array.from(data as ArrayLike<number>, (value) => (value === 0 ? 0 : value));
}

const ROUNDS: Readonly<Record<string, (value: number) => number>> = { float32: Math.fround, float64: (value) => value };

/** One step of a double beside a value, at most. */
function isNextTo(found: number, expected: number): boolean {
	return Object.is(found, expected) || Math.abs(found - expected) <= Math.abs(expected) * 2 ** -52;
}

// Memory for everything, for some cells at a time, and for less than the values of one.
describe.each([2 ** 28, 4000, 300])("with %i bytes", (bytes) => {
	it.each([...new Set(rows.map(({ variable }) => variable))])("%s", async (variable) => {
		for (const { how, over, q, method, skipMissing, minCount, xarray, exact, missing } of rows.filter(
			// A pass for each cell takes its time.
			(row) => row.variable === variable && (bytes > 1000 || row.method === undefined || row.over.length === 3),
		)) {
			const found = await reduce(store, variable, how, { over, q, method, skipMissing, minCount, bytes });
			const what = `${how} over ${over.join()} ${method ?? ""}`;
			if (missing !== undefined)
				expect(
					Array.from(found.data, (value) => Number.isNaN(value)),
					what,
				).toEqual(missing);
			if (xarray === undefined) continue;
			const { dataType: type, shape } = xarray;
			expect({ dataType: found.dataType, shape: found.shape }, what).toEqual({ dataType: type, shape });
			expect(found.dimensions, what).toEqual([
				...(q === undefined ? [] : ["quantile"]),
				...["time", "y", "x"].filter((name) => !over.includes(name)),
			]);
			if (exact === undefined) expect(shown(found.data, type), what).toEqual(shown(numbers(xarray), type));
			else
				for (const [i, value] of (numbers(exact) as number[]).entries()) {
					const expected = (ROUNDS[type] as (value: number) => number)(value);
					expect(isNextTo(found.data[i] as number, expected), `${what}: ${found.data[i]} is not ${expected}`).toBe(
						true,
					);
				}
		}
	});
});

describe("what xarray has no words for", () => {
	it("int8 and int64 are interpolated without leaving their range", async () => {
		const edges = {
			int8: Int8Array.of(-128, 127),
			int64: BigInt64Array.of(-(2n ** 63n), 2n ** 63n - 1n),
		};
		const edge = sampleStore(
			Object.fromEntries(
				Object.entries(edges).map(([name, values]) => [
					name,
					{ dataType: dataType(name as "int8"), shape: [2], chunks: [2], data: { "0": bytesOf(values) } },
				]),
			),
		);
		const wide = await reduce(edge, "int64", "quantile", { q: [0, 0.5, 1] });
		expect([...(wide.data as Float64Array)]).toEqual([-(2 ** 63), 0, 2 ** 63]);
		expect((await reduce(edge, "int8", "quantile", { q: 0.3 })).data[0]).toBe(-51.5);
	});

	it("booleans that are missing are left out", async () => {
		const flags = sampleStore({
			v: {
				dataType: dataType("bool"),
				shape: [2, 3],
				chunks: [2, 3],
				data: { "0,0": Uint8Array.of(1, 0, 1, 0, 0, 1) },
			},
			mask: {
				dataType: dataType("uint8"),
				shape: [2, 3],
				chunks: [2, 3],
				data: { "0,0": Uint8Array.of(1, 1, 0, 0, 0, 0) },
			},
		});
		flags.array("/v").fill.validity.push({ kind: "maskArray", path: "/mask", source: { place: "test", text: "" } });
		const over = [1];
		expect(await reduce(flags, "v", "sum", { over })).toMatchObject({
			dataType: "int64",
			data: BigInt64Array.of(1n, 0n),
		});
		expect(await reduce(flags, "v", "mean", { over })).toMatchObject({ data: Float64Array.of(0.5, Number.NaN) });
		expect(await reduce(flags, "v", "count", { over })).toMatchObject({ data: BigInt64Array.of(2n, 0n) });
		const most = await reduce(flags, "v", "max", { over });
		expect(most).toMatchObject({ dataType: "bool", validity: Uint8Array.of(0b01) });
		expect(most.data[0]).toBe(1);
		await expect(reduce(flags, "v", "quantile", { q: 0.5 })).rejects.toMatchObject({ code: "unsupported-feature" });
	});

	it("float16 stays what it is, rounded once", async () => {
		// 1, 2 and 4; 7/3 is 2.333984375 in half precision (IEEE 754).
		const halves = bytesOf(Uint16Array.of(0x3c00, 0x4000, 0x4400));
		const half = sampleStore({ v: { dataType: dataType("float16"), shape: [3], chunks: [3], data: { "0": halves } } });
		expect(await reduce(half, "v", "mean")).toMatchObject({ dataType: "float16", data: Float32Array.of(2.333984375) });
		expect(await reduce(half, "v", "quantile", { q: 0.25, bytes: 4 })).toMatchObject({ data: Float64Array.of(1.5) });
	});

	it("a few bytes that claim to be more than anybody can read cost little", async () => {
		const [shape, chunks] = [[2 ** 48], [2 ** 30]];
		const fill = bytesOf(Float32Array.of(Number.NaN));
		const claims = sampleStore({
			missing: { dataType: dataType("float32"), shape, chunks, fill },
			there: { dataType: dataType("int32"), shape, chunks },
		});
		for (const path of ["missing", "there"])
			for (const how of ["mean", "max", "quantile"] as const)
				await expect(reduce(claims, path, how, { q: 0.5 })).rejects.toMatchObject({ code: "limit-exceeded" });
		const sparse = sampleStore({
			missing: { dataType: dataType("float32"), shape: [2 ** 36], chunks: [2 ** 20], fill },
		});
		expect(await reduce(sparse, "missing", "count")).toMatchObject({ data: BigInt64Array.of(0n) });
	});

	it("a part of an array; a position is no dimension any more", async () => {
		const selection = [{ start: 1, stop: 9, step: 3 }, 2];
		const { shape, dimensions, data } = await reduce(store, "int16", "count", { selection, over: "time" });
		expect({ shape, dimensions, data: [...(data as BigInt64Array)] }).toEqual({
			shape: [3],
			dimensions: ["x"],
			data: [3n, 3n, 3n],
		});
		await expect(reduce(store, "int16", "count", { selection, over: "y" })).rejects.toMatchObject({
			code: "bad-argument",
			hint: "It can be reduced over time, x",
		});
	});

	it("one quantile has no dimension of its own", async () => {
		const { shape, dimensions } = await reduce(store, "f4", "quantile", { q: 0.5, over: ["time", 2] });
		expect({ shape, dimensions }).toEqual({ shape: [4], dimensions: ["y"] });
	});

	it("nothing has a mean, a sum and a number, but no least and no quantile", async () => {
		const selection = [{ start: 3, stop: 3 }];
		expect((await reduce(store, "f4", "mean", { selection })).data[0]).toBeNaN();
		expect((await reduce(store, "f4", "sum", { selection })).data[0]).toBe(0);
		expect((await reduce(store, "int16", "count", { selection })).data[0]).toBe(0n);
		for (const how of ["min", "max", "quantile"] as const)
			await expect(reduce(store, "f4", how, { selection, q: 0.5 })).rejects.toMatchObject({ code: "bad-selection" });
	});

	it("complex numbers and texts are counted, and nothing else", async () => {
		const pairs = new Uint8Array(Float32Array.of(1, 2, Number.NaN, 0, 3, 4).buffer);
		const odd = sampleStore({ c: { dataType: dataType("complex64"), shape: [3], chunks: [3], data: { "0": pairs } } });
		expect((await reduce(odd, "c", "count")).data[0]).toBe(2n);
		await expect(reduce(odd, "c", "mean")).rejects.toMatchObject({
			code: "unsupported-feature",
			what: "values of type complex64 have no mean",
		});
	});

	it("quantiles outside 0 to 1, and reductions that there are not", async () => {
		for (const q of [undefined, [], 1.5, Number.NaN, [0.5, -0.1]])
			await expect(reduce(store, "f4", "quantile", { q })).rejects.toMatchObject({ code: "bad-argument" });
		await expect(reduce(store, "f4", "median" as never)).rejects.toMatchObject({ code: "bad-argument" });
		await expect(reduce(store, "f4", "mean", { over: "lat" })).rejects.toMatchObject({ code: "bad-argument" });
	});

	it("progress ends at all of it", async () => {
		for (const [how, passes] of [
			["mean", 1],
			["quantile", 4],
		] as const) {
			const told: { done: number; total: number }[] = [];
			await reduce(store, "f8", how, { q: 0.5, bytes: 300, onProgress: (progress) => told.push(progress) });
			expect(told.at(-1)).toEqual({ done: 108 * passes, total: 108 * passes });
			expect(told.map(({ done }) => done)).toEqual(told.map(({ done }) => done).toSorted((a, b) => a - b));
		}
	});

	it("a signal ends it", async () => {
		const ended = AbortSignal.abort(new Error("enough"));
		await expect(reduce(store, "f4", "mean", { signal: ended })).rejects.toThrow("enough");
	});
});
