// A server in a process of its own, for bench/serve.mjs: that of `mirazarr serve`, or one of static files. It tells its port, and
// on request its memory and its time of the processor, and ends when the parent does.
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";

const [kind, folder, ...names] = process.argv.slice(2);

async function startMirazarr() {
	const { openStore } = await import("../dist/node.js");
	const { startServer } = await import("../dist/serve/node.js");
	const stores = await Promise.all(names.map(async (name) => [name, await openStore(join(folder, name))]));
	const { url } = await startServer({ sources: Object.fromEntries(stores), port: 0 });
	return Number(new URL(url).port);
}

/** As such servers do: the size and the time of a file for the headers, its bytes as a stream. */
async function startStatic() {
	const server = createServer(async (request, response) => {
		try {
			const path = join(folder, decodeURIComponent(new URL(request.url, "http://x").pathname));
			const { size, mtimeMs } = await stat(path);
			const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? "");
			const [start, end] = range === null ? [0, size - 1] : [Number(range[1]), Number(range[2])];
			response.writeHead(range === null ? 200 : 206, {
				"Content-Length": end + 1 - start,
				"Content-Type": "application/octet-stream",
				ETag: `"${size}-${mtimeMs}"`,
				...(range !== null && { "Content-Range": `bytes ${start}-${end}/${size}` }),
			});
			createReadStream(path, { start, end }).pipe(response);
		} catch {
			response.writeHead(404).end();
		}
	});
	await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
	return server.address().port;
}

process.send({ port: await (kind === "mirazarr" ? startMirazarr() : startStatic()) });
process.on("message", () => {
	const { user, system } = process.cpuUsage();
	process.send({ rssBytes: process.memoryUsage().rss, cpuSeconds: (user + system) / 1e6 });
});
process.on("disconnect", () => process.exit());
