import { MiraError } from "../../errors.ts";
import { elementAt, isMissing, type Values } from "../output/elements.ts";
import { COLOUR_COUNT, type ColourMapName, colourTable } from "./colour-map.ts";
import type { PaletteImage } from "./image.ts";

/** The values that get the first and the last colour; what lies beyond gets the same. */
export type ColourRange = { min: number; max: number };

/** What is looked at to find the range: more values tell nothing more about it. */
const MOST_SAMPLES = 1_000_000;
/** Shares of the values that are darker than the first colour, and lighter than the last: single odd ones hide nothing. */
const PERCENTILES = [0.02, 0.98] as const;

/** The rows and columns of values that are a picture: dimensions of one element do not count. */
export function pictureShape(shape: readonly number[], names: readonly string[], path: string): [number, number] {
	const long = shape.flatMap((length, d) => (length === 1 ? [] : [d]));
	if (long.length > 2)
		throw new MiraError("bad-selection", `a picture has two dimensions, this has ${long.length}`, {
			path,
			hint: `Choose one of ${long
				.slice(0, -2)
				.map((d) => names[d] ?? `dimension ${d}`)
				.join(", ")}: --at, --sel or a position`,
		});
	const [height, width] = [1, 1, ...long.map((d) => shape[d] as number)].slice(-2) as [number, number];
	if (height * width === 0)
		throw new MiraError("bad-selection", "a picture of nothing: no value is selected", { path });
	return [height, width];
}

/** Values as an image. `isFlipped` puts the last row on top. */
export function paletteImage(
	values: Values,
	[height, width]: readonly [number, number],
	range: ColourRange,
	{ isFlipped, colours = "viridis" }: { isFlipped: boolean; colours?: ColourMapName | undefined },
): PaletteImage {
	const pixels = new Uint8Array(height * width);
	const colourOf = colourScale(range);
	for (let row = 0; row < height; row++) {
		const from = (isFlipped ? height - 1 - row : row) * width;
		for (let column = 0; column < width; column++) {
			const i = from + column;
			if (!isMissing(values, i)) pixels[row * width + column] = colourOf(Number(elementAt(values, i)));
		}
	}
	return { kind: "palette", height, width, pixels, palette: colourTable(colours) };
}

/** The number of the colour of a value: 1 for the least and those below it, and so on; 0 for NaN, which has none. */
export function colourScale({ min, max }: ColourRange): (value: number) => number {
	const scale = max > min ? (COLOUR_COUNT - 1) / (max - min) : 0;
	return (value) => {
		if (Number.isNaN(value)) return 0;
		// All of a range without a length get the first colour, infinity too.
		const colour = scale === 0 ? 0 : Math.round((value - min) * scale);
		return 1 + Math.min(Math.max(colour, 0), COLOUR_COUNT - 1);
	};
}

/** The range of most of the values: from their 2nd to their 98th percentile. Undefined where none is a finite number. */
export function usualRange(values: Values, count: number): ColourRange | undefined {
	const step = Math.max(1, Math.ceil(count / MOST_SAMPLES));
	const sample = new Float64Array(Math.ceil(count / step));
	let size = 0;
	for (let i = 0; i < count; i += step) {
		const number = isMissing(values, i) ? Number.NaN : Number(elementAt(values, i));
		if (Number.isFinite(number)) sample[size++] = number;
	}
	if (size === 0) return undefined;
	const sorted = sample.subarray(0, size).sort();
	const [min, max] = PERCENTILES.map((share) => sorted[Math.round(share * (size - 1))] as number) as [number, number];
	return { min, max };
}
