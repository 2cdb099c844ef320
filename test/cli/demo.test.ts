import { describe, expect, it } from "vitest";
import { ESCAPE, runCli } from "./run-cli.ts";

describe("demo", () => {
	// The numbers are those of netCDF4-python on the same file (samples/make.py).
	it("tells what a naive reader shows, what is true, and why", async () => {
		const { code, stdout, stderr } = await runCli(["demo"]);
		expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
		expect(stdout).not.toMatch(ESCAPE);
		expect(stdout).toContain("min -327.68   mean -119.78   max 99.99 degrees");
		expect(stdout).toContain("min -1.50   mean 15.68   max 29.97 degrees");
		expect(stdout).toContain("land: 2823 by _FillValue -32768");
		expect(stdout).toContain("cloud: 247 by missing_value -32767");
		expect(stdout).toContain("stuck sensor: 9 by outside -300 to 4500");
		expect(stdout).toMatch(/All 7520\s+zeros are kept/);
		expect(stdout).toMatch(/\(mean 16\.31185\)/);
		expect(stdout).toContain("truncated-file");
	});

	it("draws the field, 36 rows on 18 lines", async () => {
		const { stdout } = await runCli(["demo"]);
		const drawn = stdout.split("\n").filter((line) => /^ {3}[ ░▒▓█o!]{72}$/.test(line));
		expect(drawn).toHaveLength(18);
	});

	it("draws with colours on a terminal", async () => {
		const { stdout } = await runCli(["demo"], { isTTY: true, columns: 80 });
		expect(stdout.match(/▀/g)?.length).toBeGreaterThan(72 * 18);
		expect(stdout).toContain("\u001b[48;5;238m");
	});
});
