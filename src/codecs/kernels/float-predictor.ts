import type { PredictedRows } from "../chunk-tools.ts";
import { chunkKernel, MARGIN_BYTES } from "./chunk-kernel.ts";

/** Rows are worked on by so many bytes, or one by one where they are longer: what is between the steps stays in the caches. */
const PIECE_BYTES = 2 ** 15;

/** Sums the differences of all bytes, and puts the planes of each row together, the highest bytes first. */
export function undoFloatPredictor(bytes: Uint8Array, output: Uint8Array, rows: PredictedRows): void {
	const { count, length, step, itemBytes } = rows;
	const rowBytes = length * itemBytes;
	const pieceRows = Math.max(1, Math.floor(PIECE_BYTES / rowBytes));
	const pieceBytes = Math.min(pieceRows, count) * rowBytes + MARGIN_BYTES;
	chunkKernel.use([pieceBytes, pieceBytes, pieceBytes, MARGIN_BYTES], (functions, { memory, places }) => {
		const [input, sums, elements, order] = places as [number, number, number, number];
		for (let i = 0; i < itemBytes; i++) memory[order + i] = itemBytes - 1 - i;
		for (let row = 0; row < count; row += pieceRows) {
			const rowsHere = Math.min(pieceRows, count - row);
			const [begin, pieceLength] = [row * rowBytes, rowsHere * rowBytes];
			memory.set(bytes.subarray(begin, begin + pieceLength), input);
			functions.addDifferences(input, sums, rowsHere, rowBytes, step);
			for (let at = 0; at < pieceLength; at += rowBytes)
				functions.gather(sums + at, length, order, itemBytes, elements + at, length);
			output.set(memory.subarray(elements, elements + pieceLength), begin);
		}
	});
}
