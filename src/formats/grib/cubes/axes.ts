import { type Attributes, textAttribute } from "../../../zarr/attributes.ts";
import type { PlacedField } from "./place.ts";

/** A dimension along which fields are stacked, in the order of dimensions. */
export type AxisName = "time" | "step" | "number" | "percentile" | "level";

/** Every such dimension. */
export const AXIS_NAMES: readonly AxisName[] = ["time", "step", "number", "percentile", "level"];

/** Values of the dimensions of a field; a layer has two on its level. Which of them it has depends on the field alone. */
export type AxisValues = ReadonlyMap<AxisName, readonly number[]>;

/** Where a field is along the dimensions that it has. */
export function axisValues({ product, level, parameter }: PlacedField): AxisValues {
	const values = new Map<AxisName, readonly number[]>([
		["time", [product.referenceSeconds]],
		["step", [product.stepSeconds]],
	]);
	if (product.number !== undefined) values.set("number", [product.number]);
	if (product.percentile !== undefined) values.set("percentile", [product.percentile]);
	if (level.values !== undefined && !parameter.isOfOneLevel) values.set("level", level.values);
	return values;
}

/** The places along a dimension that fields have, in order, each once. */
export class AxisPlaces {
	readonly #values = new Map<string, readonly number[]>();

	/** Notes a place. */
	add(value: readonly number[]): void {
		this.#values.set(value.join(" "), value);
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
