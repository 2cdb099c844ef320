import { hint, MiraError, option } from "../errors.ts";
import { type DataType, isNumeric } from "../zarr/data-type.ts";
import { formatScalar, isNaNScalar } from "../zarr/scalar.ts";
import type { FillModel, ValidityRule, ValidRange } from "./model.ts";
import { netcdfDefaultFill } from "./policies.ts";
import { reinterpretBound } from "./unsigned.ts";

/** Which values count as missing. */
export type MaskOptions = {
	/**
	 * `xarray` (the default): sentinels and masks of the array. `netcdf`: also the default fill of the NetCDF library, unless
	 * the array has a `_FillValue`, and what lies outside `valid_range`.
	 */
	mask?: "xarray" | "netcdf" | undefined;
	/** Also what equals the `fill_value` of the storage: values that were never written. */
	maskStorageFill?: boolean | undefined;
};

/** Elements of mask arrays by their path: 0 where the masked element is missing. */
export type Masks = ReadonlyMap<string, ArrayLike<number>>;

/** One test that makes an element missing, and its text for people. */
export type MissingRule = { text: string } & (
	| { kind: "value"; value: Uint8Array }
	/** Any NaN, in either part of a complex number, or NaT. */
	| { kind: "nan" }
	| { kind: "range"; min: number | bigint; max: number | bigint }
	/** It covers the last dimensions of the array, and is repeated over the others. */
	| { kind: "mask"; elements: ArrayLike<number> }
);

/**
 * The rules of an array, in the order in which they explain a missing value. `stored` is the data type in the file, `seen`
 * the one after `_Unsigned`.
 */
export function missingRules(
	stored: DataType,
	seen: DataType,
	fill: FillModel,
	{ mask = "xarray", maskStorageFill = false }: MaskOptions,
	masks: Masks = new Map(),
): MissingRule[] {
	const rules = fill.validity.flatMap((rule) => validityRule(seen, rule, masks) ?? []);
	if (maskStorageFill) rules.push(valueRule("fill_value", seen, fill.storage.value));
	if (mask === "netcdf") {
		const hasFillValue = fill.validity.some((rule) => rule.kind === "sentinel" && rule.role === "_FillValue");
		if (!hasFillValue && hasDefaultFill(stored))
			rules.push(valueRule("NetCDF default fill", seen, netcdfDefaultFill(stored)));
		if (fill.validRange !== undefined) rules.push(rangeRule(stored, seen, fill.validRange));
	}
	return rules;
}

/**
 * Every value of a byte is a common one, so the NetCDF guide wants no default assumed when bytes and characters are read
 * (traps M25, M26; netCDF4-python masks them all the same). float16 is no type of NetCDF.
 */
function hasDefaultFill(type: DataType): boolean {
	return isNumeric(type) && type.itemBytes > 1 && type.name !== "float16";
}

/** What is missing by itself, without a rule of the array: NaN and NaT, as xarray's `isnull` sees them. */
export function inherentRule(type: DataType, isTime: boolean): MissingRule | undefined {
	if (holdsNaN(type)) return { kind: "nan", text: "NaN" };
	return type.kind === "time" || (isTime && type.name === "int64") ? { kind: "nan", text: "NaT" } : undefined;
}

function holdsNaN(type: DataType): boolean {
	return type.kind === "float" || type.kind === "complex";
}

function validityRule(type: DataType, rule: ValidityRule, masks: Masks): MissingRule | undefined {
	switch (rule.kind) {
		case "sentinel":
			return valueRule(rule.role, type, rule.value);
		case "codecBitmap":
			return holdsNaN(type) ? { kind: "nan", text: rule.source.place } : undefined;
		case "maskArray": {
			const elements = masks.get(rule.path);
			if (elements === undefined)
				throw new MiraError("bad-argument", `the values are masked by ${rule.path}, of which no elements were given`, {
					...hint`Read it for the same selection and pass it in ${option("masks")}`,
				});
			return { kind: "mask", text: `mask ${rule.path}`, elements };
		}
	}
}

function valueRule(name: string, type: DataType, value: Uint8Array): MissingRule {
	const text = `${name} ${formatScalar(type, value)}`;
	return holdsNaN(type) && isNaNScalar(type, value) ? { kind: "nan", text } : { kind: "value", text, value };
}

function rangeRule(stored: DataType, seen: DataType, { min, max }: ValidRange): MissingRule {
	return {
		kind: "range",
		text: `outside ${min ?? "…"} to ${max ?? "…"}`,
		min: min === undefined ? Number.NEGATIVE_INFINITY : reinterpretBound(min, stored, seen),
		max: max === undefined ? Number.POSITIVE_INFINITY : reinterpretBound(max, stored, seen),
	};
}
