import { hint, MiraError, option } from "../errors.ts";
import { type DataType, isNumeric, NOT_A_TIME } from "../zarr/data-type.ts";
import { type Calendar, dateOfDay, dayOfDate, GREGORIAN_REFORM_DAY, parseCalendar } from "./calendar.ts";

/** What the numbers of a time axis mean. */
export type TimeScale = {
	nanosecondsPerUnit: bigint;
	/** Where they begin, in nanoseconds since 1970-01-01 of the calendar. */
	reference: bigint;
	calendar: Calendar;
	/** `days since 2000-01-01`, for messages. */
	text: string;
};

const SECOND = 1_000_000_000n;
const DAY = 86_400n * SECOND;

/** Names of units in nanoseconds, as UDUNITS and cftime have them. `m` is a metre. */
const UNITS: readonly [RegExp, bigint][] = [
	[/^(ns|nanosec(ond)?s?)$/i, 1n],
	[/^([uµμ]s|microsec(ond)?s?)$/i, 1_000n],
	[/^(ms|msecs?|millisec(ond)?s?)$/i, 1_000_000n],
	[/^(s|sec(ond)?s?)$/i, SECOND],
	[/^min(ute)?s?$/i, 60n * SECOND],
	[/^(h|hrs?|hours?)$/i, 3600n * SECOND],
	[/^(d|days?)$/i, DAY],
];

const SINCE = /^\s*(\S+)\s+since\s+(.+?)\s*$/i;

/** Year, month, day, hour, minute, second, fraction, `Z`, sign and hours and minutes of the zone, which needs no sign if it is 0:00. */
const REFERENCE =
	/^([+-]?\d{1,6})(?:-(\d{1,2})(?:-(\d{1,2}))?)?(?:[T\s]\s*(\d{1,2})(?::(\d{1,2})(?::(\d{1,2})(?:\.(\d*))?)?)?)?\s*(?:Z|UTC|GMT|([+-])(\d{1,2}):?(\d{2})?|(?<=\s)00?:00)?$/i;

/**
 * The meaning of numbers that have CF `units` such as `days since 2000-01-01 06:00 +01:00`, or of a NumPy datetime64 array.
 * Undefined for numbers without a reference date (`days`): those are not times.
 */
export function timeScaleOf(type: DataType, units?: string, calendarName?: string): TimeScale | undefined {
	if (type.name === "numpy.datetime64") return datetime64Scale(type);
	if (!isNumeric(type) || units === undefined || !/\ssince\s/i.test(units)) return undefined;
	return parseTimeUnits(units, calendarName);
}

/** Reads CF `units` and `calendar` (CF conventions, section 4.4). What is not known is refused, never guessed. */
export function parseTimeUnits(units: string, calendarName?: string): TimeScale {
	const calendar = parseCalendar(calendarName);
	const [, unit = "", reference = ""] = SINCE.exec(units) ?? [];
	const nanosecondsPerUnit = unitNanoseconds(unit, calendar);
	if (nanosecondsPerUnit === undefined)
		throw refused(units, `"${unit}" is not a unit of time of fixed length in calendar "${calendar}"`);
	const begin = parseReference(reference, calendar);
	if (begin === undefined) throw refused(units, `"${reference}" is not a date of calendar "${calendar}"`);
	return { nanosecondsPerUnit, reference: begin, calendar, text: units };
}

function refused(units: string, reason: string): MiraError {
	return new MiraError("unsupported-feature", `times in "${units}" cannot be decoded: ${reason}`, {
		...hint`Pass ${option("times", "number")} to read the numbers as they are`,
	});
}

function unitNanoseconds(unit: string, calendar: Calendar): bigint | undefined {
	// Only here do all months have one length; cftime too takes them for this calendar alone.
	if (calendar === "360_day" && /^months?$/i.test(unit)) return 30n * DAY;
	return UNITS.find(([names]) => names.test(unit))?.[1];
}

function parseReference(text: string, calendar: Calendar): bigint | undefined {
	const match = REFERENCE.exec(text);
	if (match === null) return undefined;
	const [year, month, day, hour, minute, second] = [1, 2, 3, 4, 5, 6].map((i) => match[i]);
	const days = dayOfDate(calendar, { year: Number(year), month: Number(month ?? 1), day: Number(day ?? 1) });
	if (days === undefined || Number(hour ?? 0) > 23 || Number(minute ?? 0) > 59 || Number(second ?? 0) > 59)
		return undefined;
	const fraction = BigInt((match[7] ?? "").padEnd(9, "0").slice(0, 9));
	const zoneMinutes = (Number(match[9] ?? 0) * 60 + Number(match[10] ?? 0)) * (match[8] === "-" ? -1 : 1);
	const seconds = Number(hour ?? 0) * 3600 + (Number(minute ?? 0) - zoneMinutes) * 60 + Number(second ?? 0);
	return BigInt(days) * DAY + BigInt(seconds) * SECOND + fraction;
}

function datetime64Scale(type: Extract<DataType, { kind: "time" }>): TimeScale {
	const unit = type.unit === "W" ? 7n * DAY : type.unit === "m" ? 60n * SECOND : unitNanoseconds(type.unit, "standard");
	const text = `datetime64[${type.scaleFactor === 1 ? "" : type.scaleFactor}${type.unit}]`;
	if (unit === undefined) throw refused(text, "its unit has no whole number of nanoseconds");
	return {
		nanosecondsPerUnit: unit * BigInt(type.scaleFactor),
		reference: 0n,
		calendar: "proleptic_gregorian",
		text,
	};
}

/** Days from 1970 that years of six digits can name. */
const MAX_DAYS = 365_000_000;

/**
 * The instant of a number, in nanoseconds since 1970-01-01 of its calendar. Whole numbers are exact. Others are cut to
 * nanoseconds where datetime64 can hold the time, as xarray does; elsewhere rounded to microseconds, as cftime does.
 */
export function decodeTime(value: number | bigint, scale: TimeScale): bigint {
	const { nanosecondsPerUnit, reference } = scale;
	const nanoseconds = Number(value) * Number(nanosecondsPerUnit);
	if (!(Math.abs(nanoseconds) < MAX_DAYS * Number(DAY)))
		throw refused(scale.text, `the value ${value} is too far from its reference date`);
	if (typeof value === "bigint" || Number.isInteger(value)) return reference + BigInt(value) * nanosecondsPerUnit;
	const instant = reference + BigInt(Math.trunc(nanoseconds));
	if (fitsDatetime64(reference, scale) && fitsDatetime64(instant, scale)) return instant;
	// The whole part apart, as exactly as cftime's extended precision has it.
	const microseconds = BigInt(Math.round(((value % 1) * Number(nanosecondsPerUnit)) / 1000));
	return reference + BigInt(Math.trunc(value)) * nanosecondsPerUnit + microseconds * 1000n;
}

/** datetime64[ns] counts days of the Gregorian calendar, for some 292 years either way; its least number is NaT. */
function fitsDatetime64(instant: bigint, { calendar }: TimeScale): boolean {
	if (instant !== BigInt.asIntN(64, instant) || instant === NOT_A_TIME) return false;
	if (calendar === "standard") return instant >= BigInt(GREGORIAN_REFORM_DAY) * DAY;
	return calendar === "proleptic_gregorian";
}

/** ISO 8601 text of an instant, without a zone (CF times are UTC), with as many of 0, 3, 6 or 9 decimals as it needs. */
export function formatTime(instant: bigint, calendar: Calendar): string {
	const days = floorDivide(instant, DAY);
	const rest = instant - days * DAY;
	const { year, month, day } = dateOfDay(calendar, Number(days));
	const seconds = Number(rest / SECOND);
	const decimals = pad(Number(rest % SECOND), 9).replace(/(000)+$/, "");
	const date = `${year < 0 ? "-" : ""}${pad(Math.abs(year), 4)}-${pad(month, 2)}-${pad(day, 2)}`;
	const time = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map((part) => pad(part, 2));
	return `${date}T${time.join(":")}${decimals === "" ? "" : `.${decimals}`}`;
}

function pad(value: number, digits: number): string {
	return String(value).padStart(digits, "0");
}

/** ISO 8601 texts of numbers, null where a code is set or the number is NaN. */
export function timesToIso(
	values: ArrayLike<number | bigint>,
	scale: TimeScale,
	codes?: Uint8Array,
): (string | null)[] {
	return Array.from(values, (value, i) =>
		isMissing(value, codes?.[i]) ? null : formatTime(decodeTime(value, scale), scale.calendar),
	);
}

/** Numbers as datetime64[ns], NaT where a code is set or the number is NaN. Refused where that type has no such date. */
export function timesToDatetime64(
	values: ArrayLike<number | bigint>,
	scale: TimeScale,
	codes?: Uint8Array,
): BigInt64Array {
	return BigInt64Array.from(values, (value, i) => {
		if (isMissing(value, codes?.[i])) return NOT_A_TIME;
		const instant = decodeTime(value, scale);
		if (fitsDatetime64(instant, scale)) return instant;
		throw new MiraError(
			"unsupported-feature",
			`datetime64[ns] cannot hold ${formatTime(instant, scale.calendar)} of calendar "${scale.calendar}"`,
			{ ...hint`Pass ${option("times", "iso")} to get text` },
		);
	});
}

const MILLISECOND = 1_000_000n;

/**
 * Numbers as milliseconds since 1970-01-01T00:00Z, what `new Date(…)` takes; NaN where a code is set or the number is NaN.
 * Dates of a model's calendar are taken for the same dates of the real one; those that it does not have, such as the 30th of
 * February, are refused.
 */
export function timesToEpoch(values: ArrayLike<number | bigint>, scale: TimeScale, codes?: Uint8Array): Float64Array {
	return Float64Array.from(values, (value, i) => {
		if (isMissing(value, codes?.[i])) return Number.NaN;
		const instant = realInstant(decodeTime(value, scale), scale.calendar);
		// In two parts, each of which a number holds exactly.
		return Number(instant / MILLISECOND) + Number(instant % MILLISECOND) / 1e6;
	});
}

/** An instant of a calendar on the real axis of days. Those of `standard`, `proleptic_gregorian` and `julian` are there. */
function realInstant(instant: bigint, calendar: Calendar): bigint {
	if (calendar === "standard" || calendar === "proleptic_gregorian" || calendar === "julian") return instant;
	const day = floorDivide(instant, DAY);
	const real = dayOfDate("proleptic_gregorian", dateOfDay(calendar, Number(day)));
	if (real !== undefined) return BigInt(real) * DAY + (instant - day * DAY);
	throw new MiraError("unsupported-feature", `the real calendar has no ${formatTime(instant, calendar).slice(0, 10)}`, {
		...hint`Pass ${option("times", "iso")} to get text`,
	});
}

function floorDivide(dividend: bigint, divisor: bigint): bigint {
	const quotient = dividend / divisor;
	return dividend % divisor < 0n ? quotient - 1n : quotient;
}

function isMissing(value: number | bigint, code: number | undefined): boolean {
	return (code !== undefined && code !== 0) || Number.isNaN(value);
}
