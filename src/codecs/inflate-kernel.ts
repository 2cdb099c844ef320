import { isMiraError, type MiraError } from "../errors.ts";
import { corruptChunk, type DecodeContext } from "./codec.ts";
import { isInOrder, isToolSize } from "./elements.ts";
import type { InflateFormat, Inflater } from "./inflate.ts";
import { type InflateStream, inflateStreams, likelyOutputBytes, requirePossible } from "./inflate-formats.ts";
import { type ChunkFunctions, chunkKernel, MARGIN_BYTES } from "./kernels/chunk-kernel.ts";
import type { KernelRoom } from "./kernels/kernel.ts";
import { ELEMENT_ROOM, placeElements } from "./kernels/place-elements.ts";
import { allocate } from "./memory.ts";

/** As in deflate.h. */
const OUTCOME = { inflated: 0, tooLong: 2 };
const DAMAGES = [
	"",
	"the stream is cut off",
	"",
	"a block has the reserved type 3",
	"a stored block contradicts its length",
	"a block has too many codes",
	"the lengths of the codes make no sense",
	"a block has no code for its end",
	"a code is not complete",
	"a code is not in its table",
	"a match begins before the output",
];
const CHECKSUM = { none: 0, adler32: 1, crc32: 2 };
const STREAM = { words: 6, bytes: 48, in: 0, out: 3, sum: 5 };
/** What inflating may write behind the output. */
const OUTPUT_MARGIN = 320;

/** Inflates in the memory of a kernel, where it also puts elements together. */
export const kernelInflater: Inflater = {
	inflate: (format, bytes, context) =>
		inflateWith(format, bytes, context, ({ memory }, at, length) => {
			const output = allocate(length);
			output.set(memory.subarray(at, at + length));
			return output;
		}),
	elements: {
		takes: (_, layout) => isInOrder(layout) || isToolSize(layout.itemBytes),
		inflate(format, bytes, layout, output, runs) {
			const size = layout.count * layout.itemBytes;
			const context = { outputBytes: size, maxOutputBytes: size };
			inflateWith(format, bytes, context, ({ memory, places }, at, length, functions) => {
				if (length !== size) throw corruptChunk(format, `the chunk decodes to ${length} bytes, ${size} are needed`);
				const [, order, piece] = places as [number, number, number];
				placeElements(functions, { memory, order, piece }, at, layout, output, runs);
			});
		},
	},
};

/** Inflates to the kernel's memory, and hands over where the output is: before anyone else inflates. */
function inflateWith<T>(
	format: InflateFormat,
	bytes: Uint8Array,
	context: DecodeContext,
	take: (room: KernelRoom, at: number, length: number, functions: ChunkFunctions) => T,
): T {
	requirePossible(format, bytes, context.outputBytes ?? 0);
	for (let roomBytes = likelyOutputBytes(format, bytes, context); ; roomBytes *= 4) {
		const mostBytes = Math.min(roomBytes, context.maxOutputBytes);
		// What is of the same size for all chunks is in front, so that it stays where it is.
		const sizes = [STREAM.bytes, ...ELEMENT_ROOM, bytes.length + MARGIN_BYTES, mostBytes + OUTPUT_MARGIN];
		// An error that the kernel told of is no reason to give it up.
		const result = chunkKernel.use(sizes, (functions, room): { value: T } | { error: MiraError } | undefined => {
			try {
				const length = inflateInside(format, bytes, mostBytes, functions, room);
				if (length === undefined) return undefined;
				return { value: take(room, room.places[4] as number, length, functions) };
			} catch (error) {
				if (isMiraError(error)) return { error };
				throw error;
			}
		});
		if (result !== undefined && "value" in result) return result.value;
		if (result !== undefined) throw result.error;
		if (mostBytes === context.maxOutputBytes) throw corruptChunk(format, `it inflates to more than ${mostBytes} bytes`);
	}
}

/** The length of what was inflated; undefined if there was not enough room for it. */
function inflateInside(
	format: InflateFormat,
	bytes: Uint8Array,
	mostBytes: number,
	functions: ChunkFunctions,
	{ memory, places }: KernelRoom,
): number | undefined {
	const [stream, , , input, output] = places as [number, number, number, number, number];
	const state = new Uint32Array(memory.buffer, stream, STREAM.words);
	const inputEnd = input + bytes.length;
	memory.set(bytes, input);
	memory.fill(0, inputEnd, inputEnd + MARGIN_BYTES);
	let end = output;
	let isTooLong = false;
	const inflate: InflateStream = (start, checksum) => {
		const begin = end;
		state.set([input + start, inputEnd, begin, begin, output + mostBytes, checksum === "adler32" ? 1 : 0]);
		const outcome = functions.inflate(stream, CHECKSUM[checksum]);
		isTooLong = outcome === OUTCOME.tooLong;
		if (outcome !== OUTCOME.inflated) throw corruptChunk(format, DAMAGES[outcome] ?? "it is damaged");
		end = state[STREAM.out] as number;
		return { end: (state[STREAM.in] as number) - input, length: end - begin, checksum: state[STREAM.sum] as number };
	};
	try {
		inflateStreams(format, bytes, inflate);
	} catch (error) {
		if (isTooLong) return undefined;
		throw error;
	}
	return end - output;
}
