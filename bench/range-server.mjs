// A web server on the loopback for one object, or one and what is beside it, which answers ranges and counts what it is asked.
import { createServer } from "node:http";

/** Without a delay, answers could be through before the next of several parallel requests is seen. */
const DELAY_MS = 5;
const PATH = "/object.nc";

/**
 * Serves `bytes` while `use(url, counts)` runs, and gives the counts: requests, bytes sent, and rounds, which is how often
 * the server went from idle to busy: the length of the chain of requests that waited for each other. `beside` has further
 * objects by what their names add to the first; without it there is one object, whatever its name.
 */
export async function countRequests(bytes, use, beside) {
	const counts = { requests: 0, bytes: 0, rounds: 0 };
	let underWay = 0;
	const server = createServer((request, response) => {
		counts.requests++;
		if (underWay++ === 0) counts.rounds++;
		response.on("close", () => underWay--);
		const object = beside === undefined || request.url === PATH ? bytes : beside[request.url.slice(PATH.length)];
		setTimeout(() => (object ? answer(request, response, object, counts) : refuse(response)), DELAY_MS);
	});
	await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
	try {
		await use(`http://127.0.0.1:${server.address().port}${PATH}`, counts);
	} finally {
		server.closeAllConnections();
		await new Promise((closed) => server.close(closed));
	}
	return counts;
}

function refuse(response) {
	response.writeHead(404, { "Content-Length": 0 });
	response.end();
}

function answer(request, response, bytes, counts) {
	const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? "");
	const [begin, last] = range === null ? [0, bytes.length - 1] : [Number(range[1]), Number(range[2])];
	const part = bytes.subarray(begin, last + 1);
	counts.bytes += part.length;
	response.writeHead(range === null ? 200 : 206, {
		"Content-Length": part.length,
		ETag: '"1"',
		...(range !== null && { "Content-Range": `bytes ${begin}-${begin + part.length - 1}/${bytes.length}` }),
	});
	response.end(part);
}
