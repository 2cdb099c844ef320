import type { StoreArray } from "../../manifest/manifest-group.ts";
import { walk } from "../../manifest/manifest-group.ts";
import type { ManifestStore } from "../../manifest/manifest-store.ts";

/** An array, and the number of a band in it, from 0. */
export type BandOf = { array: string; band: number };

/**
 * The array that an array is a band of, and which has that band too: the alpha of interleaved pixels is shown by itself, because
 * it says what is missing in the others. Left out of references it is still in them.
 */
export function bandOf({ kind, description }: StoreArray, store: ManifestStore): BandOf | undefined {
	const { path, codecs } = description;
	const band = codecs[0]?.name === "mirazarr.band" ? Number(codecs[0].configuration?.band) : undefined;
	if (kind === "derived" || band === undefined) return undefined;
	for (const node of walk(store.group)) {
		if (node.kind !== "array") continue;
		const { fill, shape } = node.array.description;
		const isMasked = fill.validity.some((rule) => rule.kind === "maskArray" && rule.path === path);
		if (isMasked && shape.length === description.shape.length + 1 && band < (shape[0] ?? 0))
			return { array: node.path, band };
	}
	return undefined;
}
