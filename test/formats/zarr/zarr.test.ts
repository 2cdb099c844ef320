/** Zarr stores of both versions, against what zarr-python and numcodecs wrote (test/fixtures/zarr/make.py). */
import { describe, expect, it } from "vitest";
import { decode } from "../../../src/read/decode.ts";
import { explainFill } from "../../../src/read/explain.ts";
import { read } from "../../../src/read/read.ts";
import { asTruth, filesOf, memoryRegistry, openFiles, STORES, type Truth } from "./fixtures.ts";

const text = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value));

describe("every array equals what was written", () => {
	it.each(Object.keys(STORES))("%s", async (name) => {
		const store = await openFiles(filesOf(name));
		const { arrays } = STORES[name] as (typeof STORES)[string];
		const found = store.contents().filter(({ kind }) => kind === "array");
		expect(found.map(({ path }) => path).sort()).toEqual(Object.keys(arrays).sort());
		for (const [path, truth] of Object.entries(arrays))
			expect(asTruth(await read(store, path), truth), path).toEqual(truth);
	});
});

describe("an array and a group of one name", () => {
	const array = { zarr_format: 2, shape: [2], chunks: [2], dtype: "|u1", order: "C" };
	const documents = { compressor: null, filters: null, fill_value: 0, ...array };
	const v3 = {
		zarr_format: 3,
		node_type: "array",
		shape: [2],
		data_type: "uint8",
		chunk_grid: { name: "regular", configuration: { chunk_shape: [2] } },
		chunk_key_encoding: { name: "default" },
		fill_value: 0,
		codecs: [{ name: "bytes" }],
	};
	const root = { zarr_format: 3, node_type: "group" };
	const withConsolidated = (metadata: object): Uint8Array =>
		text({ ...root, consolidated_metadata: { kind: "inline", must_understand: false, metadata } });

	it("both documents of Zarr v2: the array is shown, and a diagnostic says so", async () => {
		const group = { zarr_format: 2 };
		const metadata = { ".zgroup": group, "a/.zarray": documents, "a/.zgroup": group };
		const files = Object.entries(metadata).map(([key, document]) => [key, text(document)] as const);
		const consolidated = [".zmetadata", text({ zarr_consolidated_format: 1, metadata })] as const;
		for (const all of [files, [...files, consolidated]]) {
			const store = await openFiles(all);
			expect(store.contents()).toContainEqual({ path: "/a", kind: "array" });
			expect(store.diagnostics).toContainEqual(expect.objectContaining({ code: "name-conflict", path: "/a" }));
		}
	});

	it("what lies below an array is left out with a diagnostic, also below that of the root", async () => {
		const nested = await openFiles([["zarr.json", withConsolidated({ a: v3, "a/b": v3, "a/g": root, c: v3 })]]);
		expect(nested.contents().map(({ path }) => path)).toEqual(["/", "/a", "/c"]);
		expect(nested.diagnostics).toMatchObject([
			{ severity: "warning", code: "name-conflict", path: "/a/b" },
			{ severity: "warning", code: "name-conflict", path: "/a/g" },
		]);
		const metadata = { ".zarray": documents, "b/.zarray": documents };
		const rooted = await openFiles([[".zmetadata", text({ zarr_consolidated_format: 1, metadata })]]);
		expect(rooted.contents()).toEqual([{ path: "/", kind: "array" }]);
		expect(rooted.diagnostics).toContainEqual(expect.objectContaining({ code: "name-conflict", path: "/b" }));
	});
});

describe("stores that cannot be listed", () => {
	const known = Object.keys(STORES).filter(
		(name) => /consolidated|root array/.test(name) || filesOf(name).has(".zarray"),
	);

	it.each(known)("%s", async (name) => {
		const store = await openFiles(filesOf(name), { canList: false });
		for (const [path, truth] of Object.entries((STORES[name] as (typeof STORES)[string]).arrays))
			expect(asTruth(await read(store, path), truth), path).toEqual(truth);
	});

	it("chunks are asked for one by one, and a missing one is a hole", async () => {
		const files = filesOf("v2 holes");
		const store = await openFiles(files, { canList: false });
		const array = store.array("/");
		if (array.kind !== "manifest") throw new Error("no references");
		expect(await array.find([[0, 0]])).toEqual([{ kind: "object", url: "memory://zarr/0.0", optional: true }]);
		await expect(array.manifest()).rejects.toMatchObject({ code: "unsupported-feature" });
		expect((await read(store, "/", { selection: [0, { start: 5, stop: 7 }] })).data).toEqual(Int32Array.of(5, -7));
		expect(await store.get("/c/0/2")).toBeUndefined();
		expect(await store.getRange("/c/0/0", { offset: 4, length: 4 })).toEqual(Uint8Array.of(1, 0, 0, 0));
	});

	it("without consolidated metadata only what the documents name is found, and a diagnostic says so", async () => {
		const files = filesOf("v3 nested");
		const store = await openFiles(files, { canList: false });
		expect(store.contents()).toEqual([{ path: "/", kind: "group" }]);
		expect(store.diagnostics).toContainEqual(expect.objectContaining({ code: "cannot-list", path: "/" }));
		const nczarr = await openFiles(filesOf("NCZarr in .zattrs"), { canList: false });
		expect(nczarr.contents()).toContainEqual({ path: "/v", kind: "array" });
	});

	it("the images that OME-Zarr names are found", async () => {
		const files = new Map([
			[
				"zarr.json",
				text({
					zarr_format: 3,
					node_type: "group",
					attributes: { ome: { multiscales: [{ datasets: [{ path: "g/a" }] }] } },
				}),
			],
			...[...filesOf("v3 root array")].map(([key, bytes]): [string, Uint8Array] => [`g/a/${key}`, bytes]),
		]);
		const store = await openFiles(files, { canList: false });
		expect(store.contents()).toContainEqual({ path: "/g/a", kind: "array" });
	});
});

describe("references", () => {
	it("a chunk is an object of its own, found by listing", async () => {
		const store = await openFiles(filesOf("v2 holes"));
		const manifest = await store.array("/").manifest();
		expect(manifest.get([0, 0])).toEqual({ kind: "virtual", url: "memory://zarr/0.0", offset: 0, length: 24 });
		expect(manifest.get([0, 2])).toEqual({ kind: "missing" });
		expect(manifest.missingCount).toBe(3);
	});

	it("one reference a shard", async () => {
		const store = await openFiles(filesOf("v3 sharding"));
		expect((await store.array("/end").manifest()).referenceCount).toBe(2);
		expect(store.array("/end").metadata.chunk_grid).toEqual({
			name: "regular",
			configuration: { chunk_shape: [4, 8] },
		});
	});

	it("an empty object is no chunk: an error, never zeros", async () => {
		const store = await openFiles(new Map([...filesOf("v2 slash separator"), ["0/0", new Uint8Array(0)]]));
		await expect(read(store, "/")).rejects.toMatchObject({ code: "corrupt-chunk" });
	});

	it("Z10 keys of arrays without dimensions", async () => {
		const store = await openFiles(filesOf("v3 chunk keys"));
		const scalar = (await store.array("/v2scalar").manifest()).get([]);
		expect(scalar).toMatchObject({ kind: "virtual", url: "memory://zarr/v2scalar/0" });
		expect((await store.get("/v2scalar/c"))?.length).toBe(scalar.kind === "virtual" ? scalar.length : 0);
	});
});

describe("metadata", () => {
	it("Z11 _ARRAY_DIMENSIONS become the names of the dimensions", async () => {
		for (const name of ["v2 xarray", "v2 xarray, consolidated"]) {
			const store = await openFiles(filesOf(name));
			const { metadata } = store.array("/v");
			expect(metadata.dimension_names).toEqual(["y", "x"]);
			expect(metadata.attributes).not.toHaveProperty("_ARRAY_DIMENSIONS");
			expect(metadata.attributes.units).toBe("m");
			expect(store.group.attributes.get("title")).toMatchObject({ values: ["t"] });
		}
	});

	it("Z12 a fill that xarray wrote is storage fill and sentinel", async () => {
		const store = await openFiles(filesOf("v2 xarray"));
		const { metadata } = store.array("/v");
		expect(metadata.fill_value).toBe(-9999);
		expect(metadata.attributes._FillValue).toBe(-9999);
		const { data } = await decode(store, "/v");
		expect(Array.from(data as Float32Array).map((v) => (Number.isNaN(v) ? "NaN" : v))).toEqual([1, "NaN", 0, 4, 5, 6]);
		expect(store.diagnostics).toContainEqual(expect.objectContaining({ code: "v2-fill-as-mask", path: "/v" }));
	});

	it("rule 10: a null fill is zero, with a diagnostic; nullFill chooses another", async () => {
		const store = await openFiles(filesOf("v2 null fill"));
		expect(store.array("/").fill.storage.status).toBe("undefined");
		expect(store.diagnostics).toContainEqual(expect.objectContaining({ code: "fill-undefined" }));
		expect((await read(store, "/")).data).toEqual(Float32Array.of(0, 0, 0, 3, 4, 5));
		const chosen = await openFiles(filesOf("v2 null fill"), { nullFill: 9 });
		expect((await read(chosen, "/")).data).toEqual(Float32Array.of(9, 9, 9, 3, 4, 5));
		expect(await explainFill(store, "/")).toMatchObject({ path: "/" });
	});

	it.each([
		// By NumPy: np.array([(7, 1.5, …)], dtype).tobytes(), and the same with all fields little-endian.
		[
			[
				["a", ">i4"],
				["b", ">f8"],
			],
			"AAAABz/4AAAAAAAA",
			[7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xf8, 0x3f],
		],
		[
			[
				["a", "<i4"],
				["b", ">f8"],
				["c", ">i2"],
			],
			"BwAAAD/4AAAAAAAA//4=",
			[7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xf8, 0x3f, 0xfe, 0xff],
		],
	])("K18 the fill of a struct is in the byte order of its fields: %j", async (dtype, fillValue, bytes) => {
		const array = { zarr_format: 2, shape: [1], chunks: [1], dtype, fill_value: fillValue, order: "C" };
		const store = await openFiles([[".zarray", text({ ...array, filters: null, compressor: null })]]);
		expect((await read(store, "/")).bytes).toEqual(Uint8Array.from(bytes));
	});

	it("K16 filters, then the compressor, in the order of encoding", async () => {
		const { metadata } = (await openFiles(filesOf("v2 delta, then shuffle"))).array("/");
		expect(metadata.codecs).toEqual([
			{ name: "numcodecs.delta", configuration: { dtype: "<i4", astype: "<i4" } },
			{ name: "bytes", configuration: { endian: "little" } },
			{ name: "numcodecs.shuffle", configuration: { elementsize: 4 } },
			{ name: "zstd", configuration: { level: 0, checksum: false } },
		]);
	});

	it("K17 K18 F order is a transpose, the byte order goes to the bytes codec", async () => {
		const { metadata } = (await openFiles(filesOf("v2 F order, big-endian, blosc"))).array("/");
		expect(metadata.data_type).toBe("int16");
		expect(metadata.codecs).toEqual([
			{ name: "transpose", configuration: { order: [1, 0] } },
			{ name: "bytes", configuration: { endian: "big" } },
			{
				name: "blosc",
				configuration: { cname: "lz4", clevel: 5, shuffle: "shuffle", typesize: 2, blocksize: 0 },
			},
		]);
	});

	it("K19 text of a fixed length", async () => {
		const typeOf = async (name: string) => (await openFiles(filesOf(name))).array("/").metadata.data_type;
		expect(await typeOf("v2 |S5")).toEqual({ name: "null_terminated_bytes", configuration: { length_bytes: 5 } });
		expect(await typeOf("v2 <U3")).toEqual({ name: "fixed_length_utf32", configuration: { length_bytes: 12 } });
	});

	it.each(["oldest", "in .zarray", "in .zattrs"])("NCZarr names dimensions: %s", async (form) => {
		const store = await openFiles(filesOf(`NCZarr ${form}`));
		const { metadata, attributes } = store.array("/v");
		expect(metadata.dimension_names).toEqual(["d0", "d1"]);
		expect(Object.keys(metadata.attributes)).toEqual(["units", "scale_factor"]);
		// JSON keeps no width, the declared types do.
		expect(attributes.get("scale_factor")?.dataType).toBe(form === "oldest" ? "float64" : "float32");
	});

	it("consolidated metadata are enough, and only they are read", async () => {
		const registry = memoryRegistry(filesOf("v3 nested, consolidated"));
		const requested: string[] = [];
		const { store } = registry.resolve("memory://zarr/");
		registry.register("memory://zarr/", {
			get: (path, range, options) => {
				requested.push(path);
				return store.get(path, range, options);
			},
		});
		const { openStore } = await import("../../../src/open.ts");
		const opened = await openStore("memory://zarr/", { registry });
		expect(opened.contents().map(({ path }) => path)).toEqual(["/", "/scalar", "/g", "/g/a"]);
		expect(requested.filter((path) => path.includes("/"))).toEqual([]);
	});

	it("a document of the store names the store", async () => {
		const { openStore } = await import("../../../src/open.ts");
		const registry = memoryRegistry(filesOf("v3 nested"));
		for (const url of ["memory://zarr/zarr.json", "memory://zarr", "memory://zarr/"])
			expect((await openStore(url, { registry })).contents().length).toBe(4);
		const group = await openStore("memory://zarr/g/zarr.json", { registry });
		expect(group.contents()).toEqual([
			{ path: "/", kind: "group" },
			{ path: "/a", kind: "array" },
		]);
	});

	it("options: a group as root, variables left out", async () => {
		const store = await openFiles(filesOf("v3 nested"), { group: "/g" });
		expect(store.contents().map(({ path }) => path)).toEqual(["/", "/a"]);
		expect(asTruth(await read(store, "/a"), {} as Truth)).toEqual(STORES["v3 nested"]?.arrays["/g/a"]);
		const consolidated = await openFiles(filesOf("v3 nested, consolidated"), { group: "g", canList: false });
		expect(consolidated.contents().map(({ path }) => path)).toEqual(["/", "/a"]);
		const dropped = await openFiles(filesOf("v3 nested"), { drop: ["a"] });
		expect(dropped.contents().map(({ path }) => path)).toEqual(["/", "/scalar", "/g"]);
		await expect(openFiles(filesOf("v3 nested"), { group: "none" })).rejects.toMatchObject({ code: "not-found" });
	});

	it("consolidated metadata that cannot be read are done without", async () => {
		const store = await openFiles(new Map([...filesOf("v2 xarray"), [".zmetadata", Uint8Array.of(0x7b)]]));
		expect((await read(store, "/v")).shape).toEqual([2, 3]);
		expect(store.diagnostics).toContainEqual(expect.objectContaining({ code: "bad-json", path: "/" }));
	});

	it("version 3 wins where both stand", async () => {
		const files = new Map([...filesOf("v2 slash separator"), ...filesOf("v3 root array")]);
		expect((await openFiles(files)).array("/").metadata.fill_value).toBe(9);
	});
});

describe("a number as the fill value of booleans, as zarrita writes it", () => {
	const document = (fillValue: unknown) =>
		text({
			zarr_format: 3,
			node_type: "array",
			shape: [2],
			data_type: "bool",
			chunk_grid: { name: "regular", configuration: { chunk_shape: [2] } },
			chunk_key_encoding: { name: "default" },
			fill_value: fillValue,
			codecs: [{ name: "bytes" }],
		});

	// zarr-python 3.4 reads them in the same way.
	it.each([
		[0, 0],
		[1, 1],
	])("%i is read, with a diagnostic", async (fillValue, expected) => {
		const store = await openFiles([["zarr.json", document(fillValue)]]);
		expect((await read(store, "/")).data).toEqual(Uint8Array.of(expected, expected));
		expect(store.array("/").metadata.fill_value).toBe(expected === 1);
		expect(store.diagnostics).toContainEqual(expect.objectContaining({ code: "fill-form", path: "/" }));
	});

	it("other numbers are refused, and true and false need no word", async () => {
		const odd = await openFiles([["zarr.json", document(2)]]);
		expect(() => odd.array("/")).toThrow(expect.objectContaining({ code: "bad-fill" }));
		expect((await openFiles([["zarr.json", document(false)]])).diagnostics).toEqual([]);
	});
});

describe("what cannot be shown is refused by itself", () => {
	const group: [string, Uint8Array] = [".zgroup", text({ zarr_format: 2 })];
	const good = [...filesOf("v2 slash separator")].map(([key, bytes]): [string, Uint8Array] => [`good/${key}`, bytes]);
	const zarray = (changes: object) =>
		text({
			...{
				zarr_format: 2,
				shape: [2],
				chunks: [2],
				dtype: "<i4",
				order: "C",
				fill_value: 0,
				filters: null,
				compressor: null,
			},
			...changes,
		});
	const refusal = async (document: Uint8Array) => {
		const store = await openFiles([group, ...good, ["bad/.zarray", document]]);
		expect((await read(store, "/good")).shape).toEqual([5, 7]);
		expect(store.diagnostics.some(({ path, severity }) => path === "/bad" && severity === "error")).toBe(true);
		try {
			store.array("/bad");
		} catch (error) {
			return error;
		}
		throw new Error("not refused");
	};

	it.each([
		["a data type", { dtype: "<z4" }, "unsupported-feature"],
		["float128", { dtype: "<f16" }, "unsupported-feature"],
		["empty arrays in structs", { dtype: [["a", "<i4", [0]]] }, "bad-metadata"],
		["an order", { order: "N" }, "bad-metadata"],
		["chunks", { chunks: null }, "bad-metadata"],
		["chunks of another rank", { chunks: [1, 1] }, "bad-metadata"],
		["chunks of length 0", { chunks: [0] }, "bad-metadata"],
		["a negative shape", { shape: [-1] }, "bad-metadata"],
		["a separator", { dimension_separator: "-" }, "bad-metadata"],
		["filters", { filters: [{ level: 1 }] }, "bad-metadata"],
		["pickle", { dtype: "|O", filters: [{ id: "pickle" }] }, "unsupported-feature"],
		["objects of unknown kind", { dtype: "|O" }, "unsupported-feature"],
		["a filter for other numbers", { filters: [{ id: "delta", dtype: "<i2" }] }, "unsupported-feature"],
		["numbers behind bytes", { filters: [{ id: "shuffle" }, { id: "delta", dtype: "<i4" }] }, "unsupported-feature"],
		["a version", { zarr_format: 1 }, "bad-metadata"],
	])("%s", async (_, changes, code) => {
		expect(await refusal(zarray(changes))).toMatchObject({ name: "MiraError", code, path: "/bad" });
	});

	it("a document that is no JSON", async () => {
		expect(await refusal(new TextEncoder().encode("{"))).toMatchObject({ code: "bad-json" });
	});

	it("pickle is refused by its name", async () => {
		await expect(refusal(zarray({ dtype: "|O", filters: [{ id: "pickle" }] }))).resolves.toMatchObject({
			message: expect.stringContaining('"pickle"'),
		});
	});

	it("a codec that nobody knows fails when it is needed, and not before", async () => {
		const store = await openFiles([
			group,
			["x/.zarray", zarray({ compressor: { id: "zfpy" } })],
			["x/0", new Uint8Array(9)],
		]);
		await expect(read(store, "/x")).rejects.toMatchObject({ code: "unknown-codec" });
	});

	it("version 3 of a draft", async () => {
		const document = text({ zarr_format: "https://purl.org/zarr/spec/protocol/core/3.0", metadata_encoding: "x" });
		await expect(openFiles([["zarr.json", document]])).rejects.toMatchObject({ name: "MiraError" });
	});

	it("nothing at all", async () => {
		await expect(openFiles([["readme.txt", text("hello")]])).rejects.toMatchObject({ code: "not-found" });
	});
});
