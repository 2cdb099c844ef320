import { wholePower } from "../../zarr/arithmetic/powers.ts";
import type { Grib1Sections, Grib2Sections } from "./message.ts";
import { ibm32, ieee32, signMagnitude, unsigned } from "./octets.ts";
import type { Scaling } from "./unpack-bits.ts";

/** What nearly all packings have in common. */
export type PackingHead = { bits: number; scaling: Scaling };

/** Octets 12 to 20 of section 5: R, E, D and the number of bits. */
export function grib2PackingHead({ representation }: Grib2Sections): PackingHead {
	return {
		bits: representation[19] ?? 0,
		scaling: {
			factor: wholePower(2, signMagnitude(representation, 15, 2)),
			reference: ieee32(representation, 11),
			decimal: wholePower(10, -signMagnitude(representation, 17, 2)),
		},
	};
}

/** Octets 5 to 11 of section 4 and, for D, 27 to 28 of section 1. */
export function grib1PackingHead({ product }: Grib1Sections, data: Uint8Array): PackingHead {
	return {
		bits: data[10] ?? 0,
		scaling: {
			factor: wholePower(2, signMagnitude(data, 4, 2)),
			reference: ibm32(data, 6),
			decimal: wholePower(10, -signMagnitude(product, 26, 2)),
		},
	};
}

/** The number of the template of section 5. */
export function representationTemplate({ representation }: Grib2Sections): number {
	return unsigned(representation, 9, 2);
}

/** How many values section 7 holds. */
export function codedCount(sections: Grib2Sections): number {
	const { representation, grid } = sections;
	const template = representationTemplate(sections);
	if (template !== 50 && template !== 51) return unsigned(representation, 5, 4);
	// Of spectra the truncation tells; ecCodes leaves another number in section 5 where it changes the packing.
	const truncation = unsigned(grid, 14, 4);
	return (truncation + 1) * (truncation + 2);
}
