/** Files that were made to do harm: circles, absurd counts, blocks that are used again and again. */
import { describe, expect, it } from "vitest";
import { read } from "../../../src/read/read.ts";
import { fixtureBytes, openBytes } from "./fixtures.ts";

type Descriptor = { at: number; tag: number; ref: number; offset: number; length: number };

/** The descriptors of the first block of a file. */
function descriptors(bytes: Uint8Array): Descriptor[] {
	const view = new DataView(bytes.buffer);
	const found: Descriptor[] = [];
	for (let block = 4; block !== 0; block = view.getUint32(block + 2))
		for (let i = 0; i < view.getUint16(block); i++) {
			const at = block + 6 + 12 * i;
			found.push({
				at,
				tag: view.getUint16(at),
				ref: view.getUint16(at + 2),
				offset: view.getUint32(at + 4),
				length: view.getUint32(at + 8),
			});
		}
	return found;
}

const SPECIAL = 0x4000;
const TAG = { linked: 20, data: 702, dimensions: 701, vdataHeader: 1962, vgroup: 1965 };

function patched(name: string, patch: (view: DataView, found: Descriptor[]) => void): Uint8Array {
	const bytes = fixtureBytes(`${name}.hdf`);
	patch(new DataView(bytes.buffer), descriptors(bytes));
	return bytes;
}

describe("circles", () => {
	it("of descriptor blocks are refused", async () => {
		const bytes = patched("types", (view) => view.setUint32(6, 4));
		await expect(openBytes(bytes)).rejects.toMatchObject({ code: "corrupt-file" });
	});

	it("of tables of linked blocks are refused on that array alone", async () => {
		const bytes = patched("records", (view, found) => {
			for (const { offset } of found.filter(({ tag }) => tag === (TAG.data | SPECIAL))) {
				const table = view.getUint16(offset + 14);
				const place = found.find(({ tag, ref }) => tag === TAG.linked && ref === table);
				view.setInt32(offset + 2, 2 ** 31 - 1);
				if (place !== undefined) view.setUint16(place.offset, table);
			}
		});
		const store = await openBytes(bytes);
		expect(() => store.array("/short")).toThrowError(expect.objectContaining({ code: "corrupt-file" }));
	});

	it("of Vgroups end at the first that was seen", async () => {
		const store = await openBytes(fixtureBytes("groups.hdf"));
		expect(store.contents().filter(({ path }) => path.endsWith("Top group"))).toHaveLength(1);
	});
});

describe("absurd sizes", () => {
	it("of descriptor blocks are a truncated file", async () => {
		const bytes = patched("types", (view) => view.setUint16(4, 0xffff));
		await expect(openBytes(bytes)).rejects.toMatchObject({ code: "truncated-file" });
	});

	it("of dimensions are refused when read, and take no room", async () => {
		const bytes = patched("types", (view, found) => {
			for (const { offset } of found.filter(({ tag }) => tag === TAG.dimensions))
				view.setInt32(offset + 2, 2 ** 31 - 1);
		});
		const store = await openBytes(bytes);
		await expect(read(store, "/float64")).rejects.toMatchObject({ code: "limit-exceeded" });
	});

	it("of ranks are refused on that array alone", async () => {
		const bytes = patched("types", (view, found) => {
			const [first] = found.filter(({ tag }) => tag === TAG.dimensions);
			view.setUint16(first?.offset ?? 0, 0xffff);
		});
		const store = await openBytes(bytes);
		expect(store.diagnostics.some(({ code }) => code === "corrupt-file")).toBe(true);
		expect((await read(store, "/uint32")).shape).toEqual([3, 4]);
	});

	it("of Vdatas and Vgroups leave out these alone", async () => {
		const bytes = patched("groups", (view, found) => {
			for (const { tag, offset } of found) {
				if (tag === TAG.vdataHeader) view.setUint16(offset + 8, 0xffff);
				if (tag === TAG.vgroup) view.setUint16(offset, 0xffff);
			}
		});
		const store = await openBytes(bytes);
		expect(store.diagnostics.length).toBeGreaterThan(0);
	});

	it("of elements that all descriptors share are beyond the limit of metadata", async () => {
		const bytes = patched("types", (view, found) => {
			for (const { at, tag } of found) {
				if (tag !== TAG.vgroup) continue;
				view.setUint32(at + 4, 0);
				view.setUint32(at + 8, bytesOf("types"));
			}
		});
		await expect(openBytes(bytes, { limits: { maxMetadataBytes: 2 ** 16 } })).rejects.toMatchObject({
			code: "limit-exceeded",
		});
	});
});

function bytesOf(name: string): number {
	return fixtureBytes(`${name}.hdf`).length;
}
