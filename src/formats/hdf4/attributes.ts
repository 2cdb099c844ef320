import { swapUnits } from "../../codecs/byte-order.ts";
import { type AttributeValue, numericAttribute, textAttribute } from "../../zarr/attributes.ts";
import { swapUnitBytes } from "../../zarr/data-type.ts";
import { type TypedNumbers, viewElements } from "../../zarr/nd-array.ts";
import { type NulText, textWithNuls } from "../../zarr/nul-text.ts";
import { decodeText } from "../../zarr/scalar.ts";
import { type NumberType, numberTypeOf } from "./number-type.ts";
import type { Vdata } from "./vdata.ts";

/**
 * The value of an attribute that is kept as a Vdata of one field; undefined where there is none. `onText` hears of its text,
 * which is as long as its count tells and may have NULs inside.
 */
export function vdataAttribute(
	{ fields, recordCount }: Vdata,
	content: Uint8Array,
	onText: (text: NulText) => void,
): AttributeValue | undefined {
	const [field] = fields;
	if (field === undefined || recordCount === 0) return undefined;
	const type = numberTypeOf(field.typeCode);
	const count = recordCount * field.order;
	if (!type.isCharacter) return typedAttribute(type, content, count);
	const text = textWithNuls(content.subarray(0, count));
	onText(text);
	return textAttribute(text.text);
}

/** Stored numbers, or text, as an attribute; no more of them than the content has. */
export function typedAttribute(type: NumberType, content: Uint8Array, count: number): AttributeValue | undefined {
	if (type.isCharacter) return textAttribute(decodeText(content.subarray(0, count)));
	const { itemBytes } = type.dataType;
	const available = Math.min(count, Math.floor(content.length / itemBytes));
	if (available === 0) return undefined;
	const bytes = toLittleEndian(type, content.subarray(0, available * itemBytes));
	return numericAttribute(viewElements(type.dataType, bytes) as TypedNumbers);
}

/** Stored numbers as all of our elements are. */
export function toLittleEndian({ dataType, endian }: NumberType, bytes: Uint8Array): Uint8Array {
	const unitBytes = swapUnitBytes(dataType);
	// The swap looks at whole units, which begin at multiples of their size only in a copy.
	return unitBytes === undefined || endian === "little" ? bytes : swapUnits(bytes.slice(), unitBytes);
}
