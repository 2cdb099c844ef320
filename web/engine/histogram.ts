/** How often values occur. */
import { decode, type ManifestStore } from "mirazarr";
import { countsByRule } from "./counts-by-rule.ts";
import type { CallContext } from "./engine.ts";
import { type RuleFacts, rulesOf } from "./plane.ts";
import { enabledBits, type SwitchedRules } from "./switched-rules.ts";
import { numbersOf } from "./texels.ts";

/** What is counted. */
export type HistogramRequest = {
	store: string;
	path: string;
	/** A part of the array, by first and last places along each dimension; undefined for all of it. */
	box: readonly (readonly [start: number, stop: number])[] | undefined;
	bins: number;
	/** The values that are counted apart; undefined for all. */
	range: readonly [min: number, max: number] | undefined;
	switched: SwitchedRules;
};

/** How often values occur. */
export type Histogram = {
	/** The least and the greatest value of the bins. */
	min: number;
	max: number;
	counts: number[];
	/** Values below and above the range. */
	below: number;
	above: number;
	/** What is missing by each rule. */
	missing: number[];
	rules: RuleFacts[];
	/** Values that were looked at, and those that there are. */
	seen: number;
	total: number;
	mean: number;
	deviation: number;
	least: number;
	greatest: number;
};

/** Values that are looked at: of larger arrays, chunks that lie all over it. */
const MOST_VALUES = 2 ** 22;
const MOST_BOXES = 64;

type Box = readonly { start: number; stop: number; step?: number }[];

/** Counts values. */
export async function histogram(
	{ store: name, path, box, bins, range, switched }: HistogramRequest,
	{ engine, signal }: CallContext,
): Promise<Histogram> {
	const store = await engine.store(name);
	const { shape } = store.array(path).description;
	const whole: Box = shape.map((length, d) => ({ start: box?.[d]?.[0] ?? 0, stop: box?.[d]?.[1] ?? length }));
	const byBits = new Array<number>(256).fill(0);
	const parts: Float64Array[] = [];
	let rules: RuleFacts[] = [];
	for (const selection of sampledBoxes(store, path, whole)) {
		const decoded = await decode(store, path, {
			selection,
			missing: "validity",
			reasons: "all",
			mask: "netcdf",
			signal,
		});
		const numbers = numbersOf(decoded);
		if (numbers === undefined) throw new Error(`values of type ${decoded.dataType} cannot be counted by size`);
		rules = rulesOf(decoded.reasons);
		const enabled = enabledBits(rules, switched);
		const bits = decoded.reasons?.all?.bits;
		const values = new Float64Array(numbers.length);
		let size = 0;
		for (let i = 0; i < numbers.length; i++) {
			const held = bits?.[i] ?? 0;
			byBits[held] = (byBits[held] as number) + 1;
			const value = numbers[i] as number;
			if ((held & enabled) === 0 && Number.isFinite(value)) values[size++] = value;
		}
		parts.push(values.subarray(0, size));
	}
	const seen = byBits.reduce((sum, count) => sum + count, 0);
	return {
		...counted(parts, bins, range),
		missing: countsByRule(byBits, enabledBits(rules, switched)),
		rules,
		seen,
		total: whole.reduce((product, { start, stop }) => product * (stop - start), 1),
	};
}

/** All of a box where it is small; else chunks that lie all over it. */
export function sampledBoxes(store: ManifestStore, path: string, whole: Box): Box[] {
	const count = whole.reduce((product, { start, stop }) => product * (stop - start), 1);
	if (count <= MOST_VALUES) return [whole];
	const { chunkGrid } = store.array(path).description;
	const chunks = whole.map(({ start, stop }, d) =>
		chunkGrid.kind === "regular" ? Math.min(chunkGrid.chunkShape[d] ?? 1, stop - start) : Math.min(256, stop - start),
	);
	const own = [...chunks];
	// A chunk that is too large itself is cut, from its first dimension on.
	for (let d = 0; d < own.length; d++) {
		const size = own.reduce((product, length) => product * length, 1);
		if (size <= MOST_VALUES) break;
		own[d] = Math.max(1, Math.floor((own[d] as number) / Math.ceil(size / MOST_VALUES)));
	}
	const size = own.reduce((product, length) => product * length, 1);
	const grid = whole.map(({ start, stop }, d) => Math.ceil((stop - start) / (chunks[d] as number)));
	const total = grid.reduce((product, length) => product * length, 1);
	const wanted = Math.min(total, MOST_BOXES, Math.max(1, Math.floor(MOST_VALUES / size)));
	return Array.from({ length: wanted }, (_, i) => {
		let rest = Math.floor(((i + 0.5) / wanted) * total);
		const place = grid.map(() => 0);
		for (let d = grid.length - 1; d >= 0; d--) {
			place[d] = rest % (grid[d] as number);
			rest = Math.floor(rest / (grid[d] as number));
		}
		return whole.map(({ start, stop }, d) => {
			const from = start + (place[d] as number) * (chunks[d] as number);
			return { start: from, stop: Math.min(from + (own[d] as number), stop) };
		});
	});
}

/** Values by the bins that they lie in, and what they are like as a whole. */
export function counted(
	parts: readonly Float64Array[],
	bins: number,
	range: readonly [number, number] | undefined,
): Pick<Histogram, "min" | "max" | "counts" | "below" | "above" | "mean" | "deviation" | "least" | "greatest"> {
	let [least, greatest, sum, squares, size] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0, 0, 0];
	for (const part of parts)
		for (const value of part) {
			if (value < least) least = value;
			if (value > greatest) greatest = value;
			sum += value;
			size++;
		}
	const mean = sum / size;
	for (const part of parts) for (const value of part) squares += (value - mean) ** 2;
	const [min, max] = range ?? [least, greatest];
	const counts = new Array<number>(bins).fill(0);
	let [below, above] = [0, 0];
	const scale = max > min ? bins / (max - min) : 0;
	for (const part of parts)
		for (const value of part) {
			if (value < min) below++;
			else if (value > max) above++;
			else {
				const bin = Math.min(bins - 1, Math.floor((value - min) * scale));
				counts[bin] = (counts[bin] as number) + 1;
			}
		}
	return { min, max, counts, below, above, mean, deviation: Math.sqrt(squares / size), least, greatest };
}
