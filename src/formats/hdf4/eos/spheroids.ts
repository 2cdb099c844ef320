import type { Ellipsoid } from "../../../cf/described-system.ts";

/** The code of the sphere. */
export const GCTP_SPHERE = 19;

/** The spheroids of GCTP by their codes, from 0: their names, and their axes in metres as the package has them. */
export const SPHEROIDS: readonly Ellipsoid[] = (
	[
		["Clarke 1866", 6_378_206.4, 6_356_583.8],
		["Clarke 1880", 6_378_249.145, 6_356_514.86955],
		["Bessel", 6_377_397.155, 6_356_078.96284],
		["International 1967", 6_378_157.5, 6_356_772.2],
		["International 1909", 6_378_388, 6_356_911.94613],
		["WGS 72", 6_378_135, 6_356_750.519915],
		["Everest", 6_377_276.3452, 6_356_075.4133],
		["WGS 66", 6_378_145, 6_356_759.769356],
		["GRS 1980", 6_378_137, 6_356_752.31414],
		["Airy", 6_377_563.396, 6_356_256.91],
		["Modified Everest", 6_377_304.063, 6_356_103.039],
		["Modified Airy", 6_377_340.189, 6_356_034.448],
		["WGS 84", 6_378_137, 6_356_752.314245],
		["Southeast Asia", 6_378_155, 6_356_773.3205],
		["Australian National", 6_378_160, 6_356_774.719],
		["Krassovsky", 6_378_245, 6_356_863.0188],
		["Hough", 6_378_270, 6_356_794.343479],
		["Mercury 1960", 6_378_166, 6_356_784.283666],
		["Modified Mercury 1968", 6_378_150, 6_356_768.337303],
		["Sphere", 6_370_997, 6_370_997],
	] as const
).map(([name, major, minor]) => ({
	name,
	semiMajor: major,
	inverseFlattening: major === minor ? 0 : major / (major - minor),
}));
