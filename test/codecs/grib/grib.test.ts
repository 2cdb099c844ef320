import { describe, expect, it } from "vitest";
import type { ChunkSpec } from "../../../src/codecs/codec.ts";
import { createPipeline } from "../../../src/codecs/pipeline.ts";
import { MemoryStore } from "../../../src/io/memory.ts";
import { ObjectStoreRegistry } from "../../../src/io/registry.ts";
import { openStore } from "../../../src/open.ts";
import { read } from "../../../src/read/read.ts";
import { dataType } from "../../../src/zarr/data-type.ts";
import type { JsonObject } from "../../../src/zarr/json.ts";
import { cubeBytes } from "../../formats/grib/cubes/cube-fixtures.ts";
import { fixtureBytes, trueValues } from "../../formats/grib/fixtures.ts";

async function decode(
	fixture: string,
	name: string,
	configuration: JsonObject,
	spec: Partial<ChunkSpec> = {},
): Promise<Float64Array> {
	const pipeline = await createPipeline([{ name, configuration }], {
		dataType: dataType("float64"),
		shape: [5, 7],
		...spec,
	});
	return new Float64Array(((await pipeline.decode(fixtureBytes(fixture))) as Uint8Array).slice().buffer);
}

/** What was given to ecCodes: the numbers 0 to 34 in the order of coding. */
const at = (index: (j: number, i: number) => number): Float64Array =>
	Float64Array.from({ length: 35 }, (_, n) => index(Math.floor(n / 7), n % 7));

describe("mirazarr.grib", () => {
	it.each([
		["scanning-00", at((j, i) => 7 * j + i)],
		["scanning-40", at((j, i) => 7 * j + i)],
		["scanning-80", at((j, i) => 7 * j + i)],
		["scanning-10", at((j, i) => 7 * j + (j % 2 === 1 ? 6 - i : i))],
		["scanning-50", at((j, i) => 7 * j + (j % 2 === 1 ? 6 - i : i))],
		["scanning-20", at((j, i) => 5 * i + j)],
		["scanning-30", at((j, i) => 5 * i + (i % 2 === 1 ? 4 - j : j))],
	])("G15: %s as rows", async (fixture, rows) => {
		const configuration = { edition: 2, field: 0, values: "values" };
		expect(await decode(fixture, "mirazarr.grib", configuration)).toEqual(trueValues(fixture));
		expect(await decode(fixture, "mirazarr.grib", { ...configuration, order: "rows" })).toEqual(rows);
	});

	it.each(["00", "10", "20", "30", "40", "50", "60", "70", "80"])(
		"G15: scanning-%s: places stay with their values in every order",
		async (flags) => {
			const [message, shape] = [cubeBytes(`scanning-${flags}`), [3, 4]];
			const take = async (values: string, order: string): Promise<Float64Array> => {
				const configuration = { edition: 2, values, order };
				const spec = { dataType: dataType("float64"), shape };
				const pipeline = await createPipeline([{ name: "mirazarr.grib", configuration }], spec);
				return new Float64Array(((await pipeline.decode(message)) as Uint8Array).slice().buffer);
			};
			for (const coordinate of ["latitude", "longitude"]) {
				const coded = await take(coordinate, "coded");
				for (const order of ["rows", "north_up"]) {
					// Values are the numbers of the points in the order of coding.
					const paired = (await take("values", order)).map((point) => coded[point] as number);
					expect(await take(coordinate, order)).toEqual(paired);
				}
			}
			const [rows, north] = [await take("latitude", "rows"), await take("latitude", "north_up")];
			expect(north[0]).toBeGreaterThan(north.at(-1) as number);
			expect((rows[0] as number) < (rows.at(-1) as number)).toBe(flags >= "40" && flags < "80");
			const longitude = await take("longitude", "rows");
			expect((longitude[1] as number) < (longitude[0] as number)).toBe(flags === "80");
		},
	);

	it.each([
		["run against the direction of scanning", "scanning-40"],
		["do not go together with their distance", "scanning-00"],
	])("latitudes that %s are not believed", async (_, fixture) => {
		await expect(decode(fixture, "mirazarr.grib", { edition: 2, values: "latitude" })).rejects.toMatchObject({
			code: "unsupported-feature",
		});
	});

	it("gives float32 where that is declared", async () => {
		const pipeline = await createPipeline(
			[{ name: "mirazarr.grib", configuration: { edition: 2, field: 0, values: "values" } }],
			{ dataType: dataType("float32"), shape: [35] },
		);
		const bytes = (await pipeline.decode(fixtureBytes("simple-bitmap"))) as Uint8Array;
		expect(new Float32Array(bytes.slice().buffer)).toEqual(new Float32Array(trueValues("simple-bitmap")));
	});

	it.each([
		[{ edition: 3 }, "bad-metadata"],
		[{ edition: 2, field: -1 }, "bad-metadata"],
		[{ edition: 2, values: "names" }, "bad-metadata"],
		[{ edition: 2, order: "sorted" }, "bad-metadata"],
		[{ edition: 2, field: 1 }, "corrupt-chunk"],
		[{ edition: 1 }, "corrupt-chunk"],
	])("%o is %s", async (configuration, code) => {
		await expect(decode("simple-12", "mirazarr.grib", configuration)).rejects.toMatchObject({ code });
	});

	it("a chunk of another size or type is an error", async () => {
		const configuration = { edition: 2 };
		await expect(decode("simple-12", "mirazarr.grib", configuration, { shape: [36] })).rejects.toMatchObject({
			code: "corrupt-chunk",
		});
		await expect(
			decode("simple-12", "mirazarr.grib", configuration, { dataType: dataType("int32") }),
		).rejects.toMatchObject({ code: "bad-metadata" });
	});
});

describe("the names of others", () => {
	it("gribberish: the first field, in the order of the file", async () => {
		expect(await decode("two-fields", "gribberish", { var: "t" })).toEqual(trueValues("two-fields"));
		expect(await decode("scanning-10", "gribberish", {})).toEqual(trueValues("scanning-10"));
	});

	it("gribberish: places of points, and rows with the north up", async () => {
		const latitudes = await createPipeline([{ name: "gribberish", configuration: { var: "latitude" } }], {
			dataType: dataType("float64"),
			shape: [3, 4],
		});
		const bytes = (await latitudes.decode(cubeBytes("scanning-40"))) as Uint8Array;
		expect(Array.from(new Float64Array(bytes.slice().buffer))).toEqual([0, 0, 0, 0, 10, 10, 10, 10, 20, 20, 20, 20]);
		expect(await decode("scanning-40", "gribberish", { var: "t", north_up: true })).toEqual(
			at((j, i) => 7 * (4 - j) + i),
		);
	});

	it("gribberish with adjust_longitude_range is refused", async () => {
		await expect(decode("simple-12", "gribberish", { var: "t", adjust_longitude_range: true })).rejects.toMatchObject({
			code: "unsupported-feature",
		});
	});

	it("kerchunk: a filter of Zarr v2; a true 9999 is no missing value", async () => {
		const references = {
			version: 1,
			refs: {
				".zgroup": '{"zarr_format":2}',
				"t/.zattrs": "{}",
				"t/.zarray": JSON.stringify({
					zarr_format: 2,
					shape: [5, 7],
					chunks: [5, 7],
					dtype: "<f8",
					compressor: null,
					fill_value: null,
					order: "C",
					filters: [{ id: "grib", var: "t", dtype: "float64" }],
				}),
				"t/0.0": ["memory://files/t.grib", 0, fixtureBytes("true-9999").length],
			},
		};
		const store = new MemoryStore([
			["t.json", new TextEncoder().encode(JSON.stringify(references))],
			["t.grib", fixtureBytes("true-9999")],
		]);
		const registry = new ObjectStoreRegistry().register("memory://files/", store);
		const opened = await openStore("memory://files/t.json", { registry });
		const { bytes } = await read(opened, "/t");
		expect(new Float64Array(bytes.slice().buffer)).toEqual(trueValues("true-9999"));
	});
});
