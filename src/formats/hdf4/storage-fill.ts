import { MiraError } from "../../errors.ts";
import type { FillCandidate } from "../../fill/candidate.ts";
import type { FixedDataType } from "../../zarr/data-type.ts";
import { formatScalar, sameBytes } from "../../zarr/scalar.ts";
import { toLittleEndian } from "./attributes.ts";
import type { DataSet } from "./data-set.ts";
import type { ElementStorage } from "./file.ts";
import { defaultFill } from "./number-type.ts";

/** What unwritten elements read as. The bands of a pixel may differ, and then no fill value can stand for them. */
export type UnwrittenElements = { candidates: FillCandidate[]; isUneven: boolean };

/**
 * Chunked elements say themselves what unwritten elements read as, for all bands of a pixel; raster images otherwise by an
 * attribute. Data sets have the `_FillValue`, or the default of their type.
 */
export function unwrittenElements(set: DataSet, storage: ElementStorage): UnwrittenElements {
	const { type, attributes, pixelFill } = set;
	const { dataType: element } = type;
	if (storage.kind === "chunked" && storage.fill.length > 0 && storage.fill.length % element.itemBytes === 0)
		return ofPixel(element, toLittleEndian(type, storage.fill), "header of the chunked element", "explicit");
	if (pixelFill !== undefined) return ofPixel(element, pixelFill.pixel, pixelFill.place, pixelFill.status);
	if (attributes.has("_FillValue")) return { candidates: [], isUneven: false };
	return ofPixel(element, defaultFill(type), `default of ${element.name}`, "default");
}

function ofPixel(
	element: FixedDataType,
	pixel: Uint8Array,
	place: string,
	status: FillCandidate["status"],
): UnwrittenElements {
	const { itemBytes } = element;
	const value = pixel.slice(0, itemBytes);
	for (let at = itemBytes; at < pixel.length; at += itemBytes)
		if (!sameBytes(value, pixel.subarray(at, at + itemBytes))) return { candidates: [], isUneven: true };
	const source = { place, text: formatScalar(element, value) };
	return { candidates: [{ role: "storage", value, status, source }], isUneven: false };
}

/** Why an image cannot be shown of which something was never written. */
export function unevenPixels(): MiraError {
	return new MiraError("unsupported-feature", "unwritten pixels have a different value in each band");
}
