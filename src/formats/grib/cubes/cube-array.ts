import type { EmittedCodec } from "../../../codecs/catalogue/catalogue.ts";
import type { MessageRange } from "../../../codecs/grib/message-reader.ts";
import type { FieldContent } from "../../../codecs/grib/read-field.ts";
import type { ValueOrder } from "../../../codecs/grib/row-order.ts";
import { hint, MiraError, option } from "../../../errors.ts";
import type { CodecBitmapRule } from "../../../fill/model.ts";
import { chunkNumber, countChunks } from "../../../manifest/chunk-manifest.ts";
import { DerivedArray } from "../../../manifest/derived-array.ts";
import { ManifestArray } from "../../../manifest/manifest-array.ts";
import type { StoreArray } from "../../../manifest/manifest-group.ts";
import { type Attributes, numericAttribute } from "../../../zarr/attributes.ts";
import { dataType } from "../../../zarr/data-type.ts";
import type { GribField } from "../field.ts";
import { fieldReferences } from "../field-references.ts";
import { fieldRefusal, missingRules } from "../messages.ts";
import type { SharedFacts } from "../shared-facts.ts";
import type { CubeFile } from "./cube-file.ts";
import { gribArrayReader } from "./field-reader.ts";
import type { GroupAxis } from "./group-axes.ts";
import type { PlacedField } from "./place.ts";

/** How the fields of a grid are laid out. */
export type FieldShape = { shape: readonly number[]; dimensionNames: readonly string[]; order: ValueOrder };

/** The configuration of the codec `mirazarr.grib`. */
export type GribConfiguration = { edition: 1 | 2; field: number; values: FieldContent; order: ValueOrder };

/** What the codec is told to take of a field. */
export function gribConfiguration(
	{ sections, fieldIndex }: GribField,
	values: FieldContent,
	order: ValueOrder,
): GribConfiguration {
	return { edition: sections.edition, field: fieldIndex, values, order };
}

/** A field with its index along the dimensions of its array. */
export type IndexedField = { placed: PlacedField; index: readonly number[] };

/** What an array of a cube is made of. */
export type CubeArray = {
	path: string;
	axes: readonly GroupAxis[];
	fieldShape: FieldShape;
	/** Names of coordinates that are not dimensions. */
	coordinates: readonly string[];
	/** The name of the array that describes the coordinate system. */
	gridMapping: string | undefined;
	fields: readonly IndexedField[];
};

/** An array of a parameter, a field in each chunk; places without a field are missing chunks. */
export function buildCubeArray(cube: CubeArray, file: CubeFile): StoreArray {
	const { path, axes, fieldShape, fields } = cube;
	for (const { placed } of fields) {
		const refusal = fieldRefusal(placed.field, path);
		if (refusal !== undefined) throw refusal;
	}
	const lengths = axes.map(({ places }) => places.length);
	const gridShape = [...lengths, ...fieldShape.shape.map((length) => Math.min(length, 1))];
	// Beyond 2^53 places would be taken for each other.
	countChunks(gridShape);
	const chunks = chunkFields(cube, gridShape, file);
	const type = dataType("float64");
	const attributes = cubeAttributes(cube, file.facts);
	const fill = file.facts.fill(allRules(fields));
	const description = {
		path,
		shape: [...lengths, ...fieldShape.shape],
		dataType: type,
		chunkGrid: {
			kind: "regular" as const,
			chunkShape: [...axes.map(() => 1), ...fieldShape.shape.map((length) => Math.max(length, 1))],
		},
		dimensionNames: [...axes.map(({ name }) => name), ...fieldShape.dimensionNames],
		attributes,
		fill,
		fillRules: { policy: "grib" as const, options: file.options },
	};
	const first = (fields[0] as IndexedField).placed.field;
	// One chain of codecs can say which field of a message it takes only if that is the same everywhere.
	if (fields.some(({ placed }) => placed.field.fieldIndex !== first.fieldIndex))
		return new DerivedArray(description, gribArrayReader(chunks, gridShape, fieldShape, file));
	const messages = new Map<number, MessageRange>();
	if (!fieldShape.shape.includes(0)) for (const [number, { field }] of chunks) messages.set(number, field.message);
	const { load, lookup } = fieldReferences(path, gridShape, () => messages, file.confirm);
	return new ManifestArray(
		{
			...description,
			codecs: [
				{ name: "mirazarr.grib", configuration: gribConfiguration(first, "values", fieldShape.order) },
			] satisfies EmittedCodec[],
		},
		load,
		lookup,
	);
}

/** Fields by the numbers of their chunks; two for one chunk are an error unless the user chose. */
function chunkFields(
	{ path, fields, fieldShape }: CubeArray,
	gridShape: readonly number[],
	{ url, duplicates }: CubeFile,
): Map<number, PlacedField> {
	const chunks = new Map<number, PlacedField>();
	for (const { placed, index } of fields) {
		const number = chunkNumber(gridShape, [...index, ...fieldShape.shape.map(() => 0)]) ?? 0;
		const earlier = chunks.get(number);
		if (earlier !== undefined && duplicates === "first") continue;
		if (earlier !== undefined && duplicates === "error")
			throw new MiraError(
				"corrupt-file",
				`two fields are for one place, ${nameOf(earlier, url)} and ${nameOf(placed, url)}`,
				{
					url,
					path,
					...hint`Choose one of them with ${option("grib.duplicates", "first")} or "last", or read ${option("grib.layout", "messages")}`,
				},
			);
		chunks.set(number, placed);
	}
	return chunks;
}

function nameOf({ field }: PlacedField, fileUrl: string): string {
	const { url, offset } = field.message;
	return `field ${field.fieldIndex} of the message at byte ${offset}${url === fileUrl ? "" : ` of ${url}`}`;
}

/** The rules of all fields, each once. */
function allRules(fields: readonly IndexedField[]): CodecBitmapRule[] {
	const rules = new Map<string, CodecBitmapRule>();
	for (const { placed } of fields) for (const rule of missingRules(placed.field)) rules.set(rule.source.place, rule);
	return [...rules.values()];
}

function cubeAttributes({ fields, coordinates, gridMapping, axes }: CubeArray, facts: SharedFacts): Attributes {
	const { field, parameter, level, product } = (fields[0] as IndexedField).placed;
	const { keys } = field;
	const attributes: Attributes = new Map();
	const text = (name: string, value: string | undefined): void => {
		if (value !== undefined) attributes.set(name, facts.text(value));
	};
	const number = (name: string, value: number): void => {
		attributes.set(name, facts.integer(value));
	};
	text("long_name", parameter.longName);
	text("units", parameter.units);
	text("GRIB_shortName", parameter.longName === undefined ? undefined : parameter.name);
	text("GRIB_typeOfLevel", level.kind);
	text("GRIB_product", product.name);
	if (level.values !== undefined && !axes.some(({ axis }) => axis === "level"))
		attributes.set("GRIB_level", numericAttribute(Float64Array.from(level.values)));
	number("GRIB_edition", keys.edition);
	number("GRIB_centre", keys.centre);
	if (keys.edition === 1) {
		number("GRIB_table2Version", keys.table);
		number("GRIB_indicatorOfParameter", keys.parameter);
	} else {
		number("GRIB_discipline", keys.discipline);
		number("GRIB_parameterCategory", keys.category);
		number("GRIB_parameterNumber", keys.number);
	}
	if (coordinates.length > 0) text("coordinates", coordinates.join(" "));
	text("grid_mapping", gridMapping);
	return attributes;
}
