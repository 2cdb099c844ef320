/** Bits of the mantissa of a float of so many bytes (IEEE 754). */
const MANTISSA_BITS: ReadonlyMap<number, bigint> = new Map([
	[2, 10n],
	[4, 23n],
	[8, 52n],
]);

const DOUBLE_EXPONENT = 0x7ffn << 52n;

/** A NaN of any width, little-endian, as a double with the same sign and payload. Numbers in JavaScript may lose both. */
export function widenNaN(bytes: Uint8Array): Uint8Array {
	const width = mantissaBits(bytes.length);
	const bits = bytes.reduceRight((value, byte) => (value << 8n) | BigInt(byte), 0n);
	const sign = bits >> BigInt(bytes.length * 8 - 1);
	const mantissa = BigInt.asUintN(Number(width), bits) << (52n - width);
	return toBytes((sign << 63n) | DOUBLE_EXPONENT | mantissa, 8);
}

/** A NaN of 8 bytes as one of another width; of the payload the most significant bits are kept. */
export function narrowNaN(double: Uint8Array, itemBytes: number): Uint8Array {
	const width = mantissaBits(itemBytes);
	const bits = double.reduceRight((value, byte) => (value << 8n) | BigInt(byte), 0n);
	const payload = BigInt.asUintN(52, bits) >> (52n - width);
	// Without any bit it would be an infinity.
	const mantissa = payload === 0n ? 1n << (width - 1n) : payload;
	const exponent = ((1n << (BigInt(itemBytes * 8) - 1n - width)) - 1n) << width;
	return toBytes(((bits >> 63n) << BigInt(itemBytes * 8 - 1)) | exponent | mantissa, itemBytes);
}

function mantissaBits(itemBytes: number): bigint {
	return MANTISSA_BITS.get(itemBytes) as bigint;
}

function toBytes(bits: bigint, length: number): Uint8Array {
	return Uint8Array.from({ length }, (_, i) => Number((bits >> BigInt(8 * i)) & 0xffn));
}
