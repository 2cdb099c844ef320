import type { Diagnostic } from "../../diagnostics.ts";
import { code, hint, MiraError, option } from "../../errors.ts";
import type { ManifestArray } from "../../manifest/manifest-array.ts";
import type { StoreArray } from "../../manifest/manifest-group.ts";
import type { PackingExactness } from "./exactness.ts";

/** What to do where the other form of packing does not give the same numbers, to the last digit. */
export type ConvertOptions = {
	/** `refuse` (the default) throws; `mark` makes the array all the same, with a diagnostic. */
	inexact?: "refuse" | "mark" | undefined;
};

/** An array with its packing in another form. */
export type ConvertedPacking = {
	array: ManifestArray;
	/** How the values compare with those of the form before. */
	exactness: PackingExactness;
	diagnostics: Diagnostic[];
};

/** The result of a conversion, or the refusal of one that changes values. */
export function converted(
	array: ManifestArray,
	exactness: PackingExactness,
	{ inexact = "refuse" }: ConvertOptions,
): ConvertedPacking {
	if (exactness.exact) return { array, exactness, diagnostics: [] };
	const { path } = array.description;
	const { differing, compared } = exactness;
	const message =
		differing > 0
			? `${differing} of ${compared} stored numbers decode to another value in the other form of packing`
			: `none of ${compared} stored numbers differs in the other form of packing, but others may`;
	if (inexact === "refuse") throw refuse(path, message);
	const diagnostic: Diagnostic = { severity: "warning", code: "packing-inexact", path, message };
	return { array, exactness, diagnostics: [diagnostic] };
}

/** Packing can be moved only where chunks stay as they are. */
export function virtualArray(array: StoreArray): ManifestArray {
	if (array.kind === "manifest") return array;
	throw refuse(array.description.path, "its chunks are computed, so there is no packing to move");
}

/** A packing that cannot be moved. */
export function refuse(path: string, reason: string): MiraError {
	return new MiraError("unsupported-feature", `its packing cannot change its form: ${reason}`, {
		path,
		...hint`Keep it as it is, or use ${code("decodedView")}, or pass ${option("inexact", "mark")} where only last digits differ`,
	});
}
