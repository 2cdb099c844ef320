/**
 * References, repositories and archives of strangers, opened and read while the file system and the network are watched:
 * nothing is asked for but what the user named and what lies beside it, and all ends in typed errors.
 */
import {
	mkdirSync,
	mkdtempSync,
	readFileSync,
	realpathSync,
	rmSync,
	statSync,
	symlinkSync,
	utimesSync,
	writeFileSync,
} from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { wrapFile } from "../../src/icechunk/file.ts";
import { writeFlexBuffer } from "../../src/icechunk/flexbuffer.ts";
import { REPO } from "../../src/icechunk/schemas.ts";
import { type OpenOptions, openStore } from "../../src/node.ts";
import { read } from "../../src/read/read.ts";
import { verify } from "../../src/verify/verify.ts";
import { encodeReferenceFile } from "../../src/write/kerchunk/parquet-file.ts";
import { writeKerchunkJson } from "../../src/write/kerchunk-json.ts";
import { largestRoom, orRefusal } from "./damage.ts";
import { bufferOf, madeRepository, plainFile, repoOf } from "./icechunk/made-repository.ts";
import { zarray } from "./kerchunk/fixtures.ts";
import { type Watched, watch } from "./watch.ts";
import { storedZip } from "./zip/stored-zip.ts";

const SECRET = "secret!!";
const project = realpathSync(join(import.meta.dirname, "../.."));

let root = "";
let open = "";
let canary: Server;
let named: Server;
/** Where nothing may be asked for, and where the user's own files are served from. */
let [elsewhere, host] = ["", ""];
let visitors: string[] = [];

const listen = async (server: Server): Promise<string> => {
	await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
	return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

beforeAll(async () => {
	root = realpathSync(mkdtempSync(join(tmpdir(), "strangers-")));
	open = join(root, "open");
	mkdirSync(open);
	writeFileSync(join(root, "secret.bin"), SECRET);
	writeFileSync(join(open, "data.bin"), "data1234");
	symlinkSync(join(root, "secret.bin"), join(open, "link.bin"));
	symlinkSync(root, join(open, "up"));
	canary = createServer((request, response) => {
		visitors.push(request.url ?? "");
		response.end(SECRET);
	});
	elsewhere = await listen(canary);
	named = createServer((request, response) => {
		const path = request.url ?? "";
		if (path.startsWith("/open/moved-out")) return void response.writeHead(302, { location: `${elsewhere}/x` }).end();
		if (path.startsWith("/open/moved-up")) return void response.writeHead(302, { location: "/secret.bin" }).end();
		if (path.startsWith("/open/moved-in"))
			return void response.writeHead(302, { location: "http://169.254.169.254/latest" }).end();
		if (!path.startsWith("/open/")) visitors.push(path);
		try {
			const bytes = readFileSync(join(root, decodeURIComponent(path)));
			const range = /bytes=(\d+)-(\d+)/.exec(request.headers.range ?? "");
			if (range === null) return void response.end(bytes);
			const part = bytes.subarray(Number(range[1]), Number(range[2]) + 1);
			const end = Number(range[1]) + part.length - 1;
			response.writeHead(206, { "content-range": `bytes ${range[1]}-${end}/${bytes.length}` }).end(part);
		} catch {
			response.writeHead(404).end();
		}
	});
	host = await listen(named);
});
afterAll(async () => {
	await Promise.all([canary, named].map((server) => new Promise((done) => server.close(done))));
	rmSync(root, { recursive: true });
});
beforeEach(() => {
	visitors = [];
});

/** Files below the open directory, whose names may have folders. */
function put(folder: string, files: Iterable<readonly [string, string | Uint8Array]>): string {
	const own = join(open, folder);
	rmSync(own, { recursive: true, force: true });
	for (const [name, content] of files) {
		mkdirSync(dirname(join(own, name)), { recursive: true });
		writeFileSync(join(own, name), content);
	}
	return own;
}

/** Opens, reads, checks and converts a store; every failure must be typed. Gives what was read. */
async function useStore(location: string, options: OpenOptions = {}): Promise<string[]> {
	const store = await orRefusal(openStore(location, options), location);
	const found: string[] = [];
	for (const { path, kind } of store?.contents() ?? []) {
		if (store === undefined || kind !== "array") continue;
		const values = await orRefusal(read(store, path), path);
		if (values !== undefined) found.push(Buffer.from(values.bytes).toString("latin1"));
	}
	if (store !== undefined) {
		await orRefusal(verify(store), "verify");
		await orRefusal(writeKerchunkJson(store, { onUnsupported: "skip" }), "write");
	}
	return found;
}

/** Paths that are neither the user's nor the program's own. */
function outside({ paths }: Watched): string[] {
	const local = paths.map((path) => (path.startsWith("file:") ? decodeURIComponent(new URL(path).pathname) : path));
	return local.filter(
		(path) =>
			!path.includes("/node_modules/") &&
			![open, project].some((folder) => path === folder || path.startsWith(`${folder}/`)),
	);
}

/** Places that strangers would like to have read, as references spell them. */
const PLACES: [string, () => string][] = [
	["a path upwards", () => "../secret.bin"],
	["two paths upwards", () => "../../secret.bin"],
	["a path that hides it", () => "x/../../../secret.bin"],
	["percent-encoded dots", () => "%2e%2e/%2E%2E/secret.bin"],
	["a percent-encoded slash", () => "..%2f..%2fsecret.bin"],
	["one that is encoded twice", () => "%252e%252e%252fsecret.bin"],
	["backslashes", () => "..\\..\\secret.bin"],
	["an absolute path", () => join(root, "secret.bin")],
	["a file URL", () => pathToFileURL(join(root, "secret.bin")).href],
	["a file URL with dots", () => `${pathToFileURL(open).href}/x/../../secret.bin`],
	["a file URL of this host", () => `file://localhost${root}/secret.bin`],
	["upper case", () => `FILE://${root}/secret.bin`],
	["a local URL", () => `local://${root}/secret.bin`],
	["a password file", () => "file:///etc/passwd"],
	["a Windows path", () => "C:\\Windows\\win.ini"],
	["a Windows URL", () => "file:///C:/Windows/win.ini"],
	["a share", () => "\\\\host\\share\\x"],
	["a symbolic link", () => "../link.bin"],
	["a directory that is one", () => "../up/secret.bin"],
	["a name with NUL", () => "../data.bin\0/../../secret.bin"],
	["a chain of protocols", () => `simplecache::${pathToFileURL(join(root, "secret.bin")).href}`],
	["an archive", () => `zip://x::${elsewhere}/x.zip`],
	["metadata of a cloud", () => "http://169.254.169.254/latest/meta-data/"],
	["the same as one number", () => "http://2852039166/latest/"],
	["this host", () => `${elsewhere}/x`],
	["this host by name", () => elsewhere.replace("127.0.0.1", "localhost")],
	["this host as IPv6", () => elsewhere.replace("127.0.0.1", "[::ffff:127.0.0.1]")],
	["a user in front of it", () => elsewhere.replace("http://", "http://127.0.0.1:1@")],
	["no protocol", () => elsewhere.replace("http:", "")],
	["a bucket", () => "s3://bucket/key"],
	["a data URL", () => "data:,secret!!"],
	["a blob", () => "blob:nodedata:1"],
];

const array = zarray([8], [8]);
const references = (chunk: unknown, more: object = {}): string =>
	JSON.stringify({ version: 1, ...more, refs: { ".zgroup": { zarr_format: 2 }, "a/.zarray": array, "a/0": chunk } });

/** What carries references, as a file or a folder below the open directory. */
const CARRIERS: Record<string, (url: string) => string | Promise<string>> = {
	"Kerchunk JSON": (url) => join(put("json", [["refs.json", references([url, 0, 8])]]), "refs.json"),
	"a whole file": (url) => join(put("whole", [["refs.json", references([url])]]), "refs.json"),
	"a template": (url) =>
		join(put("template", [["refs.json", references(["{{u}}", 0, 8], { templates: { u: url } })]]), "refs.json"),
	gen: (url) => {
		const gen = [{ key: "b/{{i}}", url, offset: "0", length: "8", dimensions: { i: [0] } }];
		const refs = { ".zgroup": { zarr_format: 2 }, "b/.zarray": array };
		return join(put("gen", [["refs.json", JSON.stringify({ version: 1, gen, refs })]]), "refs.json");
	},
	"a document": (url) => {
		const refs = { ".zgroup": { zarr_format: 2 }, "a/.zarray": [url], "a/.zattrs": [url, 0, 8], "a/0": "x" };
		return join(put("document", [["refs.json", JSON.stringify({ version: 1, refs })]]), "refs.json");
	},
	"compressed JSON": (url) => join(put("gzip", [["refs.json.gz", gzipSync(references([url, 0, 8]))]]), "refs.json.gz"),
	Parquet: async (url) => {
		const file = await encodeReferenceFile({
			rowCount: 1,
			referenceCount: 1,
			urlIds: Uint32Array.of(1),
			urls: [url],
			offsets: Float64Array.of(0),
			lengths: Float64Array.of(8),
			raw: new Map(),
		});
		const metadata = { ".zgroup": { zarr_format: 2 }, "a/.zarray": array };
		return put("parquet", [
			[".zmetadata", JSON.stringify({ metadata, record_size: 1 })],
			["a/refs.0.parq", file],
		]);
	},
	Icechunk: (url) => put("icechunk", madeRepository([{ index: [0], location: url, offset: 0n, length: 8n }])),
	"a named container": (url) => {
		const containers = { x: { name: "x", url_prefix: url, store: { http: {} } } };
		const config = writeFlexBuffer({ virtual_chunk_containers: containers });
		const repo = plainFile("repository", bufferOf(REPO, repoOf({ config })));
		return put(
			"container",
			madeRepository([{ index: [0], location: "vcc://x/../y", offset: 0n, length: 8n }], { repo }),
		);
	},
	"a zip": (url) => {
		const bytes = storedZip([["refs.json", references([url, 0, 8])]]);
		return join(put("zip", [["refs.zip", bytes]]), "refs.zip");
	},
};

describe.each(Object.entries(CARRIERS))("%s leads to", (_, carry) => {
	it.each(PLACES)("%s", async (_, place) => {
		const location = await carry(place());
		let found: string[] = [];
		const watched = await watch(async () => {
			found = await useStore(location);
		});
		expect(found).toEqual([]);
		expect(outside(watched)).toEqual([]);
		expect(watched.network).toEqual([]);
		expect(visitors).toEqual([]);
	});
});

describe("on a web server", () => {
	it.each([
		["the directory above", () => "../secret.bin"],
		["the same, encoded", () => "%2e%2e/secret.bin"],
		["another path of the host", () => `${host}/secret.bin`],
		["another port", () => `${elsewhere}/x`],
		["a redirect to another host", () => "moved-out.bin"],
		["a redirect to the directory above", () => "moved-up.bin"],
		["a redirect to an internal address", () => "moved-in.bin"],
		["a local file", () => pathToFileURL(join(root, "secret.bin")).href],
	])("%s", async (_, place) => {
		writeFileSync(join(open, "refs.json"), references([place(), 0, 8]));
		let found: string[] = [];
		const watched = await watch(async () => {
			found = await useStore(`${host}/open/refs.json`, { retry: { attempts: 1 } });
		});
		expect(found).toEqual([]);
		expect(visitors).toEqual([]);
		expect(outside(watched).filter((path) => !path.startsWith(open))).toEqual([]);
		for (const request of watched.network.filter((text) => text.startsWith("http")))
			expect(request.startsWith(`${host}/open/`), request).toBe(true);
	});

	it("what may be read is, and the watch sees it", async () => {
		writeFileSync(join(open, "refs.json"), references(["data.bin", 0, 8]));
		let found: string[] = [];
		const watched = await watch(async () => {
			found = await useStore(`${host}/open/refs.json`);
		});
		expect(found).toEqual(["data1234"]);
		expect(watched.network).toContain(`${host}/open/data.bin`);
		const local = await watch(async () => {
			found = await useStore(join(open, "refs.json"));
		});
		expect(found).toEqual(["data1234"]);
		expect(local.paths).toContain(join(open, "data.bin"));
		const allowed = await watch(async () => {
			writeFileSync(join(open, "refs.json"), references(["../secret.bin", 0, 8]));
			found = await useStore(join(open, "refs.json"), { allow: [root] });
		});
		expect(found).toEqual([SECRET]);
		expect(outside(allowed)).toContain(join(root, "secret.bin"));
	});
});

describe("names", () => {
	it("chunks of a Zarr store that are links to elsewhere", async () => {
		const store = put("store.zarr", [
			[".zgroup", '{"zarr_format":2}'],
			["a/.zarray", JSON.stringify(array)],
			["b/.zarray", JSON.stringify(array)],
		]);
		symlinkSync(join(root, "secret.bin"), join(store, "a/0"));
		symlinkSync(root, join(store, "c"));
		let found: string[] = [];
		const watched = await watch(async () => {
			found = await useStore(store);
		});
		expect(found.join()).not.toContain(SECRET);
		// To see where the links lead, and no more.
		expect(outside(watched).filter((path) => path !== root)).toEqual([]);
	});

	it("members of a zip that are named after other places", async () => {
		const names = ["../secret.bin", "/etc/passwd", "C:\\x", "a/../../secret.bin", "a/./0", "a//0", "\0"];
		const members = names.map((name): [string, string] => [name, "x"]);
		const bytes = storedZip([[".zgroup", '{"zarr_format":2}'], ["a/.zarray", JSON.stringify(array)], ...members]);
		const location = join(put("names", [["names.zip", bytes]]), "names.zip");
		const watched = await watch(() => useStore(location));
		expect(outside(watched)).toEqual([]);
		expect(watched.network).toEqual([]);
	});

	it("nodes and keys of references that are", async () => {
		const refs = {
			".zgroup": { zarr_format: 2 },
			"../a/.zarray": array,
			"../a/0": "x",
			"/b/.zarray": array,
			"a\\..\\b/0": "x",
		};
		const location = join(put("keys", [["refs.json", JSON.stringify({ version: 1, refs })]]), "refs.json");
		const watched = await watch(() => useStore(location));
		expect(outside(watched)).toEqual([]);
	});

	it("references that lead to themselves", async () => {
		const location = join(put("self", [["refs.json", references(["refs.json"])]]), "refs.json");
		const watched = await watch(() => useStore(location));
		expect(outside(watched)).toEqual([]);
	});
});

describe("bombs", () => {
	const limits = { maxMetadataBytes: 2 ** 22, maxArrayBytes: 2 ** 22, maxReferences: 10_000 };
	const LARGEST_ROOM = 2 ** 23;
	/** A frame of so many blocks that repeat one byte 128 Ki times (RFC 8878, 3.1.1.2). */
	const zstdBomb = (blocks: number): Uint8Array => {
		const frame = new Uint8Array(6 + 4 * blocks);
		frame.set([0x28, 0xb5, 0x2f, 0xfd, 0x00, 0x58]);
		for (let i = 0; i < blocks; i++) {
			const header = ((2 ** 17) << 3) | (1 << 1) | (i === blocks - 1 ? 1 : 0);
			frame.set([header & 255, (header >> 8) & 255, (header >> 16) & 255, 0x20], 6 + 4 * i);
		}
		return frame;
	};
	const huge = (name: string, document: object): [string, () => string] => [
		name,
		() =>
			join(put("huge", [["refs.json", JSON.stringify({ ".zgroup": { zarr_format: 2 }, ...document })]]), "refs.json"),
	];

	it.each<[string, () => string]>([
		["gzip", () => join(put("bomb", [["refs.json.gz", gzipSync(Buffer.alloc(2 ** 26, "{ "))]]), "refs.json.gz")],
		["zstd", () => join(put("bomb", [["refs.json.zst", zstdBomb(2 ** 12)]]), "refs.json.zst")],
		["Icechunk", () => put("bomb", madeRepository([], { manifest: wrapFile([zstdBomb(2 ** 12)], "manifest", "x") }))],
		[
			"Icechunk's snapshot",
			() => put("bomb", madeRepository([], { snapshot: wrapFile([zstdBomb(2 ** 12)], "snapshot", "x") })),
		],
		huge("a shape beyond all bounds", { "a/.zarray": zarray([2 ** 50], [2 ** 50]), "a/0": "x" }),
		huge("a grid beyond all bounds", { "a/.zarray": zarray([2 ** 50], [1]), "a/5": "x" }),
		huge("many dimensions", { "a/.zarray": zarray(new Array(3000).fill(2), new Array(3000).fill(1)), "a/0": "x" }),
		huge("text of a huge size", { "a/.zarray": zarray([1], [1], { dtype: "|S2000000000" }), "a/0": "x" }),
		[
			"gen",
			() => {
				const gen = [{ key: "a/{{i}}", url: "u", dimensions: { i: { stop: 2 ** 40 } } }];
				return join(put("bomb", [["refs.json", JSON.stringify({ version: 1, gen, refs: {} })]]), "refs.json");
			},
		],
		[
			"templates that double",
			() => {
				const templates = Object.fromEntries(
					Array.from({ length: 60 }, (_, i) => [`t${i}`, `{{t${i + 1}()}}{{t${i + 1}()}}`]),
				);
				return join(put("bomb", [["refs.json", references(["{{t0()}}"], { templates })]]), "refs.json");
			},
		],
	])("%s", async (_, make) => {
		const location = make();
		const room = await largestRoom(async () => {
			expect(await useStore(location, { limits })).toEqual([]);
		});
		expect(room).toBeLessThanOrEqual(LARGEST_ROOM);
	});
});

it("nobody opened the canary: its time of access is as it was", async () => {
	const secret = join(root, "secret.bin");
	const probe = join(root, "probe.bin");
	writeFileSync(probe, "x");
	const long = new Date("2001-01-01");
	for (const file of [secret, probe]) utimesSync(file, long, new Date());
	readFileSync(probe);
	for (const carry of Object.values(CARRIERS)) await useStore(await carry(secret));
	// Not every file system notes it.
	const isNoted = statSync(probe).atimeMs !== long.getTime();
	if (isNoted) expect(statSync(secret).atimeMs).toBe(long.getTime());
});
