// node test/interop/read-files.mjs: are the files that `mirazarr read --output` writes what NumPy, GDAL and xarray take them for?
import { spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { findPython } from "./python.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));
const main = join(process.env.MIRAZARR_PROJECT ?? root, "dist/cli/main.js");

const CASES = [
	{ file: "samples/sea-surface.nc", variable: "sst", range: [0, 30] },
	{ file: "samples/sea-surface.nc", variable: "quality", range: [0, 5] },
	{ file: "test/fixtures/labels/ascending.nc", variable: "v", range: [0, 40] },
	{ file: "test/fixtures/labels/descending.nc", variable: "v", range: [0, 20] },
];

function mirazarr(...args) {
	const { status, stderr } = spawnSync(process.execPath, [main, "read", ...args], { encoding: "utf8" });
	if (status !== 0) throw new Error(`mirazarr read ${args.join(" ")}: ${stderr}`);
}

async function run() {
	const python = findPython(root);
	if ("problem" in python) {
		console.log(`skipped: ${python.problem}`);
		return process.env.CI || process.env.MIRAZARR_PYTHON ? 1 : 0;
	}
	const folder = await mkdtemp(join(tmpdir(), "mirazarr-read-files-"));
	try {
		const cases = CASES.map((one, i) => {
			const file = join(root, one.file);
			const [npy, raw, png, csv] = ["npy", "raw.npy", "png", "csv"].map((end) => join(folder, `${i}.${end}`));
			mirazarr(file, one.variable, "-o", npy);
			mirazarr(file, one.variable, "--raw", "-o", raw);
			mirazarr(file, one.variable, "-o", csv);
			const first = one.file.endsWith("descending.nc") ? [] : ["0"];
			mirazarr(file, one.variable, ...first, "--range", one.range.join(":"), "-o", png);
			return { ...one, file, npy, raw, png, csv };
		});
		const list = join(folder, "cases.json");
		await writeFile(list, JSON.stringify(cases));
		const script = fileURLToPath(new URL("read-files.py", import.meta.url));
		return spawnSync(python.command, [script, list], { stdio: "inherit" }).status ?? 1;
	} finally {
		await rm(folder, { recursive: true });
	}
}

process.exitCode = await run();
