import { describe, expect, test } from "vitest";
import { DatasetTable } from "../../../src/dataset/table/dataset-table.ts";
import { ElementPool } from "../../../src/dataset/table/element-pool.ts";
import { RowVariables } from "../../../src/dataset/table/row-variables.ts";
import { LoadedVariable } from "../../../src/dataset/variable.ts";
import { VirtualDataset } from "../../../src/dataset/virtual-dataset.ts";
import { ObjectStoreRegistry } from "../../../src/io/registry.ts";
import { ManifestArray } from "../../../src/manifest/manifest-array.ts";
import { ManifestBuilder } from "../../../src/manifest/manifest-builder.ts";
import { ManifestPool } from "../../../src/manifest/manifest-pool.ts";
import type { ChunkGrid } from "../../../src/zarr/chunk-grid.ts";

const registry = new ObjectStoreRegistry();
const axis = new LoadedVariable({ dimensionNames: ["lat"], values: Float64Array.of(-1, 0, 1) });
const { description } = new LoadedVariable({ dimensionNames: ["time"], values: Float64Array.of(0) });

/** A file of one time, whose data are one range of it. */
function file(number: number, times: number[] = [number]): VirtualDataset {
	const url = `memory://archive/${number}.nc`;
	const manifest = new ManifestBuilder([1]).virtual([0], url, 100 + number, 10).build();
	const chunkGrid: ChunkGrid = { kind: "regular", chunkShape: [times.length] };
	const data = new ManifestArray({ ...description, path: "/data", shape: [times.length], chunkGrid }, manifest);
	return new VirtualDataset({
		url,
		registry,
		variables: [
			["time", new LoadedVariable({ dimensionNames: ["time"], values: Float64Array.from(times) })],
			["lat", new LoadedVariable({ dimensionNames: ["lat"], values: Float64Array.of(-1, 0, 1) })],
			["data", data],
		],
		coordinateNames: ["time", "lat"],
		attributes: new Map(),
		diagnostics: [],
	});
}

describe("datasets as rows of a table", () => {
	test("say what the datasets say, each with its own", async () => {
		const table = new DatasetTable();
		const rows = [file(0), file(1), file(2, [2, 3])].map((dataset) => table.take(dataset));
		for (const [i, row] of rows.entries()) {
			const own = i === 2 ? file(2, [2, 3]) : file(i);
			expect(row.variables).toBeInstanceOf(RowVariables);
			expect([...row.variables.keys()]).toEqual([...own.variables.keys()]);
			expect(row.dimensions).toEqual(own.dimensions);
			expect([...row.coordinateNames]).toEqual(["time", "lat"]);
			const [time, known] = [row, own].map((one) => one.variables.get("time") as LoadedVariable);
			expect(time?.values.data).toEqual(known?.values.data);
			expect(time?.values.shape).toEqual(known?.values.shape);
			const manifest = await (row.variables.get("data") as ManifestArray).manifest();
			expect(manifest.get([0])).toEqual({ kind: "virtual", url: own.url, offset: 100 + i, length: 10 });
			expect(manifest.urls).toEqual([own.url]);
		}
	});

	test("what is the same in every file is one object, and what is not is kept as bytes alone", () => {
		const table = new DatasetTable();
		const rows = Array.from({ length: 5 }, (_, i) => table.take(file(i)));
		const [first, ...others] = rows.map(({ variables }) => variables.get("lat"));
		for (const other of others) expect(other).toBe(first);
		expect(first?.kind === "loaded" && first.values).toEqual(axis.values);
		// Made again whenever it is asked for: nothing holds it.
		expect(rows[3]?.variables.get("time")).not.toBe(rows[3]?.variables.get("time"));
		expect(rows[3]?.variables.get("data")).not.toBe(rows[3]?.variables.get("data"));
	});

	test("values of one row can be edited without those of another", () => {
		const table = new DatasetTable();
		const rows = Array.from({ length: 3 }, (_, i) => table.take(file(i)));
		const timeOf = (row: number) => rows[row]?.variables.get("time") as LoadedVariable;
		(timeOf(1).values.data as Float64Array)[0] = 99;
		expect(timeOf(1).values.data[0]).toBe(1);
	});

	test("files of another kind have rows of their own", () => {
		const table = new DatasetTable();
		const other = file(7);
		const variables = [...other.variables].filter(([name]) => name !== "lat");
		const rows = [file(0), other.with({ variables }), file(1)].map((dataset) => table.take(dataset));
		expect(rows.map((row) => [...row.variables.keys()].length)).toEqual([3, 2, 3]);
		const time = rows[2]?.variables.get("time");
		expect(time?.kind === "loaded" && time.values.data[0]).toBe(1);
	});
});

describe("a pool of elements", () => {
	test("has a place for what has no bytes, first of all and behind a slab that is full", () => {
		const pool = new ElementPool();
		const empty = new Uint8Array(0);
		expect(pool.get(pool.add(empty), 0)).toEqual(empty);
		const full = new Uint8Array(2 ** 16).fill(7);
		expect(pool.get(pool.add(full), 2 ** 16)).toEqual(full);
		expect(pool.get(pool.add(empty), 0)).toEqual(empty);
		expect(pool.get(pool.add(Uint8Array.of(1, 2)), 2)).toEqual(Uint8Array.of(1, 2));
	});

	test("a file that has nothing yet along its dimension is one of many", () => {
		const table = new DatasetTable();
		const coordinates = (times: number[]) => {
			const values = Float64Array.from(times);
			const variables: [string, LoadedVariable][] = [
				["time", new LoadedVariable({ dimensionNames: ["time"], values })],
			];
			return file(0).with({ variables });
		};
		const rows = [[0], [], [2]].map((times) => table.take(coordinates(times)));
		expect(rows.map(({ dimensions }) => dimensions.get("time"))).toEqual([1, 0, 1]);
	});
});

describe("a pool of manifests", () => {
	test("takes 16 bytes a reference, and no object for a manifest", () => {
		const pool = new ManifestPool();
		for (let i = 0; i < 100_000; i++) pool.add(new ManifestBuilder([1]).virtual([0], "memory://a", i, 1).build());
		expect(pool.memoryBytes).toBeLessThan(17 * 100_000 + 2 ** 18);
	});

	test("leaves what is more than ranges of one object", () => {
		const pool = new ManifestPool();
		const two = new ManifestBuilder([2]).virtual([0], "memory://a", 0, 1).virtual([1], "memory://b", 0, 1).build();
		const inlined = new ManifestBuilder([1]).inlined([0], Uint8Array.of(1)).build();
		const long = new ManifestBuilder([1]).virtual([0], "memory://a", 0, 2 ** 33).build();
		expect([two, inlined, long].map((manifest) => pool.add(manifest))).toEqual([undefined, undefined, undefined]);
	});
});
