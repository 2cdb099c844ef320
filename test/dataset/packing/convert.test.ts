import { describe, expect, it } from "vitest";
import { packingToAttributes } from "../../../src/dataset/packing/to-attributes.ts";
import { packingToCodecs } from "../../../src/dataset/packing/to-codecs.ts";
import { resolveFill } from "../../../src/fill/resolve.ts";
import { ManifestArray } from "../../../src/manifest/manifest-array.ts";
import { decode } from "../../../src/read/decode.ts";
import { decodedArray } from "../../../src/read/decoded-view.ts";
import { read } from "../../../src/read/read.ts";
import { type Attributes, numericAttribute, textAttribute } from "../../../src/zarr/attributes.ts";
import { dataType, type NumericDataType, parseDataType } from "../../../src/zarr/data-type.ts";
import type { TypedNumbers } from "../../../src/zarr/nd-array.ts";
import { bytesOf, sampleStore } from "../../manifest/sample-store.ts";

const refused = expect.objectContaining({ name: "MiraError", code: "unsupported-feature" });

const f64 = (value: number) => numericAttribute(Float64Array.of(value), []);
const f32 = (value: number) => numericAttribute(Float32Array.of(value), []);

/** A store with one packed array `/v` of two chunks, the second of which was never written. */
function packedStore(data: TypedNumbers, attributes: Record<string, ReturnType<typeof f64>>, fill?: Uint8Array) {
	const type = parseDataType(numericAttribute(data).dataType) as NumericDataType;
	const map: Attributes = new Map(Object.entries(attributes));
	const store = sampleStore({
		v: {
			dataType: type,
			shape: [2 * data.length],
			chunks: [data.length],
			attributes: map,
			data: { "0": bytesOf(data) },
		},
	});
	const value = fill ?? new Uint8Array(type.itemBytes);
	const resolved = resolveFill({
		policy: "hdf5",
		path: "/v",
		dataType: type,
		attributes: map,
		candidates: [{ role: "storage", value, source: { place: "test", text: "" } }],
	});
	const array = store.array("/v") as ManifestArray;
	store.group.arrays.set("v", new ManifestArray({ ...array.description, fill: resolved.fill }, () => array.manifest()));
	return store;
}

/** Puts a converted array in place of the one it was made of, and reads it. */
function replaced(store: ReturnType<typeof packedStore>, array: ManifestArray) {
	store.group.arrays.set("v", array);
	return store;
}

const SENTINEL = numericAttribute(Int16Array.of(-999), []);

describe("attributes to codecs", () => {
	it("a power of two is exact: the values that decode gave are now stored ones", async () => {
		const store = packedStore(Int16Array.of(1, -999, 3), {
			scale_factor: f64(0.5),
			add_offset: f64(10),
			_FillValue: SENTINEL,
		});
		const before = await decode(store, "/v");
		const { array, exactness, diagnostics } = packingToCodecs(store.array("/v"));
		expect(exactness).toEqual({ exact: true, differing: 0, compared: 65536 });
		expect(diagnostics).toEqual([]);
		expect(array.metadata).toMatchObject({
			data_type: "float64",
			fill_value: 10,
			codecs: [
				{ name: "scale_offset", configuration: { offset: 10, scale: 2 } },
				{
					name: "cast_value",
					configuration: {
						data_type: "int16",
						scalar_map: {
							encode: [
								["NaN", -999],
								["Infinity", -999],
								["-Infinity", -999],
							],
							decode: [[-999, "NaN"]],
						},
					},
				},
				{ name: "bytes", configuration: { endian: "little" } },
			],
			attributes: {},
		});
		const after = await read(replaced(store, array), "/v");
		expect(after.data).toEqual(before.data);
		expect(after.data).toEqual(Float64Array.of(10.5, Number.NaN, 11.5, 10, 10, 10));
	});

	// Read by xarray 2026.9 with zarr-python 3.4, which have these codecs: the values of the file, and `_FillValue` nan.
	it("rule 12: _FillValue is told in the decoded domain: NaN, which every sentinel decodes to", () => {
		const packed = {
			scale_factor: f64(0.5),
			_FillValue: SENTINEL,
			missing_value: numericAttribute(Int16Array.of(-998)),
		};
		const attributesOf = (data: TypedNumbers, attributes: Parameters<typeof packedStore>[1]) =>
			packingToCodecs(packedStore(data, attributes).array("/v")).array.metadata.attributes;
		// NaN as xarray's FillValueCoder encodes it (F6).
		const expected = { _FillValue: "AAAAAAAA+H8=" };
		expect(attributesOf(Int16Array.of(1, -999, -998), packed)).toEqual(expected);
		expect(attributesOf(Int16Array.of(1, -999), { _FillValue: SENTINEL })).toEqual(expected);
		expect(attributesOf(Float32Array.of(1, -9999), { _FillValue: f32(-9999) })).toEqual(expected);
		expect(attributesOf(Int16Array.of(1), { missing_value: SENTINEL })).toEqual(expected);
		const floats = { scale_factor: f32(0.5), _FillValue: f32(Number.NaN) };
		expect(attributesOf(Float32Array.of(1, Number.NaN), floats)).toEqual(expected);
		// Where nothing was missing, nothing is.
		expect(attributesOf(Int16Array.of(1), { scale_factor: f64(0.5) })).toEqual({});
	});

	it("P9: .01 differs in 8780 of 65536 codes, .1 and 273.15 in 17883, .5 in none", () => {
		const count = (attributes: Record<string, ReturnType<typeof f64>>): number => {
			const store = packedStore(Int16Array.of(1), attributes);
			const { exactness } = packingToCodecs(store.array("/v"), { inexact: "mark" });
			expect(exactness.compared).toBe(65536);
			return exactness.differing;
		};
		expect(count({ scale_factor: f64(0.01) })).toBe(8780);
		expect(count({ scale_factor: f64(0.1), add_offset: f64(273.15) })).toBe(17883);
		expect(count({ scale_factor: f64(0.5) })).toBe(0);
		expect(count({ scale_factor: f32(0.01) })).toBe(17488);
	});

	it("P9: what is not exact is refused, or marked where that is asked for", () => {
		const store = packedStore(Int16Array.of(1), { scale_factor: f64(0.01) });
		expect(() => packingToCodecs(store.array("/v"))).toThrow(refused);
		const { diagnostics } = packingToCodecs(store.array("/v"), { inexact: "mark" });
		expect(diagnostics).toMatchObject([{ severity: "warning", code: "packing-inexact", path: "/v" }]);
		expect(diagnostics[0]?.message).toContain("8780 of 65536");
	});

	it("wide integers are exact for powers of two alone, whatever a sample says", () => {
		const exactness = (scale: number) =>
			packingToCodecs(packedStore(Int32Array.of(1), { scale_factor: f64(scale) }).array("/v"), { inexact: "mark" })
				.exactness;
		expect(exactness(0.25)).toMatchObject({ exact: true, differing: 0 });
		expect(exactness(3)).toMatchObject({ exact: false });
		expect(exactness(0.01).differing).toBeGreaterThan(0);
	});

	it("sentinels alone are exact, several of them too", async () => {
		const attributes = { _FillValue: SENTINEL, missing_value: numericAttribute(Int16Array.of(-998, -997)) };
		const store = packedStore(Int16Array.of(1, -999, -998, -997), attributes, bytesOf(Int16Array.of(-999)));
		const before = await decode(store, "/v");
		const { array, exactness } = packingToCodecs(store.array("/v"));
		expect(exactness.exact).toBe(true);
		expect(array.metadata).toMatchObject({ data_type: "float32", fill_value: "NaN" });
		expect((await read(replaced(store, array), "/v")).data).toEqual(before.data);
		expect((await decode(store, "/v")).data).toEqual(before.data);
	});

	it("_Unsigned goes into the stored type", async () => {
		const attributes = {
			_Unsigned: textAttribute("true"),
			_FillValue: numericAttribute(Int8Array.of(-1), []),
			scale_factor: f64(0.5),
		};
		const store = packedStore(Int8Array.of(-1, -2, 1), attributes);
		const before = await decode(store, "/v");
		const { array } = packingToCodecs(store.array("/v"));
		expect(array.description.codecs[1]?.configuration).toMatchObject({ data_type: "uint8" });
		expect((await read(replaced(store, array), "/v")).data).toEqual(before.data);
	});

	it("floats with a sentinel keep their type", async () => {
		const store = packedStore(Float32Array.of(1.5, -9999), { _FillValue: f32(-9999) });
		const { array } = packingToCodecs(store.array("/v"));
		expect(array.description.codecs.map(({ name }) => name)).toEqual(["cast_value", "bytes"]);
		const { data } = await read(replaced(store, array), "/v");
		expect(data).toEqual(Float32Array.of(1.5, Number.NaN, 0, 0));
	});

	it("valid_range is unpacked with the data", () => {
		const attributes = {
			scale_factor: f64(-0.5),
			valid_range: numericAttribute(Int16Array.of(0, 100)),
			units: textAttribute("K"),
		};
		const { array } = packingToCodecs(packedStore(Int16Array.of(1), attributes).array("/v"));
		expect(array.metadata.attributes).toEqual({ units: "K", valid_range: [-50, -0] });
		expect(array.fill.validRange).toMatchObject({ min: -50, max: -0 });
	});

	it("nonFinite: as the sentinel, as NumPy has it, or an error", () => {
		const encode = (nonFinite: "sentinel" | "numpy" | "error", data: TypedNumbers, attributes = {}) => {
			const store = packedStore(data, { scale_factor: f64(0.5), ...attributes });
			const { codecs } = packingToCodecs(store.array("/v"), { nonFinite }).array.description;
			return (codecs[1]?.configuration?.scalar_map as { encode?: unknown } | undefined)?.encode;
		};
		const fill = { _FillValue: SENTINEL };
		const infinite = (code: number) => [
			["Infinity", code],
			["-Infinity", code],
		];
		expect(encode("sentinel", Int16Array.of(1), fill)).toEqual([["NaN", -999], ...infinite(-999)]);
		expect(encode("sentinel", Int16Array.of(1))).toBeUndefined();
		expect(encode("numpy", Int16Array.of(1), fill)).toEqual([["NaN", -999], ...infinite(0)]);
		expect(encode("numpy", Int32Array.of(1))).toEqual([["NaN", -2147483648], ...infinite(-2147483648)]);
		expect(encode("error", Int16Array.of(1), fill)).toEqual([["NaN", -999]]);
		expect(() => encode("numpy", Uint32Array.of(1))).toThrow(refused);
	});

	it("what has no packing stays itself", () => {
		const array = packedStore(Int16Array.of(1), {}).array("/v");
		expect(packingToCodecs(array).array).toBe(array);
	});

	it("mask arrays, computed chunks and a factor of 0 are refused", () => {
		const store = packedStore(Int16Array.of(1), { scale_factor: f64(0.5) });
		expect(() => packingToCodecs(decodedArray(store, store.array("/v")))).toThrow(refused);
		expect(() => packingToCodecs(packedStore(Int16Array.of(1), { scale_factor: f64(0) }).array("/v"))).toThrow(refused);
		store.array("/v").fill.validity.push({ kind: "maskArray", path: "/m", source: { place: "mask", text: "" } });
		expect(() => packingToCodecs(store.array("/v"))).toThrow(refused);
	});
});

describe("codecs to attributes", () => {
	it("there and back again", async () => {
		const attributes = {
			scale_factor: f64(0.25),
			add_offset: f64(-3),
			_FillValue: SENTINEL,
			units: textAttribute("K"),
		};
		const store = packedStore(Int16Array.of(1, -999, 3), attributes, bytesOf(Int16Array.of(-999)));
		const before = await decode(store, "/v");
		const { array: inCodecs } = packingToCodecs(store.array("/v"));
		const { array, exactness } = packingToAttributes(inCodecs);
		expect(exactness).toEqual({ exact: true, differing: 0, compared: 65536 });
		expect(array.metadata).toMatchObject({
			data_type: "int16",
			fill_value: -999,
			codecs: [{ name: "bytes", configuration: { endian: "little" } }],
			attributes: { units: "K", _FillValue: -999, scale_factor: 0.25, add_offset: -3 },
		});
		expect(await decode(replaced(store, array), "/v")).toEqual(before);
	});

	it("P5: floats that need no factor get none", () => {
		const store = packedStore(Float32Array.of(1.5, -9999), { _FillValue: f32(-9999) });
		const { array } = packingToAttributes(packingToCodecs(store.array("/v")).array);
		expect([...array.attributes.keys()]).toEqual(["_FillValue"]);
	});

	it("what is not exact is refused, or marked", () => {
		const store = packedStore(Int16Array.of(1), { scale_factor: f64(0.01) });
		const { array } = packingToCodecs(store.array("/v"), { inexact: "mark" });
		expect(() => packingToAttributes(array)).toThrow(refused);
		expect(packingToAttributes(array, { inexact: "mark" }).diagnostics).toMatchObject([{ code: "packing-inexact" }]);
	});

	it("an array without packing codecs stays itself", () => {
		const array = packedStore(Int16Array.of(1), {}).array("/v");
		expect(packingToAttributes(array).array).toBe(array);
	});

	it("packing codecs behind others are refused", () => {
		const codecs = [
			{ name: "transpose", configuration: { order: [0] } },
			{ name: "cast_value", configuration: { data_type: "uint8" } },
			{ name: "bytes" },
		];
		const store = sampleStore({ v: { dataType: dataType("float32"), shape: [1], codecs } });
		expect(() => packingToAttributes(store.array("/v"))).toThrow(refused);
	});

	it("integers that are scaled to integers have no such attributes", () => {
		const store = sampleStore({
			v: {
				dataType: dataType("int16"),
				shape: [1],
				codecs: [{ name: "scale_offset", configuration: { scale: 2 } }, { name: "bytes" }],
			},
		});
		expect(() => packingToAttributes(store.array("/v"))).toThrow(refused);
	});
});
