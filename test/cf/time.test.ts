import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import {
	decodeTime,
	formatTime,
	parseTimeUnits,
	timeScaleOf,
	timesToDatetime64,
	timesToEpoch,
	timesToIso,
} from "../../src/cf/time.ts";
import { type DataType, dataType, NOT_A_TIME, type TimeUnit } from "../../src/zarr/data-type.ts";

type Case = { units: string; calendar: string; values: string[]; dates: string[] };

// Made by test/fixtures/dataset/make_times.py.
const fixture = JSON.parse(readFileSync(new URL("../fixtures/dataset/times.json", import.meta.url), "utf8")) as {
	cases: Case[];
};

const refused = expect.objectContaining({ name: "MiraError", code: "unsupported-feature" });

describe("as xarray and cftime date them", () => {
	for (const { units, calendar, values, dates } of fixture.cases) {
		test(`${units}, ${calendar}: ${values.join(" ")}`, () => {
			const scale = parseTimeUnits(units, calendar);
			const numbers = values.map((value) => (value.startsWith("f") ? Number(value.slice(1)) : BigInt(value)));
			expect(timesToIso(numbers, scale)).toEqual(dates);
		});
	}
});

describe("numbers", () => {
	const scale = parseTimeUnits("days since 2000-01-01");

	test("integers are exact as numbers and as bigint", () => {
		expect(decodeTime(1, scale)).toBe(decodeTime(1n, scale));
		const nanoseconds = parseTimeUnits("ns since 1970-01-01");
		expect(decodeTime(9007199254740993n, nanoseconds)).toBe(9007199254740993n);
	});

	test("a zone of 0:00 needs no sign, as UDUNITS has it; another is not guessed", () => {
		expect(parseTimeUnits("seconds since 1970-1-1 0:00:00 0:00").reference).toBe(0n);
		expect(() => parseTimeUnits("seconds since 1970-1-1 0:00:00 1:00")).toThrow(refused);
	});

	test("NaN, and what has a code, is null or NaT", () => {
		const codes = Uint8Array.of(0, 0, 3);
		expect(timesToIso([0, Number.NaN, 2], scale, codes)).toEqual(["2000-01-01T00:00:00", null, null]);
		expect(timesToDatetime64([0, Number.NaN, 2], scale, codes)).toEqual(
			BigInt64Array.of(946684800000000000n, NOT_A_TIME, NOT_A_TIME),
		);
	});

	test("an undeclared fill is too far away to be a date", () => {
		for (const value of [9.969209968386869e36, Number.POSITIVE_INFINITY, 10n ** 18n])
			expect(() => timesToIso([value], scale)).toThrow(refused);
	});

	test("datetime64 refuses what it cannot hold", () => {
		expect(() => timesToDatetime64([0], parseTimeUnits("days since 2000-01-01", "noleap"))).toThrow(refused);
		expect(() => timesToDatetime64([0], parseTimeUnits("days since 1500-01-01"))).toThrow(refused);
		expect(() => timesToDatetime64([200_000], scale)).toThrow(refused);
		const early = timesToDatetime64([0], parseTimeUnits("days since 1700-01-01", "proleptic_gregorian"));
		expect(early).toEqual(BigInt64Array.of(-8520336000000000000n));
	});

	test("decimals come by threes", () => {
		const texts = [0n, 500_000_000n, 1_000n, 1n].map((instant) => formatTime(instant, "standard"));
		expect(texts).toEqual([
			"1970-01-01T00:00:00",
			"1970-01-01T00:00:00.500",
			"1970-01-01T00:00:00.000001",
			"1970-01-01T00:00:00.000000001",
		]);
	});
});

describe("milliseconds since 1970", () => {
	test("are what Date makes of the same date, in model calendars too", () => {
		let compared = 0;
		for (const { units, calendar, values, dates } of fixture.cases) {
			const scale = parseTimeUnits(units, calendar);
			for (const [i, date] of dates.entries()) {
				// Date has the proleptic Gregorian calendar, whole milliseconds and no 30 February.
				const expected = Date.parse(`${date}Z`);
				const isReal = !Number.isNaN(expected) && new Date(expected).toISOString().startsWith(date.slice(0, 10));
				const isWhole = date.length <= "2000-01-01T00:00:00.000".length;
				if (!isReal || !isWhole || date < "1583" || scale.calendar === "julian") continue;
				const text = values[i] as string;
				const value = text.startsWith("f") ? Number(text.slice(1)) : BigInt(text);
				expect(timesToEpoch([value], scale)[0], `${text} ${units} ${calendar}`).toBe(expected);
				compared++;
			}
		}
		expect(compared).toBeGreaterThan(100);
	});

	test("are real days before the reform, and have fractions", () => {
		const standard = parseTimeUnits("days since 1582-10-04");
		expect(timesToEpoch([0, 1], standard)).toEqual(Float64Array.of(Date.UTC(1582, 9, 14), Date.UTC(1582, 9, 15)));
		expect(timesToEpoch([-1n, 1500n], parseTimeUnits("us since 1970-01-01"))).toEqual(Float64Array.of(-0.001, 1.5));
	});

	test("are NaN where a value is missing, and refused where the real calendar has no such day", () => {
		const scale = parseTimeUnits("days since 2000-02-28", "360_day");
		expect(timesToEpoch([0, Number.NaN, 5], scale, Uint8Array.of(0, 0, 1))).toEqual(
			Float64Array.of(Date.UTC(2000, 1, 28), Number.NaN, Number.NaN),
		);
		expect(() => timesToEpoch([2], scale)).toThrow(refused);
	});
});

describe("units", () => {
	test("only numbers with a reference date are times", () => {
		const type = dataType("int32");
		expect(timeScaleOf(type, "days")).toBeUndefined();
		expect(timeScaleOf(type, undefined)).toBeUndefined();
		expect(timeScaleOf(dataType("string"), "days since 2000-01-01")).toBeUndefined();
		expect(timeScaleOf(type, "days since 2000-01-01")?.nanosecondsPerUnit).toBe(86_400_000_000_000n);
	});

	test("datetime64 has its own unit", () => {
		const datetime64 = (unit: TimeUnit): DataType => ({
			kind: "time",
			name: "numpy.datetime64",
			itemBytes: 8,
			scaleFactor: 15,
			unit,
		});
		expect(timeScaleOf(datetime64("m"))).toMatchObject({ nanosecondsPerUnit: 900_000_000_000n, reference: 0n });
		expect(timeScaleOf(datetime64("W"))?.nanosecondsPerUnit).toBe(15n * 7n * 86_400_000_000_000n);
		expect(() => timeScaleOf(datetime64("M"))).toThrow(refused);
	});

	// The first two are refused by xarray too; months have no fixed length, `m` is a metre.
	for (const units of [
		"weeks since 2000-01-01",
		"months since 2000-01-01",
		"m since 2000-01-01",
		"days since yesterday",
		"days since 2000-13-01",
		"days since 2001-02-29",
		"days since 1582-10-10",
		"days since 0000-01-01",
		"days since 2000-01-01 24:00:00",
		"days since 2000-01-01 00:00:60",
		"days since 2000-01-01 00:00:00 EST",
		"days since 20000101",
	])
		test(`refused: ${units}`, () => expect(() => parseTimeUnits(units)).toThrow(refused));

	for (const calendar of ["none", "", "lunar"])
		test(`refused: calendar "${calendar}"`, () =>
			expect(() => parseTimeUnits("days since 2000-01-01", calendar)).toThrow(refused));

	test("a lone hour is an hour, as in UDUNITS (cftime forgets it)", () => {
		expect(timesToIso([0], parseTimeUnits("days since 2000-01-01 6", "noleap"))).toEqual(["2000-01-01T06:00:00"]);
	});

	test("calendars in capitals, and year 0 where the calendar has one", () => {
		expect(parseTimeUnits("days since 2000-01-01", "NOLEAP").calendar).toBe("noleap");
		const scale = parseTimeUnits("days since 0000-01-01", "proleptic_gregorian");
		// As cftime: year 0 is a leap year there.
		expect(timesToIso([0, 366], scale)).toEqual(["0000-01-01T00:00:00", "0001-01-01T00:00:00"]);
	});
});
