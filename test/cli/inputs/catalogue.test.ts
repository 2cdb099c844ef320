/** Catalogues as inputs: documents of STAC, and granules of CMR. */
import { mkdir, mkdtemp, realpath, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Expanded, expandInputs } from "../../../src/cli/inputs/expand-inputs.ts";
import { linkedUrl } from "../../../src/cli/inputs/linked-url.ts";

let root = "";
beforeAll(async () => {
	root = await realpath(await mkdtemp(join(tmpdir(), "mirazarr-catalogue-")));
});
afterAll(() => rm(root, { recursive: true, force: true }));

let folder = "";
beforeEach(async () => {
	folder = await mkdtemp(join(root, "case-"));
});

type Flags = { names?: string[]; roles?: string[]; mediaTypes?: string[]; isDirect?: boolean };

async function expand(inputs: string[], flags: Flags = {}, stdin = ""): Promise<Expanded> {
	return expandInputs(inputs, {
		opening: {},
		signal: new AbortController().signal,
		use: "joined",
		stdin: async function* () {
			yield stdin;
		},
		assets: { names: [], roles: [], mediaTypes: [], isDirect: false, ...flags },
	});
}

/** The files of a document that is a file of its own. */
async function filesOf(document: unknown, flags: Flags = {}): Promise<string[]> {
	const path = join(folder, "catalogue.json");
	await writeFile(path, typeof document === "string" ? document : JSON.stringify(document, undefined, 2));
	return (await expand([`@${path}`], flags)).files;
}

const NETCDF = { type: "application/netcdf", roles: ["data"] };

/** An item of STAC with one asset, unless others are given. */
function item(
	id: string,
	datetime: string | null,
	more: { assets?: object; links?: object[]; properties?: object } = {},
) {
	return {
		type: "Feature",
		stac_version: "1.0.0",
		id,
		geometry: null,
		properties: { datetime, ...more.properties },
		links: more.links ?? [],
		assets: more.assets ?? {
			data: { href: `https://data.example.org/${id}.nc`, ...NETCDF },
			preview: { href: `https://data.example.org/${id}.png`, type: "image/png", roles: ["thumbnail"] },
		},
	};
}

function url(id: string): string {
	return `https://data.example.org/${id}.nc`;
}

describe("STAC", () => {
	const later = item("later", "2024-03-01T00:00:00Z");
	const range = { properties: { start_datetime: "2024-02-01T00:00:00+02:00", end_datetime: "2024-02-28T00:00:00Z" } };
	const between = item("between", null, range);
	const first = item("first", "2024-01-31T21:59:59.999999Z");

	it("an item, a collection of items, a list of them, ndjson and GeoJSON sequences, in the order of time", async () => {
		expect(await filesOf(later)).toEqual([url("later")]);
		const ordered = [url("first"), url("between"), url("later")];
		const items = [later, between, first];
		expect(await filesOf({ type: "FeatureCollection", features: items })).toEqual(ordered);
		expect(await filesOf(items)).toEqual(ordered);
		expect(await filesOf(`\ufeff\n${items.map((one) => JSON.stringify(one)).join("\r\n\r\n")}\n`)).toEqual(ordered);
		expect(await filesOf(items.map((one) => `\u001e${JSON.stringify(one)}\n`).join(""))).toEqual(ordered);
		const piped = await expand(["-"], {}, JSON.stringify({ type: "FeatureCollection", features: items }));
		expect(piped.files).toEqual(ordered);
	});

	it("of many pieces, in one line or in many", async () => {
		const features = Array.from({ length: 2000 }, (_, i) =>
			item(`é${i}`, new Date(1.7e12 + i * 1000).toISOString(), { properties: { filler: "ü".repeat(100) } }),
		);
		const expected = features.map(({ id }) => url(id));
		for (const indent of [0, 1]) {
			const text = JSON.stringify({ type: "FeatureCollection", features }, undefined, indent);
			expect(text.length).toBeGreaterThan(2 ** 17);
			expect(await filesOf(text)).toEqual(expected);
		}
		expect(await filesOf(features.map((one) => JSON.stringify(one)).join("\n"))).toEqual(expected);
	});

	it("items without a time stay in their order, which is said; an item twice is taken once", async () => {
		const path = join(folder, "items.ndjson");
		const timeless = item("timeless", null);
		await writeFile(path, [later, timeless, first, later].map((one) => JSON.stringify(one)).join("\n"));
		const { files, notes } = await expand([`@${path}`]);
		expect(files).toEqual([url("later"), url("timeless"), url("first")]);
		expect(notes).toEqual([`${path}: some of its items have no time, so they stay in their order`]);
	});

	it("relative links are those of the place that the item says it is at, else of its file", async () => {
		const assets = { data: { href: "./sub/a%20b.nc", ...NETCDF } };
		expect(await filesOf(item("a", "2024-01-01T00:00:00Z", { assets }))).toEqual([join(folder, "sub/a b.nc")]);
		const links = [{ rel: "self", href: "https://data.example.org/items/a.json" }];
		const placed = item("a", "2024-01-01T00:00:00Z", { assets: { data: { href: "../a.nc", ...NETCDF } }, links });
		expect(await filesOf({ type: "FeatureCollection", features: [placed] })).toEqual([url("a")]);
		const bucket = [{ rel: "self", href: "s3://bucket/items/a.json" }];
		expect(await filesOf(item("a", "2024-01-01T00:00:00Z", { assets, links: bucket }))).toEqual([
			"s3://bucket/items/sub/a%20b.nc",
		]);
	});

	it("catalogues and collections lead to their items, and a collection of one store to that", async () => {
		await mkdir(join(folder, "2024"));
		const write = (name: string, document: object): Promise<void> =>
			writeFile(join(folder, name), JSON.stringify(document));
		await write("2024/a.json", item("a", "2024-01-02T00:00:00Z", { assets: { d: { href: "./a.nc", ...NETCDF } } }));
		await write("2024/b.json", item("b", "2024-01-01T00:00:00Z", { assets: { d: { href: "./b.nc", ...NETCDF } } }));
		const links = [
			{ rel: "root", href: "../catalog.json" },
			{ rel: "item", href: "./a.json", type: "application/geo+json" },
			{ rel: "item", href: "./b.json" },
			{ rel: "child", href: "../catalog.json" },
		];
		await write("2024/collection.json", { type: "Collection", stac_version: "1.0.0", id: "c", links });
		const child = [{ rel: "child", href: "./2024/collection.json" }];
		await write("catalog.json", { type: "Catalog", stac_version: "1.0.0", id: "r", description: "", links: child });
		const { files } = await expand([`@${join(folder, "catalog.json")}`]);
		expect(files).toEqual([join(folder, "2024/b.nc"), join(folder, "2024/a.nc")]);
		const store = { href: "https://data.example.org/daily.zarr", type: "application/vnd+zarr", roles: ["data"] };
		const collection = { type: "Collection", stac_version: "1.0.0", id: "z", links: [], assets: { zarr: store } };
		expect(await filesOf(collection)).toEqual([store.href]);
	});

	it("a page that was saved is read as it is, and said to be one", async () => {
		const path = join(folder, "page.json");
		const links = [{ rel: "next", href: "https://api.example.org/search?page=2" }];
		await writeFile(path, JSON.stringify({ type: "FeatureCollection", features: [later], links, numberMatched: 1200 }));
		const { files, notes } = await expand([`@${path}`]);
		expect(files).toEqual([url("later")]);
		expect(notes).toEqual([`${path}: a page of 1 item of 1200; further pages are not read`]);
	});

	describe("assets", () => {
		const band = (name: string, more: object = {}) => ({
			href: `https://data.example.org/${name}.tif`,
			type: "image/tiff; application=geotiff; profile=cloud-optimized",
			roles: ["data", "reflectance"],
			alternate: { s3: { href: `s3://bucket/${name}.tif` }, other: { href: "https://elsewhere.example.org/x" } },
			...more,
		});
		const assets = {
			B04: band("B04"),
			B08: band("B08"),
			scl: band("scl", { roles: ["data-mask"], type: "image/tiff" }),
			info: { href: "https://data.example.org/info.json", type: "application/json", roles: ["metadata"] },
		};
		const scene = item("scene", "2024-01-01T00:00:00Z", { assets });

		it.each<[Flags, string[]]>([
			[{ names: ["B08"] }, ["B08.tif"]],
			[{ names: ["B*"] }, ["B04.tif", "B08.tif"]],
			[{ names: ["scl", "B04"] }, ["B04.tif", "scl.tif"]],
			[{ roles: ["data-mask"] }, ["scl.tif"]],
			[{ mediaTypes: ["image/tiff"], roles: ["reflectance"] }, ["B04.tif", "B08.tif"]],
			[{ mediaTypes: ["application/*"] }, ["info.json"]],
		])("%j", async (flags, names) => {
			expect(await filesOf(scene, flags)).toEqual(names.map((name) => `https://data.example.org/${name}`));
		});

		it("in buckets by choice", async () => {
			expect(await filesOf(scene, { names: ["B04"], isDirect: true })).toEqual(["s3://bucket/B04.tif"]);
			expect(await filesOf(scene, { names: ["info"], isDirect: true })).toEqual(["https://data.example.org/info.json"]);
		});

		it("without a choice the data, if there is one; several are named, none is said", async () => {
			await expect(filesOf(scene)).rejects.toMatchObject({
				code: "bad-argument",
				what: "the item scene has several assets with data: B04 (data reflectance, image/tiff), B08 (data reflectance, image/tiff)",
				hint: expect.stringContaining("--asset NAME"),
			});
			const bare = item("bare", "2024-01-01T00:00:00Z", {
				assets: { a: { href: "https://data.example.org/bare.nc" }, b: { href: "https://data.example.org/bare.html" } },
			});
			expect(await filesOf(bare)).toEqual([url("bare")]);
			await expect(filesOf([scene, bare], { names: ["B04"] })).rejects.toMatchObject({
				code: "not-found",
				what: expect.stringMatching(/^1 of 2 items of \S+ has no asset that is meant; bare has a, b$/),
			});
		});
	});
});

/** A granule as `granules.umm_json` has it. */
function umm(name: string, begin: string, related: object[]) {
	return {
		meta: { "concept-type": "granule", "concept-id": `G-${name}`, "provider-id": "INVENTED" },
		umm: {
			GranuleUR: name,
			TemporalExtent: { RangeDateTime: { BeginningDateTime: begin, EndingDateTime: begin } },
			RelatedUrls: related,
			MetadataSpecification: { Name: "UMM-G", Version: "1.6.5" },
		},
	};
}

function related(name: string, directType = "GET DATA VIA DIRECT ACCESS"): object[] {
	const base = "https://archive.example.org";
	return [
		{ URL: `s3://protected/${name}.nc4`, Type: directType, Description: "in the same region" },
		{ URL: `${base}/${name}.nc4`, Type: "GET DATA", MimeType: "application/x-netcdf" },
		{ URL: `${base}/${name}.nc4.md5`, Type: "EXTENDED METADATA" },
		{ URL: `${base}/${name}.nc4.dmrpp`, Type: "EXTENDED METADATA", MimeType: "application/vnd.opendap.dap4.dmrpp+xml" },
		{ URL: `${base}/s3credentials`, Type: "VIEW RELATED INFORMATION" },
		{ URL: `https://opendap.example.org/${name}`, Type: "USE SERVICE API", Subtype: "OPENDAP DATA" },
		{ URL: `${base}/${name}.png`, Type: "GET RELATED VISUALIZATION" },
	];
}

/** A granule as `granules.json` has it. */
function entry(name: string, begin: string) {
	const rel = (what: string): string => `http://esipfed.org/ns/fedsearch/1.1/${what}#`;
	return {
		title: name,
		id: `G-${name}`,
		time_start: begin,
		links: [
			{ rel: rel("s3"), hreflang: "en-US", href: `s3://protected/${name}.nc4` },
			{ rel: rel("data"), hreflang: "en-US", href: `https://archive.example.org/${name}.nc4` },
			{ rel: rel("metadata"), hreflang: "en-US", href: "https://archive.example.org/s3credentials" },
			{ rel: rel("browse"), type: "image/png", href: `https://archive.example.org/${name}.png` },
			{ inherited: true, rel: rel("data"), href: "https://search.example.org/collection" },
			{ inherited: true, rel: rel("documentation"), href: "https://docs.example.org/manual.pdf" },
		],
	};
}

describe("CMR granules", () => {
	const feb = umm("feb", "2024-02-01T00:00:00.000Z", related("feb"));
	const jan = umm("jan", "2024-01-01T00:00:00.000Z", related("jan", "GET DATA"));
	const answer = { hits: 2, took: 5, items: [feb, jan] };
	const feed = {
		feed: {
			title: "granules",
			entry: [entry("feb", "2024-02-01T00:00:00.000Z"), entry("jan", "2024-01-01T00:00:00.000Z")],
		},
	};

	it.each([
		["umm_json", answer],
		["json", feed],
	])("%s: data of web servers, or of buckets, in the order of time", async (_, document) => {
		expect(await filesOf(document)).toEqual(["jan", "feb"].map((name) => `https://archive.example.org/${name}.nc4`));
		expect(await filesOf(document, { isDirect: true })).toEqual(["s3://protected/jan.nc4", "s3://protected/feb.nc4"]);
	});

	it("by the names of files, those of metadata too; and a granule by itself", async () => {
		expect(await filesOf(answer, { names: ["*.dmrpp"] })).toEqual(
			["jan", "feb"].map((name) => `https://archive.example.org/${name}.nc4.dmrpp`),
		);
		expect(await filesOf(feb.umm, { mediaTypes: ["application/x-netcdf"] })).toEqual([
			"https://archive.example.org/feb.nc4",
		]);
	});

	it("a page that was saved is said to be one", async () => {
		const path = join(folder, "page.json");
		await writeFile(path, JSON.stringify({ ...answer, hits: 4321 }));
		expect((await expand([`@${path}`])).notes).toEqual([
			`${path}: a page of 2 granules of 4321; further pages are not read`,
		]);
	});
});

describe("what is no catalogue", () => {
	it.each([
		["{}", /neither a document of STAC nor a list of CMR granules/],
		['{"type":"FeatureCollection","features":[{"type":"Feature","properties":{}}]}', /it has type, features/],
		['{"type":"FeatureCollection","features":[]}', /has no items/],
		['{\n"type": "Feature",', /a member is expected at line 2.*catalogue\.json/],
		[`${JSON.stringify(item("a", "2024-01-01T00:00:00Z"))}\nnonsense\n`, /line 2/],
	])("%s", async (text, message) => {
		await expect(filesOf(text)).rejects.toThrow(message);
	});

	it("patterns at the beginning of a list", async () => {
		await writeFile(join(folder, "a1.nc"), "CDF");
		await writeFile(join(folder, "list.txt"), `{${folder},${root}}/[ab]1.nc\n`);
		expect((await expand([`@${join(folder, "list.txt")}`])).files).toEqual([join(folder, "a1.nc")]);
	});

	it("a catalogue without its @ is told from data", async () => {
		const path = join(folder, "item.json");
		await writeFile(path, JSON.stringify(item("a", "2024-01-01T00:00:00Z")));
		await expect(expand([path])).rejects.toMatchObject({
			what: `${path} is a catalogue, not data`,
			hint: expect.stringContaining(`@${path}`),
		});
	});
});

describe("a service", () => {
	let server: Server;
	let base = "";
	const asked: { path: string; token: string | undefined }[] = [];
	let answer: (path: string, query: URLSearchParams) => unknown = () => undefined;
	beforeAll(async () => {
		server = createServer((request, response) => {
			const { pathname, searchParams, search } = new URL(request.url ?? "", "http://localhost");
			asked.push({ path: pathname + search, token: request.headers["x-token"] as string | undefined });
			const document = answer(pathname, searchParams);
			response.writeHead(document === undefined ? 404 : 200, { "content-type": "application/json" });
			// In pieces, without a length, as services of this kind answer.
			for (const piece of JSON.stringify(document ?? {}).match(/.{1,50}/gs) ?? []) response.write(piece);
			response.end();
		});
		await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
		base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	});
	beforeEach(() => asked.splice(0));
	afterAll(() => new Promise((done) => server.close(done)));

	const page = (number: number, last: number) => ({
		type: "FeatureCollection",
		features: [item(`p${number}`, `2024-01-0${9 - number}T00:00:00Z`)],
		links: number === last ? [] : [{ rel: "next", href: `/search?page=${number + 1}`, method: "GET" }],
	});

	it("of STAC is asked for all its pages", async () => {
		answer = (_, query) => page(Number(query.get("page") ?? 1), 3);
		const { files, notes } = await expand([`@${base}/search?collections=a`]);
		expect(files).toEqual([url("p3"), url("p2"), url("p1")]);
		expect(notes).toEqual([]);
		expect(asked.map(({ path }) => path)).toEqual(["/search?collections=a", "/search?page=2", "/search?page=3"]);
	});

	it("whose pages go in a circle is asked once for each, and one that wants POST is refused", async () => {
		answer = () => ({ ...page(1, 2), links: [{ rel: "next", href: "/search?page=2" }] });
		expect((await expand([`@${base}/search`])).files).toEqual([url("p1")]);
		expect(asked).toHaveLength(2);
		answer = () => ({ ...page(1, 2), links: [{ rel: "next", href: "/search", method: "POST", body: {} }] });
		await expect(expand([`@${base}/search`])).rejects.toMatchObject({
			code: "unsupported-feature",
			hint: expect.stringContaining("@FILE"),
		});
	});

	it("of STAC gives the items of a collection", async () => {
		answer = (path) =>
			path === "/collections/c"
				? { type: "Collection", stac_version: "1.0.0", id: "c", links: [{ rel: "items", href: "./c/items" }] }
				: page(1, 1);
		expect((await expand([`@${base}/collections/c`])).files).toEqual([url("p1")]);
		expect(asked.map(({ path }) => path)).toEqual(["/collections/c", "/collections/c/items"]);
	});

	it("of CMR is asked for all its pages, by their numbers", async () => {
		const granules = Array.from({ length: 5 }, (_, i) => entry(`g${i}`, `2024-01-0${i + 1}T00:00:00.000Z`));
		answer = (_, query) => {
			const [number, size] = [Number(query.get("page_num") ?? 1), Number(query.get("page_size"))];
			return { feed: { entry: granules.slice((number - 1) * size, number * size) } };
		};
		const { files } = await expand([`@${base}/search/granules.json?short_name=X&page_size=2`]);
		expect(files).toEqual(granules.map(({ title }) => `https://archive.example.org/${title}.nc4`));
		expect(asked.map(({ path }) => path.replace(/^.*page_size=2/, ""))).toEqual(["", "&page_num=2", "&page_num=3"]);
	});
});

describe("a list from a server", () => {
	let server: Server;
	let list = "";
	let text = "";
	beforeAll(async () => {
		server = createServer((_, response) => response.end(text));
		await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
		list = `http://127.0.0.1:${(server.address() as AddressInfo).port}/2024/list.txt`;
	});
	afterAll(() => new Promise((done) => server.close(done)));

	it("names URLs, and what is beside it", async () => {
		text = "# two files\nhttps://data.example.org/a.nc\nb.nc\n/etc/c.nc\n";
		const { files } = await expand([`@${list}`]);
		const { href } = new URL("b.nc", list);
		expect(files).toEqual([url("a"), href, new URL("/etc/c.nc", list).href]);
	});

	it.each(["file:///etc/passwd", "FILE:/etc/passwd", "C:\\data\\a.nc", "file:///etc/*"])(
		"cannot name %s, though it is there",
		async (name) => {
			text = `https://data.example.org/a.nc\n${name}\n`;
			await expect(expand([`@${list}`])).rejects.toMatchObject({
				code: "not-allowed",
				hint: expect.stringContaining("@FILE"),
			});
		},
	);

	it("that was saved may", async () => {
		await writeFile(join(folder, "a.nc"), "");
		await writeFile(join(folder, "list.txt"), join(folder, "a.nc"));
		expect((await expand([`@${join(folder, "list.txt")}`])).files).toEqual([join(folder, "a.nc")]);
	});
});

describe("links", () => {
	const open = "https://catalogue.example.org/items/a.json";
	it.each([
		["./b.nc", open, "https://catalogue.example.org/items/b.nc"],
		["s3://bucket/b.nc", open, "s3://bucket/b.nc"],
		["/b.nc", "file:///data/a.json", "file:///b.nc"],
		["http://10.0.0.1/b.nc", "http://10.0.0.2/a.json", "http://10.0.0.1/b.nc"],
		["http://10.0.0.1/b.nc", "file:///data/a.json", "http://10.0.0.1/b.nc"],
	])("%s in %s", (href, document, expected) => {
		expect(linkedUrl(href, document)).toBe(expected);
	});

	it.each(["file:///etc/passwd", "http://169.254.169.254/latest/meta-data", "http://localhost:8080/x"])(
		"%s cannot be named by a catalogue from elsewhere",
		(href) => {
			expect(() => linkedUrl(href, open)).toThrow(expect.objectContaining({ code: "not-allowed" }));
		},
	);

	it("nor can it move its own place there", () => {
		expect(() => linkedUrl("./passwd", open, "file:///etc/hosts")).toThrow(
			expect.objectContaining({ code: "not-allowed" }),
		);
	});

	it("that are none say so", () => {
		expect(() => linkedUrl("//", open)).toThrow(expect.objectContaining({ code: "bad-metadata" }));
	});
});
