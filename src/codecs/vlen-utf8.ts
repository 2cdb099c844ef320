import { elementCount } from "../zarr/nd-array.ts";
import { type ArrayToBytesCodec, badConfiguration, corruptChunk } from "./codec.ts";

/** `vlen-utf8`: the number of strings, then each as its length and its UTF-8 bytes; 32-bit little-endian numbers. */
export const vlenUtf8Codec: ArrayToBytesCodec = {
	kind: "array-to-bytes",
	create(_configuration, { dataType, shape }) {
		if (dataType.kind !== "string") throw badConfiguration("vlen-utf8", `it holds strings, not "${dataType.name}"`);
		const count = elementCount(shape);
		return { decode: (bytes) => decodeStrings(bytes, count), encode: (chunk) => encodeStrings(chunk as string[]) };
	},
};

function decodeStrings(bytes: Uint8Array, count: number): string[] {
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	const stored = bytes.length < 4 ? undefined : view.getUint32(0, true);
	if (stored !== count)
		throw corruptChunk("vlen-utf8", `the chunk holds ${stored ?? "no"} strings, its shape needs ${count}`);
	// Every string takes four bytes at least, so a count beyond that is damage, not a reason to allocate.
	if (bytes.length < 4 + 4 * count)
		throw corruptChunk("vlen-utf8", `${bytes.length} bytes cannot hold ${count} strings`);
	const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
	const strings = new Array<string>(count);
	let at = 4;
	for (let i = 0; i < count; i++) {
		const end = at + 4 <= bytes.length ? at + 4 + view.getUint32(at, true) : Number.POSITIVE_INFINITY;
		if (end > bytes.length) throw corruptChunk("vlen-utf8", `string ${i} of ${count} reaches beyond the chunk`);
		try {
			strings[i] = utf8.decode(bytes.subarray(at + 4, end));
		} catch (cause) {
			throw corruptChunk("vlen-utf8", `string ${i} of ${count} is not UTF-8`, cause);
		}
		at = end;
	}
	if (at !== bytes.length) throw corruptChunk("vlen-utf8", `${bytes.length - at} bytes follow the last string`);
	return strings;
}

function encodeStrings(strings: readonly string[]): Uint8Array {
	const utf8 = new TextEncoder();
	const encoded = strings.map((text) => utf8.encode(text));
	const bytes = new Uint8Array(encoded.reduce((size, text) => size + 4 + text.length, 4));
	const view = new DataView(bytes.buffer);
	view.setUint32(0, strings.length, true);
	let at = 4;
	for (const text of encoded) {
		view.setUint32(at, text.length, true);
		bytes.set(text, at + 4);
		at += 4 + text.length;
	}
	return bytes;
}
