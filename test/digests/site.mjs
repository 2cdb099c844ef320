/** The web site of the pages, on this machine alone: the pages with the built package, and the files of the corpus by ranges. */
import { once } from "node:events";
import { open, readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { dirname, join, sep } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, "../..");
const { build } = createRequire(join(root, "package.json"))("esbuild");

/** Starts the site over the files in a folder. */
export async function startSite(folder) {
	const scripts = await bundle();
	const server = createServer(async (request, response) => {
		try {
			await answer(request, response, folder, scripts);
		} catch (error) {
			response.writeHead(["ENOENT", "EISDIR", "ENOTDIR"].includes(error.code) ? 404 : 500).end();
		}
	}).listen(0, "127.0.0.1");
	await once(server, "listening");
	return {
		url: `http://127.0.0.1:${server.address().port}`,
		close() {
			server.closeAllConnections();
			server.close();
		},
	};
}

async function answer(request, response, folder, scripts) {
	const [, kind, ...names] = decodeURIComponent(new URL(request.url, "http://here").pathname).split("/");
	if (kind === "show") return send(response, "text/html; charset=utf-8", html(names[0]));
	if (kind === "scripts" && scripts.has(names.join("/")))
		return send(response, "text/javascript", scripts.get(names.join("/")));
	// The package asks for WebAssembly of other packages beside its own scripts.
	if (kind === "scripts")
		return send(response, "application/wasm", await readFile(join(root, "node_modules", ...names)));
	const path = join(folder, ...names);
	if (kind !== "files" || !path.startsWith(folder + sep)) return response.writeHead(404).end();
	return sendRange(path, request, response);
}

function send(response, type, body) {
	response.writeHead(200, { "Content-Type": type, "Cache-Control": "no-store" }).end(body);
}

async function sendRange(path, { method, headers }, response) {
	const file = await open(path);
	try {
		const { size } = await file.stat();
		const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? "bytes=0-") ?? [];
		const begin = first === "" ? Math.max(size - Number(last), 0) : Number(first);
		const end = first === "" || last === "" ? size : Math.min(Number(last) + 1, size);
		if (begin >= end && size > 0) return response.writeHead(416, { "Content-Range": `bytes */${size}` }).end();
		const part = Buffer.alloc(method === "HEAD" ? 0 : end - begin);
		await file.read(part, 0, part.length, begin);
		response.writeHead(headers.range === undefined ? 200 : 206, {
			"Content-Type": "application/octet-stream",
			"Content-Length": end - begin,
			"Accept-Ranges": "bytes",
			"Cache-Control": "no-store",
			...(headers.range === undefined ? {} : { "Content-Range": `bytes ${begin}-${end - 1}/${size}` }),
		});
		response.end(part);
	} finally {
		await file.close();
	}
}

function html(page) {
	return `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,"><title>${page}</title>
<script type="module" src="/scripts/${page}.js"></script></html>`;
}

/** The pages and the worker with the package, in parts that are loaded when they are needed: as users of bundlers have it. */
async function bundle() {
	const { outputFiles } = await build({
		entryPoints: ["page", "beside-page", "pooled-page", "worker"].map((name) => join(here, "places", `${name}.js`)),
		bundle: true,
		splitting: true,
		format: "esm",
		platform: "browser",
		outdir: "/scripts",
		write: false,
		logLevel: "error",
		alias: { mirazarr: join(root, "dist/index.js") },
		nodePaths: [join(root, "node_modules")],
	});
	return new Map(outputFiles.map(({ path, contents }) => [path.replace(/^.*\/scripts\//, ""), contents]));
}
