import { isDeepStrictEqual } from "node:util";
import zlib from "node:zlib";
import { describe, expect, it } from "vitest";
import { createPipeline, encodeChunk, type Pipeline } from "../../src/codecs/index.ts";
import type { InflateFormat } from "../../src/codecs/inflate.ts";
import { dataType } from "../../src/zarr/data-type.ts";
import { decodedOrRefused } from "./decoded-or-refused.ts";
import { INFLATERS } from "./inflaters.ts";
import { type Vector, vectors } from "./vectors.ts";

const LITTLE = { name: "bytes", configuration: { endian: "little" } };
const CHECKSUMMED = /gzip|zlib|crc32c|fletcher32/;

/** Either the error of a damaged chunk, or elements of the right length; the right ones where a checksum guards them. */
async function expectErrorOrElements(
	pipeline: Pipeline,
	{ codecs, decoded }: Vector,
	damaged: Uint8Array,
): Promise<void> {
	const result = await decodedOrRefused(pipeline, damaged);
	if (result === undefined) return;
	expect(result.length).toBe(decoded.length);
	// Not `toEqual`: it is slow.
	if (codecs.some(({ name }) => CHECKSUMMED.test(name))) expect(isDeepStrictEqual(result, decoded)).toBe(true);
}

describe.each(vectors.map((vector) => [vector.name, vector] as const))("%s", (_, vector) => {
	it("survives being cut off anywhere", async () => {
		const { codecs, spec, encoded } = vector;
		const pipeline = await createPipeline(codecs, spec);
		const step = Math.ceil(encoded.length / 60);
		for (let length = 0; length < encoded.length; length += step)
			await expectErrorOrElements(pipeline, vector, encoded.subarray(0, length));
	});

	it("survives flipped bits", async () => {
		const { codecs, spec, encoded } = vector;
		const pipeline = await createPipeline(codecs, spec);
		const step = Math.ceil(encoded.length / 100);
		for (let at = 0; at < encoded.length; at += at < 40 ? 1 : step) {
			const damaged = encoded.slice();
			damaged[at] = (damaged[at] as number) ^ (1 << (at % 8));
			await expectErrorOrElements(pipeline, vector, damaged);
		}
	});
});

/** Zeros that inflate to a gibibyte: a block of a mebibyte that can be repeated. */
function bomb(format: InflateFormat): Uint8Array {
	const mebibyte = new Uint8Array(2 ** 20);
	const block =
		format === "gzip"
			? zlib.gzipSync(mebibyte)
			: zlib.deflateRawSync(mebibyte, { finishFlush: zlib.constants.Z_FULL_FLUSH });
	const header = format === "gzip" ? Buffer.of() : Buffer.of(0x78, 0x9c);
	return Buffer.concat([header, ...Array.from({ length: 1024 }, () => block)]);
}

/** Bytes of buffers that a call leaves behind, garbage included; what it returns or throws does not matter. */
async function allocated(call: () => unknown): Promise<number> {
	const before = process.memoryUsage().arrayBuffers;
	await Promise.resolve()
		.then(call)
		.catch(() => undefined);
	return process.memoryUsage().arrayBuffers - before;
}

describe.each(INFLATERS)("a decompression bomb, with %s", (_, inflate) => {
	it.each(["zlib", "gzip"] as const)("of %s stops at the size that is known", (format) => {
		const context = { outputBytes: 1e6, maxOutputBytes: 1e6 };
		expect(() => inflate(format, bomb(format), context)).toThrow(/more than 1000000 bytes/);
	});

	it.each(["zlib", "gzip"] as const)("of %s stops at the bound", async (format) => {
		const bytes = bomb(format);
		const context = { maxOutputBytes: 8e6 };
		expect(() => inflate(format, bytes, context)).toThrow(/more than 8000000 bytes/);
		expect(await allocated(() => inflate(format, bytes, context))).toBeLessThan(32e6);
	});
});

it("compressed strings stop at the limit of the pipeline", async () => {
	const codecs = [{ name: "vlen-utf8" }, { name: "zlib" }];
	const spec = { dataType: dataType("string"), shape: [1] };
	const pipeline = await createPipeline(codecs, spec, { maxOutputBytes: 1e6 });
	await expect(pipeline.decode(bomb("zlib"))).rejects.toMatchObject({ code: "corrupt-chunk" });
	expect(await pipeline.decode(await encodeChunk(["short"], codecs, spec))).toEqual(["short"]);
});

describe("a size in a damaged header allocates nothing", () => {
	const huge = 0xf000_0000;
	const strings = { dataType: dataType("string"), shape: [1e9] };
	const bytes = (...parts: (number[] | Uint8Array)[]): Uint8Array =>
		Uint8Array.from(parts.flatMap((part) => [...part]));
	const uint32 = (value: number): number[] => [...new Uint8Array(Uint32Array.of(value).buffer)];

	it.each([
		["lz4", bytes(uint32(huge), new Uint8Array(20)), /cannot hold/],
		["blosc", bytes([2, 1, 0x21, 4], uint32(huge), uint32(huge), uint32(32), new Uint8Array(16)), /cannot hold/],
		["zstd", bytes(uint32(0xfd2fb528), [0xa0], uint32(huge), [1, 0, 0]), /blocks hold 0 at most/],
		["zlib", zlib.deflateSync(new Uint8Array(100)), /cannot inflate/],
	])("%s, in a chunk whose shape says the same", async (name, encoded, reason) => {
		const pipeline = await createPipeline([LITTLE, { name }], { dataType: dataType("uint8"), shape: [huge] });
		const message = expect.stringMatching(reason);
		await expect(pipeline.decode(encoded)).rejects.toMatchObject({ code: "corrupt-chunk", message });
	});

	it("vlen-utf8", async () => {
		const pipeline = await createPipeline([{ name: "vlen-utf8" }], strings);
		await expect(pipeline.decode(bytes(uint32(1e9), uint32(huge)))).rejects.toMatchObject({ code: "corrupt-chunk" });
	});
});

describe("what has no place", () => {
	it("strings that are not UTF-8, or followed by more", async () => {
		const pipeline = await createPipeline([{ name: "vlen-utf8" }], { dataType: dataType("string"), shape: [1] });
		expect(await pipeline.decode(Uint8Array.of(1, 0, 0, 0, 1, 0, 0, 0, 65))).toEqual(["A"]);
		for (const chunk of [
			[1, 0, 0, 0, 1, 0, 0, 0, 0xff],
			[1, 0, 0, 0, 1, 0, 0, 0, 65, 0],
			[2, 0, 0, 0, 1, 0, 0, 0, 65, 0, 0, 0, 0],
		])
			await expect(pipeline.decode(Uint8Array.from(chunk))).rejects.toMatchObject({ code: "corrupt-chunk" });
	});

	it("a zstd frame that needs a dictionary", async () => {
		const pipeline = await createPipeline([LITTLE, { name: "zstd" }], { dataType: dataType("uint8"), shape: [1] });
		const frame = Uint8Array.of(0x28, 0xb5, 0x2f, 0xfd, 0x21, 9, 1, 1, 0, 0, 65);
		await expect(pipeline.decode(frame)).rejects.toMatchObject({ code: "unsupported-feature" });
	});
});
