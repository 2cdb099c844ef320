import { isMiraError } from "../errors.ts";
import { elementCount } from "../zarr/nd-array.ts";
import {
	type ArrayToBytesStage,
	type Awaitable,
	type BytesToBytesStage,
	type ChunkSpec,
	corruptChunk,
	type DecodeContext,
	type Decoded,
	decodedBytes,
	type StageMemory,
} from "./codec.ts";
import { copyRuns, type Runs } from "./runs.ts";

/** One codec of a chain, ready for use. */
export type Step = {
	/** As in metadata. */
	name: string;
	stage: AnyStage;
	/** Length of what decoding gives, where the chain fixes it: bytes, or strings. */
	outputLength: number | undefined;
	context: DecodeContext;
};

/** What all stages have in common. The order of a chain sees to it that a stage on bytes never meets strings. */
export interface AnyStage extends StageMemory {
	decode(chunk: Decoded, context: DecodeContext): Awaitable<Decoded>;
	decodeInto?: ArrayToBytesStage["decodeInto"];
	encode?(chunk: Decoded): Awaitable<Decoded>;
}

/** Where nothing else bounds the output of a decoder. */
const DEFAULT_MAX_OUTPUT_BYTES = 2 ** 30;

/** The step of a codec on arrays, which decodes to a chunk of `spec`. */
export function arrayStep(name: string, stage: AnyStage, spec: ChunkSpec, maxOutputBytes?: number): Step {
	const outputBytes = decodedBytes(spec);
	const context = { outputBytes, maxOutputBytes: outputBytes ?? maxOutputBytes ?? DEFAULT_MAX_OUTPUT_BYTES };
	return { name, stage, outputLength: outputBytes ?? elementCount(spec.shape), context };
}

/** The step of a codec on bytes, of which there are `outputBytes` once decoded; `spec` is the chunk they stand for. */
export function bytesStep(
	name: string,
	stage: BytesToBytesStage,
	outputBytes: number | undefined,
	spec: ChunkSpec,
	maxOutputBytes?: number,
): Step {
	const chunkBytes = decodedBytes(spec);
	// Of an unknown size is only what is compressed once more, and no compressor doubles its input.
	const bound = chunkBytes === undefined ? (maxOutputBytes ?? DEFAULT_MAX_OUTPUT_BYTES) : 2 * chunkBytes + 65536;
	return { name, stage, outputLength: outputBytes, context: { outputBytes, maxOutputBytes: outputBytes ?? bound } };
}

/** What decoding by some steps, in that order, takes in memory at a time; of what has no known size, as much as the chunk. */
export function decodingBytes(steps: readonly Step[], chunkBytes: number): number {
	let most = 0;
	let inputBytes = 0;
	for (const [i, { stage, context }] of steps.entries()) {
		const outputBytes = context.outputBytes ?? chunkBytes;
		// The last may put what it decodes to its place at once.
		const isInPlace = i === steps.length - 1 && stage.decodeInto !== undefined;
		most = Math.max(most, inputBytes + (isInPlace ? 0 : outputBytes) + (stage.workBytes?.(outputBytes) ?? 0));
		inputBytes = outputBytes;
	}
	return most;
}

/**
 * Runs a decoder: whatever it throws names the codec, and what it gives has the length that was declared. What has no declared
 * length has no more than `mostBytes`.
 */
export function decodeStep(step: Step, chunk: Decoded, signal?: AbortSignal, mostBytes?: number): Awaitable<Decoded> {
	try {
		const context = signal === undefined && mostBytes === undefined ? step.context : contextOf(step, signal, mostBytes);
		const result = step.stage.decode(plainBytes(chunk), context);
		if (!(result instanceof Promise)) return checkLength(step, result);
		return result.then(
			(later) => checkLength(step, later),
			(cause) => rethrow(step, cause, signal),
		);
	} catch (cause) {
		return rethrow(step, cause, signal);
	}
}

function contextOf({ context }: Step, signal: AbortSignal | undefined, mostBytes: number | undefined): DecodeContext {
	const { outputBytes, maxOutputBytes } = context;
	const isKnown = outputBytes !== undefined || mostBytes === undefined;
	return { signal, outputBytes, maxOutputBytes: isKnown ? maxOutputBytes : Math.min(maxOutputBytes, mostBytes) };
}

/** Shorter runs, such as every second element, are sooner copied from the decoded chunk than decoded one by one. */
const LEAST_RUN_BYTES = 16;

/** Runs a decoder of elements of a fixed size whose parts go to `output`: straight there if it can, or else by a copy. */
export function decodeStepInto(
	step: Step,
	chunk: Decoded,
	output: Uint8Array,
	runs: Runs,
	signal?: AbortSignal,
): Awaitable<void> {
	if (step.stage.decodeInto === undefined || runs.length < LEAST_RUN_BYTES) {
		const copy = (decoded: Decoded): void => copyRuns(decoded, output, runs);
		const result = decodeStep(step, chunk, signal);
		return result instanceof Promise ? result.then(copy) : copy(result);
	}
	try {
		step.stage.decodeInto(plainBytes(chunk) as Uint8Array, output, runs);
	} catch (cause) {
		rethrow(step, cause, signal);
	}
}

/** Not Node's `Buffer`, whose `slice` does not copy: decoders rely on that to leave their input alone. */
export function plainBytes(chunk: Decoded): Decoded {
	return !(chunk instanceof Uint8Array) || chunk.constructor === Uint8Array
		? chunk
		: new Uint8Array(chunk.buffer, chunk.byteOffset, chunk.byteLength);
}

function checkLength({ name, outputLength, context }: Step, result: Decoded): Decoded {
	const unit = result instanceof Uint8Array ? "bytes" : "strings";
	if (result.length !== (outputLength ?? result.length))
		throw corruptChunk(name, `the chunk decodes to ${result.length} ${unit}, ${outputLength} are needed`);
	if (unit === "bytes" && result.length > context.maxOutputBytes)
		throw corruptChunk(name, `the chunk decodes to ${result.length} bytes, more than ${context.maxOutputBytes}`);
	return result;
}

function rethrow({ name }: Step, cause: unknown, signal: AbortSignal | undefined): never {
	if (signal?.aborted) throw signal.reason;
	if (isMiraError(cause)) throw cause;
	throw corruptChunk(name, cause instanceof Error ? cause.message : String(cause), cause);
}
