import { describe, expect, it } from "vitest";
import type { MaskArrayRule } from "../../src/fill/model.ts";
import { decode } from "../../src/read/decode.ts";
import { decodedView } from "../../src/read/decoded-view.ts";
import { explainFill } from "../../src/read/explain.ts";
import { read } from "../../src/read/read.ts";
import { dataType } from "../../src/zarr/data-type.ts";
import { bytesOf, sampleStore } from "../manifest/sample-store.ts";

/** An image of two bands, a mask for both, and a sentinel. */
function masked() {
	const store = sampleStore({
		image: {
			dataType: dataType("int16"),
			shape: [2, 2, 2],
			data: { "0,0,0": bytesOf(Int16Array.of(1, 2, 3, -9, 5, 6, 7, 8)) },
		},
		mask: { dataType: dataType("uint8"), shape: [2, 2], data: { "0,0": Uint8Array.of(255, 0, 255, 255) } },
	});
	store.array("/image").fill.validity.push(
		{ kind: "maskArray", path: "/mask", source: { place: "mask image", text: "/mask" } },
		{
			kind: "sentinel",
			role: "_FillValue",
			value: bytesOf(Int16Array.of(-9)),
			domain: "packed",
			exact: true,
			source: { place: "attribute _FillValue", text: "-9" },
		},
	);
	return store;
}

it("a mask array makes values missing by default, in every band, beside the sentinels", async () => {
	const { data, dataType: type, reasons } = await decode(masked(), "/image", { reasons: true });
	expect(type).toBe("float32");
	expect(data).toEqual(Float32Array.of(1, Number.NaN, 3, Number.NaN, 5, Number.NaN, 7, 8));
	expect(reasons).toMatchObject({ rules: ["mask /mask", "_FillValue -9"], counts: [2, 1] });
});

it("without mask arrays only the sentinels mask", async () => {
	const { data } = await decode(masked(), "/image", { maskArrays: false });
	expect(data).toEqual(Float32Array.of(1, 2, 3, Number.NaN, 5, 6, 7, 8));
});

it("a mask that is not there is an error that says how to do without it", async () => {
	const store = masked();
	store.group.arrays.delete("mask");
	await expect(decode(store, "/image")).rejects.toMatchObject({
		code: "not-found",
		path: "/mask",
		hint: expect.stringContaining("maskArrays: false"),
	});
	expect((await decode(store, "/image", { maskArrays: false })).dataType).toBe("float32");
});

describe("a mask is laid over the dimensions that have its names", () => {
	const nan = Number.NaN;
	const rule: MaskArrayRule = { kind: "maskArray", path: "/mask", source: { place: "test", text: "" } };

	/** Two times, two bands, two pixels, counted from 1; the mask has a time and no band. */
	function stacked(spares?: MaskArrayRule["spares"]) {
		const store = sampleStore({
			image: {
				dataType: dataType("uint8"),
				shape: [2, 2, 2],
				dimensionNames: ["time", "band", "x"],
				data: { "0,0,0": Uint8Array.of(1, 2, 3, 4, 5, 6, 7, 8) },
			},
			mask: {
				dataType: dataType("uint8"),
				shape: [2, 2],
				dimensionNames: ["time", "x"],
				data: { "0,0": Uint8Array.of(0, 1, 1, 0) },
			},
		});
		store.array("/image").fill.validity.push({ ...rule, spares });
		return store;
	}

	it("those of a stack of images to each time", async () => {
		const expected = Float32Array.of(nan, 2, nan, 4, 5, nan, 7, nan);
		expect((await decode(stacked(), "/image")).data).toEqual(expected);
		expect((await read(decodedView(stacked()), "/image")).data).toEqual(expected);
		const { data } = await decode(stacked(), "/image", { selection: [1, 0] });
		expect(data).toEqual(Float32Array.of(5, nan));
	});

	it("the alpha band itself is spared, in every part", async () => {
		const store = stacked({ dimension: "band", index: 1 });
		const expected = Float32Array.of(nan, 2, 3, 4, 5, nan, 7, 8);
		expect((await decode(store, "/image")).data).toEqual(expected);
		expect((await read(decodedView(store), "/image")).data).toEqual(expected);
		expect((await decode(store, "/image", { selection: [null, 1] })).data).toEqual(Float32Array.of(3, 4, 7, 8));
		const stepped = await decode(store, "/image", { selection: [null, { start: 1, step: 2 }, 0] });
		expect(stepped.data).toEqual(Float32Array.of(3, 7));
	});

	it("one of another size is refused", async () => {
		const store = stacked();
		const wrong = sampleStore({ mask: { dataType: dataType("uint8"), shape: [3] } }).array("/mask");
		store.group.arrays.set("mask", wrong);
		await expect(decode(store, "/image")).rejects.toMatchObject({ code: "bad-metadata", path: "/image" });
	});
});

it("a selection is taken of the mask too", async () => {
	const { data, shape } = await decode(masked(), "/image", { selection: [1, 0] });
	expect([shape, data]).toEqual([[2], Float32Array.of(5, Number.NaN)]);
});

it("M2: 64-bit integers stay exact beside a validity bitmap", async () => {
	const store = sampleStore({
		v: { dataType: dataType("int64"), shape: [2], data: { "0": bytesOf(BigInt64Array.of(-9n, 9007199254740993n)) } },
	});
	store.array("/v").fill.validity.push({
		kind: "sentinel",
		role: "_FillValue",
		value: bytesOf(BigInt64Array.of(-9n)),
		domain: "packed",
		exact: true,
		source: { place: "attribute _FillValue", text: "-9" },
	});
	const exact = await decode(store, "/v", { missing: "validity" });
	expect(exact).toMatchObject({ dataType: "int64", validity: Uint8Array.of(0b10) });
	expect((exact.data as BigInt64Array)[1]).toBe(9007199254740993n);
	expect((await decode(store, "/v")).data).toEqual(Float64Array.of(Number.NaN, 9007199254740992));
});

it("explainFill is plain data", async () => {
	const report = await explainFill(masked(), "/image");
	expect(JSON.parse(JSON.stringify(report))).toEqual(report);
	expect(report.rules).toMatchObject([
		{ kind: "maskArray", path: "/mask" },
		{ kind: "sentinel", value: "-9" },
	]);
});
