import { allCodecs, isDecoded, isPortable } from "../codecs/portability.ts";
import { isMiraError } from "../errors.ts";
import type { StoreArray } from "../manifest/manifest-group.ts";
import { ManifestStore } from "../manifest/manifest-store.ts";
import { mapTree } from "../manifest/map-tree.ts";
import { type DecodedViewOptions, decodedView } from "../read/decoded-view.ts";
import { type Compression, isPlain, plainArray } from "./plain-array.ts";
import { portabilityNotes } from "./portability.ts";

/** How stores are shown to clients. */
export type ViewOptions = {
	/** Masked and unpacked values instead of stored ones, as `decodedView` gives them; false by default. */
	decoded?: boolean | DecodedViewOptions | undefined;
	/**
	 * The codecs that clients get: `none`, those of the source, without any work here (the default), except for codecs that
	 * nobody else has; `raw` and `zstd`, no compression or zstd on regular little-endian chunks, so no client needs a codec
	 * that it lacks.
	 */
	transcode?: "none" | Compression | undefined;
};

/** A store as clients get it. What they cannot read is refused or noted in its diagnostics. */
export function servedView(store: ManifestStore, { decoded = false, transcode = "none" }: ViewOptions): ManifestStore {
	const readable = withArrays(store, (array) => (isReadable(array) ? array : plainArray(store, array, "raw")));
	const view = decoded === false ? readable : decodedView(readable, decoded === true ? {} : decoded);
	const served =
		transcode === "none"
			? view
			: withArrays(view, (array) => (isPlain(array, transcode) ? array : plainArray(view, array, transcode)));
	return new ManifestStore({ ...partsOf(served), diagnostics: [...served.diagnostics, ...portabilityNotes(served)] });
}

/**
 * False where nobody else could read an array as it is: with a codec that no other program is known to have, or where it ends before its dimensions do, as in
 * NetCDF-4. zarr-python refuses a whole group because of one such array.
 */
function isReadable({ description }: StoreArray): boolean {
	const { codecs, dataType, dimensionLengths } = description;
	const isOurs = allCodecs(codecs).some((codec) => !isPortable(codec) && isDecoded(codec));
	const isOurType = dataType.kind === "sequence" || dataType.kind === "record";
	return !isOurType && !isOurs && dimensionLengths === undefined;
}

/** The same store with other arrays; one for which `change` throws a `MiraError` is refused with it. */
function withArrays(store: ManifestStore, change: (array: StoreArray) => StoreArray): ManifestStore {
	const group = mapTree(store.group, (node) => {
		if (node.kind !== "array") return node;
		try {
			return change(node.array);
		} catch (error) {
			if (!isMiraError(error)) throw error;
			return error;
		}
	});
	return new ManifestStore({ ...partsOf(store), group });
}

function partsOf({ url, group, registry, diagnostics }: ManifestStore) {
	return { url, group, registry, diagnostics };
}
