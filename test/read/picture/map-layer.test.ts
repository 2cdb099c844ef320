import { describe, expect, it } from "vitest";
import { crc32c } from "../../../src/codecs/checksum.ts";
import { Trace } from "../../../src/io/tracing.ts";
import { type Picture, rgbaPixels } from "../../../src/read/picture/image.ts";
import { openMapLayer } from "../../../src/read/picture/map-layer.ts";
import type { LoadBlock } from "../../../src/read/picture/plane-blocks.ts";
import { type Attributes, numericAttribute, textAttribute } from "../../../src/zarr/attributes.ts";
import { dataType } from "../../../src/zarr/data-type.ts";
import { type SampleArray, sampleStore } from "../../manifest/sample-store.ts";

const float32 = dataType("float32");
const bytesOf = (values: number[]): Uint8Array => new Uint8Array(Float32Array.from(values).buffer);

function axis(name: string, units: string, values: number[]): Record<string, SampleArray> {
	return {
		[name]: {
			dataType: float32,
			shape: [values.length],
			dimensionNames: [name],
			attributes: new Map([["units", textAttribute(units)]]),
			data: { "0": bytesOf(values) },
		},
	};
}

/** 18 × 36 cells of 10 degrees, south first, longitudes from 5 on. */
function globe(
	value: (row: number, column: number) => number = (row, column) => row * 36 + column,
	attributes: Attributes = new Map(),
) {
	const values = Array.from({ length: 18 * 36 }, (_, i) => value(Math.floor(i / 36), i % 36));
	return sampleStore({
		...axis(
			"lat",
			"degrees_north",
			Array.from({ length: 18 }, (_, i) => -85 + 10 * i),
		),
		...axis(
			"lon",
			"degrees_east",
			Array.from({ length: 36 }, (_, i) => 5 + 10 * i),
		),
		v: {
			dataType: float32,
			shape: [18, 36],
			dimensionNames: ["lat", "lon"],
			attributes,
			data: { "0,0": bytesOf(values) },
		},
	});
}

/** The value that the centre of a pixel lies in, by the formulas of Web Mercator. */
function valueUnder(z: number, x: number, y: number, size: number, column: number, row: number): number {
	const world = size * 2 ** z;
	const longitude = ((x * size + column + 0.5) / world) * 360 - 180;
	const north = Math.PI * (1 - (2 * (y * size + row + 0.5)) / world);
	const latitude = (2 * Math.atan(Math.exp(north)) - Math.PI / 2) * (180 / Math.PI);
	return Math.floor((latitude + 90) / 10) * 36 + Math.floor(((longitude + 360) % 360) / 10);
}

describe("a tile", () => {
	it("shows the value under the centre of each pixel", async () => {
		const layer = await openMapLayer(globe(), "/v", { range: { min: 0, max: 647 } });
		expect({ bounds: layer.bounds, zooms: [layer.minZoom, layer.maxZoom] }).toEqual({
			bounds: [-180, -90, 180, 90],
			zooms: [0, 0],
		});
		for (const [z, x, y, size] of [
			[0, 0, 0, 64],
			[2, 3, 1, 64],
			[3, 0, 7, 32],
		] as const) {
			const tile = await layer.tile({ z, x, y }, { size });
			if (tile.kind !== "palette") throw new Error("not a palette");
			const expected = Array.from({ length: size * size }, (_, i) => {
				return 1 + Math.round((valueUnder(z, x, y, size, i % size, Math.floor(i / size)) / 647) * 254);
			});
			expect([...tile.pixels]).toEqual(expected);
		}
	});

	it("is transparent where values are missing, and beside the grid", async () => {
		const store = globe((row, column) => (row === 0 && column === 5 ? Number.NaN : 1));
		const layer = await openMapLayer(store, "/v", { range: { min: 0, max: 1 } });
		const tile = await layer.tile({ z: 3, x: 5, y: 7 }, { size: 9 });
		// 45 to 90 degrees east, south of 79: the row of the south pole, of which 50 to 60 degrees are missing.
		expect(opacityOf(tile).slice(72)).toEqual([255, 0, 0, 255, 255, 255, 255, 255, 255]);
		const part = sampleStore({
			...axis("lat", "degrees_north", [10, 20]),
			...axis("lon", "degrees_east", [10, 20]),
			v: { dataType: float32, shape: [2, 2], dimensionNames: ["lat", "lon"], data: { "0,0": bytesOf([1, 2, 3, 4]) } },
		});
		const small = await openMapLayer(part, "/v");
		expect(small.bounds).toEqual([5, 5, 25, 25]);
		const far = await small.tile({ z: 3, x: 0, y: 0 }, { size: 4 });
		expect(opacityOf(far)).toEqual(new Array(16).fill(0));
	});

	it("may show means of the cells around; a missing cell stays missing, and spoils no others", async () => {
		const store = globe((row, column) => (row === 9 && column === 20 ? Number.NaN : column));
		const layer = await openMapLayer(store, "/v", { resampling: "bilinear", range: { min: 0, max: 254 } });
		// From 180 to 225 degrees, of which 200 to 210 are missing, seen along the row just north of the equator.
		const { pixels } = (await layer.tile({ z: 3, x: 0, y: 3 }, { size: 90 })) as { pixels: Uint8Array };
		const row = [...pixels.slice(89 * 90)].map((colour) => colour - 1);
		expect(row.slice(40, 60)).toEqual(new Array(20).fill(-1));
		// A quarter of a degree east of the centres 185 and 195, and beside the missing cell, where only one side counts.
		expect([row[10], row[30], row[39], row[60]]).toEqual([18, 19, 19, 21]);
		expect(row[20]).toBe(Math.round(17.5 + 20.25 / 20));
	});

	it("costs only the chunks that it touches, and nothing that is kept", async () => {
		const trace = new Trace();
		const quarter = bytesOf(new Array(256 * 256).fill(1));
		const store = sampleStore(
			{
				...axis(
					"lat",
					"degrees_north",
					Array.from({ length: 256 }, (_, i) => 80 - i / 2),
				),
				...axis(
					"lon",
					"degrees_east",
					Array.from({ length: 1024 }, (_, i) => (360 * (i + 0.5)) / 1024),
				),
				v: {
					dataType: float32,
					shape: [256, 1024],
					chunks: [256, 256],
					codecs: [{ name: "bytes", configuration: { endian: "little" } }, { name: "crc32c" }],
					dimensionNames: ["lat", "lon"],
					data: Object.fromEntries([0, 1, 2, 3].map((i) => [`0,${i}`, withChecksum(quarter)])),
				},
			},
			trace,
		);
		const kept = new Map<string, Promise<Uint8Array>>();
		const load: LoadBlock = (key, start, signal) => {
			const bytes = kept.get(key) ?? start(signal);
			kept.set(key, bytes);
			return bytes;
		};
		const layer = await openMapLayer(store, "/v", { range: { min: 0, max: 1 }, load });
		trace.reset();
		await layer.tile({ z: 2, x: 2, y: 1 });
		expect({ blocks: kept.size, bytes: trace.bytes }).toEqual({ blocks: 1, bytes: quarter.length + 4 });
		await layer.tile({ z: 3, x: 5, y: 3 });
		expect(kept.size).toBe(1);
		await layer.tile({ z: 1, x: 1, y: 0 });
		expect(kept.size).toBe(2);
	});

	it("is refused where it would cost too much, and not read", async () => {
		const layer = await openMapLayer(globe(), "/v", { maxCells: 100, range: { min: 0, max: 1 } });
		await expect(layer.tile({ z: 0, x: 0, y: 0 })).rejects.toMatchObject({ code: "limit-exceeded" });
	});

	it("ends with its signal", async () => {
		const controller = new AbortController();
		const layer = await openMapLayer(globe(), "/v", {
			range: { min: 0, max: 1 },
			load: (_, start, signal) => {
				controller.abort(new Error("enough"));
				return start(signal);
			},
		});
		await expect(layer.tile({ z: 0, x: 0, y: 0 }, { signal: controller.signal })).rejects.toThrow("enough");
	});

	it.each([[{ z: 0, x: 1, y: 0 }], [{ z: -1, x: 0, y: 0 }], [{ z: 25, x: 0, y: 0 }], [{ z: 1, x: 0.5, y: 0 }]])(
		"is one of the map: not %o",
		async (address) => {
			const layer = await openMapLayer(globe(), "/v");
			await expect(layer.tile(address)).rejects.toMatchObject({ code: "bad-argument" });
		},
	);
});

describe("a range of colours", () => {
	it("is the one that is declared, or that of most values", async () => {
		const declared = new Map([["actual_range", numericAttribute(Float32Array.of(-1, 9))]]);
		expect(await (await openMapLayer(globe(undefined, declared), "/v")).range()).toEqual({ min: -1, max: 9 });
		// 648 values from 0 on: the 2nd and the 98th percentile.
		expect(await (await openMapLayer(globe(), "/v")).range()).toEqual({ min: 13, max: 634 });
	});
});

describe("an array without a place on the earth", () => {
	it("is refused", async () => {
		const store = sampleStore({ v: { dataType: float32, shape: [2, 2], dimensionNames: ["a", "b"] } });
		await expect(openMapLayer(store, "/v")).rejects.toMatchObject({
			code: "unsupported-feature",
			message: expect.stringContaining("nothing says where its cells are"),
		});
	});
});

function opacityOf(tile: Picture): number[] {
	return [...rgbaPixels(tile)].filter((_, i) => i % 4 === 3);
}

/** With a checksum no part of a chunk can be read without the others. */
function withChecksum(bytes: Uint8Array): Uint8Array {
	const all = new Uint8Array(bytes.length + 4);
	all.set(bytes);
	new DataView(all.buffer).setUint32(bytes.length, crc32c(bytes), true);
	return all;
}
