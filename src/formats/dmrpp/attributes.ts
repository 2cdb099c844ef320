import { type Attributes, type AttributeValue, numericAttribute } from "../../zarr/attributes.ts";
import type { Budget } from "../../zarr/budget.ts";
import type { TypedNumbers } from "../../zarr/nd-array.ts";
import { visibleAttributes } from "../hdf5/netcdf4/attributes.ts";
import type { DmrAttribute } from "./document.ts";

const INTEGER_ARRAYS: ReadonlyMap<string, { from(values: number[]): TypedNumbers }> = new Map<
	string,
	{ from(values: number[]): TypedNumbers }
>([
	["Byte", Uint8Array],
	["Char", Uint8Array],
	["UInt8", Uint8Array],
	["Int8", Int8Array],
	["Int16", Int16Array],
	["UInt16", Uint16Array],
	["Int32", Int32Array],
	["UInt32", Uint32Array],
]);

/** 64 bits have 20 digits; what has many more is no number, and would take long to become one. */
const INTEGER_TEXT = /^[+-]?\d{1,64}$/;

/**
 * Attributes with their types. Those of a container get its name before their own, `container.name`: Zarr has no typed
 * attributes inside others.
 */
export function toAttributes(attributes: readonly DmrAttribute[], budget: Budget): Attributes {
	const result: Attributes = new Map();
	addTo(result, "", attributes, budget);
	return result;
}

function addTo(result: Attributes, prefix: string, attributes: readonly DmrAttribute[], budget: Budget): void {
	for (const attribute of visibleAttributes(attributes, false)) {
		const name = prefix + attribute.name;
		if (attribute.type === "Container") addTo(result, `${name}.`, attribute.members, budget);
		else {
			budget.attribute(attribute.values.length);
			// The document has the names of containers once, and here each of their members has them.
			budget.hold(prefix.length);
			result.set(name, toValue(attribute));
		}
	}
}

/** One value is a scalar: documents do not tell it from a list of one. Numbers that are none stay the text they are. */
function toValue({ type, values }: DmrAttribute): AttributeValue {
	const shape = values.length === 1 ? [] : [values.length];
	const numbers = toNumbers(type, values);
	return numbers === undefined ? { dataType: "string", shape, values } : numericAttribute(numbers, shape);
}

function toNumbers(type: string, values: readonly string[]): TypedNumbers | undefined {
	const texts = values.map((text) => text.trim());
	if (type === "Float32" || type === "Float64") {
		const numbers = texts.map(parseFloatText);
		if (numbers.some((number) => number === undefined)) return undefined;
		return (type === "Float32" ? Float32Array : Float64Array).from(numbers as number[]);
	}
	if (!texts.every((text) => INTEGER_TEXT.test(text))) return undefined;
	if (type === "Int64") return BigInt64Array.from(texts, BigInt);
	if (type === "UInt64") return BigUint64Array.from(texts, BigInt);
	return INTEGER_ARRAYS.get(type)?.from(texts.map(Number));
}

function parseFloatText(text: string): number | undefined {
	if (/^[+-]?nan$/i.test(text)) return Number.NaN;
	const infinity = /^([+-]?)inf(inity)?$/i.exec(text);
	if (infinity !== null) return infinity[1] === "-" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
	const number = text === "" ? Number.NaN : Number(text);
	return Number.isNaN(number) ? undefined : number;
}
