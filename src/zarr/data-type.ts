import { MiraError } from "../errors.ts";
import { isJsonObject, type JsonObject, type JsonValue, shownJson } from "./json.ts";

/** Units of `numpy.datetime64` and `numpy.timedelta64`. */
export type TimeUnit = (typeof TIME_UNITS)[number];
const TIME_UNITS = ["Y", "M", "W", "D", "h", "m", "s", "ms", "us", "μs", "ns", "ps", "fs", "as", "generic"] as const;

/**
 * The type of the elements of an array. `kind` says how to treat it, `name` is Zarr's own. `itemBytes` is the size of a
 * stored element; variable-length types have none.
 */
export type DataType =
	| { kind: "bool"; name: "bool"; itemBytes: 1 }
	| { kind: "int"; name: "int8" | "int16" | "int32" | "int64"; itemBytes: 1 | 2 | 4 | 8 }
	| { kind: "uint"; name: "uint8" | "uint16" | "uint32" | "uint64"; itemBytes: 1 | 2 | 4 | 8 }
	| { kind: "float"; name: "float16" | "float32" | "float64"; itemBytes: 2 | 4 | 8 }
	| { kind: "complex"; name: "complex64" | "complex128"; itemBytes: 8 | 16 }
	/** Text of a fixed number of bytes that ends at its first NUL (NetCDF char, HDF5 fixed string, NumPy `S`). */
	| { kind: "text"; name: "null_terminated_bytes"; itemBytes: number }
	/** Text of a fixed number of code points (NumPy `U`). */
	| { kind: "utf32"; name: "fixed_length_utf32"; itemBytes: number }
	/** Bytes without a meaning of their own: the core's `r<bits>`, or zarr-python's `raw_bytes`. */
	| { kind: "raw"; name: "raw_bytes" | `r${number}`; itemBytes: number }
	| {
			kind: "time";
			name: "numpy.datetime64" | "numpy.timedelta64";
			itemBytes: 8;
			unit: TimeUnit;
			scaleFactor: number;
	  }
	| { kind: "struct"; name: "struct"; itemBytes: number; fields: StructField[] }
	/** An array that is a field of a struct (NumPy's `("f", "<f4", (3,))`). It stands nowhere else. */
	| { kind: "subarray"; name: "mirazarr.subarray"; itemBytes: number; base: FixedDataType; shape: number[] }
	| { kind: "string"; name: "string"; itemBytes?: undefined }
	| { kind: "bytes"; name: "bytes" | "variable_length_bytes"; itemBytes?: undefined }
	/** Lists of any length, such as HDF5's variable-length sequences: a type of ours, which nobody else has. */
	| { kind: "sequence"; name: "mirazarr.sequence"; itemBytes?: undefined; base: DataType }
	/** A struct with fields of variable length, such as HDF5's compounds of text, which Zarr's own does not have: a type of ours. */
	| { kind: "record"; name: "mirazarr.struct"; itemBytes?: undefined; fields: StructField[] };

/** One field of a `struct`. Those of a fixed size are packed: each begins where the one before it ends. */
export type StructField = { name: string; dataType: DataType };

/** A data type whose elements all have the same size. */
export type FixedDataType = Extract<DataType, { itemBytes: number }>;

/** A data type whose values are numbers (64-bit integers are `bigint`). */
export type NumericDataType = Extract<DataType, { kind: "int" | "uint" | "float" }>;

const CORE_TYPES: readonly DataType[] = [
	{ kind: "bool", name: "bool", itemBytes: 1 },
	{ kind: "int", name: "int8", itemBytes: 1 },
	{ kind: "int", name: "int16", itemBytes: 2 },
	{ kind: "int", name: "int32", itemBytes: 4 },
	{ kind: "int", name: "int64", itemBytes: 8 },
	{ kind: "uint", name: "uint8", itemBytes: 1 },
	{ kind: "uint", name: "uint16", itemBytes: 2 },
	{ kind: "uint", name: "uint32", itemBytes: 4 },
	{ kind: "uint", name: "uint64", itemBytes: 8 },
	{ kind: "float", name: "float16", itemBytes: 2 },
	{ kind: "float", name: "float32", itemBytes: 4 },
	{ kind: "float", name: "float64", itemBytes: 8 },
	{ kind: "complex", name: "complex64", itemBytes: 8 },
	{ kind: "complex", name: "complex128", itemBytes: 16 },
	{ kind: "string", name: "string" },
	{ kind: "bytes", name: "bytes" },
	{ kind: "bytes", name: "variable_length_bytes" },
];

const BY_NAME: ReadonlyMap<string, DataType> = new Map([
	...CORE_TYPES.map((type): [string, DataType] => [type.name, type]),
	// zarr-extensions registers these as aliases of the core's complex types.
	["complex_float32", CORE_TYPES[12] as DataType],
	["complex_float64", CORE_TYPES[13] as DataType],
]);

/** The data type of that bare name, for types that need no configuration: `dataType("int16")`. */
export function dataType<N extends DataType["name"]>(name: N): Extract<DataType, { name: N }> {
	const type = BY_NAME.get(name);
	if (type === undefined) throw new MiraError("bad-argument", `"${name}" is not a data type without configuration`);
	return type as Extract<DataType, { name: N }>;
}

/** `null_terminated_bytes` of that length. */
export function textType(itemBytes: number): Extract<DataType, { kind: "text" }> {
	return { kind: "text", name: "null_terminated_bytes", itemBytes: bounded(itemBytes) };
}

/** `raw_bytes` of that length. */
export function rawType(itemBytes: number): Extract<DataType, { kind: "raw" }> {
	return { kind: "raw", name: "raw_bytes", itemBytes: bounded(itemBytes) };
}

/** `struct` of these fields, packed in their order. */
export function structType(fields: StructField[]): Extract<DataType, { kind: "struct" }> {
	if (fields.length === 0) throw badType("a struct needs at least one field");
	let itemBytes = 0;
	const names = new Set<string>();
	for (const field of fields) {
		if (names.has(field.name)) throw badType(`a struct has two fields named "${field.name}"`);
		names.add(field.name);
		if (!isFixed(field.dataType)) throw badType(`field "${field.name}" of a struct has a variable length`);
		itemBytes += field.dataType.itemBytes;
	}
	return { kind: "struct", name: "struct", itemBytes: bounded(itemBytes), fields };
}

/** An array of that shape, as a field of a struct. An array of arrays is one of more dimensions. */
export function subarrayType(base: FixedDataType, shape: readonly number[]): Extract<DataType, { kind: "subarray" }> {
	if (base.kind === "subarray") return subarrayType(base.base, [...shape, ...base.shape]);
	if (shape.length === 0 || !shape.every((length) => Number.isSafeInteger(length) && length > 0))
		throw badType(`a field of a struct cannot be an array of shape ${shownJson([...shape])}`);
	const itemBytes = bounded(shape.reduce((product, length) => product * length, base.itemBytes));
	return { kind: "subarray", name: "mirazarr.subarray", itemBytes, base, shape: [...shape] };
}

/** More elements than this are not worth a name each. */
const MOST_NUMBERED = 1024;

/**
 * Structs of Zarr have no arrays, and zarr-python refuses those of NumPy. So documents spell an array as a struct whose fields
 * are numbered, which every reader of structs understands. Undefined where that would be too many names.
 */
export function numberedStruct({ base, shape }: Extract<DataType, { kind: "subarray" }>): DataType | undefined {
	if (shape.reduce((product, length) => product * length, 1) > MOST_NUMBERED) return undefined;
	return shape.reduceRight<FixedDataType>(
		(inner, length) => structType(Array.from({ length }, (_, i) => ({ name: String(i), dataType: inner }))),
		base,
	);
}

/** The type of a field in a document: a struct whose fields are numbered and of one type is the spelling of an array. */
export function fieldType(type: DataType): DataType {
	if (type.kind !== "struct") return type;
	const [first] = type.fields as [StructField, ...StructField[]];
	const isNumbered = type.fields.every(
		({ name, dataType }, i) =>
			name === String(i) && (dataType === first.dataType || sameDataType(dataType, first.dataType)),
	);
	return isNumbered ? subarrayType(first.dataType as FixedDataType, [type.fields.length]) : type;
}

/** Room for one element, its fill value, is made when an array is opened, before any of its data are seen. */
const MOST_ITEM_BYTES = 2 ** 23;

function bounded(itemBytes: number): number {
	if (itemBytes <= MOST_ITEM_BYTES) return itemBytes;
	throw new MiraError("limit-exceeded", `an element of ${itemBytes} bytes is too large`, {
		hint: `They may have up to ${MOST_ITEM_BYTES}`,
	});
}

/** Lists of elements of that type. */
export function sequenceType(base: DataType): Extract<DataType, { kind: "sequence" }> {
	return { kind: "sequence", name: "mirazarr.sequence", base };
}

/** A struct of which some fields have a variable length. */
export function recordType(fields: StructField[]): Extract<DataType, { kind: "record" }> {
	const names = new Set(fields.map(({ name }) => name));
	if (names.size < fields.length) throw badType("a struct has two fields of the same name");
	return { kind: "record", name: "mirazarr.struct", fields };
}

/** True for data types whose elements all have the same size. */
export function isFixed(type: DataType): type is FixedDataType {
	return type.itemBytes !== undefined;
}

/** True for integers and floats. */
export function isNumeric(type: DataType): type is NumericDataType {
	return type.kind === "int" || type.kind === "uint" || type.kind === "float";
}

/** True for types whose values are `bigint` in JavaScript: 64-bit integers and times. */
export function usesBigInt(type: DataType): boolean {
	return type.kind === "time" || ((type.kind === "int" || type.kind === "uint") && type.itemBytes === 8);
}

/**
 * Size of the unit whose byte order matters: 4 for complex64, which is two float32. Undefined where bytes have no order.
 */
export function swapUnitBytes(type: DataType): number | undefined {
	switch (type.kind) {
		case "complex":
			return type.itemBytes / 2;
		case "utf32":
			return 4;
		case "int":
		case "uint":
		case "float":
		case "time":
			return type.itemBytes === 1 ? undefined : type.itemBytes;
		default:
			return undefined;
	}
}

/** Reads the `data_type` of a Zarr v3 document: a name, or an object with a name and a configuration. */
export function parseDataType(document: JsonValue): DataType {
	const name = isJsonObject(document) ? document.name : document;
	if (typeof name !== "string") throw badType(`data_type must be a name or an object with one`);
	const configuration = isJsonObject(document) ? (document.configuration ?? {}) : {};
	if (!isJsonObject(configuration)) throw badType(`the configuration of data type "${name}" is not an object`);
	const core = BY_NAME.get(name);
	if (core !== undefined) return core;
	const bits = /^r(\d+)$/.exec(name)?.[1];
	if (bits !== undefined) {
		const itemBytes = Number(bits) / 8;
		if (!Number.isInteger(itemBytes) || itemBytes === 0) throw badType(`"${name}" is not a whole number of bytes`);
		return { kind: "raw", name: `r${Number(bits)}`, itemBytes: bounded(itemBytes) };
	}
	switch (name) {
		case "null_terminated_bytes":
			return textType(lengthBytes(name, configuration));
		case "raw_bytes":
			return rawType(lengthBytes(name, configuration));
		case "fixed_length_utf32": {
			const itemBytes = lengthBytes(name, configuration);
			if (itemBytes % 4 !== 0) throw badType(`length_bytes of "${name}" must be a multiple of 4, not ${itemBytes}`);
			return { kind: "utf32", name, itemBytes };
		}
		case "numpy.datetime64":
		case "numpy.timedelta64": {
			const { unit, scale_factor: scaleFactor } = configuration;
			const known = TIME_UNITS.find((u) => u === unit);
			if (known === undefined) throw badType(`"${name}" has no known unit: ${shownJson(unit)}`);
			if (typeof scaleFactor !== "number" || !Number.isInteger(scaleFactor) || scaleFactor < 1)
				throw badType(`scale_factor of "${name}" must be a positive integer`);
			return { kind: "time", name, itemBytes: 8, unit: known, scaleFactor };
		}
		case "mirazarr.sequence":
			return sequenceType(parseDataType(configuration.base ?? null));
		case "mirazarr.subarray": {
			const { base, shape } = configuration;
			const element = parseDataType(base ?? null);
			if (!isFixed(element) || !Array.isArray(shape))
				throw badType(`"${name}" needs a base of a fixed size and a shape`);
			return subarrayType(element, shape as number[]);
		}
		case "struct":
		case "structured": // the legacy form, with pairs instead of objects
			return structType(structFields(configuration.fields));
		case "mirazarr.struct":
			return recordType(structFields(configuration.fields));
	}
	throw new MiraError("unsupported-feature", `data type "${name}" is not known`, {
		hint: "The other arrays of the store can still be read",
	});
}

function structFields(fields: JsonValue | undefined): StructField[] {
	if (!Array.isArray(fields)) throw badType("a struct has no list of fields");
	return fields.map((field) => {
		const [name, type] = Array.isArray(field) ? field : isJsonObject(field) ? [field.name, field.data_type] : [];
		if (typeof name !== "string" || type === undefined) throw badType("a field of a struct has no name or data_type");
		return { name, dataType: fieldType(parseDataType(type)) };
	});
}

function lengthBytes(name: string, configuration: JsonObject): number {
	const length = configuration.length_bytes;
	if (typeof length !== "number" || !Number.isInteger(length) || length < 1)
		throw badType(`"${name}" needs length_bytes, a positive whole number`);
	return bounded(length);
}

/** The `data_type` of a Zarr v3 document. */
export function dataTypeDocument(type: DataType): JsonValue {
	switch (type.kind) {
		case "text":
		case "utf32":
			return { name: type.name, configuration: { length_bytes: type.itemBytes } };
		case "raw":
			return type.name === "raw_bytes"
				? { name: type.name, configuration: { length_bytes: type.itemBytes } }
				: type.name;
		case "time":
			return { name: type.name, configuration: { unit: type.unit, scale_factor: type.scaleFactor } };
		case "sequence":
			return { name: type.name, configuration: { base: dataTypeDocument(type.base) } };
		case "subarray": {
			const numbered = numberedStruct(type);
			if (numbered !== undefined) return dataTypeDocument(numbered);
			return { name: type.name, configuration: { base: dataTypeDocument(type.base), shape: type.shape } };
		}
		case "struct":
		case "record":
			return {
				name: type.name,
				configuration: {
					fields: type.fields.map((field) => ({ name: field.name, data_type: dataTypeDocument(field.dataType) })),
				},
			};
		default:
			return type.name;
	}
}

/** True if two types are the same, configuration included. */
export function sameDataType(a: DataType, b: DataType): boolean {
	return JSON.stringify(dataTypeDocument(a)) === JSON.stringify(dataTypeDocument(b));
}

function badType(message: string): MiraError {
	return new MiraError("bad-metadata", message);
}

/** NaT of NumPy's datetime64: the least 64-bit integer. */
export const NOT_A_TIME: bigint = -(2n ** 63n);
