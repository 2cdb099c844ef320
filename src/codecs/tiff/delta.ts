import { isFixed } from "../../zarr/data-type.ts";
import { type ArrayToArrayCodec, badConfiguration } from "../codec.ts";
import { addBytes, addPairs, addWords, subtractPairs, subtractWords } from "./differences.ts";
import { predictorRows, type Rows } from "./rows.ts";
import { type Words, wordsOf } from "./words.ts";

/**
 * `imagecodecs_delta`, predictor 2 of TIFF: the difference to the element before it in the row, by `axis` and `dist`. It is
 * that of the bits as unsigned integers, for floating-point numbers too; a complex number of 64 bits is one such integer, as
 * in libtiff. What virtual-tiff adds to the configuration (`shape`, `dtype`) the array says itself.
 */
export const deltaCodec: ArrayToArrayCodec = {
	kind: "array-to-array",
	create(configuration, spec) {
		const { dataType, shape } = spec;
		const itemBytes = isFixed(dataType) ? dataType.itemBytes : 0;
		if (![1, 2, 4, 8].includes(itemBytes))
			throw badConfiguration("imagecodecs_delta", `it takes elements of 8, 16, 32 or 64 bits, not "${dataType.name}"`);
		const rows = predictorRows("imagecodecs_delta", configuration, shape);
		const add = itemBytes === 1 ? addBytes : itemBytes === 8 ? addPairs : addWords;
		const subtract = itemBytes === 8 ? subtractPairs : subtractWords;
		return {
			encoded: spec,
			decode: (chunk) => run(add, chunk as Uint8Array, itemBytes, rows), // no strings: the type has a fixed size
			encode: (chunk) => run(subtract, chunk as Uint8Array, itemBytes, rows),
		};
	},
};

/** `HorizontalDeltaCodec` of virtual-tiff: the same along the last axis, with nothing to configure. */
export const horizontalDeltaCodec: ArrayToArrayCodec = {
	kind: "array-to-array",
	create: (_, spec) => deltaCodec.create({}, spec),
};

function run(
	pass: (from: Words, to: Words, rows: Rows) => void,
	chunk: Uint8Array,
	itemBytes: number,
	rows: Rows,
): Uint8Array {
	const output = new Uint8Array(chunk.length);
	pass(wordsOf(chunk, itemBytes), wordsOf(output, itemBytes), rows);
	return output;
}
