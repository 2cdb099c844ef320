import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { MemoryStore } from "../../../src/io/memory.ts";
import { ObjectStoreRegistry } from "../../../src/io/registry.ts";
import type { ManifestStore } from "../../../src/manifest/manifest-store.ts";
import { type OpenOptions, openStore } from "../../../src/open.ts";
import type { Limits } from "../../../src/zarr/budget.ts";

const folder = join(import.meta.dirname, "../../fixtures/hdf5-parser");

/** What h5py found in a dataset. */
export type TrueArray = {
	shape: number[];
	type?: string;
	/** Base64 of little-endian elements. */
	bytes?: string;
	/** Elements of variable length. */
	values?: unknown[];
	fill?: string;
	fillDefined?: "undefined" | "default" | "explicit";
};

/** The truth about a file; see `make.py`. */
export type Truth = {
	arrays: { [path: string]: TrueArray };
	refused: { [path: string]: string };
	absent: string[];
	dims?: { [path: string]: string[] };
	lengths?: { [path: string]: number[] };
	/** Of the root group. */
	attributes?: { [name: string]: unknown };
	/** Of the root group of a file beside it, that netCDF wrote. */
	netcdf?: { [name: string]: unknown };
};

/** Files that are opened by themselves; the others only stand beside them. */
export const fixtureFiles: string[] = readdirSync(folder).filter(
	(name) => /\.(h5|nc)$/.test(name) && readdirSync(folder).includes(name.replace(/\.\w+$/, ".json")),
);

/** The truth about a fixture. */
export function truthOf(file: string): Truth {
	return JSON.parse(readFileSync(join(folder, file.replace(/\.\w+$/, ".json")), "utf8"));
}

/** The bytes of a fixture. */
export function bytesOf(file: string): Uint8Array {
	return new Uint8Array(readFileSync(join(folder, file)));
}

/** Opens a fixture, with everything beside it; `bytes` may stand for it instead. */
export function openFixture(
	file: string,
	options: OpenOptions & { bytes?: Uint8Array; limits?: Partial<Limits> } = {},
): Promise<ManifestStore> {
	const { bytes, limits, ...others } = options;
	const entries = readdirSync(folder).map((name): [string, Uint8Array] => [name, bytesOf(name)]);
	const memory = new MemoryStore([...entries, [file, bytes ?? bytesOf(file)]]);
	const registry = new ObjectStoreRegistry({ limits }).register("memory://fixtures", memory);
	return openStore(`memory://fixtures/${file}`, { registry, ...others });
}
