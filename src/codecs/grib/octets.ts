/** A big-endian unsigned integer of so many octets, exact up to 2^53. */
export function unsigned(bytes: Uint8Array, at: number, octets: number): number {
	let value = 0;
	for (let i = at; i < at + octets; i++) value = value * 256 + (bytes[i] ?? 0);
	return value;
}

/** A signed integer as GRIB has it: the highest bit is the sign, the others are the magnitude (regulation 92.1.5). */
export function signMagnitude(bytes: Uint8Array, at: number, octets: number): number {
	const value = unsigned(bytes, at, octets);
	const sign = 2 ** (8 * octets - 1);
	return value < sign ? value : sign - value;
}

/** An IEEE 754 number of 32 bits. */
export function ieee32(bytes: Uint8Array, at: number): number {
	return viewOf(bytes).getFloat32(at);
}

/** A number of 32 bits as GRIB 1 has it, of IBM: sign, power of 16 with an excess of 64, fraction (regulation 92.6.4). */
export function ibm32(bytes: Uint8Array, at: number): number {
	const exponent = (bytes[at] ?? 0) & 0x7f;
	const magnitude = unsigned(bytes, at + 1, 3) * 16 ** (exponent - 70);
	return ((bytes[at] ?? 0) & 0x80) === 0 ? magnitude : -magnitude;
}

/** `base` to a whole power as ecCodes reckons it, by repeated multiplication or division: 10^-3 then has the same last bit. */
export function power(base: number, exponent: number): number {
	let value = 1;
	for (let i = exponent; i < 0; i++) value /= base;
	for (let i = exponent; i > 0; i--) value *= base;
	return value;
}

/** A view on the very memory of bytes. */
export function viewOf(bytes: Uint8Array): DataView {
	return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
