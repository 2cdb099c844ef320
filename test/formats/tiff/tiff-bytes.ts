/** A field of a directory: a tag, its type (2 text, 3 short, 4 long, 12 double, 16 long8), and its values. */
export type Field = readonly [tag: number, type: 2 | 3 | 4 | 12 | 16, values: string | readonly number[]];

const ITEM_BYTES = { 2: 1, 3: 2, 4: 4, 12: 8, 16: 8 } as const;

/** One image of single samples in one piece, with any further or other fields. */
export type ImageFields = {
	width?: number;
	height?: number;
	bits?: number;
	format?: number;
	fields?: readonly Field[];
};

/**
 * A little-endian file: the header, `data` at byte 8 (16 in a BigTIFF), then the directories, each with its values behind it.
 * Just enough of the format for files that no library writes.
 */
export function tiffBytes(
	data: Uint8Array,
	images: readonly ImageFields[],
	{ big = false }: { big?: boolean } = {},
): Uint8Array {
	const first = big ? 16 : 8;
	let bytes = new Uint8Array(first + data.length + (data.length % 2));
	bytes.set(data, first);
	const view = new DataView(bytes.buffer);
	view.setUint16(0, 0x4949);
	view.setUint16(2, big ? 43 : 42, true);
	if (big) view.setUint16(4, 8, true);
	if (big) view.setBigUint64(8, BigInt(bytes.length), true);
	else view.setUint32(4, bytes.length, true);
	for (const [i, image] of images.entries()) {
		const fields = allFields(image, first, data.length);
		const directory = directoryBytes(fields, bytes.length, i + 1 < images.length, big);
		const longer = new Uint8Array(bytes.length + directory.length);
		longer.set(bytes);
		longer.set(directory, bytes.length);
		bytes = longer;
	}
	return bytes;
}

function allFields(image: ImageFields, place: number, length: number): Field[] {
	const { width = 4, height = 4, bits = 8, format = 1, fields = [] } = image;
	const common: Field[] = [
		[256, 4, [width]],
		[257, 4, [height]],
		[258, 3, [bits]],
		[259, 3, [1]],
		[262, 3, [1]],
		[273, 4, [place]],
		[277, 3, [1]],
		[278, 4, [height]],
		[279, 4, [length]],
		[339, 3, [format]],
	];
	const own = new Set(fields.map(([tag]) => tag));
	return [...common.filter(([tag]) => !own.has(tag)), ...fields].sort(([a], [b]) => a - b);
}

function directoryBytes(fields: readonly Field[], at: number, hasNext: boolean, big: boolean): Uint8Array {
	const [countBytes, entryBytes, inlineBytes] = big ? [8, 20, 8] : [2, 12, 4];
	const headBytes = countBytes + entryBytes * fields.length + inlineBytes;
	const values = fields.map(encodeField);
	const tailBytes = values.reduce((sum, { length }) => sum + (length > inlineBytes ? length + (length % 2) : 0), 0);
	const bytes = new Uint8Array(headBytes + tailBytes);
	const view = new DataView(bytes.buffer);
	const place = (where: number, value: number): void =>
		big ? view.setBigUint64(where, BigInt(value), true) : view.setUint32(where, value, true);
	if (big) view.setBigUint64(0, BigInt(fields.length), true);
	else view.setUint16(0, fields.length, true);
	let tail = headBytes;
	for (const [i, [tag, type]] of fields.entries()) {
		const value = values[i] as Uint8Array;
		const entry = countBytes + entryBytes * i;
		view.setUint16(entry, tag, true);
		view.setUint16(entry + 2, type, true);
		place(entry + 4, value.length / ITEM_BYTES[type]);
		const valueAt = entry + entryBytes - inlineBytes;
		if (value.length <= inlineBytes) bytes.set(value, valueAt);
		else {
			place(valueAt, at + tail);
			bytes.set(value, tail);
			tail += value.length + (value.length % 2);
		}
	}
	place(headBytes - inlineBytes, hasNext ? at + bytes.length : 0);
	return bytes;
}

function encodeField([, type, values]: Field): Uint8Array {
	if (typeof values === "string") return new TextEncoder().encode(values);
	const bytes = new Uint8Array(values.length * ITEM_BYTES[type]);
	const view = new DataView(bytes.buffer);
	for (const [i, value] of values.entries()) {
		if (type === 3) view.setUint16(2 * i, value, true);
		else if (type === 4) view.setUint32(4 * i, value, true);
		else if (type === 12) view.setFloat64(8 * i, value, true);
		else view.setBigUint64(8 * i, BigInt(value), true);
	}
	return bytes;
}
