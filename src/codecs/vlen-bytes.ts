import { elementCount } from "../zarr/nd-array.ts";
import { type ArrayToBytesCodec, badConfiguration } from "./codec.ts";
import { joinItems, readItems } from "./vlen-items.ts";

const NAME = "vlen-bytes";

/** `vlen-bytes`: as `vlen-utf8`, but bytes of any meaning; texts are taken too, when a chunk is encoded. */
export const vlenBytesCodec: ArrayToBytesCodec = {
	kind: "array-to-bytes",
	create(_configuration, { dataType, shape }) {
		if (dataType.kind !== "bytes") throw badConfiguration(NAME, `it holds bytes, not "${dataType.name}"`);
		const count = elementCount(shape);
		return {
			decode: (bytes) => readItems(bytes, NAME, count, (item) => item.slice()),
			encode: (chunk) =>
				joinItems(
					(chunk as (string | Uint8Array)[]).map((item) =>
						typeof item === "string" ? new TextEncoder().encode(item) : item,
					),
				),
		};
	},
};
