import { FieldReader } from "./field-reader.ts";
import type { TagRef } from "./tags.ts";

/** A field of the records of a Vdata. */
export type VdataField = {
	name: string;
	/** Number type with its flags. */
	typeCode: number;
	/** How many numbers a record has of it. */
	order: number;
	/** Place in the record, and size of all its numbers. */
	offsetBytes: number;
	sizeBytes: number;
};

/** A Vdata: a table of records. */
export type Vdata = {
	ref: number;
	name: string;
	className: string;
	recordCount: number;
	recordBytes: number;
	/** Record after record, or all values of one field after those of the other. */
	interlace: "records" | "fields";
	fields: VdataField[];
	/** The Vdatas that hold its attributes; those of a field have its index. */
	attributes: { field: number | undefined; vdata: TagRef }[];
};

const VERSION_WITH_ATTRIBUTES = 4;
const HAS_ATTRIBUTES = 1;

/** Reads the header of a Vdata (HDF specification, DFTAG_VH). */
export function parseVdata(ref: number, bytes: Uint8Array): Vdata {
	const header = new FieldReader(bytes, `Vdata ${ref}`);
	const interlace = header.u16() === 0 ? "records" : "fields";
	const recordCount = header.size();
	const recordBytes = header.u16();
	const count = header.u16();
	const types = header.u16s(count);
	const sizes = header.u16s(count);
	const offsets = header.u16s(count);
	const orders = header.u16s(count);
	const fields = types.map(
		(typeCode, i): VdataField => ({
			name: header.text(),
			typeCode,
			order: orders[i] as number,
			offsetBytes: offsets[i] as number,
			sizeBytes: sizes[i] as number,
		}),
	);
	const name = header.text();
	const className = header.text();
	const attributes = readAttributes(header);
	return { ref, name, className, recordCount, recordBytes, interlace, fields, attributes };
}

function readAttributes(header: FieldReader): Vdata["attributes"] {
	if (header.left < 8) return [];
	const [, , version = 0] = header.u16s(4);
	if (version < VERSION_WITH_ATTRIBUTES || header.left < 8 || (header.u32() & HAS_ATTRIBUTES) === 0) return [];
	const attributes: Vdata["attributes"] = [];
	for (let left = header.size(); left > 0; left--) {
		const field = header.i32();
		attributes.push({
			field: field < 0 ? undefined : field,
			vdata: { tag: header.u16(), ref: header.u16() },
		});
	}
	return attributes;
}
