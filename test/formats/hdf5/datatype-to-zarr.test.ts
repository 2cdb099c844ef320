/** Datatypes of HDF5 as data types and codecs of Zarr (design, "Paths, names, types"). */
import { describe, expect, it } from "vitest";
import type { Datatype, FloatLayout } from "../../../src/formats/hdf5/element-type.ts";
import { toZarrElement } from "../../../src/formats/hdf5/to-zarr/zarr-type.ts";
import { dataTypeDocument, parseDataType } from "../../../src/zarr/data-type.ts";

function integer(sizeBytes: number, order: "little" | "big" = "little", bitPrecision = 8 * sizeBytes): Datatype {
	return { kind: "integer", sizeBytes, signed: true, order, bitOffset: 0, bitPrecision };
}

function float(sizeBytes: number, exponentBits: number, mantissaBits: number, order: "little" | "big" = "little") {
	const layout: FloatLayout = {
		bitOffset: 0,
		bitPrecision: 1 + exponentBits + mantissaBits,
		exponentLocation: mantissaBits,
		exponentBits,
		mantissaLocation: 0,
		mantissaBits,
		exponentBias: 2 ** (exponentBits - 1) - 1,
		signLocation: exponentBits + mantissaBits,
		normalization: "implied",
	};
	return { kind: "float", sizeBytes, order, layout } satisfies Datatype;
}

function compound(sizeBytes: number, ...members: [string, number, Datatype][]): Datatype {
	const list = members.map(([name, offsetBytes, datatype]) => ({ name, offsetBytes, datatype }));
	return { kind: "compound", sizeBytes, members: list };
}

const bytes = (endian?: "little" | "big") =>
	endian === undefined ? { name: "bytes" } : { name: "bytes", configuration: { endian } };

describe("data types that Zarr has", () => {
	const text: Datatype = { kind: "string", sizeBytes: 5, padding: "nul-padded", charset: "ascii" };
	it.each<[string, Datatype, unknown, unknown]>([
		["int8", integer(1), "int8", bytes()],
		["int32, big-endian", integer(4, "big"), "int32", bytes("big")],
		["float16", float(2, 5, 10), "float16", bytes("little")],
		["float64, big-endian", float(8, 11, 52, "big"), "float64", bytes("big")],
		["text", text, { name: "null_terminated_bytes", configuration: { length_bytes: 5 } }, bytes()],
		["8 opaque bytes", { kind: "opaque", sizeBytes: 8, tag: "" }, "uint64", bytes("little")],
		[
			"3 opaque bytes",
			{ kind: "opaque", sizeBytes: 3, tag: "" },
			{ name: "raw_bytes", configuration: { length_bytes: 3 } },
			bytes(),
		],
		["{r, i}", compound(8, ["r", 0, float(4, 8, 23)], ["i", 4, float(4, 8, 23)]), "complex64", bytes("little")],
	])("%s", (_, datatype, document, codec) => {
		const element = toZarrElement(datatype);
		expect(dataTypeDocument(element.dataType)).toEqual(document);
		expect(element.kind === "fixed" && element.codec).toEqual(codec);
		expect(element.innerShape).toEqual([]);
	});
});

describe("data types that need a codec", () => {
	it("an integer of 17 bits in 4 bytes", () => {
		expect(toZarrElement(integer(4, "big", 17))).toMatchObject({
			dataType: { name: "int32" },
			codec: { name: "mirazarr.integer_bits", configuration: { item_bytes: 4, endian: "big", bit_precision: 17 } },
		});
	});

	it("an integer of 3 bytes is read as the next wider one", () => {
		expect(toZarrElement(integer(3))).toMatchObject({ dataType: { name: "int32" }, storedBytes: 3 });
	});

	it("bfloat16 is read as float32, wider fields as float64", () => {
		expect(toZarrElement(float(2, 8, 7))).toMatchObject({ dataType: { name: "float32" }, storedBytes: 2 });
		expect(toZarrElement(float(5, 9, 30))).toMatchObject({ dataType: { name: "float64" }, storedBytes: 5 });
	});

	it("a compound with gaps, or with two byte orders; a packed one needs none", () => {
		const packed = compound(6, ["a", 0, integer(4)], ["b", 4, integer(2)]);
		expect(toZarrElement(packed)).toMatchObject({ codec: bytes("little") });
		for (const other of [
			compound(8, ["a", 0, integer(4)], ["b", 6, integer(2)]),
			compound(6, ["a", 0, integer(4)], ["b", 4, integer(2, "big")]),
			compound(7, ["a", 0, integer(4)], ["b", 4, integer(2)]),
		])
			expect(toZarrElement(other)).toMatchObject({
				dataType: { kind: "struct", itemBytes: 6 },
				codec: { name: "mirazarr.struct_layout" },
			});
	});

	it("{r, i} of 16 bits stays a struct, as in h5py", () => {
		const half = compound(4, ["r", 0, float(2, 5, 10)], ["i", 2, float(2, 5, 10)]);
		expect(toZarrElement(half)).toMatchObject({ dataType: { kind: "struct", itemBytes: 4 }, codec: bytes("little") });
	});
});

describe("array datatypes", () => {
	it("add dimensions, those of an array of arrays too", () => {
		const inner: Datatype = { kind: "array", sizeBytes: 12, shape: [3], base: integer(4) };
		const outer: Datatype = { kind: "array", sizeBytes: 24, shape: [2], base: inner };
		expect(toZarrElement(outer)).toMatchObject({ dataType: { name: "int32" }, innerShape: [2, 3], storedBytes: 4 });
	});
});

describe("parts of variable length", () => {
	const string: Datatype = { kind: "vlen-string", sizeBytes: 16, padding: "nul-terminated", charset: "utf-8" };
	it("in a compound make it a struct that has no fixed size", () => {
		const { dataType } = toZarrElement(compound(20, ["number", 0, integer(4)], ["name", 4, string]));
		expect(dataTypeDocument(dataType)).toEqual({
			name: "mirazarr.struct",
			configuration: {
				fields: [
					{ name: "number", data_type: "int32" },
					{ name: "name", data_type: "string" },
				],
			},
		});
		expect(dataType.itemBytes).toBeUndefined();
		expect(parseDataType(dataTypeDocument(dataType))).toEqual(dataType);
	});

	it("references are text", () => {
		for (const referenceType of [0, 1])
			expect(toZarrElement({ kind: "reference", sizeBytes: 8, referenceType }).dataType.name).toBe("string");
	});
});

describe("refusals name what they refuse", () => {
	it.each<[string, Datatype, RegExp]>([
		["128 bits", float(16, 15, 112), /floating-point numbers of 128 bits/],
		["VAX", { ...float(4, 8, 23), order: "vax" }, /VAX/],
		["wide integers", integer(16), /integers of 128 bits/],
		["time", { kind: "time", sizeBytes: 4 }, /time/],
		["new references", { kind: "reference", sizeBytes: 18, referenceType: 2 }, /references of HDF5 1.12/],
	])("%s", (_, datatype, message) => {
		expect(() => toZarrElement(datatype)).toThrow(
			expect.objectContaining({ code: "unsupported-feature", message: expect.stringMatching(message) }),
		);
	});
});
