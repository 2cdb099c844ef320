/** Sources that are replaced, cut and changed while they are served: an error first, and never bytes of two versions. */
import { mkdirSync, mkdtempSync, renameSync, rmSync, truncateSync, unlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { MiraError } from "../../src/errors.ts";
import { onAbort } from "../../src/io/abort.ts";
import type { ManifestStore } from "../../src/manifest/manifest-store.ts";
import { openStore } from "../../src/node.ts";
import { ByteCache } from "../../src/serve/byte-cache.ts";
import { type Reopen, ServedSource } from "../../src/serve/served-source.ts";
import { SharedLoads } from "../../src/serve/shared-loads.ts";
import { bytesIn, codeIn, deferred, type Fetch, fetchFrom, part, storeOver } from "./fetching.ts";
import { recordChunk, recordFile } from "./record-file.ts";

const folder = mkdtempSync(join(tmpdir(), "mirazarr-changing-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Puts another file in the place of one, as careful writers do. */
function replace(path: string, bytes: Uint8Array): void {
	writeFileSync(`${path}.next`, bytes);
	renameSync(`${path}.next`, path);
}

/** A file that is served, and opened again from its path. */
async function served(name: string, bytes: Uint8Array): Promise<{ path: string; ask: Fetch }> {
	const path = join(folder, name);
	writeFileSync(path, bytes);
	return { path, ask: fetchFrom({ sources: { x: await openStore(path) }, reopen: () => openStore(path) }) };
}

async function expectChanged(response: Response): Promise<void> {
	expect(response.status).toBe(409);
	expect(await codeIn(response)).toBe("source-changed");
	expect(response.headers.get("cache-control")).toBe("no-store");
}

describe("a file that is replaced", () => {
	it("refuses chunks until metadata are read again, those in memory too; then all is new, and has other tags", async () => {
		const { path, ask } = await served("replaced.nc", recordFile(1));
		const before = await ask("/x/v/c/10/0");
		expect(await bytesIn(before)).toEqual(recordChunk(1));
		replace(path, recordFile(2));
		// In memory, and nothing has been noticed yet: still the version that the metadata describe.
		expect(await bytesIn(await ask("/x/v/c/10/0"))).toEqual(recordChunk(1));
		await expectChanged(await ask("/x/v/c/11/0"));
		await expectChanged(await ask("/x/v/c/10/0"));
		await expectChanged(await ask("/x/v/c/10/0", { headers: { range: "bytes=0-3" } }));
		expect((await ask("/x/zarr.json")).status).toBe(200);
		const after = await ask("/x/v/c/10/0");
		expect(await bytesIn(after)).toEqual(recordChunk(2));
		expect(after.headers.get("etag")).not.toBe(before.headers.get("etag"));
	});

	it("is noticed by who asks for metadata, before any chunk is read", async () => {
		const { path, ask } = await served("noticed.nc", recordFile(1, 20));
		replace(path, recordFile(2, 30));
		const { arrays } = await (await ask("/x/")).json();
		expect(arrays.find((array: { path: string }) => array.path === "/v").shape).toEqual([30, 4096]);
		expect(await bytesIn(await ask("/x/v/c/29/0"))).toEqual(recordChunk(2));
	});

	it("has no holes where the one before had chunks", async () => {
		const { path, ask } = await served("shorter.nc", recordFile(1, 20));
		expect((await ask("/x/v/c/20/0")).status).toBe(404);
		replace(path, recordFile(2, 15));
		await expectChanged(await ask("/x/v/c/17/0"));
		expect((await ask("/x/zarr.json")).status).toBe(200);
		// Who still reads by the old metadata would take 404 for the fill value.
		await expectChanged(await ask("/x/v/c/17/0"));
		await expectChanged(await ask("/x/gone/c/0"));
		expect(await bytesIn(await ask("/x/v/c/14/0"))).toEqual(recordChunk(2));
	});

	it("is an error of the source while it is gone, and no hole", async () => {
		const { path, ask } = await served("gone.nc", recordFile(1));
		unlinkSync(path);
		expect((await ask("/x/v/c/10/0")).status).toBe(502);
		replace(path, recordFile(2));
		await expectChanged(await ask("/x/v/c/10/0"));
		await ask("/x/zarr.json");
		expect(await bytesIn(await ask("/x/v/c/10/0"))).toEqual(recordChunk(2));
	});
});

describe("a folder of Zarr that is replaced", () => {
	const document = (dataType: string, length: number) =>
		JSON.stringify({
			zarr_format: 3,
			node_type: "array",
			shape: [length],
			data_type: dataType,
			chunk_grid: { name: "regular", configuration: { chunk_shape: [length / 4] } },
			chunk_key_encoding: { name: "default", configuration: { separator: "/" } },
			fill_value: 0,
			codecs: [{ name: "bytes", configuration: { endian: "little" } }],
			attributes: {},
		});

	/** Both have chunks of 400 bytes: by their size they could not be told apart. */
	function write(folder: string, dataType: string, length: number, value: number): void {
		mkdirSync(join(folder, "c"), { recursive: true });
		writeFileSync(join(folder, "zarr.json"), document(dataType, length));
		for (let i = 0; i < 4; i++) writeFileSync(join(folder, "c", String(i)), new Uint8Array(400).fill(value));
	}

	async function servedAndReplaced(name: string): Promise<Fetch> {
		const path = join(folder, name);
		write(path, "int16", 800, 1);
		const ask = fetchFrom({ sources: { x: await openStore(path) }, reopen: () => openStore(path) });
		write(`${path}.next`, "float32", 400, 2);
		renameSync(path, `${path}.old`);
		renameSync(`${path}.next`, path);
		return ask;
	}

	// No chunk was ever read: nothing but the document can tell that they are of another store.
	it("gives no chunk of the new one to who knows the old one", async () => {
		const ask = await servedAndReplaced("chunks.zarr");
		await expectChanged(await ask("/x/c/1"));
		await expectChanged(await ask("/x/c/1", { headers: { range: "bytes=0-3" } }));
		expect((await ask("/x/zarr.json")).status).toBe(200);
		expect(await bytesIn(await ask("/x/c/1"))).toEqual(new Uint8Array(400).fill(2));
	});

	it("does not go on with the metadata of before", async () => {
		const ask = await servedAndReplaced("documents.zarr");
		expect(await (await ask("/x/zarr.json")).json()).toMatchObject({ data_type: "float32" });
		expect(await bytesIn(await ask("/x/c/1"))).toEqual(new Uint8Array(400).fill(2));
		expect(await bytesIn(await ask("/x/c/0"))).toEqual(new Uint8Array(400).fill(2));
	});
});

describe("a file that is cut", () => {
	it("gives no byte of what is left, and what it lacks is told when it is opened again", async () => {
		const { path, ask } = await served("cut.nc", recordFile(1));
		truncateSync(path, 100_000);
		await expectChanged(await ask("/x/v/c/10/0"));
		await expectChanged(await ask("/x/v/c/19/0"));
		const { diagnostics } = await (await ask("/x/")).json();
		expect(diagnostics.map(({ code }: { code: string }) => code)).toContain("truncated-file");
	});

	it("that cannot be opened any more says so, and goes on trying when it is asked", async () => {
		const { path, ask } = await served("broken.nc", recordFile(1));
		truncateSync(path, 2);
		await expectChanged(await ask("/x/v/c/10/0"));
		const refused = await ask("/x/zarr.json");
		expect(refused.status).toBeGreaterThanOrEqual(500);
		// Not at once again: opening costs.
		const soon = await ask("/x/zarr.json");
		await expectChanged(soon);
		expect(soon.headers.get("retry-after")).toBe("1");
	});
});

it("without a way to open it again, a source that changed stays refused", async () => {
	let etag = '"one"';
	const ask = fetchFrom({ sources: { x: storeOver(async (_, range) => part(range, etag)) } });
	expect((await ask("/x/v/c/0")).status).toBe(200);
	etag = '"two"';
	await expectChanged(await ask("/x/v/c/1"));
	await expectChanged(await ask("/x/v/c/0"));
	await expectChanged(await ask("/x/zarr.json"));
});

describe("opening again", () => {
	const changed = new MiraError("source-changed", "it is another");
	const never = new AbortController().signal;

	function sourceOf(open: Reopen, pauseMs: number) {
		const changes = { noticed: 0, reopened: 0 };
		const loads = new SharedLoads(new ByteCache(1000));
		const store = storeOver(async (_, range) => part(range));
		const derived = { decoding: {}, maxCells: 1000, made: { tiles: 0, values: 0 } };
		const surroundings = { view: {}, loads, derived, timeoutMs: 20, pauseMs, changes };
		const source = new ServedSource("x", store, surroundings, open);
		source.noteChange(changed);
		return { source, changes };
	}

	it("happens once for all who ask", async () => {
		let opened = 0;
		const { source, changes } = sourceOf(async () => {
			opened++;
			return storeOver(async (_, range) => part(range));
		}, 1000);
		await Promise.all(Array.from({ length: 10 }, () => source.currentListing(never)));
		expect(opened).toBe(1);
		expect(changes).toEqual({ noticed: 1, reopened: 1 });
	});

	it("ends after a time, which is told as a source that took too long is", async () => {
		const { source } = sourceOf(
			(signal) => new Promise((_, reject) => onAbort(signal, () => reject(signal.reason))),
			0,
		);
		await expect(source.currentListing(never)).rejects.toMatchObject({ status: 504 });
	});

	it("goes on for others if one of them goes away", async () => {
		const opened = deferred<ManifestStore>();
		const { source, changes } = sourceOf(() => opened.promise, 0);
		const gone = new AbortController();
		const [first, second] = [source.currentListing(gone.signal), source.currentListing(never)];
		gone.abort(new Error("gone"));
		await expect(first).rejects.toThrow("gone");
		opened.resolve(storeOver(async (_, range) => part(range)));
		await second;
		expect(changes.reopened).toBe(1);
	});

	it("is not cured by opening where references were made of another version", async () => {
		let opened = 0;
		const store = storeOver(async (_, range) => part(range, '"now"'));
		store.registry.expect("memory://source/data.bin", { etag: "then" });
		const ask = fetchFrom({
			sources: { x: store },
			reopen: async () => {
				opened++;
				return store;
			},
		});
		await expectChanged(await ask("/x/v/c/0"));
		expect((await ask("/x/zarr.json")).status).toBe(200);
		expect(opened).toBe(0);
	});
});
