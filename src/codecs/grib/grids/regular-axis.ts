import { gaussianLatitudes, MOST_GAUSSIAN_NUMBER } from "./gaussian.ts";

/** Coordinates along a row or a column: how many, and how to reckon them when they are needed. */
export type Axis = { length: number; values(): Float64Array };

/** What a section says of an axis, in degrees; `last` and `step` are undefined where they are missing. */
export type AxisEnds = { first: number; last: number | undefined; step: number | undefined; length: number };

/**
 * Evenly spaced latitudes; undefined where neither the last one nor the distance is known, where they run the other way, or
 * where they contradict each other by more than their digits: `tolerance` is half of the last one.
 */
export function latitudeAxis(
	{ first, last, step, length }: AxisEnds,
	isNorthward: boolean,
	tolerance: number,
): Axis | undefined {
	if (length === 1) return { length, values: () => Float64Array.of(first) };
	const way = isNorthward ? 1 : -1;
	if (last === undefined)
		return step === undefined ? undefined : evenly(first, first + way * step * (length - 1), length);
	if (way * (last - first) < 0) return undefined;
	if (step === undefined) return evenly(first, last, length);
	const error = Math.abs(way * (last - first) - step * (length - 1));
	if (error >= step / 2) return error <= tolerance * (length + 1) ? evenly(first, last, length) : undefined;
	// As ecCodes has it: by the distance, which has as few digits as the ends, and the last one as it is written.
	const values = (): Float64Array =>
		Float64Array.from({ length }, (_, i) => first + way * step * i).fill(last, length - 1);
	return { length, values };
}

/** Evenly spaced longitudes, which may go across the meridian where they are counted from. */
export function longitudeAxis({ first, last, step, length }: AxisEnds, isWestward: boolean): Axis | undefined {
	if (length === 1) return { length, values: () => Float64Array.of(first) };
	const direction = isWestward ? -1 : 1;
	let span = last === undefined ? undefined : direction * (last - first);
	if (span !== undefined && span <= 0) span += 360;
	span ??= step === undefined ? undefined : step * (length - 1);
	if (span === undefined) return undefined;
	// Ends that are rounded to thousandths of a degree can say a little more than the whole circle.
	const end = span >= 360 && span < 361 ? (360 * (length - 1)) / length : span;
	const begin = direction > 0 && first + (end * (length - 2)) / (length - 1) > 360 ? first - 360 : first;
	return evenly(begin, begin + direction * end, length);
}

function evenly(first: number, last: number, length: number): Axis {
	return {
		length,
		values: () => Float64Array.from({ length }, (_, i) => first + ((last - first) * i) / (length - 1)),
	};
}

/** Rows of a Gaussian grid that begins near a latitude; undefined where the grid does not have as many. */
export function gaussianAxis(number: number, first: number, length: number, isNorthward: boolean): Axis | undefined {
	if (number < 1 || number > MOST_GAUSSIAN_NUMBER || length > 2 * number) return undefined;
	const values = (): Float64Array => {
		const all = gaussianLatitudes(number);
		if (isNorthward) all.reverse();
		return all.subarray(gaussianStart(all, first, length));
	};
	return { length, values: () => values().slice(0, length) };
}

/** The row that is nearest to the first latitude, which is written with few digits. */
function gaussianStart(all: Float64Array, first: number, length: number): number {
	let start = 0;
	for (let row = 1; row <= all.length - length; row++)
		if (Math.abs((all[row] as number) - first) < Math.abs((all[start] as number) - first)) start = row;
	return start;
}
