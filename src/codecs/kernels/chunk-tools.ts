import { type Parts, scriptedBlockTools } from "../block-tools.ts";
import type { ChunkTools } from "../chunk-tools.ts";
import { corruptChunk } from "../codec.ts";
import { isToolSize } from "../elements.ts";
import { kernelInflater } from "../inflate-kernel.ts";
import { chunkKernel, MARGIN_BYTES } from "./chunk-kernel.ts";
import { undoFloatPredictor } from "./float-predictor.ts";
import { moveElements } from "./place-elements.ts";

/** The tools in WebAssembly; undefined where that is forbidden, or lacks the instructions that the kernel is made of. */
export function kernelChunkTools(): ChunkTools | undefined {
	try {
		chunkKernel.use([], () => undefined);
		return tools;
	} catch {
		return undefined;
	}
}

const IN_ORDER = [0, 1, 2, 3, 4, 5, 6, 7];

const tools: ChunkTools = {
	inflater: kernelInflater,
	moveElements,
	undoFloatPredictor,
	withBlocks: (sizes, run) =>
		chunkKernel.use([MARGIN_BYTES, ...sizes.map((size) => size + MARGIN_BYTES)], (functions, { memory, places }) => {
			const [order, ...starts] = places as [number, ...number[]];
			memory.set(IN_ORDER, order);
			const parts = starts.map((start, i) => memory.subarray(start, start + (sizes[i] as number)));
			return run(parts as Parts<typeof sizes>, {
				decodeLz4(input, output) {
					if (!functions.decodeLz4(input.byteOffset, input.length, output.byteOffset, output.length))
						throw corruptChunk(
							"lz4",
							`a block is damaged, or does not give the ${output.length} bytes that are needed`,
						);
				},
				unshuffle(input, elementBytes, output) {
					if (!isToolSize(elementBytes)) {
						scriptedBlockTools.unshuffle(input, elementBytes, output);
						return;
					}
					const count = Math.floor(input.length / elementBytes);
					functions.gather(input.byteOffset, count, order, elementBytes, output.byteOffset, count);
					output.set(input.subarray(count * elementBytes), count * elementBytes);
				},
				unshuffleBits(input, elementBytes, output) {
					if (elementBytes !== 1 && !isToolSize(elementBytes)) {
						scriptedBlockTools.unshuffleBits(input, elementBytes, output);
						return;
					}
					const count = Math.floor(input.length / elementBytes);
					functions.unshuffleBits(input.byteOffset, elementBytes, output.byteOffset, count);
					output.set(input.subarray(count * elementBytes), count * elementBytes);
				},
			});
		}),
};
