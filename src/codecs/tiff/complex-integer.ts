import { shownJson } from "../../zarr/json.ts";
import { elementCount } from "../../zarr/nd-array.ts";
import { type ArrayToBytesCodec, badConfiguration, requireLength } from "../codec.ts";
import { byteOrder } from "../configuration.ts";

/**
 * `mirazarr.complex_integer`: complex numbers of two signed integers of 16 or 32 `bits`, in the order `endian`, read as
 * complex64 or complex128, which hold each of them exactly (SampleFormat 5 of TIFF).
 */
export const complexIntegerCodec: ArrayToBytesCodec = {
	kind: "array-to-bytes",
	create(configuration, { dataType, shape }) {
		const name = "mirazarr.complex_integer";
		const { bits } = configuration;
		if (bits !== 16 && bits !== 32) throw badConfiguration(name, `bits must be 16 or 32, not ${shownJson(bits)}`);
		if (dataType.name !== (bits === 16 ? "complex64" : "complex128"))
			throw badConfiguration(name, `integers of ${bits} bits are not read as "${dataType.name}"`);
		const isLittle = byteOrder(name, configuration) === "little";
		const count = 2 * elementCount(shape);
		const size = (count * bits) / 8;
		return {
			encodedBytes: size,
			decode(bytes) {
				requireLength(name, bytes, size);
				const from = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
				const output = new Uint8Array(2 * size);
				const to = new DataView(output.buffer);
				for (let i = 0; i < count; i++)
					if (bits === 16) to.setFloat32(4 * i, from.getInt16(2 * i, isLittle), true);
					else to.setFloat64(8 * i, from.getInt32(4 * i, isLittle), true);
				return output;
			},
			encode(chunk) {
				const { buffer, byteOffset, length } = chunk as Uint8Array;
				const from = new DataView(buffer as ArrayBuffer, byteOffset, length);
				const output = new Uint8Array(size);
				const to = new DataView(output.buffer);
				for (let i = 0; i < count; i++)
					if (bits === 16) to.setInt16(2 * i, from.getFloat32(4 * i, true), isLittle);
					else to.setInt32(4 * i, from.getFloat64(8 * i, true), isLittle);
				return output;
			},
		};
	},
};
