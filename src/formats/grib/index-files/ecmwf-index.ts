import { MiraError } from "../../../errors.ts";
import { isJsonObject, type JsonObject, type JsonValue, parseJson, writeJson } from "../../../zarr/json.ts";
import type { IndexEntry, IndexFacts, IndexLevel, IndexLine } from "./index-entry.ts";

/**
 * The index of ECMWF's open data, a JSON object in each line, in any order:
 *
 *     {"date": "20240101", "time": "0000", "type": "fc", "levtype": "pl", "step": "6", "levelist": "500", "param": "t", "_offset": 0, "_length": 609046}
 */
export function parseEcmwfIndex(text: string, url: string): IndexEntry[] {
	const entries = new Map<number, IndexEntry>();
	for (const [i, row] of text.trimEnd().split(/\r?\n/).entries()) {
		const object = parseJson(row, { url });
		const { _offset: offset, _length: length, ...keys } = isJsonObject(object) ? object : {};
		if (!isCount(offset) || !isCount(length))
			throw new MiraError("bad-metadata", `line ${i + 1} does not say where its message is`, { url });
		const known = entries.get(offset);
		if (known !== undefined && known.length !== length)
			throw new MiraError("bad-metadata", `line ${i + 1} has a different length from one before it`, { url });
		if (known !== undefined) known.lines.push(parseLine(keys));
		else entries.set(offset, { offset, length, lines: [parseLine(keys)] });
	}
	return [...entries.values()].sort((a, b) => a.offset - b.offset);
}

function isCount(value: JsonValue | undefined): value is number {
	return typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
}

/** Levels of which there are many, by `levtype`. */
const LEVEL_KINDS: ReadonlyMap<string, IndexLevel["kind"]> = new Map([
	["pl", "isobaricInhPa"],
	["ml", "hybrid"],
]);

function parseLine(keys: JsonObject): IndexLine {
	const facts: IndexFacts = {};
	const others = new Map(Object.entries(keys));
	const take = (...names: string[]): void => {
		for (const name of names) others.set(name, "#");
	};
	const { date, time, step, levtype, levelist, number } = keys;
	const [day, clock] = [String(date), String(time)];
	if (/^\d{8}$/.test(day) && /^(\d\d|\d{4})$/.test(clock)) {
		const [year, month, dayOfMonth] = [day.slice(0, 4), day.slice(4, 6), day.slice(6)].map(Number) as [
			number,
			number,
			number,
		];
		const milliseconds = Date.UTC(year, month - 1, dayOfMonth, Number(clock.slice(0, 2)), Number(clock.slice(2)));
		facts.referenceSeconds = milliseconds / 1000;
		take("date", "time");
	}
	const [, begin, end] = /^(?:(\d+)-)?(\d+)$/.exec(String(step)) ?? [];
	if (end !== undefined) {
		facts.step = { begin: begin === undefined ? undefined : Number(begin) * 3600, end: Number(end) * 3600 };
		others.set("step", begin === undefined ? "#" : "#-#");
	}
	const kind = LEVEL_KINDS.get(String(levtype));
	if (kind !== undefined && /^\d+(\.\d+)?$/.test(String(levelist))) {
		facts.level = { kind, value: Number(levelist) };
		take("levelist");
	}
	if (/^\d+$/.test(String(number))) {
		facts.member = Number(number);
		take("number");
	}
	// Lines have their keys in any order.
	return { kind: writeJson(Object.fromEntries([...others].sort(([a], [b]) => (a < b ? -1 : 1)))), facts };
}
