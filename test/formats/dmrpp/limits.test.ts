import { describe, expect, it } from "vitest";
import { MemoryStore } from "../../../src/io/memory.ts";
import { ObjectStoreRegistry } from "../../../src/io/registry.ts";
import type { ManifestStore } from "../../../src/manifest/manifest-store.ts";
import { openStore } from "../../../src/open.ts";
import type { Limits } from "../../../src/zarr/budget.ts";

function open(content: string, limits: Partial<Limits> = {}): Promise<ManifestStore> {
	const text = `<Dataset xmlns="http://xml.opendap.org/ns/DAP/4.0#" xmlns:dmrpp="http://xml.opendap.org/dap/dmrpp/1.0.0#" name="d.h5">${content}</Dataset>`;
	const store = new MemoryStore([["d.h5.dmrpp", new TextEncoder().encode(text)]]);
	const registry = new ObjectStoreRegistry({ limits }).register("memory://files/", store);
	return openStore("memory://files/d.h5.dmrpp", { registry });
}

const chunk = `<dmrpp:chunk offset="0" nBytes="4"/>`;
const array = (name: string, contents = chunk): string => `<Int32 name="${name}"><Dim size="1"/>${contents}</Int32>`;
const refusal = { code: "limit-exceeded" };

describe("limits of DMR++", () => {
	it("arrays and groups count as nodes", async () => {
		const three = `${array("a")}${array("b")}<Group name="g"/>`;
		await expect(open(three, { maxNodes: 2 })).rejects.toMatchObject(refusal);
		expect((await open(three, { maxNodes: 3 })).contents()).toHaveLength(4);
	});

	it("groups may be nested as deep as the limit says", async () => {
		const two = `<Group name="a"><Group name="b"/></Group>`;
		await expect(open(two, { maxNesting: 1 })).rejects.toMatchObject(refusal);
		expect((await open(two, { maxNesting: 2 })).contents()).toHaveLength(3);
	});

	it("too many dimensions concern one array alone", async () => {
		const store = await open(`${array("a", `<Dim size="1"/>${chunk}`)}${array("b")}`, { maxDimensions: 1 });
		expect(() => store.array("/a")).toThrowError(expect.objectContaining(refusal));
		expect(store.array("/b").description.shape).toEqual([1]);
	});

	it("values of attributes count, those in containers too", async () => {
		const value = `<Attribute name="c" type="Container"><Attribute name="a" type="Int32"><Value>1</Value><Value>2</Value></Attribute></Attribute>`;
		await expect(open(value, { maxAttributeValues: 1 })).rejects.toMatchObject(refusal);
		expect((await open(value, { maxAttributeValues: 2 })).group.attributes.has("c.a")).toBe(true);
	});

	it("references to data in one piece are charged before they are made", async () => {
		const size = 2 ** 40;
		const store = await open(`<Int8 name="v"><Dim size="${size}"/><dmrpp:chunk offset="0" nBytes="${size}"/></Int8>`, {
			maxHeldBytes: 10_000,
		});
		const v = store.array("/v");
		await expect(v.kind === "manifest" ? v.manifest() : undefined).rejects.toMatchObject(refusal);
	});

	it("an element of a claimed size concerns one array alone", async () => {
		const text = `<String name="v"><Dim size="1"/><dmrpp:FixedLengthStringArray string_length="99999999999" pad="null_pad"/>${chunk}</String>`;
		const store = await open(text + array("b"));
		expect(() => store.array("/v")).toThrowError(expect.objectContaining(refusal));
		expect(store.array("/b").description.shape).toEqual([1]);
	});
});
