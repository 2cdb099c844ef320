/** `read --reduce` and `--quantile`. Expected values are those of xarray 2026.9 on the sample file (samples/make.py). */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { runCli, sample } from "./run-cli.ts";

const file = sample("sea-surface.nc");
const folder = mkdtempSync(join(tmpdir(), "mirazarr-reduced-"));
afterAll(() => rmSync(folder, { recursive: true }));

async function readText(...args: string[]): Promise<string> {
	const { code, stdout, stderr } = await runCli(["read", file, ...args]);
	expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
	return stdout;
}

describe("read", () => {
	it("--reduce over all dimensions gives one value", async () => {
		expect(JSON.parse(await readText("sst", "--reduce", "mean", "--json"))).toMatchObject({
			dataType: "float64",
			shape: [],
			units: "degree_Celsius",
			values: expect.closeTo(15.83966001, 8),
		});
		expect(JSON.parse(await readText("sst", "--reduce", "count", "--json"))).toMatchObject({
			dataType: "int64",
			values: 4706,
		});
	});

	it("a table has the coordinates of what remains, and positions that were asked for", async () => {
		const csv = await readText("sst", "--reduce", "max", "--over", "time,lon", "--sel", "lat=30:50", "--format", "csv");
		expect(csv).toBe("lat,sst\n47.5,17.990000000000002\n42.5,22.61\n37.5,24.59\n32.5,23.91\n");
		const line = await readText("sst", "--reduce", "sum", "--over", "lon", "--at", "lat=32.5,time=2026-01-01");
		expect(line).toMatch(/^711\.86\n.*at +time 2026-01-01T00:00:00, lat 32\.5/s);
	});

	it("--quantile has a dimension of its own, with its coordinate", async () => {
		const csv = await readText("sst", "--quantile", "0.1,0.9", "--over", "lat,lon", "--format", "csv");
		const rows = csv.trim().split("\n");
		expect(rows[0]).toBe("quantile,time,sst");
		expect(rows.slice(1).map((row) => Number(row.split(",")[2]))).toEqual([
			0.42, 1.33, 1.6400000000000001, 27.226, 27.2, 27.28,
		]);
		expect(rows[4]).toMatch(/^0\.9,2026-01-01T00:00:00,/);
	});

	it("of a group that was opened", async () => {
		const names = join(import.meta.dirname, "../fixtures/hdf5-parser/names.h5");
		const whole = await runCli(["read", names, "g/v", "--reduce", "sum"]);
		const group = await runCli(["read", names, "v", "--group", "g", "--reduce", "sum"]);
		expect(group).toMatchObject({ code: 0, stdout: expect.stringMatching(/^24\n/) });
		expect(whole.stdout).toMatch(/^24\n/);
	});

	it("means of times are times", async () => {
		expect(await readText("time", "--reduce", "mean")).toContain("2026-04-01T08:00:00");
	});

	it("writes what NumPy reads", async () => {
		const path = join(folder, "mean.npy");
		expect(await runCli(["read", file, "sst", "--reduce", "mean", "--over", "time", "-o", path])).toMatchObject({
			code: 0,
		});
		const bytes = readFileSync(path);
		const [head, data] = [bytes.subarray(10, 128).toString(), bytes.subarray(128)];
		expect(head).toContain("'descr': '<f8', 'fortran_order': False, 'shape': (36, 72)");
		expect(data.readDoubleLE(8 * (11 * 72 + 32))).toBeCloseTo(20.39, 12);
	});

	it("tells how far it is, and what it cannot do", async () => {
		const told = await runCli(["read", file, "sst", "--reduce", "min", "--progress", "json"]);
		expect(told.stderr).toContain('{"phase":"reducing","done":7776,"total":7776}');
		for (const [args, text] of [
			[["--reduce", "mean", "--over", "depth"], "It can be reduced over time, lat, lon"],
			[["--over", "lat"], "--over needs --reduce or --quantile"],
			[["--quantile", "50"], "Quantiles are numbers from 0 to 1"],
			[["--reduce", "mean", "--raw"], "cannot be used with"],
		] as const) {
			const { code, stderr } = await runCli(["read", file, "sst", ...args]);
			expect(code).not.toBe(0);
			expect(stderr).toContain(text);
		}
	});
});
