import type { TypedNumbers } from "../../zarr/nd-array.ts";

/** Keys of numbers: 32 bits, and 32 further ones of numbers of 64 bits. */
export type OrderedKeys = { high: Uint32Array; low: Uint32Array | undefined };

const TOP = 0x80000000;

/**
 * Keys that are in the same order as the numbers, as unsigned integers: the bits of floats, negative ones turned around; integers counted
 * from the least. Both zeros have one key. NaN has some key or other.
 */
export function orderedKeys(values: TypedNumbers): OrderedKeys {
	const { length } = values;
	const high = new Uint32Array(length);
	if (values.BYTES_PER_ELEMENT < 8) {
		if (values instanceof Float32Array) {
			const bits = new Uint32Array(values.buffer, values.byteOffset, length);
			for (let i = 0; i < length; i++) high[i] = values[i] === 0 ? TOP : turned(bits[i] as number);
		} else {
			const flipped = isSigned(values) ? TOP : 0;
			for (let i = 0; i < length; i++) high[i] = (values[i] as number) ^ flipped;
		}
		return { high, low: undefined };
	}
	// Typed arrays hold words in the order of the machine, and every machine there is has the lower one first.
	const words = new Uint32Array(values.buffer, values.byteOffset, 2 * length);
	const low = new Uint32Array(length);
	for (let i = 0; i < length; i++) {
		const [lower, upper] = [words[2 * i] as number, words[2 * i + 1] as number];
		if (values instanceof Float64Array) {
			const isZero = values[i] === 0;
			high[i] = isZero ? TOP : turned(upper);
			low[i] = isZero || (upper & TOP) === 0 ? lower : ~lower;
		} else {
			high[i] = upper ^ (isSigned(values) ? TOP : 0);
			low[i] = lower;
		}
	}
	return { high, low };
}

/** The number with such a key, of the kind that `like` holds. */
export function numberOfKey(high: number, low: number, like: TypedNumbers): number | bigint {
	const words = new Uint32Array(2);
	const isNegative = (high & TOP) === 0;
	if (like instanceof Float32Array || like instanceof Float64Array) {
		const upper = isNegative ? ~high : high & ~TOP;
		if (like instanceof Float32Array) {
			words[0] = upper;
			return new Float32Array(words.buffer)[0] as number;
		}
		words[0] = isNegative ? ~low : low;
		words[1] = upper;
		return new Float64Array(words.buffer)[0] as number;
	}
	const flipped = high ^ (isSigned(like) ? TOP : 0);
	if (like.BYTES_PER_ELEMENT < 8) return isSigned(like) ? flipped | 0 : flipped >>> 0;
	words[0] = low;
	words[1] = flipped;
	return (isSigned(like) ? new BigInt64Array(words.buffer) : new BigUint64Array(words.buffer))[0] as bigint;
}

function turned(word: number): number {
	return (word & TOP) !== 0 ? ~word : word | TOP;
}

function isSigned(values: TypedNumbers): boolean {
	return [Int8Array, Int16Array, Int32Array, BigInt64Array].some((kind) => values instanceof kind);
}
