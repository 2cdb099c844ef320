import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ESCAPE, FIXTURES, fixture, runCli, sample } from "./run-cli.ts";

type Truth = {
	variables: Record<string, { dataType: string; dimensions: string[]; shape: number[] }>;
	sizeBytes: number;
};

describe("info --json", () => {
	it.each(FIXTURES)("%s has the variables that netCDF4-python finds", async (name) => {
		const truth: Truth = JSON.parse(readFileSync(fixture(name.replace(/\.nc$/, ".json")), "utf8"));
		const { code, stdout, stderr } = await runCli(["info", fixture(name), "--json"]);
		expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
		const report = JSON.parse(stdout);
		expect(report).toMatchObject({ format: "NetCDF-3", sizeBytes: truth.sizeBytes });
		const found = report.arrays.map((array: { path: string; shape: number[]; dimensionNames: string[] }) => [
			array.path.slice(1),
			{ shape: array.shape, dimensions: array.dimensionNames },
		]);
		const expected = Object.entries(truth.variables).map(([path, { shape, dimensions }]) => [
			path,
			{ shape, dimensions },
		]);
		expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected));
	});

	it("keeps 64-bit integers to the last digit", async () => {
		const { stdout } = await runCli(["info", sample("buoys.nc"), "--json"]);
		expect(stdout).toContain('"fillValue": -9223372036854775807');
		expect(stdout).toContain('"_FillValue": -9223372036854775807');
	});

	it("says what the opening cost", async () => {
		const { stdout } = await runCli(["info", sample("sea-surface.nc"), "--json"]);
		expect(JSON.parse(stdout).cost).toEqual({ requests: 1, bytes: 24624, rounds: 1 });
	});
});

describe("info", () => {
	it("shows a tree, plain in a pipe", async () => {
		const { code, stdout } = await runCli(["info", sample("sea-surface.nc")]);
		expect(code).toBe(0);
		expect(stdout).not.toMatch(ESCAPE);
		expect(stdout).toContain("NetCDF-3, 24.6 kB, 5 arrays");
		expect(stdout).toContain("dimensions  lat 36, lon 72, time 3");
		expect(stdout).toContain("├─ sst  int16  time 3 × lat 36 × lon 72");
		expect(stdout).toContain("chunks 1 × 36 × 72 · codecs bytes(big) · 3 references");
		expect(stdout).toContain("fill_value -32768 · missing: -32768, -32767 · packed");
		expect(stdout).toContain("warning /sst fill-conflict");
		expect(stdout.trimEnd().split("\n").at(-1)).toBe("1 request, 24.6 kB read of 24.6 kB");
	});

	it("is coloured on a terminal, unless NO_COLOR is set", async () => {
		const args = ["info", sample("sea-surface.nc")];
		expect((await runCli(args, { isTTY: true })).stdout).toMatch(ESCAPE);
		expect((await runCli(args, { isTTY: true, env: { NO_COLOR: "1" } })).stdout).not.toMatch(ESCAPE);
	});

	it("counts the chunks that a truncated file lacks", async () => {
		const { stdout } = await runCli(["info", fixture("truncated-records.nc")]);
		expect(stdout).toMatch(/\d+ references?, \d+ chunks? missing/);
		expect(stdout).toContain("truncated-file");
	});
});
