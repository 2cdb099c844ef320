/** So many bytes become text at a time: a list of all their digits would take many times their room. */
const BLOCK_BYTES = 4096;

const DIGITS: readonly string[] = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));

/** Bytes as hexadecimal digits, two each. */
export function hexText(bytes: Uint8Array, separator = ""): string {
	const blocks: string[] = [];
	for (let from = 0; from < bytes.length; from += BLOCK_BYTES)
		blocks.push(Array.from(bytes.subarray(from, from + BLOCK_BYTES), (byte) => DIGITS[byte]).join(separator));
	return blocks.join(separator);
}
