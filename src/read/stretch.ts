import { encodeChunk } from "../codecs/index.ts";
import type { Diagnostic } from "../diagnostics.ts";
import { ChunkManifest, chunkIndex, chunkNumber, withInlined } from "../manifest/chunk-manifest.ts";
import { dimensionLengths } from "../manifest/group-dimensions.ts";
import type { InlineBudget } from "../manifest/inline-budget.ts";
import { type ArrayDescription, ManifestArray } from "../manifest/manifest-array.ts";
import type { StoreArray } from "../manifest/manifest-group.ts";
import type { Origin } from "../manifest/origin.ts";
import { gridShape } from "../zarr/chunk-grid.ts";
import { sameBytes } from "../zarr/scalar.ts";
import { type ChunkElements, readChunk } from "./chunk.ts";
import { padElements } from "./padding.ts";
import { transcode } from "./transform.ts";

/**
 * An array as long as its dimensions. NetCDF-4 keeps an array shorter than an unlimited dimension that others have gone on
 * along, and reads it as if it went on with its fill value (W13). What no reference can express is inlined within `budget`
 * when the references are asked for. `origin` is the store that the array belongs to.
 */
export function stretch(array: StoreArray, origin: Origin, budget: InlineBudget): StoreArray {
	const { dimensionLengths: shape, ...own } = array.description;
	const { chunkGrid } = own;
	if (shape === undefined || chunkGrid.kind !== "regular") return array;
	if (array.kind === "derived") return transcode(origin, array, { ...own, shape, chunkGrid });
	const { chunkShape } = chunkGrid;
	return new ManifestArray({ ...own, shape }, async () =>
		extendManifest(array, await array.manifest(), { shape, chunkShape }, origin, { budget }),
	);
}

/** What stretching an array says about it, which has these names of dimensions. */
export function reportStretched(description: ArrayDescription, names: readonly string[]): Diagnostic[] {
	const { path, shape } = description;
	const lengths = dimensionLengths(description);
	const d = shape.findIndex((length, axis) => length < (lengths[axis] as number));
	if (d < 0) return [];
	// HDF5 keeps an array shorter than the dimension it lies along (W13); netCDF reads it in full length, and so does xarray.
	return [
		{
			severity: "info",
			code: "dimension-longer",
			path,
			message: `dimension ${names[d]} has length ${lengths[d]}, the array only ${shape[d]}: the rest is its fill value, as in netCDF`,
		},
	];
}

const BEHIND =
	"its dimensions are longer than the array, and beyond its end they hold something other than the fill value";

/**
 * The manifest of an array that is stretched to the lengths of its dimensions: an unlimited dimension of NetCDF-4 is as long
 * as the longest array along it, and where the others end they read as their fill value. New chunks are holes; those on the
 * old border are looked at, and inlined if they hold anything else behind it. No transform of the array as a whole, whose
 * other chunks stay references.
 */
export async function extendManifest(
	array: StoreArray,
	manifest: ChunkManifest,
	{ shape, chunkShape }: { shape: readonly number[]; chunkShape: number[] },
	origin: Origin,
	{ budget, signal }: { budget: InlineBudget; signal?: AbortSignal | undefined },
): Promise<ChunkManifest> {
	const { description } = array;
	const { path, shape: ownShape, dataType, codecs } = description;
	const { gridShape: ownGrid, columns } = manifest;
	const grid = gridShape({ kind: "regular", chunkShape }, shape);
	const keys = new Float64Array(columns.urlIds.length);
	const mended = new Map<number, Uint8Array>();
	let mendedBytes = 0;
	for (const row of keys.keys()) {
		const index = chunkIndex(ownGrid, columns.keys?.[row] ?? row);
		keys[row] = chunkNumber(grid, index) as number;
		const counts = chunkShape.map((length, d) => {
			const own = ownShape[d] as number;
			return (shape[d] as number) > own ? Math.min(length, own - (index[d] as number) * length) : length;
		});
		const isWhole = counts.every((count, d) => count === chunkShape[d]);
		if (isWhole || manifest.get(index).kind === "missing") continue;
		const { elements } = await readChunk(origin, array, index, { signal });
		const padded = padElements(elements, chunkShape, chunkShape, description, counts);
		if (sameElements(elements, padded)) continue;
		const bytes = await encodeChunk(padded, codecs, { dataType, shape: chunkShape });
		mendedBytes += bytes.length;
		budget.check(path, mendedBytes, "chunks on the border", BEHIND);
		mended.set(row, bytes);
	}
	// Once, at the end: what fails on the way is asked for again.
	budget.spend(path, mendedBytes, "chunks on the border", BEHIND);
	return withInlined(new ChunkManifest(grid, { ...columns, keys }), mended);
}

function sameElements(a: ChunkElements, b: ChunkElements): boolean {
	if (a instanceof Uint8Array) return b instanceof Uint8Array && sameBytes(a, b);
	return a.every((element, i) => element === b[i]);
}
