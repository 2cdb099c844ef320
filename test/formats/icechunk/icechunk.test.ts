import { describe, expect, it } from "vitest";
import { MemoryStore } from "../../../src/io/memory.ts";
import type { ObjectStore } from "../../../src/io/object-store.ts";
import { Trace } from "../../../src/io/tracing.ts";
import type { ManifestStore } from "../../../src/manifest/manifest-store.ts";
import { openStore } from "../../../src/open.ts";
import { read } from "../../../src/read/read.ts";
import { DATA, EXPECTED, type OpenRepositoryOptions, openRepository, repositoryFiles } from "./fixtures.ts";

const VERSIONS = ["v1", "v2"] as const;
const data = new MemoryStore([["data.bin", DATA]]);

async function numbers(store: ManifestStore, path: string): Promise<number[]> {
	return Array.from((await read(store, path)).data as ArrayLike<number>);
}

/** An object whose store tells what is given. */
function objectWith(version: { etag?: string; modifiedMs?: number }): ObjectStore {
	return {
		get: async (_, range) => ({
			bytes: DATA.slice(range?.offset ?? 0, range === undefined ? undefined : range.offset + range.length),
			size: DATA.length,
			etag: undefined,
			...version,
		}),
	};
}

describe.each(VERSIONS)("a repository of icechunk-python, %s", (version) => {
	const files = repositoryFiles(version);
	const open = (options: OpenRepositoryOptions = {}) => openRepository(files, { data, ...options });

	it("the branch main: native, inline and virtual chunks, holes, compressed chunks, a scalar", async () => {
		const store = await open();
		for (const [path, values] of Object.entries({ ...EXPECTED.first, ...EXPECTED.second }))
			expect(await numbers(store, path), path).toEqual(values);
	});

	it("metadata as they are stored", async () => {
		const store = await open();
		expect(store.group.attributes.get("title")).toMatchObject({ values: ["fixture"] });
		expect(store.group.attributes.get("big")?.values).toEqual(BigInt64Array.of(2n ** 60n));
		expect(store.array("/inline").metadata).toMatchObject({ shape: [8], fill_value: -1, dimension_names: ["x"] });
		expect(store.array("/compressed").metadata.dimension_names).toEqual(["y", null]);
		expect(store.contents().map(({ path }) => path)).toContain("/nested/deeper/name with % and é");
		expect(store.diagnostics).toEqual([]);
	});

	it("a tag, another branch, a snapshot", async () => {
		expect(await numbers(await open({ tag: "v1.0" }), "/inline")).toEqual(EXPECTED.first["/inline"]);
		expect(await numbers(await open({ branch: "dev" }), "/inline")).toEqual(EXPECTED.dev["/inline"]);
		const { first, second } = EXPECTED.snapshots[version];
		expect(await numbers(await open({ snapshot: first }), "/split")).toEqual(EXPECTED.first["/split"]);
		expect(await numbers(await open({ snapshot: second.toLowerCase() }), "/split")).toEqual(EXPECTED.second["/split"]);
	});

	it("what is not there is named", async () => {
		await expect(open({ branch: "nope" })).rejects.toMatchObject({ code: "bad-argument", message: /no branch "nope"/ });
		await expect(open({ tag: "gone" })).rejects.toMatchObject({ code: "bad-argument", message: /no tag "gone"/ });
		await expect(open({ snapshot: "123" })).rejects.toMatchObject({ code: "bad-argument" });
		await expect(open({ snapshot: "0".repeat(20) })).rejects.toMatchObject({ code: "corrupt-file", message: /lost/ });
		await expect(open({ branch: "main", tag: "v1.0" })).rejects.toMatchObject({ code: "bad-argument" });
	});

	it("vcc:// locations are below the container of that name", async () => {
		const manifest = await (await open()).array("/virtual").manifest();
		expect(manifest.get([1])).toEqual({ kind: "virtual", url: "file:///fixture/data.bin", offset: 12, length: 2 });
	});

	it("locations, in version 2 compressed with a dictionary", async () => {
		const manifest = await (await open()).array("/many").manifest();
		const urls = EXPECTED.locations.map((_, i) => manifest.get([i])).map((entry) => "url" in entry && entry.url);
		expect(urls).toEqual(EXPECTED.locations);
	});

	it("only the manifests that a read needs are fetched", async () => {
		const trace = new Trace();
		const store = await open({ trace });
		trace.reset();
		await read(store, "/split", { selection: [0, 1] });
		expect(trace.requests.filter(({ path }) => path.startsWith("manifests/"))).toHaveLength(1);
		await read(store, "/split", { selection: [1, 0] });
		expect(trace.requests.filter(({ path }) => path.startsWith("manifests/"))).toHaveLength(1);
	});

	it("I8 an ETag with or without its quotes: the object is read while it has it", async () => {
		const readTagged = async (etag: string) =>
			(await read(await open({ data: objectWith({ etag }) }), "/virtual", { selection: [2] })).data;
		expect(await readTagged('"one"')).toEqual(Uint16Array.of(7));
		expect(await readTagged("one")).toEqual(Uint16Array.of(7));
		expect(await readTagged('W/"one"')).toEqual(Uint16Array.of(7));
		await expect(readTagged('"two"')).rejects.toMatchObject({ code: "source-changed" });
	});

	it("I7 a time of last change has whole seconds: what was changed later is not read", async () => {
		const readDated = async (modifiedMs: number) =>
			(await read(await open({ data: objectWith({ modifiedMs }) }), "/virtual", { selection: [3] })).data;
		const second = Date.UTC(2024, 0, 2, 3, 4, 5);
		expect(await readDated(second)).toEqual(Uint16Array.of(8));
		await expect(readDated(second + 600)).rejects.toMatchObject({ code: "source-changed" });
	});

	it("a store that tells neither tag nor time is read: there is nothing to compare", async () => {
		expect(await numbers(await open({ data: objectWith({}) }), "/virtual")).toEqual([5, 6, 7, 8]);
	});

	it("references outside what may be read are kept, listed, and refused with a hint", async () => {
		const store = await openRepository(files);
		const manifest = await store.array("/split").manifest();
		expect(manifest.referenceCount).toBe(10);
		expect(store.diagnostics).toMatchObject([{ code: "not-allowed", hint: /allow: \["file:\/\/\/fixture\/"\]/ }]);
		await expect(read(store, "/split")).rejects.toMatchObject({ code: "not-allowed" });
		expect(await numbers(store, "/inline")).toEqual(EXPECTED.second["/inline"]);
	});
});

it("is detected by its root", async () => {
	for (const version of VERSIONS) {
		const schemes = { memory: () => new MemoryStore(repositoryFiles(version)) };
		const store = await openStore("memory://repository/", { schemes, icechunk: { branch: "dev" } });
		expect(await numbers(store, "/inline")).toEqual(EXPECTED.dev["/inline"]);
	}
});

it("a repository without any node is an empty store", async () => {
	const store = await openRepository(repositoryFiles("v2"), { snapshot: "1CECHNKREP0F1RSTCMT0" });
	expect(store.contents()).toEqual([{ path: "/", kind: "group" }]);
});
