import { powerOfTwo, scaled } from "../zarr/arithmetic/powers.ts";
import { elementCount } from "../zarr/nd-array.ts";
import { type ArrayToBytesCodec, badConfiguration, corruptChunk } from "./codec.ts";
import { byteOrder, wholeNumber } from "./configuration.ts";

/**
 * `mirazarr.float_bits`: floating-point numbers with fields of other widths than IEEE's, such as bfloat16, read as the next
 * wider float32 or float64, which holds each of them exactly. Configuration: `item_bytes`, `endian`, `sign_location`,
 * `exponent_location`, `exponent_bits`, `exponent_bias`, `mantissa_location`, `mantissa_bits`; bits count from the lowest.
 * The leading 1 is implied and the largest exponent stands for infinity and NaN, as in IEEE 754.
 */
export const floatBitsCodec: ArrayToBytesCodec = {
	kind: "array-to-bytes",
	create(configuration, { dataType, shape }) {
		const name = "mirazarr.float_bits";
		if (dataType.kind !== "float" || dataType.itemBytes === 2)
			throw badConfiguration(name, `it gives float32 or float64, not "${dataType.name}"`);
		const field = (key: string, least: number): number => wholeNumber(name, configuration, key, { least });
		const itemBytes = field("item_bytes", 1);
		const sign = BigInt(field("sign_location", 0));
		const exponentLocation = BigInt(field("exponent_location", 0));
		const exponentBits = field("exponent_bits", 1);
		const bias = field("exponent_bias", 0);
		const mantissaLocation = BigInt(field("mantissa_location", 0));
		const mantissaBits = field("mantissa_bits", 1);
		if (exponentBits > 11 || mantissaBits > 52)
			throw badConfiguration(name, "float64 does not hold numbers of that width");
		const isBig = byteOrder(name, configuration) === "big";
		const largest = powerOfTwo(exponentBits) - 1;
		const one = powerOfTwo(mantissaBits);
		const count = elementCount(shape);
		const toNumber = (bits: bigint): number => {
			const exponent = Number(BigInt.asUintN(exponentBits, bits >> exponentLocation));
			const mantissa = Number(BigInt.asUintN(mantissaBits, bits >> mantissaLocation));
			const magnitude =
				exponent === largest
					? mantissa === 0
						? Number.POSITIVE_INFINITY
						: Number.NaN
					: exponent === 0
						? scaled(mantissa, 1 - bias - mantissaBits)
						: scaled(one + mantissa, exponent - bias - mantissaBits);
			return ((bits >> sign) & 1n) === 1n ? -magnitude : magnitude;
		};
		return {
			encodedBytes: count * itemBytes,
			decode(bytes) {
				if (bytes.length !== count * itemBytes)
					throw corruptChunk(name, `the chunk has ${bytes.length} bytes, its shape needs ${count * itemBytes}`);
				const out = new Uint8Array(count * dataType.itemBytes);
				const view = new DataView(out.buffer);
				for (let i = 0; i < count; i++) {
					let bits = 0n;
					for (let b = 0; b < itemBytes; b++)
						bits = (bits << 8n) | BigInt(bytes[i * itemBytes + (isBig ? b : itemBytes - 1 - b)] as number);
					const value = toNumber(bits);
					if (dataType.itemBytes === 4) view.setFloat32(4 * i, value, true);
					else view.setFloat64(8 * i, value, true);
				}
				return out;
			},
		};
	},
};
