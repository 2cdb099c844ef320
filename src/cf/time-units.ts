import { MiraError } from "../errors.ts";
import type { Calendar } from "./calendar.ts";
import { decodeTime, type TimeScale } from "./time.ts";

/** Times as numbers: whole ones exactly, others as doubles. */
export type TimeNumbers = { dataType: "int64"; values: BigInt64Array } | { dataType: "float64"; values: Float64Array };

/**
 * The same instants as numbers of other units: integers where all of them are whole and none is missing, else float64 with NaN
 * for what is missing (where a code is set, or the number is NaN). Refused where a number of the new units cannot mean exactly
 * the same instant; `commonTimeUnits` finds units that can.
 */
export function convertTimeUnits(
	values: ArrayLike<number | bigint>,
	from: TimeScale,
	to: TimeScale,
	codes?: Uint8Array,
): TimeNumbers {
	if (from.calendar !== to.calendar && !(isReal(from.calendar) && isReal(to.calendar)))
		throw refused(from, to, `calendar "${from.calendar}" has other days than "${to.calendar}"`);
	const instants = Array.from(values, (value, i) =>
		Number.isNaN(value) || (codes?.[i] ?? 0) !== 0 ? undefined : decodeTime(value, from),
	);
	const isWhole = instants.every(
		(instant) => instant !== undefined && (instant - to.reference) % to.nanosecondsPerUnit === 0n,
	);
	if (isWhole)
		return {
			dataType: "int64",
			values: BigInt64Array.from(instants as bigint[], (instant) => {
				const number = (instant - to.reference) / to.nanosecondsPerUnit;
				if (number !== BigInt.asIntN(64, number)) throw refused(from, to, `${number} is beyond 64 bits`);
				return number;
			}),
		};
	return { dataType: "float64", values: Float64Array.from(instants, (instant) => toDouble(instant, from, to)) };
}

function toDouble(instant: bigint | undefined, from: TimeScale, to: TimeScale): number {
	if (instant === undefined) return Number.NaN;
	const offset = instant - to.reference;
	const whole = offset / to.nanosecondsPerUnit;
	const number = Number(whole) + Number(offset % to.nanosecondsPerUnit) / Number(to.nanosecondsPerUnit);
	if (decodeTime(number, to) === instant) return number;
	throw refused(from, to, `no number of these units is exactly ${offset} ns`);
}

/** Calendars that count the same, real days: an instant is one number in all of them. */
function isReal(calendar: Calendar): boolean {
	return calendar === "standard" || calendar === "proleptic_gregorian" || calendar === "julian";
}

const UNITS: readonly [name: string, nanoseconds: bigint][] = [
	["days", 86_400_000_000_000n],
	["hours", 3_600_000_000_000n],
	["minutes", 60_000_000_000n],
	["seconds", 1_000_000_000n],
	["milliseconds", 1_000_000n],
	["microseconds", 1_000n],
	["nanoseconds", 1n],
];

/**
 * The coarsest units, with the reference date of the first, in which whole numbers of all the others are whole, too: `days
 * since 2000-01-01` and `hours since 2001-01-01` have `hours since 2000-01-01` in common.
 */
export function commonTimeUnits(scales: readonly TimeScale[]): string {
	const [first] = scales;
	if (first === undefined) throw new MiraError("bad-argument", "no time units were given");
	const steps = scales.flatMap(({ nanosecondsPerUnit, reference }) => [
		nanosecondsPerUnit,
		reference - first.reference,
	]);
	const [name] = UNITS.find(([, nanoseconds]) => steps.every((step) => step % nanoseconds === 0n)) ?? ["nanoseconds"];
	return `${name} since ${/\ssince\s+(.*\S)/i.exec(first.text)?.[1] ?? "1970-01-01"}`;
}

function refused(from: TimeScale, to: TimeScale, reason: string): MiraError {
	return new MiraError(
		"unsupported-feature",
		`times in "${from.text}" cannot be re-expressed in "${to.text}": ${reason}`,
		{ hint: "Choose other units, for instance those of commonTimeUnits" },
	);
}
