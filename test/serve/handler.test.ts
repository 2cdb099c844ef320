import { describe, expect, it } from "vitest";
import { MiraError } from "../../src/errors.ts";
import { ManifestGroup } from "../../src/manifest/manifest-group.ts";
import { ManifestStore } from "../../src/manifest/manifest-store.ts";
import { dataType } from "../../src/zarr/data-type.ts";
import { sampleStore } from "../manifest/sample-store.ts";
import { bytesIn, codeIn, deferred, fetchFrom, part, storeComputing, storeOver } from "./fetching.ts";

const CHUNK = Uint8Array.from({ length: 100 }, (_, i) => i);

const SOURCES = {
	"a.nc": sampleStore({
		"g/v": {
			dataType: dataType("uint8"),
			shape: [300],
			chunks: [100],
			data: { "0": CHUNK, "1": CHUNK.map((n) => n + 1) },
		},
		"odd name#?%": { dataType: dataType("uint8"), shape: [100], chunks: [100], data: { "0": CHUNK } },
		inlined: { dataType: dataType("uint8"), shape: [100], chunks: [100], data: { "0": CHUNK }, inlined: true },
		c: { dataType: dataType("uint8"), shape: [], chunks: [], data: { "": Uint8Array.of(5) } },
	}),
};
const get = fetchFrom({ sources: SOURCES });

describe("keys", () => {
	it("are documents and chunks", async () => {
		const root = await get("/a.nc/zarr.json");
		expect(root.status).toBe(200);
		expect(root.headers.get("content-type")).toBe("application/json");
		const document = await root.json();
		expect(Object.keys(document.consolidated_metadata.metadata)).toContain("g/v");
		const chunk = await get("/a.nc/g/v/c/1");
		expect(chunk.status).toBe(200);
		expect(chunk.headers.get("content-type")).toBe("application/octet-stream");
		expect(chunk.headers.get("content-length")).toBe("100");
		expect(await bytesIn(chunk)).toEqual(CHUNK.map((n) => n + 1));
		expect(await bytesIn(await get("/a.nc/c/c"))).toEqual(Uint8Array.of(5));
		expect(await bytesIn(await get("/a.nc/inlined/c/0"))).toEqual(CHUNK);
	});

	it("may have names with everything that URLs treat specially", async () => {
		const name = encodeURIComponent("odd name#?%");
		expect((await get(`/a.nc/${name}/zarr.json`)).status).toBe(200);
		expect(await bytesIn(await get(`/a.nc/${name}/c/0`))).toEqual(CHUNK);
	});

	it.each([
		["a hole", "/a.nc/g/v/c/2"],
		["a chunk outside the grid", "/a.nc/g/v/c/3"],
		["a chunk far outside the grid", "/a.nc/g/v/c/9007199254740993"],
		["another rank", "/a.nc/g/v/c/0/0"],
		["a negative place", "/a.nc/g/v/c/-1"],
		["a leading zero", "/a.nc/g/v/c/00"],
		["no such array", "/a.nc/x/c/0"],
		["no such document", "/a.nc/x/zarr.json"],
		["Zarr v2", "/a.nc/.zgroup"],
		["a group", "/a.nc/g"],
		["a group with a slash", "/a.nc/g/"],
		["another source", "/b.nc/zarr.json"],
		["a member of every object", "/__proto__/zarr.json"],
		["another member", "/constructor/zarr.json"],
	])("that have no value are 404: %s", async (_, path) => {
		const response = await get(path);
		expect(response.status).toBe(404);
		expect(await codeIn(response)).toBe("not-found");
		expect(response.headers.get("access-control-allow-origin")).toBe("*");
	});

	it("of an array that cannot be shown tell why", async () => {
		const group = new ManifestGroup();
		group.add("v", new MiraError("unsupported-feature", "it has quaternions"));
		const { url, registry } = SOURCES["a.nc"];
		const ask = fetchFrom({ sources: { x: new ManifestStore({ url, registry, group }) } });
		for (const path of ["/x/v/zarr.json", "/x/v/c/0"]) {
			const response = await ask(path);
			expect(response.status).toBe(404);
			expect(await response.json()).toEqual({ error: { code: "unsupported-feature", message: "it has quaternions" } });
		}
		const listing = await (await ask("/x/")).json();
		expect(listing.refused).toEqual([{ path: "/v", code: "unsupported-feature", message: "it has quaternions" }]);
	});
});

describe("paths that try to be others", () => {
	// `Request` resolves dots itself; the server for Node gets them as they were sent, and is tested with them.
	it.each([
		["an encoded slash", "/a.nc/g%2Fv/zarr.json"],
		["an encoded slash to the top", "/a.nc/..%2f..%2fetc/passwd"],
		["a NUL", "/a.nc/g%00/zarr.json"],
		["an empty name", "/a.nc//zarr.json"],
		["broken encoding", "/a.nc/%zz"],
		["broken UTF-8", "/a.nc/%ff%fe"],
	])("are refused: %s", async (_, path) => {
		const response = await get(path);
		expect(response.status).toBe(400);
		expect(await codeIn(response)).toBe("bad-path");
	});

	it("are refused if they are endless", async () => {
		expect((await get(`/a.nc/${"a/".repeat(100_000)}`)).status).toBe(414);
	});
});

describe("ranges", () => {
	it.each([
		["the first bytes", "bytes=0-9", 0, 10],
		["the middle", "bytes=10-19", 10, 20],
		["an open end", "bytes=90-", 90, 100],
		["a suffix", "bytes=-5", 95, 100],
		["an end behind the value", "bytes=95-4000", 95, 100],
		["an absurd end", "bytes=0-99999999999999999999999999", 0, 100],
		["an absurd suffix", "bytes=-99999999999999999999999999", 0, 100],
	])("give a part: %s", async (_, range, begin, end) => {
		for (const path of ["/a.nc/g/v/c/0", "/a.nc/inlined/c/0"]) {
			const response = await fetchFrom({ sources: SOURCES })(path, { headers: { range } });
			expect(response.status).toBe(206);
			expect(response.headers.get("content-range")).toBe(`bytes ${begin}-${end - 1}/100`);
			expect(await bytesIn(response)).toEqual(CHUNK.slice(begin, end));
		}
	});

	it("of a chunk never reach its neighbour", async () => {
		const response = await get("/a.nc/g/v/c/0", { headers: { range: "bytes=98-150" } });
		expect(await bytesIn(response)).toEqual(CHUNK.slice(98));
	});

	it.each(["bytes=100-", "bytes=99999999999999999999999999-", "bytes=-0", "bytes=7-3"])(
		"outside are 416: %s",
		async (range) => {
			const response = await get("/a.nc/g/v/c/0", { headers: { range } });
			expect(response.status).toBe(416);
			expect(response.headers.get("content-range")).toBe("bytes */100");
			expect(await codeIn(response)).toBe("bad-range");
		},
	);

	it.each(["bytes=a-b", "bytes=-", "bytes=1-2-3", "bytes=0x1-5"])("that are none are 400: %s", async (range) => {
		expect((await get("/a.nc/g/v/c/0", { headers: { range } })).status).toBe(400);
	});

	it.each(["bytes=0-1,5-6", "pages=1-2"])("of another kind are ignored, and all comes: %s", async (range) => {
		const response = await get("/a.nc/g/v/c/0", { headers: { range } });
		expect(response.status).toBe(200);
		expect(await bytesIn(response)).toEqual(CHUNK);
	});

	it("read no more of the source than asked for", async () => {
		const asked: unknown[] = [];
		const store = storeOver(async (_, range) => {
			asked.push(range);
			return part(range, '"e"');
		});
		const response = await fetchFrom({ sources: { x: store } })("/x/v/c/1", { headers: { range: "bytes=-10" } });
		expect(await bytesIn(response)).toEqual(part({ offset: 1990, length: 10 }).bytes);
		expect(asked).toEqual([{ offset: 1990, length: 10 }]);
	});
});

describe("HEAD", () => {
	it("tells what GET would, and reads nothing of a chunk that lies in a file", async () => {
		const store = storeOver(() => Promise.reject(new Error("nothing should be read")));
		const response = await fetchFrom({ sources: { x: store } })("/x/v/c/1", { method: "HEAD" });
		expect(response.status).toBe(200);
		expect(response.headers.get("content-length")).toBe("1000");
		expect(await bytesIn(response)).toEqual(new Uint8Array(0));
	});

	it("of a hole is 404, without a body", async () => {
		const response = await get("/a.nc/g/v/c/2", { method: "HEAD" });
		expect(response.status).toBe(404);
		expect(await bytesIn(response)).toEqual(new Uint8Array(0));
	});
});

describe("entity tags", () => {
	const tagged = (etag: string | undefined) =>
		fetchFrom({ sources: { x: storeOver(async (_, range) => part(range, etag)) } });

	it("come from the source and the place of the chunk", async () => {
		const ask = tagged('"abc"');
		expect((await ask("/x/v/c/0")).headers.get("etag")).toBe('"abc:0+1000"');
		expect((await ask("/x/v/c/1")).headers.get("etag")).toBe('"abc:1000+1000"');
	});

	it("are no stronger than that of the source", async () => {
		expect((await tagged('W/"a b"')("/x/v/c/0")).headers.get("etag")).toBe('W/"a%20b:0+1000"');
		expect((await tagged(undefined)("/x/v/c/0")).headers.get("etag")).toBeNull();
	});

	it("of documents and computed chunks are those of their content", async () => {
		const one = fetchFrom({ sources: { x: storeComputing(async () => new Uint8Array(1000).fill(1)) } });
		const two = fetchFrom({ sources: { x: storeComputing(async () => new Uint8Array(1000).fill(2)) } });
		const tags = await Promise.all(
			[one("/x/v/c/0"), one("/x/v/c/1"), two("/x/v/c/0")].map(async (r) => (await r).headers.get("etag")),
		);
		expect(tags[0]).toMatch(/^"[0-9a-f]{32}"$/);
		expect(tags[1]).toBe(tags[0]);
		expect(tags[2]).not.toBe(tags[0]);
		expect((await get("/a.nc/zarr.json")).headers.get("etag")).toMatch(/^"[0-9a-f]{32}"$/);
	});

	it("spare what the client has", async () => {
		const ask = tagged('"abc"');
		await ask("/x/v/c/0");
		for (const header of ['"abc:1000+1000"', 'W/"abc:1000+1000"', '"other", "abc:1000+1000"', "*"]) {
			const response = await ask("/x/v/c/1", { headers: { "if-none-match": header } });
			expect(response.status, header).toBe(304);
			expect(response.headers.get("etag")).toBe('"abc:1000+1000"');
		}
		expect((await ask("/x/v/c/1", { headers: { "if-none-match": '"abc:0+1000"' } })).status).toBe(200);
	});

	it("keep parts of two versions apart", async () => {
		const ask = tagged('"abc"');
		await ask("/x/v/c/0");
		const same = await ask("/x/v/c/0", { headers: { range: "bytes=0-1", "if-range": '"abc:0+1000"' } });
		expect(same.status).toBe(206);
		const other = await ask("/x/v/c/0", { headers: { range: "bytes=0-1", "if-range": '"old:0+1000"' } });
		expect(other.status).toBe(200);
		expect((await ask("/x/v/c/0", { headers: { "if-match": '"old"' } })).status).toBe(412);
		expect((await ask("/x/v/c/0", { headers: { "if-match": '"abc:0+1000"' } })).status).toBe(200);
	});
});

describe("browsers", () => {
	it("may read from any page", async () => {
		const response = await get("/a.nc/g/v/c/0");
		expect(response.headers.get("access-control-allow-origin")).toBe("*");
		expect(response.headers.get("access-control-expose-headers")).toContain("Content-Range");
		expect(response.headers.get("cache-control")).toBe("public, max-age=60");
		expect(response.headers.get("x-content-type-options")).toBe("nosniff");
	});

	it("are told so before they ask for a range", async () => {
		const response = await get("/a.nc/g/v/c/0", { method: "OPTIONS" });
		expect(response.status).toBe(204);
		expect(response.headers.get("access-control-allow-headers")).toContain("Range");
		expect(response.headers.get("access-control-allow-methods")).toBe("GET, HEAD, OPTIONS");
	});

	it.each(["PUT", "POST", "DELETE", "PATCH"])("cannot %s", async (method) => {
		const response = await get("/a.nc/g/v/c/0", { method });
		expect(response.status).toBe(405);
		expect(response.headers.get("allow")).toBe("GET, HEAD, OPTIONS");
	});

	it("get a page, with names from files as text", async () => {
		const ask = fetchFrom({
			sources: { x: sampleStore({ "<script>alert(1)</script>": { dataType: dataType("uint8"), shape: [1] } }) },
		});
		const response = await ask("/", { headers: { accept: "text/html,*/*" } });
		expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
		expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
		const page = await response.text();
		expect(page).toContain("http://host.example/x");
		expect(page).toContain("&#60;script&#62;");
		expect(page).not.toContain("<script");
	});
});

describe("listings", () => {
	it("name the sources", async () => {
		expect(await (await get("/")).json()).toEqual({
			sources: [{ name: "a.nc", url: "http://host.example/a.nc", arrays: 4, refused: 0 }],
		});
	});

	it("name what is in one", async () => {
		for (const path of ["/a.nc", "/a.nc/"]) {
			const { groups, arrays } = await (await get(path)).json();
			expect(groups).toEqual(["/", "/g"]);
			expect(arrays.map((array: { path: string }) => array.path)).toEqual(["/odd name#?%", "/inlined", "/c", "/g/v"]);
		}
	});
});

describe("failures", () => {
	const failing = (error: Error) => fetchFrom({ sources: { x: storeOver(() => Promise.reject(error)) } })("/x/v/c/0");

	it.each([
		["network", 502],
		// A source that is gone must not look like a hole, which clients fill.
		["not-found", 502],
		["http-status", 502],
		["source-changed", 409],
		["not-allowed", 403],
		["unknown-codec", 501],
	] as const)("of the source are told: %s", async (code, status) => {
		const response = await failing(new MiraError(code, "it says why"));
		expect(response.status).toBe(status);
		expect(response.headers.get("cache-control")).toBe("no-store");
		expect(await response.json()).toEqual({ error: { code, message: "it says why" } });
	});

	it("are never half a chunk", async () => {
		const ask = fetchFrom({
			sources: { x: storeOver(async () => ({ bytes: new Uint8Array(500), size: 1500, etag: undefined })) },
		});
		const response = await ask("/x/v/c/1");
		expect(response.status).toBe(502);
		expect(await codeIn(response)).toBe("truncated-file");
	});

	it("that nobody meant are 500, and are reported", async () => {
		const seen: unknown[] = [];
		const error = new TypeError("a secret of the machine");
		const ask = fetchFrom({
			sources: { x: storeComputing(() => Promise.reject(error)) },
			onUnexpected: (e) => seen.push(e),
		});
		const response = await ask("/x/v/c/0");
		expect(response.status).toBe(500);
		expect(await response.text()).not.toContain("secret");
		expect(seen).toEqual([error]);
	});

	it("are not kept: the next request tries again", async () => {
		let count = 0;
		const ask = fetchFrom({
			sources: {
				x: storeOver(async (_, range) => {
					if (count++ === 0) throw new MiraError("network", "no answer");
					return part(range);
				}),
			},
		});
		expect((await ask("/x/v/c/0")).status).toBe(502);
		expect((await ask("/x/v/c/0")).status).toBe(200);
	});

	it("are 504 when the source takes too long, and it is not read on", async () => {
		const aborted = deferred<boolean>();
		const store = storeOver((_, __, options) => {
			options?.signal?.addEventListener("abort", () => aborted.resolve(true));
			return new Promise(() => {});
		});
		const response = await fetchFrom({ sources: { x: store }, timeoutMs: 20 })("/x/v/c/0");
		expect(response.status).toBe(504);
		expect(await codeIn(response)).toBe("timeout");
		expect(await aborted.promise).toBe(true);
	});

	it("are told instead of making room for whatever a file claims", async () => {
		const store = storeOver(() => Promise.reject(new Error("nothing should be read")));
		const registry = store.registry.scope({ limits: { maxArrayBytes: 500 } });
		const { url, group } = store;
		const ask = fetchFrom({ sources: { x: new ManifestStore({ url, group, registry }) } });
		const response = await ask("/x/v/c/0");
		expect(response.status).toBe(501);
		expect(await codeIn(response)).toBe("limit-exceeded");
	});

	it("of names are told when the handler is made", () => {
		for (const name of ["", ".", "..", "a/b", "a b", "é"])
			expect(() => fetchFrom({ sources: { [name]: SOURCES["a.nc"] } })).toThrow(MiraError);
	});
});

describe("one read", () => {
	it("serves all who ask for a chunk at the same time, and later from memory", async () => {
		let computed = 0;
		const gate = deferred<void>();
		const store = storeComputing(async () => {
			computed++;
			await gate.promise;
			return new Uint8Array(1000).fill(3);
		});
		const ask = fetchFrom({ sources: { x: store } });
		const responses = Promise.all(Array.from({ length: 20 }, () => ask("/x/v/c/0")));
		gate.resolve();
		for (const response of await responses) expect((await bytesIn(response))[999]).toBe(3);
		expect((await ask("/x/v/c/0", { headers: { range: "bytes=0-0" } })).status).toBe(206);
		expect(computed).toBe(1);
	});

	it("ends when the last of them goes away, and not before", async () => {
		const started = deferred<AbortSignal>();
		const store = storeComputing((_, { signal }) => {
			started.resolve(signal as AbortSignal);
			return new Promise(() => {});
		});
		const ask = fetchFrom({ sources: { x: store } });
		const [first, second] = [new AbortController(), new AbortController()];
		const asked = [ask("/x/v/c/0", { signal: first.signal }), ask("/x/v/c/0", { signal: second.signal })];
		const signal = await started.promise;
		first.abort();
		expect((await asked[0])?.status).toBe(499);
		expect(signal.aborted).toBe(false);
		second.abort();
		await asked[1];
		expect(signal.aborted).toBe(true);
	});

	it("keeps within the memory that answers under way may take", async () => {
		let [inside, most] = [0, 0];
		const store = storeComputing(async () => {
			most = Math.max(most, ++inside);
			await new Promise((resolve) => setTimeout(resolve, 2));
			inside--;
			return new Uint8Array(1000);
		});
		const sources = Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`s${i}`, store]));
		const ask = fetchFrom({ sources, underWayBytes: 3500, cacheBytes: 0 });
		const responses = await Promise.all(Object.keys(sources).map((name) => ask(`/${name}/v/c/0`)));
		expect(responses.every(({ status }) => status === 200)).toBe(true);
		expect(most).toBe(3);
	});
});
