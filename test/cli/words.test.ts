/** What the command line says when something is wrong with what it was given. */
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { resumeCommand } from "../../src/cli/interruption.ts";
import { run } from "../../src/cli/run.ts";
import { runCli, sample } from "./run-cli.ts";

let root = "";
beforeAll(async () => {
	root = await mkdtemp(join(tmpdir(), "mirazarr-words-"));
});
afterAll(() => rm(root, { recursive: true, force: true }));

const GAUGES = ["gauge-2023.nc", "gauge-2024.nc", "gauge-2025.nc"].map(sample);
const grib = (name: string): string => join(import.meta.dirname, "../fixtures/grib-cubes", `${name}.grib`);

describe("a typo in a path", () => {
	it("says that there is no such file, and what is near", async () => {
		const { code, stderr } = await runCli(["info", sample("bouys.nc")]);
		expect(code).toBe(1);
		expect(stderr).toMatch(
			/^mirazarr: There is no such file \(of .*bouys\.nc\)\nhint: Did you mean samples\/buoys\.nc\?\n$/,
		);
	});

	it("in the name of a folder says which is missing", async () => {
		const { stderr } = await runCli(["info", join(sample(".."), "sampels/buoys.nc")]);
		expect(stderr).toMatch(/no directory .*sampels .*\nhint: Did you mean .*samples\/buoys\.nc\?\n$/);
	});

	it("of one file among many is told with the others that are wrong", async () => {
		const { stderr } = await runCli(["build", ...GAUGES, sample("gauge-202.nc")]);
		expect(stderr).toMatch(/1 of 4 files could not be opened.*gauge-202\.nc: There is no such file\n.*Did you mean/s);
		expect(stderr).not.toContain("no Zarr store");
	});
});

describe("on a terminal", () => {
	const FILE = `${"a".repeat(70)}.nc`;

	it.each([60, 80])("of %i columns messages and hints are wrapped, and names stay whole", async (columns) => {
		const { stderr } = await runCli(["info", FILE], { columns, isTTY: false });
		const lines = stderr.trimEnd().split("\n");
		expect(lines.length).toBeGreaterThan(2);
		expect(lines.filter((line) => line.length > columns && line.trim().includes(" "))).toEqual([]);
		expect(stderr).toContain(FILE);
		const usage = await runCli(["build", "x.nc", "--codec-flavor", "nobody"], { columns });
		expect(usage.stderr.split("\n").filter((line) => line.length > columns)).toEqual([]);
		expect(usage.stderr.split("\n").length).toBeGreaterThan(3);
	});

	it("in a pipe a message is a line, and so is a hint", async () => {
		for (const args of [
			["info", FILE],
			["build", "x.nc", "--codec-flavor", "nobody"],
		])
			expect((await runCli(args)).stderr).toMatch(/^mirazarr: .*\n(hint: .*\n)?$/);
	});
});

describe("what is no data is named", () => {
	const CASES: [name: string, bytes: string | Uint8Array, what: RegExp][] = [
		["paper.nc", "%PDF-1.7\n%âã", /this is a PDF document/],
		["figure.nc", Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0), /this is a PNG image/],
		["login.nc", "\n<!DOCTYPE html>\n<html>", /this is an HTML page.*login/s],
		["denied.nc", '<?xml version="1.0"?>\n<Error><Code>AccessDenied</Code></Error>', /this is an XML document/],
		["denied.json", '{"error": "not authorised"}', /JSON document without references: \{"error": "not authorised"\}/],
		["fetch.nc", "#!/bin/sh\nwget\n", /this is a script/],
		["empty.nc", "", /this is an empty file.*fetch it again/s],
		[
			"large.nc",
			"version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 9\n",
			/Git LFS pointer.*git lfs pull/s,
		],
		["data.nc.bz2", "BZh91AY&SY", /compressed with bzip2.*bunzip2/s],
		["data.nc.xz", Uint8Array.of(0xfd, 0x37, 0x7a, 0x58, 0x5a, 0, 0, 4), /compressed with xz.*unxz/s],
		["table.nc", "time,level\n1,2\n", /this is a text file/],
		["noise.nc", Uint8Array.of(1, 2, 3, 200), /of a known format: it begins with 01 02 03 c8/],
	];
	it.each(CASES)("%s", async (name, bytes, what) => {
		const file = join(root, name);
		await writeFile(file, bytes);
		const { code, stderr } = await runCli(["info", file]);
		expect({ code, stderr }).toMatchObject({ code: 1, stderr: expect.stringMatching(what) });
		expect(stderr).not.toMatch(/Zarr store|option "parser"/);
	});

	it("with what can be opened", async () => {
		const file = join(root, "paper.pdf");
		await writeFile(file, "%PDF-1.7\n");
		expect((await runCli(["info", file])).stderr).toMatch(/What can be opened: DMR\+\+, .*HDF5 or NetCDF-4, .*Zarr/);
	});

	it("a compressed file, whatever is in it", async () => {
		const file = join(root, "buoys.nc.gz");
		await writeFile(file, gzipSync(await readFile(sample("buoys.nc"))));
		expect((await runCli(["info", file])).stderr).toMatch(
			/compressed with gzip.*\nhint: Decompress it first, with gunzip/,
		);
	});

	it("a document of Office, which is a zip", async () => {
		const name = "[Content_Types].xml";
		const entry = new Uint8Array(46);
		const local = new DataView(new ArrayBuffer(30 + name.length));
		local.setUint32(0, 0x04034b50, true);
		local.setUint16(26, name.length, true);
		const central = new DataView(entry.buffer);
		central.setUint32(0, 0x02014b50, true);
		central.setUint16(28, name.length, true);
		const end = new DataView(new ArrayBuffer(22));
		end.setUint32(0, 0x06054b50, true);
		end.setUint16(8, 2, true);
		end.setUint16(10, 2, true);
		end.setUint32(12, 2 * (46 + name.length), true);
		end.setUint32(16, local.byteLength, true);
		const letters = new TextEncoder().encode(name);
		new Uint8Array(local.buffer).set(letters, 30);
		const other = new TextEncoder().encode("word/document.xml!!");
		const file = join(root, "report.docx");
		await writeFile(
			file,
			Buffer.concat([new Uint8Array(local.buffer), entry, letters, entry, other, new Uint8Array(end.buffer)]),
		);
		expect((await runCli(["info", file])).stderr).toContain("this is a Microsoft Office document");
	});
});

describe("a dimension to join along", () => {
	it("that no file has is named, with those that there are and the near one", async () => {
		const { code, stdout, stderr } = await runCli(["build", ...GAUGES, "--concat", "tme"]);
		expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
		expect(stderr).toMatch(
			/no file has a dimension "tme"; there are time \(3 to 4\)\nhint: Did you mean --concat time\?/,
		);
		expect(stderr).toContain("--expand-dims tme");
	});

	it("is made by --expand-dims", async () => {
		const options = ["--concat", "year", "--expand-dims", "year", "--policy", "convertTime", "--join", "outer"];
		const { code, stdout, stderr } = await runCli(["build", ...GAUGES.slice(1), ...options]);
		expect({ code, stderr }).toMatchObject({ code: 0 });
		expect(JSON.parse(JSON.parse(stdout).refs["level/.zarray"]).shape[0]).toBe(2);
	});
});

describe("variables in groups", () => {
	it("are refused with the groups that there are, and the flag that takes one", async () => {
		const { code, stderr } = await runCli(["build", grib("cube"), grib("levels")]);
		expect(code).toBe(1);
		expect(stderr).toMatch(/its variables are in groups.*\/isobaricInhPa\/instant/);
		expect(stderr).toMatch(/^hint: Pass --group \/isobaricInhPa\/instant/m);
		expect(stderr).not.toContain("--skip-failed");
	});

	it("are joined with --group", async () => {
		const files = [grib("cube"), grib("cube")];
		const group = ["--group", "/isobaricInhPa/instant", "--concat", "member", "--expand-dims", "member"];
		const { code, stdout } = await runCli(["build", ...files, ...group]);
		expect(code).toBe(0);
		expect(JSON.parse(JSON.parse(stdout).refs["t/.zarray"]).shape).toEqual([2, 1, 2, 2, 3, 4]);
	});

	it("are joined with --group, and what is to be said of them is said", async () => {
		const folder = await mkdtemp(join(root, "case-"));
		const stores = ["a.zarr", "b.zarr"].map((name) => join(folder, name));
		const array = { zarr_format: 2, shape: [1], chunks: [1], dtype: "<i4", fill_value: null, order: "C" };
		for (const store of stores) {
			await mkdir(join(store, "g/x"), { recursive: true });
			await writeFile(join(store, ".zgroup"), '{"zarr_format": 2}');
			await writeFile(join(store, "g/.zgroup"), '{"zarr_format": 2}');
			await writeFile(join(store, "g/x/.zarray"), JSON.stringify({ ...array, compressor: null, filters: null }));
			await writeFile(join(store, "g/x/.zattrs"), '{"_ARRAY_DIMENSIONS": ["time"]}');
			await writeFile(join(store, "g/x/0"), Uint8Array.of(1, 0, 0, 0));
		}
		const build = ["build", ...stores, "--group", "g", "--concat", "time"];
		const { code, stderr } = await runCli([...build, "-o", join(folder, "refs.json")]);
		expect({ code, stderr }).toMatchObject({ code: 0, stderr: expect.stringContaining("/x fill-undefined") });
	});
});

it("all differences of files are told at once, with their files and what resolves them", async () => {
	const { code, stderr } = await runCli(["build", ...GAUGES], { columns: 80 });
	expect(code).toBe(1);
	expect(stderr.split("\n")).toEqual([
		"mirazarr: 2 files cannot be joined with the first as they are: values would",
		"change their meaning",
		"  time: units",
		"    days since 2023-01-01  gauge-2023.nc",
		"    days since 2024-01-01  gauge-2024.nc",
		"    days since 2025-01-01  gauge-2025.nc",
		"    → --policy convertTime rewrites times in the units of the first file",
		"  level: values that mean missing",
		"    -999   gauge-2023.nc",
		"    -9999  gauge-2024.nc, gauge-2025.nc",
		"  level: scale factor",
		"    0.01 (float64)   gauge-2023.nc",
		"    0.001 (float64)  gauge-2024.nc, gauge-2025.nc",
		"    → --policy derive decodes each file by its own rules, --policy split makes",
		"      a group of each kind of file",
		"hint: All of it needs --policy convertTime --policy derive",
		"",
	]);
	expect(await runCli(["build", ...GAUGES, "--policy", "convertTime", "--policy", "derive"])).toMatchObject({
		code: 0,
	});
});

describe("the folder of an output", () => {
	it.each(["refs.json", "refs.parq", "refs.icechunk"])("that does not exist is said so, for %s", async (name) => {
		const output = join(root, "no such", name);
		for (const args of [
			["build", sample("buoys.nc"), "-o", output],
			["convert", sample("buoys.nc"), output],
		]) {
			const { code, stderr } = await runCli(args);
			expect({ code, stderr }).toMatchObject({
				code: 1,
				stderr: expect.stringContaining("does not exist\nhint: Create it"),
			});
			expect(stderr).not.toMatch(/ENOENT|unfinished/);
		}
		expect(existsSync(join(root, "no such"))).toBe(false);
	});
});

describe("Ctrl-C", () => {
	async function interruptedBuild(output: string): Promise<{ code: number; stderr: string }> {
		const interruption = new AbortController();
		let stderr = "";
		const write = (text: string | Uint8Array): undefined => {
			stderr += String(text);
			if (stderr.includes('"done":2')) interruption.abort(new Error("interrupted"));
		};
		const args = [
			"build",
			...GAUGES,
			"-o",
			output,
			"--concurrency",
			"1",
			"--progress",
			"json",
			"--policy",
			"convertTime",
		];
		const code = await run(args, {
			stdout: { write, isTTY: false },
			stderr: { write, isTTY: false },
			stdin: async function* () {},
			env: {},
			signal: interruption.signal,
		});
		return { code, stderr };
	}

	it("says how to go on, by the very command", async () => {
		const folder = await mkdtemp(join(root, "case-"));
		const output = join(folder, "my cube.json");
		const { code, stderr } = await interruptedBuild(output);
		expect(code).toBe(130);
		expect(stderr).toContain(`mirazarr: interrupted; what was opened is kept in ${output}.work\n`);
		const command = `hint: To go on: mirazarr build ${GAUGES.join(" ")} -o '${output}' --concurrency 1 --progress json --policy convertTime --resume\n`;
		expect(stderr).toContain(command);
		expect(await readdir(`${output}.work`)).not.toEqual([]);
	});
});

it.each([
	[["build", "a.nc", "b c.nc", "-o", "x.json"], "mirazarr build a.nc 'b c.nc' -o x.json --resume"],
	[["build", "a.nc", "-o", "x.json", "--resume"], "mirazarr build a.nc -o x.json --resume"],
	[["build", "https://example.org/a.nc?signature=secret", "-o", "x.json"], "the same command with --resume"],
	[["build", "a.nc", "--header", "Authorization: secret", "-o", "x.json"], "the same command with --resume"],
	[["build", "a.nc", "--header=Authorization: secret", "-o", "x.json"], "the same command with --resume"],
	[["build", "-", "-o", "x.json"], "the same command with --resume"],
	[["build", ..."abcdefgh".repeat(99), "-o", "x.json"], "the same command with --resume"],
])("after Ctrl-C, what carries secrets or is very long is not repeated: %j", (argv, text) => {
	expect(resumeCommand(argv)).toBe(text);
});

describe("convert", () => {
	it("does not repeat what was said when its references were built", async () => {
		const folder = await mkdtemp(join(root, "case-"));
		const path = (name: string): string => join(folder, name);
		expect((await runCli(["build", sample("sea-surface.nc"), "-o", path("a.json")])).stderr).toContain("fill-conflict");
		const steps = [
			["a.json", "a.parq"],
			["a.parq", "b.json"],
			["b.json", "b.icechunk"],
			["b.icechunk", "c.json"],
		];
		for (const [from = "", to = ""] of steps) {
			const { code, stderr } = await runCli(["convert", path(from), path(to), "--allow", sample("")]);
			expect({ code, stderr }).toEqual({
				code: 0,
				stderr: expect.stringMatching(/^wrote [^\n]*\n(Local files [^\n]*\n)?$/),
			});
		}
	});

	it("says what there is to say about references of others, and what it was asked for in vain", async () => {
		const folder = await mkdtemp(join(root, "case-"));
		await mkdir(folder, { recursive: true });
		const { stdout } = await runCli(["build", sample("sea-surface.nc")]);
		await writeFile(join(folder, "foreign.json"), stdout);
		const foreign = await runCli(["convert", join(folder, "foreign.json"), join(folder, "a.parq")]);
		expect(foreign.stderr).toContain("fill-conflict");
		await runCli(["build", sample("sea-surface.nc"), "-o", join(folder, "own.json")]);
		const own = await runCli(["convert", join(folder, "own.json"), join(folder, "b.parq"), "--drop", "nothing"]);
		expect(own.stderr).toContain("unknown-name");
	});
});

it("no hint of build names an option of the library that has a flag", async () => {
	const same = await runCli(["build", sample("buoys.nc"), sample("buoys.nc")]);
	expect(same.stderr).toContain("--concat DIMENSION");
	expect(same.stderr).not.toContain("the library's");
});
