import { allocate } from "../codecs/memory.ts";
import { RunCursor } from "../codecs/runs.ts";
import type { OnePass } from "../fill/one-pass.ts";
import type { Floats } from "../fill/promote.ts";
import type { StoreArray } from "../manifest/manifest-group.ts";
import type { Origin } from "../manifest/origin.ts";
import { elementCount } from "../zarr/nd-array.ts";
import { repeatScalar } from "../zarr/scalar.ts";
import { runsOf } from "./chunk-runs.ts";
import { fetchSelection } from "./fetch-selection.ts";
import { readPlainRows } from "./plain.ts";
import type { ResolvedRange } from "./selection.ts";
import { narrowDimensions, Slab, slabRoom } from "./slab.ts";

/**
 * A selection of fewer than 2^31 numbers as floats. The stored values as a whole are nowhere in memory: a slab of chunks that
 * are neighbours goes through the pass to its place in the result, then the next.
 */
export async function decodeChunks(
	origin: Origin,
	array: StoreArray,
	ranges: readonly ResolvedRange[],
	pass: OnePass,
	signal: AbortSignal | undefined,
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
	const { hasHoles, waves } = await fetchSelection(origin, array, ranges, signal);
	const output = hasHoles ? repeatFloat(pass, description.fill.storage.value, size) : emptyFloats(pass, size);
	const narrow = narrowDimensions(description, outShape);
	const room = slabRoom(description, hasHoles);
	let slab: Slab | undefined;
	for await (const wave of waves)
		for (const { chunk, spans } of wave) {
			if (slab?.holds(spans) !== true) {
				if (slab !== undefined) decodeSlab(slab, outShape, pass, output);
				slab = new Slab(spans, outShape, narrow, room);
			}
			const runs = runsOf(chunk.shape, slab.shape, slab.within(spans), description.dataType.itemBytes ?? 1);
			const done = chunk.decodeInto(slab.bytes, runs);
			// Most chunks are there at once: to wait for them all the same would cost more than to decode small ones.
			if (done instanceof Promise) await done;
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
	return asFloats(allocate(count * target.itemBytes), target.itemBytes);
}

function asFloats({ buffer, byteOffset, length }: Uint8Array, itemBytes: number): Floats {
	if (itemBytes === 8) return new Float64Array(buffer, byteOffset, length / 8);
	return new Float32Array(buffer, byteOffset, length / 4);
}

/** What a stored value is decoded to, many times; as bytes, so a NaN keeps its payload. */
function repeatFloat(pass: OnePass, value: Uint8Array, count: number): Floats {
	const one = emptyFloats(pass, 1);
	pass.between(value, one)(0, 0, 1);
	const bytes = new Uint8Array(one.buffer, one.byteOffset, one.byteLength);
	return asFloats(repeatScalar(bytes, count), pass.target.itemBytes);
}
