/** The view of NetCDF-4: names of dimensions against netCDF4-python, attributes as users see them. */
import { describe, expect, it } from "vitest";
import { fixtureFiles, openFixture, truthOf } from "./parser-fixtures.ts";

describe.each(fixtureFiles.filter((file) => truthOf(file).dims !== undefined))("%s", (file) => {
	it("check 11: dimensions have the names that netCDF-C gives them", async () => {
		const store = await openFixture(file);
		for (const [path, dims] of Object.entries(truthOf(file).dims ?? {}))
			expect(store.array(path).metadata.dimension_names ?? [], path).toEqual(dims);
	});

	it("check 11, W13: dimensions are as long as netCDF-C finds them, whatever their arrays", async () => {
		const store = await openFixture(file);
		for (const [path, lengths] of Object.entries(truthOf(file).lengths ?? {})) {
			const { dimensionLengths, shape } = store.array(path).description;
			expect(dimensionLengths ?? shape, path).toEqual(lengths);
		}
	});

	it("check 11: there are the variables that netCDF-C shows", async () => {
		const store = await openFixture(file);
		const paths = store.contents().map(({ path }) => path as string);
		for (const path of Object.keys(truthOf(file).dims ?? {})) expect(paths).toContain(path);
	});
});

describe("attributes", () => {
	it("check 1: 12 and more of them, in their order and with their types; hidden ones are hidden", async () => {
		const store = await openFixture("dimensions.nc");
		const { attributes } = store.array("/v");
		expect([...attributes.keys()]).toEqual([
			"_FillValue",
			...Array.from({ length: 12 }, (_, i) => `attribute_${i}`),
			"coordinates",
			"list",
		]);
		expect(attributes.get("attribute_1")).toEqual({ dataType: "float32", shape: [1], values: Float32Array.of(1) });
		expect(attributes.get("attribute_2")).toEqual({ dataType: "string", shape: [], values: ["text 2"] });
		expect(attributes.get("list")).toEqual({ dataType: "int32", shape: [3], values: Int32Array.of(1, 2, 3) });
		expect([...store.array("/x").attributes.keys()]).toEqual([]);
		expect([...store.group.attributes.keys()]).toEqual(["title"]);
	});

	it("check 11: an enumeration is its integers, with flag_values and flag_meanings", async () => {
		const { metadata } = (await openFixture("types.h5")).array("/enum");
		expect(metadata.data_type).toBe("int16");
		expect(metadata.attributes).toMatchObject({ flag_values: [0, 1, 5], flag_meanings: "clear partly_cloudy cloudy" });
	});

	it("check 11: _nc4_non_coord_ is no part of a name", async () => {
		const store = await openFixture("dimensions.nc");
		expect(store.array("/pure").metadata.dimension_names).toEqual(["x"]);
	});
});
