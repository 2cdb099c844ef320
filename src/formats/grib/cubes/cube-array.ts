import { MiraError } from "../../../errors.ts";
import type { CodecBitmapRule } from "../../../fill/model.ts";
import { resolveFill } from "../../../fill/resolve.ts";
import { chunkNumber } from "../../../manifest/chunk-manifest.ts";
import { DerivedArray } from "../../../manifest/derived-array.ts";
import { ManifestArray } from "../../../manifest/manifest-array.ts";
import { ManifestBuilder } from "../../../manifest/manifest-builder.ts";
import type { StoreArray } from "../../../manifest/manifest-group.ts";
import { type Attributes, numericAttribute, textAttribute } from "../../../zarr/attributes.ts";
import { dataType } from "../../../zarr/data-type.ts";
import { fieldRefusal, missingRules } from "../messages.ts";
import type { AxisName } from "./axes.ts";
import type { CubeFile } from "./cube-file.ts";
import { gribArrayReader } from "./field-reader.ts";
import type { PlacedField } from "./place.ts";

/** How the fields of a grid are laid out. */
export type FieldShape = { shape: readonly number[]; dimensionNames: readonly string[]; order: "rows" | "coded" };

/** A field with its index along the dimensions of its array. */
export type IndexedField = { placed: PlacedField; index: readonly number[] };

/** What an array of a cube is made of. */
export type CubeArray = {
	path: string;
	axes: readonly { name: AxisName; length: number }[];
	fieldShape: FieldShape;
	/** Names of coordinates that are not dimensions. */
	coordinates: readonly string[];
	fields: readonly IndexedField[];
};

/** An array of a parameter, a field in each chunk; places without a field are missing chunks. */
export function buildCubeArray(cube: CubeArray, file: CubeFile): StoreArray {
	const { path, axes, fieldShape, fields } = cube;
	for (const { placed } of fields) {
		const refusal = fieldRefusal(placed.field, path, file.url);
		if (refusal !== undefined) throw refusal;
	}
	const gridShape = [...axes.map(({ length }) => length), ...fieldShape.shape.map((length) => Math.min(length, 1))];
	const chunks = chunkFields(cube, gridShape, file);
	const type = dataType("float64");
	const attributes = cubeAttributes(cube);
	const { fill, diagnostics } = resolveFill({
		policy: "grib",
		path,
		dataType: type,
		attributes,
		validity: allRules(fields),
		options: file.options,
	});
	file.diagnostics.push(...diagnostics);
	const description = {
		path,
		shape: [...axes.map(({ length }) => length), ...fieldShape.shape],
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
	return new ManifestArray(
		{
			...description,
			codecs: [
				{
					name: "mirazarr.grib",
					configuration: {
						edition: first.sections.edition,
						field: first.fieldIndex,
						values: "values",
						order: fieldShape.order,
					},
				},
			],
		},
		() => {
			const builder = new ManifestBuilder(gridShape, { path, expected: chunks.size });
			if (!fieldShape.shape.includes(0))
				for (const [number, { field }] of chunks)
					builder.virtualAt(number, file.url, field.message.offset, field.message.length);
			return builder.build();
		},
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
			throw new MiraError("corrupt-file", `two fields are for one place, ${nameOf(earlier)} and ${nameOf(placed)}`, {
				url,
				path,
				hint: 'Choose one of them with duplicates: "first" or "last", or read layout: "messages"',
			});
		chunks.set(number, placed);
	}
	return chunks;
}

function nameOf({ field }: PlacedField): string {
	return `field ${field.fieldIndex} of the message at byte ${field.message.offset}`;
}

/** The rules of all fields, each once. */
function allRules(fields: readonly IndexedField[]): CodecBitmapRule[] {
	const rules = new Map<string, CodecBitmapRule>();
	for (const { placed } of fields) for (const rule of missingRules(placed.field)) rules.set(rule.source.place, rule);
	return [...rules.values()];
}

function cubeAttributes({ fields, coordinates, axes }: CubeArray): Attributes {
	const { field, parameter, level, product } = (fields[0] as IndexedField).placed;
	const { keys } = field;
	const attributes: Attributes = new Map();
	const text = (name: string, value: string | undefined): void => {
		if (value !== undefined) attributes.set(name, textAttribute(value));
	};
	const number = (name: string, value: number): void => {
		attributes.set(name, numericAttribute(Int32Array.of(value), []));
	};
	text("long_name", parameter.longName);
	text("units", parameter.units);
	text("GRIB_shortName", parameter.longName === undefined ? undefined : parameter.name);
	text("GRIB_typeOfLevel", level.kind);
	text("GRIB_product", product.name);
	if (level.values !== undefined && !axes.some(({ name }) => name === "level"))
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
	return attributes;
}
