import type { Pieces } from "../manifest/cut.ts";
import type { ArrayDescription } from "../manifest/manifest-array.ts";
import type { ChunkGrid } from "../zarr/chunk-grid.ts";
import { isFixed } from "../zarr/data-type.ts";
import { elementCount } from "../zarr/nd-array.ts";

/**
 * The chunk length along an axis, if chunks can be cut along it: they are neither compressed nor otherwise packed, and in
 * the order of the bytes nothing but single elements comes before that axis, so a piece of a chunk is in one piece.
 */
export function cuttableLength(description: ArrayDescription, axis: number): number | undefined {
	const { chunkGrid, codecs, dataType } = description;
	if (chunkGrid.kind !== "regular" || !isFixed(dataType)) return undefined;
	const [last, ...before] = [...codecs].reverse();
	if (last?.name !== "bytes" || before.length > 1) return undefined;
	const order = storedOrder(before[0], chunkGrid.chunkShape.length);
	const outer = order?.slice(0, order.indexOf(axis));
	return outer?.every((d) => chunkGrid.chunkShape[d] === 1) ? chunkGrid.chunkShape[axis] : undefined;
}

/** The axes in the order in which they are stored; undefined for anything but a transposition. */
function storedOrder(codec: ArrayDescription["codecs"][number] | undefined, rank: number): number[] | undefined {
	const axes = Array.from({ length: rank }, (_, d) => d);
	if (codec === undefined) return axes;
	const order = codec.name === "transpose" ? codec.configuration?.order : undefined;
	if (order === "C") return axes;
	if (order === "F") return axes.reverse();
	return Array.isArray(order) ? (order as number[]) : undefined;
}

/** How to cut chunks into pieces of `length` elements along an axis, the first one at element `begin`. */
export function piecesOf(
	{ chunkGrid, dataType }: ArrayDescription,
	axis: number,
	{ length, begin = 0, count }: { length: number; begin?: number; count?: number },
): Pieces {
	const { chunkShape } = chunkGrid as Extract<ChunkGrid, { kind: "regular" }>;
	const chunkBytes = elementCount(chunkShape) * (dataType.itemBytes ?? 1);
	const rowBytes = chunkBytes / (chunkShape[axis] as number);
	return {
		chunkBytes,
		count: count ?? (chunkShape[axis] as number) / length,
		beginBytes: begin * rowBytes,
		bytes: length * rowBytes,
	};
}
