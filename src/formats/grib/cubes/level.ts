import { signMagnitude } from "../../../codecs/grib/octets.ts";
import type { FixedSurface, Grib1Keys } from "../field.ts";

/** Where a field is in the vertical. */
export type Level = {
	/** The kind of level, as ecCodes calls it where it has a name. */
	kind: string;
	/** One value, or two of a layer; undefined where the kind has none (the surface of the earth). */
	values: readonly number[] | undefined;
	units: string | undefined;
};

type SurfaceKind = {
	name: string;
	/** Undefined for surfaces of which there is one. */
	units?: string | undefined;
	/** What a value is multiplied by to be in these units. */
	factor?: number | undefined;
};

/** Code table 4.5, with the names of ecCodes. */
const SURFACES: ReadonlyMap<number, SurfaceKind> = new Map<number, SurfaceKind>([
	[1, { name: "surface" }],
	[2, { name: "cloudBase" }],
	[3, { name: "cloudTop" }],
	[4, { name: "isothermZero" }],
	[5, { name: "adiabaticCondensation" }],
	[6, { name: "maxWind" }],
	[7, { name: "tropopause" }],
	[8, { name: "nominalTop" }],
	[9, { name: "seaBottom" }],
	[10, { name: "atmosphere" }],
	[11, { name: "cumulonimbusBase" }],
	[12, { name: "cumulonimbusTop" }],
	[14, { name: "freeConvection" }],
	[15, { name: "convectiveCondensation" }],
	[16, { name: "neutralBuoyancy" }],
	[17, { name: "mostUnstableParcel" }],
	[18, { name: "mixedLayerParcel" }],
	[20, { name: "isothermal", units: "K" }],
	[36, { name: "stratopause" }],
	[100, { name: "isobaricInhPa", units: "hPa", factor: 0.01 }],
	[101, { name: "meanSea" }],
	[102, { name: "heightAboveSea", units: "m" }],
	[103, { name: "heightAboveGround", units: "m" }],
	[104, { name: "sigma", units: "1" }],
	[105, { name: "hybrid", units: "1" }],
	[106, { name: "depthBelowLand", units: "m" }],
	[107, { name: "theta", units: "K" }],
	[108, { name: "pressureFromGround", units: "hPa", factor: 0.01 }],
	[109, { name: "potentialVorticity", units: "K m2 kg-1 s-1" }],
	[111, { name: "eta", units: "1" }],
	[114, { name: "snow", units: "1" }],
	[117, { name: "mixedLayerDepth", units: "m" }],
	[118, { name: "hybridHeight", units: "1" }],
	[119, { name: "hybridPressure", units: "1" }],
	[150, { name: "generalVertical", units: "1" }],
	[151, { name: "soil", units: "1" }],
	[152, { name: "seaIce", units: "1" }],
	[160, { name: "depthBelowSea", units: "m" }],
	[162, { name: "lakeBottom" }],
	[200, { name: "entireAtmosphere" }],
	[201, { name: "entireOcean" }],
]);

/** No surface (code table 4.5). */
const NO_SURFACE = 255;

/** The level of a field of edition 2. */
export function grib2Level([first, second]: readonly [FixedSurface, FixedSurface]): Level {
	if (first.type === NO_SURFACE && second.type === NO_SURFACE)
		return { kind: "unknown", values: undefined, units: undefined };
	const upper = surfaceKind(first);
	if (second.type === NO_SURFACE) {
		const value = surfaceValue(first, upper);
		if (value !== undefined) return { kind: upper.name, values: [value], units: upper.units };
		// A level of a kind that has values, but none here: it is not among the levels of its kind.
		const isLost = upper.units !== undefined;
		return { kind: isLost ? `${upper.name}Unspecified` : upper.name, values: undefined, units: undefined };
	}
	const lower = surfaceKind(second);
	const kind = first.type === second.type ? `${upper.name}Layer` : `${upper.name}To${capital(lower.name)}`;
	const values = [surfaceValue(first, upper), surfaceValue(second, lower)].filter((value) => value !== undefined);
	if (values.length === 0) return { kind, values: undefined, units: undefined };
	const isOneUnit = upper.units === undefined || lower.units === undefined || upper.units === lower.units;
	return { kind, values, units: isOneUnit ? (upper.units ?? lower.units) : undefined };
}

function capital(name: string): string {
	return name.slice(0, 1).toUpperCase() + name.slice(1);
}

/** A surface that has no name is known by its number, and has a value if it says one. */
function surfaceKind({ type, scaledValue }: FixedSurface): SurfaceKind {
	return SURFACES.get(type) ?? { name: `level${type}`, units: scaledValue === undefined ? undefined : "unknown" };
}

function surfaceValue(
	{ scaleFactor = 0, scaledValue }: FixedSurface,
	{ units, factor }: SurfaceKind,
): number | undefined {
	if (scaledValue === undefined || units === undefined) return undefined;
	return decimal(scaledValue, scaleFactor, factor === 0.01 ? 2 : 0);
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
	[101, two("isobaricInhPaLayer", "hPa", 1)],
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
	[121, down("isobaricInhPaLayer", "hPa", 1100, 0)],
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
export function grib1Level({ type, octets }: Grib1Keys["level"]): Level {
	const both = 256 * octets[0] + octets[1];
	if (type === POTENTIAL_VORTICITY) {
		const value = decimal(signMagnitude(Uint8Array.from(octets), 0, 2), 9, 0);
		return { kind: "potentialVorticity", values: [value], units: "K m2 kg-1 s-1" };
	}
	const known = GRIB1_LEVELS.get(type);
	if (known === undefined) return { kind: `level${type}`, values: [both], units: "unknown" };
	if (known.octets === "none" || known.value === undefined)
		return { kind: known.name, values: undefined, units: undefined };
	const values = (known.octets === "one" ? [both] : octets).map(known.value);
	return { kind: known.name, values, units: known.units };
}
