import { MiraError } from "../../errors.ts";
import type { FillOptions } from "../../fill/policies.ts";
import { headerBytes } from "../../io/source.ts";
import { ManifestStore } from "../../manifest/manifest-store.ts";
import type { Parser } from "../format.ts";
import type { TiffFile } from "./array.ts";
import { readPages } from "./directories.ts";
import { buildGroup } from "./group.ts";
import { parseHeader } from "./header.ts";
import { NEEDED_TAGS, OPENED_TAGS } from "./tags.ts";
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
		const source = registry.source(url);
		const header = parseHeader(await source.readUpTo(0, headerBytes), url);
		const file: TiffFile = { url, source, registry, fileBytes: await source.size(), options, diagnostics: [] };
		const { fileBytes, diagnostics } = file;
		const context = {
			source,
			header,
			fileBytes,
			tags: options.attributes === false ? NEEDED_TAGS : OPENED_TAGS,
			budget: { bytes: Math.min(registry.limits.maxMetadataBytes, 2 * fileBytes + headerBytes) },
			window: { begin: 0, end: headerBytes },
			diagnostics,
		};
		const pages = await readPages(context, ifd ?? Number.POSITIVE_INFINITY);
		if (ifd !== undefined && pages[ifd] === undefined)
			throw new MiraError("not-found", `there is no image ${ifd}: the file has ${pages.length}`, { url });
		const group =
			layout === undefined ? await buildGroup(pages, file) : await buildVirtualTiffGroup(pages, layout, file);
		return new ManifestStore({ url, group, registry, diagnostics });
	};
}
