import { type CoordinateValue, directionOf, valuesText } from "../dataset/coordinate-values.ts";
import { hint, MiraError, option } from "../errors.ts";
import type { CubeFiles, Extent } from "./cube-files.ts";
import { type Layout, layoutOf, type Stretch } from "./stretches.ts";

/** What to do with a file whose values are among those that other files have in the cube. */
export type OverlapPolicy = "refuse" | "skip" | "replace";

/** A file that is put into the cube, and its values along the dimension where they are known. */
export type Put = {
	url: string;
	length: number;
	values: readonly CoordinateValue[] | undefined;
	replaces?: Extent | undefined;
};

/** What becomes of the dimension. */
export type Placement = {
	layout: Layout;
	/** The puts in the order of their places, which is that in which they are joined. */
	puts: (Put & { at: number })[];
	/** Puts that are left out. */
	skipped: { put: Put; why: string }[];
	/** Files of the cube that give way to others. */
	displaced: Displaced[];
};

/** A file that gives way, and where it stood. */
type Displaced = { url: string; extent: Extent };

/** What is known of the cube, and what is wanted. */
export type PlacementInput = {
	dimension: string;
	length: number;
	values: readonly CoordinateValue[] | undefined;
	files: CubeFiles;
	removed: readonly Extent[];
	puts: readonly Put[];
	overlap: OverlapPolicy;
	gap: "refuse" | "allow";
};

/**
 * Decides where files go: by their values, where those of the cube go up or down throughout; else in the place of what they
 * replace, and behind everything. Overlaps and gaps are refused with the values, or dealt with as asked.
 */
export function placePuts(input: PlacementInput): Placement {
	const { dimension, length, puts } = input;
	const direction = input.values === undefined ? undefined : directionOf(input.values);
	const isOrdered = direction !== undefined && puts.every(({ values }) => fits(values, direction));
	const gone = [...input.removed, ...puts.flatMap(({ replaces }) => replaces ?? [])];
	const placed = isOrdered
		? placeByValues(input, gone, isDownward(input.values as CoordinateValue[], puts))
		: {
				puts: puts.map((put) => ({ put, before: put.replaces?.from ?? length })),
				skipped: [],
				displaced: [] as Displaced[],
				gone,
			};
	placed.puts.sort((a, b) => a.before - b.before);
	const stretches: Stretch[] = [];
	let done = 0;
	const keepUpTo = (end: number): void => {
		for (const kept of without({ from: done, to: end }, placed.gone)) stretches.push({ kind: "kept", ...kept });
		done = end;
	};
	let joined = 0;
	const starts: number[] = [];
	for (const { put, before } of placed.puts) {
		keepUpTo(before);
		starts.push(stretches.reduce((sum, { from, to }) => sum + to - from, 0));
		stretches.push({ kind: "put", from: joined, to: joined + put.length });
		joined += put.length;
	}
	keepUpTo(length);
	const layout = layoutOf(dimension, length, stretches);
	const sorted = placed.puts.map(({ put }, i) => ({ ...put, at: starts[i] as number }));
	if (isOrdered && input.gap === "refuse") refuseGaps(input, layout, sorted);
	return { layout, puts: sorted, skipped: placed.skipped, displaced: placed.displaced };
}

function fits(values: readonly CoordinateValue[] | undefined, direction: "up" | "down" | "either"): boolean {
	const own = values === undefined ? undefined : directionOf(values);
	return own !== undefined && (own === "either" || direction === "either" || own === direction);
}

/** A single value goes both ways: then the files say. */
function isDownward(values: readonly CoordinateValue[], puts: readonly Put[]): boolean {
	const all = [values, ...puts.map((put) => put.values ?? [])];
	return all.some((own) => directionOf(own) === "down");
}

type Placed = { put: Put; before: number };

function placeByValues(
	{ dimension, values = [], files, puts, overlap }: PlacementInput,
	gone: readonly Extent[],
	isDown: boolean,
): { puts: Placed[]; skipped: Placement["skipped"]; displaced: Displaced[]; gone: Extent[] } {
	const isBefore = (a: CoordinateValue, b: CoordinateValue): boolean => (isDown ? a > b : a < b);
	const allGone = [...gone];
	const placed: Placed[] = [];
	const skipped: Placement["skipped"] = [];
	const displaced: Displaced[] = [];
	const sorted = puts.toSorted((a, b) =>
		isBefore(firstOf(a), firstOf(b)) ? -1 : isBefore(firstOf(b), firstOf(a)) ? 1 : 0,
	);
	let previous: Put | undefined;
	for (const put of sorted) {
		if (Number.isNaN(firstOf(put)))
			throw new MiraError("cannot-combine", `its ${dimension} is missing, and tells no place in the cube`, {
				url: put.url,
				hint: "Leave it out, or correct the file",
			});
		if (previous !== undefined && !isBefore(lastOf(previous), firstOf(put)))
			throw new MiraError(
				"cannot-combine",
				`its ${dimension} is ${valuesText(put.values ?? [])}; another file that is put has ${valuesText(previous.values ?? [])}: ${previous.url}`,
				{ url: put.url, hint: "Leave one of the two out" },
			);
		const begin = search(values, (value) => !isBefore(value, firstOf(put)));
		const end = search(values, (value) => isBefore(lastOf(put), value));
		const [taken] = without({ from: begin, to: end }, allGone);
		if (taken !== undefined) {
			const others = files.within({ from: begin, to: end }).filter(([, extent]) => isThere(extent, allGone));
			const [name, extent] = others[0] ?? ["the cube", taken];
			if (overlap === "refuse") throw overlapError(dimension, put, name, values.slice(extent.from, extent.to));
			if (overlap === "skip") {
				skipped.push({ put, why: `its ${dimension} ${valuesText(put.values ?? [])} is there already, from ${name}` });
				continue;
			}
			const cut = others.find(([, { from, to }]) => from < begin || to > end);
			if (cut !== undefined || others.length === 0)
				throw overlapError(
					dimension,
					put,
					cut?.[0] ?? name,
					values.slice(cut?.[1].from ?? extent.from, cut?.[1].to ?? extent.to),
					"which it would replace in part",
				);
			for (const [url, own] of others) {
				displaced.push({ url, extent: own });
				allGone.push(own);
			}
		}
		placed.push({ put, before: begin });
		previous = put;
	}
	return { puts: placed, skipped, displaced, gone: allGone };
}

function firstOf({ values }: Put): CoordinateValue {
	return values?.[0] as CoordinateValue;
}

function lastOf({ values }: Put): CoordinateValue {
	return values?.at(-1) as CoordinateValue;
}

/** The first place at which a test holds, where it holds at all that follow. */
function search(values: readonly CoordinateValue[], holds: (value: CoordinateValue) => boolean): number {
	let [low, high] = [0, values.length];
	while (low < high) {
		const middle = (low + high) >> 1;
		if (holds(values[middle] as CoordinateValue)) high = middle;
		else low = middle + 1;
	}
	return low;
}

function isThere(extent: Extent, gone: readonly Extent[]): boolean {
	return without(extent, gone).length > 0;
}

/** What is left of a stretch without some others. */
function without(whole: Extent, gone: readonly Extent[]): Extent[] {
	let left = [whole];
	for (const { from, to } of gone)
		left = left.flatMap((own) => {
			if (to <= own.from || from >= own.to) return [own];
			return [
				{ from: own.from, to: Math.min(own.to, from) },
				{ from: Math.max(own.from, to), to: own.to },
			];
		});
	return left.filter(({ from, to }) => from < to);
}

function overlapError(
	dimension: string,
	put: Put,
	other: string,
	values: readonly CoordinateValue[],
	more = "which it would overlap",
): MiraError {
	return new MiraError(
		"cannot-combine",
		`its ${dimension} is ${valuesText(put.values ?? [])}; the cube has ${valuesText(values)} from ${other}, ${more}`,
		{
			url: put.url,
			...hint`Leave it out with ${option("overlap", "skip")}, or put it in the place of whole files with ${option("overlap", "replace")}`,
		},
	);
}

/** A step is a gap from so many usual ones on. */
const GAP = 1.5;

/** The step of a regular axis; undefined for one that has gaps already, or no steps. */
export function regularStep(values: readonly CoordinateValue[]): number | undefined {
	const steps = new Float64Array(Math.max(0, values.length - 1));
	for (let i = 0; i < steps.length; i++) steps[i] = Math.abs(Number(values[i + 1]) - Number(values[i]));
	if (steps.length === 0 || steps.some(Number.isNaN)) return undefined;
	const one = steps[0] as number;
	if (steps.every((step) => step === one)) return one;
	const usual = steps.toSorted()[steps.length >> 1] as number;
	return steps.every((step) => step <= usual * GAP && step >= usual / GAP) ? usual : undefined;
}

function refuseGaps({ dimension, values = [] }: PlacementInput, layout: Layout, puts: Placement["puts"]): void {
	const usual = regularStep(values);
	if (usual === undefined) return;
	const joined = puts.flatMap((put) => put.values ?? []);
	for (const [i, stretch] of layout.stretches.entries()) {
		const before = layout.stretches[i - 1];
		if (before === undefined || (before.kind === "kept" && stretch.kind === "kept")) continue;
		const valuesOf = ({ kind }: Stretch): readonly CoordinateValue[] => (kind === "kept" ? values : joined);
		refuseGap(dimension, valuesOf(before)[before.to - 1], valuesOf(stretch)[stretch.from], usual, puts, stretch.at);
	}
	// Those that are put side by side are one stretch.
	for (const put of puts.slice(1)) {
		const before = puts[puts.indexOf(put) - 1] as Put & { at: number };
		if (before.at + before.length === put.at) refuseGap(dimension, lastOf(before), firstOf(put), usual, puts, put.at);
	}
}

function refuseGap(
	dimension: string,
	end: CoordinateValue | undefined,
	begin: CoordinateValue | undefined,
	usual: number,
	puts: Placement["puts"],
	at: number,
): void {
	if (!(Math.abs(Number(begin) - Number(end)) > usual * GAP)) return;
	const put = puts.find((one) => one.at === at || one.at + one.length === at);
	throw new MiraError(
		"cannot-combine",
		`${dimension} would have a gap: ${end}, then ${begin}, where one step is ${usual}`,
		{ url: put?.url, ...hint`Add the files between them, or allow it with ${option("gap", "allow")}` },
	);
}
