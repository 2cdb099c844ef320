import type { DifferenceProperty } from "./preflight.ts";

/** What can differ between files, in words. */
export const PROPERTY_WORDS: { readonly [property in DifferenceProperty]: string } = {
	dataType: "data type",
	dimensions: "dimensions",
	chunkShape: "chunk shape",
	codecs: "codecs",
	fillValue: "fill value",
	sentinels: "values that mean missing",
	scaleFactor: "scale factor",
	addOffset: "offset",
	unsigned: "_Unsigned",
	units: "units",
	calendar: "calendar",
	presence: "in some files only",
	length: "length",
	coordinate: "coordinate",
	overlap: "coordinates that overlap",
	mask: "mask",
};
