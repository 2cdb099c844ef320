import { describe, expect, it } from "vitest";
import * as zarr from "zarrita";
import { packingToCodecs } from "../../../src/dataset/packing/to-codecs.ts";
import { meantCalibration } from "../../../src/formats/hdf4/calibration.ts";
import { Trace } from "../../../src/io/tracing.ts";
import { ManifestGroup } from "../../../src/manifest/manifest-group.ts";
import { ManifestStore } from "../../../src/manifest/manifest-store.ts";
import { decode } from "../../../src/read/decode.ts";
import { decodedView } from "../../../src/read/decoded-view.ts";
import { explainFill } from "../../../src/read/explain.ts";
import { read } from "../../../src/read/read.ts";
import { type Attributes, textAttribute } from "../../../src/zarr/attributes.ts";
import { fixtureBytes, fixtureNames, fixtureTruth, openBytes, openFixture } from "./fixtures.ts";

const bytesOf = (base64: string) => new Uint8Array(Buffer.from(base64, "base64"));

describe.each(fixtureNames)("%s", (name) => {
	const { arrays } = fixtureTruth(name);

	it("D11 has the arrays that the library sees, with their types, shapes and values", async () => {
		const store = await openFixture(name);
		for (const [path, expected] of Object.entries(arrays)) {
			const array = store.array(path);
			expect([path, array.description.dataType.name, array.metadata.shape]).toEqual([
				path,
				expected.dataType,
				expected.shape,
			]);
			const values = await read(store, path);
			expect(values.bytes, path).toEqual(bytesOf(expected.base64));
			if (expected.dataType === "null_terminated_bytes" || expected.shape.includes(0)) continue;
			const twice = path
				.slice(1)
				.split("/")
				.map((part) => encodeURIComponent(encodeURIComponent(part)))
				.join("/");
			const opened = await zarr.open(zarr.root(store).resolve(twice), { kind: "array" });
			const { data } = (await zarr.get(opened)) as { data: unknown };
			expect(data, path).toEqual(values.data);
		}
	});
});

describe("attributes", () => {
	it("have the types of the file", async () => {
		const store = await openFixture("types");
		expect(store.group.attributes.get("title")).toEqual({ dataType: "string", shape: [], values: ["all types"] });
		expect(store.group.attributes.get("numbers")?.values).toEqual(Float64Array.of(1.5, 2.5));
		for (const type of ["int8", "uint16", "float32"])
			expect(store.array(`/${type}`).attributes.get("valid_range")?.dataType).toBe(type);
		expect(store.array("/char").attributes.get("units")?.values).toEqual(["letters"]);
		expect(store.array("/int16_little").metadata.dimension_names).toEqual(["y", "x"]);
	});

	it.each([
		["types", "all types", "one\0of al", "one\nof al", /"title" continues after a NUL/],
		["types", "all types", "all typ\0s", "all typ", /"title" ends at a NUL/],
		["annotated", "two\nlines", "two\0in it", "two\nin it", /"file_description" continues after a NUL/],
	])(
		"text of %s behind a NUL is kept where it is text, else cut: %j as %j",
		async (name, text, stored, shown, said) => {
			const bytes = fixtureBytes(`${name}.hdf`);
			const at = Buffer.from(bytes.buffer).indexOf(text);
			bytes.set(new TextEncoder().encode(stored.padEnd(text.length, "\0")), at);
			const store = await openBytes(bytes);
			const attribute = name === "types" ? "title" : "file_description";
			expect(store.group.attributes.get(attribute)?.values).toEqual([shown]);
			expect(store.diagnostics.find(({ code }) => code === "text-with-nul")?.message).toMatch(said);
		},
	);

	it("of Vgroups and of fields of Vdatas are theirs", async () => {
		const store = await openFixture("groups");
		const child = store.group.groups.get("Top group")?.groups.get("Child");
		expect(child?.attributes.get("level")?.values).toEqual(Int32Array.of(2));
		expect(store.array("/Top group/Child/Table/time").attributes.get("units")?.values).toEqual(["s"]);
	});

	it("of raster images have the names of their fields", async () => {
		const { attributes } = (await openFixture("annotated")).array("/image");
		expect(attributes.get("about")?.values).toEqual(["a wedge"]);
		expect(attributes.get("levels")?.values).toEqual(Int16Array.of(0, 11));
	});

	it("palettes are those of their images, an entry in each row", async () => {
		const palette = (await openFixture("annotated")).array("/image").attributes.get("palette");
		expect(palette).toEqual({
			dataType: "uint8",
			shape: [256, 3],
			values: Uint8Array.from({ length: 768 }, (_, i) => i),
		});
	});

	it("annotations are attributes of what they annotate", async () => {
		const store = await openFixture("annotated");
		const texts = (attributes: Attributes | undefined, name: string) => attributes?.get(name)?.values;
		expect(texts(store.group.attributes, "file_label")).toEqual(["first", "second"]);
		expect(texts(store.group.attributes, "file_description")).toEqual(["two\nlines"]);
		expect(texts(store.array("/set").attributes, "data_label")).toEqual(["label of the set"]);
		expect(texts(store.array("/set").attributes, "data_description")).toEqual(["description of the set"]);
		expect(texts(store.array("/image").attributes, "data_label")).toEqual(["label of the image"]);
		expect(texts(store.group.groups.get("Group")?.attributes, "data_label")).toEqual(["label of the group"]);
		const table = store.group.groups.get("Table")?.attributes;
		expect(texts(table, "data_description")).toEqual(["description of the table"]);
		expect(texts(table, "version")).toEqual(Int32Array.of(5));
	});
});

describe("fill values", () => {
	it("D10 the fill tag of the older interface is honoured, and _FillValue encoded", async () => {
		const store = await openFixture("older");
		const array = store.array("/Data-Set-2");
		expect(array.metadata).toMatchObject({ fill_value: 7, attributes: { _FillValue: 7, units: "m", valid_max: 90 } });
		const { data } = await decode(store, "/Data-Set-2");
		const stored = await read(store, "/Data-Set-2");
		expect(Array.from(data as Float32Array, Number.isNaN)).toEqual(
			Array.from(stored.data as Int16Array, (v) => v === 7),
		);
	});

	it("D10 a float fill is written as the convention demands", async () => {
		const store = await openFixture("fills");
		const { attributes, fill_value: fill } = store.array("/unwritten_filled").metadata;
		expect(fill).toBe(-9999);
		expect(Buffer.from(String(attributes._FillValue), "base64").readDoubleLE()).toBe(-9999);
		expect(store.array("/unwritten").metadata).toMatchObject({ fill_value: -32767 });
		expect(store.array("/unwritten").metadata.attributes).not.toHaveProperty("_FillValue");
		const masked = (await decode(store, "/masked")).data as Float32Array;
		expect(Array.from(masked)).toEqual([1, Number.NaN, 3, 4, Number.NaN, 6]);
	});

	it("absent chunks read as the fill of the chunked element", async () => {
		const store = await openFixture("chunked");
		expect(store.array("/deflate").metadata).toMatchObject({ fill_value: -5 });
		const manifest = await store.array("/deflate").manifest();
		expect(manifest.get([1, 0])).toEqual({ kind: "missing" });
		expect(manifest.get([0, 1]).kind).toBe("virtual");
	});
});

describe("raster images of which something was never written", () => {
	it.each(["/uneven", "/uneven_chunked"])("%s is refused: no fill value stands for bands that differ", async (path) => {
		const store = await openFixture("unwritten");
		const refusal = { code: "unsupported-feature", path };
		await expect((async () => read(store, path))()).rejects.toMatchObject(refusal);
	});
});

describe("calibration", () => {
	// SDsetcal: y = cal * (y' - offset), here 0.5 * ([10, 20, 30, 40] - 10).
	const PHYSICAL = [0, 5, 10, 15];

	it("with an offset keeps the names and numbers of the file, and is decoded as HDF means it", async () => {
		const store = await openFixture("fills");
		const array = store.array("/calibrated");
		expect(array.attributes.get("scale_factor")).toMatchObject({ dataType: "float64", values: Float64Array.of(0.5) });
		expect(array.attributes.get("add_offset")).toMatchObject({ dataType: "float64", values: Float64Array.of(10) });
		expect(array.fill.packing).toMatchObject({ kind: "calibration", addOffset: { value: 10 } });
		expect(await decode(store, "/calibrated")).toMatchObject({
			dataType: "float64",
			data: Float64Array.from(PHYSICAL),
		});
		expect(Array.from((await decode(store, "/calibrated", { scale: false })).data as Int16Array, Number)).toEqual([
			10, 20, 30, 40,
		]);
		expect(store.diagnostics.map(({ code }) => code)).toContain("calibration-not-cf");
	});

	it("means the same in Zarr documents, which are read by CF's formula", async () => {
		const store = await openFixture("fills");
		const { attributes = {} } = store.array("/calibrated").metadata;
		expect(attributes).toMatchObject({
			scale_factor: 0.5,
			add_offset: -5,
			calibration: "scale_factor * (stored - 10)",
		});
		const { scale_factor: scale, add_offset: offset } = attributes as { scale_factor: number; add_offset: number };
		expect([10, 20, 30, 40].map((stored) => stored * scale + offset)).toEqual(PHYSICAL);
	});

	it("is known to decoded views, explanations and packing codecs", async () => {
		const store = await openFixture("fills");
		const view = decodedView(store);
		expect((await read(view, "/calibrated")).data).toEqual(Float64Array.from(PHYSICAL));
		expect(view.array("/calibrated").metadata.attributes).not.toHaveProperty("add_offset");
		const report = await explainFill(store, "/calibrated");
		expect(report.packing).toMatchObject({
			kind: "calibration",
			scaleFactor: { value: 0.5 },
			addOffset: { value: 10 },
		});
		const { array, exactness } = packingToCodecs(store.array("/calibrated"));
		expect(exactness).toMatchObject({ exact: true, differing: 0 });
		const group = new ManifestGroup();
		group.arrays.set("coded", array);
		const coded = new ManifestStore({ url: store.url, group, registry: store.registry });
		expect((await read(coded, "/coded")).data).toEqual(Float64Array.from(PHYSICAL));
	});

	it("is not meant by products whose guides add the offset, though they call SDsetcal", () => {
		const inventory = (name: string) =>
			new Map([["CoreMetadata.0", textAttribute(`OBJECT = SHORTNAME\n NUM_VAL = 1\n VALUE = "${name}"\nEND_OBJECT`)]]);
		expect(meantCalibration(inventory("MOD11A1"), true)).toBe(false);
		expect(meantCalibration(inventory("MOD08_D3"), true)).toBe(true);
		expect(meantCalibration(new Map([["Conventions", textAttribute("CF-1.6")]]), true)).toBeUndefined();
		expect(meantCalibration(new Map(), false)).toBeUndefined();
	});

	it("without an offset is the same as CF's", async () => {
		const store = await openFixture("fills");
		expect(Array.from((await decode(store, "/scaled")).data as Float64Array)).toEqual([5, 10, 15, 20]);
	});
});

describe("storage", () => {
	it("linked blocks of whole rows are chunks, others are put together", async () => {
		const store = await openFixture("records");
		expect(store.array("/short").kind).toBe("manifest");
		expect((await store.array("/short").manifest()).missingCount).toBe(0);
		expect(store.array("/odd").kind).toBe("derived");
		// Every data set has as many records as were written of it.
		expect(store.array("/double").metadata.shape).toEqual([4, 3]);
	});

	it("external data are references into the other file", async () => {
		const store = await openFixture("external");
		const entry = (await store.array("/outside").manifest()).get([0, 0]);
		expect(entry).toEqual({ kind: "virtual", url: "memory://files/external.dat", offset: 6, length: 24 });
	});

	it("compressed data in several pieces are put together", async () => {
		const store = await openFixture("compressed");
		expect(["/linked_0", "/linked_1"].map((path) => store.array(path).kind)).toContain("derived");
	});

	it("names the codecs", async () => {
		const store = await openFixture("compressed");
		const names = (path: string) => store.array(path).description.codecs.map(({ name }) => name);
		expect(names("/rle_int16")).toEqual(["bytes", "mirazarr.hdf4_rle"]);
		expect(names("/skphuff_int16")).toEqual(["bytes", "mirazarr.hdf4_skphuff"]);
		expect(names("/deflate_int16")).toEqual(["bytes", "numcodecs.zlib"]);
		expect(names("/nbit_signed_int16")).toEqual(["bytes", "mirazarr.hdf4_nbit"]);
	});
});

describe("HDF-EOS", () => {
	it("dimensions, geolocation and projections come from StructMetadata", async () => {
		const store = await openFixture("hdf-eos");
		const radiance = store.array("/Swath/Data Fields/Radiance").metadata;
		expect(radiance.dimension_names).toEqual(["Track", "Across"]);
		expect(radiance.attributes).toMatchObject({
			coordinates: "Longitude Latitude",
			add_offset: -25,
			calibration: "scale_factor * (stored - 100)",
		});
		expect(store.group.groups.get("Grid")?.attributes.get("Projection")?.values).toEqual(["GCTP_GEO"]);
		expect(store.array("/Grid/Data Fields/XDim").metadata.attributes).toMatchObject({ units: "degrees_east" });
		expect(store.array("/Grid/Data Fields/Height").metadata.dimension_names).toEqual(["YDim", "XDim"]);
		expect(store.array("/Grid/Data Fields/Height").metadata.attributes).toMatchObject({ grid_mapping: "spatial_ref" });
		expect(store.array("/Grid/Data Fields/spatial_ref").metadata.attributes).toMatchObject({
			grid_mapping_name: "latitude_longitude",
		});
	});

	it("a grid without straight axes has no coordinates, and says so", async () => {
		const store = await openFixture("eos-geometry");
		expect(store.diagnostics).toContainEqual(expect.objectContaining({ code: "no-coordinates", path: "/Blocks" }));
		expect(store.array("/Sinusoidal/Data Fields/XDim").metadata.attributes).toEqual({
			standard_name: "projection_x_coordinate",
			units: "m",
		});
	});

	it("data of another resolution than their geolocation say how both belong together", async () => {
		const store = await openFixture("eos-geometry");
		const { attributes } = store.array("/Swath/Data Fields/Radiance").metadata;
		expect(attributes).toEqual({ Fine_geolocation_dimension: "Track", Fine_offset: 1, Fine_increment: 2 });
		expect(store.diagnostics).toContainEqual(expect.objectContaining({ code: "mapped-geolocation", path: "/Swath" }));
	});

	it("a group can be the root, and arrays be left out", async () => {
		const store = await openFixture("hdf-eos", { group: "/Swath/Data Fields", drop: ["Height"] });
		expect(store.contents()).toEqual([
			{ path: "/", kind: "group" },
			{ path: "/Radiance", kind: "array" },
		]);
	});
});

describe("opening", () => {
	it.each(fixtureNames)("%s takes at most two requests, and no data", async (name) => {
		const trace = new Trace();
		await openFixture(name, { trace });
		expect(trace.requests.length).toBeLessThanOrEqual(2);
	});

	it("two data sets of one name are both there", async () => {
		const bytes = fixtureBytes("groups.hdf");
		const store = await openBytes(bytes);
		expect(store.contents().filter(({ path }) => path.endsWith("inner"))).toHaveLength(2);
	});
});
