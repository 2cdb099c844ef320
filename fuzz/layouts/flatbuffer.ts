import { HEADER_BYTES } from "../../src/icechunk/file.ts";
import { emptyLayout, type Layout } from "../layout.ts";

/** A FlatBuffer in a file of Icechunk: every aligned word may be an offset, a length or an entry of a table. */
export function flatbufferLayout(bytes: Uint8Array): Layout {
	const layout = emptyLayout();
	for (let at = HEADER_BYTES - 3; at < Math.min(HEADER_BYTES, bytes.length); at++)
		layout.fields.push({ at, width: 1, isBig: false, values: [0, 1, 2, 3, 4, 6] });
	for (let at = HEADER_BYTES; at + 4 <= bytes.length; at += 2)
		layout.fields.push({ at, width: (at - HEADER_BYTES) % 4 === 0 ? 4 : 2, isBig: false });
	if (bytes.length > HEADER_BYTES) layout.regions.push({ start: HEADER_BYTES, end: bytes.length, isBig: false });
	return layout;
}
