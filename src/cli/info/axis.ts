import { timeScaleFor } from "../../cf/decode.ts";
import { decodeTime, formatTime, type TimeScale } from "../../cf/time.ts";
import { isMiraError } from "../../errors.ts";
import { Limiter } from "../../io/concurrency.ts";
import type { StoreArray } from "../../manifest/manifest-group.ts";
import type { ManifestStore } from "../../manifest/manifest-store.ts";
import { decode } from "../../read/decode.ts";
import { textIn } from "../../zarr/attributes.ts";
import { elementCount } from "../../zarr/nd-array.ts";

/** What the values along an axis are: enough to know where it begins and ends, and how fine it is. */
export type AxisInfo = {
	/** The first and the last value, as numbers, text, or the ISO 8601 form of times. */
	first: number | string;
	last: number | string;
	/** Between neighbours, where it is the same all along: in the units of the axis, or in words for times. */
	step: number | string | undefined;
	/** True for more than two values without a common step. */
	isUneven: boolean;
	/** The least and the greatest number, where they are not the ends. */
	range: [number, number] | undefined;
	/** Of numbers, as the file has them; dates need none. */
	units: string | undefined;
	/** Of times: the calendar, by its CF name. */
	calendar: string | undefined;
	/** How many values are missing. */
	missing: number;
};

/** Why nothing is known of an axis. */
export type AxisNote = { note: string };

/** Axes beyond this are not read: what `info` costs must not depend on how long a series is. */
const MOST_BYTES = 1_000_000;

/** Reads coordinates, each once, some at a time. */
export class AxisReader {
	readonly #store: ManifestStore;
	readonly #limiter: Limiter;
	readonly #signal: AbortSignal | undefined;
	readonly #known = new Map<string, Promise<AxisInfo | AxisNote | undefined>>();

	constructor(store: ManifestStore, concurrency: number, signal: AbortSignal | undefined) {
		this.#store = store;
		this.#limiter = new Limiter(concurrency);
		this.#signal = signal;
	}

	/**
	 * What the values of a coordinate with one dimension, or of a scalar one, are. Undefined for arrays of another kind, a note where
	 * it is too long or cannot be read: that is no reason to tell nothing else of a file.
	 */
	read(path: string): Promise<AxisInfo | AxisNote | undefined> {
		const known = this.#known.get(path);
		if (known !== undefined) return known;
		const reading = this.#read(path, this.#store.array(path));
		this.#known.set(path, reading);
		return reading;
	}

	async #read(path: string, array: StoreArray): Promise<AxisInfo | AxisNote | undefined> {
		const { shape, dataType, attributes } = array.description;
		const count = elementCount(shape);
		if (shape.length > 1 || count === 0 || !READABLE.has(dataType.kind)) return undefined;
		if (count * (dataType.itemBytes ?? 16) > MOST_BYTES) return { note: "too long to be read here" };
		try {
			const { data } = await this.#limiter.run(() => decode(this.#store, path, { signal: this.#signal }), this.#signal);
			if (dataType.kind === "text" || dataType.kind === "string") return textAxis(data as (string | null)[]);
			const scale = timeScale(array);
			return scale === undefined
				? numberAxis(Array.from(data as ArrayLike<number | bigint>, Number), textIn(attributes, "units"))
				: timeAxis(Array.from(data as ArrayLike<number | bigint>), scale);
		} catch (error) {
			if (!isMiraError(error) || this.#signal?.aborted) throw error;
			return { note: `cannot be read (${error.code})` };
		}
	}
}

const READABLE: ReadonlySet<string> = new Set(["int", "uint", "float", "time", "text", "string"]);

/** Times that cannot be understood are shown as the numbers they are. */
function timeScale({ description: { dataType, attributes } }: StoreArray): TimeScale | undefined {
	try {
		return timeScaleFor(dataType, attributes);
	} catch (error) {
		if (isMiraError(error)) return undefined;
		throw error;
	}
}

function textAxis(values: readonly (string | null)[]): AxisInfo | undefined {
	const known = values.filter((value): value is string => typeof value === "string");
	const [first] = known;
	if (first === undefined) return undefined;
	const missing = values.length - known.length;
	return { first, last: known.at(-1) ?? first, ...NO_STEP, missing };
}

const NO_STEP = { step: undefined, isUneven: false, range: undefined, units: undefined, calendar: undefined };

function numberAxis(values: readonly number[], units: string | undefined): AxisInfo | AxisNote {
	const known = values.filter((value) => !Number.isNaN(value));
	const missing = values.length - known.length;
	const [first] = known;
	const last = known.at(-1);
	if (first === undefined || last === undefined) return { note: "all values are missing" };
	const step = missing === 0 ? commonStep(known) : undefined;
	const [least, most] = extent(known);
	const isBetweenEnds = least === Math.min(first, last) && most === Math.max(first, last);
	return {
		first,
		last,
		step,
		isUneven: known.length > 2 && step === undefined,
		range: isBetweenEnds ? undefined : [least, most],
		units,
		calendar: undefined,
		missing,
	};
}

/** Neighbours of float32 axes differ in the last digits: a step holds if it leads to every value within a thousandth of itself. */
const STEP_TOLERANCE = 1e-3;

function commonStep(values: readonly number[]): number | undefined {
	const [first = 0] = values;
	if (values.length < 2) return undefined;
	const step = ((values.at(-1) as number) - first) / (values.length - 1);
	if (step === 0 || !Number.isFinite(step)) return undefined;
	const isEven = values.every((value, i) => Math.abs(value - (first + i * step)) <= STEP_TOLERANCE * Math.abs(step));
	return isEven ? Number(step.toPrecision(6)) : undefined;
}

function extent(values: readonly number[]): [number, number] {
	let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
	for (const value of values) {
		least = Math.min(least, value);
		most = Math.max(most, value);
	}
	return [least, most];
}

function timeAxis(values: readonly (number | bigint)[], scale: TimeScale): AxisInfo | AxisNote {
	const known = values.filter((value) => !Number.isNaN(value) && value !== NOT_A_TIME);
	const missing = values.length - known.length;
	const instants = known.map((value) => decodeTime(value, scale));
	const [first] = instants;
	const last = instants.at(-1);
	if (first === undefined || last === undefined) return { note: "all values are missing" };
	const step = missing === 0 ? timeStep(instants, scale) : undefined;
	const { calendar } = scale;
	return {
		first: formatTime(first, calendar),
		last: formatTime(last, calendar),
		step,
		isUneven: instants.length > 2 && step === undefined,
		range: undefined,
		units: undefined,
		calendar,
		missing,
	};
}

const NOT_A_TIME = -(2n ** 63n);
const SECOND = 1_000_000_000n;

const DURATIONS: readonly [nanoseconds: bigint, noun: string][] = [
	[86_400n * SECOND, "day"],
	[3600n * SECOND, "hour"],
	[60n * SECOND, "minute"],
	[SECOND, "second"],
	[1_000_000n, "millisecond"],
	[1_000n, "microsecond"],
	[1n, "nanosecond"],
];

/** `6 hours`, `1 day`; months and years are of one length only by their dates. */
function timeStep(instants: readonly bigint[], { calendar }: TimeScale): string | undefined {
	const [first = 0n, second] = instants;
	if (second === undefined || second === first) return undefined;
	const step = second - first;
	// Fractions of days as doubles are right to some microseconds.
	const tolerance = (step < 0n ? -step : step) / 1000n;
	const isEven = instants.every((instant, i) => {
		const error = instant - (first + BigInt(i) * step);
		return (error < 0n ? -error : error) <= tolerance;
	});
	if (isEven) return durationText(rounded(step));
	const dates = instants.map((instant) => /^(-?\d+)-(\d+)-(.*)$/.exec(formatTime(instant, calendar)) ?? []);
	const months = dates.map(([, year, month]) => Number(year) * 12 + Number(month));
	const monthStep = (months[1] ?? 0) - (months[0] ?? 0);
	const isMonthly = months.every((month, i) => month === (months[0] ?? 0) + i * monthStep);
	if (!isMonthly || monthStep <= 0 || !isSameDay(dates.map(([, , , rest = ""]) => rest))) return undefined;
	return monthStep % 12 === 0 ? plural(monthStep / 12, "year") : plural(monthStep, "month");
}

/** Middles of months are on the 14th to 17th. */
function isSameDay(rests: readonly string[]): boolean {
	const days = rests.map((rest) => Number(rest.slice(0, 2)));
	const [least, most] = extent(days);
	return most - least <= 3;
}

/** What is a whole number of seconds but for the last digits of a double. */
function rounded(step: bigint): bigint {
	const seconds = Math.round(Number(step) / 1e9);
	return seconds !== 0 && Math.abs(Number(step) / 1e9 - seconds) < 1e-4 ? BigInt(seconds) * SECOND : step;
}

function durationText(step: bigint): string {
	const sign = step < 0n ? "-" : "";
	const length = step < 0n ? -step : step;
	const [unit, noun] = DURATIONS.find(([nanoseconds]) => length % nanoseconds === 0n) ?? [1n, "nanosecond"];
	return `${sign}${plural(Number(length / unit), noun)}`;
}

function plural(count: number, noun: string): string {
	return count === 1 ? `1 ${noun}` : `${count} ${noun}s`;
}
