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

const require = createRequire(import.meta.url);
const root = fileURLToPath(new URL("..", import.meta.url));
const source = join(root, "src/");
const { exports, bin } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

/** Writes the entries of package.json and the files that they share to a folder. Gives what was written, as rolldown tells it. */
export async function bundle(folder) {
	const build = await rolldown({
		input: Object.fromEntries([...entries(), ...WORKERS].map((entry) => [entry, join(source, `${entry}.ts`)])),
		plugins: [workerInside(await workerText())],
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
		codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: partOf(), debugName: "rooms" }] },
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

/** Scripts that workers run: in browsers, and in Node. */
const WORKERS = ["read/workers/worker", "read/workers/thread", "exec/thread"];

/** Decoders of packages, larger than all the others together: a worker without them refuses, and the page decodes. */
const LEFT_OUT = [/^numcodecs/, /^fflate$/];

/** The script of the workers of browsers as one text, for pages that do not find its file. */
async function workerText() {
	const build = await rolldown({
		input: join(source, "read/workers/worker.ts"),
		platform: "browser",
		external: LEFT_OUT,
		transform: { define: { "import.meta": "{}" } },
	});
	const { output } = await build.generate({ format: "iife", codeSplitting: false, minify: true });
	return output[0].code;
}

/** Puts that text where `src/read/workers/worker-source.ts` has none. */
function workerInside(text) {
	return {
		name: "worker-inside",
		load: (id) =>
			id === join(source, "read/workers/worker-source.ts")
				? `export const workerSource = ${JSON.stringify(text)};`
				: null,
	};
}

/** WebAssembly files as URLs that hold them. */
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

/** In which file a module goes; undefined where the bundler is to decide by who needs it. */
function partOf() {
	const reached = new Map();
	/** Everything that a module loads at once. */
	function loadedBy(entry, modules) {
		const known = reached.get(entry);
		if (known !== undefined) return known;
		const seen = new Set();
		const visit = (id) => {
			if (seen.has(id)) return;
			seen.add(id);
			for (const next of modules.getModuleInfo(id)?.importedIds ?? []) visit(next);
		};
		visit(join(source, entry));
		reached.set(entry, seen);
		return seen;
	}
	return (id, modules) => {
		if (!id.startsWith(source)) return null;
		const [room, folder] = id.slice(source.length).split("/");
		// The register of coordinate systems is larger than all the rest of these rooms, and most programs never look at it.
		if (room === "cf" && folder === "register" && !loadedBy("index.ts", modules).has(id)) return null;
		if (["errors.ts", "diagnostics.ts", "zarr", "fill", "cf"].includes(room)) return "values";
		if (room === "dataset") return "dataset";
		// The one module that zarrita must be installed for: the command does without.
		if (room === "codecs" && folder === "zarrita.ts") return "zarrita";
		if (loadedBy("index.ts", modules).has(id)) return "engine";
		return null;
	};
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	await bundle(join(root, "dist"));
	await bundleServiceWorker(join(root, "dist"));
}
