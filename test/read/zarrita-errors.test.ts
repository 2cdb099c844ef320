/**
 * zarrita alone returns wrong numbers for these without an error (reference zarrita.md, section 5). Through our store each is
 * right, or an error.
 */

import { deflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import * as zarr from "zarrita";
import { Trace } from "../../src/io/tracing.ts";
import { read } from "../../src/read/read.ts";
import { listedAxis } from "../../src/zarr/chunk-grid.ts";
import { type DataType, dataType } from "../../src/zarr/data-type.ts";
import { parseArrayDocument } from "../../src/zarr/metadata.ts";
import { bytesOf, type SampleArray, sampleStore } from "../manifest/sample-store.ts";

const bits = (text: string) => Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16)).reverse();

/** What zarrita reads of an array, and what `read` does: they must agree to the last bit. */
async function through(array: SampleArray) {
	const store = sampleStore({ v: array });
	const opened = await zarr.open(zarr.root(store).resolve("v"), { kind: "array" });
	const { data } = (await zarr.get(opened)) as { data: ArrayBufferView };
	const direct = await read(store, "/v");
	expect(bytesOf(data)).toEqual(direct.bytes);
	return { data, direct, opened };
}

const hole = (type: DataType, fill: Uint8Array): SampleArray => ({ dataType: type, shape: [2], fill });

describe("fills of holes", () => {
	it("F28: uint64 2^64-2", async () => {
		const { data, opened } = await through(hole(dataType("uint64"), bits("fffffffffffffffe")));
		expect(data).toEqual(BigUint64Array.of(18446744073709551614n, 18446744073709551614n));
		expect(opened.fillValue).toBe(18446744073709551614n);
	});

	it("F28: uint64 2^64-1", async () => {
		const { data } = await through(hole(dataType("uint64"), bits("ffffffffffffffff")));
		expect(data).toEqual(BigUint64Array.of(2n ** 64n - 1n, 2n ** 64n - 1n));
	});

	it("F29: int64 max", async () => {
		const { data } = await through(hole(dataType("int64"), bits("7fffffffffffffff")));
		expect(data).toEqual(BigInt64Array.of(9223372036854775807n, 9223372036854775807n));
	});

	it("an int64 that a number cannot hold", async () => {
		const { data } = await through(hole(dataType("int64"), bits("0020000000000001")));
		expect(data).toEqual(BigInt64Array.of(9007199254740993n, 9007199254740993n));
	});

	it("F30: a NaN with a payload", async () => {
		const { direct } = await through(hole(dataType("float32"), bits("7fc00001")));
		expect(direct.bytes).toEqual(Uint8Array.of(1, 0, 0xc0, 0x7f, 1, 0, 0xc0, 0x7f));
	});

	it("-0.0 keeps its sign", async () => {
		const { data } = await through(hole(dataType("float32"), bits("80000000")));
		expect(Object.is((data as Float32Array)[0], -0)).toBe(true);
	});

	it("the bits of a plain number, -9999 as 0xc61c3c00", () => {
		const document = {
			zarr_format: 3,
			node_type: "array",
			shape: [1],
			data_type: "float32",
			chunk_grid: { name: "regular", configuration: { chunk_shape: [1] } },
			chunk_key_encoding: { name: "default" },
			fill_value: "0xc61c3c00",
			codecs: [{ name: "bytes", configuration: { endian: "little" } }],
		};
		expect(parseArrayDocument(document).fillValue).toEqual(bits("c61c3c00"));
		expect(() => parseArrayDocument({ ...document, fill_value: "-9999" })).toThrow(
			expect.objectContaining({ code: "bad-fill" }),
		);
		expect(() => parseArrayDocument({ ...document, fill_value: null })).toThrow(
			expect.objectContaining({ code: "bad-fill" }),
		);
	});

	it("bool and text", async () => {
		const store = sampleStore({
			b: hole(dataType("bool"), Uint8Array.of(1)),
			s: hole(dataType("string"), new TextEncoder().encode("é")),
		});
		const bool = await zarr.get(await zarr.open(zarr.root(store).resolve("b"), { kind: "array" }));
		expect(Array.from(bool.data as Iterable<boolean>)).toEqual([true, true]);
		const strings = await zarr.get(await zarr.open(zarr.root(store).resolve("s"), { kind: "array" }));
		expect(Array.from(strings.data as Iterable<string>)).toEqual(["é", "é"]);
		expect((await read(store, "/s")).data).toEqual(["é", "é"]);
	});
});

describe("chunks that are not what they should be", () => {
	const error = (message: string) => ({ code: "corrupt-chunk", message: expect.stringContaining(message) });
	const float: SampleArray = { dataType: dataType("float32"), shape: [4, 4], chunks: [4, 4] };

	async function failure(array: SampleArray) {
		const store = sampleStore({ v: array });
		const opened = await zarr.open(zarr.root(store).resolve("v"), { kind: "array" });
		const direct = await read(store, "/v").catch((reason) => reason);
		const throughZarrita = await zarr.get(opened).catch((reason) => reason);
		expect(throughZarrita).toMatchObject({ name: "MiraError", code: direct.code, message: direct.message });
		return direct;
	}

	it("a chunk shorter than its shape", async () => {
		expect(await failure({ ...float, data: { "0,0": new Uint8Array(32) } })).toMatchObject(error("32"));
	});

	it("a chunk that is not a multiple of the element size", async () => {
		expect(await failure({ ...float, data: { "0,0": new Uint8Array(63) } })).toMatchObject(error("63"));
	});

	it("a tile stored trimmed in width", async () => {
		expect(await failure({ ...float, data: { "0,0": new Uint8Array(48) } })).toMatchObject(error("48"));
	});

	it("a chunk longer than its shape", async () => {
		expect(await failure({ ...float, data: { "0,0": new Uint8Array(68) } })).toMatchObject(error("68"));
	});

	it("a compressed chunk that inflates to less", async () => {
		const codecs = [
			{ name: "bytes", configuration: { endian: "little" } },
			{ name: "numcodecs.zlib", configuration: { level: 1 } },
		];
		expect(
			await failure({ ...float, codecs, data: { "0,0": new Uint8Array(deflateSync(new Uint8Array(60))) } }),
		).toMatchObject({
			code: "corrupt-chunk",
		});
	});

	it("a crc32c that does not match", async () => {
		const codecs = [{ name: "bytes", configuration: { endian: "little" } }, { name: "crc32c" }];
		expect(await failure({ ...float, codecs, data: { "0,0": new Uint8Array(68) } })).toMatchObject({
			code: "corrupt-chunk",
		});
	});

	it("an unknown codec is an error, for a chunk that exists", async () => {
		const codecs = [{ name: "bytes", configuration: { endian: "little" } }, { name: "nobody.knows" }];
		expect(await failure({ ...float, codecs, data: { "0,0": new Uint8Array(64) } })).toMatchObject({
			code: "unknown-codec",
		});
	});
});

describe("grids", () => {
	it("a rectilinear grid, where zarrita alone crashes", async () => {
		const store = sampleStore({
			v: {
				dataType: dataType("uint8"),
				shape: [5],
				grid: { kind: "rectilinear", edges: [listedAxis([2, 3])] },
				data: { "0": Uint8Array.of(1, 2), "1": Uint8Array.of(3, 4, 5) },
			},
		});
		expect((await read(store, "/v")).data).toEqual(Uint8Array.of(1, 2, 3, 4, 5));
		expect((await read(store, "/v", { selection: [{ start: 1, stop: 4 }] })).data).toEqual(Uint8Array.of(2, 3, 4));
		const opened = await zarr.open(zarr.root(store).resolve("v"), { kind: "array" });
		expect((await zarr.get(opened)).data).toEqual(Uint8Array.of(1, 2, 3, 4, 5));
	});

	it("tiny chunks are shown together, and read in one go", async () => {
		const trace = new Trace();
		const data = Object.fromEntries(
			Array.from({ length: 1000 }, (_, i) => [`${i},0`, bytesOf(Int16Array.of(2 * i, 2 * i + 1))]),
		);
		const store = sampleStore({ v: { dataType: dataType("int16"), shape: [1000, 2], chunks: [1, 2], data } }, trace);
		const opened = await zarr.open(zarr.root(store).resolve("v"), { kind: "array" });
		expect(opened.chunks).toEqual([1000, 2]);
		expect(await zarr.get(opened)).toMatchObject({
			shape: [1000, 2],
			data: Int16Array.from({ length: 2000 }, (_, i) => i),
		});
		expect(trace.requests).toHaveLength(1);
		expect((await zarr.get(opened, [zarr.slice(997, 1000), 1])).data).toEqual(Int16Array.of(1995, 1997, 1999));
	});

	it("a zero-length dimension is empty, where zarrita throws", async () => {
		const store = sampleStore({ v: { dataType: dataType("int16"), shape: [0, 3], chunks: [1, 3] } });
		expect(await read(store, "/v")).toMatchObject({ shape: [0, 3], bytes: new Uint8Array(0) });
		const opened = await zarr.open(zarr.root(store).resolve("v"), { kind: "array" });
		await expect(zarr.get(opened)).rejects.toThrow();
	});

	it("pixel-interleaved data by transpose", async () => {
		// 2 bands of 1 x 3, stored y, x, band.
		const { direct } = await through({
			dataType: dataType("uint8"),
			shape: [1, 3, 2],
			codecs: [{ name: "bytes" }],
			data: { "0,0,0": Uint8Array.of(1, 10, 2, 20, 3, 30) },
		});
		expect(direct.bytes).toEqual(Uint8Array.of(1, 10, 2, 20, 3, 30));
		const store = sampleStore({
			v: {
				dataType: dataType("uint8"),
				shape: [2, 1, 3],
				codecs: [{ name: "transpose", configuration: { order: [1, 2, 0] } }, { name: "bytes" }],
				data: { "0,0,0": Uint8Array.of(1, 10, 2, 20, 3, 30) },
			},
		});
		expect((await read(store, "/v")).data).toEqual(Uint8Array.of(1, 2, 3, 10, 20, 30));
		const opened = await zarr.open(zarr.root(store).resolve("v"), { kind: "array" });
		const { data } = await zarr.get(opened, [1, 0, null]);
		expect(data).toEqual(Uint8Array.of(10, 20, 30));
	});
});
