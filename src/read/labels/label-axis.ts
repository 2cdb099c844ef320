import { MiraError } from "../../errors.ts";

/** The labels along one dimension, in memory. */
export interface LabelAxis {
	readonly name: string;
	readonly length: number;
	/**
	 * The position nearest to a label. Of two that are as near the one with the greater value, as in xarray. Without a `tolerance`
	 * a label may lie one spacing beyond the ends; with one, it must not be farther from its position, in the units of the axis.
	 */
	nearest(label: string, tolerance?: number): number;
	/** What a label selects: `30` one position, exactly; `30:50` those from 30 to 50, both included, whichever way the axis goes. */
	select(label: string): AxisSelection;
	/** The label at a position, for people; undefined where it is missing. */
	textAt(position: number): string | undefined;
	/** The least and the greatest label, for people; undefined where all values are missing. */
	readonly extent: string | undefined;
}

/** One position, or those from `start` up to but not including `stop`. */
export type AxisSelection = number | { start: number; stop: number };

/** The values of an axis as they are compared; undefined where one is missing. */
export type Keys = readonly (number | bigint | undefined)[];

/** How far two keys are apart, with the sign. Both are numbers, or both bigints. */
export function gap(from: number | bigint, to: number | bigint): number {
	return typeof from === "bigint" ? Number((to as bigint) - from) : (to as number) - from;
}

/** The position whose key is nearest, among those that `holds`; of two that are as near the greater. */
export function nearestPosition(
	keys: Keys,
	distance: (key: number | bigint) => number,
	holds: (key: number | bigint) => boolean = () => true,
): { position: number; distance: number } | undefined {
	let best: { position: number; distance: number; key: number | bigint } | undefined;
	for (let position = 0; position < keys.length; position++) {
		const key = keys[position];
		if (key === undefined || !holds(key)) continue;
		const own = distance(key);
		if (best === undefined || own < best.distance || (own === best.distance && key > best.key))
			best = { position, distance: own, key };
	}
	return best;
}

/** The positions whose keys `hold`, which must stand side by side; undefined if there are none, null if others are between. */
export function positionsWhere(
	keys: Keys,
	holds: (key: number | bigint) => boolean,
): { start: number; stop: number } | undefined | null {
	let start = -1;
	let stop = -1;
	let count = 0;
	for (let position = 0; position < keys.length; position++) {
		const key = keys[position];
		if (key === undefined || !holds(key)) continue;
		if (start < 0) start = position;
		stop = position + 1;
		count++;
	}
	if (count === 0) return undefined;
	return stop - start === count ? { start, stop } : null;
}

/** The least and the greatest key; undefined where all are missing. */
export function extremes(keys: Keys): { least: number; greatest: number } | undefined {
	let least = -1;
	let greatest = -1;
	for (const [position, key] of keys.entries()) {
		if (key === undefined) continue;
		if (least < 0 || key < (keys[least] as number | bigint)) least = position;
		if (greatest < 0 || key > (keys[greatest] as number | bigint)) greatest = position;
	}
	return least < 0 ? undefined : { least, greatest };
}

/** How far the nearest other key is from one: the spacing of the axis there. 0 for the only one. */
export function spacingAt(keys: Keys, position: number, distance: typeof gap = gap): number {
	const own = keys[position] as number | bigint;
	const other = nearestPosition(
		keys,
		(key) => Math.abs(distance(own, key)),
		(key) => key !== own,
	);
	return other?.distance ?? 0;
}

/** A label that an axis does not have. */
export function noSuchLabel(axis: Pick<LabelAxis, "name" | "extent">, message: string, hint?: string): MiraError {
	const range =
		axis.extent === undefined ? `all values of ${axis.name} are missing` : `${axis.name} goes from ${axis.extent}`;
	return new MiraError("bad-selection", `${message}; ${range}`, { hint });
}
