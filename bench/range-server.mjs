// A web server on the loopback which answers ranges and counts what it is asked.
import { createServer } from "node:http";

/** How long nothing has to be asked for what was asked so far to be a round. */
const QUIET_MS = 8;
const PATH = "/object.nc";

/**
 * Serves `bytes` while `use(url, counts)` runs, and gives the counts: see `countObjects`. `beside` has further objects by what
 * their names add to the first; without it there is one object, whatever its name.
 */
export function countRequests(bytes, use, beside) {
	const find = (path) => (beside === undefined || path === PATH ? bytes : beside[path.slice(PATH.length)]);
	return countObjects(find, (root, counts) => use(root + PATH, counts));
}

/**
 * Serves the objects that `find(path)` gives, undefined where there is none, while `use(root, counts)` runs. Gives the counts:
 * requests, bytes sent, and rounds. Requests are answered together, when no more come; so rounds are the length of the longest
 * chain of requests that waited for each other. `log` has each request with its round.
 */
export async function countObjects(find, use) {
	const counts = { requests: 0, bytes: 0, rounds: 0, log: [] };
	const rounds = new Rounds(counts);
	const server = createServer((request, response) => {
		counts.requests++;
		const object = find(decodeURIComponent(request.url));
		const { range } = request.headers;
		counts.log.push({ round: counts.rounds + 1, path: request.url, range, found: object !== undefined });
		rounds.add(() => (object ? answer(request, response, object, counts) : refuse(response)));
	});
	await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
	try {
		await use(`http://127.0.0.1:${server.address().port}`, counts);
	} finally {
		server.closeAllConnections();
		await new Promise((closed) => server.close(closed));
	}
	return counts;
}

/** Holds answers back until nobody asks for more. */
class Rounds {
	#counts;
	#waiting = [];
	#timer;

	constructor(counts) {
		this.#counts = counts;
	}

	add(answer) {
		this.#waiting.push(answer);
		clearTimeout(this.#timer);
		this.#timer = setTimeout(() => {
			this.#counts.rounds++;
			for (const give of this.#waiting.splice(0)) give();
		}, QUIET_MS);
	}
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
