import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { Trace } from "../../src/io/tracing.ts";
import { openStore } from "../../src/node.ts";
import { ESCAPE, FIXTURES, fixture, runCli, sample } from "./run-cli.ts";

type Truth = {
	variables: Record<string, { dataType: string; dimensions: string[]; shape: number[] }>;
	sizeBytes: number;
};

describe("info --json", () => {
	it.each(FIXTURES)("%s has the variables that netCDF4-python finds", async (name) => {
		const truth: Truth = JSON.parse(readFileSync(fixture(name.replace(/\.nc$/, ".json")), "utf8"));
		const { code, stdout, stderr } = await runCli(["info", fixture(name), "--json"]);
		expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
		const report = JSON.parse(stdout);
		expect(report).toMatchObject({ format: "NetCDF-3", sizeBytes: truth.sizeBytes });
		const found = report.arrays.map((array: { path: string; shape: number[]; dimensionNames: string[] }) => [
			array.path.slice(1),
			{ shape: array.shape, dimensions: array.dimensionNames },
		]);
		const expected = Object.entries(truth.variables).map(([path, { shape, dimensions }]) => [
			path,
			{ shape, dimensions },
		]);
		expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected));
	});

	it("keeps 64-bit integers to the last digit", async () => {
		const { stdout } = await runCli(["info", sample("buoys.nc"), "--json"]);
		expect(stdout).toContain('"fillValue": -9223372036854775807');
		expect(stdout).toContain('"_FillValue": -9223372036854775807');
	});

	it("says what the opening cost", async () => {
		const { stdout } = await runCli(["info", sample("sea-surface.nc"), "--json"]);
		expect(JSON.parse(stdout).cost).toEqual({ requests: 1, bytes: 24624, rounds: 1 });
	});
});

describe("info", () => {
	it("says first what people look for first, plain in a pipe", async () => {
		const { code, stdout } = await runCli(["info", sample("sea-surface.nc")]);
		expect(code).toBe(0);
		expect(stdout).not.toMatch(ESCAPE);
		expect(stdout).toContain("NetCDF-3 classic · 24.6 kB on disk · 23.8 kB decoded · 5 arrays");
		expect(stdout).toContain("  lat   36  87.5 to -87.5 by -5 degrees_north\n");
		expect(stdout).toContain("  time   3  unlimited, 2026-01-01 to 2026-07-01, every 3 months\n");
		expect(stdout).toContain("  sst      int16  time × lat × lon\n");
		expect(stdout).toContain(
			"sea surface temperature [degree_Celsius] · missing -32768, -32767 · value = stored × 0.01\n",
		);
		expect(stdout.indexOf("\nVariables\n")).toBeLessThan(stdout.indexOf("\nCoordinates\n"));
		expect(stdout).toContain("warning /sst fill-conflict");
		expect(stdout.trimEnd().split("\n").at(-1)).toBe("1 request, 24.6 kB read of 24.6 kB");
	});

	it("tells chunks, codecs and references with --verbose alone", async () => {
		const words = "chunks 1 × 36 × 72 · codecs bytes(big) · 3 references · fill_value -32768";
		expect((await runCli(["info", sample("sea-surface.nc"), "--verbose"])).stdout).toContain(words);
		expect((await runCli(["info", sample("sea-surface.nc")])).stdout).not.toMatch(/codecs|reference/);
	});

	it("is coloured on a terminal, unless NO_COLOR is set", async () => {
		const args = ["info", sample("sea-surface.nc")];
		expect((await runCli(args, { isTTY: true })).stdout).toMatch(ESCAPE);
		expect((await runCli(args, { isTTY: true, env: { NO_COLOR: "1" } })).stdout).not.toMatch(ESCAPE);
	});

	it("counts the chunks that a truncated file lacks", async () => {
		const { stdout } = await runCli(["info", fixture("truncated-records.nc"), "--verbose"]);
		expect(stdout).toMatch(/\d+ references?, \d+ chunks? missing/);
		expect(stdout).toContain("truncated-file");
	});
});

/** A fixture of test/fixtures/info. */
function made(name: string): string {
	return join(import.meta.dirname, "../fixtures/info", name);
}

async function infoOf(...args: string[]): Promise<string> {
	const { code, stdout, stderr } = await runCli(["info", ...args], { columns: 80 });
	expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
	return stdout;
}

describe("info: coordinates", () => {
	const truth: Record<string, { first: string; last: string }> = JSON.parse(
		readFileSync(made("truth.json"), "utf8"),
	).calendars;

	it.each(Object.entries(truth))("times of %s are the dates that cftime gives", async (name, { first, last }) => {
		const { groups } = JSON.parse(await infoOf(made("calendars.nc"), "--json"));
		const { axis } = groups[0].dimensions.find((one: { name: string }) => one.name === name);
		expect({ first: axis.first, last: axis.last }).toEqual({ first, last });
	});

	it.each([
		["every-month", "every month, noleap calendar"],
		["thirty", "every day, 360_day calendar"],
		["uneven", "unevenly spaced"],
		["yearly", "every year"],
		["down", "every -10 minutes"],
	])("times of %s: %s", async (name, words) => {
		expect(await infoOf(made("calendars.nc"))).toMatch(new RegExp(`^  ${name} .*${words}$`, "m"));
	});

	it("one that cannot be read is a note, and the rest is told", async () => {
		const folder = mkdtempSync(join(tmpdir(), "mirazarr-info-"));
		cpSync(made("v3.zarr"), folder, { recursive: true });
		writeFileSync(join(folder, "lat/c/0"), "x");
		const text = await infoOf(folder);
		expect(text).toMatch(/^ {2}lat +5 {2}cannot be read \([a-z-]+\)$/m);
		expect(text).toMatch(/^ {2}lon +8 {2}0 to 315 by 45 degrees_east$/m);
		rmSync(folder, { recursive: true });
	});

	it("unlimited dimensions are told: records of NetCDF-3, and those of HDF5", async () => {
		expect(await infoOf(sample("sea-surface.nc"))).toMatch(/^ {2}time +3 {2}unlimited/m);
		expect(await infoOf(made("many.nc"))).toMatch(/^ {2}x +3 {2}unlimited, 10 to 30 by 10$/m);
		expect(await infoOf(made("v3.zarr"))).not.toContain("unlimited");
	});
});

describe("info: what is shown", () => {
	it("an array that is the root of a store", async () => {
		expect(await infoOf(made("root-array.zarr"))).toContain("  /  int16  4 × 6  [K]\n");
		expect(await infoOf(made("root-array.zarr"), "/")).toMatch(/^ {2}shape +4 × 6$/m);
	});

	it("one array in full, with whole attributes, and chunks", async () => {
		const text = await infoOf(sample("sea-surface.nc"), "sst");
		expect(text).toMatch(/^ {2}along lat +87.5 to -87.5 by -5 degrees_north$/m);
		expect(text).toMatch(/^ {2}codecs +bytes\(big\)$/m);
		expect(text).toMatch(/^ {2}stored as +3 references$/m);
		expect(text).toMatch(/^ {2}valid_range +\[-300, 4500\]$/m);
		expect(text).not.toContain("quality");
	});

	it("above 100 arrays, groups with their counts; all of them, or one group, on request", async () => {
		const text = await infoOf(made("many.nc"));
		expect(text).toMatch(/^ {4}group_0 {2}30 arrays {3}variable_0, /m);
		expect(text.replace(/\s+/g, " ")).toContain("121 arrays: give --all, or a group, to see them");
		expect(text.split("\n").length).toBeLessThan(20);
		expect((await infoOf(made("many.nc"), "--all")).match(/^ {2}variable_/gm)?.length).toBe(120);
		expect((await infoOf(made("many.nc"), "group_1")).match(/^ {2}variable_/gm)?.length).toBe(30);
		expect(JSON.parse(await infoOf(made("many.nc"), "--json")).arrays.length).toBe(121);
	});

	it("--match and --depth choose", async () => {
		const some = await infoOf(made("many.nc"), "--match", "*_29");
		expect(some.match(/^ {2}variable_29/gm)?.length).toBe(4);
		expect((await infoOf(made("many.nc"), "--match", "group_2/*_2?")).match(/^ {2}variable_/gm)?.length).toBe(10);
		const top = await infoOf(made("many.nc"), "--depth", "0");
		expect(top).toMatch(/^ {2}x {2}int32/m);
		expect(top).not.toContain("variable_");
		const none = await runCli(["info", made("many.nc"), "--match", "nothing"]);
		expect([none.code, none.stderr]).toEqual([
			1,
			expect.stringContaining('no array has a name that matches "nothing"'),
		]);
		expect((await runCli(["info", made("many.nc"), "--depth", "x"])).code).toBe(2);
	});

	it("attributes are shortened, and whole with --attributes", async () => {
		const file = join(import.meta.dirname, "../fixtures/hdf4/hdf-eos.hdf");
		const [short, whole] = [await infoOf(file), await infoOf(file, "--attributes")];
		expect(short).toMatch(/StructMetadata\.0 .*…$/m);
		expect(whole.replace(/\s+/g, " ")).toContain("END_GROUP=GridStructure END");
		expect(short).not.toContain("END_GROUP=GridStructure END");
	});

	it("binary configuration of codecs is never printed", async () => {
		const folder = join(import.meta.dirname, "../fixtures/tiff");
		for (const name of ["jpeg-ycbcr.tif", "lerc-mask.tif", "jpeg-planar-tiles.tif"])
			for (const word of (await infoOf(join(folder, name), "--verbose")).split(/[\s,()]+/))
				expect(/^[A-Za-z0-9+/]{40,}={0,2}$/.test(word), word).toBe(false);
	});

	it("a name that is none says what there is", async () => {
		const { code, stderr } = await runCli(["info", sample("sea-surface.nc"), "sstt"]);
		expect([code, stderr]).toEqual([1, expect.stringContaining('there is no array "sstt"')]);
		expect(stderr).toContain("/sst");
	});
});

describe("info: cost", () => {
	it("reads no index of chunks unless asked", async () => {
		const requests = async (...flags: string[]): Promise<number> => {
			const text = await infoOf(made("v3.zarr"), ...flags);
			return Number(/^(\d+) requests/m.exec(text)?.[1]);
		};
		const store = await openStore(made("v3.zarr"), { trace: new Trace() });
		const array = store.array("wind");
		const manifest = vi.spyOn(Object.getPrototypeOf(array), "manifest");
		await requests();
		expect(manifest).not.toHaveBeenCalled();
		await requests("--verbose");
		expect(manifest).toHaveBeenCalled();
		manifest.mockRestore();
	});

	it("grows with the number of groups, not with its square", async () => {
		// Every look at a group must be one at its own arrays: paths are compared once for each array, never for each pair.
		const groups = 400;
		const metadata: Record<string, object> = {};
		for (let g = 0; g < groups; g++) {
			metadata[`g${g}`] = { zarr_format: 3, node_type: "group", attributes: {} };
			metadata[`g${g}/a`] = {
				zarr_format: 3,
				node_type: "array",
				shape: [],
				data_type: "int8",
				chunk_grid: { name: "regular", configuration: { chunk_shape: [] } },
				chunk_key_encoding: { name: "default" },
				fill_value: 0,
				codecs: [{ name: "bytes" }],
			};
		}
		const folder = mkdtempSync(join(tmpdir(), "mirazarr-info-"));
		const consolidated = { kind: "inline", must_understand: false, metadata };
		writeFileSync(
			join(folder, "zarr.json"),
			JSON.stringify({ zarr_format: 3, node_type: "group", attributes: {}, consolidated_metadata: consolidated }),
		);
		const filter = vi.spyOn(Array.prototype, "filter");
		let elements = 0;
		filter.mockImplementation(function (this: unknown[], ...args) {
			elements += this.length;
			const kept: unknown[] = [];
			for (const [i, element] of this.entries()) if (args[0].call(args[1], element, i, this)) kept.push(element);
			return kept;
		});
		try {
			await infoOf(folder, "--all");
		} finally {
			filter.mockRestore();
			rmSync(folder, { recursive: true });
		}
		expect(elements).toBeLessThan(groups * 100);
	});
});
