import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import * as zarr from "zarrita";
import { openStore, registerCodec, registerWithZarrita } from "../../src/index.ts";
import { read as readArray } from "../../src/read/read.ts";

const fixture = new URL("../fixtures/tiff/deflate-strips.tif", import.meta.url);
const identity = { kind: "bytes-to-bytes" as const, create: () => ({ decode: (bytes: Uint8Array) => bytes }) };

/** The tests follow each other: what was given to zarrita stays there. */
const before = new Map(zarr.registry);

it("openStore and reading leave zarrita's codecs alone, of which 22 of 23 were replaced", async () => {
	const store = await openStore(new Blob([readFileSync(fixture)]));
	const array = await zarr.open(zarr.root(store).resolve("0"), { kind: "array" });
	const { data } = (await zarr.get(array)) as { data: ArrayBufferView };
	const { bytes } = await readArray(store, "/0");
	expect(new Uint8Array(data.buffer, data.byteOffset, data.byteLength)).toEqual(bytes);
	expect(bytes.some((byte) => byte !== 0)).toBe(true);
	expect([...zarr.registry]).toEqual([...before]);
});

it("registerCodec alone tells zarrita nothing", () => {
	registerCodec("test.early", identity);
	expect([...zarr.registry]).toEqual([...before]);
});

it("registerWithZarrita gives it our codecs, those of users, and those that come later", () => {
	registerWithZarrita();
	for (const name of ["bytes", "gzip", "imagecodecs_lzw", "numcodecs.fletcher32", "test.early"])
		expect(zarr.registry.get(name), name).not.toBe(before.get(name));
	expect(zarr.registry.has("test.late")).toBe(false);
	registerCodec("test.late", identity);
	expect(zarr.registry.has("test.late")).toBe(true);
});
