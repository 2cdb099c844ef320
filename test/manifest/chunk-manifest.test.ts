import { describe, expect, it } from "vitest";
import { type ChunkEntry, type ChunkManifest, chunkIndex, chunkNumber } from "../../src/manifest/chunk-manifest.ts";
import { concatManifests } from "../../src/manifest/concat.ts";
import { contiguousChunkShape } from "../../src/manifest/contiguous.ts";
import { ManifestBuilder } from "../../src/manifest/manifest-builder.ts";

const URL_OF_120 = `s3://bucket/${"x".repeat(108)}`;

function everyEntry(manifest: ChunkManifest): Map<string, ChunkEntry> {
	const count = manifest.chunkCount;
	return new Map(
		Array.from({ length: count }, (_, n) => {
			const index = chunkIndex(manifest.gridShape, n);
			return [index.join(), manifest.get(index)];
		}),
	);
}

describe("ChunkManifest", () => {
	it("gives back what was put in, in any order, the later for the earlier", () => {
		const manifest = new ManifestBuilder([2, 2])
			.virtual([1, 1], "b", 30, 3)
			.inlined([0, 1], Uint8Array.of(7))
			.virtual([0, 0], "a", 10, 1)
			.virtual([1, 1], "a", 20, 2)
			.build();
		expect([...everyEntry(manifest)]).toEqual([
			["0,0", { kind: "virtual", url: "a", offset: 10, length: 1 }],
			["0,1", { kind: "inlined", bytes: Uint8Array.of(7) }],
			["1,0", { kind: "missing" }],
			["1,1", { kind: "virtual", url: "a", offset: 20, length: 2 }],
		]);
		expect([manifest.referenceCount, manifest.missingCount, manifest.inlinedBytes]).toEqual([2, 1, 1]);
		expect([...manifest.missing()]).toEqual([[1, 0]]);
	});

	it("has one chunk without dimensions, none with an empty one, nothing outside", () => {
		const scalar = new ManifestBuilder([]).virtual([], "a", 0, 8).build();
		expect(scalar.get([])).toEqual({ kind: "virtual", url: "a", offset: 0, length: 8 });
		const empty = new ManifestBuilder([0, 3]).build();
		expect([empty.chunkCount, empty.get([0, 0]).kind]).toEqual([0, "missing"]);
		expect(scalar.get([0]).kind).toBe("missing");
		expect(new ManifestBuilder([2]).virtual([0], "a", 0, 1).build().get([-1]).kind).toBe("missing");
	});

	it("takes 16 bytes a reference, whatever the length of the url", () => {
		const builder = new ManifestBuilder([1000]);
		for (let i = 0; i < 1000; i++) builder.virtual([i], URL_OF_120, i * 100, 100);
		expect(builder.build().memoryBytes).toBe(16_000);
	});

	it("follows the references and not the size of the grid", () => {
		const grid = [1_000_000, 1_000_000, 1000];
		const manifest = new ManifestBuilder(grid)
			.virtual([999_999, 999_999, 999], "a", 1, 1)
			.virtual([0, 0, 5], "a", 2, 1)
			.build();
		expect(manifest.memoryBytes).toBe(48);
		expect(manifest.get([999_999, 999_999, 999])).toMatchObject({ offset: 1 });
		expect(manifest.get([0, 0, 5])).toMatchObject({ offset: 2 });
		expect(manifest.get([0, 0, 6]).kind).toBe("missing");
		expect([...manifest.entries()].map(([index]) => index)).toEqual([
			[0, 0, 5],
			[999_999, 999_999, 999],
		]);
	});

	it("is exact beyond 4 GiB, for offsets and lengths, dense and sparse", () => {
		const [offset, length] = [2 ** 52 + 1, 2 ** 40 + 3];
		for (const grid of [[2], [2000]]) {
			const manifest = new ManifestBuilder(grid)
				.virtual([1], "a", offset, length)
				.virtual([0], "a", 0, 2 ** 32 - 1)
				.build();
			expect(manifest.get([1])).toEqual({ kind: "virtual", url: "a", offset, length });
			expect(manifest.get([0])).toMatchObject({ length: 2 ** 32 - 1 });
		}
	});

	it.each([
		["a length of zero", 0, 0],
		["a negative length", 0, -1],
		["a length that is no number", 0, Number.NaN],
		["a negative offset", -1, 1],
		["a fraction", 0.5, 1],
		["an offset beyond 2^53", 2 ** 53, 1],
		["an end beyond 2^53", 2 ** 53 - 1, 5],
	])("refuses %s", (_, offset, length) => {
		const builder = new ManifestBuilder([2, 2], { path: "/v" });
		expect(() => builder.virtual([1, 0], "a", offset, length)).toThrow(
			expect.objectContaining({ code: "bad-reference", path: "/v", message: expect.stringContaining("chunk [1, 0]") }),
		);
	});

	it("refuses chunks outside the grid and grids beyond 2^53", () => {
		expect(() => new ManifestBuilder([2]).virtual([2], "a", 0, 1)).toThrow("outside its grid of [2]");
		expect(() => new ManifestBuilder([2 ** 30, 2 ** 30])).toThrow(expect.objectContaining({ code: "limit-exceeded" }));
	});

	it.each([2, -1, 0.5])("refuses chunk number %s of two", (number) => {
		expect(() => new ManifestBuilder([2]).virtualAt(number, "a", 0, 1)).toThrow(`no chunk ${number}`);
	});

	it("renames urls by the table alone", () => {
		const manifest = new ManifestBuilder([2]).virtual([0], "a", 0, 1).virtual([1], "b", 0, 1).build();
		const renamed = manifest.renameUrls((url) => `x/${url}`);
		expect(renamed.get([1])).toMatchObject({ url: "x/b" });
		expect(renamed.columns.urlIds).toBe(manifest.columns.urlIds);
		expect(manifest.get([1])).toMatchObject({ url: "b" });
	});

	it("numbers and indexes are inverse", () => {
		for (let n = 0; n < 24; n++) expect(chunkNumber([2, 3, 4], chunkIndex([2, 3, 4], n))).toBe(n);
	});
});

describe("concatManifests", () => {
	const kinds = (i: number) => (i % 4 === 0 ? "missing" : i % 7 === 0 ? "inlined" : "virtual");

	function make(grid: number[], seed: number, sparse = false): ChunkManifest {
		const builder = new ManifestBuilder(grid);
		const count = grid.reduce((a, b) => a * b, 1);
		for (let n = 0; n < count; n++) {
			const kind = sparse && n % 5 !== 0 ? "missing" : kinds(n + seed);
			if (kind === "virtual")
				builder.virtualAt(n, `file-${(n + seed) % 3}`, n + seed * 1000, n === 2 ? 2 ** 33 : n + 1);
			if (kind === "inlined") builder.inlined(chunkIndex(grid, n), Uint8Array.of(seed, n));
		}
		return builder.build();
	}

	it.each([
		[0, false],
		[1, false],
		[2, false],
		[0, true],
		[1, true],
	])("along axis %i (sparse: %s) every chunk is where it was", (axis, sparse) => {
		const grids = [1, 3, 2].map((length) => [2, 3, 4].map((n, d) => (d === axis ? length : n)));
		const parts = grids.map((grid, i) => make(grid, i + 1, sparse && i === 1));
		const joined = concatManifests(parts, axis);
		let begin = 0;
		for (const part of parts) {
			for (const [key, entry] of everyEntry(part)) {
				const index = key.split(",").map(Number);
				index[axis] = (index[axis] as number) + begin;
				expect(joined.get(index)).toEqual(entry);
			}
			begin += part.gridShape[axis] as number;
		}
		expect(joined.gridShape[axis]).toBe(6);
		expect(joined.urls.length).toBeLessThanOrEqual(3);
	});

	it("refuses grids that do not fit", () => {
		expect(() => concatManifests([make([2, 2], 1), make([2, 3], 2)], 0)).toThrow("cannot be joined along axis 0");
		expect(() => concatManifests([], 0)).toThrow("nothing to concatenate");
	});
});

describe("contiguousChunkShape", () => {
	it.each([
		["a small array stays whole", [10, 20], 4, [10, 20]],
		["a large one is cut along the first axis, by a divisor", [100, 1000, 1000], 4, [1, 1000, 1000]],
		["several rows in a chunk", [1000, 100, 100], 4, [100, 100, 100]],
		["rows that are too large are cut too", [3, 4000, 4000], 8, [1, 125, 4000]],
		["a prime is rather left whole than cut into crumbs", [10_000_019], 4, [10_000_019]],
		["an empty dimension has chunks of one", [0, 5], 4, [1, 5]],
		["no dimensions", [], 8, []],
	])("%s", (_, shape, itemBytes, expected) => {
		expect(contiguousChunkShape(shape, itemBytes)).toEqual(expected);
	});
});
