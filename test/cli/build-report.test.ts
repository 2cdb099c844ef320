/** `build --report`, and going on from it. */
import { cp, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openStore, read } from "../../src/node.ts";
import { hdf5Fixture, runCli, sample } from "./run-cli.ts";

let root = "";
beforeAll(async () => {
	root = await mkdtemp(join(tmpdir(), "mirazarr-report-"));
});
afterAll(() => rm(root, { recursive: true, force: true }));

let folder = "";
/** Two years of a gauge that can be opened, and one between them that cannot. */
let files: string[] = [];
let output = "";
let report = "";
beforeEach(async () => {
	folder = await mkdtemp(join(root, "case-"));
	files = ["a.nc", "b.nc", "c.nc"].map((name) => join(folder, name));
	await cp(sample("gauge-2024.nc"), files[0] as string);
	await writeFile(files[1] as string, "CDF\u0001\u0000");
	await cp(sample("gauge-2025.nc"), files[2] as string);
	output = join(folder, "cube.json");
	report = join(folder, "report.json");
});

const JOIN = ["--policy", "convertTime", "--concat", "time"];

async function reported(path = report) {
	return JSON.parse(await readFile(path, "utf8"));
}

async function levels(path: string): Promise<number> {
	return (await read(await openStore(path, { allow: [folder] }), "level")).shape[0] as number;
}

describe("--report", () => {
	it("says which files failed and why, what was read, and the exit code", async () => {
		const { code } = await runCli(["build", ...files, "-o", output, ...JOIN, "--report", report]);
		expect(code).toBe(1);
		const sizes = await Promise.all(files.map((file) => stat(file)));
		expect(await reported()).toEqual({
			mirazarr: expect.stringMatching(/^\d+\.\d+\.\d+/),
			version: 1,
			exitCode: 1,
			error: {
				code: "bad-argument",
				message: expect.stringMatching(/^1 of 3 files could not be opened, nothing was written/),
				hint: expect.stringContaining("--skip-failed"),
			},
			started: expect.stringMatching(/^\d{4}-.*Z$/),
			seconds: expect.any(Number),
			output,
			written: false,
			files: { total: 3, opened: 2, failed: 1 },
			bytesRead: sizes.reduce((sum, { size }) => sum + size, 0),
			failures: [
				{
					file: files[1],
					code: "truncated-file",
					message: expect.stringContaining("the file ends inside its header"),
				},
			],
			inputs: files,
		});
	});

	it("tells of success, and of an output that was written without some", async () => {
		const good = [files[0] as string, files[2] as string];
		expect((await runCli(["build", ...good, "-o", output, ...JOIN, "--report", report])).code).toBe(0);
		expect(await reported()).toMatchObject({
			exitCode: 0,
			written: true,
			references: expect.any(Number),
			files: { total: 2, opened: 2, failed: 0 },
			failures: [],
		});
		expect(await reported()).not.toHaveProperty("error");
		const skipping = ["build", ...files, "-o", output, ...JOIN, "--report", report, "--skip-failed"];
		expect((await runCli(skipping)).code).toBe(1);
		expect(await reported()).toMatchObject({ exitCode: 1, written: true, files: { opened: 2, failed: 1 } });
	});

	it("is written for one file too, for files that differ, and where the work was interrupted", async () => {
		await runCli(["build", files[1] as string, "-o", output, "--report", report]);
		expect(await reported()).toMatchObject({
			files: { total: 1, opened: 0, failed: 1 },
			failures: [{ file: files[1] }],
		});
		await runCli(["build", files[0] as string, sample("gauge-2023.nc"), "-o", output, "--report", report]);
		expect(await reported()).toMatchObject({
			files: { total: 2, opened: 2, failed: 0 },
			error: { code: "cannot-combine" },
			failures: [],
		});
		const signal = AbortSignal.abort(new Error("interrupted"));
		await runCli(["build", ...files, "-o", output, ...JOIN, "--report", report], { signal });
		expect(await reported()).toMatchObject({ exitCode: 130, error: { code: "interrupted" }, failures: [] });
	});

	it("that cannot be written is said, and does not hide why the build failed", async () => {
		const { code, stderr } = await runCli(["build", ...files, "-o", output, ...JOIN, "--report", folder]);
		expect(code).toBe(1);
		expect(stderr).toContain("the report was not written");
		expect(stderr).toContain("mirazarr: 1 of 3 files could not be opened");
		expect((await readdir(root)).filter((name) => name.endsWith(".unfinished"))).toEqual([]);
		const good = await runCli(["build", files[0] as string, "-o", output, "--report", folder]);
		expect(good.code).toBe(1);
		expect(good.stderr).toContain("The file cannot be written (EISDIR)");
	});

	it("is of many failures, and people see their reasons: each once, and not all of very many", async () => {
		const broken = Array.from({ length: 30 }, (_, i) => join(folder, `broken-${i}.nc`));
		const whole = await readFile(hdf5Fixture("unlimited.nc"));
		await Promise.all(broken.map((file, i) => writeFile(file, whole.subarray(0, 5000 + i))));
		const skipping = ["build", ...broken, ...files, "-o", output, ...JOIN, "--report", report, "--skip-failed"];
		const { stderr } = await runCli(skipping);
		expect((await reported()).failures.length).toBe(31);
		expect(stderr.match(/broken-0\.nc/g)?.length).toBe(1);
		expect(stderr).not.toContain(broken[29]);
		expect(stderr.split("\n").length).toBeLessThan(12);
	});

	it("has no signature in it, and needs a folder that is there", async () => {
		const url = "http://127.0.0.1:1/a.nc?versionId=7&X-Amz-Signature=topsecret";
		await runCli(["build", url, "-o", output, "--report", report]);
		const text = await readFile(report, "utf8");
		expect(text).not.toContain("topsecret");
		expect(JSON.parse(text).inputs).toEqual(["http://127.0.0.1:1/a.nc?versionId=7"]);
		const { code, stderr } = await runCli(["build", ...files, "--report", join(folder, "none/report.json")]);
		expect({ code, stderr }).toMatchObject({ code: 1, stderr: expect.stringContaining("none does not exist") });
	});
});

describe("--retry-failed", () => {
	it("goes on with the build where its output is the same: only what failed is opened again", async () => {
		await utimes(files[0] as string, 1e9, 1e9);
		await runCli(["build", ...files, "-o", output, ...JOIN, "--report", report]);
		expect(await readdir(`${output}.work`)).not.toEqual([]);
		await cp(sample("gauge-2024.nc"), files[1] as string);
		// Damaged with its size and date as they were: to open it again would fail.
		await writeFile(files[0] as string, new Uint8Array((await stat(files[0] as string)).size), { flag: "r+" });
		await utimes(files[0] as string, 1e9, 1e9);
		const retry = ["build", "--retry-failed", report, "-o", output, ...JOIN, "--report", report, "--progress", "json"];
		const { code, stderr } = await runCli(retry);
		expect({ code, stderr }).toMatchObject({ code: 0 });
		expect(stderr.replace(/\s+/g, " ")).toContain("1 file that failed; 2 others as kept beside");
		const { shape } = (await openStore(output)).array("level").metadata;
		expect(shape).toEqual([4 + 4 + 3]);
		expect(await reported()).toMatchObject({ exitCode: 0, inputs: files, failures: [] });
		expect(await readdir(folder)).not.toContain("cube.json.work");
	});

	it("takes what --partials keeps, in threads, and counts what they read", async () => {
		const partials = join(folder, "partials");
		await utimes(files[0] as string, 1e9, 1e9);
		const flags = [...JOIN, "--partials", partials, "--threads", "2", "--report", report];
		await runCli(["build", ...files, "-o", output, ...flags]);
		const sizes = await Promise.all(files.map((file) => stat(file)));
		const bytesRead = sizes.reduce((sum, { size }) => sum + size, 0);
		expect(await reported()).toMatchObject({ files: { total: 3, opened: 2, failed: 1 }, bytesRead });
		await cp(sample("gauge-2024.nc"), files[1] as string);
		// As above: to open it again would fail.
		await writeFile(files[0] as string, new Uint8Array((await stat(files[0] as string)).size), { flag: "r+" });
		await utimes(files[0] as string, 1e9, 1e9);
		const { code, stderr } = await runCli(["build", "--retry-failed", report, "-o", output, ...flags]);
		expect({ code, stderr }).toMatchObject({ code: 0 });
		expect(stderr.replace(/\s+/g, " ")).toContain(`2 others as kept in ${partials}`);
		expect(await readdir(partials)).not.toEqual([]);
		expect(await readdir(folder)).not.toContain("cube.json.work");
	});

	it("does so after --skip-failed too, and reports again what still fails", async () => {
		await runCli(["build", ...files, "-o", output, ...JOIN, "--report", report, "--skip-failed"]);
		expect(await levels(output)).toBe(7);
		const again = ["build", "--retry-failed", report, "-o", output, ...JOIN, "--report", report];
		expect((await runCli(again)).code).toBe(1);
		expect(await reported()).toMatchObject({ files: { total: 3, opened: 2, failed: 1 }, inputs: files });
		expect(await levels(output)).toBe(7);
		await cp(sample("gauge-2024.nc"), files[1] as string);
		expect((await runCli(again)).code).toBe(0);
		expect(await levels(output)).toBe(11);
	});

	it("goes on with a retry that was interrupted, whose report knows of no failure yet", async () => {
		await runCli(["build", ...files, "-o", output, ...JOIN, "--report", report]);
		await cp(sample("gauge-2024.nc"), files[1] as string);
		const again = ["build", "--retry-failed", report, "-o", output, ...JOIN, "--report", report];
		expect((await runCli(again, { signal: AbortSignal.abort(new Error("interrupted")) })).code).toBe(130);
		expect(await reported()).toMatchObject({ failures: [], inputs: files });
		const { code, stderr } = await runCli(again);
		expect(code).toBe(0);
		expect(stderr).toContain(`${report}: 3 files that the build did not come to\n`);
		expect(await levels(output)).toBe(11);
	});

	it("reads nothing of what is kept, and only looks whether it has changed", async () => {
		const good = [files[0] as string, files[2] as string];
		const build = ["build", ...good, "-o", output, ...JOIN, "--report", report, "--partials", join(folder, "kept")];
		await runCli(build);
		expect((await reported()).bytesRead).toBeGreaterThan(0);
		expect((await runCli(build)).code).toBe(0);
		expect(await reported()).toMatchObject({ bytesRead: 0, files: { opened: 2 } });
		await utimes(good[0] as string, 1, 1);
		await runCli(build);
		expect((await reported()).bytesRead).toBe((await stat(good[0] as string)).size);
	});

	it("refuses an output that is a URL, and does not advise to make a folder of it", async () => {
		const { code, stderr } = await runCli(["build", ...files, "-o", "s3://bucket/cube.json"]);
		expect(code).toBe(1);
		expect(stderr).toContain("s3://bucket/cube.json is a URL");
		expect(stderr).not.toContain("mkdir");
	});

	it("builds what failed alone for another output", async () => {
		await runCli(["build", ...files, "-o", output, ...JOIN, "--report", report]);
		await cp(sample("gauge-2024.nc"), files[1] as string);
		const other = join(folder, "other.json");
		expect(await runCli(["build", "--retry-failed", report, "-o", other])).toMatchObject({ code: 0 });
		expect(await levels(other)).toBe(4);
		expect(await readdir(`${output}.work`)).not.toEqual([]);
	});

	it("refuses files besides, a report of nothing, and what is no report", async () => {
		const both = await runCli(["build", files[0] as string, "--retry-failed", report]);
		expect(both).toMatchObject({ code: 2, stderr: expect.stringContaining("takes the files from the report") });
		expect(await runCli(["build"])).toMatchObject({ code: 2, stderr: expect.stringContaining("'files'") });
		await runCli(["build", files[0] as string, "-o", output, "--report", report]);
		const none = await runCli(["build", "--retry-failed", report]);
		expect(none).toMatchObject({ code: 1, stderr: expect.stringMatching(/no file failed.*--resume/s) });
		const wrong = await runCli(["build", "--retry-failed", output]);
		expect(wrong).toMatchObject({ code: 1, stderr: expect.stringContaining("is not the report of a build") });
		const absent = await runCli(["build", "--retry-failed", join(folder, "none.json")]);
		expect(absent).toMatchObject({ code: 1, stderr: expect.stringContaining("cannot be read") });
	});
});
