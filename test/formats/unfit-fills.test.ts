/**
 * Rule 6: with `unrepresentableFill: "error"` an array is refused whose fill value does not fit, in every format that can have
 * one, and `explainFill` tells of it all the same.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { SNAPSHOT } from "../../src/icechunk/schemas.ts";
import { MemoryStore } from "../../src/io/memory.ts";
import { ObjectStoreRegistry } from "../../src/io/registry.ts";
import type { ManifestStore } from "../../src/manifest/manifest-store.ts";
import { type OpenOptions, openStore } from "../../src/open.ts";
import { explainFill } from "../../src/read/explain.ts";
import { read } from "../../src/read/read.ts";
import {
	arrayDocument,
	arrayNode,
	bufferOf,
	madeRepository,
	plainFile,
	snapshotOf,
} from "./icechunk/made-repository.ts";

const ROOT = "memory://files/";

function opener(files: Iterable<readonly [string, Uint8Array]>, name: string) {
	return (options: OpenOptions): Promise<ManifestStore> => {
		const registry = new ObjectStoreRegistry().register(ROOT, new MemoryStore(files));
		return openStore(ROOT + name, { registry, ...options });
	};
}

function fixture(path: string): Uint8Array {
	return new Uint8Array(readFileSync(join(import.meta.dirname, "../fixtures", path)));
}

/** A fixture in which one text stands for another of the same length, wherever it is. */
function patched(path: string, ...changes: [from: string, to: string][]): Uint8Array {
	let text = Buffer.from(fixture(path)).toString("latin1");
	for (const [from, to] of changes) {
		if (!text.includes(from) || to.length !== from.length) throw new Error(`${path} has no ${from}`);
		text = text.replaceAll(from, to);
	}
	return new Uint8Array(Buffer.from(text, "latin1"));
}

const json = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value));

const V3 = {
	...JSON.parse(new TextDecoder().decode(arrayDocument([4]))),
	attributes: { _FillValue: 300 },
};
const V2 = { zarr_format: 2, shape: [4], chunks: [4], dtype: "|u1", order: "C", filters: null, compressor: null };
const V2_DOCUMENTS: [string, object][] = [
	[".zgroup", { zarr_format: 2 }],
	["a/.zarray", { ...V2, fill_value: 0 }],
	["a/.zattrs", { _FillValue: 300 }],
];

const SNAPSHOT_FILE = plainFile(
	"snapshot",
	bufferOf(SNAPSHOT, snapshotOf([arrayNode("/a", [4], { userData: json(V3) })])),
);

const DMRPP = `<?xml version="1.0"?>
<Dataset xmlns="http://xml.opendap.org/ns/DAP/4.0#" xmlns:dmrpp="http://xml.opendap.org/dap/dmrpp/1.0.0#" dapVersion="4.0"
 name="granule.h5" dmrpp:href="granule.h5"><Byte name="a"><Dim size="4"/>
<Attribute name="_FillValue" type="Int16"><Value>300</Value></Attribute>
<dmrpp:chunks><dmrpp:chunk offset="0" nBytes="4"/></dmrpp:chunks></Byte></Dataset>`;

// The double 10 becomes 10.25, which is none of its integers.
const HDF4 = patched(
	"hdf4/fills.hdf",
	["add_offset", "_FillValue"],
	["\x40\x24\0\0\0\0\0\0", "\x40\x24\x80\0\0\0\0\0"],
);

type Case = [format: string, path: string, text: string, open: (options: OpenOptions) => Promise<ManifestStore>];

const CASES: Case[] = [
	["NetCDF-3", "/out_of_range", "300", opener([["f.nc", fixture("netcdf3/fills-of-other-types.nc")]], "f.nc")],
	["HDF5", "/attribute_unfit", "-9999", opener([["f.h5", fixture("hdf5-parser/fills.h5")]], "f.h5")],
	["HDF4", "/calibrated", "10.25", opener([["f.hdf", HDF4]], "f.hdf")],
	["FITS, an image", "/2", "-99768", opener([["f.fits", patched("fits/images.fits", ["-32768", "-99768"])]], "f.fits")],
	// The numbers of this one are unsigned by BZERO, and BLANK is one of those that are stored.
	[
		"FITS, an unsigned image",
		"/4",
		"-99768",
		opener([["f.fits", patched("fits/images.fits", ["-32768", "-99768"])]], "f.fits"),
	],
	[
		"FITS, a column",
		"/1/int",
		"-9999999",
		opener(
			[["f.fits", patched("fits/tables.fits", ["TNULL1  =                  -99", "TNULL1  =             -9999999"])]],
			"f.fits",
		),
	],
	[
		"DMR++",
		"/a",
		"300",
		opener(
			[
				["granule.h5.dmrpp", new TextEncoder().encode(DMRPP)],
				["granule.h5", new Uint8Array(4)],
			],
			"granule.h5.dmrpp",
		),
	],
	[
		"Zarr v2",
		"/a",
		"300",
		opener(
			V2_DOCUMENTS.map(([key, value]) => [key, json(value)] as const),
			"",
		),
	],
	["Zarr v3", "/", "300", opener([["zarr.json", json(V3)]], "")],
	[
		"Kerchunk",
		"/a",
		"300",
		opener(
			[
				[
					"refs.json",
					json({
						version: 1,
						refs: Object.fromEntries(V2_DOCUMENTS.map(([key, value]) => [key, JSON.stringify(value)])),
					}),
				],
			],
			"refs.json",
		),
	],
	["Icechunk", "/a", "300", opener(madeRepository([], { snapshot: SNAPSHOT_FILE }), "")],
];

describe.each(CASES)("%s", (_, path, text, open) => {
	it("is refused with an error diagnostic, and explained", async () => {
		const strict = await open({ unrepresentableFill: "error" });
		expect(() => strict.array(path)).toThrow(expect.objectContaining({ code: "fill-out-of-range" }));
		await expect(read(strict, path)).rejects.toMatchObject({ code: "fill-out-of-range" });
		expect(strict.contents()).toContainEqual({ path, kind: "array" });
		const errors = strict.diagnostics.filter((found) => found.path === path && found.severity === "error");
		expect(errors).toMatchObject([{ code: "fill-out-of-range" }]);
		const report = await explainFill(strict, path);
		expect(report.error).toContain("unrepresentableFill");
		expect(report.dropped).toContainEqual(
			expect.objectContaining({ code: "fill-out-of-range", text: expect.stringContaining(text) }),
		);
	});

	it("is opened without the value where that is asked for", async () => {
		const store = await open({ unrepresentableFill: "drop" });
		expect(store.array(path).metadata.attributes).not.toHaveProperty("_FillValue");
		const report = await explainFill(store, path);
		expect(report).not.toHaveProperty("error");
	});
});
