// npm run test:interop: does xarray, through our references, read what it reads from the files themselves?
//
// MIRAZARR_PYTHON  the Python to use; otherwise one is set up from requirements.txt, if there is a python3 of 3.12 or newer
// MIRAZARR_CORPUS  a folder of real files with a manifest.tsv; otherwise ../shared/corpus beside the project, if it is there
// MIRAZARR_MATCH   a regular expression: only the cases whose names it matches
//
// Without a usable Python the tests are skipped; that is a failure where CI is set or MIRAZARR_PYTHON was given.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { fileCases } from "./file-cases.mjs";
import { icechunkCases } from "./icechunk-cases.mjs";
import { exchangeIcechunk } from "./icechunk-exchange.mjs";
import { comparePeers } from "./peer-cases.mjs";
import { findPython } from "./python.mjs";
import { storeCases } from "./store-cases.mjs";
import { targetCases } from "./target-cases.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));

function buildIfMissing() {
	if (existsSync(join(root, "dist/node.js"))) return;
	const { status } = spawnSync("npm", ["run", "build"], { cwd: root, stdio: "inherit" });
	if (status !== 0) throw new Error("the build failed");
}

async function main() {
	const python = findPython(root);
	if ("problem" in python) {
		console.log(`skipped: ${python.problem}`);
		return process.env.CI || process.env.MIRAZARR_PYTHON ? 1 : 0;
	}
	buildIfMissing();
	const match = new RegExp(process.env.MIRAZARR_MATCH ?? "");
	const folder = await mkdtemp(join(tmpdir(), "mirazarr-interop-"));
	try {
		const cases = [...(await fileCases(root, folder, match)), ...(await storeCases(root, folder, match))];
		const statuses = [
			await compare(python.command, "compare.py", cases, folder),
			await compare(python.command, "targets.py", await targetCases(root, folder, match), folder),
			await compare(python.command, "icechunk-repositories.py", await icechunkCases(root, folder, match), folder),
			await exchangeIcechunk(root, folder, match, python.command),
			await comparePeers(root, folder, match, python.command),
		];
		return Math.max(...statuses);
	} finally {
		await rm(folder, { recursive: true });
	}
}

async function compare(python, script, cases, folder) {
	if (cases.length === 0) return 0;
	const list = join(folder, `${script}.json`);
	await writeFile(list, JSON.stringify(cases));
	return spawnSync(python, [fileURLToPath(new URL(script, import.meta.url)), list], { stdio: "inherit" }).status ?? 1;
}

process.exitCode = await main();
