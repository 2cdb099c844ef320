import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { toVirtualDataset } from "../../src/dataset/index.ts";
import type { ChoiceOptions } from "../../src/formats/choice-options.ts";
import { hdf5 } from "../../src/formats/hdf5/index.ts";
import { icechunk } from "../../src/formats/icechunk/index.ts";
import { netcdf3 } from "../../src/formats/netcdf3/index.ts";
import { openVirtualDataset } from "../../src/index.ts";
import { MemoryStore } from "../../src/io/memory.ts";
import { ObjectStoreRegistry } from "../../src/io/registry.ts";
import { Trace } from "../../src/io/tracing.ts";
import { walk } from "../../src/manifest/manifest-group.ts";
import type { ManifestStore } from "../../src/manifest/manifest-store.ts";
import { openStore } from "../../src/open.ts";
import { decode } from "../../src/read/decode.ts";
import { read } from "../../src/read/read.ts";
import { repositoryFiles } from "./icechunk/fixtures.ts";
import { storedZip } from "./zip/stored-zip.ts";

const ROOT = "memory://files/";
type Files = Iterable<readonly [string, Uint8Array]>;

function fixture(path: string): Uint8Array {
	return new Uint8Array(readFileSync(join(import.meta.dirname, "../fixtures", path)));
}

function utf8(content: unknown): Uint8Array {
	return new TextEncoder().encode(typeof content === "string" ? content : JSON.stringify(content));
}

function registryOf(files: Files, trace = new Trace()): ObjectStoreRegistry {
	return new ObjectStoreRegistry().register(ROOT, trace.wrap(new MemoryStore(files)));
}

const GROUP = { zarr_format: 3, node_type: "group" };
const ARRAY = {
	zarr_format: 3,
	node_type: "array",
	shape: [2],
	data_type: "int8",
	chunk_grid: { name: "regular", configuration: { chunk_shape: [2] } },
	chunk_key_encoding: { name: "default" },
	fill_value: 0,
	codecs: [{ name: "bytes" }],
};
const DOCUMENTS: Record<string, unknown> = {
	"zarr.json": GROUP,
	"x/zarr.json": ARRAY,
	"broken/zarr.json": { ...ARRAY, codecs: [] },
	"g/zarr.json": GROUP,
	"g/x/zarr.json": ARRAY,
	"g/inner/zarr.json": GROUP,
	"g/inner/y/zarr.json": ARRAY,
};
const ZARR: [string, Uint8Array][] = Object.entries(DOCUMENTS).map(([key, document]) => [key, utf8(document)]);

const DMRPP = `<?xml version="1.0"?>
<Dataset xmlns="http://xml.opendap.org/ns/DAP/4.0#" xmlns:dmrpp="http://xml.opendap.org/dap/dmrpp/1.0.0#" name="a.h5" dmrpp:href="a.h5">
<Byte name="x"><Dim size="4"/></Byte>
<Group name="g"><Byte name="x"><Dim size="4"/></Byte><Group name="inner"><Byte name="y"><Dim size="4"/></Byte></Group></Group>
</Dataset>`;

/** A file of each format: its name, and what lies beside it. */
const FORMATS: [format: string, name: string, files: Files][] = [
	["NetCDF-3", "a.nc", [["a.nc", new Uint8Array(readFileSync("samples/sea-surface.nc"))]]],
	["HDF5", "a.nc", [["a.nc", fixture("hdf5-parser/dimensions.nc")]]],
	["TIFF", "a.tif", [["a.tif", fixture("tiff/cog-mask.tif")]]],
	["FITS", "a.fits", [["a.fits", fixture("fits/groups.fits")]]],
	["HDF4", "a.hdf", [["a.hdf", fixture("hdf4/hdf-eos.hdf")]]],
	["GRIB", "a.grib", [["a.grib", fixture("grib-cubes/products.grib")]]],
	["DMR++", "a.dmrpp", [["a.dmrpp", utf8(DMRPP)]]],
	["Zarr", "", ZARR],
	["zip", "a.zip", [["a.zip", storedZip(ZARR)]]],
	["zip of HDF5", "a.zip", [["a.zip", storedZip([["a.nc", fixture("hdf5-parser/dimensions.nc")]])]]],
	["Kerchunk", "a.json", [["a.json", utf8({ version: 1, refs: DOCUMENTS })]]],
	["Icechunk", "", repositoryFiles("v2")],
];

type Node = { path: string; kind: string };

function nodesOf(store: ManifestStore): Node[] {
	return Array.from(walk(store.group), ({ path, kind }) => ({ path, kind }));
}

function without(nodes: readonly Node[], isDropped: (path: string) => boolean): Node[] {
	const isLeftOut = (path: string): boolean =>
		path.split("/").some((_, i, names) => i > 0 && isDropped(names.slice(0, i + 1).join("/")));
	return nodes.filter(({ path }) => path === "/" || !isLeftOut(path));
}

describe.each(FORMATS)("drop and group of %s", (_, name, files) => {
	const open = (options: ChoiceOptions = {}) => openStore(ROOT + name, { registry: registryOf(files), ...options });
	const last = (path: string): string => path.slice(path.lastIndexOf("/") + 1);

	it("leaves out any array or group by its path, with or without a slash, and by its name wherever it is", async () => {
		const all = nodesOf(await open());
		for (const { path } of all.filter(({ path }) => path !== "/")) {
			for (const drop of [path, path.slice(1).includes("/") ? path.slice(1) : path, `${path}/`]) {
				const store = await open({ drop: [drop] });
				expect(nodesOf(store), drop).toEqual(without(all, (one) => one === path));
				expect(store.diagnostics.filter(({ code }) => code === "unknown-name")).toEqual([]);
				expect(store.diagnostics.filter((found) => `${found.path}/`.startsWith(`${path}/`))).toEqual([]);
			}
			expect(nodesOf(await open({ drop: [last(path)] }))).toEqual(without(all, (one) => last(one) === last(path)));
		}
	});

	it("a name that it has not is a diagnostic", async () => {
		const store = await open({ drop: ["no such"] });
		expect(nodesOf(store)).toEqual(nodesOf(await open()));
		expect(store.diagnostics).toContainEqual(
			expect.objectContaining({ code: "unknown-name", message: expect.stringContaining('"no such"') }),
		);
	});

	it("makes any group the root", async () => {
		const all = nodesOf(await open());
		expect(nodesOf(await open({ group: "/" }))).toEqual(all);
		for (const { path } of all.filter(({ path, kind }) => kind === "group" && path !== "/"))
			for (const group of [path, path.slice(1), `${path}/`]) {
				const store = await open({ group });
				const inside = all.filter((node) => `${node.path}/`.startsWith(`${path}/`));
				expect(nodesOf(store)).toEqual(inside.map((node) => ({ ...node, path: node.path.slice(path.length) || "/" })));
			}
	});

	it("a group that it has not is not found", async () => {
		await expect(open({ group: "no such" })).rejects.toMatchObject({ code: "not-found", message: /no such/ });
	});
});

describe("drop and group", () => {
	it('NetCDF-3: a path with a slash is a path, drop: ["/sst"]', async () => {
		const store = await netcdf3({ drop: ["/sst"] })(
			`${ROOT}a.nc`,
			registryOf([["a.nc", new Uint8Array(readFileSync("samples/sea-surface.nc"))]]),
		);
		expect(store.group.arrays.has("sst")).toBe(false);
		expect(store.group.arrays.has("quality")).toBe(true);
	});

	it("what is refused can be left out, with what is said about it", async () => {
		const whole = await openStore(ROOT, { registry: registryOf(ZARR) });
		expect(whole.group.get("broken")?.kind).toBe("refused");
		const store = await openStore(ROOT, { registry: registryOf(ZARR), drop: ["broken"] });
		expect(store.group.has("broken")).toBe(false);
		expect(store.diagnostics).toEqual([]);
	});

	it("drop names paths of the file, whichever group is the root, and so do descriptions", async () => {
		const store = await openStore(ROOT, { registry: registryOf(ZARR), group: "g", drop: ["/g/inner/y", "/x"] });
		expect(nodesOf(store).map(({ path }) => path)).toEqual(["/", "/x", "/inner"]);
		expect(store.array("/x").description.path).toBe("/g/x");
		expect(store.diagnostics).toEqual([]);
	});

	it("are applied to what parsers of others give", async () => {
		const registry = registryOf(ZARR);
		const parser = async () => openStore(ROOT, { registry });
		const store = await openStore(ROOT, { registry, parser, group: "g", drop: ["inner"] });
		expect(nodesOf(store).map(({ path }) => path)).toEqual(["/", "/x"]);
	});

	it("a Zarr store is not asked for what is left out", async () => {
		const trace = new Trace();
		await openStore(ROOT, { registry: registryOf(ZARR, trace), drop: ["g", "broken"] });
		expect(trace.requests.map(({ path }) => path)).toContain("x/zarr.json");
		expect(trace.requests.filter(({ path }) => /^(g|broken)\//.test(path))).toEqual([]);
	});

	it("masks inside of a group are found at their new paths; one that is left out masks no more", async () => {
		const files: Files = [["a.tif", fixture("tiff/cog-mask.tif")]];
		const options = { maskArrays: true };
		const whole = await openStore(`${ROOT}a.tif`, { registry: registryOf(files) });
		const store = await openStore(`${ROOT}a.tif`, { registry: registryOf(files), group: "overviews" });
		expect(store.array("/1").fill.validity).toContainEqual(expect.objectContaining({ path: "/1_mask" }));
		expect((await decode(store, "/1", options)).data).toEqual((await decode(whole, "/overviews/1", options)).data);
		const bare = await openStore(`${ROOT}a.tif`, { registry: registryOf(files), group: "overviews", drop: ["1_mask"] });
		expect(bare.array("/1").fill.validity).toEqual([]);
	});

	it("HDF5: what is left out is still there for virtual datasets that are made of it", async () => {
		const files: Files = [["a.h5", fixture("hdf5-parser/virtual-new.h5")]];
		const whole = await hdf5()(`${ROOT}a.h5`, registryOf(files));
		const store = await hdf5({ drop: ["own"] })(`${ROOT}a.h5`, registryOf(files));
		expect(store.group.arrays.has("own")).toBe(false);
		const own = new Set((await read(whole, "/own")).data as ArrayLike<number> as number[]);
		const { data } = await read(store, "/grid");
		expect(data).toEqual((await read(whole, "/grid")).data);
		expect([...own].every((value) => Array.from(data as ArrayLike<number>).includes(value))).toBe(true);
	});

	it("Icechunk by its factory", async () => {
		const store = await icechunk({ drop: ["no such"] })(
			"memory://repository",
			new ObjectStoreRegistry().register("memory://repository", new MemoryStore(repositoryFiles("v2"))),
		);
		expect(store.diagnostics).toContainEqual(expect.objectContaining({ code: "unknown-name" }));
	});

	it("mean the same for datasets", async () => {
		const registry = registryOf(ZARR);
		const opened = await openVirtualDataset(ROOT, { registry, group: "/g", drop: ["/g/inner", "none"] });
		const made = await toVirtualDataset(await openStore(ROOT, { registry }), {
			group: "g/",
			drop: ["g/inner", "none"],
		});
		for (const dataset of [opened, made]) {
			expect([...dataset.variables.keys()]).toEqual(["x"]);
			expect(dataset.diagnostics).toContainEqual(expect.objectContaining({ code: "unknown-name", path: "/" }));
		}
		const without = await toVirtualDataset(await openStore(ROOT, { registry }), { group: "g", drop: ["/g/x"] });
		expect(without.variables.size).toBe(0);
	});
});
