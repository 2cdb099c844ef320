import { MiraError } from "../../errors.ts";
import { powerOfTwo } from "../../zarr/arithmetic/powers.ts";
import { corruptChunk } from "../codec.ts";
import { allocate } from "../memory.ts";
import { viewOf } from "./octets.ts";

/** What becomes of a packed integer X: `(X * factor + reference) * decimal`, in this order and in doubles, as in ecCodes. */
export type Scaling = { factor: number; reference: number; decimal: number };

/** The packed integers themselves. */
export const UNSCALED: Scaling = { factor: 1, reference: 0, decimal: 1 };

/** Room for values of which every one is going to be written. */
export function newValues(count: number): Float64Array {
	return new Float64Array(allocate(8 * count).buffer, 0, count);
}

/** Numbers wider than this lose bits in a double. */
export const MAX_BITS = 53;

/**
 * Unpacks `count` unsigned integers of `bits` bits each, most significant bit first, that begin at `fromBit`; the scaled
 * values go to `output` from `to` on. The loops are kept apart by width: this is where the time of reading GRIB goes.
 */
export function unpackBits(
	bytes: Uint8Array,
	fromBit: number,
	bits: number,
	count: number,
	output: Float64Array,
	to: number,
	scaling: Scaling,
): void {
	if (bits > MAX_BITS)
		throw new MiraError("unsupported-feature", `the field is packed in numbers of ${bits} bits, which are not decoded`);
	if (fromBit + bits * count > 8 * bytes.length)
		throw corruptChunk("grib", `${count} numbers of ${bits} bits do not fit in ${bytes.length} bytes`);
	if (bits === 0) {
		const { reference, decimal } = scaling;
		// Zero stays zero: writers leave any scale there, also one that is beyond all doubles.
		output.fill(reference === 0 ? reference : reference * decimal, to, to + count);
		return;
	}
	const isAligned = fromBit % 8 === 0;
	if (isAligned && bits === 8) unpack8(bytes, fromBit / 8, count, output, to, scaling);
	else if (isAligned && bits === 16) unpack16(bytes, fromBit / 8, count, output, to, scaling);
	else if (isAligned && bits === 24) unpack24(bytes, fromBit / 8, count, output, to, scaling);
	else if (isAligned && bits === 12) unpack12(bytes, fromBit / 8, count, output, to, scaling);
	else unpackUnaligned(bytes, fromBit, bits, count, output, to, scaling);
}

/** Four numbers are a word. */
function unpack8(bytes: Uint8Array, from: number, count: number, output: Float64Array, to: number, s: Scaling): void {
	const { factor, reference, decimal } = s;
	const view = viewOf(bytes);
	const whole = count - (count % 4);
	let at = from;
	for (let i = to; i < to + whole; i += 4, at += 4) {
		const word = view.getUint32(at);
		output[i] = ((word >>> 24) * factor + reference) * decimal;
		output[i + 1] = (((word >>> 16) & 0xff) * factor + reference) * decimal;
		output[i + 2] = (((word >>> 8) & 0xff) * factor + reference) * decimal;
		output[i + 3] = ((word & 0xff) * factor + reference) * decimal;
	}
	unpackUnaligned(bytes, 8 * at, 8, count - whole, output, to + whole, s);
}

/** Two numbers are a word. */
function unpack16(bytes: Uint8Array, from: number, count: number, output: Float64Array, to: number, s: Scaling): void {
	const { factor, reference, decimal } = s;
	const view = viewOf(bytes);
	const whole = count - (count % 2);
	let at = from;
	for (let i = to; i < to + whole; i += 2, at += 4) {
		const word = view.getUint32(at);
		output[i] = ((word >>> 16) * factor + reference) * decimal;
		output[i + 1] = ((word & 0xffff) * factor + reference) * decimal;
	}
	unpackUnaligned(bytes, 8 * at, 16, count - whole, output, to + whole, s);
}

/** Four numbers are three words. */
function unpack24(bytes: Uint8Array, from: number, count: number, output: Float64Array, to: number, s: Scaling): void {
	const { factor, reference, decimal } = s;
	const view = viewOf(bytes);
	const whole = count - (count % 4);
	let at = from;
	for (let i = to; i < to + whole; i += 4, at += 12) {
		const first = view.getUint32(at);
		const second = view.getUint32(at + 4);
		const third = view.getUint32(at + 8);
		output[i] = ((first >>> 8) * factor + reference) * decimal;
		output[i + 1] = ((((first & 0xff) << 16) | (second >>> 16)) * factor + reference) * decimal;
		output[i + 2] = ((((second & 0xffff) << 8) | (third >>> 24)) * factor + reference) * decimal;
		output[i + 3] = ((third & 0xffffff) * factor + reference) * decimal;
	}
	unpackUnaligned(bytes, 8 * at, 24, count - whole, output, to + whole, s);
}

function unpack12(bytes: Uint8Array, from: number, count: number, output: Float64Array, to: number, s: Scaling): void {
	const { factor, reference, decimal } = s;
	const pairs = count >> 1;
	let at = from;
	for (let i = to; i < to + 2 * pairs; i += 2, at += 3) {
		const middle = bytes[at + 1] as number;
		const first = ((bytes[at] as number) << 4) | (middle >> 4);
		const second = ((middle & 15) << 8) | (bytes[at + 2] as number);
		output[i] = (first * factor + reference) * decimal;
		output[i + 1] = (second * factor + reference) * decimal;
	}
	if (count % 2 === 1) unpackUnaligned(bytes, 8 * at, 12, 1, output, to + count - 1, s);
}

/** Numbers of up to so many bits are within four bytes wherever they begin in a byte. */
export const NARROW_BITS = 25;
/** Those of up to so many are a word, of which the last bits may be in a fifth byte. */
const WORD_BITS = 32;
/** No loop below looks at more bytes at once. */
const LOOK_BYTES = 8;

function unpackUnaligned(
	bytes: Uint8Array,
	fromBit: number,
	bits: number,
	count: number,
	output: Float64Array,
	to: number,
	scaling: Scaling,
): void {
	const unpack = bits <= NARROW_BITS ? unpackNarrow : bits <= WORD_BITS ? unpackWord : unpackWide;
	const lastLook = 8 * (bytes.length - LOOK_BYTES) + 7;
	const whole = Math.min(count, Math.max(0, Math.floor((lastLook - fromBit) / bits) + 1));
	unpack(bytes, fromBit, bits, whole, output, to, scaling);
	if (whole === count) return;
	// The last few, with zeros beyond the end; no bit of theirs is kept.
	const restBit = fromBit + whole * bits;
	const rest = new Uint8Array(2 * LOOK_BYTES);
	rest.set(bytes.subarray(Math.floor(restBit / 8)));
	unpack(rest, restBit % 8, bits, count - whole, output, to + whole, scaling);
}

function unpackNarrow(
	bytes: Uint8Array,
	fromBit: number,
	bits: number,
	count: number,
	output: Float64Array,
	to: number,
	{ factor, reference, decimal }: Scaling,
): void {
	const view = viewOf(bytes);
	const unused = 32 - bits;
	// The place is kept in two parts: a count of bits would leave 32-bit arithmetic at 512 MiB.
	let at = Math.floor(fromBit / 8);
	let bit = fromBit % 8;
	for (let i = to; i < to + count; i++) {
		output[i] = (((view.getInt32(at) << bit) >>> unused) * factor + reference) * decimal;
		bit += bits;
		at += bit >> 3;
		bit &= 7;
	}
}

function unpackWord(
	bytes: Uint8Array,
	fromBit: number,
	bits: number,
	count: number,
	output: Float64Array,
	to: number,
	{ factor, reference, decimal }: Scaling,
): void {
	const view = viewOf(bytes);
	const unused = WORD_BITS - bits;
	let at = Math.floor(fromBit / 8);
	let bit = fromBit % 8;
	for (let i = to; i < to + count; i++) {
		const word = (view.getInt32(at) << bit) | ((bytes[at + 4] as number) >> (8 - bit));
		output[i] = ((word >>> unused) * factor + reference) * decimal;
		bit += bits;
		at += bit >> 3;
		bit &= 7;
	}
}

/** Numbers of more than a word are within two, wherever they begin in the first byte. */
function unpackWide(
	bytes: Uint8Array,
	fromBit: number,
	bits: number,
	count: number,
	output: Float64Array,
	to: number,
	{ factor, reference, decimal }: Scaling,
): void {
	const view = viewOf(bytes);
	let at = Math.floor(fromBit / 8);
	let bit = fromBit % 8;
	for (let i = to; i < to + count; i++) {
		const upper = view.getUint32(at) & (0xffffffff >>> bit);
		const lowerBits = bit + bits - 32;
		const number = (upper >>> 0) * powerOfTwo(lowerBits) + (view.getUint32(at + 4) >>> (32 - lowerBits));
		output[i] = (number * factor + reference) * decimal;
		bit += bits;
		at += bit >> 3;
		bit &= 7;
	}
}

/** `count` integers of `bits` bits from the beginning of a byte on, and the byte behind them: lists in GRIB end with a byte. */
export function unpackList(
	bytes: Uint8Array,
	fromByte: number,
	bits: number,
	count: number,
): { numbers: Float64Array; endByte: number } {
	const endByte = fromByte + Math.ceil((bits * count) / 8);
	if (endByte > bytes.length) throw corruptChunk("grib", "a list of packed numbers ends beyond its section");
	const numbers = new Float64Array(count);
	unpackBits(bytes, 8 * fromByte, bits, count, numbers, 0, UNSCALED);
	return { numbers, endByte };
}
