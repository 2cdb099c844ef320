import { crc32 } from "./checksum.ts";

/** The longest run of bytes that LZMA2 stores as they are. */
const STORED_BYTES = 65536;
/** Streams have a CRC-32 of their content. */
const STREAM_FLAGS = [0, 1];

/** An xz file that holds the bytes as they are, for the few chunks that a writer has to encode again. */
export function encodeXz(bytes: Uint8Array): Uint8Array {
	// The size of the header in words, less one; one filter, LZMA2, with the smallest dictionary.
	const blockHeader = withCrc([2, 0, 0x21, 1, 0, 0, 0, 0]);
	const data = storedPieces(bytes);
	const check = word(crc32(bytes));
	const unpaddedBytes = blockHeader.length + data.length + check.length;
	const index = withCrc(padded([0, 1, ...variable(unpaddedBytes), ...variable(bytes.length)]));
	const end = [...word(index.length / 4 - 1), ...STREAM_FLAGS];
	return concatenated([
		[0xfd, 0x37, 0x7a, 0x58, 0x5a, 0x00],
		withCrc(STREAM_FLAGS),
		blockHeader,
		data,
		new Uint8Array(-data.length & 3),
		check,
		index,
		word(crc32(Uint8Array.from(end))),
		end,
		[0x59, 0x5a],
	]);
}

function storedPieces(bytes: Uint8Array): Uint8Array {
	const parts: ArrayLike<number>[] = [];
	for (let begin = 0; begin < bytes.length; begin += STORED_BYTES) {
		const piece = bytes.subarray(begin, begin + STORED_BYTES);
		// The first begins a new dictionary.
		parts.push([begin === 0 ? 1 : 2, (piece.length - 1) >>> 8, (piece.length - 1) & 0xff], piece);
	}
	return concatenated([...parts, [0]]);
}

function concatenated(parts: readonly ArrayLike<number>[]): Uint8Array {
	const output = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
	let at = 0;
	for (const part of parts) {
		output.set(part, at);
		at += part.length;
	}
	return output;
}

function withCrc(bytes: number[]): number[] {
	return [...bytes, ...word(crc32(Uint8Array.from(bytes)))];
}

function padded(bytes: number[]): number[] {
	return [...bytes, ...new Uint8Array(-bytes.length & 3)];
}

function word(value: number): number[] {
	return [...new Uint8Array(Uint32Array.of(value).buffer)];
}

/** Seven bits a byte, the lowest first. */
function variable(value: number): number[] {
	return value < 128 ? [value] : [(value % 128) + 128, ...variable(Math.floor(value / 128))];
}
