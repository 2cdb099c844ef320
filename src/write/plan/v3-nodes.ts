import { hint, type OptionValues, oneOf, option } from "../../errors.ts";
import type { GroupDimensions } from "../../manifest/group-dimensions.ts";
import type { StoreArray } from "../../manifest/manifest-group.ts";
import { groupDocument } from "../../zarr/metadata.ts";
import type { CodecFlavor } from "./codec-flavor.ts";
import { flavorGrib } from "./grib-flavor.ts";
import { type InlineContext, inlineWithoutCodecs } from "./inlined-chunks.ts";
import { requireStatedFill } from "./null-fill.ts";
import type { NodeFormat, PlannedNode } from "./plan.ts";
import { readerProblem, reportCodecs } from "./reader-problem.ts";
import { refuse } from "./refusal.ts";
import { regularArray, regularChunkShape } from "./regular-grid.ts";
import { v3Document } from "./v3-document.ts";
import { reportDimensions, reportMasks, wholeManifest } from "./whole-manifest.ts";

/** What can be chosen in v3 documents. */
export type V3Options = {
	/**
	 * Last chunks that are shorter than the others: filled up and inlined, so the grid is regular (the default), or
	 * referenced as they are, in a rectilinear grid, which fewer readers know.
	 */
	tail?: "inline" | "rectilinear" | undefined;
	/** Whose names the codecs of TIFF and GRIB have. Default `standard`. */
	codecFlavor?: CodecFlavor | undefined;
};

/** What they take. */
export const V3_OPTIONS: OptionValues<V3Options> = {
	tail: oneOf("inline", "rectilinear"),
	codecFlavor: oneOf("standard", "virtual-tiff", "imagecodecs", "gribberish"),
};

/** Zarr v3 documents (`zarr.json`), which lose nothing: `xr.open_zarr(…, zarr_format=3)` reads the arrays as the file itself. */
export function v3Nodes(options: V3Options): NodeFormat {
	return {
		groupDocuments: (attributes) => [["zarr.json", groupDocument(attributes)]],
		planArray: (array, dimensions, context) => planArray(array, dimensions, context, options),
	};
}

async function planArray(
	stored: StoreArray,
	dimensions: GroupDimensions,
	context: InlineContext,
	{ tail = "inline", codecFlavor = "standard" }: V3Options,
): Promise<Omit<PlannedNode, "path">> {
	const { path, dataType } = stored.description;
	if (dataType.kind === "sequence") throw refuse(path, "Zarr has no data type for lists of any length");
	const chunkShape = regularChunkShape(stored.description);
	const isKept = stored.description.chunkGrid.kind === "rectilinear" && tail === "rectilinear";
	if (chunkShape === undefined && !isKept)
		throw refuse(
			path,
			"its chunks have different shapes",
			hint`pass ${option("tail", "rectilinear")} for readers that know such grids`,
		);
	const array = await portableArray(stored, isKept ? undefined : chunkShape, codecFlavor, context);
	const { chunkGrid } = array.description;
	const manifest =
		chunkGrid.kind === "regular"
			? (await wholeManifest(array, chunkGrid.chunkShape, context)).manifest
			: await array.manifest();
	requireStatedFill(array.description, manifest.missingCount > 0);
	context.diagnostics.push(
		...reportDimensions(array, dimensions),
		...reportCodecs(array.description, 3),
		...reportMasks(array),
	);
	const document = await v3Document(array, dimensions, codecFlavor, context);
	return { documents: [["zarr.json", document]], chunks: { manifest } };
}

/** The array with codecs that others know, in chunks of one shape where that is asked for. */
async function portableArray(
	stored: StoreArray,
	chunkShape: number[] | undefined,
	codecFlavor: CodecFlavor,
	context: InlineContext,
): Promise<StoreArray> {
	const reader = codecFlavor === "gribberish" ? codecFlavor : undefined;
	const { array, problem: unread, instead } = await flavorGrib(stored, reader, context);
	const { path, codecs, dataType } = array.description;
	const problem = unread ?? readerProblem(codecs, { shape: chunkShape ?? [], dataType }, 3);
	if (problem === undefined) return chunkShape === undefined ? array : regularArray(array, chunkShape, context);
	if (chunkShape !== undefined) return inlineWithoutCodecs(array, chunkShape, problem, context, instead);
	throw refuse(path, problem, hint`pass ${option("tail", "inline")}`);
}
