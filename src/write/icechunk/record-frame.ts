/** Of a step, in bytes: longer ones have codes that need further bits (RFC 8878, section 3.1.1.3.2.1.1). */
const MOST_NEW = 15;
const SHORTEST_COPY = 3;
const LONGEST_COPY = 34;
/** Content of a block, and what a copy may be taken from. */
const BLOCK_BITS = 17;
const BLOCK_BYTES = 1 << BLOCK_BITS;
/** Steps of a block, whose number has two bytes. */
const MOST_STEPS = 0x7eff;
/** Where fewer steps follow each other, what it takes to say so is not worth it. */
const FEWEST_STEPS = 8;
/** After so many steps that are alike, one that is not ends them rather than make all of them longer. */
const SETTLED_STEPS = 32;

const MAGIC = 0xfd2fb528;
const RAW = 0;
const COMPRESSED = 2;

/**
 * A zstd frame (RFC 8878) that is written piece by piece and says how long it is, for records that are alike: each is what the
 * one before is, but for some bytes. Compressors that run in browsers want the whole input at once, and twice as much memory;
 * Icechunk reads a single frame whose length is told.
 *
 * A compressed block is a list of equal steps: so many new bytes, and then a copy of what stands a record before. All steps have
 * the same codes, which are said once (RLE mode), so that only new bytes are left to write.
 */
export class RecordFrame {
	readonly #parts: Uint8Array[];
	/** How far before the copy of the last step was taken from: the next need not say it. */
	#distance = 0;

	/** `contentBytes` is the length of all pieces together. */
	constructor(contentBytes: number) {
		const header = new Uint8Array(14);
		const view = new DataView(header.buffer);
		view.setUint32(0, MAGIC, true);
		// The length has 8 bytes; a window, no checksum, no dictionary (section 3.1.1.1).
		header[4] = 0xc0;
		header[5] = (BLOCK_BITS - 10) << 3;
		view.setBigUint64(6, BigInt(contentBytes), true);
		this.#parts = [header];
	}

	/** The next piece: whole records, or without `recordBytes` anything, which is taken as it is. */
	add(bytes: Uint8Array, recordBytes?: number): void {
		let done = 0;
		if (recordBytes !== undefined)
			for (const { begin, newBytes, count } of stepsIn(bytes, recordBytes)) {
				this.#plain(bytes.subarray(done, begin));
				done = begin + count * recordBytes;
				this.#steps(bytes.subarray(begin, done), newBytes, recordBytes);
			}
		this.#plain(bytes.subarray(done));
	}

	/** The frame, in parts that follow each other. */
	finish(): Uint8Array[] {
		return [...this.#parts, blockHeader(RAW, 0, true)];
	}

	#plain(bytes: Uint8Array): void {
		for (let at = 0; at < bytes.length; at += BLOCK_BYTES) {
			const block = bytes.slice(at, at + BLOCK_BYTES);
			this.#parts.push(blockHeader(RAW, block.length), block);
		}
	}

	#steps(bytes: Uint8Array, newBytes: number, recordBytes: number): void {
		const most = Math.min(Math.floor(BLOCK_BYTES / recordBytes), MOST_STEPS) * recordBytes;
		for (let at = 0; at < bytes.length; ) {
			// A step that says the distance has another code than those behind it.
			const end = at + (this.#distance === recordBytes ? most : recordBytes);
			this.#block(bytes.subarray(at, end), newBytes, recordBytes);
			at = end;
		}
	}

	#block(bytes: Uint8Array, newBytes: number, recordBytes: number): void {
		const count = bytes.length / recordBytes;
		const literals = new Uint8Array(count * newBytes);
		for (let i = 0; i < count; i++)
			literals.set(bytes.subarray(i * recordBytes, i * recordBytes + newBytes), i * newBytes);
		const size = literals.length;
		// As they are, their number in 20 bits (section 3.1.1.3.1.1).
		const head = Uint8Array.of(((size & 0xf) << 4) | 0x0c, (size >> 4) & 0xff, size >> 12);
		// 1 is the distance of the step before, any other is 3 more than it is (section 3.1.1.5).
		const distance = this.#distance === recordBytes ? 1 : recordBytes + 3;
		const tail = Uint8Array.of(
			// The number of steps in two bytes; RLE mode for the codes of lengths and distances (section 3.1.1.3.2.1).
			...[(count >> 8) + 128, count & 0xff, 0b01_01_01_00],
			...[newBytes, 31 - Math.clz32(distance), recordBytes - newBytes - SHORTEST_COPY],
			// Bits of the distance below its highest, which is what the code says; the bit above them ends the stream.
			distance,
		);
		this.#parts.push(blockHeader(COMPRESSED, head.length + size + tail.length), head, literals, tail);
		this.#distance = recordBytes;
	}
}

function blockHeader(kind: number, size: number, isLast = false): Uint8Array {
	const header = Number(isLast) | (kind << 1) | (size << 3);
	return Uint8Array.of(header & 0xff, (header >> 8) & 0xff, header >> 16);
}

/** Steps that are alike: each has new bytes, and the rest is what stands a record before. */
type Steps = { begin: number; newBytes: number; count: number };

/** Looks for steps in records. A step ends where the next record has its new bytes. */
function* stepsIn(bytes: Uint8Array, recordBytes: number): Generator<Steps> {
	const count = bytes.length / recordBytes;
	/** The first record whose new bytes stand between `from` and `to`. */
	let first = 1;
	let [from, to] = [recordBytes, 0];
	const stepsUntil = (end: number): Steps[] => {
		const [begin, newBytes] = newBytesAround(from, to, recordBytes);
		// What the last record is like behind its new bytes is not known.
		const steps = end - 1 - first;
		const isWorthIt = newBytes <= MOST_NEW && recordBytes - newBytes >= SHORTEST_COPY && steps >= FEWEST_STEPS;
		return isWorthIt ? [{ begin: first * recordBytes + begin, newBytes, count: steps }] : [];
	};
	for (let record = 1; record < count; record++) {
		const [own, end] = differenceAt(bytes, record * recordBytes, recordBytes);
		const [begin, newBytes] = newBytesAround(from, to, recordBytes);
		if (record - first >= SETTLED_STEPS && (own < begin || end > begin + newBytes)) {
			yield* stepsUntil(record);
			first = record + 1;
			[from, to] = [recordBytes, 0];
		} else [from, to] = [Math.min(from, own), Math.max(to, end)];
	}
	yield* stepsUntil(count);
}

/** The new bytes of steps whose records differ between `from` and `to`: more than those, where a copy reaches no further. */
function newBytesAround(from: number, to: number, recordBytes: number): [begin: number, count: number] {
	const count = Math.max(to - from, recordBytes - LONGEST_COPY, 1);
	return [Math.min(from, recordBytes - count), count];
}

/** Between which of its bytes a record differs from the one before. */
function differenceAt(bytes: Uint8Array, at: number, recordBytes: number): [from: number, to: number] {
	let from = 0;
	while (from < recordBytes && bytes[at + from] === bytes[at + from - recordBytes]) from++;
	let to = recordBytes;
	while (to > from && bytes[at + to - 1] === bytes[at + to - 1 - recordBytes]) to--;
	return from === to ? [recordBytes, 0] : [from, to];
}
