import { describe, expect, it } from "vitest";
import { hdf5Fixture, runCli, sample } from "./run-cli.ts";

const file = sample("sea-surface.nc");

describe("explain FILE VARIABLE AT", () => {
	it("answers why a pixel is missing, in 80 columns", async () => {
		const { code, stdout } = await runCli(["explain", file, "sst", "0,6,10"], { columns: 80 });
		expect(code).toBe(0);
		expect(stdout).toContain("/sst[0, 6, 10]  missing");
		expect(stdout).toContain("The stored value equals _FillValue -32768 (attribute _FillValue).");
		expect(stdout).toContain("stored   -32768  int16, bytes 00 80");
		expect(stdout).toContain("lat   57.5 degrees_north");
		expect(stdout).toContain("range    bytes 1280 to 6463, 5184 bytes");
		for (const line of stdout.split("\n")) expect(line.length, line).toBeLessThanOrEqual(80);
	});

	it.each(["mixed", "nested", "vlen_i4", "strings"])("fits 80 columns whatever it holds: %s", async (name) => {
		const args = ["explain", hdf5Fixture("types.h5"), name, "0"];
		const { stdout, code, stderr } = await runCli(args, { columns: 80 });
		expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
		expect(stdout).toContain("What is stored");
		for (const line of stdout.split("\n")) expect(line.length, line).toBeLessThanOrEqual(80);
	});

	it("finds the cell by the nearest coordinates, with --at or as the argument", async () => {
		const labels = "lat=10.2,lon=-30,time=2026-04-01";
		const { stdout } = await runCli(["explain", file, "sst", "--at", labels, "--json"]);
		expect(JSON.parse(stdout)).toMatchObject({
			index: [1, 15, 30],
			stored: { value: "2699" },
			coordinates: [{ value: "2026-04-01T00:00:00" }, { value: "12.5" }, { value: "-27.5" }],
		});
		expect((await runCli(["explain", file, "sst", labels, "--json"])).stdout).toBe(stdout);
	});

	it("asks for what is left open", async () => {
		const { code, stderr } = await runCli(["explain", file, "sst", "--at", "lat=10"]);
		expect(code).toBe(1);
		expect(stderr).toContain("along time (3), lon (72)");
	});

	it("names the range of an axis that a label lies outside of", async () => {
		const { code, stderr } = await runCli(["explain", file, "sst", "--at", "lat=100,lon=0,time=2026"]);
		expect(code).toBe(1);
		expect(stderr).toContain("lat = 100 lies outside; lat goes from -87.5 to 87.5");
	});

	it("applies the rules of --mask", async () => {
		const cell = ["explain", file, "sst", "0,14,25"];
		expect((await runCli(cell)).stdout).toContain("No rule says that it is missing.");
		expect((await runCli([...cell, "--mask", "netcdf"])).stdout).toContain("The stored 9999 lies outside -300 to 4500");
	});

	it.each([
		[["sst", "0,x"], "not a position"],
		[["sst", "lat"], "not a position"],
		[["sst", "0,0,0", "--at", "lat=1"], "given twice"],
		[["--at", "lat=1"], "Of which array?"],
		[["sst", "--at", "lat=1", "--tolerance", "-1"], "A tolerance is a number"],
	])("%s is a mistake of usage", async (args, words) => {
		const { code, stderr } = await runCli(["explain", file, ...args]);
		expect({ code, says: stderr.includes(words) }).toEqual({ code: 2, says: true });
	});
});
