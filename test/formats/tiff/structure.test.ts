/** Directories, their order and their limits: what is in a store, and what it costs to find out. */
import { describe, expect, it } from "vitest";
import { decodedNames } from "../../../src/codecs/catalogue/catalogue.ts";
import { loadedCodec } from "../../../src/codecs/registry.ts";
import { Trace } from "../../../src/io/tracing.ts";
import { read } from "../../../src/read/read.ts";
import { fixtureBytes, fixtureNames, openBytes, openFixture } from "./fixtures.ts";
import { type Field, type ImageFields, tiffBytes } from "./tiff-bytes.ts";

async function arraysOf(name: string): Promise<string[]> {
	const store = await openFixture(name);
	return store.contents().flatMap(({ path, kind }) => (kind === "array" ? [path] : []));
}

describe("check 18: NewSubfileType drives the tree, not the order", () => {
	it.each([
		["pages.tif", ["/0", "/1"]],
		["cog-mask.tif", ["/0", "/mask", "/overviews/1", "/overviews/1_mask", "/overviews/2", "/overviews/2_mask"]],
		["mixed-order.tif", ["/0", "/mask", "/3", "/overviews/1"]],
		["subifds.tif", ["/0", "/overviews/1", "/overviews/2", "/subifds/0/2"]],
		[
			"subifds-nested.tif",
			["/0", "/1", "/1_mask", "/subifds/0/0", "/subifds/0/0_0", "/subifds/0/0_mask", "/subifds/1/0"],
		],
	])("%s", async (name, paths) => {
		expect((await arraysOf(name)).sort()).toEqual([...paths].sort());
	});

	it("overviews of a second page are not those of the first", async () => {
		const page = {};
		const overview = { width: 2, height: 2, fields: [[254, 4, [1]] as const] };
		const store = await openBytes(tiffBytes(new Uint8Array(16), [page, overview, page, overview]));
		expect(store.contents().map(({ path }) => path)).toEqual(["/", "/0", "/2", "/3", "/overviews", "/overviews/1"]);
	});

	it("overviews in the SubIFDs of a page inherit from it", async () => {
		const store = await openFixture("subifds-nested.tif");
		expect(store.array("/1").fill.validity).toMatchObject([{ kind: "sentinel" }, { path: "/1_mask" }]);
		expect(store.array("/subifds/1/0").metadata.attributes).toMatchObject({ _FillValue: 7 });
		expect(store.array("/subifds/0/0_0").metadata.attributes).not.toHaveProperty("_FillValue");
		expect(store.group.attributes.has("multiscales")).toBe(false);
	});

	it("drop leaves out arrays, or groups, by their paths, and the rules of masks with them", async () => {
		const store = await openFixture("cog-mask.tif", { drop: ["mask", "/overviews/1", "overviews/2_mask"] });
		expect(store.contents().flatMap(({ path, kind }) => (kind === "array" ? [path] : []))).toEqual([
			"/0",
			"/overviews/1_mask",
			"/overviews/2",
		]);
		expect(store.array("/0").fill.validity).toEqual([]);
		const bare = await openFixture("cog-mask.tif", { drop: ["overviews", "0"] });
		expect(bare.contents().map(({ path }) => path)).toEqual(["/", "/mask"]);
		const alpha = await openFixture("alpha-pixel.tif", { drop: ["alpha"] });
		expect(alpha.array("/0").fill.validity.map(({ kind }) => kind)).toEqual(["sentinel"]);
	});

	it("ifd takes one image by its index", async () => {
		const store = await openFixture("cog-mask.tif", { tiff: { ifd: 1 } });
		expect(store.contents().map(({ path }) => path)).toEqual(["/", "/1"]);
		await expect(openFixture("cog-mask.tif", { tiff: { ifd: 9 } })).rejects.toMatchObject({ code: "not-found" });
		await expect(openFixture("cog-mask.tif", { tiff: { ifd: -1 } })).rejects.toMatchObject({ code: "bad-argument" });
	});
});

describe("check 6: chains without an end", () => {
	it.each(["cycle.tif", "subifd-cycle.tif"])("%s terminates with a diagnostic", async (name) => {
		const store = await openFixture(name);
		expect(store.diagnostics).toMatchObject([{ code: "directory-cycle" }]);
		expect(store.contents().map(({ path }) => path)).toEqual(["/", "/0"]);
	});

	it("SubIFDs of SubIFDs of … end somewhere", async () => {
		// Each is the only SubIFD of the one before: their chain links are the places of the next.
		const images = Array.from({ length: 12 }, (): ImageFields => ({ fields: [[330, 4, [0]]] }));
		const bytes = tiffBytes(new Uint8Array(16), images);
		const view = new DataView(bytes.buffer);
		for (let at = view.getUint32(4, true); at !== 0; ) {
			const count = view.getUint16(at, true);
			const link = at + 2 + 12 * count;
			const next = view.getUint32(link, true);
			for (let i = at + 2; i < link; i += 12) if (view.getUint16(i, true) === 330) view.setUint32(i + 8, next, true);
			view.setUint32(link, 0, true);
			at = next;
		}
		const store = await openBytes(bytes);
		expect(store.diagnostics).toMatchObject([{ code: "limit-exceeded" }]);
		expect(store.contents().filter(({ kind }) => kind === "array")).toHaveLength(9);
	});

	it("a directory behind the end of the file ends the chain, the images before it open", async () => {
		const bytes = tiffBytes(new Uint8Array(16), [{}, {}]);
		const store = await openBytes(bytes.subarray(0, bytes.length - 60));
		expect(store.contents().map(({ path }) => path)).toEqual(["/", "/0"]);
		expect(store.diagnostics).toMatchObject([{ code: "truncated-file" }]);
	});
});

it("directories inside each other cost no more than the file", async () => {
	const data = new Uint8Array(20_000).fill(1);
	const offsets = Array.from({ length: 5000 }, (_, i) => 8 + 2 * i);
	const bytes = tiffBytes(data, [{ fields: [[330, 4, offsets]] }]);
	await expect(openBytes(bytes)).rejects.toMatchObject({ code: "limit-exceeded" });
});

describe("what one image has that is not supported is refused by name, the others open", () => {
	it.each([
		["Compression (tag 259) 32809, ThunderScan,", [[259, 3, [32809]]]],
		["Compression (tag 259) 6, old-style JPEG,", [[259, 3, [6]]]],
		["Compression (tag 259) 34676, SGI LogLuv,", [[259, 3, [34676]]]],
		["Compression (tag 259) 60000 is not supported", [[259, 3, [60000]]]],
		[
			"Compression (tag 259) 7 is not supported with samples of 20 bits",
			[
				[259, 3, [7]],
				[258, 3, [20]],
			],
		],
		[
			"Predictor (tag 317) 255",
			[
				[259, 3, [5]],
				[317, 3, [255]],
			],
		],
		[
			"Predictor (tag 317) 2 is not supported with samples of 12 bits",
			[
				[259, 3, [5]],
				[317, 3, [2]],
				[258, 3, [12]],
			],
		],
		[
			"the samples differ in BitsPerSample (tag 258): 5, 6, 5",
			[
				[277, 3, [3]],
				[258, 3, [5, 6, 5]],
			],
		],
		["SampleFormat (tag 339) 1 with BitsPerSample (tag 258) 33 has no data type", [[258, 3, [33]]]],
		[
			"PhotometricInterpretation (tag 262) 8 is not supported with separate planes",
			[
				[262, 3, [8]],
				[277, 3, [3]],
				[284, 3, [2]],
			],
		],
		[
			"tiles of 0 × 16 pixels",
			[
				[322, 3, [0]],
				[323, 3, [16]],
			],
		],
	] as const)("%s", async (message, fields) => {
		const store = await openBytes(tiffBytes(new Uint8Array(16), [{}, { fields }]));
		expect(() => store.array("/1")).toThrow(message);
		expect(store.diagnostics).toMatchObject([{ severity: "error", path: "/1" }]);
		expect((await read(store, "/0")).shape).toEqual([4, 4]);
	});
});

describe("strips and tiles", () => {
	it("defaults: the fewest tags are an image of bits", async () => {
		const { metadata } = (await openFixture("minimal.tif")).array("/0");
		expect(metadata).toMatchObject({ shape: [8, 8], data_type: "uint8", dimension_names: ["y", "x"] });
	});

	it("tables shorter than the grid leave chunks missing, longer ones are cut", async () => {
		const data = Uint8Array.from({ length: 16 }, (_, i) => i);
		const strips = (offsets: number[], counts: number[]) =>
			openBytes(
				tiffBytes(data, [
					{
						fields: [
							[273, 4, offsets],
							[279, 4, counts],
							[278, 4, [1]],
						],
					},
				]),
			);
		const short = await strips([8, 12], [4, 4]);
		expect((await read(short, "/0")).data).toEqual(Uint8Array.of(...data.subarray(0, 8), ...new Uint8Array(8)));
		const countless = await strips([8, 12, 16, 20], [4, 4]);
		expect((await countless.array("/0").manifest()).missingCount).toBe(2);
		const long = await strips([8, 12, 16, 20, 24], [4, 4, 4, 4, 4]);
		expect((await read(long, "/0")).data).toEqual(data);
	});

	it("a size of a single strip that is 0, too large or missing is mended, as libtiff does", async () => {
		const data = Uint8Array.from({ length: 16 }, (_, i) => i);
		for (const counts of [[0], [9999]]) {
			const store = await openBytes(tiffBytes(data, [{ fields: [[279, 4, counts]] }]));
			expect((await read(store, "/0")).data).toEqual(data);
		}
	});

	it("places beyond 2^53 are refused, those behind the end are holes with a diagnostic, one cut in two is an error", async () => {
		const data = new Uint8Array(16);
		const far = await openBytes(tiffBytes(data, [{ fields: [[273, 16, [2 ** 60]]] }], { big: true }));
		await expect(read(far, "/0")).rejects.toMatchObject({ code: "bad-reference" });
		const behind = await openBytes(
			tiffBytes(data, [
				{
					fields: [
						[273, 4, [5000]],
						[279, 4, [16]],
					],
				},
			]),
		);
		expect((await read(behind, "/0")).data).toEqual(new Uint8Array(16));
		expect(behind.diagnostics).toMatchObject([{ code: "truncated-file", path: "/0" }]);
		const bytes = tiffBytes(data, [{ fields: [[273, 4, [300]]] }]);
		const cut = new Uint8Array(310);
		cut.set(bytes);
		await expect(read(await openBytes(cut), "/0")).rejects.toMatchObject({ code: "truncated-file" });
	});

	it("huge images cost nothing until they are read, and then a limit", async () => {
		const huge = { width: 2 ** 31, height: 2 ** 31, fields: [[278, 4, [2]] as const] };
		const store = await openBytes(tiffBytes(new Uint8Array(16), [huge]));
		await expect(read(store, "/0")).rejects.toMatchObject({ code: "limit-exceeded" });
		const odd = {
			width: 8,
			height: 2 ** 31 - 1,
			fields: [
				[278, 4, [2]],
				[259, 3, [5]],
			] as const,
		};
		const strips = await openBytes(tiffBytes(new Uint8Array(16), [odd]));
		expect(() => strips.array("/0")).toThrow("strips, but offsets of 1");
	});
});

describe("check 4: a big-endian BigTIFF of 1024 tiles", () => {
	it("has the right places", async () => {
		const store = await openFixture("be-bigtiff-1024-tiles.tif");
		const manifest = await store.array("/0").manifest();
		expect([manifest.referenceCount, manifest.missingCount]).toEqual([1024, 0]);
	});
});

describe("requests", () => {
	it("check 19: a file whose header fits in 64 KiB opens with one, and loads no codec", async () => {
		const loaded = () => decodedNames().filter((name) => loadedCodec(name) !== undefined);
		const before = loaded();
		for (const name of fixtureNames) {
			const trace = new Trace();
			await openBytes(fixtureBytes(name), { trace, unrepresentableFill: "drop" });
			expect([name, trace.requests.length]).toEqual([name, 1]);
		}
		expect(loaded()).toEqual(before);
	});

	/** Tiles of 16 pixels of which every one is the same 256 bytes. */
	function tiles(side: number, big: boolean): ImageFields & { fields: Field[] } {
		const count = side * side;
		return {
			width: 16 * side,
			height: 16 * side,
			fields: [
				[322, 3, [16]],
				[323, 3, [16]],
				[324, big ? 16 : 4, new Array<number>(count).fill(big ? 16 : 8)],
				[325, 4, new Array<number>(count).fill(256)],
			],
		};
	}

	/** A pyramid of two levels, each directory followed by its tile index. */
	function pyramid(): Uint8Array {
		const half = tiles(64, true);
		half.fields.push([254, 4, [1]]);
		return tiffBytes(new Uint8Array(256).fill(7), [tiles(128, true), half], { big: true });
	}

	it("check 3: directories and tile indexes in turn need three for the places of all tiles", async () => {
		const trace = new Trace();
		const store = await openBytes(pyramid(), { trace });
		const manifests = await Promise.all(["/0", "/overviews/1"].map((path) => store.array(path).manifest()));
		expect(manifests.map(({ referenceCount }) => referenceCount)).toEqual([16384, 4096]);
		expect(trace.requests.length).toBeLessThanOrEqual(3);
	});

	it("one tile of many needs four requests and little more than the tile", async () => {
		const trace = new Trace();
		const store = await openBytes(pyramid(), { trace, tiff: { ifd: 0 } });
		const { data } = await read(store, "/0", { selection: [1024, { start: 1024, stop: 1026 }] });
		expect(data).toEqual(Uint8Array.of(7, 7));
		expect(trace.requests.length).toBeLessThanOrEqual(4);
		expect(trace.requests.reduce((sum, { receivedBytes }) => sum + (receivedBytes ?? 0), 0)).toBeLessThan(80_000);
	});

	it("check 5: with the directory at the end of the file three are enough", async () => {
		const trace = new Trace();
		const store = await openBytes(tiffBytes(new Uint8Array(2 ** 20), [tiles(64, false)]), { trace });
		expect((await store.array("/0").manifest()).referenceCount).toBe(4096);
		expect(trace.requests.length).toBeLessThanOrEqual(3);
		expect(trace.requests.reduce((sum, { receivedBytes }) => sum + (receivedBytes ?? 0), 0)).toBeLessThan(200_000);
	});
});
