/** Integers of a record, enough that only the first few records are read along with the header. */
const WIDTH = 4096;

const [CDF, DIMENSION, VARIABLE, INT] = [0x43444601, 10, 11, 4];

/**
 * A NetCDF-3 file of one array `v` with a chunk for each record; all numbers of it are `value`, so any byte of a chunk tells of
 * which file it is.
 */
export function recordFile(value: number, recordCount = 20): Uint8Array {
	const name = (letters: number): number[] => [1, letters];
	const header = [
		...[CDF, recordCount],
		...[DIMENSION, 2, ...name(0x74000000), 0, ...name(0x78000000), WIDTH],
		...[0, 0],
		...[VARIABLE, 1, ...name(0x76000000), 2, 0, 1, 0, 0, INT, WIDTH * 4],
	];
	const numbers = [...header, (header.length + 1) * 4, ...new Array<number>(recordCount * WIDTH).fill(value)];
	const bytes = new Uint8Array(numbers.length * 4);
	const view = new DataView(bytes.buffer);
	for (const [i, number] of numbers.entries()) view.setInt32(i * 4, number);
	return bytes;
}

/** What every chunk of such a file is. */
export function recordChunk(value: number): Uint8Array {
	return recordFile(value, 1).slice(-WIDTH * 4);
}
