import type { DecodedArray } from "../../fill/decode.ts";
import { encodeBase64 } from "../../zarr/base64.ts";
import { JsonFloat, type JsonValue, writeJson } from "../../zarr/json.ts";
import type { Element, Elements } from "../../zarr/nd-array.ts";
import type { Scalar } from "../../zarr/scalar.ts";
import { toJson } from "./to-json.ts";

/** Values with what is missing among them: those of `decode`, or stored ones, of which nothing is. */
export type Values = Pick<DecodedArray, "dataType" | "shape" | "data" | "reasons">;

/** The element at a place in C order: complex numbers as pairs, booleans as such. Not for sequences. */
export function elementAt({ dataType, data }: Values, i: number): Scalar | null {
	if (dataType.startsWith("complex")) return [data[2 * i] as number, data[2 * i + 1] as number];
	const value = data[i] as Scalar | null;
	return dataType === "bool" ? value !== 0 : value;
}

/** A variable-length sequence: numbers, texts, or sequences again. Undefined where the data type is another. */
function sequenceAt({ dataType, data }: Values, i: number): Elements | undefined {
	return dataType === "mirazarr.sequence" ? (data[i] as Elements) : undefined;
}

/** Whether the element is missing. */
export function isMissing({ reasons, data }: Values, i: number): boolean {
	return reasons !== undefined ? reasons.codes[i] !== 0 : data[i] === null;
}

/** The element as JSON that keeps every digit: missing is `null`, NaN and infinities are text, raw bytes base64. */
export function elementJson(values: Values, i: number): JsonValue {
	if (isMissing(values, i)) return null;
	const sequence = sequenceAt(values, i);
	return sequence === undefined ? scalarJson(elementAt(values, i), values.dataType) : sequenceJson(sequence);
}

function scalarJson(value: Scalar | null, dataType: string): JsonValue {
	if (typeof value === "number") return dataType.startsWith("float") ? floatJson(value) : value;
	if (value instanceof Uint8Array) return encodeBase64(value);
	if (Array.isArray(value)) return (value as number[]).map(floatJson); // a complex number
	return toJson(value);
}

function sequenceJson(sequence: Elements): JsonValue[] {
	const isFloat = sequence instanceof Float32Array || sequence instanceof Float64Array;
	return Array.from<Element, JsonValue>(sequence, (item) => {
		if (isList(item)) return sequenceJson(item);
		return typeof item === "number" && isFloat ? floatJson(item) : toJson(item);
	});
}

function isList(item: Element): item is Elements {
	return Array.isArray(item) || ArrayBuffer.isView(item);
}

function floatJson(value: number): JsonValue {
	return Number.isFinite(value) ? new JsonFloat(value) : String(value);
}

/** Digits that are worth looking at; `--raw` and `--json` have them all. */
const SIGNIFICANT_DIGITS = 7;

/** The element for people. */
export function elementText(values: Values, i: number): string {
	const sequence = sequenceAt(values, i);
	if (sequence !== undefined) return sequenceText(sequence);
	const value = elementAt(values, i);
	if (Array.isArray(value)) {
		const [re = "", im = ""] = (value as number[]).map(numberText);
		return `${re}${im.startsWith("-") ? "" : "+"}${im}i`;
	}
	return plainText(value) ?? writeJson(scalarJson(value, values.dataType));
}

function sequenceText(sequence: Elements): string {
	const items = Array.from<Element, string>(sequence, (item) =>
		isList(item) ? sequenceText(item) : (plainText(item) ?? writeJson(toJson(item))),
	);
	return `[${items.join(", ")}]`;
}

/** The text of a number, a text, a boolean or nothing; undefined for what has parts. */
function plainText(value: Element | null): string | undefined {
	if (typeof value === "number") return numberText(value);
	if (typeof value === "string") return writeJson(value);
	return value === null || typeof value === "boolean" || typeof value === "bigint" ? String(value) : undefined;
}

/** A number for people. */
export function numberText(value: number): string {
	const short = Number.isInteger(value) ? value : Number(value.toPrecision(SIGNIFICANT_DIGITS));
	return Object.is(short, -0) ? "-0" : String(short);
}
