import { swapUnitBytes } from "../../zarr/data-type.ts";
import { swapUnits } from "../byte-order.ts";
import { type ArrayToArrayCodec, badConfiguration } from "../codec.ts";

/**
 * `mirazarr.byteswap`: the bytes of every element the other way round, as elements. libtiff swaps the samples of big-endian
 * files before LERC compresses them, which then takes them for numbers of its own order.
 */
export const byteswapCodec: ArrayToArrayCodec = {
	kind: "array-to-array",
	create(_, spec) {
		const unitBytes = swapUnitBytes(spec.dataType);
		if (unitBytes === undefined)
			throw badConfiguration("mirazarr.byteswap", `"${spec.dataType.name}" has no order of bytes`);
		const swap = (chunk: unknown): Uint8Array => swapUnits((chunk as Uint8Array).slice(), unitBytes); // no strings: they have none
		return { encoded: spec, decode: swap, encode: swap };
	},
};
