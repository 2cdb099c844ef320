import { describe, expect, it } from "vitest";
import { type ChunkManifest, chunkIndex } from "../../src/manifest/chunk-manifest.ts";
import { concatManifests } from "../../src/manifest/concat.ts";
import { cutChunks } from "../../src/manifest/cut.ts";
import { ManifestBuilder } from "../../src/manifest/manifest-builder.ts";
import { insertAxis, NO_CHUNK, removeAxis, takeChunks } from "../../src/manifest/take.ts";

/** Virtual, inlined and missing chunks in turn; of a sparse one most are missing. */
function make(grid: number[], sparse = false): ChunkManifest {
	const builder = new ManifestBuilder(grid);
	const count = grid.reduce((a, b) => a * b, 1);
	for (let n = 0; n < count; n++) {
		if (sparse ? n % 5 !== 0 : n % 4 === 0) continue;
		if (n % 3 === 0) builder.inlined(chunkIndex(grid, n), Uint8Array.of(n, n, n, n));
		else builder.virtualAt(n, `file-${n % 7}`, 100 * n, n === 5 ? 2 ** 33 : 4);
	}
	return builder.build();
}

describe.each([false, true])("takeChunks (sparse: %s)", (sparse) => {
	const grid = [4, 3, 5];
	const manifest = make(grid, sparse);

	it.each([
		[0, [2, 0, NO_CHUNK, 2]],
		[1, [1]],
		[2, [4, 3, 2, 1, 0, 0]],
		[1, []],
	])("along axis %i, %j", (axis, chunks) => {
		const taken = takeChunks(manifest, axis, chunks);
		expect(taken.gridShape).toEqual(grid.with(axis, chunks.length));
		for (let n = 0; n < taken.chunkCount; n++) {
			const index = chunkIndex(taken.gridShape, n);
			const from = chunks[index[axis] as number] as number;
			expect(taken.get(index), index.join()).toEqual(
				from === NO_CHUNK ? { kind: "missing" } : manifest.get(index.with(axis, from)),
			);
		}
	});

	it("forgets urls and bytes that are not used", () => {
		const taken = takeChunks(manifest, 0, [1]);
		const used = new Set([...taken.entries()].flatMap(([, entry]) => ("url" in entry ? [entry.url] : [])));
		expect(new Set(taken.urls)).toEqual(used);
		expect(taken.inlinedBytes).toBe([...taken.entries()].filter(([, { kind }]) => kind === "inlined").length * 4);
	});

	it("axes of one chunk come and go", () => {
		for (const axis of [0, 1, 3]) {
			const wide = insertAxis(manifest, axis);
			expect(wide.gridShape).toEqual(grid.toSpliced(axis, 0, 1));
			expect(removeAxis(wide, axis).gridShape).toEqual(grid);
			expect(wide.get([3, 2, 4].toSpliced(axis, 0, 0))).toEqual(manifest.get([3, 2, 4]));
		}
		expect(() => removeAxis(manifest, 0)).toThrow("does not have exactly one chunk");
	});
});

describe("cutChunks", () => {
	it("gives references other offsets, and cuts inlined bytes", () => {
		const manifest = new ManifestBuilder([2, 2])
			.virtual([0, 0], "a", 10, 4)
			.inlined([0, 1], Uint8Array.of(1, 2, 3, 4))
			.virtual([1, 1], "b", 2 ** 40, 4)
			.build();
		const cut = cutChunks(manifest, 0, { chunkBytes: 4, count: 2, beginBytes: 0, bytes: 2 });
		expect(cut.gridShape).toEqual([4, 2]);
		expect([0, 1, 2, 3].map((i) => cut.get([i, 0]))).toEqual([
			{ kind: "virtual", url: "a", offset: 10, length: 2 },
			{ kind: "virtual", url: "a", offset: 12, length: 2 },
			{ kind: "missing" },
			{ kind: "missing" },
		]);
		expect([0, 1, 2, 3].map((i) => cut.get([i, 1]))).toEqual([
			{ kind: "inlined", bytes: Uint8Array.of(1, 2) },
			{ kind: "inlined", bytes: Uint8Array.of(3, 4) },
			{ kind: "virtual", url: "b", offset: 2 ** 40, length: 2 },
			{ kind: "virtual", url: "b", offset: 2 ** 40 + 2, length: 2 },
		]);
		const one = cutChunks(manifest, 1, { chunkBytes: 4, count: 1, beginBytes: 1, bytes: 2 });
		expect(one.get([0, 1])).toEqual({ kind: "inlined", bytes: Uint8Array.of(2, 3) });
	});

	it("refuses chunks whose bytes are not those of their shape", () => {
		const short = new ManifestBuilder([1]).virtual([0], "a", 0, 3).build();
		expect(() => cutChunks(short, 0, { chunkBytes: 4, count: 2, beginBytes: 0, bytes: 2 }, "/v")).toThrow(
			expect.objectContaining({ code: "corrupt-chunk", path: "/v" }),
		);
		const object = new ManifestBuilder([1]).objectAt(0, "a").build();
		expect(() => cutChunks(object, 0, { chunkBytes: 4, count: 2, beginBytes: 0, bytes: 2 })).toThrow(
			"size is not known",
		);
	});
});

describe("silent corruptions of manifests", () => {
	it("2: equal manifests with holes have equal columns, whatever the order they were made in", () => {
		const forth = new ManifestBuilder([6])
			.virtual([1], "a", 1, 1)
			.virtual([5], "a", 2, 1)
			.virtual([2], "a", 3, 1)
			.virtual([3], "a", 3, 1);
		const back = new ManifestBuilder([6])
			.virtual([3], "a", 3, 1)
			.virtual([2], "a", 3, 1)
			.virtual([5], "a", 2, 1)
			.virtual([1], "a", 1, 1);
		expect(forth.build().columns).toEqual(back.build().columns);
	});

	it("3: an index of another number of dimensions is refused", () => {
		expect(() => new ManifestBuilder([2, 2]).virtual([1], "a", 0, 1)).toThrow(
			expect.objectContaining({ code: "bad-reference" }),
		);
	});
});

describe("concatManifests copies nothing until it has to", () => {
	const parts = [make([2, 3]), make([1, 3], true), make([4, 3])];
	const joined = concatManifests(parts, 0);

	it("counts, looks up, lists and renames in its parts", () => {
		const sum = (count: (part: ChunkManifest) => number): number =>
			parts.reduce((total, part) => total + count(part), 0);
		expect(joined.referenceCount).toBe(sum((part) => part.referenceCount));
		expect(joined.missingCount).toBe(sum((part) => part.missingCount));
		expect(joined.inlinedBytes).toBe(sum((part) => part.inlinedBytes));
		expect(joined.get([3, 1])).toEqual((parts[2] as ChunkManifest).get([0, 1]));
		expect([joined.get([7, 0]), joined.get([0])]).toEqual([{ kind: "missing" }, { kind: "missing" }]);
		expect(joined.renameUrls((url) => `x/${url}`).urls).toEqual(joined.urls.map((url) => `x/${url}`));
	});

	it("has the columns of one manifest, along any axis and nested", () => {
		for (const axis of [0, 1]) {
			const sides = axis === 0 ? parts : [make([3, 2]), make([3, 4], true)];
			const nested = concatManifests([concatManifests(sides.slice(0, 2), axis), ...sides.slice(2)], axis);
			const flat = [...nested.entries()];
			const builder = new ManifestBuilder(nested.gridShape);
			for (let n = 0; n < nested.chunkCount; n++) {
				const index = chunkIndex(nested.gridShape, n);
				const entry = nested.get(index);
				if (entry.kind === "virtual") builder.virtualAt(n, entry.url, entry.offset, entry.length);
				if (entry.kind === "inlined") builder.inlined(index, entry.bytes);
			}
			expect(flat).toEqual([...builder.build().entries()]);
			expect([...nested.missing()]).toEqual([...builder.build().missing()]);
			expect(nested.columns.urlIds.length).toBeGreaterThan(0);
		}
	});
});
