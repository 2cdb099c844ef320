import { JsonFloat, type JsonValue } from "../../zarr/json.ts";

/** Plain data as JSON that keeps every digit: what is undefined is left out, NaN and infinities are text. */
export function toJson(value: unknown): JsonValue {
	if (value === null || value instanceof JsonFloat) return value;
	if (typeof value === "number") return Number.isFinite(value) ? value : String(value);
	if (typeof value === "string" || typeof value === "boolean" || typeof value === "bigint") return value;
	if (Array.isArray(value)) return value.map(toJson);
	if (ArrayBuffer.isView(value)) return Array.from(value as Uint8Array, toJson); // numbers of any width
	if (typeof value === "object") {
		const members = Object.entries(value).filter(([, member]) => member !== undefined);
		return Object.fromEntries(members.map(([name, member]): [string, JsonValue] => [name, toJson(member)]));
	}
	return String(value);
}
