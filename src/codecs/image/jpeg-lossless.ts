import { corruptChunk } from "../codec.ts";
import type { EntropyReader } from "./jpeg-entropy.ts";
import type { JpegComponent, JpegFrame } from "./jpeg-frame.ts";
import { extend, type HuffmanTable } from "./jpeg-huffman.ts";
import { type JpegScan, noTable } from "./jpeg-scan.ts";

/** A component in a scan: its differences, and where they go. */
type Part = { component: JpegComponent; table: HuffmanTable; stride: number };

/**
 * Decodes a scan of lossless coding (T.81 annex H) into the planes of its components: `first` chooses the predictor, `low` is
 * how many bits were dropped. Gives the byte at which the search for the next marker can begin.
 */
export function decodeLosslessScan(frame: JpegFrame, scan: JpegScan, reader: EntropyReader, unitRows: number): number {
	const { width, height, precision } = frame;
	const { first: selection, low, restartUnits } = scan;
	if (restartUnits % width !== 0) throw corruptChunk("jpeg", "a restart interval is not a number of whole rows");
	const parts = scan.components.map(({ component, dc }): Part => {
		if (dc === undefined) throw noTable();
		return { component, table: dc, stride: 8 * component.strideBlocks };
	});
	const rows = Math.min(height, 8 * unitRows);
	const restartRows = restartUnits / width;
	const middle = 1 << (precision - low - 1);
	for (let y = 0; y < rows; y++) {
		const isRestart = restartRows > 0 && y > 0 && y % restartRows === 0;
		if (isRestart) reader.restart(y / restartRows - 1);
		const isFirst = y === 0 || isRestart;
		for (let x = 0; x < width; x++)
			for (const { component, table, stride } of parts) {
				const { plane } = component;
				const at = y * stride + x;
				let predicted = middle;
				// Of the first row only what is to the left is known, of the first column only what is above.
				if (isFirst) {
					if (x > 0) predicted = plane[at - 1] as number;
				} else if (x === 0) predicted = plane[at - stride] as number;
				else
					predicted = predict(
						selection,
						plane[at - 1] as number,
						plane[at - stride] as number,
						plane[at - stride - 1] as number,
					);
				plane[at] = (predicted + difference(reader, table)) & 0xffff;
			}
		reader.checkEnd();
	}
	if (low > 0)
		for (const { component } of parts)
			for (let i = 0; i < component.plane.length; i++) component.plane[i] = (component.plane[i] as number) << low;
	return reader.markerAt;
}

/** The predictors (T.81 table H.1), of the samples to the left, above, and above to the left. */
function predict(selection: number, left: number, above: number, corner: number): number {
	switch (selection) {
		case 1:
			return left;
		case 2:
			return above;
		case 3:
			return corner;
		case 4:
			return left + above - corner;
		case 5:
			return left + ((above - corner) >> 1);
		case 6:
			return above + ((left - corner) >> 1);
		default:
			return (left + above) >> 1;
	}
}

/** Sixteen bits are one difference only, which is not followed by any. */
function difference(reader: EntropyReader, table: HuffmanTable): number {
	const size = reader.symbol(table);
	if (size > 16) throw corruptChunk("jpeg", `a difference has ${size} bits`);
	return size === 0 ? 0 : size === 16 ? 32_768 : extend(reader.bits(size), size);
}
