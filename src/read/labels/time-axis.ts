import { decodeTime, formatTime, type TimeScale } from "../../cf/time.ts";
import { parseTimeLabel, type TimePeriod } from "../../cf/time-label.ts";
import { MiraError } from "../../errors.ts";
import {
	type AxisSelection,
	extremes,
	type FindOptions,
	gap,
	type Keys,
	type Label,
	type LabelAxis,
	nearestPosition,
	noRange,
	noSuchLabel,
	notUnique,
	oneOrMore,
	padded,
	positionsWhere,
	requireOrder,
	SIDES,
	spacingAt,
} from "./label-axis.ts";
import { SortedKeys } from "./sorted-keys.ts";

/** An axis of times, in any calendar. A label is a year, a month, a day or a moment, and stands for all of it. */
export class TimeAxis implements LabelAxis {
	readonly name: string;
	readonly #keys: Keys;
	readonly #scale: TimeScale;
	readonly #sorted: SortedKeys<bigint>;
	readonly #ends: ReturnType<typeof extremes>;
	#unit: bigint | undefined;

	/** `values` are the numbers of the axis, undefined for what is missing. */
	constructor(name: string, values: readonly (number | bigint | undefined)[], scale: TimeScale) {
		this.name = name;
		this.#keys = values.map((value) => (value === undefined ? undefined : decodeTime(value, scale)));
		this.#scale = scale;
		this.#sorted = new SortedKeys(this.#keys as (bigint | undefined)[]);
		this.#ends = extremes(this.#keys);
	}

	get length(): number {
		return this.#keys.length;
	}

	get extent(): string | undefined {
		const ends = this.#ends;
		if (ends === undefined) return undefined;
		return `${this.textAt(ends.least)} to ${this.textAt(ends.greatest)}`;
	}

	textAt(position: number): string | undefined {
		const key = this.#keys[position] as bigint | undefined;
		return key === undefined ? undefined : formatTime(key, this.#scale.calendar);
	}

	/** A time inside the period that the label names comes before any other, however near: July is not the end of June. */
	nearest(label: string, tolerance?: number): number {
		return this.#nearest(this.#period(label), label, tolerance);
	}

	#nearest({ begin, end }: TimePeriod, label: string, tolerance: number | undefined): number {
		const fromBegin = (key: number | bigint): number => Math.abs(gap(begin, key));
		const { below, above } = this.#sorted.around(begin);
		const candidates =
			this.#sorted.order === "mixed" ? undefined : [below, above].filter((position) => position !== undefined);
		const inside = nearestPosition(this.#keys, fromBegin, (key) => key >= begin && key < end, candidates);
		const found = inside ?? nearestPosition(this.#keys, fromBegin, undefined, candidates);
		if (found === undefined) throw noSuchLabel(this, `nothing is near ${this.name} = ${label}`);
		const limit = this.#limit(tolerance);
		if (limit !== undefined && found.distance > limit) throw this.#tooFar(label, tolerance, found.position);
		if (inside === undefined && limit === undefined && !this.#isBetween(begin))
			if (found.distance > spacingAt(this.#keys, found.position))
				throw noSuchLabel(this, `${this.name} = ${label} lies outside`);
		return found.position;
	}

	find(label: Label, { method, tolerance, isListed }: FindOptions): number | readonly number[] {
		const { period, text, isMoment } = this.#asked(label);
		const { begin } = period;
		if (method !== undefined) {
			requireOrder(this, this.#sorted);
			const wanted = isMoment || isListed ? { begin, end: begin + 1n } : period;
			if (method === "nearest") return this.#nearest(wanted, text, tolerance);
			const found = padded(method, this.#sorted.around(begin), this.#sorted.order);
			if (found === undefined) throw noSuchLabel(this, `nothing stands ${SIDES[method]} ${this.name} = ${text}`);
			const distance = Math.abs(gap(begin, this.#keys[found] as bigint));
			if (distance > (this.#limit(tolerance) ?? Number.POSITIVE_INFINITY)) throw this.#tooFar(text, tolerance, found);
			return found;
		}
		if (isListed && !this.#sorted.isUnique) throw notUnique(this);
		if (isMoment || isListed || this.#isExact(period)) {
			const found = this.#sorted.positionsOf(begin);
			if (found.length === 0) throw noSuchLabel(this, `no time is ${text}`, "Ask for the nearest instead");
			return oneOrMore(found);
		}
		return this.#inside(period, text);
	}

	/** All times of a period. There may be none between two others, as in xarray; beyond the ends there is no such period. */
	#inside({ begin, end }: TimePeriod, text: string): readonly number[] {
		if (this.#sorted.order === "mixed")
			return this.#keys.flatMap((key, position) => (key !== undefined && key >= begin && key < end ? [position] : []));
		const [least, greatest] = [this.#ends?.least, this.#ends?.greatest].map((i) => this.#keys[i ?? -1]);
		if (least === undefined || greatest === undefined || end <= least || begin > greatest)
			throw noSuchLabel(this, `no time lies in ${text}`, "Ask for the nearest instead");
		return this.#sorted.within([begin, end - 1n]);
	}

	between(start: Label | null, stop: Label | null): readonly number[] {
		const [first, last] = [start, stop].map((label) => (label === null ? undefined : this.#asked(label)));
		const { order } = this.#sorted;
		if (order === "mixed") {
			const isMoments = [first, last].every((asked) => asked === undefined || asked.isMoment);
			const found = isMoments ? this.#sorted.fromTo(first?.period.begin, last?.period.begin, this.length) : undefined;
			if (found === undefined) throw noRange(this);
			return found;
		}
		// Where one period holds the other the axis decides which end is which.
		const isDescending = order === "descending";
		const isTurned =
			first === undefined ||
			last === undefined ||
			(first.period.begin < last.period.end && last.period.begin < first.period.end)
				? isDescending
				: first.period.begin > last.period.begin;
		const [low, high] = isTurned ? [last, first] : [first, last];
		return this.#sorted.within([low?.period.begin, high === undefined ? undefined : high.period.end - 1n]);
	}

	/** A label as a period; dates of JavaScript are moments. */
	#asked(label: Label): { period: TimePeriod; text: string; isMoment: boolean } {
		if (label instanceof Date) {
			const text = Number.isNaN(label.getTime()) ? "an invalid date" : label.toISOString();
			const { begin } = this.#period(text);
			return { period: { begin, end: begin + 1n }, text, isMoment: true };
		}
		if (typeof label === "string") return { period: this.#period(label), text: label, isMoment: false };
		throw new MiraError("bad-selection", `${this.name} has times, and ${label} is none`, {
			hint: `Write 2020-07-01T12:00, or ${this.textAt(0)} for what is stored first`,
		});
	}

	/**
	 * True where a label is as exact as the times are: then it is one of them, and no period. That is the rule of pandas; calendars that
	 * it does not have are xarray's own, and there a label is always a period.
	 */
	#isExact({ begin, end }: TimePeriod): boolean {
		const { calendar } = this.#scale;
		const isReal = calendar === "proleptic_gregorian" || calendar === "standard";
		return isReal && end - begin <= this.#resolution();
	}

	/** The coarsest unit that all times are whole numbers of, a day at most. */
	#resolution(): bigint {
		this.#unit ??=
			RESOLUTIONS.find((unit) => this.#keys.every((key) => key === undefined || (key as bigint) % unit === 0n)) ?? 1n;
		return this.#unit;
	}

	#limit(tolerance: number | undefined): number | undefined {
		return tolerance === undefined ? undefined : tolerance * Number(this.#scale.nanosecondsPerUnit);
	}

	#tooFar(label: string, tolerance: number | undefined, position: number): MiraError {
		return noSuchLabel(
			this,
			`${this.name} = ${label} is farther than ${tolerance} (${this.#scale.text}) from the nearest, ${this.textAt(position)}`,
		);
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
		const ends = this.#ends;
		if (ends === undefined) return false;
		return instant >= (this.#keys[ends.least] as bigint) && instant <= (this.#keys[ends.greatest] as bigint);
	}

	#noDate(label: string): MiraError {
		return new MiraError("bad-selection", `"${label}" is not a date of calendar "${this.#scale.calendar}"`, {
			hint: "Write 2020, 2020-07, 2020-07-01, 2020-07-01T12:00, or a range 2020-07:2020-09",
		});
	}
}

/** A day, an hour, and so on down to a microsecond: what pandas tells apart. */
const RESOLUTIONS = [86_400n, 3600n, 60n, 1n].map((seconds) => seconds * 10n ** 9n).concat(1_000_000n, 1000n);

/** Longer than any time that can be decoded. */
const FOREVER: TimePeriod = { begin: -(10n ** 30n), end: 10n ** 30n };
