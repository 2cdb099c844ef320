/** What fuzzing found, as the smallest thing that shows it; the inputs themselves are replayed beside. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { inflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { open } from "../../fuzz/exercise.ts";
import { isMiraError } from "../../src/errors.ts";
import { readReferenceTable } from "../../src/formats/kerchunk/parquet-table.ts";
import { read } from "../../src/read/read.ts";
import { JsonFloat, type JsonValue, shownJson } from "../../src/zarr/json.ts";
import { parseNumpyType } from "../../src/zarr/numpy-type.ts";
import { FIXTURE } from "../formats/kerchunk/fixtures.ts";
import { tiffBytes } from "../formats/tiff/tiff-bytes.ts";

function openFile(name: string, bytes: Uint8Array) {
	return open({ objects: new Map([[name, bytes]]), target: name });
}

function keptBytes(name: string): Uint8Array {
	return new Uint8Array(readFileSync(join(import.meta.dirname, "../../fuzz/corpus", name)));
}

describe("values of documents in messages", () => {
	it.each<[JsonValue | undefined, string]>([
		[undefined, "nothing"],
		[12345678901234567890n, "12345678901234567890"],
		[{ a: [1n, new JsonFloat(2)] }, '{"a":[1,2]}'],
		[Number.NaN, "NaN"],
		["x", '"x"'],
		["x".repeat(100), `"${"x".repeat(79)}…`],
	])("%o", (value, text) => {
		expect(shownJson(value)).toBe(text);
	});

	it("a data type that is a long integer is refused, not a TypeError", () => {
		expect(() => parseNumpyType(2n ** 60n)).toThrow(
			expect.objectContaining({ code: "unsupported-feature", what: `data type ${2n ** 60n} is not known` }),
		);
	});

	it("so are long integers in the configuration of a codec", async () => {
		const document = (order: JsonValue[]): Uint8Array =>
			new TextEncoder().encode(`{"zarr_format":3,"node_type":"array","shape":[2],"data_type":"uint8",
				"chunk_grid":{"name":"regular","configuration":{"chunk_shape":[2]}},"chunk_key_encoding":{"name":"default"},
				"fill_value":0,"codecs":[{"name":"transpose","configuration":{"order":[${order.join()}]}},{"name":"bytes"}]}`);
		const objects = new Map([
			["zarr.json", document([2n ** 60n])],
			["c/0", new Uint8Array(2)],
		]);
		const store = await open({ objects, target: "" });
		await expect(read(store, "/")).rejects.toMatchObject({ name: "MiraError" });
	});

	it("a length of a reference that is no number is not called NaN", async () => {
		const store = await openFile("references.json", keptBytes("kerchunk/length-no-number.json"));
		const messages = store.diagnostics.map(({ message }) => message).join();
		expect(messages).toContain("its length is no number");
	});

	it("a damaged table of references is not described in the words of JavaScript", async () => {
		const sound = new Uint8Array(Buffer.from(FIXTURE.parquet.files["g/many/refs.1.parq"] as string, "base64"));
		const said = new Set<string>();
		for (let at = sound.length - 9; at > sound.length - 400; at--) {
			const bytes = sound.slice();
			bytes[at] = 0x0c;
			const error = await readReferenceTable(bytes, "memory:///refs.1.parq", 2 ** 20).catch(
				(caught: unknown) => caught,
			);
			if (isMiraError(error)) said.add(error.what);
		}
		expect(said).toContain("the file of references cannot be read: its structure is damaged");
		expect([...said].filter((what) => /undefined|Cannot read|is not a function/.test(what))).toEqual([]);
	});

	it("four bytes of a GRIB message have no edition", async () => {
		await expect(openFile("a.grib", new TextEncoder().encode("GRIB"))).rejects.toMatchObject({ code: "corrupt-file" });
	});
});

describe("TIFF fields of another type", () => {
	const data = new Uint8Array(16).fill(7);

	it("codes and counts that are no whole numbers are refused: RowsPerStrip as text, Compression as a double", async () => {
		for (const field of [[278, 2, "4"] as const, [259, 12, [1]] as const]) {
			const store = await openFile("a.tif", tiffBytes(data, [{ width: 4, height: 4, bits: 8, fields: [field] }]));
			expect(() => store.array("/0")).toThrow(
				expect.objectContaining({ code: "corrupt-file", what: expect.stringContaining("none of whole numbers") }),
			);
		}
	});

	it.each([
		["a width", [[256, 16, [2 ** 56]]] as const],
		[
			"a tile",
			[
				[322, 16, [2 ** 60]],
				[323, 3, [16]],
			] as const,
		],
	])("%s of 64 bits that no number can hold is refused by name", async (_, fields) => {
		const file = tiffBytes(data, [{ height: 4, bits: 8, fields }], { big: true });
		const store = await openFile("a.tif", file);
		expect(() => store.array("/0")).toThrow(
			expect.objectContaining({ code: "corrupt-file", what: expect.stringContaining("impossible") }),
		);
	});

	it("PhotometricInterpretation as text is refused, which GDAL does not take either", async () => {
		const store = await openFile("a.tif", keptBytes("tiff/photometric-as-text.tif"));
		expect(() => store.array("/0")).toThrow(expect.objectContaining({ code: "corrupt-file" }));
	});

	it("GDAL_NODATA of numbers is no text: absent tiles are 0, as GDAL reads them", async () => {
		const store = await openFile("a.tif", keptBytes("tiff/nodata-as-numbers.tif"));
		expect(store.array("/0").fill.validity).toEqual([]);
		const { data: values } = await read(store, "/0", { selection: [0, 0, { start: 0, stop: 2 }] });
		expect(Array.from(values as Int16Array)).toEqual([0, 0]);
	});
});

describe("a table of strips that is too short", () => {
	it("is not silent: what has no place is the fill value, with a diagnostic", async () => {
		const bytes = new Uint8Array(readFileSync(join(import.meta.dirname, "../fixtures/tiff/bits-7-1-raw.tif")));
		bytes[74] = 2; // the count of StripOffsets, of 3
		const store = await openFile("a.tif", bytes);
		const message = "the table of places has 2 of 3 strips or tiles";
		expect(store.diagnostics).toMatchObject([{ code: "truncated-file", path: "/0", message }]);
	});
});

describe("a DMR++ variable without a name", () => {
	it("is left out, and does not take the place of all others", async () => {
		const document = `<Dataset xmlns="http://xml.opendap.org/ns/DAP/4.0#" name="g.h5"><Byte name="a"/><Byte name=""/><Byte/></Dataset>`;
		const store = await openFile("g.h5.dmrpp", new TextEncoder().encode(document));
		expect(store.contents().map(({ path }) => path)).toEqual(["/", "/a"]);
		expect(store.diagnostics.filter(({ code }) => code === "unusable-name")).toHaveLength(2);
	});
});

describe("where other programs read something else", () => {
	it("of two variables of one name the first is shown, the other named in a diagnostic", async () => {
		const bytes = new Uint8Array(readFileSync(join(import.meta.dirname, "../fixtures/netcdf3/scalars.nc")));
		bytes.set(new TextEncoder().encode("f8"), 83); // scalar_i2 is scalar_f8, too
		const store = await openFile("a.nc", bytes);
		expect(await read(store, "/scalar_f8")).toMatchObject({ dataType: "int16", data: Int16Array.of(-500) });
		expect(store.diagnostics).toMatchObject([{ code: "unusable-name" }]);
	});

	it("strips of single bits with more bytes than their rows have: the first count", async () => {
		const bytes = keptBytes("tiff/long-strips-of-bits.tif");
		const store = await openFile("a.tif", bytes);
		const { shape, data } = await read(store, "/0");
		expect(shape).toEqual([2, 11, 6]);
		const [offset, length] = [bytes[176] as number, bytes[170] as number];
		const strip = inflateSync(bytes.subarray(offset, offset + length));
		// 12 bits a row, in 2 bytes; bits of the two samples take turns.
		const row = Array.from({ length: 6 }, (_, x) => ((strip[x < 4 ? 0 : 1] as number) >> (7 - ((2 * x) % 8))) & 1);
		expect(strip.length).toBeGreaterThan(8);
		expect(Array.from(data as Uint8Array).slice(0, 6)).toEqual(row);
	});
});

describe("a constant field of GRIB 2", () => {
	it("cannot have more values than its grid has points: eight octets made room for a gigabyte", async () => {
		const store = await openFile("a.grib", keptBytes("grib/constant-values-beyond-points.grib"));
		await expect(read(store, "/isobaricInhPa/instant/t")).rejects.toMatchObject({
			code: "corrupt-chunk",
			what: expect.stringContaining("values for the 35 points"),
		});
	});
});

describe("a grid of GRIB 1 without columns", () => {
	it("is not an empty array: ecCodes counts 600 values in it", async () => {
		const store = await open(
			{ objects: new Map([["a.grib", keptBytes("grib/no-columns.grib")]]), target: "a.grib" },
			{ grib: { layout: "messages" } },
		);
		expect(() => store.array("/1")).toThrow(
			expect.objectContaining({ what: "the message does not say how many points its grid has" }),
		);
	});
});
