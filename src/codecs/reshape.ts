import { type JsonValue, shownJson } from "../zarr/json.ts";
import { elementCount } from "../zarr/nd-array.ts";
import { type ArrayToArrayCodec, badConfiguration } from "./codec.ts";

/**
 * `reshape` of zarr-extensions: the same elements in the same order, with other dimensions. A length is a number, the list of
 * dimensions that are joined to it, or once -1 for whatever is left.
 */
export const reshapeCodec: ArrayToArrayCodec = {
	kind: "array-to-array",
	create({ shape: target }, { dataType, shape }) {
		if (!Array.isArray(target)) throw badConfiguration("reshape", "shape must be a list");
		const lengths = target.map((length) => targetLength(length, shape));
		const rest = lengths.indexOf(-1);
		const known = lengths.reduce((product, length) => (length === -1 ? product : product * length), 1);
		if (rest >= 0) lengths[rest] = elementCount(shape) / known;
		const isWhole = lengths.every((length) => Number.isSafeInteger(length) && length >= 0);
		if (!isWhole || elementCount(lengths) !== elementCount(shape))
			throw badConfiguration("reshape", `[${shape.join(", ")}] cannot become ${shownJson(target)}`);
		return { encoded: { dataType, shape: lengths }, decode: (chunk) => chunk, encode: (chunk) => chunk };
	},
};

function targetLength(length: JsonValue, shape: readonly number[]): number {
	if (!Array.isArray(length)) return typeof length === "number" ? length : Number.NaN;
	return elementCount(length.map((d) => (typeof d === "number" ? (shape[d] ?? Number.NaN) : Number.NaN)));
}
