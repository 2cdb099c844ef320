import type { TypedNumbers } from "../../zarr/nd-array.ts";
import { decodeText } from "../../zarr/scalar.ts";
import { fieldBytes, fieldNumbers, TEXT_TYPES } from "./field.ts";
import type { TiffHeader } from "./header.ts";
import type { Tag } from "./tags.ts";

/** One field of a directory: what it holds and where. Small values stand in the directory itself. */
export type TiffField = { tag: number; type: number; count: number; offsetBytes: number; lengthBytes: number };

/** An image file directory (IFD): the fields of one image, and where the next directory is. */
export class Directory {
	readonly offsetBytes: number;
	readonly nextOffsetBytes: number;
	readonly littleEndian: boolean;
	readonly fields: ReadonlyMap<number, TiffField>;
	/** Tags of the fields that cannot be read: of an unknown type, or with values behind the end of the file. */
	readonly unreadable: ReadonlySet<number>;
	/** Bytes of the values that were read. */
	readonly values: Map<number, Uint8Array> = new Map();

	constructor(
		header: TiffHeader,
		place: { offsetBytes: number; nextOffsetBytes: number },
		fields: ReadonlyMap<number, TiffField>,
		unreadable: ReadonlySet<number>,
	) {
		this.littleEndian = header.littleEndian;
		this.offsetBytes = place.offsetBytes;
		this.nextOffsetBytes = place.nextOffsetBytes;
		this.fields = fields;
		this.unreadable = unreadable;
	}

	/** The values of a field with the type they have in the file; undefined if there is none, or it was not read. */
	numbers(tag: Tag): TypedNumbers | undefined {
		const field = this.fields.get(tag);
		const bytes = this.values.get(tag);
		return field === undefined || bytes === undefined || bytes.length === 0
			? undefined
			: fieldNumbers(field.type, bytes, this.littleEndian);
	}

	/** The first value of a field. */
	number(tag: Tag): number | undefined {
		const first = this.numbers(tag)?.[0];
		return first === undefined ? undefined : Number(first);
	}

	/** The text of a field up to its first NUL. Numbers are no text, as libtiff sees it, too. */
	text(tag: Tag): string | undefined {
		const bytes = TEXT_TYPES.has(this.fields.get(tag)?.type ?? 0) ? this.values.get(tag) : undefined;
		return bytes && decodeText(bytes);
	}
}

/** Size of a directory of so many fields. */
export function directoryBytes({ isBig }: TiffHeader, fieldCount: number): number {
	return isBig ? 8 + 20 * fieldCount + 8 : 2 + 12 * fieldCount + 4;
}

/** Number of fields of the directory that begins with `bytes`. */
export function fieldCountOf({ isBig, littleEndian }: TiffHeader, bytes: Uint8Array): number {
	const view = viewOf(bytes);
	return isBig ? Number(view.getBigUint64(0, littleEndian)) : view.getUint16(0, littleEndian);
}

/** Reads a whole directory, which stands at `offsetBytes` of a file of `fileBytes`. */
export function parseDirectory(
	header: TiffHeader,
	bytes: Uint8Array,
	offsetBytes: number,
	fieldCount: number,
	fileBytes: number,
): Directory {
	const { isBig, littleEndian } = header;
	const view = viewOf(bytes);
	const place = (at: number): number =>
		isBig ? Number(view.getBigUint64(at, littleEndian)) : view.getUint32(at, littleEndian);
	const [begin, size, inlineBytes] = isBig ? [8, 20, 8] : [2, 12, 4];
	const fields = new Map<number, TiffField>();
	const unreadable = new Set<number>();
	const inlined = new Map<number, Uint8Array>();
	for (let at = begin; at < begin + size * fieldCount; at += size) {
		const tag = view.getUint16(at, littleEndian);
		const type = view.getUint16(at + 2, littleEndian);
		const count = place(at + 4);
		const valueAt = at + size - inlineBytes;
		// Without values the type does not matter: GDAL leaves out that of the tables of a file that has no tiles yet.
		const lengthBytes = count === 0 ? 0 : count * (fieldBytes(type) ?? Number.POSITIVE_INFINITY);
		const isInline = lengthBytes <= inlineBytes;
		const valueOffset = isInline ? offsetBytes + valueAt : place(valueAt);
		// Of a tag that stands there twice libtiff takes the first.
		if (fields.has(tag)) continue;
		if (!(valueOffset + lengthBytes <= fileBytes)) {
			unreadable.add(tag);
			continue;
		}
		fields.set(tag, { tag, type, count, offsetBytes: valueOffset, lengthBytes });
		if (isInline) inlined.set(tag, bytes.slice(valueAt, valueAt + lengthBytes));
	}
	const nextOffsetBytes = place(begin + size * fieldCount);
	const directory = new Directory(header, { offsetBytes, nextOffsetBytes }, fields, unreadable);
	for (const [tag, value] of inlined) directory.values.set(tag, value);
	return directory;
}

function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
	return new DataView(buffer, byteOffset, byteLength);
}
