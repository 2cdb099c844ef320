import type { EmittedCodec } from "../../codecs/catalogue/catalogue.ts";
import { flippedType } from "../../codecs/fits/sign-flip.ts";
import type { FillCandidate } from "../../fill/candidate.ts";
import type { FillModel, PackingNumber } from "../../fill/model.ts";
import { powerOfTwo } from "../../zarr/arithmetic/powers.ts";
import { type Attributes, type AttributeValue, attributeToJson, numericAttribute } from "../../zarr/attributes.ts";
import { type DataType, dataType, isFixed, swapUnitBytes } from "../../zarr/data-type.ts";
import { JsonFloat } from "../../zarr/json.ts";
import type { FitsHeader } from "./header.ts";

/** How the numbers of an image or a column are stored, and what they stand for. */
export type Samples = {
	/** The type of the array. */
	dataType: DataType;
	/** The type in the file. */
	stored: DataType;
	/** Codecs on arrays, before those that make bytes. */
	codecs: EmittedCodec[];
	/** `scale_factor` and `add_offset`, where the numbers are packed. */
	packing: Attributes;
};

/** The type of BITPIX (FITS standard, 4.4.1.1). */
export function bitpixType(bitpix: number): DataType | undefined {
	switch (bitpix) {
		case 8:
			return dataType("uint8");
		case 16:
			return dataType("int16");
		case 32:
			return dataType("int32");
		case 64:
			return dataType("int64");
		case -32:
			return dataType("float32");
		case -64:
			return dataType("float64");
		default:
			return undefined;
	}
}

/**
 * What BSCALE and BZERO, or TSCALn and TZEROn, make of stored numbers: an integer type of the other signedness where they are
 * the convention for that (FITS standard, 5.2.5), so that nothing is converted to floats; else packing.
 */
export function samplesOf(stored: DataType, scale = 1, zero = 0): Samples {
	const flipped = flippedType(stored);
	if (scale === 1 && flipped !== undefined && zero === unsignedZero(stored))
		return { dataType: flipped, stored, codecs: [{ name: "mirazarr.sign_flip" }], packing: new Map() };
	const packing: Attributes = new Map();
	if (scale !== 1) packing.set("scale_factor", numericAttribute(Float64Array.of(scale), []));
	if (zero !== 0) packing.set("add_offset", numericAttribute(Float64Array.of(zero), []));
	return { dataType: stored, stored, codecs: [], packing };
}

/** The same packing with the keywords that it comes from, instead of the attributes that were made of them. */
export function inKeywords(fill: FillModel, scaleKeyword: string, zeroKeyword: string): FillModel {
	const named = (number: PackingNumber, keyword: string): PackingNumber => ({
		...number,
		source: { ...number.source, place: `keyword ${keyword}` },
	});
	const { scaleFactor, addOffset } = fill.packing;
	return {
		...fill,
		packing: {
			...fill.packing,
			...(scaleFactor === undefined ? {} : { scaleFactor: named(scaleFactor, scaleKeyword) }),
			...(addOffset === undefined ? {} : { addOffset: named(addOffset, zeroKeyword) }),
		},
	};
}

function unsignedZero(stored: DataType): number | undefined {
	if (!isFixed(stored)) return undefined;
	if (stored.name === "uint8") return -128;
	return stored.kind === "int" && stored.itemBytes > 1 ? powerOfTwo(8 * stored.itemBytes - 1) : undefined;
}

/** `bytes` as FITS has them. */
export function bigEndianBytes(type: DataType): EmittedCodec {
	return swapUnitBytes(type) === undefined ? { name: "bytes" } : { name: "bytes", configuration: { endian: "big" } };
}

/**
 * The sentinel of BLANK or TNULLn as a candidate. It is compared with stored numbers, before any offset (FITS standard,
 * 4.4.2.5): where the offset makes another integer type of them, it is offset too (S4). One that is no stored number is then
 * none of that type either, and is refused or dropped like any other.
 */
export function blankCandidates(header: FitsHeader, keyword: string, { stored, codecs }: Samples): FillCandidate[] {
	const value = header.values.get(keyword);
	if (value === undefined) return [];
	const source = { place: `keyword ${keyword}`, text: shown(value), dataType: value.dataType };
	const zero = codecs.length === 0 ? undefined : unsignedZero(stored);
	return [{ role: "_FillValue", value: zero === undefined ? value : offsetText(value, zero), source }];
}

/** As text, because no type of an attribute holds every sum. */
function offsetText(value: AttributeValue, zero: number): string {
	const [scalar] = value.values;
	if (typeof scalar === "bigint" || Number.isInteger(scalar)) return String(BigInt(scalar as number) + BigInt(zero));
	return typeof scalar === "number" ? String(scalar + zero) : shown(value);
}

function shown(value: AttributeValue): string {
	const json = attributeToJson(value);
	return String(json instanceof JsonFloat ? json.value : json);
}
