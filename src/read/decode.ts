import { type CfOptions, timeMeaning } from "../cf/decode.ts";
import { checkOptions, type OptionValues, oneOf, TAKES } from "../errors.ts";
import { type DecodedArray, decodeValues, elementwise } from "../fill/decode.ts";
import type { Masks } from "../fill/missing-rules.ts";
import { withDeadline } from "../io/deadline.ts";
import type { StoreArray } from "../manifest/manifest-group.ts";
import type { ManifestStore } from "../manifest/manifest-store.ts";
import { elementCount } from "../zarr/nd-array.ts";
import { type ChunkElements, checkSize } from "./chunk.ts";
import { decodeChunks } from "./decode-chunks.ts";
import { fillInForce, type MaskArrayOptions, readMasks } from "./mask-arrays.ts";
import { READ_OPTIONS, type ReadOptions, readRanges } from "./read.ts";
import { type ResolvedRange, resolveSelection, selectedShape } from "./selection.ts";
import { inSharedMemory } from "./shared-memory.ts";

/** Options of `decode`: what to read, and how to mark what is missing. */
export type DecodeOptions = ReadOptions & CfOptions & MaskArrayOptions;

/** What decoding takes, wherever it is done. */
export const VIEW_OPTIONS: OptionValues<Omit<DecodeOptions, keyof ReadOptions | "missing" | "reasons">> = {
	mask: oneOf("xarray", "netcdf"),
	maskStorageFill: TAKES.boolean,
	maskExcept: TAKES.textList,
	maskArrays: TAKES.boolean,
	scale: TAKES.boolean,
	characters: oneOf("separate", "joined"),
	times: oneOf("number", "iso", "epoch", "datetime64"),
};

/** What `decode` takes. */
export const DECODE_OPTIONS: OptionValues<DecodeOptions> = {
	...READ_OPTIONS,
	...VIEW_OPTIONS,
	missing: oneOf("nan", "validity", "both"),
	reasons: { text: '"all" or a boolean', accepts: (value) => value === "all" || typeof value === "boolean" },
};

/**
 * Physical values of an array or a part of it: sentinels and mask arrays masked, `_Unsigned`, scale and offset applied, as
 * xarray and GDAL do by default. What is missing is NaN, or marked in a validity bitmap, or both.
 */
export async function decode(store: ManifestStore, path: string, options: DecodeOptions = {}): Promise<DecodedArray> {
	checkOptions("decode", options, DECODE_OPTIONS);
	return withDeadline("decoding", options, (own) => decodeChecked(store, path, own), { url: store.url, path });
}

async function decodeChecked(store: ManifestStore, path: string, options: DecodeOptions): Promise<DecodedArray> {
	const array = store.array(path);
	const { path: ownPath, shape } = array.description;
	const decoded = await decodeRanges(store, array, resolveSelection(options.selection, shape, ownPath), options);
	return options.shared ? { ...decoded, data: inSharedMemory(decoded.data) } : decoded;
}

/** Physical values of an array at these places; what `options` select is not looked at. */
export async function decodeRanges(
	store: ManifestStore,
	array: StoreArray,
	ranges: readonly ResolvedRange[],
	options: DecodeOptions,
): Promise<DecodedArray> {
	const { path, dataType, fill: known, attributes } = array.description;
	const fill = fillInForce(known, options);
	const size = elementCount(ranges.map(({ count }) => count));
	const hasMasks = fill.validity.some(({ kind }) => kind === "maskArray");
	const context = { attributes, meaning: timeMeaning(dataType, fill, attributes, options) };
	const pass = hasMasks || size >= 2 ** 31 ? undefined : elementwise(dataType, fill, options, context);
	if (pass !== undefined) {
		checkSize(size * pass.target.itemBytes, store, path);
		const data = await decodeChunks(store, array, ranges, pass, options.signal, options.shared ?? false);
		return { dataType: pass.target.name, shape: selectedShape(ranges), data };
	}
	const [stored, masks] = await Promise.all([
		readRanges(store, array, ranges, options.signal),
		readMasks(store, array.description, fill, ranges, options.signal),
	]);
	return decodeElements(array, stored, ranges, masks, options);
}

/** Elements of an array that were read at these places, decoded; `masks` are those of the same places. */
export function decodeElements(
	{ description: { dataType, fill: known, attributes } }: StoreArray,
	elements: ChunkElements,
	ranges: readonly ResolvedRange[],
	masks: Masks,
	options: DecodeOptions,
): DecodedArray {
	const fill = fillInForce(known, options);
	const stored = elements instanceof Uint8Array ? { bytes: elements } : { bytes: new Uint8Array(0), data: elements };
	const values = { dataType, shape: selectedShape(ranges), ...stored };
	const meaning = timeMeaning(dataType, fill, attributes, options);
	return decodeValues(values, fill, options, { attributes, meaning, masks });
}
