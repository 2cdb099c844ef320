/** Every image of every fixture, byte for byte as rasterio reads it (acceptance check 1, and those that fixtures are made for). */
import { describe, expect, it } from "vitest";
import * as zarr from "zarrita";
import { readChunk } from "../../../src/read/chunk.ts";
import { read } from "../../../src/read/read.ts";
import { expected, openFixture, sha256 } from "./fixtures.ts";

/** Data types that zarrita has. */
const ZARRITA_TYPES = /^(u?int(8|16|32|64)|float(32|64))$/;

/** The acceptance check that a fixture is made for, by its name. */
const CHECKS: readonly (readonly [RegExp, string])[] = [
	[/^(predictor|float16-predictor)/, "check 9"],
	[/^lerc/, "check 10"],
	[/^(lzma|zstd|deflate)/, "check 11"],
	[/^jpeg/, "check 12"],
	[/^(prime-height|scattered|oversize)/, "check 14"],
	[/^type-complex/, "check 17"],
	[/^(cog-mask|mixed-order|subifds)/, "check 18"],
];

const cases = Object.entries(expected).map(
	([name, images]) => [CHECKS.find(([pattern]) => pattern.test(name))?.[1] ?? "check 1", name, images] as const,
);

describe.each(cases)("%s: %s", (_, name, images) => {
	it.each(Object.entries(images))("%s", async (path, { dataType, shape, sha256: digest }) => {
		const store = await openFixture(name, { unrepresentableFill: "drop" });
		const values = await read(store, path);
		expect({ dataType: values.dataType, shape: values.shape }).toEqual({ dataType, shape });
		expect(sha256(values.bytes)).toBe(digest);
		if (!ZARRITA_TYPES.test(dataType)) return;
		const array = await zarr.open(zarr.root(store).resolve(path), { kind: "array" });
		const { data } = await zarr.get(array);
		expect(sha256(new Uint8Array((data as Uint8Array).buffer, 0, (data as Uint8Array).byteLength))).toBe(digest);
	});
});

describe("check 17: what zarrita has no type for", () => {
	it.each([
		["float16-predictor1.tif", "float16", [256, 512]],
		["type-complex64.tif", "complex64", [2 * 143, 8 * 143]],
		["type-complex-int16.tif", "complex64", [2 * 143, 8 * 143]],
	])("%s has its own bytes, and float32 as data", async (name, dataType, lengths) => {
		const values = await read(await openFixture(name), "/0");
		expect(values.dataType).toBe(dataType);
		expect(values.data).toBeInstanceOf(Float32Array);
		expect([values.data.length, values.bytes.length]).toEqual(lengths);
	});
});

describe("T8 check 14: a short last strip", () => {
	it("is a chunk of its own length, in a rectilinear grid", async () => {
		const store = await openFixture("lzw-strips.tif");
		expect(store.array("/0").metadata.chunk_grid).toEqual({
			name: "rectilinear",
			configuration: { kind: "inline", chunk_shapes: [3, [[16, 2], 5], 45] },
		});
		const chunk = await readChunk(store, store.array("/0"), [0, 2, 0]);
		expect([chunk.shape, chunk.elements.length]).toEqual([[3, 5, 45], 3 * 5 * 45]);
	});

	it.each(["prime-height.tif", "prime-height-planar.tif", "scattered-strips.tif"])(
		"of uncompressed data needs none: %s has a regular grid and inlines nothing",
		async (name) => {
			const store = await openFixture(name);
			const array = store.array("/0");
			expect(array.metadata.chunk_grid).toMatchObject({ name: "regular" });
			const manifest = await array.manifest();
			expect([manifest.inlinedBytes, manifest.missingCount]).toEqual([0, 0]);
		},
	);

	it("strips in one piece become one chunk, scattered ones are cut where strips and chunks both begin", async () => {
		const joined = (await openFixture("prime-height.tif")).array("/0");
		expect(joined.metadata.chunk_grid).toMatchObject({ configuration: { chunk_shape: [2, 101, 10] } });
		const cut = (await openFixture("scattered-strips.tif")).array("/0");
		expect(cut.metadata.chunk_grid).toMatchObject({ configuration: { chunk_shape: [1, 8] } });
	});

	it("through zarrita getChunk returns whole chunks", async () => {
		const store = await openFixture("lzw-strips.tif");
		const array = await zarr.open(zarr.root(store).resolve("/0"), { kind: "array" });
		const { data, shape } = await array.getChunk([0, 2, 0]);
		expect([shape, (data as Uint8Array).length]).toEqual([[3, 16, 45], 3 * 16 * 45]);
	});
});
