import { type BytesToBytesCodec, corruptChunk, type DecodeContext } from "../codec.ts";

/**
 * `imagecodecs_packbits`: runs of a byte and runs of different bytes, each after its length (TIFF 6.0, section 9). As in
 * libtiff, a run may go beyond the end of the output and more may follow it; a chunk with too little is an error.
 */
export const packbitsCodec: BytesToBytesCodec = {
	kind: "bytes-to-bytes",
	create: () => ({ decode: decodePackbits, encode: encodePackbits }),
};

/** The largest expansion: two bytes for 128. */
const MAX_EXPANSION = 64;
const LONGEST_RUN = 128;
const NOTHING = 128;

function decodePackbits(bytes: Uint8Array, { outputBytes, maxOutputBytes }: DecodeContext): Uint8Array {
	if ((outputBytes ?? 0) > MAX_EXPANSION * bytes.length)
		throw corruptChunk("imagecodecs_packbits", `${bytes.length} bytes cannot hold the ${outputBytes} that are needed`);
	const size = outputBytes ?? unpackedBytes(bytes);
	if (size > maxOutputBytes)
		throw corruptChunk("imagecodecs_packbits", `it holds ${size} bytes, more than ${maxOutputBytes}`);
	const output = new Uint8Array(size);
	let to = 0;
	for (let from = 0; from < bytes.length && to < size; ) {
		const head = bytes[from++] as number;
		if (head === NOTHING) continue;
		if (head > NOTHING) {
			if (from === bytes.length) break;
			const end = Math.min(to + 257 - head, size);
			output.fill(bytes[from++] as number, to, end);
			to = end;
		} else {
			const count = Math.min(head + 1, size - to, bytes.length - from);
			for (const end = to + count; to < end; ) output[to++] = bytes[from++] as number;
		}
	}
	return output.subarray(0, to);
}

function unpackedBytes(bytes: Uint8Array): number {
	let size = 0;
	for (let from = 0; from < bytes.length; ) {
		const head = bytes[from++] as number;
		if (head === NOTHING) continue;
		if (head < NOTHING) {
			size += Math.min(head + 1, bytes.length - from);
			from += head + 1;
		} else if (from++ < bytes.length) size += 257 - head;
	}
	return size;
}

function encodePackbits(bytes: Uint8Array): Uint8Array {
	const output: number[] = [];
	for (let at = 0; at < bytes.length; ) {
		const run = runLength(bytes, at);
		if (run > 1) {
			output.push(257 - run, bytes[at] as number);
			at += run;
			continue;
		}
		let end = at + 1;
		// A run of two among others is no gain.
		while (end < bytes.length && end - at < LONGEST_RUN && runLength(bytes, end) < 3) end++;
		output.push(end - at - 1, ...bytes.subarray(at, end));
		at = end;
	}
	return Uint8Array.from(output);
}

/** How often the byte at `at` is repeated, up to the longest run. */
function runLength(bytes: Uint8Array, at: number): number {
	const most = Math.min(bytes.length, at + LONGEST_RUN);
	let end = at + 1;
	while (end < most && bytes[end] === bytes[at]) end++;
	return end - at;
}
