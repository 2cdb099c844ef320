/** Eight digits that stand for bytes: what is not understood is told apart by them. FNV-1a, of 32 bits. */
export function fingerprint(bytes: Uint8Array): string {
	let hash = 0x811c9dc5;
	for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
	return hash.toString(16).padStart(8, "0");
}
