/** `read` by labels, and into files. Values are those that netCDF4-python and xarray read (samples/make.py). */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32, inflateSync } from "node:zlib";
import { afterAll, describe, expect, it } from "vitest";
import { runCli, sample } from "./run-cli.ts";

const file = sample("sea-surface.nc");
const labels = (name: string) => join(import.meta.dirname, "../fixtures/labels", name);
const folder = mkdtempSync(join(tmpdir(), "mirazarr-read-files-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs `read`, which must succeed, and gives what it printed. */
async function readText(...args: string[]): Promise<string> {
	const { code, stdout, stderr } = await runCli(["read", ...args]);
	expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
	return stdout;
}

/** Runs `read --output`, and gives the file and what is said about it. */
async function written(name: string, ...args: string[]): Promise<{ bytes: Buffer; said: string }> {
	const path = join(folder, name);
	const { code, stdout, stderr } = await runCli(["read", ...args, "--output", path]);
	expect({ code, stdout }, stderr).toEqual({ code: 0, stdout: "" });
	return { bytes: readFileSync(path), said: stderr };
}

describe("labels", () => {
	it("--at takes the nearest, --sel a range; where that is stands below", async () => {
		const stdout = await readText(file, "sst", "--at", "time=2026-04-01", "--sel", "lat=30:50", "--sel", "lon=-20:0");
		expect(stdout).toContain("/sst  float64  4 × 4 degree_Celsius");
		expect(stdout).toContain("at       time 2026-04-01T00:00:00");
		expect(stdout).toMatch(/^\[0\] +15.85 +15.85 +15.85 +--$/m);
	});

	it("are in JSON as well", async () => {
		const json = JSON.parse(await readText(file, "sst", "--at", "lat=10.2,lon=-30,time=2026-04-01", "--json"));
		expect(json).toMatchObject({
			shape: [],
			values: 26.990000000000002,
			coordinates: [{ name: "time" }, { name: "lat" }, {}],
		});
	});

	it("do not go with positions", async () => {
		expect(await runCli(["read", file, "sst", "0", "--at", "lat=1"])).toMatchObject({ code: 2 });
	});
});

describe("times", () => {
	it("are dates for people, numbers in JSON, and either on request", async () => {
		expect(await readText(file, "time")).toContain("2026-01-01T00:00:00  2026-04-01T00:00:00  2026-07-01T00:00:00");
		expect(await readText(file, "time", "--stats")).toMatch(/min +2026-01-01T00:00:00\n +max +2026-07-01T00:00:00/);
		expect(await readText(file, "time", "--times", "numbers")).toMatch(/^\[0\] +0 +90 +181$/m);
		expect(JSON.parse(await readText(file, "time", "--json")).values).toEqual([0, 90, 181]);
		expect(JSON.parse(await readText(file, "time", "--json", "--times", "iso")).values[1]).toBe("2026-04-01T00:00:00");
	});

	it("of a model's calendar are its dates", async () => {
		expect(await readText(labels("noleap.nc"), "time")).toContain("2000-03-01T00:00:00");
	});
});

describe("CSV", () => {
	it("is a line a value, with its coordinates; missing is empty", async () => {
		const { bytes, said } = await written("x.csv", file, "sst", "--at", "lat=10.2,lon=-30");
		expect(bytes.toString()).toBe(
			[
				"time,lat,lon,sst",
				"2026-01-01T00:00:00,12.5,-27.5,24.900000000000002",
				"2026-04-01T00:00:00,12.5,-27.5,26.990000000000002",
				"2026-07-01T00:00:00,12.5,-27.5,",
				"",
			].join("\n"),
		);
		expect(said).toContain("3 rows");
	});

	it("has coordinates of two dimensions, positions where there are none, and texts of characters", async () => {
		const grid = await readText(labels("curvilinear.nc"), "v", "0,0:1,0:2", "--format", "csv");
		expect(grid).toBe("time,j,i,nav_lat,nav_lon,v\n2001-01-06T00:00:00,0,0,,10,0\n2001-01-06T00:00:00,0,1,59.5,13,1\n");
		expect(await readText(labels("noleap.nc"), "v", "3,1", "--format", "csv")).toBe(
			"time,name,v\n2000-03-01T00:00:00,cde,10\n",
		);
		expect(await readText(labels("noleap.nc"), "name", "--format", "csv")).toBe("station,name\n0,ab\n1,cde\n2,f\n");
	});

	it("steps through slices", async () => {
		expect(await readText(labels("ascending.nc"), "v", "0,::2,5", "--format", "csv", "--times", "numbers")).toBe(
			"time,lat,lon,v\n0,10.2,20,5\n0,30.1,20,17\n0,50.7,20,29\n",
		);
	});
});

describe(".npy", () => {
	/** By the layout of NEP 1. */
	function parse(bytes: Buffer): { header: string; data: Buffer } {
		expect(bytes.subarray(0, 8)).toEqual(Buffer.from([0x93, 0x4e, 0x55, 0x4d, 0x50, 0x59, 1, 0]));
		const end = 10 + bytes.readUInt16LE(8);
		expect(end % 64).toBe(0);
		return { header: bytes.subarray(10, end).toString().trimEnd(), data: bytes.subarray(end) };
	}

	it("has decoded values, NaN where they are missing", async () => {
		const { header, data } = parse((await written("a.npy", file, "sst", ":,15,30")).bytes);
		expect(header).toBe("{'descr': '<f8', 'fortran_order': False, 'shape': (3,), }");
		expect([0, 8, 16].map((at) => data.readDoubleLE(at))).toEqual([24.900000000000002, 26.990000000000002, Number.NaN]);
	});

	it("has stored values with --raw", async () => {
		const { header, data } = parse((await written("b.npy", file, "sst", "0:2,15,30:31", "--raw")).bytes);
		expect(header).toBe("{'descr': '<i2', 'fortran_order': False, 'shape': (2, 1), }");
		expect([data.readInt16LE(0), data.readInt16LE(2)]).toEqual([2490, 2699]);
	});

	it("heeds every option of decoding", async () => {
		const { data } = parse((await written("g.npy", file, "sst", "1,8,33:37", "--no-scale")).bytes);
		expect([data.readFloatLE(0), data.readFloatLE(4), data.readFloatLE(8)]).toEqual([1585, 1585, Number.NaN]);
		const all = ["--no-scale", "--mask-except", "_FillValue -32768"];
		const unmasked = parse((await written("h.npy", file, "sst", "1,8,35", ...all)).bytes);
		expect(unmasked.data.readFloatLE(0)).toBe(-32768);
	});

	it("has a scalar, texts, and times as datetime64", async () => {
		expect(parse((await written("c.npy", labels("curvilinear.nc"), "height")).bytes).header).toContain("'shape': ()");
		expect(parse((await written("d.npy", labels("noleap.nc"), "name")).bytes).header).toContain("'<U3'");
		const { header, data } = parse((await written("e.npy", file, "time", "--times", "iso")).bytes);
		expect(header).toContain("'<M8[ns]'");
		expect(data.readBigInt64LE(0)).toBe(BigInt(Date.UTC(2026, 0, 1)) * 1_000_000n);
	});

	it("has no form for structs", async () => {
		const path = join(import.meta.dirname, "../fixtures/hdf5-parser/types.h5");
		const { code, stderr } = await runCli(["read", path, "mixed", "--output", join(folder, "f.npy")]);
		expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining("cannot hold values of type") });
	});
});

describe("PNG", () => {
	/** A palette image, decoded by zlib and the layout of the PNG specification. */
	function parse(bytes: Buffer) {
		const chunks = new Map<string, Buffer>();
		for (let at = 8; at < bytes.length; ) {
			const length = bytes.readUInt32BE(at);
			const name = bytes.toString("latin1", at + 4, at + 8);
			const data = bytes.subarray(at + 8, at + 8 + length);
			expect(bytes.readUInt32BE(at + 8 + length)).toBe(crc32(bytes.subarray(at + 4, at + 8 + length)));
			chunks.set(name, data);
			at += 12 + length;
		}
		const header = chunks.get("IHDR") as Buffer;
		const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
		const rows = inflateSync(chunks.get("IDAT") as Buffer);
		const pixels = Array.from({ length: height }, (_, row) => [
			...rows.subarray(row * (width + 1) + 1, (row + 1) * (width + 1)),
		]);
		return { kind: [...header.subarray(8)], width, height, pixels, chunks };
	}

	it("spreads colours over a range; what is missing is transparent", async () => {
		const { bytes, said } = await written("a.png", file, "sst", "--at", "time=2026-04-01", "--range", "0:30");
		const { kind, width, height, pixels, chunks } = parse(bytes);
		expect({ kind, width, height }).toEqual({ kind: [8, 3, 0, 0, 0], width: 72, height: 36 });
		expect([...(chunks.get("tRNS") as Buffer)]).toEqual([0]);
		expect((chunks.get("PLTE") as Buffer).length).toBe(768);
		// 26.99 of 0 to 30 is colour 228 of 254; latitudes go down in this file, so that row 15 is row 15.
		expect(pixels[15]?.[30]).toBe(1 + Math.round((26.99 / 30) * 254));
		expect(pixels.flat().filter((pixel) => pixel === 0)).toHaveLength(1028);
		expect(said).toContain("colours from 0 to 30 degree_Celsius, 1028 missing (transparent)");
	});

	it("is north up where latitudes go up", async () => {
		const { pixels } = parse((await written("b.png", labels("ascending.nc"), "v", "0", "--range", "0:254")).bytes);
		expect(pixels.map((row) => row[0])).toEqual([25, 19, 13, 7, 1]);
		const down = parse((await written("c.png", labels("descending.nc"), "v", "--range", "0:254")).bytes);
		expect(down.pixels.map((row) => row[0])).toEqual([1, 5, 9, 13, 17]);
	});

	it("asks which of many it should be", async () => {
		const { code, stderr } = await runCli(["read", file, "sst", "--output", join(folder, "d.png")]);
		expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining("Choose one of time") });
	});
});

describe("--output", () => {
	it("refuses a name that says nothing, and a folder that is not there", async () => {
		expect((await runCli(["read", file, "sst", "--output", "x.doc"])).stderr).toContain(".csv, .npy or .png");
		const path = join(folder, "nowhere/x.csv");
		expect((await runCli(["read", file, "time", "--output", path])).stderr).toContain(
			`no folder "${join(folder, "nowhere")}"`,
		);
	});
});

it("--values of a million elements are shown: they do not overflow the stack", async () => {
	const path = join(folder, "million");
	mkdirSync(path);
	const document = {
		zarr_format: 3,
		node_type: "array",
		shape: [1_000_000],
		data_type: "uint8",
		chunk_grid: { name: "regular", configuration: { chunk_shape: [1_000_000] } },
		chunk_key_encoding: { name: "default" },
		codecs: [{ name: "bytes" }],
		fill_value: 7,
		attributes: {},
	};
	writeFileSync(join(path, "zarr.json"), JSON.stringify(document));
	const stdout = await readText(path, "/", "--values");
	expect(stdout.match(/7/g)?.length).toBeGreaterThanOrEqual(1_000_000);
});
