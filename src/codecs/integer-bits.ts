import { isFixed } from "../zarr/data-type.ts";
import { elementCount } from "../zarr/nd-array.ts";
import { type ArrayToBytesCodec, badConfiguration, corruptChunk } from "./codec.ts";
import { byteOrder, wholeNumber } from "./configuration.ts";

/**
 * `mirazarr.integer_bits`: integers of which only some bits count, such as 24-bit samples or HDF5 integers with a precision
 * below their size. Configuration: `item_bytes` as stored, `endian`, `bit_offset` and `bit_precision`. The data type is the
 * next wider integer; a signed one is extended.
 */
export const integerBitsCodec: ArrayToBytesCodec = {
	kind: "array-to-bytes",
	create(configuration, { dataType, shape }) {
		const name = "mirazarr.integer_bits";
		if (!isFixed(dataType) || (dataType.kind !== "int" && dataType.kind !== "uint" && dataType.kind !== "bool"))
			throw badConfiguration(name, `it holds integers, not "${dataType.name}"`);
		const itemBytes = wholeNumber(name, configuration, "item_bytes", { least: 1 });
		const offset = wholeNumber(name, configuration, "bit_offset", { least: 0 });
		const precision = wholeNumber(name, configuration, "bit_precision", { least: 1 });
		if (offset + precision > 8 * itemBytes || precision > 8 * dataType.itemBytes)
			throw badConfiguration(name, `${precision} bits from bit ${offset} on are not in ${itemBytes} bytes`);
		if (itemBytes > 4 && dataType.itemBytes < 8)
			throw badConfiguration(name, `elements of ${itemBytes} bytes are read as 64-bit integers`);
		const isBig = byteOrder(name, configuration) === "big";
		const count = elementCount(shape);
		const isSigned = dataType.kind === "int";
		const outBytes = dataType.itemBytes;
		return {
			encodedBytes: count * itemBytes,
			decode(bytes) {
				if (bytes.length !== count * itemBytes)
					throw corruptChunk(name, `the chunk has ${bytes.length} bytes, its shape needs ${count * itemBytes}`);
				const out = new Uint8Array(count * outBytes);
				const unpack = outBytes <= 4 ? unpackNarrow : unpackWide;
				unpack(bytes, { itemBytes, offset, precision, isBig, isSigned }, new DataView(out.buffer), outBytes);
				return out;
			},
		};
	},
};

/** Which bits of an element count. */
type Bits = { itemBytes: number; offset: number; precision: number; isBig: boolean; isSigned: boolean };

/** Into integers of up to 32 bits, without a `bigint` for each. */
function unpackNarrow(bytes: Uint8Array, bits: Bits, out: DataView, outBytes: number): void {
	const { itemBytes, offset, precision, isBig, isSigned } = bits;
	const unused = 32 - precision;
	for (let from = 0, to = 0; from < bytes.length; from += itemBytes, to += outBytes) {
		let word = 0;
		for (let b = 0; b < itemBytes; b++) word = (word << 8) | (bytes[from + (isBig ? b : itemBytes - 1 - b)] as number);
		const top = (word >>> offset) << unused;
		const value = isSigned ? top >> unused : top >>> unused;
		if (outBytes === 4) out.setInt32(to, value, true);
		else if (outBytes === 2) out.setInt16(to, value, true);
		else out.setInt8(to, value);
	}
}

/** Into 64-bit integers. */
function unpackWide(bytes: Uint8Array, bits: Bits, out: DataView): void {
	const { itemBytes, offset, precision, isBig, isSigned } = bits;
	const extend = isSigned ? BigInt.asIntN : BigInt.asUintN;
	for (let from = 0, to = 0; from < bytes.length; from += itemBytes, to += 8) {
		let word = 0n;
		for (let b = 0; b < itemBytes; b++)
			word = (word << 8n) | BigInt(bytes[from + (isBig ? b : itemBytes - 1 - b)] as number);
		out.setBigInt64(to, extend(precision, word >> BigInt(offset)), true);
	}
}
