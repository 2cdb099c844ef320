import { describe, expect, it } from "vitest";
import { tiff } from "../src/formats/tiff/index.ts";
import { MemoryStore } from "../src/io/memory.ts";
import { ObjectStoreRegistry } from "../src/io/registry.ts";
import { openStore } from "../src/open.ts";
import { read } from "../src/read/read.ts";
import { fixtureBytes } from "./formats/netcdf3/fixtures.ts";

const FILE = "memory://files/two.nc";
const registry = () =>
	new ObjectStoreRegistry().register("memory://files/", new MemoryStore([["two.nc", fixtureBytes("two")]]));

describe("openStore", () => {
	it("the signal ends the opening, not the store that came of it", async () => {
		const controller = new AbortController();
		const store = await openStore(FILE, { registry: registry(), signal: controller.signal });
		controller.abort();
		expect((await read(store, "/s")).shape).toEqual([4, 3]);
		await expect(openStore(FILE, { registry: registry(), signal: controller.signal })).rejects.toBe(
			controller.signal.reason,
		);
	});

	it("limits hold with a registry of the caller's, and leave that as it is", async () => {
		const own = registry();
		const store = await openStore(FILE, { registry: own, limits: { maxArrayBytes: 10 } });
		await expect(read(store, "/s")).rejects.toMatchObject({ code: "limit-exceeded" });
		expect((await read(await openStore(FILE, { registry: own }), "/s")).shape).toEqual([4, 3]);
	});

	it("takes a Blob", async () => {
		const store = await openStore(new Blob([fixtureBytes("two").slice()]));
		expect((await read(store, "/b")).data).toEqual(Int8Array.of(1, -2, 3, -4));
	});

	it("names what it cannot open", async () => {
		await expect(openStore(new Blob(["hello, world"]))).rejects.toMatchObject({ code: "unknown-format" });
		await expect(openStore(new Blob([]))).rejects.toThrow("this is an empty file");
		await expect(openStore(new Blob(["GRIB...."]))).rejects.toMatchObject({ name: "MiraError" });
		await expect(openStore("no/url.nc")).rejects.toMatchObject({ code: "bad-argument" });
		await expect(openStore("memory://elsewhere/x")).rejects.toMatchObject({ code: "bad-argument" });
	});

	it("checks what a parser gives", async () => {
		const parser = async () => ({}) as never;
		await expect(openStore(FILE, { registry: registry(), parser })).rejects.toThrow("did not give a ManifestStore");
		await expect(openStore(FILE, { registry: registry(), parser: 5 as never })).rejects.toThrow("must be a function");
	});

	it("says that a factory was passed instead of a parser", async () => {
		await expect(openStore(FILE, { registry: registry(), parser: tiff as never })).rejects.toMatchObject({
			code: "bad-argument",
			message: expect.stringMatching(/makes parsers.*parser: tiff\(\)/),
		});
	});

	it.each([
		[undefined, "undefined"],
		[new Map(), "a Map"],
		[{}, "a plain object"],
		[Object.create({ constructor: class ManifestStore {} }), "that of another copy of this package"],
	])("says what a parser gave instead of a store: %s", async (given, what) => {
		await expect(openStore(FILE, { registry: registry(), parser: async () => given as never })).rejects.toThrow(
			`did not give a ManifestStore but ${what}`,
		);
	});
});
