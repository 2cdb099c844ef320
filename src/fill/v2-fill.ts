import { decodeBase64 } from "../zarr/base64.ts";
import type { DataType } from "../zarr/data-type.ts";
import { JsonFloat, type JsonValue } from "../zarr/json.ts";
import { type CastResult, castScalar, type Scalar, zeroScalar } from "../zarr/scalar.ts";

/** The spellings that writers of Zarr v2 and Kerchunk use; bare tokens are numbers already (K10). */
const SPECIAL: ReadonlyMap<string, number> = new Map([
	["nan", Number.NaN],
	["infinity", Number.POSITIVE_INFINITY],
	["inf", Number.POSITIVE_INFINITY],
	["-infinity", Number.NEGATIVE_INFINITY],
	["-inf", Number.NEGATIVE_INFINITY],
]);

/**
 * The `fill_value` of a Zarr v2 array (not `null`) cast to the data type: numbers, `"NaN"` in any case, pairs for complex
 * numbers, base64 for `|S`, `|V` and structured types, text for `<U` and `|O`. A 0 is the zero of every type: writers put
 * it on strings, too. Undefined if it is not a value of that type.
 */
export function decodeV2FillValue(type: DataType, json: JsonValue): CastResult | undefined {
	const plain = json instanceof JsonFloat ? json.value : json;
	if (Object.is(plain, 0) || plain === 0n) return { bytes: zeroScalar(type), exact: true };
	switch (type.kind) {
		case "float":
		case "complex": {
			const parts = (Array.isArray(plain) ? plain : [plain]).map(toNumber);
			if (parts.length > (type.kind === "complex" ? 2 : 1) || parts.some((part) => part === undefined))
				return undefined;
			return castScalar(type, (parts.length === 2 ? parts : parts[0]) as Scalar);
		}
		case "time":
			return castScalar(type, plain === "NaT" ? -(2n ** 63n) : ((plain as Scalar | null) ?? ""));
		case "text":
		case "raw":
		case "bytes":
		case "struct":
			return typeof plain === "string" ? castBytes(type, plain) : undefined;
		default:
			return plain === null || typeof plain === "object" ? undefined : castScalar(type, plain);
	}
}

function toNumber(json: JsonValue): number | bigint | undefined {
	if (json instanceof JsonFloat) return json.value;
	if (typeof json === "number" || typeof json === "bigint") return json;
	return typeof json === "string" ? SPECIAL.get(json.toLowerCase()) : undefined;
}

function castBytes(type: DataType, base64: string): CastResult | undefined {
	let bytes: Uint8Array;
	try {
		bytes = decodeBase64(base64);
	} catch {
		return undefined;
	}
	if (type.kind === "struct") return bytes.length === type.itemBytes ? { bytes, exact: true } : undefined;
	return castScalar(type, bytes);
}
