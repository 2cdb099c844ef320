import { type ArrayToBytesCodec, corruptChunk } from "../codec.ts";
import { loadInflate } from "../inflate.ts";
import { unshuffle } from "../shuffle.ts";
import { integerStage } from "./integer-tile.ts";

const NAME = "mirazarr.fits_gzip";

/**
 * `mirazarr.fits_gzip`: GZIP_1 and GZIP_2 (with `shuffle: true`) of narrow integers (FITS standard, 10.4.2). Writers widen them
 * as they like, so only the inflated size tells how many bytes a pixel has. Where that is certain `gzip` is enough.
 */
export const gzipIntegersCodec: ArrayToBytesCodec = {
	kind: "array-to-bytes",
	create: ({ shuffle }, spec) =>
		integerStage(
			NAME,
			spec,
			async (bytes, count) => {
				const inflate = await loadInflate();
				const inflated = inflate("gzip", bytes, { maxOutputBytes: 8 * count });
				const pixelBytes = inflated.length / count;
				const plain =
					shuffle === true && Number.isInteger(pixelBytes)
						? unshuffle(inflated, pixelBytes, new Uint8Array(inflated.length))
						: inflated;
				return readIntegers(plain, count, pixelBytes);
			},
			12,
		),
};

/** Big-endian integers; those of one byte are unsigned. */
function readIntegers(bytes: Uint8Array, count: number, pixelBytes: number): Int32Array | Float64Array {
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	const values = pixelBytes === 8 ? new Float64Array(count) : new Int32Array(count);
	switch (pixelBytes) {
		case 1:
			values.set(bytes);
			break;
		case 2:
			for (let i = 0; i < count; i++) values[i] = view.getInt16(2 * i);
			break;
		case 4:
			for (let i = 0; i < count; i++) values[i] = view.getInt32(4 * i);
			break;
		case 8:
			for (let i = 0; i < count; i++) values[i] = Number(view.getBigInt64(8 * i));
			break;
		default:
			throw corruptChunk(NAME, `${bytes.length} bytes are not ${count} integers`);
	}
	return values;
}
