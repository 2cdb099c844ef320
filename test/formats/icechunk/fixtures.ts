import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { icechunk } from "../../../src/formats/icechunk/index.ts";
import { MemoryStore } from "../../../src/io/memory.ts";
import type { ObjectStore } from "../../../src/io/object-store.ts";
import { ObjectStoreRegistry } from "../../../src/io/registry.ts";
import { Trace } from "../../../src/io/tracing.ts";
import type { ManifestStore } from "../../../src/manifest/manifest-store.ts";
import type { Limits } from "../../../src/zarr/budget.ts";

type Values = { [path: string]: number[] };

const FOLDER = fileURLToPath(new URL("../../fixtures/icechunk/", import.meta.url));

type Expected = {
	snapshots: Record<"v1" | "v2", Record<"first" | "second" | "dev", string>>;
	first: Values;
	second: Values;
	dev: Values;
	locations: string[];
};

/** What make.py says. */
export const EXPECTED: Expected = JSON.parse(readFileSync(`${FOLDER}expected.json`, "utf8"));

/** The file that virtual chunks lie in. */
export const DATA: Uint8Array = new Uint8Array(readFileSync(`${FOLDER}data.bin`));

/** The files of a repository by their names. */
export function repositoryFiles(version: "v1" | "v2"): Map<string, Uint8Array> {
	const root = `${FOLDER}${version}/`;
	const names = readdirSync(root, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => `${entry.parentPath}/${entry.name}`.slice(root.length).replace(/^\//, ""));
	return new Map(names.map((name) => [name, new Uint8Array(readFileSync(root + name))]));
}

/** Options of `openRepository`. */
export type OpenRepositoryOptions = {
	branch?: string;
	tag?: string;
	snapshot?: string;
	/** What lies at `file:///fixture/`; nothing may be read there by default. */
	data?: ObjectStore;
	limits?: Partial<Limits>;
	trace?: Trace;
};

/** Opens a repository that is in memory. */
export function openRepository(
	files: Iterable<readonly [string, Uint8Array]>,
	{ data, limits, trace = new Trace(), ...options }: OpenRepositoryOptions = {},
): Promise<ManifestStore> {
	const registry = new ObjectStoreRegistry({ limits });
	registry.register("memory://repository", trace.wrap(new MemoryStore(files)));
	if (data !== undefined) registry.register("file:///fixture", data);
	return icechunk(options)("memory://repository", registry);
}
