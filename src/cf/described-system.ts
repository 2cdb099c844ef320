import { type Attributes, numericAttribute, textAttribute } from "../zarr/attributes.ts";
import {
	type MappingParameters,
	METHODS,
	type MethodName,
	PARAMETER_NAMES,
	type ProjectionMethod,
	type ProjectionParameter,
	type ProjectionParameters,
} from "./projection-methods.ts";

/** A unit, and how many metres or radians it is. */
export type Unit = { name: string; size: number };

/** A figure of a planet; a sphere has an inverse flattening of 0. */
export type Ellipsoid = { name: string; semiMajor: number; inverseFlattening: number };

/** Longitude and latitude on an ellipsoid. */
export type GeographicSystem = {
	name: string;
	/** Such as `EPSG:4326`, where it is one of the register. */
	code: string | undefined;
	datum: { name: string; isRegistered: boolean };
	ellipsoid: Ellipsoid;
	/** Its longitude is in degrees. */
	meridian: { name: string; longitude: number };
	unit: Unit;
	/** Three translations, and three rotations and a scale, of the position vector transformation to WGS 84. */
	toWgs84: readonly number[] | undefined;
};

/** A coordinate reference system by all its parameters, whatever described it. */
export type DescribedSystem = {
	name: string;
	/** Such as `EPSG:32633`, of a projected system of the register. */
	code?: string | undefined;
	geographic: GeographicSystem;
	/** Undefined for longitudes and latitudes. Easting and northing are in its unit. */
	projection: { method: MethodName; parameters: ProjectionParameters; unit: Unit } | undefined;
};

/** The unit of angles in WKT, by its usual digits. */
export const DEGREE: Unit = { name: "degree", size: 0.0174532925199433 };

/** The unit of most maps. */
export const METRE: Unit = { name: "metre", size: 1 };

/** A system in WKT 2 (ISO 19162:2019). */
export function wktOf(system: DescribedSystem): string {
	const { geographic, projection } = system;
	const wkt = projection === undefined ? geographicWkt(geographic) : projectedWkt(system, projection);
	return geographic.toWgs84 === undefined ? wkt : boundWkt(wkt, geographic.name, geographic.toWgs84);
}

/** A system as the attributes of a CF grid mapping; undefined where CF has no mapping that says the same. */
export function mappingAttributes({ name, geographic, projection }: DescribedSystem): Attributes | undefined {
	const { ellipsoid, meridian, datum, toWgs84 } = geographic;
	const parameters = (projection?.parameters ?? {}) as Required<ProjectionParameters>;
	const mapping: MappingParameters | undefined =
		projection === undefined
			? { grid_mapping_name: "latitude_longitude" }
			: METHODS[projection.method].mapping?.(parameters);
	if (mapping === undefined) return undefined;
	const { semiMajor, inverseFlattening } = ellipsoid;
	return attributesOf({
		...mapping,
		...(projection === undefined || projection.method === "rotatedPole" ? {} : { projected_crs_name: name }),
		geographic_crs_name: geographic.name,
		// Readers take the ellipsoid of the datum of a name, so that one which only a file knows must have none.
		horizontal_datum_name: datum.isRegistered && meridian.longitude === 0 ? datum.name : "unknown",
		reference_ellipsoid_name: ellipsoid.name,
		...(inverseFlattening === 0
			? { earth_radius: semiMajor }
			: { semi_major_axis: semiMajor, inverse_flattening: inverseFlattening }),
		prime_meridian_name: meridian.name,
		longitude_of_prime_meridian: meridian.longitude,
		...(toWgs84 === undefined ? {} : { towgs84: toWgs84 }),
	});
}

function attributesOf(values: MappingParameters): Attributes {
	return new Map(
		Object.entries(values).map(([name, value]) => [
			name,
			typeof value === "string"
				? textAttribute(value)
				: typeof value === "number"
					? numericAttribute(Float64Array.of(value), [])
					: numericAttribute(Float64Array.from(value)),
		]),
	);
}

function geographicWkt(system: GeographicSystem): string {
	return keyword("GEOGCRS", ...geodesy(system), ...degreeAxes(system), ...identifier(system.code));
}

function projectedWkt(
	{ name, code, geographic }: DescribedSystem,
	{ method, parameters, unit: length }: NonNullable<DescribedSystem["projection"]>,
): string {
	const described = METHODS[method];
	const { name: methodName, epsg } = methodOn(method, geographic);
	const values = Object.entries(described.parameters).map(([parameter, registered]) =>
		keyword(
			"PARAMETER",
			quoted(parameterName(registered)),
			String(parameters[parameter as ProjectionParameter]),
			parameterUnit(parameter as ProjectionParameter, length),
			...identifier(typeof registered === "string" ? undefined : `EPSG:${registered}`),
		),
	);
	const registered = epsg === undefined ? [] : identifier(`EPSG:${epsg}`);
	const base = keyword("BASEGEOGCRS", ...geodesy(geographic), ...identifier(geographic.code));
	const conversion = [quoted("unnamed"), keyword("METHOD", quoted(methodName), ...registered), ...values];
	// What a turned pole gives are angles again.
	if (method === "rotatedPole")
		return keyword(
			"GEOGCRS",
			quoted(name),
			base,
			keyword("DERIVINGCONVERSION", ...conversion),
			...degreeAxes(geographic),
		);
	return keyword(
		"PROJCRS",
		quoted(name),
		base,
		keyword("CONVERSION", ...conversion),
		"CS[Cartesian,2]",
		keyword("AXIS", quoted("easting"), "east", "ORDER[1]", unit("LENGTHUNIT", length)),
		keyword("AXIS", quoted("northing"), "north", "ORDER[2]", unit("LENGTHUNIT", length)),
		...identifier(code),
	);
}

/** A method by the name and the code that it has on a figure. */
export function methodOn(method: MethodName, { ellipsoid }: GeographicSystem): Pick<ProjectionMethod, "name" | "epsg"> {
	const described = METHODS[method];
	return ellipsoid.inverseFlattening === 0 ? (described.onSphere ?? described) : described;
}

/** The name of a parameter by its code, or itself. */
export function parameterName(registered: number | string): string {
	return typeof registered === "string" ? registered : (PARAMETER_NAMES.get(registered) as string);
}

function degreeAxes({ unit: angle }: GeographicSystem): string[] {
	return [
		"CS[ellipsoidal,2]",
		keyword("AXIS", quoted("latitude"), "north", "ORDER[1]", unit("ANGLEUNIT", angle)),
		keyword("AXIS", quoted("longitude"), "east", "ORDER[2]", unit("ANGLEUNIT", angle)),
	];
}

function geodesy({ name, datum, ellipsoid, meridian }: GeographicSystem): string[] {
	const { semiMajor, inverseFlattening } = ellipsoid;
	const figure = [quoted(ellipsoid.name), String(semiMajor), String(inverseFlattening), 'LENGTHUNIT["metre",1]'];
	return [
		quoted(name),
		keyword("DATUM", quoted(datum.name), keyword("ELLIPSOID", ...figure)),
		keyword("PRIMEM", quoted(meridian.name), String(meridian.longitude), unit("ANGLEUNIT", DEGREE)),
	];
}

/** Parameters of the position vector transformation (EPSG method 9606); its scale is a factor here, not parts per million. */
function boundWkt(wkt: string, name: string, [x, y, z, rx = 0, ry = 0, rz = 0, ppm = 0]: readonly number[]): string {
	const values: readonly (readonly [name: string, value: number | undefined, code: number])[] = [
		["X-axis translation", x, 8605],
		["Y-axis translation", y, 8606],
		["Z-axis translation", z, 8607],
		["X-axis rotation", rx, 8608],
		["Y-axis rotation", ry, 8609],
		["Z-axis rotation", rz, 8610],
		["Scale difference", 1 + ppm * 1e-6, 8611],
	];
	return keyword(
		"BOUNDCRS",
		keyword("SOURCECRS", wkt),
		keyword("TARGETCRS", geographicWkt(WGS84)),
		keyword(
			"ABRIDGEDTRANSFORMATION",
			quoted(`Transformation from ${name} to WGS84`),
			keyword("METHOD", quoted("Position Vector transformation (geog2D domain)"), ...identifier("EPSG:9606")),
			...values.map(([label, value, code]) =>
				keyword("PARAMETER", quoted(label), String(value), ...identifier(`EPSG:${code}`)),
			),
		),
	);
}

/** What longitudes and latitudes are given in. */
export const WGS84: GeographicSystem = {
	name: "WGS 84",
	code: "EPSG:4326",
	datum: { name: "World Geodetic System 1984", isRegistered: true },
	ellipsoid: { name: "WGS 84", semiMajor: 6_378_137, inverseFlattening: 298.257223563 },
	meridian: { name: "Greenwich", longitude: 0 },
	unit: DEGREE,
	toWgs84: undefined,
};

function parameterUnit(parameter: ProjectionParameter, length: Unit): string {
	if (parameter === "easting" || parameter === "northing") return unit("LENGTHUNIT", length);
	if (parameter === "height") return unit("LENGTHUNIT", METRE);
	return parameter === "scale" ? 'SCALEUNIT["unity",1]' : unit("ANGLEUNIT", DEGREE);
}

function unit(kind: "LENGTHUNIT" | "ANGLEUNIT", { name, size }: Unit): string {
	return keyword(kind, quoted(name), String(size));
}

function identifier(code: string | undefined): string[] {
	const [authority, number] = code?.split(":") ?? [];
	return authority === undefined || number === undefined ? [] : [keyword("ID", quoted(authority), number)];
}

function keyword(name: string, ...parts: string[]): string {
	return `${name}[${parts.join(",")}]`;
}

/** Quotes in a text are doubled (ISO 19162, 6.3.4). */
function quoted(text: string): string {
	return `"${text.replaceAll('"', '""')}"`;
}
