/** What the page reads through the server of `mirazarr explore` is what lies on the disk. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStore, read } from "mirazarr";
import { afterAll, beforeAll, expect, it } from "vitest";
import { registerNamed } from "../../src/io/default-registry.ts";
import { FileStore, fileUrl, ObjectStoreRegistry } from "../../src/node.ts";
import { ExploreSite } from "../../src/serve/explore/explore-site.ts";
import { PageFiles } from "../../src/serve/explore/page-files.ts";
import { type ListeningServer, runServer } from "../../src/serve/run-server.ts";
import { type ExploreServer, schemesThrough } from "../../web/engine/explore-server.ts";

let folder = "";
let server: ListeningServer;
let explore: ExploreServer;

beforeAll(async () => {
	folder = mkdtempSync(join(tmpdir(), "mirazarr-page-"));
	writeFileSync(join(folder, "index.html"), "<title></title>");
	writeStore(join(folder, "a #1.zarr"));
	writeStore(join(folder, "b.zarr"));
	const registry = new ObjectStoreRegistry();
	registerNamed(registry, fileUrl(folder), { schemes: { file: (prefix) => new FileStore(prefix) } });
	const page = await PageFiles.open({ page: folder, samples: folder }, { files: [], prefixes: registry.prefixes });
	server = await runServer(new ExploreSite({ token: "token", page, registry }), { port: 0 });
	explore = { prefixes: registry.prefixes, base: `${server.url}/token/` };
});
afterAll(async () => {
	await server.close(0);
	rmSync(folder, { recursive: true });
});

/** A group of Zarr v2 with an array, without consolidated metadata: what is in it is only found by listing. */
function writeStore(store: string): void {
	mkdirSync(join(store, "x"), { recursive: true });
	writeFileSync(join(store, ".zgroup"), '{"zarr_format":2}');
	const array = { zarr_format: 2, shape: [4], chunks: [2], dtype: "|u1", compressor: null, filters: null, order: "C" };
	writeFileSync(join(store, "x/.zarray"), JSON.stringify({ ...array, fill_value: 0 }));
	writeFileSync(join(store, "x/0"), Uint8Array.of(1, 2));
	writeFileSync(join(store, "x/1"), Uint8Array.of(3, 4));
}

const open = (url: string) => openStore(url, { schemes: schemesThrough(explore) });

it("a store is listed and read", async () => {
	const store = await open(fileUrl(join(folder, "a #1.zarr")));
	expect(store.contents().map(({ path }) => path)).toEqual(["/", "/x"]);
	expect(Array.from((await read(store, "/x")).data as Uint8Array)).toEqual([1, 2, 3, 4]);
});

it("references to files beside them are read, and none to others", async () => {
	const chunk = (url: string) => ({
		version: 1,
		refs: { ".zgroup": '{"zarr_format":2}', "x/.zarray": zarray, "x/0": [url, 0, 2] },
	});
	const zarray = JSON.stringify({
		zarr_format: 2,
		shape: [2],
		chunks: [2],
		dtype: "|u1",
		compressor: null,
		filters: null,
		order: "C",
		fill_value: 0,
	});
	writeFileSync(join(folder, "own.json"), JSON.stringify(chunk(fileUrl(join(folder, "b.zarr/x/1")))));
	writeFileSync(join(folder, "foreign.json"), JSON.stringify(chunk("file:///etc/hostname")));
	expect(Array.from((await read(await open(fileUrl(join(folder, "own.json"))), "/x")).data as Uint8Array)).toEqual([
		3, 4,
	]);
	await expect(read(await open(fileUrl(join(folder, "foreign.json"))), "/x")).rejects.toMatchObject({
		code: "not-allowed",
	});
});

it("what is not there is said to be missing", async () => {
	await expect(open(fileUrl(join(folder, "none.nc")))).rejects.toMatchObject({ code: "not-found" });
});

it("addresses that the server was not started on are asked themselves", () => {
	const { http } = schemesThrough(explore) ?? {};
	expect(http?.("http://data.example/", { follow: "registered" }).constructor.name).toBe("HttpStore");
	expect(schemesThrough(undefined)).toBeUndefined();
});
