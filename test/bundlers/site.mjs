/** Web sites on this machine alone: folders of files, of which ranges can be had, also by pages of other sites. */
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, sep } from "node:path";

const TYPES = { ".html": "text/html; charset=utf-8", ".js": "text/javascript", ".wasm": "application/wasm" };
const OPEN = {
	"Access-Control-Allow-Origin": "*",
	"Access-Control-Allow-Headers": "Range",
	"Access-Control-Expose-Headers": "Content-Range, Content-Length, ETag",
	"Accept-Ranges": "bytes",
	"Cache-Control": "no-store",
};

/** Starts one over a folder; gives its url, and how to end it. */
export async function startSite(folder) {
	const server = createServer(async (request, response) => {
		const { pathname } = new URL(request.url, "http://here");
		const path = join(folder, decodeURIComponent(pathname.endsWith("/") ? `${pathname}index.html` : pathname));
		try {
			if (!path.startsWith(folder + sep)) throw new Error("outside");
			send(request, response, await readFile(path), TYPES[extname(path)] ?? "application/octet-stream");
		} catch {
			response.writeHead(404, OPEN).end();
		}
	}).listen(0, "127.0.0.1");
	await once(server, "listening");
	return {
		url: `http://127.0.0.1:${server.address().port}/`,
		close() {
			server.closeAllConnections();
			server.close();
		},
	};
}

function send({ method, headers }, response, bytes, type) {
	if (method === "OPTIONS") return response.writeHead(204, OPEN).end();
	const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? "") ?? [];
	if (first === undefined) return response.writeHead(200, { ...OPEN, "Content-Type": type }).end(bytes);
	const end = Math.min(Number(last || bytes.length - 1) + 1, bytes.length);
	const range = `bytes ${first}-${end - 1}/${bytes.length}`;
	response
		.writeHead(206, { ...OPEN, "Content-Type": type, "Content-Range": range })
		.end(bytes.subarray(Number(first), end));
}
