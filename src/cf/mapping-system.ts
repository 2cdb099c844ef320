import { MiraError } from "../errors.ts";
import * as elementary from "../zarr/arithmetic/elementary.ts";
import { type Attributes, textIn } from "../zarr/attributes.ts";
import {
	DEGREE,
	type DescribedSystem,
	type Ellipsoid,
	type GeographicSystem,
	METRE,
	type Unit,
	WGS84,
} from "./described-system.ts";
import type { MethodName, ProjectionParameter, ProjectionParameters } from "./projection-methods.ts";

/** What a grid mapping describes. */
export type MappedSystem = {
	system: DescribedSystem;
	/** False where it says nothing of the figure of the earth: WGS 84 was taken, as PROJ does. */
	hasFigure: boolean;
};

type Method = { method: MethodName; parameters: ProjectionParameters };

/**
 * The system that the attributes of a CF grid mapping describe (CF conventions, appendix F); undefined where they are not those of one.
 * Throws where they are, and it is not known or does not say enough. Its offsets are in the unit of the coordinates.
 */
export function systemOfMapping(attributes: Attributes, unit: Unit = METRE): MappedSystem | undefined {
	const name = textIn(attributes, "grid_mapping_name");
	if (name === undefined) return undefined;
	const ellipsoid = ellipsoidIn(attributes);
	const geographic = geographicIn(attributes, ellipsoid);
	const hasFigure = ellipsoid !== undefined;
	if (name === "latitude_longitude")
		return { system: { name: geographic.name, geographic, projection: undefined }, hasFigure };
	const method = METHODS_OF_CF.get(name)?.(attributes, geographic.ellipsoid);
	if (method === undefined) throw refusal(`the grid mapping ${name} is not known`);
	const offsets = {
		easting: numberIn(attributes, "false_easting") ?? 0,
		northing: numberIn(attributes, "false_northing") ?? 0,
	};
	const parameters = method.method === "rotatedPole" ? method.parameters : { ...method.parameters, ...offsets };
	for (const [parameter, value] of Object.entries(parameters))
		if (!Number.isFinite(value)) throw refusal(`the grid mapping ${name} has no ${parameter}`);
	return {
		system: {
			name: textIn(attributes, "projected_crs_name") ?? "unknown",
			geographic,
			projection: { method: method.method, parameters, unit },
		},
		hasFigure,
	};
}

/** A number of an attribute, of any type. */
export function numberIn(attributes: Attributes, ...names: string[]): number | undefined {
	for (const name of names) {
		const value = attributes.get(name)?.values[0];
		const number = typeof value === "number" || typeof value === "bigint" ? Number(value) : Number.NaN;
		if (Number.isFinite(number)) return number;
	}
	return undefined;
}

function numbersIn(attributes: Attributes, name: string): number[] {
	const attribute = attributes.get(name);
	if (attribute === undefined) return [];
	return Array.from(attribute.values as ArrayLike<unknown>, Number).filter(Number.isFinite);
}

function refusal(message: string): MiraError {
	return new MiraError("unsupported-feature", message);
}

function ellipsoidIn(attributes: Attributes): Ellipsoid | undefined {
	const name = textIn(attributes, "reference_ellipsoid_name") ?? "unknown";
	const radius = numberIn(attributes, "earth_radius");
	const semiMajor = numberIn(attributes, "semi_major_axis") ?? radius;
	if (semiMajor === undefined) return undefined;
	const inverse = numberIn(attributes, "inverse_flattening");
	const semiMinor = numberIn(attributes, "semi_minor_axis");
	if (inverse !== undefined && !(inverse === 0 && semiMinor !== undefined && semiMinor !== semiMajor))
		return { name, semiMajor, inverseFlattening: inverse };
	if (semiMinor !== undefined && semiMinor !== semiMajor)
		return { name, semiMajor, inverseFlattening: semiMajor / (semiMajor - semiMinor) };
	return { name, semiMajor, inverseFlattening: 0 };
}

function geographicIn(attributes: Attributes, ellipsoid: Ellipsoid | undefined): GeographicSystem {
	const shift = numbersIn(attributes, "towgs84");
	const longitude = numberIn(attributes, "longitude_of_prime_meridian") ?? 0;
	const datum = textIn(attributes, "horizontal_datum_name");
	return {
		name: textIn(attributes, "geographic_crs_name") ?? "unknown",
		code: undefined,
		datum: { name: datum ?? "unknown", isRegistered: false },
		ellipsoid: ellipsoid ?? WGS84.ellipsoid,
		meridian: {
			name: textIn(attributes, "prime_meridian_name") ?? (longitude === 0 ? "Greenwich" : "unknown"),
			longitude,
		},
		unit: DEGREE,
		toWgs84: [3, 6, 7].includes(shift.length) ? shift : undefined,
	};
}

type Reader = (attributes: Attributes, ellipsoid: Ellipsoid) => Method;

/** A number that may be missing is NaN, which is refused by the name of the parameter. */
function need(attributes: Attributes, ...names: string[]): number {
	return numberIn(attributes, ...names) ?? Number.NaN;
}

const LONGITUDES = ["longitude_of_projection_origin", "longitude_of_central_meridian"] as const;

function centre(method: MethodName): Reader {
	return (attributes) => ({ method, parameters: origin(attributes) });
}

function origin(attributes: Attributes): Pick<Required<ProjectionParameters>, "latitude" | "longitude"> {
	return {
		latitude: need(attributes, "latitude_of_projection_origin"),
		longitude: need(attributes, ...LONGITUDES),
	};
}

function cone(method: MethodName): Reader {
	return (attributes) => {
		const [parallel1 = Number.NaN, parallel2 = parallel1] = numbersIn(attributes, "standard_parallel");
		const latitude = need(attributes, "latitude_of_projection_origin");
		const longitude = need(attributes, "longitude_of_central_meridian", "longitude_of_projection_origin");
		return { method, parameters: { latitude, longitude, parallel1, parallel2 } };
	};
}

const METHODS_OF_CF: ReadonlyMap<string, Reader> = new Map<string, Reader>([
	["lambert_conformal_conic", cone("lambertConic2")],
	["albers_conical_equal_area", cone("albers")],
	["lambert_azimuthal_equal_area", centre("lambertAzimuthal")],
	["azimuthal_equidistant", centre("azimuthalEquidistant")],
	["orthographic", centre("orthographic")],
	[
		"stereographic",
		(attributes) => ({ method: "stereographic", parameters: { ...origin(attributes), scale: scaleOf(attributes) } }),
	],
	["polar_stereographic", polarStereographic],
	[
		"transverse_mercator",
		(attributes) => ({
			method: "transverseMercator",
			parameters: {
				latitude: need(attributes, "latitude_of_projection_origin"),
				longitude: need(attributes, "longitude_of_central_meridian", "longitude_of_projection_origin"),
				scale: numberIn(attributes, "scale_factor_at_central_meridian", "scale_factor_at_projection_origin") ?? 1,
			},
		}),
	],
	["mercator", mercator],
	["lambert_cylindrical_equal_area", cylindricalEqualArea],
	[
		"sinusoidal",
		(attributes) => ({ method: "sinusoidal", parameters: { longitude: need(attributes, ...LONGITUDES) } }),
	],
	["geostationary", geostationary],
	[
		"vertical_perspective",
		(attributes) => ({
			method: "verticalPerspective",
			parameters: { ...origin(attributes), height: need(attributes, "perspective_point_height") },
		}),
	],
	[
		"rotated_latitude_longitude",
		(attributes) => ({
			method: "rotatedPole",
			parameters: {
				latitude: need(attributes, "grid_north_pole_latitude"),
				longitude: need(attributes, "grid_north_pole_longitude"),
				gridLongitude: numberIn(attributes, "north_pole_grid_longitude") ?? 0,
			},
		}),
	],
	[
		"oblique_mercator",
		() => {
			throw refusal("the grid mapping oblique_mercator does not say how far its grid is turned, and readers differ");
		},
	],
]);

function scaleOf(attributes: Attributes): number {
	return numberIn(attributes, "scale_factor_at_projection_origin") ?? 1;
}

function polarStereographic(attributes: Attributes): Method {
	const longitude = need(attributes, "straight_vertical_longitude_from_pole", "longitude_of_projection_origin");
	const [parallel] = numbersIn(attributes, "standard_parallel");
	const latitude =
		numberIn(attributes, "latitude_of_projection_origin") ??
		(parallel === undefined ? Number.NaN : 90 * Math.sign(parallel));
	if (Math.abs(Math.abs(latitude) - 90) > 1e-9)
		throw refusal(`the grid mapping polar_stereographic has its origin at the latitude ${latitude}, which is no pole`);
	if (parallel === undefined)
		return { method: "polarStereographicA", parameters: { latitude, longitude, scale: scaleOf(attributes) } };
	if (parallel * latitude < 0)
		throw refusal(`the grid mapping polar_stereographic has its origin at ${latitude} and its parallel at ${parallel}`);
	return { method: "polarStereographicB", parameters: { parallel1: parallel, longitude } };
}

function mercator(attributes: Attributes): Method {
	const longitude = need(attributes, ...LONGITUDES);
	const [parallel1] = numbersIn(attributes, "standard_parallel");
	return parallel1 === undefined
		? { method: "mercatorA", parameters: { latitude: 0, longitude, scale: scaleOf(attributes) } }
		: { method: "mercatorB", parameters: { parallel1, longitude } };
}

function cylindricalEqualArea(attributes: Attributes, { inverseFlattening }: Ellipsoid): Method {
	const longitude = need(attributes, "longitude_of_central_meridian", "longitude_of_projection_origin");
	const [parallel] = numbersIn(attributes, "standard_parallel");
	if (parallel !== undefined) return { method: "cylindricalEqualArea", parameters: { parallel1: parallel, longitude } };
	// The scale at the equator is the radius of the parallel that is true.
	const f = inverseFlattening === 0 ? 0 : 1 / inverseFlattening;
	const [e2, k2] = [f * (2 - f), elementary.square(scaleOf(attributes))];
	const parallel1 = (elementary.acos(Math.sqrt((k2 * (1 - e2)) / (1 - k2 * e2))) * 180) / Math.PI;
	return { method: "cylindricalEqualArea", parameters: { parallel1, longitude } };
}

function geostationary(attributes: Attributes): Method {
	const latitude = numberIn(attributes, "latitude_of_projection_origin") ?? 0;
	if (latitude !== 0) throw refusal(`the grid mapping geostationary is seen from the latitude ${latitude}`);
	const fixed = textIn(attributes, "fixed_angle_axis")?.toLowerCase();
	// One axis turns while the other stands still (CF, appendix F).
	const sweep =
		textIn(attributes, "sweep_angle_axis")?.toLowerCase() ?? (fixed === "x" ? "y" : fixed === "y" ? "x" : undefined);
	if (sweep !== "x" && sweep !== "y") throw refusal("the grid mapping geostationary does not say which axis sweeps");
	return {
		method: sweep === "x" ? "geostationaryX" : "geostationaryY",
		parameters: {
			longitude: need(attributes, ...LONGITUDES),
			height: need(attributes, "perspective_point_height"),
		} satisfies Partial<Record<ProjectionParameter, number>>,
	};
}
