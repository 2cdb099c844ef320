import { isMiraError, MiraError } from "../errors.ts";
import type { ObjectStoreRegistry } from "../io/registry.ts";
import { childUrl } from "../io/url.ts";
import { opaqueTag } from "../io/version-pins.ts";
import type { ManifestStore } from "../manifest/manifest-store.ts";
import { withinTime } from "./bounded-time.ts";

/** Metadata are in memory: to look whether they are still true must not keep them back for long. */
const PROBE_MS = 2000;

/** Of a store of many objects, those that a writer of Zarr replaces with it. */
const ROOT_DOCUMENTS = ["zarr.json", ".zmetadata", ".zgroup", ".zarray"];

/** An object that was read when a source was opened, and what it was then. */
export type OpenedObject = { url: string; etag: string | undefined; modifiedMs: number | undefined };

/** The file that was opened, or the documents at the root of the folder; those without a tag and a date tell nothing. */
export function openedObjects({ registry, url }: ManifestStore): OpenedObject[] {
	return [url, ...ROOT_DOCUMENTS.map((name) => childUrl(url, name))]
		.filter((one) => registry.has(one))
		.map((one) => {
			const { etag, modifiedMs } = registry.source(one);
			return { url: one, etag, modifiedMs };
		})
		.filter(({ etag, modifiedMs }) => etag !== undefined || modifiedMs !== undefined);
}

/**
 * Looks whether objects are still what they were, by asking for one byte of each. Gives the change, if there is one; where
 * nothing can be found out now, there is none.
 */
export async function probeChange(
	registry: ObjectStoreRegistry,
	objects: readonly OpenedObject[],
): Promise<MiraError | undefined> {
	const changes = await Promise.all(objects.map((object) => probeObject(registry, object)));
	return changes.find((change) => change !== undefined);
}

async function probeObject(
	registry: ObjectStoreRegistry,
	{ url, etag, modifiedMs }: OpenedObject,
): Promise<MiraError | undefined> {
	const { store, path } = registry.resolve(url);
	const mayFollow = (target: string): boolean => registry.has(target);
	try {
		const range = { offset: 0, length: 1 };
		const found = await withinTime(PROBE_MS, (signal) => store.get(path, range, { signal, etag, mayFollow }));
		const isSame =
			etag === undefined || found.etag === undefined
				? found.modifiedMs === undefined || found.modifiedMs === modifiedMs
				: opaqueTag(found.etag) === opaqueTag(etag);
		return isSame
			? undefined
			: new MiraError("source-changed", "The object is no longer the one that was opened", { url });
	} catch (error) {
		return isMiraError(error, "source-changed") ? error : undefined;
	}
}
