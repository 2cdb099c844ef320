import { type DataType, isFixed, swapUnitBytes } from "../zarr/data-type.ts";
import { elementCount } from "../zarr/nd-array.ts";
import { swapUnits } from "./byte-order.ts";
import { type ArrayToBytesCodec, badConfiguration, corruptChunk } from "./codec.ts";

/** `bytes`: the elements one after the other, in the byte order that `endian` says (Zarr v3, codec `bytes`). */
export const bytesCodec: ArrayToBytesCodec = {
	kind: "array-to-bytes",
	create(configuration, { dataType, shape }) {
		if (!isFixed(dataType)) throw badConfiguration("bytes", `"${dataType.name}" has no fixed size`);
		const endian = configuration.endian ?? "little"; // what zarr-python and zarrita assume too
		if (endian !== "little" && endian !== "big")
			throw badConfiguration("bytes", `endian must be "little" or "big", not ${JSON.stringify(endian)}`);
		const expected = elementCount(shape) * dataType.itemBytes;
		const reorder = endian === "big" ? byteSwapper(dataType) : keep;
		return {
			encodedBytes: expected,
			decode(bytes) {
				if (bytes.length !== expected)
					throw corruptChunk("bytes", `the chunk has ${bytes.length} bytes, its shape needs ${expected}`);
				return reorder(bytes);
			},
			encode: (chunk) => reorder(chunk as Uint8Array), // no strings: the type has a fixed size
		};
	},
};

function keep(bytes: Uint8Array): Uint8Array {
	return bytes;
}

/** Changes the byte order of every element, in a copy: the bytes may be shared with a cache. */
function byteSwapper(type: DataType): (bytes: Uint8Array) => Uint8Array {
	if (type.kind === "struct") {
		const units = structUnits(type, 0);
		return units.length === 0 ? keep : (bytes) => swapFields(bytes.slice(), type.itemBytes, units);
	}
	const unitBytes = swapUnitBytes(type);
	return unitBytes === undefined ? keep : (bytes) => swapUnits(bytes.slice(), unitBytes);
}

/** A run of bytes inside a struct whose order is reversed as one. */
type StructUnit = { offset: number; length: number };

function structUnits(type: DataType, offset: number): StructUnit[] {
	if (type.kind === "struct") {
		let at = offset;
		return type.fields.flatMap(({ dataType }) => {
			const units = structUnits(dataType, at);
			at += dataType.itemBytes ?? 0;
			return units;
		});
	}
	const length = swapUnitBytes(type);
	if (length === undefined) return [];
	return Array.from({ length: (type.itemBytes ?? 0) / length }, (_, i) => ({ offset: offset + i * length, length }));
}

function swapFields(bytes: Uint8Array, itemBytes: number, units: readonly StructUnit[]): Uint8Array {
	for (let item = 0; item < bytes.length; item += itemBytes)
		for (const { offset, length } of units)
			for (let a = item + offset, b = a + length - 1; a < b; a++, b--) {
				const byte = bytes[a] as number;
				bytes[a] = bytes[b] as number;
				bytes[b] = byte;
			}
	return bytes;
}
