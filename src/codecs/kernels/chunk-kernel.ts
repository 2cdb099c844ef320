import { Kernel } from "./kernel.ts";
import { wasm } from "./modules/chunks.ts";

/** The functions of chunks.c. All take places in the kernel's memory. */
export type ChunkFunctions = {
	/** Inflates one stream, whose state is at that place; gives an outcome. */
	inflate(stream: number, checksum: number): number;
	/** Fills an output from a block of LZ4; 0 if it is damaged. */
	decodeLz4(input: number, length: number, output: number, outputLength: number): number;
	/** Puts elements together whose bytes are in planes, `stride` apart. */
	gather(planes: number, stride: number, order: number, itemBytes: number, output: number, count: number): void;
	/** Copies elements whose bytes are in another order. */
	reorder(elements: number, order: number, itemBytes: number, output: number, count: number): void;
	/** Undoes differences of bytes, `step` apart, in rows of `length` bytes. */
	addDifferences(input: number, output: number, rows: number, length: number, step: number): void;
	/** Undoes a bit shuffle. */
	unshuffleBits(input: number, itemBytes: number, output: number, count: number): void;
};

/** What is done with the bytes of chunks before they are elements. */
export const chunkKernel: Kernel<ChunkFunctions> = new Kernel("chunks", wasm);

/** What `gather`, `reorder` and the like may read or write behind their input and their output. */
export const MARGIN_BYTES = 16;
