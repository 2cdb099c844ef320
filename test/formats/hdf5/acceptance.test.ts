/** Checks of reference/hdf5.md that no single part of the reader can show. */
import { ReferenceStore } from "@zarrita/storage";
import { describe, expect, it } from "vitest";
import * as zarr from "zarrita";
import { registerWithZarrita } from "../../../src/codecs/zarrita.ts";
import { hdf5 } from "../../../src/formats/hdf5/index.ts";
import { MemoryStore } from "../../../src/io/memory.ts";
import type { ObjectStore } from "../../../src/io/object-store.ts";
import { ObjectStoreRegistry } from "../../../src/io/registry.ts";
import type { ManifestStore } from "../../../src/manifest/manifest-store.ts";
import { openStore } from "../../../src/open.ts";
import { read } from "../../../src/read/read.ts";
import { writeKerchunkJson } from "../../../src/write/kerchunk-json.ts";
import { encodeBase64 } from "../../../src/zarr/base64.ts";
import { bytesOf, openFixture, truthOf } from "./parser-fixtures.ts";
import { fixtureBytes } from "./reader-fixtures.ts";

/** Compares the arrays of a fixture that have bytes with what h5py reads from it. */
async function expectTrueValues(store: ManifestStore, file: string, skip: RegExp): Promise<void> {
	for (const [path, { bytes }] of Object.entries(truthOf(file).arrays))
		if (bytes !== undefined && !skip.test(path))
			expect(encodeBase64((await read(store, path)).bytes), path).toBe(bytes);
}

describe("check 6: user blocks", () => {
	it.each([512, 1024, 2048, 4096, 8192])("of %d bytes shift everything", async (blockBytes) => {
		for (const file of ["storage.h5", "types.h5"]) {
			const bytes = new Uint8Array(blockBytes + bytesOf(file).length);
			bytes.set(bytesOf(file), blockBytes);
			const store = await openFixture(file, { bytes });
			await expectTrueValues(store, file, /^$/);
			const strings = file === "storage.h5" ? "/compact_strings" : "/strings";
			expect((await read(store, strings)).data).toEqual(truthOf(file).arrays[strings]?.values);
		}
	});
});

describe("check 5: addresses beyond 2^32", () => {
	it("chunks, compact data and heaps are found behind 8 GiB of user block", async () => {
		const store = await openShifted(bytesOf("storage.h5"), 2 ** 33);
		await expectTrueValues(store, "storage.h5", /external/);
		expect((await read(store, "/compact_strings")).data).toEqual(["a", "bc"]);
		const entry = (await store.array("/chunked").manifest()).get([0, 0]);
		expect(entry.kind === "virtual" && entry.offset > 2 ** 33).toBe(true);
	});
});

/** Opens a file that stands behind so many zeros, which nobody keeps. */
function openShifted(bytes: Uint8Array, shiftBytes: number): Promise<ManifestStore> {
	const shifted: ObjectStore = {
		get: async (_path, range) => {
			const { offset, length } = range ?? { offset: 0, length: 0 };
			const size = shiftBytes + bytes.length;
			const part = new Uint8Array(Math.min(length, size - offset));
			const begin = Math.max(offset, shiftBytes);
			if (begin < offset + part.length)
				part.set(bytes.subarray(begin - shiftBytes, offset + part.length - shiftBytes), begin - offset);
			return { bytes: part, size, etag: undefined };
		},
	};
	const registry = new ObjectStoreRegistry().register("memory://far", shifted);
	return openStore("memory://far/file.h5", { registry, parser: hdf5() });
}

describe("check 7: checksums of chunks", () => {
	it("a chunk that was damaged fails by fletcher32, the others are read", async () => {
		const whole = await openFixture("storage.h5");
		const entry = (await whole.array("/chunked_gzip").manifest()).get([0, 0]);
		if (entry.kind !== "virtual") throw new Error("the chunk should be a reference");
		const bytes = bytesOf("storage.h5");
		// Its last byte is of the checksum alone: deflate does not see it.
		const last = entry.offset + entry.length - 1;
		bytes[last] = (bytes[last] as number) ^ 1;
		const store = await openFixture("storage.h5", { bytes });
		await expect(read(store, "/chunked_gzip")).rejects.toMatchObject({ code: "corrupt-chunk", path: "/chunked_gzip" });
		const others = [
			{ start: 4, stop: 6 },
			{ start: 0, stop: 10 },
		];
		expect((await read(store, "/chunked_gzip", { selection: others })).data).toEqual(
			Int32Array.from({ length: 20 }, (_, i) => 40 + i),
		);
	});
});

describe("check 14: requests", () => {
	it("a file whose metadata lie between its data opens in 6 rounds, and one more brings a chunk", async () => {
		const bytes = fixtureBytes("scattered");
		const lockstep = new LockstepStore(bytes);
		const registry = new ObjectStoreRegistry({ concurrency: 1000 }).register("memory://steps", lockstep);
		const store = await openStore("memory://steps/file.h5", { registry });
		expect(store.array("/v07").attributes.size).toBe(11);
		expect(lockstep.rounds).toBeLessThanOrEqual(6);
		const { data } = await read(store, "/v07", { selection: [{ start: 30, stop: 31 }] });
		expect(new Set(data as Float32Array)).toEqual(new Set([730]));
		expect(lockstep.rounds).toBeLessThanOrEqual(7);
		expect(lockstep.bytesRead).toBeLessThan(bytes.length / 10);
	});

	it("the places of all chunks are known by then", async () => {
		const lockstep = new LockstepStore(fixtureBytes("scattered"));
		const registry = new ObjectStoreRegistry({ concurrency: 1000 }).register("memory://steps", lockstep);
		const store = await openStore("memory://steps/file.h5", { registry });
		const manifests = await Promise.all(Array.from(store.group.arrays.values(), (array) => array.manifest()));
		expect(manifests.reduce((sum, { referenceCount }) => sum + referenceCount, 0)).toBe(610);
		expect(lockstep.rounds).toBeLessThanOrEqual(6);
	});
});

/** One object whose requests are answered all together, when nothing more is asked: rounds are chains of dependence. */
class LockstepStore implements ObjectStore {
	rounds = 0;
	bytesRead = 0;
	readonly #memory: MemoryStore;
	#round: Promise<void> | undefined;

	constructor(bytes: Uint8Array) {
		this.#memory = new MemoryStore([["file.h5", bytes]]);
	}

	get: ObjectStore["get"] = async (path, range, options) => {
		if (this.#round === undefined) {
			this.rounds++;
			this.#round = new Promise((resolve) => setTimeout(resolve, 5)).then(() => {
				this.#round = undefined;
			});
		}
		await this.#round;
		const part = await this.#memory.get(path, range, options);
		this.bytesRead += part.bytes.length;
		return part;
	};
}

describe("check 16: Kerchunk references of HDF5", () => {
	it("zarrita reads from them what h5py reads from the file", async () => {
		const bytes = bytesOf("storage.h5");
		const url = "https://example.org/storage.h5";
		const registry = new ObjectStoreRegistry().register(
			"https://example.org",
			new MemoryStore([["storage.h5", bytes]]),
		);
		const store = await openStore(url, { registry });
		const references = JSON.parse((await writeKerchunkJson(store, { onUnsupported: "skip" })).text());
		const served = await ReferenceStore.fromSpec(references, { fetch: async (request) => answer(bytes, request) });
		registerWithZarrita();
		const root = zarr.root(served);
		const { arrays } = truthOf("storage.h5");
		// Without external data, which are in other files, and what zarrita shows otherwise: text and single values.
		const paths = Object.keys(arrays).filter((path) => !/external|strings|scalar|empty/.test(path));
		expect(paths.length).toBeGreaterThan(12);
		for (const path of paths) {
			const array = await zarr.open.v2(root.resolve(path), { kind: "array", attrs: false });
			const { buffer, byteOffset, byteLength } = (await zarr.get(array)).data as Int32Array;
			expect(encodeBase64(new Uint8Array(buffer, byteOffset, byteLength)), path).toBe(arrays[path]?.bytes);
		}
	});
});

function answer(bytes: Uint8Array, request: Request): Response {
	const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.get("Range") ?? "") ?? [];
	return new Response(bytes.slice(Number(first), Number(last) + 1), { status: 206 });
}
