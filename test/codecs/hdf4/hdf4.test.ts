import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createPipeline } from "../../../src/codecs/index.ts";
import { type DataType, dataType } from "../../../src/zarr/data-type.ts";

const bytesOf = (base64: string) => new Uint8Array(Buffer.from(base64, "base64"));

async function decode(type: DataType["name"], count: number, name: string, configuration: object, bytes: Uint8Array) {
	const chain = [
		{ name: "bytes", configuration: { endian: "little" } },
		{ name, configuration: { ...configuration } },
	];
	const pipeline = await createPipeline(chain, { dataType: dataType(type), shape: [count] });
	return pipeline.decode(bytes);
}

describe("mirazarr.hdf4_szip", () => {
	type Case = { dataType: DataType["name"]; shape: [number]; configuration: object; encoded: string; base64: string };
	const cases: Case[] = JSON.parse(readFileSync(join(import.meta.dirname, "../../fixtures/hdf4/szip.json"), "utf8"));

	it.each(cases)("$dataType, preamble included", async ({ dataType: type, shape, configuration, encoded, base64 }) => {
		const decoded = await decode(type, shape[0], "mirazarr.hdf4_szip", configuration, bytesOf(encoded));
		expect(decoded).toEqual(bytesOf(base64));
	});

	it("refuses a stream that is shorter than its preamble says", async () => {
		const { dataType: type, shape, configuration, encoded } = cases[0] as Case;
		const bytes = bytesOf(encoded).slice(0, -3);
		await expect(decode(type, shape[0], "mirazarr.hdf4_szip", configuration, bytes)).rejects.toMatchObject({
			code: "corrupt-chunk",
		});
	});
});

describe("mirazarr.hdf4_rle", () => {
	it("expands runs and mixes, in both forms", async () => {
		const modern = Uint8Array.of(0x82, 9, 0x01, 1, 2);
		const configuration = { run_base: 3, mix_base: 1 };
		expect(await decode("uint8", 7, "mirazarr.hdf4_rle", configuration, modern)).toEqual(
			Uint8Array.of(9, 9, 9, 9, 9, 1, 2),
		);
		const raster = Uint8Array.of(0x82, 9, 0x02, 1, 2);
		expect(await decode("uint8", 4, "mirazarr.hdf4_rle", { run_base: 0, mix_base: 0 }, raster)).toEqual(
			Uint8Array.of(9, 9, 1, 2),
		);
	});
});

describe("damaged streams", () => {
	const cases: [string, object][] = [
		["mirazarr.hdf4_rle", { run_base: 3, mix_base: 1 }],
		["mirazarr.hdf4_skphuff", { skip: 2 }],
		["mirazarr.hdf4_nbit", { size: 2, start_bit: 7, bit_length: 8, sign_extend: true, fill_one: false }],
	];

	it.each(cases)("%s refuses what cannot hold the chunk, before it makes room", async (name, configuration) => {
		const bytes = Uint8Array.of(1, 2, 3);
		await expect(decode("uint8", 2 ** 30, name, configuration, bytes)).rejects.toMatchObject({ code: "corrupt-chunk" });
	});

	it.each(cases)("%s refuses a stream that ends too early", async (name, configuration) => {
		await expect(decode("uint8", 24, name, configuration, Uint8Array.of(0x7f, 1, 1))).rejects.toMatchObject({
			code: "corrupt-chunk",
		});
	});

	it.each([
		["mirazarr.hdf4_nbit", { size: 2, start_bit: 20, bit_length: 8 }],
		["mirazarr.hdf4_nbit", { size: 2, start_bit: 3, bit_length: 8 }],
		["mirazarr.hdf4_skphuff", { skip: 1000000 }],
	])("%s refuses %j", async (name, configuration) => {
		await expect(decode("uint8", 4, name, configuration, new Uint8Array(8))).rejects.toMatchObject({
			code: "bad-metadata",
		});
	});
});
