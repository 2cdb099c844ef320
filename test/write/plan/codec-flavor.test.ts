/** Names of virtual-tiff 0.5.0 (`_get_codecs` of its parser) and of imagecodecs 2026.10.10 (`imagecodecs.zarr`). */
import { describe, expect, test } from "vitest";
import { flavorCodecs } from "../../../src/write/plan/codec-flavor.ts";
import { dataType } from "../../../src/zarr/data-type.ts";
import type { CodecMetadata } from "../../../src/zarr/metadata.ts";

const TO_CHUNKY: CodecMetadata = { name: "transpose", configuration: { order: [1, 2, 0] } };
const CHUNKY = (endian: string): CodecMetadata[] => [
	{ name: "transpose", configuration: { order: [0, 2, 1] } },
	{ name: "ChunkyCodec", configuration: { endian } },
];
const BYTES = (endian: string): CodecMetadata => ({ name: "bytes", configuration: { endian } });
const DELTA = (axis: number): CodecMetadata => ({ name: "imagecodecs_delta", configuration: { axis, dist: 1 } });
const FLOATPRED = (axis: number): CodecMetadata => ({
	name: "imagecodecs_floatpred",
	configuration: { axis, dist: 1 },
});
const LZW: CodecMetadata = { name: "imagecodecs_lzw" };
const ZLIB: CodecMetadata = { name: "numcodecs.zlib", configuration: { level: 6 } };
const ZSTD: CodecMetadata = { name: "zstd", configuration: { level: 9, checksum: false } };
const LERC: CodecMetadata = { name: "imagecodecs_lerc" };

describe("virtual-tiff", () => {
	test.each<[string, CodecMetadata[], CodecMetadata[]]>([
		["a predictor", [DELTA(-1), BYTES("big"), LZW], [{ name: "HorizontalDeltaCodec" }, BYTES("big"), LZW]],
		["interleaved samples", [TO_CHUNKY, BYTES("little"), LZW], [...CHUNKY("little"), LZW]],
		["both", [TO_CHUNKY, DELTA(-2), BYTES("big"), ZLIB], [{ name: "HorizontalDeltaCodec" }, ...CHUNKY("big"), ZLIB]],
		[
			"floats with predictor 3",
			[FLOATPRED(-1), ZSTD],
			[
				{ name: "imagecodecs_floatpred", configuration: { dtype: "<f4", shape: [16, 32], axis: -1, dist: 1 } },
				BYTES("little"),
				{ name: "imagecodecs_zstd", configuration: { level: 9 } },
			],
		],
		[
			"an image codec",
			[LERC, ZSTD],
			[BYTES("little"), LERC, { name: "imagecodecs_zstd", configuration: { level: 9 } }],
		],
		[
			"interleaved floats with predictor 3, which it decodes wrongly",
			[TO_CHUNKY, FLOATPRED(-2), LZW],
			[TO_CHUNKY, FLOATPRED(-2), LZW],
		],
	])("%s", (_, standard, flavored) => {
		const chunks = { dataType: dataType("float32"), chunkShape: [16, 32] };
		expect(flavorCodecs(standard, "virtual-tiff", chunks)).toEqual(flavored);
	});
});

describe("imagecodecs", () => {
	test("has the compressors too", () => {
		const chunks = { dataType: dataType("uint8"), chunkShape: [16, 32] };
		expect(flavorCodecs([TO_CHUNKY, DELTA(-2), BYTES("little"), ZLIB], "imagecodecs", chunks)).toEqual([
			TO_CHUNKY,
			DELTA(-2),
			BYTES("little"),
			{ name: "imagecodecs_zlib", configuration: { level: 6 } },
		]);
	});

	test("chains of other formats have no flavors", () => {
		const chunks = { dataType: dataType("int16"), chunkShape: [4] };
		const chain = [BYTES("little"), { name: "numcodecs.shuffle", configuration: { elementsize: 2 } }, ZLIB];
		expect(flavorCodecs(chain, "imagecodecs", chunks)).toEqual(chain);
		expect(flavorCodecs(chain, "virtual-tiff", chunks)).toEqual(chain);
	});
});

test("standard: zarr-python knows numcodecs by its prefix alone", () => {
	const chunks = { dataType: dataType("int16"), chunkShape: [4] };
	expect(flavorCodecs([BYTES("little"), { name: "shuffle" }, { name: "zlib" }], "standard", chunks)).toEqual([
		BYTES("little"),
		{ name: "numcodecs.shuffle" },
		{ name: "numcodecs.zlib" },
	]);
});
