import type { ChunkEntry, ChunkManifest } from "../manifest/chunk-manifest.ts";
import { concatManifests } from "../manifest/concat.ts";
import { cutChunks, type Pieces } from "../manifest/cut.ts";
import { type DerivedArray, derivedChunks } from "../manifest/derived-array.ts";
import { type ArrayDescription, ManifestArray } from "../manifest/manifest-array.ts";
import type { StoreArray } from "../manifest/manifest-group.ts";
import type { ManifestStore } from "../manifest/manifest-store.ts";
import { takeChunks } from "../manifest/take.ts";
import type { ChunkElements } from "../read/chunk.ts";
import { readRegion } from "../read/read.ts";
import { transform } from "../read/transform.ts";
import { type ChunkGrid, gridShape } from "../zarr/chunk-grid.ts";
import { type DataType, sameDataType } from "../zarr/data-type.ts";
import { viewElements } from "../zarr/nd-array.ts";
import { concatElements } from "./elements.ts";
import type { JoinPlan } from "./join-plan.ts";

/** Reads of up to so many chunks look for those alone, instead of loading the references of every file. */
const LOOKUP_CHUNKS = 64;

/** Arrays one behind the other as one, by their references alone. Those of a file are read when one of its chunks is. */
export function joinReferences(
	parts: readonly ManifestArray[],
	axis: number,
	{ chunkGrid, cuts }: Extract<JoinPlan, { kind: "grid" }>,
): ManifestArray {
	const description = joinedDescription(parts, axis, chunkGrid);
	const join = (manifests: readonly ChunkManifest[]): ChunkManifest =>
		concatManifests(
			manifests.map((manifest, i) => cutManifest(manifest, parts[i] as ManifestArray, axis, cuts[i])),
			axis,
		);
	const load = async (): Promise<ChunkManifest> => join(await Promise.all(parts.map((part) => part.manifest())));
	if (cuts.some((cut) => cut !== undefined && cut.count > 1)) return new ManifestArray(description, load);
	const known = parts.flatMap(({ loadedManifest }) => loadedManifest ?? []);
	// Where lengths along another dimension differ, whoever compares those says it better than a grid that does not fit.
	const isKnown = known.length === parts.length && known.every((manifest) => fits(manifest, known[0], axis));
	if (isKnown) return new ManifestArray(description, join(known));
	return new ManifestArray(description, load, { most: LOOKUP_CHUNKS, find: findInParts(parts, axis) });
}

function fits({ gridShape: own }: ChunkManifest, first: ChunkManifest | undefined, axis: number): boolean {
	return own.every((count, d) => d === axis || count === first?.gridShape[d]);
}

/** What of a cut chunk lies beyond the end of its array is left out. */
function cutManifest(
	manifest: ChunkManifest,
	{ description }: ManifestArray,
	axis: number,
	pieces: Pieces | undefined,
): ChunkManifest {
	if (pieces === undefined || pieces.count === 1) return manifest;
	const { path, shape, chunkGrid } = description;
	const length = ((chunkGrid as { chunkShape: number[] }).chunkShape[axis] as number) / pieces.count;
	const kept = Math.ceil((shape[axis] as number) / length);
	return takeChunks(
		cutChunks(manifest, axis, pieces, path),
		axis,
		Array.from({ length: kept }, (_, i) => i),
	);
}

function findInParts(parts: readonly ManifestArray[], axis: number) {
	const starts = [0];
	for (const { description } of parts)
		starts.push((starts.at(-1) as number) + (gridShape(description.chunkGrid, description.shape)[axis] as number));
	return async (indexes: readonly (readonly number[])[]): Promise<ChunkEntry[]> => {
		const found = new Array<ChunkEntry>(indexes.length).fill({ kind: "missing" });
		await Promise.all(
			parts.map(async (part, p) => {
				const [begin, end] = [starts[p] as number, starts[p + 1] as number];
				const places = indexes.flatMap((index, i) => {
					const at = index[axis] as number;
					return at >= begin && at < end ? [i] : [];
				});
				if (places.length === 0) return;
				const own = places.map((i) =>
					(indexes[i] as number[]).with(axis, ((indexes[i] as number[])[axis] as number) - begin),
				);
				for (const [k, entry] of (await part.find(own)).entries()) found[places[k] as number] = entry;
			}),
		);
		return found;
	};
}

/** An array, and the store that it is read through. */
export type DerivedPart = { array: StoreArray; store: ManifestStore };

/**
 * Arrays one behind the other as one that is computed when read: each part with its own chunks, codecs and fill value. Their
 * data types may differ in width; the result has `dataType`, and else what the first part has.
 */
export function joinComputed(parts: readonly DerivedPart[], axis: number, dataType: DataType): DerivedArray {
	const [first] = parts as [DerivedPart, ...DerivedPart[]];
	const arrays = parts.map(({ array }) => array);
	const { codecs, longestChunkBytes, ...joined } = joinedDescription(arrays, axis, first.array.description.chunkGrid);
	const chunkShape = derivedChunks(joined);
	const fill = sameDataType(dataType, joined.dataType) ? joined.fill : castFill(joined, dataType);
	return transform(first.store, {
		target: { ...joined, dataType, chunkGrid: { kind: "regular", chunkShape }, fill },
		elements: async ({ starts, counts }, signal) => {
			const pieces = await Promise.all(
				overlaps(arrays, axis, starts[axis] as number, counts[axis] as number).map(async ({ part, from, count }) => {
					const { array: source, store } = parts[part] as DerivedPart;
					const shape = counts.with(axis, count);
					const elements = await readRegion(store, source, starts.with(axis, from), shape, signal);
					return { shape, elements: castElements(elements, source.description.dataType, dataType) };
				}),
			);
			return concatElements(pieces, axis, dataType).elements;
		},
	});
}

/** Where a range along the axis lies in the parts. */
function overlaps(
	parts: readonly StoreArray[],
	axis: number,
	start: number,
	length: number,
): { part: number; from: number; count: number }[] {
	let at = 0;
	return parts.flatMap(({ description }, part) => {
		const own = at;
		at += description.shape[axis] as number;
		const [first, end] = [Math.max(own, start), Math.min(at, start + length)];
		return first < end ? [{ part, from: first - own, count: end - first }] : [];
	});
}

/** Floats in a wider type; the bytes themselves where the type is the same. */
function castElements(elements: ChunkElements, from: DataType, to: DataType): ChunkElements {
	if (sameDataType(from, to) || !(elements instanceof Uint8Array)) return elements;
	const values = viewElements(from, elements) as ArrayLike<number>;
	const cast = to.itemBytes === 8 ? Float64Array.from(values) : Float32Array.from(values);
	return new Uint8Array(cast.buffer);
}

function castFill(
	{ fill, dataType: from }: Pick<ArrayDescription, "fill" | "dataType">,
	to: DataType,
): ArrayDescription["fill"] {
	const value = castElements(fill.storage.value, from, to) as Uint8Array;
	return { ...fill, storage: { ...fill.storage, value } };
}

/** What the first part says, with the length of all. */
function joinedDescription(parts: readonly StoreArray[], axis: number, chunkGrid: ChunkGrid): ArrayDescription {
	const { description } = parts[0] as StoreArray;
	const length = parts.reduce((sum, part) => sum + (part.description.shape[axis] as number), 0);
	return { ...description, shape: description.shape.with(axis, length), chunkGrid };
}
