/** Ticks along a dimension, by what lies along it. Cell i lies between i and i + 1; its label belongs to its middle. */
import type { DimensionAxis } from "mirazarr";
import { niceDegrees, niceNumbers, niceStep, numberText, shortNumber } from "./nice-steps.ts";
import { unitText } from "./unit-text.ts";

/** A tick: where it is, in cells, and what stands there. */
export type Tick = { at: number; text: string };

/** The ticks between two places, in cells; no more than about `most`. */
export function ticksOf(axis: DimensionAxis, from: number, to: number, most: number): Tick[] {
	const [low, high] = [Math.max(0, Math.min(from, to)), Math.min(axis.length, Math.max(from, to))];
	if (!(low < high)) return [];
	const { labels } = axis;
	switch (labels.kind) {
		case "even":
			return evenTicks(axis, labels.first, labels.step, low, high, most);
		case "numbers":
			return isOneWay(labels.values)
				? numberTicks(axis, labels.values, low, high, most)
				: countedTicks(low, high, most, (i) => shortNumber(labels.values[i] as number, 6));
		case "times":
			return timeTicks(labels.texts, low, high, most);
		case "texts":
			return countedTicks(low, high, most, (i) => labels.texts[i] ?? "–");
		case "positions":
			return countedTicks(low, high, most, String);
	}
}

/** The label of a cell, with its unit. */
export function labelAt(axis: DimensionAxis, index: number): string {
	const { labels } = axis;
	switch (labels.kind) {
		case "even":
			return withUnit(axis, shortNumber(labels.first + labels.step * index, 9));
		case "numbers":
			return withUnit(axis, shortNumber(labels.values[index] ?? Number.NaN, 9));
		case "times":
			return shownTime(labels.texts[index] ?? null);
		case "texts":
			return labels.texts[index] ?? "–";
		case "positions":
			return String(index);
	}
}

/** What an axis shows: its name and its unit. */
export function axisTitle(axis: DimensionAxis): string {
	const name = axis.name ?? axis.dimension ?? "position";
	const unit = unitText(axis.units);
	return axis.labels.kind === "times" || unit === undefined || isDegrees(axis) ? name : `${name} (${unit})`;
}

/** Whether the numbers of an axis grow from cell to cell; undefined where they do not go one way. */
export function grows({ labels }: DimensionAxis): boolean | undefined {
	if (labels.kind === "even") return labels.step > 0;
	if (labels.kind !== "numbers" && labels.kind !== "times") return undefined;
	return isOneWay(labels.values) ? (labels.values.at(-1) as number) > (labels.values[0] as number) : undefined;
}

/** The usual distance between two cells; undefined where there are no numbers. */
export function usualStep({ labels }: DimensionAxis): number | undefined {
	if (labels.kind === "even") return Math.abs(labels.step);
	if (labels.kind !== "numbers" || labels.values.length < 2) return undefined;
	const { values } = labels;
	const step = Math.abs((values.at(-1) as number) - (values[0] as number)) / (values.length - 1);
	return Number.isFinite(step) && step > 0 ? step : undefined;
}

/** A time without what is zero in it. */
export function shownTime(text: string | null): string {
	if (text === null) return "–";
	return text
		.replace(/(\.\d*?)0+(?=Z|$)/, "$1")
		.replace(/\.(?=Z|$)/, "")
		.replace(/Z$/, "")
		.replace(/T00:00:00$/, "")
		.replace(/:00$/, "")
		.replace("T", " ");
}

function isDegrees({ role }: DimensionAxis): boolean {
	return role === "latitude" || role === "longitude";
}

function withUnit(axis: DimensionAxis, text: string): string {
	if (isDegrees(axis)) return degrees(axis, Number(text.replace("−", "-")), text.replace("−", ""));
	const unit = unitText(axis.units);
	return unit === undefined ? text : `${text} ${unit}`;
}

function degrees({ role }: DimensionAxis, value: number, size: string): string {
	if (role === "latitude") return value === 0 ? "0°" : `${size}°${value > 0 ? "N" : "S"}`;
	if (value === 0 || value === 180) return `${size}°`;
	// Longitudes up to 360 are told as they are written.
	return value > 180 ? `${size}°E` : `${size}°${value > 0 ? "E" : "W"}`;
}

function tickText(axis: DimensionAxis, value: number, step: number): string {
	const text = numberText(value, step);
	return isDegrees(axis) ? degrees(axis, value, text.replace("−", "")) : text;
}

function stepsOf(axis: DimensionAxis): typeof niceStep {
	return isDegrees(axis) ? niceDegrees : niceStep;
}

function evenTicks(axis: DimensionAxis, first: number, step: number, low: number, high: number, most: number): Tick[] {
	const valueAt = (cells: number): number => first + step * (cells - 0.5);
	const nice = niceNumbers(valueAt(low), valueAt(high), most, stepsOf(axis));
	return nice.values.map((value) => ({
		at: (value - first) / step + 0.5,
		text: tickText(axis, value, nice.step),
	}));
}

function numberTicks(axis: DimensionAxis, values: Float64Array, low: number, high: number, most: number): Tick[] {
	if (values.length === 1 || high - low <= most / 2)
		return countedTicks(low, high, most, (i) => {
			const value = values[i] as number;
			const text = shortNumber(value, 6);
			return isDegrees(axis) ? degrees(axis, value, text.replace("−", "")) : text;
		});
	const last = values.length - 1;
	const nice = niceNumbers(valueAt(values, Math.min(low, last)), valueAt(values, high), most, stepsOf(axis));
	const ticks = nice.values.map((value) => ({ at: placeOf(values, value), text: tickText(axis, value, nice.step) }));
	return apart(
		ticks.filter(({ at }) => at >= low && at <= high),
		(high - low) / (most * 1.6),
	);
}

/** The value at a place among cells, between their middles; outside of them it goes on. */
function valueAt(values: Float64Array, cells: number): number {
	const place = cells - 0.5;
	const below = Math.min(Math.max(Math.floor(place), 0), values.length - 2);
	const [a, b] = [values[below] as number, values[below + 1] as number];
	return a + (b - a) * (place - below);
}

/** Where a value lies among cells. */
function placeOf(values: Float64Array, value: number): number {
	const sign = (values.at(-1) as number) > (values[0] as number) ? 1 : -1;
	let [low, high] = [0, values.length - 2];
	while (low < high) {
		const middle = Math.ceil((low + high) / 2);
		if (sign * (values[middle] as number) <= sign * value) low = middle;
		else high = middle - 1;
	}
	const [a, b] = [values[low] as number, values[low + 1] as number];
	return low + (value - a) / (b - a) + 0.5;
}

/** Irregular axes bring ticks close together: the later ones of those are left out. */
function apart(ticks: readonly Tick[], least: number): Tick[] {
	const kept: Tick[] = [];
	for (const tick of [...ticks].sort((a, b) => a.at - b.at)) {
		const before = kept.at(-1);
		if (before === undefined || tick.at - before.at >= least) kept.push(tick);
	}
	return kept;
}

/** Ticks at the middles of every how manieth cell. */
function countedTicks(low: number, high: number, most: number, textOf: (i: number) => string): Tick[] {
	const step = Math.max(1, Math.ceil(niceStep(high - low, most)));
	const ticks: Tick[] = [];
	const first = Math.ceil(Math.max(0, low - 0.5) / step) * step;
	for (let i = first; i + 0.5 <= high; i += step) ticks.push({ at: i + 0.5, text: textOf(i) });
	return ticks;
}

/** Where a year, a month, a day, an hour or a minute begins in ISO 8601, and how that is told. */
const PARTS: readonly { prefix: RegExp; text(found: string): string }[] = [
	{ prefix: /^-?\d+/, text: (year) => year },
	{ prefix: /^-?\d+-\d\d/, text: (month) => month },
	{ prefix: /^-?\d+-\d\d-\d\d/, text: (day) => day },
	{ prefix: /^-?\d+-\d\d-\d\dT\d\d/, text: (hour) => `${hour.slice(-8, -3)} ${hour.slice(-2)}:00` },
	{ prefix: /^-?\d+-\d\d-\d\dT\d\d:\d\d/, text: (minute) => minute.slice(-5) },
];

/** Ticks where a year (a month, a day, …) begins: the longest of these of which there are some. In any calendar. */
function timeTicks(texts: readonly (string | null)[], low: number, high: number, most: number): Tick[] {
	const [first, end] = [Math.max(0, Math.ceil(low - 0.5)), Math.min(texts.length, Math.floor(high + 0.5))];
	if (end - first > most / 2)
		for (const { prefix, text } of PARTS) {
			const begins: Tick[] = [];
			let before = first > 0 ? prefix.exec(texts[first - 1] ?? "")?.[0] : undefined;
			for (let i = first; i < end; i++) {
				const found = prefix.exec(texts[i] ?? "")?.[0];
				if (found !== undefined && found !== before && (before !== undefined || i === 0))
					begins.push({ at: i + 0.5, text: text(found) });
				before = found ?? before;
			}
			if (begins.length >= Math.min(3, most)) {
				const every = Math.ceil(begins.length / most);
				return begins.filter((_, i) => i % every === 0);
			}
		}
	return countedTicks(low, high, most, (i) => shownTime(texts[i] ?? null));
}

function isOneWay(values: Float64Array): boolean {
	if (values.length === 1) return Number.isFinite(values[0]);
	const sign = Math.sign((values[1] as number) - (values[0] as number));
	return sign !== 0 && values.every((value, i) => i === 0 || Math.sign(value - (values[i - 1] as number)) === sign);
}
