// What is asked of the server, and what every answer must be. Each question gives its path, and judges the answer: a text says
// what is wrong with it.
import { BIG_BYTES, BIG_CHUNKS, ORIGIN_CHUNK_BYTES, ORIGIN_CHUNKS, ROOT_FILES } from "./files.mjs";

/** Statuses of a server that is asked for more than it can do, or by somebody too slow: the question is asked again. */
export const BUSY = new Set([408, 429, 503, 504]);

/** A generator of numbers from 0 up to `below`, the same for each seed. */
export function generator(seed) {
	let state = seed >>> 0;
	return (below) => {
		state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
		return Math.floor((state / 2 ** 32) * below);
	};
}

export class Questions {
	#files;
	#origin;
	#random = generator(1);
	#next = 0;
	/** Set once cut.nc is shorter than it was. */
	isCut = false;
	/** What was seen of sources that changed. */
	seen = { changed: 0, cut: 0, versions: new Set(), distinct: 0 };

	constructor(files, origin) {
		this.#files = files;
		this.#origin = origin;
	}

	/** Some question; most are for a chunk that nobody asked for before. */
	next() {
		const turn = this.#random(100);
		if (turn < 62) return this.#record();
		if (turn < 72) return this.#part();
		if (turn < 79) return this.#rootFile();
		if (turn < 85) return this.#reference();
		if (turn < 90) return this.#replaced();
		if (turn < 92) return this.#cutFile();
		if (turn < 96) return this.#document();
		return this.#nonsense();
	}

	/** A large chunk, for those who will not read it. */
	large() {
		return `/store.zarr/c/${this.#random(BIG_CHUNKS)}`;
	}

	#record() {
		const i = this.#next++ % this.#files.large.recordCount;
		this.seen.distinct = Math.min(this.#next, this.#files.large.recordCount);
		return { path: `/records.nc/v/c/${i}/0`, judge: whole(this.#files.large.chunk(i)) };
	}

	#part() {
		const i = this.#random(BIG_CHUNKS);
		const begin = this.#random(BIG_BYTES - 5000);
		const end = begin + 1 + this.#random(4000);
		const expected = this.#files.big[i].subarray(begin, end);
		const judge = ({ status, headers, body }) => {
			if (status !== 206) return `status ${status} to a range`;
			if (headers["content-range"] !== `bytes ${begin}-${end - 1}/${BIG_BYTES}`) return headers["content-range"];
			return body.equals(expected) ? undefined : "wrong bytes in a range";
		};
		return { path: `/store.zarr/c/${i}`, headers: { Range: `bytes=${begin}-${end - 1}` }, judge };
	}

	#rootFile() {
		const [file, i] = [this.#random(ROOT_FILES), this.#random(20)];
		return { path: `/files/sub/f${file}.nc/v/c/${i}/0`, judge: whole(this.#files.rootFiles[file].chunk(i)) };
	}

	/** By the tag it is known of which version a chunk says it is. It has to be of that one, and all of it. */
	#reference() {
		const i = this.#random(ORIGIN_CHUNKS);
		return this.#changeable("/refs.json", `/v/c/${i}`, (tag) => {
			const version = Number(/^"v(\d+):/.exec(tag)?.[1]);
			this.seen.versions.add(`origin ${version}`);
			return this.#origin.bytes(version).subarray(i * ORIGIN_CHUNK_BYTES, (i + 1) * ORIGIN_CHUNK_BYTES);
		});
	}

	#replaced() {
		const i = this.#random(500);
		return this.#changeable("/changing.nc", `/v/c/${i}/0`, (tag) => {
			const [, own = ""] = /^"([^:]*):/.exec(tag) ?? [];
			this.seen.versions.add(`file ${own}`);
			return this.#files.changing.versions.get(own)?.chunk(i);
		});
	}

	#changeable(source, key, expectedOf) {
		const judge = ({ status, headers, body }) => {
			if (isChanged(status, body)) {
				this.seen.changed++;
				return undefined;
			}
			if (status !== 200) return `status ${status}: ${body}`;
			const expected = expectedOf(headers.etag ?? "");
			if (expected === undefined) return `a tag of no version: ${headers.etag}`;
			return body.equals(expected) ? undefined : `bytes of another version than ${headers.etag}`;
		};
		// Who is told that the source is another reads the metadata again.
		return {
			path: source + key,
			judge,
			after: (answer) => (answer.status === 409 ? `${source}/zarr.json` : undefined),
		};
	}

	/** A file that was cut in place, and is never opened again: right bytes, or an error that is not 404. */
	#cutFile() {
		const i = this.#random(this.#files.cut.recordCount);
		const right = whole(this.#files.cut.chunk(i));
		const judge = (answer) => {
			if (!this.isCut || !isChanged(answer.status, answer.body)) return right(answer);
			this.seen.cut++;
			return undefined;
		};
		return { path: `/cut.nc/v/c/${i}/0`, judge };
	}

	#document() {
		const source = ["records.nc", "store.zarr", `files/sub/f${this.#random(ROOT_FILES)}.nc`][this.#random(3)];
		const judge = ({ status, body }) => {
			if (status !== 200) return `status ${status}: ${body}`;
			return JSON.parse(body).zarr_format === 3 ? undefined : "not a document";
		};
		return { path: `/${source}/zarr.json`, judge };
	}

	#nonsense() {
		const [path, status, headers] = NONSENSE[this.#random(NONSENSE.length)];
		const judge = (answer) =>
			answer.status === status ? undefined : `${path}: status ${answer.status}, not ${status}`;
		return { path, headers, judge };
	}
}

const NONSENSE = [
	["/records.nc/v/c/999999999/0", 404],
	["/records.nc/../../etc/passwd", 400],
	["/files/../records.nc/zarr.json", 400],
	["/files/%2e%2e/records.nc/zarr.json", 400],
	["/files/sub%2f..%2f..%2frecords.nc/zarr.json", 400],
	["/files/out.nc/zarr.json", 404],
	["/files/out.nc/v/c/0/0", 410],
	["/files/up/records.nc/zarr.json", 404],
	["/files/sub/zarr.json", 404],
	["/files/sub/f0.nc/x/zarr.json", 404],
	["/store.zarr/c/0", 416, { Range: "bytes=99999999999-" }],
	["/-/nothing", 404],
];

/** Judges an answer that must be these bytes. */
export function whole(expected) {
	return ({ status, body }) => {
		if (status !== 200) return `status ${status}: ${body}`;
		return body.equals(expected) ? undefined : "wrong bytes";
	};
}

function isChanged(status, body) {
	return status === 409 && JSON.parse(body).error.code === "source-changed";
}
