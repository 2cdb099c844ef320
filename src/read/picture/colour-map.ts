import { MiraError } from "../../errors.ts";

/** Colours between the least and the greatest value. */
export const COLOUR_COUNT = 255;

/**
 * Colours at equal distances, from the least to the greatest; between them it is linear. The first five are those of their
 * authors (N. Smith, S. van der Walt; J. Nuñez and others: CC0), at some points: their steps look equal, in a print in grey and to
 * eyes that see fewer colours too. `diverging` has its middle in the middle of the range.
 */
const POINTS = {
	viridis:
		"440154 481a6c 472f7d 414487 39568c 31688e 2a788e 23888e 1f988b 22a884 35b779 54c568 7ad151 a5db36 d2e21b fde725",
	magma:
		"000004 0b0924 20114b 3b0f70 57157e 721f81 8c2981 a8327d c43c75 de4968 f1605d fa7f5e fe9f6d febf84 fddea0 fcfdbf",
	inferno:
		"000004 0c0826 240c4f 420a68 5d126e 781c6d 932667 ae305c c73e4c dd513a ed6925 f8850f fca50a fac62d f2e661 fcffa4",
	plasma:
		"0d0887 330597 5002a2 6a00a8 8405a7 9c179e b12a90 c33d80 d35171 e16462 ed7953 f68f44 fca636 fec029 f9dc24 f0f921",
	cividis: "00224e 123570 3b496c 575d6d 707173 8a8678 a59c74 c3b369 e1cc55 fee838",
	greys: "000000 ffffff",
	diverging: "173f7a 3b78b0 8cb7d6 d7e5ee f6f6f6 f4ddd0 e2a080 be5846 7a182a",
} as const;

/** A colour map, by its name; with `_r` it goes the other way. */
export type ColourMapName = keyof typeof POINTS | `${keyof typeof POINTS}_r`;

/** The names of the colour maps, without those that go the other way. */
export const COLOUR_MAPS: readonly ColourMapName[] = Object.keys(POINTS) as (keyof typeof POINTS)[];

/** Whether that is the name of a colour map. */
export function isColourMap(name: string): name is ColourMapName {
	return Object.hasOwn(POINTS, name.replace(/_r$/, ""));
}

/** Red, green and blue of each of the {@link COLOUR_COUNT} colours, from the least to the greatest. */
export function colourTable(name: ColourMapName): Uint8Array {
	if (!isColourMap(name))
		throw new MiraError("bad-argument", `there is no colour map "${String(name)}"`, {
			hint: `There are ${COLOUR_MAPS.join(", ")}, each with _r for the other way`,
		});
	const isReversed = name.endsWith("_r");
	const points = POINTS[name.replace(/_r$/, "") as keyof typeof POINTS]
		.split(" ")
		.map((hex) => [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)));
	const table = new Uint8Array(3 * COLOUR_COUNT);
	for (let i = 0; i < COLOUR_COUNT; i++) {
		const place = (i / (COLOUR_COUNT - 1)) * (points.length - 1);
		const below = Math.min(Math.floor(place), points.length - 2);
		const share = place - below;
		const [from, to] = [points[below] as number[], points[below + 1] as number[]];
		const at = 3 * (isReversed ? COLOUR_COUNT - 1 - i : i);
		for (const c of [0, 1, 2])
			table[at + c] = Math.round((from[c] as number) * (1 - share) + (to[c] as number) * share);
	}
	return table;
}
