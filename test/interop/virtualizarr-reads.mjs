// Does VirtualiZarr read from our references what xarray reads from the files themselves? Of every NetCDF file of the corpus, in
// every form that we write. What it refuses is counted; what it reads otherwise without a word is a failure.
import { spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { findPython } from "./python.mjs";
import { netcdfCases } from "./target-cases.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));
const python = findPython(root);
const folder = await mkdtemp(join(tmpdir(), "mirazarr-virtualizarr-"));
try {
	const cases = await netcdfCases(root, folder, new RegExp(process.env.MIRAZARR_MATCH ?? ""));
	const list = join(folder, "cases.json");
	await writeFile(list, JSON.stringify(cases));
	const script = fileURLToPath(new URL("virtualizarr-reads.py", import.meta.url));
	process.exitCode =
		"problem" in python
			? Number(process.env.CI !== undefined)
			: (spawnSync(python.command, [script, list], { stdio: "inherit" }).status ?? 1);
} finally {
	await rm(folder, { recursive: true });
}
