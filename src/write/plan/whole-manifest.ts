import type { Diagnostic } from "../../diagnostics.ts";
import { code, hint } from "../../errors.ts";
import type { ChunkManifest } from "../../manifest/chunk-manifest.ts";
import { dimensionLengths, type GroupDimensions } from "../../manifest/group-dimensions.ts";
import type { StoreArray } from "../../manifest/manifest-group.ts";
import { extendManifest, reportStretched } from "../../read/stretch.ts";
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
			? await computeManifest(array, context)
			: await completeTruncated(array, await array.manifest(), context);
	const shape = [...dimensionLengths(array.description)];
	const isLonger = shape.some((length, d) => length > (array.description.shape[d] as number));
	if (!isLonger) return { shape, manifest: own };
	return { shape, manifest: await extendManifest(array, own, { shape, chunkShape }, context.store, context) };
}

/** How the dimensions of an array in the references differ from its shape, or from those of its neighbours. */
export function reportDimensions(array: StoreArray, dimensions: GroupDimensions): Diagnostic[] {
	const { path } = array.description;
	const diagnostics = reportStretched(array.description, dimensions.namesOf(array));
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
						...hint`Apply it yourself, or write references of ${code("decodedView")}`,
					},
				]
			: [],
	);
}
