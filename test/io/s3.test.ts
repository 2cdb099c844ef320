import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { MiraError } from "../../src/errors.ts";
import { registryFor } from "../../src/io/default-registry.ts";
import { isForbidden } from "../../src/io/http-response.ts";
import { ObjectStoreRegistry } from "../../src/io/registry.ts";
import { type S3Options, S3Store } from "../../src/io/s3.ts";
import type { Source } from "../../src/io/source.ts";
import { childUrl } from "../../src/io/url.ts";
import { type Fault, FaultServer } from "./fault-server.ts";
import { listed } from "./listed.ts";
import { pattern } from "./pattern.ts";
import { refusal, S3Double } from "./s3-double.ts";

const data = pattern(1000);

function storeOn(double: S3Double, url = "s3://bucket", options: S3Options = {}): S3Store {
	return new S3Store(url, { fetch: double.fetch, ...options });
}

describe("where a bucket is", () => {
	it.each<[string, S3Options, string]>([
		["s3://bucket/d/x", {}, "https://bucket.s3.amazonaws.com/d/x"],
		["s3://bucket/d/x", { region: "eu-west-1" }, "https://bucket.s3.eu-west-1.amazonaws.com/d/x"],
		["s3://bucket/d/x", { region: "cn-north-1" }, "https://bucket.s3.cn-north-1.amazonaws.com.cn/d/x"],
		["s3://bucket/x", { pathStyle: true }, "https://s3.amazonaws.com/bucket/x"],
		["s3://my.bucket/x", { region: "eu-west-1" }, "https://s3.eu-west-1.amazonaws.com/my.bucket/x"],
		["s3://Old_Bucket/x", {}, "https://s3.amazonaws.com/Old_Bucket/x"],
		["s3://bucket/x", { endpoint: "http://127.0.0.1:9000" }, "http://127.0.0.1:9000/bucket/x"],
		["s3://bucket/x", { endpoint: "https://h/s3/" }, "https://h/s3/bucket/x"],
		["s3://bucket/x", { endpoint: "https://h", pathStyle: false }, "https://bucket.h/x"],
		["s3://bucket/a b+é#1%.nc?versionId=7", {}, "https://bucket.s3.amazonaws.com/a%20b%2B%C3%A9%231%25.nc?versionId=7"],
		["s3://bucket/a%20b%2Bc", {}, "https://bucket.s3.amazonaws.com/a%20b%2Bc"],
	])("%s with %o is %s", async (url, options, asked) => {
		const urls: string[] = [];
		const fetch = async (target: string): Promise<Response> => {
			urls.push(target);
			return new Response(data.slice());
		};
		await new S3Store(url, { ...options, fetch }).get("", undefined);
		expect(urls).toEqual([asked]);
	});

	it.each(["s3:///x", "s3://a%2Fb/x", "s3://%2e%2e/x", "s3://a%40b/x"])("%s names no bucket", (url) => {
		expect(() => new S3Store(url)).toThrow(expect.objectContaining({ code: "bad-argument" }));
	});

	it("an endpoint without a scheme is not a URL", () => {
		expect(() => new S3Store("s3://b/x", { endpoint: "localhost:9000" })).toThrow(/is not a URL/);
	});

	it("in a region of its own is learnt from the first answer, also by its document, and kept", async () => {
		for (const region of [undefined, "us-east-1"]) {
			const double = new S3Double("bucket");
			double.region = "eu-west-1";
			double.secrets.set("AKID", "s");
			double.objects.set("x", data);
			const store = storeOn(double, "s3://bucket", {
				region,
				credentials: { accessKeyId: "AKID", secretAccessKey: "s" },
			});
			for (let i = 0; i < 2; i++)
				expect((await store.get("x", { offset: 0, length: 5 })).bytes).toEqual(data.slice(0, 5));
			await store.put("y", data);
			expect(double.requests.map(({ host }) => host)).toEqual([
				region === undefined ? "bucket.s3.amazonaws.com" : "bucket.s3.us-east-1.amazonaws.com",
				...new Array(3).fill("bucket.s3.eu-west-1.amazonaws.com"),
			]);
		}
	});

	it("is learnt by each of several requests under way", async () => {
		const double = new S3Double("bucket");
		double.region = "eu-west-1";
		double.objects.set("x", data);
		const store = storeOn(double, "s3://bucket", { region: "us-east-1" });
		const parts = await Promise.all(Array.from({ length: 4 }, () => store.get("x", undefined)));
		expect(parts.map(({ size }) => size)).toEqual([1000, 1000, 1000, 1000]);
	});

	it("a region that would be part of another name is not believed", async () => {
		const double = new S3Double("bucket");
		double.orders.push(refusal(400, "AuthorizationHeaderMalformed", {}, "<Region>evil.example/</Region>"));
		await expect(storeOn(double).get("x", undefined)).rejects.toMatchObject({ code: "http-status" });
		expect(double.requests).toHaveLength(1);
	});
});

describe("a listing", () => {
	const double = new S3Double("bucket");
	const keys = ["d/", "d/a b+é#?%.nc", "d/b&<c>", "d/sub/1", "d/sub/2", "d/%41", "d/~", "dx", "e"];
	for (const key of keys) double.objects.set(key, pattern(key.length));

	it("goes through all pages, and gives paths that can be read", async () => {
		const store = storeOn(double, "s3://bucket/d");
		const entries = await listed(store);
		const names = ["a b+é#?%.nc", "b&<c>", "sub/1", "sub/2", "%41", "~"];
		expect(entries.map(({ path }) => decodeURIComponent(path)).sort()).toEqual(names.sort());
		for (const { path, size } of entries) expect((await store.get(path, undefined)).size).toBe(size);
		expect(await listed(storeOn(double))).toHaveLength(8);
	});

	it("of direct children shows directories", async () => {
		const entries = await listed(storeOn(double, "s3://bucket/d/"), "", { shallow: true });
		expect(entries).toContainEqual({ path: "sub/", size: 0 });
		expect(entries).toHaveLength(5);
		expect(await listed(storeOn(double), "d/sub/", { shallow: true })).toEqual([
			{ path: "d/sub/1", size: 7 },
			{ path: "d/sub/2", size: 7 },
		]);
	});

	it("through a registry gives URLs", async () => {
		const registry = new ObjectStoreRegistry().register("s3://bucket/d", storeOn(double, "s3://bucket/d"));
		const urls: string[] = [];
		for await (const { url } of registry.list("s3://bucket/d")) urls.push(url);
		expect(urls).toContain(childUrl("s3://bucket/d", "a b+é#?%.nc"));
		for (const url of urls) await registry.source(url).readAll();
	});

	it("is asked for again after a failure that may pass, page by page", async () => {
		const faulty = new S3Double("bucket");
		for (const key of ["1", "2", "3", "4"]) faulty.objects.set(key, data);
		faulty.orders.push(refusal(503, "SlowDown"), undefined, refusal(500, "InternalError"));
		expect(await listed(storeOn(faulty))).toHaveLength(4);
		expect(faulty.requests).toHaveLength(4);
	});

	it.each([
		["a page of a portal", "<html><body>Welcome</body></html>"],
		[
			"one that stops without saying how to go on",
			"<ListBucketResult><IsTruncated>true</IsTruncated></ListBucketResult>",
		],
		["an entry without a name", "<ListBucketResult><Contents></Contents></ListBucketResult>"],
		[
			"a name that is not encoded as it says",
			"<ListBucketResult><EncodingType>url</EncodingType><Contents><Key>%zz</Key></Contents></ListBucketResult>",
		],
	])("%s is an error, not an empty listing", async (_, document) => {
		const faulty = new S3Double("bucket");
		faulty.orders.push(new Response(document));
		await expect(listed(storeOn(faulty))).rejects.toMatchObject({ name: "MiraError", code: "http-status" });
	});

	it("that goes in circles ends", async () => {
		const page = "<ListBucketResult><NextContinuationToken>1</NextContinuationToken></ListBucketResult>";
		const store = new S3Store("s3://bucket", { fetch: async () => new Response(page) });
		await expect(listed(store)).rejects.toThrow(/does not end/);
	});

	it("can be aborted", async () => {
		const signal = AbortSignal.abort("enough");
		await expect(listed(storeOn(double), "", { signal })).rejects.toBe("enough");
	});
});

describe("a write", () => {
	it("of what must not exist yet, or must still be the same: one of many wins", async () => {
		const double = new S3Double("bucket");
		const store = storeOn(double, "s3://bucket/d");
		const attempts = Array.from({ length: 5 }, (_, i) => store.put("x", pattern(i + 1), { only: "if-absent" }));
		const results = await Promise.allSettled(attempts);
		expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
		for (const result of results)
			if (result.status === "rejected") expect(result.reason).toMatchObject({ code: "write-conflict" });

		const { etag = "" } = await store.get("x", undefined);
		await store.put("x", data, { only: { ifEtag: etag } });
		await expect(store.put("x", data, { only: { ifEtag: etag } })).rejects.toMatchObject({ code: "write-conflict" });
		expect((await store.get("x", undefined)).bytes).toEqual(data);
	});

	it("of an object that was removed is a conflict; one into no bucket is not", async () => {
		const double = new S3Double("bucket");
		const only = { ifEtag: '"1"' };
		await expect(storeOn(double).put("x", data, { only })).rejects.toMatchObject({ code: "write-conflict" });
		double.orders.push(refusal(404, "NoSuchBucket"));
		await expect(storeOn(double).put("x", data, { only })).rejects.toMatchObject({
			code: "not-found",
			message: expect.stringContaining("NoSuchBucket"),
		});
	});

	it("does not leave its store, and is not sent on", async () => {
		const double = new S3Double("bucket");
		const store = storeOn(double, "s3://bucket/d");
		for (const path of ["../x", "a/../../x", "%2e%2e/x"])
			await expect(store.put(path, data)).rejects.toMatchObject({ code: "not-allowed" });
		expect(double.requests).toEqual([]);
		double.orders.push(new Response(null, { status: 307, headers: { location: "https://evil.example/x" } }));
		await expect(store.put("x", data)).rejects.toMatchObject({ code: "http-status" });
		expect(double.requests).toHaveLength(1);
	});

	it("that fails in passing says so, for the writer to try again", async () => {
		const double = new S3Double("bucket");
		double.orders.push(refusal(503, "SlowDown", { "retry-after": "3" }));
		await expect(storeOn(double).put("x", data)).rejects.toMatchObject({ code: "http-status", retryAfterMs: 3000 });
		const silent = new S3Store("s3://bucket", { fetch: () => Promise.reject(new TypeError("Failed to fetch")) });
		await expect(silent.put("x", data)).rejects.toThrow(/CORS/);
	});
});

describe("reads with faults, over HTTP", () => {
	let server: FaultServer;
	let waits: number[];

	beforeEach(async () => {
		server = await FaultServer.start();
		waits = [];
	});
	afterEach(async () => {
		expect(server.violations).toEqual([]);
		await server.stop();
	});

	function open(fault?: Fault, times?: number): Source {
		server.serve("/bucket/a%20b%2B%C3%A9%23%3F%25.nc", data);
		if (fault !== undefined) server.fault("/bucket/a%20b%2B%C3%A9%23%3F%25.nc", fault, times);
		const sleep = async (ms: number): Promise<void> => void waits.push(ms);
		const registry = new ObjectStoreRegistry({ retry: { sleep } });
		registry.register("s3://bucket", new S3Store("s3://bucket", { endpoint: server.origin }));
		return registry.source("s3://bucket/a b+é%23%3F%.nc");
	}

	it("none: ranges of a key that needs care", async () => {
		const source = open();
		expect(await source.read(100, 50)).toEqual(data.slice(100, 150));
		expect(await source.size()).toBe(1000);
	});

	it.each<[string, Fault]>([
		["503 SlowDown", { kind: "status", status: 503, body: "<Error><Code>SlowDown</Code></Error>" }],
		["429", { kind: "status", status: 429, headers: { "retry-after": "2" } }],
		["a connection that is reset", { kind: "reset" }],
		["a body that breaks off", { kind: "short-body" }],
	])("%s: tried again", async (_, fault) => {
		expect(await open(fault, 2).read(0, 500)).toEqual(data.slice(0, 500));
		expect(waits).toHaveLength(2);
	});

	it.each<[string, Fault, string, RegExp]>([
		[
			"403",
			{ kind: "status", status: 403, body: "<Error><Code>AccessDenied</Code></Error>" },
			"http-status",
			/403 Forbidden \(AccessDenied\).*do not exist/,
		],
		["404", { kind: "status", status: 404, body: "<Error><Code>NoSuchKey</Code></Error>" }, "not-found", /NoSuchKey/],
		["412", { kind: "status", status: 412 }, "source-changed", /412/],
		[
			"a 503 that stays",
			{ kind: "status", status: 503, body: "<Error><Code>SlowDown</Code></Error>" },
			"http-status",
			/SlowDown/,
		],
		["200 for a range", { kind: "whole" }, "range-not-honoured", /whole object/],
		["another range", { kind: "other-range", shift: 3 }, "range-not-honoured", /answers "bytes/],
	])("%s: an error by its name", async (_, fault, code, message) => {
		const failure = await open(fault)
			.read(10, 50)
			.catch((error: unknown) => error);
		expect(failure).toBeInstanceOf(MiraError);
		expect(failure).toMatchObject({ code, message: expect.stringMatching(message) });
	});

	it("403 counts as perhaps missing, where that matters", async () => {
		const fault: Fault = { kind: "status", status: 403, body: "<Error><Code>AccessDenied</Code></Error>" };
		const failure = await open(fault)
			.readAll()
			.catch((error: unknown) => error);
		expect(isForbidden(failure)).toBe(true);
	});

	it("416: nothing is past the end", async () => {
		expect(await open().readUpTo(2000, 5)).toEqual(new Uint8Array(0));
	});

	it("a changed tag: source-changed", async () => {
		const source = open();
		await source.read(0, 10);
		server.fault("/bucket/a%20b%2B%C3%A9%23%3F%25.nc", { kind: "etag", value: '"two"' });
		await expect(source.read(500, 10)).rejects.toMatchObject({ code: "source-changed" });
	});

	it("a slow body can be given up", async () => {
		const controller = new AbortController();
		const reading = open({ kind: "stall" }).read(0, 500, { signal: controller.signal });
		while (server.requests.length === 0) await new Promise((resolve) => setTimeout(resolve, 1));
		controller.abort("enough");
		await expect(reading).rejects.toBe("enough");
	});

	it("a long text of a refusal is not read to its end", async () => {
		const body = `<Error>${" ".repeat(2 ** 20)}<Code>AccessDenied</Code></Error>`;
		await expect(open({ kind: "status", status: 403, body }).read(0, 5)).rejects.toThrow(/answers 403 Forbidden \(of/);
	});

	it("a redirect to another host is followed without the keys", async () => {
		const other = await FaultServer.start();
		const target = other.serve("/x", data);
		server.fault("/bucket/x", { kind: "redirect", status: 307, location: target });
		const credentials = { accessKeyId: "a", secretAccessKey: "b", sessionToken: "secret" };
		const store = new S3Store("s3://bucket", { endpoint: server.origin, credentials, follow: "anywhere" });
		expect((await store.get("x", { offset: 0, length: 5 })).bytes).toEqual(data.slice(0, 5));
		expect(server.requests[0]?.headers).toHaveProperty("x-amz-security-token");
		const sent = Object.keys(other.requests[0]?.headers ?? {});
		expect(sent.filter((name) => name === "authorization" || name.startsWith("x-amz-"))).toEqual([]);
		await other.stop();
	});
});

it("s3, gs and az URLs need no registry", () => {
	for (const url of ["s3://bucket/x.nc", "gs://bucket/x.nc", "az://account/container/x.nc"])
		expect(registryFor(url).has(url)).toBe(true);
});
