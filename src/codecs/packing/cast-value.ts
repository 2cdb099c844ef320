import { isMiraError } from "../../errors.ts";
import { type NumericDataType, parseDataType } from "../../zarr/data-type.ts";
import { fillFromJson } from "../../zarr/fill-value.ts";
import { isJsonObject, type JsonObject, type JsonValue, shownJson } from "../../zarr/json.ts";
import type { TypedNumbers } from "../../zarr/nd-array.ts";
import { readScalar } from "../../zarr/scalar.ts";
import { type ArrayToArrayCodec, badConfiguration, type Decoded } from "../codec.ts";
import { type CastRules, castNumbers } from "./cast.ts";
import type { Rounding } from "./float-rounding.ts";
import { elementsOf, numbersOf, numericType, onlyMembers } from "./numbers.ts";

const NAME = "cast_value";

/**
 * `cast_value`: numbers as numbers of another type, by value. For each: what `scalar_map` says, else the same number if the
 * type has it, else a rounded one, else what `out_of_range` says, else an error.
 */
export const castValueCodec: ArrayToArrayCodec = {
	kind: "array-to-array",
	create(configuration, { dataType, shape }) {
		onlyMembers(NAME, configuration, ["data_type", "rounding", "out_of_range", "scalar_map"]);
		const decoded = numericType(NAME, dataType);
		const encoded = numericType(NAME, parseTarget(configuration.data_type));
		const rules = parseRules(configuration, encoded);
		const maps = parseScalarMap(configuration.scalar_map, decoded, encoded);
		// Decoding goes by the same rules, except that floats do not wrap.
		const backRules: CastRules =
			rules.outOfRange === "wrap" && decoded.kind === "float" ? { ...rules, outOfRange: "error" } : rules;
		return {
			encoded: { dataType: encoded, shape },
			decode: (chunk) => cast(chunk, encoded, decoded, backRules, maps.decode),
			encode: (chunk) => cast(chunk, decoded, encoded, rules, maps.encode),
		};
	},
};

function cast(
	chunk: Decoded,
	from: NumericDataType,
	to: NumericDataType,
	rules: CastRules,
	map: ScalarMap | undefined,
): Uint8Array {
	const source = numbersOf(from, chunk);
	const decided = map === undefined ? undefined : decide(source, map);
	const elements = elementsOf(to, castNumbers(source, to, rules, decided));
	if (decided !== undefined && map !== undefined) {
		// By their bytes: a NaN keeps the bits that its entry gives.
		for (let i = 0; i < decided.length; i++)
			if (decided[i] !== 0) elements.set(map.values[(decided[i] as number) - 1] as Uint8Array, i * to.itemBytes);
	}
	return elements;
}

/** Where each key of a map leads: the place of its value, from 1 on. */
type ScalarMap = { places: Map<number | bigint, number>; values: Uint8Array[] };

/** For each number the place of its value, 0 where the map has none. Most maps have one sentinel, or what is not finite. */
function decide(source: TypedNumbers, { places }: ScalarMap): Uint32Array {
	const decided = new Uint32Array(source.length);
	const keys = [...places.keys()];
	if (keys.every((key) => typeof key === "number" && !Number.isFinite(key))) {
		for (let i = 0; i < source.length; i++)
			if (!Number.isFinite(source[i])) decided[i] = places.get(source[i] as number) ?? 0;
	} else if (keys.length === 1) {
		const [only] = keys;
		for (let i = 0; i < source.length; i++) if (source[i] === only) decided[i] = 1;
	} else for (let i = 0; i < source.length; i++) decided[i] = places.get(source[i] as number | bigint) ?? 0;
	return decided;
}

function parseScalarMap(
	json: JsonValue | undefined,
	decoded: NumericDataType,
	encoded: NumericDataType,
): { encode?: ScalarMap | undefined; decode?: ScalarMap | undefined } {
	if (json === undefined) return {};
	if (!isJsonObject(json)) throw badConfiguration(NAME, "scalar_map must be an object");
	onlyMembers(NAME, json, ["encode", "decode"]);
	return { encode: parseEntries(json.encode, decoded, encoded), decode: parseEntries(json.decode, encoded, decoded) };
}

function parseEntries(json: JsonValue | undefined, from: NumericDataType, to: NumericDataType): ScalarMap | undefined {
	if (json === undefined) return undefined;
	if (!Array.isArray(json)) throw badConfiguration(NAME, "scalar_map must hold lists of pairs");
	// A Map has what the specification asks for: any NaN is one key, and so are zeros of either sign.
	const places = new Map<number | bigint, number>();
	const values: Uint8Array[] = [];
	for (const entry of json) {
		if (!Array.isArray(entry) || entry.length !== 2)
			throw badConfiguration(NAME, "an entry of scalar_map is not a pair of values");
		const key = readScalar(from, parseScalar(from, entry[0] as JsonValue)) as number | bigint;
		values.push(parseScalar(to, entry[1] as JsonValue));
		if (!places.has(key)) places.set(key, values.length); // the first one counts (trap P19)
	}
	return places.size === 0 ? undefined : { places, values };
}

/** Scalars are spelled like the `fill_value` of their type. */
function parseScalar(type: NumericDataType, json: JsonValue): Uint8Array {
	try {
		return fillFromJson(type, json);
	} catch (error) {
		if (!isMiraError(error)) throw error;
		throw badConfiguration(NAME, `an entry of scalar_map is not a value of data type "${type.name}"`);
	}
}

const ROUNDINGS: readonly Rounding[] = [
	"nearest-even",
	"towards-zero",
	"towards-positive",
	"towards-negative",
	"nearest-away",
];

function parseRules({ rounding, out_of_range: outOfRange }: JsonObject, encoded: NumericDataType): CastRules {
	const known = ROUNDINGS.find((name) => name === (rounding ?? "nearest-even"));
	if (known === undefined) throw badConfiguration(NAME, `rounding "${String(rounding)}" is not known`);
	// An early draft had a name for the error, too.
	const policy = outOfRange ?? "error";
	if (policy !== "error" && policy !== "clamp" && policy !== "wrap")
		throw badConfiguration(NAME, `out_of_range must be "clamp" or "wrap", not ${shownJson(outOfRange)}`);
	if (policy === "wrap" && encoded.kind === "float")
		throw badConfiguration(NAME, `out_of_range "wrap" is for integers, not for "${encoded.name}"`);
	return { rounding: known, outOfRange: policy };
}

function parseTarget(document: JsonValue | undefined): ReturnType<typeof parseDataType> {
	if (document === undefined) throw badConfiguration(NAME, "it needs a data_type");
	return parseDataType(document);
}
