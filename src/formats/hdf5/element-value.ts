import { MiraError } from "../../errors.ts";
import { halfToNumber } from "../../zarr/half.ts";
import { joinBytes } from "../../zarr/join-bytes.ts";
import { decodeText } from "../../zarr/scalar.ts";
import { Cursor } from "./cursor.ts";
import type { ByteOrder, Datatype } from "./element-type.ts";
import type { Hdf5File } from "./file.ts";
import { floatToNumber, isIeee } from "./float-value.ts";
import { isNothing, parseHeapReference, resolveHeapObjects } from "./global-heap.ts";
import { type Reading, readEach } from "./reading.ts";
import { type ObjectReference, readReferences } from "./reference.ts";

/** What a value costs as JavaScript holds it, and to make it. */
const VALUE = { work: 10, bytes: 16 };

/** An element as JavaScript holds it. */
export type ElementValue =
	| number
	| bigint
	| boolean
	| string
	/** Opaque bytes. */
	| Uint8Array
	| Complex
	| ObjectReference
	/** Array types and sequences of variable length. */
	| ElementValue[]
	| Compound;

/** A complex number. */
export class Complex {
	readonly re: number;
	readonly im: number;
	constructor(re: number, im: number) {
		this.re = re;
		this.im = im;
	}
}

/** The members of a compound, in their order. */
export class Compound {
	readonly members: ReadonlyMap<string, ElementValue>;
	constructor(members: ReadonlyMap<string, ElementValue>) {
		this.members = members;
	}
}

/**
 * Elements of any type from their stored bytes, in the byte order of the file. Integers of up to 6 bytes are numbers, wider
 * ones `bigint`; parts of variable length are looked up in the global heap, all of a call at once.
 */
export function* decodeElements(file: Hdf5File, type: Datatype, bytes: Uint8Array): Reading<ElementValue[]> {
	const count = elementsIn(type, bytes);
	charge(file, valueCount(type) * count);
	switch (type.kind) {
		case "vlen-string":
		case "vlen-sequence":
			return yield* decodeVariable(file, type, bytes, count);
		case "array":
			return yield* decodeArrays(file, type, bytes, count);
		case "compound":
			return yield* decodeCompounds(file, type, bytes, count);
		case "reference":
			return yield* readReferences(file, type, bytes);
		default: {
			const decode = elementDecoder(type);
			return Array.from({ length: count }, (_, i) =>
				decode(bytes.subarray(i * type.sizeBytes, (i + 1) * type.sizeBytes)),
			);
		}
	}
}

/** Elements that bytes hold; a member that is an array of no elements has none. */
export function elementsIn({ sizeBytes }: Datatype, bytes: Uint8Array): number {
	return sizeBytes === 0 ? 0 : Math.floor(bytes.length / sizeBytes);
}

/**
 * Values that an element of a type becomes: members of compounds may overlap, and arrays of nothing are as long as they
 * claim.
 */
export function valueCount(type: Datatype): number {
	switch (type.kind) {
		case "compound":
			return type.members.reduce((sum, { datatype }) => sum + valueCount(datatype), 1);
		case "array":
			return type.shape.reduce((product, length) => product * length, 1) * valueCount(type.base) + 1;
		case "opaque":
			return Math.ceil(type.sizeBytes / OPAQUE_BYTES);
		default:
			return 1;
	}
}

/** Opaque bytes are shown as two digits each. */
const OPAQUE_BYTES = 8;

function charge({ budget }: Hdf5File, values: number): void {
	budget.work(values * VALUE.work);
	budget.hold(values * VALUE.bytes);
}

/** True for the enumeration that h5py and others write for booleans. */
export function isBooleanEnum(type: Datatype): boolean {
	if (type.kind !== "enum" || type.sizeBytes !== 1 || type.members.length !== 2) return false;
	const value = (name: string) => type.members.find((member) => member.name === name)?.value;
	return value("FALSE") === 0n && value("TRUE") === 1n;
}

/** The float that both parts of a complex number have: HDF5's own class, or a compound of two equal floats r and i. */
export function complexPart(type: Datatype): Extract<Datatype, { kind: "float" }> | undefined {
	if (type.kind === "complex") return type.base.kind === "float" ? type.base : undefined;
	if (type.kind !== "compound" || type.members.length !== 2) return undefined;
	const [re, im] = type.members;
	if (re?.name !== "r" || im?.name !== "i" || re.datatype.kind !== "float" || im.datatype.kind !== "float")
		return undefined;
	const { sizeBytes, order } = re.datatype;
	const isSame = im.datatype.sizeBytes === sizeBytes && im.datatype.order === order;
	const isPacked = re.offsetBytes === 0 && im.offsetBytes === sizeBytes && type.sizeBytes === 2 * sizeBytes;
	return isSame && isPacked ? re.datatype : undefined;
}

/** Text of a fixed length without its padding. */
function fixedText(type: Extract<Datatype, { kind: "string" }>, bytes: Uint8Array): string {
	const text = decodeText(bytes);
	return type.padding === "space-padded" ? text.replace(/ +$/, "") : text;
}

type ElementDecoder = (bytes: Uint8Array) => ElementValue;

/** The decoder of types without parts of variable length. */
function elementDecoder(type: Datatype): ElementDecoder {
	switch (type.kind) {
		case "integer":
		case "bitfield":
			return (bytes) => decodeInteger(type, bytes);
		case "enum": {
			const decode = elementDecoder(type.base);
			return isBooleanEnum(type) ? (bytes) => decode(bytes) !== 0 : decode;
		}
		case "float":
			return (bytes) => decodeFloat(type, bytes);
		case "string":
			return (bytes) => fixedText(type, bytes);
		case "opaque":
			return (bytes) => bytes;
		case "complex": {
			const decode = elementDecoder(type.base);
			const { sizeBytes } = type.base;
			return (bytes) =>
				new Complex(Number(decode(bytes.subarray(0, sizeBytes))), Number(decode(bytes.subarray(sizeBytes))));
		}
		case "time":
			throw unsupported("the time type");
		default:
			throw unsupported(`elements of kind ${type.kind} inside others`);
	}
}

function decodeInteger(type: Extract<Datatype, { kind: "integer" | "bitfield" }>, bytes: Uint8Array): number | bigint {
	const { sizeBytes, bitOffset, bitPrecision } = type;
	const signed = type.kind === "integer" && type.signed;
	let value = bitsOf(bytes, type.order);
	if (bitOffset !== 0 || bitPrecision !== sizeBytes * 8)
		value = BigInt.asUintN(bitPrecision, value >> BigInt(bitOffset));
	if (signed) value = BigInt.asIntN(bitPrecision, value);
	return sizeBytes <= 6 ? Number(value) : value;
}

function bitsOf(bytes: Uint8Array, order: ByteOrder): bigint {
	let value = 0n;
	for (let i = 0; i < bytes.length; i++)
		value = (value << 8n) | BigInt(bytes[order === "big" ? i : bytes.length - 1 - i] as number);
	return value;
}

function decodeFloat(type: Extract<Datatype, { kind: "float" }>, bytes: Uint8Array): number {
	if (!isIeee(type)) return floatToNumber(type, bytes);
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	const isLittle = type.order === "little";
	if (type.sizeBytes === 2) return halfToNumber(view.getUint16(0, isLittle));
	return type.sizeBytes === 4 ? view.getFloat32(0, isLittle) : view.getFloat64(0, isLittle);
}

type VariableType = Extract<Datatype, { kind: "vlen-string" | "vlen-sequence" }>;

function* decodeVariable(
	file: Hdf5File,
	type: VariableType,
	bytes: Uint8Array,
	count: number,
): Reading<ElementValue[]> {
	const cursor = new Cursor(bytes, 0, file.sizes, "element of variable length");
	const places = Array.from({ length: count }, () => ({ length: cursor.u32(), ...parseHeapReference(cursor) }));
	const objects = yield* resolveHeapObjects(
		file,
		places.map((place) => (place.length === 0 ? { address: 0, index: 0 } : place)),
	);
	if (type.kind === "vlen-string") {
		const texts = objects.map((object, i) => object?.subarray(0, places[i]?.length));
		chargeShared(file, texts);
		return texts.map((text) => (text === undefined ? "" : decodeText(text)));
	}
	// All sequences are decoded as one, so what they hold is looked up together too.
	const { base } = type;
	const lengths = places.map((place) => (isNothing(place) ? 0 : place.length));
	const parts = objects.map(
		(object, i) => object?.subarray(0, (lengths[i] as number) * base.sizeBytes) ?? new Uint8Array(),
	);
	for (const [i, part] of parts.entries())
		if (part.length !== (lengths[i] as number) * base.sizeBytes)
			throw new MiraError("corrupt-file", "a sequence of variable length is shorter than it should be", {
				url: file.source.url,
			});
	chargeShared(file, parts);
	const values = yield* decodeElements(file, base, joinBytes(parts));
	let at = 0;
	return lengths.map((length) => {
		at += length;
		return values.slice(at - length, at);
	});
}

function* decodeArrays(
	file: Hdf5File,
	{ base, shape }: Extract<Datatype, { kind: "array" }>,
	bytes: Uint8Array,
	count: number,
): Reading<ElementValue[]> {
	const values = yield* decodeElements(file, base, bytes);
	return nest(values, [count, ...shape]);
}

/** A flat list as lists of lists. */
function nest(values: ElementValue[], shape: readonly number[]): ElementValue[] {
	if (shape.length <= 1) return values;
	const [count = 0, ...rest] = shape;
	const size = rest.reduce((product, length) => product * length, 1);
	return Array.from({ length: count }, (_, i) => nest(values.slice(i * size, (i + 1) * size), rest));
}

function* decodeCompounds(
	file: Hdf5File,
	type: Extract<Datatype, { kind: "compound" }>,
	bytes: Uint8Array,
	count: number,
): Reading<ElementValue[]> {
	const columns = yield* readEach(type.members, ({ offsetBytes, datatype }) =>
		decodeElements(file, datatype, gather(bytes, type.sizeBytes, offsetBytes, datatype.sizeBytes)),
	);
	if (complexPart(type) !== undefined)
		return Array.from({ length: count }, (_, i) => new Complex(Number(columns[0]?.[i]), Number(columns[1]?.[i])));
	return Array.from(
		{ length: count },
		(_, i) => new Compound(new Map(type.members.map(({ name }, m) => [name, columns[m]?.[i] as ElementValue]))),
	);
}

/** The bytes of one member of all elements. */
export function gather(bytes: Uint8Array, strideBytes: number, offsetBytes: number, sizeBytes: number): Uint8Array {
	const count = Math.floor(bytes.length / strideBytes);
	const gathered = new Uint8Array(count * sizeBytes);
	for (let i = 0; i < count; i++) {
		const begin = i * strideBytes + offsetBytes;
		gathered.set(bytes.subarray(begin, begin + sizeBytes), i * sizeBytes);
	}
	return gathered;
}

/** What a byte of the heap costs as part of a value; the file pays for twice as much, once. */
const SHARED = { work: 4, bytes: 4 };

/** Each has its own bytes in the heap; but any number of them may lead to the same. */
export function chargeShared({ budget }: Hdf5File, parts: readonly (Uint8Array | undefined)[]): void {
	const bytes = parts.reduce((total, part) => total + (part?.length ?? 0), 0);
	budget.work(bytes * SHARED.work);
	budget.hold(bytes * SHARED.bytes);
}

function unsupported(what: string): MiraError {
	return new MiraError("unsupported-feature", `${what} have no form outside HDF5`);
}
