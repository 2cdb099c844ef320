import { decodedType } from "../../cf/decode.ts";
import { MiraError } from "../../errors.ts";
import { type DecodedArray, decodeValues } from "../../fill/decode.ts";
import type { StoreArray } from "../../manifest/manifest-group.ts";
import type { ManifestStore } from "../../manifest/manifest-store.ts";
import { type DataType, isFixed } from "../../zarr/data-type.ts";
import { elementCount } from "../../zarr/nd-array.ts";
import { decodedParts } from "../block-parts.ts";
import type { Span } from "../block-plan.ts";
import type { DecodeOptions } from "../decode.ts";
import { joinsCharacters } from "../decoded-description.ts";
import { fillInForce } from "../mask-arrays.ts";
import { type ResolvedRange, resolveSelection } from "../selection.ts";
import { cellSteps, forEachRun, type TakeRun } from "./cell-runs.ts";

/** A dimension by its name or its number, or several. */
export type Over = string | number | readonly (string | number)[];

/** What is reduced, along which dimensions, and how it is read. */
export type Reduction = {
	store: ManifestStore;
	array: StoreArray;
	ranges: readonly ResolvedRange[];
	/** The type of the decoded values. */
	type: DataType;
	/** One a range: true where the dimension does not remain. */
	isReduced: readonly boolean[];
	decoding: DecodeOptions;
	/** Memory for the whole. */
	bytes: number;
	report: ReportElements;
};

/** Told how many elements more were dealt with. */
export type ReportElements = (elements: number) => void;

/**
 * Of the memory for the whole, what a block may take: two of them are there at once, and with what is read and decoded for them, and not yet
 * collected, the process grows by six blocks (bench/measures/blocks-memory.mjs).
 */
const BLOCK_SHARE = 1 / 16;

/** What a reduction goes through. */
export function planReduction(
	store: ManifestStore,
	path: string,
	over: Over | undefined,
	{ bytes, report, ...decoding }: DecodeOptions & Pick<Reduction, "bytes" | "report">,
): Reduction {
	const array = store.array(path);
	const { description } = array;
	const ranges = resolveSelection(decoding.selection, description.shape, description.path);
	const fill = fillInForce(description.fill, decoding);
	const type = decodedType(description.dataType, fill, decoding, description.attributes);
	// The characters of texts are no dimension of the texts.
	const rank = ranges.length - (joinsCharacters(description, decoding) ? 1 : 0);
	const chosen = chosenDimensions(array, ranges.slice(0, rank), over);
	const isReduced = ranges.map(({ kept }, d) => d >= rank || !kept || chosen.has(d));
	return { store, array, ranges, type, isReduced, decoding, bytes, report };
}

function chosenDimensions(
	{ description: { dimensionNames, path } }: StoreArray,
	ranges: readonly ResolvedRange[],
	over: Over | undefined,
): ReadonlySet<number> {
	if (over === undefined) return new Set(ranges.keys());
	const named = typeof over === "string" || typeof over === "number" ? [over] : over;
	const names = ranges.map((_, d) => dimensionNames?.[d] ?? null);
	return new Set(
		named.map((dimension) => {
			const d = typeof dimension === "string" ? names.indexOf(dimension) : dimension;
			if (ranges[d]?.kept && (typeof dimension === "number" || names.lastIndexOf(dimension) === d)) return d;
			const kept = ranges.flatMap(({ kept }, i) => (kept ? [names[i] ?? String(i)] : []));
			const isTwice = typeof dimension === "string" && ranges[d]?.kept;
			const what = isTwice
				? `two dimensions are called "${dimension}"`
				: `there is no dimension ${JSON.stringify(dimension)}`;
			const list = kept.length === 0 ? "nothing" : kept.join(", ");
			throw new MiraError("bad-argument", what, {
				path,
				hint: isTwice ? "Tell it by its number, from 0" : `It can be reduced over ${list}`,
			});
		}),
	);
}

/** The shape of what remains. */
export function remainingShape({ ranges, isReduced }: Reduction): number[] {
	return ranges.flatMap(({ count }, d) => (isReduced[d] ? [] : [count]));
}

/** The names of the dimensions that remain; null where one has none. */
export function remainingNames({ array, isReduced }: Reduction): (string | null)[] {
	const { dimensionNames } = array.description;
	return isReduced.flatMap((reduced, d) => (reduced ? [] : [dimensionNames?.[d] ?? null]));
}

/** How many values make one result. */
export function valuesPerCell({ ranges, isReduced }: Reduction): number {
	return elementCount(ranges.map(({ count }, d) => (isReduced[d] ? count : 1)));
}

/** The values of one block and where its runs go. */
export type TakeBlock = (values: DecodedArray) => TakeRun;

/**
 * Reads everything in blocks and takes it run by run to its cells, in the same order every time: so the result has the same bits
 * whatever arrives first. What was never written and is missing is not even looked at.
 */
export async function forEachBlock(reduction: Reduction, skipsHoles: boolean, take: TakeBlock): Promise<void> {
	const { ranges, isReduced, decoding, bytes, report } = reduction;
	const counts = ranges.map(({ count }) => count);
	const steps = cellSteps(counts, isReduced);
	const holes = skipsHoles && holesAreMissing(reduction) ? "skip" : "charge";
	let before = 0;
	for await (const { spans, values, progress } of decodedParts(reduction, bytes * BLOCK_SHARE, {
		...decoding,
		holes,
	})) {
		if (values !== undefined) forEachRun(decodedSpans(spans, values), steps, take(values));
		report(progress.done - before);
		before = progress.done;
	}
}

/** Texts that were made of characters have one dimension less. */
function decodedSpans(spans: readonly Span[], { data, dataType }: DecodedArray): readonly Span[] {
	const elements = dataType.startsWith("complex") ? data.length / 2 : data.length;
	const isJoined = elementCount(spans.map(({ count }) => count)) !== elements;
	return isJoined ? spans.map((span, d) => (d === spans.length - 1 ? { to: 0, count: 1 } : span)) : spans;
}

/** True if what was never written is NaN once it is decoded. */
function holesAreMissing({ array, decoding, type }: Reduction): boolean {
	const { dataType, fill, attributes } = array.description;
	if (type.kind !== "float" || !isFixed(dataType)) return false;
	const sentinels = fill.validity.filter(({ kind }) => kind === "sentinel");
	const values = { dataType, shape: [], bytes: fill.storage.value };
	const { data } = decodeValues(values, { ...fill, validity: sentinels }, decoding, { attributes });
	return Number.isNaN(data[0]);
}
