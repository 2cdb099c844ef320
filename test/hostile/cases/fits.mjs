import { ByteWriter } from "../../../bench/byte-writer.mjs";
import { fitsNodes, header, primary } from "../../../bench/node-files/fits.mjs";

const open = "f.fits";
/** Made when it is asked for: only one case is made in a process. */
const file = (make) => () => new Map([[open, make().done()]]);
const begin = (roomBytes = 2 ** 16) => primary(new ByteWriter({ roomBytes }));
const range = (count) => Array.from({ length: count }, (_, i) => i);

/** The cards of an extension of these lengths, the fastest first. */
function extension(type, bitpix, lengths, ...cards) {
	return [
		["XTENSION", type],
		["BITPIX", bitpix],
		["NAXIS", lengths.length],
		...lengths.map((length, i) => [`NAXIS${i + 1}`, length]),
		["PCOUNT", 0],
		["GCOUNT", 1],
		...cards,
	];
}

const table = (rowBytes, rows, ...cards) => extension("BINTABLE", 8, [rowBytes, rows], ...cards);

/** A text that goes on over so many cards of 67 characters. */
function longText(keyword, text) {
	const parts = text.match(/.{1,60}/gs);
	return parts.map((part, i) => {
		const more = i < parts.length - 1 ? "&" : "";
		return i === 0 ? `${keyword.padEnd(8)}= '${part}${more}'` : `CONTINUE  '${part}${more}'`;
	});
}

/** A table with a heap behind its rows, whose descriptors all point to the same bytes. */
function sharedHeap({ rows, cellBytes, cards = [], form = "1PB" }) {
	const out = begin(rows * 8 + cellBytes + 2e4);
	const own = table(8, rows, ["TFIELDS", 1], ["TTYPE1", "COMPRESSED_DATA"], ["TFORM1", form], ...cards);
	header(
		out,
		own.map((card) => (card[0] === "PCOUNT" ? ["PCOUNT", cellBytes] : card)),
	);
	for (let i = 0; i < rows; i++) out.u32(cellBytes, 0);
	return out.bytes(new Uint8Array(cellBytes)).pad(2880);
}

export const cases = [
	{
		name: "20,000 HDUs without data",
		open,
		expect: "opens",
		files: file(() => {
			const out = begin(2880 * 20_001);
			for (let i = 0; i < 2e4; i++) header(out, extension("IMAGE", 8, []));
			return out;
		}),
	},
	{ name: "1,700 images", open, expect: "opens", files: () => new Map([[open, fitsNodes({ hdus: 1700 })]]) },
	{
		name: "999 axes of 2^31",
		open,
		expect: "corrupt-file",
		files: file(() =>
			header(
				begin(),
				extension(
					"IMAGE",
					8,
					range(999).map(() => 2 ** 31),
				),
			),
		),
	},
	{
		name: "999 axes of 1",
		open,
		expect: "limit-exceeded",
		files: file(() =>
			header(
				begin(),
				extension(
					"IMAGE",
					8,
					range(999).map(() => 1),
				),
			).u8(1),
		),
	},
	{
		name: "10^9 axes",
		open,
		expect: "corrupt-file",
		files: file(() =>
			header(begin(), [
				["XTENSION", "IMAGE"],
				["BITPIX", 8],
				["NAXIS", 1e9],
			]),
		),
	},
	{
		name: "an image of 2^51 bytes in a file of a few",
		open,
		expect: "limit-exceeded",
		files: file(() => header(begin(), extension("IMAGE", 8, [2 ** 26, 2 ** 25]))),
	},
	{
		name: "an image of a prime number of bytes beyond 2^50",
		open,
		expect: "opens",
		files: file(() => header(begin(), extension("IMAGE", 8, [2 ** 50 - 27]))),
	},
	{
		name: "a header of 100,000 keywords",
		open,
		expect: "opens",
		files: file(() => header(begin(9e6), [...extension("IMAGE", 8, []), ...range(1e5).map((i) => [`K${i}`, i])])),
	},
	{
		name: "a header of 100,000 keywords and 64 axes",
		open,
		expect: "opens",
		files: file(() =>
			header(begin(9e6), [
				...extension(
					"IMAGE",
					8,
					range(64).map(() => 1),
				),
				...range(64).map((i) => [`CRVAL${i + 1}`, 1]),
				...range(1e5).map((i) => [`PC${i}_1`, 0]),
			]).u8(1),
		),
	},
	{
		name: "a header of 100,000 comments",
		open,
		expect: "opens",
		files: file(() => header(begin(9e6), [...extension("IMAGE", 8, []), ...range(1e5).map(() => "COMMENT c")])),
	},
	{
		name: "a keyword that is there 100,000 times",
		open,
		expect: "opens",
		files: file(() => header(begin(9e6), [...extension("IMAGE", 8, []), ...range(1e5).map((i) => ["K", i])])),
	},
	{
		name: "a header of a million cards without an END",
		open,
		expect: "opens",
		files: file(() => {
			const out = begin(9e6);
			for (let i = 0; i < 1e5; i++) out.text(`K${i}`.padEnd(8), 80, 0x20);
			return out;
		}),
	},
	{
		name: "a text of 100,000 cards that go on",
		open,
		expect: "opens",
		files: file(() => header(begin(9e6), [...extension("IMAGE", 8, []), ...longText("LONG", "x".repeat(6e6))])),
	},
	{
		name: "100,000 cards that go on from nothing",
		open,
		expect: "opens",
		files: file(() => header(begin(9e6), [...extension("IMAGE", 8, []), ...range(1e5).map(() => "CONTINUE  'x&'")])),
	},
	{
		name: "3,000 tables that say 999 columns, and have none",
		open,
		expect: "limit-exceeded",
		files: file(() => {
			const out = begin(9e6);
			for (let i = 0; i < 3000; i++) header(out, table(0, 0, ["TFIELDS", 999]));
			return out;
		}),
	},
	{
		name: "100 tables of 999 columns",
		open,
		expect: "opens",
		files: file(() => {
			const out = begin(9e6);
			for (let i = 0; i < 100; i++)
				header(out, table(999, 1, ["TFIELDS", 999], ...range(999).map((n) => [`TFORM${n + 1}`, "1B"]))).bytes(
					new Uint8Array(2880),
				);
			return out;
		}),
	},
	{
		name: "a column whose name has 100,000 slashes",
		open,
		expect: "limit-exceeded",
		files: file(() =>
			header(begin(1e6), [
				...table(1, 1, ["TFIELDS", 1], ["TFORM1", "1B"]),
				...longText("TTYPE1", "a/".repeat(1e5)),
			]).u8(1),
		),
	},
	{
		name: "cells of 100,000 dimensions",
		open,
		expect: "limit-exceeded",
		files: file(() =>
			header(begin(1e6), [
				...table(1, 1, ["TFIELDS", 1], ["TFORM1", "1B"]),
				...longText("TDIM1", `(${"1,".repeat(1e5)}1)`),
			]).u8(1),
		),
	},
	{
		name: "cells that claim 2^50 elements",
		open,
		expect: "opens",
		files: file(() =>
			header(
				begin(),
				table(2 ** 40, 1, ["TFIELDS", 1], ["TFORM1", `${2 ** 40}B`], ["TDIM1", `(${2 ** 20},${2 ** 30})`]),
			),
		),
	},
	{
		name: "cells of 2^40 characters",
		open,
		expect: "limit-exceeded",
		files: file(() => header(begin(), table(2 ** 40, 1, ["TFIELDS", 1], ["TFORM1", `${2 ** 40}A`]))),
	},
	{
		name: "an ASCII table with fields of 2^40 characters",
		open,
		expect: "limit-exceeded",
		files: file(() =>
			header(begin(), extension("TABLE", 8, [2 ** 40, 1], ["TFIELDS", 1], ["TBCOL1", 1], ["TFORM1", `A${2 ** 40}`])),
		),
	},
	{
		name: "10^15 rows of no bytes",
		open,
		expect: "opens",
		files: file(() => header(begin(), table(0, 1e15, ["TFIELDS", 1], ["TFORM1", "0B"]))),
	},
	{
		name: "a tiled image that claims 10^9 tiles",
		open,
		expect: "truncated-file",
		files: file(() =>
			header(
				begin(),
				table(
					8,
					1e9,
					["TFIELDS", 1],
					["TTYPE1", "COMPRESSED_DATA"],
					["TFORM1", "1PB"],
					["ZIMAGE", true],
					["ZBITPIX", 8],
					["ZNAXIS", 1],
					["ZNAXIS1", 1e9],
					["ZTILE1", 1],
					["ZCMPTYPE", "GZIP_1"],
				),
			),
		),
	},
	{
		name: "a tiled image of 10^15 tiles and 10 rows",
		open,
		expect: "corrupt-file",
		files: file(() =>
			header(
				begin(),
				table(
					8,
					10,
					["TFIELDS", 1],
					["TTYPE1", "COMPRESSED_DATA"],
					["TFORM1", "1PB"],
					["ZIMAGE", true],
					["ZBITPIX", 8],
					["ZNAXIS", 1],
					["ZNAXIS1", 1e15],
					["ZTILE1", 1],
					["ZCMPTYPE", "GZIP_1"],
				),
			).bytes(new Uint8Array(2880)),
		),
	},
	{
		name: "10^6 cells that share one block of 10^6 bytes",
		open,
		expect: "limit-exceeded",
		files: file(() => sharedHeap({ rows: 1e6, cellBytes: 1e6 })),
	},
	{
		name: "10^6 tiles that share one block of 10^6 bytes",
		open,
		expect: "limit-exceeded",
		files: file(() =>
			sharedHeap({
				rows: 1e6,
				cellBytes: 1e6,
				cards: [
					["ZIMAGE", true],
					["ZBITPIX", -32],
					["ZNAXIS", 1],
					["ZNAXIS1", 1e6],
					["ZTILE1", 1],
					["ZCMPTYPE", "GZIP_1"],
					["ZSCALE", 1],
					["ZZERO", 0],
				],
			}),
		),
	},
	{
		name: "10^6 tiles of one pixel",
		open,
		expect: "corrupt-chunk",
		files: file(() =>
			sharedHeap({
				rows: 1e6,
				cellBytes: 20,
				cards: [
					["ZIMAGE", true],
					["ZBITPIX", -32],
					["ZNAXIS", 1],
					["ZNAXIS1", 1e6],
					["ZTILE1", 1],
					["ZCMPTYPE", "GZIP_1"],
					["ZSCALE", 1],
					["ZZERO", 0],
				],
			}),
		),
	},
	{
		name: "a compressed table that claims 10^15 rows",
		open,
		expect: "corrupt-file",
		files: file(() =>
			header(
				begin(),
				table(
					8,
					1,
					["TFIELDS", 1],
					["TTYPE1", "a"],
					["TFORM1", "1PB"],
					["ZTABLE", true],
					["ZNAXIS1", 1],
					["ZNAXIS2", 1e15],
					["ZTILELEN", 1],
					["ZFORM1", "1B"],
				),
			).bytes(new Uint8Array(2880)),
		),
	},
	{
		name: "random groups of 10^12 parameters",
		open,
		expect: "opens",
		files: file(() =>
			header(new ByteWriter(), [
				["SIMPLE", true],
				["BITPIX", 8],
				["NAXIS", 2],
				["NAXIS1", 0],
				["NAXIS2", 1],
				["GROUPS", true],
				["PCOUNT", 1e12],
				["GCOUNT", 1],
			]),
		),
	},
	{
		name: "files in files that are longer than the file",
		open,
		// Only a first element is looked at, which is there.
		expect: "opens",
		files: file(() => {
			const out = begin(9e6);
			for (let i = 0; i < 500; i++) {
				header(out, extension("FITS", 8, [2880 * 5e3]));
				primary(out);
			}
			return out;
		}),
	},
];
