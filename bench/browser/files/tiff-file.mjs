// A tiled TIFF of one image: little-endian, the samples of a pixel together.
import { ByteWriter } from "../../byte-writer.mjs";
import { directory } from "../../node-files/tiff.mjs";

const [SHORT, LONG] = [3, 4];
const SAMPLES = { uint8: { bits: 8, format: 1 }, int16: { bits: 16, format: 2 }, float32: { bits: 32, format: 3 } };
export const COMPRESSION = { lzw: 5, jpeg: 7, deflate: 8 };
const PHOTOMETRIC = { black: 1, rgb: 2, ycbcr: 6 };

/** `tiles` are encoded, in the order of the grid. Colours are those of YCbCr where JPEG made them so. */
export function tiffFile({ tiles, type, shape, side, compression, predictor = 1 }) {
	const [rows, columns, samples = 1] = shape;
	const { bits, format } = SAMPLES[type];
	const out = new ByteWriter({
		littleEndian: true,
		roomBytes: tiles.reduce((sum, { length }) => sum + length, 2 ** 16),
	});
	const place = (write) => {
		out.pad(4);
		const at = out.length;
		write();
		return at;
	};
	out.text("II").u16(42).u32(0);
	const offsets = tiles.map((tile) => place(() => out.bytes(tile)));
	/** What fits into its field stands there. */
	const ofEachSample = (value) => (samples === 1 ? value : place(() => out.u16(...Array(samples).fill(value))));
	const ofEachTile = (values) => (values.length === 1 ? values[0] : place(() => out.u32(...values)));
	const colours = compression === COMPRESSION.jpeg ? PHOTOMETRIC.ycbcr : PHOTOMETRIC.rgb;
	const fields = [
		[256, LONG, 1, columns],
		[257, LONG, 1, rows],
		[258, SHORT, samples, ofEachSample(bits)],
		[259, SHORT, 1, compression],
		[262, SHORT, 1, samples === 1 ? PHOTOMETRIC.black : colours],
		[277, SHORT, 1, samples],
		[284, SHORT, 1, 1],
		[317, SHORT, 1, predictor],
		[322, SHORT, 1, side],
		[323, SHORT, 1, side],
		[324, LONG, tiles.length, ofEachTile(offsets)],
		[325, LONG, tiles.length, ofEachTile(tiles.map(({ length }) => length))],
		[339, SHORT, samples, ofEachSample(format)],
	];
	out.putU32(
		4,
		place(() => directory(out, fields, 0)),
	);
	return out.done();
}
