import { DEGREE, type Ellipsoid, type Unit } from "../../cf/described-system.ts";

/** A geographic system of the register of EPSG, from the meridian of Greenwich. */
export type RegisteredSystem = {
	code: number;
	datumCode: number;
	name: string;
	datum: string;
	ellipsoid: number;
};

/** Ellipsoids by their codes: what GeoTIFF files on user-defined systems name. The register has more. */
export const ELLIPSOIDS: ReadonlyMap<number, Ellipsoid> = new Map(
	(
		[
			[1024, "CGCS2000", 6_378_137, 298.257222101],
			[7001, "Airy 1830", 6_377_563.396, 299.3249646],
			[7002, "Airy Modified 1849", 6_377_340.189, 299.3249646],
			[7003, "Australian National Spheroid", 6_378_160, 298.25],
			[7004, "Bessel 1841", 6_377_397.155, 299.1528128],
			// These two are defined by their minor axes.
			[7008, "Clarke 1866", 6_378_206.4, 6_378_206.4 / (6_378_206.4 - 6_356_583.8)],
			[7011, "Clarke 1880 (IGN)", 6_378_249.2, 6_378_249.2 / (6_378_249.2 - 6_356_515)],
			[7012, "Clarke 1880 (RGS)", 6_378_249.145, 293.465],
			[7019, "GRS 1980", 6_378_137, 298.257222101],
			[7022, "International 1924", 6_378_388, 297],
			[7024, "Krassowsky 1940", 6_378_245, 298.3],
			[7025, "NWL 9D", 6_378_145, 298.25],
			[7030, "WGS 84", 6_378_137, 298.257223563],
			[7035, "Sphere", 6_371_000, 0],
			[7036, "GRS 1967", 6_378_160, 298.247167427],
			[7043, "WGS 72", 6_378_135, 298.26],
			[7048, "GRS 1980 Authalic Sphere", 6_371_007, 0],
			[7049, "IAG 1975", 6_378_140, 298.257],
			[7050, "GRS 1967 Modified", 6_378_160, 298.25],
			[7052, "Clarke 1866 Authalic Sphere", 6_370_997, 0],
		] as const
	).map(([code, name, semiMajor, inverseFlattening]) => [code, { name, semiMajor, inverseFlattening }]),
);

/** The geographic systems that projections of files' own are based on. */
export const REGISTERED: readonly RegisteredSystem[] = (
	[
		[4326, 6326, "WGS 84", "World Geodetic System 1984", 7030],
		[4269, 6269, "NAD83", "North American Datum 1983", 7019],
		[4267, 6267, "NAD27", "North American Datum 1927", 7008],
		[4258, 6258, "ETRS89", "European Terrestrial Reference System 1989", 7019],
		[4322, 6322, "WGS 72", "World Geodetic System 1972", 7043],
		[4230, 6230, "ED50", "European Datum 1950", 7022],
		[4277, 6277, "OSGB36", "Ordnance Survey of Great Britain 1936", 7001],
		[4314, 6314, "DHDN", "Deutsches Hauptdreiecksnetz", 7004],
		[4171, 6171, "RGF93 v1", "Reseau Geodesique Francais 1993 v1", 7019],
		[4275, 6275, "NTF", "Nouvelle Triangulation Francaise", 7011],
		[4283, 6283, "GDA94", "Geocentric Datum of Australia 1994", 7019],
		[7844, 1168, "GDA2020", "Geocentric Datum of Australia 2020", 7019],
		[4203, 6203, "AGD84", "Australian Geodetic Datum 1984", 7003],
		[4202, 6202, "AGD66", "Australian Geodetic Datum 1966", 7003],
		[4167, 6167, "NZGD2000", "New Zealand Geodetic Datum 2000", 7019],
		[4272, 6272, "NZGD49", "New Zealand Geodetic Datum 1949", 7022],
		[4612, 6612, "JGD2000", "Japanese Geodetic Datum 2000", 7019],
		[6668, 1128, "JGD2011", "Japanese Geodetic Datum 2011", 7019],
		[4301, 6301, "Tokyo", "Tokyo", 7004],
		[4490, 1043, "China Geodetic Coordinate System 2000", "China 2000", 1024],
		[4214, 6214, "Beijing 1954", "Beijing 1954", 7024],
		[4610, 6610, "Xian 1980", "Xian 1980", 7049],
		[4674, 6674, "SIRGAS 2000", "Sistema de Referencia Geocentrico para las AmericaS 2000", 7019],
		[4618, 6618, "SAD69", "South American Datum 1969", 7050],
		[4152, 6152, "NAD83(HARN)", "NAD83 (High Accuracy Reference Network)", 7019],
		[4759, 6759, "NAD83(NSRS2007)", "NAD83 (National Spatial Reference System 2007)", 7019],
		[6318, 1116, "NAD83(2011)", "NAD83 (National Spatial Reference System 2011)", 7019],
		[4617, 6140, "NAD83(CSRS)", "NAD83 Canadian Spatial Reference System", 7019],
		[4284, 6284, "Pulkovo 1942", "Pulkovo 1942", 7024],
		[4179, 6179, "Pulkovo 1942(58)", "Pulkovo 1942(58)", 7024],
		[4200, 6200, "Pulkovo 1995", "Pulkovo 1995", 7024],
		[4313, 6313, "BD72", "Reseau National Belge 1972", 7022],
		[4289, 6289, "Amersfoort", "Amersfoort", 7004],
		[4149, 6149, "CH1903", "CH1903", 7004],
		[4265, 6265, "Monte Mario", "Monte Mario", 7022],
		[4148, 6148, "Hartebeesthoek94", "Hartebeesthoek94", 7030],
		...([
			[4001, "Airy 1830 ellipsoid"],
			[4004, "Bessel 1841 ellipsoid"],
			[4008, "Clarke 1866 ellipsoid"],
			[4012, "Clarke 1880 (RGS) ellipsoid"],
			[4019, "GRS 1980 ellipsoid"],
			[4022, "International 1924 ellipsoid"],
			[4024, "Krassowsky 1940 ellipsoid"],
			[4030, "WGS 84 ellipsoid"],
			[4035, "Authalic Sphere"],
			[4036, "GRS 1967 ellipsoid"],
			[4043, "WGS 72 ellipsoid"],
		].map(([code, figure]) => [
			Number(code),
			Number(code) + 2000,
			`Unknown datum based upon the ${figure}`,
			`Not specified (based on ${figure})`,
			Number(code) + 3000,
		]) as [number, number, string, string, number][]),
	] as const
).map(([code, datumCode, name, datum, ellipsoid]) => ({ code, datumCode, name, datum, ellipsoid }));

/** Units of length by their codes. */
export const LENGTHS: ReadonlyMap<number, Unit> = new Map([
	[9001, { name: "metre", size: 1 }],
	[9002, { name: "foot", size: 0.3048 }],
	[9003, { name: "US survey foot", size: 12 / 39.37 }],
	[9030, { name: "nautical mile", size: 1852 }],
	[9036, { name: "kilometre", size: 1000 }],
	[9096, { name: "yard", size: 0.9144 }],
]);

/** Units of angles by their codes. */
export const ANGLES: ReadonlyMap<number, Unit> = new Map([
	[9101, { name: "radian", size: 1 }],
	[9102, DEGREE],
	[9122, DEGREE],
	[9103, { name: "arc-minute", size: Math.PI / 10_800 }],
	[9104, { name: "arc-second", size: Math.PI / 648_000 }],
	[9105, { name: "grad", size: Math.PI / 200 }],
	[9106, { name: "gon", size: Math.PI / 200 }],
]);

/** Prime meridians by their codes, in degrees. */
export const MERIDIANS: ReadonlyMap<number, { name: string; longitude: number }> = new Map([
	[8901, { name: "Greenwich", longitude: 0 }],
	[8903, { name: "Paris", longitude: 2.33722917 }],
]);
