import type { Grib2Sections } from "../../../codecs/grib/message.ts";
import { signMagnitude, unsigned } from "../../../codecs/grib/octets.ts";
import type { Grib2Keys } from "../field.ts";
import { type ProductPart, productParts } from "../product-template.ts";
import { fingerprint } from "./grid-identity.ts";
import { bandsName, limitsName, probabilityName } from "./limit-names.ts";
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
	/** What the parts of its interval say against each other, where they do. */
	conflict: string | undefined;
};

/** Code table 4.10, with the names of ecCodes. */
const PROCESS_NAMES = ["avg", "accum", "max", "min", "diff", "rms", "sd", "cov", "sdiff", "ratio"];
const NO_PROCESS = 255;
/** Code table 4.7. */
const DERIVED_NAMES = [
	"mean",
	"weightedMean",
	"clusterSd",
	"clusterSdNormalized",
	"spread",
	"anomalyIndex",
	"clusterMean",
	"interquartileRange",
	"minimum",
	"maximum",
	"variance",
];

/** The name of a statistical process (code table 4.10). */
function processName(process: number): string {
	return PROCESS_NAMES[process] ?? `process${process}`;
}

/**
 * The name of a statistical process over an interval. Those that begin at the reference time grow with the step and are one
 * product; others are of a length of their own.
 */
export function intervalName(process: string, stepSeconds: number, intervalSeconds: number): string {
	return intervalSeconds === stepSeconds ? process : `${process}_${durationText(intervalSeconds)}`;
}

/** A product of a field of which nothing else is known. */
export function plainProduct(name: string, referenceSeconds: number): Product {
	return {
		name,
		referenceSeconds,
		stepSeconds: 0,
		intervalSeconds: undefined,
		number: undefined,
		percentile: undefined,
		process: undefined,
		conflict: undefined,
	};
}

/** The product of a field of edition 2. Of a template that is not known, fields are one product if all octets agree. */
export function grib2Product({ product }: Grib2Sections, keys: Grib2Keys): Product {
	const referenceSeconds = secondsOf(keys.referenceTime);
	const found = productParts(product);
	if (found === undefined)
		return plainProduct(`template${keys.productTemplate}_${fingerprint(product.subarray(9))}`, referenceSeconds);
	const result = plainProduct("instant", referenceSeconds);
	const names = found.parts.flatMap(({ part, octets }) => READERS[part]?.(octets, result) ?? []);
	// What was not understood tells fields apart.
	if (found.rest.some((byte) => byte !== 0)) names.push(fingerprint(found.rest));
	return { ...result, name: [result.name, ...names].join("_") };
}

/** Reads a part into the product, and gives what its name says of it. Parts without an entry tell nothing that matters here. */
const READERS: Partial<Record<ProductPart, (octets: Uint8Array, result: Product) => string[]>> = {
	time: (octets, result) => readTime(octets, 4, result),
	shortTime: (octets, result) => readTime(octets, 2, result),
	member: ([type = 255, number = 0], result) => readMember(type, number, result),
	largeMember: (octets, result) => readMember(octets[0] ?? 255, unsigned(octets, 1, 4), result),
	derived: ([type = 255]) => [DERIVED_NAMES[type] ?? `derived${type}`],
	rectangularCluster: clusterName,
	circularCluster: clusterName,
	probability: (octets) => [probabilityName(octets.subarray(2))],
	largeProbability: (octets) => [probabilityName(octets.subarray(7))],
	percentile: ([value], result) => readPercentile(value ?? 0, result),
	quantile: (octets, result) => readQuantile(unsigned(octets, 0, 2), unsigned(octets, 2, 2), result),
	modelVersion: () => ["reforecast"],
	interval: readInterval,
	referencePeriod: (octets) => [`relation${octets[1]}_${fingerprint(octets)}`],
	area: ([process = NO_PROCESS, processing = 255, points = 0]) => [
		...(process === NO_PROCESS ? [] : [processName(process)]),
		`area${processing}_${points}`,
	],
	categories: (octets) => [`categories_${fingerprint(octets)}`],
	constituent: (octets) => [`constituent${unsigned(octets, 0, 2)}`],
	source: ([source = 255]) => (source === 255 ? [] : [`source${source}`]),
	aerosol: (octets) => [`aerosol${unsigned(octets, 0, 2)}`],
	size: (octets) => limitsName("size", octets),
	wavelength: (octets) => limitsName("wavelength", octets),
	wavePeriod: (octets) => limitsName("period", octets),
	postProcess: (octets) => [`postProcess${octets[4]}_${fingerprint(octets.subarray(0, 4))}`],
	quality: ([quality = 255]) => (quality === 255 ? [] : [`quality${quality}`]),
	bands: (octets) => [bandsName(octets, 2)],
	oldBands: (octets) => [bandsName(octets, 1)],
};

function readTime(octets: Uint8Array, timeOctets: number, result: Product): string[] {
	const time = signMagnitude(octets, 4, timeOctets);
	result.stepSeconds = durationSeconds(2, octets[3] ?? 255, time, result.referenceSeconds);
	return [];
}

/** Gives a number to the field, and a name to members that are numbered apart from the others (code table 4.6). */
function readMember(type: number, number: number, result: Product): string[] {
	result.number = number;
	if (type === 2) return ["negative"];
	return type <= 1 && number > 0 ? ["control"] : [];
}

/** A cluster by its number, its method and its domain; how far its members are apart is not part of its name. */
function clusterName(octets: Uint8Array): string[] {
	const forecasts = octets.length - 11;
	return [`cluster${octets[0]}_${fingerprint(octets.subarray(4, forecasts))}`];
}

function readPercentile(percentile: number, result: Product): string[] {
	result.percentile = percentile;
	return ["percentile"];
}

/** Quantiles of 100 are percentiles; `k` of `n` in general. */
function readQuantile(total: number, value: number, result: Product): string[] {
	if (total === 100) return readPercentile(value, result);
	return [`quantile${value}of${total}`];
}

/** The end of the interval, and the outermost of its time ranges; others within it are told apart by their octets. */
function readInterval(octets: Uint8Array, result: Product): string[] {
	const process = octets[12] ?? NO_PROCESS;
	const { begin, end } = readEnds(octets, result);
	result.stepSeconds = end - result.referenceSeconds;
	if (process === NO_PROCESS) return [];
	result.process = process;
	result.intervalSeconds = end - begin;
	result.name = intervalName(processName(process), result.stepSeconds, result.intervalSeconds);
	// Statistics over several forecasts (code table 4.11) are not those over one.
	const increment = octets[13] ?? 255;
	if (!isOfOneForecast(increment)) result.name += `_increment${increment}`;
	const further = octets.subarray(24);
	return further.length === 0 ? [] : [fingerprint(further)];
}

/** Code table 4.11: the time range is one of a single forecast, or nothing is said of it. */
function isOfOneForecast(increment: number): boolean {
	return increment === 2 || increment === 255;
}

/** Before all dates that a section can have. */
const YEAR_1_SECONDS = -62_135_596_800;

/**
 * When an interval begins and ends. Its end is in the section, and follows from where it begins and how long its range is;
 * where the two are not the same, the range is believed, as ecCodes does: NDFD writes the begin of maxima and minima there. A
 * begin before all dates is a negative forecast time that was not written as sign and magnitude; then the end is right.
 */
function readEnds(octets: Uint8Array, result: Product): { begin: number; end: number } {
	const begin = result.referenceSeconds + result.stepSeconds;
	const count = unsigned(octets, 15, 4);
	const length = durationSeconds(2, octets[14] ?? 255, count, begin);
	const end = intervalEnd(octets);
	if (end === undefined) return { begin, end: begin + length };
	// Ranges of several forecasts lead elsewhere, and a length that was not written, or is negative, nowhere.
	const isRange = octets[7] === 1 && isOfOneForecast(octets[13] ?? 255) && count > 0 && count < 2 ** 31;
	if (!isRange || begin + length === end) return { begin, end };
	result.conflict = `a range of ${durationText(length)}, but an interval of ${durationText(end - begin)}`;
	return begin < YEAR_1_SECONDS ? { begin: end - length, end } : { begin, end: begin + length };
}

/** Undefined where a writer left the end of the interval out, with zeros. */
function intervalEnd(octets: Uint8Array): number | undefined {
	const year = unsigned(octets, 0, 2);
	if (year === 0) return undefined;
	const [month = 0, day = 0, hour = 0, minute = 0, second = 0] = octets.subarray(2, 7);
	return secondsOf({ year, month, day, hour, minute, second });
}
