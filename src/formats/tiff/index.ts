import type { Diagnostic } from "../../diagnostics.ts";
import { MiraError } from "../../errors.ts";
import type { FillOptions } from "../../fill/policies.ts";
import { ManifestStore } from "../../manifest/manifest-store.ts";
import type { Parser } from "../format.ts";
import { openFile } from "./file.ts";
import { buildGroup } from "./group.ts";
import { NO_SIDECARS, readSidecars } from "./sidecars.ts";
import { buildVirtualTiffGroup } from "./virtual-tiff-group.ts";

/** Options of the TIFF parser. */
export type TiffOptions = FillOptions & {
	/** Only the image with this index in the chain of directories, from 0. Nothing behind it is read. */
	ifd?: number | undefined;
	/**
	 * The names of virtual-tiff instead of ours: every directory of the chain by its index, in the root (`flat`) or in a group
	 * of its own (`nested`), whatever it is.
	 */
	layout?: "flat" | "nested" | undefined;
	/**
	 * False leaves out what only describes the image (georeference, texts, colours), where that is not in the directory itself:
	 * for a viewer that knows it, and wants a tile with the fewest requests.
	 */
	attributes?: boolean | undefined;
	/**
	 * Look beside the file, as GDAL does, for `FILE.aux.xml` (nodata, scales, statistics, names), `FILE.ovr` (overviews),
	 * `FILE.msk` (a mask) and the world file of an image that has no georeference. It costs three requests and more.
	 */
	sidecars?: boolean | undefined;
	/** Paths of arrays to leave out, or of groups with all that is in them. */
	drop?: readonly string[] | undefined;
	/** Add the coordinates of `/0` as arrays `x` and `y`, and `spatial_ref`. */
	coordinates?: boolean | undefined;
	/** An array for each band (`/0/band_1`, …) instead of one for all, so that each has its own scale, units and name. */
	splitBands?: boolean | undefined;
	/** As for all formats; coordinates count. */
	inlineBudget?: { arrayBytes?: number | undefined; storeBytes?: number | undefined } | undefined;
};

/** A parser for TIFF, BigTIFF, GeoTIFF and COG. */
export function tiff(options: TiffOptions = {}): Parser {
	const { ifd, layout } = options;
	if (ifd !== undefined && !(Number.isInteger(ifd) && ifd >= 0))
		throw new MiraError("bad-argument", `ifd must be the index of an image, not ${String(ifd)}`);
	return async (url, registry) => {
		const diagnostics: Diagnostic[] = [];
		const { file, pages } = await openFile(url, { registry, options, diagnostics }, ifd);
		if (ifd !== undefined && pages[ifd] === undefined)
			throw new MiraError("not-found", `there is no image ${ifd}: the file has ${pages.length}`, { url });
		const isBeside = options.sidecars === true && layout === undefined && ifd === undefined;
		const sidecars = isBeside ? await readSidecars(file) : NO_SIDECARS;
		const group =
			layout === undefined ? await buildGroup(pages, sidecars, file) : await buildVirtualTiffGroup(pages, layout, file);
		return new ManifestStore({ url, group, registry, diagnostics });
	};
}
