import { MiraError } from "../errors.ts";
import { DEGREE, type DescribedSystem, METRE, type Unit } from "./described-system.ts";

const LENGTHS: readonly (readonly [spelling: RegExp, metres: number])[] = [
	[/^(m|met(er|re)s?)$/i, 1],
	[/^(km|kilomet(er|re)s?)$/i, 1000],
	[/^(cm|centimet(er|re)s?)$/i, 0.01],
	[/^(us[ _-]?survey[ _-]?(foot|feet)|(foot|feet|ft)[ _-]us|us[ _-](foot|feet|ft)|us-ft)$/i, 1200 / 3937],
	[/^(ft|foot|feet|international_(foot|feet))$/i, 0.3048],
];

const ANGLES: readonly (readonly [spelling: RegExp, radians: number])[] = [
	[/^(rad|radians?)$/i, 1],
	[/^(mrad|milliradians?)$/i, 1e-3],
	[/^(µrad|urad|microradians?)$/i, 1e-6],
	[/^(deg|degrees?([_ ]?(n|e|north|east|t|true))?)$/i, DEGREE.size],
];

/** The unit of length that a text names; undefined for any other. */
export function lengthNamed(units: string | undefined): Unit | undefined {
	const { text, factor } = withFactor(units);
	const metres = LENGTHS.find(([spelling]) => spelling.test(text))?.[1];
	if (metres === undefined) return undefined;
	return metres === 1 && factor === 1 ? METRE : { name: text, size: factor * metres };
}

/** A number before a unit multiplies it. */
function withFactor(units: string | undefined): { text: string; factor: number } {
	const [, factor = "1", text = ""] = /^(?:(\d*\.?\d+)\s+)?(.*)$/.exec(units?.trim() ?? "") ?? [];
	return { text, factor: Number(factor) };
}

/**
 * What x and y are counted in: metres for maps, radians for longitudes and latitudes. Satellites may give the angles of their scans,
 * which are lengths at their height (CF, appendix F: geostationary). Throws where units do not fit the system.
 */
export function unitOfAxes(units: string | undefined, { projection, geographic }: DescribedSystem): Unit {
	const { text, factor } = withFactor(units);
	const length = lengthNamed(units);
	const angle = ANGLES.find(([spelling]) => spelling.test(text))?.[1];
	const isAngular = projection === undefined || projection.method === "rotatedPole";
	if (text === "" || text === "1")
		return isAngular ? (projection === undefined ? geographic.unit : DEGREE) : projection.unit;
	if (isAngular && angle !== undefined) return angle === DEGREE.size ? DEGREE : { name: text, size: factor * angle };
	if (!isAngular && length !== undefined) return length;
	const height = projection?.parameters.height;
	if (projection?.method.startsWith("geostationary") && angle !== undefined && height !== undefined)
		return { name: text, size: factor * angle * height };
	throw new MiraError("unsupported-feature", `x and y are in ${text}, which does not fit their coordinate system`);
}
