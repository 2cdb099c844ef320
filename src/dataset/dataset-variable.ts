import type { DecodedArray } from "../fill/decode.ts";
import { type AbortOptions, withDeadline } from "../io/deadline.ts";
import type { ManifestStore } from "../manifest/manifest-store.ts";
import { type Block, type BlocksOptions, blocks } from "../read/blocks.ts";
import { type DecodeOptions, decode } from "../read/decode.ts";
import { type ReadOptions, read } from "../read/read.ts";
import { type ReducedArray, type ReduceOptions, type ReductionName, reduce } from "../read/reduce/reduce.ts";
import type { Over } from "../read/reduce/reduction.ts";
import type { Attributes } from "../zarr/attributes.ts";
import type { DataType } from "../zarr/data-type.ts";
import type { NdArray } from "../zarr/nd-array.ts";
import type { PositionSelection } from "./isel.ts";
import type { LabelSelection, PointLabels, SelOptions } from "./label-search.ts";
import { selectLabels, selectPoints } from "./select-labels.ts";
import { dimensionsOf, type Variable } from "./variable.ts";
import type { VirtualDataset } from "./virtual-dataset.ts";

/** Options of the reductions of a variable: those of `reduce`, without what is an argument here. */
export type VariableReduceOptions = Omit<ReduceOptions, "over" | "q" | "method">;

/** A variable of a dataset, to be read: nothing is until it is asked for. */
export class DatasetVariable {
	/** Where it stands, with its coordinates. */
	readonly dataset: VirtualDataset;
	/** Its name there. */
	readonly name: string;
	/** What it is made of: references, what computes them, or values in memory. */
	readonly source: Variable;

	constructor(dataset: VirtualDataset, name: string, source: Variable) {
		this.dataset = dataset;
		this.name = name;
		this.source = source;
	}

	/** Names of its dimensions. */
	get dimensions(): readonly string[] {
		return dimensionsOf(this.source);
	}

	/** Their lengths. */
	get shape(): readonly number[] {
		return this.source.description.shape;
	}

	/** The type of what is stored. */
	get dataType(): DataType {
		return this.source.description.dataType;
	}

	/** Attributes with the types they had in the file. */
	get attributes(): Attributes {
		return this.source.attributes;
	}

	/** The variable and what masks it, alone: to make a store copies what is loaded. */
	#store(): ManifestStore {
		const masks = this.source.fill.validity.flatMap((rule) => (rule.kind === "maskArray" ? [rule.path] : []));
		const isNeeded = ([name]: readonly [string, Variable]): boolean => name === this.name || masks.includes(`/${name}`);
		return this.dataset.with({ variables: [...this.dataset.variables].filter(isNeeded) }).toStore();
	}

	/** Stored values: not masked, not scaled. */
	values(options: ReadOptions = {}): Promise<NdArray> {
		return read(this.#store(), `/${this.name}`, options);
	}

	/** Physical values: what is missing marked, scale and offset applied. */
	decode(options: DecodeOptions = {}): Promise<DecodedArray> {
		return decode(this.#store(), `/${this.name}`, options);
	}

	/** The variable at positions along its dimensions. */
	isel(selections: Readonly<Record<string, PositionSelection>>): DatasetVariable {
		return this.dataset.isel(selections).variable(this.name);
	}

	/** The variable by labels of its coordinates; names mean what they mean for this variable. */
	async sel(labels: Readonly<Record<string, LabelSelection>>, options: SelOptions = {}): Promise<DatasetVariable> {
		return (await selectLabels(this.dataset, labels, options, this.name)).variable(this.name);
	}

	/**
	 * Physical values at a place, or at many (lists of equal length, which lie along one dimension): those nearest to the labels, unless
	 * another method is given. Only the chunks that hold them are read, each once.
	 */
	async at(point: PointLabels, options: SelOptions & Omit<DecodeOptions, "selection"> = {}): Promise<DecodedArray> {
		const { method = "nearest", tolerance, signal, timeoutMs, ...decoding } = options;
		const how = { method, tolerance };
		const isList = Object.values(point).some((label) => Array.isArray(label));
		const read = async (own: AbortOptions): Promise<DecodedArray> => {
			const found = isList
				? await selectPoints(this.dataset, point, { ...how, signal: own.signal }, this.name)
				: await selectLabels(this.dataset, point, { ...how, signal: own.signal }, this.name);
			return found.variable(this.name).decode({ ...decoding, signal: own.signal });
		};
		return withDeadline("reading a place", { signal, timeoutMs }, read, {
			url: this.dataset.url,
			path: `/${this.name}`,
		});
	}

	/** Physical values piece by piece, for what is larger than memory; see `blocks`. */
	blocks(options: BlocksOptions = {}): AsyncGenerator<Block, void, undefined> {
		return blocks(this.#store(), `/${this.name}`, options);
	}

	/** Means along dimensions, all of them if none is named; missing values are left out, as by all reductions. */
	mean(over?: Over, options: VariableReduceOptions = {}): Promise<ReducedArray> {
		return this.#reduce("mean", { ...options, over });
	}

	/** The least values along dimensions. */
	min(over?: Over, options: VariableReduceOptions = {}): Promise<ReducedArray> {
		return this.#reduce("min", { ...options, over });
	}

	/** The greatest values along dimensions. */
	max(over?: Over, options: VariableReduceOptions = {}): Promise<ReducedArray> {
		return this.#reduce("max", { ...options, over });
	}

	/** Sums along dimensions. */
	sum(over?: Over, options: VariableReduceOptions = {}): Promise<ReducedArray> {
		return this.#reduce("sum", { ...options, over });
	}

	/** How many values are not missing, along dimensions. */
	count(over?: Over, options: VariableReduceOptions = {}): Promise<ReducedArray> {
		return this.#reduce("count", { ...options, over });
	}

	/** Quantiles along dimensions, exact: 0.5 is the median. Several have a first dimension "quantile". */
	quantile(
		q: number | readonly number[],
		over?: Over,
		options: Omit<ReduceOptions, "over" | "q"> = {},
	): Promise<ReducedArray> {
		return this.#reduce("quantile", { ...options, q, over });
	}

	#reduce(how: ReductionName, options: ReduceOptions): Promise<ReducedArray> {
		return reduce(this.#store(), `/${this.name}`, how, options);
	}
}
