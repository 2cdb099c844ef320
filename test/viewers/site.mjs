/** The web site of the pages, on this machine alone: the pages with their viewers, the files, the service worker. */
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, "../..");
const { build } = createRequire(join(root, "package.json"))("esbuild");

const TYPES = { js: "text/javascript", mjs: "text/javascript", css: "text/css", wasm: "application/wasm" };

/** Starts the site; `pages` are names in `pages/`. */
export async function startSite(pages) {
	const scripts = await bundle(pages);
	const slow = new SlowFile();
	const server = createServer(async (request, response) => {
		const path = new URL(request.url, "http://here").pathname;
		const [, folder, name] = path.split("/");
		try {
			if (folder === "slow") return await slow.answer(name, request, response);
			if (folder === "cut" && isLater(request)) return response.writeHead(503, { "Retry-After": "0" }).end();
			if (folder === "cut" || folder === "files") return await answerRange(name, request, response);
			const { type, body } = await answer(path, scripts);
			response.writeHead(200, { "Content-Type": type, "Cache-Control": "no-store" }).end(body);
		} catch {
			response.writeHead(404).end();
		}
	}).listen(0, "127.0.0.1");
	await once(server, "listening");
	return {
		url: `http://127.0.0.1:${server.address().port}`,
		slow,
		close() {
			server.closeAllConnections();
			server.close();
		},
	};
}

/** A file of which only the beginning comes; whoever asks for more waits until it gives up. */
class SlowFile {
	#asked = resolvers();
	#givenUp = resolvers();

	async answer(name, request, response) {
		if (!isLater(request)) return answerRange(name, request, response);
		response.on("close", () => this.#givenUp.resolve());
		this.#asked.resolve();
	}

	/** When somebody waits. */
	asked() {
		return this.#asked.promise;
	}

	/** When nobody waits any more. */
	givenUp() {
		return this.#givenUp.promise;
	}
}

function resolvers() {
	let resolve;
	const promise = new Promise((done) => {
		resolve = done;
	});
	return { promise, resolve };
}

/** True for a range behind what readers ask for first. */
function isLater({ headers }) {
	return Number(/bytes=(\d+)-/.exec(headers.range ?? "")?.[1] ?? 0) > 0;
}

async function answerRange(name, { headers }, response) {
	const bytes = await readFile(join(here, "fixtures", name));
	const [, first, last] = /bytes=(\d+)-(\d*)/.exec(headers.range ?? "bytes=0-");
	const part = bytes.subarray(Number(first), last === "" ? undefined : Number(last) + 1);
	const range = `bytes ${first}-${Number(first) + part.length - 1}/${bytes.length}`;
	response.writeHead(206, { "Content-Range": range, "Content-Type": "application/octet-stream" }).end(part);
}

async function answer(path, scripts) {
	const [, folder, ...names] = path.split("/");
	const type = TYPES[path.split(".").at(-1)] ?? "application/octet-stream";
	if (folder === "show")
		return { type: "text/html; charset=utf-8", body: html(names[0], scripts.has(`${names[0]}.css`)) };
	if (folder === "favicon.ico") return { type: "image/x-icon", body: "" };
	if (folder === "scripts") {
		const body = scripts.get(names.join("/"));
		if (body === undefined) throw new Error(path);
		return { type, body };
	}
	const places = {
		lib: join(here, "node_modules", ...names),
		"service-worker.js": join(root, "dist/service-worker.js"),
	};
	return { type, body: await readFile(places[folder]) };
}

function html(page, hasStyle) {
	return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${page}</title>
${hasStyle ? `<link rel="stylesheet" href="/scripts/${page}.css">` : ""}
<style>html,body{margin:0;background:#e9eef2;overflow:hidden}#viewer{position:relative;width:100vw;height:100vh}</style>
<div id="viewer"></div><script type="module" src="/scripts/${page}.js"></script></html>`;
}

async function bundle(pages) {
	const entries = pages.map((page) => ({ in: `page:${page}`, out: page }));
	const isNeuroglancer = pages.includes("neuroglancer");
	// It starts workers beside its own script.
	const workers = isNeuroglancer
		? ["chunk_worker.bundle", "async_computation.bundle"].map((name) => ({
				in: `neuroglancer/unstable/${name}.js`,
				out: name,
			}))
		: [];
	const { outputFiles } = await build({
		entryPoints: [...entries, ...workers],
		absWorkingDir: here,
		bundle: true,
		splitting: true,
		format: "esm",
		platform: "browser",
		outdir: "/scripts",
		write: false,
		logLevel: "error",
		define: { "process.env.NODE_ENV": '"production"', global: "globalThis" },
		conditions: NEUROGLANCER_PARTS,
		alias: {
			mirazarr: join(root, "dist/index.js"),
			"mirazarr/service-worker": join(root, "dist/serve/service-worker/index.js"),
		},
		plugins: [pageEntries, noIcons],
	});
	return new Map(outputFiles.map(({ path, contents }) => [path.replace(/^.*\/scripts\//, ""), contents]));
}

/** What is needed of neuroglancer, which has parts for dozens of formats. */
const NEUROGLANCER_PARTS = [
	...["datasource:none_by_default", "datasource/zarr:enabled", "kvstore:none_by_default", "kvstore/http:enabled"],
	...["layer:none_by_default", "layer/image:enabled"],
].map((name) => `neuroglancer/${name}`);

/** Icons, which no picture shows: neuroglancer has them from a package that is on GitHub alone. */
const noIcons = {
	name: "no-icons",
	setup(build) {
		build.onResolve({ filter: /\.svg\?raw$/ }, ({ path }) => ({ path, namespace: "icon" }));
		build.onLoad({ filter: /.*/, namespace: "icon" }, () => ({
			contents: '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
			loader: "text",
		}));
	},
};

const pageEntries = {
	name: "page-entries",
	setup(build) {
		build.onResolve({ filter: /^page:/ }, ({ path }) => ({ path, namespace: "page" }));
		build.onLoad({ filter: /.*/, namespace: "page" }, ({ path }) => {
			const name = path.slice("page:".length);
			if (name === "sharing") return { contents: `import "./${name}.js";`, resolveDir: join(here, "pages") };
			const contents = `import { start } from "./start.js"; import * as viewer from "./${name}.js"; start(viewer);`;
			return { contents, resolveDir: join(here, "pages") };
		});
	},
};
