import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { registerBlob, registerDirectory, registerNamed, registryFor } from "../../src/io/default-registry.ts";
import { FileStore, fileUrl } from "../../src/io/file.ts";
import { isInternalAddress } from "../../src/io/internal-address.ts";
import { ObjectStoreRegistry } from "../../src/io/registry.ts";
import { Trace } from "../../src/io/tracing.ts";
import { childUrl, siblingUrl } from "../../src/io/url.ts";
import { FaultServer } from "./fault-server.ts";
import { pattern } from "./pattern.ts";

const data = pattern(1000);
let server: FaultServer;
let other: FaultServer;

beforeEach(async () => {
	[server, other] = [await FaultServer.start(), await FaultServer.start()];
});
afterEach(async () => {
	expect([...server.violations, ...other.violations]).toEqual([]);
	await Promise.all([server.stop(), other.stop()]);
});

describe("what may be read", () => {
	it("the object alone, until its directory is registered", async () => {
		const url = server.serve("/d/x.nc", data);
		const sibling = server.serve("/d/x.idx", pattern(10));
		const registry = registryFor(url);
		const source = registry.source(url);
		expect(await source.size()).toBe(1000);
		expect(registry.has(sibling)).toBe(false);
		registerDirectory(registry, url);
		expect(await registry.source(sibling).size()).toBe(10);
		expect(registry.source(url)).toBe(source);
		expect(registry.has(`${server.origin}/other/x.nc`)).toBe(false);
		expect(registry.has(`${server.origin}/d/sub/x.nc`)).toBe(true);
	});

	it("the root of a store and what is below", async () => {
		const root = `${server.origin}/s.zarr`;
		server.serve("/s.zarr/zarr.json", data);
		const registry = registryFor(`${root}/`);
		expect(await registry.source(childUrl(root, "zarr.json")).size()).toBe(1000);
		expect(registry.has(`${server.origin}/s.zarr2/zarr.json`)).toBe(false);
		registerDirectory(registry, `${root}/`);
		expect(registry.prefixes).toEqual([`${root}/`]);
	});

	it("a reference from a stranger opens neither a local file nor another server", async () => {
		const url = server.serve("/d/refs.json", data);
		const registry = registryFor(url, { schemes: { file: (prefix) => new FileStore(prefix) } });
		registerDirectory(registry, url);
		const references = [
			"file:///etc/passwd",
			"http://169.254.169.254/latest/meta-data",
			`${other.origin}/x`,
			`${server.origin}/d/../x`,
			`${server.origin}/d/%2e%2e/x`,
			`${server.origin}/dx`,
		];
		for (const reference of references) {
			expect(() => registry.source(reference)).toThrow(
				expect.objectContaining({ code: "not-allowed", hint: expect.stringContaining("allow: [") }),
			);
		}
	});

	it("what is allowed besides", async () => {
		const reference = other.serve("/data/x", data);
		const url = server.serve("/d/refs.json", data);
		const registry = registryFor(url, { allow: [`${other.origin}/data`] });
		expect(await registry.source(reference).size()).toBe(1000);
		expect(registry.has(`${other.origin}/x`)).toBe(false);
	});

	it("what the user named, also with an empty registry; a registry that covers it is left as it is", async () => {
		const url = server.serve("/d/refs.json", data);
		const registry = new ObjectStoreRegistry();
		registerNamed(registry, url);
		expect(await registry.source(url).size()).toBe(1000);
		registerNamed(registry, url);
		registerNamed(registry, `${url}/below`);
		expect(registry.prefixes).toEqual([url]);
	});

	it("redirects of what was named are followed, those of its siblings only to what may be read", async () => {
		const target = other.serve("/cdn/x", data);
		const named = `${server.origin}/d/x.nc`;
		const sibling = `${server.origin}/d/y.nc`;
		server.fault("/d/x.nc", { kind: "redirect", status: 302, location: target });
		server.fault("/d/y.nc", { kind: "redirect", status: 302, location: target });
		const registry = registryFor(named);
		registerDirectory(registry, named);
		expect(await registry.source(named).size()).toBe(1000);
		await expect(registry.source(sibling).size()).rejects.toMatchObject({ code: "not-allowed" });

		const allowing = registryFor(named, { allow: [`${other.origin}/cdn/`] });
		registerDirectory(allowing, named);
		expect(await allowing.source(sibling).size()).toBe(1000);
	});

	it("a scheme without a store is named", () => {
		expect(() => registryFor("ftp://b/x")).toThrow(/no store for ftp: URLs.*Built in: http, https, s3, gs, az/);
		expect(() => registryFor("/data/x.nc")).toThrow(/is not a URL/);
		expect(() => registryFor("constructor://b/x")).toThrow(expect.objectContaining({ code: "bad-argument" }));
		expect(() => registryFor("https://h/x", { allow: ["file:///"] })).toThrow(/no store for file: URLs/);
	});

	it("local files, by path", async () => {
		const directory = await mkdtemp(join(tmpdir(), "mirazarr-io-"));
		const names = ["a #1?.nc", "100%.idx"];
		for (const name of names) await writeFile(join(directory, name), data);
		const options = { schemes: { file: (prefix: string) => new FileStore(prefix) } };
		const url = fileUrl(join(directory, "a #1?.nc"));
		const registry = registryFor(url, options);
		registerDirectory(registry, url, options);
		expect(await registry.source(url).size()).toBe(1000);
		expect(await registry.source(siblingUrl(url, "100%.idx")).size()).toBe(1000);
		expect(registry.has("file:///etc/passwd")).toBe(false);
		await rm(directory, { recursive: true });
	});

	it("a blob, under a URL of its own", async () => {
		const trace = new Trace();
		const registry = new ObjectStoreRegistry();
		const first = registerBlob(registry, new File([data.slice()], "a #1.nc"), { trace });
		const second = registerBlob(registry, new Blob([pattern(10).slice()]));
		expect(first).toMatch(/^memory:\/\/blob-\d+\/a%20%231\.nc$/);
		expect(await registry.source(first).readAll()).toEqual(data);
		expect(await registry.source(second).readAll()).toEqual(pattern(10));
		expect(trace.requests).toHaveLength(1);
	});
});

describe("queries", () => {
	it("of a signed object are sent for it, and not for its siblings", async () => {
		const url = server.serve("/d/x.nc?X-Amz-Signature=a%2Fb&versionId=1", data);
		server.serve("/d/x.idx", pattern(10));
		const registry = registryFor(url);
		registerDirectory(registry, url);
		expect(await registry.source(url).size()).toBe(1000);
		expect(await registry.source(siblingUrl(url, "x.idx")).size()).toBe(10);
		// A reference of the file to itself does not know the signature.
		expect(await registry.source(`${server.origin}/d/x.nc`).size()).toBe(1000);
	});

	it("of a store are sent for each of its objects, unless they have one of their own", async () => {
		server.serve("/s.zarr/c/0?sas=1", data);
		server.serve("/s.zarr/c/1?own=2", pattern(10));
		const root = `${server.origin}/s.zarr?sas=1`;
		const registry = registryFor(root);
		expect(await registry.source(childUrl(root, "c/0")).size()).toBe(1000);
		expect(await registry.source(`${childUrl(root, "c/1")}?own=2`).size()).toBe(10);
	});
});

describe("odd names over HTTP", () => {
	it.each([
		["a b+c", "/d/a%20b+c"],
		["a#b", "/d/a%23b"],
		["a?b", "/d/a%3Fb"],
		["100%", "/d/100%25"],
		["%20", "/d/%2520"],
		["é日本", "/d/%C3%A9%E6%97%A5%E6%9C%AC"],
		["a\\b", "/d/a%5Cb"],
	])("%s is asked for as %s", async (name, target) => {
		server.serve(target, data);
		const registry = registryFor(`${server.origin}/d/`);
		expect(await registry.source(childUrl(`${server.origin}/d`, name)).readAll()).toEqual(data);
	});

	it("a raw # in a URL is a character of the name", async () => {
		server.serve("/d/a%23b.nc", data);
		const url = `${server.origin}/d/a#b.nc`;
		expect(await registryFor(url).source(url).size()).toBe(1000);
	});
});

describe("isInternalAddress", () => {
	it.each(["localhost", "a.localhost", "metadata.google.internal", "127.0.0.1", "10.1.2.3", "172.31.255.255"])(
		"%s is",
		(host) => expect(isInternalAddress(host)).toBe(true),
	);
	it.each(["192.168.0.1", "169.254.169.254", "0.0.0.0", "100.64.0.1", "[::1]", "[::]", "[fd00::1]", "[fe80::1]"])(
		"%s is",
		(host) => expect(isInternalAddress(host)).toBe(true),
	);
	it("an IPv4 address in the clothes of IPv6 is", () => {
		expect(isInternalAddress(new URL("http://[::ffff:10.0.0.1]/").hostname)).toBe(true);
		expect(isInternalAddress(new URL("http://[::ffff:8.8.8.8]/").hostname)).toBe(false);
	});
	it.each(["localhost.", "[::7f00:1]", "[64:ff9b::a9fe:a9fe]", "[::ffff:0:7f00:1]", "[2002:7f00:1::]", "[fec0::1]"])(
		"%s is, in disguise",
		(host) => expect(isInternalAddress(host)).toBe(true),
	);
	it.each(["[64:ff9b::808:808]", "[2002:808:808::]", "[2606:4700::1111]"])("%s is not", (host) =>
		expect(isInternalAddress(host)).toBe(false),
	);
	it.each([
		"example.org",
		"8.8.8.8",
		"172.32.0.1",
		"11.0.0.1",
		"[2001:db8::1]",
		"localhost.example.org",
		"fe80.example",
	])("%s is not", (host) => expect(isInternalAddress(host)).toBe(false));
});
