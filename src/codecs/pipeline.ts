import { MiraError } from "../errors.ts";
import { throwIfOver } from "../io/deadline-signals.ts";
import type { CodecMetadata } from "../zarr/metadata.ts";
import { loadChunkTools } from "./chunk-tools.ts";
import { type Awaitable, type ChunkSpec, type Decoded, decodedBytes } from "./codec.ts";
import { cutLonger } from "./cut-longer.ts";
import { ElementsStage, FusibleStage, isInOrder } from "./elements.ts";
import { loadCodec } from "./registry.ts";
import type { Runs } from "./runs.ts";
import { arrayStep, bytesStep, decodeStep, decodeStepInto, decodingBytes, plainBytes, type Step } from "./step.ts";

/** Decodes the chunks of one array. */
export interface Pipeline {
	/** Size of an encoded chunk, where all have the same. */
	encodedBytes: number | undefined;
	/** What decoding a chunk takes in memory at a time, besides its encoded bytes; of elements of a fixed size. */
	decodingBytes: number;
	/**
	 * The elements of a chunk. `bytes` are never written to, but the result may be a view on them. Throws `corrupt-chunk` if
	 * they do not decode to exactly what the array declares, or a step without a declared size to more than `mostBytes`.
	 */
	decode(
		bytes: Uint8Array,
		options?: { signal?: AbortSignal | undefined; mostBytes?: number | undefined },
	): Promise<Decoded>;
	/**
	 * Like `decode`, for elements of a fixed size that go to different places of `output`, which begins at a multiple of 8 in
	 * its buffer. Saves a copy where the last codec allows it. After an error, parts may have been written.
	 */
	decodeInto(bytes: Uint8Array, output: Uint8Array, runs: Runs, signal?: AbortSignal): Awaitable<void>;
}

/** Limits of a pipeline. */
export type PipelineOptions = {
	/** The most that a step may produce where no size is known, as for compressed strings. 1 GiB by default. */
	maxOutputBytes?: number | undefined;
	/** Compressed chunks may hold more than their shape has, up to so many bytes; what is too much is left out. */
	longestBytes?: number | undefined;
};

/** Builds the chain of an array for chunks of one shape; `codecs` are in the order of encoding, as in metadata. */
export async function createPipeline(
	codecs: readonly CodecMetadata[],
	spec: ChunkSpec,
	options: PipelineOptions = {},
): Promise<Pipeline> {
	const { steps: chain, encodedBytes } = await buildChain(codecs, spec, options);
	const steps = fuseSteps(chain.reverse());
	if (steps.some(({ stage }) => stage instanceof ElementsStage && !isInOrder(stage.layout))) await loadChunkTools();
	const last = steps.at(-1) as Step; // a chain has a codec to bytes at least
	const others = steps.slice(0, -1);
	return {
		encodedBytes,
		decodingBytes: decodingBytes(steps, decodedBytes(spec) ?? 0),
		decode: async (bytes, { signal, mostBytes } = {}) => decodeSteps(steps, bytes, signal, mostBytes),
		decodeInto(bytes, output, runs, signal) {
			const finish = (chunk: Decoded): Awaitable<void> => {
				throwIfOver(signal);
				return decodeStepInto(last, chunk, output, runs, signal);
			};
			const chunk = decodeSteps(others, bytes, signal);
			return chunk instanceof Promise ? chunk.then(finish) : finish(chunk);
		},
	};
}

/** Waits only where a step does. */
function decodeSteps(
	steps: readonly Step[],
	chunk: Decoded,
	signal: AbortSignal | undefined,
	mostBytes?: number,
): Awaitable<Decoded> {
	let decoded = chunk;
	for (const [i, step] of steps.entries()) {
		throwIfOver(signal);
		const result = decodeStep(step, decoded, signal, mostBytes);
		if (result instanceof Promise)
			return result.then((later) => decodeSteps(steps.slice(i + 1), later, signal, mostBytes));
		decoded = result;
	}
	return decoded;
}

/** The bytes of a chunk after all its codecs: what a writer inlines. Throws `unsupported-feature` for those that only decode. */
export async function encodeChunk(
	chunk: Decoded,
	codecs: readonly CodecMetadata[],
	spec: ChunkSpec,
): Promise<Uint8Array> {
	let encoded = plainBytes(chunk);
	for (const { name, stage, outputLength } of (await buildChain(codecs, spec, {})).steps) {
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

/** The steps in the order of encoding, each with the length that its decoder must give; and the size that they end with. */
async function buildChain(
	codecs: readonly CodecMetadata[],
	spec: ChunkSpec,
	{ maxOutputBytes, longestBytes }: PipelineOptions,
): Promise<{ steps: Step[]; encodedBytes: number | undefined }> {
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
			const tolerant = longestBytes === undefined ? stage : cutLonger(stage, longestBytes);
			return bytesStep(name, tolerant, size, decoded, maxOutputBytes);
		}
		if (codec.kind === "array-to-bytes" && state.kind === "array") {
			const stage = codec.create(configuration, decoded);
			state = { kind: "bytes", size: stage.encodedBytes };
			return arrayStep(name, stage, decoded, maxOutputBytes);
		}
		if (codec.kind === "array-to-array" && state.kind === "array") {
			const stage = codec.create(configuration, decoded);
			const isSameType = stage.encoded.dataType === decoded.dataType;
			array = isSameType ? { fillValue: decoded.fillValue, ...stage.encoded } : stage.encoded;
			return arrayStep(name, stage, decoded, maxOutputBytes);
		}
		throw new MiraError("bad-metadata", `codec "${name}" (${codec.kind}) cannot be at place ${place} of its chain`);
	});
	// The callback has changed it, which the compiler does not see.
	const end = state as { kind: "array" } | { kind: "bytes"; size: number | undefined };
	if (end.kind === "array") throw new MiraError("bad-metadata", "no codec of the chain turns the array into bytes");
	return { steps, encodedBytes: end.size };
}

/**
 * Makes one step of those before the elements that can put them together by the way: `zlib`, `shuffle` and `bytes` in most chains.
 * `steps` are in the order of decoding.
 */
function fuseSteps(steps: readonly Step[]): Step[] {
	const fused = [...steps];
	for (let place = fused.findIndex(({ stage }) => stage instanceof ElementsStage); place > 0; place--) {
		const [before, elements] = fused.slice(place - 1, place + 1) as [Step, Step];
		if (!(before.stage instanceof FusibleStage) || !(elements.stage instanceof ElementsStage)) break;
		const stage = before.stage.fuse(elements.stage.layout);
		if (stage === undefined) break;
		fused.splice(place - 1, 2, { ...before, stage });
	}
	return fused;
}
