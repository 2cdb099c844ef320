import { afterEach, describe, expect, it } from "vitest";
import { type BytesToBytesCodec, createPipeline, encodeChunk, registerCodec } from "../../src/codecs/index.ts";
import { loadInflater, useNativeInflate } from "../../src/codecs/inflate.ts";
import { dataType, textType } from "../../src/zarr/data-type.ts";
import { INFLATERS } from "./inflaters.ts";
import { vector, vectors } from "./vectors.ts";

afterEach(() => useNativeInflate(undefined));

const LITTLE = { name: "bytes", configuration: { endian: "little" } };
const named = vectors.map((vector) => [vector.name, vector] as const);

describe.each([["the platform's", undefined], ...INFLATERS] as const)("inflating with %s", (_, inflate) => {
	it.each(named)("decodes %s and leaves the input alone", async (_, { codecs, spec, encoded, decoded }) => {
		useNativeInflate(inflate);
		await loadInflater();
		const input = encoded.slice();
		const pipeline = await createPipeline(codecs, spec);
		expect(await pipeline.decode(input)).toEqual(decoded);
		expect(input).toEqual(encoded);
	});
});

it.each(named)("decodes %s from the middle of a buffer", async (_, { codecs, spec, encoded, decoded }) => {
	const buffer = new Uint8Array(encoded.length + 20).fill(0xa5);
	const pipeline = await createPipeline(codecs, spec);
	for (const offset of [1, 8, 13]) {
		buffer.set(encoded, offset);
		expect(await pipeline.decode(buffer.subarray(offset, offset + encoded.length))).toEqual(decoded);
	}
});

it.each(named)("decodes %s from a Buffer, whose slice does not copy", async (_, { codecs, spec, encoded, decoded }) => {
	const input = Buffer.from(encoded);
	expect(await (await createPipeline(codecs, spec)).decode(input)).toEqual(decoded);
	expect(new Uint8Array(input)).toEqual(encoded);
	if (decoded instanceof Uint8Array) await encodeChunk(Buffer.from(decoded), codecs, spec);
});

it.each(named)("encodes %s so that it decodes again", async (_, { codecs, spec, decoded }) => {
	const before = decoded.slice();
	const encoded = await encodeChunk(decoded, codecs, spec);
	expect(await (await createPipeline(codecs, spec)).decode(encoded)).toEqual(decoded);
	expect(decoded).toEqual(before);
});

it.each([
	"bytes f4 big",
	"bytes struct big",
	"bytes utf32 big",
	"transpose (1, 2, 0)",
	"transpose twice",
	"vlen-utf8",
	"crc32c",
	"numcodecs.crc32c start",
	"numcodecs.fletcher32 721 bytes",
	"HDF5 fletcher32 odd",
	"numcodecs.shuffle elementsize 12",
	"shuffle elementsize 8, 5 left over",
])("encodes %s as its writer did", async (name) => {
	const { codecs, spec, decoded, encoded } = vector(name);
	expect(await encodeChunk(decoded, codecs, spec)).toEqual(encoded);
});

describe("what zarrita answers with zeros (zarrita.md, section 5)", () => {
	const spec = { dataType: dataType("float32"), shape: [2, 3] };

	it("a chunk shorter than its shape", async () => {
		const pipeline = await createPipeline([LITTLE], spec);
		await expect(pipeline.decode(new Uint8Array(20))).rejects.toMatchObject({
			name: "MiraError",
			code: "corrupt-chunk",
			message: expect.stringMatching(/20.*24/),
		});
	});

	it("a chunk that is not a multiple of its elements", async () => {
		const pipeline = await createPipeline([LITTLE], spec);
		await expect(pipeline.decode(new Uint8Array(23))).rejects.toMatchObject({ code: "corrupt-chunk" });
	});

	it("a chunk longer than its shape", async () => {
		const pipeline = await createPipeline([LITTLE], spec);
		await expect(pipeline.decode(new Uint8Array(28))).rejects.toMatchObject({ code: "corrupt-chunk" });
	});

	it.each(["gzip", "zlib", "zstd", "lz4", "blosc"])("a %s chunk with another content than declared", async (name) => {
		const content = { dataType: dataType("float32"), shape: [5] };
		const codecs = [LITTLE, { name }];
		const encoded = await encodeChunk(new Uint8Array(20).fill(7), codecs, content);
		for (const shape of [[4], [6], [1e6]]) {
			const pipeline = await createPipeline(codecs, { ...content, shape });
			await expect(pipeline.decode(encoded)).rejects.toMatchObject({ code: "corrupt-chunk" });
		}
	});

	it("a wrong CRC-32C", async () => {
		const { codecs, spec, encoded } = vector("crc32c");
		const damaged = encoded.slice();
		damaged[5] = (damaged[5] as number) ^ 1;
		await expect((await createPipeline(codecs, spec)).decode(damaged)).rejects.toMatchObject({
			code: "corrupt-chunk",
			message: expect.stringMatching(/crc32c.*checksum/),
		});
	});

	it("a codec that nobody knows", async () => {
		await expect(createPipeline([LITTLE, { name: "numcodecs.nobody" }], spec)).rejects.toMatchObject({
			code: "unknown-codec",
			message: expect.stringContaining("numcodecs.nobody"),
			hint: expect.stringContaining("registerCodec"),
		});
	});
});

it("fletcher32 accepts the swapped form of HDF5 before 1.6.3", async () => {
	const { codecs, spec, encoded, decoded } = vector("HDF5 fletcher32 odd");
	const old = encoded.slice();
	const [a = 0, b = 0, c = 0, d = 0] = old.slice(-4);
	old.set([b, a, d, c], old.length - 4);
	expect(await (await createPipeline(codecs, spec)).decode(old)).toEqual(decoded);
});

describe("a chain that makes no sense is bad metadata", () => {
	const spec = { dataType: dataType("int16"), shape: [2, 2] };
	it.each([
		["is empty", []],
		["has no codec to bytes", [{ name: "transpose", configuration: { order: [1, 0] } }]],
		["has two codecs to bytes", [LITTLE, LITTLE]],
		["compresses an array", [{ name: "gzip" }, LITTLE]],
		["transposes bytes", [LITTLE, { name: "transpose", configuration: { order: [1, 0] } }]],
		["has an unknown byte order", [{ name: "bytes", configuration: { endian: "middle" } }]],
		["permutes other dimensions", [{ name: "transpose", configuration: { order: [0, 1, 2] } }, LITTLE]],
		["permutes a dimension twice", [{ name: "transpose", configuration: { order: [1, 1] } }, LITTLE]],
		["permutes by no list", [{ name: "transpose" }, LITTLE]],
		["shuffles elements of no size", [LITTLE, { name: "shuffle", configuration: { elementsize: 0 } }]],
		["has strings of numbers", [{ name: "vlen-utf8" }]],
		["has a checksum in the middle", [LITTLE, { name: "crc32c", configuration: { location: "middle" } }]],
	])("%s", async (_, codecs) => {
		await expect(createPipeline(codecs, spec)).rejects.toMatchObject({ code: "bad-metadata" });
	});

	it("stores strings as bytes", async () => {
		const strings = { dataType: dataType("string"), shape: [2] };
		await expect(createPipeline([LITTLE], strings)).rejects.toMatchObject({ code: "bad-metadata" });
	});
});

it("bytes without endian are little-endian, and text has no byte order", async () => {
	const pipeline = await createPipeline([{ name: "bytes" }], { dataType: dataType("uint16"), shape: [1] });
	expect(await pipeline.decode(Uint8Array.of(1, 2))).toEqual(Uint8Array.of(1, 2));
	const text = await createPipeline([{ name: "endian", configuration: { endian: "big" } }], {
		dataType: textType(2),
		shape: [1],
	});
	expect(await text.decode(Uint8Array.of(65, 66))).toEqual(Uint8Array.of(65, 66));
});

it("an abort throws the reason of the signal", async () => {
	const { codecs, spec, encoded } = vector("gzip");
	const pipeline = await createPipeline(codecs, spec);
	const reason = new Error("enough");
	await expect(pipeline.decode(encoded, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
});

describe("registerCodec", () => {
	const spec = { dataType: dataType("uint8"), shape: [4] };
	const invert: BytesToBytesCodec = {
		kind: "bytes-to-bytes",
		create: () => ({ encodedBytes: (size) => size, decode: (bytes) => bytes.map((byte) => 255 - byte) }),
	};

	it("adds a codec, at once or loaded when it is needed", async () => {
		registerCodec("test.invert", invert);
		registerCodec("test.invert-later", async () => invert);
		for (const name of ["test.invert", "test.invert-later"]) {
			const pipeline = await createPipeline([LITTLE, { name }], spec);
			expect(await pipeline.decode(Uint8Array.of(255, 254, 253, 252))).toEqual(Uint8Array.of(0, 1, 2, 3));
		}
	});

	it("replaces a codec of ours, also one that was used before", async () => {
		const name = "imagecodecs_jpeg2k";
		const pipelineOf = () => createPipeline([{ name }], spec);
		await expect((await pipelineOf()).decode(Uint8Array.of(1))).rejects.toMatchObject({ code: "corrupt-chunk" });
		const create = () => ({ decode: (bytes: Uint8Array) => new Uint8Array(4).fill(bytes[0] as number) });
		registerCodec(name, async () => ({ kind: "array-to-bytes", create }));
		expect(await (await pipelineOf()).decode(Uint8Array.of(7))).toEqual(new Uint8Array(4).fill(7));
		registerCodec(name, { kind: "array-to-bytes", create: () => ({ decode: () => Uint8Array.of(1, 2, 3, 4) }) });
		expect(await (await pipelineOf()).decode(Uint8Array.of(7))).toEqual(Uint8Array.of(1, 2, 3, 4));
	});

	it("tells a decoder the exact size where the chain fixes it", async () => {
		const sizes: unknown[] = [];
		const create: BytesToBytesCodec["create"] = () => ({
			decode(bytes, { outputBytes, maxOutputBytes }) {
				sizes.push([outputBytes, maxOutputBytes]);
				return bytes;
			},
		});
		registerCodec("test.size", { kind: "bytes-to-bytes", create });
		const size = { name: "test.size" };
		const pipeline = await createPipeline([LITTLE, { name: "shuffle" }, { name: "crc32c" }, size, size], spec);
		const bytes = await encodeChunk(new Uint8Array(4), [LITTLE, { name: "crc32c" }], spec);
		expect(await pipeline.decode(bytes)).toEqual(new Uint8Array(4));
		expect(sizes).toEqual([
			[undefined, 2 * 4 + 65536],
			[8, 8],
		]);
	});

	it("names the codec in whatever it throws, and encodes nothing with it", async () => {
		const cause = new TypeError("boom");
		const create: BytesToBytesCodec["create"] = () => ({ decode: () => Promise.reject(cause) });
		registerCodec("test.broken", { kind: "bytes-to-bytes", create });
		const codecs = [LITTLE, { name: "test.broken" }];
		await expect((await createPipeline(codecs, spec)).decode(new Uint8Array(4))).rejects.toMatchObject({
			code: "corrupt-chunk",
			message: 'codec "test.broken": boom',
			cause,
		});
		await expect(encodeChunk(new Uint8Array(4), codecs, spec)).rejects.toMatchObject({
			code: "unsupported-feature",
			message: expect.stringContaining("test.broken"),
		});
	});

	it("checks what it returns", async () => {
		const create: BytesToBytesCodec["create"] = () => ({ decode: (bytes) => bytes.subarray(1) });
		registerCodec("test.short", { kind: "bytes-to-bytes", create });
		const pipeline = await createPipeline([LITTLE, { name: "test.short" }], spec);
		await expect(pipeline.decode(new Uint8Array(4))).rejects.toMatchObject({
			code: "corrupt-chunk",
			message: expect.stringMatching(/3 bytes, 4/),
		});
	});
});

it("encodes only chunks of the right length", async () => {
	const spec = { dataType: dataType("int32"), shape: [2] };
	await expect(encodeChunk(new Uint8Array(7), [LITTLE], spec)).rejects.toMatchObject({ code: "bad-argument" });
});
