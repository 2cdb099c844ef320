import { type Command, InvalidArgumentError, Option } from "commander";
import { decodedAttributes } from "../fill/decoded-attributes.ts";
import type { FillModel } from "../fill/model.ts";
import { extremeFill } from "../fill/policies.ts";
import { isValid } from "../fill/validity-bitmap.ts";
import type { DerivedArray } from "../manifest/derived-array.ts";
import type { ArrayDescription } from "../manifest/manifest-array.ts";
import type { ManifestGroup } from "../manifest/manifest-group.ts";
import { ManifestStore } from "../manifest/manifest-store.ts";
import { mapTree } from "../manifest/map-tree.ts";
import type { BlockProgress } from "../read/blocks.ts";
import { decodedBytes } from "../read/decoded-description.ts";
import { type ReducedArray, type ReduceOptions, type ReductionName, reduce } from "../read/reduce/reduce.ts";
import { type ResolvedRange, resolveSelection, type Selection, type Slice } from "../read/selection.ts";
import { type Region, transform } from "../read/transform.ts";
import type { Attributes } from "../zarr/attributes.ts";
import { type DataType, dataType, type FixedDataType } from "../zarr/data-type.ts";
import { elementCount, type TypedNumbers } from "../zarr/nd-array.ts";
import { zeroScalar } from "../zarr/scalar.ts";

/** What `read` takes to reduce. */
export type ReduceArguments = {
	reduce?: Exclude<ReductionName, "quantile">;
	quantile?: number[];
	over?: (string | number)[];
};

/** Adds `--reduce`, `--quantile` and `--over`. */
export function addReduceOptions(command: Command): Command {
	return command
		.addOption(
			new Option("--reduce <how>", "one value of many: missing ones are left out, as in xarray")
				.choices(["mean", "min", "max", "sum", "count"])
				.conflicts(["raw", "quantile"]),
		)
		.addOption(
			new Option("--quantile <numbers>", "quantiles from 0 to 1, such as 0.1,0.5,0.9; 0.5 is the median")
				.argParser(quantilesArgument)
				.conflicts(["raw", "reduce"]),
		)
		.addOption(
			new Option("--over <dimensions>", "the dimensions that are reduced, such as lat,lon (default all)").argParser(
				(text) => text.split(",").map((name) => (/^\d+$/.test(name) ? Number(name) : name.trim())),
			),
		);
}

function quantilesArgument(text: string): number[] {
	const numbers = text.split(",").map((part) => (part.trim() === "" ? Number.NaN : Number(part)));
	if (numbers.every((number) => number >= 0 && number <= 1)) return numbers;
	throw new InvalidArgumentError("Quantiles are numbers from 0 to 1, such as 0.1,0.9.");
}

/** What is to be read instead of an array. */
export type ReducedSource = { store: ManifestStore; selection: Selection };

/** How values are read that are to be reduced. */
type Reading = Pick<ReduceOptions, "mask" | "maskArrays" | "maskStorageFill" | "maskExcept" | "scale" | "signal"> & {
	selection?: Selection | undefined;
	onProgress: (progress: BlockProgress) => void;
};

/**
 * A store in which the array is what a reduction makes of it, and the selection that is left: so whatever shows or writes values does it
 * with these too, coordinates included. Undefined where nothing is to be reduced.
 */
export async function reducedSource(
	store: ManifestStore,
	variable: string,
	{ reduce: how, quantile: q, over }: ReduceArguments,
	reading: Reading,
): Promise<ReducedSource | undefined> {
	if (how === undefined && q === undefined) {
		if (over === undefined) return undefined;
		throw new InvalidArgumentError("--over needs --reduce or --quantile.");
	}
	const { description } = store.array(variable);
	const { shape, dimensionNames } = description;
	// An array knows its path in the file, which is another one where a group was opened.
	const path = variable.replace(/^\/*/, "/");
	const ranges = resolveSelection(reading.selection, shape, path);
	const kept = ranges.flatMap((range, d) => (range.kept ? [d] : []));
	// A position is kept as a dimension of one, so that what it is the position of can still be told.
	const selection = ranges.map(sliceOf);
	const asked = (over ?? kept).map((name) => (typeof name === "number" ? name : (dimensionNames ?? []).indexOf(name)));
	const isOver = asked.every((d) => kept.includes(d));
	const reduced = await reduce(store, path, how ?? "quantile", {
		...reading,
		selection: isOver ? selection : reading.selection,
		over: isOver ? asked : over,
		q,
	});
	const remaining = ranges.flatMap((range, d) => (asked.includes(d) ? [] : [{ range, d }]));
	const outer = q === undefined ? [] : [{ start: 0, step: 1, count: q.length, kept: q.length > 1 }];
	const places = [...outer, ...remaining.map(({ range }) => range)];
	const lengths = [...outer.map(({ count }) => count), ...remaining.map(({ d }) => shape[d] as number)];
	const array = placedArray(
		store,
		reducedDescription(description, reduced, how ?? "quantile", lengths),
		reduced,
		places,
	);
	const group = mapTree(store.group, (node, place) => (place.path === path ? { kind: "array", array } : node));
	if (q !== undefined) addQuantiles(store, path, group, q);
	return {
		store: new ManifestStore({ url: store.url, group, registry: store.registry, diagnostics: store.diagnostics }),
		selection: places.map((range) => (range.kept ? sliceOf(range) : range.start)),
	};
}

function sliceOf({ start, count, step }: ResolvedRange): Slice {
	return { start, stop: count === 0 ? start : start + (count - 1) * step + 1, step };
}

/** Puts the coordinate of a dimension "quantile" beside an array, unless something has that name. */
function addQuantiles(store: ManifestStore, path: string, group: ManifestGroup, q: readonly number[]): void {
	const parents = path.split("/").slice(1, -1);
	const parent = parents.reduce((above, name) => above.groups.get(name) ?? above, group);
	if (parent.arrays.has(QUANTILE)) return;
	const type = dataType("float64");
	const shape = [q.length];
	const fill = { ...EMPTY_FILL, storage: storageOf(type, QUANTILE) };
	const target = {
		path: [...["", ...parents], QUANTILE].join("/"),
		shape,
		dataType: type,
		chunkGrid: { kind: "regular" as const, chunkShape: shape },
		dimensionNames: [QUANTILE],
		attributes: new Map(),
		fill,
	};
	const elements = async () => decodedBytes(type, Float64Array.from(q));
	parent.add(QUANTILE, { kind: "array", array: transform(store, { target, elements }) });
}

const QUANTILE = "quantile";
const EMPTY_FILL = { validity: [], packing: {}, dropped: [] };

function storageOf(type: DataType, text: string): FillModel["storage"] {
	const value = type.kind === "float" ? extremeFill(type) : zeroScalar(type as FixedDataType);
	return { status: "explicit", value, source: { place: "reduction", text } };
}

type PlacedDescription = Parameters<typeof transform>[1]["target"];

/** Chunks of what was reduced: some values are shown of it at a time. */
const CHUNK_LENGTH = 256;

function reducedDescription(
	{ path, attributes, fill, fillRules, dataType: stored }: ArrayDescription,
	{ dimensions, dataType: name, validity }: ReducedArray,
	how: ReductionName,
	shape: number[],
): PlacedDescription {
	const type: DataType = dataType((validity === undefined ? name : "float64") as "float32" | "int64");
	return {
		path,
		shape,
		dataType: type,
		chunkGrid: { kind: "regular", chunkShape: shape.map((length) => Math.max(1, Math.min(length, CHUNK_LENGTH))) },
		dimensionNames: dimensions,
		attributes: keptAttributes(decodedAttributes(attributes, fill, stored).attributes, how),
		fill: { ...EMPTY_FILL, storage: storageOf(type, how) },
		fillRules,
	};
}

/** A number of values has no units, and no range that holds for the values holds for it or for their sum. */
function keptAttributes(attributes: Attributes, how: ReductionName): Attributes {
	const gone = new Set([
		"valid_range",
		"valid_min",
		"valid_max",
		"flag_values",
		"flag_meanings",
		"flag_masks",
		"dtype",
	]);
	if (how === "count") for (const name of ["units", "calendar"]) gone.add(name);
	return new Map([...attributes].filter(([name]) => !gone.has(name)));
}

/** An array that has what was reduced at its places, and the fill value elsewhere. */
function placedArray(
	store: ManifestStore,
	target: PlacedDescription,
	reduced: ReducedArray,
	places: readonly ResolvedRange[],
): DerivedArray {
	const { itemBytes } = target.dataType;
	const bytes = decodedBytes(target.dataType, numbersOf(reduced));
	const steps = places.map((_, d) => elementCount(places.slice(d + 1).map(({ count }) => count)));
	return transform(store, {
		target,
		elements: async ({ starts, counts }: Region) => {
			const size = itemBytes as number;
			const out = new Uint8Array(elementCount(counts) * size);
			for (let i = 0; i < out.length / size; i++) {
				let rest = i;
				let from = 0;
				for (let d = counts.length - 1; d >= 0; d--) {
					const { start, step, count } = places[d] as ResolvedRange;
					const length = counts[d] as number;
					const place = ((starts[d] as number) + (rest % length) - start) / step;
					rest = Math.floor(rest / length);
					from =
						Number.isInteger(place) && place >= 0 && place < count ? from + place * (steps[d] as number) : Number.NaN;
				}
				out.set(
					Number.isNaN(from) ? target.fill.storage.value : bytes.subarray(from * size, (from + 1) * size),
					i * size,
				);
			}
			return out;
		},
	});
}

/** Results that are missing though their type has no NaN become floats. */
function numbersOf({ data, validity }: ReducedArray): TypedNumbers {
	if (validity === undefined) return data as TypedNumbers;
	return Float64Array.from(data as ArrayLike<number>, (value, i) =>
		isValid(validity, i) ? Number(value) : Number.NaN,
	);
}
