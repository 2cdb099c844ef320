import { MiraError } from "../../errors.ts";
import { powerOfTwo } from "../../zarr/arithmetic/powers.ts";
import { elementCount } from "../../zarr/nd-array.ts";
import type { ByteOrder, CompoundMember, Datatype, FloatLayout, StringPadding } from "../hdf5/element-type.ts";
import type { DmrVariable } from "./document.ts";
import type { Scope } from "./scope.ts";

const INTEGERS: ReadonlyMap<string, readonly [sizeBytes: number, signed: boolean]> = new Map([
	["Byte", [1, false]],
	["Char", [1, false]],
	["Int8", [1, true]],
	["UInt8", [1, false]],
	["Int16", [2, true]],
	["UInt16", [2, false]],
	["Int32", [4, true]],
	["UInt32", [4, false]],
	["Int64", [8, true]],
	["UInt64", [8, false]],
]);

const FLOATS: ReadonlyMap<string, FloatLayout> = new Map([
	["Float32", ieee(32, 8)],
	["Float64", ieee(64, 11)],
]);

const TEXTS: ReadonlySet<string> = new Set(["String", "URL", "URI", "Url"]);

const PADDINGS: ReadonlyMap<string, StringPadding> = new Map([
	["null_term", "nul-terminated"],
	["null_pad", "nul-padded"],
	["space_pad", "space-padded"],
	["space", "space-padded"],
]);

/**
 * The type of a variable in the words of HDF5, so both have the same form in Zarr. `textBytes` is the size of a text in
 * the file, where it is known.
 */
export function toDatatype(
	variable: DmrVariable,
	order: ByteOrder,
	textBytes: number | undefined,
	scope: Scope,
): Datatype {
	const { type } = variable;
	const float = FLOATS.get(type);
	if (float !== undefined) return { kind: "float", sizeBytes: float.bitPrecision / 8, order, layout: float };
	if (isText(type)) return textType(variable, textBytes);
	switch (type) {
		case "Enum":
			return enumType(variable, order, scope);
		case "Structure":
			return structureType(variable, order, scope);
		default:
			return integerType(type, order);
	}
}

/** Whether variables of a type hold text. */
export function isText(type: string): boolean {
	return TEXTS.has(type);
}

function ieee(bits: number, exponentBits: number): FloatLayout {
	const mantissaBits = bits - exponentBits - 1;
	return {
		bitOffset: 0,
		bitPrecision: bits,
		exponentLocation: mantissaBits,
		exponentBits,
		mantissaLocation: 0,
		mantissaBits,
		exponentBias: powerOfTwo(exponentBits - 1) - 1,
		signLocation: bits - 1,
		normalization: "implied",
	};
}

function integerType(type: string, order: ByteOrder): Datatype {
	const known = INTEGERS.get(type);
	if (known === undefined)
		throw new MiraError("unsupported-feature", `variables of type ${type} have no form in Zarr`, {
			hint: "The other arrays of the file can be read",
		});
	const [sizeBytes, signed] = known;
	return { kind: "integer", sizeBytes, signed, order, bitOffset: 0, bitPrecision: 8 * sizeBytes };
}

function textType({ name, fixedString }: DmrVariable, textBytes: number | undefined): Datatype {
	const sizeBytes = fixedString?.length ?? textBytes;
	if (sizeBytes === undefined)
		throw new MiraError("unsupported-feature", `the document does not say where the text of "${name}" is`, {
			hint: "Open the data file itself",
		});
	const padding = PADDINGS.get(fixedString?.padding ?? "") ?? "nul-padded";
	return { kind: "string", sizeBytes, padding, charset: "utf-8" };
}

function enumType({ name, enumeration }: DmrVariable, order: ByteOrder, scope: Scope): Datatype {
	const found = enumeration === undefined ? undefined : scope.enumeration(enumeration);
	if (found === undefined) throw new MiraError("corrupt-file", `"${name}" is of an enumeration that is not defined`);
	const base = integerType(found.baseType, order);
	return { kind: "enum", sizeBytes: base.sizeBytes, base, members: found.members };
}

/** Members begin where the one before ends; the document says where that is if there are gaps. */
function structureType({ members, storage }: DmrVariable, order: ByteOrder, scope: Scope): Datatype {
	const ends = storage?.structOffsets ?? [];
	let at = 0;
	const placed = members.map((member, i): CompoundMember => {
		const base = toDatatype(member, order, undefined, scope);
		const shape = scope.shapeOf(member);
		const sizeBytes = elementCount(shape) * base.sizeBytes;
		const datatype: Datatype = shape.length === 0 ? base : { kind: "array", sizeBytes, shape, base };
		const offsetBytes = at;
		at = ends[i] ?? at + sizeBytes;
		if (at < offsetBytes + sizeBytes)
			throw new MiraError("corrupt-file", `member "${member.name}" overlaps the one after it`);
		return { name: member.name, offsetBytes, datatype };
	});
	return { kind: "compound", sizeBytes: at, members: placed };
}
