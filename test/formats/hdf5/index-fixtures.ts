import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, inflateSync } from "node:zlib";
import { readChunkIndex } from "../../../src/formats/hdf5/chunk-index/chunk-index.ts";
import { type ChunkTable, numberAt } from "../../../src/formats/hdf5/chunk-index/chunk-table.ts";
import { type PlacedChunks, placeChunks } from "../../../src/formats/hdf5/chunk-index/manifest.ts";
import type { Hdf5File } from "../../../src/formats/hdf5/file.ts";
import type { Layout } from "../../../src/formats/hdf5/object-model.ts";
import { readObject } from "../../../src/formats/hdf5/read-object.ts";
import { start } from "../../../src/formats/hdf5/reading.ts";
import { openHdf5 } from "../../../src/formats/hdf5/superblock.ts";
import { MemoryStore } from "../../../src/io/memory.ts";
import { ObjectStoreRegistry } from "../../../src/io/registry.ts";
import type { Trace } from "../../../src/io/tracing.ts";
import { chunkIndex } from "../../../src/manifest/chunk-manifest.ts";

const folder = join(import.meta.dirname, "../../fixtures/hdf5-index");

/** What `make.py` knows about a dataset. */
export type Truth = {
	kind: string;
	shape: number[];
	chunks: number[];
	itemBytes: number;
	isFiltered: boolean;
	/** `linear`: 1, 2, 3, … in C order; else base64. */
	values?: string;
	/** Values, or bytes in hexadecimal, by chunk number, of datasets that are mostly holes. */
	written?: Record<string, number | string>;
	commonMask?: number;
	deviating?: Record<string, number>;
	unfilteredEdges?: number[];
};

/** A dataset whose chunks are to be found. */
export type Dataset = {
	file: Hdf5File;
	layout: Extract<Layout, { kind: "chunked" }>;
	shape: number[];
	maxShape: (number | undefined)[] | undefined;
	isFiltered: boolean;
	path: string;
};

/** Names of all fixtures, without their endings. */
export const fixtureNames: string[] = readdirSync(folder)
	.filter((name) => name.endsWith(".json"))
	.map((name) => name.slice(0, -5));

/** The bytes of a fixture. */
export function fixtureBytes(name: string): Uint8Array {
	return new Uint8Array(gunzipSync(readFileSync(join(folder, `${name}.h5.gz`))));
}

/** The truth about every dataset of a fixture. */
export function fixtureTruth(name: string): Map<string, Truth> {
	return new Map(Object.entries(JSON.parse(readFileSync(join(folder, `${name}.json`), "utf8"))));
}

/** The chunked datasets in the root group of a file that is these bytes. */
export async function openDatasets(bytes: Uint8Array, trace?: Trace): Promise<Map<string, Dataset>> {
	const memory = new MemoryStore([["file.h5", bytes]]);
	const registry = new ObjectStoreRegistry().register("memory://h5/", trace?.wrap(memory) ?? memory);
	const { file, rootAddress } = await openHdf5("memory://h5/file.h5", registry);
	const root = await start(readObject(file, rootAddress));
	if (root.kind === "refused") throw root.error;
	if (root.kind !== "group") throw new Error("the root is no group");
	const datasets = new Map<string, Dataset>();
	for (const link of root.links) {
		if (link.kind !== "hard") continue;
		const path = `/${link.name}`;
		const object = await start(readObject(file, link.address));
		if (object.kind === "refused") throw object.error;
		if (object.kind !== "dataset") continue;
		const { layout, dataspace, filters } = object.header;
		if (layout.kind !== "chunked" || dataspace.kind !== "simple") continue;
		const { shape, maxShape } = dataspace;
		datasets.set(path, { file, layout, shape, maxShape, isFiltered: filters.length > 0, path });
	}
	return datasets;
}

/** The table of the chunks of a dataset. */
export function tableOf({ file, layout, shape, maxShape, isFiltered, path }: Dataset): Promise<ChunkTable> {
	return readChunkIndex(file, layout, shape, maxShape, { isFiltered, path });
}

/** The references to them. */
export async function placedChunksOf(dataset: Dataset): Promise<PlacedChunks> {
	const { file, layout, shape, isFiltered, path } = dataset;
	return placeChunks(file, layout, shape, await tableOf(dataset), { isFiltered, path });
}

/** All values of a dataset, read at the places that were found, holes as zeros: little-endian, C order. */
export async function readValues(dataset: Dataset, bytes: Uint8Array): Promise<Uint8Array> {
	const { layout, shape, isFiltered } = dataset;
	const { chunkShape, elementBytes } = layout;
	const { manifest, commonMask, deviating, unfilteredEdges } = await placedChunksOf(dataset);
	const values = new Uint8Array(shape.reduce((product, length) => product * length, elementBytes));
	for (const [index, entry] of manifest.entries()) {
		if (entry.kind !== "virtual") throw new Error("a chunk is not virtual");
		const number = index.reduce((sum, at, d) => sum * (manifest.gridShape[d] as number) + at, 0);
		const mask = deviating.find((chunk) => chunk.number === number)?.filterMask ?? commonMask;
		const stored = bytes.subarray(entry.offset, entry.offset + entry.length);
		const isRaw = !isFiltered || unfilteredEdges.includes(number) || mask !== 0;
		copyChunk(isRaw ? stored : inflateSync(stored), index, chunkShape, values, shape, elementBytes);
	}
	return values;
}

/** What is stored of each chunk, by its number: bytes in hexadecimal where there are filters, else the one 16-bit value. */
export async function storedChunks(dataset: Dataset, bytes: Uint8Array): Promise<Record<string, number | string>> {
	const table = await tableOf(dataset);
	const { offsets, lengths } = table;
	const chunks: Record<string, number | string> = {};
	for (let row = 0; row < table.count; row++) {
		const number = numberAt(table, row);
		const stored = Buffer.from(bytes.buffer, bytes.byteOffset + (offsets[row] as number), lengths[row]);
		chunks[number] = dataset.isFiltered ? stored.toString("hex") : stored.readUInt16LE(0);
	}
	return chunks;
}

/** Copies the part of a chunk that lies inside of the shape, element by element. */
function copyChunk(
	chunk: Uint8Array,
	index: readonly number[],
	chunkShape: readonly number[],
	values: Uint8Array,
	shape: readonly number[],
	elementBytes: number,
): void {
	const count = chunkShape.reduce((product, length) => product * length, 1);
	if (chunk.length !== count * elementBytes) throw new Error(`a chunk has ${chunk.length} bytes`);
	for (let i = 0; i < count; i++) {
		const place = chunkIndex(chunkShape, i).map((at, d) => at + (index[d] as number) * (chunkShape[d] as number));
		if (place.some((at, d) => at >= (shape[d] as number))) continue;
		const to = place.reduce((sum, at, d) => sum * (shape[d] as number) + at, 0);
		values.set(chunk.subarray(i * elementBytes, (i + 1) * elementBytes), to * elementBytes);
	}
}

/** The values that a dataset must have, in the same form. */
export function trueValues({ values, shape, itemBytes }: Truth): Uint8Array {
	if (values === undefined) throw new Error("the truth has no values");
	if (values !== "linear") return new Uint8Array(Buffer.from(values, "base64"));
	const count = shape.reduce((product, length) => product * length, 1);
	const view = new DataView(new ArrayBuffer(count * itemBytes));
	for (let i = 0; i < count; i++)
		for (let byte = 0; byte < itemBytes; byte++)
			view.setUint8(i * itemBytes + byte, Math.floor((i + 1) / 256 ** byte) % 256);
	return new Uint8Array(view.buffer);
}
