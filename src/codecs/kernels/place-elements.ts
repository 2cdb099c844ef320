import type { ElementLayout } from "../elements.ts";
import { copyRuns, LEAST_VIEW, RunCursor, type Runs } from "../runs.ts";
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
	byBands(room, runs, output, (begin, length) => {
		const items = length / itemBytes;
		if (isShuffled) functions.gather(from + begin / itemBytes, count, order, itemBytes, piece, items);
		else functions.reorder(from + begin, order, itemBytes, piece, items);
	});
}

/** The same for bytes that are elsewhere, `bytes` being those of all elements. */
export function moveElements(bytes: Uint8Array, layout: ElementLayout, output: Uint8Array, runs: Runs): void {
	const { count, itemBytes, byteOrder, isShuffled } = layout;
	chunkKernel.use([...ELEMENT_ROOM, PIECE_BYTES], (functions, { memory, places }) => {
		const [order, piece, input] = places as [number, number, number];
		const room = { memory, order, piece };
		setOrder(room, itemBytes, byteOrder);
		byBands(room, runs, output, (begin, length) => {
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
		});
	});
}

function setOrder({ memory, order }: ElementRoom, itemBytes: number, byteOrder: readonly number[] | undefined): void {
	for (let i = 0; i < itemBytes; i++) memory[order + i] = byteOrder?.[i] ?? i;
}

/**
 * Goes through the runs in bands: `make` puts so much of the chunk into the piece, from where it is copied. A band is a part of a long
 * run, or several short ones with what lies between them, where that is not more than they are: a call a row of a tile would take as
 * long as the row.
 */
function byBands(
	{ memory, piece }: ElementRoom,
	runs: Runs,
	output: Uint8Array,
	make: (from: number, length: number) => void,
): void {
	const { length, axes } = runs;
	const rows = axes.at(-1);
	const most = rows === undefined ? 0 : Math.floor(PIECE_BYTES / rows.fromStep);
	if (rows === undefined || most < 2 || rows.fromStep > 2 * length) {
		const run = new RunCursor(runs);
		const [full] = pieceRows(memory, piece, Math.min(length, PIECE_BYTES), PIECE_BYTES, 1) as [Uint8Array];
		do
			for (let done = 0; done < length; done += PIECE_BYTES) {
				const part = Math.min(PIECE_BYTES, length - done);
				make(run.from + done, part);
				output.set(part === full.length ? full : full.subarray(0, part), run.to + done);
			}
		while (run.next());
		return;
	}
	const { count, fromStep, toStep } = rows;
	const views = length < LEAST_VIEW ? undefined : pieceRows(memory, piece, length, fromStep, Math.min(count, most));
	const band = new RunCursor({ ...runs, axes: axes.slice(0, -1) });
	do
		for (let first = 0; first < count; first += most) {
			const there = Math.min(most, count - first);
			make(band.from + first * fromStep, (there - 1) * fromStep + length);
			for (let row = 0; row < there; row++) {
				const to = band.to + (first + row) * toStep;
				if (views !== undefined) output.set(views[row] as Uint8Array, to);
				else for (let i = 0; i < length; i++) output[to + i] = memory[piece + row * fromStep + i] as number;
			}
		}
	while (band.next());
}

/** Views of rows of the piece, by the memory that they are of: they do not keep it. */
const pieceViews = new WeakMap<ArrayBufferLike, { key: string; views: Uint8Array[] }>();

/** Rows of the piece, `step` apart. To make a view takes longer than to copy a row of a tile: they serve for all chunks of one shape. */
function pieceRows(memory: Uint8Array, piece: number, length: number, step: number, count: number): Uint8Array[] {
	const key = `${piece} ${length} ${step} ${count}`;
	const known = pieceViews.get(memory.buffer);
	if (known?.key === key) return known.views;
	const views = Array.from({ length: count }, (_, i) => memory.subarray(piece + i * step, piece + i * step + length));
	pieceViews.set(memory.buffer, { key, views });
	return views;
}
