import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type GribOptions, grib } from "../../../../src/formats/grib/index.ts";
import { MemoryStore } from "../../../../src/io/memory.ts";
import { ObjectStoreRegistry } from "../../../../src/io/registry.ts";
import type { ManifestStore } from "../../../../src/manifest/manifest-store.ts";
import { openStore } from "../../../../src/open.ts";

const folder = join(import.meta.dirname, "../../../fixtures/grib-cubes");

/** What ecCodes says of the fixtures: places are number, latitude and longitude of points. */
export const truth: {
	fields: Record<
		string,
		{
			shortName: string;
			name: string;
			units: string;
			typeOfLevel: string;
			level: number;
			values: number[];
			stepRange?: string;
		}[]
	>;
	places: Record<string, [number, number, number][]>;
} = JSON.parse(readFileSync(join(folder, "truth.json"), "utf8"));

/** The bytes of a fixture. */
export function cubeBytes(name: string): Uint8Array {
	return new Uint8Array(readFileSync(join(folder, `${name}.grib`)));
}

/** A fixture as cubes. */
export async function openCubes(name: string, options: GribOptions = {}): Promise<ManifestStore> {
	const store = new MemoryStore([["file.grib", cubeBytes(name)]]);
	const registry = new ObjectStoreRegistry().register("memory://files/", store);
	return openStore("memory://files/file.grib", { registry, parser: grib(options) });
}
