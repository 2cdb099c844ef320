import type { Diagnostic } from "../../diagnostics.ts";
import { InlineBudget } from "../../manifest/inline-budget.ts";
import { ManifestStore } from "../../manifest/manifest-store.ts";
import type { Attributes } from "../../zarr/attributes.ts";
import { createParser, type Parser } from "../parser.ts";
import type { ParserOptions } from "../parser-options.ts";
import { Annotations } from "./annotations.ts";
import { meantCalibration } from "./calibration.ts";
import { Catalog, CLASS } from "./catalog.ts";
import type { ArrayContext } from "./context.ts";
import { type BadDataSet, type DataSet, orProblem, variableDataSet } from "./data-set.ts";
import { keyOf } from "./descriptors.ts";
import { parseStructMetadata } from "./eos/struct-metadata.ts";
import { Hdf4File } from "./file.ts";
import { type Hdf4Options, hdf4Format } from "./format.ts";
import { applyStructures } from "./hdf-eos.ts";
import { DimensionNames, groupDataSets } from "./numeric-group.ts";
import { collectRasters } from "./raster.ts";
import { TAG, type TagRef } from "./tags.ts";
import { arrange, buildGroup } from "./tree.ts";

export type { Hdf4Options } from "./format.ts";

/** A parser for HDF4 files, those of HDF-EOS 2 among them. */
export function hdf4(options: Hdf4Options & ParserOptions = {}): Parser {
	return createParser(hdf4Format, options, async (url, registry, choice) => {
		const { budget: limits } = registry;
		const diagnostics: Diagnostic[] = [];
		const file = await Hdf4File.open(url, registry);
		const catalog = await Catalog.load(file, diagnostics);
		const context: ArrayContext = {
			file,
			limits,
			fillOptions: options,
			budget: new InlineBudget(options.inlineBudget),
			diagnostics,
		};
		const sets = [...(await collectDataSets(file, catalog)), ...(await collectRasters(file, catalog, diagnostics))];
		const annotations = await Annotations.load(file, diagnostics);
		for (const set of sets) if (!("problem" in set)) annotations.addTo(set.attributes, set.elements);
		const tree = arrange(catalog, sets, annotations, limits);
		tree.attributes = new Map(globalAttributes(catalog));
		annotations.addToFile(tree.attributes);
		const structures = parseStructMetadata(structMetadata(tree.attributes));
		const meant = meantCalibration(tree.attributes, structures.length > 0);
		for (const set of sets) if (!("problem" in set)) set.isCalibrated = meant ?? set.isCalibrated;
		applyStructures(tree, structures, diagnostics);
		const group = await buildGroup(tree, "/", context, choice);
		const facts = { version: structures.length > 0 ? "HDF-EOS2 (HDF4)" : "HDF4" };
		return new ManifestStore({ url, group, registry, diagnostics, facts });
	});
}

/** The document of HDF-EOS, which is cut into several attributes where it is long. */
function structMetadata(attributes: Attributes): string {
	let text = "";
	for (let part = 0; ; part++) {
		const attribute = attributes.get(`StructMetadata.${part}`);
		if (attribute?.dataType !== "string") return text;
		text += attribute.values[0] ?? "";
	}
}

/** Every data set: those with a Vgroup of their own, then the groups of the older interface that have none. */
async function collectDataSets(file: Hdf4File, catalog: Catalog): Promise<(DataSet | BadDataSet)[]> {
	const variables = [...catalog.vgroups.values()].filter(({ className }) => className === CLASS.variable);
	const known = new Set(variables.flatMap(({ members }) => members.map(keyOf)));
	const attempts = variables.map((vgroup) => {
		const elements = [{ tag: TAG.vgroup, ref: vgroup.ref }, ...vgroup.members];
		return orProblem(vgroup.name, elements, async () => [await variableDataSet(vgroup, file, catalog)]);
	});
	const names = new DimensionNames();
	const sets = (await Promise.all(attempts)).flat().filter((set) => !isBareDimension(set));
	for (const group of lonelyGroups(file, known)) {
		const name = `Data-Set-${group.ref}`;
		for (const set of await orProblem(name, [group], () => groupDataSets(group, file, names))) sets.push(set);
	}
	return sets;
}

/** Numeric data groups that no Vgroup describes, and of the older scientific data groups those that stand alone. */
function lonelyGroups(file: Hdf4File, known: ReadonlySet<number>): TagRef[] {
	const numeric = file.descriptors.withTag(TAG.numericDataGroup).filter((group) => !known.has(keyOf(group)));
	// A data set for old readers has the number of the one for new readers.
	const taken = new Set(file.descriptors.withTag(TAG.numericDataGroup).map(({ ref }) => ref));
	const older = file.descriptors
		.withTag(TAG.sdGroup)
		.filter((group) => !known.has(keyOf(group)) && !taken.has(group.ref));
	return [...numeric, ...older].map(({ tag, ref }) => ({ tag, ref }));
}

/** A dimension that has a name and nothing else is kept as a data set without values. */
function isBareDimension(set: DataSet | BadDataSet): boolean {
	if ("problem" in set) return false;
	const { name, shape, dimensionNames, attributes, data } = set;
	return data === undefined && attributes.size === 0 && shape.length === 1 && dimensionNames[0] === name;
}

/** The attributes of the file are those of the Vgroup that holds all data sets. */
function globalAttributes(catalog: Catalog) {
	return [...catalog.vgroups.values()]
		.filter(({ className }) => className === CLASS.dataSets || className === CLASS.rasters)
		.flatMap(({ attributes, members }) => [...catalog.attributesOf([...attributes, ...members])]);
}
