import { elementCount } from "../zarr/nd-array.ts";
import { type ArrayToBytesCodec, badConfiguration, corruptChunk } from "./codec.ts";
import { joinItems, readItems } from "./vlen-items.ts";

const NAME = "vlen-utf8";

/** `vlen-utf8`: the number of strings, then each as its length and its UTF-8 bytes; 32-bit little-endian numbers. */
export const vlenUtf8Codec: ArrayToBytesCodec = {
	kind: "array-to-bytes",
	create(_configuration, { dataType, shape }) {
		if (dataType.kind !== "string") throw badConfiguration(NAME, `it holds strings, not "${dataType.name}"`);
		const count = elementCount(shape);
		const encoder = new TextEncoder();
		return {
			decode: (bytes) => decodeStrings(bytes, count),
			encode: (chunk) => joinItems((chunk as string[]).map((text) => encoder.encode(text))),
		};
	},
};

function decodeStrings(bytes: Uint8Array, count: number): string[] {
	const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
	return readItems(bytes, NAME, count, (item, i) => {
		try {
			return utf8.decode(item);
		} catch (cause) {
			throw corruptChunk(NAME, `string ${i} of ${count} is not UTF-8`, cause);
		}
	});
}
