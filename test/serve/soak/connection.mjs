// One connection to a server: requests one after the other, each answer whole. A client of our own, because thousands of any
// other would cost more than the server, and because this one can stop reading, or go away, at any byte.
import { connect } from "node:net";

const END_OF_HEAD = Buffer.from("\r\n\r\n");

/** The server ended a connection before an answer was complete. */
export class Cut extends Error {}

export class Connection {
	#socket;
	#port;
	#address;
	#received = [];
	#length = 0;
	/** Called when more came, or the end. */
	#wake = () => {};
	#isEnded = true;

	/** `address` is the one of this machine from which it asks: each is a client of its own. */
	constructor(port, address) {
		this.#port = port;
		this.#address = address;
	}

	/** Sends a request for a path, and does not wait for the answer. */
	async send(path, { headers = {}, method = "GET" } = {}) {
		if (this.#isEnded) await this.#open();
		const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
		this.#socket.write(`${method} ${path} HTTP/1.1\r\nHost: soak\r\n${lines.join("")}\r\n`);
	}

	/** The answer to a request. */
	async ask(path, options = {}) {
		// A connection that was idle may be closed at any time; asking again is what clients do.
		for (let attempt = 0; ; attempt++) {
			try {
				await this.send(path, options);
				return await this.#answer(options.method === "HEAD");
			} catch (error) {
				this.close();
				if (!(error instanceof Cut) || attempt === 5) throw error;
			}
		}
	}

	/** Goes away, whatever is under way. */
	close() {
		this.#isEnded = true;
		this.#socket?.destroy();
	}

	/** Reads nothing from now on, of an answer that was asked for. */
	stall() {
		this.#socket.pause();
	}

	/** Reads on, and gives the answer, if it still comes whole. */
	async resume() {
		this.#socket.resume();
		return await this.#answer(false);
	}

	async #open() {
		const socket = connect({ port: this.#port, host: "127.0.0.1", localAddress: this.#address });
		this.#socket = socket;
		this.#received = [];
		this.#length = 0;
		this.#isEnded = false;
		const end = () => {
			if (this.#socket === socket) this.#isEnded = true;
			this.#wake();
		};
		socket.on("data", (data) => {
			this.#received.push(data);
			this.#length += data.length;
			this.#wake();
		});
		socket.on("error", end);
		socket.on("close", end);
		await new Promise((resolve) => {
			socket.once("connect", resolve);
			socket.once("close", resolve);
		});
		if (this.#isEnded) throw new Cut("the connection was refused");
	}

	async #answer(isHead) {
		let all = Buffer.alloc(0);
		let end = -1;
		while (end === -1) {
			all = await this.#more(all);
			end = all.indexOf(END_OF_HEAD);
		}
		const [first, ...lines] = all.toString("latin1", 0, end).split("\r\n");
		const headers = Object.fromEntries(
			lines.map((line) => [line.slice(0, line.indexOf(":")).toLowerCase(), line.slice(line.indexOf(":") + 1).trim()]),
		);
		const status = Number(first.split(" ")[1]);
		const length = isHead || status === 204 || status === 304 ? 0 : Number(headers["content-length"] ?? 0);
		const parts = [all.subarray(end + END_OF_HEAD.length)];
		let had = parts[0].length;
		while (had < length) {
			const part = await this.#more();
			parts.push(part);
			had += part.length;
		}
		if (had > length) throw new Error(`${had - length} bytes more than the answer has`);
		if (headers.connection === "close") this.close();
		return { status, headers, body: Buffer.concat(parts) };
	}

	async #more(before) {
		while (this.#length === 0) {
			if (this.#isEnded) throw new Cut("the connection ended before the answer did");
			await new Promise((resolve) => {
				this.#wake = resolve;
			});
		}
		const got = before === undefined ? this.#received : [before, ...this.#received];
		this.#received = [];
		this.#length = 0;
		return Buffer.concat(got);
	}
}
