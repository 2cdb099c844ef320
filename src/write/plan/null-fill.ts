import { hint, MiraError, option } from "../../errors.ts";
import type { ArrayDescription } from "../../manifest/manifest-array.ts";

type FillDescription = Pick<ArrayDescription, "path" | "fill" | "fillRules">;

/**
 * Whether it is left open what the unwritten chunks of an array hold: its `fill_value` is the `null` of Zarr v2. Other formats
 * that leave it open (HDF5) have a library that returns zeros.
 */
export function isOpenFill({ fill, fillRules }: Omit<FillDescription, "path">): boolean {
	const isV2 = fillRules?.policy === "zarr-v2" || fillRules?.policy === "kerchunk";
	return isV2 && fill.storage.status === "undefined";
}

/**
 * Zarr v3 has no `null`. The `_FillValue` convention wants whoever converts a Zarr v2 array to be asked (its section on
 * conversion), whether chunks are missing or not: others may come to be. References in v2 mean less by it: `null` is how their
 * writers, we among them, say that nothing masks. There the question is only asked where a chunk is missing: else no zero that
 * is written in its place is ever read.
 */
export function requireStatedFill(description: FillDescription, hasHoles: boolean): void {
	if (!isOpenFill(description)) return;
	const { path, fillRules } = description;
	if (hasHoles || fillRules?.policy === "zarr-v2")
		throw new MiraError("bad-fill", "its fill_value is null, or not a value of its data type, and Zarr v3 needs one", {
			path,
			...hint`Choose what unwritten chunks hold: pass ${option("nullFill")} when it is opened, a value or "extreme"`,
		});
}
