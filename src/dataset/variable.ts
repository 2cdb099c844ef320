import { encodeChunk } from "../codecs/index.ts";
import type { FillModel } from "../fill/model.ts";
import { resolveFill } from "../fill/resolve.ts";
import { plainCodec } from "../manifest/derived-array.ts";
import { type ArrayDescription, ManifestArray } from "../manifest/manifest-array.ts";
import { ManifestBuilder } from "../manifest/manifest-builder.ts";
import type { StoreArray } from "../manifest/manifest-group.ts";
import { redescribe } from "../manifest/manifest-group.ts";
import type { ChunkElements } from "../read/chunk.ts";
import { type Attributes, numericAttribute } from "../zarr/attributes.ts";
import { gridShape } from "../zarr/chunk-grid.ts";
import { type DataType, dataType, isFixed } from "../zarr/data-type.ts";
import { elementCount, type NdArray, type TypedNumbers } from "../zarr/nd-array.ts";
import { readScalar } from "../zarr/scalar.ts";
import { elementsOf, toNdArray } from "./elements.ts";

/** A variable of a dataset: virtual (references, or computed when asked), or loaded, with its values in memory. */
export type Variable = StoreArray | LoadedVariable;

/** What a loaded variable is made of. */
export type LoadedVariableInput = {
	dimensionNames: readonly string[];
	/** Numbers or texts alone are one dimension. */
	values: NdArray | TypedNumbers | string[];
	/** Needed where the name of the data type does not say it all: text of a fixed length, structs, NumPy's times. */
	dataType?: DataType | undefined;
	attributes?: Attributes | undefined;
	/** By default what the attributes say, with the types they have. */
	fill?: FillModel | undefined;
	fillRules?: ArrayDescription["fillRules"];
};

/**
 * A variable whose values are in memory, where they may be edited: write to `values.data`, or replace `values`. They are
 * stored values, packed as in the file; in a store they are inlined.
 */
export class LoadedVariable {
	readonly kind = "loaded";
	/** Names of its dimensions. */
	readonly dimensionNames: readonly string[];
	/** The type of what is stored. */
	readonly dataType: DataType;
	/** The stored values; `data` is what counts. */
	values: NdArray;
	/** Attributes with the types they had in the file. */
	readonly attributes: Attributes;
	/** What is known about missing data and packing, decided when the variable was made. */
	readonly fill: FillModel;
	readonly #fillRules: ArrayDescription["fillRules"];

	constructor(input: LoadedVariableInput) {
		const { dimensionNames, values, attributes = new Map(), fill, fillRules } = input;
		const type = input.dataType ?? typeOf(values);
		this.dimensionNames = dimensionNames;
		this.dataType = type;
		this.values = isNdArray(values)
			? values
			: { dataType: type.name, shape: [values.length], bytes: new Uint8Array(0), data: values };
		this.attributes = attributes;
		this.fill = fill ?? resolveFill({ policy: "hdf5", path: "", dataType: type, attributes }).fill;
		this.#fillRules = fillRules;
	}

	/** What every array has; the values are one chunk. */
	get description(): ArrayDescription {
		const { shape } = this.values;
		return {
			path: "",
			shape,
			dataType: this.dataType,
			chunkGrid: { kind: "regular", chunkShape: shape.map((length) => Math.max(length, 1)) },
			codecs: [plainCodec(this.dataType)],
			dimensionNames: this.dimensionNames,
			attributes: this.attributes,
			fill: this.fill,
			fillRules: this.#fillRules,
		};
	}

	/** Whether another is described by the very same objects; values and shape are not looked at. */
	hasPartsOf(other: LoadedVariable): boolean {
		return (
			this.dimensionNames === other.dimensionNames &&
			this.dataType === other.dataType &&
			this.attributes === other.attributes &&
			this.fill === other.fill &&
			this.#fillRules === other.#fillRules
		);
	}

	/** The elements as they are now: little-endian bytes, or a list for types of a variable length. */
	get elements(): ChunkElements {
		return elementsOf(this.values, this.dataType);
	}

	/** What stands where nothing was written. */
	get fillElement(): ChunkElements {
		const { value } = this.fill.storage;
		return isFixed(this.dataType) ? value : [readScalar(this.dataType, value) as string];
	}

	/** The same variable with other elements, and whatever else changes. */
	with(changes: { shape: readonly number[]; elements: ChunkElements } & Partial<LoadedVariableInput>): LoadedVariable {
		const { shape, elements, ...rest } = changes;
		return new LoadedVariable({
			dimensionNames: this.dimensionNames,
			attributes: this.attributes,
			dataType: this.dataType,
			fill: this.fill,
			fillRules: this.#fillRules,
			values: toNdArray(rest.dataType ?? this.dataType, { shape, elements }),
			...rest,
		});
	}
}

function isNdArray(values: LoadedVariableInput["values"]): values is NdArray {
	return !Array.isArray(values) && !ArrayBuffer.isView(values);
}

function typeOf(values: LoadedVariableInput["values"]): DataType {
	if (Array.isArray(values)) return dataType("string");
	return dataType((isNdArray(values) ? values.dataType : numericAttribute(values).dataType) as "float64");
}

/** Names of the dimensions of a variable; in a dataset all have one. */
export function dimensionsOf(variable: Variable): readonly string[] {
	return variable.kind === "loaded"
		? variable.dimensionNames
		: (variable.description.dimensionNames as readonly string[]);
}

/** A variable under another description; of a loaded one only what it has can change. */
export function describeVariable(
	variable: Variable,
	changes: Partial<Pick<ArrayDescription, "dimensionNames" | "attributes" | "fill">>,
): Variable {
	if (variable.kind !== "loaded") return redescribe(variable, changes);
	const { shape } = variable.values;
	const { dimensionNames, ...rest } = changes;
	const names = dimensionNames === undefined ? {} : { dimensionNames: dimensionNames as readonly string[] };
	return variable.with({ shape, elements: variable.elements, ...rest, ...names });
}

/** A variable as an array of a store. Loaded values are inlined as they are at this moment. */
export function toArray(variable: Variable, path: string): StoreArray {
	if (variable.kind !== "loaded") return variable.description.path === path ? variable : redescribe(variable, { path });
	const description = { ...variable.description, path };
	const { shape, chunkGrid, codecs, dataType: type } = description;
	const elements = variable.elements;
	return new ManifestArray(description, async () => {
		const builder = new ManifestBuilder(gridShape(chunkGrid, shape), { path });
		if (elementCount(shape) > 0) {
			const bytes = await encodeChunk(elements, codecs, { dataType: type, shape });
			builder.inlined(
				shape.map(() => 0),
				bytes,
			);
		}
		return builder.build();
	});
}
