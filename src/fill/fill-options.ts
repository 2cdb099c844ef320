import { type OptionValues, oneOf, TAKES } from "../errors.ts";
import type { Scalar } from "../zarr/scalar.ts";

/** How to treat the fill values of a file, and how to write them. Everything has a default that suits its family. */
export type FillOptions = {
	/** A sentinel that the data type cannot hold: an error (the default for TIFF), or dropped with a diagnostic. */
	unrepresentableFill?: "error" | "drop" | undefined;
	/** Take text such as `"-9999"` in an attribute of a numeric array for a number. */
	lenientText?: boolean | undefined;
	/** Whether the `fill_value` of a Zarr v2 array also means "missing"; by default as xarray has it (rule 10). */
	v2FillAsMask?: boolean | undefined;
	/**
	 * The storage fill of a Zarr v2 array that has `null`: a value, or `"extreme"` for one that data seldom hold (NaN, the
	 * least signed, the greatest unsigned integer). A number is also the empty text of arrays of text, and the zero of others
	 * whose elements are not numbers. Without it such an array cannot be written as Zarr v3.
	 */
	nullFill?: Scalar | undefined;
	/** How sentinels of string-like arrays are written: `missing_value` (the default; xarray can open it), or `_FillValue`. */
	stringFill?: "missing_value" | "convention" | undefined;
	/**
	 * Also write the sentinel in the UUID form of the `missing_value` convention; with `"registered"` also as an entry of
	 * `zarr_conventions` with `missing_value` beside it, where the attribute of CF does not say something else.
	 */
	emitMissingValueConvention?: boolean | "registered" | undefined;
	/**
	 * Declare `_Encoding: "utf-8"` on arrays of bytes that have a sentinel: only then does xarray compare it with the text
	 * (and give `str` where it gave `bytes`). Sure only where all data are UTF-8.
	 */
	declareEncoding?: boolean | undefined;
};

/** The options about fill values among others. */
export function fillOptionsOf(options: FillOptions): FillOptions {
	return Object.fromEntries(Object.entries(options).filter(([name]) => Object.hasOwn(FILL_OPTIONS, name)));
}

/** What they take. */
export const FILL_OPTIONS: OptionValues<FillOptions> = {
	unrepresentableFill: oneOf("error", "drop"),
	lenientText: TAKES.boolean,
	v2FillAsMask: TAKES.boolean,
	nullFill: TAKES.anything,
	stringFill: oneOf("missing_value", "convention"),
	emitMissingValueConvention: {
		text: 'true, false or "registered"',
		accepts: (value) => typeof value === "boolean" || value === "registered",
	},
	declareEncoding: TAKES.boolean,
};
