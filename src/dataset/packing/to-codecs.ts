import { decodedType } from "../../cf/decode.ts";
import { integerRange } from "../../codecs/packing/numbers.ts";
import { decodedAttributes } from "../../fill/decoded-attributes.ts";
import type { FillModel, Packing, SentinelRule } from "../../fill/model.ts";
import { cfOffset, isPacked } from "../../fill/packing.ts";
import { reinterpretedType } from "../../fill/unsigned.ts";
import { type ArrayDescription, ManifestArray } from "../../manifest/manifest-array.ts";
import type { StoreArray } from "../../manifest/manifest-group.ts";
import { numericAttribute } from "../../zarr/attributes.ts";
import { isNumeric, type NumericDataType } from "../../zarr/data-type.ts";
import { fillToJson } from "../../zarr/fill-value.ts";
import type { JsonObject, JsonValue } from "../../zarr/json.ts";
import type { CodecMetadata } from "../../zarr/metadata.ts";
import { type TypedNumbers, viewElements } from "../../zarr/nd-array.ts";
import { castScalar, isNaNScalar } from "../../zarr/scalar.ts";
import { type ConvertedPacking, type ConvertOptions, converted, refuse, virtualArray } from "./conversion.ts";
import { comparePacking } from "./exactness.ts";
import { decodeStored, encodeFill } from "./fill-through-chain.ts";

/** Options of `packingToCodecs`. */
export type PackingToCodecsOptions = ConvertOptions & {
	/**
	 * How infinities are encoded to integers, and NaN where the array has no sentinel for it: as the `sentinel` (the default),
	 * as NumPy's `astype` makes integers of them, or not at all: to encode one is then an `error`. NaN itself is the sentinel
	 * wherever there is one. It makes no difference to what is read.
	 */
	nonFinite?: "sentinel" | "numpy" | "error" | undefined;
};

/**
 * The same array with its packing and its sentinels in codecs, `scale_offset` and `cast_value`, instead of attributes: any
 * reader that has these codecs gets masked physical values. The chunks stay where they are.
 *
 * Codecs divide where attributes multiply, so most factors give some other last digits: such an array is refused, or
 * made and marked with `inexact: "mark"`. Powers of two, and sentinels without a factor, are exact.
 */
export function packingToCodecs(array: StoreArray, options: PackingToCodecsOptions = {}): ConvertedPacking {
	const virtual = virtualArray(array);
	const { description } = virtual;
	const { dataType, fill, attributes, path } = description;
	if (fill.validity.some(({ kind }) => kind === "maskArray"))
		throw refuse(path, "another array masks its values, which no codec can express");
	const physical = decodedType(dataType, fill);
	if (!isNumeric(dataType) || !isNumeric(physical)) return { array: virtual, ...NOTHING };
	const stored = reinterpretedType(dataType, fill.packing.unsigned) as NumericDataType;
	const codecs = packingCodecs(fill, stored, physical, options.nonFinite ?? "sentinel", path);
	if (codecs.length === 0 && stored === dataType) return { array: virtual, ...NOTHING };

	const exactness = comparePacking(dataType, fill, codecs, physical);
	const value = decodeStored(codecs, physical, fill.storage.value);
	encodeFill(codecs, physical, value);
	const rest = decodedAttributes(attributes, fill, dataType);
	const sentinel = decodedSentinel(fill, physical);
	const changed: ArrayDescription = {
		...description,
		dataType: physical,
		codecs: [...codecs, ...description.codecs],
		attributes: new Map([...rest.attributes, ...(sentinel === undefined ? [] : [sentinel.attribute])]),
		fill: {
			storage: { ...fill.storage, value },
			validity: [
				...(sentinel === undefined ? [] : [sentinel.rule]),
				// The codec yields NaN for them.
				...fill.validity.map((rule) =>
					rule.kind === "sentinel" ? { kind: "codecBitmap" as const, source: rule.source } : rule,
				),
			],
			packing: {},
			...(rest.validRange === undefined ? {} : { validRange: rest.validRange }),
			dropped: fill.dropped,
		},
	};
	return converted(new ManifestArray(changed, () => virtual.manifest()), exactness, options);
}

/**
 * What the sentinels of an array decode to: NaN, whichever they were, as the `_FillValue` of the array that is left. It is told
 * in the decoded domain (rule 12), so readers know which value means "missing" there.
 */
function decodedSentinel({ validity }: FillModel, physical: NumericDataType) {
	const first = validity.find((rule) => rule.kind === "sentinel");
	const cast = castScalar(physical, Number.NaN);
	if (first === undefined || cast === undefined) return undefined;
	const rule: SentinelRule = { ...first, role: "_FillValue", value: cast.bytes, domain: "physical", exact: true };
	const attribute = numericAttribute(viewElements(physical, cast.bytes) as TypedNumbers, []);
	return { rule, attribute: ["_FillValue", attribute] as const };
}

const NOTHING = { exactness: { exact: true, differing: 0, compared: 0 }, diagnostics: [] };

function packingCodecs(
	fill: FillModel,
	stored: NumericDataType,
	physical: NumericDataType,
	nonFinite: "sentinel" | "numpy" | "error",
	path: string,
): CodecMetadata[] {
	const codecs: CodecMetadata[] = [];
	if (isPacked(fill.packing))
		codecs.push({ name: "scale_offset", configuration: scaleOffset(fill.packing, physical, path) });
	const sentinels = fill.validity.filter(
		(rule): rule is SentinelRule => rule.kind === "sentinel" && !isNaNScalar(stored, rule.value),
	);
	const scalarMap = scalarMapOf(sentinels, stored, nonFinite, path);
	if (stored !== physical || sentinels.length > 0)
		codecs.push({
			name: "cast_value",
			configuration: { data_type: stored.name, ...(scalarMap === undefined ? {} : { scalar_map: scalarMap }) },
		});
	return codecs;
}

function scaleOffset(packing: Packing, physical: NumericDataType, path: string): JsonObject {
	const parameter = (value: number): JsonValue => {
		const cast = castScalar(physical, value);
		if (cast === undefined || !Number.isFinite(value))
			throw refuse(path, `a ${physical.name} cannot hold its packing, for which ${value} is needed`);
		return fillToJson(physical, cast.bytes);
	};
	const { scaleFactor } = packing;
	const offset = cfOffset(packing);
	return {
		...(offset === undefined ? {} : { offset: parameter(offset) }),
		...(scaleFactor === undefined ? {} : { scale: parameter(1 / scaleFactor.value) }),
	};
}

function scalarMapOf(
	sentinels: readonly SentinelRule[],
	stored: NumericDataType,
	nonFinite: "sentinel" | "numpy" | "error",
	path: string,
): JsonObject | undefined {
	const codes = sentinels.map(({ value }) => fillToJson(stored, value));
	const [first] = codes;
	const encode: JsonValue[] = first === undefined ? [] : [["NaN", first]];
	if (stored.kind !== "float") {
		const code = nonFinite === "numpy" ? numpyInteger(stored, path) : nonFinite === "sentinel" ? first : undefined;
		if (code !== undefined) {
			if (first === undefined) encode.push(["NaN", code]);
			encode.push(["Infinity", code], ["-Infinity", code]);
		}
	}
	if (encode.length === 0) return undefined;
	return { encode, ...(codes.length === 0 ? {} : { decode: codes.map((code) => [code, "NaN"]) }) };
}

/** What NumPy makes of NaN and infinities: zero in the narrow types, the least integer in the wide ones. */
function numpyInteger(stored: NumericDataType, path: string): JsonValue {
	if (stored.itemBytes <= 2) return 0;
	if (stored.kind === "uint")
		throw refuse(path, `NumPy turns NaN into different integers from one build to the next in "${stored.name}"`);
	const { min } = integerRange(stored);
	return stored.itemBytes === 8 ? min : Number(min);
}
