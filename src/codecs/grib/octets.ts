import { powerOfTwo } from "../../zarr/arithmetic/powers.ts";

/** A big-endian unsigned integer of so many octets, exact up to 2^53. */
export function unsigned(bytes: Uint8Array, at: number, octets: number): number {
	let value = 0;
	for (let i = at; i < at + octets; i++) value = value * 256 + (bytes[i] ?? 0);
	return value;
}

/** A signed integer as GRIB has it: the highest bit is the sign, the others are the magnitude (regulation 92.1.5). */
export function signMagnitude(bytes: Uint8Array, at: number, octets: number): number {
	const value = unsigned(bytes, at, octets);
	const sign = powerOfTwo(8 * octets - 1);
	return value < sign ? value : sign - value;
}

/** An IEEE 754 number of 32 bits. */
export function ieee32(bytes: Uint8Array, at: number): number {
	return viewOf(bytes).getFloat32(at);
}

/** A number of 32 bits as GRIB 1 has it, of IBM: sign, power of 16 with an excess of 64, fraction (regulation 92.6.4). */
export function ibm32(bytes: Uint8Array, at: number): number {
	const exponent = (bytes[at] ?? 0) & 0x7f;
	const magnitude = unsigned(bytes, at + 1, 3) * powerOfTwo(4 * (exponent - 70));
	return ((bytes[at] ?? 0) & 0x80) === 0 ? magnitude : -magnitude;
}

/** A view on the very memory of bytes. */
export function viewOf(bytes: Uint8Array): DataView {
	return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
