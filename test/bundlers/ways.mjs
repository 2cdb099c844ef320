/**
 * The ways in which applications get the package to a page, each without any configuration for it. A way gives the url of the page, and
 * how to end it. `workersHaveFile` is said of those that know of workers: with the others these are started from a text.
 */
import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { startSite } from "./site.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const { build: esbuild } = createRequire(join(here, "../../package.json"))("esbuild");

export const WAYS = [
	{ name: "no bundler", start: startPlain, workersHaveFile: true },
	{ name: "esbuild", start: startEsbuild, workersHaveFile: false },
	{ name: "vite, while one develops", start: startViteServer, workersHaveFile: false },
	{ name: "vite", start: startVite, workersHaveFile: true },
	{ name: "webpack", start: startWebpack, workersHaveFile: true },
	{ name: "script tag", start: startScript, workersHaveFile: false },
	{ name: "script tag of a module", start: startModuleScript, workersHaveFile: false },
	{ name: "script tag of a page on disk", start: startOnDisk, workersHaveFile: false },
];

/** The files of the package as they are, and an import map; zarrita, which has many files, as one. */
async function startPlain(app) {
	const zarrita = join(here, "../../node_modules/zarrita");
	await esbuild({
		entryPoints: [zarrita],
		bundle: true,
		format: "esm",
		outfile: join(app, "zarrita.js"),
		logLevel: "error",
	});
	const imports = { mirazarr: "./node_modules/mirazarr/dist/index.js", zarrita: "./zarrita.js" };
	const map = `<script type="importmap">${JSON.stringify({ imports })}</script>`;
	writeFileSync(join(app, "plain.html"), page(`${map}<script type="module" src="./main.js"></script>`));
	const { url, close } = await startSite(app);
	return { url: `${url}plain.html`, close };
}

async function startEsbuild(app) {
	const outdir = join(app, "esbuild");
	const entryPoints = [join(app, "main.js")];
	await esbuild({ entryPoints, bundle: true, splitting: true, format: "esm", minify: true, outdir, logLevel: "error" });
	writeFileSync(join(outdir, "index.html"), page('<script type="module" src="./main.js"></script>'));
	return startSite(outdir);
}

async function startViteServer(app) {
	const { createServer } = await import("vite");
	const server = await createServer({ root: app, configFile: false, logLevel: "error", server: { host: "127.0.0.1" } });
	await server.listen();
	return { url: server.resolvedUrls.local[0], close: () => server.close() };
}

async function startVite(app) {
	const { build } = await import("vite");
	const outDir = join(app, "vite");
	await build({ root: app, configFile: false, logLevel: "error", build: { outDir } });
	return startSite(outDir);
}

async function startWebpack(app) {
	const { default: webpack } = await import("webpack");
	const path = join(app, "webpack");
	mkdirSync(path);
	const compiler = webpack({ context: app, entry: "./main.js", mode: "production", output: { path } });
	const stats = await promisify(compiler.run.bind(compiler))();
	await promisify(compiler.close.bind(compiler))();
	if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }));
	writeFileSync(join(path, "index.html"), page('<script defer src="./main.js"></script>'));
	return startSite(path);
}

/** The one file for a script tag, and nothing else of the package. */
async function startScript(app) {
	return startSite(singleFile(app, "", "mirazarr"));
}

/** The same file as a module sets the same global. */
async function startModuleScript(app) {
	return startSite(singleFile(app, ' type="module"', "globalThis.mirazarr"));
}

async function startOnDisk(app) {
	const folder = singleFile(app, "", "mirazarr");
	return { url: pathToFileURL(join(folder, "index.html")).href, close() {} };
}

function singleFile(app, type, name) {
	const folder = join(app, "script");
	mkdirSync(folder);
	copyFileSync(join(app, "node_modules/mirazarr/dist/mirazarr.min.js"), join(folder, "mirazarr.min.js"));
	copyFileSync(join(app, "answer.js"), join(folder, "answer.js"));
	const scripts = `<script${type} src="./mirazarr.min.js"></script><script src="./answer.js"></script>`;
	writeFileSync(join(folder, "index.html"), page(`${scripts}<script${type}>answerWith(${name});</script>`));
	return folder;
}

function page(scripts) {
	return `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,"><title>An application</title>${scripts}</html>`;
}
