import { unshuffleBits } from "./bitshuffle.ts";
import { loadChunkTools } from "./chunk-tools.ts";
import { decodeLz4Block } from "./lz4-block.ts";
import { unshuffle } from "./shuffle.ts";

/** What codecs do with blocks, which are views of the parts of memory that they asked for. */
export interface BlockTools {
	/** Fills `output` from a block of LZ4, or throws. Up to 15 bytes behind it may be written: blocks are decoded in order. */
	decodeLz4(input: Uint8Array, output: Uint8Array): void;
	/** Puts the bytes of each element side by side again; those beyond the last whole element stay where they are. */
	unshuffle(input: Uint8Array, elementBytes: number, output: Uint8Array): void;
	/** The same for bits; the number of elements must be a multiple of 8. */
	unshuffleBits(input: Uint8Array, elementBytes: number, output: Uint8Array): void;
}

/** A part of memory for each size. */
export type Parts<Sizes extends readonly number[]> = { [I in keyof Sizes]: Uint8Array };

/**
 * Does something with blocks in parts of memory of so many bytes, which hold anything to begin with. It must not wait, and what it
 * gives must be a copy: the parts are used again.
 */
export type WithBlocks = <const Sizes extends readonly number[], T>(
	sizes: Sizes,
	run: (parts: Parts<Sizes>, tools: BlockTools) => T,
) => T;

/** The tools in JavaScript. */
export const scriptedBlockTools: BlockTools = { decodeLz4: decodeLz4Block, unshuffle, unshuffleBits };

const withScriptedBlocks: WithBlocks = (sizes, run) => {
	const parts = sizes.map((size) => new Uint8Array(size));
	return run(parts as Parts<typeof sizes>, scriptedBlockTools);
};

/** What works on blocks here: WebAssembly, or JavaScript where that is forbidden. */
export async function loadBlocks(): Promise<WithBlocks> {
	return (await loadChunkTools())?.withBlocks ?? withScriptedBlocks;
}
