import type { Diagnostic } from "../../diagnostics.ts";
import type { SentinelRule } from "../../fill/model.ts";
import { projectAttributes } from "../../fill/project.ts";
import type { ChunkManifest } from "../../manifest/chunk-manifest.ts";
import type { ArrayDescription } from "../../manifest/manifest-array.ts";
import { groupAttributes, type StoreArray, walk } from "../../manifest/manifest-group.ts";
import type { JsonObject } from "../../zarr/json.ts";
import { formatScalar } from "../../zarr/scalar.ts";
import { v2Codecs } from "./codecs.ts";
import { v2DataType } from "./data-type.ts";
import { extendManifest } from "./extended-manifest.ts";
import { projectV2Fill } from "./fill.ts";
import { GroupDimensions } from "./group-dimensions.ts";
import { completeTruncated, computeManifest, encodeHole, type InlineContext } from "./inlined-chunks.ts";
import { isRefusal, refuse } from "./refusal.ts";
import { reinterpreted } from "./reinterpreted.ts";

/** A group or an array as Kerchunk references have it, in memory. `path` has no slash at its ends; the root's is empty. */
export type PlannedNode =
	| { kind: "group"; path: string; attributes: JsonObject }
	| {
			kind: "array";
			path: string;
			/** The `.zarray` document. */
			document: JsonObject;
			attributes: JsonObject;
			manifest: ChunkManifest;
			/** The bytes of every missing chunk, where the fill value cannot stand for them. */
			hole: Uint8Array | undefined;
	  };

/** What cannot be written is an error that names it, or left out with a diagnostic. */
export type OnUnsupported = "error" | "skip";

/**
 * Everything that Kerchunk references of a store say, before any of it is written: errors come now, not in the middle of a
 * document. Parents stand before their children.
 */
export async function planReferences(context: InlineContext, onUnsupported: OnUnsupported): Promise<PlannedNode[]> {
	const { store, diagnostics, signal } = context;
	const nodes: PlannedNode[] = [];
	let dimensions = new GroupDimensions(store.group);
	for (const node of walk(store.group)) {
		signal?.throwIfAborted();
		const path = node.path.slice(1);
		if (node.kind === "refused") {
			diagnostics.push(leftOut(node.path, node.error.code, node.error.message));
			continue;
		}
		try {
			checkName(node.path);
			if (node.kind === "array") nodes.push(await planArray(path, node.array, dimensions, context));
			else {
				dimensions = new GroupDimensions(node.group);
				nodes.push({ kind: "group", path, attributes: groupAttributes(node.group) });
			}
		} catch (error) {
			if (onUnsupported === "error" || !isRefusal(error)) throw error;
			diagnostics.push(leftOut(node.path, error.code, error.message));
		}
	}
	return nodes;
}

function leftOut(path: string, code: string, why: string): Diagnostic {
	return { severity: "warning", code, path, message: `it is not in the references: ${why}` };
}

/** zarr-python takes a backslash for a slash and would not find the array; dots alone are no names to it. */
function checkName(path: string): void {
	const bad = path.split("/").find((name) => name.includes("\\") || name === "." || name === "..");
	if (bad === undefined) return;
	throw refuse(path, `zarr-python cannot find anything named "${bad}"`, 'Pass onUnsupported: "skip" to leave it out');
}

async function planArray(
	path: string,
	array: StoreArray,
	dimensions: GroupDimensions,
	context: InlineContext,
): Promise<PlannedNode> {
	const { path: fullPath, chunkGrid, shape: ownShape } = array.description;
	if (chunkGrid.kind !== "regular")
		throw refuse(fullPath, "Zarr v2 has no chunks of different shapes", "Write Zarr v3 references");
	const { chunkShape } = chunkGrid;
	const codecs = v2Codecs(array.description.codecs, ownShape.length, fullPath);
	const description = reinterpreted(array.description, codecs.endian);
	const dtype = v2DataType(description.dataType, codecs.endian, fullPath);
	const shape = writtenShape(array, dimensions, context);
	const own =
		array.kind === "derived"
			? await computeManifest(array, chunkShape, context)
			: await completeTruncated(array, await array.manifest(), context);
	const isLonger = shape.some((length, d) => length > (ownShape[d] as number));
	const manifest = isLonger ? await extendManifest(array, own, { shape, chunkShape }, context) : own;
	const fill = projectV2Fill(description, manifest.missingCount > 0);
	context.diagnostics.push(...reportLost(description, fill.lost));
	return {
		kind: "array",
		path,
		document: {
			zarr_format: 2,
			shape,
			chunks: chunkShape,
			dtype,
			compressor: codecs.compressor,
			fill_value: fill.fillValue,
			order: codecs.order,
			filters: codecs.filters,
		},
		attributes: {
			...otherAttributes(description),
			...fill.sentinels,
			_ARRAY_DIMENSIONS: dimensions.namesOf(array),
		},
		manifest,
		hole: fill.inlineHoles ? await encodeHole(array, chunkShape, manifest, context) : undefined,
	};
}

/**
 * The shape of an array in the references. HDF5 keeps an array shorter than the unlimited dimension it lies along (W13);
 * netCDF reads it in full length, and xarray opens it in no other. In other formats two lengths of one name are two dimensions.
 */
function writtenShape(array: StoreArray, dimensions: GroupDimensions, { diagnostics }: InlineContext): number[] {
	const { path, shape, fillRules } = array.description;
	const lengths = dimensions.lengthsOf(array);
	const d = shape.findIndex((length, axis) => length < (lengths[axis] as number));
	if (d < 0) return lengths;
	const name = dimensions.namesOf(array)[d];
	const conflict = `dimension ${name} has length ${shape[d]} here and ${lengths[d]} in another array of the group`;
	// A dimension without a name of its own has one length by definition: where they differ, the names are wrong, not the shape.
	if (fillRules?.policy === "hdf5" && !name?.startsWith("phony_dim_")) {
		const message = `${conflict}: the array goes on with its fill value, as in netCDF`;
		diagnostics.push({ severity: "info", code: "dimension-longer", path, message });
		return lengths;
	}
	diagnostics.push({
		severity: "warning",
		code: "dimension-conflict",
		path,
		message: `${conflict}: xarray cannot open the group`,
		hint: "Open the arrays one by one, with zarr-python",
	});
	return [...shape];
}

/** All attributes but those that `projectV2Fill` decides on: they are the same in both versions of Zarr. */
function otherAttributes({ attributes, fill, dataType }: ArrayDescription): JsonObject {
	const { _FillValue, missing_value, ...others } = projectAttributes(attributes, fill, dataType);
	return others;
}

function reportLost({ path, dataType, fill }: ArrayDescription, lost: readonly SentinelRule[]): Diagnostic[] {
	const diagnostics: Diagnostic[] = [];
	const report = (code: string, message: string, hint: string) =>
		diagnostics.push({ severity: "warning", code, path, message, hint });
	for (const { value } of lost)
		report(
			"fill-conflict",
			`Zarr v2 has no place for the missing value ${formatScalar(dataType, value)} beside another one of its kind`,
			"Write Zarr v3 (Icechunk), which has",
		);
	for (const rule of fill.validity)
		if (rule.kind === "maskArray")
			report(
				"mask-not-written",
				`readers of the references do not know that ${rule.path} says what is missing`,
				"Apply it yourself, or write references of decodedView",
			);
	return diagnostics;
}
