import { encodeChunk } from "../codecs/index.ts";
import { isMiraError, located } from "../errors.ts";
import { DerivedArray, type DerivedDescription } from "../manifest/derived-array.ts";
import type { StoreArray } from "../manifest/manifest-group.ts";
import type { Origin } from "../manifest/origin.ts";
import type { ChunkGrid } from "../zarr/chunk-grid.ts";
import { elementCount } from "../zarr/nd-array.ts";
import { type ChunkElements, checkSize, elementMemory } from "./chunk.ts";
import { padElements } from "./padding.ts";
import { readRegion } from "./read.ts";

/** A box of an array: where it begins, and how many elements it has along every dimension. */
export type Region = { starts: readonly number[]; counts: readonly number[] };

/** What a transform makes: regular chunks, encoded by any codecs that can, and by the one that does the least by default. */
export type TransformTarget = Omit<DerivedDescription, "chunkGrid"> & {
	chunkGrid: Extract<ChunkGrid, { kind: "regular" }>;
};

/** How an array is made from others. */
export type Transform = {
	target: TransformTarget;
	/** How far there are elements: behind it stands the fill value. By default as far as the target reaches. */
	extent?: readonly number[] | undefined;
	/**
	 * An array whose holes stay holes, because what was never written becomes the fill value of the target. It is looked at
	 * only where both have the same chunks.
	 */
	holesOf?: StoreArray | undefined;
	/** The elements of a region inside the extent, which are the transform's own; undefined where all are the fill value. */
	elements(region: Region, signal: AbortSignal | undefined): Promise<ChunkElements | undefined>;
};

/**
 * An array of regular chunks that is made from others when it is asked: the one way to decode, transcode, stretch, join and
 * cut. Chunks on the border are padded with the fill value. `origin` is what limits and errors refer to.
 */
export function transform(
	origin: Origin,
	{ target, extent = target.shape, holesOf, elements }: Transform,
): DerivedArray {
	const { path, dataType, chunkGrid, codecs } = target;
	const { chunkShape } = chunkGrid;
	const chunkMemory = elementCount(chunkShape) * elementMemory(dataType);
	const holes = holesOf?.kind === "manifest" && hasChunks(holesOf, chunkShape) ? holesOf : undefined;
	const array: DerivedArray = new DerivedArray(target, async (index, { signal }) => {
		const starts = chunkShape.map((length, d) => (index[d] as number) * length);
		if (starts.some((start, d) => start >= (extent[d] as number))) return undefined;
		if (holes !== undefined) {
			const [entry] = await holes.find([index]);
			if (entry?.kind === "missing") return undefined;
		}
		try {
			checkSize(chunkMemory, origin, path);
			const counts = chunkShape.map((length, d) => Math.min(length, (extent[d] as number) - (starts[d] as number)));
			const own = await elements({ starts, counts }, signal);
			if (own === undefined) return undefined;
			const padded = padElements(own, counts, chunkShape, target);
			// The codec that does the least does nothing to elements of a fixed size.
			if (codecs === undefined && padded instanceof Uint8Array) return padded;
			return await encodeChunk(padded, array.description.codecs, { dataType, shape: chunkShape });
		} catch (error) {
			// What an array that is read says of itself has already been reported.
			if (!isMiraError(error) || error.path !== undefined) throw error;
			throw located(error, { path, url: origin.url }, `chunk [${index.join(", ")}]: `);
		}
	});
	return array;
}

/** The same elements in other chunks, by other codecs or along longer dimensions: `target` has the data type of `source`. */
export function transcode(origin: Origin, source: StoreArray, target: TransformTarget): DerivedArray {
	return transform(origin, {
		target,
		extent: source.description.shape,
		holesOf: source,
		elements: ({ starts, counts }, signal) => readRegion(origin, source, starts, counts, signal),
	});
}

function hasChunks({ description: { chunkGrid } }: StoreArray, lengths: readonly number[]): boolean {
	if (chunkGrid.kind !== "regular" || chunkGrid.chunkShape.length !== lengths.length) return false;
	return chunkGrid.chunkShape.every((length, d) => length === lengths[d]);
}
