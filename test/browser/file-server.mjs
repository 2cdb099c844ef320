/** Files on a server of another origin, as servers are: good ones, and each with one fault. */
import { once } from "node:events";
import { open, stat } from "node:fs/promises";
import { createServer } from "node:http";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "../..");

const CORS = {
	"Access-Control-Allow-Origin": "*",
	"Access-Control-Allow-Headers": "Range, If-Match, If-Range",
	"Access-Control-Expose-Headers": "Content-Range, Content-Length, ETag, Accept-Ranges",
};

/**
 * Serves `/good/…` and the same with a fault: `/no-cors/…`, `/no-ranges/…` (200 and all bytes, whatever was asked for), `/resets/…` (the
 * connection ends in the middle of an answer), `/refuses/…` (403), `/slow/…` (nothing comes), `/head-only/…` (everything behind the first 64 kB is a 500). Files are those of the repository by their
 * paths, or that were put there.
 */
export async function startFileServer() {
	const put = new Map();
	const requests = [];
	const waiting = new Set();
	let isHealed = false;
	const server = createServer(async (request, response) => {
		const { pathname } = new URL(request.url, "http://here");
		const [, way = "", ...rest] = decodeURIComponent(pathname).split("/");
		const name = rest.join("/");
		const cors = way === "no-cors" ? {} : CORS;
		if (request.method === "OPTIONS") {
			response.writeHead(way === "no-cors" ? 405 : 204, cors).end();
			return;
		}
		const asking = { way, name, method: request.method, range: request.headers.range, bytes: 0 };
		requests.push(asking);
		if (way === "slow" && !isHealed) {
			waiting.add(response);
			response.on("close", () => waiting.delete(response));
			return;
		}
		if (way === "refuses") {
			response.writeHead(403, cors).end();
			return;
		}
		const file = await bytesOf(put.get(name) ?? join(root, name)).catch(() => undefined);
		if (file === undefined) {
			response.writeHead(404, cors).end();
			return;
		}
		const asked = way === "no-ranges" ? null : /^bytes=(\d*)-(\d*)$/.exec(request.headers.range ?? "");
		const [first, last] = askedRange(asked, file.size);
		const head = {
			...cors,
			"Content-Type": "application/octet-stream",
			"Content-Length": last - first + 1,
			...(way === "no-ranges" ? {} : { "Accept-Ranges": "bytes", ETag: `"${file.size}"` }),
			...(asked === null ? {} : { "Content-Range": `bytes ${first}-${last}/${file.size}` }),
		};
		if (way === "head-only" && !isHealed && first >= 2 ** 16) {
			response.writeHead(500, cors).end();
			return;
		}
		response.writeHead(asked === null ? 200 : 206, head);
		if (request.method === "HEAD") response.end();
		else if (way === "resets" && !isHealed && last > first) {
			response.write(await file.read(first, first + Math.floor((last - first) / 2)));
			setTimeout(() => response.destroy(), 20);
		} else {
			asking.bytes = last - first + 1;
			response.end(await file.read(first, last));
		}
	}).listen(0, "127.0.0.1");
	await once(server, "listening");
	const url = `http://127.0.0.1:${server.address().port}`;
	return {
		/** The address of a file, on a good server or on one with a fault. */
		urlOf: (name, way = "good") => `${url}/${way}/${name.split("/").map(encodeURIComponent).join("/")}`,
		/** Puts a file there: a path, or `{ size, read(first, last) }`. */
		put: (name, file) => put.set(name, file),
		/** What was asked for of a file. */
		requestsOf: (name) => requests.filter((one) => one.name === name),
		/** Answers that somebody waits for. */
		waiting,
		/** Whether faults are over. */
		heal: (healed = true) => {
			isHealed = healed;
		},
		async close() {
			server.closeAllConnections();
			server.close();
		},
	};
}

function askedRange(asked, size) {
	if (asked === null) return [0, size - 1];
	const [, from, to] = asked;
	if (from === "") return [Math.max(0, size - Number(to)), size - 1];
	return [Number(from), to === "" ? size - 1 : Math.min(Number(to), size - 1)];
}

/** A file by its size and its bytes. */
async function bytesOf(file) {
	if (typeof file !== "string") return file;
	const { size } = await stat(file);
	return {
		size,
		async read(first, last) {
			const handle = await open(file);
			try {
				const { buffer } = await handle.read(Buffer.alloc(last - first + 1), 0, last - first + 1, first);
				return buffer;
			} finally {
				await handle.close();
			}
		},
	};
}
