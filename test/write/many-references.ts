import { ObjectStoreRegistry } from "../../src/io/registry.ts";
import { ManifestArray } from "../../src/manifest/manifest-array.ts";
import { ManifestBuilder } from "../../src/manifest/manifest-builder.ts";
import { ManifestGroup } from "../../src/manifest/manifest-group.ts";
import { ManifestStore } from "../../src/manifest/manifest-store.ts";
import { makeStore } from "./made-store.ts";

const URL = "file:///disk/data.bin";

/** Chunk n is at byte 4n; every 1000th is missing. */
export function referencesOf(grid: readonly number[]): ManifestBuilder {
	const builder = new ManifestBuilder(grid);
	const count = grid.reduce((product, length) => product * length, 1);
	for (let n = 0; n < count; n++) if (n % 1000 !== 999) builder.virtualAt(n, URL, 4 * n, 4);
	return builder;
}

/** A store whose array `/v` has a value a chunk, with these references. */
export async function manyReferences(grid: number[]): Promise<ManifestStore> {
	const dimensions = grid.map((_, d) => `d${d}`);
	const chunk = grid.map(() => 1);
	const { store: like } = await makeStore({ v: { type: "int32", shape: grid, chunk, dimensions, chunks: {} } }, URL);
	const array = new ManifestArray(like.array("/v").description, referencesOf(grid).build());
	const group = new ManifestGroup().add("v", array);
	return new ManifestStore({ url: URL, group, registry: new ObjectStoreRegistry() });
}
