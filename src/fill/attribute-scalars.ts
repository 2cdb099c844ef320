import type { AttributeValue } from "../zarr/attributes.ts";
import { type DataType, dataType, subarrayType } from "../zarr/data-type.ts";
import { isJsonObject, JsonFloat, type JsonValue, writeJson } from "../zarr/json.ts";
import { castScalar, formatNumber, formatScalar, type Scalar } from "../zarr/scalar.ts";
import type { FillSource } from "./model.ts";

/** The elements of an attribute; none for JSON's `null` and `[]`. Undefined for JSON that is not a list of plain values. */
export function attributeScalars(attribute: AttributeValue): Scalar[] | undefined {
	if (attribute.dataType !== "json") return Array.from<Scalar>(attribute.values);
	const [json] = attribute.values;
	const items = json === null ? [] : Array.isArray(json) ? json : [json];
	const scalars = items.map((item) => (item instanceof JsonFloat ? item.value : item));
	return scalars.every(isPlain) ? scalars : undefined;
}

function isPlain(item: JsonValue): item is number | bigint | boolean | string {
	return item !== null && !Array.isArray(item) && !(item instanceof JsonFloat) && !isJsonObject(item);
}

/**
 * The JSON that an attribute of a Zarr document was read from, numbers as numbers: unlike `attributeToJson` it leaves NaN a
 * number, and a list of one element a list.
 */
export function attributeJson(attribute: AttributeValue): JsonValue {
	if (attribute.dataType === "json") return attribute.values[0];
	const items = Array.from<JsonValue | [number, number], JsonValue>(attribute.values, (value) => value as JsonValue);
	return attribute.shape.length === 0 ? (items[0] ?? null) : items;
}

/**
 * The value of a struct that JSON has as an object (an attribute of an HDF5 compound): lists are arrays, or the parts of a
 * complex number, and text that names what JSON has no number for is a float. Undefined if a field is missing.
 */
export function jsonToScalar(type: DataType, json: JsonValue): Scalar | undefined {
	switch (type.kind) {
		case "struct": {
			if (!isJsonObject(json)) return undefined;
			const values = type.fields.map(({ name, dataType: own }) => [name, jsonToScalar(own, json[name] ?? null)]);
			return values.some(([, value]) => value === undefined) ? undefined : Object.fromEntries(values);
		}
		case "subarray":
		case "complex": {
			if (!Array.isArray(json)) return undefined;
			const part = type.kind === "complex" ? dataType("float64") : innerType(type);
			const values = json.map((item) => jsonToScalar(part, item));
			return values.some((value) => value === undefined) ? undefined : (values as Scalar[]);
		}
		case "float":
			if (json instanceof JsonFloat) return json.value;
			return typeof json === "string" ? SPELLED.get(json) : scalarOf(json);
		default:
			return scalarOf(json instanceof JsonFloat ? json.value : json);
	}
}

const SPELLED: ReadonlyMap<string, number> = new Map([
	["NaN", Number.NaN],
	["Infinity", Number.POSITIVE_INFINITY],
	["-Infinity", Number.NEGATIVE_INFINITY],
]);

function scalarOf(json: JsonValue): Scalar | undefined {
	return isPlain(json) ? json : undefined;
}

function innerType({ base, shape: [, ...inner] }: Extract<DataType, { kind: "subarray" }>): DataType {
	return inner.length === 0 ? base : subarrayType(base, inner);
}

/** Where an attribute stands and how the file spells it. JSON gives numbers no type, so for those pass `typed: false`. */
export function attributeSource(name: string, attribute: AttributeValue, typed: boolean): FillSource {
	const known = typed && attribute.dataType !== "json";
	return {
		place: `attribute ${name}`,
		text: attributeText(attribute),
		...(known ? { dataType: attribute.dataType } : {}),
	};
}

function attributeText(attribute: AttributeValue): string {
	if (attribute.dataType === "json") return showJson(attribute.values[0]);
	const texts = Array.from<Scalar, string>(attribute.values, (value) => {
		if (attribute.dataType === "string") return String(value);
		const type = dataType(attribute.dataType);
		const cast = castScalar(type, value);
		return cast === undefined ? String(value) : formatScalar(type, cast.bytes);
	});
	return texts.length === 1 ? (texts[0] as string) : `[${texts.join(", ")}]`;
}

/** JSON for people. Unlike `writeJson` it takes the NaN that a tolerant parser lets through. */
export function showJson(json: JsonValue): string {
	if (Array.isArray(json)) return `[${json.map(showJson).join(", ")}]`;
	if (isJsonObject(json)) {
		const members = Object.entries(json).map(([key, value]) => `${JSON.stringify(key)}: ${showJson(value)}`);
		return `{${members.join(", ")}}`;
	}
	return typeof json === "number" ? formatNumber(json) : writeJson(json);
}
