// A web server of one object that stalls, breaks off, refuses and changes, as the sources of a real server do.
import { createServer } from "node:http";

/** Byte `i` of a version. */
export function originByte(version, i) {
	return (Math.imul(i ^ (version * 7919), 0x9e3779b1) >>> 13) & 0xff;
}

export class Origin {
	version = 1;
	/** Faults so far, by kind. */
	faults = { stalled: 0, broken: 0, refused: 0 };
	#versions = new Map();
	#sizeBytes;
	#server = createServer((request, response) => this.#answer(request, response));
	#count = 0;

	constructor(sizeBytes) {
		this.#sizeBytes = sizeBytes;
	}

	async start() {
		await new Promise((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
		return `http://127.0.0.1:${this.#server.address().port}/data.bin`;
	}

	close() {
		this.#server.closeAllConnections();
		this.#server.close();
	}

	/** All bytes of a version. */
	bytes(version) {
		const known =
			this.#versions.get(version) ?? Buffer.from({ length: this.#sizeBytes }).map((_, i) => originByte(version, i));
		this.#versions.set(version, known);
		return known;
	}

	#answer({ headers }, response) {
		const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? "") ?? [
			undefined,
			"0",
			String(this.#sizeBytes - 1),
		];
		const etag = `"v${this.version}"`;
		if (headers["if-match"] !== undefined && headers["if-match"] !== etag) {
			response.writeHead(412).end();
			return;
		}
		const body = this.bytes(this.version).subarray(Number(first), Number(last) + 1);
		const range = `bytes ${first}-${Number(first) + body.length - 1}/${this.#sizeBytes}`;
		const head = {
			ETag: etag,
			"Content-Length": body.length,
			...(headers.range === undefined ? {} : { "Content-Range": range }),
		};
		const send = () => response.writeHead(headers.range === undefined ? 200 : 206, head).end(body);
		const turn = this.#count++ % 50;
		if (turn === 10) {
			this.faults.stalled++;
			setTimeout(send, 200).unref();
		} else if (turn === 20) {
			this.faults.broken++;
			response.writeHead(206, head);
			response.write(body.subarray(0, body.length >> 1), () => response.destroy());
		} else if (turn === 30) {
			this.faults.refused++;
			response.writeHead(503).end();
		} else send();
	}
}
