import { allocate } from "../codecs/memory.ts";
import { RunCursor } from "../codecs/runs.ts";
import type { OnePass } from "../fill/one-pass.ts";
import { type Floats, floatsOf } from "../fill/promote.ts";
import type { StoreArray } from "../manifest/manifest-group.ts";
import type { Origin } from "../manifest/origin.ts";
import { elementCount } from "../zarr/nd-array.ts";
import { repeatScalar } from "../zarr/scalar.ts";
import { Breath } from "./breath.ts";
import { runsOf } from "./chunk-runs.ts";
import { fetchSelection } from "./fetch-selection.ts";
import { readPlainRows } from "./plain.ts";
import type { ResolvedRange } from "./selection.ts";
import { allocateShared, inSharedMemory } from "./shared-memory.ts";
import { narrowDimensions, Slab, slabRoom } from "./slab.ts";
import { decodeInWorkers } from "./workers/decode-in-workers.ts";

/**
 * A selection of fewer than 2^31 numbers as floats. The stored values as a whole are nowhere in memory: a slab of chunks that
 * are neighbours goes through the pass to its place in the result, then the next. In shared memory, if asked and if workers do it.
 */
export async function decodeChunks(
	origin: Origin,
	array: StoreArray,
	ranges: readonly ResolvedRange[],
	pass: OnePass,
	signal: AbortSignal | undefined,
	isShared: boolean,
): Promise<Floats> {
	const { description } = array;
	const outShape = ranges.map(({ count }) => count);
	const size = elementCount(outShape);
	const plain = await readPlainRows(array, ranges, origin.registry, signal);
	if (plain !== undefined) {
		const output = emptyFloats(pass, size);
		pass.between(plain, output)(0, 0, size);
		return output;
	}
	const chunks = await fetchSelection(origin, array, ranges, signal);
	const { hasHoles, waves } = chunks;
	const room = (): Floats =>
		hasHoles ? repeatFloat(pass, description.fill.storage.value, size) : emptyFloats(pass, size);
	const itemBytes = description.dataType.itemBytes ?? 1;
	const elsewhere = await decodeInWorkers(origin, chunks, {
		outShape,
		itemBytes,
		pass,
		room: () => {
			if (!isShared) return bytesOf(room());
			return hasHoles ? inSharedMemory(bytesOf(room())) : allocateShared(size * pass.target.itemBytes);
		},
		isShared,
		signal,
	});
	if (elsewhere !== undefined) return floatsOf(elsewhere, pass.target.itemBytes);
	const output = room();
	const breath = new Breath();
	const narrow = narrowDimensions(description, outShape);
	const slabs = slabRoom(description, hasHoles);
	let slab: Slab | undefined;
	for await (const wave of waves)
		for (const { chunk, spans } of wave) {
			if (slab?.holds(spans) !== true) {
				if (slab !== undefined) decodeSlab(slab, outShape, pass, output);
				slab = new Slab(spans, outShape, narrow, slabs);
			}
			const runs = runsOf(chunk.shape, slab.shape, slab.within(spans), itemBytes);
			const done = chunk.decodeInto(slab.bytes, runs);
			// Most chunks are there at once: to wait for them all the same would cost more than to decode small ones.
			if (done instanceof Promise) await done;
			if (breath.isOver()) await breath.next();
		}
	if (slab !== undefined) decodeSlab(slab, outShape, pass, output);
	return output;
}

function decodeSlab({ bytes, shape, spans }: Slab, outShape: readonly number[], pass: OnePass, output: Floats): void {
	const runs = runsOf(shape, outShape, spans, 1);
	const run = new RunCursor(runs);
	const decode = pass.between(bytes, output);
	do decode(run.from, run.to, runs.length);
	while (run.next());
}

/** Room for floats that will all be written. */
function emptyFloats({ target }: OnePass, count: number): Floats {
	return floatsOf(allocate(count * target.itemBytes), target.itemBytes);
}

/** What a stored value is decoded to, many times; as bytes, so a NaN keeps its payload. */
function repeatFloat(pass: OnePass, value: Uint8Array, count: number): Floats {
	const one = emptyFloats(pass, 1);
	pass.between(value, one)(0, 0, 1);
	return floatsOf(repeatScalar(bytesOf(one), count), pass.target.itemBytes);
}

function bytesOf({ buffer, byteOffset, byteLength }: Floats): Uint8Array {
	return new Uint8Array(buffer, byteOffset, byteLength);
}
