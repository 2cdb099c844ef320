import { corruptChunk } from "./codec.ts";
import { copyMatch } from "./match.ts";

/** Fills `output` from one LZ4 block (LZ4 Block Format Description). The block must give exactly that many bytes. */
export function decodeLz4Block(input: Uint8Array, output: Uint8Array): void {
	let from = 0;
	let to = 0;
	while (from < input.length) {
		const token = input[from++] as number;
		let length = token >> 4;
		if (length === 15) {
			let more: number | undefined;
			do {
				more = input[from++];
				length += more ?? 0;
			} while (more === 255);
		}
		if (from + length > input.length || to + length > output.length) throw damaged();
		if (length > 32) output.set(input.subarray(from, from + length), to);
		else for (let i = 0; i < length; i++) output[to + i] = input[from + i] as number;
		from += length;
		to += length;
		// The last sequence ends after its literals.
		if (from === input.length) break;
		const distance = (input[from] as number) | ((input[from + 1] ?? 0) << 8);
		from += 2;
		length = (token & 15) + 4;
		if (length === 19) {
			let more: number | undefined;
			do {
				more = input[from++];
				length += more ?? 0;
			} while (more === 255);
		}
		if (distance === 0 || distance > to || to + length > output.length || from > input.length) throw damaged();
		to = copyMatch(output, to, distance, length);
	}
	if (to !== output.length) throw corruptChunk("lz4", `a block gives ${to} bytes, ${output.length} are needed`);
}

function damaged(): Error {
	return corruptChunk("lz4", "a block is damaged");
}
