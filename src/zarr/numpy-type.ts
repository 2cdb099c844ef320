import { isMiraError, MiraError } from "../errors.ts";
import {
	type DataType,
	dataType,
	fieldType,
	isFixed,
	parseDataType,
	rawType,
	type StructField,
	structType,
	subarrayType,
	swapUnitBytes,
	textType,
} from "./data-type.ts";
import { type JsonValue, shownJson } from "./json.ts";
import type { CodecMetadata } from "./metadata.ts";

/** Order of the bytes of a number. */
export type Endian = "little" | "big";

/** A data type as NumPy spells it: the type itself, and the codec that stores its elements as NumPy does. */
export type NumpyType = { dataType: DataType; codec: CodecMetadata };

const NUMBERS: { readonly [letter: string]: string } = { i: "int", u: "uint", f: "float", c: "complex" };

/**
 * Reads a data type of NumPy's array interface: `<f4`, `|S5`, `>M8[ns]`, or a list of fields `["name", type]` for structs
 * (`["name", type, shape]` where one is an array), each with a byte order of its own. The names of Zarr (`float32`) are taken too. `|O` says nothing about its elements: it is
 * for the caller to find out from the codecs.
 */
export function parseNumpyType(json: JsonValue): NumpyType {
	if (Array.isArray(json)) return parseFields(json);
	if (typeof json !== "string") throw badType(json);
	const [, order = "", letter = "", digits = "", unit] = /^([<>|=]?)([a-zA-Z])(\d*)(?:\[(\d*\w+)\])?$/.exec(json) ?? [];
	const type = letter === "" ? namedType(json) : (letterType(letter, digits, unit) ?? namedType(json));
	return { dataType: type, codec: bytesCodec(type, order === ">" ? "big" : "little") };
}

/** The `bytes` codec for a type; an order is said only where bytes have one. */
export function bytesCodec(type: DataType, endian: Endian): CodecMetadata {
	const hasOrder = type.kind === "struct" || swapUnitBytes(type) !== undefined;
	return hasOrder ? { name: "bytes", configuration: { endian } } : { name: "bytes" };
}

function letterType(letter: string, digits: string, unit: string | undefined): DataType | undefined {
	const length = Number(digits);
	if (letter === "M" || letter === "m") return length === 8 ? timeType(letter, unit) : undefined;
	if (unit !== undefined || digits === "") return undefined;
	if (letter === "b") return length === 1 ? dataType("bool") : undefined;
	if (letter === "S" || letter === "a") return textType(atLeastOne(length));
	if (letter === "V") return rawType(atLeastOne(length));
	if (letter === "U") return { kind: "utf32", name: "fixed_length_utf32", itemBytes: 4 * atLeastOne(length) };
	const kind = NUMBERS[letter];
	return kind === undefined ? undefined : namedType(`${kind}${8 * length}`);
}

/** NumPy makes arrays of empty strings one byte (or character) wide, too. */
function atLeastOne(length: number): number {
	if (!Number.isSafeInteger(length) || length > 2 ** 31) throw badType(length);
	return Math.max(length, 1);
}

function timeType(letter: string, unit: string | undefined): DataType {
	const [, count = "", name = "generic"] = /^(\d*)(\D+)$/.exec(unit ?? "generic") ?? [];
	return parseDataType({
		name: letter === "M" ? "numpy.datetime64" : "numpy.timedelta64",
		configuration: { unit: name, scale_factor: count === "" ? 1 : Number(count) },
	});
}

function namedType(name: string): DataType {
	try {
		return parseDataType(name);
	} catch (error) {
		if (isMiraError(error)) throw badType(name);
		throw error;
	}
}

/** Packed, as NumPy stores them; in one `bytes` codec where all fields agree about the byte order. */
function parseFields(json: JsonValue[]): NumpyType {
	let offset = 0;
	const fields: StructField[] = [];
	const stored: { offset: number; codec: CodecMetadata }[] = [];
	for (const field of json) {
		if (!Array.isArray(field) || typeof field[0] !== "string" || field[1] === undefined) throw badType(json);
		const [name, type, shape] = field;
		const { dataType: element, codec } = parseNumpyType(type);
		// Where the numbered fields of a struct differ in byte order, its codec speaks of them one by one.
		const own = codec.name === "bytes" ? fieldType(element) : element;
		const lengths = shape === undefined ? [] : [shape].flat();
		const dataType = lengths.length > 0 && isFixed(own) ? subarrayType(own, lengths as number[]) : own;
		stored.push({ offset, codec });
		fields.push({ name, dataType });
		offset += dataType.itemBytes ?? 0;
	}
	const type = structType(fields);
	const orders = new Set(stored.flatMap(({ codec }) => fieldOrder(codec)));
	if (orders.size <= 1) return { dataType: type, codec: bytesCodec(type, orders.has("big") ? "big" : "little") };
	const configuration = { item_bytes: type.itemBytes, fields: stored.map((field) => ({ ...field })) };
	return { dataType: type, codec: { name: "mirazarr.struct_layout", configuration } };
}

function fieldOrder({ name, configuration }: CodecMetadata): JsonValue[] {
	if (name !== "bytes") return ["little", "big"];
	return configuration?.endian === undefined ? [] : [configuration.endian];
}

function badType(json: JsonValue): MiraError {
	return new MiraError("unsupported-feature", `data type ${shownJson(json)} is not known`, {
		hint: "The other arrays of the store can still be read",
	});
}
