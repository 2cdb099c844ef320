import { MiraError } from "../../errors.ts";
import { DerivedArray } from "../../manifest/derived-array.ts";
import type { StoreArray } from "../../manifest/manifest-group.ts";
import { elementCount } from "../../zarr/nd-array.ts";
import type { Shaped } from "./array.ts";
import type { ArrayContext } from "./context.ts";
import type { DataSet } from "./data-set.ts";
import type { Piece } from "./file.ts";
import { cutPieces, decodePart, piecedArray } from "./pieced-array.ts";

/** Records that are read at once. */
const TARGET_BYTES = 4 * 2 ** 20;

/** The array of one field of records. Unless they have no other field, its values are picked out of them when read. */
export function recordArray(
	shaped: Shaped,
	pieces: readonly Piece[],
	{ strideBytes, offsetBytes }: NonNullable<DataSet["record"]>,
	context: ArrayContext,
): StoreArray {
	const { serializers, ...described } = shaped;
	const { shape, dataType } = shaped;
	const [count = 0, ...rest] = shape;
	const fieldBytes = elementCount(rest) * dataType.itemBytes;
	if (offsetBytes + fieldBytes > strideBytes)
		throw new MiraError("corrupt-file", `records of ${strideBytes} bytes have no field at ${offsetBytes}`);
	if (strideBytes === fieldBytes) return piecedArray(shaped, pieces, 0, context);
	const rows = Math.max(1, Math.min(count, Math.floor(TARGET_BYTES / strideBytes)));
	const chunkShape = [rows, ...rest.map((length) => Math.max(1, length))];
	const chunkGrid = { kind: "regular" as const, chunkShape };
	return new DerivedArray({ ...described, chunkGrid }, async ([index = 0], options) => {
		const wanted = Math.min(rows, count - index * rows);
		const own = cutPieces(pieces, index * rows * strideBytes, wanted * strideBytes);
		const records = await context.file.readPieces(own, { ...options, use: "chunk" });
		const values = new Uint8Array(Math.floor(records.length / strideBytes) * fieldBytes);
		for (let from = offsetBytes, to = 0; to < values.length; from += strideBytes, to += fieldBytes)
			values.set(records.subarray(from, from + fieldBytes), to);
		return decodePart(values, serializers, shaped, chunkShape);
	});
}
