/** The page as the simplest static host serves it: compressed, with nothing but its files, and without ranges. */
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { dirname, extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const web = join(dirname(fileURLToPath(import.meta.url)), "../../dist/web");
const TYPES = {
	".html": "text/html; charset=utf-8",
	".js": "text/javascript",
	".css": "text/css",
	".svg": "image/svg+xml",
	".json": "application/json",
	".wasm": "application/wasm",
};

/**
 * Serves `dist/web` or another folder, on a free port unless one is given, below a path; `sent` has what went over the wire, request by
 * request. Where nothing is, the folder's `404.html` is sent, as static hosts do.
 */
export async function startPageServer(port = 0, folder = web, under = "/") {
	const sent = [];
	const server = createServer(async ({ url }, response) => {
		const { pathname } = new URL(url, "http://here");
		const path = pathname.startsWith(under) ? pathname.slice(under.length - 1) : "/none";
		const name = normalize(decodeURIComponent(path.endsWith("/") ? `${path}index.html` : path));
		try {
			const bytes = await readFile(join(folder, name));
			const type = TYPES[extname(name)];
			const body = type === undefined ? bytes : gzipSync(bytes, { level: 9 });
			sent.push({ path: name, bytes: body.length });
			response.writeHead(200, {
				"Content-Type": type ?? "application/octet-stream",
				...(type === undefined ? {} : { "Content-Encoding": "gzip" }),
			});
			response.end(body);
		} catch {
			const page = await readFile(join(folder, "404.html")).catch(() => undefined);
			response.writeHead(404, page === undefined ? {} : { "Content-Type": TYPES[".html"] }).end(page);
		}
	}).listen(port, "127.0.0.1");
	await once(server, "listening");
	return {
		url: `http://127.0.0.1:${server.address().port}${under}`,
		sent,
		async close() {
			server.closeAllConnections();
			server.close();
		},
	};
}
