import { isMiraError, type MiraError } from "../../errors.ts";
import { ABSENT, chunkIndex, withInlined } from "../../manifest/chunk-manifest.ts";
import { type ArrayDescription, ManifestArray } from "../../manifest/manifest-array.ts";
import type { StoreArray } from "../../manifest/manifest-group.ts";
import { transcode } from "../../read/transform.ts";
import { chunkShapeAt, gridShape, type RectilinearAxis } from "../../zarr/chunk-grid.ts";
import { cutFiner } from "./finer-chunks.ts";
import { type InlineContext, inlineWithoutCodecs } from "./inlined-chunks.ts";
import { RECTILINEAR } from "./refusal.ts";

/** The one shape that all chunks of an array have, or would have if the last ones were as long as the others. */
export function regularChunkShape({ chunkGrid, shape }: ArrayDescription): number[] | undefined {
	if (chunkGrid.kind === "regular") return chunkGrid.chunkShape;
	const chunkShape = chunkGrid.edges.map((axis) => axisStep(axis) ?? 0);
	if (chunkShape.includes(0)) return undefined;
	const counts = gridShape(chunkGrid, shape);
	const isSameGrid = gridShape({ kind: "regular", chunkShape }, shape).every((count, d) => count === counts[d]);
	return isSameGrid ? chunkShape : undefined;
}

/** The length of all chunks along an axis, of which the last may be shorter. */
function axisStep(axis: RectilinearAxis): number | undefined {
	if (axis.kind === "repeat") return axis.length;
	const [first, last, ...others] = axis.runs;
	if (first === undefined || others.length > 0) return undefined;
	return last === undefined || (last.count === 1 && last.length < first.length) ? first.length : undefined;
}

/**
 * The same array in chunks of one shape: those that are shorter (the last strips of a TIFF) are decoded, filled up, encoded
 * again by the codecs of the array, and inlined. Where that is too much, plain bytes are cut finer instead. Where a codec
 * only decodes, the whole array is inlined without codecs.
 */
export async function regularArray(
	array: StoreArray,
	chunkShape: number[],
	context: InlineContext,
): Promise<StoreArray> {
	const { chunkGrid } = array.description;
	if (chunkGrid.kind === "regular" || array.kind === "derived") return array;
	try {
		return await fillUp(array, chunkShape, context);
	} catch (error) {
		if (isMiraError(error, "limit-exceeded")) return (await cutFiner(array, chunkShape)) ?? rethrow(error);
		if (!isMiraError(error, "unsupported-feature")) throw error;
		return inlineWithoutCodecs(array, chunkShape, `${SHORT}, and ${error.what}`, context, RECTILINEAR);
	}
}

function rethrow(error: MiraError): never {
	throw error;
}

const SHORT = "its last chunks are shorter than the others";

async function fillUp(array: ManifestArray, chunkShape: number[], context: InlineContext): Promise<ManifestArray> {
	const { store, budget, signal } = context;
	const { path, shape, chunkGrid } = array.description;
	const regular = transcode(store, array, { ...array.description, chunkGrid: { kind: "regular", chunkShape } });
	const manifest = await array.manifest();
	const { keys, urlIds } = manifest.columns;
	const filled = new Map<number, Uint8Array>();
	let filledBytes = 0;
	for (const [row, id] of urlIds.entries()) {
		const index = chunkIndex(manifest.gridShape, keys?.[row] ?? row);
		const own = chunkShapeAt(chunkGrid, shape, index);
		if (id === ABSENT || own.every((length, d) => length === chunkShape[d])) continue;
		const bytes = await regular.compute(index, { signal });
		if (bytes === undefined) continue;
		filledBytes += bytes.length;
		budget.check(path, filledBytes, "the last chunks", SHORT, RECTILINEAR);
		filled.set(row, bytes);
	}
	budget.spend(path, filledBytes, "the last chunks", SHORT, RECTILINEAR);
	return new ManifestArray(regular.description, () => withInlined(manifest, filled));
}
