/** Colours between the least and the greatest value. */
export const COLOUR_COUNT = 255;

/**
 * From dark to light, so a print in grey and eyes that see fewer colours tell the same: indigo, blue, teal, green, yellow. Red,
 * green and blue at equal distances; between them it is linear.
 */
const ANCHORS: readonly (readonly [number, number, number])[] = [
	[44, 12, 84],
	[58, 44, 128],
	[50, 82, 148],
	[36, 116, 150],
	[24, 148, 142],
	[52, 178, 118],
	[116, 204, 82],
	[188, 222, 50],
	[252, 236, 64],
];

/** The colours from the least to the greatest. */
export function colours(): [number, number, number][] {
	return Array.from({ length: COLOUR_COUNT }, (_, i) => {
		const place = (i / (COLOUR_COUNT - 1)) * (ANCHORS.length - 1);
		const below = Math.min(Math.floor(place), ANCHORS.length - 2);
		const share = place - below;
		const [from, to] = [ANCHORS[below] as readonly number[], ANCHORS[below + 1] as readonly number[]];
		return [0, 1, 2].map((c) => Math.round((from[c] as number) * (1 - share) + (to[c] as number) * share)) as [
			number,
			number,
			number,
		];
	});
}
