import { ByteWriter } from "../byte-writer.mjs";

const [SHORT, LONG] = [3, 4];

/** Fields of an image of 2 × 2 bytes in one strip at `offset`. */
export function imageFields(offset) {
	return [
		[256, SHORT, 1, 2],
		[257, SHORT, 1, 2],
		[258, SHORT, 1, 8],
		[259, SHORT, 1, 1],
		[262, SHORT, 1, 1],
		[273, LONG, 1, offset],
		[277, SHORT, 1, 1],
		[278, SHORT, 1, 2],
		[279, LONG, 1, 4],
	];
}

/** A chain of so many pages, each a directory of its own; all have the same pixels. */
export function tiffNodes({ pages = 1 }) {
	const out = new ByteWriter({ littleEndian: true, roomBytes: 128 * pages + 64 });
	out.text("II").u16(42).u32(12).u8(1, 2, 3, 4);
	for (let page = 0; page < pages; page++) directory(out, imageFields(8), page === pages - 1 ? 0 : undefined);
	return out.done();
}

/** A directory whose next one is at `next`, or right behind it. */
export function directory(out, fields, next) {
	out.u16(fields.length);
	for (const [tag, type, count, value] of fields) {
		out.u16(tag, type).u32(count);
		// Little-endian: a short stands in the first two bytes.
		out.u32(value);
	}
	return out.u32(next ?? out.length + 4);
}
