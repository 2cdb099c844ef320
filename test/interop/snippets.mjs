// node test/interop/snippets.mjs: does the Python that the explorer gives read what other programs read from the file itself?
import { spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";
import { findPython } from "./python.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));
const main = join(process.env.MIRAZARR_PROJECT ?? root, "dist/cli/main.js");

/** What is shown, and the same by another program: `FILE` is the file, `np` NumPy. */
const CASES = [
	{
		files: ["sea-surface.nc"],
		path: "/sst",
		dimensions: ["time", "lat", "lon"],
		parts: [1, { start: 8, stop: 10 }, { start: 33, stop: 37 }],
		truth: "__import__('netCDF4').Dataset(FILE)['sst'][1, 8:10, 33:37].filled(np.nan)",
	},
	{
		files: ["ocean-colour.nc"],
		path: "/biology/chlorophyll",
		dimensions: ["time", "lat", "lon"],
		parts: [{ start: 0, stop: 3 }, 40, { start: 20, stop: 60 }],
		truth: "__import__('netCDF4').Dataset(FILE)['biology/chlorophyll'][:, 40, 20:60].filled(np.nan)",
	},
	{
		files: ["elevation.tif"],
		path: "/0",
		dimensions: ["y", "x"],
		parts: [
			{ start: 118, stop: 122 },
			{ start: 225, stop: 250 },
		],
		truth: "__import__('rasterio').open(FILE).read(1, masked=True)[118:122, 225:250].astype('f8').filled(np.nan)",
	},
	{
		files: ["gauge-2024.nc", "gauge-2025.nc"],
		join: { along: undefined, policies: ["convertTime"], join: "exact", drop: [], group: undefined },
		path: "/level",
		dimensions: ["time"],
		parts: [{ start: 1, stop: 7 }],
		truth:
			"np.concatenate([__import__('netCDF4').Dataset(f)['level'][:].filled(np.nan) for f in (FILE, FILE.replace('2024', '2025'))])[1:7]",
	},
];

async function snippets(folder) {
	const outfile = join(folder, "snippets.mjs");
	const entry = join(root, "web/page/takeaway/snippets.ts");
	await build({ entryPoints: [entry], bundle: true, format: "esm", outfile, logLevel: "silent" });
	return import(pathToFileURL(outfile).href);
}

async function check(one, { python, buildCommand }, command, folder) {
	const sources = one.files.map((name) => join(root, "samples", name));
	const shown = {
		join: undefined,
		shape: one.dimensions,
		masking: {},
		cell: undefined,
		zarrFormat: 2,
		...one,
		sources,
	};
	const line = buildCommand(shown).replace(/^npx mirazarr/, `"${process.execPath}" "${main}"`);
	const built = spawnSync("sh", ["-c", line], { cwd: folder, encoding: "utf8" });
	if (built.status !== 0) return built.stderr;
	const script = join(folder, "shown.py");
	const compared = [
		"import sys, warnings; import numpy as np; warnings.simplefilter('ignore')",
		`FILE = ${JSON.stringify(sources[0])}`,
		`truth = ${one.truth}`,
		"same = truth.shape == values.shape and np.allclose(truth, values, rtol=1e-6, equal_nan=True)",
		"assert same and np.isnan(truth).any() and not np.isnan(truth).all(), (truth, values)",
		"sys.stdout.flush(); __import__('os')._exit(0)",
	];
	await writeFile(script, [python(shown), ...compared].join("\n"));
	const { status, stderr } = spawnSync(command, [script], { cwd: folder, encoding: "utf8" });
	return status === 0 ? undefined : stderr;
}

async function run() {
	const python = findPython(root);
	if ("problem" in python) {
		console.log(`skipped: ${python.problem}`);
		return process.env.CI || process.env.MIRAZARR_PYTHON ? 1 : 0;
	}
	const folder = await mkdtemp(join(tmpdir(), "mirazarr-snippets-"));
	try {
		const made = await snippets(folder);
		let failed = 0;
		for (const one of CASES) {
			const problem = await check(one, made, python.command, folder);
			if (problem !== undefined) failed++;
			console.log(
				`${problem === undefined ? "same" : "DIFFERS"} ${one.files.join(" ")} ${one.path}${problem ? `\n${problem}` : ""}`,
			);
		}
		return failed === 0 ? 0 : 1;
	} finally {
		await rm(folder, { recursive: true });
	}
}

process.exitCode = await run();
