import { openAsBlob } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { BlobStore } from "../../src/io/blob.ts";
import { MemoryStore } from "../../src/io/memory.ts";
import { ObjectStoreRegistry } from "../../src/io/registry.ts";
import { Trace } from "../../src/io/tracing.ts";
import { pattern } from "./pattern.ts";

const data = pattern(1000);

describe("BlobStore", () => {
	it("reads ranges, up to the end and not beyond", async () => {
		const registry = new ObjectStoreRegistry().register("memory://b/x.nc", new BlobStore(new Blob([data.slice()])));
		const source = registry.source("memory://b/x.nc");
		expect(await source.read(100, 50)).toEqual(data.slice(100, 150));
		expect(await source.readUpTo(990, 50)).toEqual(data.slice(990));
		expect(await source.size()).toBe(1000);
		await expect(source.read(990, 50)).rejects.toMatchObject({ code: "truncated-file" });
		expect(await source.readAll()).toEqual(data);
		await expect(source.readAll({ maxBytes: 999 })).rejects.toMatchObject({ code: "limit-exceeded" });
		await expect(registry.source("memory://b/x.nc/y").size()).rejects.toMatchObject({ code: "not-found" });
	});

	it("a file that was changed after it was chosen: source-changed", async () => {
		const directory = await mkdtemp(join(tmpdir(), "mirazarr-io-"));
		const path = join(directory, "x");
		await writeFile(path, data);
		const store = new BlobStore(await openAsBlob(path));
		await writeFile(path, data.slice(1));
		await expect(store.get("", { offset: 0, length: 10 })).rejects.toMatchObject({ code: "source-changed" });
		await rm(directory, { recursive: true });
	});
});

describe("MemoryStore", () => {
	it("notices that an object was replaced", async () => {
		const store = new MemoryStore([["x", data]]);
		const source = new ObjectStoreRegistry().register("memory://m", store).source("memory://m/x");
		await source.read(0, 10);
		await store.put("x", pattern(1000, 1));
		await expect(source.read(100, 10)).rejects.toMatchObject({ code: "source-changed" });
	});

	it("keeps its own copy of what is put, and misses are not-found", async () => {
		const store = new MemoryStore();
		const bytes = pattern(10);
		await store.put("a%20b", bytes);
		bytes.fill(0);
		expect((await store.get("a%20b", undefined)).bytes).toEqual(pattern(10));
		await expect(store.get("a", undefined)).rejects.toMatchObject({ code: "not-found" });
	});
});

describe("conditional writes in memory", () => {
	it("hold if there is no object yet, or still the same", async () => {
		const store = new MemoryStore();
		await store.put("x", data, { only: "if-absent" });
		await expect(store.put("x", data, { only: "if-absent" })).rejects.toMatchObject({ code: "write-conflict" });
		const { etag = "" } = await store.get("x", undefined);
		await store.put("x", pattern(5), { only: { ifEtag: etag } });
		await expect(store.put("x", data, { only: { ifEtag: etag } })).rejects.toMatchObject({ code: "write-conflict" });
		await expect(store.put("y", data, { only: { ifEtag: etag } })).rejects.toMatchObject({ code: "write-conflict" });
		expect((await store.get("x", undefined)).bytes).toEqual(pattern(5));
	});
});

describe("Trace", () => {
	it("counts requests, bytes, and rounds of requests that waited for one another", async () => {
		const trace = new Trace();
		const store = new MemoryStore([["x", data]]);
		const registry = new ObjectStoreRegistry().register("memory://m", trace.wrap(store));
		const source = registry.source("memory://m/x");
		await source.readMany(
			[
				{ offset: 0, length: 10 },
				{ offset: 500, length: 10 },
			],
			{ gap: 0 },
		);
		await source.readUpTo(900, 500);
		await expect(registry.source("memory://m/none").readAll()).rejects.toMatchObject({ code: "not-found" });
		expect(trace.requests).toEqual([
			{ path: "x", range: { offset: 0, length: 10 }, receivedBytes: 10 },
			{ path: "x", range: { offset: 500, length: 10 }, receivedBytes: 10 },
			{ path: "x", range: { offset: 900, length: 100 }, receivedBytes: 100 },
			{ path: "none", range: undefined, receivedBytes: 0 },
		]);
		expect(trace.bytes).toBe(120);
		expect(trace.rounds).toBe(3);
		trace.reset();
		expect([trace.requests, trace.bytes, trace.rounds]).toEqual([[], 0, 0]);
	});

	it("passes on what else a store can", async () => {
		const wrapped = new Trace().wrap(new MemoryStore());
		await wrapped.put?.("x", data);
		expect((await wrapped.get("x", undefined)).size).toBe(1000);
		for await (const { path } of wrapped.list?.("") ?? []) expect(path).toBe("x");
		expect(new Trace().wrap(new BlobStore(new Blob()))).not.toHaveProperty("list");
	});
});
