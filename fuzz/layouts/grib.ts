import { emptyLayout, type Layout } from "../layout.ts";

/** Numbers of templates and of tables, for all editions. */
const CODES: readonly number[] = [
	0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 20, 30, 32, 40, 41, 42, 50, 51, 53, 60, 61, 90, 100, 101, 110, 140, 150, 200,
	204, 254, 255, 1000, 1100, 32768, 40000, 40010, 50001, 50002, 65535,
];
const MOST_SECTIONS = 400;

/** The messages of a GRIB file, editions 1 and 2: the lengths of sections, and what is in each but the packed values. */
export function gribLayout(bytes: Uint8Array): Layout {
	const layout = emptyLayout();
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
	let at = 0;
	for (let found = 0; found < MOST_SECTIONS; found++) {
		at = indexOf(bytes, "GRIB", at);
		if (at === -1 || at + 16 > bytes.length) break;
		layout.fields.push({ at: at + 7, width: 1, isBig: true, values: [1, 2, 3] });
		at = bytes[at + 7] === 2 ? edition2(view, at, layout) : edition1(view, at, layout);
	}
	return layout;
}

function edition2(view: DataView, message: number, layout: Layout): number {
	layout.fields.push({ at: message + 6, width: 1, isBig: true, values: [0, 1, 2, 3, 10, 255] });
	layout.fields.push({ at: message + 8, width: 8, isBig: true });
	let at = message + 16;
	while (at + 5 <= view.byteLength && view.getUint32(at) !== 0x37373737) {
		const length = view.getUint32(at);
		const number = view.getUint8(at + 4);
		if (length < 5 || number > 8) break;
		layout.fields.push({ at, width: 4, isBig: true }, { at: at + 4, width: 1, isBig: true, values: CODES });
		section(view, at + 5, at + Math.min(length, number === 7 ? 40 : 300), layout);
		// The number of the template stands behind the counts of sections 3 and 5, and of section 4.
		const template = ({ 3: 12, 4: 7, 5: 9 } as Record<number, number>)[number];
		if (template !== undefined && at + template + 2 <= view.byteLength)
			layout.fields.push({ at: at + template, width: 2, isBig: true, values: CODES });
		at += length;
	}
	return at;
}

function edition1(view: DataView, message: number, layout: Layout): number {
	layout.fields.push({ at: message + 4, width: 3, isBig: true });
	let at = message + 8;
	if (at + 8 > view.byteLength) return at;
	const flags = view.getUint8(at + 7);
	// Product, then grid and bitmap where the flags say so, then data.
	for (const isThere of [true, (flags & 0x80) !== 0, (flags & 0x40) !== 0, true]) {
		if (!isThere || at + 3 > view.byteLength) continue;
		const length = view.getUint16(at) * 256 + view.getUint8(at + 2);
		layout.fields.push({ at, width: 3, isBig: true });
		section(view, at + 3, at + Math.min(length, 60), layout);
		at += length;
	}
	return Math.max(at, message + 8);
}

/** Single octets are what most fields are; longer ones begin anywhere. */
function section(view: DataView, start: number, end: number, layout: Layout): void {
	const last = Math.min(end, view.byteLength);
	if (last <= start) return;
	layout.regions.push({ start, end: last, isBig: true });
	for (let at = start; at < Math.min(last, start + 80); at++)
		layout.fields.push({ at, width: at % 3 === 0 && at + 2 <= last ? 2 : 1, isBig: true, values: CODES });
}

function indexOf(bytes: Uint8Array, text: string, from: number): number {
	return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).indexOf(text, from, "latin1");
}
