import type { Diagnostic } from "../../diagnostics.ts";
import { type Advice, isMiraError } from "../../errors.ts";
import type { SentinelRule } from "../../fill/model.ts";
import { projectAttributes } from "../../fill/project.ts";
import type { ChunkManifest } from "../../manifest/chunk-manifest.ts";
import type { GroupDimensions } from "../../manifest/group-dimensions.ts";
import type { ArrayDescription } from "../../manifest/manifest-array.ts";
import type { StoreArray } from "../../manifest/manifest-group.ts";
import type { JsonObject } from "../../zarr/json.ts";
import { formatScalar } from "../../zarr/scalar.ts";
import { projectV2Fill, type V2FillProjection } from "../plan/fill.ts";
import { flavorGrib } from "../plan/grib-flavor.ts";
import { encodeHole, type InlineContext, inlineWithoutCodecs } from "../plan/inlined-chunks.ts";
import type { NodeFormat, PlannedNode } from "../plan/plan.ts";
import { readerProblem, reportCodecs } from "../plan/reader-problem.ts";
import { AS_V3, RECTILINEAR, refuse } from "../plan/refusal.ts";
import { regularArray, regularChunkShape } from "../plan/regular-grid.ts";
import { reinterpreted } from "../plan/reinterpreted.ts";
import { reportDimensions, reportMasks, wholeManifest } from "../plan/whole-manifest.ts";
import { type V2Codecs, v2Codecs } from "./codecs.ts";
import { v2DataType } from "./data-type.ts";

/** Zarr v2 documents (`.zgroup`, `.zarray`, `.zattrs`): what every reader of Kerchunk references understands. */
export const V2_NODES: NodeFormat = {
	groupDocuments: (attributes) => [
		[".zgroup", { zarr_format: 2 }],
		...(Object.keys(attributes).length === 0 ? [] : [[".zattrs", attributes] as const]),
	],
	planArray,
};

async function planArray(
	stored: StoreArray,
	dimensions: GroupDimensions,
	context: InlineContext,
): Promise<Omit<PlannedNode, "path">> {
	const { path } = stored.description;
	const wanted = regularChunkShape(stored.description);
	if (wanted === undefined) throw refuse(path, "Zarr v2 has no chunks of different shapes", RECTILINEAR);
	const { array, codecs } = await withV2Codecs(stored, wanted, context);
	const chunkShape = regularChunkShape(array.description) ?? wanted;
	const description = reinterpreted(array.description, codecs.endian);
	const dtype = v2DataType(description.dataType, codecs.endian, path);
	const { shape, manifest } = await wholeManifest(array, chunkShape, context);
	const { fill, hole } = await projectFill(description, array, chunkShape, manifest, context);
	context.diagnostics.push(
		...reportDimensions(array, dimensions),
		...reportCodecs(array.description, 2),
		...reportLost(description, fill.lost),
		...reportMasks(array),
	);
	const document: JsonObject = {
		zarr_format: 2,
		shape,
		chunks: chunkShape,
		dtype,
		compressor: codecs.compressor,
		fill_value: fill.fillValue,
		order: codecs.order,
		filters: codecs.filters,
	};
	const attributes: JsonObject = {
		...otherAttributes(description),
		...fill.sentinels,
		_ARRAY_DIMENSIONS: dimensions.namesOf(array),
	};
	return {
		documents: [
			[".zarray", document],
			[".zattrs", attributes],
		],
		chunks: { manifest, hole },
	};
}

/** The fill values, and what a hole holds if it has to be written. */
async function projectFill(
	description: ArrayDescription,
	array: StoreArray,
	chunkShape: readonly number[],
	manifest: ChunkManifest,
	context: InlineContext,
): Promise<{ fill: V2FillProjection; hole: Uint8Array | undefined }> {
	const hasHoles = manifest.missingCount > 0;
	const fill = projectV2Fill(description, hasHoles);
	if (fill.inlineHoles === "no") return { fill, hole: undefined };
	try {
		return { fill, hole: await encodeHole(array, chunkShape, manifest, context) };
	} catch (error) {
		if (fill.inlineHoles === "must" || !isMiraError(error, "limit-exceeded", "unsupported-feature")) throw error;
		context.diagnostics.push({
			severity: "info",
			code: "holes-not-inlined",
			path: description.path,
			message: `xarray reads its ${manifest.missingCount} unwritten chunks correctly; VirtualiZarr would refuse it or take them for NaN`,
			hint: "Write Zarr v3 references or Icechunk for readers other than xarray",
		});
		return { fill: projectV2Fill(description, hasHoles, false), hole: undefined };
	}
}

/** The array with a chain that v2 can express: its own, or none at all where its chunks have to be decoded and inlined. */
async function withV2Codecs(
	stored: StoreArray,
	chunkShape: number[],
	context: InlineContext,
): Promise<{ array: StoreArray; codecs: V2Codecs }> {
	const translate = ({ codecs, dataType }: ArrayDescription): V2Codecs | { problem: string } =>
		v2Codecs(codecs, { shape: chunkShape, dataType });
	const { array: named, problem: unread } = await flavorGrib(stored, "kerchunk", context);
	const found = unread === undefined ? translate(named.description) : { problem: unread };
	const array =
		"problem" in found
			? await inlineWithoutCodecs(named, chunkShape, found.problem, context, whatV3Says(named.description, chunkShape))
			: await regularArray(named, chunkShape, context);
	const codecs = array.description.codecs === named.description.codecs ? found : translate(array.description);
	if ("problem" in codecs) throw refuse(stored.description.path, codecs.problem);
	return { array, codecs };
}

/** What to do where Zarr v3 can refer to an array. */
function whatV3Says({ codecs, dataType }: ArrayDescription, shape: readonly number[]): Advice | undefined {
	return readerProblem(codecs, { shape, dataType }, 3) === undefined ? AS_V3 : undefined;
}

/** All attributes but those that `projectV2Fill` decides on: they are the same in both versions of Zarr. */
function otherAttributes({ attributes, fill, dataType }: ArrayDescription): JsonObject {
	const { _FillValue, missing_value, ...others } = projectAttributes(attributes, fill, dataType);
	return others;
}

function reportLost({ path, dataType }: ArrayDescription, lost: readonly SentinelRule[]): Diagnostic[] {
	return lost.map(({ value }) => ({
		severity: "warning",
		code: "fill-conflict",
		path,
		message: `Zarr v2 has no place for the missing value ${formatScalar(dataType, value)} beside another one of its kind`,
		hint: "Write Zarr v3 (Icechunk), which has one",
	}));
}
