import { derivedChunks } from "../../manifest/derived-array.ts";
import type { StoreArray } from "../../manifest/manifest-group.ts";
import type { Origin } from "../../manifest/origin.ts";
import { elementCount } from "../../zarr/nd-array.ts";
import type { AffineTransform } from "../labels/affine.ts";
import { readRegion } from "../read.ts";
import { transform } from "../transform.ts";

/** The same array with its elements along a dimension the other way round: read from the other chunks when it is asked for. */
export function turnedArray(origin: Origin, array: StoreArray, axis: number): StoreArray {
	const { codecs: _, longestChunkBytes: __, ...described } = array.description;
	const { shape, dataType } = described;
	const itemBytes = dataType.itemBytes ?? 1;
	return transform(origin, {
		target: { ...described, chunkGrid: { kind: "regular", chunkShape: derivedChunks(described) } },
		elements: async ({ starts, counts }, signal) => {
			const [start, count] = [starts[axis] as number, counts[axis] as number];
			const begin = starts.with(axis, (shape[axis] as number) - start - count);
			const elements = await readRegion(origin, array, begin, counts, signal);
			const inner = elementCount(counts.slice(axis + 1));
			if (elements instanceof Uint8Array) return turnedBytes(elements, count, inner * itemBytes);
			// In elements of any length the places are turned, not bytes.
			return elements.map((_, i) => elements[turnedPlace(i, count, inner)]) as typeof elements;
		},
	});
}

/** Runs of so many bytes, `count` of them side by side, in the other order. */
function turnedBytes(bytes: Uint8Array, count: number, runBytes: number): Uint8Array {
	const turned = new Uint8Array(bytes.length);
	for (let at = 0; at < bytes.length; at += runBytes)
		turned.set(bytes.subarray(at, at + runBytes), turnedPlace(at, count, runBytes));
	return turned;
}

function turnedPlace(place: number, count: number, run: number): number {
	const row = Math.floor(place / run);
	const first = row - (row % count);
	return (first + count - 1 - (row % count)) * run + (place % run);
}

/** The transform of an upright image of so many rows once they are turned. */
export function turnedTransform([a, , c, , e, f]: AffineTransform, rows: number): AffineTransform {
	return [a, 0, c, 0, -e, f + e * rows];
}
