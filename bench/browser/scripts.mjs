// The scripts of the pages, bundled as applications bundle them: esbuild, with parts that are loaded when they are needed.
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, "../..");
const dist = join(root, "dist");
const { build } = createRequire(join(root, "package.json"))("esbuild");

/** The page of all readers. */
export const TURNS = "turns";
/** Readers that have a page of their own. */
const COLD = ["mirazarr", "h5wasm", "geotiff", "netcdfjs", "zarrita"];
/** A script beside another one, as workers are started: other bundlers know this form, for esbuild it is found here. */
const BESIDE = /new URL\("(\.[^"]+\.js)", import\.meta\.url\)/g;

/** Compressed, by name. Only where functions are looked at do they keep their names. */
export async function bundleScripts() {
	const beside = new Set();
	const pages = await Promise.all([
		bundle([entry(TURNS)], beside, { minify: false }),
		...COLD.map((reader) =>
			bundle([entry(`cold-${reader}`)], beside, { minify: true, chunkNames: `${reader}/[name]-[hash]` }),
		),
	]);
	const workers = [...beside].map((path) => ({ in: path, out: workerName(path) }));
	const started = await bundle(workers, beside, { minify: true, chunkNames: "workers/[name]-[hash]" });
	return new Map([...pages.flat(), ...started, ...(await unbundled())]);
}

/** The page of our package as it is, without a bundler: its files, and those of the page. zarrita, which it names, is one file. */
export const PLAIN = "cold-plain";

/** What the names of packages mean on that page. */
export const PLAIN_IMPORTS = { mirazarr: "/scripts/plain/index.js", zarrita: "/scripts/plain-zarrita.js" };

async function unbundled() {
	const files = readdirSync(dist, { recursive: true }).filter((name) => name.endsWith(".js"));
	const own = files.map((name) => [`plain/${name}`, gzipSync(readFileSync(join(dist, name)))]);
	const pages = join(here, "pages");
	const page = ["cold.js", "readers/mirazarr.js"].map((name) => [
		`plain-pages/${name}`,
		gzipSync(readFileSync(join(pages, name))),
	]);
	const start =
		'import { first } from "./plain-pages/readers/mirazarr.js"; import { show } from "./plain-pages/cold.js"; show(first);';
	const zarrita = { in: join(here, "node_modules/zarrita"), out: "plain-zarrita" };
	const [bundled] = await bundle([zarrita], new Set(), { minify: true, splitting: false });
	return [...own, ...page, [`${PLAIN}.js`, gzipSync(start)], bundled];
}

function entry(name) {
	return { in: `entry:${name}`, out: name };
}

function workerName(path) {
	return `workers/${basename(path, ".js")}`;
}

/** Scripts that are to be had beside these are added to `beside`. */
async function bundle(entryPoints, beside, options) {
	const { outputFiles } = await build({
		entryPoints,
		absWorkingDir: here,
		outdir: "/scripts",
		bundle: true,
		splitting: true,
		format: "esm",
		platform: "browser",
		target: "es2022",
		write: false,
		logLevel: "error",
		// One copy of what both we and an application have.
		alias: { mirazarr: join(dist, "exports/index.js"), zarrita: join(here, "node_modules/zarrita") },
		plugins: [entries, scriptsBeside(beside)],
		...options,
	});
	return outputFiles.map(({ path, contents }) => [path.replace(/^.*?\/scripts\//, ""), gzipSync(contents)]);
}

const entries = {
	name: "entries",
	setup(build) {
		build.onResolve({ filter: /^entry:/ }, ({ path }) => ({ path, namespace: "entry" }));
		build.onLoad({ filter: /.*/, namespace: "entry" }, ({ path }) => {
			const name = path.slice("entry:".length);
			const reader = name.replace(/^cold-/, "");
			const contents =
				name === TURNS
					? 'import * as turns from "./turns.js"; globalThis.turns = turns;'
					: `import { first } from "./readers/${reader}.js"; import { show } from "./cold.js"; show(first);`;
			return { contents, resolveDir: join(here, "pages") };
		});
	},
};

/** Rewrites where our package looks for a script beside its own, and notes which it is. */
function scriptsBeside(found) {
	return {
		name: "scripts-beside",
		setup(build) {
			build.onLoad({ filter: /\.js$/ }, ({ path }) => {
				if (!path.startsWith(join(dist, "parts"))) return undefined;
				const contents = readFileSync(path, "utf8").replaceAll(BESIDE, (_, relative) => {
					found.add(resolve(dirname(path), relative));
					return `new URL("/scripts/${workerName(relative)}.js", import.meta.url)`;
				});
				return { contents, loader: "js" };
			});
		},
	};
}
