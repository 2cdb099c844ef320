import { decodeTime, formatTime, type TimeScale } from "../../cf/time.ts";
import { parseTimeLabel, type TimePeriod } from "../../cf/time-label.ts";
import { MiraError } from "../../errors.ts";
import {
	type AxisSelection,
	extremes,
	gap,
	type Keys,
	type LabelAxis,
	nearestPosition,
	noSuchLabel,
	positionsWhere,
	spacingAt,
} from "./label-axis.ts";

/** An axis of times, in any calendar. A label is a year, a month, a day or a moment, and stands for all of it. */
export class TimeAxis implements LabelAxis {
	readonly name: string;
	readonly #keys: Keys;
	readonly #scale: TimeScale;

	/** `values` are the numbers of the axis, undefined for what is missing. */
	constructor(name: string, values: readonly (number | bigint | undefined)[], scale: TimeScale) {
		this.name = name;
		this.#keys = values.map((value) => (value === undefined ? undefined : decodeTime(value, scale)));
		this.#scale = scale;
	}

	get length(): number {
		return this.#keys.length;
	}

	get extent(): string | undefined {
		const ends = extremes(this.#keys);
		if (ends === undefined) return undefined;
		return `${this.textAt(ends.least)} to ${this.textAt(ends.greatest)}`;
	}

	textAt(position: number): string | undefined {
		const key = this.#keys[position] as bigint | undefined;
		return key === undefined ? undefined : formatTime(key, this.#scale.calendar);
	}

	/** A time inside the period that the label names comes before any other, however near: July is not the end of June. */
	nearest(label: string, tolerance?: number): number {
		const { begin, end } = this.#period(label);
		const fromBegin = (key: number | bigint): number => Math.abs(gap(begin, key));
		const inside = nearestPosition(this.#keys, fromBegin, (key) => key >= begin && key < end);
		const found = inside ?? nearestPosition(this.#keys, fromBegin);
		if (found === undefined) throw noSuchLabel(this, `nothing is near ${this.name} = ${label}`);
		const limit = tolerance === undefined ? undefined : tolerance * Number(this.#scale.nanosecondsPerUnit);
		if (limit !== undefined && found.distance > limit)
			throw noSuchLabel(
				this,
				`${this.name} = ${label} is farther than ${tolerance} (${this.#scale.text}) from the nearest, ${this.textAt(found.position)}`,
			);
		if (inside === undefined && limit === undefined && !this.#isBetween(begin))
			if (found.distance > spacingAt(this.#keys, found.position))
				throw noSuchLabel(this, `${this.name} = ${label} lies outside`);
		return found.position;
	}

	select(label: string): AxisSelection {
		const single = parseTimeLabel(label, this.#scale.calendar);
		const { begin, end } = single ?? this.#range(label);
		const found = positionsWhere(this.#keys, (key) => key >= begin && key < end);
		if (found === undefined) throw noSuchLabel(this, `no time lies in ${label}`, "Ask for the nearest instead");
		if (found === null) throw noSuchLabel(this, `the times in ${label} are not contiguous`);
		const isMoment = single !== undefined && /:/.test(label);
		return isMoment && found.stop - found.start === 1 ? found.start : found;
	}

	/** Times have colons too: the range is divided where both sides are dates, or one is and the other empty. */
	#range(label: string): TimePeriod {
		for (let colon = label.indexOf(":"); colon >= 0; colon = label.indexOf(":", colon + 1)) {
			const [first, second] = [label.slice(0, colon).trim(), label.slice(colon + 1).trim()];
			const from = first === "" ? FOREVER : parseTimeLabel(first, this.#scale.calendar);
			const to = second === "" ? FOREVER : parseTimeLabel(second, this.#scale.calendar);
			if (from === undefined || to === undefined) continue;
			return from.begin <= to.begin || first === "" || second === ""
				? { begin: from.begin, end: to.end }
				: { begin: to.begin, end: from.end };
		}
		throw this.#noDate(label);
	}

	#period(label: string): TimePeriod {
		const period = parseTimeLabel(label, this.#scale.calendar);
		if (period === undefined) throw this.#noDate(label);
		return period;
	}

	#isBetween(instant: bigint): boolean {
		const ends = extremes(this.#keys);
		if (ends === undefined) return false;
		return instant >= (this.#keys[ends.least] as bigint) && instant <= (this.#keys[ends.greatest] as bigint);
	}

	#noDate(label: string): MiraError {
		return new MiraError("bad-selection", `"${label}" is not a date of calendar "${this.#scale.calendar}"`, {
			hint: "Write 2020, 2020-07, 2020-07-01, 2020-07-01T12:00, or a range 2020-07:2020-09",
		});
	}
}

/** Longer than any time that can be decoded. */
const FOREVER: TimePeriod = { begin: -(10n ** 30n), end: 10n ** 30n };
