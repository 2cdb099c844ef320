import { describe, expect, it } from "vitest";
import type { ChunkSpec } from "../../../src/codecs/codec.ts";
import { createPipeline } from "../../../src/codecs/pipeline.ts";
import { MemoryStore } from "../../../src/io/memory.ts";
import { ObjectStoreRegistry } from "../../../src/io/registry.ts";
import { openStore } from "../../../src/open.ts";
import { read } from "../../../src/read/read.ts";
import { dataType } from "../../../src/zarr/data-type.ts";
import type { JsonObject } from "../../../src/zarr/json.ts";
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

describe("mirazarr.grib", () => {
	/** What was given to ecCodes: the numbers 0 to 34 in the order of coding. */
	const at = (index: (j: number, i: number) => number): Float64Array =>
		Float64Array.from({ length: 35 }, (_, n) => index(Math.floor(n / 7), n % 7));

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

	it.each([{ var: "latitude" }, { var: "t", north_up: true }, { var: "t", adjust_longitude_range: true }])(
		"gribberish %o is refused",
		async (configuration) => {
			await expect(decode("simple-12", "gribberish", configuration)).rejects.toMatchObject({
				code: "unsupported-feature",
			});
		},
	);

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
