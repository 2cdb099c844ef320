import { MiraError } from "../../../errors.ts";
import type { IndexEntry, IndexFacts, IndexLine } from "./index-entry.ts";

/** Number, number of the field where a message has several, offset, and what wgrib2 says of the field. */
const LINE = /^(\d+)(?:\.(\d+))?:(\d+):(.*)$/;
const DATE = /^[dD]=(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)?(\d\d)?$/;
const FORECAST = /^(\d+) (sec|min|hour|day) fcst$/;
const INTERVAL = /^(\d+)-(\d+) (sec|min|hour|day)( .+)? fcst$/;
const LEVEL = /^(\d+(?:\.\d+)?(?:e[-+]\d+)?) (mb|hybrid level)$/;
const MEMBER = /^ENS=([+-])(\d+)$/;

const UNIT_SECONDS: Readonly<Record<string, number>> = { sec: 1, min: 60, hour: 3600, day: 86_400 };
const LEVEL_KINDS = { mb: "isobaricInhPa", "hybrid level": "hybrid" } as const;

/**
 * The short inventory of wgrib2, which NOAA puts beside its files as `FILE.idx`:
 *
 *     1:0:d=2024010100:TMP:500 mb:6 hour fcst:
 *     2.1:5000:d=2024010100:UGRD:500 mb:6 hour fcst:
 *     2.2:5000:d=2024010100:VGRD:500 mb:6 hour fcst:
 */
export function parseNoaaIndex(text: string, url: string): IndexEntry[] {
	const entries: IndexEntry[] = [];
	for (const [i, row] of text.trimEnd().split(/\r?\n/).entries()) {
		const [, message, field = "1", place, about = ""] = LINE.exec(row) ?? [];
		if (place === undefined)
			throw new MiraError("bad-metadata", `line ${i + 1} is not one of an inventory of wgrib2`, { url });
		const offset = Number(place);
		const before = entries.at(-1);
		const isSame = before !== undefined && before.offset === offset;
		// Numbers that are left out are messages that somebody has taken out of the inventory.
		const [number, fieldNumber] = isSame ? [entries.length, before.lines.length + 1] : [entries.length + 1, 1];
		const isNext = Number(message) === number && Number(field) === fieldNumber;
		if (!isNext || !Number.isSafeInteger(offset) || offset < (before?.offset ?? 0))
			throw new MiraError("bad-metadata", `line ${i + 1} does not continue the inventory`, { url });
		if (isSame) before.lines.push(parseLine(about));
		else {
			// A message goes up to the next one; of the last nobody knows.
			if (before !== undefined) before.length = offset - before.offset;
			entries.push({ offset, length: undefined, lines: [parseLine(about)] });
		}
	}
	return entries;
}

function parseLine(about: string): IndexLine {
	const [date = "", name = "", level = "", step = "", ...others] = about.split(":");
	const facts: IndexFacts = {};
	const kind = [
		parseDate(date, facts),
		name,
		parseLevel(level, facts),
		parseStep(step, facts),
		...others.map((text) => parseMember(text, facts)),
	];
	return { kind: kind.join(":"), facts };
}

function parseDate(text: string, facts: IndexFacts): string {
	const [, ...digits] = DATE.exec(text) ?? [];
	const [year, month = 1, day, hour, minute = 0, second = 0] = digits.map((part) => Number(part ?? 0));
	if (year === undefined) return text;
	facts.referenceSeconds = Date.UTC(year, month - 1, day, hour, minute, second) / 1000;
	return "d=#";
}

function parseLevel(text: string, facts: IndexFacts): string {
	const [, value, unit] = LEVEL.exec(text) ?? [];
	if (unit === undefined) return text;
	facts.level = { kind: LEVEL_KINDS[unit as keyof typeof LEVEL_KINDS], value: Number(value) };
	return `# ${unit}`;
}

function parseStep(text: string, facts: IndexFacts): string {
	if (text === "anl") {
		facts.step = { begin: undefined, end: 0 };
		return text;
	}
	const [, count, unit = ""] = FORECAST.exec(text) ?? [];
	if (count !== undefined) {
		facts.step = { begin: undefined, end: Number(count) * (UNIT_SECONDS[unit] ?? 0) };
		return "# fcst";
	}
	const [, begin, end, unitOfBoth = "", process = ""] = INTERVAL.exec(text) ?? [];
	if (begin === undefined) return text;
	const seconds = UNIT_SECONDS[unitOfBoth] ?? 0;
	facts.step = { begin: Number(begin) * seconds, end: Number(end) * seconds };
	return `#-#${process} fcst`;
}

function parseMember(text: string, facts: IndexFacts): string {
	const [, sign, number] = MEMBER.exec(text) ?? [];
	if (number === undefined) return text;
	facts.member = Number(number);
	return `ENS=${sign}#`;
}
