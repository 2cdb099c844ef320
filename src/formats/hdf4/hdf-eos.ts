import type { Diagnostic } from "../../diagnostics.ts";
import { type Attributes, attributeFromJson, numericAttribute, textAttribute } from "../../zarr/attributes.ts";
import { elementCount } from "../../zarr/nd-array.ts";
import { GRID_MAPPING } from "../grid-mapping-array.ts";
import type { BadDataSet, DataSet } from "./data-set.ts";
import { gridAxes } from "./eos/grid-axes.ts";
import { GRID_DIMENSIONS, type GridMapping, gridMapping } from "./eos/grid-mapping.ts";
import { type EosField, type EosStructure, type MergedFields, spans } from "./eos/struct-metadata.ts";
import type { Folder } from "./tree.ts";

/**
 * Shows grids and swaths as HDF-EOS means them: dimensions by the names of the document, merged fields apart, projections as
 * attributes, the axes of grids as coordinates, geolocation fields as `coordinates` of the data.
 */
export function applyStructures(root: Folder, structures: readonly EosStructure[], diagnostics: Diagnostic[]): void {
	for (const structure of structures) {
		const folder = root.folders.find(({ name, vgroup }) => name === structure.name && vgroup !== undefined);
		if (folder === undefined) continue;
		for (const place of folder.folders) {
			place.sets = place.sets.flatMap((set) => splitMerged(set, structure));
			for (const set of place.sets) if (!("problem" in set)) nameDimensions(set, structure);
		}
		useSharedFills(folder);
		if (structure.kind === "swath") linkGeolocation(folder, structure, diagnostics);
		else describeGrid(folder, structure, diagnostics);
	}
}

/** Fields that HDF-EOS put into one data set lie along its first dimension, each with as many rows as it needs. */
function splitMerged(set: DataSet | BadDataSet, structure: EosStructure): (DataSet | BadDataSet)[] {
	const merged = structure.merged.find(({ name }) => name === set.name);
	if (merged === undefined || "problem" in set || set.shape.length < 2) return [set];
	return splitFields(set, merged, structure) ?? [set];
}

function splitFields(set: DataSet, { fields }: MergedFields, { dimensions, fields: known }: EosStructure) {
	const [rows = 0, ...rest] = set.shape;
	const rowBytes = elementCount(rest) * set.type.dataType.itemBytes;
	const parts: DataSet[] = [];
	let row = 0;
	for (const name of fields) {
		const field = known.find((one) => one.name === name);
		const shape = field?.dimensions.map((dimension) => dimensions.get(dimension) ?? -1);
		if (field === undefined || shape === undefined || shape.some((length) => length < 0)) return undefined;
		const count = elementCount(shape) / elementCount(rest);
		if (!Number.isInteger(count) || count < 1 || row + count > rows) return undefined;
		const attributes: Attributes = new Map(set.attributes);
		parts.push({
			...set,
			name,
			shape,
			dimensionNames: field.dimensions,
			attributes,
			elements: [],
			beginBytes: row * rowBytes,
		});
		row += count;
	}
	return parts.length === 0 ? undefined : parts;
}

function nameDimensions(set: DataSet, { fields }: EosStructure): void {
	const field = fields.find(({ name }) => name === set.name);
	if (field === undefined || field.dimensions.length !== set.shape.length) return;
	set.dimensionNames = field.dimensions.map((name, d) => name || (set.dimensionNames[d] as string));
}

const SHARED_FILL = /^_FV_/;

/** Fill values of merged fields and of Vdatas stand beside the fields, as `_FV_` and the name. */
function useSharedFills(folder: Folder): void {
	const shared = new Map(folder.folders.flatMap(({ attributes }) => [...(attributes ?? [])]));
	for (const { sets } of folder.folders)
		for (const set of sets) {
			if ("problem" in set || set.attributes.has("_FillValue")) continue;
			const fill = shared.get(`_FV_${set.name}`);
			if (fill !== undefined) set.attributes.set("_FillValue", fill);
		}
	for (const { attributes } of folder.folders)
		for (const name of attributes?.keys() ?? []) if (SHARED_FILL.test(name)) attributes?.delete(name);
}

/** Data have the geolocation fields as coordinates that span no other dimensions than theirs. */
function linkGeolocation(folder: Folder, structure: EosStructure, diagnostics: Diagnostic[]): void {
	const { name: swath, fields } = structure;
	const geolocation = fields.filter(({ isGeolocation }) => isGeolocation);
	const mapped: string[] = [];
	for (const { sets } of folder.folders)
		for (const set of sets) {
			const field = fields.find(({ name }) => name === set.name);
			if ("problem" in set || field === undefined || field.isGeolocation || set.attributes.has("coordinates")) continue;
			const names = geolocation.filter((one) => spans(field, one)).map(({ name }) => name);
			// Blanks separate the names, so a name with one cannot be told.
			const told = names.filter((name) => !/\s/.test(name));
			if (told.length > 0) set.attributes.set("coordinates", textAttribute(told.join(" ")));
			if (describeMaps(set, field, structure)) mapped.push(set.name);
		}
	if (mapped.length === 0) return;
	diagnostics.push({
		severity: "info",
		code: "mapped-geolocation",
		path: `/${swath}`,
		message: `the geolocation of ${mapped.join(", ")} has a different resolution from the data`,
		hint: "Element i of the geolocation dimension is at offset + i * increment of the data: see their attributes",
	});
}

/** Tells for every dimension that is mapped to one of the geolocation fields which one that is, and how. */
function describeMaps(set: DataSet, field: EosField, { maps }: EosStructure): boolean {
	const own = maps.filter(({ data }) => field.dimensions.includes(data));
	for (const { data, geolocation, offset, increment } of own) {
		set.attributes.set(`${data}_geolocation_dimension`, textAttribute(geolocation));
		set.attributes.set(`${data}_offset`, numericAttribute(Int32Array.of(offset), []));
		set.attributes.set(`${data}_increment`, numericAttribute(Int32Array.of(increment), []));
	}
	return own.length > 0;
}

/** What the document says about a grid, under its own names. */
const GRID_VALUES = [
	"Projection",
	"ProjParams",
	"ZoneCode",
	"SphereCode",
	"UpperLeftPointMtrs",
	"LowerRightMtrs",
	"GridOrigin",
	"PixelRegistration",
];

function describeGrid(folder: Folder, structure: EosStructure, diagnostics: Diagnostic[]): void {
	folder.attributes ??= new Map();
	for (const key of GRID_VALUES) {
		const value = structure.values.get(key);
		if (value !== undefined && !folder.attributes.has(key)) folder.attributes.set(key, attributeFromJson(value));
	}
	const axes = gridAxes(structure);
	if ("problem" in axes) {
		diagnostics.push({ severity: "info", code: "no-coordinates", path: `/${structure.name}`, message: axes.problem });
		return;
	}
	const mapping = gridMapping(structure);
	if ("problem" in mapping)
		diagnostics.push({
			severity: "info",
			code: "crs-not-described",
			path: `/${structure.name}`,
			message: mapping.problem,
		});
	for (const place of folder.folders) {
		const used = new Set(place.sets.flatMap((set) => ("problem" in set ? [] : set.dimensionNames)));
		const names = new Set(place.sets.map(({ name }) => name));
		place.axes = axes.axes.filter(({ name }) => used.has(name) && !names.has(name));
		if (!("problem" in mapping)) nameMapping(place, mapping);
	}
}

/** Fields on the grid name the array that says what its coordinates are, which is added beside them. */
function nameMapping(place: Folder, { reference, group }: GridMapping): void {
	const onGrid = place.sets.filter(
		(set): set is DataSet => !("problem" in set) && GRID_DIMENSIONS.every((name) => set.dimensionNames.includes(name)),
	);
	if (onGrid.length === 0 || place.sets.some(({ name }) => name === GRID_MAPPING)) return;
	for (const { attributes } of onGrid)
		if (!attributes.has("grid_mapping")) attributes.set("grid_mapping", textAttribute(GRID_MAPPING));
	place.gridMapping = reference;
	place.attributes = new Map([...group, ...(place.attributes ?? [])]);
}
