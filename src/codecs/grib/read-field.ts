import { MiraError } from "../../errors.ts";
import { type Awaitable, corruptChunk } from "../codec.ts";
import { decodeField } from "./decode-field.ts";
import { grib1PointCount } from "./decode-grib1.ts";
import { type GridLayout, gridLayout } from "./grid.ts";
import { gridPlaces, pointPlaces } from "./grids/places.ts";
import { type GribSections, walkFields, walkHead, walkInMemory } from "./message.ts";
import { isMessageStart } from "./message-start.ts";
import { codedCount } from "./packing-head.ts";
import { fromRows, inOrder, type ValueOrder } from "./row-order.ts";

/** The sections of one field of a message that is in memory. */
export function fieldSections(message: Uint8Array, field: number): GribSections {
	if (!isMessageStart(message, 0, false)) throw corruptChunk("grib", "the bytes do not begin with a GRIB message");
	const fields = walkInMemory(walkFields(walkInMemory(walkHead(), message)), message);
	const sections = fields[field];
	if (sections === undefined) throw corruptChunk("grib", `the message has ${fields.length} fields, none is ${field}`);
	return sections;
}

/** How many values a field has, those that are missing included. */
export function valueCount(sections: GribSections): number {
	if (sections.edition === 1) return grib1PointCount(sections);
	const count = sections.bitmap.kind === "none" ? codedCount(sections) : (gridLayout(sections).pointCount ?? 0);
	if (!Number.isSafeInteger(8 * count)) throw corruptChunk("grib", `a field of ${count} values`);
	return count;
}

/** What is read of a field: its values, or where its points are, in degrees. */
export type FieldContent = "values" | "latitude" | "longitude";

/** The values of a field, NaN where one is missing, or a coordinate of its points, NaN where they are not on the earth. */
export function readField(
	message: Uint8Array,
	sections: GribSections,
	content: FieldContent,
	order: ValueOrder,
): Awaitable<Float64Array> {
	const layout = gridLayout(sections);
	if (content !== "values") return fromRows(coordinate(sections, layout, content), layout, order);
	const coded = decodeField(message, sections);
	if (order === "coded") return coded;
	return coded instanceof Promise
		? coded.then((values) => inOrder(values, layout, order))
		: inOrder(coded, layout, order);
}

function coordinate(sections: GribSections, layout: GridLayout, name: "latitude" | "longitude"): Float64Array {
	const places = gridPlaces(sections, layout);
	if (places.kind === "none")
		throw new MiraError("unsupported-feature", `where the points of the grid are is not known: ${places.reason}`);
	return pointPlaces(places)[name];
}
