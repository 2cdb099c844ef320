/** Where the points of lines lie on a chart. */
import type { DimensionAxis } from "mirazarr";
import { grows } from "../axes/ticks.ts";

/** The pieces of a line between what is missing: numbers of their first and last points. */
export function pieces(values: ArrayLike<number>): [first: number, last: number][] {
	const found: [number, number][] = [];
	let first = -1;
	for (let i = 0; i <= values.length; i++) {
		const isThere = i < values.length && Number.isFinite(values[i]);
		if (isThere && first < 0) first = i;
		if (!isThere && first >= 0) {
			found.push([first, i - 1]);
			first = -1;
		}
	}
	return found;
}

/** A line as the path of an SVG, with gaps where values are missing. */
export function linePath(xs: ArrayLike<number>, ys: ArrayLike<number>): string {
	return pieces(ys)
		.map(([first, last]) => {
			const points: string[] = [];
			for (let i = first; i <= last; i++) points.push(`${short(xs[i] as number)} ${short(ys[i] as number)}`);
			return `M${points.join("L")}`;
		})
		.join("");
}

function short(place: number): number {
	return Math.round(place * 100) / 100;
}

/** Where a place along a dimension, in cells, lies on its axis, as a share: by its coordinate where that goes one way. */
export function alongAxis(axis: DimensionAxis): (cells: number) => number {
	const { labels, length } = axis;
	const byCells = (cells: number): number => (length <= 1 ? 0.5 : (cells - 0.5) / (length - 1));
	if ((labels.kind !== "numbers" && labels.kind !== "times") || length < 2 || grows(axis) === undefined) return byCells;
	const { values } = labels;
	const [first, last] = [values[0] as number, values[length - 1] as number];
	const isForward = labels.kind === "times" || last > first;
	return (cells) => {
		const place = cells - 0.5;
		const below = Math.min(Math.max(Math.floor(place), 0), length - 2);
		const [a, b] = [values[below] as number, values[below + 1] as number];
		const share = (a + (b - a) * (place - below) - first) / (last - first);
		return isForward ? share : 1 - share;
	};
}

/** The least and the greatest of some values, with some room; undefined where there are none. */
export function spanOf(all: readonly ArrayLike<number>[], room = 0.05): [min: number, max: number] | undefined {
	let [min, max] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
	for (const values of all)
		for (let i = 0; i < values.length; i++) {
			const value = values[i] as number;
			if (!Number.isFinite(value)) continue;
			if (value < min) min = value;
			if (value > max) max = value;
		}
	if (min > max) return undefined;
	// All values the same: there must be something above and below.
	const extra = max > min ? (max - min) * room : Math.abs(max) * room || 1;
	return [min - extra, max + extra];
}

/** The number of the point whose place is nearest, of places that go one way. */
export function nearestPoint(xs: ArrayLike<number>, x: number): number {
	let [low, high] = [0, xs.length - 1];
	const sign = (xs[high] ?? 0) >= (xs[0] ?? 0) ? 1 : -1;
	while (high - low > 1) {
		const middle = (low + high) >> 1;
		if (sign * (xs[middle] as number) <= sign * x) low = middle;
		else high = middle;
	}
	return Math.abs((xs[low] ?? 0) - x) <= Math.abs((xs[high] ?? 0) - x) ? low : high;
}
