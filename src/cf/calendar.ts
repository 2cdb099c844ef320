import { hint, MiraError, option } from "../errors.ts";

/** Calendars of the CF conventions (section 4.4.1), each under one name. */
export type Calendar = "standard" | "proleptic_gregorian" | "julian" | "noleap" | "all_leap" | "360_day";

/** A day by its date. `standard` and `julian` have no year 0: the year before 1 is -1. */
export type CalendarDate = { year: number; month: number; day: number };

const NAMES: ReadonlyMap<string, Calendar> = new Map([
	["standard", "standard"],
	["gregorian", "standard"],
	["proleptic_gregorian", "proleptic_gregorian"],
	["julian", "julian"],
	["noleap", "noleap"],
	["365_day", "noleap"],
	["all_leap", "all_leap"],
	["366_day", "all_leap"],
	["360_day", "360_day"],
]);

/** The calendar of that name, in any case; `standard` where none is given. `none` and unknown names are refused. */
export function parseCalendar(name = "standard"): Calendar {
	const calendar = NAMES.get(name.trim().toLowerCase());
	if (calendar !== undefined) return calendar;
	throw new MiraError("unsupported-feature", `the dates of calendar "${name}" are not known`, {
		...hint`Pass ${option("times", "number")} to read the numbers as they are`,
	});
}

/** 1582-10-15, the first day of the Gregorian calendar; the day before it was 1582-10-04 of the Julian one. */
export const GREGORIAN_REFORM_DAY = -141427;

/** Years that begin in March, so the day that comes and goes is their last. */
type YearRule = {
	/** Leap days in March years before the given one. */
	leapDays: (year: number) => number;
	meanDays: number;
	/** Day number of 1970-01-01 (of the Gregorian calendar, where days are real ones) from 1 March of year 0. */
	epoch: number;
};

const GREGORIAN: YearRule = {
	leapDays: (year) => Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400),
	meanDays: 365.2425,
	epoch: 719468,
};
const JULIAN: YearRule = { leapDays: (year) => Math.floor(year / 4), meanDays: 365.25, epoch: 719470 };
const NO_LEAP: YearRule = { leapDays: () => 0, meanDays: 365, epoch: 718991 };
const ALL_LEAP: YearRule = { leapDays: (year) => year, meanDays: 366, epoch: 720960 };
const EPOCH_360 = 1970 * 360;

/**
 * The number of a day: 0 is 1970-01-01, of the Gregorian calendar for the calendars of real days, of itself for the others.
 * Undefined for a date that the calendar does not have.
 */
export function dayOfDate(calendar: Calendar, date: CalendarDate): number | undefined {
	const { month, day } = date;
	if (month < 1 || month > 12 || (date.year === 0 && !hasYearZero(calendar))) return undefined;
	const year = date.year < 0 && !hasYearZero(calendar) ? date.year + 1 : date.year;
	const number =
		calendar === "360_day"
			? year * 360 + (month - 1) * 30 + day - 1 - EPOCH_360
			: dayNumber(yearRule(calendar, date), year, month, day);
	// Days that a month does not have, and those the reform left out, come back as another date.
	const back = dateOfDay(calendar, number);
	return back.year === date.year && back.month === month && back.day === day ? number : undefined;
}

/** The date of a day. */
export function dateOfDay(calendar: Calendar, number: number): CalendarDate {
	const date = calendar === "360_day" ? dateOf360(number) : dateOfNumber(yearRule(calendar, number), number);
	if (date.year <= 0 && !hasYearZero(calendar)) date.year--;
	return date;
}

function hasYearZero(calendar: Calendar): boolean {
	return calendar !== "standard" && calendar !== "julian";
}

function yearRule(calendar: Exclude<Calendar, "360_day">, at: CalendarDate | number): YearRule {
	switch (calendar) {
		case "proleptic_gregorian":
			return GREGORIAN;
		case "julian":
			return JULIAN;
		case "noleap":
			return NO_LEAP;
		case "all_leap":
			return ALL_LEAP;
		case "standard":
			return isAfterReform(at) ? GREGORIAN : JULIAN;
	}
}

function isAfterReform(at: CalendarDate | number): boolean {
	if (typeof at === "number") return at >= GREGORIAN_REFORM_DAY;
	return at.year * 10000 + at.month * 100 + at.day >= 1582_10_15;
}

function dayNumber(rule: YearRule, year: number, month: number, day: number): number {
	const marchYear = month > 2 ? year : year - 1;
	return yearBegin(rule, marchYear) + monthBegin((month + 9) % 12) + day - 1;
}

function dateOfNumber(rule: YearRule, number: number): CalendarDate {
	let marchYear = Math.floor((number + rule.epoch) / rule.meanDays);
	while (yearBegin(rule, marchYear) > number) marchYear--;
	while (yearBegin(rule, marchYear + 1) <= number) marchYear++;
	const dayOfYear = number - yearBegin(rule, marchYear);
	const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
	const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
	return { year: month > 2 ? marchYear : marchYear + 1, month, day: dayOfYear - monthBegin(marchMonth) + 1 };
}

function yearBegin(rule: YearRule, marchYear: number): number {
	return marchYear * 365 + rule.leapDays(marchYear) - rule.epoch;
}

/** Days before a month counted from March: from there on, lengths repeat every five months (31, 30, 31, 30, 31). */
function monthBegin(marchMonth: number): number {
	return Math.floor((153 * marchMonth + 2) / 5);
}

function dateOf360(number: number): CalendarDate {
	const days = number + EPOCH_360;
	const year = Math.floor(days / 360);
	const dayOfYear = days - year * 360;
	return { year, month: Math.floor(dayOfYear / 30) + 1, day: (dayOfYear % 30) + 1 };
}
