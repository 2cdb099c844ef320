/** Directories and prefixes as stores: on disk, and on a web server. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStore } from "../src/node.ts";
import { read } from "../src/read/read.ts";
import { filesOf } from "./formats/zarr/fixtures.ts";

function writeStore(root: string, files: Map<string, Uint8Array>): void {
	for (const [key, bytes] of files) {
		mkdirSync(dirname(join(root, key)), { recursive: true });
		writeFileSync(join(root, key), bytes);
	}
}

describe("on disk", () => {
	let root = "";
	beforeAll(() => {
		root = mkdtempSync(join(tmpdir(), "stores-"));
		writeStore(join(root, "three #1.zarr"), filesOf("v3 nested"));
		writeStore(join(root, "two.zarr"), filesOf("v2 holes"));
		writeFileSync(join(root, "secret"), "x");
	});
	afterAll(() => rmSync(root, { recursive: true }));

	it.each(["three #1.zarr", "three #1.zarr/", "three #1.zarr/zarr.json"])("%s", async (name) => {
		const store = await openStore(join(root, name));
		expect(store.contents().map(({ path }) => path)).toEqual(["/", "/scalar", "/g", "/g/a"]);
		expect((await read(store, "/g/a")).shape).toEqual([5, 7]);
	});

	it("chunks are listed once many are wanted, and asked for before", async () => {
		const store = await openStore(join(root, "two.zarr"));
		expect((await read(store, "/")).shape).toEqual([5, 7]);
		expect((await store.array("/").manifest()).missingCount).toBe(3);
		expect((await read(store, "/", { selection: [0, 0] })).data).toEqual(Int32Array.of(0));
	});

	it("a directory of stores is a group of them", async () => {
		const store = await openStore(root);
		expect(store.contents()).toContainEqual({ path: "/two.zarr", kind: "array" });
		expect(store.contents()).toContainEqual({ path: "/three #1.zarr/g/a", kind: "array" });
	});

	it("only what lies below the root may be read", async () => {
		const store = await openStore(join(root, "two.zarr"));
		expect(store.registry.has(`file://${root}/secret`)).toBe(false);
		expect(store.registry.has(`file://${root}/two.zarr/0.0`)).toBe(true);
	});

	it("what is nothing keeps its own error", async () => {
		await expect(openStore(join(root, "none"))).rejects.toMatchObject({ code: "not-found" });
		await expect(openStore(join(root, "secret"))).rejects.toMatchObject({ code: "unknown-format" });
		mkdirSync(join(root, "empty"));
		await expect(openStore(join(root, "empty"))).rejects.toMatchObject({
			code: "not-found",
			message: expect.stringMatching(/This is a directory, and there is no Zarr store.*It would have one of/),
		});
		await expect(openStore(join(root, "empty/"))).rejects.toMatchObject({ code: "not-found" });
	});

	it("what is missing in a store is said, not that the store is a directory", async () => {
		await expect(openStore(join(root, "three #1.zarr"), { group: "none" })).rejects.toMatchObject({
			code: "not-found",
			what: 'there is no group "/none" in the store',
		});
		const references = join(root, "cube.parq");
		mkdirSync(references);
		writeFileSync(join(references, ".zmetadata"), JSON.stringify({ metadata: {}, record_size: 10 }));
		await expect(openStore(references, { group: "none" })).rejects.toMatchObject({ what: /"\/none"/ });
		const repository = join(root, "repository");
		mkdirSync(repository);
		cpSync(join(import.meta.dirname, "fixtures/icechunk/v2"), repository, { recursive: true });
		rmSync(join(repository, "snapshots"), { recursive: true });
		await expect(openStore(repository)).rejects.toMatchObject({ message: expect.not.stringContaining("directory") });
	});

	it("links that go in circles", async () => {
		const circle = join(root, "circle");
		mkdirSync(circle);
		symlinkSync(circle, join(circle, "again"));
		symlinkSync(circle, join(circle, "too"));
		await expect(openStore(`${circle}/`)).rejects.toMatchObject({ name: "MiraError" });
	});
});

describe("on a web server", () => {
	let server: Server;
	let base = "";
	const objects = new Map<string, Uint8Array>();
	beforeAll(async () => {
		for (const [key, bytes] of filesOf("v2 xarray, consolidated")) objects.set(`/two.zarr/${key}`, bytes);
		for (const [key, bytes] of filesOf("v2 holes")) objects.set(`/bucket/${key}`, bytes);
		server = createServer((request, response) => {
			const { pathname, search } = new URL(request.url ?? "/", "http://localhost");
			if (search === "" && pathname.startsWith("/signed")) return void response.writeHead(401).end();
			const path = pathname.replace("/signed", "");
			if (path === "/two.zarr") return void response.writeHead(301, { location: "/two.zarr/" }).end();
			// A listing, as many servers show it.
			if (path.endsWith("/")) return void response.end("<html>listing</html>");
			const bytes = objects.get(decodeURIComponent(path));
			// What a bucket says of objects that are not there if it may not be listed.
			if (bytes === undefined) return void response.writeHead(path.startsWith("/bucket") ? 403 : 404).end();
			const range = /bytes=(\d+)-(\d+)/.exec(request.headers.range ?? "");
			if (range === null) return void response.end(bytes);
			const part = bytes.subarray(Number(range[1]), Number(range[2]) + 1);
			const end = Number(range[1]) + part.length - 1;
			response.writeHead(206, { "content-range": `bytes ${range[1]}-${end}/${bytes.length}` }).end(part);
		});
		await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
		base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	});
	afterAll(() => new Promise((done) => server.close(done)));

	it.each(["/two.zarr", "/two.zarr/", "/two.zarr/.zmetadata", "/signed/two.zarr/?token=1"])("%s", async (path) => {
		const store = await openStore(base + path);
		expect(store.contents().map(({ path }) => path)).toEqual(["/", "/v", "/x"]);
		expect((await read(store, "/v")).data).toEqual(Int16Array.of(1, -9999, 0, 4, 5, 6));
	});

	it("a bucket that may not be listed: documents are found, a missing chunk is an error with a reason", async () => {
		const store = await openStore(`${base}/bucket/`);
		expect((await read(store, "/", { selection: [0, 0] })).data).toEqual(Int32Array.of(0));
		await expect(read(store, "/")).rejects.toMatchObject({
			code: "http-status",
			hint: expect.stringContaining("do not exist"),
		});
	});

	it("a page is no store", async () => {
		await expect(openStore(`${base}/none/`)).rejects.toMatchObject({ name: "MiraError" });
		await expect(openStore(`${base}/none`)).rejects.toMatchObject({ code: "not-found" });
	});
});

it("a server without ranges that answers every path is said to have none, not to have a broken store", async () => {
	const server = createServer((_, response) => response.end("CDF\x01 and no JSON"));
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const { port } = server.address() as AddressInfo;
	try {
		await expect(openStore(`http://127.0.0.1:${port}/a.nc`)).rejects.toMatchObject({ code: "range-not-honoured" });
	} finally {
		server.close();
	}
});
