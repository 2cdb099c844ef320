import type { ArrayToArrayCodec } from "./codec.ts";
import { castLikeNumpy, storedType } from "./numpy-numbers.ts";
import { numericType } from "./packing/numbers.ts";

const NAME = "numcodecs.astype";

/** `numcodecs.astype`: numbers stored as another type (`encode_dtype`), cast as NumPy casts. */
export const astypeCodec: ArrayToArrayCodec = {
	kind: "array-to-array",
	create(configuration, { dataType, shape }) {
		const decoded = numericType(NAME, dataType);
		const encoded = storedType(NAME, configuration, decoded, ["decode_dtype", "encode_dtype"]);
		return {
			encoded: { dataType: encoded, shape },
			decode: (chunk) => castLikeNumpy(chunk as Uint8Array, encoded, decoded),
			encode: (chunk) => castLikeNumpy(chunk as Uint8Array, decoded, encoded),
		};
	},
};
