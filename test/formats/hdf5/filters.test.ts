import { expect, it } from "vitest";
import { codecsForMask, filtersToCodecs } from "../../../src/formats/hdf5/filters.ts";
import type { Filter } from "../../../src/formats/hdf5/object-model.ts";

const context = { elementBytes: 4, path: "/air" };

function filter(id: number, parameters: number[] = [], name = ""): Filter {
	return { id, name, isOptional: false, parameters };
}

it.each([
	["deflate", filter(1, [4]), { name: "numcodecs.zlib", configuration: { level: 4 } }],
	["shuffle", filter(2, [8]), { name: "numcodecs.shuffle", configuration: { elementsize: 8 } }],
	["shuffle without parameters", filter(2), { name: "numcodecs.shuffle", configuration: { elementsize: 4 } }],
	["fletcher32", filter(3), { name: "numcodecs.fletcher32", configuration: {} }],
	[
		"szip",
		filter(4, [141, 16, 32, 100]),
		{
			name: "imagecodecs_szip",
			configuration: {
				options_mask: 141,
				pixels_per_block: 16,
				bits_per_pixel: 32,
				pixels_per_scanline: 100,
				header: true,
			},
		},
	],
	[
		"nbit",
		filter(5, [8, 0, 9, 1, 2, 0, 12, 0]),
		{ name: "mirazarr.nbit", configuration: { cd_values: [8, 0, 9, 1, 2, 0, 12, 0] } },
	],
	["scaleoffset", filter(6, [2, 0, 9]), { name: "mirazarr.scaleoffset", configuration: { cd_values: [2, 0, 9] } }],
	["bzip2", filter(307, [5, 11, 4]), { name: "numcodecs.bz2", configuration: { level: 5 } }],
	["lzf", filter(32000, [4, 261, 400]), { name: "imagecodecs_lzf", configuration: { header: false } }],
	[
		"blosc",
		filter(32001, [2, 2, 8, 800, 9, 2, 5]),
		{ name: "blosc", configuration: { cname: "zstd", clevel: 9, shuffle: "bitshuffle", typesize: 8, blocksize: 0 } },
	],
	[
		"blosc of PyTables 2",
		filter(32001, [1, 1, 8, 800]),
		{ name: "blosc", configuration: { cname: "blosclz", clevel: 5, shuffle: "shuffle", typesize: 8, blocksize: 0 } },
	],
	["lz4", filter(32004, [0]), { name: "imagecodecs_lz4h5", configuration: {} }],
	[
		"bitshuffle",
		filter(32008, [0, 4, 8]),
		{ name: "mirazarr.bitshuffle", configuration: { elementsize: 8, blocksize: 0, codec: "none" } },
	],
	[
		"bitshuffle with zstd",
		filter(32008, [0, 4, 4, 128, 3, 5]),
		{ name: "mirazarr.bitshuffle", configuration: { elementsize: 4, blocksize: 128, codec: "zstd" } },
	],
	["zstd", filter(32015, [7]), { name: "zstd", configuration: { level: 7, checksum: false } }],
])("names the codec of %s", (_, given, codec) => {
	expect(filtersToCodecs([given], context)).toEqual({ codecs: [codec] });
});

const names = (result: ReturnType<typeof filtersToCodecs>): string[] =>
	"codecs" in result ? result.codecs.map(({ name }) => name) : ["refused"];

it("keeps the order of the pipeline, and two filters of one kind", () => {
	const filters = [filter(3), filter(2, [4]), filter(1, [6]), filter(1, [1])];
	expect(filtersToCodecs(filters, context)).toMatchObject({
		codecs: [
			{ name: "numcodecs.fletcher32" },
			{ name: "numcodecs.shuffle" },
			{ name: "numcodecs.zlib", configuration: { level: 6 } },
			{ name: "numcodecs.zlib", configuration: { level: 1 } },
		],
	});
});

it("has nothing to undo for filters that only round", () => {
	expect(names(filtersToCodecs([filter(32022, [3]), filter(32023, [3]), filter(1, [6])], context))).toEqual([
		"numcodecs.zlib",
	]);
});

it("leaves out the filters that a chunk skipped, those without a codec too", () => {
	const filters = [filter(2, [4]), filter(32013, [1, 2]), filter(1, [6])];
	expect(names(codecsForMask(filters, 0b000, context))).toEqual(["refused"]);
	expect(names(codecsForMask(filters, 0b010, context))).toEqual(["numcodecs.shuffle", "numcodecs.zlib"]);
	expect(names(codecsForMask(filters, 0b111, context))).toEqual([]);
	expect(names(codecsForMask(filters, 0xffff_ffff, context))).toEqual([]);
});

it.each([
	[filter(32013, [1], "H5Z-ZFP-1.1.1 (ZFP-1.0.1)"), "filter 32013 (zfp) cannot be decoded"],
	[filter(32026), "filter 32026 (blosc2) cannot be decoded"],
	[filter(257, [1], "bogus"), "filter 257 (bogus) cannot be decoded"],
	[filter(40000, [], "house rules"), "filter 40000 (house rules) cannot be decoded"],
	[filter(40000), "filter 40000 cannot be decoded"],
	[filter(6, [1, 3]), "filter 6 (scaleoffset) with E-scaling cannot be decoded"],
	[filter(4, [141]), "filter 4 (szip) with too few parameters cannot be decoded"],
	[filter(32001, [2, 2, 4, 400, 5, 1, 9]), "filter 32001 (blosc) with compressor 9 cannot be decoded"],
	[filter(32008, [0, 4, 4, 0, 9]), "filter 32008 (bitshuffle) with compressor 9 cannot be decoded"],
])("refuses by name: %j", (unknown, message) => {
	expect(filtersToCodecs([filter(2, [4]), unknown], context)).toMatchObject({
		refused: {
			code: "unsupported-feature",
			path: "/air",
			message: expect.stringContaining(`${message} (in /air)`),
			hint: expect.stringContaining("h5repack"),
		},
	});
});
