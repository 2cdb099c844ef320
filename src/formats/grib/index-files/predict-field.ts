import type { GribSections } from "../../../codecs/grib/message.ts";
import { signMagnitude, unsigned } from "../../../codecs/grib/octets.ts";
import { powerOfTen, powerOfTwo } from "../../../zarr/arithmetic/powers.ts";
import { unitSeconds } from "../cubes/time-unit.ts";
import { type ProductPart, productParts } from "../product-template.ts";
import type { IndexFacts } from "./index-entry.ts";

/** Octets of the parts of a section 4, which can be changed. */
type Parts = ReadonlyMap<ProductPart, Uint8Array>;

/** Parts with dates of which no index says anything. */
const DATED_PARTS: readonly ProductPart[] = ["modelVersion", "referencePeriod"];

const REFERENCE_TIME_AT = 12;
/** wgrib2 prints six digits of a level; a number of more is not known from them. */
const MOST_SCALED = 1e6;

/**
 * The sections that a field has by its facts, where a field of the same kind has others: the octets of its date, step, level
 * and member are changed. Undefined where the facts do not tell these octets; edition 1 is never predicted.
 */
export function predictField(known: GribSections, from: IndexFacts, to: IndexFacts): GribSections | undefined {
	if (isSame(from, to)) return known;
	if (known.edition !== 2) return undefined;
	const sections = { ...known, identification: known.identification.slice(), product: known.product.slice() };
	const found = productParts(sections.product)?.parts.map(({ part, octets }) => [part, octets] as const);
	const parts: Parts = new Map(found);
	if (found === undefined || DATED_PARTS.some((part) => parts.has(part))) return undefined;
	if (!isSame(from.referenceSeconds, to.referenceSeconds)) {
		if (to.referenceSeconds === undefined) return undefined;
		setDate(sections.identification, REFERENCE_TIME_AT, to.referenceSeconds);
	}
	const isDone = setStep(parts, from, to) && setLevel(parts, from, to) && setMember(parts, from, to);
	return isDone ? sections : undefined;
}

function isSame(one: unknown, other: unknown): boolean {
	return JSON.stringify(one) === JSON.stringify(other);
}

function setStep(parts: Parts, from: IndexFacts, to: IndexFacts): boolean {
	const interval = parts.get("interval");
	// The end of an interval is a date.
	const isDated = interval !== undefined && !isSame(from.referenceSeconds, to.referenceSeconds);
	if (isSame(from.step, to.step) && !isDated) return true;
	const [time, { step }] = [parts.get("time"), to];
	const unit = unitSeconds(2, time?.[3] ?? 255);
	if (time === undefined || unit === undefined || step === undefined) return false;
	if (interval === undefined) return step.begin === undefined && setCount(time, 4, step.end, unit);
	// Where an index says the end alone, an interval may have begun with the forecast or with the step before.
	const begin = step.begin ?? (isSame(from.step, step) ? signMagnitude(time, 4, 4) * unit : undefined);
	const lengthUnit = unitSeconds(2, interval[14] ?? 255);
	const isPlain = interval[7] === 1;
	if (begin === undefined || lengthUnit === undefined || !isPlain || to.referenceSeconds === undefined) return false;
	// Some writers leave the date out, with zeros.
	if (unsigned(interval, 0, 2) !== 0) setDate(interval, 0, to.referenceSeconds + step.end);
	return setCount(time, 4, begin, unit) && setCount(interval, 15, step.end - begin, lengthUnit);
}

function setLevel(parts: Parts, { level: from }: IndexFacts, { level: to }: IndexFacts): boolean {
	if (isSame(from, to)) return true;
	const surfaces = parts.get("surfaces");
	if (to === undefined || surfaces === undefined || surfaces[6] !== 255) return false;
	// Pressures are in Pa.
	const power = (to.kind === "isobaricInhPa" ? 2 : 0) + signMagnitude(surfaces, 1, 1);
	const scaled = Math.round(to.value * powerOfTen(power));
	if (Number(`${scaled}e${-power}`) !== to.value || scaled >= MOST_SCALED) return false;
	setOctets(surfaces, 2, 4, scaled);
	return true;
}

function setMember(parts: Parts, { member: from }: IndexFacts, { member: to }: IndexFacts): boolean {
	if (from === to) return true;
	const member = parts.get("member");
	if (to === undefined || to > 255 || member === undefined) return false;
	member[1] = to;
	return true;
}

/** Year in two octets, then month, day, hour, minute and second. */
function setDate(bytes: Uint8Array, at: number, seconds: number): void {
	const date = new Date(seconds * 1000);
	setOctets(bytes, at, 2, date.getUTCFullYear());
	const parts = [
		date.getUTCMonth() + 1,
		date.getUTCDate(),
		date.getUTCHours(),
		date.getUTCMinutes(),
		date.getUTCSeconds(),
	];
	bytes.set(parts, at + 2);
}

function setCount(bytes: Uint8Array, at: number, seconds: number, unit: number): boolean {
	const count = seconds / unit;
	if (!Number.isInteger(count) || count < 0 || count >= 2 ** 31) return false;
	setOctets(bytes, at, 4, count);
	return true;
}

function setOctets(bytes: Uint8Array, at: number, octets: number, value: number): void {
	for (let i = 0; i < octets; i++) bytes[at + i] = Math.floor(value / powerOfTwo(8 * (octets - 1 - i))) % 256;
}
