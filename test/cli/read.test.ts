import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parseJson } from "../../src/zarr/json.ts";
import { ESCAPE, fixture, hdf5Fixture, runCli, sample } from "./run-cli.ts";

async function readJson(...args: string[]) {
	const { code, stdout, stderr } = await runCli(["read", ...args, "--json"]);
	expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
	return JSON.parse(stdout);
}

describe("read --json", () => {
	it("keeps 64-bit integers to the last digit; missing is null", async () => {
		const { stdout } = await runCli(["read", sample("buoys.nc"), "serial", "--json"]);
		expect(parseJson(stdout)).toMatchObject({
			dataType: "int64",
			values: [9007199254740993n, 9007199254740995n, null, 42, 0],
			statistics: { missing: 1, min: 0, max: 9007199254740995n },
		});
	});

	it("nests the values by the shape of the selection", async () => {
		const { shape, values } = await readJson(sample("sea-surface.nc"), "sst", "0,4:6,::24");
		expect(shape).toEqual([2, 3]);
		expect(values).toEqual([
			[null, 2.04, null],
			[3.94, 3.94, null],
		]);
	});

	it("has NaN as text among stored values, and as missing among decoded ones", async () => {
		const stored = await readJson(fixture("fills.nc"), "nan", "--raw");
		expect(stored.values).toEqual([0, 1, "NaN", 7, "NaN", "NaN"]);
		expect((await readJson(fixture("fills.nc"), "nan")).values).toEqual([0, 1, null, 7, null, null]);
	});
});

describe("sequences of any length", () => {
	// What h5py reads from the fixture (test/fixtures/hdf5-parser/types.json).
	const types = hdf5Fixture("types.h5");

	it("are lists, exact in JSON", async () => {
		expect((await readJson(types, "vlen_i4")).values).toEqual([[1, 2, 3], [], [7]]);
		const { stdout } = await runCli(["read", types, "vlen_f8_be", "--json"]);
		expect(stdout).toMatch(/1\.0,\s*2\.0,\s*3\.0/);
		expect((await readJson(types, "vlen_text")).values[0]).toEqual(["a", "bcd"]);
		expect((await readJson(types, "vlen_chunked")).values).toEqual([[], [0], [0, 1], [0, 1, 2], []]);
	});

	it("are lists for people, not complex numbers", async () => {
		const { stdout } = await runCli(["read", types, "vlen_i4"]);
		expect(stdout).toContain("[1, 2, 3]");
		expect(stdout).not.toContain("i  ");
		expect((await runCli(["read", types, "vlen_i8"])).stdout).toContain("[1, 2, 3]");
		expect((await runCli(["read", types, "complex64"])).stdout).toContain("1+2i");
	});
});

describe("read", () => {
	// Counts and means are those of netCDF4-python and xarray on the same file (samples/make.py).
	it("counts what is missing by reason, as xarray masks", async () => {
		const { statistics, values } = await readJson(sample("sea-surface.nc"), "sst");
		expect(values).toBeUndefined();
		expect(statistics).toMatchObject({
			count: 7776,
			valid: 4706,
			missing: 3070,
			reasons: [
				{ rule: "_FillValue -32768", count: 2823 },
				{ rule: "missing_value -32767", count: 247 },
			],
			min: -1.5,
		});
		expect(statistics.mean).toBeCloseTo(15.839660008499788, 12);
	});

	it("also masks the valid range with --mask netcdf, as netCDF4-python does", async () => {
		const { statistics } = await readJson(sample("sea-surface.nc"), "sst", "--mask", "netcdf");
		expect(statistics).toMatchObject({ valid: 4697, max: 29.97 });
		expect(statistics.reasons).toContainEqual({ rule: "outside -300 to 4500", count: 9 });
		expect(statistics.mean).toBeCloseTo(15.678418139237811, 12);
	});

	it("gives what is stored with --raw", async () => {
		const { statistics, dataType } = await readJson(sample("sea-surface.nc"), "sst", "--raw");
		expect(dataType).toBe("int16");
		expect(statistics).toMatchObject({ valid: 7776, missing: 0, min: -32768, max: 9999 });
	});

	it("shows small results as a table, missing as --", async () => {
		const { code, stdout } = await runCli(["read", sample("buoys.nc"), "battery"]);
		expect(code).toBe(0);
		expect(stdout).toBe(
			[
				"[0]  100   90   --   10    0",
				"",
				"/battery  float32  5 percent",
				"  missing  1 of 5",
				"           1 by _FillValue 255",
				"",
			].join("\n"),
		);
	});

	it("labels rows and blocks", async () => {
		const { stdout } = await runCli(["read", sample("sea-surface.nc"), "quality", "1:,20:22,::36"]);
		expect(stdout).toBe(
			[
				"[0, :, :]",
				"[0]  0  1",
				"[1]  0  1",
				"",
				"[1, :, :]",
				"[0]  0  0",
				"[1]  0  0",
				"",
				"/quality  int8  2 × 2 × 2",
				"",
			].join("\n"),
		);
	});

	it("breaks long rows at the width of the terminal", async () => {
		const { stdout } = await runCli(["read", sample("sea-surface.nc"), "lat"], { columns: 40 });
		for (const line of stdout.split("\n")) expect(line.length).toBeLessThanOrEqual(40);
	});

	it("joins characters to texts", async () => {
		const { stdout } = await runCli(["read", sample("buoys.nc"), "name"]);
		expect(stdout).toContain('"Aurora"   "Brise"  "Cirrus"    "Dune"   "Écume"');
	});

	it("shows statistics of many values, and of few on request", async () => {
		const { stdout } = await runCli(["read", sample("buoys.nc"), "pressure", "--stats"]);
		expect(stdout).toContain("valid    3");
		expect(stdout).toContain("missing  2 of 5");
		expect(stdout).toContain("max      1013.25 hPa");
		expect((await runCli(["read", sample("sea-surface.nc"), "sst", "--values"])).stdout).toContain("[2, :, :]");
	});

	it("colours missing values by their reason on a terminal, and is plain in a pipe", async () => {
		const args = ["read", sample("buoys.nc"), "battery"];
		expect((await runCli(args, { isTTY: true })).stdout).toContain("\u001b[33m--\u001b[39m");
		expect((await runCli(args)).stdout).not.toMatch(ESCAPE);
	});

	it("reads scalars and empty arrays", async () => {
		expect((await runCli(["read", fixture("scalars.nc"), "scalar_f4"])).stdout).toMatch(/^0\.1\n/);
		expect(await runCli(["read", fixture("no-records.nc"), "s"])).toMatchObject({ code: 0 });
		expect((await readJson(fixture("no-records.nc"), "s")).values).toEqual([]);
	});

	it("fails on a chunk that is cut in two", async () => {
		const { code, stderr } = await runCli(["read", fixture("truncated-fixed.nc"), "v"]);
		expect(code).toBe(1);
		expect(stderr).toMatch(/^mirazarr: /);
	});
});

describe("masks of other arrays", () => {
	// 4388 of the pixels of each band are masked, by rasterio.
	const cog = join(import.meta.dirname, "../fixtures/tiff/cog-mask.tif");

	it("what explain announces, read does: pixels under the mask are missing", async () => {
		expect((await runCli(["explain", cog, "0"])).stdout).toContain("where the array /mask is 0");
		const { statistics } = await readJson(cog, "0", "--stats");
		expect(statistics).toMatchObject({ missing: 3 * 4388, reasons: [{ rule: "mask /mask", count: 3 * 4388 }] });
	});

	it("--no-mask-arrays leaves them out in read, explain and info alike", async () => {
		const { statistics } = await readJson(cog, "0", "--stats", "--no-mask-arrays");
		expect(statistics.missing).toBe(0);
		const asked = await readJson(cog, "0", "--stats", "--no-mask-arrays", "--mask-arrays");
		expect(asked.statistics.missing).toBe(3 * 4388);
		for (const args of [
			["explain", cog, "0"],
			["explain", cog],
			["info", cog],
		]) {
			expect((await runCli(args)).stdout, args.join(" ")).toMatch(/\/mask is 0|mask \/mask/);
			expect((await runCli([...args, "--no-mask-arrays"])).stdout, args.join(" ")).not.toMatch(
				/\/mask is 0|mask \/mask/,
			);
		}
	});
});
