import type { Diagnostic } from "../../diagnostics.ts";
import { hint, option } from "../../errors.ts";
import type { Budget } from "../../zarr/budget.ts";
import { inheritItems, replaceItems } from "./band-metadata.ts";
import type { Directory } from "./directory.ts";
import { type GdalItem, parseGdalMetadata } from "./gdal-metadata.ts";
import { type GeoKeys, readGeoKeys } from "./geo-keys.ts";
import type { Pam } from "./pam.ts";
import { TAG } from "./tags.ts";

/** The text of a nodata value, and where it stands. */
export type Nodata = { text: string; place: string };

/** What an image says about itself apart from its samples. */
export type ImageMetadata = {
	directory: Directory;
	geoKeys: GeoKeys;
	/** Of GDAL_METADATA. */
	items: readonly GdalItem[];
	/** That of GDAL_NODATA, which is for all bands. */
	nodata: Nodata | undefined;
	/** Those that bands have of their own, beside the file. */
	bandNodata: ReadonlyMap<number, Nodata>;
};

const NO_ITEMS: readonly GdalItem[] = [];
const NO_NODATA: ReadonlyMap<number, Nodata> = new Map();

/** What a directory says about its image besides its samples. */
export function readMetadata(directory: Directory, limits: Budget): ImageMetadata {
	const xml = directory.text(TAG.GdalMetadata);
	const nodata = directory.text(TAG.GdalNodata) ?? "";
	return {
		directory,
		geoKeys: readGeoKeys(directory, limits),
		items: xml === undefined ? NO_ITEMS : parseGdalMetadata(xml),
		nodata: nodata.trim() === "" ? undefined : { text: nodata, place: "tag GDAL_NODATA" },
		bandNodata: NO_NODATA,
	};
}

/** What it costs to look whether an image has an item itself. */
const INHERIT_STEPS = 200;

/** An overview has the nodata, scales and units of the full image, unless it has its own. */
export function inheritMetadata(own: ImageMetadata, full: ImageMetadata, limits: Budget): ImageMetadata {
	limits.work(INHERIT_STEPS * full.items.length);
	return {
		...own,
		nodata: own.nodata ?? full.nodata,
		bandNodata: own.nodata === undefined ? full.bandNodata : own.bandNodata,
		items: inheritItems(own.items, full.items),
	};
}

/** What GDAL has noted beside a file holds before what the file says. */
export function withPam(metadata: ImageMetadata, { items, nodata }: Pam): ImageMetadata {
	const place = "NoDataValue of the file .aux.xml";
	return {
		...metadata,
		items: replaceItems(metadata.items, items),
		bandNodata: new Map(Array.from(nodata, ([band, text]) => [band, { text, place }])),
	};
}

/** The nodata of an array of these bands. Where they differ no value holds for all of them, which is said. */
export function nodataOf(
	{ nodata, bandNodata }: ImageMetadata,
	bands: readonly number[],
	path: string,
	diagnostics: Diagnostic[],
): Nodata | undefined {
	if (bandNodata.size === 0) return nodata;
	const found = bands.map((band) => bandNodata.get(band) ?? nodata);
	const [first] = found;
	if (found.every((value) => value?.text.trim() === first?.text.trim())) return first;
	diagnostics.push({
		severity: "warning",
		code: "fill-conflict",
		path,
		message: `its bands have different nodata values (${found.map((value) => value?.text.trim() ?? "none").join(", ")}); none is used`,
		...hint`Pass ${option("tiff.splitBands", true)}, for an array of each band`,
	});
	return undefined;
}
