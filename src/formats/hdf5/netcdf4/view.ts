import { isMiraError } from "../../../errors.ts";
import { referencedAddresses } from "../attribute-value.ts";
import type { Datatype } from "../element-type.ts";
import { decodeElements } from "../element-value.ts";
import type { Hdf5File } from "../file.ts";
import type { DatasetHeader, Hdf5Node, RawAttribute } from "../object-model.ts";
import { type Reading, readEach } from "../reading.ts";
import {
	nameDimensions,
	parentPath,
	type ScaledVariable,
	type VariableDimensions,
	type VariableGroup,
} from "./dimensions.ts";
import { KnownTypes } from "./known-types.ts";

/** How NetCDF-4 sees the datasets of a file. Files of plain HDF5 are seen in the same way, as netCDF-C itself does. */
export type Netcdf4View = {
	/** Datasets that only stand for a dimension: they are not arrays. */
	pureDimensions: ReadonlySet<string>;
	scales: ReadonlySet<string>;
	/** The dimensions of each dataset, by its path. */
	dimensions: ReadonlyMap<string, VariableDimensions>;
	/** All variables, for files whose links lead to them. */
	root: VariableGroup;
};

/** What a view is made of. */
export type ViewInput = {
	file: Hdf5File;
	nodes: readonly Hdf5Node[];
	/** The shape of a virtual dataset, which its sources decide. */
	extentOf: (header: DatasetHeader) => Reading<readonly number[]>;
	/** What links into other files lead to, by their paths: netCDF-C takes it for a part of this one. */
	linked: ReadonlyMap<string, ScaledVariable | VariableGroup | undefined>;
};

/** What netCDF-C writes as the name of a scale that is not a variable (nc4internal.h, DIM_WITHOUT_VARIABLE). */
const WITHOUT_VARIABLE = "This is a netCDF dimension but not a netCDF variable";
/** A variable that has the name of a dimension without being its coordinate is stored under another (NON_COORD_PREPEND). */
const NON_COORDINATE = "_nc4_non_coord_";

/** The name under which a dataset is known. */
export function variableName(name: string): string {
	return name.startsWith(NON_COORDINATE) ? name.slice(NON_COORDINATE.length) : name;
}

/** A dataset as NetCDF-4 sees it. */
type FoundVariable = { variable: ScaledVariable; isPure: boolean; datatype: Datatype };

/** No dimension is unlimited. */
const NONE: readonly boolean[] = [];

/** Finds dimensions and their names in all datasets of a file. References to scales are read together. */
export function* viewAsNetcdf4(input: ViewInput): Reading<Netcdf4View> {
	const { nodes, linked } = input;
	const found = new Map<string, FoundVariable>();
	/** By what is in the file: several paths may lead to it. */
	const firsts = new Map<DatasetHeader, FoundVariable>();
	yield* readEach(nodes, function* ({ path, object }) {
		if (object.kind !== "dataset") return;
		const known = firsts.get(object.header);
		const own =
			known === undefined
				? yield* scaledVariable(input, path, object.header)
				: { ...known, variable: { ...known.variable, path, name: nameOf(path) } };
		if (known === undefined) firsts.set(object.header, own);
		found.set(path, own);
	});
	const root: VariableGroup = { path: nodes[0]?.path ?? "/", variables: [], groups: [] };
	const groups = new Map<string, VariableGroup>([[root.path, root]]);
	for (const { path, object, aliasOf } of nodes) {
		const parent = groups.get(parentPath(path));
		if (object.kind === "group") {
			if (aliasOf !== undefined || path === root.path) continue;
			const group: VariableGroup = { path, variables: [], groups: [] };
			groups.set(path, group);
			parent?.groups.push(group);
			continue;
		}
		const node = found.get(path)?.variable ?? linked.get(path);
		if (node === undefined) continue;
		if ("groups" in node) parent?.groups.push(groupAt(path, node));
		else parent?.variables.push(linked.has(path) ? variableAt(path, node) : node);
	}
	const types = new KnownTypes(nodes.some(({ object }) => object.kind === "datatype"));
	for (const variable of inReadingOrder(root)) {
		const own = found.get(variable.path);
		if (own !== undefined) variable.isKnownToNetcdf = types.admit(own.datatype);
	}
	const own = [...found.values()];
	return {
		pureDimensions: new Set(own.flatMap(({ variable, isPure }) => (isPure ? [variable.path] : []))),
		scales: new Set(own.flatMap(({ variable }) => (variable.isScale ? [variable.path] : []))),
		dimensions: nameDimensions(root),
		root,
	};
}

/** netCDF-C reads the datasets of a group before the groups in it. */
function* inReadingOrder({ variables, groups }: VariableGroup): Generator<ScaledVariable> {
	yield* variables;
	for (const group of groups) yield* inReadingOrder(group);
}

/** A variable of another file under a path of this one. The numbers of its dimensions mean nothing here. */
function variableAt(path: string, variable: ScaledVariable): ScaledVariable {
	return { ...variable, path, name: nameOf(path), dimensionId: undefined, dimensionIds: undefined };
}

function groupAt(path: string, { variables, groups }: VariableGroup): VariableGroup {
	return {
		path,
		variables: variables.map((variable) => variableAt(`${path}/${variable.name}`, variable)),
		groups: groups.map((group) => groupAt(`${path}/${nameOf(group.path)}`, group)),
	};
}

function nameOf(path: string): string {
	return path.slice(path.lastIndexOf("/") + 1);
}

function* scaledVariable(input: ViewInput, path: string, header: DatasetHeader): Reading<FoundVariable> {
	const { file } = input;
	const { attributes, dataspace, datatype, layout, address } = header;
	const marks = marksIn(attributes);
	const find = (name: string): RawAttribute | undefined => marks?.get(name);
	const isScale = (yield* textOf(file, find("CLASS"))) === "DIMENSION_SCALE";
	const isPure = isScale && (yield* textOf(file, find("NAME")))?.startsWith(WITHOUT_VARIABLE) === true;
	const dimensionIds = yield* integersOf(file, find("_Netcdf4Coordinates"));
	const shape = dataspace.kind === "simple" ? dataspace.shape : dataspace.kind === "null" ? [0] : [];
	const maxShape = dataspace.kind === "simple" ? dataspace.maxShape : undefined;
	const list = find("DIMENSION_LIST");
	const keyOf = (scale: number): string => `${scale} ${file.source.url}`;
	// Numbers save the way through the global heap.
	const scales =
		list === undefined || dimensionIds !== undefined
			? undefined
			: yield* readable(file, referencedAddresses(file, list));
	const variable: ScaledVariable = {
		path,
		name: nameOf(path),
		// Nobody looks for others by it.
		key: isScale ? keyOf(address) : "",
		shape: layout.kind === "virtual" ? ((yield* readable(file, input.extentOf(header))) ?? shape) : shape,
		isUnlimited: maxShape === undefined ? NONE : shape.map((_, d) => maxShape[d] === undefined),
		isScale,
		dimensionId: isScale ? (yield* integersOf(file, find("_Netcdf4Dimid")))?.[0] : undefined,
		dimensionIds,
		attachedScales: scales?.map((addresses) => addresses.map(keyOf)),
		isKnownToNetcdf: true,
	};
	return { variable, isPure, datatype };
}

/** Attributes that hold dimensions together. */
const MARKS: ReadonlySet<string> = new Set(["CLASS", "NAME", "_Netcdf4Coordinates", "_Netcdf4Dimid", "DIMENSION_LIST"]);

/** Those of a dataset, by name; undefined where it has none, as most of plain HDF5 have. */
function marksIn(attributes: readonly RawAttribute[]): Map<string, RawAttribute> | undefined {
	let marks: Map<string, RawAttribute> | undefined;
	for (const attribute of attributes) {
		if (!MARKS.has(attribute.name)) continue;
		marks ??= new Map();
		if (!marks.has(attribute.name)) marks.set(attribute.name, attribute);
	}
	return marks;
}

function* textOf(file: Hdf5File, attribute: RawAttribute | undefined): Reading<string | undefined> {
	const [value] = yield* valuesOf(file, attribute);
	return typeof value === "string" ? value : undefined;
}

function* integersOf(file: Hdf5File, attribute: RawAttribute | undefined): Reading<number[] | undefined> {
	const values = yield* valuesOf(file, attribute);
	const isList = values.length > 0 && values.every((value) => typeof value === "number" || typeof value === "bigint");
	return isList ? values.map(Number) : undefined;
}

function* valuesOf(file: Hdf5File, attribute: RawAttribute | undefined) {
	if (attribute === undefined) return [];
	return (yield* readable(file, decodeElements(file, attribute.datatype, attribute.bytes))) ?? [];
}

/** Undefined for what is damaged: then there is no such attribute. It is reported with the others. */
function* readable<T>({ budget }: Hdf5File, reading: Reading<T>): Reading<T | undefined> {
	try {
		return yield* reading;
	} catch (error) {
		if (!isMiraError(error)) throw error;
		budget.requireUnspent();
		return undefined;
	}
}
