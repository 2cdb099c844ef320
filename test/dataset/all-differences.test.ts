/** A refusal tells everything that stands in the way, and what together resolves it. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CombineError } from "../../src/dataset/combine-error.ts";
import type { OpenDatasetsOptions } from "../../src/dataset/open-virtual-dataset.ts";
import { openVirtualDatasets } from "../../src/node.ts";
import { read } from "../../src/read/read.ts";

const sample = (year: number): string => join(import.meta.dirname, `../../samples/gauge-${year}.nc`);
const YEARS = [2023, 2024, 2025].map(sample);

type ArrayInput = {
	values: readonly number[];
	dimensions: readonly string[];
	attributes?: object;
	type?: "<i4" | "<f8";
};

let root = "";
beforeAll(() => {
	root = mkdtempSync(join(tmpdir(), "differences-"));
});
afterAll(() => rmSync(root, { recursive: true }));

/** A Zarr store of version 2 whose arrays are one chunk each. */
function store(name: string, arrays: Readonly<Record<string, ArrayInput>>): string {
	const put = (path: string, content: string | Uint8Array): void => {
		mkdirSync(dirname(join(root, name, path)), { recursive: true });
		writeFileSync(join(root, name, path), content);
	};
	put(".zgroup", '{"zarr_format": 2}');
	for (const [path, { values, dimensions, attributes = {}, type = "<i4" }] of Object.entries(arrays)) {
		const shape = dimensions.length === 0 ? [] : [values.length];
		const common = { zarr_format: 2, dtype: type, fill_value: 0, order: "C", compressor: null, filters: null };
		put(`${path}/.zarray`, JSON.stringify({ ...common, shape, chunks: shape }));
		put(`${path}/.zattrs`, JSON.stringify({ _ARRAY_DIMENSIONS: dimensions, ...attributes }));
		const typed = type === "<i4" ? Int32Array.from(values) : Float64Array.from(values);
		put(`${path}/0`, new Uint8Array(typed.buffer));
	}
	return join(root, name);
}

async function refusal(files: readonly string[], options: OpenDatasetsOptions = {}): Promise<CombineError> {
	const error = await openVirtualDatasets(files, options).catch((caught: unknown) => caught);
	expect(error).toBeInstanceOf(CombineError);
	return error as CombineError;
}

const found = ({ differences }: CombineError): string[] => [
	...new Set(differences.map(({ variable, property }) => `${variable} ${property}`)),
];

describe("a refusal", () => {
	it("tells of units and, behind them, of packing and sentinels", async () => {
		const error = await refusal(YEARS);
		expect(found(error)).toEqual(["time units", "level sentinels", "level scaleFactor"]);
		expect(error.solution).toEqual({ policy: ["convertTime", "derive"], join: undefined, drop: [] });
		expect(error.hint).toContain('All of it needs policy: ["convertTime","derive"]');
	});

	it("has a solution that works, with what was asked for already", async () => {
		const { solution } = await refusal(YEARS, { policy: "convertTime" });
		expect(solution?.policy).toEqual(["convertTime", "derive"]);
		const dataset = await openVirtualDatasets(YEARS, { policy: solution?.policy ?? [] } as OpenDatasetsOptions);
		expect((await read(dataset.toStore(), "/level")).shape).toEqual([11]);
	});

	it("names coordinates, and variables that some files have not, together", async () => {
		const x = (values: number[]): ArrayInput => ({ values, dimensions: ["x"], type: "<f8" });
		const t = { values: [1], dimensions: ["time"] };
		const files = [
			store("a", { time: t, v: { values: [1], dimensions: ["time"] }, x: x([1, 2]), only: t }),
			store("b", { time: { ...t, values: [2] }, v: { values: [2], dimensions: ["time"] }, x: x([1, 2, 3]) }),
		];
		const error = await refusal(files, { combine: "nested", concatDim: "time" });
		expect(found(error)).toEqual(["x coordinate", "only presence"]);
		expect(error.solution).toEqual({ policy: [], join: "outer", drop: ["only"] });
		expect(error.hint).toContain('join: "outer" and drop: ["only"]');
	});

	it("says what comes behind the differences where that is no difference", async () => {
		const files = [2023, 2024, 2024].map(sample);
		const error = await refusal(files);
		expect(error.solution).toBeUndefined();
		expect(error.next?.what).toContain("it has the same time as");
		expect(error.message).toContain("and also: it has the same time as");
	});

	it("names a file of many once for each kind of difference", async () => {
		const many = [2023, 2024, 2024, 2024, 2024, 2024].map(sample);
		const { message } = await refusal(many, { combine: "nested", concatDim: "time" });
		expect(message).toContain("level scaleFactor: 0.001 (float64) in gauge-2024.nc, 0.01 (float64) in gauge-2023.nc");
		expect(message.match(/level scaleFactor/g)).toHaveLength(1);
	});
});

describe("expandDims", () => {
	const at = (name: string, time: number): string =>
		store(name, {
			time: { values: [time], dimensions: [], attributes: { units: "days since 2024-01-01" } },
			v: { values: [time * 10, time * 11], dimensions: ["x"] },
		});

	it("gives files of one step each a dimension, in the order that their coordinate says", async () => {
		const files = [at("late", 2), at("early", 1)];
		await expect(openVirtualDatasets(files)).rejects.toMatchObject({
			code: "cannot-combine",
			hint: expect.stringContaining('expandDims: ["time"]'),
		});
		const dataset = await openVirtualDatasets(files, { expandDims: ["time"] });
		expect([...dataset.dimensions]).toEqual([
			["time", 2],
			["x", 2],
		]);
		expect([...((await read(dataset.toStore(), "/v")).data as Int32Array)]).toEqual([10, 11, 20, 22]);
		expect([...((await read(dataset.toStore(), "/time")).data as Int32Array)]).toEqual([1, 2]);
	});

	it("leaves files alone that have it, and is what the refusal of the others names", async () => {
		const files = [
			at("without", 1),
			store("with", {
				time: { values: [2], dimensions: ["time"] },
				v: { values: [5], dimensions: ["time"] },
			}),
		];
		const nested = { combine: "nested", concatDim: "time" } as const;
		await expect(openVirtualDatasets(files, nested)).rejects.toMatchObject({
			hint: 'Pass expandDims: ["time"] to give one to files that have none',
		});
	});
});
