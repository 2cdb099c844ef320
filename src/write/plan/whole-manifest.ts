import type { Diagnostic } from "../../diagnostics.ts";
import type { ChunkManifest } from "../../manifest/chunk-manifest.ts";
import { dimensionLengths, type GroupDimensions } from "../../manifest/group-dimensions.ts";
import type { StoreArray } from "../../manifest/manifest-group.ts";
import { extendManifest } from "./extended-manifest.ts";
import { completeTruncated, computeManifest, type InlineContext } from "./inlined-chunks.ts";

/**
 * The chunks of an array in the length of its dimensions, with everything inlined that no reference can express: computed
 * chunks, those that the end of a file cuts in two, and those in which the array ends before its dimension.
 */
export async function wholeManifest(
	array: StoreArray,
	chunkShape: number[],
	context: InlineContext,
): Promise<{ manifest: ChunkManifest; shape: number[] }> {
	const own =
		array.kind === "derived"
			? await computeManifest(array, chunkShape, context)
			: await completeTruncated(array, await array.manifest(), context);
	const shape = [...dimensionLengths(array.description)];
	const isLonger = shape.some((length, d) => length > (array.description.shape[d] as number));
	return { shape, manifest: isLonger ? await extendManifest(array, own, { shape, chunkShape }, context) : own };
}

/** How the dimensions of an array in the references differ from its shape, or from those of its neighbours. */
export function reportDimensions(array: StoreArray, dimensions: GroupDimensions): Diagnostic[] {
	const { path, shape } = array.description;
	const diagnostics: Diagnostic[] = [];
	const lengths = dimensionLengths(array.description);
	const d = shape.findIndex((length, axis) => length < (lengths[axis] as number));
	// HDF5 keeps an array shorter than the dimension it lies along (W13); netCDF reads it in full length, and so does xarray.
	if (d >= 0)
		diagnostics.push({
			severity: "info",
			code: "dimension-longer",
			path,
			message: `dimension ${dimensions.namesOf(array)[d]} has length ${lengths[d]}, the array only ${shape[d]}: it goes on with its fill value, as in netCDF`,
		});
	const conflict = dimensions.conflictOf(array);
	if (conflict !== undefined)
		diagnostics.push({
			severity: "warning",
			code: "dimension-conflict",
			path,
			message: `dimension ${conflict.name} has length ${conflict.length} here and ${conflict.longest} in another array of the group: xarray cannot open the group`,
			hint: "Open the arrays one by one, with zarr-python",
		});
	return diagnostics;
}

/** Masks that readers of the references will not apply. */
export function reportMasks({ description: { path, fill } }: StoreArray): Diagnostic[] {
	return fill.validity.flatMap((rule) =>
		rule.kind === "maskArray"
			? [
					{
						severity: "warning" as const,
						code: "mask-not-written",
						path,
						message: `readers of the references do not know that ${rule.path} says what is missing`,
						hint: "Apply it yourself, or write references of decodedView",
					},
				]
			: [],
	);
}
