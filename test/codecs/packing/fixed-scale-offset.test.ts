import { describe, expect, it } from "vitest";
import { createPipeline } from "../../../src/codecs/index.ts";
import { fixedScaleOffsetToCodecs } from "../../../src/codecs/packing/fixed-scale-offset.ts";
import { decodeBase64 } from "../../../src/zarr/base64.ts";
import { dataType } from "../../../src/zarr/data-type.ts";
import { JsonFloat } from "../../../src/zarr/json.ts";
import { numbersOf, run, stageOf, vectors } from "./packing-vectors.ts";

describe("as numcodecs decodes", () => {
	it.each(vectors.fixed.map((row) => [`${row.configuration.dtype} as ${row.configuration.astype}`, row] as const))(
		"%s",
		(_, row) => {
			const stage = stageOf("numcodecs.fixedscaleoffset", dataType(row.dataType), row.configuration);
			const decoded = run(stage, "decode", decodeBase64(row.stored));
			expect(numbersOf(row.dataType, decoded)).toEqual(numbersOf(row.dataType, decodeBase64(row.decoded)));
		},
	);
});

describe("the pair that replaces it", () => {
	it("P24: the byte order of astype goes to the bytes codec", async () => {
		const configuration = { offset: 0, scale: 10, dtype: "<f4", astype: ">i2" };
		const codecs = fixedScaleOffsetToCodecs(configuration, dataType("float32"));
		expect(codecs).toEqual([
			{ name: "scale_offset", configuration: { offset: new JsonFloat(0), scale: new JsonFloat(10) } },
			{ name: "cast_value", configuration: { data_type: "int16", out_of_range: "wrap" } },
			{ name: "bytes", configuration: { endian: "big" } },
		]);
		const pipeline = await createPipeline(codecs, { dataType: dataType("float32"), shape: [2] });
		const decoded = (await pipeline.decode(Uint8Array.of(0, 25, 0xff, 0xff))) as Uint8Array;
		expect(numbersOf("float32", decoded)).toEqual([2.5, Math.fround(-0.1)]);
	});

	it("the example of the specification", () => {
		const configuration = { astype: "uint8", dtype: "float32", scale: new JsonFloat(0.1), offset: 10 };
		expect(fixedScaleOffsetToCodecs(configuration, dataType("float32"))).toEqual([
			{ name: "scale_offset", configuration: { offset: new JsonFloat(10), scale: new JsonFloat(0.1) } },
			{ name: "cast_value", configuration: { data_type: "uint8", out_of_range: "wrap" } },
			{ name: "bytes" },
		]);
	});
});

it.each([
	["a dtype that is not the array's", { offset: 0, scale: 1, dtype: "<f8" }],
	["a type without numbers", { offset: 0, scale: 1, dtype: "<f4", astype: "|b1" }],
	["no scale", { offset: 0, dtype: "<f4" }],
])("refused: %s", (_, configuration) => {
	expect(() => stageOf("numcodecs.fixedscaleoffset", dataType("float32"), configuration)).toThrow(
		expect.objectContaining({ name: "MiraError", code: "bad-metadata" }),
	);
});
