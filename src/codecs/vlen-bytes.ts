import { elementCount } from "../zarr/nd-array.ts";
import { textOrBytes } from "../zarr/scalar.ts";
import { type ArrayToBytesCodec, badConfiguration, corruptChunk } from "./codec.ts";
import { joinItems, splitItems } from "./vlen-items.ts";

const NAME = "vlen-bytes";

/** `vlen-bytes`: as `vlen-utf8`, but bytes of any meaning; elements that are text are shown as such. */
export const vlenBytesCodec: ArrayToBytesCodec = {
	kind: "array-to-bytes",
	create(_configuration, { dataType, shape }) {
		if (dataType.kind !== "bytes") throw badConfiguration(NAME, `it holds bytes, not "${dataType.name}"`);
		const count = elementCount(shape);
		return {
			decode(bytes) {
				const items = splitItems(bytes, NAME);
				if (items.length !== count)
					throw corruptChunk(NAME, `the chunk holds ${items.length} elements, its shape needs ${count}`);
				return items.map(textOrBytes);
			},
			encode: (chunk) =>
				joinItems(
					(chunk as (string | Uint8Array)[]).map((item) =>
						typeof item === "string" ? new TextEncoder().encode(item) : item,
					),
				),
		};
	},
};
