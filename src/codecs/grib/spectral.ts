import { MiraError } from "../../errors.ts";
import { power } from "../../zarr/arithmetic/general-power.ts";
import { corruptChunk } from "../codec.ts";
import { decodeIeee } from "./ieee-values.ts";
import type { Grib1Sections, Grib2Sections } from "./message.ts";
import { ibm32, ieee32, signMagnitude, unsigned } from "./octets.ts";
import { grib1PackingHead, grib2PackingHead, type PackingHead } from "./packing-head.ts";
import { decodeSimple } from "./simple-packing.ts";
import { UNSCALED, unpackBits } from "./unpack-bits.ts";

/** Coefficients of spherical harmonics in complex packing: those of low order as they are, the others scaled and packed. */
type ComplexSpectrum = {
	head: PackingHead;
	/** J = K = M: triangular truncation. */
	truncation: number;
	/** The truncation of what is not packed. */
	subset: number;
	/** The packed ones were multiplied by (n (n + 1)) to this power. */
	laplacian: number;
	/** Reads numbers of the subset. */
	read: (data: Uint8Array, count: number) => Float64Array;
	itemBytes: number;
	/** ECMWF wrote edition 1 with the last coefficients of each row of the subset scaled as the packed ones. */
	isLastScaled: boolean;
};

/** Spherical harmonics with simple packing (template 5.50): the first number as it is, all others packed. */
export function decodeSimpleSpectrum(sections: Grib2Sections, data: Uint8Array, count: number): Float64Array {
	return withFirst(ieee32(sections.representation, 20), data, count, grib2PackingHead(sections));
}

/** The same of edition 1. */
export function decodeGrib1SimpleSpectrum(sections: Grib1Sections, data: Uint8Array, count: number): Float64Array {
	return withFirst(ibm32(data, 11), data.subarray(15), count, grib1PackingHead(sections, data));
}

function withFirst(first: number, data: Uint8Array, count: number, head: PackingHead): Float64Array {
	if (count < 1) throw corruptChunk("grib", "the spectrum has no coefficients");
	const packed = decodeSimple(data, count - 1, head);
	const values = new Float64Array(count);
	values[0] = first;
	values.set(packed, 1);
	return values;
}

/** Spherical harmonics with complex packing (template 5.51). */
export function decodeComplexSpectrum(sections: Grib2Sections, data: Uint8Array, count: number): Float64Array {
	const { representation, grid } = sections;
	const precision = representation[34] ?? 0;
	const truncation = triangular(unsigned(grid, 14, 4), unsigned(grid, 18, 4), unsigned(grid, 22, 4));
	return decodeSpectrum(data, count, {
		head: grib2PackingHead(sections),
		truncation,
		subset: triangular(
			unsigned(representation, 24, 2),
			unsigned(representation, 26, 2),
			unsigned(representation, 28, 2),
		),
		laplacian: signMagnitude(representation, 20, 4) / 1e6,
		read: (bytes, length) => decodeIeee(bytes, length, precision),
		itemBytes: 4 * precision,
		isLastScaled: false,
	});
}

/** The same of edition 1. */
export function decodeGrib1ComplexSpectrum(sections: Grib1Sections, data: Uint8Array, count: number): Float64Array {
	const grid = sections.grid ?? new Uint8Array(0);
	const truncation = triangular(unsigned(grid, 6, 2), unsigned(grid, 8, 2), unsigned(grid, 10, 2));
	const subset = triangular(data[15] ?? 0, data[16] ?? 0, data[17] ?? 0);
	// ecCodes writes these as IEEE numbers, the regulations have numbers of IBM: nobody can tell.
	if (subset === truncation)
		throw new MiraError("unsupported-feature", "a spectrum of GRIB 1 of which nothing is packed is not decoded");
	return decodeSpectrum(data.subarray(18), count, {
		head: grib1PackingHead(sections, data),
		truncation,
		subset,
		laplacian: signMagnitude(data, 13, 2) / 1000,
		read: (bytes, length) => Float64Array.from({ length }, (_, i) => ibm32(bytes, 4 * i)),
		itemBytes: 4,
		isLastScaled: true,
	});
}

function triangular(j: number, k: number, m: number): number {
	if (j !== k || j !== m)
		throw new MiraError("unsupported-feature", `a spectrum truncated at J=${j}, K=${k}, M=${m} is not decoded`);
	return j;
}

function decodeSpectrum(data: Uint8Array, count: number, spectrum: ComplexSpectrum): Float64Array {
	const { head, truncation, subset, laplacian, read, itemBytes, isLastScaled } = spectrum;
	const { factor, reference, decimal } = head.scaling;
	const subsetCount = (subset + 1) * (subset + 2);
	const packedCount = count - subsetCount;
	if ((truncation + 1) * (truncation + 2) !== count || subset > truncation)
		throw corruptChunk("grib", `a spectrum truncated at ${truncation} has no ${count} coefficients`);
	if (subsetCount * itemBytes + (packedCount * head.bits) / 8 > data.length)
		throw corruptChunk("grib", `${count} coefficients do not fit in ${data.length} bytes`);
	const kept = read(data, subsetCount);
	if (packedCount === 0) return kept.map((value) => value * decimal);
	const packed = new Float64Array(packedCount);
	unpackBits(data, 8 * subsetCount * itemBytes, head.bits, packedCount, packed, 0, UNSCALED);
	const scales = Float64Array.from({ length: truncation + 1 }, (_, n) =>
		n === 0 ? 0 : 1 / power(n * (n + 1), laplacian),
	);

	const values = new Float64Array(count);
	let [to, fromKept, fromPacked] = [0, 0, 0];
	// Pairs of a real and an imaginary part, by order m and then degree n.
	for (let m = 0; m <= truncation; m++)
		for (let n = m; n <= truncation; n++) {
			const scale = scales[n] as number;
			for (let part = 0; part < 2; part++) {
				if (n <= subset) {
					const value = kept[fromKept++] as number;
					values[to++] = isLastScaled && n === subset ? value * scale : value;
				} else {
					const value = decimal * ((packed[fromPacked++] as number) * factor + reference) * scale;
					// A zonal coefficient is real; packing does not keep its zero.
					values[to++] = m === 0 && part === 1 ? 0 : value;
				}
			}
		}
	return values;
}
