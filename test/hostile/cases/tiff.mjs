import { ByteWriter } from "../../../bench/byte-writer.mjs";
import { directory, imageFields, tiffNodes } from "../../../bench/node-files/tiff.mjs";

const [BYTE, ASCII, SHORT, LONG, DOUBLE] = [1, 2, 3, 4, 12];
const TAG = {
	subfileType: 254,
	width: 256,
	height: 257,
	bits: 258,
	compression: 259,
	description: 270,
	stripOffsets: 273,
	samples: 277,
	rowsPerStrip: 278,
	stripByteCounts: 279,
	colorMap: 320,
	tileWidth: 322,
	tileHeight: 323,
	tileOffsets: 324,
	tileByteCounts: 325,
	subIfds: 330,
	extraSamples: 338,
	jpegTables: 347,
	geoKeys: 34735,
	geoDoubles: 34736,
	geoAscii: 34737,
	gdalMetadata: 42112,
};
const JPEG = 7;

const open = "f.tif";
/** Made when it is asked for: only one case is made in a process. */
const file = (make) => () => new Map([[open, make()]]);
const many = (count, make) => Array.from({ length: count }, (_, i) => make(i)).join("");
const text = (characters) => Buffer.from(characters, "latin1");

/** Fields, of which some replace or join those of a small image. */
function fields(...own) {
	const tags = new Set(own.map(([tag]) => tag));
	return [...imageFields(8).filter(([tag]) => !tags.has(tag)), ...own].sort(([a], [b]) => a - b);
}

/** The beginning of a file whose first directory comes after `block`, a value that directories may share. */
function begin(block, roomBytes = 2 ** 16) {
	const out = new ByteWriter({ littleEndian: true, roomBytes: roomBytes + block.length });
	return out
		.text("II")
		.u16(42)
		.u32(12 + block.length + (block.length % 2))
		.u8(1, 2, 3, 4)
		.bytes(block)
		.pad(2);
}

/** A block behind the header. */
const BLOCK = 12;

/** One image with these fields, and a block of bytes. */
function image(own, block = new Uint8Array(0)) {
	return directory(begin(block), fields(...own), 0).done();
}

/** Pages that all have these fields. */
function pages(count, own, block = new Uint8Array(0)) {
	const out = begin(block, 256 * count);
	for (let page = 0; page < count; page++) {
		const list = typeof own === "function" ? own(page) : own;
		directory(out, fields(...list), page === count - 1 ? 0 : undefined);
	}
	return out.done();
}

/** GeoKeys that all point to the same values. */
function geoKeys(count, [location, length]) {
	const out = new ByteWriter({ littleEndian: true }).u16(1, 1, 0, count);
	for (let key = 0; key < count; key++) out.u16(key, location, length, 0);
	return out.done();
}

const gdalItems = (count, attributes = "") =>
	text(`<GDALMetadata>${many(count, (i) => `<Item name="i${i}"${attributes}>v</Item>`)}</GDALMetadata>`);

export const cases = [
	{ name: "50,000 pages", open, expect: "opens", files: file(() => tiffNodes({ pages: 50_000 })) },
	{ name: "10^5 pages of 114 bytes", open, expect: "limit-exceeded", files: file(() => tiffNodes({ pages: 1e5 })) },
	{
		name: "140,000 pages",
		open,
		expect: "limit-exceeded",
		files: file(() => {
			const out = begin(new Uint8Array(0), 1e7);
			for (let page = 0; page < 140_000; page++) directory(out, [[TAG.width, SHORT, 1, 1]], undefined);
			return out.done();
		}),
	},
	{
		name: "a directory that is the next of itself",
		open,
		expect: "opens",
		files: file(() => directory(begin(new Uint8Array(0)), fields(), 12).done()),
	},
	{
		name: "10^5 pages that end in a circle",
		open,
		expect: "limit-exceeded",
		files: file(() => {
			const out = begin(new Uint8Array(0), 128e5);
			for (let page = 0; page < 8e4; page++) directory(out, fields(), page === 79_999 ? 12 : undefined);
			return out.done();
		}),
	},
	{
		name: "directories of 10,000 fields that overlap, two bytes apart",
		open,
		expect: "corrupt-file",
		files: file(() => {
			// Every directory says 10,000 fields, and the link behind them leads two bytes on.
			const out = begin(new Uint8Array(0), 1e6);
			for (let i = 0; i < 2e5; i++) out.u16(10_000);
			const bytes = out.done();
			const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
			for (let at = 12; at + 120_002 < bytes.length - 4; at += 120_006) view.setUint32(at + 120_002, at + 2, true);
			return bytes;
		}),
	},
	{
		name: "50,000 pages that share a description of 100,000 characters",
		open,
		expect: "limit-exceeded",
		files: file(() => pages(5e4, [[TAG.description, ASCII, 1e5, BLOCK]], text("d".repeat(1e5)))),
	},
	{
		name: "100 pages that share metadata of 100 items",
		open,
		expect: "limit-exceeded",
		files: file(() => pages(100, [[TAG.gdalMetadata, ASCII, gdalItems(100).length, BLOCK]], gdalItems(100))),
	},
	{
		name: "a tag of 2^32 - 1 values",
		open,
		expect: "opens",
		files: file(() => image([[TAG.description, ASCII, 2 ** 32 - 1, 12]])),
	},
	{
		name: "strip tables of 2^32 - 1 places",
		open,
		expect: "truncated-file",
		files: file(() => image([[TAG.stripOffsets, LONG, 2 ** 32 - 1, 12]])),
	},
	{
		name: "SubIFDs, a million of them, of nothing",
		open,
		expect: "limit-exceeded",
		files: file(() => image([[TAG.subIfds, LONG, 1e6, BLOCK]], new Uint8Array(4e6))),
	},
	{
		name: "SubIFDs, 100,000 of them, that are the page itself",
		open,
		expect: "opens",
		files: file(() => {
			const block = new ByteWriter({ littleEndian: true });
			for (let i = 0; i < 1e5; i++) block.u32(12 + 4e5);
			return image([[TAG.subIfds, LONG, 1e5, BLOCK]], block.done());
		}),
	},
	{
		name: "50,000 SubIFDs that share one list of 50,000 SubIFDs",
		open,
		expect: "limit-exceeded",
		files: file(() => {
			const count = 5e4;
			const list = new ByteWriter({ littleEndian: true });
			const size = 2 + 12 * 2 + 4;
			const first = 12 + 4 * count;
			for (let i = 0; i < count; i++) list.u32(first + i * size);
			const out = begin(list.done(), size * count);
			const own = [
				[TAG.width, SHORT, 1, 1],
				[TAG.subIfds, LONG, count, BLOCK],
			];
			for (let i = 0; i < count; i++) directory(out, own, 0);
			return out.done();
		}),
	},
	{
		name: "metadata of 300,000 items",
		open,
		expect: "limit-exceeded",
		files: file(() => image([[TAG.gdalMetadata, ASCII, gdalItems(3e5).length, BLOCK]], gdalItems(3e5))),
	},
	{
		name: "metadata nested 10^6 deep",
		open,
		expect: "opens",
		files: file(() => image([[TAG.gdalMetadata, ASCII, 6e6, BLOCK]], text("<Item>".repeat(1e6)))),
	},
	{
		name: "metadata of a million tags that do not end",
		open,
		expect: "opens",
		files: file(() => image([[TAG.gdalMetadata, ASCII, 6e6, BLOCK]], text("<Item ".repeat(1e6)))),
	},
	{
		name: "metadata of three million entities",
		open,
		expect: "opens",
		files: file(() => {
			const xml = text(`<GDALMetadata><Item name="a">${"&a;".repeat(3e6)}</Item></GDALMetadata>`);
			return image([[TAG.gdalMetadata, ASCII, xml.length, BLOCK]], xml);
		}),
	},
	{
		name: "50,000 overviews that inherit 10,000 items",
		open,
		expect: "limit-exceeded",
		files: file(() => {
			const block = gdalItems(1e4, ` role="scale" sample="0"`);
			return pages(
				5e4,
				(page) => (page === 0 ? [[TAG.gdalMetadata, ASCII, block.length, BLOCK]] : [[TAG.subfileType, LONG, 1, 1]]),
				block,
			);
		}),
	},
	{
		name: "40,000 images and 40,000 masks of other sizes",
		open,
		expect: "limit-exceeded",
		files: file(() =>
			pages(8e4, (page) =>
				page % 2 === 0
					? [[TAG.width, LONG, 1, page + 1]]
					: [
							[TAG.subfileType, LONG, 1, 4],
							[TAG.width, LONG, 1, page + 1e6],
						],
			),
		),
	},
	{
		name: "10^5 GeoKeys that share one text",
		open,
		expect: "limit-exceeded",
		files: file(() => {
			const keys = geoKeys(65_535, [TAG.geoAscii, 60_000]);
			const block = Buffer.concat([keys, text("|".repeat(59_999)), text("x")]);
			return image(
				[
					[TAG.geoKeys, SHORT, keys.length / 2, BLOCK],
					[TAG.geoAscii, ASCII, 60_000, BLOCK + keys.length],
				],
				block,
			);
		}),
	},
	{
		name: "10^5 GeoKeys that share their doubles",
		open,
		expect: "limit-exceeded",
		files: file(() => {
			const keys = geoKeys(65_535, [TAG.geoDoubles, 60_000]);
			return image(
				[
					[TAG.geoKeys, SHORT, keys.length / 2, BLOCK],
					[TAG.geoDoubles, DOUBLE, 60_000, BLOCK + keys.length],
				],
				Buffer.concat([keys, new Uint8Array(480_000)]),
			);
		}),
	},
	{
		name: "tiles of 2^31 x 2^31",
		open,
		expect: "bad-reference",
		files: file(() =>
			image([
				[TAG.tileWidth, LONG, 1, 2 ** 31],
				[TAG.tileHeight, LONG, 1, 2 ** 31],
				[TAG.tileOffsets, LONG, 1, 8],
				[TAG.tileByteCounts, LONG, 1, 4],
			]),
		),
	},
	{
		name: "an image of 2^32 x 2^32 of 65,535 samples",
		open,
		expect: "limit-exceeded",
		files: file(() =>
			image([
				[TAG.width, LONG, 1, 2 ** 32 - 1],
				[TAG.height, LONG, 1, 2 ** 32 - 1],
				[TAG.samples, SHORT, 1, 65_535],
			]),
		),
	},
	{
		name: "an image of 2^28 - 1 rows in two strips",
		open,
		expect: "limit-exceeded",
		files: file(() => {
			const block = new ByteWriter({ littleEndian: true }).u32(8, 8, 4, 4).done();
			return image(
				[
					[TAG.width, LONG, 1, 1],
					[TAG.height, LONG, 1, 2 ** 28 - 1],
					[TAG.rowsPerStrip, LONG, 1, 2 ** 27],
					[TAG.stripOffsets, LONG, 2, BLOCK],
					[TAG.stripByteCounts, LONG, 2, BLOCK + 8],
				],
				block,
			);
		}),
	},
	{
		name: "20,000 images of 65,536 compressed strips each, by one table",
		open,
		expect: "opens",
		files: file(() =>
			pages(
				2e4,
				[
					[TAG.height, LONG, 1, 131_071],
					[TAG.rowsPerStrip, LONG, 1, 2],
					[TAG.compression, SHORT, 1, 8],
					[TAG.stripOffsets, LONG, 65_536, BLOCK],
					[TAG.stripByteCounts, LONG, 65_536, BLOCK],
				],
				new Uint8Array(262_144),
			),
		),
	},
	{
		name: "50,000 images whose strip table of 16,000 places is one",
		open,
		expect: "limit-exceeded",
		files: file(() =>
			pages(
				5e4,
				[
					[TAG.height, LONG, 1, 16_001],
					[TAG.rowsPerStrip, LONG, 1, 2],
					[TAG.stripOffsets, LONG, 8001, BLOCK],
					[TAG.stripByteCounts, LONG, 8001, BLOCK],
				],
				new Uint8Array(32_004).fill(1),
			),
		),
	},
	{
		name: "65,535 samples that are all alpha",
		open,
		expect: "truncated-file",
		files: file(() => {
			const block = new ByteWriter({ littleEndian: true });
			for (let i = 0; i < 65_535; i++) block.u16(1);
			return image(
				[
					[TAG.samples, SHORT, 1, 65_535],
					[TAG.extraSamples, SHORT, 65_535, BLOCK],
				],
				block.done(),
			);
		}),
	},
	{
		name: "65,535 sizes of samples that differ",
		open,
		expect: "unsupported-feature",
		files: file(() => {
			const block = new ByteWriter({ littleEndian: true });
			for (let i = 0; i < 65_535; i++) block.u16(i);
			return image(
				[
					[TAG.samples, SHORT, 1, 65_535],
					[TAG.bits, SHORT, 65_535, BLOCK],
				],
				block.done(),
			);
		}),
	},
	{
		name: "30,000 images of 65,535 samples with metadata of a band",
		open,
		expect: "limit-exceeded",
		files: file(() => {
			const block = gdalItems(1, ` sample="0"`);
			return pages(
				3e4,
				[
					[TAG.samples, SHORT, 1, 65_535],
					[TAG.gdalMetadata, ASCII, block.length, BLOCK],
				],
				block,
			);
		}),
	},
	{
		name: "a colour map of four million entries",
		open,
		expect: "limit-exceeded",
		files: file(() => image([[TAG.colorMap, SHORT, 4_500_000, BLOCK]], new Uint8Array(9e6))),
	},
	{
		name: "50,000 images that share a colour map",
		open,
		expect: "limit-exceeded",
		files: file(() => pages(5e4, [[TAG.colorMap, SHORT, 768, BLOCK]], new Uint8Array(1536))),
	},
	{
		name: "50,000 images that share JPEG tables",
		open,
		expect: "limit-exceeded",
		files: file(() =>
			pages(
				5e4,
				[
					[TAG.compression, SHORT, 1, JPEG],
					[TAG.jpegTables, BYTE, 1e5, BLOCK],
				],
				new Uint8Array(1e5),
			),
		),
	},
	{
		name: "65,535 fields of one tag",
		open,
		expect: "opens",
		files: file(() => {
			const rest = Array.from({ length: 65_526 }, () => [TAG.description, SHORT, 1, 1]);
			return directory(begin(new Uint8Array(0), 1e6), [...imageFields(8), ...rest], 0).done();
		}),
	},
];
