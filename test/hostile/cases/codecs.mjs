/**
 * Chunks of a Zarr array, which can have any of our codecs: streams that claim sizes, and those that really grow. The hostile
 * chunk is the only one, and one element of it is read.
 */
import { deflateRawSync, deflateSync, gzipSync } from "node:zlib";

const text = new TextEncoder();
const LITTLE = { name: "bytes", configuration: { endian: "little" } };
const open = "z.zarr/";

function store({ shape, type = "uint8", codecs, fill = 0 }, chunk) {
	return () => {
		const document = {
			zarr_format: 3,
			node_type: "array",
			shape,
			data_type: type,
			chunk_grid: { name: "regular", configuration: { chunk_shape: shape } },
			chunk_key_encoding: { name: "default" },
			fill_value: fill,
			codecs,
			attributes: {},
		};
		const key = `z.zarr/c/${shape.map(() => 0).join("/")}`;
		return new Map([
			["z.zarr/zarr.json", text.encode(JSON.stringify(document))],
			...(chunk === undefined ? [] : [[key, chunk()]]),
		]);
	};
}

const bytesOf = (...parts) =>
	Uint8Array.from(parts.flatMap((part) => (typeof part === "string" ? [...text.encode(part)] : part)));
const u16 = (value) => [value & 255, value >> 8];
const u32 = (value) => [0, 8, 16, 24].map((shift) => (value >>> shift) & 255);
const big32 = (value) => u32(value).reverse();

/** Zeros, deflated piece by piece: blocks that end at a byte can be joined. */
function zeros(length, wrap) {
	const piece = 2 ** 24;
	const block = deflateRawSync(new Uint8Array(piece), { finishFlush: 2 }); // Z_SYNC_FLUSH
	const parts = Array.from({ length: length / piece }, () => block);
	return wrap(Buffer.concat([...parts, Uint8Array.of(3, 0)]), length);
}
/** A gzip member whose checksum nobody reaches: what is too long is refused before. */
const gzipped = (stream, length) =>
	new Uint8Array(Buffer.concat([bytesOf([31, 139, 8, 0, 0, 0, 0, 0, 0, 3]), stream, bytesOf(u32(0), u32(length))]));
const zlibbed = (stream) => new Uint8Array(Buffer.concat([bytesOf([0x78, 0x9c]), stream, bytesOf(u32(0))]));

/** A zstd frame of blocks that repeat a byte 2^17 times, four bytes each. */
function zstdFrame(blocks, declared) {
	const size = declared === undefined ? [0x00, 0x58] : [0xe0, ...u32(declared % 2 ** 32), ...u32(declared / 2 ** 32)];
	const frame = new Uint8Array(4 + size.length + 4 * blocks);
	frame.set([0x28, 0xb5, 0x2f, 0xfd, ...size]);
	for (let i = 0; i < blocks; i++) {
		const header = ((2 ** 17) << 3) | (1 << 1) | (i === blocks - 1 ? 1 : 0);
		frame.set([header & 255, (header >> 8) & 255, header >> 16, 0], 4 + size.length + 4 * i);
	}
	return frame;
}

const blosc = (size, block, stored = 64) =>
	bytesOf([2, 1, 0x21, 4], u32(size), u32(block), u32(stored), u32(20), new Array(stored - 20).fill(0));

/** SOI, a frame that claims a size, and nothing behind. */
const jpeg = (width, height, samples, marker = 0xc0) =>
	bytesOf(
		[0xff, 0xd8, 0xff, marker, 0, 8 + 3 * samples, 8],
		[height >> 8, height & 255, width >> 8, width & 255, samples],
		Array.from({ length: samples }, (_, i) => [i + 1, 0x11, 0]).flat(),
		[0xff, 0xd9],
	);

/** SIZ, COD, QCD, and tiles of nothing. */
function jpeg2000(width, height, tile, components, { levels = 32, tiles = 0 } = {}) {
	const big16 = (value) => [value >> 8, value & 255];
	const head = bytesOf(
		[0xff, 0x4f, 0xff, 0x51, ...big16(38 + 3 * components), 0, 0],
		[width, height, 0, 0, tile, tile, 0, 0].flatMap(big32),
		big16(components),
		Array.from({ length: components }, () => [7, 1, 1]).flat(),
		[0xff, 0x52, 0, 12, 0, 0, 0, 1, 0, levels, 4, 4, 0, 1],
		[0xff, 0x5c, ...big16(3 + 3 * levels + 1), 0x40, ...new Array(3 * levels + 1).fill(0x48)],
	);
	const parts = Array.from({ length: tiles }, (_, i) =>
		bytesOf([0xff, 0x90, 0, 10, ...big16(i), ...big32(14), 0, 1, 0xff, 0x93]),
	);
	return new Uint8Array(Buffer.concat([head, ...parts, Uint8Array.of(0xff, 0xd9)]));
}

const webp = (width, height) =>
	bytesOf("RIFF", u32(30), "WEBPVP8X", u32(10), [0, 0, 0, 0], u32(width - 1).slice(0, 3), u32(height - 1).slice(0, 3));

const lerc = (width, height) =>
	bytesOf("Lerc2 ", u32(2), u32(height), u32(width), u32(1), u32(8), u32(60), u32(1), new Array(40).fill(0));

function png(width, height) {
	const part = (name, data) => {
		const named = bytesOf(name, [...data]);
		return bytesOf(big32(data.length), [...named], big32(crc32(named)));
	};
	return new Uint8Array(
		Buffer.concat([
			bytesOf([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
			part("IHDR", [...big32(width), ...big32(height), 8, 0, 0, 0, 0]),
			part("IDAT", deflateSync(new Uint8Array(1000))),
			part("IEND", []),
		]),
	);
}

function crc32(bytes) {
	let crc = -1;
	for (const byte of bytes) {
		crc ^= byte;
		for (let i = 0; i < 8; i++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
	}
	return ~crc >>> 0;
}

const bare = (name, configuration = {}) => [{ name, configuration }];
const after = (name, configuration = {}) => [LITTLE, { name, configuration }];
const GIB = 2 ** 30;

const claims = [
	[
		"gzip: 2 MB that are a chunk of 2 GiB",
		after("gzip"),
		[2 * GIB - 2 ** 24],
		() => zeros(2 * GIB - 2 ** 24, gzipped),
		"limit-exceeded",
	],
	[
		"gzip: 1 MB that holds 1 GiB for a chunk of 1 MiB",
		after("gzip"),
		[2 ** 20],
		() => zeros(GIB, gzipped),
		"corrupt-chunk",
	],
	[
		"zlib: 1 MB that holds 1 GiB for a chunk of 1 MiB",
		after("numcodecs.zlib"),
		[2 ** 20],
		() => zeros(GIB, zlibbed),
		"corrupt-chunk",
	],
	[
		"gzip twice: 1 MB that holds 1 GiB",
		[...after("gzip"), { name: "gzip" }],
		[2 ** 20],
		() => zeros(GIB, gzipped),
		"corrupt-chunk",
	],
	[
		"gzip: 100 bytes for a chunk of 1 GiB",
		after("gzip"),
		[GIB],
		() => new Uint8Array(gzipSync(new Uint8Array(1e5))),
		"limit-exceeded",
	],
	[
		"imagecodecs_deflate",
		after("imagecodecs_deflate", { raw: true }),
		[2 ** 20],
		() => zeros(GIB, (stream) => new Uint8Array(stream)),
		"corrupt-chunk",
	],
	["zstd: 32 kB that are a chunk of 1 GiB", after("zstd"), [GIB], () => zstdFrame(8192, GIB), "limit-exceeded"],
	["zstd: 32 kB of an unknown size", after("zstd"), [GIB], () => zstdFrame(8192), "limit-exceeded"],
	["zstd: 1 GiB for a chunk of 1 MiB", after("zstd"), [2 ** 20], () => zstdFrame(8192, GIB), "corrupt-chunk"],
	[
		"zstd: 1 GiB of an unknown size for a chunk of 1 MiB",
		after("zstd"),
		[2 ** 20],
		() => zstdFrame(8192),
		"corrupt-chunk",
	],
	["zstd: a frame that claims 2^62 bytes", after("zstd"), [2 ** 20], () => zstdFrame(1, 2 ** 62), "corrupt-chunk"],
	[
		"blosc: 2^32 - 1 bytes in 64",
		after("blosc", { cname: "lz4", clevel: 5, shuffle: "noshuffle", blocksize: 0 }),
		[2 ** 20],
		() => blosc(2 ** 32 - 1, 2 ** 20),
		"corrupt-chunk",
	],
	[
		"blosc: a block of 64 MiB in 64 bytes",
		after("blosc", { cname: "lz4", clevel: 5, shuffle: "noshuffle", blocksize: 0 }),
		[2 ** 26],
		() => blosc(2 ** 26, 2 ** 26),
		"corrupt-chunk",
	],
	[
		"lz4: 2^32 - 1 bytes",
		after("numcodecs.lz4"),
		[2 ** 20],
		() => bytesOf(u32(2 ** 32 - 1), new Array(60).fill(0)),
		"corrupt-chunk",
	],
	[
		"lz4h5: 2^63 bytes",
		after("imagecodecs_lz4h5"),
		[2 ** 20],
		() => bytesOf([0x7f, 0, 0, 0, 0, 0, 0, 0], big32(2 ** 30), new Array(60).fill(0)),
		"corrupt-chunk",
	],
	[
		"lzf: 64 MiB in 64 bytes",
		after("imagecodecs_lzf", { header: false }),
		[2 ** 26],
		() => new Uint8Array(64),
		"corrupt-chunk",
	],
	[
		"bz2: a header alone",
		after("numcodecs.bz2"),
		[2 ** 26],
		() => bytesOf("BZh9", new Array(60).fill(0)),
		"corrupt-chunk",
	],
	[
		"lzma: a dictionary of 4 GiB",
		after("numcodecs.lzma", { format: 2 }),
		[2 ** 26],
		() => bytesOf([0x5d], u32(2 ** 32 - 1), u32(2 ** 32 - 1), u32(2 ** 31 - 1), new Array(60).fill(0)),
		"corrupt-chunk",
	],
	[
		"bitshuffle: 2^63 bytes",
		after("mirazarr.bitshuffle", { elementsize: 1, cname: "lz4" }),
		[2 ** 20],
		() => bytesOf([0x7f, 0, 0, 0, 0, 0, 0, 0], big32(2 ** 30), new Array(60).fill(0)),
		undefined,
	],
	[
		"imagecodecs_szip: 2^32 - 1 bytes",
		after("imagecodecs_szip", { options_mask: 4, pixels_per_block: 16, bits_per_pixel: 8, pixels_per_scanline: 64 }),
		[2 ** 26],
		() => bytesOf(u32(2 ** 32 - 1), new Array(60).fill(0)),
		undefined,
	],
	["packbits: 64 MiB in 64 bytes", after("imagecodecs_packbits"), [2 ** 26], () => new Uint8Array(64), "corrupt-chunk"],
	["LZW: 64 MiB in 64 bytes", after("imagecodecs_lzw"), [2 ** 26], () => new Uint8Array(64), "corrupt-chunk"],
	[
		"CCITT: 2^27 columns a row",
		bare("imagecodecs_ccittfax4"),
		[8, 2 ** 27],
		() => new Uint8Array(64).fill(255),
		"limit-exceeded",
	],
	[
		"CCITT: 2^23 columns a row",
		bare("imagecodecs_ccittfax4"),
		[8, 2 ** 23],
		() => new Uint8Array(64).fill(255),
		"opens",
	],
	[
		"JPEG: 65,535 by 65,535 for a chunk of 64 by 64",
		bare("imagecodecs_jpeg"),
		[64, 64, 3],
		() => jpeg(65_535, 65_535, 3),
		"corrupt-chunk",
	],
	[
		"JPEG: 65,535 by 8,000 in 24 bytes",
		bare("imagecodecs_jpeg"),
		[8000, 65_535, 1],
		() => jpeg(65_535, 8000, 1),
		"limit-exceeded",
	],
	[
		"JPEG: 4,096 by 4,096 in 24 bytes, progressive",
		bare("imagecodecs_jpeg"),
		[4096, 4096, 1],
		() => jpeg(4096, 4096, 1, 0xc2),
		"corrupt-chunk",
	],
	[
		"JPEG 2000: 2^31 by 2^31",
		bare("imagecodecs_jpeg2k"),
		[64, 64],
		() => jpeg2000(2 ** 31, 2 ** 31, 2 ** 31, 1),
		"corrupt-chunk",
	],
	[
		"JPEG 2000: 8,192 by 8,192 in 200 bytes",
		bare("imagecodecs_jpeg2k"),
		[8192, 8192],
		() => jpeg2000(8192, 8192, 8192, 1),
		"limit-exceeded",
	],
	[
		"JPEG 2000: 8,192 tiles of 4,096 components and 33 resolutions",
		bare("imagecodecs_jpeg2k"),
		[1, 1024, 4096],
		() => jpeg2000(1024, 1, 1, 4096, { tiles: 1024 }),
		"corrupt-chunk",
	],
	["PNG: 2^31 by 2^31", bare("imagecodecs_png"), [64, 64], () => png(2 ** 31 - 1, 2 ** 31 - 1), "corrupt-chunk"],
	["PNG: 4,096 by 4,096 in 1,000 bytes", bare("imagecodecs_png"), [4096, 4096], () => png(4096, 4096), "corrupt-chunk"],
	["WebP: 2^24 by 2^24", bare("imagecodecs_webp"), [64, 64, 3], () => webp(2 ** 24, 2 ** 24), "corrupt-chunk"],
	["LERC: 2^31 by 2^31", bare("imagecodecs_lerc"), [64, 64], () => lerc(2 ** 31, 2 ** 31), "corrupt-chunk"],
	[
		"rice: 2^22 pixels in 16 bytes",
		bare("mirazarr.fits_rice", { block_size: 32, pixel_bytes: 4 }),
		[2 ** 22],
		() => new Uint8Array(16),
		"corrupt-chunk",
	],
	[
		"rice: blocks of 2^30 pixels",
		bare("mirazarr.fits_rice", { block_size: 2 ** 30, pixel_bytes: 4 }),
		[2 ** 30],
		() => new Uint8Array(16),
		"limit-exceeded",
	],
	[
		"hcompress: 2^31 by 2^31",
		bare("mirazarr.fits_hcompress"),
		[2 ** 22],
		() => bytesOf([0xdd, 0x99], big32(2 ** 31 - 1), big32(2 ** 31 - 1), new Array(40).fill(0)),
		"corrupt-chunk",
	],
	[
		"hcompress: 2^28 pixels in 64 bytes",
		bare("mirazarr.fits_hcompress"),
		[2 ** 28],
		() => bytesOf([0xdd, 0x99], big32(2 ** 14), big32(2 ** 14), new Array(40).fill(0)),
		"limit-exceeded",
	],
	[
		"plio: 2^28 pixels in 16 bytes",
		bare("mirazarr.fits_plio"),
		[2 ** 28],
		() => bytesOf([0, 0, 0, 0, 0, 3, 0, 0]),
		"limit-exceeded",
	],
	[
		"FITS gzip: 1 MB that holds 1 GiB",
		bare("mirazarr.fits_gzip"),
		[2 ** 16],
		() => zeros(GIB, gzipped),
		"corrupt-chunk",
	],
	["HDF4 run lengths: 2^30 in 16 bytes", after("mirazarr.hdf4_rle"), [GIB], () => new Uint8Array(16), "limit-exceeded"],
	[
		"HDF4 skipping Huffman: 2^28 in 16 bytes",
		after("mirazarr.hdf4_skphuff", { skip: 1 }),
		[2 ** 28],
		() => new Uint8Array(16),
		"corrupt-chunk",
	],
	[
		"a GRIB constant of 2^32 - 1 values for a chunk of four",
		bare("mirazarr.grib", { edition: 2 }),
		[4],
		gribConstant,
		"corrupt-chunk",
		"float64",
	],
];

function gribConstant() {
	const section = (number, length, values = {}) => {
		const bytes = bytesOf(big32(length), [number], new Array(length - 5).fill(0));
		for (const [at, octets] of Object.entries(values)) bytes.set(octets, Number(at));
		return bytes;
	};
	const body = Buffer.concat([
		section(1, 21),
		section(3, 72, { 6: big32(2 ** 32 - 1), 30: big32(2 ** 32 - 1), 34: big32(1) }),
		section(4, 34),
		section(5, 21, { 5: big32(2 ** 32 - 1) }),
		section(6, 6, { 5: [255] }),
		section(7, 5),
	]);
	return bytesOf("GRIB", [0, 0, 0, 2], big32(0), big32(body.length + 20), [...body], "7777");
}

/** A TIFF of one strip, uint8. */
function tiff({ width, height, compression, strip }) {
	const tags = [
		[256, 4, width],
		[257, 4, height],
		[258, 3, 8],
		[259, 3, compression],
		[262, 3, 1],
		[273, 4, 8],
		[277, 3, 1],
		[278, 4, height],
		[279, 4, strip.length],
	];
	const directory = bytesOf(
		u16(tags.length),
		tags.flatMap(([tag, type, value]) => [...u16(tag), ...u16(type), ...u32(1), ...u32(value)]),
		u32(0),
	);
	return new Uint8Array(Buffer.concat([bytesOf("II", u16(42), u32(8 + strip.length)), strip, directory]));
}

const tiffFile = (options) => () => new Map([["f.tif", tiff(options())]]);

export const cases = [
	...claims.map(([name, codecs, shape, chunk, expect = "corrupt-chunk", type]) => ({
		name,
		open,
		expect,
		files: store({ shape, codecs, type }, chunk),
	})),
	{
		name: "a missing chunk of 2^50 bytes",
		open,
		expect: "opens",
		files: store({ shape: [2 ** 50], codecs: [LITTLE] }, undefined),
	},
	{
		name: "vlen-utf8: 2^32 - 1 strings in 8 bytes",
		open,
		expect: "corrupt-chunk",
		files: store({ shape: [16], type: "string", fill: "", codecs: bare("vlen-utf8") }, () =>
			bytesOf(u32(2 ** 32 - 1), u32(0)),
		),
	},
	{
		name: "vlen-utf8: a string of 2^32 - 1 bytes",
		open,
		expect: "corrupt-chunk",
		files: store({ shape: [1], type: "string", fill: "", codecs: bare("vlen-utf8") }, () =>
			bytesOf(u32(1), u32(2 ** 32 - 1)),
		),
	},
	{
		name: "vlen-utf8 and gzip: 1 MB that holds 1 GiB",
		open,
		expect: "corrupt-chunk",
		files: store({ shape: [16], type: "string", fill: "", codecs: [...bare("vlen-utf8"), { name: "gzip" }] }, () =>
			zeros(GIB, gzipped),
		),
	},
	{
		name: "vlen-utf8 and gzip: 2^24 empty strings",
		open,
		expect: "limit-exceeded",
		files: store(
			{ shape: [2 ** 24], type: "string", fill: "", codecs: [...bare("vlen-utf8"), { name: "gzip" }] },
			() => {
				const items = new Uint8Array(4 + 4 * 2 ** 24);
				items.set(u32(2 ** 24));
				return new Uint8Array(gzipSync(items));
			},
		),
	},
	{
		name: "json2 and gzip: a list of 30 million numbers",
		open,
		expect: "corrupt-chunk",
		files: store(
			{ shape: [16], type: "string", fill: "", codecs: [...bare("numcodecs.json2"), { name: "gzip" }] },
			() => new Uint8Array(gzipSync(Buffer.from(`[${"0,".repeat(3e7)}"|O",[16]]`))),
		),
	},
	{
		name: "a shard of 2^26 inner chunks that has no index",
		open,
		expect: "corrupt-chunk",
		files: store(
			{
				shape: [2 ** 26],
				codecs: bare("sharding_indexed", {
					chunk_shape: [1],
					codecs: [LITTLE],
					index_codecs: [LITTLE],
					index_location: "end",
				}),
			},
			() => new Uint8Array(64),
		),
	},
	{
		name: "TIFF: a strip of 1 MB that is 1 GiB of zeros",
		open: "f.tif",
		expect: "limit-exceeded",
		files: tiffFile(() => ({ width: 2 ** 15, height: 2 ** 15, compression: 8, strip: zeros(GIB, zlibbed) })),
	},
	{
		name: "TIFF: a strip of 1 MB that inflates to 1 GiB, of an image of 64 by 64",
		open: "f.tif",
		expect: "corrupt-chunk",
		files: tiffFile(() => ({ width: 64, height: 64, compression: 8, strip: zeros(GIB, zlibbed) })),
	},
	{
		name: "TIFF: packed bits of 2^30 pixels in 64 bytes",
		open: "f.tif",
		expect: "limit-exceeded",
		files: tiffFile(() => ({ width: 2 ** 15, height: 2 ** 15, compression: 32_773, strip: new Uint8Array(64) })),
	},
];
