/** Kerchunk JSON with Zarr v3 documents: what v2 cannot say is said. */
import { describe, expect, test } from "vitest";
import { parseReferences } from "../../src/formats/kerchunk/index.ts";
import { DerivedArray } from "../../src/manifest/derived-array.ts";
import { ManifestGroup } from "../../src/manifest/manifest-group.ts";
import { ManifestStore } from "../../src/manifest/manifest-store.ts";
import { read } from "../../src/read/read.ts";
import { type KerchunkOptions, writeKerchunkJson } from "../../src/write/kerchunk-json.ts";
import { dataType, sequenceType } from "../../src/zarr/data-type.ts";
import type { Scalar } from "../../src/zarr/scalar.ts";
import { f32, i16, text } from "../fill/typed-values.ts";
import { ARRAY_ROWS } from "./array-rows.ts";
import { FILL_ROWS } from "./fill-rows.ts";
import { type MadeArray, makeStore } from "./made-store.ts";

const one: MadeArray = { type: "int16", shape: [2], dimensions: ["x"], chunks: { "0": [1, 2] } };

async function referencesOf(store: ManifestStore, options: Partial<KerchunkOptions> = {}) {
	const { refs } = JSON.parse(
		(await writeKerchunkJson(store, { ...options, zarrFormat: 3 } as KerchunkOptions)).text(),
	);
	return refs as Record<string, string | [string, number, number]>;
}

test.each([...FILL_ROWS, ...ARRAY_ROWS])("the stored values are the same: $title", async ({ arrays }) => {
	const { store } = await makeStore(arrays);
	const references = await referencesOf(store, { onUnsupported: "skip" });
	const again = await parseReferences(references, store.registry);
	for (const path of Object.keys(arrays)) {
		const { shape, bytes, data } = await read(again, `/${path}`);
		const own = await read(store, `/${path}`);
		if (own.shape.join() !== shape.join()) continue; // dimensions that go on behind the array
		expect(bytes).toEqual(own.bytes);
		if (bytes.length === 0) expect(data).toEqual(own.data);
	}
});

describe("documents", () => {
	test("K15 every group and array has a zarr.json; the key of a scalar is c", async () => {
		const { store } = await makeStore({ "g/v": one, s: { ...one, shape: [], dimensions: [], chunks: { "0": [7] } } });
		expect(Object.keys(await referencesOf(store))).toEqual([
			"zarr.json",
			"s/zarr.json",
			"s/c",
			"g/zarr.json",
			"g/v/zarr.json",
			"g/v/c/0",
		]);
	});

	test("W3 holes of any value stay holes, beside any sentinel", async () => {
		const { store } = await makeStore({
			v: {
				...one,
				shape: [12],
				chunk: [4],
				storageFill: 7,
				attributes: { _FillValue: i16(-9999) },
				chunks: { "0": [0, 1, -9999, 7] },
			},
		});
		const references = await referencesOf(store);
		expect(Object.keys(references).filter((key) => key.startsWith("v/c"))).toEqual(["v/c/0"]);
		expect(JSON.parse(references["v/zarr.json"] as string)).toMatchObject({
			fill_value: 7,
			attributes: { _FillValue: -9999 },
		});
	});

	test("W5 W6 floats are base64, NaN on integers is left out", async () => {
		const { store } = await makeStore({
			f: { ...one, type: "float32", attributes: { _FillValue: f32(1e20) } },
			i: { ...one, attributes: { _FillValue: f32(Number.NaN) } },
		});
		const references = await referencesOf(store);
		expect(JSON.parse(references["f/zarr.json"] as string).attributes._FillValue).toBe("AAAAgB2vFUQ=");
		expect(JSON.parse(references["i/zarr.json"] as string).attributes).not.toHaveProperty("_FillValue");
	});

	test("W8 characters with a missing value are declared to be text, where they are known to be", async () => {
		const letter = { kind: "text" as const, name: "null_terminated_bytes" as const, itemBytes: 1 };
		const letters = (values: Scalar[]): MadeArray => ({
			type: letter as never,
			shape: [2],
			attributes: { _FillValue: text("-") },
			chunks: { "0": values },
		});
		const { store } = await makeStore({ plain: letters(["a", "-"]), odd: letters([Uint8Array.of(0xe9), "-"]) });
		const { diagnostics } = await writeKerchunkJson(store, { zarrFormat: 3 });
		expect(diagnostics).toMatchObject([{ code: "fill-text", path: "/odd" }]);
		const references = await referencesOf(store);
		const attributes = (name: string) => JSON.parse(references[`${name}/zarr.json`] as string).attributes;
		expect(attributes("plain")).toEqual({ missing_value: "-", _Encoding: "utf-8" });
		expect(attributes("odd")).toEqual({});
	});

	test("missing values that the data type cannot hold are not written", async () => {
		const { store } = await makeStore({
			v: { ...one, type: "uint8", attributes: { _FillValue: i16(300), missing_value: i16(7) } },
		});
		const { attributes } = JSON.parse((await referencesOf(store))["v/zarr.json"] as string);
		expect(attributes).toEqual({ missing_value: 7 });
	});

	test("a missing_value that is text passes through as it is", async () => {
		const { store } = await makeStore({
			v: { ...one, type: "float32", attributes: { missing_value: text("-9999") } },
			u: { ...one, type: "uint8", attributes: { missing_value: i16(-9999) } },
		});
		const references = await referencesOf(store);
		expect(JSON.parse(references["v/zarr.json"] as string).attributes).toEqual({ missing_value: "-9999" });
		expect(JSON.parse(references["u/zarr.json"] as string).attributes).toEqual({});
	});

	test("codecs have the configuration that zarr-python demands", async () => {
		const { store } = await makeStore({ v: { ...one, byteCodecs: [{ name: "gzip" }] } });
		const { codecs } = JSON.parse((await referencesOf(store))["v/zarr.json"] as string);
		expect(codecs.at(-1)).toEqual({ name: "gzip", configuration: { level: 5 } });
	});

	test("W13 an array that is shorter than its dimension has the length of the dimension", async () => {
		const { store } = await makeStore({
			v: { ...one, chunk: [1], chunks: { "0": [1], "1": [2] }, dimensionLengths: [5] },
		});
		expect(JSON.parse((await referencesOf(store))["v/zarr.json"] as string).shape).toEqual([5]);
	});

	test("dimensions without names get one", async () => {
		const { store } = await makeStore({ v: { ...one, dimensions: [null] } });
		expect(JSON.parse((await referencesOf(store))["v/zarr.json"] as string).dimension_names).toEqual(["phony_dim_0"]);
	});
});

describe("what others cannot read", () => {
	test("codecs that are ours alone are decoded and inlined", async () => {
		const codecs = [{ name: "bytes", configuration: { endian: "little" } }, { name: "mirazarr.bitorder" }];
		const { store } = await makeStore({ v: { ...one, codecs } });
		const references = await referencesOf(store);
		expect(references["v/c/0"]).toBe("base64:AQACAA==");
		expect(JSON.parse(references["v/zarr.json"] as string).codecs).toEqual([codecs[0]]);
	});

	test("numcodecs cannot shuffle what another codec left, nor elements that do not fit", async () => {
		const shuffle = { name: "numcodecs.shuffle", configuration: { elementsize: 3 } };
		const { store } = await makeStore({ v: { ...one, byteCodecs: [shuffle] } });
		for (const zarrFormat of [2, 3] as const) {
			const { refs } = JSON.parse((await writeKerchunkJson(store, { zarrFormat })).text());
			expect(refs[zarrFormat === 2 ? "v/0" : "v/c/0"]).toBe("base64:AQACAA==");
		}
	});

	test("computed chunks are inlined, lists of any length refused by name", async () => {
		const { store } = await makeStore({ v: one });
		const { codecs, ...description } = store.array("/v").description;
		const group = new ManifestGroup();
		group.arrays.set("v", new DerivedArray(description, async () => Uint8Array.of(5, 0, 6, 0)));
		const derived = new ManifestStore({ url: store.url, group, registry: store.registry });
		expect((await referencesOf(derived))["v/c/0"]).toBe("base64:BQAGAA==");
		const lists = { ...description, dataType: sequenceType(dataType("int16")) };
		group.arrays.set("v", new DerivedArray(lists, async () => undefined));
		await expect(referencesOf(derived)).rejects.toMatchObject({ code: "unsupported-feature", path: "/v" });
	});
});
