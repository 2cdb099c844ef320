/** Values and attributes that JSON has no form for: wide integers, NaN and infinities in structs and lists. */
import { describe, expect, it } from "vitest";
import { sameValues } from "../../src/dataset/coordinate-values.ts";
import { toNdArray } from "../../src/dataset/elements.ts";
import { LoadedVariable } from "../../src/dataset/index.ts";
import { numericAttribute } from "../../src/zarr/attributes.ts";
import { type DataType, dataType, structType } from "../../src/zarr/data-type.ts";
import { makeDataset } from "./made-dataset.ts";

const WIDE = 2n ** 60n + 1n;
const PAIR = structType([
	{ name: "n", dataType: dataType("int64") },
	{ name: "x", dataType: dataType("float64") },
]);

function pairs(...values: [n: bigint, x: number][]): LoadedVariable {
	const elements = new Uint8Array(16 * values.length);
	const view = new DataView(elements.buffer);
	for (const [i, [n, x]] of values.entries()) {
		view.setBigInt64(16 * i, n, true);
		view.setFloat64(16 * i + 8, x, true);
	}
	return new LoadedVariable({
		dimensionNames: ["i"],
		dataType: PAIR,
		values: toNdArray(PAIR, { shape: [values.length], elements }),
	});
}

function lists(base: string, ...data: (BigInt64Array | Float64Array)[]): LoadedVariable {
	const type: DataType = { kind: "sequence", name: "mirazarr.sequence", base: dataType(base as "int64") };
	return new LoadedVariable({
		dimensionNames: ["i"],
		dataType: type,
		values: toNdArray(type, { shape: [data.length], elements: data }),
	});
}

describe("what a dataset shows of itself", () => {
	it("has wide integers, in attributes and values", async () => {
		const empty = await makeDataset({});
		const attributes = new Map([
			["one", numericAttribute(BigInt64Array.of(WIDE), [])],
			["more", numericAttribute(BigUint64Array.of(1n, 2n ** 64n - 1n))],
			["odd", numericAttribute(Float64Array.of(1, Number.NaN))],
		]);
		const variables: [string, LoadedVariable][] = [
			["pairs", pairs([WIDE, 1], [2n, Number.NaN])],
			["lists", lists("int64", BigInt64Array.of(WIDE, 2n), BigInt64Array.of())],
		];
		const text = empty.with({ attributes, variables }).toString();
		expect(text).toContain(`one: ${WIDE}\n`);
		expect(text).toContain("more: [1,18446744073709551615]\n");
		expect(text).toContain('odd: [1,"NaN"]');
		expect(text).toContain(`{"n":"${WIDE}","x":1} {"n":"2","x":"NaN"}`);
		expect(text).toContain(`["${WIDE}","2"] []`);
	});
});

describe("values of structs and lists", () => {
	it("are written as they are, wide integers too", () => {
		const variable = pairs([WIDE, Number.NaN], [2n, 0]);
		expect(variable.elements).toEqual(variable.values.bytes);
	});

	it("are the same only to the last bit", () => {
		const own = lists("float64", Float64Array.of(Number.NaN), Float64Array.of(1));
		expect(sameValues(own, lists("float64", Float64Array.of(Number.NaN), Float64Array.of(1)))).toBe(true);
		expect(sameValues(own, lists("float64", Float64Array.of(Number.POSITIVE_INFINITY), Float64Array.of(1)))).toBe(
			false,
		);
		const wide = lists("int64", BigInt64Array.of(WIDE));
		expect(sameValues(wide, lists("int64", BigInt64Array.of(WIDE)))).toBe(true);
		expect(sameValues(wide, lists("int64", BigInt64Array.of(WIDE - 1n)))).toBe(false);
		expect(sameValues(pairs([WIDE, 1]), pairs([WIDE, 1]))).toBe(true);
		expect(sameValues(pairs([WIDE, 1]), pairs([WIDE, 2]))).toBe(false);
	});
});
