/**
 * The JavaScript of the package: dist/ in few files. A program that starts, or a page, waits for every file of the library that it
 * loads one after another; as modules of their own there were 400 of them. What is loaded only when it is needed (a format, a
 * codec, a command) stays apart, and the declarations beside are those of the modules.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";
import { exportsForBundlers } from "./bundle/exports.mjs";
import { partOf } from "./bundle/parts.mjs";
import { fewerRounds } from "./bundle/rounds.mjs";

const require = createRequire(import.meta.url);
const root = fileURLToPath(new URL("..", import.meta.url));
const source = join(root, "src/");
const { exports, bin } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

/** Writes the entries of package.json and the files that they share to a folder. Gives what was written, as rolldown tells it. */
export async function bundle(folder) {
	const build = await rolldown({
		input: Object.fromEntries([...entries(), ...THREADS].map((entry) => [entry, join(source, `${entry}.ts`)])),
		plugins: [workerInside(await workerText()), wasmInside, fewerRounds, exportsForBundlers],
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
		plugins: [wasmInside],
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

/** The scripts that threads of Node run. */
const THREADS = ["read/workers/thread", "exec/thread"];

/** Decoders of packages, larger than all the others together: a worker without them refuses, and the page decodes. */
const LEFT_OUT = /^(numcodecs|fflate)(\/|$)/;

/**
 * The script of the workers of browsers, in one piece: some bundlers cannot load parts of a worker later (vite, unless it is told to), and
 * where its file is not found its text does as well.
 */
async function workerText() {
	const build = await rolldown({
		input: join(source, "read/workers/worker.ts"),
		platform: "browser",
		plugins: [leftOut],
		transform: { define: { "import.meta": "{}" } },
	});
	const { output } = await build.generate({ format: "iife", codeSplitting: false, minify: true });
	return output[0].code;
}

const leftOut = {
	name: "left-out",
	resolveId: (id) => (LEFT_OUT.test(id) ? `\0${id}` : null),
	load: (id) => (id.startsWith("\0") ? 'throw new Error("this is not part of the worker");' : null),
};

/** Puts that text where `src/read/workers/worker-source.ts` has none, and to a file. */
function workerInside(text) {
	return {
		name: "worker-inside",
		load: (id) =>
			id === join(source, "read/workers/worker-source.ts")
				? `export const workerSource = ${JSON.stringify(text)};`
				: null,
		generateBundle() {
			this.emitFile({ type: "asset", fileName: "read/workers/worker.js", source: text });
		},
	};
}

/**
 * WebAssembly files of packages as URLs that hold them: bundlers do not all find a file of another package, and a file that is bundled
 * beforehand, as vite does while one develops, does not find it at all.
 */
const wasmInside = {
	name: "wasm-inside",
	transform(code, id) {
		if (!id.startsWith(source) || !code.includes(".wasm")) return null;
		return code.replace(/new URL\("([^"]+\.wasm)", import\.meta\.url\)/g, (_, specifier) => {
			const bytes = readFileSync(require.resolve(specifier));
			return `new URL("data:application/wasm;base64,${bytes.toString("base64")}")`;
		});
	},
};

/** The entries of the package and its command, as names in src/ without their ends. */
function entries() {
	const files = Object.values(exports).flatMap((entry) =>
		typeof entry === "string" ? [] : [entry.node?.default, entry.default],
	);
	const named = [...files, ...Object.values(bin)].filter((file) => file !== undefined);
	return [...new Set(named)].map((file) => file.replace(/^\.\/dist\/(.*)\.js$/, "$1"));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	await bundle(join(root, "dist"));
	await bundleServiceWorker(join(root, "dist"));
}
