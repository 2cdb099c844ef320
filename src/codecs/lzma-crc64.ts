/** The polynomial of ECMA-182 with its bits the other way round, in two halves. */
const HIGH = 0xc96c5795;
const LOW = 0xd7870f42;

let highs: Int32Array | undefined;
let lows: Int32Array | undefined;

/** CRC-64 of xz files (ECMA-182). The two halves are apart: a `bigint` for each byte would be slow. */
export function crc64(bytes: Uint8Array): bigint {
	highs ??= table(0);
	lows ??= table(1);
	let high = -1;
	let low = -1;
	for (let i = 0; i < bytes.length; i++) {
		const entry = (low ^ (bytes[i] as number)) & 0xff;
		low = ((low >>> 8) | (high << 24)) ^ (lows[entry] as number);
		high = (high >>> 8) ^ (highs[entry] as number);
	}
	return (BigInt(~high >>> 0) << 32n) | BigInt(~low >>> 0);
}

/** What each byte does to the remainder: the upper half of it, or the lower. */
function table(half: 0 | 1): Int32Array {
	return Int32Array.from({ length: 256 }, (_, byte) => {
		let high = 0;
		let low = byte;
		for (let bit = 0; bit < 8; bit++) {
			const isOdd = (low & 1) === 1;
			low = (low >>> 1) | (high << 31);
			high >>>= 1;
			if (isOdd) {
				low ^= LOW;
				high ^= HIGH;
			}
		}
		return half === 0 ? high : low;
	});
}
