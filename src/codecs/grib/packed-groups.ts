import { MiraError } from "../../errors.ts";
import { powerOfTwo } from "../../zarr/arithmetic/powers.ts";
import { corruptChunk } from "../codec.ts";
import { viewOf } from "./octets.ts";
import { MAX_BITS, NARROW_BITS, UNSCALED, unpackBits } from "./unpack-bits.ts";

/** Groups of values, each with its own reference, width and length (templates 5.2 and 5.3, second-order packing). */
export type PackedGroups = {
	references: Float64Array;
	/** Whole numbers of 32 bits, so the engine counts with such. */
	widths: Int32Array;
	lengths: Int32Array;
	/** Where the values begin. */
	fromByte: number;
	/** Absent where no number means "missing". */
	missing?: {
		/**
		 * Bits of a group reference: a group without bits of its own is missing where its reference is all ones. That holds of a
		 * reference without bits, too: there is nothing else by which such a group could be missing (ecCodes and g2c agree).
		 */
		referenceBits: number;
		/** How many of the highest numbers mean it (code table 5.5): 0 none, 1 primary, 2 also secondary missing values. */
		numbers: number;
	};
};

/** What lists of widths and lengths count from, and in which steps; the last length is not always that of the list. */
export type GroupScale = { leastWidth: number; leastLength: number; lengthStep: number; lastLength?: number };

/** Makes groups of lists of numbers, once these are known to make sense: together they have `count` values. */
export function packedGroups(
	references: Float64Array,
	widths: Float64Array,
	lengths: Float64Array,
	fromByte: number,
	count: number,
	{ leastWidth, leastLength, lengthStep, lastLength }: GroupScale = PLAIN,
): PackedGroups {
	const groupCount = lengths.length;
	if (references.length !== groupCount || widths.length !== groupCount)
		throw corruptChunk("grib", `there are ${references.length} groups, but ${groupCount} lengths`);
	const groups = { references, widths: new Int32Array(groupCount), lengths: new Int32Array(groupCount), fromByte };
	let held = 0;
	let widest = 0;
	for (let group = 0; group < groupCount; group++) {
		const width = leastWidth + (widths[group] as number);
		const isLast = group === groupCount - 1 && lastLength !== undefined;
		const length = isLast ? lastLength : leastLength + lengthStep * (lengths[group] as number);
		groups.widths[group] = width;
		groups.lengths[group] = length;
		if (width > widest) widest = width;
		held += length;
	}
	if (held !== count) throw corruptChunk("grib", `the groups hold ${held} values, ${count} are needed`);
	if (widest > MAX_BITS)
		throw new MiraError("unsupported-feature", `a group has numbers of ${widest} bits, which are not decoded`);
	return groups;
}

const PLAIN: GroupScale = { leastWidth: 0, leastLength: 0, lengthStep: 1 };

/** Unpacks all groups to `values`, from `at` on; what is missing is NaN. The caller knows that there is room for them. */
export function unpackGroups(data: Uint8Array, groups: PackedGroups, values: Float64Array, at: number): void {
	const { references, widths, lengths } = groups;
	const { referenceBits = 0, numbers: missing = 0 } = groups.missing ?? {};
	const view = viewOf(data);
	const lastWord = data.length - 4;
	let fromBit = 8 * groups.fromByte;
	let from = at;
	for (let group = 0; group < lengths.length; group++) {
		const reference = references[group] as number;
		const width = widths[group] as number;
		const to = from + (lengths[group] as number);
		if (width === 0) {
			const isMissing = missing > 0 && reference >= powerOfTwo(referenceBits) - missing;
			const value = isMissing ? Number.NaN : reference;
			for (let i = from; i < to; i++) values[i] = value;
		} else {
			const byte = Math.floor(fromBit / 8);
			const groupBits = width * (to - from);
			if (width <= NARROW_BITS && groupBits < 2 ** 30 && byte + (groupBits >> 3) < lastWord) {
				// As `unpackBits`, without what that has to prepare: groups are short.
				const unused = 32 - width;
				for (let i = from, bit = fromBit - 8 * byte; i < to; i++, bit += width)
					values[i] = ((view.getInt32(byte + (bit >> 3)) << (bit & 7)) >>> unused) + reference;
			} else unpackBits(data, fromBit, width, to - from, values, from, { ...UNSCALED, reference });
			if (missing > 0) markMissing(values, from, to, reference + powerOfTwo(width) - missing);
			fromBit += groupBits;
		}
		from = to;
	}
}

/** The highest numbers of a width, all ones and with 2 kinds all ones but the last, stand for missing values. */
function markMissing(values: Float64Array, from: number, to: number, least: number): void {
	for (let i = from; i < to; i++) if ((values[i] as number) >= least) values[i] = Number.NaN;
}
