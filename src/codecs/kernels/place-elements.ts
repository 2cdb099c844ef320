import type { ElementLayout } from "../elements.ts";
import { copyRuns, RunCursor, type Runs } from "../runs.ts";
import { type ChunkFunctions, chunkKernel } from "./chunk-kernel.ts";

/** Places in the memory of the kernel: of the order of the bytes of an element, and of a piece of the output. */
export type ElementRoom = { memory: Uint8Array; order: number; piece: number };

/** So much is put together before it is copied: it stays in the caches. */
const PIECE_BYTES = 2 ** 15;

/** What an `ElementRoom` takes. */
export const ELEMENT_ROOM: readonly [orderBytes: number, pieceBytes: number] = [16, PIECE_BYTES];

/** Copies runs of elements of 2, 4 or 8 bytes (or any that stand as they are) whose bytes are at `from` in the kernel's memory. */
export function placeElements(
	functions: ChunkFunctions,
	room: ElementRoom,
	from: number,
	layout: ElementLayout,
	output: Uint8Array,
	runs: Runs,
): void {
	const { count, itemBytes, byteOrder, isShuffled } = layout;
	const { memory, order, piece } = room;
	if (!isShuffled && byteOrder === undefined) {
		copyRuns(memory.subarray(from, from + count * itemBytes), output, runs);
		return;
	}
	setOrder(room, itemBytes, byteOrder);
	const full = fullPiece(room, runs);
	byPieces(runs, PIECE_BYTES, (begin, length, to) => {
		const items = length / itemBytes;
		if (isShuffled) functions.gather(from + begin / itemBytes, count, order, itemBytes, piece, items);
		else functions.reorder(from + begin, order, itemBytes, piece, items);
		output.set(length === full.length ? full : full.subarray(0, length), to);
	});
}

/** The same for bytes that are elsewhere, `bytes` being those of all elements. */
export function moveElements(bytes: Uint8Array, layout: ElementLayout, output: Uint8Array, runs: Runs): void {
	const { count, itemBytes, byteOrder, isShuffled } = layout;
	chunkKernel.use([...ELEMENT_ROOM, PIECE_BYTES], (functions, { memory, places }) => {
		const [order, piece, input] = places as [number, number, number];
		const room = { memory, order, piece };
		setOrder(room, itemBytes, byteOrder);
		const full = fullPiece(room, runs);
		byPieces(runs, PIECE_BYTES, (begin, length, to) => {
			const items = length / itemBytes;
			if (isShuffled) {
				for (let i = 0; i < itemBytes; i++) {
					const first = i * count + begin / itemBytes;
					memory.set(bytes.subarray(first, first + items), input + i * items);
				}
				functions.gather(input, items, order, itemBytes, piece, items);
			} else {
				memory.set(bytes.subarray(begin, begin + length), input);
				functions.reorder(input, order, itemBytes, piece, items);
			}
			output.set(length === full.length ? full : full.subarray(0, length), to);
		});
	});
}

/** What a whole piece has. One view serves all of them: to make one takes longer than to copy a row of a tile. */
function fullPiece({ memory, piece }: ElementRoom, { length }: Runs): Uint8Array {
	return memory.subarray(piece, piece + Math.min(length, PIECE_BYTES));
}

function setOrder({ memory, order }: ElementRoom, itemBytes: number, byteOrder: readonly number[] | undefined): void {
	for (let i = 0; i < itemBytes; i++) memory[order + i] = byteOrder?.[i] ?? i;
}

/** Goes through the runs in pieces: where each is in the chunk, how long, and where it goes. */
function byPieces(runs: Runs, pieceBytes: number, each: (from: number, length: number, to: number) => void): void {
	const run = new RunCursor(runs);
	do {
		for (let done = 0; done < runs.length; done += pieceBytes)
			each(run.from + done, Math.min(pieceBytes, runs.length - done), run.to + done);
	} while (run.next());
}
