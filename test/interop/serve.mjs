// node test/interop/serve.mjs: do xarray, zarr-python and GDAL read through `mirazarr serve` what they read from the files?
//
// Thirty files of the corpus, chosen by a hash of their names among those that open, are served as they are, decoded, and
// transcoded. The environment variables are those of run.mjs; the Python needs h5py, rasterio and aiohttp besides.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath, pathToFileURL } from "node:url";
import { findPython } from "./python.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));
const corpus = process.env.MIRAZARR_CORPUS ?? resolve(root, "../shared/corpus");

/** How many files of each format. */
const CHOSEN = { netcdf3: 6, netcdf4: 8, hdf5: 5, tiff: 6, zarr: 5 };
/** Larger ones would take long, and show nothing more. */
const LARGEST_BYTES = 4_000_000;

const MODES = {
	none: [],
	decoded: ["--decoded"],
	raw: ["--transcode", "raw"],
	zstd: ["--transcode", "zstd"],
	"decoded-zstd": ["--decoded", "--transcode", "zstd"],
};

async function chooseFiles() {
	const { openStore } = await import(pathToFileURL(join(root, "dist/node.js")).href);
	const [head, ...rows] = readFileSync(join(corpus, "manifest.tsv"), "utf8")
		.trimEnd()
		.split("\n")
		.map((line) => line.split("\t"));
	const column = (name) => head.indexOf(name);
	const match = new RegExp(process.env.MIRAZARR_MATCH ?? "");
	const files = rows
		.filter((row) => Number(row[column("size")]) <= LARGEST_BYTES && row[column("reader_status")] === "ok")
		.map((row) => ({ name: row[column("file")], format: row[column("format")] }))
		.filter(({ name, format }) => format in CHOSEN && match.test(name))
		.sort((a, b) => (hash(a.name) < hash(b.name) ? -1 : 1));
	const chosen = [];
	for (const [format, count] of Object.entries(CHOSEN)) {
		let taken = 0;
		for (const file of files.filter((each) => each.format === format)) {
			if (taken === count) break;
			const path = join(corpus, "files", file.name);
			if (!(await opens(openStore, path))) continue;
			taken++;
			chosen.push({ ...file, path });
		}
	}
	return chosen;
}

async function opens(openStore, path) {
	try {
		return [...(await openStore(path)).contents()].some(({ kind }) => kind === "array");
	} catch {
		return false;
	}
}

function hash(text) {
	return createHash("sha256").update(text).digest("hex");
}

/** A server over the files; gives their URLs, and ends with `stop`. */
async function serve(paths, options) {
	const args = [join(root, "dist/cli/main.js"), "serve", ...paths, "--port", "0", ...options];
	const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "ignore"] });
	const urls = [];
	for await (const line of createInterface({ input: child.stdout })) {
		urls.push(line.split("  ", 1)[0]);
		if (urls.length === paths.length) break;
	}
	if (urls.length < paths.length) throw new Error("the server ended before it began");
	const stop = async () => {
		child.kill("SIGTERM");
		const [code] = await once(child, "exit");
		if (code !== 0) throw new Error(`the server ended with ${code}`);
	};
	return { urls, stop };
}

async function main() {
	if (!existsSync(join(corpus, "manifest.tsv"))) {
		console.log("skipped: there is no corpus");
		return 0;
	}
	const python = findPython(root);
	if ("problem" in python) {
		console.log(`skipped: ${python.problem}`);
		return process.env.CI || process.env.MIRAZARR_PYTHON ? 1 : 0;
	}
	const files = await chooseFiles();
	const servers = new Map();
	const folder = await mkdtemp(join(tmpdir(), "mirazarr-serve-"));
	try {
		const paths = files.map(({ path }) => path);
		for (const [mode, options] of Object.entries(MODES)) servers.set(mode, await serve(paths, options));
		const cases = files.map((file, i) => ({
			...file,
			urls: Object.fromEntries(Array.from(servers, ([mode, { urls }]) => [mode, urls[i]])),
		}));
		const list = join(folder, "cases.json");
		await writeFile(list, JSON.stringify(cases));
		const compare = fileURLToPath(new URL("serve.py", import.meta.url));
		const child = spawn(python.command, [compare, list], { stdio: "inherit" });
		const [code] = await once(child, "exit");
		return code ?? 1;
	} finally {
		for (const { stop } of servers.values()) await stop();
		await rm(folder, { recursive: true });
	}
}

if (!existsSync(join(root, "dist/node.js"))) spawnSync("npm", ["run", "build"], { cwd: root, stdio: "inherit" });
process.exitCode = await main();
