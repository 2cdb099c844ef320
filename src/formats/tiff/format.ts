import type { Format } from "../descriptor.ts";

/** Options of TIFF alone. */
export type TiffOptions = {
	/** Only the image with this index in the chain of directories, from 0. Nothing behind it is read. */
	ifd?: number | undefined;
	/**
	 * The names of virtual-tiff instead of ours: every directory of the chain by its index, in the root (`flat`) or in a group
	 * of its own (`nested`), whatever it is.
	 */
	layout?: "flat" | "nested" | undefined;
	/**
	 * Look beside the file, as GDAL does, for `FILE.aux.xml` (nodata, scales, statistics, names), `FILE.ovr` (overviews),
	 * `FILE.msk` (a mask) and the world file of an image that has no georeference. It costs three requests and more.
	 */
	sidecars?: boolean | undefined;
	/** Add the coordinates of `/0` as arrays `x` and `y`, and `spatial_ref`. */
	coordinates?: boolean | undefined;
	/** An array for each band (`/0/band_1`, …) instead of one for all, so that each has its own scale, units and name. */
	splitBands?: boolean | undefined;
	/**
	 * False leaves out what only describes the image (georeference, texts, colours), where that is not in the directory itself:
	 * for a viewer that knows it, and wants a tile with the fewest requests.
	 */
	attributes?: boolean | undefined;
};

/** True if a file begins as TIFF does: a byte order, then 42 for the classic form or 43 for BigTIFF. */
export function isTiff(head: Uint8Array): boolean {
	const [a, b, c, d] = head;
	if (a === 0x49 && b === 0x49) return (c === 42 || c === 43) && d === 0;
	return a === 0x4d && b === 0x4d && c === 0 && (d === 42 || d === 43);
}

/** TIFF, BigTIFF, GeoTIFF and COG. */
export const tiffFormat: Format<"tiff", TiffOptions> = {
	key: "tiff",
	name: "TIFF",
	page: "docs/formats/tiff.md",
	fillPolicies: ["tiff"],
	options: {
		ifd: { kind: "index", description: "only the image with this index, from 0", flag: "--ifd <index>" },
		layout: {
			kind: "choice",
			choices: ["flat", "nested"],
			description: "all images in the root, or each in a group, as virtual-tiff names them",
			flag: "--layout <name>",
		},
		sidecars: {
			kind: "boolean",
			description: "also read .aux.xml, .ovr, .msk and world files beside the file",
			flag: "--sidecars",
		},
		coordinates: {
			kind: "boolean",
			description: "add coordinates as arrays",
			flag: "--coordinates",
		},
		splitBands: { kind: "boolean", description: "an array for each band", flag: "--split-bands" },
		attributes: {
			kind: "boolean",
			description: "false leaves out what only describes an image, where it costs a request",
		},
	},
	file: { recognises: isTiff, load: async () => (await import("./index.ts")).tiff },
};
