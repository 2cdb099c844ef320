import type { TypedNumbers } from "../../zarr/nd-array.ts";
import { decodeText } from "../../zarr/scalar.ts";
import { fieldBytes, fieldNumbers, firstNumber, TEXT_TYPES } from "./field.ts";
import type { TiffHeader } from "./header.ts";
import type { Tag } from "./tags.ts";

/** One field of a directory: what it holds and where. Small values stand in the directory itself. */
export type TiffField = { tag: number; type: number; count: number; offsetBytes: number; lengthBytes: number };

/** Of fewer fields one is found faster than a table of them is made. */
const FEW_FIELDS = 64;
const NONE: ReadonlySet<number> = new Set();

/**
 * An image file directory (IFD): the fields of one image, and where the next directory is. It keeps the bytes as they are:
 * files have a hundred thousand directories, of which little is asked for.
 */
export class Directory {
	readonly offsetBytes: number;
	readonly nextOffsetBytes: number;
	readonly littleEndian: boolean;
	/** Tags of the fields that cannot be read: of an unknown type, or with values behind the end of the file. */
	readonly unreadable: ReadonlySet<number>;
	readonly #form: EntryForm;
	readonly #view: DataView;
	readonly #fieldCount: number;
	readonly #fileBytes: number;
	#entries: Map<number, number> | undefined;
	/** Values that do not stand in the directory itself, as far as they were read. */
	#loaded: Map<number, Uint8Array> | undefined;

	/** Takes a whole directory, which stands at `offsetBytes` of a file of `fileBytes`. */
	constructor(
		{ isBig, littleEndian }: TiffHeader,
		bytes: Uint8Array,
		place: { offsetBytes: number; fieldCount: number; fileBytes: number },
	) {
		this.#form = isBig ? BIG_ENTRIES : ENTRIES;
		this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
		this.#fieldCount = place.fieldCount;
		this.#fileBytes = place.fileBytes;
		this.littleEndian = littleEndian;
		this.offsetBytes = place.offsetBytes;
		this.nextOffsetBytes = this.#number(this.#form.begin + this.#form.size * place.fieldCount);
		this.unreadable = this.#findUnreadable();
	}

	/** A field that can be read. */
	field(tag: number): TiffField | undefined {
		const at = this.#entryAt(tag);
		return at === undefined ? undefined : this.#fieldAt(at);
	}

	/** Whether there is a field that can be read. */
	has(tag: Tag): boolean {
		return this.field(tag) !== undefined;
	}

	/** The fields whose values stand elsewhere in the file. */
	outside(): TiffField[] {
		const found: TiffField[] = [];
		for (let i = 0; i < this.#fieldCount; i++) {
			const at = this.#form.begin + i * this.#form.size;
			const field = this.#fieldAt(at);
			if (field === undefined || field.lengthBytes <= this.#form.inlineBytes) continue;
			if (this.#entryAt(field.tag) === at) found.push(field);
		}
		return found;
	}

	/** Takes the bytes of values that stand elsewhere. */
	load(tag: number, bytes: Uint8Array): void {
		this.#loaded ??= new Map();
		this.#loaded.set(tag, bytes);
	}

	/** The bytes of the values of a field; undefined if there is none, or it was not read. */
	bytes(tag: number): Uint8Array | undefined {
		const at = this.#entryAt(tag);
		const field = at === undefined ? undefined : this.#fieldAt(at);
		if (at === undefined || field === undefined) return undefined;
		const { size, inlineBytes } = this.#form;
		if (field.lengthBytes > inlineBytes) return this.#loaded?.get(tag);
		const { buffer, byteOffset } = this.#view;
		return new Uint8Array(buffer, byteOffset + at + size - inlineBytes, field.lengthBytes);
	}

	/** The values of a field with the type they have in the file; undefined if there is none, or it was not read. */
	numbers(tag: Tag): TypedNumbers | undefined {
		const field = this.field(tag);
		const bytes = field && this.bytes(tag);
		return field === undefined || bytes === undefined || bytes.length === 0
			? undefined
			: fieldNumbers(field.type, bytes, this.littleEndian);
	}

	/** The first value of a field. */
	number(tag: Tag): number | undefined {
		const at = this.#entryAt(tag);
		const field = at === undefined ? undefined : this.#fieldAt(at);
		if (at === undefined || field === undefined || field.count === 0) return undefined;
		const { size, inlineBytes } = this.#form;
		if (field.lengthBytes <= inlineBytes)
			return firstNumber(field.type, this.#view, at + size - inlineBytes, this.littleEndian);
		const bytes = this.#loaded?.get(tag);
		return bytes && firstNumber(field.type, viewOf(bytes), 0, this.littleEndian);
	}

	/** The text of a field up to its first NUL. Numbers are no text, as libtiff sees it, too. */
	text(tag: Tag): string | undefined {
		const bytes = TEXT_TYPES.has(this.field(tag)?.type ?? 0) ? this.bytes(tag) : undefined;
		return bytes && decodeText(bytes);
	}

	/** Where the entry of a tag is; of one that stands there twice libtiff takes the first. */
	#entryAt(tag: number): number | undefined {
		const { begin, size } = this.#form;
		const view = this.#view;
		if (this.#fieldCount > FEW_FIELDS) {
			this.#entries ??= this.#index();
			return this.#entries.get(tag);
		}
		for (let at = begin; at < begin + size * this.#fieldCount; at += size)
			if (view.getUint16(at, this.littleEndian) === tag) return at;
		return undefined;
	}

	#index(): Map<number, number> {
		const entries = new Map<number, number>();
		for (let i = this.#fieldCount - 1; i >= 0; i--) {
			const at = this.#form.begin + i * this.#form.size;
			entries.set(this.#view.getUint16(at, this.littleEndian), at);
		}
		return entries;
	}

	#fieldAt(at: number): TiffField | undefined {
		const { size, inlineBytes } = this.#form;
		const type = this.#view.getUint16(at + 2, this.littleEndian);
		const count = this.#number(at + 4);
		const valueAt = at + size - inlineBytes;
		// Without values the type does not matter: GDAL leaves out that of the tables of a file that has no tiles yet.
		const lengthBytes = count === 0 ? 0 : count * (fieldBytes(type) ?? Number.POSITIVE_INFINITY);
		const offsetBytes = lengthBytes <= inlineBytes ? this.offsetBytes + valueAt : this.#number(valueAt);
		if (!(offsetBytes + lengthBytes <= this.#fileBytes)) return undefined;
		return { tag: this.#view.getUint16(at, this.littleEndian), type, count, offsetBytes, lengthBytes };
	}

	#findUnreadable(): ReadonlySet<number> {
		let found: Set<number> | undefined;
		const { begin, size } = this.#form;
		for (let at = begin; at < begin + size * this.#fieldCount; at += size) {
			const tag = this.#view.getUint16(at, this.littleEndian);
			if (this.#fieldAt(at) !== undefined || this.#entryAt(tag) !== at) continue;
			found ??= new Set();
			found.add(tag);
		}
		return found ?? NONE;
	}

	#number(at: number): number {
		return this.#form === BIG_ENTRIES
			? Number(this.#view.getBigUint64(at, this.littleEndian))
			: this.#view.getUint32(at, this.littleEndian);
	}
}

/** Where the entries of a directory begin, their size, and how much of a value stands in them. */
type EntryForm = { begin: number; size: number; inlineBytes: number };
const ENTRIES: EntryForm = { begin: 2, size: 12, inlineBytes: 4 };
const BIG_ENTRIES: EntryForm = { begin: 8, size: 20, inlineBytes: 8 };

/** Size of a directory of so many fields. */
export function directoryBytes({ isBig }: TiffHeader, fieldCount: number): number {
	return isBig ? 8 + 20 * fieldCount + 8 : 2 + 12 * fieldCount + 4;
}

/** Number of fields of the directory that begins with `bytes`. */
export function fieldCountOf({ isBig, littleEndian }: TiffHeader, bytes: Uint8Array): number {
	const view = viewOf(bytes);
	return isBig ? Number(view.getBigUint64(0, littleEndian)) : view.getUint16(0, littleEndian);
}

function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
	return new DataView(buffer, byteOffset, byteLength);
}
