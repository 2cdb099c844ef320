import { MiraError } from "../../errors.ts";
import { corruptChunk } from "../codec.ts";
import { countPresent, spread } from "./bitmap.ts";
import { gridLayout, runLengths, straightenRuns } from "./grid.ts";
import { decodeIeee } from "./ieee-values.ts";
import { cut, type Grib1Sections } from "./message.ts";
import { signMagnitude, unsigned } from "./octets.ts";
import { grib1PackingHead } from "./packing-head.ts";
import { decodeSecondOrder, grib1SecondOrder } from "./second-order.ts";
import { decodeSimple } from "./simple-packing.ts";
import { decodeGrib1ComplexSpectrum, decodeGrib1SimpleSpectrum } from "./spectral.ts";

/** Flags in octet 4 of section 4 (table 11); the other bits count how many at the end of the section are unused. */
const FLAG = { spectral: 0x80, complex: 0x40, integers: 0x20, more: 0x10, unusedBits: 0x0f };

/** The binary scale of a field of which every value is missing, by a convention of ECMWF. */
const ALL_MISSING = -32767;

/** The values of a field of edition 1, NaN where one is missing. */
export function decodeGrib1(message: Uint8Array, sections: Grib1Sections): Float64Array {
	const { bitmap } = sections;
	const rest = cut(message, sections.data);
	const data = rest.subarray(0, ownLength(sections, rest));
	const pointCount = grib1PointCount({ ...sections, dataHead: data });
	if (isAllMissing(data)) return new Float64Array(pointCount).fill(Number.NaN);
	const bits = bitmap.kind === "own" ? cut(message, bitmap.range) : undefined;
	const count = bits === undefined ? pointCount : countPresent(bits, pointCount);
	const { values, isBoustrophedonic } = decodeCoded(sections, data, count, bits);
	const points = bits === undefined ? values : spread(values, bits, pointCount);
	if (isBoustrophedonic) straightenRuns(points, gridLayout(sections));
	return points;
}

/** The length of section 4, which may end before the message does. */
function ownLength({ data, hasLength }: Grib1Sections, start: Uint8Array): number {
	if (!hasLength) return data.length;
	const length = unsigned(start, 0, 3);
	if (length < 11 || length > data.length)
		throw corruptChunk("grib", `section 4 has ${length} bytes, but ${data.length} are there`);
	return length;
}

/**
 * How many points a field of edition 1 has: as many as its bitmap or its values, else those of its grid. The former are
 * there for all to see; the grid may be one that only its centre knows.
 */
export function grib1PointCount(sections: Grib1Sections): number {
	const { bitmap, dataHead } = sections;
	const { pointCount } = gridLayout(sections);
	if (bitmap.kind === "own") return reconciled(8 * bitmap.range.length - bitmap.unusedBits, pointCount, 1);
	const bits = dataHead?.[10] ?? 0;
	const flags = dataHead?.[3] ?? 0;
	const isSimple = dataHead !== undefined && (flags & (FLAG.spectral | FLAG.complex | FLAG.more)) === 0;
	if (isSimple && bits > 0 && !isAllMissing(dataHead)) {
		const dataBits = 8 * (ownLength(sections, dataHead) - 11);
		return reconciled(Math.floor((dataBits - (flags & FLAG.unusedBits)) / bits), pointCount, bits);
	}
	if (pointCount !== undefined) return pointCount;
	const number = sections.product[6];
	const what = number === 255 ? "its grid" : `grid ${number} of the centre`;
	throw new MiraError("unsupported-feature", `the message does not say how many points ${what} has`);
}

function isAllMissing(data: Uint8Array): boolean {
	return signMagnitude(data, 4, 2) === ALL_MISSING;
}

/** Writers that do not count unused bits leave up to 15 at the end of a section, which are not points then. */
function reconciled(counted: number, pointCount: number | undefined, bits: number): number {
	const isPadding = pointCount !== undefined && counted >= pointCount && (counted - pointCount) * bits < 16;
	return isPadding ? pointCount : Math.max(0, counted);
}

type Coded = { values: Float64Array; isBoustrophedonic: boolean };

function decodeCoded(sections: Grib1Sections, data: Uint8Array, count: number, bitmap: Uint8Array | undefined): Coded {
	const flags = data[3] ?? 0;
	const head = grib1PackingHead(sections, data);
	const inOrder = (values: Float64Array): Coded => ({ values, isBoustrophedonic: false });
	if ((flags & FLAG.spectral) !== 0)
		return inOrder(
			(flags & FLAG.complex) !== 0
				? decodeGrib1ComplexSpectrum(sections, data, count)
				: decodeGrib1SimpleSpectrum(sections, data, count),
		);
	if ((flags & FLAG.complex) !== 0) {
		const { packing, fromByte, isBoustrophedonic } = grib1SecondOrder(data, head.scaling, () =>
			presentRuns(sections, bitmap),
		);
		return { values: decodeSecondOrder(data.subarray(fromByte), count, packing), isBoustrophedonic };
	}
	if ((flags & FLAG.more) === 0) return inOrder(decodeSimple(data.subarray(11), count, head));
	// A combination that ECMWF uses for numbers that are not packed.
	if ((flags & FLAG.integers) !== 0) return inOrder(decodeIeee(data.subarray(12), count, data[11] ?? 0));
	return inOrder(decodeSimple(data.subarray(singleValuesOffset(data)), count, head));
}

/** Where values begin that could be matrices, but are not: octets 12 to 24 and two lists of coefficients describe these. */
function singleValuesOffset(data: Uint8Array): number {
	// ecCodes looks for the flag of matrices elsewhere than the regulations put it; where either is set, nobody can tell.
	if (((data[13] ?? 0) & 0x48) !== 0)
		throw new MiraError("unsupported-feature", "a matrix of values at each point is not decoded");
	return 24 + 4 * ((data[19] ?? 0) + (data[21] ?? 0));
}

/** How many values are coded of each row. */
function presentRuns(sections: Grib1Sections, bitmap: Uint8Array | undefined): Float64Array | undefined {
	const lengths = runLengths(gridLayout(sections));
	if (lengths === undefined || bitmap === undefined) return lengths;
	// Behind the bitmap nothing is present, however many points the grid claims.
	const bits = 8 * bitmap.length;
	let begin = 0;
	return Float64Array.from(lengths, (length) => {
		let present = 0;
		for (let point = begin; point < Math.min(begin + length, bits); point++)
			present += ((bitmap[point >> 3] ?? 0) >> (7 - (point & 7))) & 1;
		begin += length;
		return present;
	});
}
