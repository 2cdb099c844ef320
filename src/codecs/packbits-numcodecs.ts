import { dataType } from "../zarr/data-type.ts";
import { elementCount } from "../zarr/nd-array.ts";
import { type ArrayToArrayCodec, badConfiguration, corruptChunk } from "./codec.ts";

const NAME = "numcodecs.packbits";

/**
 * `numcodecs.packbits`: eight booleans a byte, the first in the highest bit, behind a byte that says how many bits of the last
 * one are padding.
 */
export const packbitsNumcodecsCodec: ArrayToArrayCodec = {
	kind: "array-to-array",
	create(_configuration, { dataType: type, shape }) {
		if (type.kind !== "bool") throw badConfiguration(NAME, `it holds booleans, not "${type.name}"`);
		const count = elementCount(shape);
		const packedBytes = Math.ceil(count / 8);
		const padding = packedBytes * 8 - count;
		return {
			encoded: { dataType: dataType("uint8"), shape: [1 + packedBytes] },
			decode(chunk) {
				const bytes = chunk as Uint8Array;
				if (bytes[0] !== padding)
					throw corruptChunk(NAME, `it says that ${bytes[0]} bits are padding, the shape needs ${padding}`);
				const booleans = new Uint8Array(count);
				for (let i = 0; i < count; i++) booleans[i] = ((bytes[1 + (i >> 3)] as number) >> (7 - (i & 7))) & 1;
				return booleans;
			},
			encode(chunk) {
				const bytes = new Uint8Array(1 + packedBytes);
				bytes[0] = padding;
				for (const [i, value] of (chunk as Uint8Array).entries())
					if (value !== 0) bytes[1 + (i >> 3)] = (bytes[1 + (i >> 3)] as number) | (0x80 >> (i & 7));
				return bytes;
			},
		};
	},
};
