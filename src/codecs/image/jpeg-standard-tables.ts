import { type HuffmanTable, huffmanTable } from "./jpeg-huffman.ts";

/** Huffman tables by their places, as a stream has them. */
type StandardTables = { dc: HuffmanTable[]; ac: HuffmanTable[] };

let made: StandardTables | undefined;

/**
 * The tables of T.81, annex K.3, for luminance and chrominance. Streams that use them may leave them out, as Motion JPEG does;
 * libjpeg takes them wherever a sequential stream has none, and so does GDAL.
 */
export function standardTables(): StandardTables {
	made ??= {
		dc: DC_COUNTS.map((counts) => table(counts, DC_SYMBOLS)),
		ac: AC.map(([counts, symbols]) => table(counts, symbols)),
	};
	return made;
}

function table(counts: string, symbols: string): HuffmanTable {
	return huffmanTable(fromHex(counts), fromHex(symbols));
}

function fromHex(digits: string): Uint8Array {
	return Uint8Array.from({ length: digits.length / 2 }, (_, i) => Number.parseInt(digits.slice(2 * i, 2 * i + 2), 16));
}

const DC_COUNTS = ["00010501010101010100000000000000", "00030101010101010101010000000000"];
const DC_SYMBOLS = "000102030405060708090a0b";
/** Counts of codes by their lengths, and the symbols: table K.5, table K.6. */
const AC: readonly (readonly [counts: string, symbols: string])[] = [
	[
		"0002010303020403050504040000017d",
		"01020300041105122131410613516107227114328191a1082342b1c11552d1f02433627282090a161718191a25262728292a3435363738393a434445" +
			"464748494a535455565758595a636465666768696a737475767778797a838485868788898a92939495969798999aa2a3a4a5a6a7a8a9aab2b3b4b5" +
			"b6b7b8b9bac2c3c4c5c6c7c8c9cad2d3d4d5d6d7d8d9dae1e2e3e4e5e6e7e8e9eaf1f2f3f4f5f6f7f8f9fa",
	],
	[
		"00020102040403040705040400010277",
		"000102031104052131061241510761711322328108144291a1b1c109233352f0156272d10a162434e125f11718191a262728292a35363738393a4344" +
			"45464748494a535455565758595a636465666768696a737475767778797a82838485868788898a92939495969798999aa2a3a4a5a6a7a8a9aab2b3" +
			"b4b5b6b7b8b9bac2c3c4c5c6c7c8c9cad2d3d4d5d6d7d8d9dae2e3e4e5e6e7e8e9eaf2f3f4f5f6f7f8f9fa",
	],
];
