import { type ChunkField, chunkFields } from "../codecs/grib/chunk-fields.ts";
import type { FieldPacking, PackingKind } from "../codecs/grib/field-packing.ts";
import { isMiraError } from "../errors.ts";
import { placeField } from "../formats/grib/cubes/place.ts";
import { loadTables } from "../formats/grib/parameters/parameter-tables.ts";
import type { ManifestArray } from "../manifest/manifest-array.ts";
import type { StoreArray } from "../manifest/manifest-group.ts";
import type { ManifestStore } from "../manifest/manifest-store.ts";
import { groupBy } from "../zarr/group-by.ts";
import type { CodecMetadata } from "../zarr/metadata.ts";

/** How fields of an array are packed that were packed in one way. */
export type PackingForm = {
	kind: PackingKind;
	/** Order of the differences between neighbours, 0 without. */
	differences: number;
	/** How many of the highest numbers of a group mean "missing". */
	missingNumbers: number;
	fields: number;
	/** How many of these are constant. */
	constant: number;
	/** Least and most bits of a value. */
	bits: [number, number] | undefined;
	/** Finest and coarsest step between two values. */
	precision: [number, number] | undefined;
};

/** What the messages of an array say of its fields. */
export type GribForm = {
	edition: 1 | 2;
	/** All fields, and those whose headers were looked at. */
	fields: number;
	seen: number;
	parameter: { name: string; longName: string | undefined; units: string | undefined };
	/** One value each, or two of a layer. */
	level: { kind: string; units: string | undefined; values: (readonly number[])[] };
	product: string;
	/** Reference times, as ISO 8601. */
	times: string[];
	stepHours: number[];
	/** Members of an ensemble. */
	numbers: number[];
	packings: PackingForm[];
	/** How many of the fields have a bitmap. */
	bitmaps: number;
};

/**
 * Looks at the messages of an array of GRIB fields, at most so many; undefined for other arrays, and where the messages cannot be
 * read: what `info` and `explain` say must not depend on it.
 */
export async function gribForm(store: ManifestStore, array: StoreArray, most: number): Promise<GribForm | undefined> {
	const field = fieldOf(array.description.codecs);
	if (field === undefined || array.kind === "derived") return undefined;
	try {
		return await lookAt(store, array, field, most);
	} catch (error) {
		if (!isMiraError(error)) throw error;
		return undefined;
	}
}

/** The place in the message of what an array takes, if these are values. */
function fieldOf([codec, ...others]: readonly CodecMetadata[]): number | undefined {
	if (codec === undefined || others.length > 0) return undefined;
	const { values = "values", field = 0, var: variable } = codec.configuration ?? {};
	if (codec.name === "mirazarr.grib") return values === "values" ? Number(field) : undefined;
	const isOther = ["gribberish", "grib", "numcodecs.grib"].includes(codec.name);
	return isOther && variable !== "latitude" && variable !== "longitude" ? 0 : undefined;
}

async function lookAt(
	store: ManifestStore,
	array: ManifestArray,
	field: number,
	most: number,
): Promise<GribForm | undefined> {
	const chunks: ChunkField[] = [];
	for await (const chunk of chunkFields(array, field, store.registry, most)) chunks.push(chunk);
	const tables = await loadTables(chunks.map(({ sections }) => sections));
	const placed = chunks.map(({ sections }) =>
		placeField(sections, { url: store.url, offset: 0, length: 0 }, field, tables),
	);
	const [first] = placed;
	if (first === undefined) return undefined;
	const { presentCount } = await array.manifest();
	const { parameter, level, product } = first;
	return {
		edition: first.field.sections.edition,
		fields: presentCount,
		seen: chunks.length,
		parameter: { name: parameter.name, longName: parameter.longName, units: parameter.units },
		level: {
			kind: level.kind,
			units: level.units,
			values: distinct(placed.flatMap(({ level: { values } }) => (values === undefined ? [] : [values]))),
		},
		product: product.name,
		times: distinct(placed.map((each) => new Date(1000 * each.product.referenceSeconds).toISOString())),
		stepHours: distinct(placed.map((each) => each.product.stepSeconds / 3600)),
		numbers: distinct(placed.flatMap(({ product: { number } }) => (number === undefined ? [] : [number]))),
		packings: packingForms(chunks.flatMap(({ packing }) => (packing === undefined ? [] : [packing]))),
		bitmaps: chunks.filter(({ sections }) => sections.bitmap.kind === "own").length,
	};
}

function distinct<T extends number | string | readonly number[]>(values: readonly T[]): T[] {
	return [...new Map(values.map((value) => [String(value), value])).values()];
}

/** Fields that differ in numbers alone are told together. */
function packingForms(packings: readonly FieldPacking[]): PackingForm[] {
	const groups = groupBy(packings, ({ kind, differences, missingNumbers }) =>
		[kind, differences, missingNumbers].join(),
	);
	return [...groups.values()].map((group) => {
		const [{ kind, differences, missingNumbers }] = group as [FieldPacking];
		const varied = group.filter(({ isConstant }) => !isConstant);
		return {
			kind,
			differences,
			missingNumbers,
			fields: group.length,
			constant: group.length - varied.length,
			bits: range(varied.flatMap(({ bits }) => (bits === undefined ? [] : [bits]))),
			precision: range(
				varied.flatMap(({ scaling }) => (scaling === undefined ? [] : [scaling.factor * scaling.decimal])),
			),
		};
	});
}

function range(numbers: readonly number[]): [number, number] | undefined {
	if (numbers.length === 0) return undefined;
	return numbers.reduce<[number, number]>(
		([least, most], n) => [Math.min(least, n), Math.max(most, n)],
		[Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
	);
}
