import { MiraError } from "../../errors.ts";
import { powerOfTwo } from "../../zarr/arithmetic/powers.ts";
import { corruptChunk } from "../codec.ts";
import { unsigned } from "./octets.ts";
import { type PackedGroups, packedGroups, unpackGroups } from "./packed-groups.ts";
import { newValues, type Scaling, unpackList } from "./unpack-bits.ts";

/**
 * Second-order packing of edition 1 (regulation 92.6, flag table 11) and its extension by ECMWF, which also writes it into
 * edition 2 (templates 5.50001, 5.50002): groups of values with a reference of first order each, and a width of their own.
 */
export type SecondOrder = {
	/** Bits of a group reference. */
	referenceBits: number;
	groupCount: number;
	/** Whether values of each group have a width of their own. */
	isVariable: boolean;
	scaling: Scaling;
	kind:
		| { name: "rows"; runLengths: Float64Array }
		| { name: "bitmap" }
		| {
				name: "extended";
				widthBits: number;
				lengthBits: number;
				/** Order of the spatial differences, 0 to 3, and the bits of the numbers they begin with. */
				order: number;
				startBits: number;
		  };
};

/** Decodes `count` values; `bytes` begin with the widths of the groups, or with the start of the differences. */
export function decodeSecondOrder(bytes: Uint8Array, count: number, packing: SecondOrder): Float64Array {
	const { groupCount, kind, scaling } = packing;
	// A group of bits has at least one value; nothing else bounds their number where lists have no bits.
	if (groupCount > count) throw corruptChunk("grib", `${groupCount} groups cannot hold ${count} values`);
	const order = kind.name === "extended" ? kind.order : 0;
	const starts = kind.name === "extended" && order > 0 ? readStarts(bytes, order, kind.startBits) : undefined;
	const groups = readGroups(bytes, count - order, packing, starts?.endByte ?? 0);
	const values = newValues(count);
	unpackGroups(bytes, groups, values, order);
	if (starts !== undefined) integrate(values, order, starts);
	const { factor, reference, decimal } = scaling;
	for (let i = 0; i < count; i++) values[i] = ((values[i] as number) * factor + reference) * decimal;
	return values;
}

function readGroups(bytes: Uint8Array, count: number, packing: SecondOrder, fromByte: number): PackedGroups {
	const { groupCount, referenceBits, kind, isVariable } = packing;
	if (kind.name === "extended") {
		const { numbers: widths, endByte: lengthsFrom } = unpackList(bytes, fromByte, kind.widthBits, groupCount);
		const { numbers: lengths, endByte: referencesFrom } = unpackList(bytes, lengthsFrom, kind.lengthBits, groupCount);
		const { numbers: references, endByte } = unpackList(bytes, referencesFrom, referenceBits, groupCount);
		return packedGroups(references, widths, lengths, endByte, count);
	}
	const { numbers: listed, endByte: bitmapFrom } = unpackList(bytes, fromByte, 8, isVariable ? groupCount : 1);
	const widths = isVariable ? listed : new Float64Array(groupCount).fill(listed[0] ?? 0);
	if (kind.name === "rows") {
		const { numbers: references, endByte } = unpackList(bytes, bitmapFrom, referenceBits, groupCount);
		return packedGroups(references, widths, kind.runLengths, endByte, count);
	}
	const { numbers: starts, endByte: referencesFrom } = unpackList(bytes, bitmapFrom, 1, count);
	const { numbers: references, endByte } = unpackList(bytes, referencesFrom, referenceBits, groupCount);
	return packedGroups(references, widths, groupLengths(starts), endByte, count);
}

/** A secondary bitmap has a one where a group begins. */
function groupLengths(starts: Float64Array): Float64Array {
	const begins: number[] = [];
	for (let i = 0; i < starts.length; i++) if (starts[i] === 1) begins.push(i);
	if (starts.length > 0 && begins[0] !== 0) throw corruptChunk("grib", "the first value belongs to no group");
	return Float64Array.from(begins, (begin, group) => (begins[group + 1] ?? starts.length) - begin);
}

/** The first values, and the least of the differences. */
type Starts = { first: Float64Array; least: number; endByte: number };

function readStarts(bytes: Uint8Array, order: number, bits: number): Starts {
	if (bits === 0 || bits > 53) throw corruptChunk("grib", `differences that begin with numbers of ${bits} bits`);
	const { numbers, endByte } = unpackList(bytes, 0, bits, order + 1);
	const coded = numbers[order] as number;
	const sign = powerOfTwo(bits - 1);
	return { first: numbers.subarray(0, order), least: coded < sign ? coded : sign - coded, endByte };
}

/** Sums up differences of the first, second or third order, in place. */
function integrate(values: Float64Array, order: number, { first, least }: Starts): void {
	values.set(first);
	const [a = 0, b = 0, c = 0] = first;
	let value = [a, b, c][order - 1] as number;
	let once = order === 2 ? b - a : order === 3 ? c - b : 0;
	let twice = order === 3 ? c - b - (b - a) : 0;
	for (let i = order; i < values.length; i++) {
		const difference = (values[i] as number) + least;
		if (order === 3) once += twice += difference;
		else if (order === 2) once += difference;
		else once = difference;
		value += once;
		values[i] = value;
	}
}

/** Octets 11 to 25 of section 4 of edition 1, up to where `decodeSecondOrder` begins. */
export function grib1SecondOrder(
	data: Uint8Array,
	scaling: Scaling,
	rows: () => Float64Array | undefined,
): { packing: SecondOrder; fromByte: number; isBoustrophedonic: boolean } {
	if (data.length < 22) throw corruptChunk("grib", "section 4 is too short for second-order packing");
	const flags = data[13] ?? 0;
	if ((flags & 0x40) !== 0)
		throw new MiraError("unsupported-feature", "a matrix of values with second-order packing is not decoded");
	const common = {
		referenceBits: data[10] ?? 0,
		groupCount: unsigned(data, 16, 2) + 65536 * (data[20] ?? 0),
		isVariable: (flags & 0x10) !== 0,
		scaling,
	};
	const isBoustrophedonic = (flags & 0x04) !== 0;
	if ((flags & 0x08) !== 0) {
		const order = flags & 0x03;
		const startBits = order > 0 ? (data[25] ?? 0) : 0;
		const kind = { name: "extended" as const, widthBits: data[21] ?? 0, lengthBits: data[22] ?? 0, order, startBits };
		return { packing: { ...common, kind }, fromByte: order > 0 ? 26 : 25, isBoustrophedonic };
	}
	if ((flags & 0x20) !== 0)
		return { packing: { ...common, kind: { name: "bitmap" } }, fromByte: 21, isBoustrophedonic };
	const runLengths = rows();
	if (runLengths === undefined)
		throw new MiraError(
			"unsupported-feature",
			"second-order packing row by row needs the rows of a grid that is not known",
		);
	return { packing: { ...common, kind: { name: "rows", runLengths } }, fromByte: 21, isBoustrophedonic };
}

/** Section 5 of templates 5.50001 and 5.50002 (of ECMWF); the numbers that differences begin with are at its end. */
export function grib2SecondOrder(
	representation: Uint8Array,
	scaling: Scaling,
	hasFlags: boolean,
): { packing: SecondOrder; starts: Uint8Array; isBoustrophedonic: boolean } {
	const orderAt = hasFlags ? 32 : 31;
	const order = representation[orderAt] ?? 0;
	if (order > 3) throw corruptChunk("grib", `spatial differences of order ${order}`);
	return {
		packing: {
			referenceBits: representation[20] ?? 0,
			groupCount: unsigned(representation, 21, 4),
			isVariable: true,
			scaling,
			kind: {
				name: "extended",
				widthBits: representation[29] ?? 0,
				lengthBits: representation[30] ?? 0,
				order,
				startBits: order > 0 ? (representation[orderAt + 1] ?? 0) : 0,
			},
		},
		starts: representation.subarray(orderAt + 2),
		isBoustrophedonic: hasFlags && ((representation[31] ?? 0) & 0x80) !== 0,
	};
}
