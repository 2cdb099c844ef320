/** Shards that are damaged, or described wrongly. Sound ones of zarr-python: test/formats/zarr. */
import { describe, expect, it } from "vitest";
import { createPipeline } from "../../src/codecs/index.ts";
import { dataType } from "../../src/zarr/data-type.ts";
import type { JsonObject } from "../../src/zarr/json.ts";

const BYTES: JsonObject = { name: "bytes", configuration: { endian: "little" } };
const SPEC = { dataType: dataType("uint8"), shape: [4], fillValue: Uint8Array.of(9) };

const decode = async (shard: Uint8Array, configuration: JsonObject, spec: object = {}) => {
	const all = { chunk_shape: [2], codecs: ["bytes"], index_codecs: [BYTES], ...configuration };
	return (await createPipeline([{ name: "sharding_indexed", configuration: all }], { ...SPEC, ...spec })).decode(shard);
};

/** Data, then the index of two inner chunks. */
function shard(data: number[], ...index: [offset: bigint, length: bigint][]): Uint8Array {
	const bytes = new Uint8Array(data.length + 32);
	bytes.set(data);
	const view = new DataView(bytes.buffer, data.length);
	for (const [i, number] of index.flat().entries()) view.setBigUint64(8 * i, number, true);
	return bytes;
}

const ABSENT: [bigint, bigint] = [2n ** 64n - 1n, 2n ** 64n - 1n];

describe("sharding_indexed", () => {
	it("inner chunks in any order, and missing ones", async () => {
		expect(await decode(shard([1, 2, 3, 4], [2n, 2n], [0n, 2n]), {})).toEqual(Uint8Array.of(3, 4, 1, 2));
		expect(await decode(shard([1, 2], ABSENT, [0n, 2n]), {})).toEqual(Uint8Array.of(9, 9, 1, 2));
	});

	it("a fill that is not known is an error, never zeros", async () => {
		await expect(decode(shard([], ABSENT, ABSENT), {}, { fillValue: undefined })).rejects.toMatchObject({
			code: "unsupported-feature",
		});
	});

	it("texts", async () => {
		const spec = { dataType: dataType("string"), fillValue: new TextEncoder().encode("-") };
		const item = [2, 0, 0, 0, 1, 0, 0, 0, 0x61, 0, 0, 0, 0];
		const decoded = await decode(shard(item, [0n, 13n], ABSENT), { codecs: ["vlen-utf8"] }, spec);
		expect(decoded).toEqual(["a", "", "-", "-"]);
	});

	it.each([
		["is shorter than its index", new Uint8Array(31)],
		["ends before an inner chunk", shard([1, 2], [0n, 2n], [1n, 2n ** 33n])],
		["has an offset beyond all bounds", shard([1, 2], [2n ** 64n - 2n, 2n], ABSENT)],
		["has an inner chunk of another length", shard([1, 2, 3], [0n, 3n], ABSENT)],
		["has an absent offset alone", shard([1, 2], [2n ** 64n - 1n, 0n], ABSENT)],
	])("a shard that %s", async (_, bytes) => {
		await expect(decode(bytes, {})).rejects.toMatchObject({ code: "corrupt-chunk" });
	});

	it("the checksum of the index is verified", async () => {
		const bytes = new Uint8Array(36);
		await expect(decode(bytes, { index_codecs: [BYTES, { name: "crc32c" }] })).rejects.toMatchObject({
			code: "corrupt-chunk",
		});
	});

	it.each([
		["a shape that does not divide the shard", { chunk_shape: [3] }],
		["a shape of another rank", { chunk_shape: [2, 2] }],
		["a shape of zeros", { chunk_shape: [0] }],
		["no codecs", { codecs: null }],
		["a codec without a name", { codecs: [{}] }],
		["a place for the index that does not exist", { index_location: "middle" }],
		["an index of no fixed size", { index_codecs: [BYTES, { name: "gzip", configuration: { level: 1 } }] }],
	])("%s", async (_, configuration) => {
		await expect(decode(shard([], ABSENT, ABSENT), configuration)).rejects.toMatchObject({ code: "bad-metadata" });
	});
});
