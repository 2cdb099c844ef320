import { isFixed } from "../../zarr/data-type.ts";
import { type ArrayToArrayCodec, type BytesToBytesCodec, badConfiguration } from "../codec.ts";

/** `imagecodecs_bitorder`: the bits of every byte the other way round, on the elements as in `imagecodecs.zarr`. */
export const bitorderCodec: ArrayToArrayCodec = {
	kind: "array-to-array",
	create(_, spec) {
		if (!isFixed(spec.dataType))
			throw badConfiguration("imagecodecs_bitorder", `"${spec.dataType.name}" has no fixed size`);
		return {
			encoded: spec,
			decode: (chunk) => reverseBits(chunk as Uint8Array),
			encode: (chunk) => reverseBits(chunk as Uint8Array),
		};
	},
};

/**
 * `mirazarr.bitorder`: the same on bytes, for FillOrder 2 of TIFF, which comes after the compressor: libtiff reverses what
 * it reads before it decodes it. (JPEG has its own order, and is not reversed.)
 */
export const bytesBitorderCodec: BytesToBytesCodec = {
	kind: "bytes-to-bytes",
	create: () => ({ encodedBytes: (size) => size, decode: reverseBits, encode: reverseBits }),
};

const REVERSED = Uint8Array.from({ length: 256 }, (_, byte) => {
	let reversed = 0;
	for (let bit = 0; bit < 8; bit++) reversed |= ((byte >> bit) & 1) << (7 - bit);
	return reversed;
});

function reverseBits(bytes: Uint8Array): Uint8Array {
	const output = new Uint8Array(bytes.length);
	for (let i = 0; i < bytes.length; i++) output[i] = REVERSED[bytes[i] as number] as number;
	return output;
}
