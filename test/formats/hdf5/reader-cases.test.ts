/** Cases of the low-level reader that h5py cannot judge, and how much it asks of a server. */
import { describe, expect, it } from "vitest";
import { referencedAddresses } from "../../../src/formats/hdf5/attribute-value.ts";
import { lookup3 } from "../../../src/formats/hdf5/lookup3.ts";
import { start } from "../../../src/formats/hdf5/reading.ts";
import { openHdf5 } from "../../../src/formats/hdf5/superblock.ts";
import { MemoryStore } from "../../../src/io/memory.ts";
import { ObjectStoreRegistry } from "../../../src/io/registry.ts";
import { Trace } from "../../../src/io/tracing.ts";
import type { AttributeValue } from "../../../src/zarr/attributes.ts";
import { fixtureBytes, rawAttributes, readBytes, readFixture } from "./reader-fixtures.ts";

async function rootAttributes(name: string): Promise<Map<string, AttributeValue>> {
	return (await readFixture(name)).attributes.get("/")?.values ?? new Map();
}

describe("lookup3", () => {
	it("gives the values of its author's own test driver", () => {
		// driver5() of lookup3.c: hashlittle with an initial value of 0.
		expect(lookup3(new Uint8Array())).toBe(0xdeadbeef);
		expect(lookup3(new TextEncoder().encode("Four score and seven years ago"))).toBe(0x17770551);
	});
});

describe.each(["types-v0", "types-latest"])("%s: types that NumPy lacks", (name) => {
	it("check 9: widens integers of 3 bytes", async () => {
		expect((await rootAttributes(name)).get("three bytes")).toEqual({
			dataType: "int32",
			shape: [2],
			values: Int32Array.of(-2, 70000),
		});
	});

	it("check 8: reads an empty dataspace as an empty text or no numbers", async () => {
		const attributes = await rootAttributes(name);
		expect(attributes.get("empty text")).toEqual({ dataType: "string", shape: [], values: [""] });
		expect(attributes.get("empty numbers")).toEqual({ dataType: "float32", shape: [0], values: new Float32Array() });
	});

	it("check 9: keeps the types of numbers", async () => {
		const attributes = await rootAttributes(name);
		const types = ["int >u8", "float <f2", "float >f4", "scalar", "bool", "enum", "bitfield", "complex64", "bfloat16"];
		expect(types.map((type) => attributes.get(type)?.dataType)).toEqual([
			"uint64",
			"float16",
			"float32",
			"float32",
			"bool",
			"uint8",
			"uint16",
			"complex64",
			"float64",
		]);
		expect(attributes.get("array type")?.shape).toEqual([3, 2, 2]);
	});

	it("shows a reference as the path of its object, one to a region with what it selects", async () => {
		const file = await readFixture(name);
		const { values, diagnostics } = file.attributes.get("/") ?? { values: new Map(), diagnostics: [] };
		expect(values.get("reference")).toEqual({ dataType: "string", shape: [], values: ["/target"] });
		expect(values.get("region")).toEqual({ dataType: "string", shape: [], values: ["/target{all}"] });
		expect(diagnostics).toEqual([]);
		const [root] = file.tree.nodes;
		const raw = root && rawAttributes(root).find((attribute) => attribute.name === "reference");
		const target = file.tree.nodes.find(({ path }) => path === "/target")?.object;
		expect(raw && (await start(referencedAddresses(file.file, raw)))).toEqual([
			[target?.kind === "dataset" ? target.header.address : undefined],
		]);
	});
});

it("check 9: reads the complex class of HDF5 2.0", async () => {
	expect((await rootAttributes("types-latest")).get("complex class")).toEqual({
		dataType: "complex64",
		shape: [],
		values: [[1.5, -2.5]],
	});
});

describe("chunk indexes", () => {
	it.each([
		["v108", ["btree-v1", "btree-v1", "btree-v1", "btree-v1", "btree-v1", "btree-v1"], undefined],
		["v110", ["single", "single", "implicit", "fixed-array", "extensible-array", "btree-v2"], 4],
		["v114", ["single", "single", "implicit", "fixed-array", "extensible-array", "btree-v2"], 4],
		["latest", ["single", "single", "implicit", "fixed-array", "extensible-array", "btree-v2"], 5],
	])("check 4: are told apart in format %s", async (bound, kinds, filteredVersion) => {
		const { tree } = await readFixture(`layouts-${bound}`);
		const indexOf = (path: string) => {
			const object = tree.nodes.find((node) => node.path === path)?.object;
			const layout = object?.kind === "dataset" ? object.header.layout : undefined;
			return layout?.kind === "chunked" ? layout.index : undefined;
		};
		const names = ["single", "single filtered", "implicit", "fixed array", "extensible array", "btree"];
		expect(names.map((name) => indexOf(`/${name}`)?.kind)).toEqual(kinds);
		const filtered = indexOf("/extensible array");
		expect(filtered && "layoutVersion" in filtered ? filtered.layoutVersion : undefined).toBe(filteredVersion);
		const single = indexOf("/single filtered");
		if (single?.kind === "single") expect(single).toMatchObject({ filteredBytes: expect.any(Number), filterMask: 0 });
	});

	it("check 7: tells of edge chunks that are not filtered", async () => {
		const { tree } = await readFixture("virtual-layout");
		const layouts = tree.nodes.flatMap(({ object }) => (object.kind === "dataset" ? [object.header.layout] : []));
		expect(layouts.map(({ kind }) => kind).sort()).toEqual(["chunked", "virtual"]);
		expect(layouts.find(({ kind }) => kind === "chunked")).toMatchObject({ hasUnfilteredEdges: true });
	});
});

describe("links", () => {
	it("check 10: walks only the group that was asked for, with the paths of the file", async () => {
		const { tree } = await readBytes(fixtureBytes("links"), { group: "a/b" });
		expect(tree.nodes.slice(0, 2).map(({ path, aliasOf }) => [path, aliasOf])).toEqual([
			["/a/b", undefined],
			["/a/b/cycle", undefined],
		]);
		await expect(readBytes(fixtureBytes("links"), { group: "/a/none" })).rejects.toMatchObject({ code: "not-found" });
		await expect(readBytes(fixtureBytes("links"), { group: "/z" })).rejects.toMatchObject({ code: "not-found" });
	});

	it("check 10: reports what leads nowhere and what leads elsewhere", async () => {
		const { tree } = await readFixture("links");
		const codes = Object.fromEntries(tree.diagnostics.map(({ path, code }) => [path, code]));
		expect(codes).toEqual({
			"/dangling": "dangling-link",
			"/self": "dangling-link",
			"/double": "dangling-link",
			"/external": "external-link",
			"/into external": "dangling-link",
		});
	});
});

describe("files that are not whole", () => {
	it("refuses a part of a family by name", async () => {
		await expect(readFixture("family")).rejects.toMatchObject({
			code: "unsupported-feature",
			message: expect.stringContaining("family driver"),
		});
	});

	it("refuses what has no superblock", async () => {
		await expect(readBytes(new Uint8Array(3000))).rejects.toMatchObject({ code: "unknown-format" });
	});

	it("finds a superblock far behind the first read", async () => {
		const own = fixtureBytes("links");
		const moved = new Uint8Array(2 ** 17 + own.length);
		moved.set(own, 2 ** 17);
		const { file, tree } = await readBytes(moved);
		expect(file.baseAddress).toBe(2 ** 17);
		expect(tree.nodes.map(({ path }) => path)).toEqual((await readFixture("links")).tree.nodes.map(({ path }) => path));
	});

	it("says where a cut file should have ended", async () => {
		const bytes = fixtureBytes("layouts-v0");
		const { diagnostics } = await readBytes(bytes.slice(0, -1));
		expect(diagnostics).toMatchObject([
			{ code: "truncated-file", message: expect.stringContaining(`${bytes.length}`) },
		]);
	});

	it("notices a changed byte by its checksum", async () => {
		const bytes = fixtureBytes("links");
		const at = bytes.findIndex((_, i) => String.fromCharCode(...bytes.subarray(i, i + 4)) === "OHDR");
		bytes[at + 20] = (bytes[at + 20] as number) ^ 0x10;
		await expect(readBytes(bytes)).rejects.toMatchObject({ code: "corrupt-file" });
	});

	it("says of compressed heaps what they need, when nobody gave it", async () => {
		const memory = new MemoryStore([["f", fixtureBytes("compressed-heap")]]);
		const registry = new ObjectStoreRegistry().register("memory://x/", memory);
		const { file } = await openHdf5("memory://x/f", registry);
		await expect(start(file.decode(new Uint8Array(), [], 0, 0))).rejects.toMatchObject({ code: "unsupported-feature" });
	});
});

describe("requests", () => {
	it.each(["two-thousand-datasets", "two-thousand-datasets-v0"])("check 10: %s open in 6 rounds", async (name) => {
		const trace = new Trace();
		const { tree } = await readBytes(fixtureBytes(name), { trace });
		expect(tree.nodes.filter(({ object }) => object.kind === "dataset")).toHaveLength(2000);
		expect(
			tree.nodes.every((node) => node.path === "/" || rawAttributes(node).length > 0 || node.path === "/group"),
		).toBe(true);
		expect(trace.rounds).toBeLessThanOrEqual(6);
	});

	it("check 14: reads a small file in two requests", async () => {
		const trace = new Trace();
		await readBytes(fixtureBytes("dense-attributes"), { trace });
		expect(trace.requests.length).toBeLessThanOrEqual(2);
	});
});
