import { beforeAll, describe, expect, it } from "vitest";
import * as zarr from "zarrita";
import { encodeChunk, registerCodec } from "../../src/codecs/index.ts";
import { registerWithZarrita } from "../../src/codecs/zarrita.ts";
import { dataType } from "../../src/zarr/data-type.ts";
import type { CodecMetadata } from "../../src/zarr/metadata.ts";
import { type Vector, vector, vectors } from "./vectors.ts";

const LITTLE = { name: "bytes", configuration: { endian: "little" } };
const before = new Map(zarr.registry);

beforeAll(() => registerWithZarrita());

/** A store with one array of one chunk. */
function storeOf(document: object, chunks: { [key: string]: Uint8Array }): Map<string, Uint8Array> {
	const store = new Map(Object.entries(chunks));
	return store.set("/zarr.json", new TextEncoder().encode(JSON.stringify(document)));
}

function arrayDocument(codecs: readonly CodecMetadata[], type: string, shape: readonly number[]): object {
	return {
		zarr_format: 3,
		node_type: "array",
		shape,
		data_type: type,
		chunk_grid: { name: "regular", configuration: { chunk_shape: shape } },
		chunk_key_encoding: { name: "default", configuration: { separator: "/" } },
		fill_value: type === "string" ? "" : type === "bool" ? false : 0,
		codecs,
		attributes: {},
	};
}

async function readChunk({ codecs, spec }: Vector, encoded: Uint8Array): Promise<zarr.Chunk<zarr.DataType>> {
	const key = ["/c", ...spec.shape.map(() => "0")].join("/");
	const store = storeOf(arrayDocument(codecs, spec.dataType.name, spec.shape), { [key]: encoded });
	return (await zarr.open(store, { kind: "array" })).getChunk(spec.shape.map(() => 0));
}

/** Types that zarrita has on every platform. */
const known = vectors.filter(({ spec }) => /^(u?int|float(32|64)|bool|string)/.test(spec.dataType.name));

it.each(known.map((vector) => [vector.name, vector] as const))("zarrita reads %s", async (_, vector) => {
	const { data, shape, stride } = await readChunk(vector, vector.encoded);
	expect(shape).toEqual(vector.spec.shape);
	expect(stride.at(-1) ?? 1).toBe(1);
	if (Array.isArray(data)) expect(data).toEqual(vector.decoded);
	else {
		const { buffer, byteOffset, byteLength } = data as ArrayBufferView;
		expect(new Uint8Array(buffer, byteOffset, byteLength)).toEqual(vector.decoded);
	}
});

describe("zarrita no longer answers with zeros (zarrita.md, section 5)", () => {
	const cause = (code: string): object => ({ cause: expect.objectContaining({ name: "MiraError", code }) });

	it.each(["bytes f4 little", "bytes f4 big"])("for a chunk that is too short: %s", async (name) => {
		const { encoded } = vector(name);
		for (const length of [encoded.length - 4, encoded.length - 1])
			await expect(readChunk(vector(name), encoded.subarray(0, length))).rejects.toMatchObject(cause("corrupt-chunk"));
	});

	it.each(["crc32c", "gzip crc32c", "HDF5 shuffle deflate fletcher32"])("for a wrong checksum: %s", async (name) => {
		const damaged = vector(name).encoded.slice();
		damaged[9] = (damaged[9] as number) ^ 1;
		await expect(readChunk(vector(name), damaged)).rejects.toMatchObject(cause("corrupt-chunk"));
	});

	it("for a compressed chunk of Zarr v2, which has no codec `bytes`", async () => {
		const document = {
			zarr_format: 2,
			shape: [6],
			chunks: [6],
			dtype: "<f4",
			order: "C",
			filters: null,
			fill_value: 0,
		};
		const compressor = { id: "zlib", level: 1 };
		const store = new Map<string, Uint8Array>();
		store.set("/.zarray", new TextEncoder().encode(JSON.stringify({ ...document, compressor })));
		const chain = [LITTLE, { name: "zlib" }];
		const array = await zarr.open.v2(store, { kind: "array" });
		store.set("/0", await encodeChunk(new Uint8Array(24), chain, { dataType: dataType("float32"), shape: [6] }));
		expect((await array.getChunk([0])).data).toEqual(new Float32Array(6));
		store.set("/0", await encodeChunk(new Uint8Array(20), chain, { dataType: dataType("float32"), shape: [5] }));
		await expect(array.getChunk([0])).rejects.toMatchObject(cause("corrupt-chunk"));
	});

	it("for an index of a shard that is damaged", async () => {
		const inner = { dataType: dataType("uint8"), shape: [2] };
		const index = { dataType: dataType("uint64"), shape: [2, 2] };
		const offsets = new Uint8Array(BigUint64Array.of(0n, 2n, 2n, 2n).buffer);
		const indexCodecs = [LITTLE, { name: "crc32c" }];
		const shard = Uint8Array.from([1, 2, 3, 4, ...(await encodeChunk(offsets, indexCodecs, index))]);
		const sharding = {
			name: "sharding_indexed",
			configuration: { chunk_shape: inner.shape, codecs: [LITTLE], index_codecs: indexCodecs, index_location: "end" },
		};
		const read = async (bytes: Uint8Array): Promise<unknown> => {
			const entries = storeOf(arrayDocument([sharding as CodecMetadata], "uint8", [4]), { "/c/0": bytes });
			const store = {
				get: async (key: string) => entries.get(key),
				getRange: async (key: string, range: { suffixLength: number } | { offset: number; length: number }) =>
					"suffixLength" in range
						? entries.get(key)?.slice(-range.suffixLength)
						: entries.get(key)?.slice(range.offset, range.offset + range.length),
			};
			return (await zarr.get(await zarr.open(store, { kind: "array" }), [null])).data;
		};
		expect(await read(shard)).toEqual(Uint8Array.of(1, 2, 3, 4));
		shard[6] = (shard[6] as number) ^ 1;
		await expect(read(shard)).rejects.toMatchObject(cause("corrupt-chunk"));
	});
});

it("filters of Zarr v2 that change the size are read where they stand in front of `bytes`", async () => {
	const { encoded, decoded } = vector("HDF5 fletcher32 deflate");
	const document = { zarr_format: 2, shape: [45], chunks: [45], dtype: ">i2", order: "C", fill_value: 0 };
	const chain = { filters: [{ id: "fletcher32" }], compressor: { id: "zlib", level: 6 } };
	const store = new Map([["/0", encoded]]);
	store.set("/.zarray", new TextEncoder().encode(JSON.stringify({ ...document, ...chain })));
	const { data } = await (await zarr.open.v2(store, { kind: "array" })).getChunk([0]);
	const view = new DataView((decoded as Uint8Array).buffer);
	expect(data).toEqual(Int16Array.from({ length: 45 }, (_, i) => view.getInt16(2 * i, false)));
});

it("arrays of fixed strings of Zarr v2 are read in both byte orders", async () => {
	for (const [dtype, bytes] of [
		["<U2", [65, 0, 0, 0, 0xb2, 3, 0, 0]],
		[">U2", [0, 0, 0, 65, 0, 0, 3, 0xb2]],
	] as const) {
		const document = { zarr_format: 2, shape: [1], chunks: [1], dtype, order: "F", filters: null, fill_value: "" };
		const store = new Map([["/0", Uint8Array.from(bytes)]]);
		store.set("/.zarray", new TextEncoder().encode(JSON.stringify({ ...document, compressor: null })));
		const { data } = await (await zarr.open.v2(store, { kind: "array" })).getChunk([0]);
		expect([...(data as Iterable<string>)]).toEqual(["Aβ"]);
	}
});

describe("writing through zarrita", () => {
	it.each([
		["bytes", [LITTLE]],
		["big-endian", [{ name: "bytes", configuration: { endian: "big" } }]],
		["transpose", [{ name: "transpose", configuration: { order: [1, 0] } }, LITTLE]],
		["zstd", [LITTLE, { name: "zstd", configuration: { level: 1, checksum: false } }]],
		["blosc", [LITTLE, { name: "blosc", configuration: { cname: "lz4", clevel: 5, shuffle: 1, blocksize: 0 } }]],
		["gzip and crc32c", [LITTLE, { name: "gzip", configuration: { level: 1 } }, { name: "crc32c", configuration: {} }]],
		["shuffle of another width", [LITTLE, { name: "numcodecs.shuffle", configuration: { elementsize: 2 } }]],
	])("works with %s", async (_, codecs) => {
		const store = new Map<string, Uint8Array>();
		const data = Float32Array.from({ length: 6 }, (_, i) => i / 3);
		const array = await zarr.create(store, {
			dtype: "float32",
			shape: [2, 3],
			chunkShape: [2, 3],
			codecs: codecs as zarr.CodecMetadata[],
		});
		await zarr.set(array, null, { data, shape: [2, 3], stride: [3, 1] });
		const { data: read, stride } = await zarr.get(array, null);
		const [s0 = 0, s1 = 0] = stride;
		expect([0, 1, 2, 3, 4, 5].map((i) => read[Math.floor(i / 3) * s0 + (i % 3) * s1])).toEqual([...data]);
	});
});

it("codecs that are not ours stay as they were, and a second call changes nothing", () => {
	const once = new Map(zarr.registry);
	registerWithZarrita();
	expect(new Map(zarr.registry)).toEqual(once);
	for (const name of ["json2"]) expect(zarr.registry.get(name)).toBe(before.get(name));
});

it("a choice of the application that comes later stands", () => {
	const ours = zarr.registry.get("lz4");
	const theirs = before.get("lz4");
	if (ours === undefined || theirs === undefined) throw new Error("zarrita knows no lz4");
	zarr.registry.set("lz4", theirs);
	registerWithZarrita();
	expect(zarr.registry.get("lz4")).toBe(theirs);
	zarr.registry.set("lz4", ours);
});

it("registerCodec is known to zarrita, array codecs too", async () => {
	registerCodec("test.negate", {
		kind: "array-to-array",
		create: (_, spec) => ({
			encoded: spec,
			decode: (chunk) => (chunk as Uint8Array).map((byte) => -byte),
		}),
	});
	const spec = { dataType: dataType("int8"), shape: [3] };
	const codecs = [{ name: "test.negate" }, LITTLE];
	const { data } = await readChunk(
		{ name: "", codecs, spec, encoded: new Uint8Array(), decoded: [] },
		Uint8Array.of(1, 2, 255),
	);
	expect(data).toEqual(Int8Array.of(-1, -2, 1));
});
