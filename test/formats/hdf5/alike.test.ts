/** Files that are like one before are opened by what is known of it: with the same result as by themselves, byte for byte. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { isMiraError } from "../../../src/errors.ts";
import { MemoryStore } from "../../../src/io/memory.ts";
import { ObjectStoreRegistry } from "../../../src/io/registry.ts";
import { walk } from "../../../src/manifest/manifest-group.ts";
import type { ManifestStore } from "../../../src/manifest/manifest-store.ts";
import { openStore } from "../../../src/open.ts";
import { read } from "../../../src/read/read.ts";
import { tries } from "../../extent.ts";
import { generator } from "../damage.ts";
import { bytesOf, fixtureFiles } from "./parser-fixtures.ts";

const FLIPS = tries(300, 40);
const folder = join(import.meta.dirname, "../../fixtures/hdf5-alike");
const files = new Map(
	readdirSync(folder)
		.filter((name) => name.endsWith(".gz"))
		.map((name) => [name.slice(0, -3), new Uint8Array(gunzipSync(readFileSync(join(folder, name))))]),
);

/** Opens files one after the other with a registry for files that are alike; gives the last of them. */
async function openAfter(before: readonly Uint8Array[], last: Uint8Array, options = {}): Promise<ManifestStore[]> {
	const all = [...before, last];
	const memory = new MemoryStore(all.map((bytes, i) => [`${i}.nc`, bytes]));
	const registry = new ObjectStoreRegistry({ alike: true }).register("memory://files", memory);
	const stores: ManifestStore[] = [];
	for (const i of all.keys()) stores.push(await openStore(`memory://files/${i}.nc`, { registry, ...options }));
	return stores;
}

/** Opens a file as if it were the only one, under the name that it has behind so many others. */
function openAlone(count: number, bytes: Uint8Array, options = {}): Promise<ManifestStore> {
	const memory = new MemoryStore([[`${count}.nc`, bytes]]);
	const registry = new ObjectStoreRegistry().register("memory://files", memory);
	return openStore(`memory://files/${count}.nc`, { registry, ...options });
}

/** Everything that a store says, values included. */
async function allOf(store: ManifestStore): Promise<unknown> {
	const nodes: unknown[] = [];
	for (const node of walk(store.group)) {
		if (node.kind === "group") nodes.push([node.path, [...node.group.attributes]]);
		else if (node.kind !== "array") nodes.push([node.path, node.error.message]);
		else {
			const { metadata, description, fill } = node.array;
			const chunks = await outcome(async () => [...(await node.array.manifest()).entries()]);
			const values = await outcome(async () => (await read(store, node.path)).bytes);
			nodes.push([node.path, metadata, description, fill, chunks, values]);
		}
	}
	return { nodes, diagnostics: store.diagnostics, facts: store.facts, documents: await store.get("/zarr.json") };
}

async function outcome<T>(task: () => Promise<T>): Promise<T | string> {
	try {
		return await task();
	} catch (error) {
		if (!isMiraError(error)) throw error;
		return `${error.code} ${error.message} ${error.offset} ${error.path}`;
	}
}

/** Whether the arrays of two stores have one description: those of the second were not found out anew. */
function takenOver(first: ManifestStore, second: ManifestStore): string[] {
	return Array.from(walk(second.group)).flatMap((node) => {
		if (node.kind !== "array") return [];
		const known = first.contents().some(({ path }) => path === node.path) && first.array(node.path);
		return known && known.description === node.array.description ? [node.path] : [];
	});
}

const archives = [
	{ first: "first.nc", all: /\.nc$/ },
	{ first: "plain.h5", all: /^plain/ },
	{ first: "mixed.h5", all: /^mixed/ },
	{ first: "scales.h5", all: /^scales/ },
	{ first: "committed.h5", all: /^committed/ },
].map(({ first, all }) => ({ first, names: [...files.keys()].filter((name) => all.test(name)) }));

describe.each(archives)("$first and others", ({ first, names }) => {
	const bytes = files.get(first) as Uint8Array;

	it.each(names)("%s behind it is what it is by itself", async (name) => {
		const own = files.get(name) as Uint8Array;
		const [, second] = await openAfter([bytes], own);
		expect(await allOf(second as ManifestStore)).toEqual(await allOf(await openAlone(1, own)));
	});

	it.each(names.slice(0, tries(names.length, 3)))(
		"behind %s, all others are what they are by themselves",
		async (name) => {
			const list = [name, name, ...names, ...names].map((one) => files.get(one) as Uint8Array);
			const stores = await openAfter(list.slice(0, -1), list.at(-1) as Uint8Array);
			for (const [i, store] of stores.entries())
				expect(await allOf(store), `${i}`).toEqual(await allOf(await openAlone(i, list[i] as Uint8Array)));
		},
	);

	it("what is left out of all of them is said to be there", async () => {
		const options = { drop: ["sst", "group"] };
		const [, second] = await openAfter([bytes], bytes, options);
		expect(await allOf(second as ManifestStore)).toEqual(await allOf(await openAlone(1, bytes, options)));
	});

	it(`${FLIPS} bit flips in a file behind it`, async () => {
		const random = generator(7);
		for (let i = 0; i < FLIPS; i++) {
			const own = bytes.slice();
			const at = random(bytes.length);
			own[at] = (own[at] as number) ^ (1 << random(8));
			const after = await outcome(async () => allOf((await openAfter([bytes], own))[1] as ManifestStore));
			const alone = await outcome(async () => allOf(await openAlone(1, own)));
			expect(after, `flip at ${at}`).toEqual(alone);
		}
	});
});

const MIXED = [
	...["/group/a", "/group/b", "/compact", "/contiguous", "/single"],
	...["/fixed", "/extensible", "/tree", "/x", "/y"],
];

it.each([
	["first.nc", "first.nc", ["/time", "/y", "/x", "/sst", "/ice"]],
	["first.nc", "other-data.nc", ["/time", "/y", "/x", "/sst", "/ice"]],
	["first.nc", "other-history.nc", ["/time", "/y", "/x", "/sst", "/ice"]],
	["first.nc", "other-units.nc", ["/y", "/x", "/sst", "/ice"]],
	["first.nc", "other-attribute.nc", ["/time", "/y", "/x", "/ice"]],
	["first.nc", "other-fill.nc", []],
	["first.nc", "other-size.nc", []],
	["first.nc", "other-dimensions.nc", []],
	["plain.h5", "plain-value.h5", ["/empty", "/group/a", "/group/b"]],
	["plain.h5", "plain-scale.h5", ["/empty"]],
	["plain.h5", "plain-order.h5", []],
	["mixed.h5", "mixed.h5", MIXED],
	["mixed.h5", "mixed-compact.h5", MIXED],
	["mixed.h5", "mixed-contiguous.h5", MIXED],
	["mixed.h5", "mixed-many.h5", MIXED],
	["mixed.h5", "mixed-target.h5", MIXED],
	["mixed.h5", "mixed-title.h5", []],
	["mixed.h5", "mixed-scale.h5", []],
	["mixed.h5", "mixed-block.h5", []],
	["mixed.h5", "mixed-cut.h5", []],
	["mixed.h5", "mixed-link.h5", []],
])("of %s, %s takes over what is the same: %j", async (first, name, expected) => {
	const stores = await openAfter([files.get(first) as Uint8Array], files.get(name) as Uint8Array);
	expect(takenOver(...(stores as [ManifestStore, ManifestStore])).sort()).toEqual([...expected].sort());
});

it("another option is another result", async () => {
	const bytes = files.get("first.nc") as Uint8Array;
	const memory = new MemoryStore([["1.nc", bytes]]);
	const registry = new ObjectStoreRegistry({ alike: true }).register("memory://files", memory);
	await openStore("memory://files/1.nc", { registry });
	for (const options of [{ emitMissingValueConvention: true }, { drop: ["ice"] }, { group: "/" }, {}])
		expect(await allOf(await openStore("memory://files/1.nc", { registry, ...options }))).toEqual(
			await allOf(await openAlone(1, bytes, options)),
		);
});

it("files of which none is like another are what they are by themselves", async () => {
	const all = fixtureFiles.map((name) => bytesOf(name));
	const list = [...all, ...all];
	for (const [i, own] of list.entries()) {
		const alone = await outcome(async () => allOf(await openAlone(i, own)));
		if (typeof alone === "string") list[i] = all[0] as Uint8Array;
	}
	const stores = await openAfter(list.slice(0, -1), list.at(-1) as Uint8Array);
	for (const [i, store] of stores.entries())
		expect(await allOf(store), fixtureFiles[i % all.length]).toEqual(
			await allOf(await openAlone(i, list[i] as Uint8Array)),
		);
});

it("a type that no path leads to is looked at in every file that becomes a pattern", async () => {
	const list = ["committed.h5", "committed-mark.h5", "committed-mark.h5", "committed-names.h5"];
	const all = list.map((name) => files.get(name) as Uint8Array);
	const stores = await openAfter(all.slice(0, -1), all.at(-1) as Uint8Array);
	for (const [i, store] of stores.entries())
		expect(await allOf(store), list[i]).toEqual(await allOf(await openAlone(i, all[i] as Uint8Array)));
});

it("a file that lost its dimensions to damage is no pattern for those that have them", async () => {
	const [damaged, sound] = ["scales-damaged.h5", "scales.h5"].map((name) => files.get(name) as Uint8Array);
	const [first, second] = await openAfter([damaged as Uint8Array], sound as Uint8Array);
	expect(first?.array("/grid").metadata.dimension_names).not.toEqual(["y", "x"]);
	expect(second?.array("/grid").metadata.dimension_names).toEqual(["y", "x"]);
});

it("the same file in another place is another where it leads to what is beside it, also to what is left out", async () => {
	const file = files.get("virtual.h5") as Uint8Array;
	const memory = new MemoryStore(
		[3, 4].flatMap((length): [string, Uint8Array][] => [
			[`${length}/virtual.h5`, file],
			[`${length}/source.h5`, files.get(`source-${length}.h5`) as Uint8Array],
		]),
	);
	const openIn = async (length: number, registry: ObjectStoreRegistry) =>
		allOf(await openStore(`memory://files/${length}/virtual.h5`, { registry, drop: ["a"] }));
	const registryFor = (alike: boolean) => new ObjectStoreRegistry({ alike }).register("memory://files", memory);
	const registry = registryFor(true);
	for (const length of [3, 4, 3])
		expect(await openIn(length, registry), `${length}`).toEqual(await openIn(length, registryFor(false)));
});

it("what is tried in vain with a file is not charged to it, nor what makes it a pattern", async () => {
	const names = ["first.nc", "other-fill.nc", "other-fill.nc", "other-both.nc", "other-both.nc"];
	const list = names.map((name) => files.get(name) as Uint8Array);
	for (const limit of ["maxAttributeValues", "maxHeldBytes", "maxWork"] as const) {
		let [most, fewest] = [1e8, 0];
		while (most - fewest > 1) {
			const middle = Math.floor((most + fewest) / 2);
			const limits = { [limit]: middle };
			const opened = await Promise.all(list.map((bytes) => outcome(() => openAlone(0, bytes, { limits }))));
			if (opened.some((one) => typeof one === "string")) fewest = middle;
			else most = middle;
		}
		const limits = { [limit]: most };
		for (const store of await openAfter(list.slice(0, -1), list.at(-1) as Uint8Array, { limits }))
			expect(store.diagnostics, limit).toEqual([]);
	}
});

it("a smaller limit holds for a file that is like one before, too", async () => {
	const bytes = files.get("first.nc") as Uint8Array;
	const registry = new ObjectStoreRegistry({ alike: true }).register(
		"memory://files",
		new MemoryStore([["1.nc", bytes]]),
	);
	await openStore("memory://files/1.nc", { registry });
	await expect(openStore("memory://files/1.nc", { registry, limits: { maxNodes: 3 } })).rejects.toThrow(/maxNodes/);
});
