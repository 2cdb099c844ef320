import { crc32 } from "../src/codecs/checksum.ts";
import { lookup3 } from "../src/codecs/lookup3.ts";
import type { Random } from "./random.ts";

/** A number in a file. */
export type Field = {
	at: number;
	/** In bytes. */
	width: number;
	isBig: boolean;
	/** What a program may write here: codes, versions, numbers of types. */
	values?: readonly number[] | undefined;
};

/** A structure whose numbers may stand anywhere in it; regions also take each other's place. */
export type Region = { start: number; end: number; isBig: boolean };

/** A checksum of the bytes from `start` to `end`, which has to follow every change of them. */
export type Seal = { kind: "lookup3" | "crc32"; start: number; end: number; at: number };

/** Where in a file the numbers are that readers believe. */
export type Layout = { fields: Field[]; regions: Region[]; seals: Seal[] };

/** How a format is laid out. Whatever it is given, it ends: what cannot be followed is left out. */
export type LayoutOf = (bytes: Uint8Array) => Layout;

/** A layout with nothing in it. */
export function emptyLayout(): Layout {
	return { fields: [], regions: [], seals: [] };
}

/** Numbers at which sizes, counts and signs turn over. */
const INTERESTING: readonly number[] = [
	0,
	1,
	2,
	3,
	4,
	5,
	7,
	8,
	9,
	15,
	16,
	17,
	31,
	32,
	33,
	63,
	64,
	65,
	100,
	127,
	128,
	129,
	255,
	256,
	257,
	511,
	512,
	1000,
	1023,
	1024,
	4095,
	4096,
	10_000,
	32_767,
	32_768,
	65_534,
	65_535,
	65_536,
	100_000,
	1_000_000,
	2 ** 24,
	2 ** 26,
	2 ** 28,
	2 ** 30,
	2 ** 31 - 1,
	2 ** 31,
	2 ** 32 - 2,
	2 ** 32 - 1,
	2 ** 32,
	2 ** 33,
	2 ** 40,
	2 ** 53 - 1,
	2 ** 53,
	-1,
	-2,
	-127,
	-128,
	-256,
	-32_768,
];

/** Gives one number of a file another value. */
export function changeField(bytes: Uint8Array, layout: Layout, random: Random): void {
	const field = chosenField(layout, random);
	if (field === undefined || field.at + field.width > bytes.length) return;
	writeNumber(bytes, field, newValue(bytes, field, layout, random));
}

/** Puts the bytes of one structure where another is. */
export function moveRegion(bytes: Uint8Array, { regions }: Layout, random: Random): void {
	if (regions.length < 2) return;
	const from = random.pick(regions);
	const to = random.pick(regions);
	bytes.copyWithin(to.start, from.start, Math.min(from.end, from.start + to.end - to.start));
}

/** Makes checksums true again, those of what is inside others first. */
export function seal(bytes: Uint8Array, { seals }: Layout): void {
	for (const { kind, start, end, at } of seals) {
		if (at + 4 > bytes.length || end > bytes.length || start >= end) continue;
		const sum = (kind === "lookup3" ? lookup3 : crc32)(bytes.subarray(start, end));
		writeNumber(bytes, { at, width: 4, isBig: false }, BigInt(sum));
	}
}

function chosenField({ fields, regions }: Layout, random: Random): Field | undefined {
	if (fields.length > 0 && (regions.length === 0 || random.below(3) > 0)) return random.pick(fields);
	if (regions.length === 0) return undefined;
	const { start, end, isBig } = random.pick(regions);
	const width = random.pick([1, 1, 2, 4, 8]);
	const places = Math.floor((end - start) / width);
	if (places < 1) return undefined;
	return { at: start + width * random.below(places), width, isBig };
}

function newValue(bytes: Uint8Array, field: Field, { fields }: Layout, random: Random): bigint {
	const old = readNumber(bytes, field);
	switch (random.below(10)) {
		case 0:
			return old + 1n;
		case 1:
			return old - 1n;
		case 2:
			return old * BigInt(random.pick([2, 3, 16, 256, 65_536]));
		case 3:
			return old / BigInt(random.pick([2, 3, 4, 8]));
		case 4:
			return old ^ (1n << BigInt(random.below(field.width * 8)));
		case 5: {
			const other = fields.length > 0 ? random.pick(fields) : field;
			return other.at + other.width <= bytes.length ? readNumber(bytes, other) : 0n;
		}
		case 6:
			return BigInt(bytes.length + random.pick([-8, -4, -1, 0, 1, 8]));
		case 7:
			return BigInt(field.values === undefined ? random.next() : random.pick(field.values));
		default:
			return BigInt(
				field.values !== undefined && random.oneIn(2) ? random.pick(field.values) : random.pick(INTERESTING),
			);
	}
}

/** The number in a field, without a sign. */
export function readNumber(bytes: Uint8Array, { at, width, isBig }: Field): bigint {
	let value = 0n;
	for (let i = 0; i < width; i++) value = (value << 8n) | BigInt(bytes[isBig ? at + i : at + width - 1 - i] ?? 0);
	return value;
}

/** Writes what a field can hold of a number. */
export function writeNumber(bytes: Uint8Array, { at, width, isBig }: Field, value: bigint): void {
	let rest = value;
	for (let i = 0; i < width; i++) {
		bytes[isBig ? at + width - 1 - i : at + i] = Number(rest & 0xffn);
		rest >>= 8n;
	}
}
