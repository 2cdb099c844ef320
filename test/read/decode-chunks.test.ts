import { describe, expect, it } from "vitest";
import type { ManifestStore } from "../../src/manifest/manifest-store.ts";
import { decode } from "../../src/read/decode.ts";
import type { Selection } from "../../src/read/selection.ts";
import { type DataType, dataType } from "../../src/zarr/data-type.ts";
import { bytesOf, sampleStore } from "../manifest/sample-store.ts";

const WIDE = [3, 700, 900];
const CHUNKS = [2, 64, 50];
const SENTINEL = 7;
const STORAGE_FILL = 11;

/** The number at a place: it depends on all of them, and is the sentinel now and then. */
const valueAt = (z: number, y: number, x: number): number => (z * 31 + y * 17 + x * 3) % 120;

type NumbersOf = typeof Uint8Array | typeof Int16Array | typeof Int32Array;

/** More than a slab holds, in chunks that make short runs; `isHole` tells which were never written. */
function wideStore(type: DataType, Elements: NumbersOf, isHole: (chunk: number) => boolean): ManifestStore {
	const grid = WIDE.map((length, d) => Math.ceil(length / (CHUNKS[d] as number)));
	const data: Record<string, Uint8Array> = {};
	let number = 0;
	for (let a = 0; a < (grid[0] as number); a++)
		for (let b = 0; b < (grid[1] as number); b++)
			for (let c = 0; c < (grid[2] as number); c++) {
				if (isHole(number++)) continue;
				const elements = new Elements(CHUNKS.reduce((size, length) => size * length));
				let at = 0;
				for (let z = 0; z < 2; z++)
					for (let y = 0; y < 64; y++)
						for (let x = 0; x < 50; x++) elements[at++] = valueAt(a * 2 + z, b * 64 + y, c * 50 + x);
				data[[a, b, c].join()] = bytesOf(elements);
			}
	const fill = bytesOf(Elements.of(STORAGE_FILL));
	const store = sampleStore({ v: { dataType: type, shape: WIDE, chunks: CHUNKS, fill, data } });
	store.array("/v").fill.validity.push({
		kind: "sentinel",
		role: "_FillValue",
		value: bytesOf(Elements.of(SENTINEL)),
		domain: "packed",
		exact: true,
		source: { place: "attribute _FillValue", text: String(SENTINEL) },
	});
	return store;
}

function expected(isHole: (chunk: number) => boolean, places: readonly (readonly number[])[]): number[] {
	const [zs = [], ys = [], xs = []] = places;
	const values: number[] = [];
	for (const z of zs)
		for (const y of ys)
			for (const x of xs) {
				const chunk = (Math.floor(z / 2) * 11 + Math.floor(y / 64)) * 18 + Math.floor(x / 50);
				const value = isHole(chunk) ? STORAGE_FILL : valueAt(z, y, x);
				values.push(value === SENTINEL ? Number.NaN : value);
			}
	return values;
}

const range = (from: number, to: number, step = 1): number[] =>
	Array.from({ length: Math.ceil((to - from) / step) }, (_, i) => from + i * step);

const SELECTIONS: [string, Selection, number[][]][] = [
	["everything", [], WIDE.map((length) => range(0, length))],
	["a box", [1, { start: 60, stop: 400 }, { start: 3 }], [[1], range(60, 400), range(3, 900)]],
	["every third", [null, { step: 3 }, { start: 1, step: 7 }], [range(0, 3), range(0, 700, 3), range(1, 900, 7)]],
];

const HOLES: [string, (chunk: number) => boolean][] = [
	["no hole", () => false],
	["some holes", (chunk) => chunk % 5 === 3],
	["few chunks", (chunk) => chunk % 97 !== 11],
	["nothing written", () => true],
];

const TYPES: ["uint8" | "int16" | "int32", NumbersOf][] = [
	["uint8", Uint8Array],
	["int16", Int16Array],
	["int32", Int32Array],
];

describe("an array of many slabs is decoded as its elements are", () => {
	for (const [type, Elements] of TYPES)
		for (const [holes, isHole] of HOLES)
			it(`${type}, ${holes}`, async () => {
				const store = wideStore(dataType(type), Elements, isHole);
				for (const [name, selection, places] of SELECTIONS) {
					const { data } = await decode(store, "/v", { selection });
					const values = expected(isHole, places);
					const differs = values.findIndex((value, i) => !Object.is(value, (data as Float32Array)[i]));
					expect([data.length, differs], name).toEqual([values.length, -1]);
				}
			});
});
