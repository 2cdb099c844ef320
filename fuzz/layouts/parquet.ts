import { emptyLayout, type Layout } from "../layout.ts";

/** A Parquet file: its footer, in Thrift's compact form, and the headers of pages before it. */
export function parquetLayout(bytes: Uint8Array): Layout {
	const layout = emptyLayout();
	if (bytes.length < 12) return layout;
	layout.fields.push({ at: bytes.length - 8, width: 4, isBig: false });
	const footer = new DataView(bytes.buffer, bytes.byteOffset, bytes.length).getUint32(bytes.length - 8, true);
	const start = Math.max(4, bytes.length - 8 - footer);
	for (let at = start; at < bytes.length - 8; at++) layout.fields.push({ at, width: 1, isBig: false });
	layout.regions.push({ start: 4, end: bytes.length - 8, isBig: false });
	return layout;
}
