import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { hdf5Fixture, runCli, sample } from "./run-cli.ts";

function tiff(name: string): string {
	return join(import.meta.dirname, "../fixtures/tiff", name);
}

async function paths(...args: string[]): Promise<string[]> {
	const { stdout } = await runCli(["info", "--json", ...args]);
	return JSON.parse(stdout).arrays.map(({ path }: { path: string }) => path);
}

describe("flags of opening", () => {
	it("--drop leaves out by name or path, and tells of what is not there", async () => {
		expect(await paths(sample("sea-surface.nc"), "--drop", "/sst", "--drop", "quality")).toEqual([
			"/lat",
			"/lon",
			"/time",
		]);
		const { stdout } = await runCli(["info", sample("sea-surface.nc"), "--drop", "ssh"]);
		expect(stdout).toContain('drop names "ssh", which is not in the file');
	});

	it("--group opens a group, whose arrays are read and explained by their names in it", async () => {
		const file = hdf5Fixture("dimensions.nc");
		const [first = ""] = (await paths(file)).filter((path) => path.startsWith("/inner/"));
		const name = first.slice("/inner/".length);
		const whole = await runCli(["read", file, first, "--json"]);
		expect(whole.code).toBe(0);
		expect(await runCli(["read", file, name, "--group", "inner", "--json"])).toEqual(whole);
		expect((await runCli(["explain", file, name, "--group", "inner"])).code).toBe(0);
	});

	it("--ifd, --layout and --split-bands are for TIFF, and each format takes the layouts that it has", async () => {
		expect(await paths(tiff("cog-mask.tif"), "--ifd", "1")).toEqual(["/1"]);
		expect(await paths(tiff("cog-mask.tif"), "--layout", "nested")).toContain("/0/0");
		expect(await paths(tiff("cog-mask.tif"), "--layout", "messages")).toEqual(await paths(tiff("cog-mask.tif")));
		expect(await paths(tiff("band-metadata.tif"), "--split-bands")).toContain("/0/band_1");
		const { code, stderr } = await runCli(["info", tiff("cog-mask.tif"), "--ifd", "first"]);
		expect([code, stderr]).toEqual([2, expect.stringContaining("A whole number is needed")]);
	});
});
