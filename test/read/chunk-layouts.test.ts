import { deflateSync } from "node:zlib";
import { afterEach, describe, expect, it } from "vitest";
import { useNativeAllocation } from "../../src/codecs/memory.ts";
import { read } from "../../src/read/read.ts";
import type { DimensionSelection } from "../../src/read/selection.ts";
import { type DataType, dataType, rawType, structType, textType } from "../../src/zarr/data-type.ts";
import type { CodecMetadata } from "../../src/zarr/metadata.ts";
import { type SampleArray, sampleStore } from "../manifest/sample-store.ts";

// Chunks are decoded straight into the result, each row to its own place: these would show a wrong stride, byte or clip.

afterEach(() => useNativeAllocation((length) => new Uint8Array(length)));

/** A data type, and the lengths of the units that big-endian storage reverses, one after the other in an element. */
type Kind = { type: DataType; units: number[] };

const KINDS: Kind[] = [
	{ type: dataType("uint8"), units: [1] },
	{ type: dataType("int16"), units: [2] },
	{ type: dataType("float32"), units: [4] },
	{ type: dataType("float64"), units: [8] },
	{ type: dataType("complex64"), units: [4, 4] },
	{ type: dataType("complex128"), units: [8, 8] },
	{ type: textType(3), units: [1, 1, 1] },
	{ type: rawType(6), units: [1, 1, 1, 1, 1, 1] },
	{
		type: structType([
			{ name: "a", dataType: dataType("int8") },
			{ name: "b", dataType: dataType("float64") },
			{ name: "c", dataType: dataType("uint16") },
		]),
		units: [1, 8, 2],
	},
];

type Storage = {
	name: string;
	isBig: boolean;
	elementsize: (itemBytes: number) => number | undefined;
	isDeflated: boolean;
};

const STORAGES: Storage[] = [
	{ name: "plain", isBig: false, elementsize: () => undefined, isDeflated: false },
	{ name: "big-endian", isBig: true, elementsize: () => undefined, isDeflated: false },
	{ name: "big-endian deflate", isBig: true, elementsize: () => undefined, isDeflated: true },
	{ name: "shuffle", isBig: false, elementsize: (size) => size, isDeflated: false },
	{ name: "shuffle deflate", isBig: false, elementsize: (size) => size, isDeflated: true },
	{ name: "big-endian shuffle deflate", isBig: true, elementsize: (size) => size, isDeflated: true },
	{ name: "big-endian shuffle of other elements", isBig: true, elementsize: () => 5, isDeflated: false },
];

/** Every byte of every element differs from its neighbours in all dimensions. */
function elementBytes(index: readonly number[], itemBytes: number): number[] {
	const seed = index.reduce((sum, i, d) => sum + i * [31, 7, 101, 13][d]!, 3);
	return Array.from({ length: itemBytes }, (_, b) => (seed * (b + 1) + 17 * b) & 0xff);
}

/** As the specifications describe it, byte by byte. */
function encode(elements: number[][], { units }: Kind, { isBig, elementsize, isDeflated }: Storage): Uint8Array {
	const stored = elements.flatMap((element) => {
		let at = 0;
		return units.flatMap((length) => {
			const unit = element.slice(at, at + length);
			at += length;
			return isBig ? unit.reverse() : unit;
		});
	});
	const size = elementsize(elements[0]?.length ?? 1);
	const planes = size === undefined ? Uint8Array.from(stored) : shuffled(stored, size);
	return isDeflated ? new Uint8Array(deflateSync(planes)) : planes;
}

function shuffled(bytes: number[], size: number): Uint8Array {
	const count = Math.floor(bytes.length / size);
	return Uint8Array.from(bytes, (byte, i) =>
		i < count * size ? (bytes[(i % count) * size + Math.floor(i / count)] as number) : byte,
	);
}

function codecsOf({ type }: Kind, { isBig, elementsize, isDeflated }: Storage): CodecMetadata[] {
	const size = elementsize(type.itemBytes ?? 0);
	return [
		{ name: "bytes", configuration: { endian: isBig ? "big" : "little" } },
		...(size === undefined ? [] : [{ name: "numcodecs.shuffle", configuration: { elementsize: size } }]),
		...(isDeflated ? [{ name: "numcodecs.zlib", configuration: { level: 1 } }] : []),
	];
}

function indexes(shape: readonly number[]): number[][] {
	return shape.reduce<number[][]>(
		(all, n) => all.flatMap((index) => Array.from({ length: n }, (_, i) => [...index, i])),
		[[]],
	);
}

const FILL = 0xee;
const PADDING = 0x99;

function sample(kind: Kind, storage: Storage, shape: number[], chunks: number[], isHole: (chunk: number[]) => boolean) {
	const itemBytes = kind.type.itemBytes as number;
	const isInHole = (index: number[]) => isHole(index.map((i, d) => Math.floor(i / (chunks[d] as number))));
	const value = (index: number[]) =>
		isInHole(index) ? new Array<number>(itemBytes).fill(FILL) : elementBytes(index, itemBytes);
	const data: Record<string, Uint8Array> = {};
	for (const chunk of indexes(shape.map((n, d) => Math.ceil(n / (chunks[d] as number))))) {
		if (isHole(chunk)) continue;
		const elements = indexes(chunks).map((inner) => {
			const index = inner.map((i, d) => (chunk[d] as number) * (chunks[d] as number) + i);
			const isInside = index.every((i, d) => i < (shape[d] as number));
			return isInside ? value(index) : new Array<number>(itemBytes).fill(PADDING);
		});
		data[chunk.join()] = encode(elements, kind, storage);
	}
	const fill = new Uint8Array(itemBytes).fill(FILL);
	const array: SampleArray = { dataType: kind.type, shape, chunks, codecs: codecsOf(kind, storage), fill, data };
	return { array, value };
}

type Layout = { name: string; shape: number[]; chunks: number[]; selection: DimensionSelection[] };

const LAYOUTS: Layout[] = [
	{ name: "one chunk", shape: [5, 6], chunks: [5, 6], selection: [] },
	{ name: "layers", shape: [3, 4, 5], chunks: [1, 4, 5], selection: [] },
	{ name: "tiles with edges", shape: [7, 11], chunks: [3, 4], selection: [] },
	{ name: "wide tiles with edges", shape: [5, 70], chunks: [2, 33], selection: [] },
	{ name: "boxes with edges", shape: [3, 7, 10], chunks: [2, 3, 4], selection: [] },
	{ name: "columns", shape: [9, 3], chunks: [4, 1], selection: [] },
	{ name: "four dimensions", shape: [2, 3, 4, 5], chunks: [2, 2, 3, 4], selection: [] },
	{
		name: "a part of tiles",
		shape: [7, 29],
		chunks: [3, 10],
		selection: [
			{ start: 1, stop: 6 },
			{ start: 3, stop: 27 },
		],
	},
	{ name: "a row of tiles", shape: [7, 29], chunks: [3, 10], selection: [4, null] },
	{ name: "a column of tiles", shape: [7, 29], chunks: [3, 10], selection: [null, 13] },
	{ name: "every second row", shape: [7, 29], chunks: [3, 10], selection: [{ step: 2 }] },
	{ name: "every third column", shape: [7, 29], chunks: [3, 10], selection: [null, { start: 1, step: 3 }] },
	{ name: "steps over chunks", shape: [4, 40], chunks: [2, 3], selection: [{ step: 3 }, { start: 2, step: 7 }] },
	{
		name: "a box with steps",
		shape: [5, 7, 12],
		chunks: [2, 4, 5],
		selection: [{ start: 1, step: 2 }, { start: 1, stop: 6 }, { step: 2 }],
	},
];

describe.each(STORAGES.map((storage) => [storage.name, storage] as const))("%s", (_, storage) => {
	describe.each(KINDS.map((kind) => [`${kind.type.name}, ${kind.type.itemBytes} bytes`, kind] as const))(
		"%s",
		(_, kind) => {
			it.each(LAYOUTS.map((layout) => [layout.name, layout] as const))(
				"%s",
				async (_, { shape, chunks, selection }) => {
					// Where a byte of the result is left out, what stood in the memory before would show.
					useNativeAllocation((length) => new Uint8Array(length).fill(0xa5));
					const taken = shape.map((n, d) => {
						const all = Array.from({ length: n }, (_, i) => i);
						const entry = selection[d] ?? null;
						if (typeof entry === "number") return [entry];
						return all.slice(entry?.start ?? 0, entry?.stop ?? n).filter((_, i) => i % (entry?.step ?? 1) === 0);
					});
					for (const isHole of [() => false, (chunk: number[]) => chunk.reduce((a, b) => a + b, 0) % 3 === 1]) {
						const { array, value } = sample(kind, storage, shape, chunks, isHole);
						const { bytes } = await read(sampleStore({ v: array }), "/v", { selection });
						const expected = indexes(taken.map((list) => list.length)).flatMap((index) =>
							value(index.map((i, d) => taken[d]?.[i] as number)),
						);
						expect(Array.from(bytes)).toEqual(expected);
					}
				},
			);
		},
	);

	it("a chunk that is too short is an error that names it, wherever it goes", async () => {
		const kind = KINDS[2] as Kind;
		const { array } = sample(kind, storage, [4, 4], [2, 4], () => false);
		const short = encode([elementBytes([0], 4)], kind, storage);
		const store = sampleStore({ v: { ...array, data: { ...array.data, "1,0": short } } });
		for (const selection of [[], [3], [null, { step: 2 }]])
			await expect(read(store, "/v", { selection })).rejects.toMatchObject({
				code: "corrupt-chunk",
				path: "/v",
				message: expect.stringContaining("chunk [1, 0]"),
			});
	});
});

it("a result is the reader's own: writing to it changes no chunk", async () => {
	const kind = KINDS[1] as Kind;
	for (const storage of STORAGES) {
		const { array } = sample(kind, storage, [4, 4], [2, 4], () => false);
		const store = sampleStore({ v: { ...array, inlined: true } });
		for (const selection of [[], [{ stop: 2 }], [0]]) {
			const first = await read(store, "/v", { selection });
			const before = first.bytes.slice();
			first.bytes.fill(0);
			expect((await read(store, "/v", { selection })).bytes).toEqual(before);
		}
	}
});
