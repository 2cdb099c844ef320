/** Encodes and decodes chunks without a store: the chain that the metadata of a Zarr array name. */
import {
	type ChunkSpec,
	createPipeline,
	type Decoded,
	type EmittedCodec,
	encodeChunk,
	type Pipeline,
	type PipelineOptions,
} from "mirazarr/codecs";
import { dataType } from "mirazarr/fill";

const codecs: EmittedCodec[] = [
	{ name: "bytes", configuration: { endian: "big" } },
	{ name: "gzip", configuration: { level: 5 } },
];
const spec: ChunkSpec = { dataType: dataType("uint16"), shape: [2, 2] };
const chunk: Decoded = new Uint8Array(Uint16Array.of(1, 2, 3, 260).buffer);
const encoded = await encodeChunk(chunk, codecs, spec);

const options: PipelineOptions = { maxOutputBytes: 2 ** 20 };
const pipeline: Pipeline = await createPipeline(codecs, spec, options);
const decoded = await pipeline.decode(encoded);
console.log(decoded.join(" ")); // 1 0 2 0 3 0 4 1
