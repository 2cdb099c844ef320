import type { Diagnostic } from "../diagnostics.ts";
import { hint, MiraError, option } from "../errors.ts";
import type { ObjectStoreRegistry } from "../io/registry.ts";
import { ManifestGroup, redescribe } from "../manifest/manifest-group.ts";
import { ManifestStore } from "../manifest/manifest-store.ts";
import { answerZarrita } from "../read/zarrita-extension.ts";
import type { Attributes } from "../zarr/attributes.ts";
import { renameMasks } from "./coordinates.ts";
import { DatasetVariable } from "./dataset-variable.ts";
import { isel, type PositionSelection } from "./isel.ts";
import type { LabelSelection, PointLabels, PointsOptions, SelOptions } from "./label-search.ts";
import { selectLabels, selectPoints } from "./select-labels.ts";
import type { Extent } from "./table/columns.ts";
import { RowVariables } from "./table/row-variables.ts";
import { datasetText } from "./text-form.ts";
import { dimensionsOf, toArray, type Variable } from "./variable.ts";

/** What a dataset is made of. */
export type DatasetParts = {
	/** What was opened; the common directory where it was several files. */
	url: string;
	/** Resolves the urls of references. */
	registry: ObjectStoreRegistry;
	variables: Iterable<readonly [name: string, variable: Variable]>;
	/** Which of the variables are coordinates. */
	coordinateNames: Iterable<string>;
	attributes: Attributes;
	diagnostics: readonly Diagnostic[];
};

/**
 * Variables on common dimensions, as xarray sees a file, without their data: virtual ones are references, loaded ones are
 * values in memory. Immutable, except for the values of loaded variables; operations make new datasets.
 */
export class VirtualDataset {
	/** What was opened; the common directory where it was several files. */
	readonly url: string;
	/** Resolves the urls of references. */
	readonly registry: ObjectStoreRegistry;
	/** All variables, in the order of the file. */
	readonly variables: ReadonlyMap<string, Variable>;
	/** Which of the variables are coordinates. */
	readonly coordinateNames: ReadonlySet<string>;
	/** Attributes of the whole, with the types they had in the file. */
	readonly attributes: Attributes;
	/** Everything lossy, odd or repaired that a user should know. */
	readonly diagnostics: readonly Diagnostic[];

	constructor(parts: DatasetParts) {
		this.url = parts.url;
		this.registry = parts.registry;
		const { variables, coordinateNames } = parts;
		const isRow = variables instanceof RowVariables;
		this.variables = isRow ? variables : new Map(variables);
		this.coordinateNames =
			isRow && coordinateNames === variables.kind.coordinateNames
				? variables.kind.coordinateNames
				: new Set([...coordinateNames].filter((name) => this.variables.has(name)));
		this.attributes = parts.attributes;
		this.diagnostics = parts.diagnostics;
		measureDimensions(this);
	}

	/** Length of every dimension, by its name. */
	get dimensions(): Map<string, number> {
		return measureDimensions(this);
	}

	/** Variables that say where and when the data are. */
	get coordinates(): Map<string, Variable> {
		return new Map([...this.variables].filter(([name]) => this.coordinateNames.has(name)));
	}

	/** Variables that are not coordinates. */
	get dataVariables(): Map<string, Variable> {
		return new Map([...this.variables].filter(([name]) => !this.coordinateNames.has(name)));
	}

	/** The same dataset with some of its parts changed. */
	with(changes: Partial<DatasetParts>): VirtualDataset {
		return new VirtualDataset({ ...this, ...changes });
	}

	/** The variable of that name, to be read. */
	variable(name: string): DatasetVariable {
		const variable = this.variables.get(name);
		if (variable !== undefined) return new DatasetVariable(this, name, variable);
		throw new MiraError("not-found", `there is no variable "${name}"`, {
			url: this.url,
			hint: `Variables: ${[...this.variables.keys()].join(", ")}`,
		});
	}

	/** A part of the dataset by positions along its dimensions; see {@link isel}. */
	isel(selections: Readonly<Record<string, PositionSelection>>): VirtualDataset {
		return isel(this, selections);
	}

	/**
	 * A part of the dataset by labels of its coordinates: `sel({ time: "2020-07", lat: { start: 30, stop: 50 }, lon: -120 }, { method: "nearest" })`.
	 * Coordinates are read, once; the rest is when it is asked for.
	 */
	sel(labels: Readonly<Record<string, LabelSelection>>, options: SelOptions = {}): Promise<VirtualDataset> {
		return selectLabels(this, labels, options);
	}

	/** The dataset at points: `points({ lat: [50, 51], lon: [4, 5] }, { method: "nearest" })` has two places, along a new dimension `points`. */
	points(labels: PointLabels, options: PointsOptions = {}): Promise<VirtualDataset> {
		return selectPoints(this, labels, options);
	}

	/** The dataset as a store that zarrita, `read` and writers take. Loaded values are inlined as they are at this moment. */
	toStore(): ManifestStore {
		const group = datasetGroup(this, "/");
		const { url, registry, diagnostics } = this;
		return answerZarrita(new ManifestStore({ url, group, registry, diagnostics: [...diagnostics] }));
	}

	/** An overview in the manner of xarray. */
	toString(): string {
		return datasetText(this);
	}
}

/** Names of all dimensions that any of these datasets has, in the order in which they come. */
export function dimensionNamesOf(datasets: readonly VirtualDataset[]): Set<string> {
	const names = new Set<string>();
	for (const { dimensions } of datasets) for (const name of dimensions.keys()) names.add(name);
	return names;
}

/** Names of all variables that any of them has, in the order in which they come. */
export function variableNamesOf(datasets: readonly VirtualDataset[]): Set<string> {
	const names = new Set<string>();
	for (const { variables } of datasets) for (const name of variables.keys()) names.add(name);
	return names;
}

/** The arrays of a dataset as the group at a path of a store. */
export function datasetGroup(dataset: VirtualDataset, path: string): ManifestGroup {
	measureDimensions(dataset);
	const group = new ManifestGroup(dataset.attributes);
	const base = path === "/" ? "" : path;
	for (const [name, variable] of dataset.variables) {
		const array = toArray(variable, `${base}/${name}`);
		const fill = renameMasks(array.fill, (mask) => base + mask);
		group.add(name, fill === array.fill ? array : redescribe(array, { fill }));
	}
	return group;
}

/** All variables that share a dimension agree on its length, or this is an error that names them. */
function measureDimensions({ variables, url }: VirtualDataset): Map<string, number> {
	const lengths = new Map<string, number>();
	const owners = new Map<string, string>();
	for (const [name, { shape, dimensionNames: dimensions }] of extentsOf(variables)) {
		if (dimensions.length !== shape.length)
			throw new MiraError("bad-metadata", `"${name}" has ${shape.length} dimensions and ${dimensions.length} names`, {
				url,
			});
		for (const [d, dimension] of dimensions.entries()) {
			const length = shape[d] as number;
			const known = lengths.get(dimension);
			if (known === undefined) {
				lengths.set(dimension, length);
				owners.set(dimension, name);
			} else if (known !== length)
				throw new MiraError(
					"bad-metadata",
					`dimension "${dimension}" has length ${known} in "${owners.get(dimension)}" and ${length} in "${name}"`,
					{ url, ...hint`Leave one of them out: ${option("drop", [name])}` },
				);
		}
	}
	return lengths;
}

function* extentsOf(variables: VirtualDataset["variables"]): Iterable<[name: string, extent: Extent]> {
	if (variables instanceof RowVariables) yield* variables.extents();
	else
		for (const [name, variable] of variables) {
			const { shape } = variable.kind === "loaded" ? variable.values : variable.description;
			yield [name, { shape, dimensionNames: dimensionsOf(variable) }];
		}
}
