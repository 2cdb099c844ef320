/** Repositories that contradict the format, or themselves, end in a MiraError: on the array, or on the whole. */
import { describe, expect, it } from "vitest";
import { writeFlexBuffer } from "../../../src/icechunk/flexbuffer.ts";
import { REPO, SNAPSHOT } from "../../../src/icechunk/schemas.ts";
import { read } from "../../../src/read/read.ts";
import { openRepository } from "./fixtures.ts";
import {
	arrayNode,
	bufferOf,
	type MadeRef,
	madeRepository,
	manifestBuffer,
	plainFile,
	repoOf,
	snapshotOf,
} from "./made-repository.ts";

const chunk = (index: number, value: number): MadeRef => ({ index: [index], inline: Uint8Array.of(value) });

async function readMade(refs: readonly MadeRef[], files: Parameters<typeof madeRepository>[1] = {}): Promise<number[]> {
	const store = await openRepository(madeRepository(refs, files));
	return Array.from((await read(store, "/a")).data as Uint8Array);
}

it("the repository that the others are made from is read", async () => {
	expect(await readMade([chunk(0, 1), chunk(2, 3)])).toEqual([1, 255, 3, 255]);
});

describe("references", () => {
	const virtual: MadeRef = { index: [1], location: "file:///x/y", offset: 0n, length: 1n };

	it.each<[string, MadeRef, string, RegExp]>([
		["I10 two checksums", { ...virtual, etag: "a", lastModified: 1 }, "bad-reference", /two checksums/],
		["two kinds at once", { ...virtual, inline: Uint8Array.of(1) }, "bad-reference", /2 kinds at once/],
		["no kind at all", { index: [1] }, "bad-reference", /0 kinds at once/],
		["an index of another rank", { ...chunk(0, 1), index: [0, 0] }, "bad-reference", /has 2 indexes, the array 1/],
		["no length", { ...virtual, length: 0n }, "bad-reference", /its length is 0/],
		["an offset beyond 2^53", { ...virtual, offset: 2n ** 60n }, "bad-reference", /offset/],
		["an unknown container", { ...virtual, location: "vcc://nobody/x" }, "bad-reference", /container "nobody"/],
		[
			"a location that is no zstd",
			{ index: [0], compressedLocation: Uint8Array.of(1, 2, 3, 4, 5), length: 1n },
			"corrupt-file",
			/zstd/,
		],
	])("%s", async (_, ref, code, message) => {
		await expect(readMade([ref])).rejects.toMatchObject({ code, message });
	});

	it("those outside the grid are left over from a larger array", async () => {
		expect(await readMade([chunk(1, 5), chunk(9, 6)])).toEqual([255, 5, 255, 255]);
	});

	it("a manifest that belongs to another array, or has another id, is refused", async () => {
		const other = manifestBuffer([], { arrays: [{ nodeId: new Uint8Array(8), refs: [] }] });
		await expect(readMade([], { manifest: plainFile("manifest", other) })).rejects.toMatchObject({
			code: "corrupt-file",
		});
		const renamed = manifestBuffer([], { id: new Uint8Array(12) });
		await expect(readMade([], { manifest: plainFile("manifest", renamed) })).rejects.toMatchObject({
			message: /does not have the id/,
		});
	});

	it("a dictionary that is none", async () => {
		const frame = Uint8Array.of(0x28, 0xb5, 0x2f, 0xfd, 0x20, 1, 0x0d, 0, 0, 0x10, 0, 0);
		const manifest = manifestBuffer([{ index: [0], compressedLocation: frame, length: 1n }], {
			dictionary: Uint8Array.of(0x37, 0xa4, 0x30, 0xec, 1, 0, 0, 0, 200, 1, 2, 3),
		});
		await expect(readMade([], { manifest: plainFile("manifest", manifest) })).rejects.toMatchObject({
			code: "corrupt-file",
		});
	});
});

describe("snapshots", () => {
	const withNodes = (...paths: string[]): Uint8Array =>
		plainFile("snapshot", bufferOf(SNAPSHOT, snapshotOf(paths.map((path) => arrayNode(path, [4])))));

	it.each(["/../a", "a", "/a/", "//a", "/./a", ""])("the path %s is no path", async (path) => {
		await expect(readMade([], { snapshot: withNodes(path) })).rejects.toMatchObject({
			code: "corrupt-file",
			message: /impossible path/,
		});
	});

	it("one path twice", async () => {
		await expect(readMade([], { snapshot: withNodes("/a", "/a") })).rejects.toMatchObject({ code: "corrupt-file" });
	});

	it("a document that is no JSON refuses its array alone", async () => {
		const nodes = [arrayNode("/a", [4], { userData: Uint8Array.of(1) }), arrayNode("/b", [4])];
		const snapshot = plainFile("snapshot", bufferOf(SNAPSHOT, snapshotOf(nodes)));
		const store = await openRepository(madeRepository([chunk(0, 9)], { snapshot }));
		expect(() => store.array("/a")).toThrow(expect.objectContaining({ code: "bad-json" }));
		expect((await read(store, "/b")).data).toEqual(Uint8Array.of(9, 255, 255, 255));
	});

	it("a document of an array where the snapshot has a group", async () => {
		const node = arrayNode("/a", [4], { data: { kind: "group", value: {} } });
		const snapshot = plainFile("snapshot", bufferOf(SNAPSHOT, snapshotOf([node])));
		await expect(readMade([], { snapshot })).rejects.toMatchObject({ code: "corrupt-file" });
	});

	it("consolidated metadata, which may be older, are not looked at", async () => {
		const root = JSON.stringify({
			zarr_format: 3,
			node_type: "group",
			consolidated_metadata: { kind: "inline", must_understand: false, metadata: { old: {} } },
		});
		const group = arrayNode("/", [], {
			userData: new TextEncoder().encode(root),
			data: { kind: "group", value: {} },
		});
		const snapshot = plainFile("snapshot", bufferOf(SNAPSHOT, snapshotOf([group, arrayNode("/a", [4])])));
		const store = await openRepository(madeRepository([], { snapshot }));
		expect(store.contents().map(({ path }) => path)).toEqual(["/", "/a"]);
	});
});

describe("files", () => {
	const repo = (changes: Parameters<typeof repoOf>[0]): Uint8Array =>
		plainFile("repository", bufferOf(REPO, repoOf(changes)));

	it("a branch that leads to no snapshot", async () => {
		const broken = repo({ branches: [{ name: "main", snapshotIndex: 5 }] });
		await expect(readMade([], { repo: broken })).rejects.toMatchObject({ message: /leads to no snapshot/ });
	});

	it("a damaged configuration, which may name containers", async () => {
		const broken = repo({ config: writeFlexBuffer({ a: "b" }).fill(255, 0, 4).fill(255, 20) });
		await expect(readMade([chunk(0, 1)], { repo: broken })).rejects.toMatchObject({ code: "corrupt-file" });
	});

	it.each<[string, (file: Uint8Array) => void, string]>([
		["magic", (file) => file.fill(0, 0, 4), "corrupt-file"],
		["version", (file) => file.fill(9, 36, 37), "unsupported-feature"],
		["type", (file) => file.fill(1, 37, 38), "corrupt-file"],
		["compression", (file) => file.fill(2, 38, 39), "unsupported-feature"],
		["zstd", (file) => file.fill(1, 38, 39), "corrupt-file"],
	])("an unknown %s", async (_, damage, code) => {
		const manifest = plainFile("manifest", manifestBuffer([]));
		damage(manifest);
		await expect(readMade([], { manifest })).rejects.toMatchObject({ code });
	});

	it("a list with more elements than the file has bytes makes no room for them", async () => {
		const manifest = plainFile("manifest", manifestBuffer([chunk(0, 9)]));
		// All its lists have one element.
		for (let at = 47; at + 4 <= manifest.length; at += 4) {
			const damaged = manifest.slice();
			if (new DataView(damaged.buffer).getUint32(at, true) !== 1) continue;
			damaged.fill(0xff, at, at + 4);
			await expect(readMade([], { manifest: damaged }), `at ${at}`).rejects.toMatchObject({ name: "MiraError" });
		}
	});

	it("parts that share more bytes than the file has are not read without end", async () => {
		const builderNodes = Array.from({ length: 2000 }, (_, i) => arrayNode(`/${i}`, [4]));
		const content = bufferOf(SNAPSHOT, snapshotOf(builderNodes));
		const view = new DataView(content.buffer);
		// All nodes become the last one, whose document then is read two thousand times.
		const find = (): number => {
			for (let at = 8; at < content.length; at += 4) if (view.getUint32(at, true) === 2000) return at;
			throw new Error("there is no list of the nodes");
		};
		const vector = find() + 4;
		const target = vector + view.getUint32(vector, true);
		for (let i = 0; i < 2000; i++) view.setUint32(vector + 4 * i, target - (vector + 4 * i), true);
		await expect(readMade([], { snapshot: plainFile("snapshot", content) })).rejects.toMatchObject({
			name: "MiraError",
			code: "corrupt-file",
		});
	});
});
