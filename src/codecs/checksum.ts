/** CRC-32C (Castagnoli), as in the Zarr codec `crc32c` (RFC 3720, appendix B.4). */
export function crc32c(bytes: Uint8Array): number {
	castagnoli ??= crcTables(0x82f63b78);
	return crc(castagnoli, bytes);
}

/** CRC-32 of gzip (RFC 1952, section 8). */
export function crc32(bytes: Uint8Array): number {
	ieee ??= crcTables(0xedb88320);
	return crc(ieee, bytes);
}

let castagnoli: Int32Array | undefined;
let ieee: Int32Array | undefined;

/** Table k, entry b: what byte b does to the remainder k bytes later. */
function crcTables(reversedPolynomial: number): Int32Array {
	const tables = new Int32Array(8 * 256);
	for (let byte = 0; byte < 256; byte++) {
		let remainder = byte;
		for (let bit = 0; bit < 8; bit++) remainder = (remainder >>> 1) ^ (remainder & 1 ? reversedPolynomial : 0);
		tables[byte] = remainder;
	}
	for (let i = 256; i < tables.length; i++) {
		const before = tables[i - 256] as number;
		tables[i] = (before >>> 8) ^ (tables[before & 0xff] as number);
	}
	return tables;
}

function crc(tables: Int32Array, bytes: Uint8Array): number {
	let remainder = -1;
	let i = 0;
	// Eight bytes a step ("slicing by 8"): the lookups do not wait for each other.
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	for (const last = bytes.length - 8; i <= last; i += 8) {
		const low = remainder ^ view.getInt32(i, true);
		const high = view.getInt32(i + 4, true);
		remainder =
			(tables[1792 + (low & 0xff)] as number) ^
			(tables[1536 + ((low >>> 8) & 0xff)] as number) ^
			(tables[1280 + ((low >>> 16) & 0xff)] as number) ^
			(tables[1024 + (low >>> 24)] as number) ^
			(tables[768 + (high & 0xff)] as number) ^
			(tables[512 + ((high >>> 8) & 0xff)] as number) ^
			(tables[256 + ((high >>> 16) & 0xff)] as number) ^
			(tables[high >>> 24] as number);
	}
	for (; i < bytes.length; i++)
		remainder = (remainder >>> 8) ^ (tables[(remainder ^ (bytes[i] as number)) & 0xff] as number);
	return ~remainder >>> 0;
}

/** Adler-32 of zlib (RFC 1950, section 9). */
export function adler32(bytes: Uint8Array): number {
	let a = 1;
	let b = 0;
	for (let i = 0; i < bytes.length; ) {
		// After so many steps `b` is still below 2^31, so the engine keeps it an integer.
		for (const end = Math.min(i + 3800, bytes.length); i < end; i++) {
			a = (a + (bytes[i] as number)) | 0;
			b = (b + a) | 0;
		}
		a %= 65521;
		b %= 65521;
	}
	return ((b << 16) | a) >>> 0;
}

/**
 * Fletcher-32 as HDF5 computes it: big-endian 16-bit words, an odd last byte as the high half of a word, sums modulo 65535
 * kept in 1 … 65535 unless they are 0.
 */
export function fletcher32(bytes: Uint8Array): number {
	let sum1 = 0;
	let sum2 = 0;
	const even = bytes.length - (bytes.length % 2);
	for (let i = 0; i < even; ) {
		// After 180 words `sum2` is still below 2^31, so the engine keeps it an integer. HDF5 folds every 360 words:
		// the result is the same, because a sum that is not 0 has one form in 1 … 65535.
		for (const end = Math.min(i + 360, even); i < end; i += 2) {
			sum1 = (sum1 + (((bytes[i] as number) << 8) | (bytes[i + 1] as number))) | 0;
			sum2 = (sum2 + sum1) | 0;
		}
		sum1 = fold(sum1);
		sum2 = fold(sum2);
	}
	if (even < bytes.length) {
		sum1 += (bytes[even] as number) << 8;
		sum2 += sum1;
		sum1 = fold(sum1);
		sum2 = fold(sum2);
	}
	return ((fold(sum2) << 16) | fold(sum1)) >>> 0;
}

function fold(sum: number): number {
	return (sum & 0xffff) + (sum >>> 16);
}
