import { describe, expect, it } from "vitest";
import {
	childUrl,
	decodePath,
	directoryUrl,
	encodePath,
	formatUrl,
	isUrl,
	isWithin,
	parseUrl,
	placeKey,
	siblingUrl,
	withoutSignature,
} from "../../src/io/url.ts";

function normal(url: string): string {
	return formatUrl(parseUrl(url));
}

function place(url: string): string {
	const parsed = parseUrl(url);
	return placeKey(parsed, parsed.segments.length);
}

describe("isUrl", () => {
	it.each(["https://h/x", "s3://b/k", "file:///x", "HTTP://h"])("%s is one", (text) => {
		expect(isUrl(text)).toBe(true);
	});
	it.each(["/data/x.nc", "x.nc", "C:\\data\\x.nc", "C:/x", "data:text/plain,x", "a b://c"])("%s is a path", (text) => {
		expect(isUrl(text)).toBe(false);
	});
});

describe("parseUrl", () => {
	it.each([
		["https://H.example:443/a b/é.nc", "https://h.example/a%20b/%C3%A9.nc"],
		["https://h/100%.nc", "https://h/100%25.nc"],
		["https://h/a%20b?X-Amz-Signature=a%2Fb&versionId=1", "https://h/a%20b?X-Amz-Signature=a%2Fb&versionId=1"],
		["https://h/a#b.nc?v=1", "https://h/a%23b.nc?v=1"],
		["https://h/a\\b", "https://h/a%5Cb"],
		["https://h/a\tb\n", "https://h/a%09b%0A"],
		["file:///d/what?#1.nc", "file:///d/what%3F%231.nc"],
		["memory://m/a?b", "memory://m/a%3Fb"],
		["s3://bucket_1/a+b?versionId=2", "s3://bucket_1/a+b?versionId=2"],
		["https://h/a/./b/../c", "https://h/a/c"],
		// Node 20 does not resolve these by itself.
		["file:///w/.a/../b/c", "file:///w/b/c"],
		["https://h/w/.a/./b/%2e%2E/c/..", "https://h/w/.a/"],
		["https://h/w/.a/../../../../b", "https://h/b"],
		["https://h/a/%2e%2E/c", "https://h/c"],
		["https://h/a/.%2e/../../c", "https://h/c"],
		["https://h", "https://h/"],
	])("%s is requested as %s", (url, expected) => {
		expect(normal(url)).toBe(expected);
	});

	it.each(["https://h/a/..%2Fb", "https://h/a/%2e%2e%2fb", "https://h/a/..%5Cb", "https://h/x%2f..%2f..%2fb"])(
		"%s hides a step up: not-allowed",
		(url) => {
			expect(() => parseUrl(url)).toThrow(expect.objectContaining({ code: "not-allowed" }));
		},
	);

	it.each(["/etc/passwd", "x.nc", "https://", "https://u:p@h/x", "https://u@h/x", " https://h/x"])(
		"%s: bad-argument",
		(url) => {
			expect(() => parseUrl(url)).toThrow(expect.objectContaining({ code: "bad-argument" }));
		},
	);

	it("a password is not repeated in the message", () => {
		expect(() => parseUrl("https://me:secret@h/x")).toThrow(/^(?!.*secret)/);
	});
});

describe("places", () => {
	it("are the same in all spellings, and different otherwise", () => {
		expect(place("https://h/a%20b/%C3%A9")).toBe(place("https://H:443/a b/é"));
		expect(place("https://h/a%2Fb")).not.toBe(place("https://h/a/b"));
		expect(place("https://h/a?x=1")).toBe(place("https://h/a"));
		expect(place("https://h/A")).not.toBe(place("https://h/a"));
		expect(place("https://h/%E9")).not.toBe(place("https://h/%C3%A9"));
	});

	it("lie within whole segments only", () => {
		const within = (url: string, prefix: string): boolean => isWithin(parseUrl(url), parseUrl(prefix));
		expect(within("s3://b/foo/x", "s3://b/foo")).toBe(true);
		expect(within("s3://b/foo", "s3://b/foo/")).toBe(true);
		expect(within("s3://b/foobar/x", "s3://b/foo")).toBe(false);
		expect(within("s3://b2/foo/x", "s3://b")).toBe(false);
		expect(within("s3://b/foo", "s3://b/foo/x")).toBe(false);
	});
});

describe("names", () => {
	const odd = ["a b", "a#b", "a?b", "100%", "%20", "a+b", "é日本", "a\\b", "x\ty", "a&b=c;d", "{b}[1]"];

	it.each(odd)("%s survives a URL", (name) => {
		for (const url of [childUrl("https://h/store.zarr", name), siblingUrl("file:///d/x.nc", name)]) {
			expect(decodePath(parseUrl(url).segments.at(-1) ?? "")).toBe(name);
		}
	});

	it("encodePath leaves alone what needs no change", () => {
		expect(encodePath("a/b-c_d.é:@!$'()*+,;=")).toBe("a/b-c_d.é:@!$'()*+,;=");
	});

	it("children and siblings drop the query", () => {
		expect(childUrl("https://h/s.zarr?sig=1", "c/0/0")).toBe("https://h/s.zarr/c/0/0");
		expect(childUrl("https://h/s.zarr/", "zarr.json")).toBe("https://h/s.zarr/zarr.json");
		expect(siblingUrl("https://h/d/x.grib?sig=/1", "x.idx")).toBe("https://h/d/x.idx");
		expect(siblingUrl("file:///d?/x.nc", "y")).toBe("file:///d?/y");
	});

	it("directories end in a slash", () => {
		expect(directoryUrl("https://h/d/x.nc")).toBe("https://h/d/");
		expect(directoryUrl("https://h/d/")).toBe("https://h/d/");
		expect(directoryUrl("https://h")).toBe("https://h/");
		expect(directoryUrl("https://h?x=/y")).toBe("https://h/");
	});
});

describe("withoutSignature", () => {
	it.each([
		["https://h/a?X-Amz-Date=1&X-Amz-Signature=s&versionId=3", "https://h/a?versionId=3"],
		["https://h/a?sv=1&se=2&sp=r&sig=s", "https://h/a"],
		["https://h/a?Expires=1&Key-Pair-Id=k&Signature=s", "https://h/a"],
		["https://h/get?file=a.nc&access_token=t", "https://h/get?file=a.nc"],
		["https://h/a?api_key=k", "https://h/a"],
		["https://h/a?se=2&expires=1", "https://h/a?se=2&expires=1"],
		["https://h/a?versionId=3", "https://h/a?versionId=3"],
		["https://h/a", "https://h/a"],
		["file:///d/a?sig=1", "file:///d/a?sig=1"],
	])("%s", (url, unsigned) => {
		expect(withoutSignature(url)).toBe(unsigned);
	});
});
