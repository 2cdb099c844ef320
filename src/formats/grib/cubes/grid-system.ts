import { DEGREE, type DescribedSystem, type GeographicSystem, METRE, WGS84 } from "../../../cf/described-system.ts";
import { type Earth, grib1Earth, grib2Earth } from "../../../codecs/grib/grids/earth.ts";
import { type GridSection, type MapGrid, readGridSection } from "../../../codecs/grib/grids/grid-section.ts";
import { spaceViewRefusal } from "../../../codecs/grib/grids/space-view.ts";
import type { GribSections } from "../../../codecs/grib/message.ts";

/**
 * The coordinate system of a grid. Undefined for grids without one (spectra, lists of points, templates that are not known), on an
 * earth of which nothing is known, and for what neither CF nor WKT has words for.
 */
export function gridSystem(sections: GribSections): DescribedSystem | undefined {
	const section = readGridSection(sections);
	const earth = "earth" in section ? section.earth : earthOf(sections);
	if (earth === undefined || !(earth.minor > 0 && earth.major >= earth.minor && earth.major < Number.POSITIVE_INFINITY))
		return undefined;
	const geographic = geographicSystem(earth, sections);
	if (section.kind === "degrees") return degreeSystem(section, geographic);
	const projection = projectionOf(section);
	return projection && { name: "unknown", geographic, projection: { ...projection, unit: METRE } };
}

/** Figures of code table 3.2 that are those of registered systems. */
const REGISTERED: ReadonlyMap<number, GeographicSystem> = new Map([
	[5, WGS84],
	[
		9,
		{
			...WGS84,
			name: "OSGB36",
			code: "EPSG:4277",
			datum: { name: "Ordnance Survey of Great Britain 1936", isRegistered: true },
			ellipsoid: { name: "Airy 1830", semiMajor: 6_377_563.396, inverseFlattening: 299.3249646 },
		},
	],
]);

function geographicSystem({ major, minor }: Earth, { edition, grid }: GribSections): GeographicSystem {
	const figure = edition === 2 ? (grid[14] ?? 255) : undefined;
	const registered = figure === undefined ? undefined : REGISTERED.get(figure);
	if (registered !== undefined) return registered;
	const inverseFlattening = major === minor ? 0 : major / (major - minor);
	return {
		...WGS84,
		name: "unknown",
		code: undefined,
		datum: { name: "unknown", isRegistered: false },
		ellipsoid:
			figure === 4
				? { name: "GRS 1980", semiMajor: major, inverseFlattening: 298.257222101 }
				: { name: "unknown", semiMajor: major, inverseFlattening },
	};
}

function degreeSystem(
	{ rotation }: Extract<GridSection, { kind: "degrees" }>,
	geographic: GeographicSystem,
): DescribedSystem | undefined {
	if (rotation === undefined) return { name: geographic.name, geographic, projection: undefined };
	// The file says where the south pole went; turning around it besides has no place in CF.
	if (rotation.angle !== 0) return undefined;
	const parameters = { latitude: 0 - rotation.latitude, longitude: east(rotation.longitude + 180), gridLongitude: 0 };
	return { name: "unknown", geographic, projection: { method: "rotatedPole", parameters, unit: DEGREE } };
}

type Projection = Omit<NonNullable<DescribedSystem["projection"]>, "unit">;

function projectionOf(section: GridSection): Projection | undefined {
	if (section.kind === "map") return mapProjection(section);
	if (section.kind === "transverseMercator") {
		const { latitude, scale, easting, northing } = section;
		const longitude = east(section.longitude);
		return { method: "transverseMercator", parameters: { latitude, longitude, scale, easting, northing } };
	}
	if (section.kind !== "spaceView" || spaceViewRefusal(section) !== undefined) return undefined;
	const height = ((section.altitude as number) - 1) * section.earth.major;
	return { method: "geostationaryY", parameters: { longitude: east(section.longitude), height, ...AT_ORIGIN } };
}

/** What a projection has in GRIB: coordinates are counted from its origin. */
const AT_ORIGIN = { easting: 0, northing: 0 };

function mapProjection(grid: MapGrid): Projection | undefined {
	const [first, second] = grid.parallels;
	const longitude = east(grid.orientation);
	switch (grid.projection) {
		case "mercator": {
			// The orientation is that of the rows here, and the meridian where x is zero is left open: it is the first.
			const parameters = { parallel1: first, longitude: east(grid.firstLongitude), ...AT_ORIGIN };
			return grid.orientation === 0 && Math.abs(first) < 90 ? { method: "mercatorB", parameters } : undefined;
		}
		case "polarStereographic": {
			// GRIB 1 has 60 degrees for both hemispheres; readers take the hemisphere from the sign.
			const parallel1 = grid.isSouth ? -Math.abs(first) : Math.abs(first);
			if (Math.abs(first) !== 90)
				return first === 0
					? undefined
					: { method: "polarStereographicB", parameters: { parallel1, longitude, ...AT_ORIGIN } };
			return {
				method: "polarStereographicA",
				parameters: { latitude: parallel1, longitude, scale: 1, ...AT_ORIGIN },
			};
		}
		case "lambert":
		case "albers": {
			// Parallels on either side of the equator make no cone.
			if (first === -second) return undefined;
			// Any latitude of origin would do: it decides where y is zero, and GRIB counts from the first point.
			if (grid.projection === "lambert" && first === second)
				return { method: "lambertConic1", parameters: { latitude: first, longitude, scale: 1, ...AT_ORIGIN } };
			return {
				method: grid.projection === "lambert" ? "lambertConic2" : "albers",
				parameters: { latitude: first, longitude, parallel1: first, parallel2: second, ...AT_ORIGIN },
			};
		}
		case "lambertAzimuthal":
			return { method: "lambertAzimuthal", parameters: { latitude: first, longitude, ...AT_ORIGIN } };
	}
}

function earthOf(sections: GribSections): Earth | undefined {
	if (sections.edition === 2) return grib2Earth(sections.grid);
	// Octet 17 of section 2 has the flags in grids of degrees.
	return sections.grid === undefined ? undefined : grib1Earth(sections.grid[16] ?? 0);
}

/** From -180 to 180. */
function east(longitude: number): number {
	const turned = ((((longitude + 180) % 360) + 360) % 360) - 180;
	return longitude >= -180 && longitude <= 180 ? longitude : turned;
}
