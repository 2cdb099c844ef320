import { describe, expect, it } from "vitest";
import { ESCAPE, FIXTURES, fixture, runCli, sample } from "./run-cli.ts";

describe("explain of one variable", () => {
	it("tells every candidate, what is missing, what is written and what others do", async () => {
		const { code, stdout } = await runCli(["explain", sample("sea-surface.nc"), "sst"]);
		expect(code).toBe(0);
		expect(stdout).not.toMatch(ESCAPE);
		for (const title of ["What the file says", "What is missing", "Conflicts", "What is written (Zarr v3)"])
			expect(stdout).toContain(`\n${title}\n`);
		expect(stdout).toMatch(/attribute _FillValue\s+-32768 int16\s+fill_value/);
		expect(stdout).toMatch(/attribute _FillValue\s+-32768 int16\s+_FillValue/);
		expect(stdout).toMatch(/attribute missing_value\s+-32767 int16\s+missing_value/);
		expect(stdout).toContain("stored × 0.01");
		expect(stdout).toContain("_FillValue -32768 and missing_value -32767 differ");
		for (const reader of ["xarray", "rioxarray", "GDAL", "netCDF4-python"]) expect(stdout).toContain(`\n  ${reader} `);
	});

	it("tells what others do on this file from what they do on the Zarr, in 80 columns", async () => {
		const { stdout } = await runCli(["explain", sample("sea-surface.nc"), "sst"], { columns: 80 });
		const [, onFile = "", onZarr = ""] = stdout.split(/\nWhat other programs do on (?:this file|the Zarr)\n/);
		// netCDF4 1.7.5 on the file: valid_range counts. GDAL's Zarr driver does not look at attributes.
		expect(onFile).toMatch(/\n {2}netCDF4-python +masks -32767, -32768, what is below -300/);
		expect(onFile).not.toContain("zarr-python");
		expect(onZarr).toMatch(/\n {2}zarr-python +masks nothing, does not unpack and gives int16\./);
		expect(onZarr).not.toContain("netCDF4-python");
		const longest = Math.max(...`${onFile}\n${onZarr}`.split("\n").map(({ length }) => length));
		expect(longest).toBeLessThanOrEqual(80);
	});

	it("says that nothing is missing, where it is so", async () => {
		const { stdout } = await runCli(["explain", sample("sea-surface.nc"), "/quality"]);
		expect(stdout).toContain("nothing: no written value means missing");
		expect(stdout).not.toContain("Conflicts");
	});

	it("is the report of explainFill with --json", async () => {
		const { stdout } = await runCli(["explain", sample("buoys.nc"), "serial", "--json"]);
		const report = JSON.parse(stdout);
		expect(report).toMatchObject({ path: "/serial", dataType: "int64", conflicts: [], dropped: [] });
		expect(report.storage.value).toBe("-9223372036854775807");
	});
});

describe("explain of a file", () => {
	it("is a table with a line for each array, and the odd ones in full", async () => {
		const { stdout } = await runCli(["explain", sample("buoys.nc")]);
		expect(stdout).toMatch(/\/serial +int64 +-9223372036854775807 +-9223372036854775807/);
		expect(stdout).toMatch(/\/battery +int8 .*packed, unsigned/);
		expect(stdout).toMatch(/\/depth +int16 +– +-32767 +1 dropped/);
		expect(stdout).toContain("/depth  int16  5\n\nWhat the file says");
		expect(stdout).toContain("/pressure  float32  5\n\nWhat the file says");
		expect(stdout).not.toContain("/serial  int64  5\n\nWhat the file says");
	});

	it.each(FIXTURES)("never fails: %s", async (name) => {
		expect(await runCli(["explain", fixture(name)])).toMatchObject({ code: 0, stderr: "" });
		const { code, stdout } = await runCli(["explain", fixture(name), "--json"]);
		expect(code).toBe(0);
		expect(JSON.parse(stdout)).toMatchObject({ arrays: expect.any(Array), refused: expect.any(Array) });
	});
});
