/** Arrays of very many references: in several manifests by default, and looked into without taking in a large one. */
import { describe, expect, it } from "vitest";
import { icechunk } from "../../src/formats/icechunk/index.ts";
import { MemoryStore } from "../../src/io/memory.ts";
import { ObjectStoreRegistry } from "../../src/io/registry.ts";
import type { ManifestArray } from "../../src/manifest/manifest-array.ts";
import type { ManifestStore } from "../../src/manifest/manifest-store.ts";
import { splitManifest } from "../../src/write/icechunk/manifest-splits.ts";
import { transactionLogBuffer } from "../../src/write/icechunk/transaction-log.ts";
import { type IcechunkOptions, writeIcechunk } from "../../src/write/icechunk.ts";
import { manyReferences, referencesOf } from "./many-references.ts";

const GRID = [3, 50_000];

async function written(options: IcechunkOptions): Promise<{ target: MemoryStore; store: ManifestStore }> {
	const target = new MemoryStore();
	await writeIcechunk(await manyReferences(GRID), { store: target }, { checksum: "none", ...options });
	const registry = new ObjectStoreRegistry().register("memory://repository", target);
	return { target, store: await icechunk({})("memory://repository", registry) };
}

async function manifestCount(target: MemoryStore): Promise<number> {
	let count = 0;
	for await (const { path } of target.list("")) if (path.startsWith("manifests/")) count++;
	return count;
}

describe("an array of 150 000 references", () => {
	it("is in several manifests by default, each looked into alone", async () => {
		const { target, store } = await written({});
		expect(await manifestCount(target)).toBe(2);
		const array = store.array("/v") as ManifestArray;
		expect(await array.find([[2, 7]])).toEqual([
			{ kind: "virtual", url: "file:///disk/data.bin", offset: 4 * 100_007, length: 4 },
		]);
	});

	it("in one manifest, single chunks are found as all of them are", async () => {
		const { target, store } = await written({ manifestSplit: { d1: 50_000 } });
		expect(await manifestCount(target)).toBe(1);
		const array = store.array("/v") as ManifestArray;
		expect(array.isLookedUp).toBe(true);
		const indexes = [
			[0, 0],
			[0, 999],
			[1, 31_234],
			[2, 49_998],
			[2, 49_999],
		];
		const found = await array.find(indexes);
		expect(array.loadedManifest).toBeUndefined();
		const manifest = await array.manifest();
		expect(found).toEqual(indexes.map((index) => manifest.get(index)));
		expect(found.map(({ kind }) => kind)).toEqual(["virtual", "missing", "virtual", "virtual", "missing"]);
	});
});

it.each([[[1_000_000]], [[1, 1_000_000]], [[1_000_000, 1]], [[7, 11, 13_001]], [[1001, 999]]])(
	"a grid of %j has no manifest of more than 100 000 references, and every reference once",
	(grid) => {
		const manifest = referencesOf(grid).build();
		const parts = splitManifest(
			manifest,
			grid.map(() => null),
			{},
		);
		expect(Math.max(...parts.map(({ rows }) => rows.length))).toBeLessThanOrEqual(100_000);
		expect(parts.reduce((sum, { rows }) => sum + rows.length, 0)).toBe(manifest.referenceCount);
		expect(parts.length).toBeLessThanOrEqual(2 * Math.ceil(manifest.rowCount / 100_000) + 8);
	},
);

it("a commit whose log would be longer than offsets lead is refused, before any of it is made", () => {
	const numbers = { length: 70_000_000, [Symbol.iterator]: () => expect.fail("nobody needs the numbers") };
	const none = {
		newGroups: [],
		newArrays: [],
		deletedGroups: [],
		deletedArrays: [],
		updatedArrays: [],
		updatedGroups: [],
	};
	const updatedChunks = [{ nodeId: new Uint8Array(8), gridShape: [10_000, 10_000], numbers }];
	expect(() => transactionLogBuffer({ id: new Uint8Array(12), ...none, updatedChunks })).toThrow(
		expect.objectContaining({ code: "limit-exceeded", message: expect.stringContaining("70000000 names") }),
	);
});
