import { PACKING_NAMES } from "../../codecs/grib/field-packing.ts";
import type { GribForm, PackingForm } from "../grib-form.ts";
import { counted } from "../wording.ts";

/** What the fields of an array are, and how they are packed, in the words of a meteorologist. */
export type GribWords = {
	/** `Temperature [K]`. */
	parameter: string;
	/** `at 26 levels from 10 to 1000 hPa`. */
	level: string;
	/** `accumulated over 3 h`; empty for an instant. */
	product: string;
	/** `2020-12-14 00:00 UTC + 12 h`. */
	time: string;
	/** `GRIB 2, complex packing of second-order differences, 10 to 13 bits, steps of 0.1 K`. */
	packing: string;
	/** `no bitmap`. */
	bitmap: string;
	/** `32 of 743 fields were looked at`; empty where all were. */
	seen: string;
};

/** Puts what the messages of an array say into words. */
export function gribWords(form: GribForm): GribWords {
	const { parameter, product, bitmaps, seen, fields } = form;
	const { name, longName = name, units } = parameter;
	return {
		parameter: units === undefined ? longName : `${longName} [${units}]`,
		level: levelText(form.level),
		product: productText(product),
		time: timeText(form),
		packing: `GRIB ${form.edition}, ${form.packings.map((packing) => packingText(packing, seen, units)).join("; ")}`,
		bitmap:
			bitmaps === 0
				? "no bitmap"
				: bitmaps === seen
					? "a bitmap says which points are missing"
					: `a bitmap in ${bitmaps} of ${counted(seen, "field")}`,
		seen: seen === fields ? "" : `${seen} of ${fields} fields were looked at`,
	};
}

const PLAIN_LEVELS: ReadonlyMap<string, string> = new Map([
	["surface", "at the surface"],
	["meanSea", "at mean sea level"],
	["atmosphere", "of the whole atmosphere"],
	["atmosphereSingleLayer", "of the whole atmosphere"],
	["tropopause", "at the tropopause"],
	["cloudBase", "at the base of clouds"],
	["cloudTop", "at the top of clouds"],
	["isothermZero", "at the level of 0 °C"],
	["maxWind", "at the level of the strongest wind"],
	["nominalTop", "at the top of the atmosphere"],
	["unknown", "at no level"],
]);

/** What stands behind a value; kinds that are not here stand before it. */
const LEVEL_PLACES: ReadonlyMap<string, string> = new Map([
	["isobaricInhPa", ""],
	["heightAboveGround", " above the ground"],
	["heightAboveSea", " above the sea"],
	["depthBelowLand", " below the ground"],
	["depthBelowSea", " below the sea"],
	["pressureFromGround", " above the ground"],
]);

function levelText({ kind, units, values }: GribForm["level"]): string {
	const [first] = values;
	if (first === undefined) return PLAIN_LEVELS.get(kind) ?? `at level ${kind}`;
	const unit = units === undefined || units === "1" || units === "unknown" ? "" : ` ${units}`;
	const numbers = values.flat();
	const amount = values.length === 1 ? first.join(" to ") : `${values.length} levels from ${betweenText(numbers)}`;
	const place = LEVEL_PLACES.get(kind.replace(/Layer$/, ""));
	return place === undefined ? `at ${kind} ${amount}${unit}` : `at ${amount}${unit}${place}`;
}

/** The least and the greatest: `500 to 1000`. */
function betweenText(numbers: readonly number[]): string {
	const least = numbers.reduce((one, other) => Math.min(one, other));
	return `${least} to ${numbers.reduce((one, other) => Math.max(one, other))}`;
}

const PROCESSES: ReadonlyMap<string, string> = new Map([
	["accum", "accumulated"],
	["avg", "averaged"],
	["max", "the maximum"],
	["min", "the minimum"],
]);

function productText(product: string): string {
	if (product === "instant") return "";
	const [, process = "", duration] = /^([a-z]+)(?:_(\d+[a-z]+))?$/.exec(product) ?? [];
	const word = PROCESSES.get(process);
	if (word === undefined) return product;
	return duration === undefined
		? `${word} since the reference time`
		: `${word} over ${duration.replace(/(\d)(?=[a-z])/, "$1 ")}`;
}

function timeText({ times, stepHours, numbers }: GribForm): string {
	const moments = times.map((time) => `${time.slice(0, 16).replace("T", " ")} UTC`).sort();
	const moment = moments.length === 1 ? moments[0] : `${moments.length} times from ${moments[0]} to ${moments.at(-1)}`;
	const [first = 0] = stepHours;
	const step = stepHours.length === 1 ? `${first} h` : `${betweenText(stepHours)} h (${stepHours.length} steps)`;
	const members =
		numbers.length === 0 ? "" : `, ${numbers.length === 1 ? `member ${numbers[0]}` : `${numbers.length} members`}`;
	return `${moment} + ${step}${members}`;
}

const ORDERS: ReadonlyMap<number, string> = new Map([
	[1, "complex packing of first-order differences"],
	[2, "complex packing of second-order differences"],
]);

function packingText(packing: PackingForm, seen: number, units: string | undefined): string {
	const { kind, differences, missingNumbers, fields, constant, bits, precision } = packing;
	const words = [ORDERS.get(differences) ?? PACKING_NAMES[kind]];
	if (bits !== undefined) words.push(`${spanText(bits)} bits`);
	if (precision !== undefined) words.push(`steps of ${spanText(precision)}${units === undefined ? "" : ` ${units}`}`);
	if (constant > 0) words.push(constant === fields ? "constant" : `${constant} constant`);
	if (missingNumbers > 0) words.push("missing points are marked among the values");
	const share = fields === seen ? "" : ` (${fields} of ${counted(seen, "field")})`;
	return words.join(", ") + share;
}

function spanText([least, most]: [number, number]): string {
	const [from, to] = [shortNumber(least), shortNumber(most)];
	return from === to ? from : `${from} to ${to}`;
}

function shortNumber(value: number): string {
	const rounded = Number(value.toPrecision(3));
	return Math.abs(rounded) < 0.001 && rounded !== 0 ? rounded.toExponential() : String(rounded);
}
