// A number that stands for all bytes of some values, in their order: for Node and for pages.

/** Of typed arrays one behind the other, each of whole 32-bit words. */
export function digestOf(...parts) {
	let digest = 0x811c9dc5;
	for (const { buffer, byteOffset, byteLength } of parts) {
		const words = new Int32Array(buffer, byteOffset, byteLength / 4);
		for (let i = 0; i < words.length; i++) digest = Math.imul(digest ^ words[i], 0x01000193) ^ (digest >>> 15);
	}
	return digest >>> 0;
}
