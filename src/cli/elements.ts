import type { DecodedArray } from "../fill/decode.ts";
import { encodeBase64 } from "../zarr/base64.ts";
import { JsonFloat, type JsonValue, writeJson } from "../zarr/json.ts";
import type { Scalar } from "../zarr/scalar.ts";
import { toJson } from "./json-output.ts";

/** Values with what is missing among them: those of `decode`, or stored ones, of which nothing is. */
export type Values = Pick<DecodedArray, "dataType" | "shape" | "data" | "reasons">;

/** The element at a place in C order: complex numbers as pairs, booleans as such. */
export function elementAt({ dataType, data }: Values, i: number): Scalar | null {
	if (dataType.startsWith("complex")) return [data[2 * i] as number, data[2 * i + 1] as number];
	const value = data[i] as Scalar | null;
	return dataType === "bool" ? value !== 0 : value;
}

/** Whether the element is missing. */
export function isMissing({ reasons, data }: Values, i: number): boolean {
	return reasons !== undefined ? reasons.codes[i] !== 0 : data[i] === null;
}

/** The element as JSON that keeps every digit: missing is `null`, NaN and infinities are text, raw bytes base64. */
export function elementJson(values: Values, i: number): JsonValue {
	if (isMissing(values, i)) return null;
	return scalarJson(elementAt(values, i), values.dataType);
}

function scalarJson(value: Scalar | null, dataType: string): JsonValue {
	if (typeof value === "number") return dataType.startsWith("float") ? floatJson(value) : value;
	if (value instanceof Uint8Array) return encodeBase64(value);
	if (Array.isArray(value)) return value.map(floatJson);
	return toJson(value);
}

function floatJson(value: number): JsonValue {
	return Number.isFinite(value) ? new JsonFloat(value) : String(value);
}

/** Digits that are worth looking at; `--raw` and `--json` have them all. */
const SIGNIFICANT_DIGITS = 7;

/** The element for people. */
export function elementText(values: Values, i: number): string {
	const value = elementAt(values, i);
	if (typeof value === "number") return numberText(value);
	if (Array.isArray(value)) {
		const [re = "", im = ""] = value.map(numberText);
		return `${re}${im.startsWith("-") ? "" : "+"}${im}i`;
	}
	if (typeof value === "string") return JSON.stringify(value);
	if (value === null || typeof value === "boolean" || typeof value === "bigint") return String(value);
	return writeJson(scalarJson(value, values.dataType));
}

/** A number for people. */
export function numberText(value: number): string {
	const short = Number.isInteger(value) ? value : Number(value.toPrecision(SIGNIFICANT_DIGITS));
	return Object.is(short, -0) ? "-0" : String(short);
}
