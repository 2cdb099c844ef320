/** A registry that reads very many objects: what it keeps of them, and what it still notices. */
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import type { ObjectStore } from "../../src/io/object-store.ts";
import { ObjectStoreRegistry } from "../../src/io/registry.ts";
import { VersionPins } from "../../src/io/version-pins.ts";

const COUNT = 100_000;
const urlOf = (i: number): string => `memory://store/array/c/${i}`;

/** Objects of one byte each that cost nothing themselves; `edition` is a part of every tag. */
class ManyObjects implements ObjectStore {
	edition = 1;
	size = 1;
	reads = 0;

	async get(path: string) {
		this.reads++;
		return { bytes: Uint8Array.of(7), size: this.size, etag: `"${path}-${this.edition}"` };
	}
}

/** Reads objects, and gives their sources, which it does not hold. */
async function readAll(registry: ObjectStoreRegistry, count = COUNT): Promise<WeakRef<object>[]> {
	const sources: WeakRef<object>[] = [];
	for (let i = 0; i < count; i += 100) {
		const group = Array.from({ length: 100 }, (_, j) => registry.source(urlOf(i + j)));
		await Promise.all(group.map((source) => source.read(0, 1, { use: "chunk" })));
		sources.push(...group.map((source) => new WeakRef(source)));
	}
	return sources;
}

async function collectGarbage(): Promise<void> {
	setFlagsFromString("--expose-gc");
	const collect = runInNewContext("gc") as () => void;
	// References that are weak are strong until the task that made them ends.
	await new Promise((resolve) => setTimeout(resolve, 0));
	collect();
}

describe("a registry that read 100,000 objects", () => {
	it("keeps a bounded number of sources, and notices that any of the objects changed", async () => {
		const store = new ManyObjects();
		const registry = new ObjectStoreRegistry().register("memory://store/", store);
		const sources = await readAll(registry);
		await collectGarbage();
		const alive = sources.filter((source) => source.deref() !== undefined).length;
		expect(alive).toBeGreaterThan(0);
		expect(alive).toBeLessThanOrEqual(2 ** 12);
		// The one asked for last is the same when it is asked for again.
		expect(registry.source(urlOf(COUNT - 1))).toBe(sources.at(-1)?.deref());

		expect(await registry.source(urlOf(0)).read(0, 1, { use: "chunk" })).toEqual(Uint8Array.of(7));
		store.edition = 2;
		for (const i of [1, 777, COUNT / 2, COUNT - 1])
			await expect(registry.source(urlOf(i)).read(0, 1, { use: "chunk" })).rejects.toMatchObject({
				code: "source-changed",
				url: urlOf(i),
			});
		// By the size alone, where the tag is as before.
		store.edition = 1;
		store.size = 2;
		await expect(registry.source(urlOf(5)).read(0, 1)).rejects.toMatchObject({ code: "source-changed" });
		// Who has a registry of their own sees the object as it is.
		const fresh = new ObjectStoreRegistry().register("memory://store/", store);
		expect(await fresh.source(urlOf(5)).read(0, 1)).toEqual(Uint8Array.of(7));
	});

	it("a source that somebody holds goes on, with its version and what it cached", async () => {
		const store = new ManyObjects();
		const registry = new ObjectStoreRegistry().register("memory://store/", store);
		const held = registry.source(urlOf(0));
		await held.read(0, 1);
		await readAll(registry, 5000);
		const before = store.reads;
		expect(await held.read(0, 1)).toEqual(Uint8Array.of(7));
		expect(store.reads).toBe(before);
		expect(await held.size()).toBe(1);
	});

	it("an expectation that comes later holds for a source that the registry let go", async () => {
		const registry = new ObjectStoreRegistry().register("memory://store/", new ManyObjects());
		const held = registry.source(urlOf(0));
		await held.read(0, 1);
		await readAll(registry, 5000);
		registry.expect(urlOf(0), { etag: '"another"' });
		await expect(held.read(0, 1)).rejects.toMatchObject({ code: "source-changed" });
	});

	it("another store at the same place has versions of its own", async () => {
		const registry = new ObjectStoreRegistry().register("memory://store/", new ManyObjects());
		await readAll(registry, 5000);
		const other = new ManyObjects();
		other.edition = 2;
		registry.register("memory://store/", other);
		expect(await registry.source(urlOf(3)).read(0, 1)).toEqual(Uint8Array.of(7));
	});
});

describe("pins of versions", () => {
	const version = (i: number) => ({ etag: `"${i}"`, size: i });

	it("remember at least as many objects as they may, the latest of them", () => {
		const pins = new VersionPins(1000);
		for (let i = 0; i < 5000; i++) expect(pins.agrees(`object ${i}`, version(i))).toBe(true);
		for (let i = 4000; i < 5000; i++) expect(pins.agrees(`object ${i}`, version(i + 1))).toBe(false);
		// Long forgotten: it counts as new.
		expect(pins.agrees("object 0", version(1))).toBe(true);
	});

	it("keep what is asked for again", () => {
		const pins = new VersionPins(1000);
		pins.agrees("kept", version(1));
		for (let i = 0; i < 50_000; i++) {
			pins.agrees(`object ${i}`, version(i));
			if (i % 500 === 0) expect(pins.agrees("kept", version(1))).toBe(true);
		}
		expect(pins.agrees("kept", version(2))).toBe(false);
	});

	it("compare what both answers tell, and learn the rest", () => {
		const pins = new VersionPins();
		expect(pins.agrees("a", {})).toBe(true);
		expect(pins.agrees("a", { size: 5 })).toBe(true);
		expect(pins.agrees("a", { etag: 'W/"x"' })).toBe(true);
		// A weak tag, and one that lost its quotes, are the same (RFC 9110, 8.8.3.2).
		expect(pins.agrees("a", { etag: "x", size: 5 })).toBe(true);
		expect(pins.agrees("a", { size: 5 + 2 ** 32 })).toBe(false);
		expect(pins.agrees("a", { etag: '"y"' })).toBe(false);
		expect(pins.agrees("b", { size: 0 })).toBe(true);
		expect(pins.agrees("b", { size: 1 })).toBe(false);
	});

	it("do not take many names for one another", () => {
		const pins = new VersionPins();
		let falselyChanged = 0;
		for (let i = 0; i < 2 ** 18; i++) if (!pins.agrees(urlOf(i), version(i))) falselyChanged++;
		expect(falselyChanged).toBe(0);
	});
});
