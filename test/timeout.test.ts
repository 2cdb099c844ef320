/** `timeoutMs`, wherever there is a `signal`: of sources that never answer, and of work that lets no timer go off. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { registerCodec } from "../src/codecs/index.ts";
import { load, toVirtualDataset, toVirtualDataTree } from "../src/dataset/index.ts";
import { MemoryStore } from "../src/io/memory.ts";
import { ObjectStoreRegistry } from "../src/io/registry.ts";
import type { ManifestStore } from "../src/manifest/manifest-store.ts";
import {
	decode,
	explainFill,
	explainValue,
	openStore,
	openVirtualDataset,
	openVirtualDatasets,
	openVirtualDataTree,
	read,
} from "../src/node.ts";
import { collectSources, verify } from "../src/verify/index.ts";
import { writeIcechunk } from "../src/write/icechunk.ts";
import { writeKerchunkJson } from "../src/write/kerchunk-json.ts";
import { writeKerchunkParquet } from "../src/write/kerchunk-parquet.ts";
import { writeZarrMetadata } from "../src/write/zarr-metadata.ts";

const ROOT = "s3://stall/";
const SLOW = "test.slow";
const timeoutMs = 5;

const json = (document: object): Uint8Array => new TextEncoder().encode(JSON.stringify(document));

/** Numbers in two chunks, on a dimension whose coordinate is in one. */
function documents(codecs: readonly object[] = []): [string, Uint8Array][] {
	const array = (name: string, chunk: number, more: readonly object[]): [string, Uint8Array] => [
		`a.zarr/${name}/zarr.json`,
		json({
			zarr_format: 3,
			node_type: "array",
			shape: [4],
			data_type: "uint8",
			chunk_grid: { name: "regular", configuration: { chunk_shape: [chunk] } },
			chunk_key_encoding: { name: "default" },
			dimension_names: ["x"],
			fill_value: 0,
			codecs: [{ name: "bytes" }, ...more],
			attributes: {},
		}),
	];
	return [
		["a.zarr/zarr.json", json({ zarr_format: 3, node_type: "group", attributes: {} })],
		array("v", 2, codecs),
		array("x", 4, []),
		["a.zarr/v/c/0", Uint8Array.of(1, 2)],
		["a.zarr/v/c/1", Uint8Array.of(3, 4)],
		["a.zarr/x/c/0", Uint8Array.of(0, 1, 2, 3)],
	];
}

/** A store of objects that stops to answer, and obeys no signal. */
class DeafStore extends MemoryStore {
	isDeaf = false;
	/** Only what is written hangs. */
	hangsWriting = false;

	override async get(...input: Parameters<MemoryStore["get"]>): ReturnType<MemoryStore["get"]> {
		return this.isDeaf ? new Promise(() => {}) : super.get(...input);
	}

	override async put(...input: Parameters<MemoryStore["put"]>): Promise<void> {
		const [, , options] = input;
		if (!this.hangsWriting) return super.put(...input);
		options?.signal?.throwIfAborted();
		await new Promise((_, reject) => {
			options?.signal?.addEventListener("abort", () => reject(options.signal?.reason));
		});
	}
}

async function opened(codecs?: readonly object[]): Promise<{ store: ManifestStore; objects: DeafStore }> {
	const objects = new DeafStore(documents(codecs));
	const registry = new ObjectStoreRegistry({ cacheBytes: 0 }).register(ROOT, objects);
	return { store: await openStore(`${ROOT}a.zarr/`, { registry }), objects };
}

const TIMEOUT = { name: "MiraError", code: "timeout", hint: "Raise timeoutMs" };

describe("a source that never answers", () => {
	const deafRegistry = (): ObjectStoreRegistry => {
		const objects = new DeafStore();
		objects.isDeaf = true;
		return new ObjectStoreRegistry().register(ROOT, objects);
	};
	const url = `${ROOT}a.nc`;

	it.each<[string, () => Promise<unknown>]>([
		["openStore", () => openStore(url, { registry: deafRegistry(), timeoutMs })],
		["openVirtualDataset", () => openVirtualDataset(url, { registry: deafRegistry(), timeoutMs })],
		["openVirtualDataTree", () => openVirtualDataTree(url, { registry: deafRegistry(), timeoutMs })],
	])("%s", async (_, open) => {
		await expect(open()).rejects.toMatchObject({ ...TIMEOUT, url, what: "opening was not finished after 5 ms" });
	});

	it("openVirtualDatasets, also where files that fail are left out", async () => {
		const opening = openVirtualDatasets([url, url], { registry: deafRegistry(), timeoutMs, onError: "skip" });
		await expect(opening).rejects.toMatchObject({ ...TIMEOUT, what: "opening 2 files was not finished after 5 ms" });
	});

	it.each<[string, (store: ManifestStore) => Promise<unknown>]>([
		["read", (store) => read(store, "v", { timeoutMs })],
		["decode", (store) => decode(store, "v", { timeoutMs })],
		["explainValue", (store) => explainValue(store, "v", [0], { timeoutMs })],
		["verify", (store) => verify(store, { timeoutMs })],
		["collectSources", (store) => collectSources(store, { timeoutMs })],
		["toVirtualDataset", (store) => toVirtualDataset(store, { timeoutMs })],
		["toVirtualDataTree", (store) => toVirtualDataTree(store, { timeoutMs })],
		["load", async (store) => load(await toVirtualDataset(store, { loadable: [] }), ["x"], { timeoutMs })],
	])("%s", async (_, call) => {
		const { store, objects } = await opened();
		objects.isDeaf = true;
		await expect(call(store)).rejects.toMatchObject(TIMEOUT);
	});

	it("explainFill needs no source", async () => {
		const { store, objects } = await opened();
		objects.isDeaf = true;
		expect(await explainFill(store, "v", { timeoutMs: 60_000 })).toMatchObject({ path: "/v" });
	});
});

describe("a target that never answers", () => {
	it.each<[string, (store: ManifestStore, target: DeafStore) => Promise<unknown>]>([
		["writeKerchunkParquet", (store, target) => writeKerchunkParquet(store, target, { timeoutMs })],
		["writeIcechunk", (store, target) => writeIcechunk(store, { store: target }, { timeoutMs })],
		["writeZarrMetadata", (store, target) => writeZarrMetadata(store, target, { timeoutMs })],
	])("%s", async (_, write) => {
		const { store } = await opened();
		const target = new DeafStore();
		target.hangsWriting = true;
		await expect(write(store, target)).rejects.toMatchObject({
			...TIMEOUT,
			what: "writing was not finished after 5 ms",
		});
	});

	it("writeKerchunkJson has no target, and time enough", async () => {
		const { store } = await opened();
		expect((await writeKerchunkJson(store, { timeoutMs: 60_000 })).referenceCount).toBe(3);
	});
});

describe("work that lets no timer go off", () => {
	afterEach(() => {
		vi.restoreAllMocks();
	});

	it("a parser that never ends", async () => {
		const limits = { maxWork: Infinity };
		const parser = async (_: string, registry: ObjectStoreRegistry): Promise<never> => {
			const { budget } = registry;
			for (;;) budget.work(1);
		};
		const registry = new ObjectStoreRegistry().register(ROOT, new MemoryStore());
		const opening = openStore(`${ROOT}a`, { parser, registry, limits, timeoutMs: 20 });
		await expect(opening).rejects.toMatchObject({ ...TIMEOUT, url: `${ROOT}a` });
	});

	it("a parser that takes the end for that of one array", async () => {
		const parser = async (_: string, registry: ObjectStoreRegistry): Promise<ManifestStore> => {
			const { budget } = registry;
			try {
				for (;;) budget.work(1);
			} catch {
				return (await opened()).store;
			}
		};
		const registry = new ObjectStoreRegistry().register(ROOT, new MemoryStore());
		const opening = openStore(`${ROOT}a`, { parser, registry, limits: { maxWork: Infinity }, timeoutMs: 20 });
		await expect(opening).rejects.toMatchObject(TIMEOUT);
	});

	it.each([
		["read", read],
		["decode", decode],
	] as const)("%s ends between two chunks", async (_, call) => {
		let decoded = 0;
		registerCodec(SLOW, {
			kind: "bytes-to-bytes",
			create: () => ({
				decode(bytes: Uint8Array) {
					decoded++;
					const later = performance.now() + 60_000;
					vi.spyOn(performance, "now").mockReturnValue(later);
					return bytes;
				},
			}),
		});
		const { store } = await opened([{ name: SLOW }]);
		await expect(call(store, "v", { timeoutMs: 30_000 })).rejects.toMatchObject({ ...TIMEOUT, path: "v" });
		expect(decoded).toBe(1);
	});
});

it("a pipe, or a device, is refused and not waited for", async () => {
	const folder = mkdtempSync(join(tmpdir(), "mirazarr-pipe-"));
	const pipe = join(folder, "pipe.nc");
	execFileSync("mkfifo", [pipe]);
	for (const path of [pipe, "/dev/zero"])
		await expect(openStore(path)).rejects.toMatchObject({
			code: "not-found",
			what: expect.stringContaining("not a regular file"),
		});
	rmSync(folder, { recursive: true });
});
