/**
 * Codecs of Zarr chunks: the chain that decodes them, and how to add a codec of one's own.
 *
 * @module
 */
export type { CodecName, EmittedCodec } from "./catalogue/catalogue.ts";
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
export { type CodecOptions, type CodecSource, registerCodec } from "./registry.ts";
export type { Runs } from "./runs.ts";
