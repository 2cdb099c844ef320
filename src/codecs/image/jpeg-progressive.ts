import { type EntropyReader, NATURAL_ORDER } from "./jpeg-entropy.ts";
import type { JpegFrame } from "./jpeg-frame.ts";
import { extend, type HuffmanTable } from "./jpeg-huffman.ts";
import { ALL_COLUMNS, inverseDct } from "./jpeg-idct.ts";
import { inverseDct12 } from "./jpeg-idct12.ts";
import { type JpegScan, noTable, type ScanComponent, type ScanVisitor, walkScan } from "./jpeg-scan.ts";

/** Decodes a scan of progressive coding (T.81 annex G) into the coefficients of its components. Gives the byte behind it. */
export function decodeProgressiveScan(
	frame: JpegFrame,
	scan: JpegScan,
	reader: EntropyReader,
	unitRows: number,
): number {
	return walkScan(frame, scan.components, scan.restartUnits, unitRows, new ProgressiveVisitor(scan, reader));
}

class ProgressiveVisitor implements ScanVisitor<ScanComponent> {
	readonly reader: EntropyReader;
	readonly #scan: JpegScan;
	/** Blocks that are known to have nothing more in this band. */
	#emptyBlocks = 0;

	constructor(scan: JpegScan, reader: EntropyReader) {
		this.#scan = scan;
		this.reader = reader;
	}

	restart(): void {
		this.#emptyBlocks = 0;
	}

	block({ component, dc, ac }: ScanComponent, row: number, column: number): void {
		const { first, high, low } = this.#scan;
		const at = 64 * (row * component.strideBlocks + column);
		const block = component.coefficients.subarray(at, at + 64);
		if (first > 0) {
			if (ac === undefined) throw noTable();
			if (high === 0) this.#firstOfAc(ac, block);
			else this.#refineAc(ac, block);
		} else if (high > 0) block[0] = (block[0] as number) | (this.reader.bits(1) << low);
		else {
			if (dc === undefined) throw noTable();
			const size = this.reader.symbol(dc) & 15;
			if (size > 0) component.predictor += extend(this.reader.bits(size), size);
			block[0] = component.predictor << low;
		}
		this.reader.checkEnd();
	}

	#firstOfAc(table: HuffmanTable, block: Int16Array): void {
		if (this.#emptyBlocks > 0) {
			this.#emptyBlocks--;
			return;
		}
		const { first, last, low } = this.#scan;
		for (let k = first; k <= last; k++) {
			const symbol = this.reader.symbol(table);
			const size = symbol & 15;
			const run = symbol >> 4;
			if (size === 0 && run < 15) {
				this.#emptyBlocks = this.#runOfBlocks(run) - 1;
				return;
			}
			k += run;
			if (size > 0) block[NATURAL_ORDER[k] as number] = extend(this.reader.bits(size), size) << low;
		}
	}

	#refineAc(table: HuffmanTable, block: Int16Array): void {
		const { first, last, low } = this.#scan;
		const one = 1 << low;
		let k = first;
		if (this.#emptyBlocks === 0)
			for (; k <= last; k++) {
				const symbol = this.reader.symbol(table);
				const size = symbol & 15;
				let run = symbol >> 4;
				if (size === 0 && run < 15) {
					this.#emptyBlocks = this.#runOfBlocks(run);
					break;
				}
				const value = size === 0 ? 0 : this.reader.bits(1) === 1 ? one : -one;
				// The run counts zeros alone; what is not zero on the way gets its next bit.
				for (; k <= last; k++) {
					const at = NATURAL_ORDER[k] as number;
					if (block[at] !== 0) this.#refine(block, at, one);
					else if (run-- === 0) break;
				}
				if (value !== 0) block[NATURAL_ORDER[k] as number] = value;
			}
		if (this.#emptyBlocks === 0) return;
		for (; k <= last; k++) {
			const at = NATURAL_ORDER[k] as number;
			if (block[at] !== 0) this.#refine(block, at, one);
		}
		this.#emptyBlocks--;
	}

	#refine(block: Int16Array, at: number, one: number): void {
		const value = block[at] as number;
		if (this.reader.bits(1) === 1 && (value & one) === 0) block[at] = value + (value > 0 ? one : -one);
	}

	#runOfBlocks(size: number): number {
		return (1 << size) + (size === 0 ? 0 : this.reader.bits(size));
	}
}

/** Turns the coefficients of a progressive image into samples, once all are there. */
export function transformCoefficients({ components }: JpegFrame): void {
	const block = new Int32Array(64);
	for (const { coefficients, quantization, plane, strideBlocks } of components) {
		if (quantization === undefined) throw noTable();
		const stride = 8 * strideBlocks;
		for (let from = 0; from < coefficients.length; from += 64) {
			for (let i = 0; i < 64; i++) block[i] = (coefficients[from + i] as number) * (quantization[i] as number);
			const column = (from / 64) % strideBlocks;
			const row = (from / 64 - column) / strideBlocks;
			const to = 8 * (row * stride + column);
			if (plane instanceof Uint16Array) inverseDct12(block, plane, to, stride);
			else inverseDct(block, ALL_COLUMNS, plane, to, stride);
		}
	}
}
