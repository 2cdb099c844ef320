import { MiraError } from "../../errors.ts";
import type { DataType } from "../../zarr/data-type.ts";
import type { Elements } from "../../zarr/nd-array.ts";

/** Values as NumPy holds them: little-endian, C order. */
export type NpyArray = { descr: string; shape: readonly number[]; bytes: Uint8Array };

/** NumPy's names of types that need no length, by ours. */
const DESCRIPTORS: ReadonlyMap<string, string> = new Map([
	["bool", "|b1"],
	["int8", "|i1"],
	["uint8", "|u1"],
	...["int16", "int32", "int64"].map((name): [string, string] => [name, `<i${Number(name.slice(3)) / 8}`]),
	...["uint16", "uint32", "uint64"].map((name): [string, string] => [name, `<u${Number(name.slice(4)) / 8}`]),
	...["float16", "float32", "float64"].map((name): [string, string] => [name, `<f${Number(name.slice(5)) / 8}`]),
	["complex64", "<c8"],
	["complex128", "<c16"],
]);

/** Stored elements of a fixed size, as they are. */
export function npyOfStored(type: DataType, shape: readonly number[], bytes: Uint8Array, data: Elements): NpyArray {
	const known = DESCRIPTORS.get(type.name);
	if (known !== undefined) return { descr: known, shape, bytes };
	if (type.kind === "text") return { descr: `|S${type.itemBytes}`, shape, bytes };
	if (type.kind === "utf32") return { descr: `<U${type.itemBytes / 4}`, shape, bytes };
	if (type.kind === "raw") return { descr: `|V${type.itemBytes}`, shape, bytes };
	if (type.kind === "time") {
		const unit = type.scaleFactor === 1 ? type.unit : `${type.scaleFactor}${type.unit}`;
		const letter = type.name === "numpy.datetime64" ? "M8" : "m8";
		return { descr: `<${letter}${type.unit === "generic" ? "" : `[${unit}]`}`, shape, bytes };
	}
	return npyOfDecoded(type.name, shape, data);
}

/** Decoded values, missing ones as NaN or NaT; texts as `U`, missing ones empty. */
export function npyOfDecoded(dataType: string, shape: readonly number[], data: ArrayLike<unknown>): NpyArray {
	if (dataType === "numpy.datetime64") return { descr: "<M8[ns]", shape, bytes: bytesOf(data as BigInt64Array) };
	if (ArrayBuffer.isView(data)) {
		// float16 is in wider numbers.
		const descr = dataType === "float16" ? "<f4" : DESCRIPTORS.get(dataType);
		if (descr !== undefined) return { descr, shape, bytes: bytesOf(data) };
	}
	const texts = Array.from(data, (value) => value ?? "");
	if (!texts.every((value) => typeof value === "string"))
		throw new MiraError("unsupported-feature", `.npy cannot hold values of type ${dataType}`, {
			hint: "Write CSV, or print JSON",
		});
	return textArray(texts as string[], shape);
}

function bytesOf({ buffer, byteOffset, byteLength }: ArrayBufferView): Uint8Array {
	return new Uint8Array(buffer, byteOffset, byteLength);
}

function textArray(texts: readonly string[], shape: readonly number[]): NpyArray {
	const points = texts.map((text) => Array.from(text, (character) => character.codePointAt(0) as number));
	const length = points.reduce((most, list) => Math.max(most, list.length), 1);
	const words = new Uint32Array(texts.length * length);
	for (const [i, list] of points.entries()) words.set(list, i * length);
	return { descr: `<U${length}`, shape, bytes: bytesOf(words) };
}

/** A multiple of it is where the data begin (NEP 1). */
const ALIGNMENT = 64;

/** The head of a `.npy` file of version 1.0 (NEP 1); the elements follow. */
export function npyHeader({ descr, shape }: NpyArray): Uint8Array {
	const dimensions = shape.length === 1 ? `${shape[0]},` : shape.join(", ");
	const dictionary = `{'descr': '${descr}', 'fortran_order': False, 'shape': (${dimensions}), }`;
	const unpadded = 10 + dictionary.length + 1;
	const padding = " ".repeat(Math.ceil(unpadded / ALIGNMENT) * ALIGNMENT - unpadded);
	const header = `${dictionary}${padding}\n`;
	const bytes = new Uint8Array(10 + header.length);
	bytes.set([0x93, ...new TextEncoder().encode("NUMPY"), 1, 0, header.length & 0xff, header.length >> 8]);
	bytes.set(new TextEncoder().encode(header), 10);
	return bytes;
}
