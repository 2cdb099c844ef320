import { describe, expect, it } from "vitest";
import { REPO } from "../../src/icechunk/schemas.ts";
import { f64, i16 } from "../fill/typed-values.ts";
import { EXPECTED, repositoryFiles } from "../formats/icechunk/fixtures.ts";
import { bufferOf, plainFile } from "../formats/icechunk/made-repository.ts";
import { Disk, series, times } from "./icechunk-disk.ts";
import type { MadeArray } from "./made-store.ts";

describe("a repository", () => {
	it("is made, and holds what the store holds", async () => {
		const disk = new Disk();
		const commit = await disk.write("a", series(0), { message: "hello", metadata: { n: 1 } });
		expect(commit).toMatchObject({ referenceCount: 3, containers: ["file:///disk/a/"] });
		const store = await disk.open();
		expect(await disk.numbers("/v")).toEqual(times(0));
		expect(await disk.numbers("/x")).toEqual([0.5, 1.5]);
		expect(store.array("/v").metadata).toMatchObject({
			fill_value: -1,
			dimension_names: ["time", "x"],
			attributes: { _FillValue: -9999, scale_factor: 0.5 },
		});
		const repo = await disk.repo();
		expect(repo.snapshots.map(({ message }) => message).sort()).toEqual(["Repository initialized", "hello"]);
		expect(repo.latestUpdates.map(({ type }) => type.kind)).toEqual(["newCommit", "repoInitialized"]);
	});

	it("holes stay holes, groups are kept, a second commit adds to the first", async () => {
		const disk = new Disk();
		await disk.write("a", {
			"g/h/sparse": { type: "int32", shape: [4], chunk: [1], storageFill: 7, chunks: { 2: [5] } },
		});
		await disk.write("b", series(3), { group: "/g/other" });
		expect(await disk.numbers("/g/h/sparse")).toEqual([7, 7, 5, 7]);
		expect(await disk.numbers("/g/other/v")).toEqual(times(3));
		expect((await disk.repo()).latestUpdates[1]?.backupPath).toMatch(/^repo\.\d{14}\.[0-9A-Z]{20}$/);
		expect(await disk.names("overwritten")).toHaveLength(1);
	});

	it("arrays that exist are refused, or replaced on request", async () => {
		const disk = new Disk();
		await disk.write("a", series(0));
		await expect(disk.write("b", series(5))).rejects.toMatchObject({ code: "bad-argument", path: "/v" });
		await disk.write("b", { v: series(5).v as MadeArray }, { mode: "replace" });
		expect(await disk.numbers("/v")).toEqual(times(5));
		expect((await disk.open()).contents().map(({ path }) => path)).toEqual(["/", "/v"]);
	});

	it("the first commit may be on another branch; unknown branches are refused afterwards", async () => {
		const disk = new Disk();
		await disk.write("a", series(0), { branch: "work" });
		expect(await disk.numbers("/v", { branch: "work" })).toEqual(times(0));
		expect((await disk.open()).contents()).toEqual([{ path: "/", kind: "group" }]);
		await expect(disk.write("b", series(0), { branch: "nope" })).rejects.toMatchObject({ code: "bad-argument" });
	});

	it("of icechunk-python gets a commit, and keeps all it had", async () => {
		const disk = new Disk();
		await disk.fill(repositoryFiles("v2"));
		await disk.write("a", series(0), { group: "ours" });
		expect(await disk.numbers("/ours/v")).toEqual(times(0));
		expect(await disk.numbers("/inline")).toEqual(EXPECTED.second["/inline"]);
		expect(await disk.numbers("/inline", { branch: "dev" })).toEqual(EXPECTED.dev["/inline"]);
		expect(await disk.numbers("/inline", { tag: "v1.0" })).toEqual(EXPECTED.first["/inline"]);
		expect(await disk.containers()).toEqual(["file:///disk/a/", "file:///fixture/"]);
	});

	it("of format 1, or one that is read-only, is refused", async () => {
		const old = new Disk();
		await old.fill(repositoryFiles("v1"));
		await expect(old.write("a", series(0))).rejects.toMatchObject({ code: "unsupported-feature", hint: /Upgrade/ });
		const disk = new Disk();
		await disk.write("a", series(0));
		const repo = await disk.repo();
		const closed = { ...repo, status: { availability: 1, setAtMicros: 0n, reason: "archived" } };
		await disk.target.put("repo", plainFile("repository", bufferOf(REPO, closed)));
		await expect(disk.write("b", series(0))).rejects.toMatchObject({ code: "not-allowed", message: /archived/ });
	});
});

describe("append", () => {
	it("grows arrays along the dimension and leaves the others", async () => {
		const disk = new Disk();
		await disk.write("a", series(0));
		await disk.write("b", series(4), { mode: { append: "time" } });
		await disk.write("c", series(8), { mode: { append: "time" } });
		expect(await disk.numbers("/v")).toEqual(times(0, 12));
		expect(await disk.numbers("/x")).toEqual([0.5, 1.5]);
	});

	it("old snapshots stay as they were", async () => {
		const disk = new Disk();
		const { snapshot } = await disk.write("a", series(0));
		await disk.write("b", series(4), { mode: { append: "time" } });
		expect(await disk.numbers("/v", { snapshot })).toEqual(times(0));
	});

	it("behind a chunk that is not full nothing can follow", async () => {
		const disk = new Disk();
		const ten = { type: "int16" as const, dimensions: ["time"], chunk: [4] };
		await disk.write("a", { t: { ...ten, shape: [10], chunks: { 0: [0, 1, 2, 3], 2: [8, 9, 0, 0] } } });
		const more = { t: { ...ten, shape: [4], chunks: { 0: [5, 6, 7, 8] } } };
		await expect(disk.write("b", more, { mode: { append: "time" } })).rejects.toMatchObject({
			code: "cannot-combine",
			path: "/t",
			message: /length 10, which is not a multiple of its chunks of 4/,
		});
	});

	it.each<[string, Partial<MadeArray>, RegExp]>([
		["data type", { type: "int32" }, /data type in the repository: int16; in the store: int32/],
		["fill value", { storageFill: 5 }, /fill value in the repository: -1; in the store: 5/],
		["codecs", { byteCodecs: [{ name: "gzip", configuration: { level: 1 } }] }, /codecs in the repository/],
		["byte order", { endian: "big" }, /codecs in the repository/],
		["shape of the chunks", { chunk: [4, 2], chunks: {} }, /shape of the chunks in the repository: \[2, 2\]/],
		["missing values", { attributes: { scale_factor: f64(0.5) } }, /missing values in the repository: -9999/],
		["packing", { attributes: { _FillValue: i16(-9999) } }, /scale_factor in the repository: 0.5/],
		["dimensions", { dimensions: ["time", "y"] }, /dimensions in the repository: time, x/],
	])("another %s is refused", async (_, changes, message) => {
		const disk = new Disk();
		await disk.write("a", series(0));
		const other = { v: series(4, changes).v as MadeArray };
		await expect(disk.write("b", other, { mode: { append: "time" } })).rejects.toMatchObject({
			code: "cannot-combine",
			path: "/v",
			message,
		});
		expect(await disk.numbers("/v")).toEqual(times(0));
	});

	it("other lengths, unknown arrays and dimensions are refused", async () => {
		const disk = new Disk();
		await disk.write("a", series(0));
		const wide = { v: series(4, { shape: [4, 3], chunks: {} }).v as MadeArray };
		const mode = { append: "time" };
		await expect(disk.write("b", wide, { mode })).rejects.toMatchObject({ message: /data would end at 3/ });
		await expect(disk.write("c", { w: series(4).v as MadeArray }, { mode })).rejects.toMatchObject({ path: "/w" });
		await expect(disk.write("d", series(4), { mode: { append: "z" } })).rejects.toMatchObject({
			message: /dimension z/,
		});
		await expect(new Disk().write("e", series(4), { mode })).rejects.toMatchObject({ message: /no repository/ });
	});
});

describe("region", () => {
	it("replaces chunks, and removes those for which there is none", async () => {
		const disk = new Disk();
		await disk.write("a", series(0), { manifestSplit: { time: 1 } });
		await disk.write("b", series(4), { mode: { append: "time" } });
		const part = series(90, { chunks: { "1.0": [1, 2, 3, 4] } });
		await disk.write("c", part, { mode: { region: { time: 2 } } });
		expect(await disk.numbers("/v")).toEqual([0, 1, 10, 11, -1, -1, -1, -1, 1, 2, 3, 4, 60, 61, 70, 71]);
	});

	it("begins and ends where chunks do", async () => {
		const disk = new Disk();
		await disk.write("a", series(0));
		const at = (time: number) => disk.write(`b${time}`, series(4), { mode: { region: { time } } });
		await expect(at(1)).rejects.toMatchObject({ message: /begin at 1, inside a chunk of 2/ });
		await expect(at(2)).rejects.toMatchObject({ message: /has length 4, the data would end at 6/ });
		await expect(at(-2)).rejects.toMatchObject({ message: /whole number/ });
		const short = { v: series(4, { shape: [1, 2], chunks: { "0.0": [1, 2, 3, 4] } }).v as MadeArray };
		await expect(disk.write("c", short, { mode: { region: { time: 0 } } })).rejects.toMatchObject({
			message: /end at 1, inside a chunk of 2/,
		});
	});

	it("keeps the inlined chunks of icechunk-python in other places", async () => {
		const disk = new Disk();
		await disk.fill(repositoryFiles("v2"));
		const part: MadeArray = {
			type: "int32",
			shape: [2],
			dimensions: ["x"],
			storageFill: -1,
			chunks: { 0: [50, 60] },
		};
		await disk.write("a", { inline: part }, { mode: { region: { x: 2 } } });
		expect(await disk.numbers("/inline")).toEqual([1, 2, 50, 60, -1, -1, 7, 8]);
		await disk.write("b", { inline: part }, { mode: { append: "x" } });
		expect(await disk.numbers("/inline")).toEqual([1, 2, 50, 60, -1, -1, 7, 8, 50, 60]);
	});
});
