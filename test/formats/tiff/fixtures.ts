import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ParserOptions } from "../../../src/formats/parser-options.ts";
import type { TiffOptions } from "../../../src/formats/tiff/index.ts";
import { MemoryStore } from "../../../src/io/memory.ts";
import { ObjectStoreRegistry } from "../../../src/io/registry.ts";
import type { Trace } from "../../../src/io/tracing.ts";
import type { ManifestStore } from "../../../src/manifest/manifest-store.ts";
import { openStore } from "../../../src/node.ts";
import type { Limits } from "../../../src/zarr/budget.ts";

const folder = join(import.meta.dirname, "../../fixtures/tiff");

/** What rasterio reads from an image. */
export type Pixels = { dataType: string; shape: number[]; sha256: string };

/** For every fixture and every image of it: its pixels. */
export const expected: Record<string, Record<string, Pixels>> = readJson("expected.json");

/** Names of all fixtures. */
export const fixtureNames: string[] = readdirSync(folder).filter((file) => file.endsWith(".tif"));

/** A document beside the fixtures. */
export function readJson<T>(name: string): T {
	return JSON.parse(readFileSync(join(folder, name), "utf8"));
}

/** The bytes of a fixture. */
export function fixtureBytes(name: string): Uint8Array {
	return new Uint8Array(readFileSync(join(folder, name)));
}

/** The digest of elements, as `make.py` writes it. */
export function sha256(bytes: Uint8Array): string {
	return createHash("sha256").update(bytes).digest("hex");
}

/** How to open bytes. */
export type OpenBytesOptions = ParserOptions & { tiff?: TiffOptions; trace?: Trace; limits?: Partial<Limits> };

/** Bytes as a store, parsed as any other file would be. */
export function openBytes(
	bytes: Uint8Array,
	{ trace, limits, ...options }: OpenBytesOptions = {},
): Promise<ManifestStore> {
	const memory = new MemoryStore([["file.tif", bytes]]);
	const registry = new ObjectStoreRegistry({ limits }).register("memory://files/", trace?.wrap(memory) ?? memory);
	return openStore("memory://files/file.tif", { registry, ...options });
}

/** A fixture as a store. */
export function openFixture(name: string, options?: OpenBytesOptions): Promise<ManifestStore> {
	return openBytes(fixtureBytes(name), options);
}
