import { emptyLayout, type Layout } from "../layout.ts";

const TAGS: readonly number[] = [
	1,
	30,
	40,
	100,
	101,
	104,
	105,
	106,
	107,
	200,
	201,
	202,
	203,
	204,
	300,
	301,
	302,
	306,
	307,
	308,
	700,
	701,
	702,
	703,
	704,
	705,
	706,
	707,
	708,
	709,
	710,
	720,
	721,
	731,
	732,
	1962,
	1963,
	1965,
	16384 + 302,
	16384 + 702,
	16384 + 1963,
];
/** Elements with values alone: images, data sets, rows of tables. */
const DATA: ReadonlySet<number> = new Set([202, 302, 702, 1963]);
const MOST_BLOCKS = 100;

/** The blocks of data descriptors of an HDF4 file, and the elements that they describe. */
export function hdf4Layout(bytes: Uint8Array): Layout {
	const layout = emptyLayout();
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
	let block = 4;
	for (let n = 0; n < MOST_BLOCKS && block > 0 && block + 6 <= bytes.length; n++) {
		const count = view.getUint16(block);
		layout.fields.push({ at: block, width: 2, isBig: true }, { at: block + 2, width: 4, isBig: true });
		for (let at = block + 6; at < block + 6 + 12 * count && at + 12 <= bytes.length; at += 12) {
			const tag = view.getUint16(at);
			if (tag === 1) continue;
			layout.regions.push({ start: at, end: at + 12, isBig: true });
			layout.fields.push(
				{ at, width: 2, isBig: true, values: TAGS },
				{ at: at + 2, width: 2, isBig: true },
				{ at: at + 4, width: 4, isBig: true },
				{ at: at + 8, width: 4, isBig: true },
			);
			const start = view.getUint32(at + 4);
			const end = Math.min(start + Math.min(view.getUint32(at + 8), DATA.has(tag) ? 16 : 256), bytes.length);
			if (end > start) element(start, end, layout);
		}
		block = view.getUint32(block + 2);
	}
	return layout;
}

function element(start: number, end: number, layout: Layout): void {
	layout.regions.push({ start, end, isBig: true });
	for (let at = start; at + 2 <= Math.min(end, start + 64); at += 2)
		layout.fields.push({ at, width: at % 4 === 0 && at + 4 <= end ? 4 : 2, isBig: true, values: TAGS });
}
