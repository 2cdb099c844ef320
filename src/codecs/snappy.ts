import { powerOfTwo } from "../zarr/arithmetic/powers.ts";
import { corruptChunk } from "./codec.ts";
import { copyMatch } from "./match.ts";

/** Fills `output` from raw Snappy ("Snappy compressed format description"), which must give exactly that many bytes. */
export function decodeSnappy(input: Uint8Array, output: Uint8Array): void {
	let from = skipLength(input, output.length);
	let to = 0;
	const number = (width: number): number => {
		let value = 0;
		for (let i = width - 1; i >= 0; i--) value = value * 256 + (input[from + i] ?? Number.NaN);
		from += width;
		return value;
	};
	while (from < input.length) {
		const tag = input[from++] as number;
		const size = tag >> 2;
		if ((tag & 3) === 0) {
			const length = (size < 60 ? size : number(size - 59)) + 1;
			if (!(from + length <= input.length && to + length <= output.length)) throw damaged();
			output.set(input.subarray(from, from + length), to);
			from += length;
			to += length;
			continue;
		}
		const length = (tag & 3) === 1 ? (size & 7) + 4 : size + 1;
		const distance = (tag & 3) === 1 ? (size >> 3) * 256 + number(1) : number((tag & 3) === 2 ? 2 : 4);
		if (!(distance >= 1 && distance <= to && to + length <= output.length)) throw damaged();
		to = copyMatch(output, to, distance, length);
	}
	if (to !== output.length) throw damaged();
}

/** The stream begins with the length of what it holds, seven bits a byte. */
function skipLength(input: Uint8Array, expected: number): number {
	let length = 0;
	for (let at = 0; at < 5; at++) {
		const byte = input[at] ?? 0x80;
		length += (byte & 0x7f) * powerOfTwo(7 * at);
		if (byte >= 0x80) continue;
		if (length !== expected) throw damaged();
		return at + 1;
	}
	throw damaged();
}

function damaged(): Error {
	return corruptChunk("snappy", "the stream does not give what it should");
}
