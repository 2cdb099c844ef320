import type { GridLayout } from "../grid.ts";
import type { GaussianRows } from "../reduced-rows.ts";
import type { PointPlaces } from "./places.ts";
import type { Axis } from "./regular-axis.ts";

/** Where the points of a row are, in degrees. */
type RowLongitudes = { first: number; step: number };

/**
 * Places of a grid whose rows differ in length and lie between two longitudes; undefined where its rows do not have as many points
 * as there are values.
 */
export function reducedPlaces(
	latitude: Axis,
	west: number,
	east: number | undefined,
	layout: GridLayout,
): (() => PointPlaces) | undefined {
	const { rowLengths, pointCount, scanning } = layout;
	if (rowLengths === undefined || scanning?.jConsecutive || scanning?.iNegative) return undefined;
	if (rowLengths.reduce((sum, length) => sum + length, 0) !== pointCount) return undefined;
	const { gaussianRows: rows } = layout;
	const longitudesOf = rows === undefined ? evenRows(west, east, rowLengths) : gaussianLongitudes(rows);
	return () => {
		const places = { latitude: new Float64Array(pointCount), longitude: new Float64Array(pointCount) };
		let point = 0;
		for (const [row, value] of latitude.values().entries()) {
			const length = rowLengths[row] ?? 0;
			const { first, step } = longitudesOf(row, length);
			places.latitude.fill(value, point, point + length);
			for (let i = 0; i < length; i++) places.longitude[point++] = first + i * step;
		}
		return places;
	};
}

/** Points of a Gaussian grid are where those of a row around the earth would be. */
function gaussianLongitudes({ circleLengths, firstPoints }: GaussianRows): (row: number) => RowLongitudes {
	return (row) => {
		const step = 360 / (circleLengths[row] ?? 1);
		return { first: (firstPoints[row] ?? 0) * step, step };
	};
}

/** Rows from one longitude to another, both included, as WAFS has them; or all around the earth. */
function evenRows(
	west: number,
	east: number | undefined,
	rowLengths: Float64Array,
): (row: number, length: number) => RowLongitudes {
	const longest = rowLengths.reduce((most, length) => Math.max(most, length), 1);
	const span = east === undefined ? 360 : east <= west ? east - west + 360 : east - west;
	// Ends are rounded or cut to thousandths of a degree; many writers put one that is nearly the whole circle.
	if (span >= 360 - 360 / longest - 0.001) return (_, length) => ({ first: west, step: 360 / length });
	return (_, length) => ({ first: west, step: length > 1 ? span / (length - 1) : 0 });
}
