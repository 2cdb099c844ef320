import { describe, expect, it } from "vitest";
import { MemoryStore } from "../../src/io/memory.ts";
import { ObjectStoreRegistry } from "../../src/io/registry.ts";
import { pattern } from "./pattern.ts";

async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
	const collected: T[] = [];
	for await (const item of items) collected.push(item);
	return collected;
}

describe("resolve", () => {
	it("matches whole segments: s3://b/foo does not capture s3://b/foobar/x", () => {
		const registry = new ObjectStoreRegistry().register("s3://b/foo", new MemoryStore());
		expect(registry.resolve("s3://b/foo/x").path).toBe("x");
		expect(() => registry.resolve("s3://b/foobar/x")).toThrow(expect.objectContaining({ code: "not-allowed" }));
		expect(() => registry.resolve("s3://b2/foo/x")).toThrow(expect.objectContaining({ code: "not-allowed" }));
	});

	it("the longest prefix wins, in whatever order they were registered", () => {
		const [all, deep] = [new MemoryStore(), new MemoryStore()];
		for (const order of [[0, 1] as const, [1, 0] as const]) {
			const registry = new ObjectStoreRegistry();
			for (const i of order) registry.register(["s3://b", "s3://b/a/deep/"][i]!, [all, deep][i]!);
			expect(registry.resolve("s3://b/a/deep/x/y")).toEqual({ store: deep, path: "x/y", prefix: "s3://b/a/deep/" });
			expect(registry.resolve("s3://b/a/x").store).toBe(all);
			expect(registry.resolve("s3://b/a/deep").path).toBe("");
		}
	});

	it("the path is relative to the registered URL, not cut from the text", () => {
		const registry = new ObjectStoreRegistry().register("https://h/foo", new MemoryStore());
		expect(registry.resolve("https://h/foo/foo/foo.nc").path).toBe("foo/foo.nc");
		expect(registry.resolve("https://h/foo//x").path).toBe("/x");
	});

	it("the path keeps the query, and odd names in the spelling of URLs", () => {
		const registry = new ObjectStoreRegistry().register("https://h/d", new MemoryStore());
		expect(registry.resolve("https://h/d/a b%23#.nc?X-Amz-Signature=a%2Fb").path).toBe(
			"a%20b%23%23.nc?X-Amz-Signature=a%2Fb",
		);
	});

	it("register replaces, also for URLs that were read before", async () => {
		const registry = new ObjectStoreRegistry().register("memory://m", new MemoryStore([["x", pattern(4)]]));
		expect(await registry.source("memory://m/x").readAll()).toEqual(pattern(4));
		registry.register("memory://m/", new MemoryStore([["x", pattern(8)]]));
		expect(await registry.source("memory://m/x").readAll()).toEqual(pattern(8));
	});

	it("registering something else keeps the sources there are", () => {
		const registry = new ObjectStoreRegistry().register("memory://m/x", new MemoryStore());
		const source = registry.source("memory://m/x");
		registry.register("memory://m", new MemoryStore());
		expect(registry.source("memory://m/x")).toBe(source);
	});

	it("the error names the prefixes and how to allow another, without their queries", () => {
		const registry = new ObjectStoreRegistry()
			.register("https://h/d/x.nc?sig=secret", new MemoryStore())
			.register("s3://b/foo/", new MemoryStore());
		expect(() => registry.resolve("s3://other/dir/x?sig=1")).toThrow(
			expect.objectContaining({
				code: "not-allowed",
				url: "s3://other/dir/x",
				message: expect.stringMatching(/only what is below https:\/\/h\/d\/x\.nc, s3:\/\/b\/foo\/ may be read/),
				hint: 'To read it, pass allow: ["s3://other/dir/"]',
			}),
		);
		expect(() => new ObjectStoreRegistry().resolve("s3://b/x")).toThrow(/nothing may be read/);
	});

	it.each([
		"https://h/d/../secret",
		"https://h/d/%2e%2e/secret",
		"https://h/d/x/..%2f..%2f..%2fsecret",
		"https://h/d\\..\\..\\secret",
		"https://h/d/.%2E/secret",
		"https://h@evil/d/x",
		"https://h.evil/d/x",
		"https://h:444/d/x",
		"http://h/d/x",
		"file:///h/d/x",
		"//h/d/x",
		"/etc/passwd",
	])("nothing outside is read: %s", (url) => {
		const registry = new ObjectStoreRegistry().register("https://h/d", new MemoryStore());
		expect(() => registry.source(url)).toThrow(expect.objectContaining({ name: "MiraError" }));
	});

	it("has tells what may be read, also of text that is no URL", () => {
		const registry = new ObjectStoreRegistry().register("https://h/d", new MemoryStore());
		expect(["https://h/d/x", "https://h/x", "/etc/passwd", "https://u@h/d/x"].map((url) => registry.has(url))).toEqual([
			true,
			false,
			false,
			false,
		]);
	});

	it("dots that stay inside are resolved", () => {
		const registry = new ObjectStoreRegistry().register("https://h/d", new MemoryStore());
		expect(registry.resolve("https://h/d/a/../b.nc").path).toBe("b.nc");
	});
});

describe("source", () => {
	it("is one for a URL, and keeps the URL as it was given", () => {
		const registry = new ObjectStoreRegistry().register("https://h/d", new MemoryStore());
		const source = registry.source("https://h/d/a b.nc");
		expect(source.url).toBe("https://h/d/a b.nc");
		expect(registry.source("https://h/d/a b.nc")).toBe(source);
	});

	it.each(["a b", "a#b", "a?b", "100%", "%20", "é日本", "a\\b", "d/e f"])("reads the key %s", async (key) => {
		const registry = new ObjectStoreRegistry().register("memory://m", new MemoryStore([[key, pattern(10)]]));
		const url = `memory://m/${key.replace("%20", "%2520")}`;
		expect(await registry.source(url).readAll()).toEqual(pattern(10));
	});
});

describe("scope", () => {
	it("shares stores and sources, and adds a signal and limits", async () => {
		const registry = new ObjectStoreRegistry({ limits: { maxReferences: 5 } });
		registry.register("memory://m", new MemoryStore([["x", pattern(10)]]));
		const controller = new AbortController();
		const scope = registry.scope({ signal: controller.signal, limits: { maxMetadataBytes: 9 } });
		expect(scope.limits).toEqual({ ...registry.limits, maxMetadataBytes: 9, maxReferences: 5 });
		await expect(scope.source("memory://m/x").readAll()).rejects.toMatchObject({ code: "limit-exceeded" });
		expect(await scope.source("memory://m/x").readAll({ maxBytes: 10 })).toEqual(pattern(10));
		expect(await registry.source("memory://m/x").readAll()).toEqual(pattern(10));
		expect(scope.source("memory://m/x").etag).toBe(registry.source("memory://m/x").etag);

		controller.abort("enough");
		expect(scope.signal?.aborted).toBe(true);
		await expect(scope.source("memory://m/x").size()).rejects.toBe("enough");
		expect(await registry.source("memory://m/x").size()).toBe(10);
	});

	it("in a scope keeps both signals", async () => {
		const [outer, inner] = [new AbortController(), new AbortController()];
		const registry = new ObjectStoreRegistry().register("memory://m", new MemoryStore([["x", pattern(10)]]));
		const scope = registry.scope({ signal: outer.signal }).scope({ signal: inner.signal });
		outer.abort("outer");
		await expect(scope.source("memory://m/x").read(0, 1)).rejects.toBe("outer");
	});

	it("registering in a scope registers for all", () => {
		const registry = new ObjectStoreRegistry();
		registry.scope({}).register("memory://m", new MemoryStore());
		expect(registry.has("memory://m/x")).toBe(true);
	});
});

describe("list", () => {
	it("names objects by URLs that can be read", async () => {
		const store = new MemoryStore([
			["s/zarr.json", pattern(3)],
			["s/a #1/zarr.json", pattern(4)],
			["s/a #1/c/0", pattern(5)],
			["t", pattern(6)],
		]);
		const registry = new ObjectStoreRegistry().register("memory://m/", store);
		const deep = await collect(registry.list("memory://m/s"));
		expect(deep.map(({ size }) => size)).toEqual([3, 4, 5]);
		for (const { url, size } of deep) expect(await registry.source(url).size()).toBe(size);
		expect(await collect(registry.list("memory://m/s", { shallow: true }))).toEqual([
			{ url: "memory://m/s/zarr.json", size: 3 },
			{ url: "memory://m/s/a%20%231/", size: 0 },
		]);
	});

	it("is unsupported where the store cannot", async () => {
		const store = new MemoryStore();
		const registry = new ObjectStoreRegistry().register("memory://m", { get: store.get.bind(store) });
		await expect(registry.list("memory://m/x").next()).rejects.toMatchObject({ code: "unsupported-feature" });
	});
});
