import { MiraError } from "../../errors.ts";
import type { KeyOrder, SortedKeys } from "./sorted-keys.ts";

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
	/**
	 * Where a label of a program is: one position, or several where the axis has it more than once, or it names a period of time. Refused
	 * as in xarray: where it is not there, or a method is asked of values that are in no order or there more than once.
	 */
	find(label: Label, how: FindOptions): number | readonly number[];
	/** The positions from one label to another, both included, whichever way the axis goes; an end that is null is that of the axis. */
	between(start: Label | null, stop: Label | null): readonly number[];
	/** The label at a position, for people; undefined where it is missing. */
	textAt(position: number): string | undefined;
	/** The least and the greatest label, for people; undefined where all values are missing. */
	readonly extent: string | undefined;
}

/** A label as programs give it: a number, a text or a date; text may be a date too, and is then the period that it names. */
export type Label = number | bigint | string | Date;

/** What to do where no value is equal to a label: take the nearest, the one before (`pad`) or the one behind it (`backfill`). */
export type LabelMethod = "nearest" | "pad" | "ffill" | "backfill" | "bfill";

/** How a label is looked for. */
export type FindOptions = {
	/** Without one a value must be equal. */
	method?: LabelMethod | undefined;
	/** How far the value may be, in the units of the axis. */
	tolerance?: number | undefined;
	/** True for one of a list: a date is then its first moment, as in xarray. */
	isListed?: boolean | undefined;
};

/** One position, or those from `start` up to but not including `stop`. */
export type AxisSelection = number | { start: number; stop: number };

/** The values of an axis as they are compared; undefined where one is missing. */
export type Keys = readonly (number | bigint | undefined)[];

/** How far two keys are apart, with the sign. Both are numbers, or both bigints. */
export function gap(from: number | bigint, to: number | bigint): number {
	return typeof from === "bigint" ? Number((to as bigint) - from) : (to as number) - from;
}

/** The position whose key is nearest, among candidates that `hold`; of two that are as near the greater. */
export function nearestPosition(
	keys: Keys,
	distance: (key: number | bigint) => number,
	holds: (key: number | bigint) => boolean = () => true,
	candidates: Iterable<number> = keys.keys(),
): { position: number; distance: number } | undefined {
	let best: { position: number; distance: number; key: number | bigint } | undefined;
	for (const position of candidates) {
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

/** A method needs values in order, each there once: the conditions of pandas. */
export function requireOrder(
	axis: Pick<LabelAxis, "name">,
	keys: Pick<SortedKeys<number>, "order" | "isUnique">,
): void {
	if (keys.order !== "mixed" && keys.isUnique) return;
	const problem = keys.isUnique ? "neither go up nor down" : "are there more than once";
	throw new MiraError("bad-selection", `values of ${axis.name} ${problem}: what is near to a label cannot be told`, {
		hint: "Select by position, or ask for a value that is there",
	});
}

/**
 * The position before or behind a place between two values, as pandas counts them: `pad` takes the one with the lesser position,
 * which is that of the greater value where the axis goes down.
 */
export function padded(
	method: Exclude<LabelMethod, "nearest">,
	{ below, above }: { below: number | undefined; above: number | undefined },
	order: KeyOrder,
): number | undefined {
	const isBefore = method === "pad" || method === "ffill";
	return isBefore === (order !== "descending") ? below : above;
}

/** Where a method looks, for messages. */
export const SIDES = { pad: "before", ffill: "before", backfill: "behind", bfill: "behind" } as const;

/** Positions of a label that stands there as it is: one as a number, several as they are. */
export function oneOrMore(positions: readonly number[]): number | readonly number[] {
	return positions.length === 1 ? (positions[0] as number) : positions;
}

/** Two ends in the order of values, the lesser first, whichever the caller gave first; an open end is that of the axis. */
export function inOrder<K extends number | bigint | string>(
	start: K | undefined,
	stop: K | undefined,
	order: KeyOrder,
): [low: K | undefined, high: K | undefined] {
	if (start === undefined || stop === undefined) return order === "descending" ? [stop, start] : [start, stop];
	return start <= stop ? [start, stop] : [stop, start];
}

/** What a list of labels says of values that are there more than once. */
export function notUnique({ name }: Pick<LabelAxis, "name">): MiraError {
	return new MiraError(
		"bad-selection",
		`values of ${name} are there more than once: a list of labels names no places`,
		{
			hint: "Select by position, or label by label",
		},
	);
}

/** A range of values in no order, whose ends are not both there, each in one place. */
export function noRange({ name }: Pick<LabelAxis, "name">): MiraError {
	return new MiraError(
		"bad-selection",
		`values of ${name} neither go up nor down: both ends of a range must be there, in one place`,
		{
			hint: "Select by position",
		},
	);
}
