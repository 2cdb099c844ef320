import {
	DEGREE,
	type DescribedSystem,
	type Ellipsoid,
	type GeographicSystem,
	METRE,
} from "../../../cf/described-system.ts";
import type { MethodName, ProjectionParameters } from "../../../cf/projection-methods.ts";
import { packedDegrees } from "./grid-axes.ts";
import type { OdlValue } from "./odl.ts";
import { GCTP_SPHERE, SPHEROIDS } from "./spheroids.ts";
import type { EosStructure } from "./struct-metadata.ts";

/** The coordinate system of a grid, or why it is not told; `undefined` for degrees on an earth of which nothing is said. */
export type GridSystem = { system: DescribedSystem | undefined } | { problem: string };

/** A projection by its parameters, which are those of GCTP: thirteen numbers, angles packed as degrees, minutes and seconds. */
type Method = {
	method: MethodName;
	/** GCTP has it for spheres alone. */
	isSpherical?: boolean;
	parameters(values: GctpValues): ProjectionParameters;
};

type GctpValues = { number(index: number): number; angle(index: number): number };

const shift = ({ number }: GctpValues) => ({ easting: number(6), northing: number(7) });
const centre = (values: GctpValues) => ({ longitude: values.angle(4), latitude: values.angle(5), ...shift(values) });
const trueScale = (values: GctpValues) => ({
	longitude: values.angle(4),
	parallel1: values.angle(5),
	...shift(values),
});
const conic = (values: GctpValues) => ({ ...centre(values), parallel1: values.angle(2), parallel2: values.angle(3) });

/** By the names of `Projection`; the places of parameters are those of the HDF-EOS library's guide (table 1-1 of volume 2). */
const METHODS: ReadonlyMap<string, Method> = new Map<string, Method>([
	["GCTP_ALBERS", { method: "albers", parameters: conic }],
	["GCTP_LAMCC", { method: "lambertConic2", parameters: conic }],
	["GCTP_MERCAT", { method: "mercatorB", parameters: trueScale }],
	["GCTP_PS", { method: "polarStereographicB", parameters: trueScale }],
	["GCTP_POLYC", { method: "polyconic", parameters: centre }],
	[
		"GCTP_TM",
		{ method: "transverseMercator", parameters: (values) => ({ ...centre(values), scale: values.number(2) }) },
	],
	["GCTP_LAMAZ", { method: "lambertAzimuthal", isSpherical: true, parameters: centre }],
	[
		"GCTP_SNSOID",
		{
			method: "sinusoidal",
			isSpherical: true,
			parameters: (values) => ({ longitude: values.angle(4), ...shift(values) }),
		},
	],
	["GCTP_CEA", { method: "cylindricalEqualArea", parameters: trueScale }],
]);

/** The coordinate system of a grid by what its document says. */
export function gctpSystem({ name, values }: EosStructure): GridSystem {
	const problem = (why: string) => ({ problem: `the coordinate system of grid "${name}" is not described: ${why}` });
	const projection = String(values.get("Projection") ?? "");
	const parameters = gctpValues(values.get("ProjParams"));
	if (parameters === undefined) return problem("its parameters are no list of numbers");
	const sphere = values.get("SphereCode");
	if (sphere !== undefined && !Number.isInteger(sphere)) return problem(`its SphereCode is ${sphere}`);
	const code = sphere as number | undefined;
	if (projection === "GCTP_GEO") {
		const figure = ellipsoidOf(code, parameters);
		const geographic = figure && geographicOn(figure);
		return { system: geographic && { name: geographic.name, geographic, projection: undefined } };
	}
	const method = projection === "GCTP_UTM" ? utm(values.get("ZoneCode")) : METHODS.get(projection);
	if (method === undefined)
		return problem(
			projection === "GCTP_UTM" ? `its zone is ${values.get("ZoneCode")}` : `its projection is ${projection}`,
		);
	// The library takes a sphere of its own for these whatever the code, others take the ellipsoid: nobody can tell.
	if (method.isSpherical && code !== undefined && code >= 0 && code !== GCTP_SPHERE)
		return problem(`${projection} is for spheres, and SphereCode ${code} is an ellipsoid`);
	const figure = ellipsoidOf(code, parameters);
	if (figure === undefined) return problem("nothing says how large the earth is");
	if (method.isSpherical && figure.inverseFlattening !== 0)
		return problem(`${projection} is for spheres, and its parameters are those of an ellipsoid`);
	const own = method.parameters(parameters);
	if (!Object.values(own).every(Number.isFinite)) return problem("its parameters make no sense");
	return {
		system: {
			name: "unknown",
			geographic: geographicOn(figure),
			projection: { ...variantOf(method.method, own), unit: METRE },
		},
	};
}

/** A polar map that is true at the pole has a scale instead. */
function variantOf(method: MethodName, parameters: ProjectionParameters) {
	const { parallel1, ...others } = parameters;
	if (method !== "polarStereographicB" || Math.abs(parallel1 ?? 0) !== 90) return { method, parameters };
	return {
		method: "polarStereographicA" as const,
		parameters: { ...others, latitude: parallel1 as number, scale: 1 },
	};
}

/** South of the equator zones are negative. */
function utm(zone: OdlValue | undefined): Method | undefined {
	if (typeof zone !== "number" || !Number.isInteger(zone) || zone === 0 || Math.abs(zone) > 60) return undefined;
	const parameters = {
		latitude: 0,
		longitude: 6 * Math.abs(zone) - 183,
		scale: 0.9996,
		easting: 500_000,
		northing: zone < 0 ? 10_000_000 : 0,
	};
	return { method: "transverseMercator", parameters: () => parameters };
}

/** By its code, or, where that is negative, by the first two parameters; the second is the minor axis, or the square of the excentricity. */
function ellipsoidOf(code: number | undefined, { number }: GctpValues): Ellipsoid | undefined {
	if (code !== undefined && code >= 0) return SPHEROIDS[code];
	const [semiMajor, second] = [Math.abs(number(0)), Math.abs(number(1))];
	if (!(semiMajor > 0)) return undefined;
	const minor = second > 1 ? second : semiMajor * Math.sqrt(1 - second);
	if (!(minor > 0 && minor <= semiMajor)) return undefined;
	return { name: "unknown", semiMajor, inverseFlattening: minor === semiMajor ? 0 : semiMajor / (semiMajor - minor) };
}

/** A spheroid is no datum. */
function geographicOn(ellipsoid: Ellipsoid): GeographicSystem {
	return {
		name: "unknown",
		code: undefined,
		datum: { name: "unknown", isRegistered: false },
		ellipsoid,
		meridian: { name: "Greenwich", longitude: 0 },
		unit: DEGREE,
		toWgs84: undefined,
	};
}

/** Those that the document leaves out are zero. */
function gctpValues(value: OdlValue | undefined): GctpValues | undefined {
	const list = value === undefined ? [] : Array.isArray(value) ? value : [value];
	const numbers = list.filter((part): part is number => typeof part === "number");
	if (numbers.length !== list.length) return undefined;
	const number = (index: number): number => numbers[index] ?? 0;
	return { number, angle: (index) => packedDegrees(number(index)) };
}
