import { deflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { dmrpp } from "../../../src/formats/dmrpp/index.ts";
import { MemoryStore } from "../../../src/io/memory.ts";
import { ObjectStoreRegistry } from "../../../src/io/registry.ts";
import type { ManifestStore } from "../../../src/manifest/manifest-store.ts";
import { openStore } from "../../../src/open.ts";
import { read } from "../../../src/read/read.ts";
import { generator, orRefusal } from "../damage.ts";

const ROOT = "memory://archive/";

/** A document around variables and groups. */
function dataset(content: string, attributes = 'name="granule.h5" dmrpp:href="granule.h5"'): string {
	return `<?xml version="1.0" encoding="ISO-8859-1"?>
<Dataset xmlns="http://xml.opendap.org/ns/DAP/4.0#" xmlns:dmrpp="http://xml.opendap.org/dap/dmrpp/1.0.0#" dapVersion="4.0" ${attributes}>
${content}
</Dataset>`;
}

async function open(
	document: string | Uint8Array,
	data: Uint8Array = new Uint8Array(0),
	objects: [string, Uint8Array][] = [],
): Promise<ManifestStore> {
	const text = typeof document === "string" ? new TextEncoder().encode(document) : document;
	const store = new MemoryStore([["granule.h5.dmrpp", text], ["granule.h5", data], ...objects]);
	const registry = new ObjectStoreRegistry().register(ROOT, store);
	return dmrpp()(`${ROOT}granule.h5.dmrpp`, registry);
}

function bytesOf(values: ArrayBufferView): Uint8Array {
	return new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
}

function join(...parts: Uint8Array[]): Uint8Array {
	return Uint8Array.from(parts.flatMap((part) => [...part]));
}

function shuffled(bytes: Uint8Array, itemBytes: number): Uint8Array {
	const count = bytes.length / itemBytes;
	return bytes.map((_, i) => bytes[(i % count) * itemBytes + Math.floor(i / count)] as number);
}

describe("chunks", () => {
	it("D1 are placed by the index of their first element", async () => {
		const content = `<Int16 name="v"><Dim size="2"/><Dim size="2046"/><Dim size="12282"/>
			<dmrpp:chunks byteOrder="LE"><dmrpp:chunkDimensionSizes>1 1023 2047</dmrpp:chunkDimensionSizes>
			<dmrpp:chunk offset="100" nBytes="50" chunkPositionInArray="[0,1023,10235]"/></dmrpp:chunks></Int16>`;
		const manifest = await (await open(dataset(content))).array("/v").manifest();
		expect(manifest.get([0, 1, 5])).toEqual({ kind: "virtual", url: `${ROOT}granule.h5`, offset: 100, length: 50 });
		expect(manifest.referenceCount).toBe(1);
	});

	it("at a place between the chunks are an error", async () => {
		const content = `<Byte name="v"><Dim size="4"/><dmrpp:chunks><dmrpp:chunkDimensionSizes>2</dmrpp:chunkDimensionSizes>
			<dmrpp:chunk offset="0" nBytes="2" chunkPositionInArray="[1]"/></dmrpp:chunks></Byte>`;
		const store = await open(dataset(content));
		await expect(store.array("/v").manifest()).rejects.toMatchObject({ code: "corrupt-file" });
	});

	it("D2 went through shuffle, deflate and fletcher32, in this order", async () => {
		const values = Int32Array.of(1, -2, 3, 40000);
		const deflated = deflateSync(shuffled(bytesOf(values), 4));
		const data = join(new Uint8Array(7), withFletcher32(deflated));
		const content = `<Int32 name="v"><Dim size="4"/>
			<dmrpp:chunks compressionType="shuffle deflate fletcher32" deflateLevel="4" byteOrder="LE">
			<dmrpp:chunkDimensionSizes>4</dmrpp:chunkDimensionSizes>
			<dmrpp:chunk offset="7" nBytes="${data.length - 7}" chunkPositionInArray="[0]"/></dmrpp:chunks></Int32>`;
		const store = await open(dataset(content), data);
		expect(store.array("/v").metadata.codecs).toMatchObject([
			{ name: "bytes" },
			{ name: "numcodecs.shuffle", configuration: { elementsize: 4 } },
			{ name: "numcodecs.zlib", configuration: { level: 4 } },
			{ name: "numcodecs.fletcher32" },
		]);
		expect((await read(store, "/v")).data).toEqual(values);
	});

	it("of a name that is used twice are the first one's, and a diagnostic says so", async () => {
		const byte = (name: string, offset: number): string =>
			`<Byte name="${name}"><Dim size="1"/><dmrpp:chunks><dmrpp:chunk offset="${offset}" nBytes="1"/></dmrpp:chunks></Byte>`;
		const content = `${byte("v", 0)}${byte("v", 1)}${byte("g", 1)}<Group name="g">${byte("w", 0)}</Group>`;
		const store = await open(dataset(content), Uint8Array.of(5, 6));
		expect(store.contents().map(({ path }) => path)).toEqual(["/", "/v", "/g"]);
		expect((await read(store, "/v")).data).toEqual(Uint8Array.of(5));
		expect(store.diagnostics.filter(({ code }) => code === "name-conflict").map(({ path }) => path)).toEqual([
			"/v",
			"/g",
		]);
	});

	it('are shuffled first where an old builder wrote "deflate shuffle"', async () => {
		const values = Float32Array.of(1.5, -2.25);
		const data = deflateSync(shuffled(bytesOf(values), 4));
		const content = `<Float32 name="v"><Dim size="2"/><dmrpp:chunks compressionType="deflate shuffle">
			<dmrpp:chunkDimensionSizes>2</dmrpp:chunkDimensionSizes>
			<dmrpp:chunk offset="0" nBytes="${data.length}" chunkPositionInArray="[0]"/></dmrpp:chunks></Float32>`;
		expect((await read(await open(dataset(content), data), "/v")).data).toEqual(values);
	});

	it("D3 are big-endian where the document says so", async () => {
		const content = `<Int16 name="v"><Dim size="2"/><dmrpp:chunks byteOrder="BE"><dmrpp:chunk offset="0" nBytes="4"/></dmrpp:chunks></Int16>`;
		const store = await open(dataset(content), Uint8Array.of(0, 1, 0xff, 0xfe));
		expect((await read(store, "/v")).data).toEqual(Int16Array.of(1, -2));
	});

	it("D4 that skipped a filter are decoded by those they went through", async () => {
		const plain = bytesOf(Int16Array.of(7, 8));
		const deflated = deflateSync(bytesOf(Int16Array.of(9, 10)));
		const content = `<Int16 name="v"><Dim size="4"/><dmrpp:chunks compressionType="deflate" byteOrder="LE">
			<dmrpp:chunkDimensionSizes>2</dmrpp:chunkDimensionSizes>
			<dmrpp:chunk offset="0" nBytes="4" chunkPositionInArray="[0]" fm="1"/>
			<dmrpp:chunk offset="4" nBytes="${deflated.length}" chunkPositionInArray="[2]"/></dmrpp:chunks></Int16>`;
		const store = await open(dataset(content), join(plain, deflated));
		expect((await read(store, "/v")).data).toEqual(Int16Array.of(7, 8, 9, 10));
	});

	it("D5 may be in another object, named by href", async () => {
		const content = `<Byte name="v"><Dim size="2"/><dmrpp:chunks><dmrpp:chunkDimensionSizes>1</dmrpp:chunkDimensionSizes>
			<dmrpp:chunk offset="0" nBytes="1" chunkPositionInArray="[0]"/>
			<dmrpp:chunk offset="1" nBytes="1" chunkPositionInArray="[1]" href="other.h5"/></dmrpp:chunks></Byte>`;
		const store = await open(dataset(content), Uint8Array.of(1), [["other.h5", Uint8Array.of(8, 9)]]);
		expect((await read(store, "/v")).data).toEqual(Uint8Array.of(1, 9));
	});

	it("D7 that are absent hold the fill value", async () => {
		const content = `<Int32 name="v"><Dim size="2"/><Dim size="2"/><dmrpp:chunks fillValue="5">
			<dmrpp:chunkDimensionSizes>1 2</dmrpp:chunkDimensionSizes></dmrpp:chunks></Int32>`;
		const store = await open(dataset(content));
		expect((await read(store, "/v")).data).toEqual(Int32Array.of(5, 5, 5, 5));
		expect(store.array("/v").metadata.fill_value).toBe(5);
	});

	it.each([
		["twice", deflateSync(deflateSync(bytesOf(Int32Array.of(1, 2))))],
		["once", deflateSync(bytesOf(Int32Array.of(1, 2)))],
	])("D8 with deflate listed twice and applied %s", async (_, data) => {
		const content = `<Int32 name="v"><Dim size="2"/><dmrpp:chunks compressionType="deflate deflate" byteOrder="LE">
			<dmrpp:chunkDimensionSizes>2</dmrpp:chunkDimensionSizes>
			<dmrpp:chunk offset="0" nBytes="${data.length}" chunkPositionInArray="[0]"/></dmrpp:chunks></Int32>`;
		expect((await read(await open(dataset(content), data), "/v")).data).toEqual(Int32Array.of(1, 2));
	});

	it("of an unknown filter are refused by its name, and the rest of the file opens", async () => {
		const content = `<Byte name="a"><Dim size="1"/><dmrpp:chunks compressionType="szip"><dmrpp:chunkDimensionSizes>1</dmrpp:chunkDimensionSizes></dmrpp:chunks></Byte>
			<Byte name="b"><dmrpp:chunks><dmrpp:chunk offset="0" nBytes="1"/></dmrpp:chunks></Byte>`;
		const store = await open(dataset(content), Uint8Array.of(3));
		expect(() => store.array("/a")).toThrow(expect.objectContaining({ code: "unsupported-feature", path: "/a" }));
		expect((await read(store, "/b")).data).toEqual(Uint8Array.of(3));
	});

	it("may be one, without anything around it", async () => {
		const content = `<Int16 name="v"><Dim size="2"/><dmrpp:chunk offset="1" nBytes="4" byteOrder="BE"/></Int16>`;
		const store = await open(dataset(content), Uint8Array.of(9, 0, 1, 0xff, 0xfe));
		expect((await read(store, "/v")).data).toEqual(Int16Array.of(1, -2));
	});

	it("of HDF4 may lie in several pieces, which are put together before they are decoded", async () => {
		const [first, second] = [Int16Array.of(1, 2), Int16Array.of(300, 4)].map((values) => deflateSync(values));
		const cut = 5;
		const chunk = (offset: number, length: number, position: number, index: number): string =>
			`<dmrpp:chunk offset="${offset}" nBytes="${length}" chunkPositionInArray="[${position}]" LinkedBlockIndex="${index}"/>`;
		const [a, b] = [first as Uint8Array, second as Uint8Array];
		const data = join(a.subarray(cut), a.subarray(0, cut), b);
		const content = `<Int16 name="v"><Dim size="4"/><dmrpp:chunks compressionType="deflate" byteOrder="LE" LBChunk="true">
			<dmrpp:chunkDimensionSizes>2</dmrpp:chunkDimensionSizes>${chunk(a.length - cut, cut, 0, 0)}${chunk(0, a.length - cut, 0, 1)}
			${chunk(a.length, b.length, 2, 0)}</dmrpp:chunks></Int16>`;
		expect((await read(await open(dataset(content), data), "/v")).data).toEqual(Int16Array.of(1, 2, 300, 4));
	});

	it("behind the end of the data file show a document of another file", async () => {
		const content = `<Byte name="v"><Dim size="2"/><dmrpp:chunks><dmrpp:chunk offset="9" nBytes="2"/></dmrpp:chunks></Byte>`;
		const store = await open(dataset(content), Uint8Array.of(1, 2));
		expect(store.diagnostics).toMatchObject([{ code: "stale-sidecar", path: "/v" }]);
		await expect(read(store, "/v")).rejects.toMatchObject({ code: "truncated-file" });
	});
});

describe("values in the document", () => {
	it("D6 compact data and coordinates that were computed", async () => {
		const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString("base64");
		const content = `<Dimension name="x" size="3"/>
			<Int16 name="compact"><Dim size="2"/><dmrpp:chunks byteOrder="BE"/><dmrpp:compact>${base64(Uint8Array.of(0, 1, 1, 0))}</dmrpp:compact></Int16>
			<Float64 name="x"><Dim name="/x"/><dmrpp:missingdata>${base64(deflateSync(bytesOf(Float64Array.of(0.5, 1, 2))))}</dmrpp:missingdata></Float64>`;
		const scalar = `<Byte name="projection"><dmrpp:missingdata>${base64(Uint8Array.of(7))}</dmrpp:missingdata></Byte>`;
		const store = await open(dataset(content + scalar));
		expect((await read(store, "/projection")).data).toEqual(Uint8Array.of(7));
		expect((await read(store, "/compact")).data).toEqual(Int16Array.of(1, 256));
		expect((await read(store, "/x")).data).toEqual(Float64Array.of(0.5, 1, 2));
		expect(store.array("/x").metadata.dimension_names).toEqual(["x"]);
	});

	it("texts of variable length, some of them repeated", async () => {
		const content = `<String name="v"><Dim size="2"/><Dim size="2"/><dmrpp:vlsa><v>a &amp; b</v><v c="2"></v><v>é</v></dmrpp:vlsa></String>`;
		expect((await read(await open(dataset(content)), "/v")).data).toEqual(["a & b", "", "", "é"]);
	});

	it("structures with text", async () => {
		const row = (number: number, text: string): Uint8Array =>
			join(bytesOf(Int32Array.of(number)), Buffer.from(`${Buffer.from(text).toString("base64")};`));
		const data = Buffer.from(join(row(1, "ab"), row(2, "xyz"))).toString("base64");
		const content = `<Structure name="v"><Int32 name="n"/><String name="t"/><Dim size="2"/>
			<dmrpp:specialstructuredata>${data}</dmrpp:specialstructuredata></Structure>`;
		const { data: values } = await read(await open(dataset(content)), "/v");
		expect(values).toEqual([
			{ n: 1, t: "ab" },
			{ n: 2, t: "xyz" },
		]);
	});

	it("structures with arrays of text and of numbers", async () => {
		const text = (value: string): Uint8Array => Buffer.from(`${Buffer.from(value).toString("base64")};`);
		const row = (number: number, texts: string[], floats: number[]): Uint8Array =>
			join(bytesOf(Int32Array.of(number)), ...texts.map(text), bytesOf(Float32Array.from(floats)));
		const data = Buffer.from(join(row(1, ["a;", ""], [0.5, 1.5]), row(2, ["é", "xyz"], [2.5, 3.5]))).toString("base64");
		const content = `<Structure name="v"><Int32 name="n"/><String name="t"><Dim size="2"/></String><Float32 name="f"><Dim size="2"/></Float32>
			<Dim size="2"/><dmrpp:specialstructuredata>${data}</dmrpp:specialstructuredata></Structure>`;
		const store = await open(dataset(content));
		expect(store.array("/v").metadata.data_type).toMatchObject({ name: "struct" });
		const { bytes } = await read(store, "/v");
		const packed = (number: number, texts: string, floats: number[]): Uint8Array =>
			join(bytesOf(Int32Array.of(number)), Buffer.from(texts), bytesOf(Float32Array.from(floats)));
		expect(bytes).toEqual(join(packed(1, "a;\0\0\0\0", [0.5, 1.5]), packed(2, "é\0xyz", [2.5, 3.5])));
	});

	it.each([
		[
			"texts that are repeated",
			'<String name="v"><Dim size="9000000000"/><dmrpp:vlsa><v c="9000000000">a</v></dmrpp:vlsa></String>',
			"limit-exceeded",
		],
		[
			"structures of nothing",
			'<Structure name="v"><Int8 name="n"><Dim size="0"/></Int8><Dim size="9000000000"/><dmrpp:specialstructuredata>AA==</dmrpp:specialstructuredata></Structure>',
			"corrupt-file",
		],
	])("%s billions of times are refused before they are made", async (_, content, code) => {
		const store = await open(dataset(content));
		expect(() => store.array("/v")).toThrow(expect.objectContaining({ code }));
	});
});

describe("types, dimensions and attributes", () => {
	it("D9 a dimension that is named twice counts twice", async () => {
		const content = `<Dimension name="x" size="2"/><Byte name="v"><Dim name="/x"/><Dim name="/x"/>
			<dmrpp:chunks><dmrpp:chunk offset="0" nBytes="4"/></dmrpp:chunks></Byte>`;
		const { metadata } = (await open(dataset(content), new Uint8Array(4))).array("/v");
		expect(metadata).toMatchObject({ shape: [2, 2], dimension_names: ["x", "x"] });
	});

	it("dimensions without names are numbered as netCDF-C does", async () => {
		const variable = (name: string, ...sizes: number[]): string =>
			`<Byte name="${name}">${sizes.map((size) => `<Dim size="${size}"/>`).join("")}<dmrpp:chunks fillValue="0"/></Byte>`;
		const store = await open(dataset(variable("a", 2, 3) + variable("b", 3, 3)));
		expect(store.array("/a").metadata.dimension_names).toEqual(["phony_dim_0", "phony_dim_1"]);
		expect(store.array("/b").metadata.dimension_names).toEqual(["phony_dim_1", "phony_dim_2"]);
	});

	it("a structure has gaps where the document says so", async () => {
		const data = new Uint8Array(24);
		const view = new DataView(data.buffer);
		view.setFloat64(0, 1.5, true);
		view.setInt16(8, -3, true);
		view.setFloat32(12, 2.5, true);
		view.setFloat32(16, 3.5, true);
		const content = `<Structure name="v"><Float64 name="a"/><Int16 name="b"/><Float32 name="c"><Dim size="2"/></Float32>
			<dmrpp:chunks byteOrder="LE" structOffset="8 12 24" fillValue="-9999.9 32767 999.9 999.9"><dmrpp:chunk offset="0" nBytes="24"/></dmrpp:chunks></Structure>`;
		const { data: values } = await read(await open(dataset(content), data), "/v");
		const [{ c, ...others }] = values as [{ c: object }];
		expect(others).toEqual({ a: 1.5, b: -3 });
		expect(Object.values(c)).toEqual([2.5, 3.5]);
	});

	it("an enumeration is its integers, with their meanings", async () => {
		const content = `<Enumeration name="E" basetype="Int8"><EnumConst name="low cloud" value="-1"/><EnumConst name="clear" value="2"/></Enumeration>
			<Enum name="v" enum="/E"><Dim size="2"/><dmrpp:chunks><dmrpp:chunk offset="0" nBytes="2"/></dmrpp:chunks></Enum>`;
		const store = await open(dataset(content), Uint8Array.of(0xff, 2));
		expect((await read(store, "/v")).data).toEqual(Int8Array.of(-1, 2));
		expect(store.array("/v").metadata.attributes).toMatchObject({
			flag_values: [-1, 2],
			flag_meanings: "low_cloud clear",
		});
	});

	it("attributes keep their types, containers their names, and sentinels mask", async () => {
		const content = `<Group name="g"><Float32 name="v"><Dim size="2"/>
			<Attribute name="_FillValue" type="Float32"><Value>-9999.9</Value></Attribute>
			<Attribute name="valid_range" type="Float32"><Value>0</Value><Value>1</Value></Attribute>
			<Attribute name="more" type="Container"><Attribute name="n" type="Int64"><Value>9007199254740993</Value></Attribute></Attribute>
			<Attribute name="DIMENSION_LIST" type="null"><Value>UNKNOWN</Value></Attribute>
			<dmrpp:chunks><dmrpp:chunk offset="0" nBytes="8"/></dmrpp:chunks></Float32></Group>`;
		const array = (await open(dataset(content), bytesOf(Float32Array.of(1, -9999.9)))).array("/g/v");
		expect(array.attributes.get("valid_range")).toEqual({
			dataType: "float32",
			shape: [2],
			values: Float32Array.of(0, 1),
		});
		expect(array.attributes.get("more.n")).toEqual({
			dataType: "int64",
			shape: [],
			values: BigInt64Array.of(9007199254740993n),
		});
		expect(array.attributes.has("DIMENSION_LIST")).toBe(false);
		expect(array.fill.validity).toMatchObject([{ kind: "sentinel", role: "_FillValue" }]);
	});

	it("blocks of HDF4 are chunks where they hold whole rows, and one chunk where they do not", async () => {
		const data = Uint8Array.from({ length: 20 }, (_, i) => i);
		const variable = (name: string, ...blocks: [number, number][]): string =>
			`<Int16 name="${name}"><Dim size="3"/><Dim size="2"/><dmrpp:chunks byteOrder="BE">${blocks
				.map(([offset, length]) => `<dmrpp:block offset="${offset}" nBytes="${length}"/>`)
				.join("")}</dmrpp:chunks></Int16>`;
		const store = await open(dataset(variable("rows", [8, 8], [0, 4]) + variable("cut", [8, 6], [0, 6])), data);
		expect((await read(store, "/rows")).data).toEqual(Int16Array.of(0x0809, 0x0a0b, 0x0c0d, 0x0e0f, 0x0001, 0x0203));
		expect((await read(store, "/cut")).data).toEqual(Int16Array.of(0x0809, 0x0a0b, 0x0c0d, 0x0001, 0x0203, 0x0405));
		expect((await store.array("/rows").manifest()).referenceCount).toBe(3);
	});
});

describe("the data file", () => {
	const content = `<Byte name="v"><dmrpp:chunks><dmrpp:chunk offset="0" nBytes="1"/></dmrpp:chunks></Byte>`;

	it.each([
		["granule.h5.dmrpp", "granule.h5", "OPeNDAP_DMRpp_DATA_ACCESS_URL"],
		["granule.dmrpp", "granule.h5", "data/granule.h5"],
		["granule.h5.new.dmrpp", "granule.h5", "data/granule.h5"],
		["other.dmrpp", "granule.h5", "s3://bucket/granule.h5"],
		["other.dmrpp", "data/granule.h5", "data/granule.h5"],
	])("of %s is %s, whose href is %s", async (document, file, href) => {
		const text = dataset(content, `name="granule.h5" dmrpp:href="${href}"`);
		const objects: [string, Uint8Array][] = [
			[document, new TextEncoder().encode(text)],
			[file, Uint8Array.of(42)],
		];
		const registry = new ObjectStoreRegistry().register(ROOT, new MemoryStore(objects));
		const store = await dmrpp()(ROOT + document, registry);
		expect((await read(store, "/v")).data).toEqual(Uint8Array.of(42));
	});

	it("outside what may be read keeps its references, and says so", async () => {
		const text = dataset(content, 'name="x" dmrpp:href="https://data.example.org/x.h5"');
		const registry = new ObjectStoreRegistry().register(
			ROOT,
			new MemoryStore([["a.dmrpp", new TextEncoder().encode(text)]]),
		);
		const store = await dmrpp()(`${ROOT}a.dmrpp`, registry);
		expect(store.diagnostics).toMatchObject([{ code: "data-file-not-found" }]);
		expect((await store.array("/v").manifest()).get([])).toMatchObject({ url: "https://data.example.org/x.h5" });
		await expect(read(store, "/v")).rejects.toMatchObject({ code: "not-allowed" });
	});
});

describe("what is no DMR++ is a typed error", () => {
	const bomb = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">]>`;
	it.each([
		["an entity bomb", bomb + dataset("&b;").slice(44)],
		["an unknown entity", dataset("&nothing;")],
		["text that ends too early", dataset("").slice(0, -12)],
		["tags that do not match", dataset("<Group name='a'></Int32>")],
		["another document", "<html/>"],
		["deep nesting", dataset('<Attribute name="a" type="Container">'.repeat(500) + "</Attribute>".repeat(500))],
		["a size that is no number", dataset('<Dimension name="x" size="many"/>')],
		[
			"an offset beyond 2^53",
			dataset(
				'<Byte name="v"><dmrpp:chunks><dmrpp:chunk offset="99999999999999999" nBytes="1"/></dmrpp:chunks></Byte>',
			),
		],
	])("%s", async (_, document) => {
		await expect(open(document)).rejects.toMatchObject({ name: "MiraError", code: "corrupt-file" });
	});

	it("a dimension that is not defined refuses its variable alone", async () => {
		const store = await open(dataset('<Byte name="v"><Dim name="/x"/><dmrpp:chunks/></Byte>'));
		expect(() => store.array("/v")).toThrow(expect.objectContaining({ code: "corrupt-file" }));
	});
});

it("text that is not UTF-8 is Latin-1", async () => {
	const text = dataset('<Attribute name="title" type="String"><Value>Île</Value></Attribute>');
	const store = await open(Uint8Array.from(text, (character) => character.charCodeAt(0)));
	expect(store.group.attributes.get("title")).toMatchObject({ values: ["Île"] });
});

/** Fletcher's checksum as HDF5 appends it: over 16-bit big-endian words, the sums modulo 65535 as little-endian 32 bits. */
function withFletcher32(bytes: Uint8Array): Uint8Array {
	let [low, high] = [0, 0];
	for (let i = 0; i < bytes.length; i += 2) {
		low = (low + (((bytes[i] as number) << 8) | (bytes[i + 1] ?? 0))) % 65535;
		high = (high + low) % 65535;
	}
	const sum = new Uint8Array(4);
	new DataView(sum.buffer).setUint32(0, high * 65536 + low, true);
	return join(bytes, sum);
}

it("is found beside a granule by the option sidecar", async () => {
	const content = `<Byte name="v"><dmrpp:chunks><dmrpp:chunk offset="0" nBytes="1"/></dmrpp:chunks></Byte>`;
	const objects = new MemoryStore([
		["granule.h5.dmrpp", new TextEncoder().encode(dataset(content))],
		["granule.h5", Uint8Array.of(42)],
	]);
	const schemes = { memory: () => objects };
	const registry = new ObjectStoreRegistry().register(ROOT, objects);
	const store = await openStore(`${ROOT}granule.h5`, { sidecar: "dmrpp", registry, schemes });
	expect(store.format).toBe("DMR++");
	expect((await read(store, "/v")).data).toEqual(Uint8Array.of(42));
	await expect(openStore(new Blob([]), { sidecar: "dmrpp" })).rejects.toMatchObject({ code: "bad-argument" });
});

it("300,000 chunks become columns, not objects", async () => {
	const rows = Array.from(
		{ length: 300_000 },
		(_, i) => `<dmrpp:chunk offset="${4000 + i * 10}" nBytes="10" chunkPositionInArray="[${i * 5}]"/>`,
	);
	const content = `<Int16 name="v"><Dim size="1500000"/><dmrpp:chunks><dmrpp:chunkDimensionSizes>5</dmrpp:chunkDimensionSizes>${rows.join("\n")}</dmrpp:chunks></Int16>`;
	const manifest = await (await open(dataset(content), new Uint8Array(1))).array("/v").manifest();
	expect(manifest.referenceCount).toBe(300_000);
	expect(manifest.get([299_999])).toMatchObject({ offset: 4000 + 2_999_990, length: 10 });
	expect(manifest.memoryBytes).toBeLessThan(300_000 * 17);
});

it("damaged documents are read rightly or refused with a typed error", async () => {
	const document = dataset(
		`<Dimension name="x" size="4"/><Group name="g"><Int16 name="v"><Dim name="/x"/>
		<Attribute name="_FillValue" type="Int16"><Value>-1</Value></Attribute>
		<dmrpp:chunks compressionType="shuffle deflate" fillValue="3" byteOrder="LE"><dmrpp:chunkDimensionSizes>2</dmrpp:chunkDimensionSizes>
		<dmrpp:chunk offset="0" nBytes="12" chunkPositionInArray="[0]"/></dmrpp:chunks></Int16></Group>`,
	);
	const data = new Uint8Array(40);
	const below = generator(7);
	const text = new TextEncoder().encode(document);
	for (let i = 0; i < 70; i++) {
		const damaged = i < 20 ? text.subarray(0, below(text.length)) : text.slice();
		if (i >= 20) damaged[below(text.length)] = below(256);
		const store = await orRefusal(open(damaged, data), `damage ${i}`);
		for (const { path, kind } of store?.contents() ?? [])
			if (store !== undefined && kind === "array") await orRefusal(read(store, path), `damage ${i}, ${path}`);
	}
});
