import { access, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { decode, openStore } from "../../src/node.ts";
import { runCli, sample } from "./run-cli.ts";

let folder = "";
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "mirazarr-cli-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function freshFolder(): Promise<string> {
	return mkdtemp(join(folder, "case-"));
}

const GAUGES = ["gauge-2024.nc", "gauge-2025.nc"].map(sample);

describe("build of one file", () => {
	it("goes to stdout as one JSON document, diagnostics to stderr", async () => {
		const { code, stdout, stderr } = await runCli(["build", sample("sea-surface.nc")]);
		expect(code).toBe(0);
		expect(JSON.parse(stdout).refs["sst/0.0.0"]).toEqual([expect.stringMatching(/sea-surface\.nc$/), 1280, 5184]);
		expect(stderr).toContain("fill-conflict");
	});

	it("goes to a file, the same to the last byte, and notes what the file was", async () => {
		const here = await freshFolder();
		const file = join(here, "refs.json");
		const { code, stdout, stderr } = await runCli(["build", sample("sea-surface.nc"), "-o", file]);
		expect({ code, stdout }).toEqual({ code: 0, stdout: "" });
		expect(stderr).toContain(`wrote ${file}: 11 references`);
		const full = ["build", sample("sea-surface.nc"), "--paths", "absolute"];
		await runCli([...full, "-o", file]);
		expect(`${await readFile(file, "utf8")}\n`).toBe((await runCli(full)).stdout);
		expect((await readdir(here)).sort()).toEqual(["refs.json", "refs.sources.json"]);
	});

	it("tells its progress as JSON", async () => {
		const { stderr } = await runCli(["build", sample("sea-surface.nc"), "--progress", "json"]);
		const events = stderr.split("\n").filter((line) => line.startsWith("{"));
		expect(JSON.parse(events[0] ?? "")).toMatchObject({ phase: "files", done: 1, total: 1, failed: 0, bytes: 24624 });
		expect(JSON.parse(events[1] ?? "")).toEqual({ phase: "arrays", done: 0, total: 5 });
		expect(JSON.parse(events.at(-1) ?? "")).toMatchObject({ phase: "bytes" });
	});

	it("fails where the file cannot be made, and where its name says nothing", async () => {
		const missing = await runCli(["build", sample("buoys.nc"), "-o", join(folder, "no/such/refs.json")]);
		expect(missing).toMatchObject({
			code: 1,
			stderr: expect.stringMatching(/^mirazarr: the folder .*such does not exist/),
		});
		const unknown = await runCli(["build", sample("buoys.nc"), "-o", join(folder, "refs.xyz")]);
		expect(unknown).toMatchObject({ code: 1, stderr: expect.stringContaining(".parq") });
	});

	it("takes several policies by commas, and names one that there is not", async () => {
		const output = join(folder, "several.json");
		const build = ["build", ...GAUGES, "-o", output, "--policy"];
		expect((await runCli([...build, "convertTime,derive"])).code).toBe(0);
		expect((await runCli([...build, "derive,never"])).stderr).toContain('"never" is not a policy');
	});

	it("writes Zarr v3 metadata on request", async () => {
		const { stdout } = await runCli(["build", sample("sea-surface.nc"), "--zarr-format", "3"]);
		expect(JSON.parse(JSON.parse(stdout).refs["sst/zarr.json"])).toMatchObject({ zarr_format: 3 });
		expect(JSON.parse(stdout).refs["sst/c/0/0/0"]).toHaveLength(3);
	});
});

describe("build of many files", () => {
	it.each(["cube.json", "cube.parq", "cube.icechunk"])("to %s is the dataset that they are together", async (name) => {
		const output = join(await freshFolder(), name);
		const { code, stderr } = await runCli(["build", ...GAUGES, "-o", output, "--policy", "convertTime"]);
		expect({ code, stderr }).toMatchObject({ code: 0, stderr: expect.stringContaining("7 references") });
		const store = await openStore(output, { allow: [sample("")] });
		expect((await decode(store, "/level")).shape).toEqual([7]);
		await expect(access(`${output}.work`)).rejects.toThrow();
	});

	it("along a dimension, in the order given", async () => {
		const output = join(await freshFolder(), "cube.json");
		const options = ["--concat", "time", "--policy", "convertTime"];
		await runCli(["build", ...GAUGES.toReversed(), "-o", output, ...options]);
		const { refs } = JSON.parse(await readFile(output, "utf8"));
		expect(refs["level/0"][0]).toContain("gauge-2025.nc");
	});

	it("refuses files that differ, in the words of the command line", async () => {
		const { code, stderr } = await runCli(["build", ...GAUGES, "-o", join(await freshFolder(), "cube.json")]);
		expect(code).toBe(1);
		expect(stderr).toContain("--policy convertTime");
	});

	it("names every file that fails at the end, keeps the others, and goes on with --resume", async () => {
		const here = await freshFolder();
		const output = join(here, "cube.parq");
		const missing = join(here, "late.nc");
		const args = ["build", ...GAUGES, missing, "-o", output, "--policy", "convertTime"];
		const failed = await runCli(args);
		expect(failed).toMatchObject({ code: 1, stderr: expect.stringContaining("late.nc") });
		expect(failed.stderr).toContain("run again with --resume");
		expect(failed.stderr).toContain("the other 2 are kept");
		expect(await readdir(`${output}.work`)).not.toEqual([]);
		await cp(sample("gauge-2023.nc"), missing);
		const again = await runCli([...args, "--resume", "--policy", "derive"]);
		expect(again.stderr).not.toContain("could not be opened");
	});

	it("builds from the rest with --skip-failed, and still says so", async () => {
		const output = join(await freshFolder(), "cube.json");
		const args = [
			"build",
			...GAUGES,
			join(folder, "none.nc"),
			"-o",
			output,
			"--policy",
			"convertTime",
			"--skip-failed",
		];
		expect(await runCli(args)).toMatchObject({ code: 1, stderr: expect.stringContaining("was written without them") });
		expect(Object.keys(JSON.parse(await readFile(output, "utf8")).refs)).toContain("level/6");
	});

	it("resumed or not, the references are the same", async () => {
		const here = await freshFolder();
		const args = (output: string, ...more: string[]) => [
			"build",
			...GAUGES,
			"-o",
			output,
			"--policy",
			"convertTime",
			...more,
		];
		await runCli(args(join(here, "plain.json")));
		await runCli([...args(join(here, "resumed.json")), join(here, "none.nc")]);
		expect(await readdir(join(here, "resumed.json.work"))).not.toEqual([]);
		const { code } = await runCli(args(join(here, "resumed.json"), "--resume"));
		expect(code).toBe(0);
		expect(await readFile(join(here, "resumed.json"), "utf8")).toBe(await readFile(join(here, "plain.json"), "utf8"));
	});

	it("does not use what was kept of a file that has changed since", async () => {
		const here = await freshFolder();
		const [first = "", second = ""] = GAUGES;
		const copy = join(here, "gauge.nc");
		await cp(first, copy);
		const args = ["build", copy, second, "-o", join(here, "cube.json"), "--policy", "convertTime"];
		await runCli([...args, join(here, "none.nc")]);
		await cp(sample("gauge-2023.nc"), copy);
		const { stderr } = await runCli([...args, "--resume"]);
		expect(stderr).toMatch(/level: scale factor/);
	});
});

describe("an output that is there", () => {
	it("is replaced if it holds references, and left alone if it does not", async () => {
		const here = await freshFolder();
		const output = join(here, "cube.parq");
		for (let i = 0; i < 2; i++) expect((await runCli(["build", sample("sea-surface.nc"), "-o", output])).code).toBe(0);
		expect(await readdir(here)).toEqual(["cube.parq"]);
		const mine = join(here, "mine.parq");
		await mkdir(mine);
		await writeFile(join(mine, "thesis.txt"), "x");
		const refused = await runCli(["build", sample("sea-surface.nc"), "-o", mine]);
		expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining("holds no Kerchunk Parquet references") });
		expect(await readdir(mine)).toEqual(["thesis.txt"]);
	});
});
