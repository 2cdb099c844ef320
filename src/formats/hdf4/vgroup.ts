import { FieldReader } from "./field-reader.ts";
import type { TagRef } from "./tags.ts";

/** A Vgroup: a named list of elements, other Vgroups among them. */
export type Vgroup = {
	ref: number;
	name: string;
	className: string;
	members: TagRef[];
	/** The Vdatas that hold its attributes. */
	attributes: TagRef[];
};

/** Versions from 4 on may have attributes. */
const VERSION_WITH_ATTRIBUTES = 4;
const HAS_ATTRIBUTES = 1;

/** Reads a Vgroup (HDF specification, DFTAG_VG). */
export function parseVgroup(ref: number, bytes: Uint8Array): Vgroup {
	const fields = new FieldReader(bytes, `Vgroup ${ref}`);
	const count = fields.u16();
	const tags = fields.u16s(count);
	const refs = fields.u16s(count);
	const members = tags.map((tag, i) => ({ tag, ref: refs[i] as number }));
	const name = fields.text();
	const className = fields.text();
	return { ref, name, className, members, attributes: readAttributes(fields) };
}

/** The version stands at the end, behind the attributes that only a new one has: version, "more" and a byte of padding. */
function readAttributes(fields: FieldReader): TagRef[] {
	const { bytes } = fields;
	const version = bytes.length < 5 ? 0 : new FieldReader(bytes.subarray(-5), "a Vgroup").u16();
	// Tag and number of an extension come first, which nobody uses.
	if (version < VERSION_WITH_ATTRIBUTES || fields.left < 12) return [];
	fields.u16s(2);
	if ((fields.u32() & HAS_ATTRIBUTES) === 0) return [];
	const count = fields.size();
	const pairs = fields.u16s(2 * count);
	return Array.from({ length: count }, (_, i) => ({ tag: pairs[2 * i] as number, ref: pairs[2 * i + 1] as number }));
}
