import * as elementary from "../../../zarr/arithmetic/elementary.ts";

const DEGREES = 180 / Math.PI;
const RADIANS = Math.PI / 180;

/** A point of the sky, in degrees. */
export type SkyPlace = { longitude: number; latitude: number };

/** The native pole of a projection on the sky, and the native longitude of the celestial pole, in degrees. */
export type NativePole = SkyPlace & { phi: number };

/**
 * Where the native pole is, by the point of reference (its native longitude is 0, its native latitude 0 or 90), and by LONPOLE and LATPOLE
 * (Calabretta and Greisen 2002, section 2.4). Undefined where there is no such pole.
 */
export function nativePole(
	reference: SkyPlace,
	theta0: 0 | 90,
	{ longitudePole, latitudePole = 90 }: { longitudePole: number | undefined; latitudePole: number | undefined },
): NativePole | undefined {
	const { longitude, latitude } = reference;
	const phi = longitudePole ?? (latitude < theta0 ? 180 : 0);
	if (theta0 === 90) return { longitude, latitude, phi };
	const pole = poleLatitude(latitude, phi, latitudePole);
	if (pole === undefined) return undefined;
	return { longitude: poleLongitude(reference, phi, pole), latitude: pole, phi };
}

/** Equation 8, for a native latitude of 0. Of two solutions the one that is nearer to LATPOLE. */
function poleLatitude(latitude: number, phi: number, wanted: number): number | undefined {
	const towards = elementary.cos(phi * RADIANS);
	const sine = elementary.sin(latitude * RADIANS);
	// Any latitude will do where the celestial pole lies beside the point of reference, on the equator.
	if (Math.abs(towards) < 1e-12) return Math.abs(sine) < 1e-12 ? wanted : undefined;
	const ratio = sine / Math.abs(towards);
	if (Math.abs(ratio) > 1 + 1e-12) return undefined;
	const [middle, away] = [towards > 0 ? 0 : 180, elementary.acos(Math.max(-1, Math.min(1, ratio))) * DEGREES];
	const solutions = [middle + away, middle - away]
		.map((degrees) => (degrees > 180 ? degrees - 360 : degrees))
		.filter((degrees) => Math.abs(degrees) <= 90 + 1e-10)
		.map((degrees) => Math.max(-90, Math.min(90, degrees)));
	return solutions.sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))[0];
}

/** Equations 9 and 10, and what stands in their place at poles. */
function poleLongitude({ longitude, latitude }: SkyPlace, phi: number, pole: number): number {
	if (Math.abs(Math.abs(latitude) - 90) < 1e-10) return longitude;
	if (Math.abs(pole - 90) < 1e-10) return longitude + phi - 180;
	if (Math.abs(pole + 90) < 1e-10) return longitude - phi;
	const y = elementary.sin(phi * RADIANS) / elementary.cos(latitude * RADIANS);
	const x =
		(-elementary.sin(pole * RADIANS) * elementary.sin(latitude * RADIANS)) /
		(elementary.cos(pole * RADIANS) * elementary.cos(latitude * RADIANS));
	return longitude - elementary.atan2(y, x) * DEGREES;
}

/** Equation 2: from native coordinates to the sky. */
export function toSky(phi: number, theta: number, pole: NativePole): SkyPlace {
	const { angle, latitude } = turned(phi - pole.phi, theta, pole.latitude);
	return { longitude: positive(pole.longitude + angle), latitude };
}

/** Equation 5: from the sky to native coordinates, the longitude from -180 to 180. */
export function toNative({ longitude, latitude }: SkyPlace, pole: NativePole): { phi: number; theta: number } {
	const { angle, latitude: theta } = turned(longitude - pole.longitude, latitude, pole.latitude);
	const phi = positive(pole.phi + angle + 180) - 180;
	return { phi, theta };
}

/** The one rotation, which is its own reverse. */
function turned(around: number, up: number, pole: number): { angle: number; latitude: number } {
	const [sa, ca] = [elementary.sin(around * RADIANS), elementary.cos(around * RADIANS)];
	const [su, cu] = [elementary.sin(up * RADIANS), elementary.cos(up * RADIANS)];
	const [sp, cp] = [elementary.sin(pole * RADIANS), elementary.cos(pole * RADIANS)];
	const [x, y, z] = [su * cp - cu * sp * ca, -cu * sa, su * sp + cu * cp * ca];
	// An arc sine would lose half of the digits near the poles.
	return { angle: elementary.atan2(y, x) * DEGREES, latitude: elementary.atan2(z, elementary.hypot(x, y)) * DEGREES };
}

function positive(degrees: number): number {
	const turn = degrees % 360;
	return turn < 0 ? turn + 360 : turn;
}
