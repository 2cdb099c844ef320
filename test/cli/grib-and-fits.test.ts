/** `info` and `explain` in the words of those who make the files. Keys of the fixtures are in the scripts that made them. */
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { runCli } from "./run-cli.ts";

function file(name: string): string {
	return join(import.meta.dirname, "../fixtures", name);
}

describe("GRIB", () => {
	it("info tells level, time, packing and bitmap", async () => {
		const { stdout } = await runCli(["info", file("grib/simple-bitmap.grib"), "--verbose"]);
		expect(stdout).toContain("Temperature [K] · at 1000 hPa · 2007-03-23 12:00 UTC + 0 h");
		expect(stdout).toMatch(
			/GRIB 2, simple packing, 12 bits, steps of [\d.]+ K · a bitmap says which points are missing\n/,
		);
		expect(stdout).toContain("missing GRIB bitmap");
	});

	it("--filter takes some fields, --layout another form", async () => {
		const index = file("grib-index/noaa.f006");
		const paths = async (...flags: string[]): Promise<string[]> => {
			const { arrays } = JSON.parse((await runCli(["info", index, "--json", ...flags])).stdout);
			return arrays.map(({ path }: { path: string }) => path);
		};
		const all = await paths();
		const [first = ""] = all.filter(
			(path) => !/(latitude|longitude|level|step|time|number|bounds|spatial_ref)$/.test(path),
		);
		const name = first.slice(first.lastIndexOf("/") + 1);
		const some = await paths("--filter", `name=${name}`);
		expect(some).toContain(first);
		expect(some.length).toBeLessThan(all.length);
		expect(await paths("--layout", "messages")).toContain("/1");
		const { code, stderr } = await runCli(["info", index, "--filter", "name"]);
		expect([code, stderr]).toEqual([2, expect.stringContaining("Write a filter as name=2t or level=850.")]);
	});

	it("info lists the coordinates of a grid", async () => {
		const { stdout } = await runCli(["info", file("grib-cubes/cube.grib")]);
		expect(stdout).toMatch(/ {2}latitude +3 {2}.* degrees_north\n/);
	});

	it.each([
		["differences-2", "GRIB 2, complex packing of second-order differences"],
		["missing-secondary", "missing points are marked among the values"],
		["constant", "GRIB 2, simple packing, constant · no bitmap"],
		["second-order", "GRIB 1, second-order packing"],
		["ieee-32", "GRIB 2, IEEE floating point · no bitmap"],
		["spectral-simple1", "GRIB 1, packed spherical harmonics"],
	])("info of %s: %s", async (name, words) => {
		expect((await runCli(["info", file(`grib/${name}.grib`), "--verbose"])).stdout).toContain(words);
	});

	it("info --json keeps every number", async () => {
		const { stdout } = await runCli(["info", file("grib/simple-bitmap.grib"), "--json"]);
		const { arrays } = JSON.parse(stdout);
		const { grib, attributes } = arrays.find(({ path }: { path: string }) => path === "/isobaricInhPa/instant/t");
		expect(grib).toMatchObject({
			edition: 2,
			fields: 1,
			seen: 1,
			level: { kind: "isobaricInhPa", units: "hPa", values: [[1000]] },
			times: ["2007-03-23T12:00:00.000Z"],
			stepHours: [0],
			packings: [{ kind: "simple", bits: [12, 12], constant: 0, missingNumbers: 0 }],
			bitmaps: 1,
		});
		expect(attributes).toMatchObject({ long_name: "Temperature", GRIB_edition: 2 });
	});

	it("explain tells what the messages hold, and what makes values missing", async () => {
		const args = ["explain", file("grib/simple-bitmap.grib"), "isobaricInhPa/instant/t"];
		const { stdout } = await runCli(args);
		expect(stdout).toMatch(/What the messages hold\n {2}fields +1\n {2}parameter +Temperature \[K\]\n/);
		expect(stdout).toContain("where the bitmap of the field has a 0: the decoder gives NaN");
		expect(JSON.parse((await runCli([...args, "--json"])).stdout).grib.bitmaps).toBe(1);
	});
});

describe("FITS", () => {
	it("info tells BLANK, BSCALE and BZERO", async () => {
		const { stdout } = await runCli(["info", file("fits/images.fits")]);
		expect(stdout).toContain("BLANK -32768 is missing · physical value = stored × 0.1 (BSCALE) + 5.0 (BZERO)\n");
		expect(stdout).toContain("BLANK -32768 is missing · BZERO 32768 makes uint16 of stored int16\n");
		expect(stdout).toContain("BLANK -32768 is not used\n");
	});

	it("info tells TNULL, tiles and quantised floats", async () => {
		expect((await runCli(["info", file("fits/tables.fits")])).stdout).toContain("TNULL -99 is missing\n");
		const { stdout } = await runCli(["info", file("fits/tiles.fits")]);
		expect(stdout).toContain("tiles compressed by RICE_1\n");
		expect(stdout).toContain("tiles of quantised floats, each with its own ZSCALE and ZZERO\n");
	});

	it("explain names the keywords that the packing comes from", async () => {
		const { stdout } = await runCli(["explain", file("fits/images.fits"), "8"]);
		expect(stdout).toMatch(/keyword BSCALE +0\.01 float64 +packing/);
		expect(stdout).toMatch(/keyword BZERO +273\.15 float64 +packing/);
		expect(stdout).toContain("stored × 0.01 + 273.15, after the missing values were found");
		expect((await runCli(["explain", file("fits/tables.fits"), "1/scaled"])).stdout).toContain("keyword TSCAL");
	});

	it("S8 explain tells by which number and method floats are missing, and drops nothing", async () => {
		const { stdout } = await runCli(["explain", file("fits/tiles.fits"), "21"]);
		expect(stdout.replace(/\s+/g, " ")).toContain(
			"where a tile of quantised floats holds ZBLANK (-2147483648, RICE_1, SUBTRACTIVE_DITHER_1): the decoder gives NaN",
		);
		expect(stdout).not.toContain("dropped");
	});
});
