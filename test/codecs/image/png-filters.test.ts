/** Every filter of PNG at every size of a pixel, against libpng (test/fixtures/png-filters/make.py). */
import { readFileSync } from "node:fs";
import { deflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { crc32 } from "../../../src/codecs/checksum.ts";
import { placeWhole } from "../../../src/codecs/image/placement.ts";
import { decodePng, decodePngRows } from "../../../src/codecs/image/png-image.ts";
import { fromBase64 } from "../hdf5-chunks.ts";

type Image = { name: string; components: number; bits: number; encoded: string; decoded: string };

const file = new URL("../../fixtures/png-filters/images.json", import.meta.url);
const images = (JSON.parse(readFileSync(file, "utf8")) as Image[]).map((image) => [image.name, image] as const);

describe.each(images)("%s", (_, { components, bits, encoded, decoded }) => {
	it("decodes as libpng does", async () => {
		const image = await decodePng(fromBase64(encoded), placeWhole("test", 1000));
		expect(image).toMatchObject({ components, bitsPerSample: bits });
		expect(new Uint8Array(image.samples.buffer)).toEqual(fromBase64(decoded));
	});
});

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

function chunk(name: string, data: Uint8Array): Uint8Array {
	const bytes = new Uint8Array(12 + data.length);
	const view = new DataView(bytes.buffer);
	view.setUint32(0, data.length);
	bytes.set(new TextEncoder().encode(name), 4);
	bytes.set(data, 8);
	view.setUint32(8 + data.length, crc32(bytes.subarray(4, 8 + data.length)));
	return bytes;
}

/** Gray of 8 bits. */
function gray(width: number, height: number, rows: Uint8Array): Uint8Array {
	const header = new Uint8Array([0, 0, 0, width, 0, 0, 0, height, 8, 0, 0, 0, 0]);
	const parts = [
		chunk("IHDR", header),
		chunk("IDAT", new Uint8Array(deflateSync(rows))),
		chunk("IEND", new Uint8Array()),
	];
	return new Uint8Array(Buffer.concat([Uint8Array.from(SIGNATURE), ...parts]));
}

it("a filter that does not exist is damage, in whichever row", async () => {
	for (const row of [0, 1, 2]) {
		const rows = new Uint8Array(3 * 21);
		rows[row * 21] = 5;
		await expect(decodePngRows(gray(20, 3, rows), () => {})).rejects.toThrow(
			expect.objectContaining({ code: "corrupt-chunk", message: expect.stringContaining("the filter 5") }),
		);
	}
});

it("what another image left in the kernel is not above the first row", async () => {
	const full = new Uint8Array(21).fill(255);
	full[0] = 0;
	const above = new Uint8Array(21).fill(1);
	above[0] = 2;
	for (let round = 0; round < 2; round++) {
		expect([...(await decodePngRows(gray(20, 1, full), () => {})).rows]).toEqual(new Array(20).fill(255));
		expect([...(await decodePngRows(gray(20, 1, above), () => {})).rows]).toEqual(new Array(20).fill(1));
	}
});

it("fewer rows than the header has are damage", async () => {
	await expect(decodePngRows(gray(20, 3, new Uint8Array(2 * 21)), () => {})).rejects.toThrow(
		expect.objectContaining({ code: "corrupt-chunk" }),
	);
});
