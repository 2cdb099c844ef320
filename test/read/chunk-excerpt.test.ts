/** Expected bytes are those of the files themselves, at the places that netCDF and FITS lay down. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { chunkExcerpt, explainValue, openStore } from "../../src/node.ts";

const SAMPLES = join(import.meta.dirname, "../../samples");

async function excerptAt(file: string, path: string, index: number[], maxBytes?: number) {
	const store = await openStore(join(SAMPLES, file));
	const report = await explainValue(store, path, index);
	return { report, excerpt: await chunkExcerpt(store, report, maxBytes === undefined ? {} : { maxBytes }) };
}

describe("the bytes around a value", () => {
	it("are those of the file, with the value marked, in lines of 16", async () => {
		const { report, excerpt } = await excerptAt("sea-surface.nc", "sst", [0, 6, 10]);
		const file = readFileSync(join(SAMPLES, "sea-surface.nc"));
		if (excerpt?.element === undefined) throw new Error("no element");
		const { offset, bytes, element } = excerpt;
		expect(offset % 16).toBe(0);
		expect(bytes).toEqual(new Uint8Array(file.subarray(offset, offset + 96)));
		expect(offset + element.start).toBe(report.chunk.fileOffset);
		// Big-endian in the file, little-endian in the report.
		expect(Array.from(bytes.subarray(element.start, element.start + element.length))).toEqual([0x80, 0x00]);
	});

	it("end where the file does", async () => {
		const { excerpt } = await excerptAt("gauge-2025.nc", "level", [2]);
		const size = readFileSync(join(SAMPLES, "gauge-2025.nc")).length;
		expect((excerpt?.offset ?? 0) + (excerpt?.bytes.length ?? 0)).toBe(size);
	});

	it("hold the value whole, however few there may be", async () => {
		const { excerpt } = await excerptAt("buoys.nc", "serial", [3], 24);
		const { start = 0, length = 0 } = excerpt?.element ?? {};
		expect(excerpt?.bytes.subarray(start, start + length)).toEqual(new Uint8Array([0, 0, 0, 0, 0, 0, 0, 42]));
	});

	it("are the first of a chunk that is compressed, of which none is marked", async () => {
		const { report, excerpt } = await excerptAt("ocean-colour.nc", "physics/temperature", [0, 40, 40]);
		expect(excerpt?.offset).toBe(report.chunk.offset);
		expect(excerpt?.element).toBeUndefined();
		expect(excerpt?.bytes[0]).toBe(0x78); // zlib
	});

	it("are none where nothing was written", async () => {
		const { report, excerpt } = await excerptAt("ocean-colour.nc", "physics/temperature", [2, 0, 0]);
		expect(report.chunk.kind).toBe("missing");
		expect(excerpt).toBeUndefined();
	});

	it("are those that a store carries itself", async () => {
		const store = await openStore(join(SAMPLES, "forecast.grib2"));
		const report = await explainValue(store, "/surface/instant/step", [1]);
		expect(report.chunk.kind).toBe("inlined");
		const excerpt = await chunkExcerpt(store, report);
		const { start = 0, length = 0 } = excerpt?.element ?? {};
		const own = excerpt?.bytes.slice(start, start + length) ?? new Uint8Array();
		expect(new DataView(own.buffer).getFloat64(0, true)).toBe(24);
	});
});
