import { type Attributes, textIn } from "../zarr/attributes.ts";

/** A coordinate reference system as people name it. */
export type NamedSystem = {
	/** Such as `WGS 84 / UTM zone 33N`, or `Lambert conformal conic`. */
	name: string;
	/** Such as `EPSG:32633`, where one is given. */
	code: string | undefined;
	/** Its parameters by their CF names, where nothing but a grid mapping says what it is. */
	parameters: readonly (readonly [name: string, value: string])[];
};

/** Grid mappings of CF (appendix F) whose names are not those of a sentence. */
const MAPPING_NAMES: ReadonlyMap<string, string> = new Map([
	["latitude_longitude", "latitude and longitude"],
	["rotated_latitude_longitude", "rotated latitude and longitude"],
	["albers_conical_equal_area", "Albers conical equal area"],
	["lambert_azimuthal_equal_area", "Lambert azimuthal equal area"],
	["lambert_conformal_conic", "Lambert conformal conic"],
	["lambert_cylindrical_equal_area", "Lambert cylindrical equal area"],
	["mercator", "Mercator"],
	["transverse_mercator", "transverse Mercator"],
	["oblique_mercator", "oblique Mercator"],
]);

/** Parameters that tell one grid from another, with the words for them. */
const PARAMETERS: readonly (readonly [attribute: string, words: string])[] = [
	["grid_north_pole_latitude", "north pole at latitude"],
	["grid_north_pole_longitude", "north pole at longitude"],
	["standard_parallel", "standard parallel"],
	["straight_vertical_longitude_from_pole", "vertical longitude"],
	["longitude_of_central_meridian", "central meridian"],
	["longitude_of_projection_origin", "longitude of origin"],
	["latitude_of_projection_origin", "latitude of origin"],
	["perspective_point_height", "height of the satellite"],
];

/**
 * The coordinate reference system that attributes describe: those of a CF grid mapping variable, the WKT that GDAL and rioxarray
 * put beside it, or the `proj:` convention of Zarr. Undefined where there is nothing of the kind.
 */
export function namedSystem(attributes: Attributes): NamedSystem | undefined {
	const text = textIn(attributes, "crs_wkt", "spatial_ref", "proj:wkt2", "esri_pe_string");
	const wkt = systemOfWkt(text);
	const code = codeOf(attributes) ?? wkt?.code;
	const own = textIn(attributes, "projected_crs_name", "geographic_crs_name");
	const mapping = textIn(attributes, "grid_mapping_name");
	const name = wkt?.name ?? own ?? (code === undefined ? undefined : nameOfCode(code));
	if (name !== undefined && !/^(unknown|unnamed|undefined)/i.test(name)) return { name, code, parameters: [] };
	if (mapping !== undefined)
		return {
			name: MAPPING_NAMES.get(mapping) ?? mapping.replaceAll("_", " "),
			code,
			parameters: parametersOf(attributes),
		};
	if (code !== undefined) return { name: name ?? code, code, parameters: [] };
	const [, method] = /\bMETHOD\s*\[\s*"([^"]*)"/i.exec(text ?? "") ?? [];
	return name === undefined ? undefined : { name: method ?? name, code, parameters: [] };
}

/** The name and the code that a text in WKT 1 or 2 begins and ends with. */
export function systemOfWkt(wkt: string | undefined): Pick<NamedSystem, "name" | "code"> | undefined {
	// One that is bound to another by a transformation stands inside.
	const [, name] = /^\s*(?:BOUNDCRS\s*\[\s*SOURCECRS\s*\[\s*)?[A-Z]\w*\s*\[\s*"([^"]*)"/i.exec(wkt ?? "") ?? [];
	if (wkt === undefined || name === undefined) return undefined;
	const [, authority, number] =
		/(?:AUTHORITY|ID)\s*\[\s*"(\w+)"\s*,\s*"?(\w+)"?\s*\]\s*(?:,[^[\]]*(?:\[[^[\]]*\])?)?\s*\]\s*$/i.exec(wkt) ?? [];
	return { name, code: authority === undefined ? undefined : `${authority.toUpperCase()}:${number}` };
}

function codeOf(attributes: Attributes): string | undefined {
	const text = textIn(attributes, "proj:code", "epsg_code");
	if (text !== undefined) return /^\d+$/.test(text) ? `EPSG:${text}` : text;
	const number = attributes.get("epsg_code")?.values[0] ?? attributes.get("proj:epsg")?.values[0];
	return typeof number === "number" || typeof number === "bigint" ? `EPSG:${number}` : undefined;
}

const WELL_KNOWN: ReadonlyMap<string, string> = new Map([
	["EPSG:4326", "WGS 84"],
	["EPSG:4269", "NAD83"],
	["EPSG:4267", "NAD27"],
	["EPSG:4258", "ETRS89"],
	["EPSG:4979", "WGS 84"],
	["EPSG:3857", "WGS 84 / Pseudo-Mercator"],
	["EPSG:3035", "ETRS89-extended / LAEA Europe"],
	["EPSG:3413", "WGS 84 / NSIDC Sea Ice Polar Stereographic North"],
	["EPSG:3031", "WGS 84 / Antarctic Polar Stereographic"],
	["EPSG:5070", "NAD83 / Conus Albers"],
	["OGC:CRS84", "WGS 84"],
]);

/** Names of the codes that most files have; the whole register is larger than this package. */
export function nameOfCode(code: string): string | undefined {
	const known = WELL_KNOWN.get(code.toUpperCase());
	if (known !== undefined) return known;
	const [, family, zone = ""] = /^EPSG:(326|327|269|258)(\d\d)$/i.exec(code) ?? [];
	const number = Number(zone);
	if (family === undefined || number < 1 || number > 60) return undefined;
	if (family === "326" || family === "327") return `WGS 84 / UTM zone ${number}${family === "326" ? "N" : "S"}`;
	if (family === "269") return number <= 23 ? `NAD83 / UTM zone ${number}N` : undefined;
	return number >= 28 && number <= 38 ? `ETRS89 / UTM zone ${number}N` : undefined;
}

function parametersOf(attributes: Attributes): [string, string][] {
	return PARAMETERS.flatMap(([attribute, words]): [string, string][] => {
		const values = Array.from(attributes.get(attribute)?.values ?? [], (value) =>
			typeof value === "number" ? String(Number(value.toPrecision(9))) : String(value),
		);
		return values.length === 0 ? [] : [[words, values.join(" and ")]];
	});
}
