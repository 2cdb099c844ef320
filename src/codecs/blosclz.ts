import { corruptChunk } from "./codec.ts";
import { copyMatch } from "./match.ts";

const NEAR_DISTANCE = 8191;

/**
 * Fills `output` from a stream of BloscLZ, Blosc's own compressor (a descendant of FastLZ). A byte below 32 announces that
 * many literals and one more; any other a match, three bits of length and five of distance.
 */
export function decodeBlosclz(input: Uint8Array, output: Uint8Array): void {
	let from = 0;
	let to = 0;
	while (from < input.length) {
		// The first is always a run of literals; its upper bits hold a version.
		const control = from === 0 ? (input[0] as number) & 31 : (input[from] as number);
		from++;
		if (control < 32) {
			const end = from + control + 1;
			if (end > input.length || to + control + 1 > output.length) throw damaged();
			output.set(input.subarray(from, end), to);
			to += control + 1;
			from = end;
			continue;
		}
		let length = (control >> 5) + 2;
		if (length === 9) {
			let more: number | undefined;
			do {
				more = input[from++];
				length += more ?? 0;
			} while (more === 255);
		}
		const low = input[from++] ?? 0;
		let distance = ((control & 31) << 8) + low + 1;
		if (distance === NEAR_DISTANCE + 1) {
			distance += ((input[from] ?? 0) << 8) | (input[from + 1] ?? 0);
			from += 2;
		}
		if (from > input.length || distance > to || to + length > output.length) throw damaged();
		to = copyMatch(output, to, distance, length);
	}
	if (to !== output.length) throw corruptChunk("blosc", `a stream gives ${to} bytes, ${output.length} are needed`);
}

function damaged(): Error {
	return corruptChunk("blosc", "a BloscLZ stream is damaged");
}
