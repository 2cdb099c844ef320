// node test/interop/grib-flavors.mjs: do kerchunk and gribberish, through our references, decode what ecCodes decodes?
//
// Twenty GRIB files of the corpus, drawn by the hash of their names; `--all` takes every one. Each is written as Kerchunk JSON with
// Zarr v2, which names kerchunk's codec, and with Zarr v3 in the flavor of gribberish. The environment variables are those of
// run.mjs; the Python needs eccodes and gribberish besides. MIRAZARR_PROJECT is a folder with another build in dist/.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { corpusFiles } from "./drawn-files.mjs";
import { findPython } from "./python.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));
const project = process.env.MIRAZARR_PROJECT ?? root;
const COUNT = 20;

const FLAVORS = {
	kerchunk: { zarrFormat: 2 },
	gribberish: { zarrFormat: 3, codecFlavor: "gribberish" },
};

function chooseFiles() {
	const hash = ({ name }) => createHash("sha256").update(name).digest("hex");
	const match = new RegExp(process.env.MIRAZARR_MATCH ?? "");
	const files = corpusFiles(root).filter(({ name, format }) => format === "grib" && match.test(name));
	if (process.argv.includes("--all")) return files;
	return files.sort((a, b) => (hash(a) < hash(b) ? -1 : 1)).slice(0, COUNT);
}

/** References of a file in a flavor; nothing is inlined, so that what is not referenced is refused by name. */
async function writeFlavor(store, options, path, { writeKerchunkJson }) {
	const references = await writeKerchunkJson(store, {
		...options,
		onUnsupported: "skip",
		inlineBudget: { arrayBytes: 2 ** 16 },
	});
	await writeFile(path, references.text());
	const refused = references.diagnostics.filter(({ message }) => message.startsWith("it is not in the references"));
	return { references: path, refused: refused.map((diagnostic) => `${diagnostic.path}: ${diagnostic.message}`) };
}

async function describeFile(file, folder, api) {
	try {
		const store = await api.openStore(file.path);
		const flavors = {};
		for (const [flavor, options] of Object.entries(FLAVORS)) {
			const path = join(folder, `${flavor}.json`);
			flavors[flavor] = await writeFlavor(store, options, path, api).catch((error) => ({ error: String(error) }));
		}
		return { ...file, flavors };
	} catch (error) {
		// What does not open at all is for the corpus check to judge.
		return { ...file, flavors: {}, note: String(error) };
	}
}

async function main() {
	const files = chooseFiles();
	if (files.length === 0) {
		console.log("skipped: there is no corpus");
		return 0;
	}
	const python = findPython(root);
	if ("problem" in python) {
		console.log(`skipped: ${python.problem}`);
		return process.env.CI || process.env.MIRAZARR_PYTHON ? 1 : 0;
	}
	const { openStore } = await import(pathToFileURL(join(project, "dist/node.js")).href);
	const { writeKerchunkJson } = await import(pathToFileURL(join(project, "dist/write/kerchunk-json.js")).href);
	const folder = await mkdtemp(join(tmpdir(), "mirazarr-grib-flavors-"));
	let failed = 0;
	try {
		for (const [i, file] of files.entries()) {
			const described = await describeFile(file, folder, { openStore, writeKerchunkJson });
			const list = join(folder, `${i}.case.json`);
			await writeFile(list, JSON.stringify(described));
			const script = fileURLToPath(new URL("grib-flavors.py", import.meta.url));
			if (spawnSync(python.command, [script, list], { stdio: "inherit" }).status !== 0) failed++;
		}
	} finally {
		await rm(folder, { recursive: true });
	}
	console.log(`${files.length - failed} of ${files.length} files are decoded by others as by ecCodes`);
	return failed === 0 ? 0 : 1;
}

process.exitCode = await main();
