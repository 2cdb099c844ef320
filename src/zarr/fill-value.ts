import { MiraError } from "../errors.ts";
import { decodeBase64, encodeBase64 } from "./base64.ts";
import { type DataType, numberedStruct, subarrayType } from "./data-type.ts";
import { joinBytes } from "./join-bytes.ts";
import { isJsonObject, JsonFloat, type JsonValue } from "./json.ts";
import { joinFields, splitFields } from "./record.ts";
import { castScalar, readScalar, type Scalar } from "./scalar.ts";

/**
 * The `fill_value` of a Zarr v3 document as the bytes of one element (little-endian). Every form of the specification is
 * understood: `"NaN"`, `"-Infinity"`, the bits as `"0x7fc00001"`, pairs for complex numbers, objects for structs, base64.
 * What is not in a permitted form is a `bad-fill`; `null` too, because a v3 array must have a fill value (trap F25).
 */
export function fillFromJson(type: DataType, json: JsonValue): Uint8Array {
	const bytes = decodeFill(type, json);
	if (bytes !== undefined) return bytes;
	const text = json === null ? "null" : JSON.stringify(toShown(json));
	throw new MiraError("bad-fill", `fill_value ${text} is not a value of data type "${type.name}"`, {
		hint: json === null ? "A Zarr v3 array must have a fill value" : undefined,
	});
}

function toShown(json: JsonValue): unknown {
	return json instanceof JsonFloat ? json.value : typeof json === "bigint" ? String(json) : json;
}

function decodeFill(type: DataType, json: JsonValue): Uint8Array | undefined {
	switch (type.kind) {
		case "bool":
			return typeof json === "boolean" ? castScalar(type, json)?.bytes : undefined;
		case "int":
		case "uint": {
			// The specification wants an integer; a whole float (5.0) is what zarr-python accepts too, and unambiguous.
			const number = json instanceof JsonFloat ? json.value : json;
			return typeof number === "number" || typeof number === "bigint" ? castScalar(type, number)?.bytes : undefined;
		}
		case "float":
			return decodeFloatFill(type.itemBytes, json);
		case "complex": {
			if (!Array.isArray(json) || json.length !== 2) return undefined;
			const [re, im] = json.map((part) => decodeFloatFill(type.itemBytes / 2, part));
			return re === undefined || im === undefined ? undefined : Uint8Array.of(...re, ...im);
		}
		case "time":
			if (json === "NaT") return castScalar(type, -(2n ** 63n))?.bytes;
			return typeof json === "number" || typeof json === "bigint" ? castScalar(type, json)?.bytes : undefined;
		case "string":
		case "utf32":
			return typeof json === "string" ? castScalar(type, json)?.bytes : undefined;
		case "text":
		case "raw":
		case "bytes":
			return decodeBytesFill(type, json);
		case "sequence":
			return Array.isArray(json) && json.length === 0 ? new Uint8Array(0) : undefined;
		case "struct": {
			if (typeof json === "string") return exactLength(decodeBase64(json), type.itemBytes); // legacy "structured"
			if (!isJsonObject(json)) return undefined;
			const parts = type.fields.map(({ name, dataType }) => {
				const field = json[name];
				return field === undefined ? undefined : decodeFill(dataType, field);
			});
			return parts.some((part) => part === undefined) ? undefined : joinBytes(parts as Uint8Array[]);
		}
		case "subarray":
			return decodeSubarrayFill(type, json);
		case "record": {
			if (!isJsonObject(json)) return undefined;
			const parts = type.fields.map(({ name, dataType }) => decodeFill(dataType, json[name] ?? null));
			return parts.some((part) => part === undefined) ? undefined : joinFields(type, parts as Uint8Array[]);
		}
	}
}

/** Spelled as the data type is: objects with numbered members, or lists. */
function decodeSubarrayFill(type: Extract<DataType, { kind: "subarray" }>, json: JsonValue): Uint8Array | undefined {
	const [length, ...inner] = type.shape as [number, ...number[]];
	const element = inner.length === 0 ? type.base : subarrayType(type.base, inner);
	const items = Array.isArray(json) ? json : isJsonObject(json) ? Object.values(json) : [];
	const parts = items.map((item, i) => {
		const member = isJsonObject(json) ? json[i] : item;
		return member === undefined ? undefined : decodeFill(element, member);
	});
	const isWhole = items.length === length && parts.every((part) => part !== undefined);
	return isWhole ? joinBytes(parts as Uint8Array[]) : undefined;
}

const SPECIAL_FLOATS: ReadonlyMap<string, number> = new Map([
	["NaN", Number.NaN],
	["Infinity", Number.POSITIVE_INFINITY],
	["+Infinity", Number.POSITIVE_INFINITY], // not permitted, but written by others (F26)
	["-Infinity", Number.NEGATIVE_INFINITY],
]);

function decodeFloatFill(itemBytes: number, json: JsonValue): Uint8Array | undefined {
	const float: DataType = {
		kind: "float",
		name: itemBytes === 2 ? "float16" : itemBytes === 4 ? "float32" : "float64",
		itemBytes: itemBytes as 2 | 4 | 8,
	};
	if (typeof json === "string") {
		const special = SPECIAL_FLOATS.get(json);
		if (special !== undefined) return castScalar(float, special)?.bytes;
		const hex = /^0x([0-9a-fA-F]+)$/.exec(json)?.[1];
		if (hex === undefined || hex.length > itemBytes * 2) return undefined;
		const digits = hex.padStart(itemBytes * 2, "0");
		return Uint8Array.from({ length: itemBytes }, (_, i) =>
			Number.parseInt(digits.slice(2 * (itemBytes - 1 - i), 2 * (itemBytes - i)), 16),
		);
	}
	const number = json instanceof JsonFloat ? json.value : json;
	if (typeof number !== "number" && typeof number !== "bigint") return undefined;
	// A decimal beyond the largest float rounds to infinity (section "fill value" of the core: rounded half to even).
	return castScalar(float, number)?.bytes ?? castScalar(float, Number(number) > 0 ? Infinity : -Infinity)?.bytes;
}

function decodeBytesFill(
	type: Extract<DataType, { kind: "text" | "raw" | "bytes" }>,
	json: JsonValue,
): Uint8Array | undefined {
	const bytes = Array.isArray(json) ? byteList(json) : typeof json === "string" ? decodeBase64(json) : undefined;
	if (bytes === undefined || type.kind === "bytes") return bytes;
	// zarr-python writes the shortest text ("" for empty); raw bytes must be complete.
	if (type.kind === "text") return castScalar(type, bytes)?.bytes;
	return exactLength(bytes, type.itemBytes);
}

function byteList(json: JsonValue[]): Uint8Array | undefined {
	return json.every((v) => typeof v === "number" && Number.isInteger(v) && v >= 0 && v <= 255)
		? Uint8Array.from(json as number[])
		: undefined;
}

function exactLength(bytes: Uint8Array, length: number): Uint8Array | undefined {
	return bytes.length === length ? bytes : undefined;
}

/**
 * The `fill_value` of a Zarr v3 document for the bytes of one element: exact digits, `"NaN"` for the canonical NaN and the
 * bits as hex for every other one, base64 for bytes (the one form zarr-python reads, F23).
 */
export function fillToJson(type: DataType, bytes: Uint8Array): JsonValue {
	switch (type.kind) {
		case "float":
			return floatToJson(bytes, type.itemBytes);
		case "complex":
			return [
				floatToJson(bytes.subarray(0, type.itemBytes / 2), type.itemBytes / 2),
				floatToJson(bytes.subarray(type.itemBytes / 2), type.itemBytes / 2),
			];
		case "time": {
			const value = readScalar(type, bytes) as bigint;
			return value === -(2n ** 63n) ? "NaT" : toJsonInteger(value);
		}
		case "text":
			return encodeBase64(trimNul(bytes));
		case "raw":
			// The core's r<bits> is a list of bytes; zarr-python's raw_bytes is base64.
			return type.name === "raw_bytes" ? encodeBase64(bytes) : Array.from(bytes);
		case "bytes":
			return encodeBase64(bytes);
		case "sequence":
			return []; // the only one that has a form in JSON, and what HDF5 itself assumes
		case "subarray": {
			const numbered = numberedStruct(type);
			if (numbered !== undefined) return fillToJson(numbered, bytes);
			const [, ...inner] = type.shape;
			const element = inner.length === 0 ? type.base : subarrayType(type.base, inner);
			return Array.from({ length: bytes.length / element.itemBytes }, (_, i) =>
				fillToJson(element, bytes.subarray(i * element.itemBytes, (i + 1) * element.itemBytes)),
			);
		}
		case "struct": {
			let at = 0;
			return Object.fromEntries(
				type.fields.map(({ name, dataType }) => {
					const begin = at;
					at += dataType.itemBytes ?? 0;
					return [name, fillToJson(dataType, bytes.subarray(begin, at))];
				}),
			);
		}
		case "record": {
			const parts = splitFields(type, bytes);
			return Object.fromEntries(
				type.fields.map(({ name, dataType }, i) => [name, fillToJson(dataType, parts[i] as Uint8Array)]),
			);
		}
		default:
			return toJsonInteger(readScalar(type, bytes) as Exclude<Scalar, object>);
	}
}

function toJsonInteger(value: number | bigint | boolean | string): JsonValue {
	return typeof value === "bigint" && Number.isSafeInteger(Number(value)) ? Number(value) : value;
}

function trimNul(bytes: Uint8Array): Uint8Array {
	let end = bytes.length;
	while (end > 0 && bytes[end - 1] === 0) end--;
	return bytes.subarray(0, end);
}

/** Most significant byte first, as the hexadecimal form is read. */
const CANONICAL_NAN: ReadonlyMap<number, string> = new Map([
	[2, "7e00"],
	[4, "7fc00000"],
	[8, "7ff8000000000000"],
]);

function floatToJson(bytes: Uint8Array, itemBytes: number): JsonValue {
	const name = itemBytes === 2 ? "float16" : itemBytes === 4 ? "float32" : "float64";
	const value = readScalar({ kind: "float", name, itemBytes: itemBytes as 2 | 4 | 8 }, bytes) as number;
	if (!Number.isNaN(value)) return Number.isFinite(value) ? new JsonFloat(value) : String(value);
	const hex = Array.from(bytes.subarray(0, itemBytes), (b) => b.toString(16).padStart(2, "0"))
		.reverse()
		.join("");
	return hex === CANONICAL_NAN.get(itemBytes) ? "NaN" : `0x${hex}`;
}
