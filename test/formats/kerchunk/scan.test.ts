/** The scanner of reference files, against `JSON.parse` of the same text. */

import { describe, expect, it } from "vitest";
import { scanReferences } from "../../../src/formats/kerchunk/scan.ts";
import { Budget } from "../../../src/zarr/budget.ts";

type References = Record<string, unknown>;

const v2 = (shape: number[], chunks: number[]): string =>
	JSON.stringify({ zarr_format: 2, shape, chunks, dtype: "|u1", order: "C", fill_value: 0, filters: null });
const v3 = (shape: number[], chunk_shape: number[]): string =>
	JSON.stringify({
		zarr_format: 3,
		node_type: "array",
		shape,
		chunk_grid: { name: "regular", configuration: { chunk_shape } },
		chunk_key_encoding: { name: "default", configuration: { separator: "/" } },
	});

/** Chunks of two arrays of Zarr v2 and one of v3; urls in runs and in turns, and one of them escaped. */
const documents: References = {
	".zgroup": '{"zarr_format":2}',
	"a/.zarray": v2([4, 3], [1, 1]),
	"g/b/.zarray": v2([40], [1]),
	"g/c/zarr.json": v3([3, 5], [1, 1]),
};
const chunks: References = Object.fromEntries([
	...Array.from({ length: 12 }, (_, n) => [`a/${Math.floor(n / 3)}.${n % 3}`, ["s3://b/one.nc", 7 * n, 1 + n]]),
	...Array.from({ length: 40 }, (_, n) => [`g/b/${n}`, [`s3://b/é"${n % 3}\\.nc`, 2 ** 40 + n, 9]]),
	...Array.from({ length: 15 }, (_, n) => [`g/c/c/${Math.floor(n / 5)}/${n % 5}`, [`/data/${n}.nc`]]),
]);

/** Every chunk that the scanner found, by its key. */
function scanned(text: string): References {
	const { references } = scanReferences(new TextEncoder().encode(text), "memory://x/refs.json", new Budget());
	const found: References = {};
	for (const [path, array] of references.arrays)
		for (const [index, entry] of array.manifest((urlNumber) => references.urls.at(urlNumber)).entries()) {
			const key = path === "g/c" ? `c/${index.join("/")}` : index.join(".");
			if (entry.kind === "virtual") found[`${path}/${key}`] = [entry.url, entry.offset, entry.length];
			if (entry.kind === "object") found[`${path}/${key}`] = [entry.url];
		}
	return found;
}

const wrapped = (refs: string): string => `{"version":1,"refs":${refs}}`;
const escapeSlashes = (text: string): string => text.replaceAll("/", "\\/");

describe("whatever the order and the spelling", () => {
	const orders: [string, References][] = [
		["documents first", { ...documents, ...chunks }],
		["chunks first, as VirtualiZarr writes them", { ...chunks, ...documents }],
		["each document behind its chunks", byFolder()],
	];
	const spellings: [string, (refs: References) => string][] = [
		["as JSON.stringify writes it", (refs) => wrapped(JSON.stringify(refs))],
		["version 0", (refs) => JSON.stringify(refs)],
		[
			"behind what looked like version 0",
			(refs) => `{"a/0.0":["gone",0,1],"g/b/.zarray":${JSON.stringify(v2([1], [1]))},"refs":${JSON.stringify(refs)}}`,
		],
		["slashes escaped, as ujson writes them", (refs) => wrapped(escapeSlashes(JSON.stringify(refs)))],
		["slashes as numbers", (refs) => wrapped(JSON.stringify(refs).replaceAll("/", "\\u002f"))],
		["with spaces", (refs) => wrapped(JSON.stringify(refs, undefined, "\t "))],
		["slashes escaped now and then", (refs) => wrapped(JSON.stringify(refs).replaceAll("/1", "\\/1"))],
	];
	for (const [order, refs] of orders)
		it.each(spellings)(`${order}, %s`, (_, spell) => {
			const text = spell(refs);
			const parsed = JSON.parse(text);
			const truth: References = parsed.refs ?? parsed;
			expect(scanned(text)).toEqual(Object.fromEntries(Object.entries(truth).filter(([key]) => key in chunks)));
		});

	function byFolder(): References {
		const all: References = { ".zgroup": documents[".zgroup"] };
		for (const folder of ["a/", "g/b/", "g/c/"])
			for (const [key, value] of Object.entries({ ...chunks, ...documents }))
				if (key.startsWith(folder)) all[key] = value;
		return all;
	}
});

it("the last of two references to a chunk counts, on whichever side of the document it stands", () => {
	const document = `"a/.zarray":${JSON.stringify(v2([2], [1]))}`;
	const [first, second] = ['"a/1":["s3://b/x",1,2]', '"a/1":["s3://b/y",3,4]'];
	for (const members of [
		[document, first, second],
		[first, document, second],
		[first, second, document],
	])
		expect(scanned(`{${members.join()}}`)).toEqual({ "a/1": ["s3://b/y", 3, 4] });
});

it("a key that is no chunk's does not disturb those that are", () => {
	const others = { "a/readme": "x", "a/9.9": ["s3://b/x", 1, 1], "a/0": ["s3://b/x", 1, 1], c: [1], "h/0.0": null };
	for (const refs of [
		{ ...others, ...documents, ...chunks },
		{ ...chunks, ...others, ...documents },
	])
		expect(scanned(JSON.stringify(refs))).toEqual(chunks);
});

it("what only looks like the document of an array is not believed", () => {
	const fakes = [
		{ "x/readme": { "a/.zarray": v2([400, 300], [100, 100]) } },
		{ "x/readme": { "g/.zarray": v2([400], [1]), "q/.zarray": 1 } },
		{ "x/readme": { ".zarray": v2([4], [1]) } },
		{ "x/readme": 'a/.zarray"', "x/text": '":".zarray":"' },
	];
	for (const fake of fakes)
		for (const refs of [
			{ ...chunks, ...fake, ...documents },
			{ ...chunks, ...documents, ...fake },
		])
			expect(scanned(JSON.stringify(refs))).toEqual(chunks);
});

it.each(['["s3://b/x",1]', '["s3://b/x",1,2,3]', "[5,1,2]", "[]", "7", '["s3://b/x",-1,2]', '["s3://b/x",1,1e300]'])(
	"a chunk that is %s refuses its array alone",
	(value) => {
		const text = JSON.stringify({ ...documents, ...chunks }).replace('["s3://b/one.nc",7,2]', value);
		const { references } = scanReferences(new TextEncoder().encode(text), "memory://x/refs.json", new Budget());
		expect([...references.arrays].filter(([, { problem }]) => problem !== undefined).map(([path]) => path)).toEqual([
			"a",
		]);
		expect(references.arrays.get("a")?.problem).toMatchObject({ code: "bad-reference" });
	},
);
