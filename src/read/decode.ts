import { type CfOptions, timeMeaning } from "../cf/decode.ts";
import { checkOptions, type OptionValues, oneOf, TAKES } from "../errors.ts";
import { type DecodedArray, decodeValues, elementwise } from "../fill/decode.ts";
import { withDeadline } from "../io/deadline.ts";
import type { ManifestStore } from "../manifest/manifest-store.ts";
import { elementCount } from "../zarr/nd-array.ts";
import { checkSize } from "./chunk.ts";
import { decodeChunks } from "./decode-chunks.ts";
import { fillInForce, type MaskArrayOptions, readMasks } from "./mask-arrays.ts";
import { READ_OPTIONS, type ReadOptions, readRanges } from "./read.ts";
import { resolveSelection, selectedShape } from "./selection.ts";

/** Options of `decode`: what to read, and how to mark what is missing. */
export type DecodeOptions = ReadOptions & CfOptions & MaskArrayOptions;

/** What decoding takes, wherever it is done. */
export const VIEW_OPTIONS: OptionValues<Omit<DecodeOptions, keyof ReadOptions | "missing" | "reasons">> = {
	mask: oneOf("xarray", "netcdf"),
	maskStorageFill: TAKES.boolean,
	maskArrays: TAKES.boolean,
	scale: TAKES.boolean,
	characters: oneOf("separate", "joined"),
	times: oneOf("number", "iso", "epoch", "datetime64"),
};

const DECODE_OPTIONS: OptionValues<DecodeOptions> = {
	...READ_OPTIONS,
	...VIEW_OPTIONS,
	missing: oneOf("nan", "validity", "both"),
	reasons: TAKES.boolean,
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
	const { path: ownPath, dataType, fill: known, attributes, shape } = array.description;
	const fill = fillInForce(known, options);
	const ranges = resolveSelection(options.selection, shape, ownPath);
	const size = elementCount(ranges.map(({ count }) => count));
	const hasMasks = fill.validity.some(({ kind }) => kind === "maskArray");
	const context = { attributes, meaning: timeMeaning(dataType, fill, attributes, options) };
	const pass = hasMasks || size >= 2 ** 31 ? undefined : elementwise(dataType, fill, options, context);
	if (pass !== undefined) {
		checkSize(size * pass.target.itemBytes, store, ownPath);
		const data = await decodeChunks(store, array, ranges, pass, options.signal);
		return { dataType: pass.target.name, shape: selectedShape(ranges), data };
	}
	const [stored, masks] = await Promise.all([
		readRanges(store, array, ranges, options.signal),
		readMasks(store, array.description, fill, ranges, options.signal),
	]);
	const elements = stored instanceof Uint8Array ? { bytes: stored } : { bytes: new Uint8Array(0), data: stored };
	return decodeValues({ dataType, shape: selectedShape(ranges), ...elements }, fill, options, { ...context, masks });
}
