import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ESCAPE, fixture, runCli, sample } from "./run-cli.ts";

const manifest = JSON.parse(readFileSync(join(import.meta.dirname, "../../package.json"), "utf8"));

describe("help and version", () => {
	it("prints the version of the package", async () => {
		expect(await runCli(["--version"])).toEqual({ code: 0, stdout: `${manifest.version}\n`, stderr: "" });
	});

	it.each([[[]], [["info"]], [["explain"]], [["read"]], [["build"]], [["convert"]], [["verify"]], [["demo"]]])(
		"--help of %j",
		async (command) => {
			const { code, stdout, stderr } = await runCli([...command, "--help"]);
			expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
			expect(stdout).toContain("Usage: mirazarr");
			expect(stdout).not.toMatch(ESCAPE);
		},
	);

	it("has examples", async () => {
		expect((await runCli(["read", "--help"])).stdout).toContain("$ mirazarr read data.nc sst 0,10:20,::4");
	});

	it("is coloured on a terminal", async () => {
		expect((await runCli(["--help"], { isTTY: true })).stdout).toMatch(ESCAPE);
	});
});

describe("usage errors end with 2", () => {
	it("shows the help when nothing is asked", async () => {
		const { code, stdout, stderr } = await runCli([]);
		expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
		expect(stderr).toContain("Usage: mirazarr");
	});

	it.each([
		["an unknown command", ["frobnicate"], "unknown command 'frobnicate'"],
		["an unknown option", ["info", "x.nc", "--frob"], "unknown option '--frob'"],
		["a missing argument", ["read", "x.nc"], "missing required argument 'variable'"],
		["too many arguments", ["info", "a.nc", "b", "c"], "too many arguments"],
		["a bad choice", ["read", "x.nc", "v", "--mask", "all"], "Allowed choices are xarray, netcdf"],
		["a selection that is none", ["read", "x.nc", "v", "1:x"], '"1:x" is not a position or a slice'],
		["options that exclude each other", ["read", "x.nc", "v", "--values", "--stats"], "cannot be used with"],
	])("%s", async (_, args, message) => {
		const { code, stdout, stderr } = await runCli(args);
		expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
		expect(stderr).toMatch(/^mirazarr: /);
		expect(stderr).toContain(message);
	});
});

describe("failures end with 1", () => {
	it("says what and where on stderr", async () => {
		const { code, stdout, stderr } = await runCli(["info", fixture("no-such.nc")]);
		expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
		expect(stderr).toMatch(/^mirazarr: There is no such file.*no-such\.nc\)\nhint: Check the path\n$/);
	});

	it("gives the hint a line of its own", async () => {
		const { stderr } = await runCli(["read", sample("buoys.nc"), "weight"]);
		expect(stderr).toMatch(/^mirazarr: there is no array "weight" \(.*\)\nhint: Arrays: \/name, \/serial, .*\n$/);
	});

	it("names what cannot be opened", async () => {
		const { code, stderr } = await runCli(["info", join(import.meta.dirname, "run.test.ts")]);
		expect(code).toBe(1);
		expect(stderr).toContain("this is a text file");
	});

	it("is one JSON object on stderr with --json", async () => {
		const { code, stdout, stderr } = await runCli(["read", sample("sea-surface.nc"), "sst", "7", "--json"]);
		expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
		expect(JSON.parse(stderr)).toEqual({
			error: { code: "bad-selection", message: expect.stringContaining("position 7"), path: "/sst" },
		});
	});

	it("a usage error too", async () => {
		const { code, stderr } = await runCli(["read", "--json"]);
		expect(code).toBe(2);
		expect(JSON.parse(stderr).error).toMatchObject({ code: "usage", message: "missing required argument 'url'" });
	});
});

describe("Ctrl-C", () => {
	it("ends with 130 and no stack", async () => {
		const interruption = new AbortController();
		interruption.abort(new Error("interrupted"));
		const result = await runCli(["info", sample("buoys.nc")], { signal: interruption.signal });
		expect(result).toEqual({ code: 130, stdout: "", stderr: "mirazarr: interrupted\n" });
	});
});
