import { mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { FileStore, fileUrl } from "../../src/io/file.ts";
import { readRangedResponse } from "../../src/io/http-response.ts";
import { withinIdleTime } from "../../src/io/idle-clock.ts";
import type { ObjectStore } from "../../src/io/object-store.ts";
import { ObjectStoreRegistry } from "../../src/io/registry.ts";

function registryOf(part: { etag?: string; modifiedMs?: number }): ObjectStoreRegistry {
	const get: ObjectStore["get"] = async () => ({ bytes: Uint8Array.of(1), size: 1, etag: undefined, ...part });
	return new ObjectStoreRegistry().register("memory://m", { get });
}

describe("the version of an object that is expected", () => {
	const url = "memory://m/x";

	it("another tag is an error, whatever is asked for; weak tags and quotes do not matter", async () => {
		const registry = registryOf({ etag: '"one"' });
		registry.expect(url, { etag: "one" });
		registry.expect(url, { etag: 'W/"one"' });
		expect(await registry.source(url).read(0, 1)).toEqual(Uint8Array.of(1));
		registry.expect(url, { etag: "two" });
		const source = registry.source(url);
		// The byte is in the cache, and refused all the same.
		await expect(source.read(0, 1)).rejects.toMatchObject({ code: "source-changed", url });
		await expect(source.readAll()).rejects.toMatchObject({ code: "source-changed" });
	});

	it("an object that was changed later is an error", async () => {
		const registry = registryOf({ modifiedMs: 1500 });
		registry.expect(url, { unmodifiedSinceMs: 2000 });
		expect(await registry.source(url).read(0, 1)).toEqual(Uint8Array.of(1));
		expect(registry.source(url).modifiedMs).toBe(1500);
		registry.expect(url, { unmodifiedSinceMs: 1000 });
		registry.expect(url, { unmodifiedSinceMs: 3000 });
		await expect(registry.scope({}).source(url).read(0, 1)).rejects.toMatchObject({ code: "source-changed" });
	});

	it("what is expected before an object may be read holds once it may", async () => {
		const registry = new ObjectStoreRegistry();
		registry.expect(url, { etag: "two" });
		registry.register("memory://m", { get: async () => ({ bytes: Uint8Array.of(1), size: 1, etag: '"one"' }) });
		await expect(registry.source(url).read(0, 1)).rejects.toMatchObject({ code: "source-changed" });
	});

	it("a store that tells nothing cannot be compared", async () => {
		const registry = registryOf({});
		registry.expect(url, { etag: "two" });
		registry.expect(url, { unmodifiedSinceMs: 0 });
		expect(await registry.source(url).read(0, 1)).toEqual(Uint8Array.of(1));
	});
});

describe("an object without a tag", () => {
	it("of another date is another version; one that has a tag goes by it", async () => {
		for (const [etag, code] of [
			[undefined, "source-changed"],
			['"same"', undefined],
		] as const) {
			let modifiedMs = 1000;
			const get: ObjectStore["get"] = async () => ({ bytes: Uint8Array.of(1), size: 9, etag, modifiedMs });
			const source = new ObjectStoreRegistry().register("memory://m", { get }).source("memory://m/x");
			await source.read(0, 1);
			modifiedMs = 2000;
			const second = await source.read(4, 1).catch((error) => error);
			expect(second.code).toBe(code);
		}
	});
});

describe("when an object was changed", () => {
	const folder = mkdtempSync(join(tmpdir(), "mirazarr-version-"));
	afterAll(() => rmSync(folder, { recursive: true }));

	it("of a file: its time, and the tag that object_store gives it", async () => {
		const path = join(folder, "x");
		writeFileSync(path, "abc");
		utimesSync(path, 1_700_000_000.5, 1_700_000_000.5);
		const { etag, modifiedMs } = await new FileStore(fileUrl(folder)).get("x", undefined);
		expect(modifiedMs).toBe(1_700_000_000_500);
		const inode = statSync(path).ino.toString(16);
		expect(etag).toBe(`"${inode}-${(1_700_000_000_500_000).toString(16)}-3"`);
	});

	it("of a web server: Last-Modified", async () => {
		const headers = { "content-range": "bytes 0-0/5", "last-modified": "Tue, 02 Jan 2024 03:04:05 GMT" };
		const response = new Response("a", { status: 206, headers });
		const url = "https://h/x";
		const part = await withinIdleTime(url, {}, (clock) =>
			readRangedResponse(response, url, { offset: 0, length: 1 }, clock),
		);
		expect(part.modifiedMs).toBe(Date.UTC(2024, 0, 2, 3, 4, 5));
	});
});
