import { loadedChunkTools } from "./chunk-tools.ts";
import { type BytesToBytesCodec, badConfiguration, requireLength } from "./codec.ts";
import { type ElementLayout, ElementsStage, FusibleStage, isMovedByTools } from "./elements.ts";
import { allocate } from "./memory.ts";
import { copyRuns, RunCursor, type Runs, wholeRun } from "./runs.ts";

/**
 * `shuffle` of HDF5 and numcodecs: first the first bytes of all elements, then their second bytes, and so on. Bytes beyond
 * the last whole element stand at the end as they are.
 */
export const shuffleCodec: BytesToBytesCodec = {
	kind: "bytes-to-bytes",
	create(configuration) {
		const elementBytes = configuration.elementsize ?? 4; // the default of numcodecs
		if (typeof elementBytes !== "number" || !Number.isInteger(elementBytes) || elementBytes < 1)
			throw badConfiguration("shuffle", "elementsize must be a positive whole number");
		return new ShuffleStage(elementBytes);
	},
};

/** `shuffle` with its configuration. */
class ShuffleStage extends FusibleStage {
	readonly #elementBytes: number;

	constructor(elementBytes: number) {
		super();
		this.#elementBytes = elementBytes;
	}

	override encodedBytes(decodedBytes: number): number {
		return decodedBytes;
	}

	decode(bytes: Uint8Array): Uint8Array {
		return unshuffle(bytes, this.#elementBytes, allocate(bytes.length));
	}

	encode(bytes: Uint8Array): Uint8Array {
		return shuffle(bytes, this.#elementBytes);
	}

	/** In which order the planes are read costs nothing. But the elements of both must be the same. */
	fuse(layout: ElementLayout): ElementsStage | undefined {
		if (layout.itemBytes !== this.#elementBytes || layout.isShuffled) return undefined;
		return new ShuffledStage({ ...layout, isShuffled: true });
	}
}

/** `shuffle` and what `bytes` does after it. */
class ShuffledStage extends ElementsStage {
	readonly encodedBytes: number;
	readonly layout: ElementLayout;

	constructor(layout: ElementLayout) {
		super();
		this.layout = layout;
		this.encodedBytes = layout.count * layout.itemBytes;
	}

	decode(bytes: Uint8Array): Uint8Array {
		const output = allocate(this.encodedBytes);
		this.decodeInto(bytes, output, wholeRun(this.encodedBytes));
		return output;
	}

	decodeInto(bytes: Uint8Array, output: Uint8Array, runs: Runs): void {
		requireLength("shuffle", bytes, this.encodedBytes);
		unshuffleRuns(bytes, output, runs, this.layout.itemBytes, this.layout.byteOrder);
	}
}

/** Puts the bytes of each element side by side again. */
export function unshuffle(bytes: Uint8Array, elementBytes: number, output: Uint8Array): Uint8Array {
	const whole = bytes.length - (bytes.length % elementBytes);
	unshuffleRuns(bytes, output, wholeRun(whole), elementBytes);
	output.set(bytes.subarray(whole), whole);
	return output;
}

/** Copies runs with the bytes of each element side by side: its byte `i` is of plane `i`, or of plane `order[i]`. */
function unshuffleRuns(
	bytes: Uint8Array,
	output: Uint8Array,
	runs: Runs,
	elementBytes: number,
	order?: readonly number[] | undefined,
): void {
	const count = Math.floor(bytes.length / elementBytes);
	if (count === 0) return; // then the size of an element may be anything
	if (elementBytes === 1) {
		copyRuns(bytes, output, runs);
		return;
	}
	const tools = loadedChunkTools();
	if (tools !== undefined && isMovedByTools(elementBytes, runs)) {
		const layout = { count, itemBytes: elementBytes, byteOrder: order, isShuffled: true };
		tools.moveElements(bytes, layout, output, runs);
		return;
	}
	const planes: number[] = [];
	for (let i = 0; i < elementBytes; i++) planes.push((order?.[i] ?? i) * count);
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	const pairs = elementBytes === 2 && output.byteOffset % 2 === 0 ? pairsOf(output) : undefined;
	const words = elementBytes % 4 === 0 && output.byteOffset % 4 === 0 ? wordsOf(output) : undefined;
	const run = new RunCursor(runs);
	do {
		const first = run.from / elementBytes;
		const end = first + runs.length / elementBytes;
		// Elements are gathered by fours, where their size allows it; some may be left.
		const fours = pairs === undefined && words === undefined ? first : end - ((end - first) % 4);
		if (pairs !== undefined) gatherPairs(view, planes, first, fours, pairs, run.to / 2);
		if (words !== undefined)
			for (let i = 0; i < elementBytes; i += 4) gatherWords(view, planes, i, first, fours, words, (run.to + i) / 4);
		if (fours < end) gatherBytes(bytes, planes, fours, end, output, run.to + (fours - first) * elementBytes);
	} while (run.next());
}

function pairsOf({ buffer, byteOffset, length }: Uint8Array): Uint16Array {
	return new Uint16Array(buffer, byteOffset, length >> 1);
}

function wordsOf({ buffer, byteOffset, length }: Uint8Array): Int32Array {
	return new Int32Array(buffer, byteOffset, length >> 2);
}

/** Puts elements `first` up to `end` together, whatever their size, from `output[at]` on. */
function gatherBytes(
	bytes: Uint8Array,
	planes: readonly number[],
	first: number,
	end: number,
	output: Uint8Array,
	at: number,
): void {
	for (let i = 0; i < planes.length; i++) {
		const plane = planes[i] as number;
		for (let n = first, to = at + i; n < end; n++, to += planes.length) output[to] = bytes[plane + n] as number;
	}
}

/**
 * Puts four of the planes together to words, from `words[at]` on, one in every element. Four elements at once: it is the
 * transpose of a 4×4 matrix of bytes held in four words. A view reads words at any place.
 */
function gatherWords(
	view: DataView,
	planes: readonly number[],
	plane: number,
	first: number,
	end: number,
	words: Int32Array,
	at: number,
): void {
	const step = planes.length / 4;
	const planeA = planes[plane] as number;
	const planeB = planes[plane + 1] as number;
	const planeC = planes[plane + 2] as number;
	const planeD = planes[plane + 3] as number;
	let to = at;
	for (let i = first; i < end; i += 4) {
		const a = view.getInt32(planeA + i, true);
		const b = view.getInt32(planeB + i, true);
		const c = view.getInt32(planeC + i, true);
		const d = view.getInt32(planeD + i, true);
		const abEven = (a & 0x00ff00ff) | ((b & 0x00ff00ff) << 8);
		const abOdd = ((a >>> 8) & 0x00ff00ff) | (b & 0xff00ff00);
		const cdEven = (c & 0x00ff00ff) | ((d & 0x00ff00ff) << 8);
		const cdOdd = ((c >>> 8) & 0x00ff00ff) | (d & 0xff00ff00);
		words[to] = (abEven & 0xffff) | (cdEven << 16);
		words[to + step] = (abOdd & 0xffff) | (cdOdd << 16);
		words[to + 2 * step] = (abEven >>> 16) | (cdEven & 0xffff0000);
		words[to + 3 * step] = (abOdd >>> 16) | (cdOdd & 0xffff0000);
		to += 4 * step;
	}
}

/** The same for two planes, from `pairs[at]` on. */
function gatherPairs(
	view: DataView,
	planes: readonly number[],
	first: number,
	end: number,
	pairs: Uint16Array,
	at: number,
): void {
	const planeA = planes[0] as number;
	const planeB = planes[1] as number;
	let to = at;
	for (let i = first; i < end; i += 4) {
		const a = view.getInt32(planeA + i, true);
		const b = view.getInt32(planeB + i, true);
		const even = (a & 0x00ff00ff) | ((b & 0x00ff00ff) << 8);
		const odd = ((a >>> 8) & 0x00ff00ff) | (b & 0xff00ff00);
		pairs[to] = even;
		pairs[to + 1] = odd;
		pairs[to + 2] = even >>> 16;
		pairs[to + 3] = odd >>> 16;
		to += 4;
	}
}

function shuffle(bytes: Uint8Array, elementBytes: number): Uint8Array {
	const whole = bytes.length - (bytes.length % elementBytes);
	const output = bytes.slice();
	let to = 0;
	for (let plane = 0; plane < elementBytes; plane++)
		for (let from = plane; from < whole; from += elementBytes) output[to++] = bytes[from] as number;
	return output;
}
