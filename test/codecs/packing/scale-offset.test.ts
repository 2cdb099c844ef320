import { describe, expect, it } from "vitest";
import { createPipeline, encodeChunk } from "../../../src/codecs/index.ts";
import { encodeFill } from "../../../src/dataset/packing/fill-through-chain.ts";
import { decodeBase64 } from "../../../src/zarr/base64.ts";
import { dataType } from "../../../src/zarr/data-type.ts";
import { fillFromJson } from "../../../src/zarr/fill-value.ts";
import { JsonFloat, type JsonObject } from "../../../src/zarr/json.ts";
import { bytesOf, eachNumber, expectedNumbers, numbersOf, run, stageOf, vectors } from "./packing-vectors.ts";

const badMetadata = expect.objectContaining({ name: "MiraError", code: "bad-metadata" });

const float = (value: number): JsonFloat => new JsonFloat(value);

describe("as zarr-python computes", () => {
	it.each(
		vectors.scales.map(
			(row) => [`${row.dataType}, offset ${Number(row.offset)}, scale ${Number(row.scale)}`, row] as const,
		),
	)("%s", (_, row) => {
		const configuration = { offset: row.offset, scale: row.scale } as unknown as JsonObject;
		const stage = stageOf("scale_offset", dataType(row.dataType), configuration);
		const bytes = decodeBase64(row.values);
		for (const direction of ["encode", "decode"] as const)
			expect(eachNumber(stage, direction, [row.dataType, row.dataType], bytes), direction).toEqual(
				expectedNumbers(row.dataType, row[direction]),
			);
	});
});

describe("arrays that zarr-python wrote", () => {
	it.each(vectors.chains.map((row) => [row.codecs.map(({ name }) => name).join(", "), row] as const))(
		"%s",
		async (_, row) => {
			const type = dataType(row.dataType);
			const values = decodeBase64(row.values);
			const spec = { dataType: type, shape: [values.length / type.itemBytes] };
			const chunk = decodeBase64(row.chunk);
			expect(await encodeChunk(values, row.codecs, spec)).toEqual(chunk);
			const pipeline = await createPipeline(row.codecs, spec);
			expect(await pipeline.decode(chunk)).toEqual(decodeBase64(row.read));
			expect(() => encodeFill(row.codecs, type, fillFromJson(type, row.fill))).not.toThrow();
		},
	);
});

describe("arithmetic", () => {
	it("P10: float32 is rounded at every step", () => {
		const stage = stageOf("scale_offset", dataType("float32"), { scale: float(100) });
		expect(numbersOf("float32", run(stage, "decode", bytesOf("float32", 1, 2, 3, 7)))).toEqual([
			0.009999999776482582, 0.019999999552965164, 0.029999999329447746, 0.07000000029802322,
		]);
	});

	it("P11: integers that do not divide are an error", () => {
		const stage = stageOf("scale_offset", dataType("int16"), { scale: 2 });
		expect(() => run(stage, "decode", bytesOf("int16", 3))).toThrow(RangeError);
		const shifted = stageOf("scale_offset", dataType("int16"), { offset: 1, scale: 2 });
		expect(numbersOf("int16", run(shifted, "decode", bytesOf("int16", 4)))).toEqual([3]);
	});

	it("P12: integers never leave their type, on the way neither", () => {
		const stage = stageOf("scale_offset", dataType("uint16"), { offset: 1000 });
		expect(() => run(stage, "encode", bytesOf("uint16", 999))).toThrow(RangeError);
		// The specification wants the difference to be one of the type, too; zarr-python looks at the result alone.
		const turned = stageOf("scale_offset", dataType("int8"), { offset: 100, scale: 0x7f });
		expect(() => run(turned, "encode", bytesOf("int8", -100))).toThrow(RangeError);
		const negative = stageOf("scale_offset", dataType("int8"), { scale: -1 });
		expect(() => run(negative, "encode", bytesOf("int8", -128))).toThrow(RangeError);
	});

	it("64-bit integers are exact", () => {
		const stage = stageOf("scale_offset", dataType("int64"), { offset: 1, scale: 3 });
		const value = 3002399751580331n;
		const encoded = run(stage, "encode", bytesOf("int64", value));
		expect(numbersOf("int64", encoded)).toEqual([9007199254740990n]);
		expect(numbersOf("int64", run(stage, "decode", encoded))).toEqual([value]);
		expect(() => run(stage, "encode", bytesOf("int64", 2n ** 62n))).toThrow(RangeError);
	});

	it("without a configuration it does nothing", () => {
		const stage = stageOf("scale_offset", dataType("float64"), {});
		expect(numbersOf("float64", run(stage, "decode", bytesOf("float64", 0.1, -0)))).toEqual([0.1, 0]);
	});
});

describe("configurations that are refused", () => {
	it.each<[string, Parameters<typeof dataType>[0], JsonObject]>([
		["P23: a further member", "float32", { offset: float(0), dtype: "float32" }],
		["P25: an integer array with a fraction", "int16", { offset: float(0.5) }],
		["a scale of 0", "float32", { scale: float(0) }],
		["a scale that the type cannot hold", "uint8", { scale: 300 }],
		["text", "int16", { scale: "2" }],
		["an array without numbers", "bool", {}],
		["complex numbers", "complex64", {}],
	])("%s", (_, type, configuration) => {
		expect(() => stageOf("scale_offset", dataType(type), configuration)).toThrow(badMetadata);
	});
});

describe("the fill value goes through the chain", () => {
	const chain = [
		{ name: "scale_offset", configuration: { offset: float(10), scale: float(0.1) } },
		{ name: "cast_value", configuration: { data_type: "uint8" } },
		{ name: "bytes" },
	];
	const fill = (value: number) => bytesOf("float32", value);

	it("P26: 10 with offset 10 is stored as 0", () => {
		expect(encodeFill(chain, dataType("float32"), fill(10))).toEqual({
			dataType: dataType("uint8"),
			value: Uint8Array.of(0),
		});
	});

	it("P22: one that does not survive is refused", () => {
		for (const value of [14, -10, Number.NaN])
			expect(() => encodeFill(chain, dataType("float32"), fill(value))).toThrow(
				expect.objectContaining({ name: "MiraError", code: "bad-fill" }),
			);
	});

	it("the specification's own example: fill 1000, offset 1000", () => {
		const codecs = [
			{ name: "scale_offset", configuration: { offset: float(1000), scale: float(0.1) } },
			{ name: "cast_value", configuration: { data_type: "uint8" } },
		];
		expect(encodeFill(codecs, dataType("float32"), fill(1000)).value).toEqual(Uint8Array.of(0));
	});
});
