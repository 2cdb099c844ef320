/** Integers that wrap around when they are stored. */
export type Words = Uint8Array | Uint16Array | Int32Array;

/** Elements as such integers; of 64 bits as two halves, the low one first, because a `bigint` for each would be slow. */
export function wordsOf(bytes: Uint8Array, itemBytes: number): Words {
	if (itemBytes === 1) return bytes;
	const wordBytes = Math.min(itemBytes, 4);
	const { buffer, byteOffset, length } = bytes.byteOffset % wordBytes === 0 ? bytes : bytes.slice();
	const count = length / wordBytes;
	return wordBytes === 2 ? new Uint16Array(buffer, byteOffset, count) : new Int32Array(buffer, byteOffset, count);
}
