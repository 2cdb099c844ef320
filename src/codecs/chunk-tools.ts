import type { WithBlocks } from "./block-tools.ts";
import type { Awaitable } from "./codec.ts";
import type { ElementLayout } from "./elements.ts";
import type { Inflater } from "./inflate.ts";
import type { Runs } from "./runs.ts";

/** What is done with the bytes of chunks in WebAssembly, several times as fast as in JavaScript. */
export interface ChunkTools {
	inflater: Inflater;
	/** Copies runs of elements of 2, 4 or 8 bytes, put together from `bytes`, which are those of all elements. */
	moveElements(bytes: Uint8Array, layout: ElementLayout, output: Uint8Array, runs: Runs): void;
	/** Undoes predictor 3 of TIFF, of floats of 2, 4 or 8 bytes. */
	undoFloatPredictor(bytes: Uint8Array, output: Uint8Array, rows: PredictedRows): void;
	withBlocks: WithBlocks;
}

/** So many rows of so many elements, whose bytes refer to those of the element a step before. */
export type PredictedRows = { count: number; length: number; step: number; itemBytes: number };

let tools: Awaitable<ChunkTools | null> | undefined;

/** The tools: a promise of them until they are there. Null where WebAssembly is forbidden. */
export function loadChunkTools(): Awaitable<ChunkTools | null> {
	if (tools === undefined) tools = importTools();
	return tools;
}

/** The tools if they are loaded, for what can do without. */
export function loadedChunkTools(): ChunkTools | undefined {
	return tools instanceof Promise ? undefined : (tools ?? undefined);
}

async function importTools(): Promise<ChunkTools | null> {
	const { kernelChunkTools } = await import("./kernels/chunk-tools.ts");
	tools = kernelChunkTools() ?? null;
	return tools;
}
