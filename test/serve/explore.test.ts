/** The explorer's server: who may ask, and what the bytes are that it sends. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { registerNamed } from "../../src/io/default-registry.ts";
import { FileStore, fileUrl, ObjectStoreRegistry } from "../../src/node.ts";
import { ExploreSite } from "../../src/serve/explore/explore-site.ts";
import { PageFiles } from "../../src/serve/explore/page-files.ts";
import { type ListeningServer, runServer } from "../../src/serve/run-server.ts";
import { pageGreeting } from "./page-greeting.ts";

const TOKEN = "0123456789abcdef";
const POLICY = "default-src 'none'; script-src 'self'";
let folder = "";
let server: ListeningServer;
let base = "";

beforeAll(async () => {
	folder = mkdtempSync(join(tmpdir(), "mirazarr-explore-"));
	mkdirSync(join(folder, "page/assets"), { recursive: true });
	mkdirSync(join(folder, "samples"));
	writeFileSync(join(folder, "samples/s.nc"), "sample");
	mkdirSync(join(folder, "data/deeper"), { recursive: true });
	const head = `<meta http-equiv="Content-Security-Policy" content="${POLICY}" /><title>page</title>`;
	writeFileSync(join(folder, "page/index.html"), `<html><head>${head}</head></html>`);
	writeFileSync(join(folder, "page/assets/a.js"), "export {};");
	writeFileSync(join(folder, "secret.txt"), "secret");
	writeFileSync(join(folder, "data/a #1.nc"), "0123456789");
	writeFileSync(join(folder, "data/deeper/b.nc"), "abc");
	symlinkSync(join(folder, "secret.txt"), join(folder, "data/link.nc"));
	const registry = new ObjectStoreRegistry();
	registerNamed(registry, fileUrl(join(folder, "data")), { schemes: { file: (prefix) => new FileStore(prefix) } });
	const greeting = { files: [{ url: "file:///x", name: 'a"><script>' }], prefixes: registry.prefixes };
	const page = await PageFiles.open({ page: join(folder, "page"), samples: join(folder, "samples") }, greeting);
	server = await runServer(new ExploreSite({ token: TOKEN, page, registry }), { port: 0 });
	base = `${server.url}/${TOKEN}/`;
});
afterAll(async () => {
	await server.close(0);
	rmSync(folder, { recursive: true });
});

const read = (path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Response> =>
	fetch(`${base}read/file${fileUrl(join(folder, path)).slice("file://".length)}`, { headers, method });

describe("the page", () => {
	it("is told what there is, and sent with its own policy", async () => {
		const response = await fetch(base);
		expect(response.headers.get("content-security-policy")).toBe(`${POLICY}; frame-ancestors 'none'`);
		expect(await response.text()).not.toContain("<script>");
		expect((await pageGreeting(base)).files[0]?.name).toBe('a"><script>');
	});

	it("has its files, and none from elsewhere", async () => {
		const script = await fetch(`${base}assets/a.js`);
		expect([script.status, script.headers.get("content-type")]).toEqual([200, "text/javascript; charset=utf-8"]);
		expect(await (await fetch(`${base}samples/s.nc`)).text()).toBe("sample");
		for (const path of [
			"assets/b.js",
			"assets",
			"samples",
			"samples/../secret.txt",
			"samples%2f..%2fsecret.txt",
			"..%2fsecret.txt",
			"%2e%2e/secret.txt",
		])
			expect((await fetch(base + path)).status, path).toBeGreaterThanOrEqual(400);
	});

	it("is not built: it is said how to build it", async () => {
		const folders = { page: join(folder, "none"), samples: join(folder, "samples") };
		await expect(PageFiles.open(folders, { files: [], prefixes: [] })).rejects.toThrow("npm run build:web");
	});
});

describe("bytes", () => {
	it("come whole, by ranges from either end, and their size alone", async () => {
		expect(await (await read("data/a #1.nc")).text()).toBe("0123456789");
		const part = await read("data/a #1.nc", { Range: "bytes=2-4" });
		expect([part.status, part.headers.get("content-range"), await part.text()]).toEqual([206, "bytes 2-4/10", "234"]);
		const end = await read("data/a #1.nc", { Range: "bytes=-3" });
		expect([end.headers.get("content-range"), await end.text()]).toEqual(["bytes 7-9/10", "789"]);
		const past = await read("data/a #1.nc", { Range: "bytes=8-20" });
		expect([past.headers.get("content-range"), await past.text()]).toEqual(["bytes 8-9/10", "89"]);
		const none = await read("data/a #1.nc", { Range: "bytes=10-20" });
		expect([none.status, none.headers.get("content-range")]).toEqual([416, "bytes */10"]);
		const head = await read("data/a #1.nc", {}, "HEAD");
		expect([head.status, head.headers.get("content-length"), await head.text()]).toEqual([200, "10", ""]);
	});

	it("are those of the version that is asked for", async () => {
		const tag = (await read("data/a #1.nc", { Range: "bytes=0-0" })).headers.get("etag") ?? "";
		expect(tag).toMatch(/^"/);
		expect((await read("data/a #1.nc", { "If-Match": tag })).status).toBe(200);
		expect((await read("data/a #1.nc", { "If-Match": '"other"' })).status).toBe(412);
	});

	it("are seen as they are now, not as they were first", async () => {
		writeFileSync(join(folder, "data/changing.nc"), "before");
		expect(await (await read("data/changing.nc")).text()).toBe("before");
		writeFileSync(join(folder, "data/changing.nc"), "now, and longer");
		expect(await (await read("data/changing.nc", { Range: "bytes=0-2" })).text()).toBe("now");
	});

	it("are listed where folders can be", async () => {
		const data = `${base}list/file${fileUrl(join(folder, "data")).slice("file://".length)}/`;
		const shallow: { url: string; size: number }[] = await (await fetch(`${data}?shallow`)).json();
		expect(shallow.map(({ url }) => url)).toContain(fileUrl(join(folder, "data/deeper/")));
		const all: { url: string; size: number }[] = await (await fetch(data)).json();
		expect(all).toContainEqual({ url: fileUrl(join(folder, "data/deeper/b.nc")), size: 3 });
	});
});

describe("what is refused", () => {
	it("is what was not named, by any way to it", async () => {
		expect((await read("secret.txt")).status).toBe(403);
		expect((await read("data/link.nc")).status).toBe(403);
		expect((await read("data/none.nc")).status).toBe(404);
		expect((await fetch(`${base}read/http/127.0.0.1:1/`)).status).toBe(403);
		expect((await fetch(`${base}read/gopher/x/y`)).status).toBe(403);
		expect((await fetch(`${base}read/file/`)).status).toBe(404);
	});

	it("is everything without the token", async () => {
		for (const path of ["/", "/read/file/etc/passwd", `/${TOKEN.slice(1)}0/`, `/${TOKEN}x/`])
			expect((await fetch(server.url + path)).status, path).toBe(404);
	});

	it("is who asks by another name of this machine, and who wants to write", async () => {
		const status = await new Promise((resolve) => {
			request(base, { headers: { Host: "rebound.example" } }, ({ statusCode }) => resolve(statusCode)).end();
		});
		expect(status).toBe(421);
		expect((await fetch(base, { method: "POST", body: "x" })).status).toBe(405);
	});

	it("is any page of others: no answer is for them", async () => {
		for (const response of [await read("data/a #1.nc"), await fetch(base), await read("secret.txt")]) {
			expect(response.headers.get("access-control-allow-origin")).toBeNull();
			expect(response.headers.get("cross-origin-resource-policy")).toBe("same-origin");
		}
	});
});
