import { gunzipSync, inflateRawSync, inflateSync, type ZlibOptions } from "node:zlib";
import { corruptChunk } from "./codec.ts";
import type { Inflate } from "./inflate.ts";
import { requirePossible } from "./inflate-formats.ts";

/** zlib itself, as Node has it built in. */
export const zlibInflate: Inflate = (format, bytes, { outputBytes, maxOutputBytes }) => {
	requirePossible(format, bytes, outputBytes ?? 0);
	// One buffer for the whole output, one byte larger than needed: a full buffer would make zlib allocate another.
	const guess = outputBytes ?? Math.min(maxOutputBytes, 4 * bytes.length);
	const options: ZlibOptions = { maxOutputLength: Math.max(maxOutputBytes, 1), chunkSize: Math.max(guess + 1, 64) };
	try {
		const output = NATIVE[format](bytes, options);
		// As plain bytes: `slice` of a Buffer does not copy.
		return new Uint8Array(output.buffer, output.byteOffset, output.byteLength);
	} catch (cause) {
		const { code, message } = cause as NodeJS.ErrnoException;
		const tooLong = code === "ERR_BUFFER_TOO_LARGE";
		throw corruptChunk(format, tooLong ? `it inflates to more than ${maxOutputBytes} bytes` : message, cause);
	}
};

const NATIVE = { zlib: inflateSync, gzip: gunzipSync, deflate: inflateRawSync };
