import { type Diagnostic, diagnosticOf } from "../../diagnostics.ts";
import { isMiraError } from "../../errors.ts";
import { type Attributes, type AttributeValue, numericAttribute } from "../../zarr/attributes.ts";
import { hexText } from "../../zarr/hex.ts";
import { JsonFloat, type JsonValue } from "../../zarr/json.ts";
import type { TypedNumbers } from "../../zarr/nd-array.ts";
import { type NulText, nulTextDiagnostic, textWithNuls } from "../../zarr/nul-text.ts";
import { decodeText } from "../../zarr/scalar.ts";
import type { Datatype } from "./element-type.ts";
import {
	Complex,
	Compound,
	complexPart,
	decodeElements,
	type ElementValue,
	elementsIn,
	isBooleanEnum,
	valueCount,
} from "./element-value.ts";
import type { Hdf5File } from "./file.ts";
import { settle } from "./file-problem.ts";
import { isIeee } from "./float-value.ts";
import type { Dataspace, RawAttribute } from "./object-model.ts";
import { type Reading, readEach } from "./reading.ts";
import { type NameOf, ObjectReference, referenceText } from "./reference.ts";
import { storedNumbers } from "./stored-numbers.ts";

/** What the values of attributes depend on besides the file. */
export type AttributeContext = {
	/** The object that they belong to, for diagnostics. */
	path: string;
	/** References become paths. */
	nameOf: NameOf;
	/** Whether netCDF wrote the file: it says of all its text that a NUL ends it, and reads on. */
	isNetcdf: boolean;
};

/** Attributes with their values, and what could not be shown. */
export type DecodedAttributes = { values: Attributes; diagnostics: Diagnostic[] };

/** The values of all attributes of an object, in their order. One that has no form outside HDF5 is left out, and reported. */
export function* decodeAttributes(
	file: Hdf5File,
	attributes: readonly RawAttribute[],
	context: AttributeContext,
): Reading<DecodedAttributes> {
	const values: Attributes = new Map();
	const diagnostics: Diagnostic[] = [];
	const decoded = yield* readEach(attributes, (attribute) =>
		settle(file.budget, attributeValue(file, attribute, context, diagnostics)),
	);
	for (const [i, result] of decoded.entries()) {
		const { name } = attributes[i] as RawAttribute;
		if (!isMiraError(result)) values.set(name, result);
		else
			diagnostics.push(
				diagnosticOf(result, { path: context.path, about: `attribute "${name}" is left out: `, severity: "warning" }),
			);
	}
	return { values, diagnostics };
}

/** The addresses that an attribute of object references holds, a list for each element: DIMENSION_LIST of NetCDF-4. */
export function* referencedAddresses(file: Hdf5File, attribute: RawAttribute): Reading<number[][]> {
	const elements = yield* decodeElements(file, attribute.datatype, attribute.bytes);
	return elements.map(addressesIn);
}

function addressesIn(element: ElementValue): number[] {
	if (Array.isArray(element)) return element.flatMap(addressesIn);
	if (element instanceof ObjectReference) return element.address === undefined ? [] : [element.address];
	// REFERENCE_LIST has compounds of a reference and a dimension.
	return element instanceof Compound ? Array.from(element.members.values()).flatMap(addressesIn) : [];
}

/** The value of an attribute with its type and shape. */
function* attributeValue(
	file: Hdf5File,
	{ name, datatype, dataspace, bytes }: RawAttribute,
	{ path, nameOf, isNetcdf }: AttributeContext,
	diagnostics: Diagnostic[],
): Reading<AttributeValue> {
	// An array type adds its dimensions behind those of the dataspace.
	const { shape: innerShape, base } = flattenArrays(datatype);
	const shape = [...shapeOf(dataspace, base), ...innerShape];
	file.budget.attribute(elementsIn(datatype, bytes) * valueCount(datatype));
	if (base.kind === "string" && dataspace.kind !== "null") {
		chargeTexts(file, bytes);
		const texts = fixedTexts(base, bytes, isNetcdf);
		// One word about it is enough for an array of texts.
		const odd = texts.find(({ behindNul }) => behindNul !== undefined);
		const diagnostic = odd && nulTextDiagnostic(path, name, odd);
		if (diagnostic !== undefined) diagnostics.push(diagnostic);
		return { dataType: "string", shape, values: texts.map(({ text }) => text) };
	}
	const numbers = storedNumbers(base, bytes);
	if (numbers !== undefined) return numericAttribute(numbers, shape);
	const elements = yield* decodeElements(file, base, bytes);
	const first = dataspace.kind === "null" && isText(base) ? [""] : elements;
	return typedValue(base, shape, first) ?? jsonValue(base, shape, first, nameOf);
}

/** A text with NULs in it is taken apart at each of them. */
const PART_BYTES = 150;

function chargeTexts({ budget }: Hdf5File, bytes: Uint8Array): void {
	let nuls = 0;
	for (let at = bytes.indexOf(0); at >= 0; at = bytes.indexOf(0, at + 1)) nuls++;
	budget.work(bytes.length + nuls * PART_BYTES);
	budget.hold(bytes.length + nuls * PART_BYTES);
}

/**
 * Texts whose length the file tells; they may continue after a NUL, which those in the heap cannot. Where the type says that the
 * NUL ends them, what follows is what the writer's memory held, however well it reads (h5py ends there too).
 */
function fixedTexts(
	{ sizeBytes, padding }: Extract<Datatype, { kind: "string" }>,
	bytes: Uint8Array,
	isNetcdf: boolean,
): NulText[] {
	const isEnded = padding === "nul-terminated" && !isNetcdf;
	return Array.from({ length: Math.floor(bytes.length / sizeBytes) }, (_, i): NulText => {
		const stored = bytes.subarray(i * sizeBytes, (i + 1) * sizeBytes);
		const found = textWithNuls(stored);
		if (isEnded && found.behindNul !== undefined) return { text: decodeText(stored), behindNul: "cut" };
		return padding === "space-padded" ? { ...found, text: found.text.replace(/ +$/, "") } : found;
	});
}

function isText({ kind }: Datatype): boolean {
	return kind === "string" || kind === "vlen-string";
}

/** An empty dataspace stands for an empty text (netCDF-C writes "" so), or for no numbers at all. */
function shapeOf(dataspace: Dataspace, type: Datatype): number[] {
	if (dataspace.kind === "null") return isText(type) ? [] : [0];
	return dataspace.kind === "scalar" ? [] : dataspace.shape;
}

function flattenArrays(type: Datatype): { shape: number[]; base: Datatype } {
	if (type.kind !== "array") return { shape: [], base: type };
	const { shape, base } = flattenArrays(type.base);
	return { shape: [...type.shape, ...shape], base };
}

/** The attribute as numbers, booleans, text or complex numbers; undefined for types that only JSON can show. */
function typedValue(type: Datatype, shape: number[], elements: ElementValue[]): AttributeValue | undefined {
	if (isText(type)) return { dataType: "string", shape, values: elements as string[] };
	if (isBooleanEnum(type)) return { dataType: "bool", shape, values: elements as boolean[] };
	const part = complexPart(type);
	if (part !== undefined) {
		const values = (elements as Complex[]).map(({ re, im }): [number, number] => [re, im]);
		return { dataType: isIeee(part) && part.sizeBytes <= 4 ? "complex64" : "complex128", shape, values };
	}
	if (type.kind === "float" && isIeee(type) && type.sizeBytes === 2)
		return { dataType: "float16", shape, values: Float32Array.from(elements as number[]) };
	const numbers = numbersOf(type, elements);
	return numbers === undefined ? undefined : numericAttribute(numbers, shape);
}

/** Numbers of the narrowest type that holds every value of theirs; odd floats become doubles. */
function numbersOf(type: Datatype, elements: ElementValue[]): TypedNumbers | undefined {
	if (type.kind === "enum") return numbersOf(type.base, elements);
	if (type.kind === "float")
		return type.sizeBytes === 4 && isIeee(type)
			? Float32Array.from(elements as number[])
			: Float64Array.from(elements as number[]);
	if (type.kind !== "integer" && type.kind !== "bitfield") return undefined;
	const signed = type.kind === "integer" && type.signed;
	const { sizeBytes } = type;
	if (sizeBytes > 8) return undefined;
	if (sizeBytes > 4) {
		const integers = elements.map((element) => BigInt(element as number | bigint));
		return signed ? BigInt64Array.from(integers) : BigUint64Array.from(integers);
	}
	const numbers = elements as number[];
	if (sizeBytes === 1) return signed ? Int8Array.from(numbers) : Uint8Array.from(numbers);
	if (sizeBytes === 2) return signed ? Int16Array.from(numbers) : Uint16Array.from(numbers);
	return signed ? Int32Array.from(numbers) : Uint32Array.from(numbers);
}

function jsonValue(type: Datatype, shape: number[], elements: ElementValue[], nameOf: NameOf): AttributeValue {
	const items = elements.map((element) => toJson(type, element, nameOf));
	// References are paths: text as any other.
	if (items.every((item) => typeof item === "string")) return { dataType: "string", shape, values: items };
	const json = shape.length === 0 ? (items[0] ?? null) : nest(items, shape);
	return { dataType: "json", shape: [], values: [json] };
}

function nest(items: JsonValue[], shape: readonly number[]): JsonValue[] {
	if (shape.length <= 1) return items;
	const [count = 0, ...rest] = shape;
	const size = rest.reduce((product, length) => product * length, 1);
	return Array.from({ length: count }, (_, i) => nest(items.slice(i * size, (i + 1) * size), rest));
}

function toJson(type: Datatype, element: ElementValue, nameOf: NameOf): JsonValue {
	// Lists of lists have the type of what is in the innermost.
	if (type.kind === "array" || type.kind === "vlen-sequence") return toJson(type.base, element, nameOf);
	if (Array.isArray(element)) return element.map((item) => toJson(type, item, nameOf));
	if (element instanceof Compound) {
		const members = type.kind === "compound" ? type.members : [];
		return Object.fromEntries(
			members.map(({ name, datatype }) => [name, toJson(datatype, element.members.get(name) ?? "", nameOf)]),
		);
	}
	if (element instanceof Complex) return [floatToJson(element.re), floatToJson(element.im)];
	if (element instanceof Uint8Array) return `0x${hexText(element)}`;
	if (element instanceof ObjectReference) return referenceText(element, nameOf);
	return typeof element === "number" && type.kind === "float" ? floatToJson(element) : element;
}

/** Floats keep their fraction (`10.0`); JSON has no other form for what is not finite than text. */
function floatToJson(value: number): JsonValue {
	return Number.isFinite(value) ? new JsonFloat(value) : String(value);
}
