import { AXIS_NAMES, type AxisName, AxisPlaces, axesOf, axisValue, type PlaceKey, placeKey } from "./axes.ts";
import type { PlacedField } from "./place.ts";

/** A dimension of a group: the places along it, and the number of each. */
export type GroupAxis = {
	axis: AxisName;
	/** The name of the dimension. */
	name: string;
	places: readonly (readonly number[])[];
	numbers: ReadonlyMap<PlaceKey, number>;
};

/** Dimensions of which each array has its own, unless they are accumulated. */
const OWN_AXES: readonly AxisName[] = ["percentile", "level"];

/** The dimensions of a group and of its arrays. */
export class GroupAxes {
	readonly #shared: readonly GroupAxis[];
	/** Those that some arrays have alone, by the name of the dimension. */
	readonly #own = new Map<string, GroupAxis>();
	readonly #isAccumulated: boolean;

	/** Along a dimension that is shared are the places of all fields of the group. */
	constructor(fields: readonly PlacedField[], isAccumulated: boolean) {
		this.#isAccumulated = isAccumulated;
		this.#shared = AXIS_NAMES.filter((axis) => isAccumulated || !OWN_AXES.includes(axis)).flatMap((axis) =>
			axisOf(axis, fields),
		);
	}

	/** The dimensions of an array with these fields, in their order. */
	of(fields: readonly PlacedField[]): GroupAxis[] {
		const first = fields[0];
		const own = first === undefined ? [] : axesOf(first);
		return own.flatMap((axis) =>
			this.#isAccumulated || !OWN_AXES.includes(axis)
				? this.#shared.filter((shared) => shared.axis === axis)
				: axisOf(axis, fields).map((axisOfOne) => this.#named(axisOfOne)),
		);
	}

	/** All dimensions of the group that were asked for. */
	all(): GroupAxis[] {
		return [...this.#shared, ...this.#own.values()];
	}

	/** The places of a shared dimension. */
	places(axis: AxisName): readonly (readonly number[])[] {
		return this.#shared.find((shared) => shared.axis === axis)?.places ?? [];
	}

	/** The dimension that has the same places, or a new one: `level`, `level_1`, …. */
	#named(own: GroupAxis): GroupAxis {
		const places = JSON.stringify(own.places);
		for (let i = 0; ; i++) {
			const name = i === 0 ? own.axis : `${own.axis}_${i}`;
			const known = this.#own.get(name);
			if (known !== undefined && JSON.stringify(known.places) !== places) continue;
			const axis = known ?? { ...own, name };
			this.#own.set(name, axis);
			return axis;
		}
	}
}

function axisOf(axis: AxisName, fields: readonly PlacedField[]): GroupAxis[] {
	const found = new AxisPlaces();
	for (const field of fields) {
		const value = axisValue(field, axis);
		if (value !== undefined) found.add(value);
	}
	const places = found.sorted();
	if (places.length === 0) return [];
	return [{ axis, name: axis, places, numbers: new Map(places.map((value, i) => [placeKey(value), i])) }];
}
