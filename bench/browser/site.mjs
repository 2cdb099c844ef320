// The web site of the bench, on this machine alone: pages with their scripts, and the files, of which it gives ranges.
import { once } from "node:events";
import { open, stat } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { bundleScripts, PLAIN, PLAIN_IMPORTS } from "./scripts.mjs";

/** With these a page is isolated from others, and may share memory with its workers. */
const ISOLATION = { "Cross-Origin-Opener-Policy": "same-origin", "Cross-Origin-Embedder-Policy": "require-corp" };
const NOT_KEPT = { "Cache-Control": "no-store" };

/** Without a delay, answers could be through before the next of several parallel requests is seen. */
const DELAY_MS = 5;

/** Starts the site. It counts all that is asked for: see `count`. */
export async function startSite({ isolated = false } = {}) {
	const scripts = await bundleScripts();
	const folders = new Map();
	let counts;
	let underWay = 0;
	const server = createServer(async (request, response) => {
		if (underWay++ === 0) counts.rounds++;
		response.on("close", () => underWay--);
		await sleep(DELAY_MS);
		const { pathname } = new URL(request.url, "http://here");
		const [, kind, ...names] = pathname.split("/");
		const headers = { ...NOT_KEPT, ...(isolated && ISOLATION) };
		const send = (status, more, body) => {
			counts.requests++;
			counts.bytes += body.length;
			if (kind === "scripts" && status === 200) counts.scripts++;
			response.writeHead(status, { ...headers, ...more, "Content-Length": body.length }).end(body);
		};
		try {
			if (kind === "files") return await answerFile(join(folders.get(names[0]), ...names.slice(1)), request, send);
			if (kind === "show") return send(200, { "Content-Type": "text/html; charset=utf-8" }, html(names[0]));
			const script = scripts.get(names.join("/"));
			send(200, { "Content-Type": "text/javascript", "Content-Encoding": "gzip" }, script);
		} catch {
			send(404, {}, "");
		}
	});
	const site = {
		/** Files of `folder` as `/files/NAME/…`. */
		serve: (name, folder) => folders.set(name, folder),
		/** Counts from here on. Rounds are how often the site went from idle to busy: the chain of requests that waited for each other. */
		count() {
			counts = { requests: 0, rounds: 0, bytes: 0, scripts: 0 };
			return counts;
		},
		close() {
			server.closeAllConnections();
			server.close();
		},
	};
	site.count();
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	return Object.assign(site, { url: `http://127.0.0.1:${server.address().port}` });
}

async function answerFile(path, { headers }, send) {
	const { size } = await stat(path);
	const range = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? "");
	const first = Number(range?.[1] ?? 0);
	const last = Math.min(Number(range?.[2] || size - 1), size - 1);
	const file = await open(path);
	try {
		const { buffer } = await file.read(Buffer.alloc(last - first + 1), 0, last - first + 1, first);
		const tag = { ETag: '"1"', "Accept-Ranges": "bytes", "Content-Type": "application/octet-stream" };
		if (range === null) send(200, tag, buffer);
		else send(206, { ...tag, "Content-Range": `bytes ${first}-${last}/${size}` }, buffer);
	} finally {
		await file.close();
	}
}

function html(page) {
	return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${page}</title><link rel="icon" href="data:,">
<body></body>${page === PLAIN ? `<script type="importmap">${JSON.stringify({ imports: PLAIN_IMPORTS })}</script>` : ""}<script type="module" src="/scripts/${page}.js"></script></html>`;
}
