import { type Diagnostic, diagnosticOf } from "../../diagnostics.ts";
import { isMiraError, MiraError } from "../../errors.ts";
import { type Attributes, type AttributeValue, numericAttribute } from "../../zarr/attributes.ts";
import { type TypedNumbers, viewElements } from "../../zarr/nd-array.ts";
import { toLittleEndian } from "./attributes.ts";
import { readNumberType } from "./data-set.ts";
import { FieldReader } from "./field-reader.ts";
import type { Hdf4File } from "./file.ts";
import { BYTES } from "./number-type.ts";
import { TAG, type TagRef } from "./tags.ts";

/** The usual palette: a red, a green and a blue for each number below 256. */
const COLOURS = { entries: 256, components: 3 };

/**
 * Adds the palette of an image as an attribute, a row for each entry, if there is one among the members of its group. What is
 * wrong with it does no harm to the image.
 */
export async function addPalette(
	image: string,
	members: readonly TagRef[],
	attributes: Attributes,
	file: Hdf4File,
	diagnostics: Diagnostic[],
): Promise<void> {
	try {
		const palette = await readPalette(members, file);
		if (palette !== undefined && !attributes.has("palette")) attributes.set("palette", palette);
	} catch (error) {
		if (!isMiraError(error)) throw error;
		diagnostics.push(diagnosticOf(error, { path: "/", about: `the palette of image "${image}" is left out: ` }));
	}
}

async function readPalette(members: readonly TagRef[], file: Hdf4File): Promise<AttributeValue | undefined> {
	const palette = members.find(({ tag }) => tag === TAG.palette || tag === TAG.palette8);
	if (palette === undefined) return undefined;
	const record = members.find(({ tag }) => tag === TAG.paletteDimensions);
	const { entries, components, type } =
		record === undefined ? { ...COLOURS, type: BYTES } : await shapeOf(record, file);
	const numbers = type.isCharacter ? BYTES : type;
	const sizeBytes = entries * components * numbers.dataType.itemBytes;
	const stored = await file.bytes(palette);
	if (sizeBytes === 0 || stored.length < sizeBytes)
		throw new MiraError("corrupt-file", `it has ${stored.length} bytes instead of ${sizeBytes}`);
	const values = viewElements(numbers.dataType, toLittleEndian(numbers, stored.slice(0, sizeBytes)));
	return numericAttribute(values as TypedNumbers, [entries, components]);
}

/** Palettes are described as images are, of one row. */
async function shapeOf(record: TagRef, file: Hdf4File) {
	const fields = new FieldReader(await file.bytes(record), "the dimensions of a palette");
	const entries = fields.size() * fields.size();
	const typeName = { tag: fields.u16(), ref: fields.u16() };
	const type = typeName.ref === 0 ? BYTES : await readNumberType(file, typeName);
	return { entries, components: fields.u16(), type };
}
