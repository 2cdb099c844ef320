import type { DiagnosticCode } from "../diagnostics.ts";
/** Where a fill value was found, and how the file spells it. */
export type FillSource = {
	/** For people: `attribute _FillValue`, `NetCDF default of float`, `HDF5 fill message`, `tag GDAL_NODATA`. */
	place: string;
	/** The value as the file has it, before any cast. */
	text: string;
	/** The data type the file gave it, where it has one. */
	dataType?: string | undefined;
};

/**
 * What the source library returns for storage that was never written: Zarr's `fill_value`. It says nothing about which
 * written values are missing.
 */
export type StorageFill = {
	/** `explicit` in the file, the `default` of its format, or `undefined` there (then the value is zero). */
	status: "explicit" | "default" | "undefined";
	/** One element: little-endian bytes of the array's data type (UTF-8 for strings). */
	value: Uint8Array;
	source: FillSource;
};

/** The name under which a sentinel is known, and emitted. */
export type SentinelRole = "_FillValue" | "missing_value";

/** A value inside written data that means "missing". */
export type SentinelRule = {
	kind: "sentinel";
	role: SentinelRole;
	/** One element: little-endian bytes of the array's data type, after the cast (design, rule 3). */
	value: Uint8Array;
	/** Whether it is compared with the stored numbers (`packed`) or was given for the unpacked ones (`physical`). */
	domain: "packed" | "physical";
	/** False where the cast changed the number: a double 0.1 on float32 data. */
	exact: boolean;
	source: FillSource;
};

/** Another array of the store says which elements are valid: a TIFF mask or alpha band. */
export type MaskArrayRule = {
	kind: "maskArray";
	path: string;
	source: FillSource;
	/** What it does not mask: an alpha band among the others has no values that are not valid, zeros included. */
	spares?: { dimension: string; index: number } | undefined;
};

/** The codec itself knows what is missing and yields NaN there: GRIB bitmaps, LERC masks. */
export type CodecBitmapRule = { kind: "codecBitmap"; source: FillSource };

/** One reason for a value to be missing. */
export type ValidityRule = SentinelRule | MaskArrayRule | CodecBitmapRule;

/** A number of the packing attributes, with the width it had in the file: it decides the type of the result. */
export type PackingNumber = { value: number; dataType: string; source: FillSource };

/** How stored numbers become physical ones, after `unsigned` was applied. */
export type Packing = {
	/**
	 * What the two numbers mean. `cf`, where nothing is said: `stored * scaleFactor + addOffset`. `calibration`, as HDF4 has
	 * it: `scaleFactor * (stored - addOffset)`.
	 */
	kind?: "cf" | "calibration" | undefined;
	scaleFactor?: PackingNumber | undefined;
	addOffset?: PackingNumber | undefined;
	/** The `_Unsigned` attribute: read signed integers as unsigned (`true`), or unsigned as signed (`false`). */
	unsigned?: boolean | undefined;
};

/** `valid_min`, `valid_max` or `valid_range`, in the packed domain; only `mask: "netcdf"` applies it. */
export type ValidRange = { min?: number | bigint | undefined; max?: number | bigint | undefined; source: FillSource };

/** A candidate that could not become a rule. */
export type DroppedFill = {
	role: SentinelRole | "storage" | "packing" | "validRange";
	source: FillSource;
	/** The code of the diagnostic that reports it. */
	code: DiagnosticCode;
	/** A sentence for people. */
	reason: string;
};

/**
 * The one typed truth about missing data and packing of an array. Every JSON form (`fill_value`, `_FillValue`,
 * `missing_value`, the v2 document, the convention) is a projection of it.
 */
export type FillModel = {
	storage: StorageFill;
	validity: ValidityRule[];
	packing: Packing;
	validRange?: ValidRange | undefined;
	dropped: DroppedFill[];
};
