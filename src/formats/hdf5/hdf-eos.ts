import { type Diagnostic, diagnosticOf } from "../../diagnostics.ts";
import { isMiraError } from "../../errors.ts";
import type { InlineBudget } from "../../manifest/inline-budget.ts";
import type { ManifestGroup, StoreArray } from "../../manifest/manifest-group.ts";
import type { ManifestStore } from "../../manifest/manifest-store.ts";
import { readRegion } from "../../read/read.ts";
import { textAttribute } from "../../zarr/attributes.ts";
import type { Budget } from "../../zarr/budget.ts";
import { decodeText } from "../../zarr/scalar.ts";
import { GRID_MAPPING, gridMappingArray } from "../grid-mapping-array.ts";
import { axisArray } from "../hdf4/eos/axis-array.ts";
import { gridAxes } from "../hdf4/eos/grid-axes.ts";
import { GRID_DIMENSIONS, gridMapping } from "../hdf4/eos/grid-mapping.ts";
import { type EosField, type EosStructure, parseStructMetadata, spans } from "../hdf4/eos/struct-metadata.ts";

/** Far more than any file has. */
const MOST_BYTES = 2 ** 22;

/** What the structures of a file are described with. */
export type EosContext = {
	/** The group that keeps the document. */
	information: string;
	inline: InlineBudget;
	budget: Budget;
	diagnostics: Diagnostic[];
};

/**
 * Describes the grids and swaths of an HDF-EOS 5 file: grids get their coordinate system, and the coordinates of their rows and columns
 * where the file has none; data of swaths name their geolocation fields. Names of dimensions stay those of netCDF-C.
 */
export async function describeEos(store: ManifestStore, context: EosContext): Promise<void> {
	const text = await structMetadata(store, context).catch((error: unknown) => {
		if (!isMiraError(error)) throw error;
		const about = "grids and swaths are not described: ";
		context.diagnostics.push(diagnosticOf(error, { path: `/${context.information}`, about, severity: "warning" }));
		return "";
	});
	if (text === "") return;
	context.budget.work(text.length);
	context.budget.hold(text.length);
	const root = store.group.groups.get("HDFEOS");
	for (const structure of parseStructMetadata(text)) {
		const kind = structure.kind === "grid" ? "GRIDS" : "SWATHS";
		const group = root?.groups.get(kind)?.groups.get(structure.name);
		const path = `/HDFEOS/${kind}/${structure.name}`;
		const fields = group?.groups.get("Data Fields");
		if (group === undefined || fields === undefined) continue;
		if (structure.kind === "swath") nameGeolocation(fields, structure);
		else describeGrid(path, group, fields, structure, context);
	}
}

/** The document, which is in parts of 32,000 bytes; nothing where there is none, or one that is no text. */
async function structMetadata(store: ManifestStore, { information }: EosContext): Promise<string> {
	const parts = store.group.groups.get(information)?.arrays;
	let text = "";
	for (let part = 0; ; part++) {
		const array = parts?.get(`StructMetadata.${part}`);
		const { dataType, shape } = array?.description ?? {};
		if (array === undefined || dataType?.kind !== "text" || shape?.length !== 0) return text;
		if (text.length + dataType.itemBytes > MOST_BYTES) return "";
		const bytes = await readRegion(store, array, [], [], store.registry.signal);
		if (!(bytes instanceof Uint8Array)) return text;
		text += decodeText(bytes);
	}
}

function nameGeolocation(group: ManifestGroup, { fields }: EosStructure): void {
	// Blanks separate the names, so a name with one cannot be told.
	const geolocation = fields.filter(({ isGeolocation, name }) => isGeolocation && !/\s/.test(name));
	for (const field of fields) {
		const array = field.isGeolocation ? undefined : group.arrays.get(field.name);
		const names = geolocation.filter((one) => spans(field, one)).map(({ name }) => name);
		if (array === undefined || names.length === 0 || array.attributes.has("coordinates")) continue;
		array.attributes.set("coordinates", textAttribute(names.join(" ")));
	}
}

/** A field on a grid, with the names that its array has for rows and columns. */
type GridField = { array: StoreArray; rows: string; columns: string };

function describeGrid(
	path: string,
	group: ManifestGroup,
	fields: ManifestGroup,
	structure: EosStructure,
	{ inline, budget, diagnostics }: EosContext,
): void {
	const onGrid = structure.fields.flatMap((field) => gridField(field, fields, structure) ?? []);
	const [first] = onGrid;
	if (first === undefined || fields.has(GRID_MAPPING)) return;
	const depth = path.split("/").length;
	const own = `${path}/Data Fields`;
	const mapping = gridMapping(structure, [first.rows, first.columns]);
	if ("problem" in mapping)
		diagnostics.push({ severity: "info", code: "crs-not-described", path, message: mapping.problem });
	else {
		budget.node(depth);
		fields.add(GRID_MAPPING, gridMappingArray(`${own}/${GRID_MAPPING}`, mapping.reference));
		for (const [name, value] of mapping.group) if (!fields.attributes.has(name)) fields.attributes.set(name, value);
		for (const { array } of onGrid)
			if (!array.attributes.has("grid_mapping")) array.attributes.set("grid_mapping", textAttribute(GRID_MAPPING));
	}
	const axes = gridAxes(structure);
	if ("problem" in axes) {
		diagnostics.push({ severity: "info", code: "no-coordinates", path, message: axes.problem });
		return;
	}
	// Files that were augmented for netCDF have them.
	const has = (name: string): boolean => fields.has(name) || group.has(name);
	if (has(first.rows) || has(first.columns) || GRID_DIMENSIONS.some(has)) return;
	for (const axis of axes.axes) {
		const dimension = axis.name === "XDim" ? first.columns : first.rows;
		budget.node(depth);
		fields.add(axis.name, axisArray(`${own}/${axis.name}`, axis, dimension, { budget: inline, policy: "hdf5" }));
	}
	if (first.rows === "YDim" && first.columns === "XDim") return;
	for (const { array, rows, columns } of onGrid)
		if (rows === first.rows && columns === first.columns && !array.attributes.has("coordinates"))
			array.attributes.set("coordinates", textAttribute(GRID_DIMENSIONS.join(" ")));
}

/** Undefined for a field that is not on the grid, or not as long as the document says. */
function gridField(field: EosField, group: ManifestGroup, { dimensions }: EosStructure): GridField | undefined {
	const array = group.arrays.get(field.name);
	const { shape, dimensionNames } = array?.description ?? {};
	if (array === undefined || shape?.length !== field.dimensions.length) return undefined;
	const [rows, columns] = GRID_DIMENSIONS.map((name) => {
		const d = field.dimensions.indexOf(name);
		return shape[d] === dimensions.get(name) ? dimensionNames?.[d] : undefined;
	});
	return typeof rows === "string" && typeof columns === "string" ? { array, rows, columns } : undefined;
}
