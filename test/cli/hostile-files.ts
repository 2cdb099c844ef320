/**
 * Small files of every format, in which every text would command a terminal. Each text begins with a word that says where it
 * stands, so a test can look for it.
 */
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { headerBlock, join2880 } from "../formats/fits/fixtures.ts";
import { tiffBytes } from "../formats/tiff/tiff-bytes.ts";
import { storedZip } from "../formats/zip/stored-zip.ts";

const fixtures = join(import.meta.dirname, "../fixtures");

/** A text that nobody should print; the same as in test/fixtures/hostile-names/make.py. */
export function hostile(word: string): string {
	return `${word}\u001b[31m\u202e\u009b8m\u200b\u2028\r\nFORGED`;
}

/** The same for XML, which has no escape character (XML 1.0, section 2.2). */
function hostileXml(word: string): string {
	return hostile(word).replace("\u001b[31m", "");
}

/** How such a text must begin where people see it: as it is, or in quotes as JSON has it. What follows may be cut. */
export function spellings(word: string): string[] {
	return [`${word}\\x1b[31m`, `${word}\\u001b[31m`, `${word}\\u202e`];
}

/** The formats of which there is a file. */
export const FORMATS = [
	"NetCDF-3",
	"HDF5",
	"Zarr v3",
	"Zarr v2",
	"Zarr in zip",
	"Kerchunk JSON",
	"TIFF",
	"FITS",
	"DMR++",
	"HDF4",
	"GRIB",
] as const;

/** A file to look at. */
export type HostileFile = {
	format: (typeof FORMATS)[number];
	/** In the folder of the test. */
	path: string;
	/** The array that commands name. */
	variable: string;
	/** The texts that some command must show to people. */
	shown: readonly string[];
};

/** Writes all files into a folder, and says what is in them. */
export async function writeHostileFiles(folder: string): Promise<HostileFile[]> {
	const write = async (name: string, content: string | Uint8Array): Promise<string> => {
		const path = join(folder, name);
		await mkdir(dirname(path), { recursive: true });
		await writeFile(path, content);
		return path;
	};
	for (const [key, content] of zarrMembers()) await write(`${hostile("store")}.zarr/${key}`, content);
	for (const [key, content] of zarr2Members()) await write(`v2.zarr/${key}`, content);
	await copyFile(join(fixtures, "grib-index/noaa.f000"), join(folder, "noaa.f000"));
	await write("noaa.f000.idx", await hostileIndex());
	const common = ["variable", "dimension", "units", "named", "attribute", "value"];
	return [
		{
			format: "NetCDF-3",
			path: await write(`${hostile("classic")}.nc`, netcdf3()),
			variable: hostile("variable"),
			shown: [...common, "classic", "meaning", "title", "fill", "text"],
		},
		{
			format: "HDF5",
			path: await write("hostile.h5", await readFile(join(fixtures, "hostile-names/hostile.h5"))),
			variable: `${hostile("group")}/${hostile("variable")}`,
			shown: [...common, "group", "title", "fill", "text", "meaning", "field", "member", "link", "file"],
		},
		{
			format: "Zarr v3",
			path: join(folder, `${hostile("store")}.zarr`),
			variable: hostile("variable"),
			shown: [...common, "store", "title", "codec", "field", "fill", "text"],
		},
		{
			format: "Zarr v2",
			path: join(folder, "v2.zarr"),
			variable: hostile("variable"),
			shown: [...common, "codec", "field"],
		},
		{
			format: "Zarr in zip",
			path: await write("store.zip", storedZip(zarrMembers())),
			variable: hostile("variable"),
			shown: [...common, "codec", "text"],
		},
		{
			format: "Kerchunk JSON",
			path: await write("references.json", kerchunk(folder)),
			variable: hostile("variable"),
			shown: [...common, "url", "template"],
		},
		{
			format: "TIFF",
			path: await write("image.tif", tiff()),
			variable: "0",
			shown: ["description", "item", "value", "nodata", "software", "citation"],
		},
		{
			format: "FITS",
			path: await write("image.fits", fits()),
			variable: "0",
			shown: ["object", "units", "comment", "history", "extension", "column"],
		},
		{
			format: "DMR++",
			path: await write("granule.h5.dmrpp", dmrpp()),
			variable: hostileXml("variable"),
			shown: [...common, "filter"],
		},
		{
			format: "HDF4",
			path: await write("annotated.hdf", await hdf4()),
			variable: "set",
			shown: ["label", "about", "fa"],
		},
		// It has numbers for everything, and its index only texts that are compared.
		{ format: "GRIB", path: join(folder, "noaa.f000"), variable: "isobaricInhPa/instant/t", shown: [] },
	];
}

const UTF8 = new TextEncoder();

/** CDF-1 (NetCDF classic format specification): every text in it is at the mercy of who wrote it. */
function netcdf3(): Uint8Array {
	const int = (value: number): number[] => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
	const padded = (bytes: ArrayLike<number>): number[] => [
		...Array.from(bytes),
		...Array((4 - (bytes.length % 4)) % 4).fill(0),
	];
	const name = (text: string): number[] => [...int(UTF8.encode(text).length), ...padded(UTF8.encode(text))];
	const textAttribute = (key: string, text: string): number[] => [...name(key), ...int(2), ...name(text)];
	const attributes = (pairs: readonly (readonly [string, string])[]): number[] =>
		pairs.length === 0
			? [...int(0), ...int(0)]
			: [...int(12), ...int(pairs.length), ...pairs.flatMap(([key, text]) => textAttribute(key, text))];
	const text = UTF8.encode(hostile("text"));
	const variables = (begin: number): number[] => [
		...int(11),
		...int(3),
		...name(hostile("variable")),
		...[...int(1), ...int(0)],
		...attributes([
			["units", hostile("units")],
			["long_name", hostile("named")],
			["flag_meanings", hostile("meaning")],
			["_FillValue", hostile("fill")],
			["valid_range", hostile("range")],
			["coordinates", hostile("coordinates")],
			[hostile("attribute"), hostile("value")],
		]),
		...[...int(3), ...int(4), ...int(begin)],
		...name("texts"),
		...[...int(1), ...int(1)],
		...attributes([]),
		...[...int(2), ...int(padded(text).length), ...int(begin + 4)],
		...name("time"),
		...[...int(1), ...int(0)],
		...attributes([
			["units", `days since ${hostile("epoch")}`],
			["calendar", hostile("calendar")],
			["standard_name", "time"],
		]),
		...[...int(3), ...int(4), ...int(begin + 4 + padded(text).length)],
	];
	const header = (begin: number): number[] => [
		...UTF8.encode("CDF\x01"),
		...int(0),
		...[...int(10), ...int(2), ...name(hostile("dimension")), ...int(2), ...name("n"), ...int(text.length)],
		...attributes([
			["title", hostile("title")],
			["Conventions", hostile("conventions")],
		]),
		...variables(begin),
	];
	const begin = header(0).length;
	return Uint8Array.from([...header(begin), 0, 1, 0, 2, ...padded(text), 0, 1, 0, 2]);
}

function zarrArray(document: object): string {
	return JSON.stringify({
		zarr_format: 3,
		node_type: "array",
		shape: [2],
		data_type: "int16",
		chunk_grid: { name: "regular", configuration: { chunk_shape: [2] } },
		chunk_key_encoding: { name: "default" },
		codecs: [{ name: "bytes", configuration: { endian: "little" } }],
		fill_value: 0,
		...document,
	});
}

/** Zarr v3, with halves of surrogate pairs, which only JSON can carry. */
function zarrMembers(): [key: string, content: string | Uint8Array][] {
	const text = UTF8.encode(hostile("text"));
	const texts = Buffer.alloc(8 + text.length);
	texts.writeUInt32LE(1, 0);
	texts.writeUInt32LE(text.length, 4);
	texts.set(text, 8);
	const field = { name: hostile("field"), data_type: "int16" };
	return [
		["zarr.json", JSON.stringify({ zarr_format: 3, node_type: "group", attributes: { title: hostile("title") } })],
		[
			`${hostile("variable")}/zarr.json`,
			zarrArray({
				dimension_names: [hostile("dimension")],
				attributes: {
					units: hostile("units"),
					long_name: hostile("named"),
					[hostile("attribute")]: hostile("value"),
					half: `${hostile("half")}\ud83d`,
					scale_factor: hostile("scale"),
				},
			}),
		],
		[`${hostile("variable")}/c/0`, Uint8Array.of(1, 0, 2, 0)],
		["coded/zarr.json", zarrArray({ codecs: [{ name: "bytes" }, { name: hostile("codec") }] })],
		[
			"texts/zarr.json",
			zarrArray({
				shape: [2],
				chunk_grid: { name: "regular", configuration: { chunk_shape: [1] } },
				data_type: "string",
				fill_value: hostile("fill"),
				codecs: [{ name: "vlen-utf8" }],
			}),
		],
		["texts/c/0", new Uint8Array(texts)],
		["typed/zarr.json", zarrArray({ data_type: hostile("type") })],
		[
			"records/zarr.json",
			zarrArray({ data_type: { name: "struct", configuration: { fields: [field] } }, fill_value: "AAA=" }),
		],
	];
}

function zarr2Members(): [key: string, content: string | Uint8Array][] {
	const array = {
		zarr_format: 2,
		shape: [2],
		chunks: [2],
		dtype: "<i2",
		order: "C",
		fill_value: 0,
		compressor: null,
		filters: null,
	};
	return [
		[".zgroup", JSON.stringify({ zarr_format: 2 })],
		[`${hostile("variable")}/.zarray`, JSON.stringify(array)],
		[
			`${hostile("variable")}/.zattrs`,
			JSON.stringify({
				_ARRAY_DIMENSIONS: [hostile("dimension")],
				units: hostile("units"),
				long_name: hostile("named"),
				[hostile("attribute")]: [hostile("value"), "b"],
			}),
		],
		[`${hostile("variable")}/0`, Uint8Array.of(1, 0, 2, 0)],
		["coded/.zarray", JSON.stringify({ ...array, filters: [{ id: hostile("codec") }] })],
		["records/.zarray", JSON.stringify({ ...array, dtype: [[hostile("field"), "<i2"]], fill_value: null })],
	];
}

/** References to a file that may not be read, and to one that is not there. */
function kerchunk(folder: string): string {
	const array = JSON.stringify({
		zarr_format: 2,
		shape: [2],
		chunks: [2],
		dtype: "<i2",
		order: "C",
		fill_value: 0,
		compressor: null,
		filters: null,
	});
	const attributes = JSON.stringify({
		_ARRAY_DIMENSIONS: [hostile("dimension")],
		units: hostile("units"),
		long_name: hostile("named"),
		[hostile("attribute")]: hostile("value"),
	});
	return JSON.stringify({
		version: 1,
		templates: { u: `file:///elsewhere/${hostile("template")}` },
		refs: {
			".zgroup": '{"zarr_format":2}',
			[`${hostile("variable")}/.zarray`]: array,
			[`${hostile("variable")}/.zattrs`]: attributes,
			[`${hostile("variable")}/0`]: [`file://${folder}/${hostile("url")}`, 0, 4],
			"other/.zarray": array,
			"other/0": ["{{u}}", 0, 4],
		},
	});
}

function tiff(): Uint8Array {
	const item = `<Item name="${hostile("item")}">${hostile("value")}</Item><Item name="scale" sample="0" role="scale">${hostile("scale")}</Item>`;
	const ended = (text: string): string => `${text}\0`;
	return tiffBytes(new Uint8Array(16), [
		{
			fields: [
				[270, 2, ended(hostile("description"))],
				[305, 2, ended(hostile("software"))],
				[33550, 12, [1, 1, 0]],
				[33922, 12, [0, 0, 0, 0, 0, 0]],
				[
					34735,
					3,
					[1, 1, 0, 3, 1024, 0, 1, 1, 1026, 34737, UTF8.encode(hostile("citation")).length + 1, 0, 3072, 0, 1, 32633],
				],
				[34737, 2, ended(`${hostile("citation")}|`)],
				[42112, 2, ended(`<GDALMetadata>${item}</GDALMetadata>`)],
				[42113, 2, ended(hostile("nodata"))],
			],
		},
	]);
}

/** Cards of 80 bytes (FITS 4.0, section 4.1), whatever they hold. */
function fits(): Uint8Array {
	const card = (text: string): string => {
		const bytes = Buffer.from(text);
		return Buffer.concat([bytes, Buffer.alloc(80 - bytes.length, " ")]).toString("latin1");
	};
	const header = (...cards: string[]): Uint8Array =>
		Buffer.from(Buffer.from(headerBlock(...cards.map(card))).toString(), "latin1");
	const data = new Uint8Array(2880);
	return join2880(
		header(
			"SIMPLE  =                    T",
			"BITPIX  =                   16",
			"NAXIS   =                    1",
			"NAXIS1  =                    2",
			"EXTEND  =                    T",
			`BUNIT   = '${hostile("units")}'`,
			`OBJECT  = '${hostile("object")}' / ${hostile("remark")}`,
			`BLANK   = '${hostile("blank")}'`,
			`COMMENT ${hostile("comment")}`,
			`HISTORY ${hostile("history")}`,
		),
		data,
		header(
			"XTENSION= 'BINTABLE'",
			"BITPIX  =                    8",
			"NAXIS   =                    2",
			"NAXIS1  =                    2",
			"NAXIS2  =                    1",
			"PCOUNT  =                    0",
			"GCOUNT  =                    1",
			"TFIELDS =                    1",
			"TFORM1  = 'I       '",
			`TTYPE1  = '${hostile("column")}'`,
			`EXTNAME = '${hostile("extension")}'`,
		),
		data,
	);
}

function dmrpp(): string {
	const inXml = (word: string): string => hostileXml(word).replace("\r\n", "&#13;&#10;");
	return `<?xml version="1.0" encoding="UTF-8"?>
<Dataset xmlns="http://xml.opendap.org/ns/DAP/4.0#" xmlns:dmrpp="http://xml.opendap.org/dap/dmrpp/1.0.0#" dapVersion="4.0" dmrVersion="1.0" name="${inXml("dataset")}" dmrpp:href="granule.h5">
  <Dimension name="${inXml("dimension")}" size="2"/>
  <Int16 name="${inXml("variable")}">
    <Dim name="/${inXml("dimension")}"/>
    <Attribute name="units" type="String"><Value>${inXml("units")}</Value></Attribute>
    <Attribute name="long_name" type="String"><Value>${inXml("named")}</Value></Attribute>
    <Attribute name="${inXml("attribute")}" type="String"><Value>${inXml("value")}</Value></Attribute>
    <dmrpp:chunks byteOrder="LE"><dmrpp:chunk offset="0" nBytes="4"/></dmrpp:chunks>
  </Int16>
  <Int16 name="filtered">
    <Dim size="2"/>
    <dmrpp:chunks compressionType="${inXml("filter")}" byteOrder="LE"><dmrpp:chunk offset="0" nBytes="4"/></dmrpp:chunks>
  </Int16>
</Dataset>
`;
}

/** A file of the library with other texts of the same length. */
async function hdf4(): Promise<Uint8Array> {
	let bytes = (await readFile(join(fixtures, "hdf4/annotated.hdf"))).toString("latin1");
	const texts: [from: string, to: string][] = [
		["label of the set", "label\u001b[31m\u202e\r\nx"],
		["description of the set", "about\u001b[31m\u202e\u009b8m\u2028\r"],
		["fakeDim0", "fa\u001b[31m\r"],
	];
	for (const [from, to] of texts) bytes = bytes.replaceAll(from, Buffer.from(to).toString("latin1"));
	return Buffer.from(bytes, "latin1");
}

/** An index that does not say what the file holds. */
async function hostileIndex(): Promise<string> {
	const text = await readFile(join(fixtures, "grib-index/noaa.f000.idx"), "utf8");
	return text.replaceAll(":TMP:", `:${hostile("index").replace("\u2028\r\n", "")}:`);
}
