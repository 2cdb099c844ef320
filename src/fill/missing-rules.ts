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
	/**
	 * Rules that are left out, by their text as `reasons` give it, `missing_value -32767`, or by their cause, `validRange`. What is
	 * NaN stays missing.
	 */
	maskExcept?: readonly string[] | undefined;
};

/** Elements of mask arrays by their path: 0 where the masked element is missing. */
export type Masks = ReadonlyMap<string, ArrayLike<number>>;

/** What kind of thing makes an element missing. */
export type MissingCause =
	| "sentinel"
	| "maskArray"
	| "codecBitmap"
	/** The `fill_value` of the storage, where that is to mask too. */
	| "storageFill"
	| "defaultFill"
	| "validRange"
	/** NaN and NaT, without a rule of the array. */
	| "notANumber";

/** One test that makes an element missing, its text for people, and where it was found. */
export type MissingRule = { text: string; cause: MissingCause; place?: string | undefined } & (
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
	{ mask = "xarray", maskStorageFill = false, maskExcept = [] }: MaskOptions,
	masks: Masks = new Map(),
): MissingRule[] {
	const rules = fill.validity.flatMap((rule) => validityRule(seen, rule, masks) ?? []);
	if (maskStorageFill) {
		const { value, source } = fill.storage;
		rules.push(valueRule({ cause: "storageFill", place: source.place }, "fill_value", seen, value));
	}
	if (mask === "netcdf") {
		const hasFillValue = fill.validity.some((rule) => rule.kind === "sentinel" && rule.role === "_FillValue");
		if (!hasFillValue && hasDefaultFill(stored))
			rules.push(valueRule({ cause: "defaultFill" }, "NetCDF default fill", seen, netcdfDefaultFill(stored)));
		if (fill.validRange !== undefined) rules.push(rangeRule(stored, seen, fill.validRange));
	}
	if (maskExcept.length === 0) return rules;
	return rules.filter(({ text, cause }) => !maskExcept.includes(text) && !maskExcept.includes(cause));
}

/** The same and what is missing by itself: all that can be the reason why a value is missing. */
export function reasonRules(
	stored: DataType,
	seen: DataType,
	fill: FillModel,
	options: MaskOptions,
	masks: Masks | undefined,
	isTime: boolean,
): MissingRule[] {
	const rules = missingRules(stored, seen, fill, options, masks);
	const inherent = rules.some(({ kind }) => kind === "nan") ? undefined : inherentRule(seen, isTime);
	return inherent === undefined ? rules : [...rules, inherent];
}

/**
 * Every value of a byte is a common one, so the NetCDF guide wants no default assumed when bytes and characters are read
 * (traps M25, M26; netCDF4-python masks them all the same). float16 is not a type of NetCDF.
 */
function hasDefaultFill(type: DataType): boolean {
	return isNumeric(type) && type.itemBytes > 1 && type.name !== "float16";
}

/** What is missing by itself, without a rule of the array: NaN and NaT, as xarray's `isnull` sees them. */
function inherentRule(type: DataType, isTime: boolean): MissingRule | undefined {
	if (holdsNaN(type)) return { kind: "nan", cause: "notANumber", text: "NaN" };
	if (type.kind !== "time" && !(isTime && type.name === "int64")) return undefined;
	return { kind: "nan", cause: "notANumber", text: "NaT" };
}

function holdsNaN(type: DataType): boolean {
	return type.kind === "float" || type.kind === "complex";
}

function validityRule(type: DataType, rule: ValidityRule, masks: Masks): MissingRule | undefined {
	const { place } = rule.source;
	switch (rule.kind) {
		case "sentinel":
			return valueRule({ cause: "sentinel", place }, rule.role, type, rule.value);
		case "codecBitmap":
			return holdsNaN(type) ? { kind: "nan", cause: "codecBitmap", place, text: place } : undefined;
		case "maskArray": {
			const elements = masks.get(rule.path);
			if (elements === undefined)
				throw new MiraError("bad-argument", `the values are masked by ${rule.path}, but no elements of it were given`, {
					...hint`Read it for the same selection and pass it in ${option("masks")}`,
				});
			return { kind: "mask", cause: "maskArray", place: rule.path, text: `mask ${rule.path}`, elements };
		}
	}
}

function valueRule(
	origin: Pick<MissingRule, "cause" | "place">,
	name: string,
	type: DataType,
	value: Uint8Array,
): MissingRule {
	const told = { ...origin, text: `${name} ${formatScalar(type, value)}` };
	return holdsNaN(type) && isNaNScalar(type, value) ? { ...told, kind: "nan" } : { ...told, kind: "value", value };
}

function rangeRule(stored: DataType, seen: DataType, { min, max, source }: ValidRange): MissingRule {
	return {
		kind: "range",
		cause: "validRange",
		place: source.place,
		text: `outside ${min ?? "…"} to ${max ?? "…"}`,
		min: min === undefined ? Number.NEGATIVE_INFINITY : reinterpretBound(min, stored, seen),
		max: max === undefined ? Number.POSITIVE_INFINITY : reinterpretBound(max, stored, seen),
	};
}
