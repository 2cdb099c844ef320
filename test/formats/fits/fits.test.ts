import { describe, expect, it } from "vitest";
import * as zarr from "zarrita";
import { Trace } from "../../../src/io/tracing.ts";
import { decode } from "../../../src/read/decode.ts";
import { explainFill } from "../../../src/read/explain.ts";
import { read } from "../../../src/read/read.ts";
import {
	expected,
	fixtureBytes,
	headerBlock,
	inFormOf,
	join2880,
	openBytes,
	openFixture,
	type TrueArray,
} from "./fixtures.ts";

/** Every array of a file that astropy read. */
function arraysOf(file: string): [path: string, truth: TrueArray][] {
	return Object.entries(expected[file] ?? {}).filter(([path]) => path.startsWith("/"));
}

const doubles = (base64: string): number[] => {
	const bytes = new Uint8Array(Buffer.from(base64, "base64"));
	return [...new Float64Array(bytes.buffer, 0, bytes.length / 8)];
};

describe.each([
	"images.fits",
	"tables.fits",
	"tiles.fits",
	"uncompressed-tile.fits",
	"groups.fits",
	"compressed-table.fits",
	"extensions.fits",
])("%s", (file) => {
	it.each(arraysOf(file))("%s has the values that astropy reads", async (path, truth) => {
		const store = await openFixture(file);
		const array = await read(store, path);
		expect(array.shape).toEqual(truth.shape);
		if (!truth.dtype.startsWith("S")) expect(array.dataType).toBe(truth.dtype);
		expect(truth).toMatchObject(inFormOf(truth, array.bytes));
	});

	it.each(arraysOf(file).filter(([, { decoded }]) => decoded !== undefined))(
		"%s is masked and scaled",
		async (path, truth) => {
			const { data } = await decode(await openFixture(file), path);
			const numbers = Array.from(data as Iterable<number | bigint>, Number);
			for (const [i, value] of doubles(truth.decoded as string).entries())
				if (Number.isNaN(value)) expect(numbers[i]).toBeNaN();
				else expect(numbers[i]).toBeCloseTo(value, 4);
		},
	);
});

describe("images", () => {
	it("S1 BZERO 32768 is uint16, exactly", async () => {
		const store = await openFixture("images.fits");
		expect(store.array("/1").metadata).toMatchObject({
			data_type: "uint16",
			codecs: [{ name: "mirazarr.sign_flip" }, { name: "bytes", configuration: { endian: "big" } }],
		});
		expect([...((await read(store, "/1")).data as Uint16Array)]).toEqual([0, 32767, 32768, 65535]);
	});

	it("S2 BLANK is compared before scaling", async () => {
		const store = await openFixture("images.fits");
		expect(store.array("/2").metadata.attributes).toMatchObject({
			scale_factor: 0.1,
			add_offset: 5,
			_FillValue: -32768,
		});
		expect([...((await decode(store, "/2")).data as Float64Array)]).toEqual([Number.NaN, 15, 25]);
	});

	it("S3 BLANK of floats is ignored, and said to be", async () => {
		const store = await openFixture("images.fits");
		expect([...((await decode(store, "/3")).data as Float32Array)]).toEqual([1, Number.NaN, -32768]);
		expect(store.diagnostics).toContainEqual(expect.objectContaining({ code: "fill-form", path: "/3" }));
	});

	it("S4 with BZERO 32768 the stored -32768 is missing: 0 of the unsigned numbers", async () => {
		const store = await openFixture("images.fits");
		expect(store.array("/4").metadata).toMatchObject({ data_type: "uint16", attributes: { _FillValue: 0 } });
		expect([...((await decode(store, "/4")).data as Float32Array)]).toEqual([Number.NaN, 32868, 32968]);
		expect(JSON.stringify(await explainFill(store, "/4"))).toContain("keyword BLANK");
	});

	it("S5 BITPIX 64 with BZERO 2^63 keeps every bit", async () => {
		const { data } = await read(await openFixture("images.fits"), "/5");
		expect([...(data as BigUint64Array)]).toEqual([0n, 2n ** 63n, 2n ** 64n - 1n]);
	});

	it("S10 a primary header without data describes the file", async () => {
		const store = await openFixture("images.fits");
		expect(store.contents()[0]).toEqual({ path: "/", kind: "group" });
		expect(store.contents().some(({ path }) => path === "/0")).toBe(false);
		expect(store.group.attributes.get("OBJECT")?.values).toEqual(["nothing but a header"]);
	});

	it("axes have names of their own where lengths differ", async () => {
		const store = await openFixture("images.fits");
		expect(store.array("/1").metadata.dimension_names).toEqual(["y", "x"]);
		expect(store.array("/2").metadata.dimension_names).toEqual(["x_2"]);
		expect(store.array("/12").metadata.dimension_names).toEqual(["axis4", "z_12", "y_12", "x_12"]);
	});

	it("zarrita reads the same", async () => {
		const store = await openFixture("images.fits");
		const array = await zarr.open(zarr.root(store).resolve("1"), { kind: "array" });
		expect((await zarr.get(array)).data).toEqual(Uint16Array.of(0, 32767, 32768, 65535));
	});

	it("linear axes are coordinates on request", async () => {
		const store = await openFixture("images.fits", { fits: { coordinates: true } });
		const [, , , x] = store.array("/12").metadata.dimension_names ?? [];
		expect([...((await read(store, `/${x}`)).data as Float64Array)]).toEqual([9.5, 10, 10.5, 11, 11.5]);
		expect(store.array(`/${x}`).metadata.attributes).toEqual({ long_name: "FREQ", units: "Hz" });
		expect(store.contents().some(({ path }) => path === "/y_12")).toBe(false);
	});
});

describe("headers", () => {
	it("S11 long texts are joined, comments are lists, HIERARCH is a name", async () => {
		const store = await openFixture("header.fits");
		expect(store.array("/0").metadata.attributes).toMatchObject({
			LONG: `${"it's a long text, ".repeat(8)}the end`,
			"ESO DET CHIP1 ID": "chip one",
			TRUTH: true,
			BIG: 2n ** 62n,
			SMALL: 1.5e-10,
			NOTHING: null,
			COMPLEX: [1.5, -2],
			COMMENT: ["first comment", "second comment"],
			HISTORY: "made by astropy",
			CRVAL1: 12.5,
			TWICE: 1,
		});
		expect(store.diagnostics).toContainEqual(expect.objectContaining({ code: "repeated-keyword", path: "/0" }));
	});

	it("blanks before a keyword are no part of it, a sign right behind it counts, text beside a value is kept", async () => {
		const cards = (expected["extensions.fits"] as unknown as { cards: [string, unknown][] }).cards;
		expect(cards).toEqual([
			["ORIGIN", "blanks before"],
			["GAIN", 5],
			["ESO.X Y", true],
			["NOVALUE", " some words"],
			["ORIGINAL", 7],
			["ORIGINAL", " words"],
		]);
		const { attributes } = (await openFixture("extensions.fits")).group;
		const shown = (name: string) => Array.from(attributes.get(name)?.values as ArrayLike<unknown>, String);
		expect(shown("ORIGIN")).toEqual(["blanks before"]);
		expect(shown("GAIN")).toEqual(["5"]);
		expect(shown("ESO.X Y")).toEqual(["true"]);
		expect(shown("NOVALUE")).toEqual([" some words"]);
		expect(shown("ORIGINAL")).toEqual(["7", " words"]);
	});
});

describe("binary tables", () => {
	it("S6 TNULL is compared with stored numbers", async () => {
		const store = await openFixture("tables.fits");
		expect(store.array("/1/int").metadata.attributes).toMatchObject({ _FillValue: -99, units: "km", TNULL: -99 });
		expect([...((await decode(store, "/1/int")).data as Float32Array)]).toEqual([1, Number.NaN, 3, 4]);
	});

	it("S12 a logical zero byte is missing, not false", async () => {
		const store = await openFixture("tables.fits");
		expect([...((await decode(store, "/1/logical")).data as Float32Array)]).toEqual([1, 0, Number.NaN, 1]);
		expect(store.array("/1/logical").metadata.attributes).toMatchObject({
			flag_meanings: "false true",
			_FillValue: -1,
		});
	});

	it("cells of any length are lists and texts", async () => {
		const store = await openFixture("tables.fits");
		const lists = expected["tables.fits"]?.lists as unknown as Record<string, unknown[]>;
		const plain = (data: unknown): unknown =>
			JSON.parse(JSON.stringify(data, (_, value) => (ArrayBuffer.isView(value) ? [...(value as Int16Array)] : value)));
		for (const path of ["/1/sequence", "/1/wide", "/1/words"])
			expect(plain((await read(store, path)).data), path).toEqual(lists[path]);
	});

	it("a slash in a name is one of the path; a name that is used twice gets a number", async () => {
		const store = await openFixture("tables.fits");
		expect(store.contents()).toContainEqual({ path: "/1/S", kind: "group" });
		expect(store.array("/1/S/N").attributes.get("TTYPE")?.values).toEqual(["S/N"]);
		expect(store.diagnostics).toContainEqual(expect.objectContaining({ code: "renamed", path: "/1/int_col17" }));
	});

	it("rows are referenced in runs; a column of one long row by itself", async () => {
		const store = await openFixture("tables.fits");
		const short = (await store.array("/1/int").manifest()).get([0]);
		expect(short).toMatchObject({
			kind: "virtual",
			length: 4 * rowBytes(store.array("/1/int").metadata.codecs),
		});
		expect((await store.array("/3/flag").manifest()).get([0])).toMatchObject({ kind: "virtual", length: 4 });
	});

	it("columns are left out on request", async () => {
		const store = await openFixture("tables.fits", { drop: ["2", "flux"] });
		expect(store.contents().map(({ path }) => path)).not.toContain("/2/none");
		expect(store.contents().map(({ path }) => path)).toContain("/3/flag");
		expect(store.contents().map(({ path }) => path)).not.toContain("/3/flux");
	});
});

function rowBytes(codecs: unknown): number {
	const [last] = (codecs as { configuration: { row_bytes: number } }[]).slice(-1);
	return last?.configuration.row_bytes ?? 0;
}

describe("ASCII tables", () => {
	it("text is read as numbers; TNULL is missing, a blank field is zero", async () => {
		const store = await openFixture("ascii.fits");
		const values = async (name: string): Promise<unknown[]> =>
			Array.from((await decode(store, `/1/${name}`)).data as Iterable<unknown>);
		expect(await values("count")).toEqual([12, Number.NaN, 0]);
		expect(await values("fixed")).toEqual([1.5, Number.NaN, 3.25]);
		// E8.2 without a point has two digits behind it.
		expect(await values("expo")).toEqual([150, 0, 1]);
		expect(await values("double")).toEqual([0.0025, -1e10, 0]);
		expect((await read(store, "/1/name")).data).toEqual(["abc  ", "z    ", "q    "]);
	});
});

describe("tiles", () => {
	it("whole numbers stay virtual, with names that others know where there are any", async () => {
		const store = await openFixture("tiles.fits");
		const codecs = (path: string): unknown[] =>
			(store.array(path).metadata.codecs as { name: string }[]).map(({ name }) => name);
		expect(store.array("/1").kind).toBe("manifest");
		expect(codecs("/1")).toEqual(["mirazarr.fits_rice"]);
		expect(codecs("/6")).toEqual(["bytes", "gzip"]);
		expect(codecs("/8")).toEqual(["bytes", "numcodecs.shuffle", "gzip"]);
		expect(store.array("/1").metadata.chunk_grid).toMatchObject({ name: "rectilinear" });
	});

	it("S7 a tile in GZIP_COMPRESSED_DATA has its own codec", async () => {
		const store = await openFixture("tiles.fits");
		const array = await read(store, "/26", { selection: [7] });
		expect(array.data).toEqual(Float32Array.from({ length: 43 }, (_, i) => (i % 2 === 1 ? 1e30 : 1e-30)));
	});

	it("S8 the default of ZBLANK is NaN", async () => {
		const { data } = await read(await openFixture("tiles.fits"), "/20", { selection: [5, 5] });
		expect((data as Float32Array)[0]).toBeNaN();
	});

	it("S9 with SUBTRACTIVE_DITHER_2 zeros are exact", async () => {
		const { data } = await read(await openFixture("tiles.fits"), "/22", { selection: [21] });
		expect([...(data as Float32Array)]).toEqual(new Array(43).fill(0));
	});

	it("tiles that differ are read together", async () => {
		const trace = new Trace();
		const store = await openFixture("tiles.fits", { trace });
		await read(store, "/21", { selection: [0, 0] });
		trace.reset();
		await read(store, "/21");
		expect(trace.requests.length).toBeLessThanOrEqual(1);
	});

	it("an unknown compression is named, and the rest opens", async () => {
		const text = Buffer.from(fixtureBytes("tiles.fits"));
		text.write("RICE_9", text.indexOf("RICE_1"));
		const store = await openBytes(new Uint8Array(text));
		expect(() => store.array("/1")).toThrow(/RICE_9/);
		expect((await read(store, "/2")).shape).toEqual([50, 43]);
	});
});

describe("extensions of other types", () => {
	it("a headerlet is the group of the file that it holds, without a copy", async () => {
		const store = await openFixture("extensions.fits");
		const group = store.group.groups.get("1");
		expect([...(group?.arrays.keys() ?? [])]).toEqual(["1"]);
		expect(group?.attributes.get("HDRNAME")?.values).toEqual(["a headerlet"]);
		expect(store.array("/1/1").metadata.attributes).toMatchObject({ CRVAL1: 12.5 });
		expect((await store.array("/1/1").manifest()).get([0, 0])).toMatchObject({ kind: "virtual" });
	});

	it("one that is no file inside, or is compressed, is bytes", async () => {
		const bytes = fixtureBytes("extensions.fits");
		const text = Buffer.from(bytes.buffer).toString("latin1");
		bytes.set(new TextEncoder().encode("SIMPLE  =                    F"), text.indexOf("SIMPLE  =", 2880));
		expect((await openBytes(bytes)).array("/1").metadata.data_type).toBe("uint8");
	});

	it("the bytes of a type that nobody knows have all keywords of their header", async () => {
		const store = await openFixture("extensions.fits");
		expect(store.array("/2").metadata.attributes).toMatchObject({
			XTENSION: "ACOS_HSKP",
			BITPIX: 32,
			TELESCOP: "CHIP",
		});
		expect(store.diagnostics.find(({ path }) => path === "/2")).toMatchObject({ code: "unknown-extension" });
	});
});

describe("random groups", () => {
	it("are a table: the arrays of all groups, and their parameters", async () => {
		const store = await openFixture("groups.fits");
		expect(store.contents().map(({ path }) => path)).toEqual([
			"/",
			"/0",
			"/0/DATA",
			"/0/UU",
			"/0/DATE",
			"/0/DATE_col3",
		]);
		expect(store.array("/0/DATA").metadata).toMatchObject({
			shape: [3, 2, 1, 4],
			dimension_names: ["row", "DATA_3", "DATA_2", "DATA_1"],
			attributes: { BUNIT: "JY", units: "JY", _FillValue: -32768 },
		});
		expect(store.group.groups.get("0")?.attributes.get("OBJECT")?.values).toEqual(["3C273"]);
		expect(store.group.groups.get("0")?.attributes.has("PTYPE1")).toBe(false);
	});

	it("a parameter in two parts under one name is their sum, which is said", async () => {
		const store = await openFixture("groups.fits");
		const said = store.diagnostics.find(({ code }) => code === "parameter-in-parts");
		expect(said).toMatchObject({ severity: "warning", path: "/0" });
		expect(said?.message).toMatch(/"DATE" is the sum of parameters 2, 3/);
		expect(said?.hint).toMatch(/DATE and DATE_col3/);
	});

	it("can be left out by name", async () => {
		const store = await openFixture("groups.fits", { drop: ["DATA", "DATE", "DATE_col3"] });
		expect(store.contents().map(({ path }) => path)).toEqual(["/", "/0", "/0/UU"]);
	});
});

describe("compressed tables", () => {
	it("every tile of a column is a chunk, and the column looks as before", async () => {
		const store = await openFixture("compressed-table.fits");
		const { metadata } = store.array("/1/FLOAT");
		expect(metadata).toMatchObject({
			shape: [10, 2, 2],
			codecs: [{ name: "bytes" }, { name: "numcodecs.shuffle", configuration: { elementsize: 4 } }, { name: "gzip" }],
			attributes: { TFORM: "4E" },
		});
		expect((await store.array("/1/FLOAT").manifest()).referenceCount).toBe(3);
		expect([...(store.group.groups.get("1")?.attributes.keys() ?? [])]).toEqual(["OBJECT"]);
	});

	it("columns of a variable length, and others without a form, are refused alone", async () => {
		const store = await openFixture("compressed-table.fits");
		expect(() => store.array("/1/LIST")).toThrow(/variable length/);
		expect(() => store.array("/1/COMPLEX")).toThrow(/"GZIP_2"/);
	});
});

describe("what is refused", () => {
	it("a compressed table without its keywords", async () => {
		const primary = headerBlock(
			"SIMPLE  =                    T",
			"BITPIX  =                    8",
			"NAXIS   =                    0",
		);
		const extension = (type: string, ...cards: string[]): Uint8Array =>
			headerBlock(
				`XTENSION= '${type}'`,
				"BITPIX  =                    8",
				"NAXIS   =                    2",
				"NAXIS1  =                    1",
				"NAXIS2  =                    1",
				...cards,
			);
		const data = new Uint8Array(2880);
		const table = extension("BINTABLE", "ZTABLE  =                    T");
		const store = await openBytes(join2880(primary, table, data));
		expect(() => store.array("/1")).toThrow(/ZNAXIS2/);
	});
});

describe("reading", () => {
	it("opening takes no more requests than HDUs and one, and never the data", async () => {
		const trace = new Trace();
		const store = await openFixture("tiles.fits", { trace });
		expect(store.contents().filter(({ kind }) => kind === "array")).toHaveLength(26);
		expect(trace.requests.length).toBeLessThanOrEqual(27 + 1);
	});

	it("a long image is cut into ranges of 1 to 8 MiB, the last one short", async () => {
		const rows = 2 * 2503; // 2503 is prime
		const header = headerBlock(
			"SIMPLE  =                    T",
			"BITPIX  =                  -64",
			"NAXIS   =                    2",
			"NAXIS1  =                 1009",
			`NAXIS2  = ${String(rows).padStart(20)}`,
		);
		const bytes = new Uint8Array(header.length + 8 * 1009 * rows);
		bytes.set(header);
		new DataView(bytes.buffer).setFloat64(bytes.length - 8, 42.5);
		const trace = new Trace();
		const store = await openBytes(bytes, { trace });
		expect(trace.requests).toHaveLength(1);
		expect(trace.bytes).toBeLessThanOrEqual(2 ** 16);
		const manifest = await store.array("/0").manifest();
		const lengths = Array.from({ length: manifest.chunkCount }, (_, i) => {
			const entry = manifest.get([i, 0]);
			return entry.kind === "virtual" ? entry.length : 0;
		});
		expect(lengths.reduce((sum, length) => sum + length, 0)).toBe(8 * 1009 * rows);
		for (const length of lengths.slice(0, -1)) {
			expect(length).toBeGreaterThanOrEqual(2 ** 20);
			expect(length).toBeLessThanOrEqual(2 ** 23);
		}
		const { data } = await read(store, "/0", { selection: [rows - 1, 1008] });
		expect((data as Float64Array)[0]).toBe(42.5);
	});
});

describe("damage", () => {
	const image = (...cards: string[]): Uint8Array => headerBlock("SIMPLE  =                    T", ...cards);

	it("a header without END is refused", async () => {
		const bytes = new TextEncoder().encode("SIMPLE  =                    T".padEnd(80).padEnd(5760));
		await expect(openBytes(bytes)).rejects.toMatchObject({ name: "MiraError", code: "truncated-file" });
		await expect(openBytes(join2880(bytes, new Uint8Array(2880)))).rejects.toMatchObject({ code: "corrupt-file" });
	});

	it("absurd axes and sizes are refused, without room for them", async () => {
		for (const cards of [
			[
				"BITPIX  =                   16",
				"NAXIS   =                    2",
				"NAXIS1  = 9007199254740991",
				"NAXIS2  = 9007199254740991",
			],
			["BITPIX  =                   16", "NAXIS   =                    1", "NAXIS1  =                   -5"],
			["BITPIX  =                    7", "NAXIS   =                    1", "NAXIS1  =                    5"],
			["BITPIX  =                   16", "NAXIS   =                 1000"],
			[
				"BITPIX  =                   16",
				"NAXIS   =                    1",
				"NAXIS1  =                    5",
				"PCOUNT  =                   -1",
			],
		]) {
			const store = await openBytes(image(...cards));
			expect(() => store.array("/0"), cards.join()).toThrow(expect.objectContaining({ code: "corrupt-file" }));
		}
	});

	it("chunks behind the end of the file are holes, one that is cut is an error", async () => {
		const header = image(
			"BITPIX  =                    8",
			"NAXIS   =                    2",
			"NAXIS1  = 4194304",
			"NAXIS2  = 4",
		);
		const bytes = new Uint8Array(header.length + 4194304 + 5).fill(7, header.length);
		bytes.set(header);
		const store = await openBytes(bytes);
		expect(store.diagnostics).toContainEqual(expect.objectContaining({ code: "truncated-file", path: "/0" }));
		expect((await read(store, "/0", { selection: [0, 5] })).data).toEqual(Uint8Array.of(7));
		await expect(read(store, "/0", { selection: [1, 0] })).rejects.toMatchObject({ code: "truncated-file" });
		expect((await read(store, "/0", { selection: [2, 0] })).data).toEqual(Uint8Array.of(0));
	});

	it("what follows the last HDU is left out, and said to be", async () => {
		const header = image(
			"BITPIX  =                    8",
			"NAXIS   =                    1",
			"NAXIS1  =                    3",
		);
		const store = await openBytes(join2880(header, new Uint8Array(2880), new Uint8Array(100)));
		expect(store.diagnostics).toContainEqual(expect.objectContaining({ code: "bytes-skipped" }));
	});
});
