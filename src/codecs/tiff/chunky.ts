import { bytesCodec } from "../bytes.ts";
import type { ArrayToBytesCodec } from "../codec.ts";
import { transposeCodec } from "../transpose.ts";

/** `ChunkyCodec` of virtual-tiff: `bytes` in Fortran order. */
export const chunkyCodec: ArrayToBytesCodec = {
	kind: "array-to-bytes",
	create({ endian = "little" }, spec) {
		const reverse = transposeCodec.create({ order: "F" }, spec);
		const bytes = bytesCodec.create({ endian }, reverse.encoded);
		return {
			encodedBytes: bytes.encodedBytes,
			decode: async (chunk, context) => reverse.decode(await bytes.decode(chunk, context), context),
			encode: async (chunk) => (await bytes.encode?.(await (reverse.encode?.(chunk) ?? chunk))) as Uint8Array,
		};
	},
};
