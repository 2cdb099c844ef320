/** Whatever names a file has: over a real socket no answer has a header, a page or a message that they command. */
import { createHash } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { MemoryStore } from "../../src/io/memory.ts";
import { ObjectStoreRegistry } from "../../src/io/registry.ts";
import type { ManifestStore } from "../../src/manifest/manifest-store.ts";
import { openStore } from "../../src/node.ts";
import { answerWith } from "../../src/serve/answer.ts";
import { partTag } from "../../src/serve/entity-tag.ts";
import { type RunningServer, startServer } from "../../src/serve/node.ts";
import { FORMATS, hostile, writeHostileFiles } from "../cli/hostile-files.ts";
import { forbiddenIn, HOSTILE } from "../hostile-text.ts";
import { part, storeOver } from "./fetching.ts";

/** A name that is markup, and ends quotes of every kind. */
const MARKUP = `'"><img src=x onerror=alert(1)>&amp;$(id)`;

let folder: string;
let server: RunningServer;

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "mirazarr-hostile-served-"));
	const files = await writeHostileFiles(folder);
	const stores = await Promise.all(files.map(({ path }) => openStore(path)));
	const sources: Record<string, ManifestStore> = { markup: await markupStore() };
	for (const [i, store] of stores.entries()) sources[`file-${i}`] = store;
	// A server that is read from names its objects by what a stranger chose.
	sources.tagged = storeOver(async (_, range) => part(range, `"${HOSTILE}\r\nX-Forged: 1"`));
	server = await startServer({ sources, port: 0 });
});
afterAll(async () => {
	await server.close(0);
	await rm(folder, { recursive: true, force: true });
});

function markupStore(): Promise<ManifestStore> {
	const array = {
		zarr_format: 3,
		node_type: "array",
		shape: [2],
		data_type: "int16",
		dimension_names: [MARKUP],
		chunk_grid: { name: "regular", configuration: { chunk_shape: [2] } },
		chunk_key_encoding: { name: "default" },
		codecs: [{ name: "bytes", configuration: { endian: "little" } }],
		fill_value: 0,
	};
	const memory = new MemoryStore([
		["s.zarr/zarr.json", new TextEncoder().encode('{"zarr_format":3,"node_type":"group"}')],
		[`s.zarr/${MARKUP}/zarr.json`, new TextEncoder().encode(JSON.stringify(array))],
	]);
	return openStore("memory://m/s.zarr", { registry: new ObjectStoreRegistry().register("memory://m/", memory) });
}

type RawAnswer = { head: string; lines: string[]; body: string };

/** Sends a request as it is, and gives the answer with its head as it came. */
async function ask(request: string): Promise<RawAnswer> {
	const { port } = new URL(server.url);
	const bytes = await new Promise<Buffer>((resolve, reject) => {
		const parts: Buffer[] = [];
		const socket = connect(Number(port), "127.0.0.1", () => socket.write(request, "latin1"));
		socket.on("data", (bytes) => parts.push(bytes));
		socket.on("end", () => resolve(Buffer.concat(parts)));
		socket.on("error", reject);
	});
	const end = bytes.indexOf("\r\n\r\n");
	const head = bytes.subarray(0, end).toString("latin1");
	return { head, lines: head.split("\r\n"), body: bytes.subarray(end + 4).toString() };
}

const get = (path: string, headers = ""): Promise<RawAnswer> =>
	ask(`GET ${path} HTTP/1.1\r\nHost: h\r\nConnection: close\r\n${headers}\r\n`);

/** Every line is a header with visible characters, and nothing was added to those that the server writes. */
function expectSound({ head, lines }: RawAnswer): void {
	const [status, ...headers] = lines;
	expect(status).toMatch(/^HTTP\/1\.1 \d{3} [ -~]+$/);
	for (const line of headers) expect(line).toMatch(/^[A-Za-z-]+: [!-~][ -~]*$/);
	expect(head).not.toMatch(/^X-Forged/im);
	expect(head).toMatch(/^X-Content-Type-Options: nosniff$/im);
}

const SOURCES = ["markup", "tagged", ...FORMATS.map((_, i) => `file-${i}`)];

describe("a file of hostile names, served", () => {
	it.each(SOURCES)("%s: its listing and its documents are visible and exact", async (source) => {
		for (const path of [`/${source}/`, `/${source}/zarr.json`]) {
			const answer = await get(path);
			expectSound(answer);
			expect(answer.head).toMatch(/^HTTP\/1\.1 200 /);
			expect(forbiddenIn(answer.body)).toEqual([]);
		}
		const { arrays } = JSON.parse((await get(`/${source}/`)).body) as { arrays: { path: string }[] };
		for (const { path } of arrays) {
			const names = path.split("/").slice(1).map(encodeURIComponent).join("/");
			const document = await get(`/${source}/${names}/zarr.json`);
			expectSound(document);
			expect(document.head).toMatch(/^HTTP\/1\.1 200 /);
			expect(JSON.parse(document.body).node_type).toBe("array");
			// There may be no such chunk: of what there is, and of what is refused, headers are looked at.
			const chunk = await get(`/${source}/${names}/c/0`);
			expectSound(chunk);
			if (!/octet-stream/.test(chunk.head)) expect(forbiddenIn(chunk.body)).toEqual([]);
		}
	});

	it("a chunk is found by its encoded name", async () => {
		const index = FORMATS.indexOf("NetCDF-3");
		const { head, body } = await get(`/file-${index}/${encodeURIComponent(hostile("variable"))}/c/0`);
		expect(head).toMatch(/^HTTP\/1\.1 200 /);
		expect(body).toBe("\0\x01\0\x02");
	});

	it("the tag of a foreign server cannot end a header", async () => {
		for (const path of ["/tagged/v/c/0", "/tagged/v/c/1"]) {
			await get(path);
			const answer = await get(path);
			expectSound(answer);
			expect(answer.head).toMatch(/^ETag: "[!-~]+"$/im);
		}
		const source = { etag: `"\ud83d"` } as Parameters<typeof partTag>[0];
		expect(partTag(source, 0, 1)).toBe('"%EF%BF%BD:0+1"');
	});
});

it("a header stays one line, whatever it is made of", () => {
	const { headers } = answerWith(200, { "X-Name": `${HOSTILE}\r\nX-Forged: 1\u{1f30d}` }, undefined);
	expect(headers["X-Name"]).toMatch(/^[ -~]+$/);
	expect(() => new Response(null, { headers })).not.toThrow();
});

describe("the page", () => {
	it("has names as text, and allows nothing but its own style", async () => {
		const answer = await get("/", "Accept: text/html\r\n");
		expectSound(answer);
		expect(forbiddenIn(answer.body)).toEqual([]);
		expect(answer.body).not.toMatch(/^FORGED/m);
		expect(answer.body).not.toContain("<img");
		expect(answer.body).toContain("variable\\x1b[31m\\u202e");
		const [, style = ""] = /<style>([^<]*)<\/style>/.exec(answer.body) ?? [];
		const hash = createHash("sha256").update(style).digest("base64");
		expect(answer.lines).toContain(
			`Content-Security-Policy: default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
		);
	});

	it("has commands whose quotes no name ends", async () => {
		const { body } = await get("/", "Accept: text/html\r\n");
		const text = body.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
		expect(text).toContain(`gdalinfo 'ZARR:"/vsicurl/http://h/markup":/'\\''"><img src=x onerror=alert(1)>&amp;$(id)'`);
		expect(text).toContain(`root.resolve("'\\"><img src=x onerror=alert(1)>&amp;$(id)")`);
	});
});

describe("what clients send comes back visible", () => {
	const encoded = encodeURIComponent(`${HOSTILE}\r\nX-Forged: 1\r\n\r\n<script>`);
	it.each([
		["the name of a source", `/${encoded}/`, ""],
		["the name of an array", `/markup/${encoded}/zarr.json`, ""],
		["the key of a chunk", `/markup/${encoded}/c/0`, ""],
		["a range", "/tagged/v/c/0", "Range: bytes=\u009b8m\r\n"],
		["a tag", "/tagged/v/c/0", 'If-Match: "\u009b8m"\r\n'],
	])("%s", async (_, path, headers) => {
		const answer = await get(path, headers);
		expectSound(answer);
		expect(forbiddenIn(answer.body)).toEqual([]);
	});

	it.each([
		["a host, on the page", "GET / HTTP/1.1\r\nHost: \u009b8m<b>\r\nAccept: text/html\r\nConnection: close\r\n\r\n"],
		["a host, in the listing", "GET / HTTP/1.1\r\nHost: \u009b8m<b>\r\nConnection: close\r\n\r\n"],
		["a method", "PROPFIND / HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n"],
		["no request at all", `\u001b[31m${MARKUP}\r\n\r\n`],
	])("%s", async (_, request) => {
		const answer = await ask(request);
		expectSound(answer);
		expect(forbiddenIn(answer.body)).toEqual([]);
		expect(answer.body).not.toContain('<b>"');
	});
});
