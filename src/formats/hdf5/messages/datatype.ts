import { MiraError } from "../../../errors.ts";
import { exponentOf } from "../../../zarr/arithmetic/powers.ts";
import { decodeText } from "../../../zarr/scalar.ts";
import type { Cursor } from "../cursor.ts";
import type { ByteOrder, Charset, CompoundMember, Datatype, StringPadding } from "../element-type.ts";

/** Types hold types; real ones do so a few times. */
const MAX_DEPTH = 32;

/** Parses a datatype message (0x0003) of version 1 to 5. */
export function parseDatatype(cursor: Cursor): Datatype {
	return parse(cursor, 0);
}

/** What begins every datatype: the bits mean something else in every class. */
type TypeHead = { typeClass: number; version: number; bits: number; sizeBytes: number };

function parse(cursor: Cursor, depth: number): Datatype {
	const begin = cursor.at;
	if (depth > MAX_DEPTH) throw cursor.corrupt("datatypes are nested too deeply");
	const first = cursor.u8();
	const head: TypeHead = {
		typeClass: first & 0x0f,
		version: first >> 4,
		bits: cursor.uint(3),
		sizeBytes: cursor.u32(),
	};
	if (head.version < 1 || head.version > 5)
		throw cursor.corrupt(`version ${head.version} of a datatype is unknown`, begin);
	if (head.sizeBytes === 0) throw cursor.corrupt("a datatype has no size", begin);
	return parseClass(cursor, head, depth, begin);
}

function parseClass(cursor: Cursor, head: TypeHead, depth: number, begin: number): Datatype {
	const { bits, sizeBytes } = head;
	switch (head.typeClass) {
		case 0:
			return { kind: "integer", sizeBytes, signed: (bits & 0x08) !== 0, ...parseBits(cursor, head) };
		case 1:
			return parseFloating(cursor, head);
		case 2:
			cursor.skip(2); // precision
			return { kind: "time", sizeBytes };
		case 3:
			return { kind: "string", sizeBytes, ...parseText(bits) };
		case 4:
			return { kind: "bitfield", sizeBytes, ...parseBits(cursor, head) };
		case 5:
			return { kind: "opaque", sizeBytes, tag: decodeText(cursor.take(bits & 0xff)) };
		case 6:
			return { kind: "compound", sizeBytes, members: parseMembers(cursor, head, depth) };
		case 7:
			return { kind: "reference", sizeBytes, referenceType: bits & 0x0f };
		case 8:
			return parseEnum(cursor, head, depth);
		case 9: {
			const base = parse(cursor, depth + 1);
			const isText = (bits & 0x0f) === 1;
			return isText
				? { kind: "vlen-string", sizeBytes, ...parseText(bits >> 4) }
				: { kind: "vlen-sequence", sizeBytes, base };
		}
		case 10:
			return parseArray(cursor, head, depth);
		case 11:
			return { kind: "complex", sizeBytes, base: parse(cursor, depth + 1) };
		default:
			throw new MiraError("unsupported-feature", `datatypes of class ${head.typeClass} are unknown`, {
				offset: cursor.address + begin,
			});
	}
}

function parseBits(
	cursor: Cursor,
	{ bits, sizeBytes }: TypeHead,
): { order: ByteOrder; bitOffset: number; bitPrecision: number } {
	const bitOffset = cursor.u16();
	const bitPrecision = cursor.u16();
	expectField(cursor, bitOffset, bitPrecision, sizeBytes * 8);
	return { order: orderOf(bits), bitOffset, bitPrecision };
}

/** A field of bits that is empty or reaches beyond its number would make nonsense of every value. */
function expectField(cursor: Cursor, at: number, width: number, mostBits: number): void {
	if (width === 0 || at + width > mostBits)
		throw cursor.corrupt(`a number of ${mostBits} bits has a field of ${width} bits at bit ${at}`);
}

function orderOf(bits: number): ByteOrder {
	return (bits & 0x01) === 0 ? "little" : "big";
}

function parseFloating(cursor: Cursor, { bits, sizeBytes }: TypeHead): Datatype {
	const isVax = (bits & 0x41) === 0x41;
	const normalization = (["none", "always-set", "implied"] as const)[(bits >> 4) & 0x03];
	if (normalization === undefined) throw cursor.corrupt("the normalization of a float is unknown");
	const layout = {
		bitOffset: cursor.u16(),
		bitPrecision: cursor.u16(),
		exponentLocation: cursor.u8(),
		exponentBits: cursor.u8(),
		mantissaLocation: cursor.u8(),
		mantissaBits: cursor.u8(),
		exponentBias: cursor.u32(),
		signLocation: (bits >> 8) & 0xff,
		normalization,
	};
	expectField(cursor, layout.bitOffset, layout.bitPrecision, sizeBytes * 8);
	expectField(cursor, layout.exponentLocation, layout.exponentBits, sizeBytes * 8);
	expectField(cursor, layout.mantissaLocation, layout.mantissaBits, sizeBytes * 8);
	return { kind: "float", sizeBytes, order: isVax ? "vax" : orderOf(bits), layout };
}

/** Unknown paddings and encodings read as the commonest: text is decoded tolerantly anyway. */
function parseText(bits: number): { padding: StringPadding; charset: Charset } {
	const padding = (["nul-terminated", "nul-padded", "space-padded"] as const)[bits & 0x0f] ?? "nul-padded";
	return { padding, charset: ((bits >> 4) & 0x0f) === 1 ? "utf-8" : "ascii" };
}

function parseMembers(cursor: Cursor, { bits, version, sizeBytes }: TypeHead, depth: number): CompoundMember[] {
	const count = bits & 0xffff;
	const members: CompoundMember[] = [];
	for (let i = 0; i < count; i++) {
		const begin = cursor.at;
		const name = parseName(cursor, version);
		const offsetBytes = version < 3 ? cursor.u32() : cursor.uint(offsetWidth(sizeBytes));
		// Version 1 has no array type: members carry their dimensions themselves.
		const shape = version === 1 ? parseMemberShape(cursor) : [];
		const own = parse(cursor, depth + 1);
		const datatype: Datatype = shape.length === 0 ? own : arrayOf(shape, own);
		if (offsetBytes + datatype.sizeBytes > sizeBytes)
			throw cursor.corrupt(`member "${name}" reaches beyond its compound`, begin);
		members.push({ name, offsetBytes, datatype });
	}
	return members;
}

/** Names end with a NUL; before version 3 they are padded to 8 bytes. */
function parseName(cursor: Cursor, version: number): string {
	const begin = cursor.at;
	const name = cursor.untilNul();
	if (version < 3) cursor.skip(Math.ceil((cursor.at - begin) / 8) * 8 - (cursor.at - begin));
	return decodeText(name);
}

function offsetWidth(sizeBytes: number): number {
	return Math.floor(exponentOf(sizeBytes) / 8) + 1;
}

function parseMemberShape(cursor: Cursor): number[] {
	const rank = cursor.u8();
	if (rank > 4) throw cursor.corrupt(`a member has ${rank} dimensions`);
	cursor.skip(11); // reserved, permutation
	const lengths = Array.from({ length: 4 }, () => cursor.u32());
	return lengths.slice(0, rank);
}

function arrayOf(shape: number[], base: Datatype): Datatype {
	const count = shape.reduce((product, length) => product * length, 1);
	return { kind: "array", sizeBytes: count * base.sizeBytes, shape, base };
}

function parseEnum(cursor: Cursor, { bits, version, sizeBytes }: TypeHead, depth: number): Datatype {
	const begin = cursor.at;
	const base = parse(cursor, depth + 1);
	if (base.kind !== "integer" || base.sizeBytes > 8 || base.sizeBytes !== sizeBytes)
		throw cursor.corrupt("the values of an enumeration are not integers", begin);
	const names = Array.from({ length: bits & 0xffff }, () => parseName(cursor, version));
	const members = names.map((name) => ({ name, value: parseInteger(cursor.take(base.sizeBytes), base) }));
	return { kind: "enum", sizeBytes, base, members };
}

function parseInteger(bytes: Uint8Array, { order, signed }: Extract<Datatype, { kind: "integer" }>): bigint {
	const bigEndian = order === "big" ? bytes : bytes.slice().reverse();
	const value = bigEndian.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
	return signed ? BigInt.asIntN(bytes.length * 8, value) : value;
}

function parseArray(cursor: Cursor, { version, sizeBytes }: TypeHead, depth: number): Datatype {
	const begin = cursor.at;
	const rank = cursor.u8();
	if (version < 3) cursor.skip(3);
	const shape = Array.from({ length: rank }, () => cursor.u32());
	if (version < 3) cursor.skip(4 * rank); // permutation
	const array = arrayOf(shape, parse(cursor, depth + 1));
	if (array.sizeBytes !== sizeBytes) throw cursor.corrupt("the size of an array is not that of its elements", begin);
	return array;
}
