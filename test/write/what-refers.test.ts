/** References that refer: the form in which an array need not be copied, and what is said where there is none. */
import { describe, expect, it, test } from "vitest";
import { parseReferences } from "../../src/formats/kerchunk/index.ts";
import { MemoryStore } from "../../src/io/memory.ts";
import { ObjectStoreRegistry } from "../../src/io/registry.ts";
import { ManifestArray } from "../../src/manifest/manifest-array.ts";
import { ManifestBuilder } from "../../src/manifest/manifest-builder.ts";
import { ManifestGroup } from "../../src/manifest/manifest-group.ts";
import { ManifestStore } from "../../src/manifest/manifest-store.ts";
import { openStore } from "../../src/node.ts";
import { read } from "../../src/read/read.ts";
import { type KerchunkOptions, writeKerchunkJson } from "../../src/write/kerchunk-json.ts";
import { numericAttribute } from "../../src/zarr/attributes.ts";
import { listedAxis, type RectilinearAxis } from "../../src/zarr/chunk-grid.ts";
import { openFixture } from "../formats/tiff/fixtures.ts";
import { makeStore } from "./made-store.ts";

/** Less than any image of the fixtures has: what real files have beside the default of 1 MiB. */
const TIGHT: KerchunkOptions = { inlineBudget: { arrayBytes: 400 } };

describe("the version of Zarr", () => {
	it("is 2 where that says everything, however much it inlines within the budget", async () => {
		const { zarrFormat, diagnostics } = await writeKerchunkJson(await openFixture("none-strips.tif"));
		expect({ zarrFormat, diagnostics }).toEqual({ zarrFormat: 2, diagnostics: [] });
	});

	it("is 3 where 2 would have to copy more than the budget, and 3 refers; a diagnostic says so", async () => {
		const store = await openFixture("none-strips.tif");
		const references = await writeKerchunkJson(store, TIGHT);
		expect(references).toMatchObject({ zarrFormat: 3, referenceCount: 1 });
		expect(references.diagnostics.at(-1)).toMatchObject({ code: "zarr-v3-chosen", path: "/0", severity: "warning" });
		const again = await parseReferences(JSON.parse(references.text()), store.registry);
		expect((await read(again, "/0")).bytes).toEqual((await read(store, "/0")).bytes);
	});

	it("stays 2 on request, and where 3 refuses no less", async () => {
		const store = await openFixture("none-strips.tif");
		await expect(writeKerchunkJson(store, { ...TIGHT, zarrFormat: 2 })).rejects.toMatchObject({
			code: "limit-exceeded",
			hint: 'Raise inlineBudget.arrayBytes, or pass onUnsupported: "skip" to leave it out, or write JSON with zarrFormat: 3, or Icechunk',
		});
		const { store: own } = await makeStore({
			v: { type: "int16", shape: [300], codecs: [{ name: "bytes" }, { name: "mirazarr.szip" }], chunks: {} },
			w: { type: "int16", shape: [1], chunks: { "0": [1] } },
		});
		const { zarrFormat } = await writeKerchunkJson(own, { onUnsupported: "skip" });
		expect(zarrFormat).toBe(2);
	});

	it("is 3 where an option asks for what only 3 has", async () => {
		const store = await openFixture("lzw-strips.tif");
		expect(await writeKerchunkJson(store, { tail: "rectilinear" })).toMatchObject({ zarrFormat: 3 });
	});
});

describe("arrays that need no copy", () => {
	it("an alpha band that pixels hold besides is left out beyond the budget, not the whole file refused", async () => {
		const store = await openFixture("alpha-pixel.tif");
		const references = await writeKerchunkJson(store, TIGHT);
		const again = await parseReferences(JSON.parse(references.text()), store.registry);
		expect(again.contents().map(({ path }) => path)).toEqual(["/", "/0", "/overviews", "/overviews/1"]);
		const said = references.diagnostics.filter(({ path }) => path === "/alpha");
		expect(said).toMatchObject([{ code: "mask-not-written", message: expect.stringContaining("band 4 of /0") }]);
		const whole = await writeKerchunkJson(store);
		expect(whole.text()).toContain('"alpha/');
	});

	// By numcodecs 0.17, as xarray and VirtualiZarr read both: the byte order of v2 stands in the filter too.
	it.each([
		[2, { dtype: ">u2", filters: [{ id: "fixedscaleoffset", offset: 32768, scale: 1, dtype: ">u2", astype: ">i2" }] }],
		[
			3,
			{
				data_type: "uint16",
				codecs: [
					{
						name: "numcodecs.fixedscaleoffset",
						configuration: { offset: 32768, scale: 1, dtype: "<u2", astype: "<i2" },
					},
					{ name: "bytes", configuration: { endian: "big" } },
				],
			},
		],
	] as const)(
		"unsigned integers of FITS are the fixedscaleoffset of numcodecs in Zarr v%i",
		async (zarrFormat, expected) => {
			const store = await openStore("test/fixtures/fits/images.fits");
			const text = (await writeKerchunkJson(store, { zarrFormat })).text();
			const { refs } = JSON.parse(text);
			expect(JSON.parse(refs[zarrFormat === 2 ? "4/.zarray" : "4/zarr.json"])).toMatchObject(expected);
			expect(Array.isArray(refs[zarrFormat === 2 ? "4/0" : "4/c/0"])).toBe(true);
			const again = await parseReferences(JSON.parse(text), store.registry);
			for (const path of ["/1", "/4", "/6", "/7"]) {
				const { dataType, data } = await read(again, path);
				expect({ dataType, data }).toEqual(await read(store, path).then(({ dataType, data }) => ({ dataType, data })));
			}
			// In float64 those of 64 bits would lose digits.
			expect(String(refs[zarrFormat === 2 ? "5/0" : "5/c/0"])).toMatch(/^base64:/);
		},
	);

	it("plain bytes whose last chunk is too long to copy are cut finer, at any depth", async () => {
		// Two planes of ten rows, in chunks of 4, 4 and 2 rows: two rows is what divides all.
		const rowBytes = 12;
		const data = new DataView(new ArrayBuffer(20 * rowBytes));
		for (let i = 0; i < 60; i++) data.setInt32(4 * i, i);
		const memory = new MemoryStore([["data.bin", new Uint8Array(data.buffer)]]);
		const registry = new ObjectStoreRegistry().register("memory://made/", memory);
		const builder = new ManifestBuilder([2, 3, 1]);
		for (const [z, i] of [0, 1].flatMap((z) => [0, 1, 2].map((i) => [z, i] as const)))
			builder.virtual([z, i, 0], "memory://made/data.bin", (10 * z + 4 * i) * rowBytes, (i < 2 ? 4 : 2) * rowBytes);
		const { store: made } = await makeStore({ v: { type: "int32", shape: [2, 10, 3], endian: "big", chunks: {} } });
		const description = made.array("/v").description;
		const edges: RectilinearAxis[] = [
			{ kind: "repeat", length: 1 },
			listedAxis([4, 4, 2]),
			{ kind: "repeat", length: 3 },
		];
		const group = new ManifestGroup();
		group.add(
			"v",
			new ManifestArray({ ...description, chunkGrid: { kind: "rectilinear", edges } }, () => builder.build()),
		);
		const store = new ManifestStore({ url: "memory://made/", group, registry });
		const references = await writeKerchunkJson(store, { zarrFormat: 2, inlineBudget: { arrayBytes: 40 } });
		const { refs } = JSON.parse(references.text());
		expect(JSON.parse(refs["v/.zarray"]).chunks).toEqual([1, 2, 3]);
		expect(refs["v/1.4.0"]).toEqual(["memory://made/data.bin", 18 * rowBytes, 2 * rowBytes]);
		const again = await parseReferences(refs, registry);
		expect((await read(again, "/v")).data).toEqual(Int32Array.from({ length: 60 }, (_, i) => i));
	});
});

describe("packing that JSON widens", () => {
	const f32 = (value: number) => numericAttribute(Float32Array.of(value));
	const f64 = (value: number) => numericAttribute(Float64Array.of(value));
	const packed = (type: "int16" | "int32", attributes: Record<string, ReturnType<typeof f32>>) => ({
		type,
		shape: [1],
		attributes,
		chunks: { "0": [1] },
	});

	// The types by xarray's _choose_float_dtype, of the file and of Python's floats.
	test("is said once, of the arrays that xarray unpacks in another type than from the file", async () => {
		const { store } = await makeStore({
			both: packed("int16", { scale_factor: f32(0.1), add_offset: f32(-273.1) }),
			scale: packed("int32", { scale_factor: f32(0.1) }),
			double: packed("int16", { scale_factor: f64(0.1), add_offset: f64(1) }),
			mixed: packed("int16", { scale_factor: f32(0.1), add_offset: f64(1) }),
			wide: packed("int32", { scale_factor: f32(0.1), add_offset: f32(1) }),
		});
		for (const zarrFormat of [2, 3] as const) {
			const { diagnostics } = await writeKerchunkJson(store, { zarrFormat });
			expect(diagnostics).toMatchObject([{ severity: "info", code: "packing-widened", path: "/" }]);
			expect(diagnostics[0]?.message).toContain("unpack /both, /scale in float64");
		}
	});
});
