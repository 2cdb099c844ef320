import { describe, expect, it } from "vitest";
import type { ObjectStore } from "../../src/io/object-store.ts";
import { ByteCache } from "../../src/serve/byte-cache.ts";
import { limitedPerHost } from "../../src/serve/host-limits.ts";
import { isSourceName, sourceNames } from "../../src/serve/source-names.ts";
import { deferred } from "./fetching.ts";

describe("the cache", () => {
	it("stays within its budget, and drops what was not used for longest", () => {
		const cache = new ByteCache(10_000);
		for (let i = 0; i < 100; i++) {
			cache.set(`k${i}`, new Uint8Array(1000));
			cache.get("k0");
			expect(cache.bytes).toBeLessThanOrEqual(10_000);
		}
		expect(cache.get("k0")).toBeDefined();
		expect(cache.get("k99")).toBeDefined();
		expect(cache.get("k50")).toBeUndefined();
	});

	it("counts empty values, and does not keep what would push out everything", () => {
		const cache = new ByteCache(10_000);
		for (let i = 0; i < 1000; i++) cache.set(`k${i}`, new Uint8Array(0));
		expect(cache.bytes).toBeLessThanOrEqual(10_000);
		cache.set("large", new Uint8Array(5000));
		expect(cache.get("large")).toBeUndefined();
	});
});

describe("names of sources", () => {
	it.each([
		[
			["data/a.nc", "other/a.nc", "a.nc"],
			["a.nc", "a.nc-2", "a.nc-3"],
		],
		[["https://host/dir/b.zarr/?token=secret#x"], ["b.zarr"]],
		[
			["/data/a b#é.nc", "s3://bucket/key", "C:\\data\\c.nc"],
			["a-b-.nc", "key", "c.nc"],
		],
		[
			["..", "/", ".", "é"],
			["source", "source-2", "source-3", "source-4"],
		],
	])("%j", (urls, names) => {
		expect(sourceNames(urls)).toEqual(names);
		expect(names.every(isSourceName)).toBe(true);
	});

	it("are never those that the server has for itself", () => {
		expect(isSourceName("-")).toBe(false);
		expect(sourceNames(["data/files", "files"], ["files"])).toEqual(["files-2", "files-3"]);
	});
});

describe("hosts", () => {
	it("get a bounded number of requests, whichever source asks", async () => {
		let [inside, most] = [0, 0];
		const wait = deferred<void>();
		const slow: ObjectStore = {
			get: async () => {
				most = Math.max(most, ++inside);
				await wait.promise;
				inside--;
				return { bytes: new Uint8Array(0), size: 0, etag: undefined };
			},
		};
		const factory = limitedPerHost({ https: () => slow }, 3).https;
		const stores = ["https://one/a", "https://one/b", "https://two/a"].map((url) =>
			factory?.(url, { follow: "registered" }),
		);
		const reads = stores.flatMap((store) => Array.from({ length: 5 }, () => store?.get("x", undefined)));
		wait.resolve();
		await Promise.all(reads);
		// Three of the host of two stores, and three of the other.
		expect(most).toBe(6);
	});
});
