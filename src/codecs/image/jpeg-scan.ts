import type { MiraError } from "../../errors.ts";
import { corruptChunk } from "../codec.ts";
import { type BlockCoding, EntropyReader, readBlock } from "./jpeg-entropy.ts";
import type { JpegComponent, JpegFrame } from "./jpeg-frame.ts";
import type { HuffmanTable } from "./jpeg-huffman.ts";
import { flatBlock, inverseDct } from "./jpeg-idct.ts";
import { inverseDct12 } from "./jpeg-idct12.ts";

/** A component in a scan, with the tables that the scan gives it. */
export type ScanComponent = { component: JpegComponent; dc: HuffmanTable | undefined; ac: HuffmanTable | undefined };

/** What a scan header (SOS) says, and the restart interval that holds for it. */
export type JpegScan = {
	components: ScanComponent[];
	/**
	 * Progressive coding: the first and last coefficient, and the bits above and below those that come. Lossless coding: the
	 * number of the predictor is `first`.
	 */
	first: number;
	last: number;
	high: number;
	low: number;
	/** Units between restart markers; 0 for none. */
	restartUnits: number;
};

/**
 * What is done on the way through a scan. Made a class, not closures: what V8 makes of the loops would otherwise be thrown away
 * with the closures of each image.
 */
export interface ScanVisitor<Part> {
	readonly reader: EntropyReader;
	/** For every block, in order: its part of the scan, and its row and column in the plane. */
	block(part: Part, row: number, column: number): void;
	/** At each restart marker. */
	restart(): void;
}

/**
 * Walks through the blocks of a scan (T.81 A.2) as far as `unitRows` rows of interleaved units go, and gives the byte at
 * which the search for the next marker can begin.
 */
export function walkScan<Part extends { component: JpegComponent }>(
	{ unitsAcross }: JpegFrame,
	parts: readonly Part[],
	restartUnits: number,
	unitRows: number,
	visitor: ScanVisitor<Part>,
): number {
	const { reader } = visitor;
	const [only] = parts;
	const isAlone = parts.length === 1 && only !== undefined;
	const rows = isAlone ? Math.min(only.component.blocksDown, unitRows * only.component.down) : unitRows;
	const columns = isAlone ? only.component.blocksAcross : unitsAcross;
	for (const { component } of parts) component.predictor = 0;
	for (let unit = 0; unit < rows * columns; unit++) {
		if (restartUnits > 0 && unit > 0 && unit % restartUnits === 0) {
			reader.restart(unit / restartUnits - 1);
			for (const { component } of parts) component.predictor = 0;
			visitor.restart();
		}
		const column = unit % columns;
		const row = (unit - column) / columns;
		if (isAlone) visitor.block(only, row, column);
		else
			for (const part of parts) {
				const { across, down } = part.component;
				for (let y = 0; y < down; y++)
					for (let x = 0; x < across; x++) visitor.block(part, row * down + y, column * across + x);
			}
	}
	return reader.markerAt;
}

/** Decodes a scan of sequential coding into the planes of its components. Gives the byte behind it. */
export function decodeSequentialScan(
	frame: JpegFrame,
	scan: JpegScan,
	reader: EntropyReader,
	unitRows: number,
): number {
	const parts = scan.components.map(({ component, dc, ac }) => {
		const { quantization } = component;
		if (dc === undefined || ac === undefined || quantization === undefined) throw noTable();
		return { component, dc, ac, quantization };
	});
	sequential.begin(reader);
	return walkScan(frame, parts, scan.restartUnits, unitRows, sequential);
}

class SequentialVisitor implements ScanVisitor<BlockCoding> {
	reader: EntropyReader = new EntropyReader();
	/** Zero between blocks, but not after an error. */
	readonly #coefficients = new Int32Array(64);

	begin(reader: EntropyReader): void {
		this.reader = reader;
		this.#coefficients.fill(0);
	}

	block(part: BlockCoding, row: number, column: number): void {
		const coefficients = this.#coefficients;
		const { plane, strideBlocks } = part.component;
		const stride = 8 * strideBlocks;
		const to = 8 * (row * stride + column);
		const columns = readBlock(this.reader, part, coefficients);
		if (plane instanceof Uint16Array) inverseDct12(coefficients, plane, to, stride);
		else if (columns === 0) flatBlock(coefficients[0] as number, plane, to, stride);
		else inverseDct(coefficients, columns, plane, to, stride);
	}

	restart(): void {}
}

const sequential = new SequentialVisitor();

/** A scan without the tables it needs. */
export function noTable(): MiraError {
	return corruptChunk("jpeg", "a scan needs a table that the stream does not have");
}
