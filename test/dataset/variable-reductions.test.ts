/** The reductions of a variable are those of `reduce`, of what the dataset is at that moment (test/fixtures/reductions/make.py). */
import { join } from "node:path";
import { expect, it } from "vitest";
import { openVirtualDataset } from "../../src/node.ts";

const dataset = await openVirtualDataset(join(import.meta.dirname, "../fixtures/reductions/reductions.nc"));
const variable = dataset.variable("int16");

it("every one of them", async () => {
	const all = (await variable.decode()).data as Int16Array;
	const sorted = [...all].sort((a, b) => a - b);
	const sum = sorted.reduce((total, value) => total + value, 0);
	expect(await variable.sum()).toMatchObject({ dataType: "int64", shape: [], data: BigInt64Array.of(BigInt(sum)) });
	expect(await variable.mean()).toMatchObject({ data: Float64Array.of(sum / 108) });
	expect(await variable.min()).toMatchObject({ data: Int16Array.of(-32768) });
	expect(await variable.max()).toMatchObject({ data: Int16Array.of(32767) });
	expect(await variable.count(["time", "y"])).toMatchObject({
		dimensions: ["x"],
		data: BigInt64Array.of(36n, 36n, 36n),
	});
	expect(await variable.quantile(0.5, undefined, { method: "lower" })).toMatchObject({
		data: Int16Array.of(sorted[53] as number),
	});
	expect(await variable.quantile([0, 1], "time")).toMatchObject({
		dimensions: ["quantile", "y", "x"],
		shape: [2, 4, 3],
	});
});

it("of a part of the dataset", async () => {
	const part = dataset.isel({ time: { start: 2, stop: 5 }, y: 3 }).variable("f8");
	const { data, dimensions } = await part.count("time");
	expect(dimensions).toEqual(["x"]);
	const decoded = Array.from((await part.decode()).data as Float64Array);
	const counts = [0, 1, 2].map((x) => [0, 1, 2].filter((t) => !Number.isNaN(decoded[3 * t + x])).length);
	expect(Array.from(data as BigInt64Array, Number)).toEqual(counts);
});

it("in blocks", async () => {
	let elements = 0;
	for await (const { data } of variable.blocks({ bytes: 100 })) elements += data.length;
	expect(elements).toBe(108);
});
