import type { Grib2Sections } from "../../../codecs/grib/message.ts";
import { signMagnitude, unsigned } from "../../../codecs/grib/octets.ts";
import type { FixedSurface, Grib2Keys } from "../field.ts";
import { fingerprint } from "./fingerprint.ts";
import { durationSeconds, durationText, secondsOf } from "./time-unit.ts";

/** What kind of values a field has, and when they are valid. */
export type Product = {
	/** The name of its group: the statistical process, and what else must not be mixed. */
	name: string;
	referenceSeconds: number;
	/** From the reference time to the end of the interval. */
	stepSeconds: number;
	/** Seconds that the values are of; undefined for an instant. */
	intervalSeconds: number | undefined;
	/** Number of the member of an ensemble. */
	number: number | undefined;
	percentile: number | undefined;
	/** Code table 4.10. */
	process: number | undefined;
	/** Undefined in templates that are laid out otherwise. */
	surfaces: readonly [FixedSurface, FixedSurface] | undefined;
};

/** What comes behind the surfaces, in the order of the octets. */
type Part = "member" | "derived" | "probability" | "percentile" | "modelVersion" | "interval";

/** Product templates: by how many octets the common part comes later, and what follows it. */
const TEMPLATES: ReadonlyMap<number, { shift: number; parts: readonly Part[] }> = new Map<
	number,
	{ shift: number; parts: readonly Part[] }
>([
	[0, { shift: 0, parts: [] }],
	[1, { shift: 0, parts: ["member"] }],
	[2, { shift: 0, parts: ["derived"] }],
	[5, { shift: 0, parts: ["probability"] }],
	[6, { shift: 0, parts: ["percentile"] }],
	[8, { shift: 0, parts: ["interval"] }],
	[9, { shift: 0, parts: ["probability", "interval"] }],
	[10, { shift: 0, parts: ["percentile", "interval"] }],
	[11, { shift: 0, parts: ["member", "interval"] }],
	[12, { shift: 0, parts: ["derived", "interval"] }],
	[40, { shift: 2, parts: [] }],
	[41, { shift: 2, parts: ["member"] }],
	[42, { shift: 2, parts: ["interval"] }],
	[43, { shift: 2, parts: ["member", "interval"] }],
	[45, { shift: 13, parts: ["member"] }],
	[46, { shift: 13, parts: ["interval"] }],
	[48, { shift: 24, parts: [] }],
	[49, { shift: 24, parts: ["member"] }],
	[60, { shift: 0, parts: ["member", "modelVersion"] }],
	[61, { shift: 0, parts: ["member", "modelVersion", "interval"] }],
]);

const PART_BYTES: Record<Part, number> = {
	member: 3,
	derived: 2,
	probability: 13,
	percentile: 1,
	modelVersion: 7,
	interval: 24,
};

/** Octets before what the templates share: the heading, template, category and number. */
const HEAD_BYTES = 11;
/** Octets up to the end of the second surface, in templates without a shift. */
const COMMON_BYTES = 34;

/** Code table 4.10, with the names of ecCodes. */
const PROCESS_NAMES = ["avg", "accum", "max", "min", "diff", "rms", "sd", "cov", "process8", "ratio"];
/** Code table 4.7. */
const DERIVED_NAMES = ["mean", "weightedMean", "clusterSd", "clusterSdNormalized", "spread", "anomalyIndex"];

/** The name of a statistical process (code table 4.10). */
export function processName(process: number): string {
	return PROCESS_NAMES[process] ?? `process${process}`;
}

/**
 * The name of a statistical process over an interval. Those that begin at the reference time grow with the step and are one
 * product; others are of a length of their own.
 */
export function intervalName(process: string, stepSeconds: number, intervalSeconds: number): string {
	return intervalSeconds === stepSeconds ? process : `${process}_${durationText(intervalSeconds)}`;
}

/** The product of a field of edition 2. Of a template that is not known, fields are one product if all octets agree. */
export function grib2Product({ product }: Grib2Sections, keys: Grib2Keys): Product {
	const referenceSeconds = secondsOf(keys.referenceTime);
	const template = TEMPLATES.get(keys.productTemplate);
	const partBytes = template?.parts.reduce((sum, part) => sum + PART_BYTES[part], 0) ?? 0;
	const coordinates = unsigned(product, 5, 2);
	const expected = COMMON_BYTES + (template?.shift ?? 0) + partBytes;
	if (template === undefined || product.length < expected)
		return otherProduct(`template${keys.productTemplate}_${fingerprint(product.subarray(9))}`, referenceSeconds);
	const { shift, parts } = template;
	const names: string[] = [];
	if (shift > 0) names.push(substanceName(product, shift));
	const at = HEAD_BYTES + shift;
	const step = durationSeconds(2, product[at + 6] ?? 255, signMagnitude(product, at + 7, 4), referenceSeconds);
	const result: Product = {
		...otherProduct("instant", referenceSeconds),
		stepSeconds: step,
		surfaces: [fixedSurface(product, at + 11), fixedSurface(product, at + 17)],
	};
	let from = COMMON_BYTES + shift;
	for (const part of parts) {
		if (part === "member") names.push(...readMember(product, from, result));
		else if (part === "derived") names.push(DERIVED_NAMES[product[from] ?? 255] ?? `derived${product[from]}`);
		else if (part === "probability") names.push(probabilityName(product, from));
		else if (part === "percentile") {
			names.push("percentile");
			result.percentile = product[from] ?? 0;
		} else if (part === "modelVersion") names.push("reforecast");
		else readInterval(product, from, result);
		from += PART_BYTES[part];
	}
	// Values of the vertical coordinate follow the template; what is before them and was not understood tells fields apart.
	const rest = product.subarray(expected, Math.max(expected, product.length - 4 * coordinates));
	if (rest.some((byte) => byte !== 0)) names.push(fingerprint(rest));
	return { ...result, name: [result.name, ...names].join("_") };
}

function otherProduct(name: string, referenceSeconds: number): Product {
	return {
		name,
		referenceSeconds,
		stepSeconds: 0,
		intervalSeconds: undefined,
		number: undefined,
		percentile: undefined,
		process: undefined,
		surfaces: undefined,
	};
}

/** Gives a number to the field, and a name to members that are numbered apart from the others (code table 4.6). */
function readMember(product: Uint8Array, at: number, result: Product): string[] {
	const type = product[at] ?? 255;
	const number = product[at + 1] ?? 0;
	result.number = number;
	if (type === 2) return ["negative"];
	return type <= 1 && number > 0 ? ["control"] : [];
}

/** The limits of a probability (code table 4.9). */
function probabilityName(product: Uint8Array, at: number): string {
	const type = product[at + 2] ?? 255;
	const limit = (from: number): string => {
		const scaled = signMagnitude(product, from + 1, 4);
		return String(Number(`${scaled}e${-signMagnitude(product, from, 1)}`));
	};
	const [lower, upper] = [limit(at + 3), limit(at + 8)];
	if (type === 0) return `probabilityBelow_${lower}`;
	if (type === 1) return `probabilityAbove_${upper}`;
	if (type === 2) return `probabilityBetween_${lower}_${upper}`;
	if (type === 3) return `probabilityAbove_${lower}`;
	if (type === 4) return `probabilityBelow_${upper}`;
	return `probability${type}_${lower}_${upper}`;
}

/** Chemical constituents and aerosols: their type, and sizes and wavelengths as they are coded. */
function substanceName(product: Uint8Array, shift: number): string {
	const type = unsigned(product, HEAD_BYTES, 2);
	if (shift === 2) return `constituent${type}`;
	return `aerosol${type}_${fingerprint(product.subarray(HEAD_BYTES + 2, HEAD_BYTES + shift))}`;
}

/** The end of the interval, and the outermost of its time ranges; others within it are told apart by their octets. */
function readInterval(product: Uint8Array, at: number, result: Product): void {
	const process = product[at + 12] ?? 255;
	const begin = result.referenceSeconds + result.stepSeconds;
	const length = durationSeconds(2, product[at + 14] ?? 255, unsigned(product, at + 15, 4), begin);
	const end = intervalEnd(product, at) ?? begin + length;
	result.process = process;
	result.stepSeconds = end - result.referenceSeconds;
	result.intervalSeconds = end - begin;
	result.name = intervalName(processName(process), result.stepSeconds, result.intervalSeconds);
	// Statistics over several forecasts (code table 4.11) are not those over one.
	const increment = product[at + 13] ?? 255;
	if (increment !== 2 && increment !== 255) result.name += `_increment${increment}`;
}

/** Undefined where a writer left the end of the interval out, with zeros. */
function intervalEnd(product: Uint8Array, at: number): number | undefined {
	const year = unsigned(product, at, 2);
	if (year === 0) return undefined;
	const [month = 0, day = 0, hour = 0, minute = 0, second = 0] = product.subarray(at + 2, at + 7);
	return secondsOf({ year, month, day, hour, minute, second });
}

/** A fixed surface at its octets. */
function fixedSurface(product: Uint8Array, at: number): FixedSurface {
	const isMissing = (from: number, octets: number): boolean => unsigned(product, from, octets) === 256 ** octets - 1;
	return {
		type: product[at] ?? 255,
		scaleFactor: isMissing(at + 1, 1) ? undefined : signMagnitude(product, at + 1, 1),
		scaledValue: isMissing(at + 2, 4) ? undefined : signMagnitude(product, at + 2, 4),
	};
}
