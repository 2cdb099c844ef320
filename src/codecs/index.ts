/**
 * Codecs of Zarr chunks: the chain that decodes them, and how to add a codec of one's own.
 *
 * @module
 */
export type { CodecSource } from "./builtin.ts";
export type {
	ArrayToArrayCodec,
	ArrayToArrayStage,
	ArrayToBytesCodec,
	ArrayToBytesStage,
	Awaitable,
	BytesToBytesCodec,
	BytesToBytesStage,
	ChunkSpec,
	Codec,
	DecodeContext,
	Decoded,
} from "./codec.ts";
export { useWasmFiles } from "./image/wasm.ts";
export { createPipeline, encodeChunk, type Pipeline, type PipelineOptions } from "./pipeline.ts";
export { registerCodec } from "./registry.ts";
export type { Runs } from "./runs.ts";
