import { signMagnitude, unsigned } from "../../../codecs/grib/octets.ts";
import { fingerprint } from "./grid-identity.ts";

/** Which of two limits a name has. */
type Limits = "none" | "first" | "second" | "both";

/** Code table 4.91: kinds of an interval. */
const INTERVAL_KINDS: readonly (readonly [word: string, limits: Limits])[] = [
	["Below", "first"],
	["Above", "second"],
	["Between", "both"],
	["Above", "first"],
	["Below", "second"],
	["UpTo", "first"],
	["From", "second"],
	["FromTo", "both"],
	["From", "first"],
	["UpTo", "second"],
	["AboveUpTo", "both"],
	["", "first"],
];

/** Code table 4.9: kinds of an event. */
const EVENT_KINDS: readonly (readonly [word: string, limits: Limits])[] = [
	["Below", "first"],
	["Above", "second"],
	["Between", "both"],
	["Above", "first"],
	["Below", "second"],
	["Of", "first"],
	["AboveNormal", "none"],
	["NearNormal", "none"],
	["BelowNormal", "none"],
	["OfCount", "none"],
];

/** Sizes, wavelengths and periods in words: `wavelength_5.5e-7`, `sizeBelow_0.000001`; nothing where the message says nothing. */
export function limitsName(subject: string, octets: Uint8Array): string[] {
	const type = octets[0] ?? 255;
	if (type === 255)
		return octets.subarray(1).every((byte) => byte === 255) ? [] : [withLimits(subject, octets, undefined)];
	return [withLimits(subject, octets, INTERVAL_KINDS[type])];
}

/** The event that a probability is of, from its type on: `probabilityAbove_273.15`. */
export function probabilityName(octets: Uint8Array): string {
	return withLimits("probability", octets, EVENT_KINDS[octets[0] ?? 255]);
}

function withLimits(subject: string, octets: Uint8Array, kind: readonly [string, Limits] | undefined): string {
	const [word, limits] = kind ?? [String(octets[0]), "both"];
	const first = limits === "first" || limits === "both" ? [limitText(octets, 1)] : [];
	const second = limits === "second" || limits === "both" ? [limitText(octets, 6)] : [];
	return [`${subject}${word}`, ...first, ...second].join("_");
}

/** A scale factor and a scaled value as the shortest number. */
function limitText(octets: Uint8Array, at: number): string {
	if (unsigned(octets, at + 1, 4) === 2 ** 32 - 1) return "missing";
	const factor = octets[at] === 255 ? 0 : signMagnitude(octets, at, 1);
	return String(Number(`${signMagnitude(octets, at + 1, 4)}e${-factor}`));
}

/**
 * The satellite, instrument and central wave number (m-1) of one band: `satellite57_instrument207_wavenumber83333`. Several bands
 * are known by their octets.
 */
export function bandsName(octets: Uint8Array, instrumentOctets: 1 | 2): string {
	if (octets[0] !== 1) return `bands${octets[0]}_${fingerprint(octets)}`;
	const instrument = unsigned(octets, 5, instrumentOctets);
	const wave = 5 + instrumentOctets;
	return `satellite${unsigned(octets, 3, 2)}_instrument${instrument}_wavenumber_${limitText(octets, wave)}`;
}
