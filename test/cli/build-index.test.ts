import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStore, read } from "../../src/node.ts";
import { runCli } from "./run-cli.ts";

const fixtures = join(import.meta.dirname, "../fixtures/grib-index");
const STEPS = ["f000", "f006", "f012", "f024"];
let folder = "";
let files: string[] = [];

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "mirazarr-index-"));
	for (const step of STEPS)
		for (const name of [`noaa.${step}`, `noaa.${step}.idx`]) await cp(join(fixtures, name), join(folder, name));
	files = STEPS.map((step) => join(folder, `noaa.${step}`));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe("build --index-only", () => {
	it.each(["run.json", "run.icechunk"])("makes references for a model run in %s", async (name) => {
		const output = join(folder, name);
		const { code, stderr } = await runCli(["build", "--index-only", ...files, "-o", output, "--zarr-format", "3"]);
		expect({ code, stderr }).toMatchObject({ code: 0, stderr: expect.stringContaining("references") });
		const store = await openStore(output, { allow: [folder] });
		expect((await read(store, "/isobaricInhPa/instant/t")).shape).toEqual([1, 4, 4, 3, 4]);
		const truth = JSON.parse(await readFile(join(fixtures, "truth.json"), "utf8"));
		const twoMetres = STEPS.flatMap(
			(step) => truth[`noaa.${step}`].find(({ shortName }: { shortName: string }) => shortName === "2t").values,
		);
		expect([...((await read(store, "/heightAboveGround/instant/2t")).data as Float64Array)]).toEqual(twoMetres);
	});

	it("tells its progress file by file", async () => {
		const build = ["build", "--index-only", ...files, "--zarr-format", "3", "--progress", "json"];
		const { stderr } = await runCli(build);
		expect(stderr).toMatch(/^\{"phase":"files","done":4,"total":4,"failed":0,"bytes":\d+/m);
	});

	it("names files without an index, and leaves them out on request", async () => {
		await rm(join(folder, "noaa.f006.idx"));
		const build = ["build", "--index-only", ...files, "--zarr-format", "3"];
		const refused = await runCli(build);
		expect(refused).toMatchObject({ code: 1, stdout: "" });
		expect(refused.stderr).toMatch(/1 of 4 files could not be opened, nothing was written/);
		expect(refused.stderr).toMatch(/noaa\.f006: there is no index beside the file: none of .*noaa\.f006\.idx/);
		expect(refused.stderr).toContain("Without --index-only the file itself is read");
		const built = await runCli([...build, "--skip-failed"]);
		expect(JSON.parse(JSON.parse(built.stdout).refs["isobaricInhPa/instant/t/zarr.json"]).shape).toEqual([
			1, 3, 4, 3, 4,
		]);
		await cp(join(fixtures, "noaa.f006.idx"), join(folder, "noaa.f006.idx"));
	});

	it("does not go with options for datasets", async () => {
		const { code, stderr } = await runCli(["build", "--index-only", ...files, "--concat", "step"]);
		expect({ code, stderr }).toMatchObject({ code: 2, stderr: expect.stringContaining("cannot be used with") });
	});
});
