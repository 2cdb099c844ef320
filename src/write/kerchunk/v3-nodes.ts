import { type ArrayDescription, describeArray } from "../../manifest/manifest-array.ts";
import type { StoreArray } from "../../manifest/manifest-group.ts";
import { groupDocument } from "../../zarr/metadata.ts";
import { type CodecFlavor, flavorCodecs } from "../codec-flavor.ts";
import type { GroupDimensions } from "./group-dimensions.ts";
import { decodedArray, type InlineContext } from "./inlined-chunks.ts";
import type { NodeFormat, PlannedNode } from "./plan.ts";
import { readerProblem } from "./reader-problem.ts";
import { refuse } from "./refusal.ts";
import { regularArray, regularChunkShape } from "./regular-grid.ts";
import { reinterpreted } from "./reinterpreted.ts";
import { reportDimensions, reportMasks, wholeManifest } from "./whole-manifest.ts";

/** What can be chosen in v3 documents. */
export type V3Options = {
	/**
	 * Last chunks that are shorter than the others: filled up and inlined, so that the grid is regular (the default), or
	 * referenced as they are, in a rectilinear grid, which fewer readers know.
	 */
	tail?: "inline" | "rectilinear" | undefined;
	/** Whose names the codecs of TIFF have. Default `standard`. */
	codecFlavor?: CodecFlavor | undefined;
};

/** Zarr v3 documents (`zarr.json`), which lose nothing: `xr.open_zarr(…, zarr_format=3)` reads them. */
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
	if (dataType.kind === "sequence")
		throw refuse(path, "Zarr has no data type for lists of any length", 'Pass onUnsupported: "skip" to leave it out');
	const chunkShape = regularChunkShape(stored.description);
	const isKept = stored.description.chunkGrid.kind === "rectilinear" && tail === "rectilinear";
	if (chunkShape === undefined && !isKept)
		throw refuse(
			path,
			"its chunks have different shapes",
			'Pass tail: "rectilinear", for readers that know such grids',
		);
	const array = await portableArray(stored, isKept ? undefined : chunkShape, context);
	const { chunkGrid } = array.description;
	const { shape, manifest } =
		chunkGrid.kind === "regular"
			? await wholeManifest(array, chunkGrid.chunkShape, context)
			: { shape: [...array.description.shape], manifest: await array.manifest() };
	context.diagnostics.push(...reportDimensions(array, dimensions), ...reportMasks(array));
	// Byte order is a codec in v3, so that xarray never meets a big-endian sentinel.
	const described = reinterpreted(array.description, "little");
	const codecs = flavorCodecs(described.codecs, codecFlavor, {
		dataType: described.dataType,
		chunkShape: chunkGrid.kind === "regular" ? chunkGrid.chunkShape : undefined,
	});
	const description: ArrayDescription = { ...described, shape, codecs, dimensionNames: dimensions.namesOf(array) };
	return { documents: [["zarr.json", describeArray(description)]], chunks: { manifest } };
}

/** The array with codecs that others know, in chunks of one shape where that is asked for. */
async function portableArray(
	stored: StoreArray,
	chunkShape: number[] | undefined,
	context: InlineContext,
): Promise<StoreArray> {
	const { path, codecs, dataType } = stored.description;
	const problem = readerProblem(codecs, { shape: chunkShape ?? [], dataType });
	if (problem === undefined) return chunkShape === undefined ? stored : regularArray(stored, chunkShape, context);
	if (chunkShape !== undefined) return decodedArray(stored, chunkShape, problem, context);
	throw refuse(path, problem, 'Pass tail: "inline"');
}
