/** Where rows begin and end, in degrees, and half of the last digit of these numbers. */
export type RowEnds = { west: number; east: number; tolerance: number };

/** Rows that have their points where those of a row around the earth would be: the first of these is at longitude 0. */
export type GaussianRows = {
	/** Points that each row has. */
	rowLengths: Float64Array;
	/** Points that it would have around the earth. */
	circleLengths: Float64Array;
	/** The number of its first point among these. */
	firstPoints: Float64Array;
};

type Row = { first: number; count: number };

/**
 * Rows of a Gaussian grid are listed as if they went around the earth; of these, the points between two longitudes are there.
 * Undefined where that is not as many points as the field has, if its section says so.
 */
export function gaussianRows(
	circleLengths: Float64Array,
	ends: RowEnds,
	pointCount: number | undefined,
): GaussianRows | undefined {
	const east = ends.east < ends.west ? ends.east + 360 : ends.east;
	const longest = circleLengths.reduce((most, length) => Math.max(most, length), 1);
	const isCircle = east - ends.west >= 360 - 360 / longest - 2 * ends.tolerance;
	for (const rowOf of isCircle ? [wholeRow] : [rowWithin, oldRow]) {
		const rows = Array.from(circleLengths, (length) => rowOf(length, { ...ends, east }));
		const rowLengths = Float64Array.from(rows, ({ count }) => count);
		const count = rowLengths.reduce((sum, length) => sum + length, 0);
		if (pointCount === undefined || count === pointCount)
			return { rowLengths, circleLengths, firstPoints: Float64Array.from(rows, ({ first }) => first) };
	}
	return undefined;
}

function wholeRow(length: number, { west, tolerance }: RowEnds): Row {
	return { first: Math.ceil((length * (west - tolerance)) / 360), count: length };
}

function rowWithin(length: number, { west, east, tolerance }: RowEnds): Row {
	const first = Math.ceil((length * (west - tolerance)) / 360);
	const last = Math.floor((length * (east + tolerance)) / 360);
	return { first, count: Math.max(0, Math.min(length, last - first + 1)) };
}

/** As old versions of the software of ECMWF cut rows: they have as many points as the distance holds, the last one beyond its end. */
function oldRow(length: number, { west, east }: RowEnds): Row {
	const count = Math.floor(((east - west) * length) / 360) + 1;
	const [first, last] = [Math.trunc((length * west) / 360), Math.trunc((length * east) / 360)];
	const isBefore = (360 * first) / length < west;
	return { first: isBefore ? first + 1 : first, count: Math.min(count, last - first + 1) };
}
