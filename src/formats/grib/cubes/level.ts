import { signMagnitude } from "../../../codecs/grib/octets.ts";
import type { FixedSurface, Grib1Keys } from "../field.ts";
import { layerName, localSurfaceKind, type SurfaceKind, surfaceKind } from "./surface-kinds.ts";

/** Where a field is in the vertical. */
export type Level = {
	/** The kind of level, as ecCodes calls it where it has a name. */
	kind: string;
	/** One value, or two of a layer; undefined where the kind has none (the surface of the earth). */
	values: readonly number[] | undefined;
	units: string | undefined;
};

/** No surface (code table 4.5). */
const NO_SURFACE = 255;

/** The level of a field of edition 2. */
export function grib2Level([first, second]: readonly [FixedSurface, FixedSurface], centre: number): Level {
	if (first.type === NO_SURFACE && second.type === NO_SURFACE)
		return { kind: "unknown", values: undefined, units: undefined };
	const upper = kindOf(first, centre);
	if (second.type === NO_SURFACE) {
		const value = surfaceValue(first, upper);
		if (value !== undefined) return { kind: upper.name, values: [value], units: upper.units };
		// A level of a kind that has values, but none here: it is not among the levels of its kind.
		const isLost = upper.units !== undefined && upper.isOptional !== true;
		return { kind: isLost ? `${upper.name}Unspecified` : upper.name, values: undefined, units: undefined };
	}
	const lower = kindOf(second, centre);
	const kind = layerName([first.type, second.type], [upper.name, lower.name]);
	const values = [surfaceValue(first, upper), surfaceValue(second, lower)].filter((value) => value !== undefined);
	if (values.length === 0) return { kind, values: undefined, units: undefined };
	const isOneUnit = upper.units === undefined || lower.units === undefined || upper.units === lower.units;
	return { kind, values, units: isOneUnit ? (upper.units ?? lower.units) : undefined };
}

/** A surface that has no name is known by its number, and has a value if it says one. */
function kindOf({ type, scaledValue }: FixedSurface, centre: number): SurfaceKind {
	const units = scaledValue === undefined ? undefined : "unknown";
	return surfaceKind(type, centre) ?? { name: `level${type}`, units };
}

function surfaceValue(
	{ scaleFactor = 0, scaledValue }: FixedSurface,
	{ units, digits = 0 }: SurfaceKind,
): number | undefined {
	return scaledValue === undefined || units === undefined ? undefined : decimal(scaledValue, scaleFactor, digits);
}

/** `scaled / 10^(scale + shift)`, rounded once: 2.5 m is 2.5 however it is scaled. */
function decimal(scaled: number, scale: number, shift: number): number {
	return Number(`${scaled}e${-(scale + shift)}`);
}

type Grib1Kind = SurfaceKind & {
	/** `one`: a number of both octets. `two`: a layer, an octet each. */
	octets: "none" | "one" | "two";
	/** Reckons a value from what is coded. */
	value?: ((coded: number) => number) | undefined;
};

const plain = (name: string): Grib1Kind => ({ name, octets: "none" });
const one = (name: string, units: string, power = 0): Grib1Kind => ({
	name,
	units,
	octets: "one",
	value: (coded) => decimal(coded, -power, 0),
});
const two = (name: string, units: string, power = 0): Grib1Kind => ({ ...one(name, units, power), octets: "two" });
const down = (name: string, units: string, from: number, power: number): Grib1Kind => ({
	name,
	units,
	octets: "two",
	value: (coded) => decimal(from - coded, -power, 0),
});

/** Code table 3, with the names that the same levels have in edition 2. */
const GRIB1_LEVELS: ReadonlyMap<number, Grib1Kind> = new Map<number, Grib1Kind>([
	[1, plain("surface")],
	[2, plain("cloudBase")],
	[3, plain("cloudTop")],
	[4, plain("isothermZero")],
	[5, plain("adiabaticCondensation")],
	[6, plain("maxWind")],
	[7, plain("tropopause")],
	[8, plain("nominalTop")],
	[9, plain("seaBottom")],
	[20, one("isothermal", "K", -2)],
	[100, one("isobaricInhPa", "hPa")],
	[101, two("isobaricLayer", "hPa", 1)],
	[102, plain("meanSea")],
	[103, one("heightAboveSea", "m")],
	[104, two("heightAboveSeaLayer", "m", 2)],
	[105, one("heightAboveGround", "m")],
	[106, two("heightAboveGroundLayer", "m", 2)],
	[107, one("sigma", "1", -4)],
	[108, two("sigmaLayer", "1", -2)],
	[109, one("hybrid", "1")],
	[110, two("hybridLayer", "1")],
	[111, one("depthBelowLand", "m", -2)],
	[112, two("depthBelowLandLayer", "m", -2)],
	[113, one("theta", "K")],
	[114, down("thetaLayer", "K", 475, 0)],
	[115, one("pressureFromGround", "hPa")],
	[116, two("pressureFromGroundLayer", "hPa")],
	[119, one("eta", "1", -4)],
	[120, two("etaLayer", "1", -2)],
	[121, down("isobaricLayer", "hPa", 1100, 0)],
	[125, one("heightAboveGround", "m", -2)],
	[128, down("sigmaLayer", "1", 1100, -3)],
	[160, one("depthBelowSea", "m")],
	[200, plain("entireAtmosphere")],
	[201, plain("entireOcean")],
	[210, one("isobaricInhPa", "hPa", -2)],
]);

/** Potential vorticity: a number with a sign, in 10^-9 K m2 kg-1 s-1. */
const POTENTIAL_VORTICITY = 117;

/** The level of a field of edition 1. Kinds that are not in the table keep their number and what is coded. */
export function grib1Level({ type, octets }: Grib1Keys["level"], centre: number): Level {
	const both = 256 * octets[0] + octets[1];
	if (type === POTENTIAL_VORTICITY) {
		const value = decimal(signMagnitude(Uint8Array.from(octets), 0, 2), 9, 0);
		return { kind: "potentialVorticity", values: [value], units: "K m2 kg-1 s-1" };
	}
	const known = GRIB1_LEVELS.get(type);
	if (known === undefined) {
		const local = localSurfaceKind(type, centre);
		if (local === undefined) return { kind: `level${type}`, values: [both], units: "unknown" };
		return { kind: local.name, values: local.units === undefined ? undefined : [both], units: local.units };
	}
	if (known.octets === "none" || known.value === undefined)
		return { kind: known.name, values: undefined, units: undefined };
	const values = (known.octets === "one" ? [both] : octets).map(known.value);
	return { kind: known.name, values, units: known.units };
}
