import { powerOfTwo } from "../../zarr/arithmetic/powers.ts";
import { BitReader } from "../bit-reader.ts";
import { corruptChunk } from "../codec.ts";

/** The codec, as errors name it. */
export const HCOMPRESS = "mirazarr.fits_hcompress";

/**
 * The coefficients of an H-transform. Each quadrant is coded by itself, plane by plane from the highest bit on; the signs of
 * all that are not zero follow at the end.
 */
export function readQuadrants(
	bytes: Uint8Array,
	rows: number,
	columns: number,
	planes: readonly number[],
): Float64Array {
	const values = new Float64Array(rows * columns);
	const reader = new BitReader(HCOMPRESS, bytes);
	const [halfRows, halfColumns] = [halfOf(rows), halfOf(columns)];
	const [sums, slopes, curvatures] = planes as [number, number, number];
	const quadrants: [row: number, column: number, planes: number][] = [
		[0, 0, sums],
		[0, halfColumns, slopes],
		[halfRows, 0, slopes],
		[halfRows, halfColumns, curvatures],
	];
	for (const [row, column, count] of quadrants) {
		const place = {
			begin: row * columns + column,
			stride: columns,
			rows: row === 0 ? halfRows : rows - halfRows,
			columns: column === 0 ? halfColumns : columns - halfColumns,
		};
		for (let bit = count - 1; bit >= 0; bit--) readPlane(reader, values, place, powerOfTwo(bit));
	}
	if (reader.bits(4) !== 0) throw corruptChunk(HCOMPRESS, "the bit planes do not end where they should");
	reader.align();
	for (let i = 0; i < values.length; i++)
		if (values[i] !== 0 && reader.bits(1) === 1) values[i] = -(values[i] as number);
	return values;
}

/** Half of a length, rounded up: the size of the level above. */
function halfOf(length: number): number {
	return (length + 1) >> 1;
}

type Quadrant = { begin: number; stride: number; rows: number; columns: number };

const PLAIN = 0;
const QUADTREE = 15;

function readPlane(reader: BitReader, values: Float64Array, quadrant: Quadrant, bitValue: number): void {
	const { rows, columns } = quadrant;
	const format = reader.bits(4);
	const isTree = format === QUADTREE;
	if (!isTree && format !== PLAIN) throw corruptChunk(HCOMPRESS, `a bit plane has the format ${format}`);
	const codes = isTree ? readTree(reader, rows, columns) : readPlain(reader, halfOf(rows) * halfOf(columns));
	insertBits(codes, values, quadrant, bitValue);
}

function readPlain(reader: BitReader, count: number): Uint8Array {
	const codes = new Uint8Array(count);
	for (let i = 0; i < count; i++) codes[i] = reader.bits(4);
	return codes;
}

/** The lowest level of a quadtree: a code of four bits for every two by two pixels. */
function readTree(reader: BitReader, rows: number, columns: number): Uint8Array {
	let codes = Uint8Array.of(readHuffman(reader));
	let width = 1;
	for (let level = log2Ceil(Math.max(rows, columns)) - 1; level >= 1; level--) {
		const levelRows = shrink(rows, level);
		const levelColumns = shrink(columns, level);
		const next = new Uint8Array(levelRows * levelColumns);
		for (let row = 0, at = 0; row < levelRows; row++)
			for (let column = 0; column < levelColumns; column++, at++)
				next[at] = cornerBit(codes[(row >> 1) * width + (column >> 1)] as number, row, column);
		// What is not empty has a code of its own; they are in the order from the last to the first.
		for (let at = next.length - 1; at >= 0; at--) if (next[at] !== 0) next[at] = readHuffman(reader);
		codes = next;
		width = levelColumns;
	}
	return codes;
}

/** The size of a level: every level above halves it, rounded up. */
function shrink(length: number, level: number): number {
	return Math.max(1, Math.ceil(length / powerOfTwo(level)));
}

/** The exponent of the least power of two that is not below. */
export function log2Ceil(length: number): number {
	return length <= 1 ? 0 : 32 - Math.clz32(length - 1);
}

function cornerBit(code: number, row: number, column: number): number {
	return (code >> (3 - 2 * (row & 1) - (column & 1))) & 1;
}

function insertBits(
	codes: Uint8Array,
	values: Float64Array,
	{ begin, stride, rows, columns }: Quadrant,
	bitValue: number,
): void {
	const width = halfOf(columns);
	for (let row = 0; row < rows; row++)
		for (let column = 0; column < columns; column++)
			if (cornerBit(codes[(row >> 1) * width + (column >> 1)] as number, row, column) === 1) {
				const at = begin + row * stride + column;
				values[at] = (values[at] as number) + bitValue;
			}
}

/** Codes of 3 to 6 bits by their first bits: those below 4 of three bits are 1, 2, 4 and 8. */
const CODES_4: readonly number[] = [3, 5, 10, 12, 15];
const CODES_5: readonly number[] = [6, 7, 9, 11, 13];

function readHuffman(reader: BitReader): number {
	let code = reader.bits(3);
	if (code < 4) return 1 << code;
	code = (code << 1) | reader.bits(1);
	if (code < 13) return CODES_4[code - 8] as number;
	code = (code << 1) | reader.bits(1);
	if (code < 31) return CODES_5[code - 26] as number;
	return reader.bits(1) === 0 ? 0 : 14;
}
