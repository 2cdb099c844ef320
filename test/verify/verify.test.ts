import { appendFile, copyFile, mkdtemp, rm, truncate, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
	FileStore,
	fileUrl,
	ManifestArray,
	ManifestGroup,
	ManifestStore,
	ObjectStoreRegistry,
	openStore,
} from "../../src/node.ts";
import { changeOf, collectSources, parseSources, sourcesDocument } from "../../src/verify/source-facts.ts";
import { verify } from "../../src/verify/verify.ts";
import { sample } from "../cli/run-cli.ts";

let folder = "";
let file = "";
beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), "mirazarr-verify-"));
	file = join(folder, "data.nc");
	await copyFile(sample("sea-surface.nc"), file);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe("sources", () => {
	it("are the objects that are referred to, with their sizes and tags", async () => {
		const store = await openStore(file);
		const [facts, ...others] = await collectSources(store);
		expect(others).toEqual([]);
		expect(facts).toMatchObject({
			url: fileUrl(file),
			etag: expect.any(String),
			modified: expect.stringMatching(/Z$/),
		});
		expect(parseSources(sourcesDocument([facts as NonNullable<typeof facts>]), "x")).toEqual([facts]);
	});

	it("a document that is none is refused", () => {
		for (const text of ["[]", "{}", '{"version":1,"sources":{"a":1}}'])
			expect(() => parseSources(text, "x")).toThrow(expect.objectContaining({ code: "bad-metadata" }));
	});

	it("a copy with the same date is the same file, another ETag another object", () => {
		const [then, now] = ["2026-01-01T00:00:00.000Z", "2026-01-02T00:00:00.000Z"];
		const local = { url: "file:///a", sizeBytes: 1, etag: '"1"', modified: then };
		expect(changeOf(local, { ...local, etag: '"2"' })).toBeUndefined();
		expect(changeOf(local, { ...local, modified: now })).toBe(`it was changed at ${now}, not at ${then}`);
		const remote = { ...local, url: "https://h/a" };
		expect(changeOf(remote, { ...remote, etag: '"2"' })).toContain("ETag");
		expect(changeOf(remote, { ...remote, modified: now })).toBeUndefined();
		expect(changeOf({ ...remote, etag: undefined }, { ...remote, modified: now })).toContain("changed at");
	});
});

describe("verify", () => {
	it("finds nothing wrong with what was just opened, and decodes chunks", async () => {
		const store = await openStore(file);
		const report = await verify(store, { sources: await collectSources(store) });
		expect(report).toMatchObject({ ok: true, sources: [{ status: "same" }] });
		expect(report.arrays.find(({ path }) => path === "/sst")).toEqual({
			path: "/sst",
			referenceCount: 3,
			outOfBounds: 0,
			sampledChunks: 3,
			problems: [],
		});
	});

	it("finds a file that was touched, one that grew, and one that is gone", async () => {
		const store = await openStore(file);
		const sources = await collectSources(store);
		await utimes(file, 1, 1);
		expect(await verify(await reopened(), { sources })).toMatchObject({
			ok: false,
			sources: [{ status: "changed", problem: expect.stringContaining("1970-01-01T00:00:01") }],
		});
		await appendFile(file, "x");
		expect((await verify(await reopened(), { sources })).sources[0]?.problem).toMatch(/has \d+ bytes instead of/);
		const last = await reopened();
		await rm(file);
		expect(await verify(last, { sources })).toMatchObject({ ok: false, sources: [{ status: "unreachable" }] });
	});

	it("finds references behind the end of a file that was cut, without any record", async () => {
		const references = await reopened();
		await truncate(file, 20_000);
		const report = await verify(references);
		expect(report).toMatchObject({ ok: false, sources: [{ status: "unrecorded" }] });
		expect(report.arrays.find(({ path }) => path === "/quality")).toMatchObject({ outOfBounds: 1 });
	});
});

/** The references of the file as it was, with sources that are looked at anew. */
async function reopened() {
	const original = await openStore(sample("sea-surface.nc"));
	const group = new ManifestGroup();
	for (const [name, array] of original.group.arrays) {
		const manifest = (await array.manifest()).renameUrls(() => fileUrl(file));
		group.arrays.set(name, new ManifestArray(array.description, () => manifest));
	}
	const registry = new ObjectStoreRegistry().register(fileUrl(folder), new FileStore(folder));
	return new ManifestStore({ url: fileUrl(file), group, registry });
}
