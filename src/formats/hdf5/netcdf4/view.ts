import { isMiraError } from "../../../errors.ts";
import { referencedAddresses } from "../attribute-value.ts";
import type { Datatype } from "../datatype.ts";
import { decodeElements } from "../element-value.ts";
import type { Hdf5File } from "../file.ts";
import type { DatasetHeader, Hdf5Node, RawAttribute } from "../objects.ts";
import { nameDimensions, parentPath, type ScaledVariable, type VariableGroup } from "./dimensions.ts";

/** How NetCDF-4 sees the datasets of a file. Files of plain HDF5 are seen in the same way, as netCDF-C itself does. */
export type Netcdf4View = {
	/** Datasets that only stand for a dimension: they are no arrays. */
	pureDimensions: ReadonlySet<string>;
	scales: ReadonlySet<string>;
	/** Names of the dimensions of each dataset, by its path. */
	dimensionNames: ReadonlyMap<string, readonly string[]>;
};

/** What netCDF-C writes as the name of a scale that is no variable (nc4internal.h, DIM_WITHOUT_VARIABLE). */
const WITHOUT_VARIABLE = "This is a netCDF dimension but not a netCDF variable";
/** A variable that has the name of a dimension without being its coordinate is stored under another (NON_COORD_PREPEND). */
const NON_COORDINATE = "_nc4_non_coord_";

/** The name under which a dataset is known. */
export function variableName(name: string): string {
	return name.startsWith(NON_COORDINATE) ? name.slice(NON_COORDINATE.length) : name;
}

/** Finds dimensions and their names in all datasets of a file. References to scales are read together. */
export async function viewAsNetcdf4(file: Hdf5File, nodes: readonly Hdf5Node[]): Promise<Netcdf4View> {
	const hasUserTypes = nodes.some(({ object }) => object.kind === "datatype");
	const variables = await Promise.all(
		nodes.flatMap(({ path, object }) =>
			object.kind === "dataset" ? [scaledVariable(file, path, object.header, hasUserTypes)] : [],
		),
	);
	const root: VariableGroup = { path: nodes[0]?.path ?? "/", variables: [], groups: [] };
	const groups = new Map<string, VariableGroup>([[root.path, root]]);
	for (const { path, object, aliasOf } of nodes) {
		if (object.kind !== "group" || aliasOf !== undefined || path === root.path) continue;
		const group: VariableGroup = { path, variables: [], groups: [] };
		groups.set(path, group);
		groups.get(parentPath(path))?.groups.push(group);
	}
	for (const { variable } of variables) groups.get(parentPath(variable.path))?.variables.push(variable);
	return {
		pureDimensions: new Set(variables.flatMap(({ variable, isPure }) => (isPure ? [variable.path] : []))),
		scales: new Set(variables.flatMap(({ variable }) => (variable.isScale ? [variable.path] : []))),
		dimensionNames: nameDimensions(root),
	};
}

async function scaledVariable(file: Hdf5File, path: string, header: DatasetHeader, hasUserTypes: boolean) {
	const { attributes, dataspace, datatype, address } = header;
	const find = (name: string): RawAttribute | undefined => attributes.find((attribute) => attribute.name === name);
	const isScale = (await textOf(file, find("CLASS"))) === "DIMENSION_SCALE";
	const isPure = isScale && (await textOf(file, find("NAME")))?.startsWith(WITHOUT_VARIABLE) === true;
	const dimensionIds = await integersOf(file, find("_Netcdf4Coordinates"));
	const shape = dataspace.kind === "simple" ? dataspace.shape : dataspace.kind === "null" ? [0] : [];
	const maxShape = dataspace.kind === "simple" ? dataspace.maxShape : undefined;
	const list = find("DIMENSION_LIST");
	const variable: ScaledVariable = {
		path,
		name: path.slice(path.lastIndexOf("/") + 1),
		address,
		shape,
		isUnlimited: shape.map((_, d) => maxShape !== undefined && maxShape[d] === undefined),
		isScale,
		dimensionId: isScale ? (await integersOf(file, find("_Netcdf4Dimid")))?.[0] : undefined,
		dimensionIds,
		// Numbers save the way through the global heap.
		attachedScales:
			list === undefined || dimensionIds !== undefined
				? undefined
				: await readable(() => referencedAddresses(file, list)),
		isKnownToNetcdf: isKnownToNetcdf(datatype, hasUserTypes),
	};
	return { variable, isPure };
}

/** Types of its own netCDF-C knows only where they are committed; others it never shows. */
function isKnownToNetcdf(type: Datatype, hasUserTypes: boolean): boolean {
	switch (type.kind) {
		case "integer":
		case "float":
		case "string":
		case "vlen-string":
			return true;
		case "compound":
		case "enum":
		case "opaque":
		case "vlen-sequence":
			return hasUserTypes;
		default:
			return false;
	}
}

async function textOf(file: Hdf5File, attribute: RawAttribute | undefined): Promise<string | undefined> {
	const [value] = await valuesOf(file, attribute);
	return typeof value === "string" ? value : undefined;
}

async function integersOf(file: Hdf5File, attribute: RawAttribute | undefined): Promise<number[] | undefined> {
	const values = await valuesOf(file, attribute);
	const isList = values.length > 0 && values.every((value) => typeof value === "number" || typeof value === "bigint");
	return isList ? values.map(Number) : undefined;
}

async function valuesOf(file: Hdf5File, attribute: RawAttribute | undefined) {
	if (attribute === undefined) return [];
	return (await readable(() => decodeElements(file, attribute.datatype, attribute.bytes))) ?? [];
}

/** Undefined for what is damaged: then there is no such attribute. It is reported with the others. */
async function readable<T>(read: () => Promise<T>): Promise<T | undefined> {
	try {
		return await read();
	} catch (error) {
		if (isMiraError(error)) return undefined;
		throw error;
	}
}
