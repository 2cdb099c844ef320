import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { openStore } from "../../src/node.ts";
import { bytesIn, codeIn, type Fetch, fetchFrom } from "./fetching.ts";

const SAMPLE = join(import.meta.dirname, "../../samples/sea-surface.nc");
const LABELS = join(import.meta.dirname, "../fixtures/labels");

let get: Fetch;
beforeAll(async () => {
	const open = async (name: string) => [name, await openStore(join(LABELS, name))] as const;
	const sources = Object.fromEntries([
		["sst.nc", await openStore(SAMPLE)],
		["utm.tif", await openStore(join(LABELS, "../tiff/cog-mask.tif"))],
		...(await Promise.all(["ascending.nc", "descending.nc", "round.nc", "curvilinear.nc"].map(open))),
	]);
	get = fetchFrom({ sources, maxCells: 60 });
});

// The values of the labelled files count up in C order, so that an index tells the value; those of the sample are its own.
describe("values by label", () => {
	it("are a document that xarray takes", async () => {
		const response = await get("/ascending.nc/v.json?lat=20:41&lon=0&time=2020-02");
		expect(response.status).toBe(200);
		expect(response.headers.get("content-type")).toBe("application/json");
		expect(await response.json()).toEqual({
			name: "v",
			dims: ["time", "lat"],
			attrs: {},
			coords: {
				time: { dims: ["time"], attrs: {}, data: ["2020-02-01T00:00:00"] },
				lat: {
					dims: ["lat"],
					attrs: { units: "degrees_north", standard_name: "latitude" },
					data: [20.4, 30.1, 40.3].map(Math.fround),
				},
				lon: { dims: [], attrs: { units: "degrees_east", standard_name: "longitude" }, data: 0 },
			},
			data: [[1, 2, 3].map((row) => 30 + row * 6 + 3)],
		});
	});

	it("are a table", async () => {
		const response = await get("/descending.nc/v.csv?latitude=30:15&nav_lon=2.5:");
		expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
		expect(await response.text()).toBe("latitude,nav_lon,v\n30,2.5,10\n30,3.5,11\n15,2.5,14\n15,3.5,15\n");
	});

	it("are a picture", async () => {
		const response = await get("/descending.nc/v.png?colormap=greys&range=0,254");
		expect(response.headers.get("content-type")).toBe("image/png");
		const bytes = await bytesIn(response);
		expect(new TextDecoder("latin1").decode(bytes.subarray(0, 8))).toBe("\x89PNG\r\n\x1a\n");
		const header = new DataView(bytes.buffer, bytes.byteOffset + 16);
		expect([header.getUint32(0), header.getUint32(4)]).toEqual([4, 5]);
	});

	it("that are missing are null, and empty in a table", async () => {
		// Antarctica: land has no temperature of the sea.
		const { data } = await (await get("/sst.nc/sst.json?isel.time=0&isel.lat=35&isel.lon=0:2")).json();
		expect(data).toEqual([null, null]);
		const text = await (await get("/sst.nc/sst.csv?isel.time=0&isel.lat=35&isel.lon=0")).text();
		expect(text).toBe("time,lat,lon,sst\n2026-01-01T00:00:00,-87.5,-177.5,\n");
	});

	it("are the nearest where that is asked for", async () => {
		const at = async (query: string) => (await (await get(`/round.nc/v.json?${query}`)).json()).data;
		expect(await at("lat=40&lon=-40&method=nearest")).toBe(16 + 7);
		expect(await at("lat=0&lon=-45")).toBe(8 + 7);
		expect(await at("lat=40&lon=-45:&method=nearest")).toEqual([16, 17, 18, 19, 20, 21, 22, 23]);
		expect(await codeIn(await get("/round.nc/v.json?lat=40&lon=0&method=nearest&tolerance=1"))).toBe("bad-selection");
	});

	it("of moments are no ranges, though they have colons", async () => {
		const { data } = await (
			await get("/ascending.nc/v.json?time=2020-02-01T11:30&isel.lat=0&isel.lon=0&method=nearest")
		).json();
		expect(data).toBe(30);
	});

	it("of a GeoTIFF in UTM are found by latitude and longitude", async () => {
		// Places and values by pyproj and rasterio; the second pixel is masked.
		const point = await (await get("/utm.tif/0.json?lat=54.145273&lon=15.0011482&method=nearest")).json();
		expect([point.dims, point.data[0]]).toEqual([["band"], 153]);
		const path = await (
			await get("/utm.tif/0.json?points=15.0011482,54.145273;15.0080365,54.1417675&isel.band=0")
		).json();
		expect(path.data).toEqual([153, null]);
	});

	it("follow a path of points", async () => {
		const query = "points=-30,10;0,50.7;20,30&time=2020-01";
		const document = await (await get(`/ascending.nc/v.json?${query}`)).json();
		expect(document).toMatchObject({
			dims: ["points", "time"],
			data: [[0], [27], [17]],
			coords: { lon: { dims: ["points"], data: [-30, 0, 20] }, time: { dims: ["time"] } },
		});
		const table = await (await get(`/ascending.nc/v.csv?${query}`)).text();
		expect(table.split("\n").slice(0, 3)).toEqual([
			"point,time,lat,lon,v",
			"0,2020-01-01T00:00:00,10.2,-30,0",
			"1,2020-01-01T00:00:00,50.7,0,27",
		]);
	});

	it("of a curvilinear grid are found by place", async () => {
		const { data } = await (await get("/curvilinear.nc/v.json?lat=62.6&lon=21.1&method=nearest")).json();
		expect(data).toEqual([2 * 6 + 3]);
	});
});

describe("the form", () => {
	it.each([
		["text/csv", "text/csv; charset=utf-8"],
		["image/png", "image/png"],
		["image/png;q=0.5, text/*;q=0.8", "text/csv; charset=utf-8"],
		["*/*", "application/json"],
		["text/html,*/*;q=0.8", "application/json"],
	])("is the one that the client likes: %s", async (accept, type) => {
		const response = await get("/descending.nc/v?latitude=30:15", { headers: { accept } });
		expect(response.headers.get("content-type")).toBe(type);
		expect(response.headers.get("vary")).toBe("Accept");
	});

	it("is the one of the query, then that of the name", async () => {
		const type = async (path: string) =>
			(await get(path, { headers: { accept: "image/png" } })).headers.get("content-type");
		expect(await type("/descending.nc/v?format=json")).toBe("application/json");
		expect(await type("/descending.nc/v.csv")).toBe("text/csv; charset=utf-8");
		expect(await type("/descending.nc/v.csv?format=json")).toBe("application/json");
	});

	it("that nobody has is 406", async () => {
		expect((await get("/descending.nc/v?latitude=30", { headers: { accept: "video/mp4" } })).status).toBe(406);
	});
});

describe("what cannot be asked", () => {
	it.each([
		["no such label, with the range of the axis", "/round.nc/v.json?lat=7", 400, "lat goes from -45 to 45"],
		["too far outside", "/round.nc/v.json?lat=200&method=nearest", 400, "lat goes from -45 to 45"],
		["no such coordinate", "/round.nc/v.json?depth=3", 400, "Coordinates: lat, lon"],
		["not a number", "/round.nc/v.json?lat=north", 400, "north"],
		["twice", "/round.nc/v.json?lat=0&lat=45", 400, "twice"],
		["a label and a position", "/round.nc/v.json?lat=0&isel.lat=1", 400, "along lat"],
		["no such position", "/round.nc/v.json?isel.lat=3", 400, "not in 0"],
		["no such dimension", "/round.nc/v.json?isel.depth=3", 400, "Dimensions: lat, lon"],
		["a tolerance for nothing", "/round.nc/v.json?lat=0&tolerance=1", 400, "method=nearest"],
		["no such method", "/round.nc/v.json?lat=0&method=cubic", 400, "nearest"],
		["no such form", "/round.nc/v?format=xml", 400, "csv"],
		["no such colours", "/round.nc/v.png?colormap=jet", 400, "viridis"],
		["a range that is none", "/round.nc/v.png?range=3", 400, "range=-2,32"],
		["a point that is none", "/round.nc/v.json?points=3", 400, "points="],
		["a picture of points", "/round.nc/v.png?points=3,4", 400, "csv and json"],
		["a picture of more than two dimensions", "/ascending.nc/v.png?isel.lon=0:2", 400, "Choose one of time"],
		["a latitude of a curvilinear grid alone", "/curvilinear.nc/v.json?lat=62&method=nearest", 400, "partner"],
		["too much", "/ascending.nc/v.json", 413, "60 can be"],
		["too many points", `/round.nc/v.json?points=${"1,2;".repeat(300)}`, 413, "256"],
		["an array that is not there", "/round.nc/w.json?lat=0", 404, "no such array"],
		["a group", "/round.nc/g?lat=0", 404, "no such array"],
	])("%s", async (_, path, status, words) => {
		const response = await get(path);
		expect(response.status).toBe(status);
		expect(await response.text()).toContain(words);
	});

	it("is told what to ask instead", async () => {
		const { error } = await (await get("/ascending.nc/v.json")).json();
		expect(error).toMatchObject({ code: "too-much", hint: expect.stringContaining("Ask for less along lon") });
	});
});

describe("an answer", () => {
	it("has a tag, and is made once", async () => {
		const path = "/descending.nc/v.csv?latitude=30";
		const first = await get(path);
		const tag = first.headers.get("etag") as string;
		expect(first.headers.get("cache-control")).toBe("public, max-age=60");
		expect((await get(path, { headers: { "if-none-match": tag } })).status).toBe(304);
		const head = await get(path, { method: "HEAD" });
		expect({ status: head.status, length: head.headers.get("content-length") }).toEqual({
			status: 200,
			length: String((await bytesIn(first)).length),
		});
		const metrics = await (await fetchFrom({ sources: {} })("/-/metrics")).text();
		expect(metrics).toContain("mirazarr_tiles_total 0");
		const again = fetchFrom({ sources: { x: await openStore(SAMPLE) } });
		for (const query of ["lat=2.5&lon=2.5", "lon=2.5&lat=2.5"]) await again(`/x/sst.json?${query}`);
		expect(await (await again("/-/metrics")).text()).toContain("mirazarr_label_answers_total 1\n");
	});
});

describe("keys of the store", () => {
	it("stay what they are, with a query or without", async () => {
		for (const query of ["", "?lat=3", "?format=csv"]) {
			expect((await (await get(`/round.nc/v/zarr.json${query}`)).json()).node_type).toBe("array");
			expect((await bytesIn(await get(`/round.nc/v/c/0/0${query}`))).length).toBe(96);
		}
		expect((await get("/round.nc/v")).status).toBe(404);
	});
});
