/** What a refusal of `build` advises is run, word for word, and helps. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { runCli } from "./run-cli.ts";

let folder = "";
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "mirazarr-advice-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const fixture = (name: string): string => join(import.meta.dirname, "../fixtures", name);

/** A file, how it is built, and what is advised: flags besides, and whether another form is. */
const REFUSALS: [what: string, file: string, args: string[], advice: string[][], icechunk?: string[]][] = [
	[
		"interleaved samples in Zarr v2",
		"tiff/none-strips.tif",
		["--zarr-format", "2", "--inline-budget", "400"],
		[["--inline-budget"], ["--skip-unsupported"], ["--zarr-format", "3"]],
		[],
	],
	[
		"short last strips",
		"tiff/zstd-strips.tif",
		["--zarr-format", "3", "--inline-budget", "10"],
		[["--inline-budget"], ["--skip-unsupported"], ["--zarr-format", "3", "--tail", "rectilinear"]],
		["--tail", "rectilinear"],
	],
	["lists of any length", "fits/tables.fits", [], [["--skip-unsupported"]]],
	["codecs of ours", "tiff/ycbcr-11.tif", ["--inline-budget", "10"], [["--inline-budget"], ["--skip-unsupported"]]],
	["computed chunks", "fits/tiles.fits", ["--inline-budget", "10"], [["--inline-budget"], ["--skip-unsupported"]]],
];

it.each(REFUSALS)("%s", async (_, file, args, advice, icechunk) => {
	const build = ["build", fixture(file), "-o", join(folder, "refs.json"), "--progress", "none"];
	const refused = await runCli([...build, ...args]);
	expect(refused.code).toBe(1);
	const hint = /^hint: (.*)$/m.exec(refused.stderr)?.[1] ?? "";
	const flags = hint.match(/--[a-z-]+/g) ?? [];
	expect(new Set(flags)).toEqual(new Set(advice.flat().filter((word) => word.startsWith("--"))));
	expect(hint.includes("Icechunk")).toBe(icechunk !== undefined);
	for (const words of advice) {
		const given = words[0] === "--inline-budget" ? ["--inline-budget", "1GB"] : words;
		const kept = args.slice(0, given[0] === "--zarr-format" ? 0 : args.length);
		const budget = given[0] === "--zarr-format" ? args.slice(-2) : [];
		expect(await runCli([...build, ...kept, ...budget, ...given]), given.join(" ")).toMatchObject({ code: 0 });
	}
	if (icechunk === undefined) return;
	const commit = ["build", fixture(file), "-o", join(folder, `${file.replaceAll("/", "-")}.icechunk`)];
	expect(await runCli([...commit, ...args.slice(-2), ...icechunk])).toMatchObject({ code: 0 });
});
