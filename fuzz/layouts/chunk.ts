import { emptyLayout, type Layout } from "../layout.ts";

/** The beginning of a chunk, where compressors keep their sizes, and its end, where checksums and indexes of shards are. */
export function chunkLayout(bytes: Uint8Array): Layout {
	const layout = emptyLayout();
	const ends = [
		{ start: 0, end: Math.min(32, bytes.length), isBig: false },
		{ start: Math.max(0, bytes.length - 36), end: bytes.length, isBig: false },
	];
	layout.regions.push(...ends.filter(({ start, end }) => end > start));
	return layout;
}
