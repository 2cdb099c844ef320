import { corruptChunk } from "../codec.ts";
import { type GridLayout, straightenRuns } from "./grid.ts";

/**
 * The order of values: `coded`, as they are in the message; `rows`, those of a regular grid row by row with i running fastest, in
 * the directions in which they are coded; `north_up`, the same with the northernmost row first.
 */
export type ValueOrder = "coded" | "rows" | "north_up";

/** Brings values from the order of coding into another, at their place where that is possible. */
export function inOrder(values: Float64Array, layout: GridLayout, order: ValueOrder): Float64Array {
	const { scanning } = layout;
	if (order === "coded" || scanning === undefined) return values;
	if (scanning.isAlternating) straightenRuns(values, layout);
	const rows = scanning.jConsecutive ? transposed(values, rowShape(layout), "columns") : values;
	return order === "north_up" ? northUp(rows, layout) : rows;
}

/** Brings rows, which come in the directions of coding, into another order. */
export function fromRows(rows: Float64Array, layout: GridLayout, order: ValueOrder): Float64Array {
	const { scanning } = layout;
	if (order === "rows" || scanning === undefined) return rows;
	if (order === "north_up") return northUp(rows, layout);
	const values = scanning.jConsecutive ? transposed(rows, rowShape(layout), "rows") : rows;
	// Turning every second run around undoes itself.
	if (scanning.isAlternating) straightenRuns(values, layout);
	return values;
}

type RowShape = { ni: number; nj: number };

function rowShape({ ni, nj }: GridLayout): RowShape {
	if (ni === undefined || nj === undefined) throw corruptChunk("grib", "columns of different lengths are not rows");
	return { ni, nj };
}

/** Makes rows of columns, or columns of rows. */
function transposed(values: Float64Array, { ni, nj }: RowShape, from: "rows" | "columns"): Float64Array {
	const [runs, length] = from === "columns" ? [ni, nj] : [nj, ni];
	const result = new Float64Array(values.length);
	for (let run = 0, at = 0; run < runs; run++)
		for (let i = 0; i < length; i++) result[i * runs + run] = values[at++] as number;
	return result;
}

/** Turns the rows of a regular grid around where they come from south to north; a list of points has no rows. */
function northUp(rows: Float64Array, { ni, nj, scanning }: GridLayout): Float64Array {
	if (scanning?.jPositive !== true || ni === undefined || nj === undefined) return rows;
	const result = new Float64Array(rows.length);
	for (let j = 0; j < nj; j++) result.set(rows.subarray(j * ni, (j + 1) * ni), (nj - 1 - j) * ni);
	return result;
}
