import { contiguousChunkShape } from "../../manifest/contiguous.ts";
import type { DerivedArray } from "../../manifest/derived-array.ts";
import type { StoreArray } from "../../manifest/manifest-group.ts";
import { readRegion } from "../../read/read.ts";
import { transform } from "../../read/transform.ts";
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
	{ file, limits }: ArrayContext,
): DerivedArray {
	const { shape, dataType } = shaped;
	const chunkShape = contiguousChunkShape(shape, dataType.itemBytes, limits);
	const [, ...row] = stored.description.shape;
	const rowElements = elementCount(row);
	return transform(file, {
		target: { ...shaped, chunkGrid: { kind: "regular", chunkShape } },
		elements: async ({ starts, counts }, signal) => {
			// Such chunks are one piece of the stream.
			const begin = starts.reduce((sum, start, d) => sum * (shape[d] as number) + start, 0);
			const end = begin + elementCount(counts);
			const firstRow = Math.floor(begin / rowElements);
			const rows = Math.ceil(end / rowElements) - firstRow;
			const elements = await readRegion(file, stored, [firstRow, ...row.map(() => 0)], [rows, ...row], signal);
			const from = firstRow * rowElements;
			return (elements as Uint8Array).subarray((begin - from) * dataType.itemBytes, (end - from) * dataType.itemBytes);
		},
	});
}
