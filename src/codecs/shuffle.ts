import { type BytesToBytesCodec, badConfiguration } from "./codec.ts";

/**
 * `shuffle` of HDF5 and numcodecs: first the first bytes of all elements, then their second bytes, and so on. Bytes beyond
 * the last whole element stand at the end as they are.
 */
export const shuffleCodec: BytesToBytesCodec = {
	kind: "bytes-to-bytes",
	create(configuration) {
		const elementBytes = configuration.elementsize ?? 4; // the default of numcodecs
		if (typeof elementBytes !== "number" || !Number.isInteger(elementBytes) || elementBytes < 1)
			throw badConfiguration("shuffle", "elementsize must be a positive whole number");
		return {
			encodedBytes: (size) => size,
			decode: (bytes) => unshuffle(bytes, elementBytes, new Uint8Array(bytes.length)),
			encode: (bytes) => shuffle(bytes, elementBytes),
		};
	},
};

/** Puts the bytes of each element side by side again. */
export function unshuffle(bytes: Uint8Array, elementBytes: number, output: Uint8Array): Uint8Array {
	const count = Math.floor(bytes.length / elementBytes);
	const whole = count * elementBytes;
	if (elementBytes % 4 === 0 && output.byteOffset % 4 === 0) {
		const words = new Int32Array(output.buffer, output.byteOffset, whole / 4);
		for (let plane = 0; plane < elementBytes; plane += 4)
			gatherWords(bytes, plane * count, count, words, plane / 4, elementBytes / 4);
	} else if (elementBytes === 2 && output.byteOffset % 2 === 0) {
		const pairs = new Uint16Array(output.buffer, output.byteOffset, count);
		for (let i = 0; i < count; i++) pairs[i] = (bytes[i] as number) | ((bytes[count + i] as number) << 8);
	} else
		for (let plane = 0; plane < elementBytes; plane++)
			for (let from = plane * count, to = plane; to < whole; from++, to += elementBytes)
				output[to] = bytes[from] as number;
	output.set(bytes.subarray(whole), whole);
	return output;
}

/** Puts four planes of bytes together to words, from `words[at]` on, every `step`-th. */
function gatherWords(
	bytes: Uint8Array,
	start: number,
	count: number,
	words: Int32Array,
	at: number,
	step: number,
): void {
	const first = bytes.byteOffset + start;
	let to = at;
	if (first % 4 === 0 && count % 4 === 0) {
		// Four elements at once: the transpose of a 4×4 matrix of bytes held in four words.
		const planes = new Int32Array(bytes.buffer, first, count);
		const quarter = count / 4;
		for (let i = 0; i < quarter; i++) {
			const a = planes[i] as number;
			const b = planes[i + quarter] as number;
			const c = planes[i + 2 * quarter] as number;
			const d = planes[i + 3 * quarter] as number;
			const abEven = (a & 0x00ff00ff) | ((b & 0x00ff00ff) << 8);
			const abOdd = ((a >>> 8) & 0x00ff00ff) | (b & 0xff00ff00);
			const cdEven = (c & 0x00ff00ff) | ((d & 0x00ff00ff) << 8);
			const cdOdd = ((c >>> 8) & 0x00ff00ff) | (d & 0xff00ff00);
			words[to] = (abEven & 0xffff) | (cdEven << 16);
			words[to + step] = (abOdd & 0xffff) | (cdOdd << 16);
			words[to + 2 * step] = (abEven >>> 16) | (cdEven & 0xffff0000);
			words[to + 3 * step] = (abOdd >>> 16) | (cdOdd & 0xffff0000);
			to += 4 * step;
		}
		return;
	}
	for (let i = 0; i < count; i++, to += step)
		words[to] =
			(bytes[start + i] as number) |
			((bytes[start + count + i] as number) << 8) |
			((bytes[start + 2 * count + i] as number) << 16) |
			((bytes[start + 3 * count + i] as number) << 24);
}

function shuffle(bytes: Uint8Array, elementBytes: number): Uint8Array {
	const whole = bytes.length - (bytes.length % elementBytes);
	const output = bytes.slice();
	let to = 0;
	for (let plane = 0; plane < elementBytes; plane++)
		for (let from = plane; from < whole; from += elementBytes) output[to++] = bytes[from] as number;
	return output;
}
