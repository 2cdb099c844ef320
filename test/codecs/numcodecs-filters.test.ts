/** Filters of numcodecs with damaged chunks and wrong settings. Sound ones that numcodecs wrote: test/formats/zarr. */
import { deflateRawSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { createPipeline, encodeChunk } from "../../src/codecs/index.ts";
import { portableInflate } from "../../src/codecs/inflate-portable.ts";
import { dataType } from "../../src/zarr/data-type.ts";
import type { JsonObject } from "../../src/zarr/json.ts";
import { parseNumpyType } from "../../src/zarr/numpy-type.ts";

const utf8 = (text: string) => new TextEncoder().encode(text);
const bytes = { name: "bytes", configuration: { endian: "little" } };
const chain = (name: string, configuration: JsonObject = {}) => [{ name, configuration }, bytes];
const tail = (name: string, configuration: JsonObject = {}) => [bytes, { name, configuration }];

describe("array filters", () => {
	it.each([
		["numcodecs.delta", { dtype: "<i2" }],
		["numcodecs.delta", { dtype: "<i4", astype: "|S3" }],
		["numcodecs.delta", { dtype: "no type" }],
		["numcodecs.astype", { encode_dtype: "<i2", decode_dtype: "<f8" }],
		["numcodecs.quantize", { digits: 1, dtype: "<f8" }],
		["numcodecs.packbits", {}],
	])("%s %j does not fit int32", async (name, configuration) => {
		const pipeline = createPipeline(chain(name, configuration as JsonObject), {
			dataType: dataType("int32"),
			shape: [2],
		});
		await expect(pipeline).rejects.toMatchObject({ name: "MiraError" });
	});

	it.each([
		// By numcodecs: Delta(dtype, astype).decode(differences).
		[
			"<i4",
			Float32Array.of(2 ** 24, 1, 0.5, 0.5, -0.75),
			Int32Array.of(16777216, 16777217, 16777217, 16777218, 16777217),
		],
		["<f4", Float64Array.of(2 ** 24, 1, 1, 1), Float32Array.of(16777216, 16777216, 16777218, 16777220)],
		["<u8", BigInt64Array.of(2n ** 53n, 1n, 1n, 1n), BigUint64Array.of(2n ** 53n, 2n ** 53n, 2n ** 53n, 2n ** 53n)],
	])("delta sums in the type that %s and its differences have in common", async (dtype, differences, expected) => {
		const astype = { Float32Array: "<f4", Float64Array: "<f8" }[differences.constructor.name] ?? "<i8";
		const { dataType: type } = parseNumpyType(dtype);
		const spec = { dataType: type, shape: [expected.length] };
		const pipeline = await createPipeline(chain("numcodecs.delta", { dtype, astype }), spec);
		expect(await pipeline.decode(new Uint8Array(differences.buffer))).toEqual(new Uint8Array(expected.buffer));
	});

	it("packbits says how many bits are padding", async () => {
		const pipeline = await createPipeline(chain("numcodecs.packbits"), { dataType: dataType("bool"), shape: [3] });
		expect(await pipeline.decode(Uint8Array.of(5, 0b1010_0000))).toEqual(Uint8Array.of(1, 0, 1));
		await expect(pipeline.decode(Uint8Array.of(4, 0))).rejects.toMatchObject({ code: "corrupt-chunk" });
		await expect(pipeline.decode(Uint8Array.of(5))).rejects.toMatchObject({ code: "corrupt-chunk" });
	});

	it.each(["numcodecs.packbits", "vlen-bytes"])("%s encodes what it decodes", async (name) => {
		const type = dataType(name === "vlen-bytes" ? "bytes" : "bool");
		const codecs = name === "vlen-bytes" ? [{ name }] : chain(name);
		const chunk =
			name === "vlen-bytes" ? [Uint8Array.of(97), Uint8Array.of(0xff), new Uint8Array(0)] : Uint8Array.of(1, 0, 1);
		const spec = { dataType: type, shape: [3] };
		expect(await (await createPipeline(codecs, spec)).decode(await encodeChunk(chunk, codecs, spec))).toEqual(chunk);
	});

	it("astype cannot make integers of what is none", async () => {
		const configuration = { encode_dtype: "<f8", decode_dtype: "<i4" };
		const pipeline = await createPipeline(chain("numcodecs.astype", configuration), {
			dataType: dataType("int32"),
			shape: [1],
		});
		const nan = new Uint8Array(Float64Array.of(Number.NaN).buffer);
		await expect(pipeline.decode(nan)).rejects.toMatchObject({ code: "corrupt-chunk" });
	});
});

describe("json2", () => {
	const spec = { dataType: dataType("string"), shape: [2] };
	const decode = async (text: string) => (await createPipeline([{ name: "numcodecs.json2" }], spec)).decode(utf8(text));

	it("texts, nested like the array", async () => {
		expect(await decode('["a","b","|O",[2]]')).toEqual(["a", "b"]);
		expect(await decode('[["a"],["b"],"|O",[2,1]]')).toEqual(["a", "b"]);
	});

	it.each(['["a","|O",[1]]', '["a",5,"|O",[2]]', '{"a":1}', "[", '["a","b","|O",2]'])("%s is refused", async (text) => {
		await expect(decode(text)).rejects.toMatchObject({ code: "corrupt-chunk" });
	});
});

describe("checksums", () => {
	const spec = { dataType: dataType("uint8"), shape: [4] };
	it.each(["numcodecs.crc32", "numcodecs.adler32", "numcodecs.jenkins_lookup3"])("%s is verified", async (name) => {
		const codecs = tail(name);
		const encoded = await encodeChunk(Uint8Array.of(1, 2, 3, 4), codecs, spec);
		const pipeline = await createPipeline(codecs, spec);
		expect(await pipeline.decode(encoded)).toEqual(Uint8Array.of(1, 2, 3, 4));
		for (let at = 0; at < encoded.length; at++) {
			const damaged = encoded.slice();
			damaged[at] = (damaged[at] as number) ^ 4;
			await expect(pipeline.decode(damaged)).rejects.toMatchObject({ code: "corrupt-chunk" });
		}
		await expect(pipeline.decode(encoded.subarray(0, 3))).rejects.toMatchObject({ code: "corrupt-chunk" });
	});

	it("of hello world, as numcodecs computes them", async () => {
		const text = utf8("hello world");
		const of = async (name: string, configuration: JsonObject = {}) =>
			Buffer.from(
				await encodeChunk(text, tail(name, configuration), { dataType: dataType("uint8"), shape: [11] }),
			).toString("hex");
		expect(await of("numcodecs.crc32")).toBe("85114a0d68656c6c6f20776f726c64");
		expect(await of("numcodecs.adler32")).toBe("5d040b1a68656c6c6f20776f726c64");
		expect(await of("numcodecs.jenkins_lookup3")).toBe("68656c6c6f20776f726c64654ea94a");
		const seeded = { initval: 5, prefix: [0x61, 0x62] };
		expect(await of("numcodecs.jenkins_lookup3", seeded)).toBe("68656c6c6f20776f726c64a7a58dea");
	});
});

describe("imagecodecs_deflate", () => {
	const text = utf8("abcabcabcabcabcabc");
	it("the bare stream, with and without help of the platform", async () => {
		const packed = new Uint8Array(deflateRawSync(text));
		const spec = { dataType: dataType("uint8"), shape: [text.length] };
		const codecs = tail("imagecodecs_deflate", { raw: true });
		expect(await (await createPipeline(codecs, spec)).decode(packed)).toEqual(text);
		expect(portableInflate("deflate", packed, { maxOutputBytes: 100 })).toEqual(text);
		expect(() => portableInflate("deflate", packed.subarray(0, 4), { maxOutputBytes: 100 })).toThrow("deflate");
		expect(() => portableInflate("deflate", packed, { maxOutputBytes: 5 })).toThrow("deflate");
		expect(await (await createPipeline(codecs, spec)).decode(await encodeChunk(text, codecs, spec))).toEqual(text);
	});
});

describe("data types of NumPy", () => {
	it.each([
		["<f4", "float32", "little"],
		[">i8", "int64", "big"],
		["=u2", "uint16", "little"],
		["|b1", "bool", undefined],
		["f8", "float64", "little"],
		["float32", "float32", "little"],
		["<c16", "complex128", "little"],
		["|V4", "raw_bytes", undefined],
		[">U2", "fixed_length_utf32", "big"],
		["<m8", "numpy.timedelta64", "little"],
	])("%s", (text, name, endian) => {
		const { dataType: type, codec } = parseNumpyType(text);
		expect([type.name, codec.configuration?.endian]).toEqual([name, endian]);
	});

	it.each(["<f16", "<i3", "|O", "<M4[s]", "<M8[parsecs]", "", "<", "|S99999999999", 5, [["a"]], []])(
		"%j is refused",
		(json) => {
			expect(() => parseNumpyType(json as never)).toThrow(expect.objectContaining({ name: "MiraError" }));
		},
	);
});

describe("codecs of zarr-extensions", () => {
	const decode = async (name: string, configuration: JsonObject, chunk: number[], type = "bool", shape = [3]) => {
		const codecs = name === "packbits" ? [{ name, configuration }] : chain(name, configuration);
		const pipeline = await createPipeline(codecs, { dataType: dataType(type as "bool"), shape });
		return await pipeline.decode(Uint8Array.from(chunk));
	};

	it("packbits: the least significant bit first, with or without the number of padding bits", async () => {
		expect(await decode("packbits", {}, [0b101])).toEqual(Uint8Array.of(1, 0, 1));
		expect(await decode("packbits", { padding_encoding: "first_byte" }, [5, 0b110])).toEqual(Uint8Array.of(0, 1, 1));
		expect(await decode("packbits", { padding_encoding: "last_byte" }, [0b110, 5])).toEqual(Uint8Array.of(0, 1, 1));
		await expect(decode("packbits", { padding_encoding: "first_byte" }, [4, 0])).rejects.toMatchObject({
			code: "corrupt-chunk",
		});
		await expect(decode("packbits", {}, [0, 0])).rejects.toMatchObject({ code: "corrupt-chunk" });
	});

	it("packbits: some bits of each number, signed ones extended", async () => {
		// 1, 2, 3 in the bits 1 to 2 of a byte: 2, 4, 6; the signed ones 2, -4, -2.
		const packed = [0b00_11_10_01];
		const bits = { first_bit: 1, last_bit: 2 };
		expect(await decode("packbits", bits, packed, "uint8")).toEqual(Uint8Array.of(2, 4, 6));
		expect(await decode("packbits", bits, packed, "int8")).toEqual(new Uint8Array(Int8Array.of(2, -4, -2).buffer));
		await expect(decode("packbits", { last_bit: 8 }, packed, "uint8")).rejects.toMatchObject({ code: "bad-metadata" });
	});

	it("reshape", async () => {
		const configuration = { shape: [[0, 1], -1] };
		expect(await decode("reshape", configuration, [1, 2, 3, 4, 5, 6], "uint8", [1, 3, 2])).toEqual(
			Uint8Array.of(1, 2, 3, 4, 5, 6),
		);
		for (const shape of [[4, -1], [[0, 9]], [7], "x"])
			await expect(decode("reshape", { shape } as JsonObject, [1], "uint8", [1, 3, 2])).rejects.toMatchObject({
				code: "bad-metadata",
			});
	});
});
