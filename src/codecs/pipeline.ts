import { MiraError } from "../errors.ts";
import type { CodecMetadata } from "../zarr/metadata.ts";
import type { ChunkSpec, Decoded } from "./codec.ts";
import { loadCodec } from "./registry.ts";
import { arrayStep, bytesStep, decodeStep, plainBytes, type Step } from "./step.ts";

/** Decodes the chunks of one array. */
export interface Pipeline {
	/**
	 * The elements of a chunk. `bytes` are never written to, but the result may be a view on them. Throws `corrupt-chunk` if
	 * they do not decode to exactly what the array declares.
	 */
	decode(bytes: Uint8Array, options?: { signal?: AbortSignal | undefined }): Promise<Decoded>;
}

/** Limits of a pipeline. */
export type PipelineOptions = {
	/** The most that a step may produce where no size is known, as for compressed strings. 1 GiB by default. */
	maxOutputBytes?: number | undefined;
};

/** Builds the chain of an array for chunks of one shape; `codecs` are in the order of encoding, as in metadata. */
export async function createPipeline(
	codecs: readonly CodecMetadata[],
	spec: ChunkSpec,
	options: PipelineOptions = {},
): Promise<Pipeline> {
	const steps = (await buildChain(codecs, spec, options)).reverse();
	return {
		async decode(bytes, { signal } = {}) {
			let chunk: Decoded = bytes;
			for (const step of steps) {
				signal?.throwIfAborted();
				const result = decodeStep(step, chunk, signal);
				// Waiting only where a step does: most chains then cost one promise a chunk.
				chunk = result instanceof Promise ? await result : result;
			}
			return chunk;
		},
	};
}

/** The bytes of a chunk after all its codecs: what a writer inlines. Throws `unsupported-feature` for those that only decode. */
export async function encodeChunk(
	chunk: Decoded,
	codecs: readonly CodecMetadata[],
	spec: ChunkSpec,
): Promise<Uint8Array> {
	let encoded = plainBytes(chunk);
	for (const { name, stage, outputLength } of await buildChain(codecs, spec, {})) {
		if (stage.encode === undefined)
			throw new MiraError("unsupported-feature", `codec "${name}" can only decode`, {
				hint: "Write the array with other codecs",
			});
		if (encoded.length !== (outputLength ?? encoded.length))
			throw new MiraError("bad-argument", `a chunk of length ${encoded.length} was given, ${outputLength} is needed`);
		try {
			encoded = await stage.encode(encoded);
		} catch (cause) {
			throw new MiraError("unsupported-feature", `codec "${name}" cannot encode a chunk with its configuration`, {
				cause,
			});
		}
	}
	return encoded as Uint8Array;
}

/** The steps in the order of encoding, each with the length that its decoder must give. */
async function buildChain(
	codecs: readonly CodecMetadata[],
	spec: ChunkSpec,
	{ maxOutputBytes }: PipelineOptions,
): Promise<Step[]> {
	const loaded = await Promise.all(
		codecs.map(async ({ name, configuration }) => ({
			name,
			configuration: configuration ?? {},
			codec: await loadCodec(name),
		})),
	);
	let array = spec;
	let state: { kind: "array" } | { kind: "bytes"; size: number | undefined } = { kind: "array" };
	const steps = loaded.map(({ name, configuration, codec }, place): Step => {
		const decoded = array;
		if (codec.kind === "bytes-to-bytes" && state.kind === "bytes") {
			const { size } = state;
			const stage = codec.create(configuration, decoded);
			state = { kind: "bytes", size: size === undefined ? undefined : stage.encodedBytes?.(size) };
			return bytesStep(name, stage, size, decoded, maxOutputBytes);
		}
		if (codec.kind === "array-to-bytes" && state.kind === "array") {
			const stage = codec.create(configuration, decoded);
			state = { kind: "bytes", size: stage.encodedBytes };
			return arrayStep(name, stage, decoded, maxOutputBytes);
		}
		if (codec.kind === "array-to-array" && state.kind === "array") {
			const stage = codec.create(configuration, decoded);
			array = stage.encoded;
			return arrayStep(name, stage, decoded, maxOutputBytes);
		}
		throw new MiraError("bad-metadata", `codec "${name}" (${codec.kind}) cannot stand at place ${place} of its chain`);
	});
	if (state.kind === "array") throw new MiraError("bad-metadata", "no codec of the chain turns the array into bytes");
	return steps;
}
