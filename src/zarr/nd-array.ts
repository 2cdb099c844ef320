import { type DataType, type FixedDataType, isFixed } from "./data-type.ts";
import { halfToNumber } from "./half.ts";
import { readScalar, type Scalar } from "./scalar.ts";
import { decodeTexts, isUtf8, utf8OrLatin1 } from "./text-bytes.ts";

/** Numbers in the array type of their own width; float16 values are in a `Float32Array`. */
export type TypedNumbers =
	| Int8Array
	| Uint8Array
	| Int16Array
	| Uint16Array
	| Int32Array
	| Uint32Array
	| BigInt64Array
	| BigUint64Array
	| Float32Array
	| Float64Array;

/** Elements as JavaScript holds them: bool as 0 and 1, float16 widened, complex numbers as pairs side by side. */
export type Elements = TypedNumbers | string[] | Element[];

/** One element: a value, the values of a variable-length sequence, or the fields of a struct that has such ones. */
export type Element = Scalar | Elements | { [field: string]: Element };

/** Values of an array or a part of it, C order. */
export interface NdArray {
	/** The bare name of the data type. */
	dataType: string;
	/** Lengths of the dimensions; those that a selection takes one position of are gone. */
	shape: number[];
	/** The stored elements, little-endian, for every data type of a fixed size; empty for variable-length ones. */
	bytes: Uint8Array;
	/** The same as typed arrays, numbers, text, …: the convenient view. */
	data: Elements;
}

/** Number of elements of a shape. */
export function elementCount(shape: readonly number[]): number {
	return shape.reduce((product, length) => product * length, 1);
}

type ElementArray = new (buffer: ArrayBufferLike, offset: number, length: number) => Elements;

const ARRAY_OF: ReadonlyMap<string, ElementArray> = new Map<string, ElementArray>([
	["bool", Uint8Array],
	["int8", Int8Array],
	["int16", Int16Array],
	["int32", Int32Array],
	["int64", BigInt64Array],
	["uint8", Uint8Array],
	["uint16", Uint16Array],
	["uint32", Uint32Array],
	["uint64", BigUint64Array],
	["float32", Float32Array],
	["float64", Float64Array],
	["complex64", Float32Array],
	["complex128", Float64Array],
	["numpy.datetime64", BigInt64Array],
	["numpy.timedelta64", BigInt64Array],
]);

/** Little-endian elements as the JavaScript array of their type; a view on the same memory where alignment allows. */
export function viewElements(type: DataType, bytes: Uint8Array): Elements {
	if (!isFixed(type)) return [];
	const View = ARRAY_OF.get(type.name);
	if (View !== undefined) {
		const unitBytes = type.kind === "complex" ? type.itemBytes / 2 : type.itemBytes;
		// A typed array can only begin at a multiple of its element size.
		const aligned = bytes.byteOffset % unitBytes === 0 ? bytes : bytes.slice();
		return new View(aligned.buffer, aligned.byteOffset, aligned.byteLength / unitBytes);
	}
	const count = bytes.length / type.itemBytes;
	if (type.name === "float16") {
		const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
		const floats = new Float32Array(count);
		for (let i = 0; i < count; i++) floats[i] = halfToNumber(view.getUint16(2 * i, true));
		return floats;
	}
	if (type.kind === "text") return decodeTexts(bytes, type.itemBytes);
	return Array.from({ length: count }, (_, i) => readScalar(type, bytes, i * type.itemBytes));
}

/**
 * Elements of a fixed size as an array of their own. What no typed array can show, such as text, is made when it is first asked
 * for: whoever wants the bytes need not wait for it.
 */
export function fixedNdArray(type: FixedDataType, shape: number[], bytes: Uint8Array): NdArray {
	const result = { dataType: type.name, shape, bytes };
	if (ARRAY_OF.has(type.name)) return { ...result, data: viewElements(type, bytes) };
	let made: Elements | undefined;
	return {
		...result,
		get data() {
			made ??= viewElements(type, bytes);
			return made;
		},
	};
}

/**
 * Elements of a variable length as `data` shows them; what is missing is null. They are shown as they are, except those of
 * `variable_length_bytes`, where all are UTF-8. That is zarr-python's own name, from before `bytes` was registered in
 * zarr-extensions: no specification says what its elements are, and they have been shown as text here from the beginning.
 * Everything inside compares and encodes bytes.
 */
export function variableView<T extends Element | null>(type: DataType, elements: readonly T[]): (T | string)[] {
	if (type.name !== "variable_length_bytes") return elements as T[];
	const isText = elements.every((element) => !(element instanceof Uint8Array) || isUtf8(element));
	if (!isText) return elements as T[];
	return elements.map((element) => (element instanceof Uint8Array ? utf8OrLatin1(element) : element));
}
