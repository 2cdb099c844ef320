import type { DataType } from "../zarr/data-type.ts";
import { castScalar, type Scalar, zeroScalar } from "../zarr/scalar.ts";
import type { StorageFill } from "./model.ts";

/**
 * The family of a source: what decides how its fill values are to be understood. NetCDF-4 is `hdf5`, Icechunk `zarr-v3`;
 * `custom` is for parsers of formats that are none of ours.
 */
export type FillPolicyName =
	| "netcdf3"
	| "hdf5"
	| "tiff"
	| "zarr-v3"
	| "zarr-v2"
	| "kerchunk"
	| "fits"
	| "grib"
	| "hdf4"
	| "dmrpp"
	| "custom";

/** The rules of one family. */
export type FillPolicy = {
	/** Where the storage fill is looked for, in this order: what the parser handed over, or a sentinel. */
	storageFrom: readonly ("storage" | "_FillValue")[];
	/** What unwritten storage holds if none of these says so. */
	storageDefault: (type: DataType) => StorageFill;
	/** What becomes of a sentinel that the data type cannot hold (design, rule 6). */
	unrepresentable: "error" | "drop";
	/** How attributes spell values: with the types of the file, in the `_FillValue` convention, or as plain JSON. */
	attributes: "typed" | "convention" | "json";
	/** Whether text on a numeric array is a number, or only so with `lenientText`. */
	text: "number" | "lenient";
	/** One value for all places, in the order nodata, `_FillValue`, `missing_value` (rule 7); or each for itself (rule 5). */
	places: "consolidated" | "separate";
	/** Whether a `_FillValue` of a different type from the array's is worth a diagnostic (N9). */
	sameType: boolean;
	/** Data types on which a sentinel means anything. */
	sentinelsOn: "any" | "integers";
	/** Which Zarr v2 `fill_value` also masks, in a store with `_ARRAY_DIMENSIONS` (rule 10). */
	v2Mask?: "any" | "nonzero";
};

/** The default fills of the netCDF library, by the data type of the array; `char` and `string` have the empty text. */
const NETCDF_FILLS: ReadonlyMap<DataType["name"], Scalar> = new Map<DataType["name"], Scalar>([
	["int8", -127],
	["int16", -32767],
	["int32", -2147483647],
	["int64", -9223372036854775806n],
	["uint8", 255],
	["uint16", 65535],
	["uint32", 4294967295],
	["uint64", 18446744073709551614n],
	["float32", 9.969209968386869e36],
	["float64", 9.969209968386869e36],
]);

/** What the netCDF library writes where nothing was written and no `_FillValue` was given; zero for types it does not have. */
export function netcdfDefaultFill(type: DataType): Uint8Array {
	const fill = NETCDF_FILLS.get(type.name);
	return (fill === undefined ? undefined : castScalar(type, fill)?.bytes) ?? zeroScalar(type);
}

function zeroByDefault(type: DataType): StorageFill {
	return { status: "default", value: zeroScalar(type), source: { place: "default", text: "0" } };
}

function undefinedAsZero(type: DataType): StorageFill {
	return { status: "undefined", value: zeroScalar(type), source: { place: "nowhere", text: "" } };
}

function netcdfDefault(type: DataType): StorageFill {
	const value = netcdfDefaultFill(type);
	const text = String(NETCDF_FILLS.get(type.name) ?? "");
	return { status: "default", value, source: { place: `NetCDF default of ${type.name}`, text } };
}

function nanByDefault(type: DataType): StorageFill {
	const value = castScalar(type, Number.NaN)?.bytes ?? zeroScalar(type);
	return { status: "default", value, source: { place: "default", text: "NaN" } };
}

const TYPED: FillPolicy = {
	storageFrom: ["storage"],
	storageDefault: undefinedAsZero,
	unrepresentable: "drop",
	attributes: "typed",
	text: "lenient",
	places: "separate",
	sameType: false,
	sentinelsOn: "any",
};

/** The one table of the families (design, "Missing data: the rules"). */
export const FILL_POLICIES: { readonly [name in FillPolicyName]: FillPolicy } = {
	// Rule 9: what the library returns for unwritten data is the attribute, or the default of the type.
	netcdf3: {
		...TYPED,
		storageFrom: ["_FillValue"],
		storageDefault: netcdfDefault,
		sameType: true,
	},
	// Rule 8: the header alone; the attribute never overrides it.
	hdf5: TYPED,
	// Rule 7: absent tiles read as nodata where it fits, else 0. All values are text.
	tiff: {
		...TYPED,
		storageFrom: ["_FillValue"],
		storageDefault: zeroByDefault,
		unrepresentable: "error",
		text: "number",
		places: "consolidated",
	},
	"zarr-v3": { ...TYPED, attributes: "convention" },
	// Rule 10.
	"zarr-v2": { ...TYPED, attributes: "json", v2Mask: "any" },
	kerchunk: { ...TYPED, attributes: "json", v2Mask: "nonzero" },
	// BLANK and TNULLn are for integers alone (FITS standard, 4.4.2.5); nothing is ever unwritten.
	fits: { ...TYPED, storageFrom: ["_FillValue"], storageDefault: zeroByDefault, sentinelsOn: "integers" },
	// The codec yields NaN where the bitmap says so; a value such as 9999 is never compared.
	grib: { ...TYPED, storageDefault: nanByDefault },
	// The fill tag of the older interfaces, or the attribute that SDsetfillvalue writes.
	hdf4: { ...TYPED, storageFrom: ["storage", "_FillValue"] },
	dmrpp: { ...TYPED, storageDefault: zeroByDefault },
	// Nothing is assumed of a format that we do not know: what it calls a sentinel masks and fills no holes, and unwritten
	// storage is what the parser hands over, or zero.
	custom: { ...TYPED, storageDefault: zeroByDefault },
};

/** `nullFill: "extreme"`: a value at the edge of the type, which data seldom hold. */
export function extremeFill(type: DataType): Uint8Array {
	switch (type.kind) {
		case "float":
			return castScalar(type, Number.NaN)?.bytes ?? zeroScalar(type);
		case "complex":
			return castScalar(type, [Number.NaN, Number.NaN])?.bytes ?? zeroScalar(type);
		case "int":
		case "time": {
			// Two's complement: only the top bit set, the least integer (NaT for times).
			const bytes = zeroScalar(type);
			bytes[bytes.length - 1] = 0x80;
			return bytes;
		}
		case "uint":
			return zeroScalar(type).fill(0xff);
		default:
			return zeroScalar(type);
	}
}

/** True for values that stand for nothing in particular: zero, false, empty text. */
export function isZeroFill(type: DataType, value: Uint8Array): boolean {
	const negativeZero = type.kind === "float" ? castScalar(type, -0)?.bytes : undefined;
	return value.every((byte, i) => byte === 0 || byte === negativeZero?.[i]);
}
