import { type FloatType, toFloats } from "../../fill/promote.ts";
import { type DataType, dataType } from "../../zarr/data-type.ts";
import { JsonFloat, type JsonObject, shownJson } from "../../zarr/json.ts";
import type { CodecMetadata } from "../../zarr/metadata.ts";
import { parseNumpyType } from "../../zarr/numpy-type.ts";
import { type ArrayToArrayCodec, badConfiguration } from "../codec.ts";
import { castLikeNumpy, storedType } from "../numpy-numbers.ts";
import { elementsOf, numericType } from "./numbers.ts";
import { divideAdd } from "./scale-offset.ts";

const NAME = "numcodecs.fixedscaleoffset";

/**
 * `numcodecs.fixedscaleoffset`, read only: `stored / scale + offset` as NumPy computes it, which is float64 for integers, and
 * then the cast to the type of the array. The pair that replaces it computes in that type, and may round otherwise.
 */
export const fixedScaleOffsetCodec: ArrayToArrayCodec = {
	kind: "array-to-array",
	create(configuration, { dataType: type, shape }) {
		const decoded = numericType(NAME, type);
		const stored = storedType(NAME, configuration, decoded);
		const scale = parameter(configuration, "scale");
		const offset = parameter(configuration, "offset");
		const arithmetic: FloatType = stored.kind === "float" ? stored : dataType("float64");
		return {
			encoded: { dataType: stored, shape },
			decode: (chunk) => {
				const floats = divideAdd(toFloats(stored, chunk as Uint8Array, arithmetic), arithmetic, scale, offset);
				return castLikeNumpy(elementsOf(arithmetic, floats), arithmetic, decoded);
			},
		};
	},
};

/**
 * The codecs that replace a `fixedscaleoffset` of Zarr v2 or v3, `bytes` included: its `astype` names a byte order, which is
 * that of the stored elements (trap P24).
 */
export function fixedScaleOffsetToCodecs(configuration: JsonObject, type: DataType): CodecMetadata[] {
	const stored = storedType(NAME, configuration, numericType(NAME, type));
	const [offset, scale] = [parameter(configuration, "offset"), parameter(configuration, "scale")];
	const { codec } = parseNumpyType(configuration.astype ?? configuration.dtype ?? stored.name);
	return [
		{
			name: "scale_offset",
			configuration:
				type.kind === "float" ? { offset: new JsonFloat(offset), scale: new JsonFloat(scale) } : { offset, scale },
		},
		{
			name: "cast_value",
			configuration: { data_type: stored.name, ...(stored.kind === "float" ? {} : { out_of_range: "wrap" }) },
		},
		codec,
	];
}

function parameter(configuration: JsonObject, name: "scale" | "offset"): number {
	const json = configuration[name];
	const value = json instanceof JsonFloat ? json.value : json;
	if (typeof value === "number" || typeof value === "bigint") return Number(value);
	throw badConfiguration(NAME, `${name} must be a number, not ${shownJson(value)}`);
}
