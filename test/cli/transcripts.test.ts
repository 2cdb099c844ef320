/**
 * What the commands print, on one file of each format, at 80 and 120 columns. The transcripts are beside this file, to be read by
 * people when they change (`vitest -u` writes them anew). Another command joins by a line in COMMANDS.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { join, relative } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { visibleWidth } from "../../src/cli/style.ts";
import { type CliResult, runCli, withoutStyling } from "./run-cli.ts";

/** A file as a user in the root of the project would name it, one of its arrays, and a cell of that. */
type Example = { format: string; path: string; variable: string; cell: string };

const EXAMPLES: readonly Example[] = (
	[
		["netcdf3", "samples/sea-surface.nc", "sst", "0,6,10"],
		["netcdf4", "test/fixtures/hdf5-parser/dimensions.nc", "v", "0,0,0"],
		["hdf5", "test/fixtures/hdf5-parser/names.h5", "g/v", "1"],
		["hdf5-many", "test/fixtures/info/many.nc", "x", "2"],
		["cog", "test/fixtures/tiff/cog-mask.tif", "0", "0,0,0"],
		["tiff-pages", "test/fixtures/tiff/pages.tif", "1", "3,4"],
		["tiff-tables", "test/fixtures/tiff/jpeg-ycbcr.tif", "0", "0,36,44"],
		["grib-cube", "test/fixtures/grib-cubes/cube.grib", "isobaricInhPa/instant/t", "0,1,1,2,3"],
		["grib-lambert", "test/fixtures/grib-cubes/grid-lambert.grib", "surface/instant/t", "0,0,3,4"],
		["fits-images", "test/fixtures/fits/images.fits", "4", "0"],
		["fits-tables", "test/fixtures/fits/tables.fits", "1/int", "1"],
		["hdf-eos", "test/fixtures/hdf4/hdf-eos.hdf", "Swath/Data Fields/Radiance", "0,0"],
		["zarr-v2", "test/fixtures/info/v2.zarr", "wind", "0,0,0"],
		["zarr-v3", "test/fixtures/info/v3.zarr", "wind", "2,4,7"],
		["zarr-root-array", "test/fixtures/info/root-array.zarr", "/", "1,1"],
		["zip", "test/fixtures/info/v2.zarr.zip", "wind", "0,0,0"],
		["icechunk", "test/fixtures/icechunk/v2", "nested/deeper/name with % and é", "1"],
		["kerchunk", "test/fixtures/referring/references.json", "height", "1,2"],
		["dmrpp", "test/fixtures/referring/granule.h5.dmrpp", "height", "1,2"],
	] as const
).map(([format, path, variable, cell]) => ({ format, path, variable, cell }));

/** So many arrays are a case for `info` alone. */
const MANY = "hdf5-many";

type ArgumentsOf = (example: Example) => string[];

/** Commands whose output is long: a transcript for each format. */
const LONG: Readonly<Record<string, ArgumentsOf>> = {
	info: ({ path }) => ["info", path],
	"info-verbose": ({ path }) => ["info", path, "--verbose", "--attributes", "--all"],
};

const root = join(import.meta.dirname, "../..");

/** As seen from the root of the project, so that lines are as wide on every machine. */
let folder = "";
const output = ({ format }: Example, end: string): string => join(folder, `${format}.${end}`);
const written = ["--skip-unsupported", "--progress", "none"];
const allowed = ["--allow", "samples", "--allow", "test/fixtures"];

/** Commands with a transcript for all formats, in this order: those behind `build` look at what it wrote. */
const SHORT: Readonly<Record<string, ArgumentsOf>> = {
	explain: ({ path }) => ["explain", path],
	"explain-variable": ({ path, variable }) => ["explain", path, variable],
	"explain-cell": ({ path, variable, cell }) => ["explain", path, variable, cell],
	read: ({ path, variable }) => ["read", path, variable],
	"read-stats": ({ path, variable }) => ["read", path, variable, "--stats", "--mask", "netcdf"],
	build: (example) => ["build", example.path, "-o", output(example, "json"), ...written],
	convert: (example) => ["convert", output(example, "json"), output(example, "again.json"), ...allowed, ...written],
	verify: (example) => ["verify", output(example, "json"), ...allowed, "--progress", "none"],
};

/** Commands that need no file. */
const FILELESS: readonly string[][] = [
	["demo"],
	["--help"],
	...[
		...["info", "explain", "read", "build", "update", "convert", "verify", "serve", "explore", "worker", "demo"],
		"completion",
		"help",
	].map((name) => ["help", name]),
];

beforeAll(async () => {
	folder = relative(root, await mkdtemp(join(root, ".transcripts-")));
});
afterAll(() => rm(join(root, folder), { recursive: true, force: true }));

/** What was typed and what was printed, without what differs from one machine to another. */
function transcript(args: readonly string[], { code, stdout, stderr }: CliResult): string {
	const text = `$ mirazarr ${args.join(" ")}\n${stdout}${stderr}${code === 0 ? "" : `exit code ${code}\n`}`;
	expect(text).not.toContain(root);
	return (
		text
			.replaceAll(folder, "out")
			.replace(/(http:\/\/127\.0\.0\.1):\d+/g, "$1:PORT")
			// The references of the demo hold the path of the package.
			.replace(/(build writes) \d\.\d kB/, "$1 N.N kB")
	);
}

/** The flags in what was printed that the command does not have. */
async function unknownFlags(args: readonly string[], { stdout, stderr }: CliResult): Promise<string[]> {
	const [command = "", other = ""] = args;
	const help = await runCli([command === "help" ? other : command, "--help"]);
	const known = new Set(["--help", ...(help.stdout.match(/^ +(?:-\w, )?--[a-z0-9-]+/gm) ?? [])].map(lastWord));
	const named = (stdout + stderr).match(/(?<![\w-])--[a-z][a-z0-9-]*/g) ?? [];
	return [...new Set(named)].filter((flag) => !known.has(flag));
}

const lastWord = (text: string): string => text.slice(text.lastIndexOf(" ") + 1);

/** The lines that are wider than the terminal. */
function overflowing({ stdout, stderr }: CliResult, columns: number): string[] {
	return (stdout + stderr).split("\n").filter((line) => visibleWidth(withoutStyling(line)) > columns);
}

describe.runIf(process.cwd() === root)(
	"a transcript at 80 and 120 columns, and no line that is too wide, no flag that there is not",
	() => {
		describe.each(Object.entries(LONG))("%s", (command, argumentsOf) => {
			it.each(EXAMPLES)("$format", async (example) => {
				const args = argumentsOf(example);
				for (const columns of [80, 120]) {
					const { code, stdout, stderr } = await runCli(args, { columns });
					expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
					expect(await unknownFlags(args, { code, stdout, stderr })).toEqual([]);
					await expect(stdout).toMatchFileSnapshot(`transcripts/${command}-${example.format}-${columns}.txt`);
				}
				for (const columns of [60, 80, 120])
					for (const isTTY of [false, true])
						expect(overflowing(await runCli(args, { columns, isTTY }), columns)).toEqual([]);
			});
		});

		it.each(Object.entries(SHORT))("%s", { timeout: 60_000 }, async (command, argumentsOf) => {
			for (const columns of [80, 120]) {
				const texts: string[] = [];
				for (const example of EXAMPLES.filter(({ format }) => format !== MANY)) {
					const args = argumentsOf(example);
					const result = await runCli(args, { columns });
					texts.push(transcript(args, result));
					expect(await unknownFlags(args, result), args.join(" ")).toEqual([]);
					expect(overflowing(result, columns), args.join(" ")).toEqual([]);
					const coloured = await runCli(args, { columns, isTTY: true });
					expect(overflowing(coloured, columns), args.join(" ")).toEqual([]);
				}
				await expect(texts.join("\n")).toMatchFileSnapshot(`transcripts/${command}-${columns}.txt`);
			}
		});

		it.each(FILELESS.map((args) => [args]))("%j", async (args) => {
			const name = args.join("-").replace("--help", "help");
			for (const columns of [80, 120]) {
				const result = await runCli(args, { columns });
				expect(result).toMatchObject({ code: 0, stderr: "" });
				expect(await unknownFlags(args, result)).toEqual([]);
				expect(overflowing(result, columns)).toEqual([]);
				await expect(transcript(args, result)).toMatchFileSnapshot(`transcripts/${name}-${columns}.txt`);
			}
		});

		it("serve", { timeout: 60_000 }, async () => {
			for (const columns of [80, 120]) {
				const args = ["serve", ...EXAMPLES.map(({ path }) => path), "--port", "0"];
				const end = new AbortController();
				// What it says at the start is said at once.
				const result = await runCli(args, {
					columns,
					signal: end.signal,
					onPrinted: () => setImmediate(() => end.abort()),
				});
				expect(result.code).toBe(0);
				expect(await unknownFlags(args, result)).toEqual([]);
				expect(overflowing(result, columns)).toEqual([]);
				await expect(transcript(args, result)).toMatchFileSnapshot(`transcripts/serve-${columns}.txt`);
			}
		});
	},
);
