import { type Awaitable, corruptChunk } from "../codec.ts";
import { decodeField } from "./decode-field.ts";
import { grib1PointCount } from "./decode-grib1.ts";
import { gridLayout, straightenRuns } from "./grid.ts";
import { type GribSections, isMessageStart, walkFields, walkHead, walkInMemory } from "./message.ts";
import { codedCount } from "./packing-head.ts";

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

/** The order of values: as they are coded, or row by row of a regular grid with i running fastest. */
export type ValueOrder = "coded" | "rows";

/** The values of a field, NaN where one is missing. Rows and columns keep the directions in which they are coded. */
export function readValues(message: Uint8Array, sections: GribSections, order: ValueOrder): Awaitable<Float64Array> {
	const coded = decodeField(message, sections);
	if (order === "coded") return coded;
	return coded instanceof Promise ? coded.then((values) => inRows(values, sections)) : inRows(coded, sections);
}

function inRows(values: Float64Array, sections: GribSections): Float64Array {
	const layout = gridLayout(sections);
	const { ni, nj, scanning } = layout;
	if (scanning === undefined) return values;
	if (scanning.isAlternating) straightenRuns(values, layout);
	if (!scanning.jConsecutive) return values;
	if (ni === undefined || nj === undefined) throw corruptChunk("grib", "columns of different lengths are no rows");
	const rows = new Float64Array(values.length);
	for (let i = 0, from = 0; i < ni; i++) for (let j = 0; j < nj; j++) rows[j * ni + i] = values[from++] as number;
	return rows;
}
