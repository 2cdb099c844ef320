import type { EmittedCodec } from "../../../codecs/catalogue/catalogue.ts";
import { MiraError } from "../../../errors.ts";
import { powerOfTwo } from "../../../zarr/arithmetic/powers.ts";
import {
	type DataType,
	dataType,
	type FixedDataType,
	rawType,
	recordType,
	sequenceType,
	structType,
	subarrayType,
	swapUnitBytes,
	textType,
} from "../../../zarr/data-type.ts";
import type { CompoundMember, Datatype } from "../element-type.ts";
import { complexPart, isBooleanEnum } from "../element-value.ts";
import { isIeee } from "../float-value.ts";
import { isReadableReference } from "../reference.ts";

/** What a datatype of HDF5 is in Zarr (design, "Paths, names, types"). */
export type ZarrElement = FixedElement | VariableElement;

/** Elements that lie in the file as they are. */
export type FixedElement = {
	kind: "fixed";
	dataType: FixedDataType;
	/** The dimensions that an array datatype adds behind those of the dataset. */
	innerShape: number[];
	/** How the file stores an element: the codec that turns the array into bytes. */
	codec: EmittedCodec;
	/** Size of an element of `dataType` in the file. */
	storedBytes: number;
};

/** Elements that have to be looked up: what the dataset holds in their place has always the same size. */
export type VariableElement = {
	kind: "variable";
	dataType: Extract<DataType, { kind: "string" | "sequence" | "record" }>;
	innerShape: number[];
	content: VariableContent;
	storedBytes: number;
};

/** What an element is that has to be looked up. */
export type VariableContent =
	/** In the global heap. */
	| { kind: "text" }
	| { kind: "sequence"; base: ZarrElement }
	/** The path of an object. */
	| { kind: "reference"; referenceType: number }
	/** An array in a compound: `count` of them side by side. */
	| { kind: "list"; count: number; base: VariableElement }
	| { kind: "record"; members: RecordMember[] };

/** A member of a compound of which some are of variable length. */
export type RecordMember = { offsetBytes: number; element: ZarrElement };

const elementOf = new WeakMap<Datatype, ZarrElement>();

/** Like `toZarrElement`. Types that many datasets share are looked at once. */
export function zarrElementOf(type: Datatype): ZarrElement {
	let element = elementOf.get(type);
	if (element === undefined) {
		element = toZarrElement(type);
		elementOf.set(type, element);
	}
	return element;
}

/** The Zarr element of a datatype; `unsupported-feature` for what Zarr cannot hold, by its name. */
export function toZarrElement(type: Datatype): ZarrElement {
	switch (type.kind) {
		case "integer":
		case "bitfield":
			return integerElement(type);
		case "float":
			return floatElement(type);
		case "string":
			return stringElement(type);
		case "opaque":
			return plain(unsignedType(type.sizeBytes) ?? rawType(checkedSize(type, "an opaque type")), type.sizeBytes);
		case "enum":
			return enumElement(type);
		case "compound":
			return complexElement(type) ?? structElement(type.members, type.sizeBytes);
		case "complex":
			return complexElement(type) ?? structElement(complexMembers(type.base), type.sizeBytes);
		case "array":
			return arrayElement(type);
		case "vlen-string":
			return variable(dataType("string"), { kind: "text" }, type.sizeBytes);
		case "vlen-sequence": {
			const base = sequenceBase(toZarrElement(type.base));
			return variable(sequenceType(base.dataType), { kind: "sequence", base }, type.sizeBytes);
		}
		case "reference": {
			const { referenceType, sizeBytes } = type;
			if (!isReadableReference(referenceType)) return refuse("references of HDF5 1.12");
			return variable(dataType("string"), { kind: "reference", referenceType }, sizeBytes);
		}
		case "time":
			return refuse("values of the time datatype");
	}
}

/** Text as it is stored, but spaces that only fill it up are not text. */
function stringElement(type: Extract<Datatype, { kind: "string" }>): FixedElement {
	const element = plain(textType(checkedSize(type, "a string")), type.sizeBytes);
	return type.padding === "space-padded" ? { ...element, codec: { name: "mirazarr.space_padded" } } : element;
}

/** Full integers keep their type; of others only some bits count, and they take the next wider one. */
function integerElement(type: Extract<Datatype, { kind: "integer" | "bitfield" }>): FixedElement {
	const { sizeBytes, order, bitOffset, bitPrecision } = type;
	const isSigned = type.kind === "integer" && type.signed;
	const widths = [1, 2, 4, 8] as const;
	const width = widths.find((bytes) => bytes >= sizeBytes) ?? (bitPrecision <= 64 ? 8 : undefined);
	if (type.kind === "bitfield" && width !== sizeBytes)
		return plain(rawType(checkedSize(type, "a bitfield")), sizeBytes);
	if (width === undefined) return refuse(`integers of ${bitPrecision} bits`);
	const own = dataType(`${isSigned ? "int" : "uint"}${(width * 8) as 8 | 16 | 32 | 64}`);
	if (width === sizeBytes && bitOffset === 0 && bitPrecision === 8 * sizeBytes) return ordered(own, sizeBytes, order);
	return {
		kind: "fixed",
		dataType: own,
		innerShape: [],
		codec: {
			name: "mirazarr.integer_bits",
			configuration: { item_bytes: sizeBytes, endian: order, bit_offset: bitOffset, bit_precision: bitPrecision },
		},
		storedBytes: sizeBytes,
	};
}

/** Floats that hold others: their exponents and mantissas. */
const WIDER: readonly ["float32" | "float64", exponentBits: number, mantissaBits: number][] = [
	["float32", 8, 23],
	["float64", 11, 52],
];

function floatElement(type: Extract<Datatype, { kind: "float" }>): FixedElement {
	const { sizeBytes, order, layout } = type;
	if (order === "vax") return refuse("floating-point numbers in the byte order of the VAX");
	if (isIeee(type)) return ordered(dataType(`float${(sizeBytes * 8) as 16 | 32 | 64}`), sizeBytes, order);
	const { exponentBits, mantissaBits, exponentBias, normalization } = layout;
	const isKnown = normalization === "implied" && exponentBias === powerOfTwo(exponentBits - 1) - 1;
	const wider = WIDER.find(([, e, m]) => exponentBits <= e && mantissaBits <= m);
	if (!isKnown || wider === undefined) return refuse(`floating-point numbers of ${layout.bitPrecision} bits`);
	return {
		kind: "fixed",
		dataType: dataType(wider[0]),
		innerShape: [],
		codec: {
			name: "mirazarr.float_bits",
			configuration: {
				item_bytes: sizeBytes,
				endian: order,
				sign_location: layout.signLocation,
				exponent_location: layout.exponentLocation,
				exponent_bits: exponentBits,
				exponent_bias: exponentBias,
				mantissa_location: layout.mantissaLocation,
				mantissa_bits: mantissaBits,
			},
		},
		storedBytes: sizeBytes,
	};
}

/** The integers of an enumeration; the boolean one of h5py is `bool`. */
function enumElement(type: Extract<Datatype, { kind: "enum" }>): ZarrElement {
	const element = toZarrElement(type.base);
	return element.kind === "fixed" && isBooleanEnum(type) ? { ...element, dataType: dataType("bool") } : element;
}

/**
 * Two equal floats named r and i, side by side, are a complex number. Those of 16 bits have no complex type of their own and
 * stay a struct, as in h5py.
 */
function complexElement(type: Extract<Datatype, { kind: "compound" | "complex" }>): FixedElement | undefined {
	const part = complexPart(type);
	if (part === undefined || !isIeee(part) || part.sizeBytes < 4) return undefined;
	if (type.kind === "compound" && type.members.some(({ datatype }) => !isSameFloat(datatype, part))) return undefined;
	const { codec } = floatElement(part);
	const own = dataType(part.sizeBytes === 4 ? "complex64" : "complex128");
	return { kind: "fixed", dataType: own, innerShape: [], codec, storedBytes: type.sizeBytes };
}

function isSameFloat(type: Datatype, float: Extract<Datatype, { kind: "float" }>): boolean {
	return type.kind === "float" && isIeee(type) && type.sizeBytes === float.sizeBytes && type.order === float.order;
}

function complexMembers(base: Datatype): CompoundMember[] {
	return [
		{ name: "r", offsetBytes: 0, datatype: base },
		{ name: "i", offsetBytes: base.sizeBytes, datatype: base },
	];
}

/** A compound as a packed struct. Where the file has gaps, or fields of different byte orders, a codec closes them. */
function structElement(members: readonly CompoundMember[], sizeBytes: number): ZarrElement {
	if (members.length === 0) return refuse("compounds without members");
	const names = new Set(members.map(({ name }) => name));
	if (names.size < members.length) return refuse("compounds with two members of the same name");
	const elements = members.map(({ name, datatype }) => asMember(toZarrElement(datatype), name));
	if (!elements.every((element) => element.kind === "fixed")) return recordElement(members, elements, sizeBytes);
	const fields = members.map(({ name, offsetBytes }, i) => ({
		name,
		offsetBytes,
		element: elements[i] as FixedElement,
	}));
	const own = structType(fields.map(({ name, element }) => ({ name, dataType: element.dataType })));
	let packedAt = 0;
	const isPacked = fields.every(({ offsetBytes, element }) => {
		const isHere = offsetBytes === packedAt && element.codec.name === "bytes";
		packedAt += element.storedBytes;
		return isHere;
	});
	const orders = new Set(fields.flatMap(({ element }) => element.codec.configuration?.endian ?? []));
	const [order] = orders;
	const codec: EmittedCodec =
		isPacked && packedAt === sizeBytes && orders.size <= 1
			? order === undefined
				? { name: "bytes" }
				: { name: "bytes", configuration: { endian: order } }
			: {
					name: "mirazarr.struct_layout",
					configuration: {
						item_bytes: sizeBytes,
						fields: fields.map(({ offsetBytes, element }) => ({
							offset: offsetBytes,
							codec: { name: element.codec.name, configuration: element.codec.configuration ?? {} },
						})),
					},
				};
	return { kind: "fixed", dataType: own, innerShape: [], codec, storedBytes: sizeBytes };
}

/** A compound of which some members have a variable length: it is put together when it is asked for. */
function recordElement(
	members: readonly CompoundMember[],
	elements: readonly ZarrElement[],
	sizeBytes: number,
): VariableElement {
	// Room for one is made for its fill value: as with other types, not for one of any size.
	rawType(sizeBytes);
	const own = recordType(members.map(({ name }, i) => ({ name, dataType: (elements[i] as ZarrElement).dataType })));
	const places = members.map(({ offsetBytes }, i) => ({ offsetBytes, element: elements[i] as ZarrElement }));
	return variable(own, { kind: "record", members: places }, sizeBytes);
}

/** A member of a compound. An array of what has a variable length is a list, and one of several dimensions a list of lists. */
function asMember(element: ZarrElement, name: string): ZarrElement {
	if (element.kind === "fixed") return asField(element);
	const [count, ...rest] = element.innerShape;
	if (count === undefined) return element;
	if (count === 0) return refuse(`compounds with arrays of no elements ("${name}")`);
	const base = asMember({ ...element, innerShape: rest }, name) as VariableElement;
	return variable(sequenceType(base.dataType), { kind: "list", count, base }, count * base.storedBytes);
}

function variable(type: VariableElement["dataType"], content: VariableContent, storedBytes: number): VariableElement {
	return { kind: "variable", dataType: type, innerShape: [], content, storedBytes };
}

/** A member as a field. One that is an array has the codec of its elements. */
function asField(element: FixedElement): FixedElement {
	const { dataType: own, innerShape, storedBytes } = element;
	if (innerShape.length === 0) return element;
	const count = innerShape.reduce((product, length) => product * length, 1);
	return { ...element, dataType: subarrayType(own, innerShape), innerShape: [], storedBytes: count * storedBytes };
}

function arrayElement({ shape, base }: Extract<Datatype, { kind: "array" }>): ZarrElement {
	const element = toZarrElement(base);
	return { ...element, innerShape: [...shape, ...element.innerShape] };
}

/** What may be in a sequence: one value at a time. */
function sequenceBase(base: ZarrElement): ZarrElement {
	return base.innerShape.length === 0 ? base : refuse("variable-length sequences of arrays");
}

function plain(type: FixedDataType, storedBytes: number): FixedElement {
	return ordered(type, storedBytes, "little");
}

/** Elements as Zarr has them, but for the byte order. */
function ordered(type: FixedDataType, storedBytes: number, order: "little" | "big"): FixedElement {
	const codec: EmittedCodec =
		swapUnitBytes(type) === undefined ? { name: "bytes" } : { name: "bytes", configuration: { endian: order } };
	return { kind: "fixed", dataType: type, innerShape: [], codec, storedBytes };
}

function unsignedType(sizeBytes: number): FixedDataType | undefined {
	if (sizeBytes !== 1 && sizeBytes !== 2 && sizeBytes !== 4 && sizeBytes !== 8) return undefined;
	return dataType(`uint${(sizeBytes * 8) as 8 | 16 | 32 | 64}`);
}

function checkedSize({ sizeBytes }: { sizeBytes: number }, what: string): number {
	if (sizeBytes >= 1) return sizeBytes;
	throw new MiraError("corrupt-file", `${what} cannot have ${sizeBytes} bytes`);
}

function refuse(what: string): never {
	throw new MiraError("unsupported-feature", `${what} have no form in Zarr`, {
		hint: "The other arrays of the file can be read",
	});
}
