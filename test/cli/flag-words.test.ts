import { describe, expect, it } from "vitest";
import { inFlags } from "../../src/cli/flag-words.ts";
import { fixture, hdf5Fixture, runCli } from "./run-cli.ts";

describe("hints in the words of the command line", () => {
	it.each([
		[
			'Raise inlineBudget.arrayBytes, write Zarr v3 (Icechunk), or pass onUnsupported: "skip"',
			"Raise --inline-budget, write Zarr v3 (Icechunk), or pass --skip-unsupported",
		],
		["Raise inlineBudget.storeBytes", "Raise --inline-total"],
		["Pass lenientText: true to take text for numbers", "Pass --lenient-text to take text for numbers"],
		['Pass unrepresentableFill: "drop" to open it', "Pass --unrepresentable-fill drop to open it"],
		["raise limits.maxArrayBytes of the registry", "raise --limit maxArrayBytes=SIZE"],
		['To read it, pass allow: ["s3://b/"] or --allow s3://b/', "To read it, pass --allow s3://b/"],
		["fetch the file again", "fetch the file again"],
	])("%s", (hint, words) => {
		expect(inFlags(hint)).toBe(words);
	});

	it("every flag that they name exists", async () => {
		const { stdout } = await runCli(["build", "--help"]);
		for (const flag of ["inline-budget", "inline-total", "lenient-text", "unrepresentable-fill", "limit", "allow"])
			expect(stdout).toContain(`--${flag}`);
		expect(stdout).toContain("--skip-unsupported");
	});

	it("an error names the flag, which then helps", async () => {
		// 57 bytes of text in the first chunk that is computed, and more behind it.
		const args = ["build", hdf5Fixture("types.h5"), "--skip-unsupported"];
		const refused = await runCli([...args, "--inline-budget", "10"]);
		expect(refused.stderr).toMatch(/strings.*limit-exceeded/);
		expect(refused.stderr).toContain("--inline-budget");
		expect(refused.stderr).not.toMatch(/inlineBudget|onUnsupported/);
		const { stderr, stdout } = await runCli([...args, "--inline-budget", "1MiB"]);
		expect(stderr).not.toContain("limit-exceeded");
		expect(JSON.parse(stdout).refs["strings/0"]).toMatch(/^base64:/);
	});

	it("--lenient-text takes text for numbers", async () => {
		// Its _FillValue is "-9999" (test/fixtures/netcdf3/make.py).
		const args = ["read", fixture("fills-of-other-types.nc"), "text", "--json"];
		const missingIn = async (...flags: string[]) =>
			JSON.parse((await runCli([...args, ...flags])).stdout).statistics.missing;
		expect(await missingIn()).toBe(0);
		expect(await missingIn("--lenient-text")).toBe(1);
		const { diagnostics } = JSON.parse((await runCli(["info", fixture("fills-of-other-types.nc"), "--json"])).stdout);
		expect(diagnostics.map(({ hint = "" }) => hint)).toContain("Pass --lenient-text to take text for numbers");
	});

	it("--limit bounds what is read; an unknown one is a mistake of usage", async () => {
		const { code, stderr } = await runCli([
			"read",
			hdf5Fixture("storage.h5"),
			"chunked",
			"--limit",
			"maxArrayBytes=100",
		]);
		expect(code).toBe(1);
		expect(stderr).toContain("--limit maxArrayBytes=SIZE");
		expect((await runCli(["info", fixture("two.nc"), "--limit", "maxFun=1"])).code).toBe(2);
		expect((await runCli(["info", fixture("two.nc"), "--inline-budget", "much"])).code).toBe(2);
	});
});
