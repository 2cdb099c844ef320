/**
 * Undoes a bit shuffle: the input has first bit 0 of the first byte of all elements, then bit 1, and so on; eight elements
 * share a byte, the first in its least significant bit. The number of elements must be a multiple of 8; bytes beyond the
 * last element are copied.
 */
export function unshuffleBits(input: Uint8Array, elementBytes: number, output: Uint8Array): void {
	const count = Math.floor(input.length / elementBytes);
	const row = count / 8;
	for (let byte = 0; byte < elementBytes; byte++) {
		const start = byte * 8 * row;
		for (let group = 0; group < row; group++) {
			// The transpose of an 8×8 matrix of bits, in two words (Warren, Hacker's Delight, section 7-3).
			let at = start + group;
			let low = 0;
			let high = 0;
			for (let bit = 0; bit < 32; bit += 8, at += row) {
				low |= (input[at] as number) << bit;
				high |= (input[at + 4 * row] as number) << bit;
			}
			let swap = (low ^ (low >>> 7)) & 0x00aa00aa;
			low ^= swap ^ (swap << 7);
			swap = (high ^ (high >>> 7)) & 0x00aa00aa;
			high ^= swap ^ (swap << 7);
			swap = (low ^ (low >>> 14)) & 0x0000cccc;
			low ^= swap ^ (swap << 14);
			swap = (high ^ (high >>> 14)) & 0x0000cccc;
			high ^= swap ^ (swap << 14);
			const first = (low & 0x0f0f0f0f) | ((high & 0x0f0f0f0f) << 4);
			const second = ((low >>> 4) & 0x0f0f0f0f) | (high & 0xf0f0f0f0);
			let to = group * 8 * elementBytes + byte;
			for (let bit = 0; bit < 32; bit += 8, to += elementBytes) {
				output[to] = first >>> bit;
				output[to + 4 * elementBytes] = second >>> bit;
			}
		}
	}
	output.set(input.subarray(count * elementBytes), count * elementBytes);
}
