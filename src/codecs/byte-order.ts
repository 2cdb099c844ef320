/**
 * Reverses every unit of 2, 4 or 8 bytes in place. `bytes` must begin at a multiple of 8 in their buffer, as fresh ones do.
 */
export function swapUnits(bytes: Uint8Array, unitBytes: number): Uint8Array {
	if (unitBytes === 2) swap16(new Uint16Array(bytes.buffer, bytes.byteOffset, bytes.length >> 1));
	else if (unitBytes === 4) swap32(new Int32Array(bytes.buffer, bytes.byteOffset, bytes.length >> 2));
	else swap64(new Int32Array(bytes.buffer, bytes.byteOffset, bytes.length >> 2));
	return bytes;
}

function swap16(units: Uint16Array): void {
	for (let i = 0; i < units.length; i++) {
		const unit = units[i] as number;
		units[i] = (unit << 8) | (unit >>> 8);
	}
}

function swap32(units: Int32Array): void {
	for (let i = 0; i < units.length; i++) units[i] = reverse(units[i] as number);
}

// Two halves each: `BigInt64Array` would allocate a bigint an element.
function swap64(halves: Int32Array): void {
	for (let i = 0; i + 1 < halves.length; i += 2) {
		const low = halves[i] as number;
		halves[i] = reverse(halves[i + 1] as number);
		halves[i + 1] = reverse(low);
	}
}

function reverse(word: number): number {
	return (word << 24) | ((word & 0xff00) << 8) | ((word >>> 8) & 0xff00) | (word >>> 24);
}
