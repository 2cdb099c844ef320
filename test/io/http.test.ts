import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { ErrorCode } from "../../src/errors.ts";
import { type HttpOptions, HttpStore } from "../../src/io/http.ts";
import { ObjectStoreRegistry } from "../../src/io/registry.ts";
import type { Source } from "../../src/io/source.ts";
import { type Fault, FaultServer } from "./fault-server.ts";
import { pattern } from "./pattern.ts";

const data = pattern(1000);
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

function registryWith(options: HttpOptions = {}): ObjectStoreRegistry {
	const sleep = async (ms: number): Promise<void> => void waits.push(ms);
	const registry = new ObjectStoreRegistry({ retry: { sleep, random: () => 0.5 } });
	return registry.register(server.origin, new HttpStore(server.origin, options));
}

function open(bytes = data): Source {
	return registryWith().source(server.serve("/f", bytes));
}

function failsWith(code: ErrorCode): object {
	return { name: "MiraError", code };
}

describe("a ranged read", () => {
	it("brings the bytes asked for, the size and the tag with one request", async () => {
		const source = open();
		expect(await source.read(100, 50)).toEqual(data.slice(100, 150));
		expect(await source.size()).toBe(1000);
		expect(source.etag).toBe('"one"');
		expect(server.requests).toHaveLength(1);
		expect(server.requests[0]?.headers).toMatchObject({ range: "bytes=100-149", "accept-encoding": "identity" });
	});

	it("learns the size with a read of the header, which later reads need not repeat", async () => {
		const source = open();
		expect(await source.size()).toBe(1000);
		expect(await source.read(10, 20)).toEqual(data.slice(10, 30));
		expect(server.requests.map(({ headers }) => headers.range)).toEqual(["bytes=0-65535"]);
	});

	it("never returns bytes for what is past the end", async () => {
		const source = open();
		expect(await source.readUpTo(990, 100)).toEqual(data.slice(990));
		await expect(source.read(990, 100)).rejects.toMatchObject({ ...failsWith("truncated-file"), offset: 990 });
		await expect(source.read(2000, 1)).rejects.toMatchObject(failsWith("truncated-file"));
		expect(await source.readUpTo(2000, 1)).toEqual(new Uint8Array(0));
		expect(server.requests).toHaveLength(1);
	});

	it("names a 416 for a range past the end of an object of which nothing was known", async () => {
		await expect(open().read(5000, 10)).rejects.toThrow(/ends, at byte 1000/);
	});

	it("reads an empty object, of which no range can be satisfied", async () => {
		const source = open(new Uint8Array(0));
		expect(await source.readUpTo(0, 100)).toEqual(new Uint8Array(0));
		expect(await source.size()).toBe(0);
		await expect(source.read(0, 1)).rejects.toMatchObject(failsWith("truncated-file"));
	});

	it("reads an empty object from a server that then ignores the range", async () => {
		server.fault("/f", { kind: "whole" });
		expect(await open(new Uint8Array(0)).size()).toBe(0);
	});

	it("of length zero asks for nothing", async () => {
		expect(await open().read(10, 0)).toEqual(new Uint8Array(0));
		expect(server.requests).toHaveLength(0);
	});

	it.each([
		[-1, 1],
		[0, -1],
		[0.5, 1],
		[Number.MAX_SAFE_INTEGER, 1],
		[Number.NaN, 1],
	])("of an impossible range (%d, %d) is refused", async (offset, length) => {
		await expect(open().read(offset, length)).rejects.toMatchObject(failsWith("bad-argument"));
	});
});

describe("a server that does not honour the range", () => {
	const faults: [string, Fault][] = [
		["200 with the whole object", { kind: "whole" }],
		["another range, and says so", { kind: "other-range", shift: 7 }],
		["a Content-Range that starts elsewhere", { kind: "content-range", value: "bytes 0-49/1000" }],
		["a Content-Range that is longer", { kind: "content-range", value: "bytes 100-199/1000" }],
		["a Content-Range beyond the size", { kind: "content-range", value: "bytes 100-149/120" }],
		["a Content-Range that is nonsense", { kind: "content-range", value: "lines 1-2/3" }],
		["no Content-Range", { kind: "content-range", value: undefined }],
		["more bytes than it announces", { kind: "long-body" }],
		["a range of the compressed object", { kind: "content-encoding", value: "x-packed" }],
	];
	it.each(faults)("%s: range-not-honoured", async (_, fault) => {
		server.fault("/f", fault);
		await expect(open().read(100, 50)).rejects.toMatchObject(failsWith("range-not-honoured"));
		expect(server.requests).toHaveLength(1);
	});

	it("a 200 is an error even where the whole object was asked for as a range", async () => {
		server.fault("/f", { kind: "whole" });
		await expect(open().read(0, 1000)).rejects.toMatchObject(failsWith("range-not-honoured"));
	});

	it("a 206 shorter than asked: the rest is asked for", async () => {
		server.fault("/f", { kind: "fewer-bytes", most: 20 });
		expect(await open().read(100, 50)).toEqual(data.slice(100, 150));
		expect(server.requests.map(({ headers }) => headers.range)).toEqual([
			"bytes=100-149",
			"bytes=120-149",
			"bytes=140-149",
		]);
	});

	it("answers in ever so many pieces: range-not-honoured", async () => {
		server.fault("/f", { kind: "fewer-bytes", most: 1 });
		await expect(open().read(100, 50)).rejects.toMatchObject(failsWith("range-not-honoured"));
	});
});

describe("a server that does not tell the size", () => {
	it("reads all the same, and names the reason when the size is wanted", async () => {
		server.fault("/f", { kind: "no-size" });
		const source = open();
		expect(await source.read(100, 50)).toEqual(data.slice(100, 150));
		await expect(
			registryWith()
				.source(server.serve("/f", pattern(70_000)))
				.size(),
		).rejects.toMatchObject(failsWith("range-not-honoured"));
	});

	it("the end shows when nothing follows", async () => {
		server.fault("/f", { kind: "no-size" });
		const source = open();
		expect(await source.readUpTo(900, 500)).toEqual(data.slice(900));
		expect(await source.size()).toBe(1000);
		await expect(source.read(900, 500)).rejects.toMatchObject(failsWith("truncated-file"));
	});

	it("a read past the end does not make up a size", async () => {
		server.fault("/f", { kind: "no-size" });
		const source = open();
		await expect(source.read(5000, 1)).rejects.toMatchObject(failsWith("truncated-file"));
		expect(await source.read(0, 1000)).toEqual(data);
	});

	it("a whole object without a length", async () => {
		server.fault("/f", { kind: "chunked" });
		const source = open();
		expect(await source.readAll()).toEqual(data);
		expect(await source.size()).toBe(1000);
	});
});

describe("a failure that may pass", () => {
	const faults: [string, Fault][] = [
		["503", { kind: "status", status: 503 }],
		["500", { kind: "status", status: 500 }],
		["408", { kind: "status", status: 408 }],
		["429", { kind: "status", status: 429 }],
		["a reset in the body", { kind: "reset" }],
		["a short body", { kind: "short-body" }],
	];
	it.each(faults)("%s, then success", async (_, fault) => {
		server.fault("/f", fault, 2);
		expect(await open().read(100, 50)).toEqual(data.slice(100, 150));
		expect(server.requests).toHaveLength(3);
		expect(waits).toEqual([50, 100]);
	});

	const codes: ErrorCode[] = ["http-status", "http-status", "http-status", "http-status", "network", "network"];
	it.each(faults.map(([name, fault], i) => [name, fault, codes[i]!] as const))(
		"%s for ever is named",
		async (_, fault, code) => {
			server.fault("/f", fault);
			await expect(open().read(100, 50)).rejects.toMatchObject(failsWith(code));
			expect(server.requests).toHaveLength(6);
		},
	);

	it("429 with Retry-After waits as long as asked", async () => {
		server.fault("/f", { kind: "status", status: 429, headers: { "retry-after": "7" } }, 1);
		expect(await open().read(0, 10)).toEqual(data.slice(0, 10));
		expect(waits).toEqual([7000]);
	});

	it("a Retry-After beyond the budget is not waited for", async () => {
		server.fault("/f", { kind: "status", status: 503, headers: { "retry-after": "3600" } });
		await expect(open().read(0, 10)).rejects.toMatchObject(failsWith("http-status"));
		expect(waits).toEqual([]);
	});

	it("a reset while the whole object is read", async () => {
		server.fault("/f", { kind: "reset" }, 1);
		expect(await open().readAll()).toEqual(data);
	});

	it("no server at all: network, with the reason", async () => {
		const gone = await FaultServer.start();
		const { origin } = gone;
		await gone.stop();
		const registry = new ObjectStoreRegistry({ retry: { sleep: async () => {} } });
		registry.register(origin, new HttpStore(origin));
		await expect(registry.source(`${origin}/f`).read(0, 1)).rejects.toThrow(/No answer.*ECONNREFUSED/);
	});
});

describe("a refusal is not tried again", () => {
	it.each([
		[404, "not-found"],
		[410, "not-found"],
		[401, "http-status"],
		[403, "http-status"],
		[400, "http-status"],
		[412, "source-changed"],
	] as const)("%d: %s", async (status, code) => {
		server.fault("/f", { kind: "status", status });
		await expect(open().read(0, 10)).rejects.toMatchObject(failsWith(code));
		expect(server.requests).toHaveLength(1);
	});
});

it("misses do not cost a connection each", async () => {
	const registry = registryWith();
	for (let i = 0; i < 20; i++) {
		await expect(registry.source(`${server.origin}/none${i}`).readAll()).rejects.toMatchObject(failsWith("not-found"));
	}
	// The platform may open a second one early; without care there would be twenty.
	expect(server.connections).toBeLessThanOrEqual(2);
});

describe("the version that was opened", () => {
	it("is asked for with If-Match, and a change is named", async () => {
		const source = open();
		await source.read(0, 10);
		await source.read(100, 10);
		expect(server.requests[1]?.headers["if-match"]).toBe('"one"');
		server.serve("/f", pattern(1000, 1), '"two"');
		await expect(source.read(200, 10)).rejects.toMatchObject(failsWith("source-changed"));
		expect(source.etag).toBe('"one"');
	});

	it("a weak tag is not sent, but compared", async () => {
		server.fault("/f", { kind: "etag", value: 'W/"one"' }, 2);
		const source = open();
		await source.read(0, 10);
		expect(await source.read(100, 10)).toEqual(data.slice(100, 110));
		expect(server.requests[1]?.headers).not.toHaveProperty("if-match");
		expect(await source.read(200, 10)).toEqual(data.slice(200, 210));
		server.fault("/f", { kind: "etag", value: 'W/"two"' });
		await expect(source.read(300, 10)).rejects.toMatchObject(failsWith("source-changed"));
	});

	it("without a tag, another size is a change", async () => {
		server.fault("/f", { kind: "etag", value: undefined });
		const source = open();
		await source.read(0, 10);
		server.serve("/f", pattern(1001));
		await expect(source.read(100, 10)).rejects.toMatchObject(failsWith("source-changed"));
	});
});

describe("the whole object", () => {
	it("is one request without a range, and serves later reads", async () => {
		const source = open();
		expect(await source.readAll()).toEqual(data);
		expect(await source.read(5, 10)).toEqual(data.slice(5, 15));
		expect(await source.readAll()).toEqual(data);
		expect(server.requests).toHaveLength(1);
		expect(server.requests[0]?.headers).not.toHaveProperty("range");
	});

	it.each([undefined, { kind: "chunked" } as const])("beyond the limit is refused (%o)", async (fault) => {
		if (fault) server.fault("/f", fault);
		await expect(open().readAll({ maxBytes: 999 })).rejects.toMatchObject(failsWith("limit-exceeded"));
	});
});

describe("redirects", () => {
	it("of many objects are remembered for the last of them alone", async () => {
		const asked: string[] = [];
		const fetch = async (input: string | URL | Request): Promise<Response> => {
			const url = String(input);
			asked.push(url);
			const to = url.replace("/from/", "/to/");
			if (to !== url) return new Response(null, { status: 302, headers: { location: to } });
			return new Response(Uint8Array.of(1), { status: 206, headers: { "content-range": "bytes 0-0/1" } });
		};
		const store = new HttpStore("https://a.example/", { fetch });
		const read = (i: number) => store.get(`from/${i}`, { offset: 0, length: 1 });
		for (let i = 0; i < 5000; i++) await read(i);
		asked.length = 0;
		await read(4999);
		expect(asked).toEqual(["https://a.example/to/4999"]);
		await read(0);
		expect(asked.slice(1)).toEqual(["https://a.example/from/0", "https://a.example/to/0"]);
	});

	it("within the store are followed, and remembered until the target refuses", async () => {
		server.serve("/target", data);
		server.fault("/f", { kind: "redirect", status: 302, location: "/target" });
		const source = open();
		expect(await source.read(0, 10)).toEqual(data.slice(0, 10));
		expect(await source.read(100, 10)).toEqual(data.slice(100, 110));
		server.fault("/target", { kind: "status", status: 403 }, 1);
		expect(await source.read(200, 10)).toEqual(data.slice(200, 210));
		const targets = server.requests.map(({ target }) => target);
		expect(targets).toEqual(["/f", "/target", "/target", "/target", "/f", "/target"]);
	});

	it("a target that refuses for good is named by its status", async () => {
		server.serve("/target", data);
		server.fault("/f", { kind: "redirect", status: 307, location: "/target" });
		const source = open();
		await source.read(0, 10);
		server.fault("/target", { kind: "status", status: 403 });
		await expect(source.read(100, 10)).rejects.toThrow(/403/);
	});

	it("in a circle end", async () => {
		server.fault("/f", { kind: "redirect", status: 302, location: "/f" });
		await expect(open().read(0, 1)).rejects.toThrow(/redirects more than 10 times/);
	});

	it("to nonsense are named", async () => {
		server.fault("/f", { kind: "redirect", status: 302, location: "http://[" });
		await expect(open().read(0, 1)).rejects.toThrow(/redirects to "http:\/\/\[", which is not a URL/);
	});

	describe("to another server", () => {
		let other: FaultServer;
		beforeEach(async () => {
			other = await FaultServer.start();
			other.serve("/x/f", data);
			server.serve("/f", data);
			server.fault("/f", { kind: "redirect", status: 302, location: `${other.origin}/x/f` });
		});
		afterEach(() => other.stop());

		it("are refused before they are followed, with a hint", async () => {
			await expect(registryWith().source(`${server.origin}/f`).read(0, 10)).rejects.toMatchObject({
				code: "not-allowed",
				hint: `To read it, pass allow: ["${other.origin}/x/"]`,
			});
			expect(other.requests).toHaveLength(0);
		});

		it("are followed when that is registered, or for what the user named", async () => {
			const registered = registryWith().register(`${other.origin}/x`, new HttpStore(`${other.origin}/x`));
			expect(await registered.source(`${server.origin}/f`).read(0, 10)).toEqual(data.slice(0, 10));
			const named = registryWith({ follow: "anywhere" });
			expect(await named.source(`${server.origin}/f`).read(0, 10)).toEqual(data.slice(0, 10));
		});

		it("do not carry the headers of the store along", async () => {
			const registry = registryWith({ follow: "anywhere", headers: { authorization: "Bearer secret" } });
			await registry.source(`${server.origin}/f`).read(0, 10);
			expect(server.requests[0]?.headers.authorization).toBe("Bearer secret");
			expect(other.requests[0]?.headers).not.toHaveProperty("authorization");
			expect(other.requests[0]?.headers.range).toBe("bytes=0-9");
		});
	});

	it.each(["file:///etc/passwd", "ftp://127.0.0.1/x", "data:text/plain,x"])(
		"to %s are refused for all",
		async (location) => {
			server.serve("/f", data);
			server.fault("/f", { kind: "redirect", status: 302, location });
			const source = registryWith({ follow: "anywhere" }).source(`${server.origin}/f`);
			await expect(source.read(0, 10)).rejects.toMatchObject(failsWith("not-allowed"));
		},
	);

	it.each(["http://169.254.169.254/latest", "http://localhost/", "http://2130706433/", "http://[::1]/"])(
		"from a public host to %s are refused for all",
		async (location) => {
			const asked: string[] = [];
			const store = new HttpStore("https://data.example.org/f", {
				follow: "anywhere",
				fetch: async (url) => {
					asked.push(url);
					return new Response(null, { status: 302, headers: { location } });
				},
			});
			await expect(store.get("", { offset: 0, length: 1 })).rejects.toMatchObject(failsWith("not-allowed"));
			expect(asked).toEqual(["https://data.example.org/f"]);
		},
	);

	describe("in a browser, which hides them", () => {
		function browserFetch(finalUrl: string): NonNullable<HttpOptions["fetch"]> {
			return async (_, { redirect }) => {
				const response = new Response(data.slice(0, 10), {
					status: 206,
					headers: { "content-range": "bytes 0-9/1000" },
				});
				return Object.defineProperties(response, {
					type: { value: redirect === "manual" ? "opaqueredirect" : "cors" },
					url: { value: finalUrl },
				});
			};
		}

		it("are checked by where they led", async () => {
			const inside = new HttpStore("https://h/d", { fetch: browserFetch("https://h/d/g") });
			expect((await inside.get("f", { offset: 0, length: 10 })).bytes).toEqual(data.slice(0, 10));
			const outside = new HttpStore("https://h/d", { fetch: browserFetch("https://other/g") });
			await expect(outside.get("f", { offset: 0, length: 10 })).rejects.toMatchObject(failsWith("not-allowed"));
		});

		it("are not followed with headers that the browser would send along", async () => {
			const read = (headers: HeadersInit) =>
				new HttpStore("https://h/d", { headers, fetch: browserFetch("https://h/d/g") }).get("f", {
					offset: 0,
					length: 10,
				});
			await expect(read({ "X-Api-Key": "sesame" })).rejects.toMatchObject(failsWith("not-allowed"));
			// Browsers keep this one from other origins themselves.
			expect((await read({ Authorization: "Bearer sesame" })).bytes).toEqual(data.slice(0, 10));
		});
	});
});

describe("a browser that hides headers", () => {
	function hiding(type: ResponseType): HttpStore {
		return new HttpStore("https://h/d", {
			fetch: async () => {
				const response = new Response(data.slice(0, 10), { status: 206, headers: { "content-length": "10" } });
				return Object.defineProperty(response, "type", { value: type });
			},
		});
	}

	it("of another origin: the length is what can be checked", async () => {
		const part = await hiding("cors").get("f", { offset: 0, length: 10 });
		expect(part).toEqual({ bytes: data.slice(0, 10), size: undefined, etag: undefined });
		await expect(hiding("cors").get("f", { offset: 0, length: 9 })).rejects.toMatchObject(
			failsWith("range-not-honoured"),
		);
	});

	it("of its own origin nothing is hidden: a missing Content-Range is an error", async () => {
		await expect(hiding("basic").get("f", { offset: 0, length: 10 })).rejects.toMatchObject(
			failsWith("range-not-honoured"),
		);
	});

	it("of another origin: the length of a whole object may be that of its compressed form", async () => {
		const store = new HttpStore("https://h/d", {
			fetch: async () => {
				const response = new Response(data.slice(), { status: 200, headers: { "content-length": "321" } });
				return Object.defineProperty(response, "type", { value: "cors" });
			},
		});
		expect((await store.get("f", undefined)).bytes).toEqual(data);
	});

	it("a TypeError without a reason is explained by CORS", async () => {
		const store = new HttpStore("https://h/d", { fetch: () => Promise.reject(new TypeError("Failed to fetch")) });
		await expect(store.get("f", { offset: 0, length: 10 })).rejects.toThrow(/Failed to fetch.*CORS/);
	});
});

describe("headers and fetch of the user", () => {
	it("headers may be made for each request, and may not change the range", async () => {
		let count = 0;
		const registry = registryWith({
			headers: async (url) => ({ "x-token": `${++count} ${new URL(url).pathname}`, range: "bytes=-5" }),
		});
		const source = registry.source(server.serve("/f", data));
		await source.read(0, 10);
		await source.read(100, 10);
		expect(server.requests.map(({ headers }) => headers["x-token"])).toEqual(["1 /f", "2 /f"]);
		expect(server.requests[0]?.headers.range).toBe("bytes=0-9");
	});

	it("an error of a user's fetch that is not about the network passes unchanged", async () => {
		const failure = new Error("no credentials");
		const store = new HttpStore("https://h/d", { fetch: () => Promise.reject(failure) });
		await expect(store.get("f", undefined)).rejects.toBe(failure);
	});
});

describe("abort", () => {
	it("before the read sends nothing", async () => {
		await expect(open().read(0, 10, { signal: AbortSignal.abort("enough") })).rejects.toBe("enough");
		expect(server.requests).toHaveLength(0);
	});

	it("between the call and the request sends nothing", async () => {
		const controller = new AbortController();
		const read = open().read(0, 10, { signal: controller.signal });
		controller.abort("enough");
		await expect(read).rejects.toBe("enough");
		expect(server.requests).toHaveLength(0);
	});

	it.each([{ kind: "silence" }, { kind: "stall" }] as const)("during $kind closes the connection", async (fault) => {
		server.fault("/f", fault);
		const controller = new AbortController();
		const read = open(pattern(100_000)).read(0, 100_000, { signal: controller.signal });
		while (server.requests.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
		controller.abort("enough");
		await expect(read).rejects.toBe("enough");
		while (server.abandoned === 0) await new Promise((resolve) => setTimeout(resolve, 5));
	});

	it("during the wait before another try ends it", async () => {
		server.serve("/f", data);
		server.fault("/f", { kind: "status", status: 503, headers: { "retry-after": "30" } });
		const controller = new AbortController();
		const registry = new ObjectStoreRegistry().register(server.origin, new HttpStore(server.origin));
		const read = registry.source(`${server.origin}/f`).read(0, 10, { signal: controller.signal });
		while (server.requests.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
		setTimeout(() => controller.abort("enough"), 20);
		await expect(read).rejects.toBe("enough");
		expect(server.requests).toHaveLength(1);
	});

	it("of one caller does not disturb another that shares the request", async () => {
		server.fault("/f", { kind: "silence" }, 1);
		const source = open();
		const controller = new AbortController();
		const leaving = source.read(0, 100, { signal: controller.signal });
		const staying = source.read(0, 100);
		while (server.requests.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
		controller.abort("enough");
		await expect(leaving).rejects.toBe("enough");
		server.release();
		expect(await staying).toEqual(data.slice(0, 100));
		expect(server.requests).toHaveLength(1);
	});

	it("of a scope ends its reads, and not those of the registry", async () => {
		server.fault("/f", { kind: "silence" }, 1);
		const controller = new AbortController();
		const registry = registryWith();
		const url = server.serve("/f", data);
		const scoped = registry.scope({ signal: controller.signal }).source(url).read(0, 100);
		const plain = registry.source(url).read(0, 100);
		while (server.requests.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
		controller.abort("enough");
		await expect(scoped).rejects.toBe("enough");
		server.release();
		expect(await plain).toEqual(data.slice(0, 100));
	});
});
