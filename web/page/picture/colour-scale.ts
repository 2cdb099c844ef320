/** How values become colours: the same arithmetic in the shader, in the canvas without WebGL and in legends. */

/** How values are spread over the colours. */
export type Scaling = "linear" | "log" | "symmetric";

/** The values that get the first and the last colour. */
export type ValueRange = readonly [min: number, max: number];

/** Colours of a colour map; the tables of the library have as many. */
export const COLOUR_COUNT = 255;

/** Below this share of its range a symmetric scale is nearly linear. */
const LINEAR_SHARE = 1e-3;

/** What the shader needs to know of a scale: `(f(value) - from) * factor` is the number of a colour. */
export type ScaleNumbers = {
	scaling: Scaling;
	/** Where the scale begins, in values; they are subtracted before anything is rounded. */
	min: number;
	/** f of the first and the last value. */
	from: number;
	to: number;
	/** The width of the nearly linear part of a symmetric scale. */
	linear: number;
};

/** A scale by its range. A logarithmic one begins above 0: at the least positive number that makes sense. */
export function scaleNumbers(scaling: Scaling, [min, max]: ValueRange): ScaleNumbers {
	const linear = Math.max(Math.abs(min), Math.abs(max)) * LINEAR_SHARE || 1;
	if (scaling === "linear") return { scaling, min, from: 0, to: max - min, linear };
	if (scaling === "log") {
		const first = min > 0 ? min : max > 0 ? max * LINEAR_SHARE : 1;
		return { scaling, min: first, from: Math.log(first), to: Math.log(Math.max(max, first)), linear };
	}
	return { scaling, min, from: symmetric(min, linear), to: symmetric(max, linear), linear };
}

function symmetric(value: number, linear: number): number {
	return Math.sign(value) * Math.log1p(Math.abs(value) / linear);
}

/** Where a value lies between the first colour (0) and the last (1); beyond them where it is beyond. */
export function shareOf({ scaling, min, from, to, linear }: ScaleNumbers, value: number): number {
	const own = scaling === "linear" ? value - min : scaling === "log" ? logarithm(value) : symmetric(value, linear);
	// All of a range without a length get the first colour, infinity too.
	return to > from ? (own - from) / (to - from) : 0;
}

/** Of what is not above zero there is no logarithm: it is darker than anything. */
function logarithm(value: number): number {
	return value > 0 ? Math.log(value) : Number.NEGATIVE_INFINITY;
}

/** The value at a share of the way from the first colour to the last. */
export function valueAtShare({ scaling, min, from, to, linear }: ScaleNumbers, share: number): number {
	const own = from + share * (to - from);
	if (scaling === "linear") return min + own;
	if (scaling === "log") return Math.exp(own);
	return Math.sign(own) * Math.expm1(Math.abs(own)) * linear;
}

/** The number of the colour of a value, from 0. */
export function colourIndex(scale: ScaleNumbers, value: number): number {
	const place = Math.round(shareOf(scale, value) * (COLOUR_COUNT - 1));
	return Math.min(Math.max(place, 0), COLOUR_COUNT - 1);
}

/** A range with zero in its middle, as colour maps with two ends want it; ranges on one side of zero stay. */
export function centredRange([min, max]: ValueRange): ValueRange {
	if (!(min < 0 && max > 0)) return [min, max];
	const reach = Math.max(-min, max);
	return [-reach, reach];
}
