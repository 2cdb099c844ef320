import zlib from "node:zlib";
import { describe, expect, it } from "vitest";
import { createPipeline, type Pipeline } from "../../src/codecs/index.ts";
import { dataType } from "../../src/zarr/data-type.ts";
import type { JsonObject } from "../../src/zarr/json.ts";
import type { CodecMetadata } from "../../src/zarr/metadata.ts";
import { decodedOrRefused } from "./decoded-or-refused.ts";
import { chunks, type Hdf5Chunk } from "./hdf5-chunks.ts";

const named = chunks.map((chunk) => [chunk.name, chunk] as const);
const CHECKSUMMED = new Set(["numcodecs.zlib", "numcodecs.fletcher32", "numcodecs.bz2"]);

function chunk(name: string): Hdf5Chunk {
	const found = chunks.find((candidate) => candidate.name === name);
	if (found === undefined) throw new Error(`chunks.json has no "${name}"`);
	return found;
}

function bytesPipeline(size: number, ...codecs: CodecMetadata[]): Promise<Pipeline> {
	return createPipeline([{ name: "bytes" }, ...codecs], { dataType: dataType("uint8"), shape: [size] });
}

it.each(named)("decodes %s as the HDF5 library does", async (_, { codecs, spec, encoded, decoded }) => {
	const input = encoded.slice();
	const pipeline = await createPipeline(codecs, spec);
	expect(await pipeline.decode(input)).toEqual(decoded);
	expect(input).toEqual(encoded);
});

it.each(named)("decodes %s from the middle of a buffer", async (_, { codecs, spec, encoded, decoded }) => {
	const buffer = new Uint8Array(encoded.length + 20).fill(0xa5);
	buffer.set(encoded, 13);
	const pipeline = await createPipeline(codecs, spec);
	expect(await pipeline.decode(buffer.subarray(13, 13 + encoded.length))).toEqual(decoded);
});

describe("damaged chunks", () => {
	/** Either the error of a damaged chunk, or elements of the right length; the right ones where a checksum guards them. */
	async function expectErrorOrElements(pipeline: Pipeline, chunk: Hdf5Chunk, damaged: Uint8Array): Promise<void> {
		const result = await decodedOrRefused(pipeline, damaged);
		if (result === undefined) return;
		expect(result.length).toBe(chunk.decoded.length);
		if (chunk.codecs.some(({ name }) => CHECKSUMMED.has(name)))
			expect(Buffer.compare(result as Uint8Array, chunk.decoded)).toBe(0);
	}

	it.each(named)("%s survives being cut off and flipped bits", async (_, chunk) => {
		const { encoded } = chunk;
		const pipeline = await createPipeline(chunk.codecs, chunk.spec);
		// A long chunk is long to decode; most are short.
		const step = Math.ceil(encoded.length / (chunk.decoded.length > 20_000 ? 20 : 60));
		for (let length = 0; length < encoded.length; length += step)
			await expectErrorOrElements(pipeline, chunk, encoded.subarray(0, length));
		for (let at = 0; at < encoded.length; at += at < 40 ? 1 : step) {
			const damaged = encoded.slice();
			damaged[at] = (damaged[at] as number) ^ (1 << (at % 8));
			await expectErrorOrElements(pipeline, chunk, damaged);
		}
	});

	it.each([
		"lzf ramp",
		"lz4 ramp",
		"bzip2 ramp",
		"bitshuffle lz4 >f4",
		"szip <i4 ec 8",
		"nbit <2 precision 12 offset 0",
	])("%s does not decode to another size than the chunk has", async (name) => {
		const { codecs, spec, encoded } = chunk(name);
		const size = spec.shape[0] as number;
		for (const wrong of [size - 1, size + 1, 2 * size, 2 ** 31])
			await expect((await createPipeline(codecs, { ...spec, shape: [wrong] })).decode(encoded)).rejects.toMatchObject({
				code: "corrupt-chunk",
			});
	});

	const SZIP = { options_mask: 169, pixels_per_block: 8, bits_per_pixel: 8, pixels_per_scanline: 64 };
	const huge = 0xf000_0000;
	const hugeLittle = Uint8Array.of(0, 0, 0, 0xf0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12);
	const hugeBig = Uint8Array.of(0, 0, 0, 0, 0xf0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 1, 0);
	const scaleoffset = [2, 0, huge, 0, 1, 0, 0, 0, 0];

	it.each<[string, JsonObject, Uint8Array]>([
		["imagecodecs_szip", SZIP, hugeLittle],
		["imagecodecs_lzf", { header: true }, hugeLittle],
		["imagecodecs_lz4h5", {}, hugeBig],
		["mirazarr.bitshuffle", { elementsize: 4, codec: "lz4" }, hugeBig],
		["mirazarr.bitshuffle", { elementsize: 4, codec: "zstd" }, hugeBig],
		["mirazarr.nbit", { cd_values: [8, 0, huge, 1, 1, 0, 3, 0] }, new Uint8Array(20)],
		["mirazarr.scaleoffset", { cd_values: scaleoffset }, Uint8Array.of(3, 0, 0, 0, 8, ...new Uint8Array(40))],
	])("%s allocates nothing for a size it cannot hold", async (name, configuration, encoded) => {
		const pipeline = await bytesPipeline(huge, { name, configuration });
		const message = expect.stringContaining("cannot hold");
		await expect(pipeline.decode(encoded)).rejects.toMatchObject({ code: "corrupt-chunk", message });
	});

	it("bz2 verifies its checksums and stops at the size of the chunk", async () => {
		const { codecs, spec, encoded } = chunk("bzip2 zeros");
		const tail = encoded.slice();
		tail[tail.length - 2] = (tail[tail.length - 2] as number) ^ 1;
		await expect((await createPipeline(codecs, spec)).decode(tail)).rejects.toThrow(/checksum of the stream/);
		const block = encoded.slice();
		block[11] = (block[11] as number) ^ 1;
		await expect((await createPipeline(codecs, spec)).decode(block)).rejects.toThrow(/checksum of a block/);
		await expect((await createPipeline(codecs, { ...spec, shape: [100] })).decode(encoded)).rejects.toThrow(
			/more than 100 bytes|longer than it may be/,
		);
	});
});

it("bz2 reads streams one after the other, and ignores what follows", async () => {
	const { codecs, spec, encoded, decoded } = chunk("bzip2 text");
	const size = spec.shape[0] as number;
	const twice = Uint8Array.of(...encoded, ...encoded, 1, 2, 3);
	const pipeline = await createPipeline(codecs, { ...spec, shape: [2 * size] });
	expect(await pipeline.decode(twice)).toEqual(Uint8Array.of(...decoded, ...decoded));
});

it("lzf with the header of imagecodecs, and without it where it should be, as VirtualiZarr says of chunks of HDF5", async () => {
	const { spec, encoded, decoded } = chunk("lzf text");
	const size = spec.shape[0] as number;
	const pipeline = await bytesPipeline(size, { name: "imagecodecs_lzf" });
	expect(await pipeline.decode(encoded)).toEqual(decoded);
	const header = new Uint8Array(Uint32Array.of(size).buffer);
	expect(await pipeline.decode(Uint8Array.of(...header, ...encoded))).toEqual(decoded);
});

it("decodes what was compressed before, when the size in between is not known", async () => {
	const { decoded, encoded } = chunk("lzf text");
	const deflated = new Uint8Array(zlib.deflateSync(decoded));
	// What deflate wrote, as one literal run after the other.
	const runs = Array.from({ length: Math.ceil(deflated.length / 32) }, (_, i) =>
		deflated.subarray(32 * i, 32 * i + 32),
	);
	const stored = Uint8Array.from(runs.flatMap((run) => [run.length - 1, ...run]));
	const lzf = { name: "imagecodecs_lzf", configuration: { header: false } };
	const pipeline = await bytesPipeline(decoded.length, { name: "numcodecs.zlib" }, lzf);
	expect(await pipeline.decode(stored)).toEqual(decoded);
	expect(encoded.length).toBeLessThan(decoded.length);
});

describe("a configuration that makes no sense is bad metadata", () => {
	const szip = { options_mask: 0, pixels_per_block: 8, bits_per_pixel: 8, pixels_per_scanline: 64 };
	it.each<[string, JsonObject]>([
		["imagecodecs_szip", {}],
		["imagecodecs_szip", { ...szip, bits_per_pixel: 40 }],
		["imagecodecs_szip", { ...szip, pixels_per_scanline: 0 }],
		["mirazarr.nbit", {}],
		["mirazarr.nbit", { cd_values: [4, 0, 10, 1] }],
		["mirazarr.nbit", { cd_values: [8, 0, 10, 1, 2, 0, 17, 0] }],
		["mirazarr.nbit", { cd_values: [5, 0, 10, 9, 2] }],
		["mirazarr.nbit", { cd_values: [8, 0, 10, 3, 4, 1, 3, 4, 2] }],
		["mirazarr.nbit", { cd_values: [2, 0, 1, ...new Array(200).fill(2)] }],
		["mirazarr.nbit", { cd_values: [8, 0, 10, 1, 2 ** 31, 0, 2 ** 32 - 1, 0] }],
		// Every compound holds an array of compounds, behind which the library would go back: its length doubles each time.
		["mirazarr.nbit", { cd_values: [0, 0, 1, ...new Array(30).fill([3, 99, 9, 1, 2, 99]).flat()] }],
		["mirazarr.scaleoffset", { cd_values: [2, 0, 10, 0, 3, 0, 0, 0, 0] }],
		["mirazarr.scaleoffset", { cd_values: [1, 4, 10, 1, 4, 0, 0, 0, 0] }],
		["mirazarr.scaleoffset", { cd_values: [2, 0, -1] }],
		["mirazarr.bitshuffle", {}],
		["mirazarr.bitshuffle", { elementsize: 4, blocksize: 12 }],
		["mirazarr.bitshuffle", { elementsize: 4, codec: "gzip" }],
	])("%s %j", async (name, configuration) => {
		await expect(bytesPipeline(100, { name, configuration })).rejects.toMatchObject({ code: "bad-metadata" });
	});
});
