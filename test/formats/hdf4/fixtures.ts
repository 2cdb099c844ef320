import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { MemoryStore } from "../../../src/io/memory.ts";
import { ObjectStoreRegistry } from "../../../src/io/registry.ts";
import type { Trace } from "../../../src/io/tracing.ts";
import type { ManifestStore } from "../../../src/manifest/manifest-store.ts";
import { openStore } from "../../../src/open.ts";
import type { Limits } from "../../../src/zarr/budget.ts";

const folder = join(import.meta.dirname, "../../fixtures/hdf4");

/** What the HDF4 library reads from a fixture: `make.py` beside them. */
export type Truth = { arrays: Record<string, { dataType: string; shape: number[]; base64: string }> };

/** Names of all fixtures, without their endings. */
export const fixtureNames: string[] = readdirSync(folder)
	.filter((file) => file.endsWith(".hdf"))
	.map((file) => file.slice(0, -4));

/** Those that hrepack made, with what hdp reads from them beside: `repacked/make.sh`. */
export const repackedNames: string[] = readdirSync(join(folder, "repacked"))
	.filter((file) => file.endsWith(".hdf"))
	.map((file) => `repacked/${file.slice(0, -4)}`);

/** The bytes of a file of the fixtures. */
export function fixtureBytes(file: string): Uint8Array {
	return new Uint8Array(readFileSync(join(folder, file)));
}

/** The truth about a fixture. */
export function fixtureTruth(name: string): Truth {
	return JSON.parse(readFileSync(join(folder, `${name}.json`), "utf8"));
}

/** Bytes as a store, parsed as any other file would be; the file of external data lies beside them. */
export function openBytes(
	bytes: Uint8Array,
	options: { trace?: Trace; drop?: string[]; limits?: Partial<Limits>; group?: string } = {},
): Promise<ManifestStore> {
	const memory = new MemoryStore([
		["file.hdf", bytes],
		["external.dat", fixtureBytes("external.dat")],
	]);
	const { trace, limits, ...others } = options;
	const registry = new ObjectStoreRegistry({ limits }).register("memory://files/", trace?.wrap(memory) ?? memory);
	return openStore("memory://files/file.hdf", { registry, ...others });
}

/** A fixture as a store. */
export function openFixture(name: string, options: Parameters<typeof openBytes>[1] = {}): Promise<ManifestStore> {
	return openBytes(fixtureBytes(`${name}.hdf`), options);
}
