/** The G checks of the reference, each with the numbers that it names. */
import { describe, expect, it } from "vitest";
import { explainFill } from "../../../src/read/explain.ts";
import { read } from "../../../src/read/read.ts";
import { buildMessage, octets, simple } from "./build-message.ts";
import { openBytes, openFixture, trueValues, truths } from "./fixtures.ts";

const NONE = [255];

async function valuesOf(message: Uint8Array, path = "/1"): Promise<number[]> {
	const { bytes } = await read(await openBytes(message), path);
	return [...new Float64Array(bytes.slice().buffer)];
}

describe("bitmaps", () => {
	const coded = { points: 4, coded: 2, representation: simple(0, 0, 0, 8), data: [5, 6] };

	it("G1: values go where the bitmap has a one", async () => {
		const message = buildMessage({ ...coded, bitmap: [0, 0b1010_0000] });
		expect(await valuesOf(message)).toEqual([5, Number.NaN, 6, Number.NaN]);
	});

	it("G2: indicator 254 uses the previous bitmap again", async () => {
		const first = { ...coded, bitmap: [0, 0b1010_0000] };
		const message = buildMessage(first, { ...coded, bitmap: [254], data: [7, 8] });
		expect(await valuesOf(message, "/2")).toEqual([7, Number.NaN, 8, Number.NaN]);
	});

	it("G2: also behind a field that has none: the bitmap was defined in this message", async () => {
		const first = { ...coded, bitmap: [0, 0b1010_0000] };
		const full = { points: 4, coded: 4, representation: simple(0, 0, 0, 8), data: [1, 2, 3, 4], bitmap: NONE };
		const message = buildMessage(first, full, { ...coded, bitmap: [254], data: [7, 8] });
		expect(await valuesOf(message, "/2")).toEqual([1, 2, 3, 4]);
		expect(await valuesOf(message, "/3")).toEqual([7, Number.NaN, 8, Number.NaN]);
	});

	it("G17: bits behind the last point are ignored", async () => {
		const message = buildMessage({ ...coded, bitmap: [0, 0b1010_1111] });
		expect(await valuesOf(message)).toEqual([5, Number.NaN, 6, Number.NaN]);
	});

	it("a bitmap with more points than values is an error", async () => {
		await expect(valuesOf(buildMessage({ ...coded, bitmap: [0, 0b1110_0000] }))).rejects.toMatchObject({
			code: "corrupt-chunk",
		});
	});

	it("the fill model says that the message knows what is missing, and no value does", async () => {
		const report = await explainFill(await openBytes(buildMessage({ ...coded, bitmap: [0, 0b1010_0000] })), "/1");
		expect(report.rules).toEqual([{ kind: "codecBitmap", place: "GRIB bitmap" }]);
		expect(report.emitted).toEqual({ fill_value: '"NaN"' });
	});
});

describe("constant fields", () => {
	it("G3: no bits are the reference value, not 0", async () => {
		const message = buildMessage({
			points: 3,
			coded: 3,
			representation: simple(273.15, 0, 0, 0),
			bitmap: NONE,
			data: [],
		});
		expect(await valuesOf(message)).toEqual(Array(3).fill(Math.fround(273.15)));
	});

	it("G4: with a bitmap, where it has a one", async () => {
		const representation = simple(273.15, 0, 0, 0);
		const message = buildMessage({ points: 4, coded: 2, representation, bitmap: [0, 0b0110_0000], data: [] });
		expect(await valuesOf(message)).toEqual([Number.NaN, Math.fround(273.15), Math.fround(273.15), Number.NaN]);
	});

	it("rule 14: R / 10^D by the formula of the template; ecCodes leaves D away", async () => {
		const { bytes } = await read(await openFixture("constant-decimal"), "/1");
		const [value] = new Float64Array(bytes.slice().buffer);
		expect(value).toBe(Math.fround(273.15) * 0.01);
		expect(trueValues("constant-decimal")[0]).toBe(Math.fround(273.15));
	});

	it("rule 14: the number of the reference, 223.4317578125 and not 22343.17578125", async () => {
		const representation = simple(22343.17578125, 0, 2, 0);
		const message = buildMessage({ points: 2, coded: 2, representation, bitmap: NONE, data: [] });
		const [value] = await valuesOf(message);
		expect(value).toBeCloseTo(223.4317578125, 12);
	});
});

describe("numbers", () => {
	it("G5: E = 0x8002 is -2", async () => {
		const message = buildMessage({
			points: 2,
			coded: 2,
			representation: simple(0, 0x8002, 0, 8),
			bitmap: NONE,
			data: [4, 6],
		});
		expect(await valuesOf(message)).toEqual([1, 1.5]);
	});

	it("G10: a true 9999 without a bitmap is a value", async () => {
		const data = [...octets(9999, 2), 0, 1];
		const message = buildMessage({ points: 2, coded: 2, representation: simple(0, 0, 0, 16), bitmap: NONE, data });
		expect(await valuesOf(message)).toEqual([9999, 1]);
		expect(trueValues("true-9999")).toContain(9999);
	});
});

describe("complex packing", () => {
	it.each([
		["G7", "missing-primary", 6],
		["G7", "missing-first", 5],
		["G8", "missing-group", 14],
		["G9", "missing-secondary", 8],
		["G9", "missing-group-secondary", 14],
	])("%s: %s", async (check, name, missing) => {
		expect(truths[name]?.checks).toContain(check);
		const { bytes } = await read(await openFixture(name), "/1");
		const found = new Float64Array(bytes.slice().buffer);
		expect(found.filter(Number.isNaN)).toHaveLength(missing);
		expect(found).toEqual(trueValues(name));
	});

	it("G8: a whole group is missing where its reference is all ones", async () => {
		const [first, second, third] = [0, 7, 14].map((from) => trueValues("missing-group").slice(from, from + 7));
		expect(first).not.toContain(Number.NaN);
		expect(second).toEqual(new Float64Array(7).fill(Number.NaN));
		expect(third).not.toContain(Number.NaN);
	});

	it("G8: it is missing too where references have no bits at all, as NDFD writes fields of snow", async () => {
		// Five groups, of which the first, third and last take no bits; the tenth field on manages missing values.
		const store = await openFixture("groups-without-bits");
		const found = async (field: number) => new Float64Array((await read(store, `/${field}`)).bytes.slice().buffer);
		const ALL_ONES = [11, 17, 20]; // in the groups that have bits
		const isMissing = (i: number): boolean => i < 9 || (i >= 14 && i < 17) || i >= 21 || ALL_ONES.includes(i);
		for (const [i, value] of (await found(1)).entries()) expect(Number.isNaN(value), `point ${i}`).toBe(false);
		for (const [i, value] of (await found(10)).entries()) expect(Number.isNaN(value), `point ${i}`).toBe(isMissing(i));
	});
});

describe("fields", () => {
	it("G11: two fields of one message are two arrays of the same range", async () => {
		const store = await openFixture("two-fields");
		const [one, two] = await Promise.all(
			["/1", "/2"].map(async (path) => (await store.array(path).manifest()).get([0, 0])),
		);
		expect(one).toEqual(two);
		expect(store.array("/2").metadata.codecs).toEqual([
			{ name: "mirazarr.grib", configuration: { edition: 2, field: 1, values: "values" } },
		]);
		expect(new Float64Array((await read(store, "/2")).bytes.slice().buffer)).toEqual(trueValues("two-fields", 1));
	});

	it.each([
		["scanning-00", [5, 7], ["y", "x"]],
		["scanning-40", [5, 7], ["y", "x"]],
		["scanning-20", [7, 5], ["x", "y"]],
		["scanning-10", [35], ["point"]],
	])("G15: %s has the shape in which it is coded", async (name, shape, dimensions) => {
		const { metadata } = (await openFixture(name)).array("/1");
		expect(metadata.shape).toEqual(shape);
		expect(metadata.dimension_names).toEqual(dimensions);
		expect(metadata.attributes).toMatchObject({
			GRIB_jScansPositively: name.endsWith("40") ? 1 : 0,
			GRIB_alternativeRowScanning: name.endsWith("10") ? 1 : 0,
		});
	});

	it.each(Object.keys(truths))("the attributes of %s are keys of ecCodes", async (name) => {
		const store = await openFixture(name);
		expect(store.contents().filter(({ kind }) => kind === "array").length).toBeGreaterThan(0);
		for (const [i, { edition, keys }] of (truths[name]?.fields ?? []).entries()) {
			const found = store.array(`/${i + 1}`).metadata.attributes;
			const expected = Object.entries({ edition, ...keys }).map(([key, value]) => [`GRIB_${key}`, value]);
			expect(found).toEqual(Object.fromEntries(expected));
		}
	});
});
