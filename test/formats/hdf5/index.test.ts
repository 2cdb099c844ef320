import { expect, test } from "vitest";
import { IndexReader } from "../../../src/formats/hdf5/chunk-index/index-reader.ts";
import { Hdf5File } from "../../../src/formats/hdf5/file.ts";
import { MemoryStore } from "../../../src/io/memory.ts";
import { ObjectStoreRegistry } from "../../../src/io/registry.ts";
import { Trace } from "../../../src/io/tracing.ts";
import {
	type Dataset,
	fixtureBytes,
	fixtureNames,
	fixtureTruth,
	openDatasets,
	placedChunksOf,
	readValues,
	storedChunks,
	tableOf,
	trueValues,
} from "./index-fixtures.ts";

test.each(fixtureNames)("checks 3 to 6, %s: every dataset has the values that h5py reads", async (name) => {
	const bytes = fixtureBytes(name);
	const datasets = await openDatasets(bytes);
	const truths = fixtureTruth(name);
	expect([...datasets.keys()].sort()).toEqual([...truths.keys()].sort());
	for (const [path, truth] of truths) {
		const dataset = datasets.get(path)!;
		expect(dataset.layout.index.kind, path).toBe(truth.kind);
		expect(dataset.isFiltered, path).toBe(truth.isFiltered);
		if (truth.values !== undefined) expect(await readValues(dataset, bytes), path).toEqual(trueValues(truth));
		if (truth.written !== undefined) expect(await storedChunks(dataset, bytes), path).toEqual(truth.written);
	}
});

test("check 4: a chunk that was never written has no row, though its page or block exists", async () => {
	const datasets = await openDatasets(fixtureBytes("pages-v110"));
	const table = await tableOf(datasets.get("/fixed-sparse")!);
	expect([...(table.numbers ?? [])]).toEqual([0, 3, 2049, 7168, 8999]);
	expect(table.filterMasks).toBeUndefined();
});

test.each(["masks-v108", "masks-v110", "masks-v200"])("check 7, %s: odd filters are reported", async (name) => {
	const datasets = await openDatasets(fixtureBytes(name));
	for (const [path, truth] of fixtureTruth(name)) {
		const { commonMask, deviating, unfilteredEdges } = await placedChunksOf(datasets.get(path)!);
		expect(commonMask, path).toBe(truth.commonMask ?? 0);
		expect(Object.fromEntries(deviating.map(({ number, filterMask }) => [number, filterMask])), path).toEqual(
			truth.deviating ?? {},
		);
		expect(unfilteredEdges, path).toEqual(truth.unfilteredEdges ?? []);
	}
});

test.each([
	["trees-old", "/btree-v1", 5],
	["trees", "/btree-v2", 4],
	["pages-v110", "/fixed-2049", 2],
	["pages-v110", "/extensible-245", 4],
])("%s%s: all nodes of a level are read together", async (name, path, levels) => {
	const bytes = fixtureBytes(name);
	const dataset = (await openDatasets(bytes)).get(path)!;
	const trace = new Trace();
	const cold = coldCopy(dataset, bytes, trace);
	expect(await tableOf(cold)).toEqual(await tableOf(dataset));
	expect(trace.rounds).toBeLessThanOrEqual(levels);
});

/** The same dataset of a file of which nothing is in a cache. */
function coldCopy(dataset: Dataset, bytes: Uint8Array, trace: Trace): Dataset {
	const store = trace.wrap(new MemoryStore([["file.h5", bytes]]));
	const registry = new ObjectStoreRegistry().register("memory://cold/", store);
	const source = registry.source("memory://cold/file.h5");
	const { baseAddress, sizes, fileBytes, nodeRanks } = dataset.file;
	return { ...dataset, file: new Hdf5File({ source, registry, baseAddress, sizes, fileBytes, nodeRanks }) };
}

test("nodes that lie in disorder: each part of the file is read once, in windows", async () => {
	const bytes = new Uint8Array(6 * 2 ** 20).map((_, i) => (i * 2654435761) >>> 24);
	const trace = new Trace();
	const registry = new ObjectStoreRegistry().register(
		"memory://disorder/",
		trace.wrap(new MemoryStore([["file.h5", bytes]])),
	);
	const source = registry.source("memory://disorder/file.h5");
	const sizes = { offsetBytes: 8, lengthBytes: 8 };
	const file = new Hdf5File({ source, registry, baseAddress: 512, sizes, fileBytes: bytes.length });
	const grid = { shape: [1], count: 1, strides: [1], maxShape: [1] };
	const reader = new IndexReader({ file, path: "/d", grid, chunkShape: [1], chunkBytes: 1, isFiltered: false });
	// 127 has no divisor in common with 300: every place is there once, far from the one before.
	const addresses = Array.from({ length: 300 }, (_, i) => ((i * 127) % 300) * 20_000);
	const visited = new Map<number, number>();
	const placeOf = (offset: number) => ({ offset, length: 2000 });
	await reader.visitNodes(addresses, placeOf, "node", (node, address, number) => {
		expect(node).toEqual(bytes.subarray(512 + address, 512 + address + 2000));
		visited.set(number, address);
	});
	expect([...visited.entries()].sort(([a], [b]) => a - b)).toEqual([...addresses.entries()]);
	expect(trace.requests.length).toBeGreaterThan(3);
	expect(trace.bytes).toBeLessThanOrEqual(bytes.length);
});
