import { elementCount } from "../../zarr/nd-array.ts";
import { loadedChunkTools } from "../chunk-tools.ts";
import { type ArrayToBytesCodec, badConfiguration, requireLength } from "../codec.ts";
import { allocate } from "../memory.ts";
import { addBytes, subtractWords } from "./differences.ts";
import { predictorRows, type Rows } from "./rows.ts";

/**
 * `imagecodecs_floatpred`, predictor 3 of TIFF (Adobe Photoshop TIFF technical note 3): of all elements of a row first the
 * highest bytes, then the next ones, and of all these bytes the differences. The order of bytes is the same in every file,
 * so that the codec makes the bytes itself, as in `imagecodecs.zarr`: no `bytes` follows.
 */
export const floatpredCodec: ArrayToBytesCodec = {
	kind: "array-to-bytes",
	create(configuration, { dataType, shape }) {
		const name = "imagecodecs_floatpred";
		if (dataType.kind !== "float") throw badConfiguration(name, `it takes floats, not "${dataType.name}"`);
		const { itemBytes } = dataType;
		const rows = predictorRows(name, configuration, shape);
		const size = elementCount(shape) * itemBytes;
		return {
			encodedBytes: size,
			decode(bytes) {
				requireLength(name, bytes, size);
				return undoFloatPredictor(bytes, rows, itemBytes);
			},
			encode: (chunk) => doFloatPredictor(chunk as Uint8Array, rows, itemBytes),
		};
	},
};

/** Rows are worked on by so many bytes, so what is between the two steps stays in the caches. */
const BLOCK_BYTES = 32768;

function undoFloatPredictor(bytes: Uint8Array, { count, length, step }: Rows, itemBytes: number): Uint8Array {
	const output = allocate(bytes.length);
	const tools = loadedChunkTools();
	if (tools !== undefined && bytes.length > 0) {
		tools.undoFloatPredictor(bytes, output, { count, length, step, itemBytes });
		return output;
	}
	const rowBytes = length * itemBytes;
	const blockRows = Math.max(1, Math.floor(BLOCK_BYTES / rowBytes));
	const planes = new Uint8Array(Math.min(blockRows, count) * rowBytes);
	for (let row = 0; row < count; row += blockRows) {
		const rows = Math.min(blockRows, count - row);
		const begin = row * rowBytes;
		addBytes(bytes.subarray(begin, begin + rows * rowBytes), planes, { count: rows, length: rowBytes, step });
		for (let start = 0; start < rows * rowBytes; start += rowBytes)
			gatherElements(planes, start, length, output, begin + start, itemBytes);
	}
	return output;
}

/** Puts the planes of a row together to elements of 2, 4 or 8 bytes. */
function gatherElements(
	planes: Uint8Array,
	start: number,
	count: number,
	output: Uint8Array,
	at: number,
	itemBytes: number,
): void {
	if (itemBytes % 4 === 0)
		for (let first = 0; first < itemBytes; first += 4)
			gatherWords(planes, start + first * count, count, output, at + itemBytes - 4 - first, itemBytes);
	else {
		const pairs = new Uint16Array(output.buffer, at, count);
		for (let i = 0; i < count; i++)
			pairs[i] = ((planes[start + i] as number) << 8) | (planes[start + count + i] as number);
	}
}

/** Puts four planes of bytes together to words, the highest first, at every `itemBytes`-th byte of `output`. */
function gatherWords(
	planes: Uint8Array,
	start: number,
	count: number,
	output: Uint8Array,
	at: number,
	itemBytes: number,
): void {
	const words = new Int32Array(output.buffer, 0, output.length / 4);
	const stride = itemBytes / 4;
	let to = at / 4;
	if (count % 4 !== 0 || start % 4 !== 0) {
		for (let i = start, end = start + count; i < end; i++, to += stride)
			words[to] =
				((planes[i] as number) << 24) |
				((planes[i + count] as number) << 16) |
				((planes[i + 2 * count] as number) << 8) |
				(planes[i + 3 * count] as number);
		return;
	}
	const fours = new Int32Array(planes.buffer, start, count);
	const quarter = count / 4;
	for (let i = 0; i < quarter; i++) {
		// Four elements at once: the transpose of a 4×4 matrix of bytes held in four words.
		const a = fours[i + 3 * quarter] as number;
		const b = fours[i + 2 * quarter] as number;
		const c = fours[i + quarter] as number;
		const d = fours[i] as number;
		const abEven = (a & 0x00ff00ff) | ((b & 0x00ff00ff) << 8);
		const abOdd = ((a >>> 8) & 0x00ff00ff) | (b & 0xff00ff00);
		const cdEven = (c & 0x00ff00ff) | ((d & 0x00ff00ff) << 8);
		const cdOdd = ((c >>> 8) & 0x00ff00ff) | (d & 0xff00ff00);
		words[to] = (abEven & 0xffff) | (cdEven << 16);
		words[to + stride] = (abOdd & 0xffff) | (cdOdd << 16);
		words[to + 2 * stride] = (abEven >>> 16) | (cdEven & 0xffff0000);
		words[to + 3 * stride] = (abOdd >>> 16) | (cdOdd & 0xffff0000);
		to += 4 * stride;
	}
}

function doFloatPredictor(chunk: Uint8Array, { count, length, step }: Rows, itemBytes: number): Uint8Array {
	const planes = new Uint8Array(chunk.length);
	let to = 0;
	for (let begin = 0; begin < chunk.length; begin += length * itemBytes)
		for (let byte = itemBytes - 1; byte >= 0; byte--)
			for (let i = 0; i < length; i++) planes[to++] = chunk[begin + i * itemBytes + byte] as number;
	const output = new Uint8Array(chunk.length);
	subtractWords(planes, output, { count, length: length * itemBytes, step });
	return output;
}
