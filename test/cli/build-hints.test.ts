import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runCli, sample } from "./run-cli.ts";

const folder = mkdtempSync(join(tmpdir(), "mirazarr-hints-"));
const file = (name: string): string => join(folder, name);

beforeAll(() => {
	for (const name of ["a.nc", "b.nc", "c.nc"]) cpSync(sample("sea-surface.nc"), file(name));
});
afterAll(() => rmSync(folder, { recursive: true }));

function shapeOf(output: string, name: string): number[] {
	return JSON.parse(JSON.parse(readFileSync(file(output), "utf8")).refs[`${name}/.zarray`]).shape;
}

describe("what the hints of build advise helps", () => {
	it("--expand-dims gives a dimension to the files that do not have it", async () => {
		const two = [
			"build",
			file("a.nc"),
			file("b.nc"),
			"--concat",
			"run",
			"--expand-dims",
			"run",
			"-o",
			file("two.json"),
		];
		expect((await runCli(two)).code).toBe(0);
		const three = ["build", file("two.json"), file("c.nc"), "--concat", "run", "-o", file("three.json")];
		const refused = await runCli(three);
		expect(refused.code).toBe(1);
		expect(refused.stderr).toContain("hint: Pass --expand-dims run to give one to files that have none");
		expect((await runCli([...three, "--expand-dims", "run"])).code).toBe(0);
		// 3 months of 36 x 72 (samples/make.py), of three files.
		expect(shapeOf("three.json", "sst")).toEqual([3, 3, 36, 72]);
	});

	it("--load reads the values of a variable besides those of the coordinates", async () => {
		const joined = ["--concat", "run", "--expand-dims", "run"];
		const build = ["build", file("a.nc"), file("b.nc"), ...joined, "-o", file("loaded.json")];
		expect((await runCli([...build, "--load", "quality"])).code).toBe(0);
		const { refs } = JSON.parse(readFileSync(file("loaded.json"), "utf8"));
		expect(refs["time/0"]).toMatch(/^base64:/);
		expect(Object.keys(refs).filter((key) => /^quality\/\d/.test(key))).not.toEqual([]);
		for (const [key, reference] of Object.entries(refs))
			if (/^quality\/\d/.test(key)) expect(reference).toMatch(/^base64:/);
		const unknown = await runCli([...build, "--load", "quantity"]);
		expect(unknown.code).toBe(1);
		expect(unknown.stderr).toContain('there is no variable "quantity" to load');
	});
});
