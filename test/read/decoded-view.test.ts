import { describe, expect, it } from "vitest";
import * as zarr from "zarrita";
import { MiraError } from "../../src/errors.ts";
import { resolveFill } from "../../src/fill/resolve.ts";
import { Trace } from "../../src/io/tracing.ts";
import { ManifestArray } from "../../src/manifest/manifest-array.ts";
import type { ManifestStore } from "../../src/manifest/manifest-store.ts";
import { decode } from "../../src/read/decode.ts";
import { decodedArray, decodedView } from "../../src/read/decoded-view.ts";
import { explainFill } from "../../src/read/explain.ts";
import { read } from "../../src/read/read.ts";
import { type Attributes, numericAttribute, textAttribute } from "../../src/zarr/attributes.ts";
import { listedAxis } from "../../src/zarr/chunk-grid.ts";
import { dataType, textType } from "../../src/zarr/data-type.ts";
import { generator } from "../formats/damage.ts";
import { fixtureFiles, openFixture as openHdf5 } from "../formats/hdf5/parser-fixtures.ts";
import { fixtureNames, openFixture as openNetcdf3 } from "../formats/netcdf3/fixtures.ts";
import { bytesOf, type SampleArray, sampleStore } from "../manifest/sample-store.ts";
import { compareWithDecode } from "./same-as-decode.ts";

describe("through zarrita it is what decode gives", () => {
	const options = [
		{},
		{ mask: "netcdf" },
		{ maskStorageFill: true },
		{ scale: false },
		{ times: "iso" },
		{ times: "epoch" },
	] as const;

	it.each(fixtureNames)("netcdf3 %s", async (name) => {
		const store = await openNetcdf3(name);
		for (const option of options) expect((await compareWithDecode(store, option)).different).toEqual([]);
	});

	it.each(fixtureFiles)("hdf5 %s", async (name) => {
		const store = await openHdf5(name);
		for (const option of options) expect((await compareWithDecode(store, option)).different).toEqual([]);
	});
});

/** A store whose fill values are found in the attributes of its arrays. */
function storeOf(arrays: Record<string, SampleArray>, trace?: Trace): ManifestStore {
	const store = sampleStore(arrays, trace);
	for (const [name, { dataType: type, attributes = new Map(), fill }] of Object.entries(arrays)) {
		const array = store.array(`/${name}`) as ManifestArray;
		const source = { place: "test", text: "" };
		const candidates = fill === undefined ? [] : [{ role: "storage" as const, value: fill, source }];
		const resolved = resolveFill({ policy: "hdf5", path: `/${name}`, dataType: type, attributes, candidates });
		const group = name
			.split("/")
			.slice(0, -1)
			.reduce((parent, child) => parent.groups.get(child) ?? parent, store.group);
		const changed = { ...array.description, fill: resolved.fill };
		group.arrays.set(name.split("/").at(-1) as string, new ManifestArray(changed, () => array.manifest()));
	}
	return store;
}

const i16 = (value: number) => numericAttribute(Int16Array.of(value), []);
const f64 = (value: number) => numericAttribute(Float64Array.of(value), []);
const attributesOf = (entries: Record<string, ReturnType<typeof f64>>): Attributes => new Map(Object.entries(entries));

/** Packed and masked numbers, as most archives have them. */
const PACKED: SampleArray = {
	dataType: dataType("int16"),
	shape: [4],
	chunks: [2],
	attributes: attributesOf({
		units: textAttribute("K"),
		_FillValue: i16(-9),
		scale_factor: f64(0.01),
		add_offset: f64(5),
	}),
	data: { "0": bytesOf(Int16Array.of(69, -9)) },
	dimensionNames: ["x"],
};

/** A view shows tiny chunks together; these tests need them apart. */
const APART = 2048;

describe("what is decoded", () => {
	it("is floats with NaN, and nothing tells of packing any more", async () => {
		const view = decodedView(storeOf({ v: PACKED }));
		const { metadata, kind } = view.array("/v");
		expect(kind).toBe("derived");
		expect(metadata).toMatchObject({
			data_type: "float64",
			fill_value: "NaN",
			codecs: [{ name: "bytes", configuration: { endian: "little" } }],
			dimension_names: ["x"],
		});
		expect(metadata.attributes).toEqual({ units: "K" });
		expect((await read(view, "/v")).data).toEqual(Float64Array.of(69 * 0.01 + 5, Number.NaN, 5, 5));
		// What scale_offset would make of it.
		expect(69 / (1 / 0.01) + 5).not.toBe(69 * 0.01 + 5);
	});

	it("has its documents, consolidated too, and its chunks under their keys", async () => {
		const view = decodedView(storeOf({ "group/v": { ...PACKED, shape: [2 * APART], chunks: [APART], data: {} } }));
		const text = (bytes: Uint8Array | undefined) => JSON.parse(new TextDecoder().decode(bytes));
		const document = text(await view.get("/group/v/zarr.json"));
		expect(document).toMatchObject({ data_type: "float64", fill_value: "NaN" });
		expect(text(await view.get("/zarr.json")).consolidated_metadata.metadata["group/v"]).toEqual(document);
		expect(await view.get("/group/v/c/1")).toEqual(bytesOf(new Float64Array(APART).fill(5)));
		expect(await view.get("/group/v/c/2")).toBeUndefined();
		expect(await view.getRange("/group/v/c/0", { offset: 8, length: 8 })).toEqual(bytesOf(Float64Array.of(5)));
	});

	it("is float32 for narrow integers, and integers stay where nothing is missing", async () => {
		const view = decodedView(
			storeOf({
				narrow: { dataType: dataType("int16"), shape: [2], attributes: attributesOf({ _FillValue: i16(-9) }) },
				unsigned: {
					dataType: dataType("int8"),
					shape: [2],
					attributes: attributesOf({ _Unsigned: textAttribute("true") }),
					fill: Uint8Array.of(254),
					data: { "0": bytesOf(Int8Array.of(-1, 1)) },
				},
			}),
		);
		expect(view.array("/narrow").metadata).toMatchObject({ data_type: "float32", fill_value: "NaN" });
		expect(view.array("/unsigned").metadata).toMatchObject({ data_type: "uint8", fill_value: 254, attributes: {} });
		expect((await read(view, "/unsigned")).data).toEqual(Uint8Array.of(255, 1));
	});

	it("is masked by mask arrays, in every chunk", async () => {
		const store = storeOf({
			image: {
				dataType: dataType("uint8"),
				shape: [2, 2, 3],
				chunks: [1, 2, 2],
				data: Object.fromEntries(["0,0,0", "0,0,1", "1,0,0", "1,0,1"].map((key) => [key, Uint8Array.of(1, 2, 3, 4)])),
			},
			mask: { dataType: dataType("uint8"), shape: [2, 3], data: { "0,0": Uint8Array.of(1, 0, 1, 1, 1, 0) } },
		});
		const rule = { kind: "maskArray" as const, path: "/mask", source: { place: "mask", text: "/mask" } };
		store.array("/image").fill.validity.push(rule);
		const nan = Number.NaN;
		const expected = Float32Array.of(1, nan, 1, 3, 4, nan, 1, nan, 1, 3, 4, nan);
		expect((await decode(store, "/image")).data).toEqual(expected);
		expect(decodedView(store, { maskArrays: false }).array("/image")).toBe(store.array("/image"));
		const view = decodedView(store);
		const image = await zarr.open(zarr.root(view).resolve("image"), { kind: "array" });
		expect((await zarr.get(image)).data).toEqual(expected);
	});

	it("knows float16, complex numbers and times of NumPy", async () => {
		const half = dataType("float16");
		const store = storeOf({
			half: {
				dataType: half,
				shape: [2],
				attributes: attributesOf({ _FillValue: f64(-2) }),
				data: { "0": Uint8Array.of(0, 0x3c, 0, 0xc0) },
			},
			complex: {
				dataType: dataType("complex64"),
				shape: [2],
				attributes: attributesOf({ _FillValue: f64(-2) }),
				data: { "0": bytesOf(Float32Array.of(1, 2, -2, 0)) },
			},
		});
		const view = decodedView(store);
		expect((await read(view, "/half")).bytes).toEqual(Uint8Array.of(0, 0x3c, 0, 0x7e));
		expect(view.array("/complex").metadata.fill_value).toEqual(["NaN", "NaN"]);
		expect((await read(view, "/complex")).data).toEqual(Float32Array.of(1, 2, Number.NaN, Number.NaN));
	});

	it("M13 M14: valid_range masks on request, and is unpacked with the data", async () => {
		const attributes = attributesOf({
			valid_range: numericAttribute(Int8Array.of(0, -56)),
			_Unsigned: textAttribute("true"),
			scale_factor: f64(0.5),
		});
		const store = storeOf({
			v: { dataType: dataType("int8"), shape: [3], attributes, data: { "0": bytesOf(Int8Array.of(1, -56, -1)) } },
		});
		expect((await read(decodedView(store), "/v")).data).toEqual(Float64Array.of(0.5, 100, 127.5));
		const view = decodedView(store, { mask: "netcdf" });
		expect((await read(view, "/v")).data).toEqual(Float64Array.of(0.5, 100, Number.NaN));
		expect(view.array("/v").metadata.attributes).toEqual({ valid_range: [0, 100] });
	});

	it("M2: wide integers are rounded as xarray rounds them, with a diagnostic", async () => {
		const attributes = attributesOf({ _FillValue: numericAttribute(BigInt64Array.of(-9n), []) });
		const data = { "0": bytesOf(BigInt64Array.of(-9n, 9007199254740993n)) };
		const view = decodedView(storeOf({ v: { dataType: dataType("int64"), shape: [2], attributes, data } }));
		expect((await read(view, "/v")).data).toEqual(Float64Array.of(Number.NaN, 9007199254740992));
		expect(view.diagnostics).toMatchObject([{ severity: "info", code: "precision-lost", path: "/v" }]);
	});

	it("is explained as what it is", async () => {
		const report = await explainFill(decodedView(storeOf({ v: PACKED })), "/v");
		expect(report.rules).toEqual([]);
		expect(JSON.parse(JSON.stringify(report))).toEqual(report);
	});

	it("scale: false leaves numbers packed, and says so", async () => {
		const view = decodedView(storeOf({ v: PACKED }), { scale: false });
		expect(view.array("/v").metadata.attributes).toEqual({ units: "K", scale_factor: 0.01, add_offset: 5 });
		expect((await read(view, "/v")).data).toEqual(Float32Array.of(69, Number.NaN, 0, 0));
		expect((await decode(view, "/v")).data).toEqual((await decode(storeOf({ v: PACKED }), "/v")).data);
	});
});

describe("random arrays, chunks, holes and packings", () => {
	const random = generator(7);
	const among = <T>(...choices: T[]): T => choices[random(choices.length)] as T;
	const upTo = (most: number): number => 1 + random(most);
	const inTen = (chances: number): boolean => random(10) < chances;
	const typed = {
		int8: Int8Array,
		uint8: Uint8Array,
		int16: Int16Array,
		int32: Int32Array,
		float32: Float32Array,
	} as const;

	function randomArray(): SampleArray {
		const name = among(...(Object.keys(typed) as (keyof typeof typed)[]));
		const type = dataType(name);
		const shape = Array.from({ length: upTo(3) }, () => upTo(7));
		const chunks = shape.map((length) => upTo(length));
		const numbers = (count: number) => (typed[name] as typeof Int16Array).from({ length: count }, () => upTo(6));
		const indexes = chunks.reduce<number[][]>(
			(list, length, d) =>
				list.flatMap((index) =>
					Array.from({ length: Math.ceil((shape[d] as number) / length) }, (_, i) => [...index, i]),
				),
			[[]],
		);
		const volume = chunks.reduce((product, length) => product * length, 1);
		const present = indexes.filter(() => inTen(7));
		return {
			dataType: type,
			shape,
			chunks,
			fill: bytesOf(numbers(1)),
			attributes: attributesOf({
				...(inTen(7) && { _FillValue: numericAttribute(numbers(1), []) }),
				...(inTen(3) && { missing_value: numericAttribute(numbers(3)) }),
				...(inTen(5) && { scale_factor: among(f64(0.1), numericAttribute(Float32Array.of(0.1), [])) }),
				...(inTen(5) && { add_offset: among(f64(3.3), numericAttribute(Float32Array.of(3.3), [])) }),
				...(inTen(3) && { valid_range: numericAttribute(Float64Array.of(1, 4)) }),
			}),
			data: Object.fromEntries(present.map((index) => [index.join(), bytesOf(numbers(volume))])),
		};
	}

	it.each([{}, { mask: "netcdf" }, { maskStorageFill: true }] as const)("%o", async (options) => {
		const arrays = Array.from({ length: 60 }, (_, i) => [`v${i}`, randomArray()] as const);
		const { compared, different } = await compareWithDecode(storeOf(Object.fromEntries(arrays)), options);
		expect(different).toEqual([]);
		expect(compared).toHaveLength(60);
	});
});

describe("chunks", () => {
	const masked = (fill: number): SampleArray => ({
		dataType: dataType("int16"),
		shape: [2 * APART],
		chunks: [APART],
		attributes: attributesOf({ _FillValue: i16(-9) }),
		fill: bytesOf(Int16Array.of(fill)),
		data: { "0": bytesOf(new Int16Array(APART).fill(5)) },
	});

	it("D12: a hole whose fill means missing stays a hole; another one is what it decodes to", async () => {
		const view = decodedView(storeOf({ missing: masked(-9), zero: masked(0) }));
		expect(await view.get("/missing/c/1")).toBeUndefined();
		expect(await view.get("/zero/c/1")).toEqual(bytesOf(new Float32Array(APART)));
		const { data } = await read(view, "/missing");
		expect([(data as Float32Array)[0], (data as Float32Array)[APART]]).toEqual([5, Number.NaN]);
	});

	it("only those that are asked for are read", async () => {
		const trace = new Trace();
		const view = decodedView(
			storeOf({ v: { ...masked(0), data: { ...masked(0).data, "1": bytesOf(new Int16Array(APART)) } } }, trace),
		);
		const before = trace.bytes;
		await read(view, "/v", { selection: [0] });
		expect(trace.bytes - before).toBe(2 * APART);
	});

	it("tiny ones are joined, and those of a rectilinear grid made regular", () => {
		const attributes = attributesOf({ _FillValue: i16(-9) });
		const grid = { kind: "rectilinear" as const, edges: [listedAxis([APART, 3, APART + 1])] };
		const view = decodedView(
			storeOf({
				tiny: { dataType: dataType("int16"), shape: [100, 10], chunks: [1, 10], attributes },
				uneven: { dataType: dataType("int16"), shape: [2 * APART + 4], grid, attributes },
			}),
		);
		const chunksOf = (path: string) => view.array(path).metadata.chunk_grid;
		expect(chunksOf("/tiny")).toEqual({ name: "regular", configuration: { chunk_shape: [100, 10] } });
		expect(chunksOf("/uneven")).toEqual({ name: "regular", configuration: { chunk_shape: [APART + 1] } });
	});

	it("an array without dimensions, and one without elements", async () => {
		const attributes = attributesOf({ _FillValue: i16(-9) });
		const view = decodedView(
			storeOf({
				scalar: { dataType: dataType("int16"), shape: [], attributes, data: { "": bytesOf(Int16Array.of(-9)) } },
				empty: { dataType: dataType("int16"), shape: [0, 3], chunks: [1, 3], attributes },
			}),
		);
		expect(await view.get("/scalar/c")).toEqual(bytesOf(Float32Array.of(Number.NaN)));
		expect((await read(view, "/empty")).data).toEqual(new Float32Array(0));
		expect(await view.get("/empty/c/0/0")).toBeUndefined();
	});

	it("an error names its array, and an abort is the caller's own", async () => {
		const store = storeOf({ v: { ...masked(0), data: { "0": new Uint8Array(5) } } });
		const corrupt = expect.objectContaining({ name: "MiraError", code: "corrupt-chunk", path: "/v" });
		await expect(read(decodedView(store), "/v")).rejects.toEqual(corrupt);
		const reason = new Error("enough");
		const aborted = read(decodedView(storeOf({ v: masked(0) })), "/v", { signal: AbortSignal.abort(reason) });
		await expect(aborted).rejects.toBe(reason);
	});
});

describe("what is left alone", () => {
	const nanFill = numericAttribute(Float32Array.of(Number.NaN), []);
	const store = storeOf({
		plain: { dataType: dataType("int32"), shape: [2], data: { "0": bytesOf(Int32Array.of(1, 2)) } },
		floats: {
			dataType: dataType("float32"),
			shape: [2],
			attributes: attributesOf({ _FillValue: nanFill }),
			data: { "0": bytesOf(Float32Array.of(1, Number.NaN)) },
		},
		text: {
			dataType: textType(3),
			shape: [2],
			attributes: attributesOf({ _FillValue: textAttribute("n/a") }),
			data: { "0": new TextEncoder().encode("n/aabc") },
		},
		truth: { dataType: dataType("bool"), shape: [2], data: { "0": Uint8Array.of(1, 0) } },
		"deep/packed": PACKED,
	});
	store.group.add("odd", new MiraError("unsupported-feature", "it is odd", { path: "/odd" }));
	store.group.attributes.set("title", textAttribute("all of it"));
	store.diagnostics.push({ severity: "info", code: "renamed", path: "/", message: "as it was" });
	const view = decodedView(store);

	it("arrays that decoding does not change are the same, still virtual", () => {
		for (const name of ["plain", "floats", "text", "truth"]) expect(view.array(name)).toBe(store.array(name));
		expect(view.array("deep/packed")).not.toBe(store.array("deep/packed"));
	});

	it("groups, attributes, refused arrays and diagnostics are kept", () => {
		expect(view.contents()).toEqual(store.contents());
		expect(view.group.attributes).toBe(store.group.attributes);
		expect(() => view.array("/odd")).toThrow("it is odd");
		expect(view.diagnostics).toEqual(store.diagnostics);
	});

	it("a view of a view is the view", () => {
		const again = decodedView(view);
		expect(again.array("deep/packed")).toBe(view.array("deep/packed"));
	});

	it("decodedArray derives them all the same", async () => {
		for (const name of ["plain", "floats", "text", "truth"]) {
			const derived = decodedArray(store, store.array(name));
			expect(derived.metadata.data_type).toEqual(store.array(name).metadata.data_type);
			expect(await derived.compute([0], {})).toEqual((await read(store, name)).bytes);
		}
	});
});

describe("CF", () => {
	const time = (calendar: string, extra: Record<string, ReturnType<typeof f64>> = {}): SampleArray => ({
		dataType: dataType("int16"),
		shape: [3],
		attributes: attributesOf({
			units: textAttribute("days since 2000-01-01"),
			calendar: textAttribute(calendar),
			_FillValue: i16(-1),
			...extra,
		}),
		data: { "0": bytesOf(Int16Array.of(0, 60, -1)) },
	});
	const bounds: SampleArray = {
		dataType: dataType("float64"),
		shape: [1, 2],
		data: { "0,0": bytesOf(Float64Array.of(0, 0.5)) },
	};

	it("M22: times stay numbers unless asked", async () => {
		const view = decodedView(storeOf({ time: time("noleap") }));
		expect((await read(view, "time")).data).toEqual(Float32Array.of(0, 60, Number.NaN));
		expect(view.array("time").metadata.attributes).toMatchObject({ units: "days since 2000-01-01" });
	});

	it("times as text and as milliseconds, in model calendars too, with their bounds", async () => {
		const store = storeOf({ time: time("noleap", { bounds: textAttribute("edges") }), edges: bounds });
		const iso = decodedView(store, { times: "iso" });
		expect((await read(iso, "time")).data).toEqual(["2000-01-01T00:00:00", "2000-03-02T00:00:00", ""]);
		expect((await decode(iso, "time")).data).toEqual(["2000-01-01T00:00:00", "2000-03-02T00:00:00", null]);
		expect(iso.array("time").metadata.attributes).toEqual({ bounds: "edges", missing_value: "" });
		expect((await read(iso, "edges")).data).toEqual(["2000-01-01T00:00:00", "2000-01-01T12:00:00"]);
		const epoch = decodedView(store, { times: "epoch" });
		const expected = [Date.UTC(2000, 0, 1), Date.UTC(2000, 2, 2), Number.NaN];
		expect((await read(epoch, "time")).data).toEqual(Float64Array.from(expected));
		expect((await decode(epoch, "time", { times: "epoch" })).data).toEqual(Float64Array.from(expected));
		const view = decodedView(store, { times: "datetime64" });
		await expect(read(view, "time")).rejects.toEqual(expect.objectContaining({ code: "unsupported-feature" }));
	});

	it("a calendar that nobody knows leaves its times numbers, with a diagnostic", async () => {
		const view = decodedView(storeOf({ time: time("lunar") }), { times: "iso" });
		expect((await read(view, "time")).data).toEqual(Float32Array.of(0, 60, Number.NaN));
		expect(view.diagnostics).toMatchObject([{ code: "times-not-decoded", path: "/time", severity: "warning" }]);
	});

	it("M20: xarray's booleans; what is missing among them is true, with a diagnostic", async () => {
		const attributes = attributesOf({
			dtype: textAttribute("bool"),
			_FillValue: numericAttribute(Int8Array.of(-1), []),
		});
		const store = storeOf({
			v: { dataType: dataType("int8"), shape: [3], attributes, data: { "0": bytesOf(Int8Array.of(1, 0, -1)) } },
		});
		const view = decodedView(store);
		expect(view.array("v").metadata).toMatchObject({ data_type: "bool", fill_value: false, attributes: {} });
		expect((await read(view, "v")).bytes).toEqual(Uint8Array.of(1, 0, 1));
		expect(view.diagnostics).toMatchObject([{ code: "validity-lost", path: "/v" }]);
	});

	it("characters become strings on request", async () => {
		const store = storeOf({
			name: {
				dataType: textType(1),
				shape: [2, 3],
				chunks: [1, 2],
				dimensionNames: ["station", "length"],
				data: { "0,0": Uint8Array.of(97, 98), "0,1": Uint8Array.of(99, 0), "1,0": Uint8Array.of(100, 0) },
			},
		});
		const view = decodedView(store, { characters: "joined" });
		expect(view.array("name").metadata).toMatchObject({
			data_type: "string",
			shape: [2],
			dimension_names: ["station"],
			codecs: [{ name: "vlen-utf8" }],
		});
		const name = await zarr.open(zarr.root(view).resolve("name"), { kind: "array" });
		expect((await zarr.get(name)).data).toEqual(["abc", "d"]);
	});
});
