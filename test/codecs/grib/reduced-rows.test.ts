import { describe, expect, it } from "vitest";
import { gaussianRows } from "../../../src/codecs/grib/reduced-rows.ts";

/** Rows as ecCodes 2.50 has them in files of ECMWF: `first` is the number of a point among those of a row around the earth. */
const row = (length: number, west: number, east: number, pointCount?: number, tolerance = 0.5e-6) => {
	const rows = gaussianRows(Float64Array.of(length), { west, east, tolerance }, pointCount);
	return rows && { first: rows.firstPoints[0], count: rows.rowLengths[0] };
};

describe("rows of reduced Gaussian grids", () => {
	it("a part of a row has the points between two longitudes", () => {
		// 135.097 to 178.839 degrees.
		expect(row(1860, 135, 179, 227)).toEqual({ first: 698, count: 227 });
	});

	it("old files have a point beyond the end; how many points there are tells", () => {
		// 135.097 to 179.032 degrees.
		expect(row(1860, 135, 179, 228)).toEqual({ first: 698, count: 228 });
		expect(row(1860, 135, 179, 300)).toBeUndefined();
	});

	it("a whole row begins at the first of its points that is not west of its beginning", () => {
		expect(row(20, 180.001, 180, undefined, 0.5e-3)).toEqual({ first: 11, count: 20 });
		expect(row(18, 180, 179.99, undefined, 0.5e-3)).toEqual({ first: 9, count: 18 });
		expect(row(25, 180, 179.99, undefined, 0.5e-3)).toEqual({ first: 13, count: 25 });
	});
});
