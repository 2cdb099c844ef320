import type { Random } from "./random.ts";

const MOST_INSERTED = 64;

/** A change that knows nothing of formats. What it gives may be of another length; `other` is a second seed of the same format. */
export function changeBytes(
	bytes: Uint8Array,
	other: Uint8Array,
	dictionary: readonly string[],
	random: Random,
): Uint8Array {
	if (bytes.length === 0) return other.slice();
	switch (random.below(12)) {
		case 0:
		case 1:
		case 2:
			return flipBits(bytes, random);
		case 3:
			bytes[random.below(bytes.length)] = random.below(256);
			return bytes;
		case 4:
			return overwriteNumber(bytes, random);
		case 5:
			return overwriteWord(bytes, dictionary, random);
		case 6:
			return bytes.slice(0, random.below(bytes.length));
		case 7: {
			const [start, end] = stretch(bytes, random);
			bytes.copyWithin(random.below(bytes.length), start, end);
			return bytes;
		}
		case 8: {
			const [start, end] = stretch(bytes, random);
			return joined(bytes.subarray(0, start), bytes.subarray(end));
		}
		case 9: {
			const at = random.below(bytes.length);
			const inserted = new Uint8Array(1 + random.below(MOST_INSERTED)).fill(
				random.pick([0, 0xff, 0x20, random.below(256)]),
			);
			return joined(bytes.subarray(0, at), inserted, bytes.subarray(at));
		}
		case 10: {
			const [start, end] = stretch(bytes, random);
			bytes.fill(random.pick([0, 0xff]), start, end);
			return bytes;
		}
		default:
			return joined(bytes.subarray(0, random.below(bytes.length)), other.subarray(random.below(other.length + 1)));
	}
}

function flipBits(bytes: Uint8Array, random: Random): Uint8Array {
	for (let n = 1 + random.below(3); n > 0; n--) {
		const at = random.below(bytes.length);
		bytes[at] = (bytes[at] as number) ^ (1 << random.below(8));
	}
	return bytes;
}

function overwriteNumber(bytes: Uint8Array, random: Random): Uint8Array {
	const width = random.pick([1, 2, 4, 8]);
	if (bytes.length < width) return bytes;
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
	const value = random.pick([0n, 1n, -1n, -2n, 0x7fn, 0x80n, 0x7fffn, 0x8000n, 0x7fff_ffffn, 0x8000_0000n, 1n << 40n]);
	const written = new DataView(new ArrayBuffer(8));
	const isLittle = random.oneIn(2);
	written.setBigUint64(0, BigInt.asUintN(64, isLittle ? value : value << BigInt(64 - 8 * width)), isLittle);
	const at = random.below(bytes.length - width + 1);
	for (let i = 0; i < width; i++) view.setUint8(at + i, written.getUint8(i));
	return bytes;
}

function overwriteWord(bytes: Uint8Array, dictionary: readonly string[], random: Random): Uint8Array {
	if (dictionary.length === 0) return flipBits(bytes, random);
	const word = Buffer.from(random.pick(dictionary), "latin1").subarray(0, bytes.length);
	bytes.set(word, random.below(bytes.length - word.length + 1));
	return bytes;
}

function stretch(bytes: Uint8Array, random: Random): [start: number, end: number] {
	const start = random.below(bytes.length);
	const most = random.oneIn(4) ? bytes.length : 32;
	return [start, Math.min(bytes.length, start + 1 + random.below(most))];
}

function joined(...parts: Uint8Array[]): Uint8Array {
	const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
	let at = 0;
	for (const part of parts) {
		all.set(part, at);
		at += part.length;
	}
	return all;
}
