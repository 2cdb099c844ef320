import { expect, it } from "vitest";
import { decode } from "../../src/read/decode.ts";
import { explainFill } from "../../src/read/explain.ts";
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

it("a mask array makes values missing on request, in every band, beside the sentinels", async () => {
	const { data, dataType: type, reasons } = await decode(masked(), "/image", { reasons: true, maskArrays: true });
	expect(type).toBe("float32");
	expect(data).toEqual(Float32Array.of(1, Number.NaN, 3, Number.NaN, 5, Number.NaN, 7, 8));
	expect(reasons).toMatchObject({ rules: ["mask /mask", "_FillValue -9"], counts: [2, 1] });
});

it("by default only the sentinels mask", async () => {
	expect((await decode(masked(), "/image")).data).toEqual(Float32Array.of(1, 2, 3, Number.NaN, 5, 6, 7, 8));
});

it("a selection is taken of the mask too", async () => {
	const { data, shape } = await decode(masked(), "/image", { selection: [1, 0], maskArrays: true });
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
