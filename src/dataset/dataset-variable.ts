import type { DecodedArray } from "../fill/decode.ts";
import { type DecodeOptions, decode } from "../read/decode.ts";
import { type ReadOptions, read } from "../read/read.ts";
import type { Attributes } from "../zarr/attributes.ts";
import type { DataType } from "../zarr/data-type.ts";
import type { NdArray } from "../zarr/nd-array.ts";
import type { PositionSelection } from "./isel.ts";
import { dimensionsOf, type Variable } from "./variable.ts";
import type { VirtualDataset } from "./virtual-dataset.ts";

/** A variable of a dataset, to be read: nothing is until it is asked for. */
export class DatasetVariable {
	readonly dataset: VirtualDataset;
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

	/** Stored values: not masked, not scaled. */
	values(options: ReadOptions = {}): Promise<NdArray> {
		return read(this.dataset.toStore(), `/${this.name}`, options);
	}

	/** Physical values: what is missing marked, scale and offset applied. */
	decode(options: DecodeOptions = {}): Promise<DecodedArray> {
		return decode(this.dataset.toStore(), `/${this.name}`, options);
	}

	/** The variable at positions along its dimensions. */
	isel(selections: Readonly<Record<string, PositionSelection>>): DatasetVariable {
		return this.dataset.isel(selections).variable(this.name);
	}
}
