import { type DataType, isFixed } from "../zarr/data-type.ts";
import { shownJson } from "../zarr/json.ts";
import { elementCount } from "../zarr/nd-array.ts";
import { type ArrayToBytesCodec, badConfiguration, corruptChunk } from "./codec.ts";
import { wholeNumber } from "./configuration.ts";

const NAME = "packbits";

/**
 * `packbits` of zarr-extensions, read only: of each number the bits from `first_bit` to `last_bit`, one number behind the other,
 * the least significant bit of each byte first. How many bits pad the last byte may be in a byte of its own.
 */
export const packbitsCodec: ArrayToBytesCodec = {
	kind: "array-to-bytes",
	create(configuration, { dataType, shape }) {
		const component = componentOf(dataType);
		const firstBit = wholeNumber(NAME, configuration, "first_bit", { least: 0, fallback: 0 });
		const lastBit = wholeNumber(NAME, configuration, "last_bit", { least: firstBit, fallback: component.bits - 1 });
		if (lastBit >= component.bits) throw badConfiguration(NAME, `last_bit ${lastBit} is beyond ${component.bits} bits`);
		const padding = configuration.padding_encoding ?? "none";
		if (padding !== "none" && padding !== "first_byte" && padding !== "last_byte")
			throw badConfiguration(NAME, `padding_encoding ${shownJson(padding)} is not known`);
		const count = elementCount(shape) * component.count;
		const width = lastBit - firstBit + 1;
		const packedBytes = Math.ceil((count * width) / 8);
		const expected = packedBytes + (padding === "none" ? 0 : 1);
		return {
			encodedBytes: expected,
			decode(bytes) {
				if (bytes.length !== expected)
					throw corruptChunk(NAME, `the chunk has ${bytes.length} bytes, its shape needs ${expected}`);
				const said = padding === "first_byte" ? bytes[0] : padding === "last_byte" ? bytes.at(-1) : undefined;
				if (said !== undefined && said !== packedBytes * 8 - count * width)
					throw corruptChunk(
						NAME,
						`it says that ${said} bits are padding, the shape needs ${packedBytes * 8 - count * width}`,
					);
				const packed = padding === "first_byte" ? bytes.subarray(1) : bytes;
				return unpack(packed, count, { firstBit, width, bytes: component.bytes, signed: dataType.kind === "int" });
			},
		};
	},
};

/** The numbers that an element is made of: a complex one of two. */
function componentOf(type: DataType): { bits: number; bytes: number; count: number } {
	if (type.kind === "bool") return { bits: 1, bytes: 1, count: 1 };
	const isNumber = type.kind === "int" || type.kind === "uint" || type.kind === "float" || type.kind === "complex";
	if (!isNumber || !isFixed(type)) throw badConfiguration(NAME, `it holds numbers, not "${type.name}"`);
	const count = type.kind === "complex" ? 2 : 1;
	return { bits: (8 * type.itemBytes) / count, bytes: type.itemBytes / count, count };
}

function unpack(
	packed: Uint8Array,
	count: number,
	{ firstBit, width, bytes, signed }: { firstBit: number; width: number; bytes: number; signed: boolean },
): Uint8Array {
	const output = new Uint8Array(count * bytes);
	for (let i = 0, from = 0; i < count; i++) {
		const begin = 8 * i * bytes;
		let bit = 0;
		for (let to = begin + firstBit; to < begin + firstBit + width; to++, from++) {
			bit = ((packed[from >> 3] as number) >> (from & 7)) & 1;
			output[to >> 3] = (output[to >> 3] as number) | (bit << (to & 7));
		}
		// The highest bit of a signed number is repeated upwards.
		if (signed && bit === 1)
			for (let to = begin + firstBit + width; to < begin + 8 * bytes; to++)
				output[to >> 3] = (output[to >> 3] as number) | (1 << (to & 7));
	}
	return output;
}
