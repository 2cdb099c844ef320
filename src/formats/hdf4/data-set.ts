import type { EmittedCodec } from "../../codecs/catalogue/catalogue.ts";
import { isMiraError, MiraError } from "../../errors.ts";
import type { Attributes } from "../../zarr/attributes.ts";
import { elementCount } from "../../zarr/nd-array.ts";
import { type Catalog, CLASS } from "./catalog.ts";
import { FieldReader } from "./field-reader.ts";
import { type ElementStorage, type Hdf4File, storedBytes } from "./file.ts";
import { DEFAULT_TYPE, type NumberType, parseNumberType } from "./number-type.ts";
import { TAG, type TagRef } from "./tags.ts";
import type { Vgroup } from "./vgroup.ts";

/** An array of the file, however it is stored: a scientific data set, one of its scales, or a raster image. */
export type DataSet = {
	name: string;
	/** The elements by which Vgroups name it. */
	elements: TagRef[];
	shape: number[];
	dimensionNames: string[];
	type: NumberType;
	attributes: Attributes;
	/** Where its values are; without one nothing was ever written. */
	data?: TagRef | undefined;
	/** Where in that element they begin: scales lie one behind the other. */
	beginBytes?: number | undefined;
	/** Values that are in records with others: the distance from one to the next, and the place in the first. */
	record?: { strideBytes: number; offsetBytes: number } | undefined;
	/** How elements become bytes, where that is more than their order. */
	serializers?: EmittedCodec[] | undefined;
	/** How the whole element was compressed, where that is not a special element: older raster images. */
	codecs?: EmittedCodec[] | undefined;
	/** What unwritten pixels of a raster image hold: a value for each band, or one for all. */
	pixelFill?: { pixel: Uint8Array; place: string; status: "explicit" | "default" } | undefined;
	/** The calibration is HDF's own: a scale factor times the difference of the number and the offset. */
	isCalibrated: boolean;
};

/** A data set that cannot be shown. */
export type BadDataSet = { name: string; elements: TagRef[]; problem: MiraError };

/** The dimension record of a data set. */
export type SdDimensions = { shape: number[]; type: NumberType; scaleTypes: (TagRef | undefined)[] };

/** Reads a dimension record (DFTAG_SDD): rank, lengths, then the number types of the data and of every scale. */
export async function readDimensions(file: Hdf4File, name: TagRef): Promise<SdDimensions> {
	const fields = new FieldReader(await file.bytes(name), "a dimension record");
	const rank = fields.u16();
	const shape: number[] = [];
	for (let d = 0; d < rank; d++) shape.push(fields.size());
	const types: TagRef[] = [];
	while (fields.left >= 4 && types.length <= rank) types.push({ tag: fields.u16(), ref: fields.u16() });
	const [own, ...scaleTypes] = types;
	const type = own === undefined ? DEFAULT_TYPE : await readNumberType(file, own);
	return { shape, type, scaleTypes: shape.map((_, d) => scaleTypes[d]) };
}

/** Reads a number type element. */
export async function readNumberType(file: Hdf4File, name: TagRef): Promise<NumberType> {
	return parseNumberType(await file.bytes(name));
}

/** The data set of a Vgroup of class `Var0.0`, as the SD interface writes it. */
export async function variableDataSet(vgroup: Vgroup, file: Hdf4File, catalog: Catalog): Promise<DataSet> {
	const { name, members } = vgroup;
	const find = (tag: number): TagRef | undefined => members.find((member) => member.tag === tag);
	const record = find(TAG.sdDimensions);
	if (record === undefined) throw new MiraError("corrupt-file", `data set "${name}" has no dimension record`);
	const { shape, type } = await readDimensions(file, record);
	const dimensions = members.flatMap(({ tag, ref }) => {
		const member = tag === TAG.vgroup ? catalog.vgroups.get(ref) : undefined;
		return member === undefined || !isDimension(member) ? [] : [member];
	});
	const attributes = catalog.attributesOf(members);
	const data = find(TAG.sdData);
	const isUnlimited = dimensions[0]?.className === CLASS.unlimitedDimension && shape.length > 0;
	return {
		name,
		elements: [{ tag: TAG.vgroup, ref: vgroup.ref }, ...members.filter(({ tag }) => NAMING_TAGS.has(tag))],
		shape: isUnlimited ? await withRecords(shape, data, type, file) : shape,
		dimensionNames: shape.map((_, d) => dimensions[d]?.name ?? `dim_${d}`),
		type,
		attributes,
		data,
		isCalibrated: attributes.has("calibrated_nt"),
	};
}

/** Vgroups of the user name a data set by one of these. */
const NAMING_TAGS: ReadonlySet<number> = new Set([TAG.numericDataGroup, TAG.sdGroup, TAG.sdData]);

function isDimension({ className }: Vgroup): boolean {
	return className === CLASS.dimension || className === CLASS.unlimitedDimension;
}

/**
 * The lengths of a data set whose first dimension is unlimited: every data set has as many records as were written of it,
 * though they share the dimension, whose own length is that of the longest at some time.
 */
async function withRecords(
	shape: number[],
	data: TagRef | undefined,
	type: NumberType,
	file: Hdf4File,
): Promise<number[]> {
	const [, ...rest] = shape;
	const recordBytes = elementCount(rest) * type.dataType.itemBytes;
	const storage: ElementStorage = data === undefined ? { kind: "absent" } : await file.storage(data);
	return [recordBytes === 0 ? 0 : Math.floor(storedBytes(storage) / recordBytes), ...rest];
}

/** What `work` gives, or what is wrong with the data set that it was to give. */
export async function orProblem(
	name: string,
	elements: TagRef[],
	work: () => Promise<DataSet[]>,
): Promise<(DataSet | BadDataSet)[]> {
	try {
		return await work();
	} catch (problem) {
		if (!isMiraError(problem)) throw problem;
		return [{ name, elements, problem }];
	}
}
