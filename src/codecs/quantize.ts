import type { ArrayToArrayCodec } from "./codec.ts";
import { castLikeNumpy, storedType } from "./numpy-numbers.ts";
import { numericType } from "./packing/numbers.ts";

const NAME = "numcodecs.quantize";

/** `numcodecs.quantize`: floats that were rounded to so many digits. What was lost is lost; only the type is changed back. */
export const quantizeCodec: ArrayToArrayCodec = {
	kind: "array-to-array",
	create(configuration, { dataType, shape }) {
		const decoded = numericType(NAME, dataType);
		const encoded = storedType(NAME, configuration, decoded);
		return {
			encoded: { dataType: encoded, shape },
			decode: (chunk) => castLikeNumpy(chunk as Uint8Array, encoded, decoded),
		};
	},
};
