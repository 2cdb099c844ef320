import { MiraError } from "../../errors.ts";
import { corruptChunk } from "../codec.ts";
import type { Grib2Sections } from "./message.ts";
import { signMagnitude, unsigned } from "./octets.ts";
import { type PackedGroups, packedGroups, unpackGroups } from "./packed-groups.ts";
import { grib2PackingHead } from "./packing-head.ts";
import { newValues, type Scaling, unpackList } from "./unpack-bits.ts";

/** How differences were taken, and with what they begin. */
type Differencing = { order: 1 | 2; first: number; second: number; least: number };

/** Complex packing, with spatial differencing where `isDifferenced`. Missing values are NaN. */
export function decodeComplex(
	sections: Grib2Sections,
	data: Uint8Array,
	count: number,
	isDifferenced: boolean,
): Float64Array {
	const { scaling } = grib2PackingHead(sections);
	// A constant field has no groups; all else that section 5 says of them is noise then.
	if (unsigned(sections.representation, 31, 4) === 0)
		return new Float64Array(count).fill(scaling.reference * scaling.decimal);
	const differencing = isDifferenced ? readDifferencing(sections.representation, data) : undefined;
	const groups = readGroups(sections.representation, data, count, differencing);
	const values = newValues(count);
	unpackGroups(data, groups, values, 0);
	if (differencing === undefined) scale(values, scaling);
	else if (differencing.order === 1) integrateOnce(values, differencing, scaling);
	else integrateTwice(values, differencing, scaling);
	return values;
}

/** Octets 48 and 49 of section 5, and the numbers that section 7 begins with. */
function readDifferencing(representation: Uint8Array, data: Uint8Array): Differencing & { endByte: number } {
	const order = representation[47];
	const octets = representation[48] ?? 0;
	if (order !== 1 && order !== 2)
		throw new MiraError(
			"unsupported-feature",
			`spatial differences of order ${order} (code table 5.6) are not decoded`,
		);
	const endByte = (order + 1) * octets;
	if (octets > 6 || endByte > data.length)
		throw corruptChunk("grib", `extra descriptors of ${octets} octets do not fit in ${data.length} bytes`);
	return {
		order,
		first: unsigned(data, 0, octets),
		second: order === 2 ? unsigned(data, octets, octets) : 0,
		least: octets === 0 ? 0 : signMagnitude(data, order * octets, octets),
		endByte,
	};
}

function readGroups(
	representation: Uint8Array,
	data: Uint8Array,
	count: number,
	differencing: { endByte: number } | undefined,
): PackedGroups {
	const groupCount = unsigned(representation, 31, 4);
	const missing = representation[22] ?? 0;
	if (missing > 2)
		throw new MiraError("unsupported-feature", `missing value management ${missing} (code table 5.5) is not decoded`);
	// Groups may be empty; nothing else bounds their number where they take no bits at all.
	if (groupCount > Math.max(count, 8 * data.length))
		throw corruptChunk("grib", `${groupCount} groups cannot hold ${count} values`);
	const referenceBits = representation[19] ?? 0;
	const widthBits = representation[36] ?? 0;
	const lengthBits = representation[46] ?? 0;
	const { numbers: references, endByte: widthsFrom } = unpackList(
		data,
		differencing?.endByte ?? 0,
		referenceBits,
		groupCount,
	);
	const { numbers: widths, endByte: lengthsFrom } = unpackList(data, widthsFrom, widthBits, groupCount);
	const { numbers: lengths, endByte: fromByte } = unpackList(data, lengthsFrom, lengthBits, groupCount);
	const groups = packedGroups(references, widths, lengths, fromByte, count, {
		leastWidth: representation[35] ?? 0,
		leastLength: unsigned(representation, 37, 4),
		lengthStep: representation[41] ?? 0,
		lastLength: unsigned(representation, 42, 4),
	});
	return { ...groups, missing: { referenceBits, numbers: missing } };
}

function scale(values: Float64Array, { factor, reference, decimal }: Scaling): void {
	for (let i = 0; i < values.length; i++) values[i] = ((values[i] as number) * factor + reference) * decimal;
}

/** Sums up first differences, and scales. Missing points have none: the recursion leaves them out. */
function integrateOnce(values: Float64Array, { first, least }: Differencing, scaling: Scaling): void {
	const { factor, reference, decimal } = scaling;
	const from = writePresent(values, 0, first, scaling);
	let last = first;
	for (let i = from; i < values.length; i++) {
		const value = values[i] as number;
		if (Number.isNaN(value)) continue;
		last += value + least;
		values[i] = (last * factor + reference) * decimal;
	}
}

/** The same of second differences. */
function integrateTwice(values: Float64Array, { first, second, least }: Differencing, scaling: Scaling): void {
	const { factor, reference, decimal } = scaling;
	const from = writePresent(values, writePresent(values, 0, first, scaling), second, scaling);
	let last = second;
	let difference = second - first;
	for (let i = from; i < values.length; i++) {
		const value = values[i] as number;
		if (Number.isNaN(value)) continue;
		difference += value + least;
		last += difference;
		values[i] = (last * factor + reference) * decimal;
	}
}

/** Puts a number at the next point that is not missing, and gives the place behind it. */
function writePresent(values: Float64Array, from: number, integer: number, scaling: Scaling): number {
	let i = from;
	while (i < values.length && Number.isNaN(values[i])) i++;
	if (i < values.length) values[i] = (integer * scaling.factor + scaling.reference) * scaling.decimal;
	return i + 1;
}
