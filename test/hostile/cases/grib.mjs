import { readFileSync } from "node:fs";

/** GRIB, both editions. Files are made in one piece of memory, message by message. */
const text = new TextEncoder();
const END = text.encode("7777");

function put(bytes, at, octets, value) {
	let rest = value;
	for (let i = octets - 1; i >= 0; i--) {
		bytes[at + i] = rest % 256;
		rest = Math.floor(rest / 256);
	}
	return bytes;
}

function joined(parts) {
	const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
	let at = 0;
	for (const part of parts) {
		bytes.set(part, at);
		at += part.length;
	}
	return bytes;
}

function section(number, length, fill = () => {}) {
	const bytes = put(new Uint8Array(length), 0, 4, length);
	bytes[4] = number;
	fill(bytes);
	return bytes;
}

const identification = ({ year = 2024, month = 1, day = 1, hour = 0 } = {}) =>
	section(1, 21, (bytes) => {
		put(bytes, 5, 2, 98);
		bytes[9] = 2;
		bytes[11] = 1;
		put(bytes, 12, 2, year);
		bytes.set([month, day, hour], 14);
		bytes[20] = 1;
	});
const grid = ({ ni = 2, nj = 2, points = ni * nj } = {}) =>
	section(3, 72, (bytes) => {
		put(bytes, 6, 4, points);
		bytes[14] = 6;
		put(bytes, 30, 4, ni);
		put(bytes, 34, 4, nj);
		put(bytes, 46, 4, 90e6);
		put(bytes, 55, 4, 60e6);
		put(bytes, 63, 4, 1e6);
		put(bytes, 67, 4, 1e6);
	});
const product = ({ category = 0, number = 0, step = 0, level = 500, coordinates = 0 } = {}) =>
	section(4, 34 + 4 * coordinates, (bytes) => {
		put(bytes, 5, 2, coordinates);
		bytes.set([category, number, 2], 9);
		bytes[17] = 1;
		put(bytes, 18, 4, step);
		bytes[22] = 100;
		put(bytes, 24, 4, level);
		bytes.fill(255, 28, 34);
	});
const representation = ({ template = 0, count = 4, bits = 8 } = {}) =>
	section(5, 49, (bytes) => {
		put(bytes, 5, 4, count);
		put(bytes, 9, 2, template);
		bytes[19] = bits;
	});
const noBitmap = () => section(6, 6, (bytes) => bytes.fill(255, 5));
const data = (length = 4) => section(7, 5 + length);

function message(sections, length) {
	const head = new Uint8Array(16);
	head.set(text.encode("GRIB"));
	head[7] = 2;
	const bytes = joined([head, ...sections, END]);
	return put(bytes, 8, 8, length ?? bytes.length);
}

const simple = (keys = {}, { count = 4, bits = 8, bytes = 4, template = 0 } = {}) =>
	message([
		identification(keys),
		grid(keys),
		product(keys),
		representation({ count, bits, template }),
		noBitmap(),
		data(bytes),
	]);

/** The shortest message of edition 1: no grid, no bitmap, one value. */
function shortest(parameter = 11, level = 0) {
	const bytes = new Uint8Array(52);
	bytes.set(text.encode("GRIB"));
	put(bytes, 4, 3, 52);
	bytes[7] = 1;
	put(bytes, 8, 3, 28);
	bytes.set([2, 98, 1, 255, 0, parameter, 100], 11);
	put(bytes, 18, 2, level);
	bytes.set([24, 1, 1, 0, 0, 1], 20);
	bytes[32] = 21;
	put(bytes, 36, 3, 12);
	bytes[46] = 8;
	bytes.set(END, 48);
	return bytes;
}

const many = (count, make) => joined(Array.from({ length: count }, (_, i) => make(i)));
function repeated(count, part) {
	const bytes = new Uint8Array(count * part.length);
	for (let i = 0; i < count; i++) bytes.set(part, i * part.length);
	return bytes;
}
const file = (make) => () => new Map([["f.grib", make()]]);
const open = "f.grib";
const messages = { grib: { layout: "messages" } };

/** An index of wgrib2, or of ECMWF, of a file beyond 4 MiB: smaller ones are read whole. */
const indexed = (count, name, line) => () => {
	const one = simple({}, { count: 4, bytes: 5 * 2 ** 20 });
	return new Map([
		["f.grib", one],
		[name, text.encode(Array.from({ length: count }, (_, i) => line(i, one.length)).join("\n"))],
	]);
};

export const cases = [
	{
		name: "rows of two billion points, behind a bitmap of 40",
		open,
		expect: "corrupt-chunk",
		files: () =>
			new Map([
				[open, readFileSync(new URL("../../../fuzz/corpus/grib/rows-beyond-the-bitmap.grib", import.meta.url))],
			]),
	},
	{
		name: "100,000 messages of a cube",
		open,
		expect: "opens",
		files: file(() => many(1e5, (i) => simple({ level: (i % 100) + 1, step: Math.floor(i / 100) }))),
	},
	{
		name: "100,000 messages, an array each",
		open,
		expect: "opens",
		options: messages,
		files: file(() => many(1e5, (i) => simple({ level: (i % 100) + 1, step: Math.floor(i / 100) }))),
	},
	{
		name: "47,000 messages of as many parameters, an array each",
		open,
		expect: "opens",
		options: messages,
		files: file(() =>
			// As many as 10 MB have.
			many(47_000, (i) => simple({ category: i % 256, number: Math.floor(i / 256) })),
		),
	},
	{
		name: "200,000 messages of 52 bytes",
		open,
		expect: "opens",
		files: file(() => many(2e5, (i) => shortest(1 + (i % 200), Math.floor(i / 200)))),
	},
	{
		name: "200,000 messages of 52 bytes, an array each",
		open,
		expect: "limit-exceeded",
		options: messages,
		files: file(() => many(2e5, () => shortest())),
	},
	{
		name: "100,000 messages of 52 bytes, an array each",
		open,
		expect: "opens",
		options: messages,
		files: file(() => many(1e5, () => shortest())),
	},
	{
		name: "60,000 messages that differ in every key",
		open,
		expect: "limit-exceeded", // valid_time would have 6 * 10^4 times as many places
		files: file(() =>
			many(6e4, (i) =>
				simple({ level: i, step: i, year: 1000 + Math.floor(i / 300), month: 1 + (i % 12), day: 1 + (i % 25) }),
			),
		),
	},
	{
		name: "50,000 parameters of one level",
		open,
		expect: "opens",
		files: file(() =>
			many(5e4, (i) => simple({ category: 192 + (i % 60), number: Math.floor(i / 60) % 256, level: i })),
		),
	},
	{
		name: "50,000 grids",
		open,
		expect: "limit-exceeded",
		files: file(() => many(5e4, (i) => simple({ ni: 2 + i }, { count: 2 * (2 + i), bits: 0 }))),
	},
	{
		name: "10^6 fields in a message",
		open,
		expect: "limit-exceeded",
		files: file(() =>
			message([identification(), grid(), product(), representation(), repeated(1e6, joined([noBitmap(), data(0)]))]),
		),
	},
	{
		name: "10^5 fields in a message, of one place",
		open,
		expect: "corrupt-file",
		files: file(() =>
			message([
				identification(),
				grid(),
				product(),
				representation(),
				...Array.from({ length: 1e5 }, () => [noBitmap(), data()]).flat(),
			]),
		),
	},
	{
		name: "65,535 vertical coordinates that 60,000 fields share",
		open,
		expect: "limit-exceeded",
		files: file(() =>
			message([
				identification(),
				grid(),
				product({ coordinates: 65_535 }),
				...Array.from({ length: 6e4 }, () => [representation(), noBitmap(), data()]).flat(),
			]),
		),
	},
	{
		name: "a list of five million rows that 10,000 fields share",
		open,
		expect: "limit-exceeded",
		files: file(() => {
			const rows = section(3, 72 + 5e6, (bytes) => {
				bytes.set(grid({ ni: 2 ** 32 - 1, nj: 5e6, points: 5e6 }).subarray(5), 5);
				bytes[10] = 1;
				bytes.fill(1, 72);
			});
			return message([
				identification(),
				rows,
				...Array.from({ length: 1e4 }, (_, i) => [product({ level: i }), representation(), noBitmap(), data()]).flat(),
			]);
		}),
	},
	{
		name: "messages that overlap: each goes through all that follow",
		open,
		expect: "limit-exceeded",
		files: file(() =>
			many(1e5, () => {
				const bytes = new Uint8Array(80);
				bytes.set(text.encode("GRIB"));
				bytes[7] = 2;
				put(bytes, 8, 8, 2 ** 40);
				bytes.set(identification(), 16);
				// A local section that ends behind the head of the next message.
				put(bytes, 37, 4, 59);
				bytes[41] = 2;
				return bytes;
			}),
		),
	},
	{
		name: "100,000 messages that do not end where they say",
		open,
		expect: "opens", // without any array, and with diagnostics
		files: file(() => many(1e5, () => put(simple().subarray(0, 80).slice(), 8, 8, 100))),
	},
	{
		name: "100,000 damaged messages, an array each",
		open,
		expect: "corrupt-file",
		options: messages,
		files: file(() =>
			many(1e5, () => {
				const bytes = shortest();
				put(bytes, 8, 3, 2 ** 23);
				return bytes;
			}),
		),
	},
	{
		name: "a message of 2^52 bytes",
		open,
		expect: "opens", // with a diagnostic: the field is left out
		files: file(() => message([identification(), grid(), product(), representation(), noBitmap(), data()], 2 ** 52)),
	},
	{
		name: "a message of 2^63 bytes",
		open,
		expect: "corrupt-file",
		files: file(() => message([identification(), grid(), product(), representation(), noBitmap(), data()], 2 ** 63)),
	},
	{
		name: "sections of length 0 and of 2^32 - 1",
		open,
		expect: "corrupt-file",
		options: messages,
		files: file(() => joined([0, 2 ** 32 - 1].map((length) => message([identification(), put(grid(), 0, 4, length)])))),
	},
	{
		name: "a constant field of 16,384 by 16,384",
		open,
		expect: "limit-exceeded",
		files: file(() => simple({ ni: 16_384, nj: 16_384 }, { count: 2 ** 28, bits: 0, bytes: 0 })),
	},
	{
		name: "a constant field of 4,096 by 2,048",
		open,
		expect: "opens",
		files: file(() => simple({ ni: 4096, nj: 2048 }, { count: 2 ** 23, bits: 0, bytes: 0 })),
	},
	{
		name: "2^32 - 1 points in 200 bytes",
		open,
		expect: "limit-exceeded",
		files: file(() => simple({ ni: 2 ** 32 - 1, nj: 1 }, { count: 2 ** 32 - 1, bits: 0, bytes: 0 })),
	},
	{
		name: "a bitmap of four points over 2^32 - 1 constant values",
		open,
		expect: "corrupt-chunk",
		files: file(() =>
			message([
				identification(),
				grid(),
				product(),
				representation({ count: 2 ** 32 - 1, bits: 0 }),
				section(6, 7, (bytes) => {
					bytes[6] = 0xf0;
				}),
				data(0),
			]),
		),
	},
	// Groups of zeros hold any number of values; other zeros are no stream.
	...Object.entries({
		2: "opens",
		3: "opens",
		4: "unsupported-feature",
		40: "corrupt-chunk",
		41: "corrupt-chunk",
		42: "bad-metadata",
		61: "corrupt-chunk",
		200: "opens",
		50001: "corrupt-chunk",
		50002: "corrupt-chunk",
	}).map(([template, expect]) => ({
		name: `2^22 values of template 5.${template} in 16 bytes`,
		open,
		expect,
		files: file(() =>
			simple({ ni: 4096, nj: 1024 }, { count: 2 ** 22, bits: 8, bytes: 16, template: Number(template) }),
		),
	})),
	{
		name: "a spectrum of truncation 2^31",
		open,
		options: messages,
		expect: "corrupt-chunk",
		files: file(() =>
			message([
				identification(),
				section(3, 28, (bytes) => {
					put(bytes, 12, 2, 50);
					for (const at of [14, 18, 22]) put(bytes, at, 4, 2 ** 31);
				}),
				product(),
				representation({ template: 51 }),
				noBitmap(),
				data(),
			]),
		),
	},
	{
		name: "a list of 2^31 rows that is not there",
		open,
		expect: "opens",
		files: file(() =>
			message([
				identification(),
				put(grid({ ni: 2 ** 32 - 1, nj: 2 ** 31, points: 4 }), 10, 1, 4),
				product(),
				representation(),
				noBitmap(),
				data(),
			]),
		),
	},
	{
		name: "an index of 10^6 lines",
		open,
		expect: "limit-exceeded",
		options: { grib: { index: "only" } },
		files: indexed(1e6, "f.grib.idx", (i) => `${i + 1}:${i}:`),
	},
	{
		name: "an index of 10^6 lines of one message",
		open,
		expect: "limit-exceeded",
		options: { grib: { index: "only" } },
		files: indexed(1e6, "f.grib.idx", (i) => `1.${i + 1}:0:`),
	},
	{
		name: "an index of 10^5 messages that are not there",
		open,
		expect: "bad-reference",
		options: { grib: { index: "only" } },
		files: indexed(1e5, "f.grib.idx", (i) => `${i + 1}:${50 * i}:d=2024010100:P${i}:${i} mb:anl:`),
	},
	{
		name: "an index of 5 * 10^5 objects that are not there",
		open,
		expect: "bad-reference",
		options: { grib: { index: "only" } },
		files: indexed(5e5, "f.index", (i) => `{"_offset":${i},"_length":1}`),
	},
	{
		name: "an index of 10^5 objects that are not there",
		open,
		expect: "opens",
		files: indexed(1e5, "f.index", (i) => `{"_offset":${i},"_length":1,"param":"p${i}"}`),
	},
];
