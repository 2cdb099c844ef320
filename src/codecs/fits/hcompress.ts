import { type ArrayToBytesCodec, corruptChunk } from "../codec.ts";
import { HCOMPRESS, readQuadrants } from "./hcompress-quadtree.ts";
import { invertTransform } from "./hcompress-transform.ts";
import { integerStage } from "./integer-tile.ts";

/** Magic number, the two lengths, scale, sum, and the number of bit planes of three kinds of quadrants. */
const HEAD_BYTES = 2 + 3 * 4 + 8 + 3;
/** Beyond it sums are no longer exact. No image of 32 bits comes near. */
const MOST_PLANES = 48;

/**
 * `mirazarr.fits_hcompress`: HCOMPRESS_1 of tiled images (FITS standard, 10.4.4), an H-transform whose bit planes are coded as
 * quadtrees. Configuration: `smooth`, true to even out the steps that a lossy scale leaves.
 */
export const hcompressCodec: ArrayToBytesCodec = {
	kind: "array-to-bytes",
	create: ({ smooth }, spec) =>
		integerStage(HCOMPRESS, spec, (bytes, count) => decodeHcompress(bytes, count, smooth === true), 12),
};

function decodeHcompress(bytes: Uint8Array, count: number, isSmooth: boolean): Float64Array {
	if (bytes.length < HEAD_BYTES) throw corruptChunk(HCOMPRESS, `a tile of ${bytes.length} bytes is too short`);
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	if (view.getUint16(0) !== 0xdd99) throw corruptChunk(HCOMPRESS, "the tile does not begin with DD 99");
	const rows = view.getInt32(2);
	const columns = view.getInt32(6);
	const scale = view.getInt32(10);
	// Compared before anything is allocated: the numbers come from the file.
	if (rows < 1 || columns < 1 || rows * columns !== count)
		throw corruptChunk(HCOMPRESS, `the tile has ${rows} by ${columns} pixels where ${count} are needed`);
	const sum = Number(view.getBigInt64(14));
	const planes = [...bytes.subarray(22, HEAD_BYTES)];
	if (planes.some((plane) => plane > MOST_PLANES))
		throw corruptChunk(HCOMPRESS, `it has ${planes.join(", ")} bit planes`);
	const values = readQuadrants(bytes.subarray(HEAD_BYTES), rows, columns, planes);
	values[0] = sum;
	if (scale > 1) for (let i = 0; i < count; i++) values[i] = (values[i] as number) * scale;
	invertTransform(values, rows, columns, isSmooth ? scale : 0);
	return values;
}
