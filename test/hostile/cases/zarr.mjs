const text = new TextEncoder();
const json = (value) => text.encode(typeof value === "string" ? value : JSON.stringify(value));
const array = (changes = {}) => ({
	zarr_format: 3,
	node_type: "array",
	shape: [4],
	data_type: "int32",
	chunk_grid: { name: "regular", configuration: { chunk_shape: [2] } },
	chunk_key_encoding: { name: "default" },
	fill_value: 0,
	codecs: [{ name: "bytes", configuration: { endian: "little" } }],
	attributes: {},
	...changes,
});
const group = (metadata) => ({
	zarr_format: 3,
	node_type: "group",
	attributes: {},
	consolidated_metadata: { kind: "inline", must_understand: false, metadata },
});
/** Made when it is asked for: only one case is made in a process. */
const store = (document) => () => new Map([["z.zarr/zarr.json", json(document())]]);
const runs = (count) => ({
	name: "rectilinear",
	configuration: { kind: "inline", chunk_shapes: [[[1, count]]] },
});
const many = (count, make) => Array.from({ length: count }, (_, i) => make(i));
const open = "z.zarr/";
const emptyGroup = { zarr_format: 3, node_type: "group", attributes: {} };

export const cases = [
	{
		name: "a rectilinear grid of 2^27 chunks in a run",
		open,
		expect: "opens",
		files: store(() => array({ shape: [2 ** 27], chunk_grid: runs(2 ** 27) })),
	},
	{
		name: "a rectilinear grid of 2^40 chunks in a run",
		open,
		expect: "opens",
		files: store(() => array({ shape: [2 ** 40], chunk_grid: runs(2 ** 40) })),
	},
	{
		name: "a rectilinear grid of a million runs",
		open,
		expect: "opens",
		files: store(() =>
			array({
				shape: [3_000_000],
				chunk_grid: {
					name: "rectilinear",
					configuration: { kind: "inline", chunk_shapes: [many(1_000_000, () => [1, 3])] },
				},
			}),
		),
	},
	{
		name: "10^5 dimensions",
		open,
		expect: "limit-exceeded",
		files: store(() =>
			array({
				shape: many(1e5, () => 1),
				chunk_grid: { name: "regular", configuration: { chunk_shape: many(1e5, () => 1) } },
			}),
		),
	},
	{
		name: "10^6 attributes",
		open,
		expect: "limit-exceeded",
		files: store(() => array({ attributes: Object.fromEntries(many(1e6, (i) => [`a${i}`, 1])) })),
	},
	{
		name: "10^7 items in the list of an attribute",
		open,
		expect: "limit-exceeded",
		files: () =>
			new Map([
				[
					"z.zarr/zarr.json",
					json(
						`${JSON.stringify(array()).replace('"attributes":{}', '"attributes":{"a":[0')}`.replace(
							"[0}",
							`[${"0,".repeat(1e7)}0]}}`,
						),
					),
				],
			]),
	},
	{
		name: "a fill value of 100 MB of text",
		open,
		expect: "limit-exceeded",
		files: store(() => array({ data_type: "string", fill_value: "x".repeat(1e8), codecs: [{ name: "vlen-utf8" }] })),
	},
	{
		name: "consolidated metadata of 10^6 groups",
		open,
		expect: "limit-exceeded",
		files: store(() => group(Object.fromEntries(many(1e6, (i) => [`g${i}`, emptyGroup])))),
	},
	{
		name: "consolidated metadata of 10^5 groups",
		open,
		expect: "opens",
		files: store(() => group(Object.fromEntries(many(1e5, (i) => [`g${i}`, emptyGroup])))),
	},
	{
		name: "consolidated metadata 20,000 levels deep",
		open,
		expect: "limit-exceeded",
		files: store(() => group({ [many(20_000, () => "g").join("/")]: emptyGroup })),
	},
	{
		name: "consolidated metadata of 1,000 paths, each 20,000 levels deep",
		open,
		expect: "limit-exceeded",
		files: store(() =>
			group(Object.fromEntries(many(1000, (i) => [`${i}/${many(20_000, () => "g").join("/")}`, emptyGroup]))),
		),
	},
	{
		name: "a JSON text nested 10^6 deep",
		open,
		expect: "bad-json",
		files: () => new Map([["z.zarr/zarr.json", json(`{"zarr_format":3,"a":${"[".repeat(1e6)}`)]]),
	},
	{
		name: "an integer of three million digits",
		open,
		expect: "limit-exceeded",
		files: () =>
			new Map([
				[
					"z.zarr/zarr.json",
					json(JSON.stringify(array()).replace('"attributes":{}', `"attributes":{"a":${"7".repeat(3e6)}}`)),
				],
			]),
	},
	{
		name: "a chunk of 2^31 bytes that was never written",
		open,
		expect: "opens",
		files: store(() =>
			array({ shape: [2 ** 29], chunk_grid: { name: "regular", configuration: { chunk_shape: [2 ** 29] } } }),
		),
	},
	{
		name: "elements of 16 MiB",
		open,
		expect: "limit-exceeded",
		files: store(() =>
			array({ data_type: { name: "raw_bytes", configuration: { length_bytes: 2 ** 24 } }, fill_value: "AA==" }),
		),
	},
];
