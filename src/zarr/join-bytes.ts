/** The parts one behind the other, and room for `spareBytes` more. */
export function joinBytes(parts: readonly Uint8Array[], spareBytes = 0): Uint8Array<ArrayBuffer> {
	const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, spareBytes));
	let to = 0;
	for (const part of parts) {
		joined.set(part, to);
		to += part.length;
	}
	return joined;
}
