/** What a file makes of few bytes is bounded: each way by itself, with small limits. test/hostile has the same at full size. */
import { describe, expect, it } from "vitest";
import { MemoryStore } from "../../../src/io/memory.ts";
import { ObjectStoreRegistry } from "../../../src/io/registry.ts";
import type { ManifestStore } from "../../../src/manifest/manifest-store.ts";
import { openStore } from "../../../src/open.ts";
import { read } from "../../../src/read/read.ts";
import type { Limits } from "../../../src/zarr/budget.ts";
import {
	arrayOf,
	attribute,
	chars,
	collection,
	compound,
	contiguous,
	continuation,
	continued,
	dataset,
	group,
	Hdf5Bytes,
	hard,
	header,
	INT8,
	INT32,
	inHeap,
	join,
	message,
	oldGroup,
	SCALAR,
	sequenceOf,
	soft,
	space,
	TEXT,
	u8,
	u16,
	u32,
	u64,
} from "../../hostile/hdf5-file.mjs";

const many = <T>(count: number, make: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));

/** Opens a file; `make` puts structures into it and gives its root group. */
async function openMade(make: (file: Hdf5Bytes) => Uint8Array, limits: Partial<Limits> = {}): Promise<ManifestStore> {
	const file = new Hdf5Bytes(2 ** 20);
	const bytes = file.finish(file.put(make(file)));
	const registry = new ObjectStoreRegistry({ limits }).register("memory://x/", new MemoryStore([["f.h5", bytes]]));
	return await openStore("memory://x/f.h5", { registry });
}

const small = (file: Hdf5Bytes, ...more: Uint8Array[]): number =>
	file.put(dataset(INT32, space(2), contiguous(file.put(u32(1), u32(2)), 8), ...more));
const exceeded = (limit: keyof Limits) =>
	expect.objectContaining({ code: "limit-exceeded", hint: expect.stringContaining(limit) });

describe("nodes", () => {
	const datasets = (count: number) => (file: Hdf5Bytes) => group(many(count, (i) => hard(`d${i}`, small(file))));

	it("are counted as they are read", async () => {
		expect((await openMade(datasets(9), { maxNodes: 9 })).group.arrays.size).toBe(9);
		await expect(openMade(datasets(10), { maxNodes: 9 })).rejects.toEqual(exceeded("maxNodes"));
	});

	it("count once for every path that leads to them, and have one array", async () => {
		const links = (file: Hdf5Bytes) => {
			const at = small(file, attribute("units", INT8, SCALAR, u8(1)));
			return group(many(10, (i) => hard(`l${i}`, at)));
		};
		const store = await openMade(links, { maxNodes: 10 });
		const arrays = [...store.group.arrays.values()];
		expect(arrays.map(({ description }) => description.path)).toEqual(many(10, (i) => `/l${i}`));
		expect(new Set(arrays.map(({ attributes }) => attributes)).size).toBe(1);
		expect((await read(store, "/l7")).data).toEqual(Int32Array.of(1, 2));
		await expect(openMade(links, { maxNodes: 9 })).rejects.toEqual(exceeded("maxNodes"));
	});

	it("are not nested deeper than is allowed", async () => {
		const nested = (file: Hdf5Bytes) => {
			let at = file.put(group([]));
			for (let i = 0; i < 5; i++) at = file.put(group([hard("g", at)]));
			return group([hard("g", at)]);
		};
		await openMade(nested, { maxNesting: 6 });
		await expect(openMade(nested, { maxNesting: 5 })).rejects.toEqual(exceeded("maxNesting"));
	});

	it("with long names are paid for by each that is below them", async () => {
		const long = (file: Hdf5Bytes) => {
			const at = small(file);
			const inner = file.put(group(many(100, (i) => hard(`l${i}`, at))));
			return group([hard("n".repeat(20_000), inner)]);
		};
		await expect(openMade(long, { maxHeldBytes: 2 ** 20 })).rejects.toEqual(exceeded("maxHeldBytes"));
		await openMade(long);
	});
});

describe("attributes", () => {
	it("count their values before they are made, those of every path to a dataset", async () => {
		const links = (file: Hdf5Bytes) => {
			const at = small(file, attribute("a", INT8, space(10), new Uint8Array(10)));
			return group(many(5, (i) => hard(`l${i}`, at)));
		};
		await openMade(links, { maxAttributeValues: 50 });
		await expect(openMade(links, { maxAttributeValues: 49 })).rejects.toEqual(exceeded("maxAttributeValues"));
	});

	it("of compounds count every member, though all are one byte", async () => {
		const type = compound(
			1,
			many(50, (i) => [`m${i}`, 0, INT8]),
		);
		const made = () => group([], attribute("a", type, space(100), new Uint8Array(100)));
		await openMade(made);
		await expect(openMade(made, { maxAttributeValues: 5000 })).rejects.toEqual(exceeded("maxAttributeValues"));
	});

	it("that share a text of the heap pay for it each time", async () => {
		const made = (file: Hdf5Bytes) => {
			const heap = file.put(collection(new Uint8Array(4000).fill(65)));
			return group(
				[],
				many(100, (i) => attribute(`a${i}`, TEXT, SCALAR, inHeap(4000, heap))),
			);
		};
		expect((await openMade(made)).group.attributes.get("a99")?.values).toEqual(["A".repeat(4000)]);
		await expect(openMade(made, { maxHeldBytes: 2 ** 20 })).rejects.toEqual(exceeded("maxHeldBytes"));
	});

	it("that are sequences of each other end", async () => {
		const made = (file: Hdf5Bytes) => {
			const heap = file.address;
			file.put(collection(join(many(50, () => inHeap(50, heap)))));
			const type = many(8, () => 0).reduce<Uint8Array>((base) => sequenceOf(base), INT8);
			return group([], attribute("a", type, SCALAR, inHeap(50, heap)));
		};
		await expect(openMade(made)).rejects.toMatchObject({ code: "limit-exceeded" });
	});

	it("in a block that headers share pay for it each time", async () => {
		const made = (file: Hdf5Bytes) => {
			const block = continuation(many(50, (i) => attribute(`a${i}`, INT32, SCALAR, u32(i))));
			const at = file.put(block);
			return group(many(20, (i) => hard(`g${i}`, file.put(group([], continued(at, block.length))))));
		};
		expect((await openMade(made)).group.groups.get("g19")?.attributes.size).toBe(50);
		await expect(openMade(made, { maxWork: 2 ** 16 })).rejects.toEqual(exceeded("maxWork"));
	});

	it("are numbers of the type and byte order that the file has", async () => {
		const big = join(u8(0x10, 0x09, 0, 0), u32(2), u16(0), u16(16));
		const { group: root } = await openMade(() => group([], attribute("a", big, space(2), u8(0xff, 0xfe, 1, 0))));
		expect(root.attributes.get("a")).toEqual({ dataType: "int16", shape: [2], values: Int16Array.of(-2, 256) });
	});
});

describe("structures", () => {
	it("a symbol table node that a group has twice is corrupt", async () => {
		const made = (children: number) => (file: Hdf5Bytes) => {
			const at = small(file);
			return oldGroup(file, chars("\0abc\0"), [[[1, at]]], children);
		};
		expect([...(await openMade(made(1))).group.arrays.keys()]).toEqual(["abc"]);
		await expect(openMade(made(2))).rejects.toMatchObject({ code: "corrupt-file" });
	});

	it("names of old groups that share their bytes pay for them each time", async () => {
		const made = (file: Hdf5Bytes) => {
			const at = small(file);
			return oldGroup(file, join(chars("n".repeat(5000)), u8(0)), [many(200, (i) => [i, at])]);
		};
		await expect(openMade(made, { maxHeldBytes: 2 ** 18 })).rejects.toEqual(exceeded("maxHeldBytes"));
		expect((await openMade(made)).group.arrays.size).toBe(200);
	});

	it("soft links that lead to each other are not followed without end", async () => {
		const made = (file: Hdf5Bytes) =>
			group([...many(200, (i) => soft(`s${i}`, `s${i + 1}`)), hard("s200", small(file))]);
		const { group: root, diagnostics } = await openMade(made);
		expect(root.arrays.has("s199")).toBe(true);
		expect(diagnostics.filter(({ code }) => code === "dangling-link").length).toBeGreaterThan(100);
		await expect(openMade(made, { maxWork: 2 ** 18 })).rejects.toEqual(exceeded("maxWork"));
	});

	it("messages without bytes are not kept without end", async () => {
		const made = () =>
			group(
				[],
				many(5000, () => message(0x06, u8())),
			);
		await expect(openMade(made, { maxHeldBytes: 2 ** 20 })).rejects.toEqual(exceeded("maxHeldBytes"));
	});

	it("a dataset of too many dimensions is refused by itself", async () => {
		const store = await openMade(
			(file) =>
				group([
					hard("d", small(file)),
					hard("many", file.put(dataset(arrayOf(Array(9).fill(1), 1, INT8), space(2), contiguous(undefined, 2)))),
				]),
			{ maxDimensions: 9 },
		);
		expect(store.group.get("many")).toMatchObject({ error: exceeded("maxDimensions") });
		expect((await read(store, "/d")).data).toEqual(Int32Array.of(1, 2));
	});

	it("an enumeration that datasets share counts for each of them", async () => {
		const names = many(200, (i) => join(chars(`m${i}`), u8(0)));
		const type = join(u8(0x38, 200, 0, 0), u32(4), INT32, names, many(200, u32));
		const made = (file: Hdf5Bytes) => {
			const shared = message(0x03, join(u8(3, 2), u64(file.put(header(message(0x03, type))))), 0x02);
			const own = header(shared, message(0x01, space(2)), message(0x08, contiguous(undefined, 8)));
			return group(many(50, (i) => hard(`d${i}`, file.put(own))));
		};
		await expect(openMade(made, { maxWork: 2 ** 19 })).rejects.toEqual(exceeded("maxWork"));
		expect((await openMade(made)).array("/d49").attributes.get("flag_values")?.values).toHaveLength(200);
	});
});

describe("data", () => {
	it("elements that share an object of the heap pay for it each time", async () => {
		const made = (type: Uint8Array) => (file: Hdf5Bytes) => {
			const element = inHeap(4000, file.put(collection(new Uint8Array(4000).fill(65))));
			const at = file.put(many(100, () => element));
			return group([hard("d", file.put(dataset(type, space(100), contiguous(at, 1600))))]);
		};
		for (const type of [TEXT, sequenceOf(INT8)]) {
			expect((await read(await openMade(made(type)), "/d", { selection: [99] })).data).toHaveLength(1);
			const store = await openMade(made(type), { maxHeldBytes: 2 ** 20 });
			await expect(read(store, "/d", { selection: [99] })).rejects.toEqual(exceeded("maxHeldBytes"));
		}
	});

	it("mappings of a virtual dataset pay for the runs that they stand for", async () => {
		const runs = join(u32(2), u32(2), u8(1), u32(36), u32(1), u64(0), u64(2), u64(100_000), u64(1));
		const mapping = join(chars(".\0/d\0"), runs, runs);
		const made = (file: Hdf5Bytes) => {
			const heap = file.put(collection(join(u8(0), u64(1), mapping)));
			const layout = join(u8(4, 3), u64(heap), u32(1));
			return group([hard("d", small(file)), hard("v", file.put(dataset(INT32, space(200_000), layout)))]);
		};
		await openMade(made);
		await expect(openMade(made, { maxHeldBytes: 2 ** 22 })).rejects.toEqual(exceeded("maxHeldBytes"));
	});
});
