import { type Earth, grib1Earth, grib2Earth } from "../../../codecs/grib/grids/earth.ts";
import { type GridSection, type MapGrid, readGridSection } from "../../../codecs/grib/grids/grid-section.ts";
import type { GribSections } from "../../../codecs/grib/message.ts";
import { type Attributes, numericAttribute, textAttribute } from "../../../zarr/attributes.ts";

/** Parameters of a grid mapping by their CF names. */
type Parameters = Readonly<Record<string, string | number | readonly number[]>>;

/**
 * The coordinate system of a grid as the attributes of a CF grid mapping (CF conventions, appendix F), as `pyproj.CRS.from_cf` takes
 * them. None for grids without one: spectra, lists of points, templates that are not known.
 */
export function gridMappingAttributes(sections: GribSections): Attributes {
	const section = readGridSection(sections);
	const system = systemOf(section);
	const attributes: Attributes = new Map();
	if (system === undefined) return attributes;
	const earth = section.kind === "map" || section.kind === "spaceView" ? section.earth : earthOf(sections);
	for (const [name, value] of Object.entries({ ...system, ...figure(earth) }))
		attributes.set(
			name,
			typeof value === "string"
				? textAttribute(value)
				: typeof value === "number"
					? numericAttribute(Float64Array.of(value), [])
					: numericAttribute(Float64Array.from(value)),
		);
	return attributes;
}

function systemOf(section: GridSection): Parameters | undefined {
	if (section.kind === "map") return mapSystem(section);
	if (section.kind === "degrees") {
		const { rotation } = section;
		if (rotation === undefined) return { grid_mapping_name: "latitude_longitude" };
		// The file says where the south pole went; turning around it besides has no place in CF.
		if (rotation.angle !== 0) return undefined;
		return {
			grid_mapping_name: "rotated_latitude_longitude",
			grid_north_pole_latitude: 0 - rotation.latitude,
			grid_north_pole_longitude: east(rotation.longitude + 180),
		};
	}
	if (section.kind !== "spaceView" || section.altitude === undefined || section.orientation !== 0) return undefined;
	return {
		grid_mapping_name: "geostationary",
		perspective_point_height: (section.altitude - 1) * section.earth.major,
		latitude_of_projection_origin: section.latitude,
		longitude_of_projection_origin: section.longitude,
		sweep_angle_axis: "y",
	};
}

function mapSystem({ projection, parallels, orientation, firstLongitude, isSouth }: MapGrid): Parameters {
	const [first, second] = parallels;
	const parallel = first === second ? first : parallels;
	switch (projection) {
		case "mercator":
			return {
				grid_mapping_name: "mercator",
				standard_parallel: first,
				longitude_of_projection_origin: firstLongitude,
			};
		case "polarStereographic":
			return {
				grid_mapping_name: "polar_stereographic",
				straight_vertical_longitude_from_pole: orientation,
				latitude_of_projection_origin: isSouth ? -90 : 90,
				// GRIB 1 has 60 degrees for both hemispheres; readers take the hemisphere from the sign.
				standard_parallel: isSouth ? -Math.abs(first) : Math.abs(first),
			};
		case "lambert":
		case "albers":
			return {
				grid_mapping_name: projection === "lambert" ? "lambert_conformal_conic" : "albers_conical_equal_area",
				standard_parallel: parallel,
				longitude_of_central_meridian: orientation,
				// Any latitude would do: it decides where y is zero, and GRIB counts from the first point.
				latitude_of_projection_origin: first,
			};
		case "lambertAzimuthal":
			return {
				grid_mapping_name: "lambert_azimuthal_equal_area",
				latitude_of_projection_origin: first,
				longitude_of_projection_origin: orientation,
			};
	}
}

function earthOf(sections: GribSections): Earth | undefined {
	if (sections.edition === 2) return grib2Earth(sections.grid);
	// Octet 17 of section 2 has the flags in grids of degrees.
	return sections.grid === undefined ? undefined : grib1Earth(sections.grid[16] ?? 0);
}

function figure(earth: Earth | undefined): Parameters {
	if (earth === undefined || !(earth.major > 0) || !(earth.minor > 0)) return {};
	if (earth.major === earth.minor) return { earth_radius: earth.major };
	return { semi_major_axis: earth.major, semi_minor_axis: earth.minor };
}

function east(longitude: number): number {
	return ((((longitude + 180) % 360) + 360) % 360) - 180;
}
