import { type Attributes, textAttribute } from "../../../zarr/attributes.ts";
import type { PlacedField } from "./place.ts";

/** A dimension along which fields are stacked, in the order of dimensions. */
export type AxisName = "time" | "step" | "number" | "percentile" | "level";

/** Every such dimension. */
export const AXIS_NAMES: readonly AxisName[] = ["time", "step", "number", "percentile", "level"];

/** Where a field is along a dimension, two values for a layer; undefined where it has none. That depends on the field alone. */
export function axisValue({ product, level, parameter }: PlacedField, axis: AxisName): readonly number[] | undefined {
	const single = (value: number | undefined): number[] | undefined => (value === undefined ? undefined : [value]);
	switch (axis) {
		case "time":
			return [product.referenceSeconds];
		case "step":
			return [product.stepSeconds];
		case "number":
			return single(product.number);
		case "percentile":
			return single(product.percentile);
		case "level":
			return parameter.isOfOneLevel ? undefined : level.values;
	}
}

/** The dimensions that a field has, whichever places are along them. */
export function axesOf(placed: PlacedField): AxisName[] {
	return AXIS_NAMES.filter((axis) => axisValue(placed, axis) !== undefined);
}

/** What a place is known by: its number, or both of a layer as text. */
export type PlaceKey = number | string;

/** The key of a place. */
export function placeKey(value: readonly number[]): PlaceKey {
	return value.length === 1 ? (value[0] as number) : value.join(" ");
}

/** The places along a dimension that fields have, in order, each once. */
export class AxisPlaces {
	readonly #values = new Map<PlaceKey, readonly number[]>();

	/** Notes a place. */
	add(value: readonly number[]): void {
		const key = placeKey(value);
		if (!this.#values.has(key)) this.#values.set(key, value);
	}

	/** The places, the smallest first. */
	sorted(): (readonly number[])[] {
		return [...this.#values.values()].sort((a, b) => {
			const d = a.findIndex((value, i) => value !== b[i]);
			return d < 0 ? a.length - b.length : (a[d] as number) - (b[d] ?? Number.NEGATIVE_INFINITY);
		});
	}
}

/** What places along a dimension are divided by: steps are kept in seconds and shown in hours. */
export function axisScale(axis: AxisName): number {
	return axis === "step" ? 3600 : 1;
}

/** Both ends of each place, where the fields of a group have them: layers, and the intervals of statistics. */
export function axisBounds(
	{ axis, places }: { axis: AxisName; places: readonly (readonly number[])[] },
	{ product }: PlacedField,
): (() => number[]) | undefined {
	if (axis === "level" && places.every(({ length }) => length === 2)) return () => places.flat();
	const { intervalSeconds: length, stepSeconds } = product;
	if (axis !== "step" || length === undefined) return undefined;
	// The intervals of a group all begin at the reference time, or are all as long.
	const begin = (end: number): number => (length === stepSeconds ? 0 : end - length);
	return () => places.flatMap(([end = 0]) => [begin(end) / axisScale(axis), end / axisScale(axis)]);
}

/** Attributes of CF. */
export function axisAttributes(axis: AxisName, { level }: PlacedField): Attributes {
	const texts: Record<AxisName, Record<string, string>> = {
		time: {
			standard_name: "forecast_reference_time",
			long_name: "initial time of forecast",
			units: "seconds since 1970-01-01T00:00:00",
			calendar: "proleptic_gregorian",
		},
		step: { standard_name: "forecast_period", long_name: "time since forecast_reference_time", units: "hours" },
		number: { standard_name: "realization", long_name: "ensemble member number", units: "1" },
		percentile: { long_name: "percentile", units: "%" },
		level: {
			long_name: level.kind,
			...(level.units !== undefined && { units: level.units }),
			...direction(level.kind),
		},
	};
	return new Map(Object.entries(texts[axis]).map(([name, text]) => [name, textAttribute(text)]));
}

function direction(kind: string): Record<string, string> {
	if (/^(isobaric|depth|sigma|hybrid(?!Height))/.test(kind)) return { positive: "down", axis: "Z" };
	return /^(height|hybridHeight|theta)/.test(kind) ? { positive: "up", axis: "Z" } : { axis: "Z" };
}
