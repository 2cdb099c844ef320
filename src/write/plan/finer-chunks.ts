import { ManifestArray } from "../../manifest/manifest-array.ts";
import { ManifestBuilder } from "../../manifest/manifest-builder.ts";
import { gridShape } from "../../zarr/chunk-grid.ts";
import { isFixed } from "../../zarr/data-type.ts";
import { elementCount } from "../../zarr/nd-array.ts";

/** More references than this would not be worth it. */
const MOST_CHUNKS = 2 ** 16;
/** Codecs before `bytes` that work on each element by itself. */
const ELEMENTWISE = new Set(["mirazarr.sign_flip"]);

/**
 * The same array in chunks of one shape that are parts of those it has, the last and shorter ones included: where chunks are
 * plain bytes, any run of their rows is a range of bytes. Undefined where they are not, or where that takes too many.
 */
export async function cutFiner(
	array: ManifestArray,
	chunkShape: readonly number[],
): Promise<ManifestArray | undefined> {
	const { description } = array;
	const { shape, dataType, codecs, path } = description;
	const isPlain = codecs.at(-1)?.name === "bytes" && codecs.slice(0, -1).every(({ name }) => ELEMENTWISE.has(name));
	const axis = chunkShape.findIndex((length) => length > 1);
	const isWholeRows = chunkShape.every((length, d) => d <= axis || length === shape[d]);
	if (!isPlain || axis < 0 || !isWholeRows || !isFixed(dataType)) return undefined;
	const step = chunkShape[axis] as number;
	const rows = greatestCommonDivisor(step, shape[axis] as number);
	const finer = chunkShape.map((length, d) => (d === axis ? rows : length));
	const chunkGrid = { kind: "regular" as const, chunkShape: finer };
	const grid = gridShape(chunkGrid, shape);
	if (elementCount(grid) > MOST_CHUNKS) return undefined;
	const bytes = elementCount(finer) * dataType.itemBytes;
	const builder = new ManifestBuilder(grid, { path, expected: elementCount(grid) });
	for (const [index, entry] of (await array.manifest()).entries()) {
		if (entry.kind !== "virtual") return undefined;
		for (let part = 0; part * bytes < entry.length; part++) {
			const place = index.map((i, d) => (d === axis ? (i * step) / rows + part : i));
			builder.virtual(place, entry.url, entry.offset + part * bytes, bytes);
		}
	}
	const { longestChunkBytes: _, ...others } = description;
	return new ManifestArray({ ...others, chunkGrid }, () => builder.build());
}

function greatestCommonDivisor(a: number, b: number): number {
	return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
