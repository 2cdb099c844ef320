import { describe, expect, it } from "vitest";
import { createPipeline, encodeChunk } from "../../../src/codecs/index.ts";
import { portableTiffChain } from "../../../src/codecs/tiff/virtual-tiff.ts";
import { dataType } from "../../../src/zarr/data-type.ts";
import type { CodecMetadata } from "../../../src/zarr/metadata.ts";
import { vector, vectors } from "./vectors.ts";

const LITTLE = { name: "bytes", configuration: { endian: "little" } };
const uint8 = { dataType: dataType("uint8"), shape: [4, 6] };
const float32 = { dataType: dataType("float32"), shape: [4, 6] };

describe("a configuration that makes no sense is refused", () => {
	it.each<[string, CodecMetadata[], { dataType: ReturnType<typeof dataType>; shape: number[] }]>([
		["an axis that the chunk has not", [{ name: "imagecodecs_delta", configuration: { axis: 2 } }, LITTLE], uint8],
		["a distance of 0", [{ name: "imagecodecs_delta", configuration: { dist: 0 } }, LITTLE], uint8],
		[
			"differences of 128 bits",
			[{ name: "imagecodecs_delta" }, LITTLE],
			{ dataType: dataType("complex128"), shape: [4] },
		],
		["predictor 3 of integers", [{ name: "imagecodecs_floatpred" }], uint8],
		["9 bits in a byte", [{ name: "imagecodecs_packints", configuration: { bitspersample: 9 } }], uint8],
		["packed floats", [{ name: "imagecodecs_packints", configuration: { bitspersample: 9 } }], float32],
		["float24 as integers", [{ name: "imagecodecs_float24" }], uint8],
		["complex integers of 8 bits", [{ name: "mirazarr.complex_integer", configuration: { bits: 8 } }], float32],
		["chroma without pixels", [{ name: "mirazarr.tiff_ycbcr" }], uint8],
		["a fax of floats", [{ name: "imagecodecs_ccittfax4" }], float32],
		["an unknown format of LZMA", [LITTLE, { name: "numcodecs.lzma", configuration: { format: 7 } }], uint8],
		["raw LZMA without filters", [LITTLE, { name: "numcodecs.lzma", configuration: { format: 3 } }], uint8],
	])("%s", async (_, codecs, spec) => {
		await expect(createPipeline(codecs, spec)).rejects.toMatchObject({ code: "bad-metadata" });
	});

	it("what imagecodecs could do and we cannot", async () => {
		const codecs = [{ name: "imagecodecs_packints", configuration: { bitspersample: 12, bitorder: "<" } }];
		const spec = { dataType: dataType("uint16"), shape: [4] };
		await expect(createPipeline(codecs, spec)).rejects.toMatchObject({ code: "unsupported-feature" });
	});
});

describe("encoders write what others write", () => {
	const same = vectors.filter(
		({ name, codecs }) =>
			codecs.length <= 2 &&
			/^(lzw by GDAL|packints|bitorder|complex integers|delta along|predictor 3 along)/.test(name),
	);

	it.each(same.map((vector) => [vector.name, vector] as const))("%s", async (_, { codecs, spec, encoded, decoded }) => {
		expect(await encodeChunk(decoded, codecs, spec)).toEqual(encoded);
	});
});

describe("acceptance 15, chains of virtual-tiff", () => {
	const DEFLATE = { name: "numcodecs.zlib", configuration: { level: 6 } };
	const CHUNKY = [
		{ name: "transpose", configuration: { order: [0, 2, 1] } },
		{ name: "ChunkyCodec", configuration: { endian: "little" } },
	];
	const floatpred = {
		name: "imagecodecs_floatpred",
		configuration: { shape: [4, 6], dtype: "<f4", axis: -1, dist: 1 },
	};

	it("predictor 3 makes the bytes itself, for the whole row of interleaved samples (defect 4)", () => {
		expect(portableTiffChain([floatpred, LITTLE, DEFLATE])).toEqual([
			{ name: "imagecodecs_floatpred", configuration: { axis: -1, dist: 1 } },
			DEFLATE,
		]);
		expect(portableTiffChain([floatpred, ...CHUNKY, DEFLATE])).toEqual([
			{ name: "transpose", configuration: { order: [1, 2, 0] } },
			{ name: "imagecodecs_floatpred", configuration: { axis: -2, dist: 1 } },
			DEFLATE,
		]);
	});

	it("codecs of images need no bytes before them", () => {
		expect(portableTiffChain([LITTLE, { name: "imagecodecs_lerc" }])).toEqual([{ name: "imagecodecs_lerc" }]);
		expect(portableTiffChain([...CHUNKY, { name: "imagecodecs_webp" }])).toEqual([
			{ name: "transpose", configuration: { order: [1, 2, 0] } },
			{ name: "imagecodecs_webp" },
		]);
	});

	it("any other chain stays as it is", () => {
		for (const chain of [
			[LITTLE, DEFLATE],
			[{ name: "HorizontalDeltaCodec" }, ...CHUNKY, DEFLATE],
			[{ name: "imagecodecs_floatpred", configuration: { axis: -1, dist: 1 } }, DEFLATE],
			[{ name: "imagecodecs_lerc" }],
		])
			expect(portableTiffChain(chain)).toBe(chain);
	});
});

it("decoders leave their input alone", async () => {
	for (const { codecs, spec, encoded } of [vector("lzw by GDAL"), vector("predictor 3 along the first axis")]) {
		const before = encoded.slice();
		await (await createPipeline(codecs, spec)).decode(encoded);
		expect(encoded).toEqual(before);
	}
});
