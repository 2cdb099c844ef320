import { type Calendar, dateOfDay, dayOfDate } from "./calendar.ts";

/** What a date as people write it covers: from `begin` up to but not including `end`, in nanoseconds since 1970-01-01. */
export type TimePeriod = { begin: bigint; end: bigint };

const SECOND = 1_000_000_000n;
const MINUTE = 60n * SECOND;
const HOUR = 60n * MINUTE;
const DAY = 24n * HOUR;

/** Year, month, day, hour, minute, second, fraction, sign and hours and minutes of the zone. */
const LABEL =
	/^([+-]\d{4,6}|\d{4,6})(?:-(\d{2})(?:-(\d{2})(?:[T ](\d{2})(?::(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?)?(?:Z|([+-])(\d{2}):?(\d{2}))?)?)?)?$/i;

/**
 * The period of a date or time of a calendar: `2020` is a year, `2020-07` a month, `2020-07-01` a day, `2020-07-01T12:00` a
 * minute. Undefined for text that is not a date, and for dates that the calendar does not have.
 */
export function parseTimeLabel(text: string, calendar: Calendar): TimePeriod | undefined {
	const match = LABEL.exec(text.trim());
	if (match === null) return undefined;
	const [year = 0, month, day, hour, minute, second] = [1, 2, 3, 4, 5, 6].map((i) =>
		match[i] === undefined ? undefined : Number(match[i]),
	);
	const days = dayOfDate(calendar, { year, month: month ?? 1, day: day ?? 1 });
	if (days === undefined || (hour ?? 0) > 23 || (minute ?? 0) > 59 || (second ?? 0) > 59) return undefined;
	if (hour === undefined) {
		const next =
			day !== undefined ? days + 1 : month !== undefined ? nextMonth(calendar, days) : nextYear(calendar, days);
		return { begin: BigInt(days) * DAY, end: BigInt(next) * DAY };
	}
	const fraction = match[7] ?? "";
	const zone = BigInt(Number(match[9] ?? 0) * 60 + Number(match[10] ?? 0)) * (match[8] === "-" ? -MINUTE : MINUTE);
	const begin =
		BigInt(days) * DAY +
		BigInt(hour) * HOUR +
		BigInt(minute ?? 0) * MINUTE +
		BigInt(second ?? 0) * SECOND +
		BigInt(fraction.padEnd(9, "0")) -
		zone;
	const length = minute === undefined ? HOUR : second === undefined ? MINUTE : SECOND / 10n ** BigInt(fraction.length);
	return { begin, end: begin + length };
}

/** The first day that is in another month: months that the reform cut short are found too. */
function nextMonth(calendar: Calendar, day: number): number {
	return firstDayWhere(day, (other) => dateOfDay(calendar, other).month !== dateOfDay(calendar, day).month);
}

function nextYear(calendar: Calendar, day: number): number {
	const { year } = dateOfDay(calendar, day);
	return firstDayWhere(day, (other) => dateOfDay(calendar, other).year !== year);
}

function firstDayWhere(day: number, holds: (day: number) => boolean): number {
	let next = day + 1;
	while (!holds(next)) next++;
	return next;
}
