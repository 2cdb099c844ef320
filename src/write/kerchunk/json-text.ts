import { ABSENT, chunkIndex, INLINED, LONG, WHOLE } from "../../manifest/chunk-manifest.ts";
import { encodeBase64 } from "../../zarr/base64.ts";
import { writeJson } from "../../zarr/json.ts";
import type { PlannedChunks, PlannedNode } from "../plan/plan.ts";

const UTF8 = new TextEncoder();
/** Pieces of the text: large enough to write to a file at once, small beside the manifest. */
const PIECE_BYTES = 2 ** 18;

/**
 * The document `{"version":1,"refs":{…}}` as UTF-8 in pieces. References go from the columns of the manifests straight into
 * bytes: no object, no string for any of them, so a million take a fraction of a second and no memory. `urlText` says
 * how URLs are written.
 */
export function* kerchunkJsonText(
	nodes: Iterable<PlannedNode>,
	zarrFormat: 2 | 3,
	urlText: (url: string) => string,
): IterableIterator<Uint8Array> {
	const out = new ByteText();
	out.text('{"version":1,"refs":{');
	yield* nodeMembers(out, nodes, zarrFormat, urlText, { first: "", nonFinite: "error" });
	out.text("}}");
	yield out.take();
}

/**
 * The members of `refs` alone, each behind a comma: what is added to a document. Documents that others wrote, Python above all, may
 * have a bare NaN, and keep it.
 */
export function* followingMembers(
	nodes: Iterable<PlannedNode>,
	zarrFormat: 2 | 3,
	urlText: (url: string) => string,
): IterableIterator<Uint8Array> {
	const out = new ByteText();
	yield* nodeMembers(out, nodes, zarrFormat, urlText, { first: ",", nonFinite: "bare" });
	yield out.take();
}

function* nodeMembers(
	out: ByteText,
	nodes: Iterable<PlannedNode>,
	zarrFormat: 2 | 3,
	urlText: (url: string) => string,
	{ first, nonFinite }: { first: "" | ","; nonFinite: "error" | "bare" },
): IterableIterator<Uint8Array> {
	let separator: string = first;
	for (const { path, documents, chunks } of nodes) {
		const prefix = path === "" ? "" : `${path}/`;
		for (const [key, document] of documents) {
			out.text(`${separator}${writeJson(prefix + key)}:${writeJson(writeJson(document, { nonFinite }))}`);
			separator = ",";
		}
		if (chunks !== undefined) yield* chunkMembers(out, prefix, chunks, zarrFormat, urlText);
		if (out.length >= PIECE_BYTES) yield out.take();
	}
}

function* chunkMembers(
	out: ByteText,
	prefix: string,
	{ manifest, hole }: PlannedChunks,
	zarrFormat: 2 | 3,
	urlText: (url: string) => string,
): IterableIterator<Uint8Array> {
	const { keys, urlIds, offsets, lengths, longLengths, urls, inlined } = manifest.columns;
	const { gridShape } = manifest;
	// `0.1` and `0` for a scalar in v2; `c/0/1` and `c` in v3.
	const separator = zarrFormat === 2 ? DOT : SLASH;
	const keyStart = UTF8.encode(`,${writeJson(prefix).slice(0, -1)}${zarrFormat === 2 ? "" : "c"}`);
	const urlParts = urls.map((url) => UTF8.encode(`":[${writeJson(urlText(url))}`));
	const holePart = hole === undefined ? undefined : inlinePart(hole);
	const index = gridShape.map(() => 0);
	const writeKey = (): void => {
		out.bytes(keyStart);
		if (index.length === 0 && zarrFormat === 2) out.digits(0);
		for (let d = 0; d < index.length; d++) {
			if (d > 0 || zarrFormat === 3) out.byte(separator);
			out.digits(index[d] as number);
		}
	};
	const count = manifest.chunkCount;
	let row = 0;
	let next = 0;
	while (next < count) {
		// In a sparse manifest without inlined holes only the chunks that exist are visited.
		if (keys !== undefined && holePart === undefined) {
			if (row >= keys.length) return;
			next = keys[row] as number;
			for (const [d, i] of chunkIndex(gridShape, next).entries()) index[d] = i;
		}
		const exists = keys === undefined ? row < urlIds.length : keys[row] === next;
		const id = exists ? (urlIds[row] as number) : ABSENT;
		if (id < ABSENT) {
			const length = lengths[row] as number;
			writeKey();
			out.bytes(urlParts[id] as Uint8Array);
			if (length !== WHOLE) {
				out.byte(COMMA);
				out.digits(offsets[row] as number);
				out.byte(COMMA);
				out.digits(length === LONG ? (longLengths.get(row) ?? length) : length);
			}
			out.byte(CLOSE_BRACKET);
		} else if (id === INLINED) {
			writeKey();
			out.bytes(inlinePart(inlined[offsets[row] as number] as Uint8Array));
		} else if (holePart !== undefined) {
			writeKey();
			out.bytes(holePart);
		}
		if (exists) row++;
		next++;
		if (keys === undefined || holePart !== undefined) advance(index, gridShape);
		if (out.length >= PIECE_BYTES) yield out.take();
	}
}

const DOT = 0x2e;
const SLASH = 0x2f;
const COMMA = 0x2c;
const CLOSE_BRACKET = 0x5d;
const ZERO = 0x30;

function inlinePart(bytes: Uint8Array): Uint8Array {
	return UTF8.encode(`":"base64:${encodeBase64(bytes)}"`);
}

/** The next place of the grid in C order. */
function advance(index: number[], gridShape: readonly number[]): void {
	for (let d = index.length - 1; d >= 0; d--) {
		const i = (index[d] as number) + 1;
		index[d] = i < (gridShape[d] as number) ? i : 0;
		if (i < (gridShape[d] as number)) return;
	}
}

/** Text that grows in a buffer of bytes. */
class ByteText {
	#bytes = new Uint8Array(2 * PIECE_BYTES);
	length = 0;

	text(text: string): void {
		this.bytes(UTF8.encode(text));
	}

	bytes(bytes: Uint8Array): void {
		this.#reserve(bytes.length);
		this.#bytes.set(bytes, this.length);
		this.length += bytes.length;
	}

	byte(byte: number): void {
		this.#reserve(1);
		this.#bytes[this.length++] = byte;
	}

	/** A whole number up to 2^53 in decimal. */
	digits(value: number): void {
		if (value >= 1e9) {
			// Two parts, so each can be divided as an integer.
			const high = Math.floor(value / 1e9);
			this.digits(high);
			this.#fixedDigits(value - high * 1e9, 9);
		} else this.#fixedDigits(value, digitCount(value));
	}

	#fixedDigits(value: number, count: number): void {
		this.#reserve(count);
		let rest = value | 0;
		for (let at = this.length + count - 1; at >= this.length; at--) {
			const tens = (rest / 10) | 0;
			this.#bytes[at] = ZERO + rest - tens * 10;
			rest = tens;
		}
		this.length += count;
	}

	/** What was written so far; the buffer is empty afterwards. */
	take(): Uint8Array {
		const taken = this.#bytes.slice(0, this.length);
		this.length = 0;
		return taken;
	}

	#reserve(count: number): void {
		if (this.length + count <= this.#bytes.length) return;
		const larger = new Uint8Array(Math.max(2 * this.#bytes.length, this.length + count));
		larger.set(this.#bytes.subarray(0, this.length));
		this.#bytes = larger;
	}
}

/** Decimal digits of a whole number below 10^9. */
function digitCount(value: number): number {
	let count = 1;
	for (let bound = 10; value >= bound; bound *= 10) count++;
	return count;
}
