const CLEAR = 256;
const END = 257;
const FIRST = 258;
const MIN_BITS = 9;
/** The table is cleared here, as libtiff does it: the next code would be one that some decoders do not have. */
const FULL = 4094;

/** LZW of TIFF, for the few chunks that a writer has to encode again. */
export function encodeLzw(bytes: Uint8Array): Uint8Array {
	const output: number[] = [];
	let buffer = 0;
	let bufferBits = 0;
	let width = MIN_BITS;
	let next = FIRST;
	const table = new Map<number, number>();
	const write = (code: number): void => {
		buffer = ((buffer << width) | code) & 0xfffff;
		for (bufferBits += width; bufferBits >= 8; bufferBits -= 8) output.push((buffer >>> (bufferBits - 8)) & 0xff);
	};
	/** After each string, because the decoder makes an entry for each. */
	const advance = (): void => {
		next++;
		if (next === FULL) {
			write(CLEAR);
			table.clear();
			next = FIRST;
			width = MIN_BITS;
		} else if (next === 1 << width) width++;
	};

	write(CLEAR);
	let string: number | undefined;
	for (const byte of bytes) {
		const key = string === undefined ? -1 : (string << 8) | byte;
		const longer = string === undefined ? byte : table.get(key);
		if (longer === undefined) {
			write(string as number);
			table.set(key, next);
			advance();
		}
		string = longer ?? byte;
	}
	if (string !== undefined) {
		write(string);
		advance();
	}
	write(END);
	if (bufferBits > 0) output.push((buffer << (8 - bufferBits)) & 0xff);
	return Uint8Array.from(output);
}
