import { MiraError } from "../../errors.ts";
import { BitReader } from "../bit-reader.ts";
import { corruptChunk } from "../codec.ts";
import { BLACK_RUNS, type CodeTable, MODE, MODES, WHITE_RUNS } from "./ccitt-codes.ts";

/** Eleven zeros: no code begins so, and no two codes have so many between them. The one behind them ends a line too. */
const END_OF_LINE_BITS = 11;
const NO_CODE = -1;

/** Reads the rows of a picture, one after the other. A row is kept as lengths of pixels that are white, black, white, … */
export class FaxReader {
	readonly #codec: string;
	readonly #bits: BitReader;
	readonly #lengthBytes: number;
	readonly #width: number;
	readonly #hasEndsOfLine: boolean;
	#runs: Uint32Array;
	#count = 0;
	/** The row before; white at first. */
	#reference: Uint32Array;
	/** How many pixels the runs of the row have so far, and how many of them its last run, which is not over. */
	#at = 0;
	#open = 0;
	/** Zeros of an end of line were met; the one behind them was not. */
	isAtEndOfLine = false;

	constructor(codec: string, bytes: Uint8Array, width: number) {
		this.#codec = codec;
		this.#bits = new BitReader(codec, bytes);
		this.#lengthBytes = bytes.length;
		this.#width = width;
		this.#hasEndsOfLine = hasEndOfLine(bytes);
		// One run a pixel, and those of length 0 at both ends that begin with black or complete the row.
		this.#runs = new Uint32Array(width + 8);
		this.#reference = new Uint32Array(width + 8);
		this.#reference[0] = width;
	}

	/** Goes on to the next row after an end of line. Some writers leave them all out. */
	skipEndOfLine(): void {
		if (!this.#hasEndsOfLine) return;
		// What a damaged row left over is skipped.
		if (!this.isAtEndOfLine) while (!this.#isEndOfLine()) this.#bits.skip(1);
		this.#bits.unary();
		this.isAtEndOfLine = false;
	}

	/** The bit that tells how the row is coded. */
	readTag(): number {
		return this.#bits.bits(1);
	}

	/** Goes on to the next place that is a multiple of so many bytes; the last row of all may end before. */
	align(bytes: 1 | 2): void {
		this.#bits.align();
		const { byteOffset } = this.#bits;
		if (byteOffset % bytes !== 0 && byteOffset < this.#lengthBytes) this.#bits.skip(8);
	}

	/** A row of lengths (T.4, section 4.1). */
	readRuns(): void {
		this.#beginRow();
		while (this.#at < this.#width) {
			const isWhite = this.#count % 2 === 0;
			if (!this.#readRun(isWhite ? WHITE_RUNS : BLACK_RUNS)) break;
			// Nothing of either colour says nothing.
			if (!isWhite && this.#at < this.#width && this.#lastRun(1) === 0 && this.#lastRun(2) === 0) this.#count -= 2;
		}
		this.#endRow();
	}

	/** A row by its differences to the row before (T.4, section 4.2, and T.6). */
	readChanges(): void {
		this.#beginRow();
		const width = this.#width;
		const reference = this.#reference;
		// The change in the row before that comes next, and the run there that begins with it.
		let change = reference[0] as number;
		let next = 1;
		const run = (): number => reference[next++] ?? 0;
		const goOn = (): void => {
			if (this.#count > 0) while (change <= this.#at && change < width) change += run() + run();
		};
		while (this.#at < width) {
			const mode = this.#readCode(MODES);
			if (mode === NO_CODE) {
				if (!this.#isEndOfLine()) throw this.#badCode();
				this.#bits.skip(END_OF_LINE_BITS);
				this.isAtEndOfLine = true;
				this.#push(width - this.#at);
				break;
			}
			if (mode === MODE.extension)
				throw new MiraError("unsupported-feature", `codec "${this.#codec}": a row holds uncompressed pixels`);
			if (mode === MODE.horizontal) {
				const [first, second] = this.#count % 2 === 0 ? [WHITE_RUNS, BLACK_RUNS] : [BLACK_RUNS, WHITE_RUNS];
				if (!this.#readRun(first) || !this.#readRun(second)) throw this.#badCode();
				goOn();
				continue;
			}
			goOn();
			if (mode === MODE.pass) {
				change += run();
				this.#open += change - this.#at;
				this.#at = change;
				change += run();
				continue;
			}
			const shift = mode - MODE.vertical;
			if (change + shift < this.#at) throw this.#badCode();
			this.#closeRun(change + shift - this.#at);
			if (shift >= 0) change += run();
			else {
				next--;
				change -= reference[next] as number;
			}
		}
		this.#endRow();
	}

	/** Writes the row that was read. */
	paint(output: Uint8Array, start: number): void {
		const end = start + this.#width;
		// The elements are white from the beginning.
		for (let i = 0, at = start; i < this.#count && at < end; i++) {
			const next = Math.min(at + (this.#runs[i] as number), end);
			if (i % 2 === 1) output.fill(1, at, next);
			at = next;
		}
		// The row is what the next one refers to, with changes of length 0 beyond its end.
		this.#runs.fill(0, this.#count, this.#count + 3);
		[this.#runs, this.#reference] = [this.#reference, this.#runs];
	}

	#beginRow(): void {
		this.#count = 0;
		this.#at = 0;
		this.#open = 0;
	}

	/** Completes the row as libtiff does: one that is too short with white, one that is too long without its last runs. */
	#endRow(): void {
		const width = this.#width;
		if (this.#open > 0) this.#closeRun(0);
		while (this.#at > width && this.#count > 0) this.#at -= this.#runs[--this.#count] as number;
		if (this.#at >= width) return;
		if (this.#count % 2 === 1) this.#closeRun(0);
		this.#closeRun(width - this.#at);
	}

	/** Reads one length: codes of multiples of 64, then one below. False at the end of the line. */
	#readRun(table: CodeTable): boolean {
		for (;;) {
			const length = this.#readCode(table);
			if (length === NO_CODE) {
				if (!this.#isEndOfLine()) throw this.#badCode();
				this.#bits.skip(END_OF_LINE_BITS);
				this.isAtEndOfLine = true;
				return false;
			}
			if (length < 64) {
				this.#closeRun(length);
				return true;
			}
			this.#at += length;
			this.#open += length;
		}
	}

	#readCode({ bits, entries }: CodeTable): number {
		const entry = entries[this.#bits.peek() >>> (32 - bits)] as number;
		if (entry === 0) return NO_CODE;
		this.#bits.skip(entry & 15);
		return entry >>> 4;
	}

	/** The run that is open ends after so many pixels more. */
	#closeRun(length: number): void {
		this.#push(this.#open + length);
		this.#at += length;
		this.#open = 0;
	}

	#push(length: number): void {
		if (this.#count + 4 > this.#runs.length) throw corruptChunk(this.#codec, "a row has more changes than pixels");
		this.#runs[this.#count++] = length;
	}

	#lastRun(back: number): number {
		return this.#runs[this.#count - back] as number;
	}

	#isEndOfLine(): boolean {
		return this.#bits.peek() >>> (32 - END_OF_LINE_BITS) === 0;
	}

	#badCode(): Error {
		return corruptChunk(this.#codec, `there is no such code at pixel ${this.#at} of a row`);
	}
}

/** True if there are eleven zeros and then a one anywhere. */
function hasEndOfLine(bytes: Uint8Array): boolean {
	let zeros = 0;
	for (const byte of bytes) {
		const leading = Math.clz32(byte) - 24;
		if (byte !== 0 && zeros + leading >= END_OF_LINE_BITS) return true;
		zeros = byte === 0 ? zeros + 8 : 31 - Math.clz32(byte & -byte);
	}
	return false;
}
