/** What lies beside a file: metadata of GDAL, overviews, masks, world files. The truth is what rasterio reads with them. */
import { describe, expect, it } from "vitest";
import { parsePam } from "../../../src/formats/tiff/pam.ts";
import { parseWorldFile } from "../../../src/formats/tiff/world-file.ts";
import { MemoryStore } from "../../../src/io/memory.ts";
import { ObjectStoreRegistry } from "../../../src/io/registry.ts";
import { Trace } from "../../../src/io/tracing.ts";
import type { ManifestStore } from "../../../src/manifest/manifest-store.ts";
import { openStore } from "../../../src/node.ts";
import { decode } from "../../../src/read/decode.ts";
import { read } from "../../../src/read/read.ts";
import { fixtureBytes, type OpenBytesOptions, type Pixels, readJson, sha256 } from "./fixtures.ts";

const truth = readJson<Record<string, Pixels>>("sidecars.json");
const BESIDE = [".aux.xml", ".ovr", ".msk", ".msk.ovr"].map((suffix) => `sidecar.tif${suffix}`);

/** Opens the first of some files, which lie in one directory; `others` replace the bytes of fixtures. */
function openWith(
	names: readonly string[],
	{ trace, tiff, ...options }: OpenBytesOptions = {},
	others: ReadonlyMap<string, Uint8Array> = new Map(),
): Promise<ManifestStore> {
	const memory = new MemoryStore(names.map((name) => [name, others.get(name) ?? fixtureBytes(name)]));
	const registry = new ObjectStoreRegistry().register("memory://files/", trace?.wrap(memory) ?? memory);
	return openStore(`memory://files/${names[0]}`, { registry, ...options, tiff: { sidecars: true, ...tiff } });
}

describe("sidecars", () => {
	it("overviews and masks beside a file are those of the image", async () => {
		const store = await openWith(["sidecar.tif", ...BESIDE]);
		expect(Object.keys(truth).sort()).toEqual(
			store.contents().flatMap(({ path, kind }) => (kind === "array" ? [path] : [])),
		);
		for (const [path, { dataType, shape, sha256: digest }] of Object.entries(truth)) {
			const values = await read(store, path);
			expect({ path, dataType: values.dataType, shape: values.shape }).toEqual({ path, dataType, shape });
			expect([path, sha256(values.bytes)]).toEqual([path, digest]);
		}
		expect(store.group.attributes.has("multiscales")).toBe(true);
	});

	it("metadata beside a file go before its own, and its bands may have nodata of their own", async () => {
		const store = await openWith(["sidecar.tif", ...BESIDE]);
		expect(store.array("/0").metadata.attributes).toMatchObject({
			band_scale: [0.1, 0.2],
			band_offset: [0, 273.15],
			band_units: ["m", "K"],
			band_description: ["height", "temperature"],
			TITLE: "a <b> & &lt;",
			band_metadata: [{}, { SENSOR: "x" }],
			mask: "/mask",
		});
		expect(store.array("/0").metadata.attributes).not.toHaveProperty("_FillValue");
		expect(store.diagnostics.find(({ path }) => path === "/0")).toMatchObject({ code: "fill-conflict" });
		expect(store.group.attributes.get("proj:code")).toMatchObject({ values: ["EPSG:32633"] });

		const split = await openWith(["sidecar.tif", ...BESIDE], { tiff: { splitBands: true } });
		expect(split.array("/0/band_1").metadata.attributes).toMatchObject({ _FillValue: -7, scale_factor: 0.1 });
		expect(split.array("/0/band_2").metadata.attributes).toMatchObject({ _FillValue: -8, scale_factor: 0.2 });
		expect(split.array("/0/band_1").fill.validity).toMatchObject([
			{ kind: "sentinel", source: { place: "NoDataValue of the file .aux.xml" } },
			{ kind: "maskArray", path: "/mask" },
		]);
	});

	it("the mask beside a file masks as any other", async () => {
		const store = await openWith(["sidecar.tif", ...BESIDE]);
		const { data } = await decode(store, "/0", { selection: [0] });
		const mask = await read(store, "/mask");
		expect(Array.from(data as Float64Array, (v) => !Number.isNaN(v))).toEqual(
			Array.from(mask.data as Uint8Array, (v) => v !== 0),
		);
	});

	it("are looked for on request alone, and may all be missing", async () => {
		const trace = new Trace();
		const store = await openWith(["sidecar.tif", ...BESIDE], { trace, tiff: { sidecars: false } });
		expect([trace.requests.length, store.group.groups.size]).toEqual([1, 0]);
		const alone = await openWith(["sidecar.tif"]);
		expect([alone.diagnostics, [...alone.group.arrays.keys()]]).toEqual([[], ["0"]]);
	});

	it("one that is damaged is left out with a diagnostic", async () => {
		const damaged = new Map(BESIDE.map((name) => [name, Uint8Array.of(0x49, 0x49, 42, 0, 9, 9, 0, 0)]));
		const store = await openWith(["sidecar.tif", ...BESIDE], {}, damaged);
		expect(store.diagnostics.map(({ code }) => code)).toEqual(["truncated-file", "truncated-file"]);
		expect([...store.group.arrays.keys()]).toEqual(["0"]);
	});

	it("a world file places an image that has no georeference", async () => {
		const store = await openWith(["world.tif", "world.tfw"], { tiff: { coordinates: true } });
		expect([...(await read(store, "/x")).data]).toEqual([500005, 500015, 500025, 500035]);
		expect((await read(store, "/y")).data[0]).toBe(5999990);
		const other = await openWith(["pixel-is-area.tif", "world.tfw"], { tiff: { coordinates: true } });
		expect((await read(other, "/x")).data[0]).toBe(-179.75);
	});
});

describe("documents", () => {
	it("a world file is six numbers", () => {
		expect(parseWorldFile("2\n0\r\n0\n-2\n1.0\n9.0")).toEqual([2, 0, 0, 0, -2, 10]);
		for (const text of ["", "1 2 3", "1\n0\n0\nx\n0\n0", "0\n0\n0\n0\n0\n0"])
			expect(parseWorldFile(text)).toBeUndefined();
	});

	it("what PAM has besides is stepped over", () => {
		const pam = parsePam(`<PAMDataset><SRS>GEOGCRS["WGS 84",ID["EPSG",4326]]</SRS><GeoTransform>1,2</GeoTransform>
			<PAMRasterBand band="1"><Histograms><HistItem><Description>no</Description></HistItem></Histograms>
			<NoDataValue le_hex_equiv="00">0</NoDataValue><Metadata domain="D"><MDI key="k">&amp;lt;</MDI></Metadata></PAMRasterBand>
			<PAMRasterBand band="x"><NoDataValue>1</NoDataValue></PAMRasterBand></PAMDataset>`);
		expect(pam).toEqual({
			items: [{ name: "k", value: "&amp;lt;", sample: 0, role: undefined, domain: "D" }],
			nodata: new Map([[0, "0"]]),
			transform: undefined,
			crs: { crsCode: "EPSG:4326", isGeographic: true },
		});
		expect(parsePam("<PAMDataset><PAMRasterBand")).toMatchObject({ items: [] });
	});
});
