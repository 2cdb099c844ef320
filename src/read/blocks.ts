import { checkOptions, type OptionValues, TAKES } from "../errors.ts";
import type { DecodedArray } from "../fill/decode.ts";
import type { ManifestStore } from "../manifest/manifest-store.ts";
import { type BlockPart, decodedParts } from "./block-parts.ts";
import { DECODE_OPTIONS, type DecodeOptions } from "./decode.ts";
import { resolveSelection, type Selection } from "./selection.ts";

/** How far an iteration or a reduction has come, counted in elements. */
export type BlockProgress = { done: number; total: number };

/** Options of `blocks`: how large they are, what is read, and how it is decoded. `timeoutMs` is for every block. */
export type BlocksOptions = DecodeOptions & {
	/**
	 * What the decoded values of a block may take in memory, default 32 MiB. The next block is read while one is dealt with, so two
	 * are in memory; besides, chunks on their way, and as a whole a chunk that is larger than a block.
	 */
	bytes?: number | undefined;
	/** Called before each block is given out. */
	onProgress?: ((progress: BlockProgress) => void) | undefined;
};

/** Decoded values of a part of what was asked for. */
export interface Block extends DecodedArray {
	/** Where it begins in what was selected, one number a dimension of `shape`. */
	starts: number[];
	/** The same part as a selection of the array. */
	selection: Selection;
	/** How much was given out, this block included. */
	progress: BlockProgress;
}

const BLOCKS_OPTIONS: OptionValues<BlocksOptions> = {
	...DECODE_OPTIONS,
	bytes: TAKES.number,
	onProgress: TAKES.function,
};

/** What a block takes if nobody says. */
export const BLOCK_BYTES: number = 2 ** 25;

/**
 * An array, or a part of it, piece by piece, for what is larger than memory: whole chunks, as many as fit into `bytes`, in C order. A
 * chunk that does not fit is cut, and still fetched and decoded once. Leaving the loop ends what is under way.
 *
 * @example
 * for await (const { data, starts, progress } of blocks(store, "/t2m", { bytes: 2 ** 26 })) …
 */
export async function* blocks(
	store: ManifestStore,
	path: string,
	options: BlocksOptions = {},
): AsyncGenerator<Block, void, undefined> {
	checkOptions("blocks", options, BLOCKS_OPTIONS);
	const { bytes = BLOCK_BYTES, onProgress, ...decoding } = options;
	const array = store.array(path);
	const ranges = resolveSelection(decoding.selection, array.description.shape, array.description.path);
	for await (const part of decodedParts({ store, array, ranges }, bytes, decoding)) {
		onProgress?.(part.progress);
		if (part.values !== undefined) yield blockOf(part, part.values);
	}
}

function blockOf({ ranges, spans, progress }: BlockPart, values: DecodedArray): Block {
	return {
		...values,
		starts: spans.flatMap(({ to }, d) => (ranges[d]?.kept ? [to] : [])).slice(0, values.shape.length),
		selection: ranges.map(({ start, step, count, kept }) =>
			kept ? { start, stop: start + (count - 1) * step + 1, step } : start,
		),
		progress,
	};
}
