import { isMiraError, MiraError } from "../errors.ts";
import type { FillModel } from "../fill/model.ts";
import type { StoreArray } from "../manifest/manifest-group.ts";
import type { ManifestStore } from "../manifest/manifest-store.ts";

/** Whether other arrays mask; the same default wherever values are decoded or explained. */
export type MaskArrayOptions = {
	/**
	 * Whether the arrays that say what is valid mask, such as the mask image or the alpha band of a TIFF; true by default, as
	 * GDAL and rasterio have it. Zarr has no word for them, so that readers of references know nothing of such masks.
	 */
	maskArrays?: boolean | undefined;
};

/** What is known about missing data, with or without the arrays that say what is valid. */
export function fillInForce(fill: FillModel, { maskArrays = true }: MaskArrayOptions): FillModel {
	if (maskArrays) return fill;
	return { ...fill, validity: fill.validity.filter(({ kind }) => kind !== "maskArray") };
}

/** The arrays that say what is valid, by their paths. */
export function maskArraysOf(store: ManifestStore, { validity }: FillModel): Map<string, StoreArray> {
	return new Map(
		validity.flatMap((rule) => (rule.kind === "maskArray" ? [[rule.path, maskAt(store, rule.path)]] : [])),
	);
}

function maskAt(store: ManifestStore, path: string): StoreArray {
	try {
		return store.array(path);
	} catch (cause) {
		if (!isMiraError(cause)) throw cause;
		// Without it nobody knows what is valid, and to show everything would be a guess.
		throw new MiraError(cause.code, `the array that says what is valid cannot be read: ${cause.what}`, {
			path,
			url: store.url,
			hint: "To do without it, pass maskArrays: false",
			cause,
		});
	}
}
