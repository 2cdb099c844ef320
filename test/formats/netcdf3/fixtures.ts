import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { MemoryStore } from "../../../src/io/memory.ts";
import { ObjectStoreRegistry } from "../../../src/io/registry.ts";
import type { Trace } from "../../../src/io/tracing.ts";
import type { ManifestStore } from "../../../src/manifest/manifest-store.ts";
import { openStore } from "../../../src/open.ts";
import type { Limits } from "../../../src/zarr/budget.ts";

const folder = join(import.meta.dirname, "../../fixtures/netcdf3");

/** A value with its type, as `make.py` writes it. */
export type TrueAttribute = { dataType: string; value?: string; base64?: string; length?: number };

/** What netCDF4-python and xarray found in a fixture; see the README beside them. */
export type Truth = {
	file: string;
	checks: string[];
	sizeBytes: number;
	sameDataAs?: string;
	dimensions: Record<string, { length: number; unlimited: boolean }>;
	attributes: Record<string, TrueAttribute>;
	variables: Record<
		string,
		{
			dataType: string;
			dimensions: string[];
			shape: number[];
			base64: string;
			fill?: string;
			attributes: Record<string, TrueAttribute>;
		}
	>;
	xarray: Record<
		string,
		{ dtype: string; dimensions: string[]; shape: number[]; base64?: string; values?: (string | null)[] }
	>;
};

/** Names of all fixtures, without their endings. */
export const fixtureNames: string[] = readdirSync(folder)
	.filter((file) => file.endsWith(".nc"))
	.map((file) => file.slice(0, -3));

/** The bytes of a fixture. */
export function fixtureBytes(name: string): Uint8Array {
	return new Uint8Array(readFileSync(join(folder, `${name}.nc`)));
}

/** The truth about a fixture. */
export function fixtureTruth(name: string): Truth {
	return JSON.parse(readFileSync(join(folder, `${name}.json`), "utf8"));
}

/** Bytes as a store, parsed as any other file would be. */
export function openBytes(
	bytes: Uint8Array,
	options: { trace?: Trace; drop?: string[]; limits?: Partial<Limits> } = {},
): Promise<ManifestStore> {
	const memory = new MemoryStore([["file.nc", bytes]]);
	const registry = new ObjectStoreRegistry({ limits: options.limits }).register(
		"memory://files/",
		options.trace?.wrap(memory) ?? memory,
	);
	return openStore("memory://files/file.nc", { registry, ...(options.drop && { drop: options.drop }) });
}

/** A fixture as a store. */
export function openFixture(name: string): Promise<ManifestStore> {
	return openBytes(fixtureBytes(name));
}
