/** The numbers that a projection is described by, whatever its method calls them. Angles are in degrees. */
export type ProjectionParameter =
	| "latitude"
	| "longitude"
	| "parallel1"
	| "parallel2"
	| "scale"
	| "azimuth"
	| "rectifiedAngle"
	/** Of the eye above the figure, in metres. */
	| "height"
	/** The longitude of the pole of the earth in the grid whose pole is turned. */
	| "gridLongitude"
	| "easting"
	| "northing";

/** Those that a method has. */
export type ProjectionParameters = Readonly<Partial<Record<ProjectionParameter, number>>>;

/** Attributes of a CF grid mapping by their names. */
export type MappingParameters = Readonly<Record<string, string | number | readonly number[]>>;

/** A method of projection: how WKT and CF name it and its parameters. */
export type ProjectionMethod = {
	/** By the register of EPSG, where that has it. */
	name: string;
	epsg?: number;
	/** The register has some methods twice, once for spheres. */
	onSphere?: { name: string; epsg: number };
	/** The codes of its parameters in the register, in its order; the names of those that the register does not have. */
	parameters: Readonly<Partial<Record<ProjectionParameter, number | string>>>;
	/** As a grid mapping (CF conventions, appendix F); undefined where CF has none that says the same. */
	mapping?: (parameters: Required<ProjectionParameters>) => MappingParameters | undefined;
};

const NATURAL = { latitude: 8801, longitude: 8802, easting: 8806, northing: 8807 };
const NATURAL_SCALED = { latitude: 8801, longitude: 8802, scale: 8805, easting: 8806, northing: 8807 };
const PARALLEL_AND_MERIDIAN = { parallel1: 8823, longitude: 8802, easting: 8806, northing: 8807 };
const CONIC = { latitude: 8821, longitude: 8822, parallel1: 8823, parallel2: 8824, easting: 8826, northing: 8827 };

const OBLIQUE = { latitude: 8811, longitude: 8812, azimuth: 8813, rectifiedAngle: 8814, scale: 8815 };

const SATELLITE = { longitude: 8802, height: "Satellite Height", easting: 8806, northing: 8807 };

/** Names of the parameters in the register of EPSG. */
export const PARAMETER_NAMES: ReadonlyMap<number, string> = new Map([
	[8801, "Latitude of natural origin"],
	[8802, "Longitude of natural origin"],
	[8805, "Scale factor at natural origin"],
	[8806, "False easting"],
	[8807, "False northing"],
	[8811, "Latitude of projection centre"],
	[8812, "Longitude of projection centre"],
	[8813, "Azimuth at projection centre"],
	[8814, "Angle from Rectified to Skew Grid"],
	[8815, "Scale factor at projection centre"],
	[8816, "Easting at projection centre"],
	[8817, "Northing at projection centre"],
	[8821, "Latitude of false origin"],
	[8822, "Longitude of false origin"],
	[8823, "Latitude of 1st standard parallel"],
	[8824, "Latitude of 2nd standard parallel"],
	[8826, "Easting at false origin"],
	[8827, "Northing at false origin"],
	[8832, "Latitude of standard parallel"],
	[8833, "Longitude of origin"],
	[8834, "Latitude of topocentric origin"],
	[8835, "Longitude of topocentric origin"],
	[8840, "Viewpoint height"],
]);

const shift = ({ easting, northing }: Required<ProjectionParameters>) => ({
	false_easting: easting,
	false_northing: northing,
});

function centred(grid_mapping_name: string): NonNullable<ProjectionMethod["mapping"]> {
	return (p) => ({
		grid_mapping_name,
		latitude_of_projection_origin: p.latitude,
		longitude_of_projection_origin: p.longitude,
		...shift(p),
	});
}

function conic(grid_mapping_name: string): NonNullable<ProjectionMethod["mapping"]> {
	return (p) => ({
		grid_mapping_name,
		standard_parallel: [p.parallel1, p.parallel2],
		longitude_of_central_meridian: p.longitude,
		latitude_of_projection_origin: p.latitude,
		...shift(p),
	});
}

function fromOrbit(p: Required<ProjectionParameters>, sweep_angle_axis: "x" | "y"): MappingParameters {
	return {
		grid_mapping_name: "geostationary",
		latitude_of_projection_origin: 0,
		longitude_of_projection_origin: p.longitude,
		perspective_point_height: p.height,
		sweep_angle_axis,
		...shift(p),
	};
}

/** The methods that are described here. */
export type MethodName =
	| "transverseMercator"
	| "lambertConic1"
	| "lambertConic2"
	| "albers"
	| "equidistantConic"
	| "polarStereographicA"
	| "polarStereographicB"
	| "obliqueStereographic"
	| "stereographic"
	| "mercatorA"
	| "mercatorB"
	| "lambertAzimuthal"
	| "azimuthalEquidistant"
	| "orthographic"
	| "cassini"
	| "polyconic"
	| "sinusoidal"
	| "equirectangular"
	| "cylindricalEqualArea"
	| "obliqueMercatorA"
	| "obliqueMercatorB"
	| "pseudoMercator"
	| "geostationaryX"
	| "geostationaryY"
	| "verticalPerspective"
	| "rotatedPole";

/** The methods by their names in the code. */
export const METHODS: Readonly<Record<MethodName, ProjectionMethod>> = {
	transverseMercator: {
		name: "Transverse Mercator",
		epsg: 9807,
		parameters: NATURAL_SCALED,
		mapping: (p) => ({
			grid_mapping_name: "transverse_mercator",
			scale_factor_at_central_meridian: p.scale,
			longitude_of_central_meridian: p.longitude,
			latitude_of_projection_origin: p.latitude,
			...shift(p),
		}),
	},
	lambertConic1: {
		name: "Lambert Conic Conformal (1SP)",
		epsg: 9801,
		parameters: NATURAL_SCALED,
		// CF has no scale for it.
		mapping: (p) =>
			p.scale === 1
				? {
						grid_mapping_name: "lambert_conformal_conic",
						standard_parallel: p.latitude,
						longitude_of_central_meridian: p.longitude,
						latitude_of_projection_origin: p.latitude,
						...shift(p),
					}
				: undefined,
	},
	lambertConic2: {
		name: "Lambert Conic Conformal (2SP)",
		epsg: 9802,
		parameters: CONIC,
		mapping: conic("lambert_conformal_conic"),
	},
	albers: {
		name: "Albers Equal Area",
		epsg: 9822,
		parameters: CONIC,
		mapping: conic("albers_conical_equal_area"),
	},
	equidistantConic: { name: "Equidistant Conic", epsg: 1119, parameters: CONIC },
	polarStereographicA: {
		name: "Polar Stereographic (variant A)",
		epsg: 9810,
		parameters: NATURAL_SCALED,
		mapping: (p) => ({
			grid_mapping_name: "polar_stereographic",
			straight_vertical_longitude_from_pole: p.longitude,
			latitude_of_projection_origin: p.latitude,
			scale_factor_at_projection_origin: p.scale,
			...shift(p),
		}),
	},
	polarStereographicB: {
		name: "Polar Stereographic (variant B)",
		epsg: 9829,
		parameters: { parallel1: 8832, longitude: 8833, easting: 8806, northing: 8807 },
		mapping: (p) => ({
			grid_mapping_name: "polar_stereographic",
			straight_vertical_longitude_from_pole: p.longitude,
			latitude_of_projection_origin: p.parallel1 < 0 ? -90 : 90,
			standard_parallel: p.parallel1,
			...shift(p),
		}),
	},
	obliqueStereographic: { name: "Oblique Stereographic", epsg: 9809, parameters: NATURAL_SCALED },
	stereographic: {
		name: "Stereographic",
		parameters: NATURAL_SCALED,
		mapping: (p) => ({ ...centred("stereographic")(p), scale_factor_at_projection_origin: p.scale }),
	},
	mercatorA: {
		name: "Mercator (variant A)",
		epsg: 9804,
		parameters: NATURAL_SCALED,
		mapping: (p) => ({
			grid_mapping_name: "mercator",
			longitude_of_projection_origin: p.longitude,
			scale_factor_at_projection_origin: p.scale,
			...shift(p),
		}),
	},
	mercatorB: {
		name: "Mercator (variant B)",
		epsg: 9805,
		parameters: PARALLEL_AND_MERIDIAN,
		mapping: (p) => ({
			grid_mapping_name: "mercator",
			longitude_of_projection_origin: p.longitude,
			standard_parallel: p.parallel1,
			...shift(p),
		}),
	},
	lambertAzimuthal: {
		name: "Lambert Azimuthal Equal Area",
		epsg: 9820,
		onSphere: { name: "Lambert Azimuthal Equal Area (Spherical)", epsg: 1027 },
		parameters: NATURAL,
		mapping: centred("lambert_azimuthal_equal_area"),
	},
	azimuthalEquidistant: {
		name: "Azimuthal Equidistant",
		epsg: 1125,
		parameters: NATURAL,
		mapping: centred("azimuthal_equidistant"),
	},
	orthographic: { name: "Orthographic", epsg: 9840, parameters: NATURAL, mapping: centred("orthographic") },
	cassini: { name: "Cassini-Soldner", epsg: 9806, parameters: NATURAL },
	polyconic: { name: "American Polyconic", epsg: 9818, parameters: NATURAL },
	sinusoidal: {
		name: "Sinusoidal",
		parameters: { longitude: 8802, easting: 8806, northing: 8807 },
		mapping: (p) => ({
			grid_mapping_name: "sinusoidal",
			longitude_of_projection_origin: p.longitude,
			...shift(p),
		}),
	},
	equirectangular: {
		name: "Equidistant Cylindrical",
		epsg: 1028,
		onSphere: { name: "Equidistant Cylindrical (Spherical)", epsg: 1029 },
		parameters: PARALLEL_AND_MERIDIAN,
	},
	cylindricalEqualArea: {
		name: "Lambert Cylindrical Equal Area",
		epsg: 9835,
		parameters: PARALLEL_AND_MERIDIAN,
		mapping: (p) => ({
			grid_mapping_name: "lambert_cylindrical_equal_area",
			longitude_of_central_meridian: p.longitude,
			standard_parallel: p.parallel1,
			...shift(p),
		}),
	},
	// The oblique Mercator of CF does not say how far its grid is turned, and readers differ.
	obliqueMercatorA: {
		name: "Hotine Oblique Mercator (variant A)",
		epsg: 9812,
		parameters: { ...OBLIQUE, easting: 8806, northing: 8807 },
	},
	obliqueMercatorB: {
		name: "Hotine Oblique Mercator (variant B)",
		epsg: 9815,
		parameters: { ...OBLIQUE, easting: 8816, northing: 8817 },
	},
	// The Mercator of CF is that of the ellipsoid.
	pseudoMercator: { name: "Popular Visualisation Pseudo Mercator", epsg: 1024, parameters: NATURAL },
	geostationaryX: {
		name: "Geostationary Satellite (Sweep X)",
		parameters: SATELLITE,
		mapping: (p) => fromOrbit(p, "x"),
	},
	geostationaryY: {
		name: "Geostationary Satellite (Sweep Y)",
		parameters: SATELLITE,
		mapping: (p) => fromOrbit(p, "y"),
	},
	verticalPerspective: {
		name: "Vertical Perspective",
		epsg: 9838,
		parameters: { latitude: 8834, longitude: 8835, height: 8840, easting: 8806, northing: 8807 },
		mapping: (p) => ({ ...centred("vertical_perspective")(p), perspective_point_height: p.height }),
	},
	rotatedPole: {
		name: "Pole rotation (netCDF CF convention)",
		parameters: {
			latitude: "Grid north pole latitude (netCDF CF convention)",
			longitude: "Grid north pole longitude (netCDF CF convention)",
			gridLongitude: "North pole grid longitude (netCDF CF convention)",
		},
		mapping: (p) => ({
			grid_mapping_name: "rotated_latitude_longitude",
			grid_north_pole_latitude: p.latitude,
			grid_north_pole_longitude: p.longitude,
			north_pole_grid_longitude: p.gridLongitude,
		}),
	},
};
