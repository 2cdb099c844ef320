import { contiguousChunkShape } from "../../manifest/contiguous.ts";
import { DerivedArray } from "../../manifest/derived-array.ts";
import type { StoreArray } from "../../manifest/manifest-group.ts";
import { readRegion } from "../../read/read.ts";
import { gridShape } from "../../zarr/chunk-grid.ts";
import { elementCount } from "../../zarr/nd-array.ts";
import type { Shaped } from "./array.ts";
import type { ArrayContext } from "./context.ts";

/**
 * The array whose elements are those of another one of a different shape, in the same order. The library writes a chunked
 * image pixel after pixel, rows one behind the other, into an array of chunks that has as many rows as the image has columns
 * (GRsetchunk takes the lengths in the order x, y): unless both are equal, no chunk is a part of the image.
 */
export function streamedArray(
	{ serializers: _, ...shaped }: Shaped,
	stored: StoreArray,
	{ file }: ArrayContext,
): DerivedArray {
	const { shape, dataType } = shaped;
	const chunkGrid = { kind: "regular" as const, chunkShape: contiguousChunkShape(shape, dataType.itemBytes) };
	const grid = gridShape(chunkGrid, shape);
	const chunkElements = elementCount(chunkGrid.chunkShape);
	const [, ...row] = stored.description.shape;
	const rowElements = elementCount(row);
	return new DerivedArray({ ...shaped, chunkGrid }, async (index, { signal }) => {
		const begin = index.reduce((sum, i, d) => sum * (grid[d] as number) + i, 0) * chunkElements;
		const firstRow = Math.floor(begin / rowElements);
		const rows = Math.ceil((begin + chunkElements) / rowElements) - firstRow;
		const starts = [firstRow, ...row.map(() => 0)];
		const elements = (await readRegion(file, stored, starts, [rows, ...row], signal)) as Uint8Array;
		const from = (begin - firstRow * rowElements) * dataType.itemBytes;
		return elements.subarray(from, from + chunkElements * dataType.itemBytes);
	});
}
