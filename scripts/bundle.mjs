/**
 * The JavaScript of the package: dist/ in few files. A program that starts, or a page, waits for every file of the library that it
 * loads one after another; as modules of their own there were 400 of them. What is loaded only when it is needed (a format, a
 * codec, a command) stays apart, and the declarations beside are those of the modules.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";
import { keepNeededDeclarations } from "./bundle/declarations.mjs";
import { exportsForBundlers } from "./bundle/exports.mjs";
import { wasmInside, withoutEncoders, workerBeside, workerInside, workerText } from "./bundle/inside.mjs";
import { partOf } from "./bundle/parts.mjs";
import { fewerRounds } from "./bundle/rounds.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const source = join(root, "src/");
const { exports, bin, version, license, homepage } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

/** Writes the entries of package.json and the files that they share to a folder. Gives what was written, as rolldown tells it. */
export async function bundle(folder) {
	const worker = await workerText(source);
	const build = await rolldown({
		input: Object.fromEntries([...entries(), ...THREADS].map((entry) => [entry, join(source, `${entry}.ts`)])),
		plugins: [workerInside(source, worker), workerBeside(worker), wasmInside(source), fewerRounds, exportsForBundlers],
		// Packages stay packages: they are updated, and found twice, by whoever installs them.
		external: (name) => !name.startsWith(".") && !name.startsWith("/"),
		platform: "neutral",
		preserveEntrySignatures: "allow-extension",
	});
	const { output } = await build.write({
		dir: folder,
		format: "esm",
		entryFileNames: "[name].js",
		chunkFileNames: "parts/[name].js",
		comments: { annotation: true, legal: true, jsdoc: false },
		codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: partOf(source), debugName: "parts" }] },
	});
	return output;
}

/**
 * The service worker that pages host: one file with everything in it, for a worker must not import when it is needed, and a page
 * should have to host one file alone. A classic script, so that other workers can load it with `importScripts`.
 */
export async function bundleServiceWorker(folder) {
	const build = await rolldown({
		input: join(source, "serve/service-worker/start.ts"),
		platform: "browser",
		plugins: [wasmInside(source)],
		// A service worker starts no workers: what would find their script is never asked.
		transform: { define: { "import.meta": "{}" } },
	});
	const { output } = await build.write({
		file: join(folder, "service-worker.js"),
		format: "iife",
		codeSplitting: false,
		minify: true,
		comments: { annotation: false, legal: true, jsdoc: false },
	});
	return output;
}

/**
 * The library in one file, for a script tag: the names of `mirazarr` in a global `mirazarr`, with every format, codec and kernel, the workers
 * and zarrita inside. A classic script, which works from any folder; as a module it sets the same global.
 */
export async function bundleSingleFile(folder) {
	const build = await rolldown({
		input: join(source, "index.ts"),
		platform: "browser",
		plugins: [workerInside(source, await workerText(source)), wasmInside(source), withoutEncoders],
		// Nothing lies beside it: workers are started from their text.
		transform: { define: { "import.meta": "{}" } },
	});
	const { output } = await build.write({
		file: join(folder, SINGLE_FILE),
		format: "iife",
		name: "mirazarr",
		codeSplitting: false,
		minify: true,
		comments: { annotation: false, legal: true, jsdoc: false },
		postBanner: `/*! mirazarr ${version}, ${license}, ${homepage}; packages inside: THIRD-PARTY-NOTICES.md there */`,
		footer: "globalThis.mirazarr = mirazarr;",
	});
	return output;
}

const SINGLE_FILE = "mirazarr.min.js";

/** The scripts that threads of Node run. */
const THREADS = ["read/workers/thread", "exec/thread"];

/** The entries of the package and its command, as names in src/ without their ends. */
function entries() {
	const files = Object.values(exports).flatMap((entry) =>
		typeof entry === "string" ? [] : [entry.node?.default, entry.default],
	);
	const named = [...files, ...Object.values(bin)].filter((file) => file !== undefined);
	return [...new Set(named)].map((file) => file.replace(/^\.\/dist\/(.*)\.js$/, "$1"));
}

/** The declarations of the entries, as files of dist/. */
function declarations() {
	const files = Object.values(exports).flatMap((entry) =>
		typeof entry === "string" ? [] : [entry.node?.types, entry.types],
	);
	return files.flatMap((file) => (file === undefined ? [] : [file.replace("./dist/", "")]));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	await bundle(join(root, "dist"));
	await bundleServiceWorker(join(root, "dist"));
	await bundleSingleFile(join(root, "dist"));
	keepNeededDeclarations(join(root, "dist"), declarations());
}
