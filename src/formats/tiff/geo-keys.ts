import { type Attributes, numericAttribute, textAttribute } from "../../zarr/attributes.ts";
import type { Budget } from "../../zarr/budget.ts";
import type { Directory } from "./directory.ts";
import { TAG } from "./tags.ts";

/** Keys of GeoTIFF (OGC 19-008r4, annex B) by the names that virtual-tiff gives them, in its order. */
const VIRTUAL_TIFF_KEYS: readonly (readonly [key: number, name: string])[] = [
	[1026, "citation"],
	[2055, "geog_angular_unit_size"],
	[2054, "geog_angular_units"],
	[2060, "geog_azimuth_units"],
	[2049, "geog_citation"],
	[2056, "geog_ellipsoid"],
	[2050, "geog_geodetic_datum"],
	[2059, "geog_inv_flattening"],
	[2053, "geog_linear_unit_size"],
	[2052, "geog_linear_units"],
	[2051, "geog_prime_meridian"],
	[2061, "geog_prime_meridian_long"],
	[2057, "geog_semi_major_axis"],
	[2058, "geog_semi_minor_axis"],
	[2048, "geographic_type"],
	[1024, "model_type"],
	[3094, "proj_azimuth_angle"],
	[3090, "proj_center_easting"],
	[3089, "proj_center_lat"],
	[3088, "proj_center_long"],
	[3091, "proj_center_northing"],
	[3073, "proj_citation"],
	[3075, "proj_coord_trans"],
	[3082, "proj_false_easting"],
	[3083, "proj_false_northing"],
	[3086, "proj_false_origin_easting"],
	[3085, "proj_false_origin_lat"],
	[3084, "proj_false_origin_long"],
	[3087, "proj_false_origin_northing"],
	[3077, "proj_linear_unit_size"],
	[3076, "proj_linear_units"],
	[3081, "proj_nat_origin_lat"],
	[3080, "proj_nat_origin_long"],
	[3093, "proj_scale_at_center"],
	[3092, "proj_scale_at_nat_origin"],
	[3078, "proj_std_parallel1"],
	[3079, "proj_std_parallel2"],
	[3095, "proj_straight_vert_pole_long"],
	[3072, "projected_type"],
	[3074, "projection"],
	[1025, "raster_type"],
	[4096, "vertical"],
	[4097, "vertical_citation"],
	[4098, "vertical_datum"],
	[4099, "vertical_units"],
];

const GEO_KEYS: ReadonlyMap<number, string> = new Map([
	...VIRTUAL_TIFF_KEYS,
	[2062, "geog_to_wgs84"],
	[3096, "proj_rectified_grid_angle"],
	[5120, "coordinate_epoch"],
]);

/** The keys that say what kind of raster and coordinate system it is. */
export const GEO_KEY = {
	modelType: 1024,
	rasterType: 1025,
	citation: 1026,
	geographicType: 2048,
	geographicCitation: 2049,
	datum: 2050,
	meridian: 2051,
	geographicLinearUnits: 2052,
	angularUnits: 2054,
	angularUnitSize: 2055,
	ellipsoid: 2056,
	semiMajor: 2057,
	semiMinor: 2058,
	inverseFlattening: 2059,
	meridianLongitude: 2061,
	toWgs84: 2062,
	projectedType: 3072,
	projectedCitation: 3073,
	projection: 3074,
	method: 3075,
	linearUnits: 3076,
	linearUnitSize: 3077,
	vertical: 4096,
} as const;

/** Codes below are of nothing, 32767 is what the file describes by itself, and those above are private. */
const FIRST_CODE = 1024;
const USER_DEFINED = 32_767;

/** Whether a code is one of the register of EPSG. */
export function isRegisteredCode(code: number | undefined): code is number {
	return code !== undefined && code >= FIRST_CODE && code < USER_DEFINED;
}

/** The name of a key, as its attribute has it. */
export function geoKeyName(key: number): string {
	return GEO_KEYS.get(key) ?? `geo_key_${key}`;
}

/** The value of a GeoKey: a short, doubles, or text. */
export type GeoKeyValue = { kind: "short" | "doubles"; numbers: number[] } | { kind: "text"; text: string };

/** The GeoKeys of an image by their numbers. */
export type GeoKeys = ReadonlyMap<number, GeoKeyValue>;

const NO_KEYS: GeoKeys = new Map();

/** Reads the GeoKeys (OGC 19-008r4, 7.1). Keys that point outside of the tags they name are left out. */
export function readGeoKeys(directory: Directory, limits: Budget): GeoKeys {
	if (!directory.has(TAG.GeoKeyDirectory)) return NO_KEYS;
	const keys = new Map<number, GeoKeyValue>();
	const entries = Array.from(directory.numbers(TAG.GeoKeyDirectory) ?? [], Number);
	const doubles = Array.from(directory.numbers(TAG.GeoDoubleParams) ?? [], Number);
	const ascii = directory.text(TAG.GeoAsciiParams) ?? "";
	// The first four numbers are the version and the count of keys; the rest come in fours.
	for (let at = 4; at + 4 <= entries.length; at += 4) {
		const [key = 0, location, count = 0, value = 0] = entries.slice(at, at + 4);
		// Keys may share what they point to.
		if (location !== 0) limits.hold(NUMBER_BYTES * count);
		if (location === 0) keys.set(key, { kind: "short", numbers: [value] });
		else if (location === TAG.GeoAsciiParams)
			keys.set(key, { kind: "text", text: withoutEnd(ascii.slice(value, value + count)) });
		else if (location === TAG.GeoDoubleParams && value + count <= doubles.length)
			keys.set(key, { kind: "doubles", numbers: doubles.slice(value, value + count) });
		else if (location === TAG.GeoKeyDirectory && value + count <= entries.length)
			keys.set(key, { kind: "short", numbers: entries.slice(value, value + count) });
	}
	return keys;
}

const NUMBER_BYTES = 8;

/** Text without the bars and NULs that end it. */
function withoutEnd(text: string): string {
	let end = text.length;
	while (end > 0 && (text[end - 1] === "|" || text[end - 1] === "\0")) end--;
	return text.slice(0, end);
}

/** The number of a key with one number. */
export function geoKeyNumber(keys: GeoKeys, key: number): number | undefined {
	const value = keys.get(key);
	return value === undefined || value.kind === "text" ? undefined : value.numbers[0];
}

/** The keys as attributes; one without a name is `geo_key_` and its number. */
export function geoKeyAttributes(keys: GeoKeys): Attributes {
	const attributes: Attributes = new Map();
	if (keys.size === 0) return attributes;
	const unnamed = [...keys.keys()].filter((key) => !GEO_KEYS.has(key));
	for (const [key, name] of [...GEO_KEYS, ...unnamed.map((key): [number, string] => [key, `geo_key_${key}`])]) {
		const value = keys.get(key);
		if (value === undefined) continue;
		const { kind } = value;
		const shape = kind !== "text" && value.numbers.length === 1 ? [] : undefined;
		if (kind === "text") attributes.set(name, textAttribute(value.text));
		else if (kind === "short") attributes.set(name, numericAttribute(Uint16Array.from(value.numbers), shape));
		else attributes.set(name, numericAttribute(Float64Array.from(value.numbers), shape));
	}
	return attributes;
}

/** The keys that virtual-tiff knows. */
export function namedGeoKeys(keys: GeoKeys): GeoKeys {
	const named = new Set(VIRTUAL_TIFF_KEYS.map(([key]) => key));
	return new Map([...keys].filter(([key]) => named.has(key)));
}
