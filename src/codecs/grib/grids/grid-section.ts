import { isPowerOfTwo } from "../../../zarr/arithmetic/powers.ts";
import type { GribSections } from "../message.ts";
import { ibm32, ieee32, signMagnitude, unsigned } from "../octets.ts";
import { type Earth, grib1Earth, grib2Earth } from "./earth.ts";
import type { HealpixOrder } from "./healpix.ts";
import type { SpaceView } from "./space-view.ts";

/** Ends and distances of a grid along parallels and meridians, in degrees; undefined where they are missing. */
export type DegreeGrid = {
	firstLatitude: number;
	firstLongitude: number;
	lastLatitude: number | undefined;
	lastLongitude: number | undefined;
	longitudeStep: number | undefined;
	latitudeStep: number | undefined;
	/** Rows between a pole and the equator, of a Gaussian grid. */
	gaussianNumber: number | undefined;
	/** Half of the last digit of angles. */
	tolerance: number;
	/** Where the south pole was moved to. */
	rotation: { latitude: number; longitude: number; angle: number } | undefined;
};

/** A grid on a map: its first point and distances in metres. Angles are degrees. */
export type MapGrid = {
	projection: "mercator" | "polarStereographic" | "lambert" | "albers" | "lambertAzimuthal";
	earth: Earth;
	firstLatitude: number;
	firstLongitude: number;
	/** The latitude at which distances are true, or the standard parallels. */
	parallels: readonly [number, number];
	/** The meridian that is a straight line up. */
	orientation: number;
	isSouth: boolean;
	dx: number;
	dy: number;
};

/** A grid on a transverse Mercator map, which has its points by their metres. Angles are degrees. */
export type TransverseMercatorGrid = {
	earth: Earth;
	/** The point of reference, its scale, and its coordinates. */
	latitude: number;
	longitude: number;
	scale: number;
	easting: number;
	northing: number;
	/** Of the first point. */
	x: number;
	y: number;
	dx: number;
	dy: number;
};

/** What is known of the places of a grid. */
export type GridSection =
	| ({ kind: "degrees"; isGaussian: boolean } & DegreeGrid)
	| ({ kind: "map" } & MapGrid)
	| ({ kind: "transverseMercator" } & TransverseMercatorGrid)
	| ({ kind: "spaceView" } & SpaceView)
	| { kind: "healpix"; side: number; order: HealpixOrder; turn: number }
	| { kind: "spectral" }
	/** Points that are listed elsewhere: the section has a number and a UUID for them (template 3.101). */
	| { kind: "unstructured" }
	| { kind: "other" };

/** Template numbers of edition 2 (code table 3.1) and types of edition 1 (code table 6) of grids in degrees. */
const DEGREE_GRIDS: Record<1 | 2, ReadonlyMap<number, { isGaussian: boolean; isRotated: boolean }>> = {
	1: new Map([
		[0, { isGaussian: false, isRotated: false }],
		[4, { isGaussian: true, isRotated: false }],
		[10, { isGaussian: false, isRotated: true }],
		[14, { isGaussian: true, isRotated: true }],
	]),
	2: new Map([
		[0, { isGaussian: false, isRotated: false }],
		[1, { isGaussian: false, isRotated: true }],
		[40, { isGaussian: true, isRotated: false }],
		[41, { isGaussian: true, isRotated: true }],
	]),
};

const MISSING_16 = 2 ** 16 - 1;
const MISSING_24 = 2 ** 24 - 1;
const MISSING_32 = 2 ** 32 - 1;

/** Reads what a section says of the places of its points. */
export function readGridSection(sections: GribSections): GridSection {
	if (sections.edition === 2) return grib2Grid(sections.grid);
	return sections.grid === undefined ? { kind: "other" } : grib1Grid(sections.grid);
}

/** The name of the kind of grid, and its number where it has none. */
export function gridKindName(sections: GribSections): string {
	const section = readGridSection(sections);
	if (section.kind === "map") return section.projection;
	if (section.kind !== "degrees" && section.kind !== "other") return section.kind;
	if (section.kind === "degrees")
		return `${section.rotation === undefined ? "" : "rotated_"}${section.isGaussian ? "gaussian" : "latlon"}`;
	const number =
		sections.edition === 2 ? unsigned(sections.grid, 12, 2) : (sections.grid?.[5] ?? `number${sections.product[6]}`);
	return `grid${number}`;
}

function grib2Grid(grid: Uint8Array): GridSection {
	const template = unsigned(grid, 12, 2);
	if (SPECTRAL_TEMPLATES.includes(template)) return { kind: "spectral" };
	if (template === 101) return { kind: "unstructured" };
	if (template === 150 && grid.length >= 42) return grib2Healpix(grid);
	const degrees = DEGREE_GRIDS[2].get(template);
	if (degrees !== undefined && grid.length >= (degrees.isRotated ? 84 : 72)) return grib2Degrees(grid, degrees);
	const earth = grib2Earth(grid);
	const angle = (at: number): number => signMagnitude(grid, at, 4) / 1e6;
	const metres = (at: number): number => unsigned(grid, at, 4) / 1000;
	const first = { firstLatitude: angle(38), firstLongitude: angle(42) };
	if (earth === undefined) return { kind: "other" };
	if (template === 90 && grid.length >= 80) return grib2SpaceView(grid, earth);
	if (template === 12 && grid.length >= 84) return grib2TransverseMercator(grid, earth);
	if (template === 140 && grid.length >= 64)
		return {
			kind: "map",
			projection: "lambertAzimuthal",
			earth,
			...first,
			parallels: [angle(46), angle(46)],
			orientation: angle(50),
			isSouth: false,
			dx: metres(55),
			dy: metres(59),
		};
	if (template === 10 && grid.length >= 72)
		return {
			kind: "map",
			projection: "mercator",
			earth,
			...first,
			parallels: [angle(47), angle(47)],
			orientation: angle(60),
			isSouth: false,
			dx: metres(64),
			dy: metres(68),
		};
	const isConic = template === 30 || template === 31;
	if ((!isConic && template !== 20) || grid.length < (isConic ? 81 : 65)) return { kind: "other" };
	return {
		kind: "map",
		projection: template === 20 ? "polarStereographic" : template === 30 ? "lambert" : "albers",
		earth,
		...first,
		parallels: isConic ? [angle(65), angle(69)] : [angle(47), angle(47)],
		orientation: angle(51),
		isSouth: ((grid[63] ?? 0) & 0x80) !== 0,
		dx: metres(55),
		dy: metres(59),
	};
}

/** Spherical harmonics (3.50 to 3.53) and Fourier coefficients of a part of the earth (3.61 to 3.63). */
const SPECTRAL_TEMPLATES: readonly number[] = [50, 51, 52, 53, 61, 62, 63];

/** Of places in the squares (code table 3.8) only their centres are known; 4 says so. */
const AT_CENTRES = 4;

function grib2Healpix(grid: Uint8Array): GridSection {
	const side = unsigned(grid, 31, 4);
	const [position, order, scanning] = [grid[39], grid[40], grid[41]];
	if (position !== AT_CENTRES || scanning !== 0 || (order !== 0 && !(order === 1 && isPowerOfTwo(side))))
		return { kind: "other" };
	// The first square usually has its middle at 45 degrees east.
	return { kind: "healpix", side, order: order === 0 ? "ring" : "nested", turn: unsigned(grid, 35, 4) / 1e6 - 45 };
}

/** Lengths are hundredths of a metre (template 3.12). */
function grib2TransverseMercator(grid: Uint8Array, earth: Earth): GridSection {
	const metres = (at: number): number => signMagnitude(grid, at, 4) / 100;
	return {
		kind: "transverseMercator",
		earth,
		latitude: signMagnitude(grid, 38, 4) / 1e6,
		longitude: signMagnitude(grid, 42, 4) / 1e6,
		scale: shortest(ieee32(grid, 47)),
		easting: metres(51),
		northing: metres(55),
		x: metres(68),
		y: metres(72),
		dx: unsigned(grid, 60, 4) / 100,
		dy: unsigned(grid, 64, 4) / 100,
	};
}

/** The decimal number with the fewest digits of those that a float of 32 bits stands for: 0.9996, where that is meant. */
function shortest(float: number): number {
	for (let digits = 6; digits < 9; digits++) {
		const decimal = Number(float.toPrecision(digits));
		if (Math.fround(decimal) === float) return decimal;
	}
	return float;
}

function grib2SpaceView(grid: Uint8Array, earth: Earth): GridSection {
	const number = (at: number): number => unsigned(grid, at, 4);
	return {
		kind: "spaceView",
		earth,
		latitude: signMagnitude(grid, 38, 4) / 1e6,
		longitude: signMagnitude(grid, 42, 4) / 1e6,
		widthLengths: number(47),
		heightLengths: number(51),
		centreLengths: { i: number(55) / 1000 - number(72), j: number(59) / 1000 - number(76) },
		orientation: signMagnitude(grid, 64, 4) / 1e6,
		altitude: number(68) === MISSING_32 ? undefined : number(68) / 1e6,
	};
}

function grib1SpaceView(grid: Uint8Array, earth: Earth): GridSection {
	const number = (at: number, octets: number): number => unsigned(grid, at, octets);
	return {
		kind: "spaceView",
		earth,
		latitude: signMagnitude(grid, 10, 3) / 1000,
		longitude: signMagnitude(grid, 13, 3) / 1000,
		widthLengths: number(17, 3),
		heightLengths: number(20, 3),
		centreLengths: { i: number(23, 2) - number(34, 2), j: number(25, 2) - number(36, 2) },
		orientation: number(28, 3) / 1000,
		altitude: number(31, 3) === MISSING_24 ? undefined : number(31, 3) / 1e6,
	};
}

function grib2Degrees(grid: Uint8Array, kind: { isGaussian: boolean; isRotated: boolean }): GridSection {
	const [basic, parts] = [unsigned(grid, 38, 4), unsigned(grid, 42, 4)];
	const isOwnUnit = basic !== 0 && basic !== MISSING_32 && parts !== 0 && parts !== MISSING_32;
	const degrees = (value: number): number => (isOwnUnit ? (value * basic) / parts : value / 1e6);
	const angle = (at: number): number => degrees(signMagnitude(grid, at, 4));
	const optional = (at: number): number | undefined =>
		unsigned(grid, at, 4) === MISSING_32 ? undefined : degrees(unsigned(grid, at, 4));
	return {
		kind: "degrees",
		isGaussian: kind.isGaussian,
		firstLatitude: angle(46),
		firstLongitude: angle(50),
		lastLatitude: unsigned(grid, 55, 4) === MISSING_32 ? undefined : angle(55),
		lastLongitude: unsigned(grid, 59, 4) === MISSING_32 ? undefined : angle(59),
		longitudeStep: optional(63),
		latitudeStep: kind.isGaussian ? undefined : optional(67),
		gaussianNumber: kind.isGaussian ? unsigned(grid, 67, 4) : undefined,
		tolerance: degrees(0.5),
		rotation: kind.isRotated
			? {
					latitude: signMagnitude(grid, 72, 4) / 1e6,
					longitude: signMagnitude(grid, 76, 4) / 1e6,
					angle: signMagnitude(grid, 80, 4) / 1e6,
				}
			: undefined,
	};
}

function grib1Grid(grid: Uint8Array): GridSection {
	const type = grid[5] ?? 255;
	if (type >= 50 && type <= 80 && type % 10 === 0) return { kind: "spectral" };
	const angle = (at: number): number => signMagnitude(grid, at, 3) / 1000;
	const degrees = DEGREE_GRIDS[1].get(type);
	const first = { firstLatitude: angle(10), firstLongitude: angle(13) };
	if (degrees !== undefined && grid.length >= (degrees.isRotated ? 42 : 28)) {
		const optional = (at: number): number | undefined =>
			unsigned(grid, at, 2) === MISSING_16 ? undefined : unsigned(grid, at, 2) / 1000;
		return {
			kind: "degrees",
			isGaussian: degrees.isGaussian,
			...first,
			lastLatitude: angle(17),
			lastLongitude: angle(20),
			longitudeStep: optional(23),
			latitudeStep: degrees.isGaussian ? undefined : optional(25),
			gaussianNumber: degrees.isGaussian ? unsigned(grid, 25, 2) : undefined,
			tolerance: 0.5e-3,
			rotation: degrees.isRotated ? { latitude: angle(32), longitude: angle(35), angle: ibm32(grid, 38) } : undefined,
		};
	}
	const earth = grib1Earth(grid[16] ?? 0);
	const metres = (at: number): number => unsigned(grid, at, 3);
	if (type === 90 && grid.length >= 38) return grib1SpaceView(grid, earth);
	if (type === 1 && grid.length >= 34)
		return {
			kind: "map",
			projection: "mercator",
			earth,
			...first,
			parallels: [angle(23), angle(23)],
			orientation: 0,
			isSouth: false,
			dx: metres(28),
			dy: metres(31),
		};
	const isConic = type === 3 || type === 8;
	if ((!isConic && type !== 5) || grid.length < (isConic ? 40 : 28)) return { kind: "other" };
	return {
		kind: "map",
		projection: type === 5 ? "polarStereographic" : type === 3 ? "lambert" : "albers",
		earth,
		...first,
		// Edition 1 has no other latitude for maps of the poles (code table 6, note).
		parallels: isConic ? [angle(28), angle(31)] : [60, 60],
		orientation: angle(17),
		isSouth: ((grid[26] ?? 0) & 0x80) !== 0,
		dx: metres(20),
		dy: metres(23),
	};
}
