import { elementCount } from "../zarr/nd-array.ts";
import { type ArrayToBytesCodec, badConfiguration } from "./codec.ts";
import { elementOf, readItems } from "./vlen-items.ts";

const NAME = "mirazarr.vlen_struct";

/**
 * `mirazarr.vlen_struct`: structs with fields of variable length. The number of structs, then each as its size in bytes and its
 * fields; those of a variable length begin with their size again. All sizes are 32-bit little-endian numbers, as in `vlen-utf8`.
 */
export const vlenStructCodec: ArrayToBytesCodec = {
	kind: "array-to-bytes",
	create(_configuration, { dataType, shape }) {
		if (dataType.kind !== "record")
			throw badConfiguration(NAME, `it holds structs with fields of variable length, not "${dataType.name}"`);
		const count = elementCount(shape);
		return {
			decode: (bytes) => readItems(bytes, NAME, count, (item) => elementOf(dataType, item, NAME)),
		};
	},
};
