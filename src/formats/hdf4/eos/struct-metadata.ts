import { type OdlNode, type OdlValue, parseOdl } from "./odl.ts";

/** A field of a grid or swath: its name, and the names of its dimensions. */
export type EosField = { name: string; dimensions: string[]; isGeolocation: boolean };

/** Fields that are stored as one data set, one behind the other. */
export type MergedFields = { name: string; fields: string[] };

/**
 * Data of a different resolution from their geolocation: element `i` along the geolocation dimension belongs to element
 * `offset + i * increment` of the data. With a negative increment it is the geolocation that is finer.
 */
export type DimensionMap = { geolocation: string; data: string; offset: number; increment: number };

/** A grid or swath of an HDF-EOS file. */
export type EosStructure = {
	kind: "grid" | "swath";
	name: string;
	dimensions: Map<string, number>;
	fields: EosField[];
	merged: MergedFields[];
	/** Of swaths. */
	maps: DimensionMap[];
	/** What the document says of a grid besides: projection, corners, origin. */
	values: Map<string, OdlValue>;
};

/** The grids and swaths that the text of `StructMetadata.0`, `.1`, … describes; a long document is cut into several. */
export function parseStructMetadata(text: string): EosStructure[] {
	if (text === "") return [];
	const root = parseOdl(text);
	return [
		...(child(root, "GridStructure")?.children ?? []).flatMap((node) => structure("grid", "GridName", node)),
		...(child(root, "SwathStructure")?.children ?? []).flatMap((node) => structure("swath", "SwathName", node)),
	];
}

function structure(kind: EosStructure["kind"], nameKey: string, node: OdlNode): EosStructure[] {
	const { values } = node;
	const name = values.get(nameKey);
	if (typeof name !== "string" && typeof name !== "number") return [];
	const dimensions = new Map<string, number>();
	for (const key of ["XDim", "YDim"]) addLength(dimensions, key, values.get(key));
	for (const { values: own } of child(node, "Dimension")?.children ?? [])
		addLength(dimensions, own.get("DimensionName"), own.get("Size"));
	const merged = (child(node, "MergedFields")?.children ?? []).map(({ values: own }) => ({
		name: String(own.get("MergedFieldName") ?? ""),
		fields: texts(own.get("FieldList")),
	}));
	return [
		{
			kind,
			name: String(name),
			dimensions,
			fields: [...fieldsOf(node, true), ...fieldsOf(node, false)],
			merged,
			maps: (child(node, "DimensionMap")?.children ?? []).flatMap(dimensionMap),
			values: new Map(Array.from(values, ([key, value]) => [key, plainName(value)])),
		},
	];
}

/** HDF-EOS 5 has the names of HDF-EOS 2 with `HE5_` before them. */
function plainName(value: OdlValue): OdlValue {
	return typeof value === "string" ? value.replace(/^HE5_/, "") : value;
}

function fieldsOf(node: OdlNode, isGeolocation: boolean): EosField[] {
	const group = isGeolocation ? "GeoField" : "DataField";
	return (child(node, group)?.children ?? []).map(({ values }) => ({
		name: String(values.get(`${group}Name`) ?? ""),
		dimensions: texts(values.get("DimList")),
		isGeolocation,
	}));
}

/** Whether a geolocation field is one of a field: it spans no other dimensions. */
export function spans(field: EosField, coordinate: EosField): boolean {
	return coordinate.dimensions.length > 0 && coordinate.dimensions.every((name) => field.dimensions.includes(name));
}

function dimensionMap({ values }: OdlNode): DimensionMap[] {
	const [geolocation, data] = [values.get("GeoDimension"), values.get("DataDimension")];
	const [offset, increment] = [values.get("Offset"), values.get("Increment")];
	if (typeof geolocation !== "string" || typeof data !== "string") return [];
	return typeof offset === "number" && typeof increment === "number" ? [{ geolocation, data, offset, increment }] : [];
}

function addLength(dimensions: Map<string, number>, name: OdlValue | undefined, length: OdlValue | undefined): void {
	if (typeof name === "string" && typeof length === "number") dimensions.set(name, length);
}

function texts(value: OdlValue | undefined): string[] {
	return value === undefined ? [] : [value].flat().map(String);
}

function child({ children }: OdlNode, name: string): OdlNode | undefined {
	return children.find((node) => node.name === name);
}
