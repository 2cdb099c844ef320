import type { DescribedSystem, Unit } from "../../cf/described-system.ts";
import { METHODS, type MethodName, type ProjectionParameter } from "../../cf/projection-methods.ts";
import { MiraError } from "../../errors.ts";
import { GEO_KEY, type GeoKeys, geoKeyName, geoKeyNumber, isRegisteredCode } from "./geo-keys.ts";

type Projection = NonNullable<DescribedSystem["projection"]>;

/** What the keys give, angles in degrees. */
type Given = Partial<Record<ProjectionParameter, number>>;

/**
 * The keys of each parameter. GeoTIFF has keys of natural, false and central origins, and writers do not agree which of them a
 * method takes: all are accepted, as long as they do not contradict each other.
 */
const PARAMETER_KEYS: readonly (readonly [parameter: ProjectionParameter, keys: readonly number[]])[] = [
	["latitude", [3081, 3085, 3089]],
	["longitude", [3080, 3084, 3088, 3095]],
	["parallel1", [3078]],
	["parallel2", [3079]],
	["scale", [3092, 3093]],
	["azimuth", [3094]],
	["rectifiedAngle", [3096]],
	["easting", [3082, 3086, 3090]],
	["northing", [3083, 3087, 3091]],
];

/** What a parameter is that no key gives, and what it may be in a method that does not have it. */
const NEUTRAL: Given = { scale: 1, easting: 0, northing: 0 };

/** Methods by the codes of ProjMethodGeoKey (OGC 19-008r4, C.3; GDAL has 9815 besides). */
const METHOD_CODES: ReadonlyMap<number, MethodName> = new Map([
	[1, "transverseMercator"],
	[3, "obliqueMercatorA"],
	[7, "mercatorA"],
	[8, "lambertConic2"],
	[9, "lambertConic1"],
	[10, "lambertAzimuthal"],
	[11, "albers"],
	[12, "azimuthalEquidistant"],
	[13, "equidistantConic"],
	[14, "stereographic"],
	[15, "polarStereographicA"],
	[16, "obliqueStereographic"],
	[17, "equirectangular"],
	[18, "cassini"],
	[21, "orthographic"],
	[22, "polyconic"],
	[24, "sinusoidal"],
	[28, "cylindricalEqualArea"],
	[9815, "obliqueMercatorB"],
]);

/** Methods that are not described, by the names that GeoTIFF has for them. */
const OTHER_METHODS: ReadonlyMap<number, string> = new Map([
	[2, "TransvMercator_Modified_Alaska"],
	[4, "ObliqueMercator_Laborde"],
	[5, "ObliqueMercator_Rosenmund"],
	[6, "ObliqueMercator_Spherical"],
	[19, "Gnomonic"],
	[20, "MillerCylindrical"],
	[23, "Robinson"],
	[25, "VanDerGrinten"],
	[26, "NewZealandMapGrid"],
	[27, "TransvMercator_SouthOriented"],
]);

/** The projection that keys describe. Throws where they describe none, or one that is not known. */
export function projectionOf(keys: GeoKeys, degrees: number, unit: Unit): Projection {
	const code = geoKeyNumber(keys, GEO_KEY.projection);
	if (isRegisteredCode(code)) return zoneOf(code, unit);
	const methodCode = geoKeyNumber(keys, GEO_KEY.method);
	const known = METHOD_CODES.get(methodCode ?? 0);
	if (known === undefined) {
		const name = OTHER_METHODS.get(methodCode ?? 0);
		throw problem(
			methodCode === undefined
				? `${geoKeyName(GEO_KEY.method)} is missing`
				: `${geoKeyName(GEO_KEY.method)} is ${methodCode}${name === undefined ? "" : `, ${name}`}`,
		);
	}
	const { method, given } = variantOf(known, givenParameters(keys, degrees));
	return { method, parameters: parametersOf(method, given), unit };
}

/** Zones of UTM: 16001 to 16060 in the north, 16101 to 16160 in the south. */
function zoneOf(code: number, unit: Unit): Projection {
	const zone = code % 100;
	const hemisphere = Math.floor(code / 100);
	if (zone < 1 || zone > 60 || (hemisphere !== 160 && hemisphere !== 161))
		throw problem(`${geoKeyName(GEO_KEY.projection)} ${code} is not known here`);
	return {
		method: "transverseMercator",
		parameters: {
			latitude: 0,
			longitude: 6 * zone - 183,
			scale: 0.9996,
			easting: 500_000 / unit.size,
			northing: hemisphere === 161 ? 10_000_000 / unit.size : 0,
		},
		unit,
	};
}

/** One code stands for two methods where the register of EPSG has variants, which differ in what is given. */
function variantOf(method: MethodName, given: Given): { method: MethodName; given: Given } {
	if (method === "mercatorA") {
		if (given.parallel1 !== undefined) return { method: "mercatorB", given };
		if ((given.latitude ?? 0) !== 0)
			throw problem(`a Mercator projection has its origin at latitude ${given.latitude}`);
		return { method, given: { ...given, latitude: 0 } };
	}
	// The latitude of origin is that of true scale, unless it is the pole: so GDAL writes and reads it.
	if (method === "polarStereographicA" && given.latitude !== undefined && Math.abs(given.latitude) !== 90) {
		const { latitude, ...others } = given;
		if (others.parallel1 !== undefined && others.parallel1 !== latitude)
			throw problem(`a polar stereographic projection has the latitudes ${latitude} and ${others.parallel1}`);
		return { method: "polarStereographicB", given: { ...others, parallel1: latitude } };
	}
	if (method === "equirectangular") return { method, given: { parallel1: 0, ...given } };
	return { method, given };
}

function givenParameters(keys: GeoKeys, degrees: number): Given {
	const given: Given = {};
	for (const [parameter, candidates] of PARAMETER_KEYS) {
		const isAngle = NEUTRAL[parameter] === undefined;
		for (const key of candidates) {
			const number = geoKeyNumber(keys, key);
			if (number === undefined) continue;
			if (!Number.isFinite(number)) throw problem(`${geoKeyName(key)} is ${number}`);
			const value = isAngle ? number * degrees : number;
			if (given[parameter] !== undefined && given[parameter] !== value)
				throw problem(`${geoKeyName(key)} is ${number}, and another key says ${given[parameter]}`);
			given[parameter] = value;
		}
	}
	return given;
}

/** All parameters of a method. What is given besides must say nothing. */
function parametersOf(method: MethodName, given: Given): Given {
	const { name, parameters } = METHODS[method];
	const found: Given = {};
	for (const [parameter, keys] of PARAMETER_KEYS) {
		const value = given[parameter] ?? NEUTRAL[parameter];
		if (parameters[parameter] === undefined) {
			if (value !== undefined && value !== (NEUTRAL[parameter] ?? 0))
				throw problem(`${name} has no parameter for ${keys.map(geoKeyName).join(" or ")}, which is ${value}`);
		} else if (value === undefined) throw problem(`${name} needs ${keys.map(geoKeyName).join(" or ")}`);
		else found[parameter] = value;
	}
	return found;
}

function problem(what: string): MiraError {
	return new MiraError("unsupported-feature", what);
}
