import { MiraError } from "../errors.ts";
import { type DataType, isFixed } from "./data-type.ts";
import { halfToNumber, numberToHalf } from "./half.ts";
import { hexText } from "./hex.ts";
import { splitFields, zeroRecord } from "./record.ts";
import { utf8OrLatin1 } from "./text-bytes.ts";

/**
 * One value of an array as JavaScript sees it: numbers, `bigint` for 64-bit integers and times, `[re, im]` for complex,
 * text for strings, bytes for raw data, an object for a struct, nested lists for the arrays in one.
 */
export type Scalar =
	| number
	| bigint
	| boolean
	| string
	| Uint8Array
	| [number, number]
	| Scalar[]
	| { [field: string]: Scalar };

const UTF8 = new TextEncoder();

/** Text of a file: UTF-8, or Latin-1 where it is not valid UTF-8, up to its first NUL. */
export function decodeText(bytes: Uint8Array): string {
	const end = bytes.indexOf(0);
	const text = end < 0 ? bytes : bytes.subarray(0, end);
	if (text.length <= 1) return text.length === 0 ? "" : String.fromCharCode(text[0] as number); // most characters of NetCDF
	return utf8OrLatin1(text);
}

/** The element that begins at `at` in little-endian bytes of that type; all the bytes for a variable-length type. */
export function readScalar(type: DataType, bytes: Uint8Array, at = 0): Scalar {
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	switch (type.kind) {
		case "bool":
			return view.getUint8(at) !== 0;
		case "int":
			if (type.itemBytes === 8) return view.getBigInt64(at, true);
			return type.itemBytes === 1
				? view.getInt8(at)
				: type.itemBytes === 2
					? view.getInt16(at, true)
					: view.getInt32(at, true);
		case "uint":
			if (type.itemBytes === 8) return view.getBigUint64(at, true);
			return type.itemBytes === 1
				? view.getUint8(at)
				: type.itemBytes === 2
					? view.getUint16(at, true)
					: view.getUint32(at, true);
		case "float":
			return readFloat(view, type.itemBytes, at);
		case "complex":
			return [readFloat(view, type.itemBytes / 2, at), readFloat(view, type.itemBytes / 2, at + type.itemBytes / 2)];
		case "time":
			return view.getBigInt64(at, true);
		case "text":
			return decodeText(bytes.subarray(at, at + type.itemBytes));
		case "utf32":
			return readUtf32(view, type.itemBytes, at);
		case "raw":
			return bytes.slice(at, at + type.itemBytes);
		case "struct": {
			const object: { [field: string]: Scalar } = {};
			let offset = at;
			for (const field of type.fields) {
				object[field.name] = readScalar(field.dataType, bytes, offset);
				offset += field.dataType.itemBytes ?? 0;
			}
			return object;
		}
		case "subarray": {
			const { base, shape } = type;
			const values = Array.from({ length: type.itemBytes / base.itemBytes }, (_, i) =>
				readScalar(base, bytes, at + i * base.itemBytes),
			);
			return nested(values, shape);
		}
		case "record": {
			const parts = splitFields(type, bytes.subarray(at));
			return Object.fromEntries(
				type.fields.map(({ name, dataType }, i) => [name, readScalar(dataType, parts[i] as Uint8Array)]),
			);
		}
		case "string":
			return new TextDecoder().decode(bytes.subarray(at));
		case "bytes":
		case "sequence": // what is in it only its codec knows
			return bytes.slice(at);
	}
}

type Nested<T> = (T | Nested<T>)[];

/** Values in C order as lists of lists. */
function nested<T>(values: T[], [, ...inner]: readonly number[]): Nested<T> {
	if (inner.length === 0) return values;
	const size = inner.reduce((product, length) => product * length, 1);
	return Array.from({ length: values.length / size }, (_, i) => nested(values.slice(i * size, (i + 1) * size), inner));
}

function readFloat(view: DataView, itemBytes: number, at: number): number {
	if (itemBytes === 2) return halfToNumber(view.getUint16(at, true));
	return itemBytes === 4 ? view.getFloat32(at, true) : view.getFloat64(at, true);
}

function readUtf32(view: DataView, itemBytes: number, at: number): string {
	let end = itemBytes;
	while (end > 0 && view.getUint32(at + end - 4, true) === 0) end -= 4;
	let text = "";
	for (let i = 0; i < end; i += 4) {
		const point = view.getUint32(at + i, true);
		// A number beyond Unicode cannot be a character; the replacement character says so.
		text += String.fromCodePoint(point > 0x10ffff ? 0xfffd : point);
	}
	return text;
}

/** Bytes of a value after it was cast to a data type, and whether the cast kept it exactly. */
export type CastResult = { bytes: Uint8Array; exact: boolean };

/**
 * A value cast to a data type (design, rule 3: cast, then compare, then encode). Undefined if the type cannot hold it: a
 * fraction, NaN or a number out of range for integers, a finite number beyond the largest float, text that is too long.
 */
export function castScalar(type: DataType, value: Scalar): CastResult | undefined {
	switch (type.kind) {
		case "bool":
			return castBool(value);
		case "int":
		case "uint":
			return castInteger(type.kind === "int", type.itemBytes, value);
		case "time":
			return castInteger(true, 8, value);
		case "float":
			return castFloat(type.itemBytes, value);
		case "complex":
			return castComplex(type.itemBytes, value);
		case "text":
			return castText(type.itemBytes, value);
		case "utf32":
			return castUtf32(type.itemBytes, value);
		case "raw":
			return value instanceof Uint8Array && value.length === type.itemBytes ? { bytes: value, exact: true } : undefined;
		case "struct":
			return castStruct(type, value);
		case "subarray":
			return castSubarray(type, value);
		case "string":
			return typeof value === "string" ? { bytes: UTF8.encode(value), exact: true } : undefined;
		case "bytes":
			return value instanceof Uint8Array ? { bytes: value, exact: true } : undefined;
	}
}

function castBool(value: Scalar): CastResult | undefined {
	const truth =
		typeof value === "boolean"
			? value
			: value === 1 || value === 1n
				? true
				: value === 0 || value === 0n
					? false
					: undefined;
	return truth === undefined ? undefined : { bytes: Uint8Array.of(truth ? 1 : 0), exact: true };
}

function castInteger(signed: boolean, itemBytes: number, value: Scalar): CastResult | undefined {
	if (typeof value === "number" ? !Number.isInteger(value) : typeof value !== "bigint") return undefined;
	const integer = BigInt(value as number | bigint);
	const bits = BigInt(itemBytes * 8);
	const least = signed ? -(1n << (bits - 1n)) : 0n;
	if (integer < least || integer >= least + (1n << bits)) return undefined;
	const bytes = new Uint8Array(8);
	new DataView(bytes.buffer).setBigInt64(0, BigInt.asIntN(64, integer), true);
	return { bytes: bytes.slice(0, itemBytes), exact: true };
}

function castFloat(itemBytes: number, value: Scalar): CastResult | undefined {
	if (typeof value !== "number" && typeof value !== "bigint") return undefined;
	const number = Number(value);
	const bytes = new Uint8Array(itemBytes);
	const view = new DataView(bytes.buffer);
	if (itemBytes === 2) view.setUint16(0, numberToHalf(number), true);
	else if (itemBytes === 4) view.setFloat32(0, number, true);
	else view.setFloat64(0, number, true);
	const stored = readFloat(view, itemBytes, 0);
	if (Number.isFinite(number) && !Number.isFinite(stored)) return undefined;
	return {
		bytes,
		exact: Number.isNaN(number) || (typeof value === "bigint" ? BigInt(stored) === value : stored === value),
	};
}

function castComplex(itemBytes: number, value: Scalar): CastResult | undefined {
	const [re = value, im = 0] = Array.isArray(value) ? value : [];
	const parts = [castFloat(itemBytes / 2, re), castFloat(itemBytes / 2, im)];
	const bytes = new Uint8Array(itemBytes);
	let exact = true;
	for (const [i, part] of parts.entries()) {
		if (part === undefined) return undefined;
		bytes.set(part.bytes, (i * itemBytes) / 2);
		exact &&= part.exact;
	}
	return { bytes, exact };
}

function castText(itemBytes: number, value: Scalar): CastResult | undefined {
	const text = typeof value === "string" ? encodeText(value, itemBytes) : value;
	if (!(text instanceof Uint8Array) || text.length > itemBytes) return undefined;
	const bytes = new Uint8Array(itemBytes);
	bytes.set(text);
	return { bytes, exact: true };
}

/** UTF-8, or Latin-1 where only that fits: text that `decodeText` took for Latin-1 goes back to the bytes it was. */
function encodeText(text: string, itemBytes: number): Uint8Array {
	const utf8 = UTF8.encode(text);
	if (utf8.length <= itemBytes || /[\u0100-\uffff]/.test(text)) return utf8;
	return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

function castUtf32(itemBytes: number, value: Scalar): CastResult | undefined {
	if (typeof value !== "string") return undefined;
	const points = Array.from(value, (c) => c.codePointAt(0) as number);
	if (points.length * 4 > itemBytes) return undefined;
	const bytes = new Uint8Array(itemBytes);
	const view = new DataView(bytes.buffer);
	for (const [i, point] of points.entries()) view.setUint32(i * 4, point, true);
	return { bytes, exact: true };
}

function castStruct(type: Extract<DataType, { kind: "struct" }>, value: Scalar): CastResult | undefined {
	if (typeof value !== "object" || Array.isArray(value) || value instanceof Uint8Array) return undefined;
	const bytes = new Uint8Array(type.itemBytes);
	let offset = 0;
	let exact = true;
	for (const { name, dataType } of type.fields) {
		const field = value[name];
		const cast = field === undefined ? undefined : castScalar(dataType, field);
		if (cast === undefined) return undefined;
		bytes.set(cast.bytes, offset);
		offset += cast.bytes.length;
		exact &&= cast.exact;
	}
	return { bytes, exact };
}

function castSubarray(
	{ base, shape, itemBytes }: Extract<DataType, { kind: "subarray" }>,
	value: Scalar,
): CastResult | undefined {
	const values = shape.reduce<Scalar[] | undefined>(
		(lists, length) => {
			const isRight = lists?.every((list) => Array.isArray(list) && list.length === length);
			return isRight ? (lists as Scalar[][]).flat() : undefined;
		},
		[value],
	);
	const parts = values?.map((element) => castScalar(base, element));
	if (parts === undefined || parts.some((part) => part === undefined)) return undefined;
	const bytes = new Uint8Array(itemBytes);
	for (const [i, part] of (parts as CastResult[]).entries()) bytes.set(part.bytes, i * base.itemBytes);
	return { bytes, exact: (parts as CastResult[]).every(({ exact }) => exact) };
}

/** The zero of a type: what readers give for storage of which nothing is known. Empty text and lists for variable-length types. */
export function zeroScalar(type: DataType): Uint8Array {
	if (type.kind === "record") return zeroRecord(type);
	return new Uint8Array(isFixed(type) ? type.itemBytes : 0);
}

/** True if two values have the same bytes. */
export function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
	if (a.length !== b.length) return false;
	for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
	return true;
}

/** True if the bytes hold a NaN (in either part of a complex number). */
export function isNaNScalar(type: DataType, bytes: Uint8Array): boolean {
	const value = readScalar(type, bytes);
	return Array.isArray(value) ? value.some(Number.isNaN) : Number.isNaN(value);
}

/** `count` times the same element, as the chunk of a hole. */
export function repeatScalar(value: Uint8Array, count: number): Uint8Array {
	const bytes = new Uint8Array(value.length * count);
	if (value.every((byte) => byte === 0)) return bytes;
	bytes.set(value.subarray(0, bytes.length));
	// Each pass doubles what is filled.
	for (let filled = value.length; filled > 0 && filled < bytes.length; filled *= 2) bytes.copyWithin(filled, 0, filled);
	return bytes;
}

/** Text of a value for people: digits of any size, `NaN`, quoted strings. */
export function formatScalar(type: DataType, bytes: Uint8Array): string {
	if (type.kind === "subarray") return formatSubarray(type, bytes);
	const value = readScalar(type, bytes);
	if (typeof value === "string") return JSON.stringify(value);
	if (typeof value === "number") return formatNumber(type.name === "float32" ? shortFloat32(value) : value);
	if (Array.isArray(value)) {
		const [re, im] = value as [number, number];
		return `${re}${im < 0 || Object.is(im, -0) ? "-" : "+"}${Math.abs(im)}i`;
	}
	if (value instanceof Uint8Array) return `0x${hexText(value)}`;
	if (type.kind === "record") {
		const parts = splitFields(type, bytes);
		const fields = type.fields.map(
			({ name, dataType }, i) => `${name}: ${formatScalar(dataType, parts[i] as Uint8Array)}`,
		);
		return `{${fields.join(", ")}}`;
	}
	if (typeof value === "object") {
		if (type.kind !== "struct") throw new MiraError("bad-argument", "only a struct has fields");
		let offset = 0;
		const fields = type.fields.map(({ name, dataType }) => {
			const at = offset;
			offset += dataType.itemBytes ?? 0;
			return `${name}: ${formatScalar(dataType, bytes.subarray(at, offset))}`;
		});
		return `{${fields.join(", ")}}`;
	}
	return String(value);
}

function formatSubarray(
	{ base, shape, itemBytes }: Extract<DataType, { kind: "subarray" }>,
	bytes: Uint8Array,
): string {
	const texts = Array.from({ length: itemBytes / base.itemBytes }, (_, i) =>
		formatScalar(base, bytes.subarray(i * base.itemBytes, (i + 1) * base.itemBytes)),
	);
	const join = (list: unknown): string => (Array.isArray(list) ? `[${list.map(join).join(", ")}]` : String(list));
	return join(nested(texts, shape));
}

/** A number for people: `1e+20` rather than twenty zeros, and the sign of zero. */
export function formatNumber(value: number): string {
	if (Object.is(value, -0)) return "-0";
	return Math.abs(value) >= 1e16 && Number.isFinite(value) ? value.toExponential() : String(value);
}

/** The shortest decimal that reads back as the same float32: 0.1, not 0.10000000149011612. */
export function shortFloat32(value: number): number {
	for (let digits = 1; digits < 9; digits++) {
		const short = Number(value.toPrecision(digits));
		if (Math.fround(short) === value) return short;
	}
	return value;
}
