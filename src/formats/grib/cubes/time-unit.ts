import { MiraError } from "../../../errors.ts";
import type { ReferenceTime } from "../field.ts";

/** Seconds of a unit of time: code table 4.4 of edition 2, code table 4 of edition 1 where they agree. */
const UNIT_SECONDS: ReadonlyMap<number, number> = new Map([
	[0, 60],
	[1, 3600],
	[2, 86_400],
	[10, 3 * 3600],
	[11, 6 * 3600],
	[12, 12 * 3600],
]);

/** Months of a unit of the calendar. */
const UNIT_MONTHS: ReadonlyMap<number, number> = new Map([
	[3, 1],
	[4, 12],
	[5, 120],
	[6, 360],
	[7, 1200],
]);

/** What the units 13 and above are in edition 2, and the other way round in edition 1. */
const EDITION_SECONDS: Record<1 | 2, ReadonlyMap<number, number>> = {
	1: new Map([
		[13, 15 * 60],
		[14, 30 * 60],
		[254, 1],
	]),
	2: new Map([[13, 1]]),
};

/** A date as seconds since 1970. */
export function secondsOf({ year, month, day, hour, minute, second }: ReferenceTime): number {
	const date = new Date(0);
	date.setUTCFullYear(year, month - 1, day);
	date.setUTCHours(hour, minute, second);
	const seconds = date.getTime() / 1000;
	const isDate = month >= 1 && month <= 12 && day >= 1 && day <= 31 && hour <= 24 && minute <= 60 && second <= 60;
	if (!isDate || !Number.isFinite(seconds))
		throw new MiraError("corrupt-file", `there is no time ${year}-${month}-${day} ${hour}:${minute}:${second}`);
	return seconds;
}

/** Seconds of a unit that has always as many. */
export function unitSeconds(edition: 1 | 2, unit: number): number | undefined {
	return UNIT_SECONDS.get(unit) ?? EDITION_SECONDS[edition].get(unit);
}

/** Seconds from a time on, where months and years are those of the calendar. */
export function durationSeconds(edition: 1 | 2, unit: number, count: number, fromSeconds: number): number {
	const seconds = unitSeconds(edition, unit);
	if (seconds !== undefined) return seconds * count;
	const months = UNIT_MONTHS.get(unit);
	// A missing unit is no harm where there is nothing to count.
	if (months === undefined && count === 0) return 0;
	if (months === undefined) throw new MiraError("unsupported-feature", `unit ${unit} of time is not known`);
	const date = new Date(fromSeconds * 1000);
	date.setUTCMonth(date.getUTCMonth() + months * count);
	const end = date.getTime() / 1000;
	if (Number.isFinite(end)) return end - fromSeconds;
	throw new MiraError("corrupt-file", `${count} times ${months} months are beyond any calendar`);
}

/** A length of time in its largest whole unit: `6h`, `30min`, `5d`. */
export function durationText(seconds: number): string {
	if (seconds !== 0 && seconds % 86_400 === 0) return `${seconds / 86_400}d`;
	if (seconds % 3600 === 0) return `${seconds / 3600}h`;
	return seconds % 60 === 0 ? `${seconds / 60}min` : `${seconds}s`;
}
