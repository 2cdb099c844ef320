import type { Grib1Sections } from "../../../codecs/grib/message.ts";
import { unsigned } from "../../../codecs/grib/octets.ts";
import type { Grib1Keys } from "../field.ts";
import { fingerprint } from "./grid-identity.ts";
import { intervalName, type Product, plainProduct } from "./product.ts";
import { durationSeconds, secondsOf } from "./time-unit.ts";

/** Code table 5: what is done with the values between P1 and P2. */
const RANGE_NAMES: ReadonlyMap<number, string> = new Map([
	[2, "range"],
	[3, "avg"],
	[4, "accum"],
	[5, "diff"],
	[118, "max"],
	[119, "min"],
]);

/** Where section 1 ends for those who add nothing of their own. */
const LOCAL_OFFSET = 40;
const ECMWF = 98;
/** Octet 41 of ECMWF: local definitions that have the type in octet 43, the number of the member in octet 50 and how many in 51. */
const MEMBER_DEFINITIONS: readonly number[] = [1, 30];
/** MARS types that are one product: analysis, forecast, control and perturbed forecasts. */
const PLAIN_TYPES: readonly number[] = [2, 9, 10, 11];

/** The product of a field of edition 1. */
export function grib1Product({ product }: Grib1Sections, keys: Grib1Keys): Product {
	const referenceSeconds = secondsOf(keys.referenceTime);
	const { unit, p1, p2, indicator, averaged } = keys.range;
	const after = (count: number): number => durationSeconds(1, unit, count, referenceSeconds);
	const { names, number } = localPart(product, keys);
	const base = { ...plainProduct("instant", referenceSeconds), number };
	const named = (name: string): string => [name, ...names].join("_");
	if (indicator === 0 || indicator === 1 || indicator === 10) {
		const stepSeconds = after(indicator === 10 ? unsigned(product, 18, 2) : indicator === 0 ? p1 : 0);
		return { ...base, name: named(base.name), stepSeconds };
	}
	const stepSeconds = after(p2);
	const known = RANGE_NAMES.get(indicator);
	if (known !== undefined) {
		const intervalSeconds = stepSeconds - after(p1);
		return { ...base, name: named(intervalName(known, stepSeconds, intervalSeconds)), stepSeconds, intervalSeconds };
	}
	// Statistics over many forecasts: their numbers are the product.
	const name = named(`range${indicator}_${p1}_${p2}_${averaged}`);
	return { ...base, name, stepSeconds };
}

/** What a centre adds to section 1: the number of a member where that is known, else its octets tell fields apart. */
function localPart(product: Uint8Array, { centre }: Grib1Keys): { names: string[]; number: number | undefined } {
	const local = product.subarray(LOCAL_OFFSET);
	if (local.every((byte) => byte === 0)) return { names: [], number: undefined };
	if (centre !== ECMWF || !MEMBER_DEFINITIONS.includes(local[0] ?? 0))
		return { names: [`local_${fingerprint(local)}`], number: undefined };
	const type = local[2] ?? 0;
	// Where there is no ensemble, both are zero.
	const isMember = type === 10 || type === 11 || (local[10] ?? 0) > 0;
	return { names: PLAIN_TYPES.includes(type) ? [] : [`type${type}`], number: isMember ? (local[9] ?? 0) : undefined };
}
