import { gzipSync } from "node:zlib";

const text = new TextEncoder();
const open = "refs.json";
const many = (count, make) => Array.from({ length: count }, (_, i) => make(i));
const zarray = JSON.stringify({
	zarr_format: 2,
	shape: [4],
	chunks: [2],
	dtype: "<i4",
	compressor: null,
	filters: null,
	fill_value: 0,
	order: "C",
});
const wide = (count) => zarray.replace("[4]", `[${count * 2}]`);
/** The references, and the few bytes that they lead to. */
const file = (make) => () =>
	new Map([
		[open, text.encode(make())],
		...["x.nc", "f.nc", "f0.nc", "1000000"].map((name) => [name, new Uint8Array(16)]),
	]);
const document = (refs, rest = {}) =>
	JSON.stringify({ version: 1, refs: { ".zgroup": '{"zarr_format":2}', ...refs }, ...rest });
const arrays = (count) => () =>
	`{".zgroup":"{\\"zarr_format\\":2}",${many(count, (i) => `"a${i}/.zarray":${JSON.stringify(zarray)},"a${i}/0":["x.nc",0,8]`).join(",")}}`;

export const cases = [
	{ name: "50,000 arrays", open, expect: "opens", files: file(arrays(5e4)) },
	{ name: "200,000 arrays", open, expect: "limit-exceeded", files: file(arrays(2e5)) },
	{
		name: "gen of four million references",
		open,
		expect: "limit-exceeded",
		files: file(() =>
			document(
				{ "x/.zarray": wide(4e6) },
				{
					gen: [
						{ key: "x/{{i}}", url: "f.nc", offset: "{{i * 8}}", length: "8", dimensions: { i: { stop: 4_000_000 } } },
					],
				},
			),
		),
	},
	{
		name: "gen of 10^5 references",
		open,
		expect: "opens",
		files: file(() =>
			document(
				{ "x/.zarray": wide(1e5) },
				{
					gen: [
						{
							key: "x/{{i}}",
							url: "f{{i}}.nc",
							offset: "{{i * 8}}",
							length: "8",
							dimensions: { i: { stop: 100_000 } },
						},
					],
				},
			),
		),
	},
	{
		name: "gen along 10^5 dimensions of one value",
		open,
		expect: "limit-exceeded",
		files: file(() =>
			document(
				{ "x/.zarray": wide(1e4) },
				{
					gen: [
						{
							key: "x/{{i}}",
							url: "f.nc",
							dimensions: { i: { stop: 1e4 }, ...Object.fromEntries(many(1e5, (i) => [`d${i}`, [0]])) },
						},
					],
				},
			),
		),
	},
	{
		name: "gen along 1,000 dimensions of four million values",
		open,
		expect: "limit-exceeded",
		files: file(() =>
			document(
				{},
				{
					gen: [
						{
							key: "x/{{i}}",
							url: "f.nc",
							dimensions: Object.fromEntries(many(1000, (i) => [`d${i}`, { stop: 4e6 }])),
						},
					],
				},
			),
		),
	},
	{
		name: "templates that concatenate themselves",
		open,
		expect: "not-found",
		files: file(() =>
			document(
				{ "x/.zarray": zarray, "x/0": [`{{${many(1e5, () => "a").join(" + ")}}}`, 0, 8] },
				{ templates: { a: "x".repeat(60_000) } },
			),
		),
	},
	{
		name: "templates that call each other a thousand times and give nothing",
		open,
		expect: "limit-exceeded",
		files: file(() =>
			document(
				{ "x/.zarray": zarray, "x/0": ["{{t0()}}", 0, 8] },
				{
					templates: Object.fromEntries(
						many(10, (i) => [`t${i}`, i === 9 ? "{{''}}" : `{{t${i + 1}()}}`.repeat(1000)]),
					),
				},
			),
		),
	},
	{
		name: "a sum of a million terms",
		open,
		expect: "opens",
		files: file(() => document({ "x/.zarray": zarray, "x/0": [`{{${many(1e6, () => "1").join("+")}}}`, 0, 8] })),
	},
	{
		name: "parentheses a million deep",
		open,
		expect: "not-found",
		files: file(() => document({ "x/.zarray": zarray, "x/0": [`{{${"(".repeat(1e6)}1${")".repeat(1e6)}}}`, 0, 8] })),
	},
	{
		name: "a key of a million levels",
		open,
		expect: "limit-exceeded",
		files: file(() => document({ [`${"g/".repeat(1e6)}.zarray`]: zarray })),
	},
	{
		name: "the key of a chunk of a million levels",
		open,
		expect: "limit-exceeded",
		files: file(() => document({ "x/.zarray": zarray, [`${"g/".repeat(1e6)}0`]: ["f.nc", 0, 8] })),
	},
	{
		name: "an offset of three million digits",
		open,
		expect: "bad-reference",
		files: file(() =>
			document({})
				.replace("}}", `},"x/.zarray":${JSON.stringify(zarray)},"x/0":["f.nc",${"7".repeat(3e6)},8]}}`)
				.replace('\\":2}"},', '\\":2}",'),
		),
	},
	{
		name: "a fill value of three million digits",
		open,
		expect: "limit-exceeded",
		files: file(() => document({ "x/.zarray": zarray.replace('"fill_value":0', `"fill_value":${"7".repeat(3e6)}`) })),
	},
	{
		name: "references that inflate to a gigabyte",
		open,
		expect: "limit-exceeded",
		files: () => new Map([[open, gzipSync(Buffer.alloc(2 ** 30, 0x20))]]),
	},
	{
		name: "300,000 urls",
		open,
		expect: "opens",
		files: file(
			() =>
				`{".zgroup":"{\\"zarr_format\\":2}","x/.zarray":${JSON.stringify(wide(3e5))},${many(3e5, (i) => `"x/${i}":["f${i}.nc",0,8]`).join(",")}}`,
		),
	},
];
