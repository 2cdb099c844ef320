import { elementCount } from "../zarr/nd-array.ts";
import { type ArrayToBytesCodec, badConfiguration, corruptChunk } from "./codec.ts";

const NAME = "mirazarr.space_padded";
const SPACE = 0x20;

/** `mirazarr.space_padded`: text of a fixed length that is filled up with spaces, as Fortran writes it, instead of NULs. */
export const spacePaddedCodec: ArrayToBytesCodec = {
	kind: "array-to-bytes",
	create(_configuration, { dataType, shape }) {
		if (dataType.kind !== "text") throw badConfiguration(NAME, `it holds text, not "${dataType.name}"`);
		const { itemBytes } = dataType;
		const expected = elementCount(shape) * itemBytes;
		return {
			encodedBytes: expected,
			decode(bytes) {
				if (bytes.length !== expected)
					throw corruptChunk(NAME, `the chunk has ${bytes.length} bytes, its shape needs ${expected}`);
				const out = bytes.slice();
				for (let end = itemBytes; end <= out.length; end += itemBytes)
					for (let at = end - 1; at >= end - itemBytes && out[at] === SPACE; at--) out[at] = 0;
				return out;
			},
		};
	},
};
