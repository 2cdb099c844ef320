/** Zip files, against where Python's zipfile finds the data of their members (test/fixtures/zip/make.py). */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ZipArchive } from "../../../src/formats/zip/archive.ts";
import { zip } from "../../../src/formats/zip/index.ts";
import { MemoryStore } from "../../../src/io/memory.ts";
import { ObjectStoreRegistry } from "../../../src/io/registry.ts";
import { Trace } from "../../../src/io/tracing.ts";
import { openStore } from "../../../src/open.ts";
import { read } from "../../../src/read/read.ts";
import { decodeBase64 } from "../../../src/zarr/base64.ts";
import { CUTS, damaged, FLIPS, largestRoom, orRefusal } from "../damage.ts";

type Fixture = {
	truth: string;
	archives: Record<string, { zip: string; path: string; offsets: Record<string, [number, number]> }>;
	refused: Record<string, string>;
};
const FIXTURE: Fixture = JSON.parse(readFileSync(new URL("../../fixtures/zip/archives.json", import.meta.url), "utf8"));
const URL_OF_ZIP = "memory://zips/a.zip";

function registryOf(bytes: Uint8Array, trace?: Trace): ObjectStoreRegistry {
	const store = new MemoryStore([["a.zip", bytes]]);
	return new ObjectStoreRegistry().register("memory://zips/", trace?.wrap(store) ?? store);
}

/** By its parser: what stands before an archive keeps it from being recognised. */
const open = (bytes: Uint8Array, limits = {}) =>
	openStore(URL_OF_ZIP, { registry: registryOf(bytes), limits, parser: zip() });

describe.each(Object.entries(FIXTURE.archives))("%s", (name, { zip: packed, path, offsets }) => {
	const bytes = decodeBase64(packed);

	it("its array is what was packed", async () => {
		const { data } = await read(await open(bytes), path);
		expect(Buffer.from((data as Int32Array).buffer).toString("base64")).toBe(FIXTURE.truth);
	});

	it("data begin where zipfile finds them", async () => {
		const archive = await ZipArchive.open(URL_OF_ZIP, registryOf(bytes));
		const members = [...archive.members.values()];
		const found = await archive.dataOffsets(members);
		const places = members.map(({ name, compressedBytes }, i) => [name, [found[i], compressedBytes]]);
		expect(Object.fromEntries(places)).toEqual(offsets);
	});

	it.skipIf(/references|some deflated/.test(name))("chunks are ranges of the zip itself", async () => {
		const manifest = await (await open(bytes)).array(path).manifest();
		expect(manifest.urls).toEqual([URL_OF_ZIP]);
		expect(manifest.inlinedBytes).toBe(0);
	});
});

const placeOf = (name: string, member: string): [offset: number, length: number] =>
	FIXTURE.archives[name]?.offsets[member] ?? [0, 0];
const bytesOf = (name: string): Uint8Array => decodeBase64(FIXTURE.archives[name]?.zip ?? "");

describe("members", () => {
	it("a zip is recognised by its first bytes", async () => {
		const store = await openStore(URL_OF_ZIP, { registry: registryOf(bytesOf("stored")) });
		expect(store.contents()).toContainEqual({ path: "/a", kind: "array" });
	});

	it("a stored chunk is its data, a deflated one has a codec more", async () => {
		const [offset, length] = placeOf("stored", "a/0.1");
		const stored = (await open(bytesOf("stored"))).array("/a");
		expect((await stored.manifest()).get([0, 1])).toEqual({ kind: "virtual", url: URL_OF_ZIP, offset, length });
		expect(stored.metadata.codecs).toEqual([{ name: "bytes", configuration: { endian: "little" } }]);
		const deflated = (await open(bytesOf("deflated"))).array("/a");
		expect(deflated.metadata.codecs).toEqual([
			{ name: "bytes", configuration: { endian: "little" } },
			{ name: "imagecodecs_deflate", configuration: { raw: true } },
		]);
	});

	it("an array of both kinds is computed, because one chain does not decode it", async () => {
		expect((await open(bytesOf("some deflated"))).array("/a").kind).toBe("derived");
	});

	it("a file inside is referenced by its place in the zip", async () => {
		const store = await open(bytesOf("NetCDF"));
		const [begin] = placeOf("NetCDF", "data.nc");
		const entry = (await store.array("/a").manifest()).get([0, 0]);
		expect(entry).toMatchObject({ kind: "virtual", url: URL_OF_ZIP });
		expect(entry.kind === "virtual" && entry.offset).toBeGreaterThan(begin);
	});

	it.each([
		["stored", true],
		["extra fields", true],
		["zip64 members", false],
		["longer local extra fields", false],
		["data descriptors", false],
	])("%s: the directory alone proves where data begin: %s", async (name, isProven) => {
		const { members } = await ZipArchive.open(URL_OF_ZIP, registryOf(bytesOf(name)));
		for (const { dataOffset } of members.values()) expect(dataOffset !== undefined).toBe(isProven);
	});

	it("opening costs a request for the size and one for the end, where the directory is close to it", async () => {
		const requestsOf = async (before: number) => {
			const trace = new Trace();
			const bytes = bytesOf("stored");
			const padded = new Uint8Array(before + bytes.length);
			padded.set(bytes, before);
			await ZipArchive.open(URL_OF_ZIP, registryOf(padded, trace));
			return trace.requests.length;
		};
		expect(await requestsOf(0)).toBe(1);
		expect(await requestsOf(300_000)).toBe(2);
	});

	it.each([
		["encrypted", "encrypted"],
		["AES", "AES encryption"],
		["BZip2", "BZip2"],
		["LZMA", "LZMA"],
		["two files", "2 files: a.nc, b.nc"],
		["deflated NetCDF", "is compressed"],
		["empty", "empty"],
	])("%s is refused by name", async (name, message) => {
		const bytes = decodeBase64(FIXTURE.refused[name] ?? "");
		const error = await open(bytes)
			.then((store) => read(store, "/a"))
			.catch((cause: unknown) => cause);
		expect(error).toMatchObject({ name: "MiraError", code: "unsupported-feature" });
		expect(String(error)).toContain(message);
	});

	it("a member with a wrong checksum is an error", async () => {
		const bytes = bytesOf("stored").slice();
		const [offset] = placeOf("stored", ".zgroup");
		bytes[offset + 2] = (bytes[offset + 2] as number) ^ 1;
		await expect(open(bytes)).rejects.toMatchObject({ code: "corrupt-file" });
	});

	it("a size in the directory makes no room", async () => {
		const bytes = bytesOf("deflated").slice();
		const view = new DataView(bytes.buffer);
		for (let at = 0; at + 46 < bytes.length; at++)
			if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 0xfffffff0, true);
		await expect(open(bytes)).rejects.toMatchObject({ name: "MiraError" });
	});
});

describe(`${FLIPS} changed bits and ${CUTS} cuts`, () => {
	const limits = { maxArrayBytes: 2 ** 20, maxMetadataBytes: 2 ** 20 };

	async function readAll(bytes: Uint8Array, what: string): Promise<void> {
		const store = await orRefusal(open(bytes, limits), what);
		for (const { path, kind } of store?.contents() ?? [])
			if (store !== undefined && kind === "array") await orRefusal(read(store, path), `${what} ${path}`);
	}

	it.each(Object.keys(FIXTURE.archives))("%s", async (name) => {
		const bytes = bytesOf(name);
		for (const [what, changed] of damaged(bytes, 11))
			expect(await largestRoom(() => readAll(changed, what)), what).toBeLessThanOrEqual(2 ** 22);
		// In the directory damage can do most harm.
		const directory = Math.max(0, bytes.length - 400);
		for (const [what, changed] of damaged(bytes.subarray(directory), 12)) {
			const whole = new Uint8Array(directory + changed.length);
			whole.set(bytes.subarray(0, directory));
			whole.set(changed, directory);
			expect(await largestRoom(() => readAll(whole, what)), what).toBeLessThanOrEqual(2 ** 22);
		}
	});
});
