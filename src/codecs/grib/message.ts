import { isMiraError, MiraError } from "../../errors.ts";
import type { ByteRange } from "../../io/source.ts";
import { corruptChunk } from "../codec.ts";
import { unsigned } from "./octets.ts";

/**
 * Goes through a message without knowing where its bytes come from: it yields the range that it needs next, counted from the
 * beginning of the message, and gets the bytes. So one walk serves a message in memory and one of which only heads are read.
 */
export type Walk<T> = Generator<ByteRange, T, Uint8Array>;

/** The beginning of a message: section 0. */
export type GribHead = {
	edition: 1 | 2;
	discipline: number;
	lengthBytes: number;
	/** In edition 1: too long for its own octets, so section 4 does not say its length either. */
	isLong: boolean;
};

/** Where the bitmap of a field is. */
export type GribBitmap =
	| { kind: "none" }
	/** The bits alone; `unusedBits` at their end are known in edition 1. */
	| { kind: "own"; range: ByteRange; unusedBits: number }
	/** One that the centre has given a number, and nobody else knows. */
	| { kind: "predefined"; number: number };

/** The sections of a field of edition 2, each whole with its first five octets. Those of earlier fields may be used again. */
export type Grib2Sections = {
	edition: 2;
	discipline: number;
	/** Section 1. */
	identification: Uint8Array;
	/** Section 2. */
	local: Uint8Array | undefined;
	/** Section 3. */
	grid: Uint8Array;
	/** Section 4. */
	product: Uint8Array;
	/** Section 5. */
	representation: Uint8Array;
	bitmap: GribBitmap;
	/** The content of section 7, without its first five octets. */
	data: ByteRange;
};

/** The sections of a message of edition 1, which has one field. */
export type Grib1Sections = {
	edition: 1;
	/** Section 1. */
	product: Uint8Array;
	/** Section 2; without it the grid is one that the centre has given a number. */
	grid: Uint8Array | undefined;
	bitmap: GribBitmap;
	/** Section 4 with all its octets, and whatever else comes before the end. */
	data: ByteRange;
	/** Whether section 4 begins with its length. */
	hasLength: boolean;
	/** The first octets of section 4; not looked for behind a bitmap, which would cost a request. */
	dataHead: Uint8Array | undefined;
};

/** What a message has of one field. */
export type GribSections = Grib1Sections | Grib2Sections;

/** Octets at the end of every message: "7777". */
export const END_BYTES = 4;

/** A section of metadata that is longer than this is damage: the longest in use list the rows of a grid. */
const MAX_SECTION_BYTES = 2 ** 24;

/** How many octets of section 4 of edition 1 say how it is packed. */
const DATA_HEAD_BYTES = 14;

/** Finds out how long a message is. */
export function* walkHead(): Walk<GribHead> {
	const start = yield { offset: 0, length: 8 };
	if (start[7] === 2) {
		const lengthBytes = unsigned(yield { offset: 8, length: 8 }, 0, 8);
		if (!Number.isSafeInteger(lengthBytes)) throw corrupt("the length of the message is beyond 2^53", 8);
		return checkedHead({ edition: 2, discipline: start[6] ?? 0, lengthBytes, isLong: false });
	}
	const coded = unsigned(start, 4, 3);
	const head: GribHead = { edition: 1, discipline: 0, lengthBytes: coded, isLong: false };
	if ((coded & 0x800000) === 0) return checkedHead(head);
	// Three octets end at 16 MiB. By a convention of ECMWF longer messages count in units of 120, and section 4 holds, instead
	// of its own length, what that is too much.
	const { dataOffset } = yield* walkGrib1Headers(Number.POSITIVE_INFINITY);
	const excess = unsigned(yield { offset: dataOffset, length: 3 }, 0, 3);
	if (excess >= 120) return checkedHead(head);
	return checkedHead({ ...head, lengthBytes: (coded & 0x7fffff) * 120 - excess + END_BYTES, isLong: true });
}

function checkedHead(head: GribHead): GribHead {
	const least = (head.edition === 1 ? 8 + 28 + 11 : 16 + 21) + END_BYTES;
	if (head.lengthBytes < least) throw corrupt(`a message of ${head.lengthBytes} bytes is too short`, 4);
	return head;
}

/** Finds the sections of all fields of a message, in their order. `onField` is called before each: what it throws ends the walk. */
export function walkFields(head: GribHead, onField: () => void = () => {}): Walk<GribSections[]> {
	return head.edition === 1 ? walkGrib1(head, onField) : walkGrib2(head, onField);
}

function* walkGrib1({ lengthBytes, isLong }: GribHead, onField: () => void): Walk<GribSections[]> {
	const endOffset = lengthBytes - END_BYTES;
	const { product, grid, bitmap, dataOffset } = yield* walkGrib1Headers(endOffset);
	const data = { offset: dataOffset, length: endOffset - dataOffset };
	if (data.length < 11) throw corrupt("section 4 is missing", dataOffset);
	const dataHead =
		bitmap.kind === "own" ? undefined : yield { offset: dataOffset, length: Math.min(DATA_HEAD_BYTES, data.length) };
	onField();
	return [{ edition: 1, product, grid, bitmap, data, hasLength: !isLong, dataHead }];
}

type Grib1Headers = { product: Uint8Array; grid: Uint8Array | undefined; bitmap: GribBitmap; dataOffset: number };

function* walkGrib1Headers(endOffset: number): Walk<Grib1Headers> {
	let at = 8;
	const product = yield* readSection(at, 3, 28, endOffset);
	at += product.length;
	const flags = product[7] ?? 0;
	let grid: Uint8Array | undefined;
	if ((flags & 0x80) !== 0) {
		grid = yield* readSection(at, 3, 12, endOffset);
		at += grid.length;
	}
	let bitmap: GribBitmap = { kind: "none" };
	if ((flags & 0x40) !== 0) {
		const start = yield { offset: at, length: 6 };
		const length = unsigned(start, 0, 3);
		if (length < 6 || at + length > endOffset) throw corrupt("section 3 does not fit in the message", at);
		const number = unsigned(start, 4, 2);
		const range = { offset: at + 6, length: length - 6 };
		bitmap = number === 0 ? { kind: "own", range, unusedBits: start[3] ?? 0 } : { kind: "predefined", number };
		at += length;
	}
	return { product, grid, bitmap, dataOffset: at };
}

function* walkGrib2({ discipline, lengthBytes }: GribHead, onField: () => void): Walk<GribSections[]> {
	const endOffset = lengthBytes - END_BYTES;
	const fields: GribSections[] = [];
	const known: (Uint8Array | undefined)[] = [];
	let bitmap: GribBitmap | undefined;
	// Indicator 254: the bitmap that was last defined in this message.
	let lastOwn: GribBitmap | undefined;
	for (let at = 16; at < endOffset; ) {
		const [, identification, local, grid, product, representation] = known;
		// Behind a long bitmap, section 7 is far away. Where its length follows from the packing, nobody needs to look.
		const isLast =
			bitmap?.kind === "own" && representation !== undefined && endOffset - at === 5 + simpleBytes(representation);
		const start = isLast ? LAST_DATA : yield { offset: at, length: 5 };
		if (isEnd(start)) break;
		const number = start[4] ?? 0;
		const length = isLast ? endOffset - at : unsigned(start, 0, 4);
		if (length < 5 || at + length > endOffset) throw corrupt(`section ${number} does not fit in the message`, at);
		if (number >= 1 && number <= 5) known[number] = yield* readSection(at, 4, LEAST_BYTES[number] ?? 5, endOffset);
		else if (number === 6) {
			const indicator = (yield { offset: at + 5, length: 1 })[0] ?? 255;
			if (indicator === 0) lastOwn = { kind: "own", range: { offset: at + 6, length: length - 6 }, unusedBits: 0 };
			if (indicator === 254 && lastOwn === undefined)
				throw corrupt("the field uses the bitmap of an earlier field, of which there is none", at);
			if (indicator === 255) bitmap = { kind: "none" };
			else bitmap = indicator === 0 || indicator === 254 ? lastOwn : { kind: "predefined", number: indicator };
		} else if (number === 7) {
			if (!identification || !grid || !product || !representation || !bitmap)
				throw corrupt("section 7 comes before the sections that describe it", at);
			onField();
			fields.push({
				edition: 2,
				discipline,
				identification,
				local,
				grid,
				product,
				representation,
				bitmap,
				data: { offset: at + 5, length: length - 5 },
			});
			bitmap = undefined;
		} else throw corrupt(`there is no section ${number} in GRIB 2`, at);
		at += length;
	}
	if (fields.length === 0) throw corrupt("the message has no field", 16);
	return fields;
}

/** The start of a section 7 whose length is known otherwise. */
const LAST_DATA = Uint8Array.of(0, 0, 0, 0, 7);

/** Octets that every template of a section has, by the number of the section. */
const LEAST_BYTES = [0, 21, 5, 14, 11, 11];

/** Size of the values of simple packing (template 5.0), NaN for every other. */
function simpleBytes(representation: Uint8Array): number {
	if (unsigned(representation, 9, 2) !== 0) return Number.NaN;
	return Math.ceil((unsigned(representation, 5, 4) * (representation[19] ?? 0)) / 8);
}

/** Reads a whole section; its length is in its first octets. */
function* readSection(at: number, lengthOctets: number, leastBytes: number, endOffset: number): Walk<Uint8Array> {
	const length = unsigned(yield { offset: at, length: lengthOctets }, 0, lengthOctets);
	if (length < leastBytes || length > MAX_SECTION_BYTES || at + length > endOffset)
		throw corrupt(`a section of ${length} bytes does not fit in the message`, at);
	return yield { offset: at, length };
}

function isEnd(bytes: Uint8Array): boolean {
	return bytes[0] === 0x37 && bytes[1] === 0x37 && bytes[2] === 0x37 && bytes[3] === 0x37;
}

function corrupt(message: string, offset: number): MiraError {
	return new MiraError("corrupt-file", message, { offset });
}

/** A part of a message that is in memory. */
export function cut(message: Uint8Array, { offset, length }: ByteRange): Uint8Array {
	if (offset + length > message.length)
		throw corruptChunk("grib", `the message has ${message.length} bytes, ${offset + length} are needed`);
	return message.subarray(offset, offset + length);
}

/** Takes a walk through a message that is in memory. */
export function walkInMemory<T>(walk: Walk<T>, message: Uint8Array): T {
	try {
		for (let step = walk.next(); ; step = walk.next(cut(message, step.value)))
			if (step.done === true) return step.value;
	} catch (error) {
		// The message is a chunk here; where it lies in a file is for the reader of chunks to say.
		throw isMiraError(error, "corrupt-file") ? corruptChunk("grib", error.what) : error;
	}
}
