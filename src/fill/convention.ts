import { MiraError } from "../errors.ts";
import { decodeBase64, encodeBase64 } from "../zarr/base64.ts";
import { type DataType, dataType } from "../zarr/data-type.ts";
import { JsonFloat, type JsonValue } from "../zarr/json.ts";
import { narrowNaN, widenNaN } from "../zarr/nan-bits.ts";
import { castScalar, readScalar, type Scalar } from "../zarr/scalar.ts";
import { jsonToScalar, showJson } from "./attribute-scalars.ts";
import { parseFillText } from "./text.ts";

/** Something a reader of ours accepts although the convention has another form for it, or a value that a cast changed. */
export type FillNote = { code: "fill-form" | "fill-cast-inexact"; message: string };

/** A `_FillValue` attribute as the bytes of one element, and what was odd about it. */
export type DecodedFillValue = {
	/** Little-endian bytes of the data type; UTF-8 for strings. */
	bytes: Uint8Array;
	/** False where the cast to the data type changed the number. */
	exact: boolean;
	notes: FillNote[];
};

/** How forgiving to be. */
export type DecodeFillOptions = {
	/** Also take text such as `"-9999"` for a number; xarray cannot open an array with such an attribute. */
	lenient?: boolean | undefined;
};

/** 8 bytes of base64: the convention has no other form for a float. */
const DOUBLE_BASE64 = /^[A-Za-z0-9+/]{11}=$/;

/**
 * The `_FillValue` attribute of a Zarr v3 array for the bytes of one element, as the convention (zarr-extensions,
 * attributes/_FillValue) and xarray's `FillValueCoder` have it: base64 of the little-endian double for floats, a pair for
 * complex numbers, exact integers (`bigint` beyond 2^53), booleans, text, base64 of bytes.
 */
export function encodeFillValue(type: DataType, bytes: Uint8Array): JsonValue {
	const value = readScalar(type, bytes);
	switch (type.kind) {
		case "bool":
		case "string":
		case "utf32":
			return value as boolean | string;
		case "int":
		case "uint":
			return typeof value === "bigint" && Number.isSafeInteger(Number(value)) ? Number(value) : (value as number);
		case "float":
			return encodeDouble(value as number, bytes);
		case "complex":
			return (value as [number, number]).map((part, i) =>
				encodeDouble(part, bytes.subarray((i * type.itemBytes) / 2, ((i + 1) * type.itemBytes) / 2)),
			);
		case "text":
			// NumPy's bytes end before their trailing NULs, and so does what xarray encodes.
			return encodeBase64(trimNul(bytes));
		case "raw":
		case "bytes":
			return encodeBase64(bytes);
		default:
			throw new MiraError("bad-argument", `the _FillValue convention has no form for data type "${type.name}"`);
	}
}

function encodeDouble(value: number, stored: Uint8Array): string {
	// A NaN is spelled by its bits: which payload a number carries is up to the engine.
	if (Number.isNaN(value)) return encodeBase64(widenNaN(stored));
	const bytes = new Uint8Array(8);
	new DataView(bytes.buffer).setFloat64(0, value, true);
	return encodeBase64(bytes);
}

function trimNul(bytes: Uint8Array): Uint8Array {
	return bytes.subarray(0, bytes.findLastIndex((byte) => byte !== 0) + 1);
}

/**
 * The bytes that a `_FillValue` attribute of a Zarr v3 array stands for; undefined for `null`, which means "none". Forms
 * that are unambiguous although the convention has another one (a plain number on a float, a list of one element, a list
 * of bytes) are accepted with a note. Throws `bad-fill` for anything else, and `fill-out-of-range` for a number that the
 * data type cannot hold.
 */
export function decodeFillValue(
	type: DataType,
	json: JsonValue,
	options: DecodeFillOptions = {},
): DecodedFillValue | undefined {
	if (json === null) return undefined;
	const notes: FillNote[] = [];
	const single = Array.isArray(json) && json.length === 1 && type.kind !== "bytes" && type.kind !== "raw";
	if (single) notes.push(formNote("it is a list of one element instead of a single value"));
	const payload = type.kind === "float" && typeof json === "string" ? decodeNaN(type.itemBytes, json) : undefined;
	if (payload !== undefined) return { bytes: payload, exact: true, notes };
	const scalar = decodeForm(type, single ? (json[0] as JsonValue) : json, options.lenient === true, notes);
	if (scalar === undefined) throw badForm(type, json);
	const cast = castScalar(type, scalar);
	if (cast === undefined)
		throw new MiraError("fill-out-of-range", `_FillValue ${showJson(json)} does not fit data type "${type.name}"`);
	if (!cast.exact)
		notes.push({
			code: "fill-cast-inexact",
			message: `_FillValue ${showJson(json)} is not exactly a ${type.name}; it was cast to one`,
		});
	return { ...cast, notes };
}

/** What is wrong with the form of a `_FillValue` attribute, in a sentence; undefined if it is what the convention wants. */
export function validateFillValue(type: DataType, json: JsonValue): string | undefined {
	try {
		const decoded = decodeFillValue(type, json);
		if (decoded === undefined) return "null is not a fill value";
		return decoded.notes.find((note) => note.code === "fill-form")?.message;
	} catch (error) {
		if (error instanceof MiraError) return error.message;
		throw error;
	}
}

/** The value in the JSON, not yet cast; undefined if it is in no form that we know. */
function decodeForm(type: DataType, json: JsonValue, lenient: boolean, notes: FillNote[]): Scalar | undefined {
	switch (type.kind) {
		case "bool":
			if (json !== 0 && json !== 1) return typeof json === "boolean" ? json : undefined;
			notes.push(formNote("it is a number instead of a boolean"));
			return json;
		case "int":
		case "uint":
			if (json instanceof JsonFloat) notes.push(formNote("it is a float instead of an integer"));
			return plainNumber(type, json, lenient, notes);
		case "float":
			return decodeFloat(type, json, lenient, notes);
		case "complex": {
			if (!Array.isArray(json) || json.length !== 2) return undefined;
			const part = dataType(type.name === "complex64" ? "float32" : "float64");
			const [re, im] = json.map((item) => decodeFloat(part, item, lenient, notes));
			return typeof re === "number" && typeof im === "number" ? [re, im] : undefined;
		}
		case "string":
		case "utf32":
			return typeof json === "string" ? json : undefined;
		case "text":
		case "raw":
		case "bytes":
			if (typeof json === "string") return decodeBytes(json);
			if (!Array.isArray(json) || !json.every(isByte)) return undefined;
			notes.push(formNote("it is a list of bytes instead of base64"));
			return Uint8Array.from(json);
		case "time":
			notes.push(formNote(`the convention does not cover data type "${type.name}"`));
			return json === "NaT" ? -(2n ** 63n) : plainNumber(type, json, lenient, notes);
		case "struct":
			notes.push(formNote(`the convention does not cover data type "${type.name}"`));
			return jsonToScalar(type, json);
	}
}

/** The NaN that base64 of a double stands for, with its sign and payload; undefined for anything else. */
function decodeNaN(itemBytes: number, text: string): Uint8Array | undefined {
	if (!DOUBLE_BASE64.test(text)) return undefined;
	const bytes = decodeBase64(text);
	return Number.isNaN(new DataView(bytes.buffer).getFloat64(0, true)) ? narrowNaN(bytes, itemBytes) : undefined;
}

function decodeFloat(
	type: Extract<DataType, { kind: "float" }>,
	json: JsonValue,
	lenient: boolean,
	notes: FillNote[],
): number | undefined {
	if (typeof json === "string" && DOUBLE_BASE64.test(json)) {
		const bytes = decodeBase64(json);
		return new DataView(bytes.buffer).getFloat64(0, true);
	}
	if (typeof json === "number" || typeof json === "bigint" || json instanceof JsonFloat)
		notes.push(formNote("it is a plain number instead of the base64 of a double"));
	const number = plainNumber(type, json, lenient, notes);
	return number === undefined ? undefined : Number(number);
}

function plainNumber(
	type: DataType,
	json: JsonValue,
	lenient: boolean,
	notes: FillNote[],
): number | bigint | undefined {
	if (json instanceof JsonFloat) return json.value;
	if (typeof json === "number" || typeof json === "bigint") return json;
	const parsed = lenient && typeof json === "string" ? parseFillText(type, json) : undefined;
	if (typeof parsed !== "number" && typeof parsed !== "bigint") return undefined;
	notes.push(formNote("it is text instead of a number"));
	return parsed;
}

function decodeBytes(text: string): Uint8Array | undefined {
	try {
		return decodeBase64(text);
	} catch {
		return undefined;
	}
}

function isByte(json: JsonValue): json is number {
	return typeof json === "number" && Number.isInteger(json) && json >= 0 && json <= 255;
}

function formNote(what: string): FillNote {
	return { code: "fill-form", message: `_FillValue is not in the form of the convention: ${what}` };
}

const FORMS: { readonly [kind in DataType["kind"]]: string } = {
	bool: "true or false",
	int: "an integer",
	uint: "an integer",
	float: "the base64 of a little-endian double, 12 characters with their padding",
	complex: "a pair of base64 doubles",
	string: "text",
	utf32: "text",
	text: "base64",
	raw: "base64",
	bytes: "base64",
	time: "an integer",
	struct: "an object with a value for every field",
	subarray: "a form that the convention does not have",
	record: "a form that the convention does not have",
	sequence: "a form that the convention does not have",
};

function badForm(type: DataType, json: JsonValue): MiraError {
	return new MiraError(
		"bad-fill",
		`_FillValue ${showJson(json)} is not ${FORMS[type.kind]}, as data type "${type.name}" needs`,
	);
}
