import { MiraError } from "../../errors.ts";
import { resolveFill } from "../../fill/resolve.ts";
import { ManifestArray } from "../../manifest/manifest-array.ts";
import type { StoreArray } from "../../manifest/manifest-group.ts";
import { type Attributes, numericAttribute } from "../../zarr/attributes.ts";
import { isNumeric, type NumericDataType } from "../../zarr/data-type.ts";
import { fillFromJson } from "../../zarr/fill-value.ts";
import { isJsonObject, type JsonObject, type JsonValue } from "../../zarr/json.ts";
import type { CodecMetadata } from "../../zarr/metadata.ts";
import { type TypedNumbers, viewElements } from "../../zarr/nd-array.ts";
import { isNaNScalar, readScalar } from "../../zarr/scalar.ts";
import { type ConvertedPacking, type ConvertOptions, converted, refuse, virtualArray } from "./conversion.ts";
import { comparePacking } from "./exactness.ts";
import { encodeFill } from "./fill-through-chain.ts";

/**
 * The same array with its packing in attributes, as CF has it, instead of the codecs `scale_offset` and `cast_value` at the
 * head of its chain: for readers that do not have these codecs. The chunks stay where they are.
 */
export function packingToAttributes(array: StoreArray, options: ConvertOptions = {}): ConvertedPacking {
	const virtual = virtualArray(array);
	const { description } = virtual;
	const { dataType: physical, codecs, path } = description;
	const length = codecs.findIndex(({ name }) => name !== "scale_offset" && name !== "cast_value");
	const packing = codecs.slice(0, length);
	if (codecs.slice(length).some(({ name }) => name === "scale_offset" || name === "cast_value"))
		throw refuse(path, "its packing codecs are not at the head of its chain");
	if (packing.length === 0)
		return { array: virtual, exactness: { exact: true, differing: 0, compared: 0 }, diagnostics: [] };
	const names = packing.map(({ name }) => name).join(", ");
	if (packing.length > 1 && names !== "scale_offset, cast_value")
		throw refuse(path, `attributes have one scale and one offset, not ${names}`);
	if (physical.kind !== "float") throw refuse(path, `attributes unpack to floats, not to "${physical.name}"`);

	const { dataType: stored, value } = encodeFill(packing, physical, description.fill.storage.value);
	if (!isNumeric(stored)) throw new MiraError("bad-metadata", `"${stored.name}" cannot be packed`, { path });
	const attributes = new Map([...description.attributes, ...packingAttributes(packing, stored, physical, path)]);
	const source = { place: "fill_value through codecs", text: String(readScalar(stored, value)) };
	const { fill, diagnostics } = resolveFill({
		policy: "hdf5",
		path,
		dataType: stored,
		attributes,
		candidates: [{ role: "storage", value, source }],
	});
	const changed = { ...description, dataType: stored, codecs: codecs.slice(packing.length), attributes, fill };
	const exactness = comparePacking(stored, fill, packing, physical);
	const result = converted(new ManifestArray(changed, () => virtual.manifest()), exactness, options);
	return { ...result, diagnostics: [...diagnostics, ...result.diagnostics] };
}

/** What the codecs say, as CF says it. */
function packingAttributes(
	packing: readonly CodecMetadata[],
	stored: NumericDataType,
	physical: NumericDataType,
	path: string,
): Attributes {
	const scaleOffset = packing.find(({ name }) => name === "scale_offset")?.configuration ?? {};
	const cast = packing.find(({ name }) => name === "cast_value")?.configuration ?? {};
	const attributes: Attributes = new Map();
	const [first, ...others] = sentinelCodes(cast, stored, physical, path);
	if (first !== undefined) attributes.set("_FillValue", numericAttribute(numbers(stored, first), []));
	if (others.length > 0) attributes.set("missing_value", numericAttribute(numbers(stored, ...others)));
	const scale = parameter(physical, scaleOffset.scale);
	const offset = parameter(physical, scaleOffset.offset);
	if (scale !== undefined) attributes.set("scale_factor", floatAttribute(physical, 1 / scale));
	if (offset !== undefined) attributes.set("add_offset", floatAttribute(physical, offset));
	// Without a factor nothing would say that integers are to become floats.
	if (stored.name !== physical.name && scale === undefined && offset === undefined)
		attributes.set("scale_factor", floatAttribute(physical, 1));
	return attributes;
}

/** The stored numbers that a scalar map decodes to NaN: the one that NaN is encoded to comes first. */
function sentinelCodes(
	cast: JsonObject,
	stored: NumericDataType,
	physical: NumericDataType,
	path: string,
): Uint8Array[] {
	const map = isJsonObject(cast.scalar_map) ? cast.scalar_map : {};
	const pairs = (json: JsonValue | undefined): JsonValue[][] => (json ?? []) as JsonValue[][]; // checked by the codec
	const isNaNOf = (type: NumericDataType, json: JsonValue | undefined): boolean =>
		isNaNScalar(type, fillFromJson(type, json ?? null));
	const codes = pairs(map.decode).map(([code, value]) => {
		if (!isNaNOf(physical, value)) throw refuse(path, "its scalar_map decodes to more than NaN");
		return fillFromJson(stored, code ?? null);
	});
	const encoded = pairs(map.encode).find(([value]) => isNaNOf(physical, value))?.[1];
	if (encoded === undefined) return codes;
	const first = fillFromJson(stored, encoded);
	const rank = (code: Uint8Array): number => (code.every((byte, i) => byte === first[i]) ? 0 : 1);
	return codes.sort((a, b) => rank(a) - rank(b));
}

function numbers(type: NumericDataType, ...values: Uint8Array[]): TypedNumbers {
	const bytes = new Uint8Array(values.length * type.itemBytes);
	for (const [i, value] of values.entries()) bytes.set(value, i * type.itemBytes);
	return viewElements(type, bytes) as TypedNumbers;
}

function parameter(type: NumericDataType, json: JsonValue | undefined): number | undefined {
	return json === undefined ? undefined : Number(readScalar(type, fillFromJson(type, json)));
}

/** In the width of the array, which decides the width of what is unpacked. */
function floatAttribute(physical: NumericDataType, value: number) {
	return numericAttribute(physical.name === "float64" ? Float64Array.of(value) : Float32Array.of(value), []);
}
