import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { MemoryStore } from "../../../src/io/memory.ts";
import type { ObjectStore } from "../../../src/io/object-store.ts";
import { ObjectStoreRegistry } from "../../../src/io/registry.ts";
import type { ManifestStore } from "../../../src/manifest/manifest-store.ts";
import { openStore } from "../../../src/open.ts";
import type { Limits } from "../../../src/zarr/budget.ts";

const folder = join(import.meta.dirname, "../../fixtures/grib");

/** What ecCodes found in a fixture; see the README beside them. */
export type Truth = {
	checks: string[];
	fields: {
		edition: number;
		/** Those that the arrays have as attributes, with the prefix `GRIB_`. */
		keys: Record<string, number>;
		packing: string;
		count: number;
		missing: number;
		/** Base64 of little-endian doubles. */
		values: string;
	}[];
};

/** The truth about all fixtures. */
export const truths: Record<string, Truth> = JSON.parse(readFileSync(join(folder, "truth.json"), "utf8"));

/** Names of all fixtures, without their endings. */
export const fixtureNames: string[] = readdirSync(folder)
	.filter((file) => file.endsWith(".grib"))
	.map((file) => file.slice(0, -5));

/** The bytes of a fixture. */
export function fixtureBytes(name: string): Uint8Array {
	return new Uint8Array(readFileSync(join(folder, `${name}.grib`)));
}

/** The values that ecCodes reads, NaN where it says that one is missing. */
export function trueValues(name: string, field = 0): Float64Array {
	const text = truths[name]?.fields[field]?.values ?? "";
	return new Float64Array(Uint8Array.from(Buffer.from(text, "base64")).buffer);
}

/** A store with one file, parsed as any other would be. */
export function openIn(store: ObjectStore, limits?: Partial<Limits>): Promise<ManifestStore> {
	const registry = new ObjectStoreRegistry({ limits }).register("memory://files/", store);
	return openStore("memory://files/file.grib", { registry, grib: { layout: "messages", index: "none" } });
}

/** Bytes as a store. */
export function openBytes(bytes: Uint8Array, limits?: Partial<Limits>): Promise<ManifestStore> {
	return openIn(new MemoryStore([["file.grib", bytes]]), limits);
}

/** A fixture as a store. */
export function openFixture(name: string): Promise<ManifestStore> {
	return openBytes(fixtureBytes(name));
}
