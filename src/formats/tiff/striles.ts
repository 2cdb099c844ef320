import type { Source } from "../../io/source.ts";
import type { Directory, TiffField } from "./directory.ts";
import { fieldBytes, fieldPlaces } from "./field.ts";
import { STRILE_TAGS } from "./tags.ts";

/** Where the strips or tiles of an image are: places and sizes by their numbers. Sizes may be unknown. */
export type StrileTable = { offsets: Float64Array; byteCounts: Float64Array | undefined };

/** A list of numbers of a directory; `only` is the one of a list of one, which is known. */
type Table = Pick<TiffField, "type" | "count" | "offsetBytes" | "lengthBytes"> & {
	only: number | undefined;
	/** The bytes of more that stand in the directory itself. */
	own: Uint8Array | undefined;
};

function tableOf(directory: Directory, tags: readonly number[]): Table | undefined {
	for (const tag of tags) {
		const field = directory.field(tag);
		if (field === undefined) continue;
		const { type, count, offsetBytes, lengthBytes } = field;
		const bytes = directory.bytes(tag);
		const only = count === 1 && bytes !== undefined ? fieldPlaces(type, bytes, directory.littleEndian)[0] : undefined;
		return { type, count, offsetBytes, lengthBytes, only, own: only === undefined ? bytes : undefined };
	}
	return undefined;
}

/** Tables below this size are read whole: a part would need a request just as well. */
const WHOLE_BYTES = 2 ** 15;
/** What is read of a table around one number: its neighbours are likely to be asked for next. */
const PIECE_BYTES = 4096;

/**
 * The tables of places and sizes of the striles of an image. They stand in the file as two lists of numbers, so that a single
 * place can be looked up without the rest.
 */
export class Striles {
	readonly #source: Source;
	readonly #littleEndian: boolean;
	readonly #offsets: Table | undefined;
	readonly #byteCounts: Table | undefined;

	constructor(source: Source, directory: Directory) {
		this.#source = source;
		this.#littleEndian = directory.littleEndian;
		this.#offsets = tableOf(directory, STRILE_TAGS.offsets);
		this.#byteCounts = tableOf(directory, STRILE_TAGS.byteCounts);
	}

	/** Number of places in the file; undefined if there is no table of them. */
	get placeCount(): number | undefined {
		return this.#offsets?.count;
	}

	/** Size of the tables in the file. */
	get tableBytes(): number {
		return (this.#offsets?.lengthBytes ?? 0) + (this.#byteCounts?.lengthBytes ?? 0);
	}

	/** Whether it pays to look up single striles. Where a size is unknown, all places have to be known to find it. */
	get canLookUp(): boolean {
		return this.tableBytes > WHOLE_BYTES && this.#byteCounts?.count === this.#offsets?.count;
	}

	/** Both tables, whole. */
	async readAll(): Promise<StrileTable> {
		const [offsets, byteCounts] = await Promise.all([
			this.#readField(this.#offsets),
			this.#readField(this.#byteCounts),
		]);
		return { offsets: offsets ?? new Float64Array(0), byteCounts };
	}

	/** Places and sizes of some striles, in the order asked for. */
	async lookUp(numbers: readonly number[]): Promise<{ offset: number; byteCount: number }[]> {
		const [offsets, byteCounts] = await Promise.all([
			this.#readSome(this.#offsets, numbers),
			this.#readSome(this.#byteCounts, numbers),
		]);
		return numbers.map((_, i) => ({ offset: offsets[i] as number, byteCount: byteCounts[i] as number }));
	}

	async #readField(table: Table | undefined): Promise<Float64Array | undefined> {
		if (table === undefined) return undefined;
		const { type, offsetBytes, lengthBytes, only, own } = table;
		if (only !== undefined) return Float64Array.of(only);
		const bytes = own ?? (await this.#source.read(offsetBytes, lengthBytes));
		return fieldPlaces(type, bytes, this.#littleEndian);
	}

	/** Some values of a field; 0 behind its end, as for what was never written. */
	async #readSome(table: Table | undefined, numbers: readonly number[]): Promise<number[]> {
		const { type, offsetBytes, lengthBytes } = table ?? { type: 4, offsetBytes: 0, lengthBytes: 0 };
		const itemBytes = fieldBytes(type) ?? 1;
		const pieceOf = (number: number): number => Math.floor((number * itemBytes) / PIECE_BYTES);
		const wanted = [...new Set(numbers.filter((n) => n * itemBytes < lengthBytes).map(pieceOf))];
		const ranges = wanted.map((piece) => ({
			offset: offsetBytes + piece * PIECE_BYTES,
			length: Math.min(PIECE_BYTES, lengthBytes - piece * PIECE_BYTES),
		}));
		const parts = await this.#source.readMany(ranges);
		const pieces = new Map(
			wanted.map((piece, i) => [piece, fieldPlaces(type, parts[i] as Uint8Array, this.#littleEndian)]),
		);
		return numbers.map((n) => pieces.get(pieceOf(n))?.[n - (pieceOf(n) * PIECE_BYTES) / itemBytes] ?? 0);
	}
}
