import { type Attributes, type AttributeValue, numericAttribute, textAttribute } from "../../zarr/attributes.ts";
import type { Budget } from "../../zarr/budget.ts";
import type { TypedNumbers } from "../../zarr/nd-array.ts";
import { gdalAttributes } from "./band-metadata.ts";
import { geoKeyAttributes, namedGeoKeys } from "./geo-keys.ts";
import type { ImageMetadata, Nodata } from "./metadata.ts";
import { TAG, type Tag } from "./tags.ts";

const MODEL_TAGS: readonly [name: string, tag: Tag][] = [
	["model_pixel_scale", TAG.ModelPixelScale],
	["model_tiepoint", TAG.ModelTiepoint],
	["photometric_interpretation", TAG.PhotometricInterpretation],
	["model_transformation", TAG.ModelTransformation],
];

const NUMBER_TAGS: readonly [name: string, tag: Tag][] = [
	["orientation", TAG.Orientation],
	["extra_samples", TAG.ExtraSamples],
	["rpc_coefficients", TAG.RpcCoefficients],
];

const TEXT_TAGS: readonly [name: string, tag: Tag][] = [
	["document_name", TAG.DocumentName],
	["image_description", TAG.ImageDescription],
	["software", TAG.Software],
	["date_time", TAG.DateTime],
	["artist", TAG.Artist],
	["copyright", TAG.Copyright],
];

/** The attributes of an array that holds these bands of an image, and has this nodata. */
export function imageAttributes(
	{ directory, geoKeys, items }: ImageMetadata,
	bands: readonly number[],
	nodata: Nodata | undefined,
	limits: Budget,
): Attributes {
	// The number of bands is one number of the file, and images share the items of their metadata.
	limits.work(ITEM_STEPS * items.length);
	limits.hold(ITEM_BYTES * items.length);
	if (items.length > 0) {
		limits.work(BAND_STEPS * bands.length);
		limits.hold(BAND_BYTES * bands.length);
	}
	const attributes = geoKeyAttributes(geoKeys);
	for (const [name, tag] of [...MODEL_TAGS, ...NUMBER_TAGS]) setNumbers(attributes, name, directory.numbers(tag));
	// What every image has by default says nothing.
	if (directory.number(TAG.Orientation) === 1) attributes.delete("orientation");
	const colors = directory.numbers(TAG.ColorMap);
	if (colors !== undefined && colors.length % 3 === 0)
		attributes.set("color_map", numericAttribute(colors, [3, colors.length / 3]));
	for (const [name, tag] of TEXT_TAGS) {
		const text = directory.text(tag);
		if (text !== undefined && text !== "") attributes.set(name, textAttribute(text));
	}
	for (const [name, value] of gdalAttributes(items, bands))
		attributes.set(attributes.has(name) ? `gdal_${name}` : name, value);
	return charged(withNodata(attributes, nodata), limits);
}

/** What a band and an item cost besides the attributes that come of them. */
const BAND_STEPS = 200;
const BAND_BYTES = 100;
const ITEM_STEPS = 200;
const ITEM_BYTES = 250;

function charged(attributes: Attributes, limits: Budget): Attributes {
	for (const { values } of attributes.values()) limits.attribute(values.length);
	return attributes;
}

/** The attributes that virtual-tiff gives an image, by its names: of GDAL's items the last of a name. */
export function virtualTiffAttributes(
	{ directory, geoKeys, items, nodata }: ImageMetadata,
	limits: Budget,
): Attributes {
	const attributes = geoKeyAttributes(namedGeoKeys(geoKeys));
	for (const [name, tag] of MODEL_TAGS) setNumbers(attributes, name, directory.numbers(tag));
	for (const { name, value } of items) if (name !== "") attributes.set(name, textAttribute(value.trim()));
	return charged(withNodata(attributes, nodata), limits);
}

function withNodata(attributes: Attributes, nodata: Nodata | undefined): Attributes {
	if (nodata !== undefined) attributes.set("gdal_no_data", textAttribute(nodata.text));
	return attributes;
}

function setNumbers(attributes: Attributes, name: string, values: TypedNumbers | undefined): void {
	if (values === undefined) return;
	const value: AttributeValue = numericAttribute(values, values.length === 1 ? [] : [values.length]);
	attributes.set(name, value);
}
