import { emptyLayout, type Layout } from "../layout.ts";

const METHODS: readonly number[] = [0, 1, 6, 8, 9, 12, 14, 20, 93, 95, 97, 99];
/** Widths of the fields behind each signature (APPNOTE 4.3). */
const RECORDS: Readonly<Record<number, readonly number[]>> = {
	67324752: [2, 2, 2, 2, 2, 4, 4, 4, 2, 2],
	33639248: [2, 2, 2, 2, 2, 2, 4, 4, 4, 2, 2, 2, 2, 2, 4, 4],
	101010256: [2, 2, 2, 2, 4, 4, 2],
	101075792: [8, 2, 2, 4, 4, 8, 8, 8, 8],
	117853008: [4, 8, 4],
	134695760: [4, 4, 4],
};

/** The records of a ZIP archive. The CRC of a member that is stored as it is follows its bytes, in both of its headers. */
export function zipLayout(bytes: Uint8Array): Layout {
	const layout = emptyLayout();
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
	const stored = new Map<number, { start: number; end: number }>();
	for (let at = 0; at + 4 <= bytes.length; at++) {
		const signature = view.getUint32(at, true);
		const widths = RECORDS[signature];
		if (widths === undefined) continue;
		const end = at + 4 + widths.reduce((sum, width) => sum + width, 0);
		if (end > bytes.length) break;
		layout.regions.push({ start: at, end, isBig: false });
		let place = at + 4;
		for (const width of widths) {
			layout.fields.push({ at: place, width, isBig: false, values: width === 2 ? METHODS : undefined });
			place += width;
		}
		if (signature === 0x04034b50 && view.getUint16(at + 8, true) === 0) {
			const start = end + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
			const data = { start, end: start + view.getUint32(at + 18, true) };
			stored.set(at, data);
			layout.seals.push({ kind: "crc32", ...data, at: at + 14 });
			layout.regions.push({ start, end: Math.min(data.end, bytes.length), isBig: false });
		}
		if (signature === 0x02014b50) {
			const data = stored.get(view.getUint32(at + 42, true));
			if (data !== undefined) layout.seals.push({ kind: "crc32", ...data, at: at + 16 });
		}
	}
	return layout;
}
