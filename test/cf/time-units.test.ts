import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parseTimeUnits, timesToIso } from "../../src/cf/time.ts";
import { commonTimeUnits, convertTimeUnits } from "../../src/cf/time-units.ts";

type Case = { calendar: string; from: string; to: string; values: number[]; numbers: number[] };

// Made by test/fixtures/dataset/make_units.py.
const { cases } = JSON.parse(readFileSync(new URL("../fixtures/dataset/units.json", import.meta.url), "utf8")) as {
	cases: Case[];
};

const refused = expect.objectContaining({ name: "MiraError", code: "unsupported-feature" });

describe("as cftime re-expresses them", () => {
	test.each(cases.map((row) => [`${row.from} to ${row.to}, ${row.calendar}`, row] as const))("%s", (_, row) => {
		const from = parseTimeUnits(row.from, row.calendar);
		const to = parseTimeUnits(row.to, row.calendar);
		expect(convertTimeUnits(row.values, from, to)).toEqual({
			dataType: "int64",
			values: BigInt64Array.from(row.numbers, BigInt),
		});
	});
});

describe("convertTimeUnits", () => {
	const days = parseTimeUnits("days since 2000-01-01");
	const hours = parseTimeUnits("hours since 2000-01-01");

	test("integers of 64 bits are exact", () => {
		const nanoseconds = parseTimeUnits("nanoseconds since 1970-01-01");
		const value = 1_700_000_000_123_456_789n;
		const { values } = convertTimeUnits([value], nanoseconds, parseTimeUnits("nanoseconds since 1970-01-02"));
		expect(values).toEqual(BigInt64Array.of(value - 86_400_000_000_000n));
	});

	test("fractions are floats that mean the same instant", () => {
		const values = [1, 7, 25];
		const converted = convertTimeUnits(values, hours, days);
		expect(converted).toEqual({ dataType: "float64", values: Float64Array.of(1 / 24, 7 / 24, 1 + 1 / 24) });
		expect(timesToIso(converted.values, days)).toEqual(timesToIso(values, hours));
		expect(convertTimeUnits([0.5], days, hours)).toEqual({ dataType: "int64", values: BigInt64Array.of(12n) });
	});

	test("what is missing is NaN", () => {
		const { values } = convertTimeUnits([1, Number.NaN, 9], days, hours, Uint8Array.of(0, 0, 1));
		expect(values).toEqual(Float64Array.of(24, Number.NaN, Number.NaN));
	});

	test("what no number of the units can say exactly is refused", () => {
		const nanoseconds = parseTimeUnits("nanoseconds since 2000-01-01");
		const late = 1_000_000_000_000_000_001n;
		expect(() => convertTimeUnits([late], nanoseconds, days)).toThrow(refused);
	});

	test("calendars with other days are refused; those of real days are one axis", () => {
		const noleap = parseTimeUnits("days since 2000-01-01", "noleap");
		expect(() => convertTimeUnits([0], noleap, days)).toThrow(refused);
		const gregorian = parseTimeUnits("days since 2000-01-01", "proleptic_gregorian");
		expect(convertTimeUnits([5], gregorian, days).values).toEqual(BigInt64Array.of(5n));
	});
});

describe("commonTimeUnits", () => {
	test.each([
		[["days since 2000-01-01", "days since 2001-01-01"], "days since 2000-01-01"],
		[["days since 2000-01-01", "hours since 2001-01-01"], "hours since 2000-01-01"],
		[["days since 2000-01-01", "days since 2000-01-01 06:00"], "hours since 2000-01-01"],
		[["hours since 2000-01-01 00:00:30", "days since 2000-01-01"], "seconds since 2000-01-01 00:00:30"],
	])("%s have %s", (units, expected) => {
		expect(commonTimeUnits(units.map((text) => parseTimeUnits(text)))).toBe(expected);
	});
});
