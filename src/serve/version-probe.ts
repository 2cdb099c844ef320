import { isMiraError, MiraError } from "../errors.ts";
import { opaqueTag } from "../io/version-pins.ts";
import type { ManifestStore } from "../manifest/manifest-store.ts";
import { withinTime } from "./bounded-time.ts";

/** Metadata are in memory: to look whether they are still true must not keep them back for long. */
const PROBE_MS = 2000;

/**
 * Looks whether the object that was opened is still the same, by asking for one byte of it. Gives the change, if there is one:
 * undefined also for a folder, for an object without a tag and a date, and where nothing can be found out now.
 */
export async function probeChange({ registry, url }: ManifestStore): Promise<MiraError | undefined> {
	const { etag, modifiedMs } = registry.source(url);
	if (etag === undefined && modifiedMs === undefined) return undefined;
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
