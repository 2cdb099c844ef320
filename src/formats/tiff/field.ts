import type { TypedNumbers } from "../../zarr/nd-array.ts";

type Getter =
	| "getUint8"
	| "getInt8"
	| "getUint16"
	| "getInt16"
	| "getUint32"
	| "getInt32"
	| "getFloat32"
	| "getFloat64"
	| "getBigUint64"
	| "getBigInt64";

type FieldType = { itemBytes: number; getter: Getter; numbers: new (length: number) => TypedNumbers };

const BYTE: FieldType = { itemBytes: 1, getter: "getUint8", numbers: Uint8Array };
const LONG: FieldType = { itemBytes: 4, getter: "getUint32", numbers: Uint32Array };
const LONG8: FieldType = { itemBytes: 8, getter: "getBigUint64", numbers: BigUint64Array };
const RATIONALS: ReadonlySet<number> = new Set([5, 10]);

/** Field types (TIFF 6.0, section 2; BigTIFF adds 16 to 18). A rational is a pair of integers. */
const FIELD_TYPES: ReadonlyMap<number, FieldType> = new Map<number, FieldType>([
	[1, BYTE],
	[2, BYTE],
	[3, { itemBytes: 2, getter: "getUint16", numbers: Uint16Array }],
	[4, LONG],
	[5, LONG],
	[6, { itemBytes: 1, getter: "getInt8", numbers: Int8Array }],
	[7, BYTE],
	[8, { itemBytes: 2, getter: "getInt16", numbers: Int16Array }],
	[9, { itemBytes: 4, getter: "getInt32", numbers: Int32Array }],
	[10, { itemBytes: 4, getter: "getInt32", numbers: Int32Array }],
	[11, { itemBytes: 4, getter: "getFloat32", numbers: Float32Array }],
	[12, { itemBytes: 8, getter: "getFloat64", numbers: Float64Array }],
	[13, LONG],
	[16, LONG8],
	[17, { itemBytes: 8, getter: "getBigInt64", numbers: BigInt64Array }],
	[18, LONG8],
]);

/** Types of whole numbers: what counts, measures or names something has one of them (TIFF 6.0, section 2). */
export const WHOLE_TYPES: ReadonlySet<number> = new Set([1, 3, 4, 6, 8, 9, 13, 16, 17, 18]);

/** Types of texts: bytes, however they are called. */
export const TEXT_TYPES: ReadonlySet<number> = new Set([1, 2, 6, 7]);

/** Size of one value of a field type; undefined for a type that nobody knows. */
export function fieldBytes(type: number): number | undefined {
	const known = FIELD_TYPES.get(type);
	return known && (RATIONALS.has(type) ? 2 * known.itemBytes : known.itemBytes);
}

/** The values of a field with the type they have in the file; rationals are divided. */
export function fieldNumbers(type: number, bytes: Uint8Array, littleEndian: boolean): TypedNumbers {
	const known = FIELD_TYPES.get(type) ?? BYTE;
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	const values = new known.numbers(Math.floor(bytes.length / known.itemBytes));
	for (let i = 0; i < values.length; i++) values[i] = view[known.getter](i * known.itemBytes, littleEndian);
	return RATIONALS.has(type) ? quotients(values) : values;
}

/** The first of the values that stand at a place. */
export function firstNumber(type: number, view: DataView, at: number, littleEndian: boolean): number {
	const { getter, itemBytes } = FIELD_TYPES.get(type) ?? BYTE;
	const first = Number(view[getter](at, littleEndian));
	return RATIONALS.has(type) ? first / Number(view[getter](at + itemBytes, littleEndian)) : first;
}

function quotients(pairs: TypedNumbers): Float64Array {
	return Float64Array.from({ length: pairs.length / 2 }, (_, i) => Number(pairs[2 * i]) / Number(pairs[2 * i + 1]));
}

/** Places and sizes as doubles, exact up to 2^53; what lies beyond stays beyond, so that a manifest refuses it. */
export function fieldPlaces(type: number, bytes: Uint8Array, littleEndian: boolean): Float64Array {
	const { itemBytes, getter } = FIELD_TYPES.get(type) ?? BYTE;
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	const places = new Float64Array(Math.floor(bytes.length / itemBytes));
	// By halves: a `bigint` for each of perhaps a million places would be slow.
	const [low, high] = littleEndian ? [0, 4] : [4, 0];
	for (let i = 0, at = 0; i < places.length; i++, at += itemBytes)
		places[i] =
			itemBytes === 8
				? view.getUint32(at + high, littleEndian) * 2 ** 32 + view.getUint32(at + low, littleEndian)
				: Number(view[getter](at, littleEndian));
	return places;
}
