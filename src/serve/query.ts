import { COLOUR_MAPS, type ColourMapName, isColourMap } from "../read/picture/colour-map.ts";
import type { ColourRange } from "../read/picture/picture.ts";
import type { Resampling } from "../read/picture/pixel-places.ts";
import { Refusal } from "./refusal.ts";

/** Forms in which values are given. */
export type ValueFormat = "csv" | "json" | "png";

/** A place as people say it: longitude and latitude, in degrees. */
export type LonLat = { longitude: string; latitude: string };

/** What the query of a request says. */
export type Query = {
	/** Labels by the names of coordinates, as they were written. */
	labels: readonly (readonly [name: string, label: string])[];
	/** Positions by the names of dimensions, as they were written. */
	positions: readonly (readonly [name: string, position: string])[];
	points: readonly LonLat[] | undefined;
	variable: string | undefined;
	format: ValueFormat | undefined;
	method: "exact" | "nearest" | undefined;
	tolerance: number | undefined;
	colours: ColourMapName | undefined;
	range: ColourRange | undefined;
	resampling: Resampling | undefined;
	/** The same question has the same text, whatever the order of its words. */
	text: string;
};

const FORMATS: readonly string[] = ["csv", "json", "png"] satisfies ValueFormat[];
/** Points of a path; each of them costs at least a chunk. */
const MOST_POINTS = 256;
/** More than any array has dimensions. */
const MOST_PARAMETERS = 64;

/** Parameters that are words of the server. A coordinate that has such a name is written with `sel.` before it. */
const OWN_WORDS: ReadonlySet<string> = new Set([
	"points",
	"variable",
	"format",
	"method",
	"tolerance",
	"colormap",
	"range",
	"resampling",
]);

/** Reads the query of a request: everything behind its question mark. */
export function parseQuery(target: string): Query {
	const at = target.indexOf("?");
	const parameters = [...new URLSearchParams(at < 0 ? "" : target.slice(at + 1).replace(/#.*$/s, ""))];
	if (parameters.length > MOST_PARAMETERS) throw badQuery(`it has more than ${MOST_PARAMETERS} parameters`);
	const names = parameters.map(([name]) => name);
	const twice = names.find((name, i) => names.indexOf(name) !== i);
	if (twice !== undefined) throw badQuery(`"${twice}" is given twice`);
	const given = new Map(parameters);
	const withPrefix = (prefix: string): (readonly [string, string])[] =>
		parameters.flatMap(([name, value]) =>
			name.startsWith(prefix) ? [[name.slice(prefix.length), value] as const] : [],
		);
	const plain = parameters.filter(([name]) => !OWN_WORDS.has(name) && !/^i?sel\./.test(name));
	return {
		labels: [...plain, ...withPrefix("sel.")],
		positions: withPrefix("isel."),
		points: parsed(given, "points", pointsOf),
		variable: given.get("variable"),
		format: parsed(given, "format", (text) => oneOf(text, FORMATS) as ValueFormat),
		method: parsed(given, "method", (text) => oneOf(text, ["exact", "nearest"]) as "exact" | "nearest"),
		tolerance: parsed(given, "tolerance", toleranceOf),
		colours: parsed(given, "colormap", coloursOf),
		range: parsed(given, "range", rangeOf),
		resampling: parsed(given, "resampling", (text) => oneOf(text, ["nearest", "bilinear"]) as Resampling),
		text: new URLSearchParams([...parameters].sort(([a], [b]) => (a < b ? -1 : 1))).toString(),
	};
}

/** What is wrong with a query. */
export function badQuery(message: string, hint?: string): Refusal {
	return new Refusal(400, "bad-query", `this cannot be asked: ${message}`, { hint });
}

function parsed<T>(given: ReadonlyMap<string, string>, name: string, parse: (text: string) => T): T | undefined {
	const text = given.get(name);
	return text === undefined ? undefined : parse(text);
}

function oneOf(text: string, known: readonly string[]): string {
	if (known.includes(text)) return text;
	throw badQuery(`"${text}" is none of ${known.join(", ")}`);
}

function toleranceOf(text: string): number {
	const tolerance = Number(text);
	if (text.trim() === "" || !(tolerance >= 0)) throw badQuery("a tolerance is a number of at least 0");
	return tolerance;
}

function coloursOf(text: string): ColourMapName {
	if (isColourMap(text)) return text;
	throw badQuery(
		`there is no colour map "${text}"`,
		`There are ${COLOUR_MAPS.join(", ")}, each with _r for the other way`,
	);
}

function rangeOf(text: string): ColourRange {
	const [min, max, ...others] = text.split(",").map((part) => (part.trim() === "" ? Number.NaN : Number(part)));
	if (others.length === 0 && Number.isFinite(min) && Number.isFinite(max) && (min as number) <= (max as number))
		return { min: min as number, max: max as number };
	throw badQuery(`"${text}" is not a range`, "Write the least and the greatest value, such as range=-2,32");
}

function pointsOf(text: string): LonLat[] {
	const points = text
		.split(";")
		.filter((part) => part.trim() !== "")
		.map((part) => {
			const [longitude = "", latitude = "", ...others] = part.split(",").map((number) => number.trim());
			const isPlace = [longitude, latitude].every((number) => number !== "" && Number.isFinite(Number(number)));
			if (!isPlace || others.length > 0)
				throw badQuery(
					`"${part}" is not a point`,
					"Write longitude,latitude;longitude,latitude;…, such as points=-20,30;-19,31",
				);
			return { longitude, latitude };
		});
	if (points.length === 0) throw badQuery("it names no points");
	if (points.length > MOST_POINTS)
		throw new Refusal(413, "too-much", `${points.length} points are asked for, and ${MOST_POINTS} can be at a time`, {
			hint: "Ask for the path in parts",
		});
	return points;
}
