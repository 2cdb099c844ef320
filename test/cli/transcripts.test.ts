/**
 * What the commands print, on one file of each format, at 80 and 120 columns. The transcripts are beside this file, to be read by
 * people when they change (`vitest -u` writes them anew). Another command joins by a line in COMMANDS.
 */
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { visibleWidth } from "../../src/cli/style.ts";
import { runCli } from "./run-cli.ts";

/** By format; paths are those that a user in the root of the project would type. */
const FILES: readonly (readonly [format: string, path: string])[] = [
	["netcdf3", "samples/sea-surface.nc"],
	["netcdf4", "test/fixtures/hdf5-parser/dimensions.nc"],
	["hdf5", "test/fixtures/hdf5-parser/names.h5"],
	["hdf5-many", "test/fixtures/info/many.nc"],
	["cog", "test/fixtures/tiff/cog-mask.tif"],
	["tiff-pages", "test/fixtures/tiff/pages.tif"],
	["tiff-tables", "test/fixtures/tiff/jpeg-ycbcr.tif"],
	["grib-cube", "test/fixtures/grib-cubes/cube.grib"],
	["grib-lambert", "test/fixtures/grib-cubes/grid-lambert.grib"],
	["fits-images", "test/fixtures/fits/images.fits"],
	["fits-tables", "test/fixtures/fits/tables.fits"],
	["hdf-eos", "test/fixtures/hdf4/hdf-eos.hdf"],
	["zarr-v2", "test/fixtures/info/v2.zarr"],
	["zarr-v3", "test/fixtures/info/v3.zarr"],
	["zarr-root-array", "test/fixtures/info/root-array.zarr"],
	["zip", "test/fixtures/info/v2.zarr.zip"],
	["icechunk", "test/fixtures/icechunk/v2"],
];

/** The arguments of each command for a file. */
const COMMANDS: Readonly<Record<string, (path: string) => string[]>> = {
	info: (path) => ["info", path],
	"info-verbose": (path) => ["info", path, "--verbose", "--attributes", "--all"],
};

const root = join(import.meta.dirname, "../..");

describe.runIf(process.cwd() === root).each(Object.entries(COMMANDS))("%s", (command, argumentsOf) => {
	it.each(FILES)("%s: a transcript at 80 and 120 columns", async (format, path) => {
		for (const columns of [80, 120]) {
			const { code, stdout, stderr } = await runCli(argumentsOf(path), { columns });
			expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
			await expect(stdout).toMatchFileSnapshot(`transcripts/${command}-${format}-${columns}.txt`);
		}
	});

	it.each(FILES)("%s: no line is wider than the terminal, down to 60 columns", async (_, path) => {
		for (const columns of [60, 80, 120])
			for (const isTTY of [false, true]) {
				const { stdout } = await runCli(argumentsOf(path), { columns, isTTY });
				expect(stdout.split("\n").filter((line) => visibleWidth(line) > columns)).toEqual([]);
			}
	});
});
