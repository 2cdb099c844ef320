import { dataType, type NumericDataType } from "../zarr/data-type.ts";
import type { JsonObject, JsonValue } from "../zarr/json.ts";
import { parseNumpyType } from "../zarr/numpy-type.ts";
import { badConfiguration } from "./codec.ts";
import { castNumbers } from "./packing/cast.ts";
import { elementsOf, numbersOf, numericType } from "./packing/numbers.ts";

/**
 * The type that a filter of numcodecs stores numbers as: what its configuration names in `after`, or else in `before`, which
 * must be the type of the array.
 */
export function storedType(
	codec: string,
	configuration: JsonObject,
	type: NumericDataType,
	[before, after]: readonly [before: string, after: string] = ["dtype", "astype"],
): NumericDataType {
	const named = namedType(codec, configuration[before]) ?? type;
	if (named.name !== type.name)
		throw badConfiguration(codec, `its ${before} is "${named.name}", that of the array "${type.name}"`);
	return namedType(codec, configuration[after]) ?? type;
}

function namedType(codec: string, json: JsonValue | undefined): NumericDataType | undefined {
	return json === undefined || json === null ? undefined : numericType(codec, parseNumpyType(json).dataType);
}

/** NumPy's `result_type`: what it computes in where two types meet. Nothing but a float64 holds int64 and uint64. */
export function commonType(a: NumericDataType, b: NumericDataType): NumericDataType {
	if (a.kind === b.kind) return a.itemBytes >= b.itemBytes ? a : b;
	const [wide, other] = a.kind === "float" || b.kind === "uint" ? [a, b] : [b, a];
	if (wide.kind === "float") {
		const needed = Math.min(2 * other.itemBytes, 8);
		return dataType(`float${8 * Math.max(wide.itemBytes, needed)}` as "float64");
	}
	if (other.itemBytes === 8) return dataType("float64");
	return dataType(`int${8 * Math.max(wide.itemBytes, 2 * other.itemBytes)}` as "int64");
}

/** NumPy's `astype`: floats overflow to infinity, integers lose their fraction and wrap. */
export function castLikeNumpy(chunk: Uint8Array, from: NumericDataType, to: NumericDataType): Uint8Array {
	if (from.name === to.name) return chunk;
	const isFloat = to.kind === "float";
	return elementsOf(
		to,
		castNumbers(numbersOf(from, chunk), to, {
			rounding: isFloat ? "nearest-even" : "towards-zero",
			outOfRange: isFloat ? "clamp" : "wrap",
		}),
	);
}
