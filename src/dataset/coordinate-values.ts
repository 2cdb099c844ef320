import { isNumeric } from "../zarr/data-type.ts";
import { sameStructure } from "../zarr/same-structure.ts";
import { sameBytes } from "../zarr/scalar.ts";
import type { LoadedVariable, Variable } from "./variable.ts";

/** A value of a coordinate, as it is compared. */
export type CoordinateValue = number | bigint | string;

/** The values of a loaded coordinate of numbers, times or text; undefined for anything else. */
export function coordinateValues(variable: Variable | undefined): CoordinateValue[] | undefined {
	if (variable?.kind !== "loaded") return undefined;
	const { kind } = variable.dataType;
	const isComparable = isNumeric(variable.dataType) || ["time", "string", "text", "utf32", "bool"].includes(kind);
	return isComparable ? Array.from(variable.values.data as CoordinateValue[]) : undefined;
}

/** True if two loaded variables have the same values. Numbers of different types may be the same. */
export function sameValues(a: LoadedVariable, b: LoadedVariable): boolean {
	if (a === b) return true;
	const [left, right] = [coordinateValues(a), coordinateValues(b)];
	if (left !== undefined && right !== undefined)
		return left.length === right.length && left.every((value, i) => isEqual(value, right[i] as CoordinateValue));
	const [own, other] = [a.elements, b.elements];
	if (own instanceof Uint8Array && other instanceof Uint8Array) return sameBytes(own, other);
	return sameStructure(a.values.data, b.values.data);
}

function isEqual(a: CoordinateValue, b: CoordinateValue): boolean {
	// 1n and 1 are one value to us, as are NaN and NaN.
	return typeof a === typeof b ? a === b || (Number.isNaN(a) && Number.isNaN(b)) : String(a) === String(b);
}

/** Whether values go up or down; undefined if they do neither. A single one does both. */
export function directionOf(values: readonly CoordinateValue[]): "up" | "down" | "either" | undefined {
	if (values.length < 2) return "either";
	const [first, second] = values as [CoordinateValue, CoordinateValue];
	const isUp = first < second;
	for (let i = 1; i < values.length; i++) {
		const [before, value] = [values[i - 1] as CoordinateValue, values[i] as CoordinateValue];
		if (isUp ? !(before < value) : !(before > value)) return undefined;
	}
	return isUp ? "up" : "down";
}

/** Values of different files that are closer than this part of the smallest step are meant to be the same. */
const NEARLY = 1e-3;

/**
 * The largest difference between values of two coordinates that are nearly, but not quite equal, as rounding makes them;
 * undefined if there are none. Whole numbers are not rounded, and text is not near to any other.
 */
export function nearlyEqual(a: LoadedVariable, b: LoadedVariable): number | undefined {
	const types = [a.dataType, b.dataType];
	if (!types.every(isNumeric) || types.every(({ kind }) => kind !== "float")) return undefined;
	const [left, right] = [a, b].map((variable) =>
		Float64Array.from(coordinateValues(variable) ?? [], Number).sort(),
	) as [Float64Array, Float64Array];
	const step = Math.min(smallestStep(left), smallestStep(right));
	// Where there is no step: some last bits of the coarser type.
	const lastBits = types.some(({ name }) => name === "float32" || name === "float16") ? 2 ** -21 : 2 ** -45;
	let worst: number | undefined;
	let j = 0;
	for (const value of left) {
		const limit = Number.isFinite(step) ? step * NEARLY : Math.abs(value) * lastBits;
		while (j < right.length && (right[j] as number) < value - limit) j++;
		const distance = Math.abs((right[j] ?? Number.POSITIVE_INFINITY) - value);
		if (distance > 0 && distance <= limit) worst = Math.max(worst ?? 0, distance);
	}
	return worst;
}

function smallestStep(sorted: Float64Array): number {
	let least = Number.POSITIVE_INFINITY;
	for (let i = 1; i < sorted.length; i++) {
		const step = (sorted[i] as number) - (sorted[i - 1] as number);
		if (step > 0) least = Math.min(least, step);
	}
	return least;
}

/** Text of a few values, for messages. */
export function valuesText(values: readonly CoordinateValue[]): string {
	if (values.length <= 4) return `[${values.join(", ")}]`;
	return `[${values.slice(0, 2).join(", ")}, …, ${values.at(-1)}] (${values.length})`;
}
