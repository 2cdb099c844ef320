import { join } from "node:path";
import { inflateSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import type { ObjectStore } from "../../src/io/object-store.ts";
import type { Trace } from "../../src/io/tracing.ts";
import { openStore } from "../../src/node.ts";
import { textAttribute } from "../../src/zarr/attributes.ts";
import { dataType } from "../../src/zarr/data-type.ts";
import { type SampleArray, sampleStore } from "../manifest/sample-store.ts";
import { bytesIn, codeIn, deferred, type Fetch, fetchFrom } from "./fetching.ts";

const SAMPLE = join(import.meta.dirname, "../../samples/sea-surface.nc");
const ROUND = join(import.meta.dirname, "../fixtures/labels/round.nc");

/** The numbers of the colours of a palette image, by the layout of the PNG specification. */
function coloursIn(png: Uint8Array): { width: number; colours: number[] } {
	const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
	for (let at = 8; at < png.length; at += 12 + view.getUint32(at)) {
		if (new TextDecoder().decode(png.subarray(at + 4, at + 8)) !== "IDAT") continue;
		const rows = inflateSync(png.subarray(at + 8, at + 8 + view.getUint32(at)));
		const width = view.getUint32(16);
		return { width, colours: [...rows].filter((_, i) => i % (width + 1) !== 0) };
	}
	throw new Error("no pixels");
}

let get: Fetch;
beforeAll(async () => {
	get = fetchFrom({ sources: { "sst.nc": await openStore(SAMPLE), "round.nc": await openStore(ROUND) } });
});

describe("tiles", () => {
	it("show the value under each pixel, of longitudes from 0 to 360 too", async () => {
		// 8 columns of 45 degrees around 0, 45, …; rows around 45, 0 and -45 degrees; values count up from the south.
		const response = await get("/round.nc/tiles/v/0/0/0.png?range=0,254");
		expect(response.headers.get("content-type")).toBe("image/png");
		const { width, colours } = coloursIn(await bytesIn(response));
		expect(width).toBe(256);
		const at = (row: number, column: number): number => (colours[row * 256 + column] as number) - 1;
		// Just south of the equator; 179.3° and 157.6° west, 0.7° west and east, 179.3° east.
		expect([0, 15, 127, 128, 255].map((column) => at(128, column))).toEqual([12, 12, 8, 8, 12]);
		// Latitudes 22.4 and 23.6, then 66.7 and 67.4, where the grid ends at 67.5; 85 is beyond.
		expect([at(112, 128), at(111, 128), at(0, 128)]).toEqual([8, 16, -1]);
	});

	it("are of an array that the path or the query names, or of the only one", async () => {
		const paths = ["/round.nc/tiles/v/1/0/0.png", "/round.nc/tiles/1/0/0.png?variable=v", "/round.nc/tiles/1/0/0.png"];
		const tags = await Promise.all(paths.map(async (path) => (await get(path)).headers.get("etag")));
		expect(new Set(tags).size).toBe(1);
		expect((await get("/sst.nc/tiles/0/0/0.png")).status).toBe(400);
		expect(await (await get("/sst.nc/tiles/0/0/0.png")).text()).toContain("variable=NAME: /sst, /quality");
	});

	it("have 512 pixels where a screen has two for one", async () => {
		expect(coloursIn(await bytesIn(await get("/round.nc/tiles/v/0/0/0@2x.png"))).width).toBe(512);
	});

	it("are of one time", async () => {
		const tag = async (query: string) =>
			(await get(`/sst.nc/tiles/sst/0/0/0.png?range=0,30&${query}`)).headers.get("etag");
		const [first, second, third] = await Promise.all(["", "time=2026-07", "isel.time=2"].map(tag));
		expect(second).toBe(third);
		expect(second).not.toBe(first);
	});

	it.each([
		["no such tile", "/round.nc/tiles/v/1/2/0.png", 400],
		["too deep", "/round.nc/tiles/v/30/0/0.png", 400],
		["another format", "/round.nc/tiles/v/0/0/0.webp", 404],
		["no such array", "/round.nc/tiles/w/0/0/0.png", 404],
		["no such label", "/sst.nc/tiles/sst/0/0/0.png?time=1900-01-01", 400],
		["a label of the map itself", "/sst.nc/tiles/sst/0/0/0.png?lat=10", 400],
		["no such position", "/sst.nc/tiles/sst/0/0/0.png?isel.time=9", 400],
		["no such resampling", "/sst.nc/tiles/sst/0/0/0.png?resampling=cubic", 400],
		["an array without a place", "/sst.nc/tiles/time/0/0/0.png", 501],
	])("are refused: %s", async (_, path, status) => {
		const response = await get(path);
		expect({ status: response.status, type: response.headers.get("content-type") }).toEqual({
			status,
			type: "application/json",
		});
	});

	it("are drawn once, and counted", async () => {
		const own = fetchFrom({ sources: { x: await openStore(SAMPLE) } });
		const path = "/x/tiles/sst/0/0/0.png";
		const all = await Promise.all([1, 2, 3].map(() => own(path)));
		const [tag] = all.map((response) => response.headers.get("etag"));
		expect((await own(path, { headers: { "if-none-match": tag as string } })).status).toBe(304);
		expect(await (await own("/-/metrics")).text()).toContain("mirazarr_tiles_total 1\n");
	});
});

describe("tiles.json", () => {
	it("says what maps need to know, and gives all tiles the same colours", async () => {
		const response = await get("/sst.nc/tiles.json?variable=sst&time=2026-07");
		expect(response.headers.get("access-control-allow-origin")).toBe("*");
		const document = await response.json();
		expect(document).toMatchObject({
			tilejson: "3.0.0",
			name: "sea surface temperature",
			tiles: ["http://host.example/sst.nc/tiles/sst/{z}/{x}/{y}.png?time=2026-07&range=-3%2C45"],
			minzoom: 0,
			bounds: [-180, -90, 180, 90],
			range: [-3, 45],
			units: "degree_Celsius",
			at: { time: "2026-07-01T00:00:00" },
		});
		const path = new URL(document.tiles[0].replace("{z}/{x}/{y}", "0/0/0"));
		expect((await get(path.pathname + path.search)).status).toBe(200);
		expect((await get("/round.nc/tiles/v/tiles.json")).status).toBe(200);
	});
});

describe("a tile that nobody waits for", () => {
	it("is not read on", async () => {
		let isSlow = false;
		const [asked, ended] = [deferred<void>(), deferred<void>()];
		/** In place of a trace: lets those wait who ask for values. */
		const trace = {
			wrap: (memory: ObjectStore): ObjectStore => ({
				get: (path, range, options) => {
					if (!isSlow) return memory.get(path, range, options);
					asked.resolve();
					return new Promise((_, reject) => {
						options?.signal?.addEventListener("abort", () => {
							ended.resolve();
							reject(options.signal?.reason);
						});
					});
				},
			}),
		} as Trace;
		const degrees = (name: string, units: string, values: number[]): Record<string, SampleArray> => ({
			[name]: {
				dataType: dataType("float64"),
				shape: [values.length],
				dimensionNames: [name],
				attributes: new Map([["units", textAttribute(units)]]),
				data: { "0": new Uint8Array(Float64Array.from(values).buffer) },
				inlined: true,
			},
		});
		const store = sampleStore(
			{
				...degrees("lat", "degrees_north", [-45, 45]),
				...degrees("lon", "degrees_east", [-90, 90]),
				v: {
					dataType: dataType("uint8"),
					shape: [2, 2],
					dimensionNames: ["lat", "lon"],
					data: { "0,0": Uint8Array.of(1, 2, 3, 4) },
				},
			},
			trace,
		);
		const own = fetchFrom({ sources: { x: store } });
		isSlow = true;
		const client = new AbortController();
		const answer = own("/x/tiles/v/0/0/0.png", { signal: client.signal });
		await asked.promise;
		client.abort();
		await ended.promise;
		await answer;
		isSlow = false;
		expect((await own("/x/tiles/v/0/0/0.png")).status).toBe(200);
	});

	it("waits for its turn like any other request", async () => {
		const own = fetchFrom({
			sources: { x: await openStore(SAMPLE) },
			clientOf: () => "192.0.2.1",
			maxWork: 1,
			maxClientWork: 1,
			maxClientQueue: 1,
		});
		const all = await Promise.all(["0/0/0", "1/0/0", "1/1/0", "1/0/1"].map((tile) => own(`/x/tiles/sst/${tile}.png`)));
		const refused = all.filter(({ status }) => status === 429);
		expect({ drawn: all.filter(({ status }) => status === 200).length, refused: refused.length }).toEqual({
			drawn: 2,
			refused: 2,
		});
		expect(await codeIn(refused[0] as Response)).toBe("too-many-requests");
	});
});
