import { elementCount } from "../../zarr/nd-array.ts";
import { type ArrayToBytesCodec, badConfiguration, requireLength } from "../codec.ts";

/**
 * `imagecodecs_float24`: numbers with a sign, 7 bits of exponent and 16 of fraction, read as float32, which holds each of
 * them exactly. `byteorder` is `<` unless it is `>`.
 */
export const float24Codec: ArrayToBytesCodec = {
	kind: "array-to-bytes",
	create({ byteorder }, { dataType, shape }) {
		const name = "imagecodecs_float24";
		if (dataType.name !== "float32") throw badConfiguration(name, `it gives float32, not "${dataType.name}"`);
		const isBig = byteorder === ">";
		const count = elementCount(shape);
		return {
			encodedBytes: 3 * count,
			decode(bytes) {
				requireLength(name, bytes, 3 * count);
				const output = new Uint8Array(4 * count);
				const view = new DataView(output.buffer);
				for (let i = 0; i < count; i++) {
					const first = bytes[3 * i] as number;
					const last = bytes[3 * i + 2] as number;
					const bits = ((isBig ? first : last) << 16) | ((bytes[3 * i + 1] as number) << 8) | (isBig ? last : first);
					view.setUint32(4 * i, widen(bits), true);
				}
				return output;
			},
		};
	},
};

/** The float32 of the same value, as its bits. */
function widen(bits: number): number {
	const sign = (bits >>> 23) << 31;
	const exponent = (bits >>> 16) & 0x7f;
	const fraction = bits & 0xffff;
	if (exponent === 0x7f) return sign | 0x7f800000 | (fraction << 7);
	if (exponent > 0) return sign | ((exponent + 127 - 63) << 23) | (fraction << 7);
	if (fraction === 0) return sign;
	// What is subnormal here is normal there: the highest bit of the fraction becomes the implied one.
	const shift = Math.clz32(fraction) - 15;
	return sign | ((1 - shift + 127 - 63) << 23) | (((fraction << shift) & 0xffff) << 7);
}
