import { checkOptions, hint, MiraError, type OptionValues, oneOf, option, TAKES } from "../../errors.ts";
import type { DecodedArray } from "../../fill/decode.ts";
import { isValid } from "../../fill/validity-bitmap.ts";
import { withDeadline } from "../../io/deadline.ts";
import type { ManifestStore } from "../../manifest/manifest-store.ts";
import { elementCount } from "../../zarr/nd-array.ts";
import type { BlockProgress } from "../blocks.ts";
import { checkSize } from "../chunk.ts";
import { type DecodeOptions, VIEW_OPTIONS } from "../decode.ts";
import { READ_OPTIONS } from "../read.ts";
import { type Accumulator, asFloats, numbersOf, type Reduced, type Skipping } from "./accumulator.ts";
import { Extremes } from "./extremes.ts";
import { FloatSum } from "./float-sum.ts";
import { quantilePasses, quantiles } from "./quantile.ts";
import { QUANTILE_METHODS, type QuantileMethod } from "./quantile-rank.ts";
import {
	forEachBlock,
	type Over,
	planReduction,
	type Reduction,
	remainingNames,
	remainingShape,
	valuesPerCell,
} from "./reduction.ts";
import { ValueCount } from "./value-count.ts";
import { WholeSum } from "./whole-sum.ts";

/** What `reduce` makes of values. */
export type ReductionName = "mean" | "min" | "max" | "sum" | "count" | "quantile";

/** Their names. */
export const REDUCTIONS: readonly ReductionName[] = ["mean", "min", "max", "sum", "count", "quantile"];

/** Options of `reduce`: along which dimensions, of what, and how it is decoded. */
export type ReduceOptions = Omit<DecodeOptions, "missing" | "reasons" | "times"> &
	Skipping & {
		/** The dimensions that are reduced, by their names or numbers; all by default. */
		over?: Over | undefined;
		/** The quantiles, from 0 to 1: one, or several along a first dimension "quantile". Only for `quantile`, which needs it. */
		q?: number | readonly number[] | undefined;
		/** How a quantile between two values is found; `linear` by default. NumPy's names. */
		method?: QuantileMethod | undefined;
		/** About how much memory it may take, besides its result and what a chunk takes; default 256 MiB. */
		bytes?: number | undefined;
		/** Called after every block. */
		onProgress?: ((progress: BlockProgress) => void) | undefined;
	};

/** What a reduction gives: values, with the names of the dimensions that remain; null for one that has none. */
export interface ReducedArray extends DecodedArray {
	/** Names of the dimensions that are left, null for one without a name. */
	dimensions: (string | null)[];
}

const { times: _, ...DECODING } = VIEW_OPTIONS;

/** What reductions take. */
export const REDUCE_OPTIONS: OptionValues<ReduceOptions> = {
	...READ_OPTIONS,
	...DECODING,
	over: TAKES.anything,
	q: TAKES.anything,
	method: oneOf(...QUANTILE_METHODS),
	skipMissing: TAKES.boolean,
	minCount: TAKES.wholeNumber,
	bytes: TAKES.number,
	onProgress: TAKES.function,
};

const DEFAULT_BYTES = 2 ** 28;

/**
 * One number of many: the mean, the least, the greatest, the sum, the number or quantiles of the values of an array or a part of it, along
 * some of its dimensions. Missing values are left out, and types are those of xarray. It is read in blocks, so an array may be larger
 * than memory, and the result has the same bits in every run.
 *
 * @example
 * const climate = await reduce(store, "/t2m", "mean", { over: "time" });
 */
export async function reduce(
	store: ManifestStore,
	path: string,
	how: ReductionName,
	options: ReduceOptions = {},
): Promise<ReducedArray> {
	checkOptions("reduce", options, REDUCE_OPTIONS);
	return withDeadline("reducing", options, (own) => reduceChecked(store, path, how, own), { url: store.url, path });
}

async function reduceChecked(
	store: ManifestStore,
	path: string,
	how: ReductionName,
	options: ReduceOptions,
): Promise<ReducedArray> {
	const { over, q, method = "linear", skipMissing, minCount, bytes = DEFAULT_BYTES, onProgress, ...decoding } = options;
	const skipping = { skipMissing, minCount };
	if (!REDUCTIONS.includes(how))
		throw new MiraError("bad-argument", `"${how}" is not a reduction`, { hint: `There are ${REDUCTIONS.join(", ")}` });
	const asked = how === "quantile" ? { q: checkedQuantiles(q), method } : undefined;
	const progress = { done: 0, total: 0 };
	const report = (elements: number): void => {
		progress.done += elements;
		onProgress?.({ ...progress });
	};
	const reduction = planReduction(store, path, over, { ...decoding, bytes, report });
	const shape = remainingShape(reduction);
	const dimensions = remainingNames(reduction);
	progress.total =
		elementCount(reduction.ranges.map(({ count }) => count)) * (asked === undefined ? 1 : quantilePasses(reduction));
	checkSize(elementCount(shape) * 24 * (asked?.q.length ?? 1), store, path);
	requireKind(reduction, how);
	requireValues(reduction, how);
	if (asked === undefined) {
		const reduced = await accumulate(reduction, how as Exclude<ReductionName, "quantile">, skipping);
		return { ...reduced, shape, dimensions };
	}
	const reduced = await quantiles(reduction, asked, skipping);
	const isOne = typeof q === "number";
	return {
		...reduced,
		shape: isOne ? shape : [asked.q.length, ...shape],
		dimensions: isOne ? dimensions : ["quantile", ...dimensions],
	};
}

function checkedQuantiles(q: ReduceOptions["q"]): readonly number[] {
	const list = typeof q === "number" ? [q] : (q ?? []);
	if (Array.isArray(list) && list.length > 0 && list.every((each) => each >= 0 && each <= 1)) return list;
	throw new MiraError("bad-argument", "quantiles are numbers from 0 to 1, at least one", {
		...hint`Pass ${option("q", 0.5)} for the median`,
	});
}

const NUMBERS: ReadonlySet<string> = new Set(["int", "uint", "float"]);

/** Throws where values of such a type have no such thing. */
function requireKind({ type, array }: Reduction, how: ReductionName): void {
	if (how === "count" || NUMBERS.has(type.kind) || (type.kind === "bool" && how !== "quantile")) return;
	const { path } = array.description;
	throw new MiraError("unsupported-feature", `values of type ${type.name} have no ${how}`, {
		path,
		hint: "They can be counted",
	});
}

function requireValues(reduction: Reduction, how: ReductionName): void {
	if (valuesPerCell(reduction) > 0 || how === "mean" || how === "sum" || how === "count") return;
	const { path } = reduction.array.description;
	throw new MiraError("bad-selection", `nothing is selected, and nothing has no ${how}`, { path });
}

async function accumulate(
	reduction: Reduction,
	how: Exclude<ReductionName, "quantile">,
	skipping: Skipping,
): Promise<Reduced> {
	const cells = elementCount(remainingShape(reduction));
	const accumulator = accumulatorFor(reduction, how, cells, skipping);
	if (how === "count" && !hasMissingKind(reduction)) {
		const validity = { ...reduction, decoding: { ...reduction.decoding, missing: "validity" as const } };
		await forEachBlock(validity, false, (values) => accumulator.add.bind(accumulator, presence(values)));
	} else
		await forEachBlock(reduction, skipping.skipMissing !== false, (values) => {
			const numbers = numbersOf(values);
			return accumulator.add.bind(accumulator, how === "mean" ? asFloats(numbers) : numbers);
		});
	return accumulator.result();
}

/** True for values that are numbers, so NaN tells of what is missing. */
function hasMissingKind({ type }: Reduction): boolean {
	return NUMBERS.has(type.kind) || type.kind === "bool";
}

/** 1 for a value that is there, and NaN for one that is missing. */
function presence({ data, dataType, validity }: DecodedArray): Float32Array {
	const count = dataType.startsWith("complex") ? data.length / 2 : data.length;
	return Float32Array.from({ length: count }, (_, i) => (isValid(validity, i) ? 1 : Number.NaN));
}

function accumulatorFor(
	{ type }: Reduction,
	how: Exclude<ReductionName, "quantile">,
	cells: number,
	skipping: Skipping,
): Accumulator {
	const isFloat = type.kind === "float";
	switch (how) {
		case "count":
			return new ValueCount(cells);
		case "min":
		case "max":
			return new Extremes(cells, type, how, skipping);
		case "mean":
			return new FloatSum(
				cells,
				{ isMean: true, dataType: isFloat ? type.name : "float64" },
				{ ...skipping, minCount: 0 },
			);
		case "sum":
			if (type.kind === "int" || type.kind === "uint") return new WholeSum(cells, type.kind, type.itemBytes);
			return new FloatSum(cells, { isMean: false, dataType: isFloat ? type.name : "int64" }, skipping);
	}
}
