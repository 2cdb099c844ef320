import { MiraError } from "../errors.ts";
import type { ObjectStore } from "../io/object-store.ts";
import { encodePath } from "../io/url.ts";
import { walk } from "../manifest/manifest-group.ts";
import type { ManifestStore } from "../manifest/manifest-store.ts";

/**
 * Writes the Zarr v3 documents of a store, and no chunk: for catalogues, and to look at what a file becomes. The root has them
 * all consolidated. Gives the number of documents; arrays that cannot be shown have none.
 */
export async function writeZarrMetadata(
	store: ManifestStore,
	target: ObjectStore,
	{ signal }: { signal?: AbortSignal | undefined } = {},
): Promise<number> {
	if (target.put === undefined)
		throw new MiraError("bad-argument", "the target cannot be written to", { hint: "Pass a store that has put" });
	// Parents last: a document that names others should find them.
	const nodes = Array.from(walk(store.group)).filter(({ kind }) => kind !== "refused");
	for (const { path } of nodes.toReversed()) {
		const key: `/${string}` = path === "/" ? "/zarr.json" : `${path}/zarr.json`;
		const bytes = await store.get(key);
		if (bytes !== undefined) await target.put(encodePath(key.slice(1)), bytes, { signal });
	}
	return nodes.length;
}
