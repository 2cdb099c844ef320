import { emptyLayout, type Field, type Layout, readNumber } from "../layout.ts";

const TAGS: readonly number[] = [
	254, 255, 256, 257, 258, 259, 262, 266, 270, 273, 274, 277, 278, 279, 280, 281, 284, 296, 305, 317, 320, 322, 323,
	324, 325, 330, 336, 338, 339, 340, 341, 347, 512, 513, 514, 519, 520, 521, 529, 530, 531, 532, 33550, 33922, 34264,
	34735, 34736, 34737, 42112, 42113, 50674, 34665,
];
const TYPES: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 16, 17, 18, 0];
const TYPE_BYTES: readonly number[] = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4, 0, 0, 8, 8, 8];
/** Compressions, predictors, photometric interpretations, sample formats, planes and widths of samples. */
const CODES: readonly number[] = [
	0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 24, 32, 33, 48, 64, 128, 32771, 32773, 32809, 32845, 32946, 33003,
	33005, 34712, 34887, 34892, 34925, 34926, 34927, 50000, 50001, 50002, 34677, 52546,
];
const MOST_DIRECTORIES = 50;
const MOST_VALUES = 64;

/** The header of a TIFF file, its directories with their entries, and the lists that these point to. */
export function tiffLayout(bytes: Uint8Array): Layout {
	const layout = emptyLayout();
	const isBig = bytes[0] === 0x4d;
	const isBigTiff = bytes[isBig ? 3 : 2] === 43;
	const offsetBytes = isBigTiff ? 8 : 4;
	const add = (at: number, width: number, values?: readonly number[]): number => {
		const field: Field = { at, width, isBig, values };
		if (at < 0 || at + width > bytes.length) return 0;
		layout.fields.push(field);
		return Number(readNumber(bytes, field));
	};
	add(0, 2, [0x4949, 0x4d4d]);
	add(2, 2, [42, 43]);
	const directories = [add(isBigTiff ? 8 : 4, offsetBytes)];
	const seen = new Set<number>();
	for (const directory of directories) {
		if (directory === 0 || seen.has(directory) || seen.size >= MOST_DIRECTORIES) continue;
		seen.add(directory);
		const countBytes = isBigTiff ? 8 : 2;
		const count = add(directory, countBytes);
		const entryBytes = 4 + 2 * offsetBytes;
		let at = directory + countBytes;
		for (let i = 0; i < count && at + entryBytes <= bytes.length; i++, at += entryBytes) {
			const tag = add(at, 2, TAGS);
			const type = add(at + 2, 2, TYPES);
			const values = add(at + 4, offsetBytes);
			const itemBytes = TYPE_BYTES[type] || 1;
			const valueAt = at + 4 + offsetBytes;
			layout.regions.push({ start: at, end: at + entryBytes, isBig });
			if (values * itemBytes > offsetBytes) {
				const listAt = add(valueAt, offsetBytes);
				for (let j = 0; j < Math.min(values, MOST_VALUES); j++) add(listAt + j * itemBytes, itemBytes, CODES);
				if (tag === 330)
					for (let j = 0; j < Math.min(values, 8); j++) directories.push(add(listAt + j * itemBytes, itemBytes));
			} else for (let j = 0; j < values; j++) add(valueAt + j * itemBytes, itemBytes, CODES);
		}
		directories.push(add(at, offsetBytes));
	}
	return layout;
}
