import { type Element, elementCount } from "../zarr/nd-array.ts";
import { type ArrayToBytesCodec, badConfiguration } from "./codec.ts";
import { elementsOf, readItems } from "./vlen-items.ts";

const NAME = "mirazarr.vlen_sequence";

/**
 * `mirazarr.vlen_sequence`: the number of sequences, then each as its size in bytes and its elements, little-endian; 32-bit
 * little-endian numbers, as in `vlen-utf8`. The elements of a sequence of sequences or strings are written in the same way.
 */
export const vlenSequenceCodec: ArrayToBytesCodec = {
	kind: "array-to-bytes",
	create(_configuration, { dataType, shape }) {
		if (dataType.kind !== "sequence") throw badConfiguration(NAME, `it holds sequences, not "${dataType.name}"`);
		const count = elementCount(shape);
		return {
			decode: (bytes) => readItems(bytes, NAME, count, (item): Element => elementsOf(dataType.base, item, NAME)),
		};
	},
};
