import { describe, expect, test } from "vitest";
import { readChunkIndex } from "../../../src/formats/hdf5/chunk-index/chunk-index.ts";
import type { ChunkTable } from "../../../src/formats/hdf5/chunk-index/chunk-table.ts";
import { Hdf5File } from "../../../src/formats/hdf5/file.ts";
import { lookup3 } from "../../../src/formats/hdf5/lookup3.ts";
import type { ChunkIndex } from "../../../src/formats/hdf5/object-model.ts";
import { MemoryStore } from "../../../src/io/memory.ts";
import { ObjectStoreRegistry } from "../../../src/io/registry.ts";
import { generator, orRefusal } from "../damage.ts";
import { fixtureBytes, fixtureNames, openDatasets, placedChunksOf, tableOf } from "./index-fixtures.ts";

/** Finds all chunks of all datasets, or fails as it should. */
async function placeAll(bytes: Uint8Array): Promise<void> {
	const work = async (): Promise<void> => {
		for (const dataset of (await openDatasets(bytes)).values()) {
			const table = await tableOf(dataset);
			expect(table.offsets.buffer.byteLength).toBeLessThanOrEqual(8 * bytes.length);
			await placedChunksOf(dataset);
		}
	};
	await orRefusal(work(), "chunks");
}

describe.each(fixtureNames)("check 15, %s is right or fails with a reason", (name) => {
	const whole = fixtureBytes(name);

	test("50 bits flipped", async () => {
		const random = generator(whole.length);
		for (let i = 0; i < 50; i++) {
			const bytes = whole.slice();
			bytes[random(bytes.length)]! ^= 1 << random(8);
			await placeAll(bytes);
		}
	});

	test("20 truncations", async () => {
		for (let i = 1; i <= 20; i++) await placeAll(whole.slice(0, Math.floor((whole.length * i) / 21)));
	});
});

test.each(["FAHD", "FADB", "EAHD", "EAIB", "EASB", "EADB", "BTHD", "BTLF", "BTIN"])(
	"a flipped bit in %s is found by its checksum",
	async (signature) => {
		const random = generator(7);
		let found = 0;
		for (const name of ["pages-extensible", "trees", "userblock"]) {
			const whole = fixtureBytes(name);
			const at = Buffer.from(whole).indexOf(signature);
			// Records of type 10 and 11 are chunks; the other trees are those of groups.
			if (at < 0 || (signature.startsWith("BT") && (whole[at + 5] ?? 0) < 10)) continue;
			for (let i = 0; i < 16; i++) {
				const bytes = whole.slice();
				bytes[at + random(24)]! ^= 1 << random(8);
				const datasets = [...(await openDatasets(bytes)).values()];
				const results = await Promise.allSettled(datasets.map(tableOf));
				const failed = results.filter((result) => result.status === "rejected");
				expect(failed).toHaveLength(1);
				expect(failed[0]!.reason).toMatchObject({ name: "MiraError", code: "corrupt-file" });
				found++;
			}
		}
		expect(found).toBeGreaterThan(0);
	},
);

/** Reads the index of a one-dimensional dataset with chunks of 10 bytes from bytes made here. */
function readIndex(bytes: Uint8Array, index: ChunkIndex, length: number, unlimited = false): Promise<ChunkTable> {
	const registry = new ObjectStoreRegistry().register("memory://h5/", new MemoryStore([["file.h5", bytes]]));
	const source = registry.source("memory://h5/file.h5");
	const sizes = { offsetBytes: 8, lengthBytes: 8 };
	const file = new Hdf5File({ source, registry, baseAddress: 0, sizes, fileBytes: bytes.length });
	return readChunkIndex(
		file,
		{ kind: "chunked", chunkShape: [10], elementBytes: 1, index, hasUnfilteredEdges: false },
		[length],
		unlimited ? [undefined] : undefined,
		{ isFiltered: false, path: "/data" },
	);
}

/** A node of a version 1 B-tree with an 8-byte key for the one dimension and one for the element. */
function treeNode(level: number, children: { place: number; address: number }[]): Uint8Array {
	const bytes = new Uint8Array(24 + 64 * 32 + 24);
	const view = new DataView(bytes.buffer);
	bytes.set([0x54, 0x52, 0x45, 0x45, 1, level]);
	view.setUint16(6, children.length, true);
	for (const [i, { place, address }] of children.entries()) {
		view.setUint32(24 + 32 * i, 10, true);
		view.setBigUint64(24 + 32 * i + 8, BigInt(place), true);
		view.setBigUint64(24 + 32 * i + 24, BigInt(address), true);
	}
	return bytes;
}

function concat(parts: Uint8Array[]): Uint8Array {
	return new Uint8Array(Buffer.concat(parts));
}

describe("hostile indexes", () => {
	const btree: ChunkIndex = { kind: "btree-v1", address: 0 };
	const leafBytes = treeNode(0, []).length;

	test("a tree in which every node lists the next one 64 times ends", async () => {
		const levels = Array.from({ length: 9 }, (_, i) =>
			treeNode(
				8 - i,
				Array.from({ length: 64 }, () => ({ place: 0, address: (i + 1) * leafBytes })),
			),
		);
		await expect(readIndex(concat(levels), btree, 1e9)).rejects.toMatchObject({ code: "corrupt-file" });
	});

	test.each([
		["do not ascend", [10, 30, 20]],
		["repeat", [10, 10]],
		["lie between chunks", [15]],
		["lie outside the largest shape", [1000]],
	])("keys of a tree that %s", async (_, places) => {
		const node = treeNode(
			0,
			places.map((place) => ({ place, address: 100 })),
		);
		await expect(readIndex(node, btree, 1000)).rejects.toMatchObject({ code: "corrupt-file" });
	});

	test("a node of the wrong level", async () => {
		const root = treeNode(2, [{ place: 0, address: leafBytes }]);
		await expect(readIndex(concat([root, treeNode(0, [])]), btree, 10)).rejects.toThrow("its level is 0, not 1");
	});

	test("more children than a node has room for", async () => {
		const node = treeNode(0, []);
		node.set([65, 0], 6);
		await expect(readIndex(node, btree, 10)).rejects.toThrow("no room for 65 children");
	});

	test("a fixed array that claims more elements than the file has bytes", async () => {
		const header = new Uint8Array(28 + 8);
		const view = new DataView(header.buffer);
		header.set(new TextEncoder().encode("FAHD"));
		header.set([8, 10], 6);
		view.setBigUint64(8, 10n ** 12n, true);
		view.setBigUint64(16, 28n, true);
		view.setUint32(24, lookup3(header.subarray(0, 24)), true);
		const index: ChunkIndex = { kind: "fixed-array", address: 0, pageBits: 10, layoutVersion: 4 };
		await expect(readIndex(header, index, 1e13)).rejects.toMatchObject({ name: "MiraError" });
	});

	test("chunks without an index end with the file", async () => {
		const table = await readIndex(new Uint8Array(100), { kind: "implicit", address: 20 }, 1e13);
		expect([...table.offsets]).toEqual([20, 30, 40, 50, 60, 70, 80, 90]);
	});

	test.each<[string, ChunkIndex, boolean]>([
		["implicit", { kind: "implicit", address: 20 }, true],
		["single", { kind: "single", address: 20, filteredBytes: undefined, filterMask: 0 }, false],
		[
			"extensible-array",
			{
				kind: "extensible-array",
				address: 20,
				maxBits: 32,
				indexElements: 4,
				minPointers: 4,
				minElements: 16,
				pageBits: 10,
				layoutVersion: 4,
			},
			false,
		],
	])("%s where the shape does not allow it", async (_, index, unlimited) => {
		await expect(readIndex(new Uint8Array(1000), index, 50, unlimited)).rejects.toMatchObject({ code: "corrupt-file" });
	});
});
