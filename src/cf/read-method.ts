import { MiraError } from "../errors.ts";
import { DEGREE, type Ellipsoid, type Unit } from "./described-system.ts";
import { METHODS, type MethodName, type ProjectionParameter, type ProjectionParameters } from "./projection-methods.ts";

/** A method of projection as WKT or PROJJSON has it. */
export type ReadMethod = {
	name: string;
	epsg: number | undefined;
	parameters: readonly { name: string; epsg: number | undefined; value: number; unit: Unit | undefined }[];
};

type Given = Partial<Record<ProjectionParameter, number>>;

/** Names that need a look at their parameters, besides those of methods. */
type Name =
	| MethodName
	| "polarStereographic"
	| "lambertConic"
	| "swiss"
	| "obliquePole"
	| "southPole"
	| "mercatorOnSphere";

/** The codes of methods; some are twice in the register, once for spheres. */
const CODES: ReadonlyMap<number, Name> = new Map<number, Name>([
	...(Object.entries(METHODS) as [MethodName, (typeof METHODS)[MethodName]][]).flatMap(([name, { epsg, onSphere }]) =>
		[epsg, onSphere?.epsg].flatMap((code): [number, Name][] => (code === undefined ? [] : [[code, name]])),
	),
	[9834, "cylindricalEqualArea"],
	[9842, "equirectangular"],
	[9823, "equirectangular"],
	[1026, "mercatorOnSphere"],
]);

/** Methods of spheres. */
const SPHERICAL: ReadonlySet<number> = new Set([1026, 1027, 1029, 9823, 9834]);

/** Names of WKT 1 (those of GDAL and of ESRI) and WKT 2, by their letters and digits. */
const NAMES: ReadonlyMap<string, Name> = new Map<string, Name>([
	...(Object.entries(METHODS) as [MethodName, (typeof METHODS)[MethodName]][]).map(([name, method]): [string, Name] => [
		letters(method.name),
		name,
	]),
	["gausskruger", "transverseMercator"],
	["lambertconformalconic1sp", "lambertConic1"],
	["lambertconformalconic2sp", "lambertConic2"],
	["lambertconformalconic", "lambertConic"],
	["albersconicequalarea", "albers"],
	["albers", "albers"],
	["polarstereographic", "polarStereographic"],
	["stereographicnorthpole", "polarStereographic"],
	["stereographicsouthpole", "polarStereographic"],
	["doublestereographic", "obliqueStereographic"],
	["mercator1sp", "mercatorA"],
	["mercator2sp", "mercatorB"],
	["mercator", "mercatorB"],
	["mercatorspherical", "mercatorOnSphere"],
	["mercatorauxiliarysphere", "pseudoMercator"],
	["lambertazimuthalequalareaspherical", "lambertAzimuthal"],
	["cassini", "cassini"],
	["polyconic", "polyconic"],
	["equirectangular", "equirectangular"],
	["platecarree", "equirectangular"],
	["equidistantcylindricalspherical", "equirectangular"],
	["cylindricalequalarea", "cylindricalEqualArea"],
	["lambertcylindricalequalareaspherical", "cylindricalEqualArea"],
	["hotineobliquemercator", "obliqueMercatorA"],
	["hotineobliquemercatorazimuthnaturalorigin", "obliqueMercatorA"],
	["rectifiedskeworthomorphicnaturalorigin", "obliqueMercatorA"],
	["hotineobliquemercatorazimuthcenter", "obliqueMercatorB"],
	["rectifiedskeworthomorphiccenter", "obliqueMercatorB"],
	["swissobliquecylindrical", "swiss"],
	["swissobliquemercator", "swiss"],
	["geostationarysatellite", "geostationaryY"],
	["verticalnearsideperspective", "verticalPerspective"],
	["projobtranoprojlonglat", "obliquePole"],
	["polerotationgribconvention", "southPole"],
]);

const PARAMETERS: ReadonlyMap<string, ProjectionParameter> = new Map<string, ProjectionParameter>(
	(
		[
			["latitude", "latitudeoforigin latitudeofnaturalorigin latitudeoffalseorigin latitudeofcenter latitudeofcentre"],
			["latitude", "latitudeofprojectioncentre latitudeoftopocentricorigin centralparallel olatp"],
			["latitude", "gridnorthpolelatitudenetcdfcfconvention latitudeofthesouthernpolegribconvention"],
			[
				"longitude",
				"centralmeridian longitudeoforigin longitudeofnaturalorigin longitudeoffalseorigin longitudeofcenter",
			],
			["longitude", "longitudeofcentre longitudeofprojectioncentre longitudeoftopocentricorigin lon0"],
			["longitude", "gridnorthpolelongitudenetcdfcfconvention longitudeofthesouthernpolegribconvention"],
			["parallel1", "standardparallel1 latitudeof1ststandardparallel latitudeofstandardparallel"],
			["parallel2", "standardparallel2 latitudeof2ndstandardparallel"],
			["scale", "scalefactor scalefactoratnaturalorigin scalefactoratprojectioncentre"],
			["azimuth", "azimuth azimuthatprojectioncentre azimuthofinitialline"],
			["rectifiedAngle", "rectifiedgridangle anglefromrectifiedtoskewgrid xyplanerotation"],
			["height", "satelliteheight height viewpointheight"],
			["gridLongitude", "northpolegridlongitudenetcdfcfconvention olonp axisrotationgribconvention"],
			["easting", "falseeasting eastingatfalseorigin eastingatprojectioncentre"],
			["northing", "falsenorthing northingatfalseorigin northingatprojectioncentre"],
		] as const
	).flatMap(([parameter, names]) => names.split(" ").map((name): [string, ProjectionParameter] => [name, parameter])),
);

/** What is so where nothing is said. */
const DEFAULTS: Given = { scale: 1, easting: 0, northing: 0 };

/** The method that a text or an object names, with its parameters in degrees and the unit of the system. Throws where it is not known. */
export function readMethod(
	{ name, epsg, parameters }: ReadMethod,
	length: Unit,
	{ inverseFlattening }: Ellipsoid,
): { method: MethodName; parameters: ProjectionParameters } {
	const known = (epsg === undefined ? undefined : CODES.get(epsg)) ?? NAMES.get(letters(name));
	if (known === undefined) throw refusal(`the projection ${name} is not known`);
	// Programs take spheres of different sizes for it.
	if (inverseFlattening !== 0 && (SPHERICAL.has(epsg ?? 0) || /spherical/i.test(name)))
		throw refusal(`${name} on an ellipsoid`);
	const given: Given = {};
	for (const { name: own, value, unit } of parameters) {
		const parameter = PARAMETERS.get(letters(own));
		if (parameter === undefined && value !== 0) throw refusal(`${name} has a parameter that is not known: ${own}`);
		if (parameter !== undefined) given[parameter] = inUnits(parameter, value, unit, length);
	}
	const { method, parameters: found } = settled(known, given, name);
	return { method, parameters: complete(method, found, name) };
}

function inUnits(parameter: ProjectionParameter, value: number, unit: Unit | undefined, length: Unit): number {
	if (unit === undefined || parameter === "scale") return value;
	if (parameter === "height") return value * unit.size;
	const target = parameter === "easting" || parameter === "northing" ? length : DEGREE;
	// The same unit with fewer digits must not change the number.
	return Math.abs(unit.size / target.size - 1) < 1e-12 ? value : value * (unit.size / target.size);
}

function settled(name: Name, given: Given, label: string): { method: MethodName; parameters: Given } {
	const { latitude = 0, parallel1, parallel2, scale = 1 } = given;
	switch (name) {
		case "polarStereographic": {
			// In WKT 1 the latitude of origin is that of the true scale.
			const parallel = parallel1 ?? latitude;
			if (Math.abs(Math.abs(parallel) - 90) < 1e-9)
				return { method: "polarStereographicA", parameters: { ...given, latitude: parallel } };
			if (scale !== 1) throw refusal(`${label} has both a parallel and a scale`);
			return { method: "polarStereographicB", parameters: { ...given, parallel1: parallel } };
		}
		case "lambertConic":
		case "lambertConic2": {
			if (parallel1 === undefined) return { method: "lambertConic1", parameters: given };
			const second = parallel2 ?? parallel1;
			if (scale === 1) return { method: "lambertConic2", parameters: { ...given, parallel2: second } };
			if (second === parallel1 && latitude === parallel1) return { method: "lambertConic1", parameters: given };
			throw refusal(`${label} has both two parallels and a scale`);
		}
		case "mercatorB":
			return parallel1 === undefined
				? { method: "mercatorA", parameters: given }
				: { method: "mercatorB", parameters: given };
		case "mercatorOnSphere":
			return { method: "mercatorA", parameters: given };
		case "equirectangular":
		case "cylindricalEqualArea":
			if (latitude !== 0 && parallel1 !== undefined && name === "equirectangular")
				throw refusal(`${label} whose northings begin at the latitude ${latitude}`);
			return { method: name, parameters: { ...given, parallel1: parallel1 ?? latitude } };
		case "obliqueMercatorA":
		case "obliqueMercatorB":
			return {
				method: name,
				parameters: {
					...given,
					...(given.rectifiedAngle === undefined ? { rectifiedAngle: given.azimuth ?? Number.NaN } : {}),
				},
			};
		case "swiss":
			return { method: "obliqueMercatorB", parameters: { ...given, azimuth: 90, rectifiedAngle: 90 } };
		// What PROJ calls it: the longitude is that of the meridian half a turn from the pole.
		case "obliquePole":
			return { method: "rotatedPole", parameters: { ...given, longitude: (given.longitude ?? 0) - 180 } };
		case "southPole":
			if ((given.gridLongitude ?? 0) !== 0) throw refusal(`${label} with a rotation around the pole`);
			return {
				method: "rotatedPole",
				parameters: { latitude: -latitude, longitude: (given.longitude ?? 0) + 180, gridLongitude: 0 },
			};
		default:
			return { method: name, parameters: given };
	}
}

/** The parameters that a method has, none of them missing. */
function complete(method: MethodName, given: Given, label: string): ProjectionParameters {
	const names = Object.keys(METHODS[method].parameters) as ProjectionParameter[];
	const isAtEquator = method === "mercatorA" || method === "pseudoMercator";
	return Object.fromEntries(
		names.map((parameter) => {
			const value =
				given[parameter] ?? DEFAULTS[parameter] ?? (isAtEquator && parameter === "latitude" ? 0 : Number.NaN);
			if (!Number.isFinite(value)) throw refusal(`${label} has no ${parameter}`);
			return [parameter, value];
		}),
	);
}

function letters(name: string): string {
	return name.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
}

function refusal(message: string): MiraError {
	return new MiraError("unsupported-feature", message);
}
