import { isJsonObject, JsonFloat, type JsonValue } from "./json.ts";
import type { TypedNumbers } from "./nd-array.ts";

/**
 * An attribute with the type it had in its file: a float32 scale factor stays one, and so does an array of one element.
 * JSON is a projection of it (`attributeToJson`).
 */
export type AttributeValue =
	| { dataType: NumericName; shape: number[]; values: TypedNumbers }
	| { dataType: "complex64" | "complex128"; shape: number[]; values: [number, number][] }
	| { dataType: "bool"; shape: number[]; values: boolean[] }
	| { dataType: "string"; shape: number[]; values: string[] }
	/** What only JSON has: objects, null, lists of mixed types. One value. */
	| { dataType: "json"; shape: []; values: [JsonValue] };

type NumericName =
	| "int8"
	| "uint8"
	| "int16"
	| "uint16"
	| "int32"
	| "uint32"
	| "int64"
	| "uint64"
	| "float16"
	| "float32"
	| "float64";

/** The attributes of an array or group, in the order of the file. */
export type Attributes = Map<string, AttributeValue>;

const NAME_OF_ARRAY: readonly [NumericName, new (length: number) => TypedNumbers][] = [
	["int8", Int8Array],
	["uint8", Uint8Array],
	["int16", Int16Array],
	["uint16", Uint16Array],
	["int32", Int32Array],
	["uint32", Uint32Array],
	["int64", BigInt64Array],
	["uint64", BigUint64Array],
	["float32", Float32Array],
	["float64", Float64Array],
];

/** The first of some attributes that is a text with something in it. */
export function textIn(attributes: ReadonlyMap<string, AttributeValue>, ...names: string[]): string | undefined {
	for (const name of names) {
		const attribute = attributes.get(name);
		const text = attribute?.dataType === "string" ? attribute.values[0]?.trim() : undefined;
		if (text !== undefined && text !== "") return text;
	}
	return undefined;
}

/** A text attribute. */
export function textAttribute(text: string): AttributeValue {
	return { dataType: "string", shape: [], values: [text] };
}

/** A numeric attribute of the type of its array: one-dimensional, or a scalar with `shape: []`. */
export function numericAttribute(values: TypedNumbers, shape: number[] = [values.length]): AttributeValue {
	const dataType = NAME_OF_ARRAY.find(([, type]) => values instanceof type)?.[0] ?? "float64";
	return { dataType, shape, values };
}

/**
 * The attribute that a JSON value of a Zarr document stands for. Read the document with `floats: "tagged"`: then `10.0` is a
 * float64 and `10` an int64. Lists of one kind become vectors; anything else is kept as JSON.
 */
export function attributeFromJson(json: JsonValue): AttributeValue {
	const list = Array.isArray(json) ? json : [json];
	const shape = Array.isArray(json) ? [json.length] : [];
	if (list.length > 0) {
		if (list.every((v) => typeof v === "string")) return { dataType: "string", shape, values: list };
		if (list.every((v) => typeof v === "boolean")) return { dataType: "bool", shape, values: list };
		if (list.every(isInteger)) {
			const fits = (narrow: (v: bigint) => bigint) => (v: number | bigint) => typeof v === "number" || v === narrow(v);
			if (list.every(fits((v) => BigInt.asIntN(64, v))))
				return { dataType: "int64", shape, values: BigInt64Array.from(list, BigInt) };
			if (list.every((v) => v >= 0) && list.every(fits((v) => BigInt.asUintN(64, v))))
				return { dataType: "uint64", shape, values: BigUint64Array.from(list, BigInt) };
		}
		if (list.every(isNumber)) return { dataType: "float64", shape, values: Float64Array.from(list, toNumber) };
	}
	return { dataType: "json", shape: [], values: [json] };
}

function isInteger(json: JsonValue): json is number | bigint {
	return typeof json === "bigint" || (typeof json === "number" && Number.isInteger(json) && !Object.is(json, -0));
}

function isNumber(json: JsonValue): json is number | bigint | JsonFloat {
	return typeof json === "number" || typeof json === "bigint" || json instanceof JsonFloat;
}

function toNumber(json: number | bigint | JsonFloat): number {
	return json instanceof JsonFloat ? json.value : Number(json);
}

/**
 * An attribute as JSON: floats keep their fraction (`10.0`), float32 is widened exactly, NaN and infinities are text, 64-bit
 * integers exact. An array of one element is written as a scalar: readers expect a number in `scale_factor`.
 */
export function attributeToJson(attribute: AttributeValue): JsonValue {
	const { dataType, shape, values } = attribute;
	// Most attributes are one value, and some files have millions of them.
	if (values.length === 1 && shape.length <= 1) return itemToJson(values[0] as AttributeItem, dataType);
	const items = Array.from<AttributeItem, JsonValue>(values, (value) => itemToJson(value, dataType));
	return shape.length > 1 ? nest(items, shape) : items;
}

type AttributeItem = AttributeValue["values"][number];

function itemToJson(value: AttributeItem, dataType: AttributeValue["dataType"]): JsonValue {
	if (dataType === "string") return value as string;
	if (dataType === "json") return finiteJson(value as JsonValue);
	if (Array.isArray(value)) return value.map((part) => floatToJson(Number(part)));
	if (typeof value === "number" && dataType.startsWith("float")) return floatToJson(value);
	return typeof value === "bigint" && Number.isSafeInteger(Number(value)) ? Number(value) : (value as JsonValue);
}

/** The bare NaN that Python writes anywhere in a document is text in ours. */
function finiteJson(json: JsonValue): JsonValue {
	if (typeof json === "number") return Number.isFinite(json) ? json : String(json);
	if (json instanceof JsonFloat) return floatToJson(json.value);
	if (Array.isArray(json)) return json.map(finiteJson);
	if (!isJsonObject(json)) return json;
	return Object.fromEntries(Object.entries(json).map(([name, member]) => [name, finiteJson(member)]));
}

function floatToJson(value: number): JsonValue {
	return Number.isFinite(value) ? new JsonFloat(value) : String(value);
}

function nest(items: JsonValue[], shape: readonly number[]): JsonValue[] {
	if (shape.length <= 1) return items;
	const [count = 0, ...rest] = shape;
	const size = rest.reduce((a, b) => a * b, 1);
	return Array.from({ length: count }, (_, i) => nest(items.slice(i * size, (i + 1) * size), rest));
}

/** All attributes of a document. */
export function attributesFromJson(json: JsonValue | undefined): Attributes {
	const attributes: Attributes = new Map();
	for (const [name, value] of isJsonObject(json) ? Object.entries(json) : [])
		attributes.set(name, attributeFromJson(value));
	return attributes;
}
