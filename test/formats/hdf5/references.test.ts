/** References as the paths they point to, and compounds with parts of variable length: h5py made the files and read them back. */
import { describe, expect, it } from "vitest";
import { get, open, root } from "zarrita";
import { MemoryStore } from "../../../src/io/memory.ts";
import { ObjectStoreRegistry } from "../../../src/io/registry.ts";
import { openStore } from "../../../src/open.ts";
import { read } from "../../../src/read/read.ts";
import { writeKerchunkJson } from "../../../src/write/kerchunk-json.ts";
import { attributeToJson } from "../../../src/zarr/attributes.ts";
import { plainJson } from "../../../src/zarr/json.ts";
import { openFixture, truthOf } from "./parser-fixtures.ts";

const REFERENCES = ["references-old.h5", "references-new.h5", "references-tracked.h5"];

describe.each(REFERENCES)("%s", (file) => {
	const { arrays, attributes } = truthOf(file);

	it("references are text, and a null one is empty", async () => {
		const store = await openFixture(file);
		const objects = await read(store, "/objects");
		expect(objects.dataType).toBe("string");
		expect(objects.data).toEqual(arrays["/objects"]?.values);
		expect(objects.data.at(-1)).toBe("");
	});

	it("attributes have them too", async () => {
		const store = await openFixture(file);
		for (const [name, expected] of Object.entries(attributes ?? {})) {
			const value = store.group.attributes.get(name);
			expect(value?.dataType, name).toBe("string");
			expect(value && plainJson(attributeToJson(value)), name).toEqual(expected);
		}
	});

	it("one that leads to nothing is empty, and said so once", async () => {
		const store = await openFixture(file);
		await read(store, "/dangling");
		await read(store, "/dangling");
		const found = store.diagnostics.filter(({ code }) => code === "dangling-reference");
		expect(found).toMatchObject([{ severity: "warning", path: "/dangling" }]);
	});

	it("zarrita and Kerchunk references have them as strings", async () => {
		const store = await openFixture(file);
		const array = await open(root(store).resolve("objects"), { kind: "array" });
		expect((await get(array)).data).toEqual(arrays["/objects"]?.values);
		const references = JSON.parse((await writeKerchunkJson(store, { onUnsupported: "skip" })).text()).refs;
		expect(JSON.parse(references["objects/.zarray"])).toMatchObject({ dtype: "|O", filters: [{ id: "vlen-utf8" }] });
		expect(references["objects/0"]).toBeDefined();
	});
});

describe("records.h5", () => {
	it("compounds with parts of variable length are structs, whose members read() shows as they are", async () => {
		const store = await openFixture("records.h5");
		const names = await read(store, "/names");
		expect(names.dataType).toBe("mirazarr.struct");
		expect(names.data[0]).toEqual({ "cluster 1": "MS4A1", "cluster 2": "CD79A" });
		expect((await read(store, "/timeseries")).data).toEqual([
			{ idx_start: 0, count: 5, timeseries: "/names" },
			{ idx_start: 5, count: 2, timeseries: "" },
		]);
	});

	it("a part of one is read as a part", async () => {
		const store = await openFixture("records.h5");
		const { data } = await read(store, "/mixed_gzip", { selection: [{ start: 1, stop: 3 }] });
		const whole = (await read(store, "/mixed_gzip")).data;
		expect(data).toEqual([whole[1], whole[2]]);
	});

	it.each([2, 3] as const)("writers inline them with text of a fixed length, in Zarr v%i", async (zarrFormat) => {
		const store = await openFixture("records.h5", { drop: ["mixed", "mixed_gzip", "unwritten", "scalar", "grid"] });
		const written = (await writeKerchunkJson(store, { zarrFormat })).text();
		const references = new MemoryStore([["refs.json", new TextEncoder().encode(written)]]);
		const registry = new ObjectStoreRegistry().register("memory://references", references);
		const again = await openStore("memory://references/refs.json", { registry });
		for (const path of ["/names", "/timeseries", "/filled"]) {
			const own = await read(again, path);
			expect(own.dataType).toBe("struct");
			expect(own.data, path).toEqual(truthOf("records.h5").arrays[path]?.values);
		}
	});

	it("writers refuse those with lists by name, and those beyond the budget", async () => {
		const store = await openFixture("records.h5");
		const written = await writeKerchunkJson(store, { onUnsupported: "skip" });
		const mixed = written.diagnostics.find(({ path }) => path === "/mixed");
		expect(mixed).toMatchObject({
			code: "unsupported-feature",
			message: expect.stringContaining("structs with lists"),
		});
		const small = await writeKerchunkJson(store, { onUnsupported: "skip", inlineBudget: { arrayBytes: 100 } });
		expect(small.diagnostics.find(({ path }) => path === "/names")).toMatchObject({ code: "limit-exceeded" });
	});

	it("the metadata can be read again", async () => {
		const store = await openFixture("records.h5");
		const { metadata } = store.array("/filled");
		expect(metadata.fill_value).toEqual({ n: 7, s: "" });
		expect(metadata.codecs).toEqual([{ name: "mirazarr.vlen_struct" }]);
	});
});
