import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { MISSING_VALUE_UUID, validateMissingValueConvention } from "../../src/fill/missing-value-convention.ts";
import { resolveFill } from "../../src/fill/resolve.ts";
import { openStore } from "../../src/node.ts";
import { decode } from "../../src/read/decode.ts";
import { read } from "../../src/read/read.ts";
import { v2DataType } from "../../src/write/kerchunk/data-type.ts";
import { attributesFromJson } from "../../src/zarr/attributes.ts";
import { dataType, dataTypeDocument, parseDataType, structType, subarrayType } from "../../src/zarr/data-type.ts";
import { fillFromJson, fillToJson } from "../../src/zarr/fill-value.ts";
import type { JsonObject } from "../../src/zarr/json.ts";
import { castScalar, formatScalar } from "../../src/zarr/scalar.ts";

const FOLDER = fileURLToPath(new URL("../fixtures/structs/", import.meta.url));

type Truth = { values: unknown[]; base64: string };
// By h5py and NumPy: see make.py.
const { document, ...expected } = JSON.parse(readFileSync(`${FOLDER}expected.json`, "utf8")) as {
	document: never;
	[name: string]: Truth;
};
const bytesOf = (base64: string) => new Uint8Array(Buffer.from(base64, "base64"));

describe("structs whose fields are arrays", () => {
	it.each(Object.keys(expected))("HDF5 %s: the values and bytes of h5py", async (name) => {
		const store = await openStore(`${FOLDER}arrays.h5`);
		const { data, bytes } = await read(store, `/${name}`);
		expect(data).toEqual(expected[name]?.values);
		expect(bytes).toEqual(bytesOf(expected[name]?.base64 ?? ""));
	});

	it.each(["little", "mixed"])(
		"HDF5 %s: a compound _FillValue masks, and is written as the convention spells it",
		async (name) => {
			const store = await openStore(`${FOLDER}arrays.h5`);
			const truth = expected[name] as Truth;
			expect((await decode(store, `/${name}`)).data).toEqual([truth.values[0], null]);
			const { metadata, description } = store.array(`/${name}`);
			const { attributes = {} } = metadata as { attributes?: JsonObject };
			// xarray opens no struct that has _FillValue or missing_value.
			expect(Object.keys(attributes)).toEqual([MISSING_VALUE_UUID]);
			expect(
				validateMissingValueConvention(description.dataType, attributes[MISSING_VALUE_UUID] as JsonObject),
			).toBeUndefined();
			const again = resolveFill({
				policy: "zarr-v3",
				path: "/",
				dataType: description.dataType,
				attributes: attributesFromJson(attributes),
			});
			expect(again.fill.validity).toMatchObject([
				{ kind: "sentinel", value: bytesOf(truth.base64).slice(-description.fill.storage.value.length) },
			]);
		},
	);

	it("a compound whose members have numbers for names stays a struct", async () => {
		const store = await openStore(`${FOLDER}arrays.h5`);
		const { data } = await read(store, "/named");
		expect(Array.isArray((data as { pair: unknown }[])[0]?.pair)).toBe(false);
	});

	it.each(["little", "big", "mixed", "points"])("Zarr v2 %s: NumPy's spelling, [name, type, shape]", async (name) => {
		const store = await openStore(`${FOLDER}numpy.zarr/${name}`);
		const truth = expected[name] as Truth;
		const { data, bytes } = await read(store, "/");
		expect(data).toEqual(truth.values);
		expect(bytes).toEqual(bytesOf(truth.base64));
		// The fill value of the document is the second element.
		expect(store.array("/").fill.storage.value).toEqual(bytes.slice(bytes.length / 2));
	});

	it.each(["numbered.zarr", "numbered-v3.zarr"])(
		"%s: what zarr-python can write for them is the same array",
		async (folder) => {
			const store = await openStore(`${FOLDER}${folder}`);
			expect((await read(store, "/little")).data).toEqual(expected.little?.values);
		},
	);

	it("documents spell them as zarr-python reads them, and come back as they were", async () => {
		const store = await openStore(`${FOLDER}arrays.h5`);
		const { dataType: type } = store.array("/little").description;
		expect(dataTypeDocument(type)).toEqual(document);
		expect(parseDataType(dataTypeDocument(type))).toEqual(type);
		expect(v2DataType(type, "little", "/")).toEqual([
			["id", "<i4"],
			[
				"v",
				[
					["0", "<f4"],
					["1", "<f4"],
					["2", "<f4"],
				],
			],
		]);
	});

	it("where that would be too many names, by a type of our own", async () => {
		const store = await openStore(`${FOLDER}arrays.h5`);
		const { dataType: type } = store.array("/long").description;
		const own = { name: "mirazarr.subarray", configuration: { base: "int16", shape: [2000] } };
		expect(dataTypeDocument(type)).toEqual({
			name: "struct",
			configuration: { fields: [{ name: "v", data_type: own }] },
		});
		expect(parseDataType(dataTypeDocument(type))).toEqual(type);
		expect(v2DataType(type, "little", "/")).toEqual([["v", "<i2", [2000]]]);
	});

	it("fill values, casts and texts know them", () => {
		const type = structType([{ name: "m", dataType: subarrayType(dataType("int16"), [2, 2]) }]);
		const value = {
			m: [
				[1, 2],
				[3, 4],
			],
		};
		const bytes = Uint8Array.of(1, 0, 2, 0, 3, 0, 4, 0);
		expect(castScalar(type, value)?.bytes).toEqual(bytes);
		expect(castScalar(type, { m: [[1, 2], [3]] })).toBeUndefined();
		expect(castScalar(type, { m: [1, 2, 3, 4] })).toBeUndefined();
		expect(fillToJson(type, bytes)).toEqual({ m: { 0: { 0: 1, 1: 2 }, 1: { 0: 3, 1: 4 } } });
		expect(fillFromJson(type, fillToJson(type, bytes))).toEqual(bytes);
		expect(fillFromJson(type, value)).toEqual(bytes);
		expect(() => fillFromJson(type, { m: [[1, 2]] })).toThrow(/not a value/);
		expect(formatScalar(type, bytes)).toBe("{m: [[1, 2], [3, 4]]}");
		expect(() => subarrayType(dataType("int16"), [0])).toThrow(/shape \[0\]/);
	});
});
