import { type Attributes, numericAttribute, textAttribute } from "../../zarr/attributes.ts";
import { decodeText } from "../../zarr/scalar.ts";
import { typedAttribute } from "./attributes.ts";
import { type DataSet, readDimensions, readNumberType, type SdDimensions } from "./data-set.ts";
import { FieldReader } from "./field-reader.ts";
import type { Hdf4File } from "./file.ts";
import { numberTypeOf } from "./number-type.ts";
import { TAG, type TagRef } from "./tags.ts";

/** Gives the dimensions of data sets that have none the names that the library has for them. */
export class DimensionNames {
	#count = 0;

	next(): string {
		return `fakeDim${this.#count++}`;
	}
}

/** A numeric data group without a Vgroup, as the older DFSD interface writes it: the data set, then its scales. */
export async function groupDataSets(group: TagRef, file: Hdf4File, names: DimensionNames): Promise<DataSet[]> {
	const members = await groupMembers(group, file);
	const find = (tag: number): TagRef | undefined => members.find((member) => member.tag === tag);
	const record = find(TAG.sdDimensions);
	// Links between the forms of a data set, and groups that only describe, are no data sets.
	if (record === undefined) return [];
	const dimensions = await readDimensions(file, record);
	const { shape, type } = dimensions;
	const [labels, units, formats] = await Promise.all(
		[TAG.sdLabels, TAG.sdUnits, TAG.sdFormats].map((tag) => readTexts(find(tag), file)),
	);
	const dimensionNames = shape.map(() => names.next());
	const attributes: Attributes = new Map();
	const setText = (name: string, text: string | undefined): void => {
		if (text !== undefined && text !== "") attributes.set(name, textAttribute(text));
	};
	setText("long_name", labels?.[0]);
	setText("units", units?.[0]);
	setText("format", formats?.[0]);
	const [coordinates] = await readTexts(find(TAG.sdCoordinateSystem), file);
	setText("coordsys", coordinates);
	await addRange(find(TAG.sdRange), type, attributes, file);
	const calibration = find(TAG.calibration);
	if (calibration !== undefined) addCalibration(await file.bytes(calibration), attributes);
	const fill = find(TAG.fillValue);
	if (fill !== undefined) {
		const value = typedAttribute(type, await file.bytes(fill), 1);
		if (value !== undefined) attributes.set("_FillValue", value);
	}
	const set: DataSet = {
		name: `Data-Set-${group.ref}`,
		elements: [group, ...members.filter(({ tag }) => tag === TAG.sdData)],
		shape,
		dimensionNames,
		type,
		attributes,
		data: find(TAG.sdData),
		isCalibrated: calibration !== undefined,
	};
	const scales = await scaleSets(find(TAG.sdScales), dimensions, dimensionNames, { labels, units, formats }, file);
	return [set, ...scales];
}

/** A group is a list of the names of its elements. */
export async function groupMembers(group: TagRef, file: Hdf4File): Promise<TagRef[]> {
	const fields = new FieldReader(await file.bytes(group), "a group of elements");
	const members: TagRef[] = [];
	while (fields.left >= 4) members.push({ tag: fields.u16(), ref: fields.u16() });
	return members;
}

/** Texts with a NUL behind each: that of the data, then those of the dimensions. */
async function readTexts(name: TagRef | undefined, file: Hdf4File): Promise<string[]> {
	if (name === undefined) return [];
	const bytes = await file.bytes(name);
	const texts: string[] = [];
	for (let begin = 0; begin < bytes.length; ) {
		const end = bytes.indexOf(0, begin);
		texts.push(decodeText(bytes.subarray(begin)));
		begin = end === -1 ? bytes.length : end + 1;
	}
	return texts;
}

/** The greatest value, then the least. */
async function addRange(
	name: TagRef | undefined,
	type: SdDimensions["type"],
	attributes: Attributes,
	file: Hdf4File,
): Promise<void> {
	if (name === undefined) return;
	const bytes = await file.bytes(name);
	const max = typedAttribute(type, bytes, 1);
	const min = typedAttribute(type, bytes.subarray(type.dataType.itemBytes), 1);
	if (max !== undefined) attributes.set("valid_max", max);
	if (min !== undefined) attributes.set("valid_min", min);
}

const CALIBRATION = ["scale_factor", "scale_factor_err", "add_offset", "add_offset_err"];
const FLOAT32 = 5;
const FLOAT64 = 6;

/** Four doubles and a number type; in older files floats (hdfsds.c). */
function addCalibration(bytes: Uint8Array, attributes: Attributes): void {
	const type = numberTypeOf(bytes.length === 36 ? FLOAT64 : FLOAT32);
	const { itemBytes } = type.dataType;
	for (const [i, name] of CALIBRATION.entries()) {
		const value = typedAttribute(type, bytes.subarray(i * itemBytes), 1);
		if (value !== undefined) attributes.set(name, value);
	}
	const rest = new FieldReader(bytes.subarray(4 * itemBytes), "a calibration");
	if (rest.left >= 4) attributes.set("calibrated_nt", numericAttribute(Int32Array.of(rest.i32())));
}

/** Scales lie one behind the other, after a byte for each dimension that tells whether it has one. */
async function scaleSets(
	element: TagRef | undefined,
	{ shape, scaleTypes }: SdDimensions,
	dimensionNames: readonly string[],
	texts: { [name in "labels" | "units" | "formats"]: string[] | undefined },
	file: Hdf4File,
): Promise<DataSet[]> {
	if (element === undefined) return [];
	const flags = (await file.bytes(element)).subarray(0, shape.length);
	const sets: DataSet[] = [];
	let beginBytes = shape.length;
	for (const [d, length] of shape.entries()) {
		const typeName = scaleTypes[d];
		if (flags[d] !== 1 || typeName === undefined) continue;
		const type = await readNumberType(file, typeName);
		const attributes: Attributes = new Map();
		const own: [string, string | undefined][] = [
			["long_name", texts.labels?.[d + 1]],
			["units", texts.units?.[d + 1]],
			["format", texts.formats?.[d + 1]],
		];
		for (const [name, text] of own) if (text !== undefined && text !== "") attributes.set(name, textAttribute(text));
		const name = dimensionNames[d] as string;
		sets.push({
			name,
			elements: [],
			shape: [length],
			dimensionNames: [name],
			type,
			attributes,
			data: element,
			beginBytes,
			isCalibrated: false,
		});
		beginBytes += length * type.dataType.itemBytes;
	}
	return sets;
}
