import type { ZSTDDecoder } from "zstddec";
import { MiraError } from "../errors.ts";
import { type Awaitable, type BytesToBytesCodec, corruptChunk, type DecodeContext } from "./codec.ts";
import { measureZstd } from "./zstd-frame.ts";

/** `zstd`: frames with or without a declared size, one after the other. */
export const zstdCodec: BytesToBytesCodec = {
	kind: "bytes-to-bytes",
	create: ({ level = 3 }) => ({
		decode(bytes, context) {
			const decoder = loadZstd();
			return decoder instanceof Promise
				? decoder.then((loaded) => decodeZstd(loaded, bytes, context))
				: decodeZstd(decoder, bytes, context);
		},
		encode: (bytes) => encodeZstd(bytes, Number(level)),
		// WebAssembly decodes in a memory of its own.
		workBytes: (outputBytes) => outputBytes,
	}),
};

/** Compresses bytes as one frame that declares its size. */
export async function encodeZstd(bytes: Uint8Array, level: number): Promise<Uint8Array> {
	const { default: Zstd } = await import("numcodecs/zstd");
	return Zstd.fromConfig({ id: "zstd", level }).encode(bytes);
}

let decoder: Awaitable<ZSTDDecoder> | undefined;

/** The decoder: a promise of it until it is there, then the decoder itself. */
export function loadZstd(): Awaitable<ZSTDDecoder> {
	decoder ??= importZstd();
	return decoder;
}

async function importZstd(): Promise<ZSTDDecoder> {
	try {
		const { ZSTDDecoder } = await import("zstddec");
		const loaded = new ZSTDDecoder();
		await loaded.init();
		decoder = loaded;
		return loaded;
	} catch (cause) {
		decoder = undefined;
		throw new MiraError("unsupported-feature", "the zstd decoder cannot be loaded", {
			hint: "It is WebAssembly, which a content security policy may forbid",
			cause,
		});
	}
}

/** Decompresses a zstd stream. What follows its last frame is ignored. */
export function decodeZstd(
	decoder: ZSTDDecoder,
	bytes: Uint8Array,
	{ outputBytes, maxOutputBytes }: DecodeContext,
): Uint8Array {
	const { endBytes, contentBytes, maxContentBytes } = measureZstd(bytes);
	const least = outputBytes ?? 0;
	if (
		maxContentBytes < least ||
		(contentBytes !== undefined && (contentBytes < least || contentBytes > maxOutputBytes))
	)
		throw corruptChunk(
			"zstd",
			`it holds ${contentBytes ?? `at most ${maxContentBytes}`} bytes, ${outputBytes ?? `at most ${maxOutputBytes}`} are needed`,
		);
	// The decoder must be told the size: by itself it takes an unknown one for a number (and returns zeros).
	const size = outputBytes ?? contentBytes ?? Math.min(maxContentBytes, maxOutputBytes);
	if (size === 0) return new Uint8Array(0);
	const output = decoder.decode(bytes.subarray(0, endBytes), size);
	// Its only sign of an error is that nothing comes out.
	if (output.length === 0 && contentBytes !== 0) throw corruptChunk("zstd", "the stream is damaged");
	return output;
}
