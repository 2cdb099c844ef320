import type { Format } from "../descriptor.ts";

/** Options of FITS alone. */
export type FitsOptions = {
	/** Add the coordinates of linear axes as arrays, with the names of the dimensions. */
	coordinates?: boolean | undefined;
};

/** True for files that begin with the first card of a FITS header (FITS standard, 4.4.1.1). */
export function isFits(head: Uint8Array): boolean {
	return [..."SIMPLE  ="].every((letter, i) => head[i] === letter.charCodeAt(0));
}

/** FITS. */
export const fitsFormat: Format<"fits", FitsOptions> = {
	key: "fits",
	name: "FITS",
	page: "docs/formats/fits.md",
	fillPolicies: ["fits"],
	options: {
		coordinates: {
			kind: "boolean",
			description: "add coordinates as arrays",
			flag: "--coordinates",
		},
	},
	file: { recognises: isFits, load: async () => (await import("./index.ts")).fits },
};
