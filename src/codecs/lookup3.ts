/** Bob Jenkins' lookup3 hash (`hashlittle`) of bytes, unsigned 32 bits. */
export function lookup3(bytes: Uint8Array, seed = 0): number {
	const length = bytes.length;
	const view = new DataView(bytes.buffer, bytes.byteOffset, length);
	let a = (0xdeadbeef + length + seed) | 0;
	let b = a;
	let c = a;
	let at = 0;
	for (; length - at > 12; at += 12) {
		a = (a + view.getInt32(at, true)) | 0;
		b = (b + view.getInt32(at + 4, true)) | 0;
		c = (c + view.getInt32(at + 8, true)) | 0;
		a = ((a - c) | 0) ^ rotate(c, 4);
		c = (c + b) | 0;
		b = ((b - a) | 0) ^ rotate(a, 6);
		a = (a + c) | 0;
		c = ((c - b) | 0) ^ rotate(b, 8);
		b = (b + a) | 0;
		a = ((a - c) | 0) ^ rotate(c, 16);
		c = (c + b) | 0;
		b = ((b - a) | 0) ^ rotate(a, 19);
		a = (a + c) | 0;
		c = ((c - b) | 0) ^ rotate(b, 4);
		b = (b + a) | 0;
	}
	if (at === length) return c >>> 0;
	a = (a + word(bytes, at)) | 0;
	b = (b + word(bytes, at + 4)) | 0;
	c = (c + word(bytes, at + 8)) | 0;
	c = ((c ^ b) - rotate(b, 14)) | 0;
	a = ((a ^ c) - rotate(c, 11)) | 0;
	b = ((b ^ a) - rotate(a, 25)) | 0;
	c = ((c ^ b) - rotate(b, 16)) | 0;
	a = ((a ^ c) - rotate(c, 4)) | 0;
	b = ((b ^ a) - rotate(a, 14)) | 0;
	c = ((c ^ b) - rotate(b, 24)) | 0;
	return c >>> 0;
}

function rotate(value: number, bits: number): number {
	return (value << bits) | (value >>> (32 - bits));
}

/** Four bytes as a number; what lies beyond the end counts as zero. */
function word(bytes: Uint8Array, at: number): number {
	return (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8) | ((bytes[at + 2] ?? 0) << 16) | ((bytes[at + 3] ?? 0) << 24);
}
