import { describe, expect, it } from "vitest";
import { toVirtualDataset } from "../src/dataset/index.ts";
import { grib } from "../src/formats/grib/index.ts";
import { kerchunk, parseReferences } from "../src/formats/kerchunk/index.ts";
import { tiff } from "../src/formats/tiff/index.ts";
import { zip } from "../src/formats/zip/index.ts";
import { MemoryStore } from "../src/io/memory.ts";
import { ObjectStoreRegistry } from "../src/io/registry.ts";
import {
	decode,
	decodedView,
	openStore,
	openVirtualDataset,
	openVirtualDatasets,
	openVirtualDataTree,
	read,
	reduce,
} from "../src/node.ts";
import { writeIcechunk } from "../src/write/icechunk.ts";
import { writeKerchunkJson } from "../src/write/kerchunk-json.ts";

const FILE = "samples/sea-surface.nc";

/** Options as an application without a compiler may pass them. */
function wrong(options: object): never {
	return options as never;
}

describe("an option that is none is refused, and the right ones are listed", () => {
	it.each([
		["openStore", () => openStore(FILE, wrong({ dorp: ["sst"] })), "drop, group, inlineBudget"],
		["openVirtualDataset", () => openVirtualDataset(FILE, wrong({ load: ["sst"] })), "loadable"],
		["openVirtualDatasets", () => openVirtualDatasets([FILE], wrong({ concat: "time" })), "concatDim"],
		["openVirtualDataTree", () => openVirtualDataTree(FILE, wrong({ loadable: [] })), "decodeTimes"],
		["toVirtualDataset", async () => toVirtualDataset(await openStore(FILE), wrong({ dropped: [] })), "loadable"],
		["read", async () => read(await openStore(FILE), "sst", wrong({ slice: [0] })), "selection, shared, signal"],
		["decode", async () => decode(await openStore(FILE), "sst", wrong({ masked: true })), "maskArrays"],
		["reduce", async () => reduce(await openStore(FILE), "sst", "mean", wrong({ dims: "time" })), "over, q"],
		["decodedView", async () => decodedView(await openStore(FILE), wrong({ missing: "nan" })), "characters"],
		[
			"writeKerchunkJson",
			async () => writeKerchunkJson(await openStore(FILE), wrong({ zarrFormat: 2, tail: "inline" })),
			"zarrFormat",
		],
		[
			"writeIcechunk",
			async () => writeIcechunk(await openStore(FILE), { store: new MemoryStore() }, wrong({ tag: "v1" })),
			"branch",
		],
		["parseReferences", () => parseReferences({}, new ObjectStoreRegistry(), wrong({ template: {} })), "templates"],
	])("%s", async (name, call, listed) => {
		await expect(call()).rejects.toMatchObject({
			code: "bad-argument",
			what: expect.stringContaining(`${name} has no option "`),
			hint: expect.stringContaining(listed),
		});
	});

	it.each([
		["tiff", () => tiff(wrong({ idf: 0 })), "ifd, layout"],
		["grib", () => grib(wrong({ grib: {} })), "layout, filter"],
		["kerchunk", () => kerchunk(wrong({ templates: {}, url: "x" })), "templates"],
		["zip", () => zip(wrong({ password: "x" })), "tiff, zarr, zip"],
	])("the factory %s", (name, call, listed) => {
		expect(call).toThrow(
			expect.objectContaining({
				code: "bad-argument",
				what: expect.stringContaining(`${name} has no option "`),
				hint: expect.stringContaining(listed),
			}),
		);
	});

	it("an option of a format has its place under the key of the format", async () => {
		await expect(openStore(FILE, wrong({ ifd: 0 }))).rejects.toMatchObject({
			code: "bad-argument",
			hint: "It is an option of formats: tiff: { ifd }",
		});
		await expect(openVirtualDatasets([FILE], wrong({ layout: "flat" }))).rejects.toMatchObject({
			hint: "It is an option of formats: grib: { layout } or tiff: { layout }",
		});
		await expect(openStore(FILE, wrong({ tiff: { idf: 0 } }))).rejects.toMatchObject({
			what: 'openStore, tiff has no option "idf"',
			hint: "Options: ifd, layout, sidecars, coordinates, splitBands, attributes",
		});
	});
});

describe("a value that an option does not take is refused, and the right ones are listed", () => {
	it('decode: mask: "foo"', async () => {
		await expect(decode(await openStore(FILE), "sst", wrong({ mask: "foo" }))).rejects.toMatchObject({
			code: "bad-argument",
			message: 'decode: mask must be "xarray" or "netcdf", not "foo"',
		});
	});

	it.each([
		[{ drop: "sst" }, 'drop must be a list of strings, not "sst"'],
		[{ group: 3 }, "group must be a string, not 3"],
		[{ unrepresentableFill: "keep" }, 'unrepresentableFill must be "error" or "drop", not "keep"'],
		[
			{ limits: { maxBytes: 3 } },
			"limits must be an object of numbers: maxMetadataBytes, maxReferences, maxArrayBytes",
		],
		[{ inlineBudget: 4096 }, "inlineBudget must be an object of numbers: arrayBytes, storeBytes, not 4096"],
		[{ parser: {} }, "parser must be a function, not an object"],
		[{ sidecar: "aux" }, 'sidecar must be "dmrpp", not "aux"'],
		[{ tiff: true }, "tiff must be an object of ifd, layout"],
		[{ tiff: { ifd: -1 } }, "ifd must be a whole number of at least 0, not -1"],
		[{ tiff: { layout: "cubes" } }, 'layout must be "flat" or "nested", not "cubes"'],
		[
			{ grib: { filter: { shortName: "2t" } } },
			"filter must be an object of strings, numbers or lists of them by name",
		],
		[{ kerchunk: { templates: { u: 3 } } }, "templates must be an object of strings"],
	])("openStore: %j", async (options, message) => {
		await expect(openStore(FILE, wrong(options))).rejects.toMatchObject({
			code: "bad-argument",
			what: expect.stringContaining(message),
		});
	});

	it("undefined is as good as nothing", async () => {
		await expect(openStore(FILE, wrong({ drop: undefined, nothing: undefined }))).resolves.toBeDefined();
	});
});
