import type { EmittedCodec } from "../../codecs/catalogue/catalogue.ts";
import { MiraError } from "../../errors.ts";
import { netcdfDefaultFill } from "../../fill/policies.ts";
import { type DataType, dataType, type FixedDataType, swapUnitBytes, textType } from "../../zarr/data-type.ts";
import { zeroScalar } from "../../zarr/scalar.ts";
import { FieldReader } from "./field-reader.ts";

/** The type of stored numbers, and their order of bytes. */
export type NumberType = {
	dataType: FixedDataType;
	endian: "big" | "little";
	/** Both character types are text in attributes; in data only the signed one is. */
	isCharacter: boolean;
};

const TYPES: ReadonlyMap<number, FixedDataType> = new Map<number, FixedDataType>([
	[3, dataType("uint8")], // characters without a sign, which programs store numbers in
	[4, textType(1)],
	[5, dataType("float32")],
	[6, dataType("float64")],
	[20, dataType("int8")],
	[21, dataType("uint8")],
	[22, dataType("int16")],
	[23, dataType("uint16")],
	[24, dataType("int32")],
	[25, dataType("uint32")],
	[26, dataType("int64")],
	[27, dataType("uint64")],
]);

/** What older groups hold that have no number type: IEEE floats. */
export const DEFAULT_TYPE: NumberType = { dataType: dataType("float32"), endian: "big", isCharacter: false };

/** The samples of images and palettes that name no type. */
export const BYTES: NumberType = { dataType: dataType("uint8"), endian: "big", isCharacter: false };

const LITTLE_ENDIAN_FLAG = 0x4000;
const NATIVE_FLAG = 0x1000;
const CODE = 0xfff;

/** The type of a number such as `DFNT_INT16`, with its flags: the fields of Vdatas have it so. */
export function numberTypeOf(code: number): NumberType {
	const type = TYPES.get(code & CODE);
	if (type === undefined) throw new MiraError("unsupported-feature", `number type ${code & CODE} is not known`);
	if ((code & NATIVE_FLAG) !== 0 && type.itemBytes > 1)
		throw new MiraError("unsupported-feature", "its numbers have the form of an unnamed machine (DFNT_NATIVE)");
	return define(type, code & CODE, (code & LITTLE_ENDIAN_FLAG) === 0 ? "big" : "little");
}

/** How the machines store numbers whose form a number type names. Others (VAX, Cray, Convex) are not IEEE. */
const FORMS: ReadonlyMap<number, "big" | "little"> = new Map([
	[0, "big"],
	[1, "big"],
	[4, "little"],
]);

/** Reads a number type element: version, type, width in bits, form. */
export function parseNumberType(bytes: Uint8Array): NumberType {
	const fields = new FieldReader(bytes, "a number type");
	fields.u8();
	const code = fields.u8();
	fields.u8();
	const form = fields.u8();
	const type = TYPES.get(code);
	if (type === undefined) throw new MiraError("unsupported-feature", `number type ${code} is not known`);
	const endian = type.itemBytes === 1 ? "big" : FORMS.get(form);
	if (endian === undefined)
		throw new MiraError("unsupported-feature", `numbers have the form ${form} of some machine, which is not IEEE`);
	return define(type, code, endian);
}

function define(type: FixedDataType, code: number, endian: "big" | "little"): NumberType {
	return { dataType: type, endian, isCharacter: code === 3 || code === 4 };
}

/** The `bytes` codec for numbers that are stored so. */
export function bytesCodec({ dataType: type, endian }: { dataType: DataType; endian: string }): EmittedCodec {
	return swapUnitBytes(type) === undefined ? { name: "bytes" } : { name: "bytes", configuration: { endian } };
}

/** The types that the SD interface, an early netCDF, has for those without a sign. */
const WITH_SIGN: ReadonlyMap<string, FixedDataType> = new Map<string, FixedDataType>([
	["uint8", dataType("int8")],
	["uint16", dataType("int16")],
	["uint32", dataType("int32")],
]);

/** What unwritten numbers read as where the file says nothing: the bytes of netCDF's default for the type with a sign. */
export function defaultFill({ dataType: type, isCharacter }: NumberType): Uint8Array {
	return isCharacter ? zeroScalar(type) : netcdfDefaultFill(WITH_SIGN.get(type.name) ?? type);
}
