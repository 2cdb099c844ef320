import { type CfOptions, timeMeaning } from "../cf/decode.ts";
import { type DecodedArray, decodeValues, elementwise } from "../fill/decode.ts";
import type { FillModel } from "../fill/model.ts";
import type { ManifestStore } from "../manifest/manifest-store.ts";
import { isFixed } from "../zarr/data-type.ts";
import { elementCount } from "../zarr/nd-array.ts";
import { checkSize } from "./chunk.ts";
import { decodeChunks } from "./decode-chunks.ts";
import { type ReadOptions, read } from "./read.ts";
import { resolveSelection, selectedShape } from "./selection.ts";

/** Options of `decode`: what to read, and how to mark what is missing. */
export type DecodeOptions = ReadOptions &
	CfOptions & {
		/**
		 * Also mask by the arrays that say what is valid, such as the mask image or the alpha band of a TIFF; false by default,
		 * as for readers of Zarr, which know nothing of them.
		 */
		maskArrays?: boolean | undefined;
	};

/**
 * Physical values of an array or a part of it: sentinels masked, `_Unsigned`, scale and offset applied, as xarray does by
 * default. What is missing is NaN, or marked in a validity bitmap, or both.
 */
export async function decode(store: ManifestStore, path: string, options: DecodeOptions = {}): Promise<DecodedArray> {
	const array = store.array(path);
	const { dataType, fill: known, attributes, shape } = array.description;
	const fill = options.maskArrays === true ? known : withoutMaskArrays(known);
	const ranges = resolveSelection(options.selection, shape, path);
	const size = elementCount(ranges.map(({ count }) => count));
	const hasMasks = fill.validity.some(({ kind }) => kind === "maskArray");
	const context = { attributes, meaning: timeMeaning(dataType, fill, attributes, options) };
	const pass = hasMasks || size >= 2 ** 31 ? undefined : elementwise(dataType, fill, options, context);
	if (pass !== undefined) {
		checkSize(size * pass.target.itemBytes, store, path);
		const data = await decodeChunks(store, array, ranges, pass, options.signal);
		return { dataType: pass.target.name, shape: selectedShape(ranges), data };
	}
	const [stored, masks] = await Promise.all([
		read(store, path, options),
		readMasks(store, fill, shape.length, options),
	]);
	const { shape: selected, bytes } = stored;
	// What is in bytes is made into elements once it is decoded.
	const data = isFixed(dataType) ? undefined : stored.data;
	return decodeValues({ dataType, shape: selected, bytes, data }, fill, options, { ...context, masks });
}

function withoutMaskArrays(fill: FillModel): FillModel {
	return { ...fill, validity: fill.validity.filter(({ kind }) => kind !== "maskArray") };
}

/** The same selection of the arrays that say what is valid; a mask has the last dimensions of what it masks. */
async function readMasks(store: ManifestStore, fill: FillModel, rank: number, { selection, signal }: ReadOptions) {
	const masks = new Map<string, ArrayLike<number>>();
	for (const rule of fill.validity) {
		if (rule.kind !== "maskArray") continue;
		const own = store.array(rule.path).description.shape.length;
		const mask = await read(store, rule.path, { selection: selection?.slice(rank - own), signal });
		masks.set(rule.path, mask.data as ArrayLike<number>);
	}
	return masks;
}
