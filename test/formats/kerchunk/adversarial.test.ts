/** References of strangers: nothing outside what may be read is read, and nothing keeps us busy for ever. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { parseReferences } from "../../../src/formats/kerchunk/index.ts";
import { ObjectStoreRegistry } from "../../../src/io/registry.ts";
import { openStore } from "../../../src/node.ts";
import { read } from "../../../src/read/read.ts";
import { openReferenceFile, zarray } from "./fixtures.ts";

const refs = (chunks: object): Record<string, unknown> => ({
	".zgroup": { zarr_format: 2 },
	"a/.zarray": zarray([8], [2]),
	...chunks,
});

describe("what may be read", () => {
	let root = "";
	beforeAll(() => {
		root = mkdtempSync(join(tmpdir(), "references-"));
		mkdirSync(join(root, "open"));
		writeFileSync(join(root, "secret.bin"), "secret");
		writeFileSync(join(root, "open", "data.bin"), "data");
		symlinkSync(join(root, "secret.bin"), join(root, "open", "link.bin"));
	});
	afterAll(() => rmSync(root, { recursive: true }));

	const openWith = async (url: string, options = {}) => {
		const file = join(root, "open", "refs.json");
		writeFileSync(file, JSON.stringify(refs({ "a/0": [url, 0, 2] })));
		return await openStore(file, options);
	};

	it("its own directory", async () => {
		const store = await openWith("data.bin");
		expect(store.diagnostics.filter(({ code }) => code === "not-allowed")).toEqual([]);
		expect((await read(store, "/a", { selection: [0] })).bytes).toEqual(Uint8Array.of(0x64));
	});

	it.each([
		["a path upwards", () => "../secret.bin"],
		["one that hides it", () => "x/../../secret.bin"],
		["one that is encoded", () => "..%2fsecret.bin"],
		["backslashes", () => "..\\secret.bin"],
		["an absolute path", () => join(root, "secret.bin")],
		["a file URL", () => pathToFileURL(join(root, "secret.bin")).href],
		["a file URL of a password file", () => "file:///etc/passwd"],
		["a local URL", () => "local:///etc/passwd"],
		["a symbolic link", () => "link.bin"],
		["an internal address", () => "http://169.254.169.254/latest/meta-data/"],
		["this host", () => "http://localhost:1/x"],
		["a cached one", () => "simplecache::file:///etc/passwd"],
		["a bucket", () => "s3://bucket/key"],
		["another protocol", () => "ftp://host/file"],
		["nothing", () => ""],
		["a device", () => "/dev/zero"],
	])("%s is kept, and fails when it is read", async (_, url) => {
		const fetching = vi.spyOn(globalThis, "fetch");
		const store = await openWith(url());
		const error = await read(store, "/a").catch((cause: unknown) => cause);
		expect(error).toMatchObject({ name: "MiraError", code: expect.stringMatching(/^(not-allowed|not-found)$/) });
		expect(fetching).not.toHaveBeenCalled();
		fetching.mockRestore();
	});

	it("the diagnostics name the directory, and the hint how to allow it", async () => {
		const store = await openWith("s3://bucket/dir/key");
		expect(store.diagnostics).toContainEqual({
			severity: "warning",
			code: "not-allowed",
			path: "/",
			message: "1 object below s3://bucket/dir/ is outside what may be read",
			hint: 'To read it, pass allow: ["s3://bucket/dir/"]',
			remedy: ["To read it, pass ", { option: "allow", value: ["s3://bucket/dir/"] }],
		});
	});

	it("many objects are one question, which one answer settles", async () => {
		const chunks = Array.from({ length: 4 }, (_, i) => [`a/${i}`, [`../away/${i}/b.bin`, 0, 2]]);
		const elsewhere = [["b/0", ["s3://bucket/x/1", 0, 2]] as const, ["b/1", ["s3://bucket/x/y/2", 0, 2]] as const];
		const file = join(root, "open", "many.json");
		const more = { "b/.zarray": zarray([4], [2]), ...Object.fromEntries([...chunks, ...elsewhere]) };
		writeFileSync(file, JSON.stringify(refs(more)));
		const store = await openStore(file);
		const away = `${pathToFileURL(join(root, "away")).href}/`;
		const found = store.diagnostics.filter(({ code }) => code === "not-allowed");
		expect(found.map(({ message }) => message)).toEqual([
			`6 objects below ${away} and s3://bucket/x/ are outside what may be read`,
		]);
		// The error of reading any one of them asks for all.
		await expect(read(store, "/a")).rejects.toMatchObject({
			hint: `To read them, pass allow: ["${away}","s3://bucket/x/"]`,
		});
	});

	it("places that have nothing but the root in common are not allowed by the root", async () => {
		const file = join(root, "open", "apart.json");
		writeFileSync(file, JSON.stringify(refs({ "a/0": ["/one/a.bin", 0, 2], "a/1": ["/two/b.bin", 0, 2] })));
		const { diagnostics } = await openStore(file);
		expect(diagnostics.at(-1)?.hint).toBe('To read them, pass allow: ["file:///one/","file:///two/"]');
	});

	it("what the user allows is read", async () => {
		const store = await openWith("../secret.bin", { allow: [root] });
		expect((await read(store, "/a", { selection: [0] })).bytes).toEqual(Uint8Array.of(0x73));
	});
});

describe("sizes and depths", () => {
	it.each([
		[
			"huge gen products",
			{
				gen: [
					{ key: "a/{{i}}{{j}}{{k}}", url: "u", dimensions: { i: { stop: 1e6 }, j: { stop: 1e6 }, k: { stop: 1e6 } } },
				],
			},
		],
		["a huge dimension", { gen: [{ key: "a/{{i}}", url: "u", dimensions: { i: { stop: 2 ** 52 } } }] }],
	])("%s", async (_, more) => {
		await expect(openReferenceFile({ version: 1, refs: refs({}), ...more })).rejects.toMatchObject({
			code: "limit-exceeded",
		});
	});

	it.each([
		["no step", { i: { stop: 5, step: 0 } }],
		["no end", { i: { start: 5 } }],
		["numbers that are none", { i: { stop: "5" } }],
		["objects", { i: [{}] }],
	])("a dimension with %s", async (_, dimensions) => {
		const gen = [{ key: "a/{{i}}", url: "data.bin", dimensions }];
		await expect(openReferenceFile({ version: 1, refs: refs({}), gen })).rejects.toMatchObject({
			code: "bad-reference",
		});
	});

	it("templates that call themselves, or grow without end", async () => {
		const open = (templates: object) =>
			openReferenceFile({ version: 1, templates, refs: refs({ "a/0": ["{{f(c='x')}}", 0, 2] }) });
		for (const templates of [
			{ f: "{{f(c=c)}}" },
			{ f: "{{g(c=c)}}", g: "{{f(c=c)}}" },
			{ f: "{{g()}}".repeat(9), g: "{{h()}}".repeat(9), h: "{{i()}}".repeat(9), i: "x".repeat(5000) },
		]) {
			const store = await open(templates);
			expect(store.diagnostics).toContainEqual(expect.objectContaining({ code: "unknown-template" }));
		}
	});

	it.each([
		["attributes", "{{i.__class__}}"],
		["items", "{{i[0]}}"],
		["powers", "{{9 ** 9}}"],
		["functions", "{{range(9)}}"],
		["statements", "{{i if i else i}}"],
		["filters", "{{i | length}}"],
		["nesting", `{{${"(".repeat(9999)}1${")".repeat(9999)}}}`],
		["signs", `{{${"-".repeat(9999)}1}}`],
		["division by zero", "{{1 // 0}}"],
		["numbers beyond 2^53", "{{9007199254740993}}"],
		["an open end", "{{1 +}}"],
	])("expressions have no %s", async (_, key) => {
		const gen = [{ key, url: "data.bin", dimensions: { i: [0] } }];
		await expect(openReferenceFile({ version: 1, refs: refs({}), gen })).rejects.toMatchObject({
			code: "bad-reference",
		});
	});

	it("deep nesting of JSON", async () => {
		const deep = "[".repeat(200_000);
		await expect(openReferenceFile(`{"x":${deep}`)).rejects.toMatchObject({ code: "bad-json" });
		await expect(openReferenceFile(`{"x":${deep}${"]".repeat(200_000)}}`)).rejects.toMatchObject({ name: "MiraError" });
		await expect(openReferenceFile(`{"a/.zarray":${deep}${"]".repeat(200_000)}}`)).rejects.toMatchObject({
			name: "MiraError",
		});
		await expect(openReferenceFile(`{"gen":${deep}${"]".repeat(200_000)},"refs":{}}`)).rejects.toMatchObject({
			code: "bad-json",
		});
	});

	it("objects in memory that hold themselves", async () => {
		const cycle: Record<string, unknown> = {};
		cycle.again = cycle;
		const registry = new ObjectStoreRegistry();
		await expect(parseReferences({ ...refs({}), "a/.zattrs": cycle }, registry)).rejects.toMatchObject({
			name: "MiraError",
		});
	});

	it("a grid beyond all bounds", async () => {
		const document = zarray([2 ** 52, 2 ** 52], [1, 1]);
		const store = await openReferenceFile({ ".zgroup": { zarr_format: 2 }, "a/.zarray": document, "a/0.0": "x" });
		await expect(read(store, "/a")).rejects.toMatchObject({ name: "MiraError" });
		const sparse = await openReferenceFile({ "a/.zarray": zarray([2 ** 40], [1]), "a/5": "x" });
		expect((await sparse.array("/a").manifest()).memoryBytes).toBeLessThan(1000);
		await expect(read(sparse, "/a")).rejects.toMatchObject({ code: "limit-exceeded" });
	});

	it("a name that changes objects", async () => {
		const text = `{"__proto__/.zarray":${JSON.stringify(zarray([2], [2]))},"__proto__/0":"ab",".zgroup":{"zarr_format":2}}`;
		const store = await openReferenceFile(text);
		expect((await read(store, "/__proto__")).bytes).toEqual(Uint8Array.of(0x61, 0x62));
	});
});
