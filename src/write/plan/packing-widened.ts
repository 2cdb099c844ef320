import type { Diagnostic } from "../../diagnostics.ts";
import type { PackingNumber } from "../../fill/model.ts";
import { isPacked } from "../../fill/packing.ts";
import { unpackedType } from "../../fill/promote.ts";
import type { ArrayDescription } from "../../manifest/manifest-array.ts";
import { isNumeric } from "../../zarr/data-type.ts";

/** Paths that are named; the others are counted. */
const MOST_NAMED = 8;

/**
 * Whether readers of references unpack an array in float64 where the file asks for float32: JSON has numbers of one width, and
 * xarray computes in that of the factors (`_choose_float_dtype`). Where raw * scale + offset cancels, an exact zero is then one
 * no more. Nothing that every reader of Zarr has says the width.
 */
export function isWidened({ dataType, fill }: ArrayDescription): boolean {
	if (!isNumeric(dataType) || !isPacked(fill.packing)) return false;
	const { scaleFactor, addOffset } = fill.packing;
	const packing = { ...fill.packing, scaleFactor: widened(scaleFactor), addOffset: widened(addOffset) };
	return unpackedType(dataType, fill).name !== unpackedType(dataType, { ...fill, packing }).name;
}

function widened(factor: PackingNumber | undefined): PackingNumber | undefined {
	return factor && { ...factor, dataType: "float64" };
}

/** Says it once for all arrays. */
export function reportWidened(paths: readonly string[]): Diagnostic[] {
	const [first, ...others] = paths;
	if (first === undefined) return [];
	const named = paths.slice(0, MOST_NAMED).join(", ");
	const rest = paths.length > MOST_NAMED ? ` and ${paths.length - MOST_NAMED} more` : "";
	return [
		{
			severity: "info",
			code: "packing-widened",
			path: others.length === 0 ? first : "/",
			message: `readers of the references unpack ${named}${rest} in float64, the file has float32 factors: values differ from those of the file by float32 rounding, which near zero may be all there is`,
			hint: "For the exact values read the file itself, or serve it decoded",
		},
	];
}
