import type { Source } from "../../io/source.ts";
import type { Directory, TiffField } from "./directory.ts";
import { fieldBytes, fieldPlaces } from "./field.ts";
import { STRILE_TAGS } from "./tags.ts";

/** Where the strips or tiles of an image are: places and sizes by their numbers. Sizes may be unknown. */
export type StrileTable = { offsets: Float64Array; byteCounts: Float64Array | undefined };

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
	readonly #directory: Directory;
	readonly #offsets: TiffField | undefined;
	readonly #byteCounts: TiffField | undefined;

	constructor(source: Source, directory: Directory) {
		const field = (tags: readonly number[]) =>
			tags.map((tag) => directory.fields.get(tag)).find((f) => f !== undefined);
		this.#source = source;
		this.#directory = directory;
		this.#offsets = field(STRILE_TAGS.offsets);
		this.#byteCounts = field(STRILE_TAGS.byteCounts);
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

	async #readField(field: TiffField | undefined): Promise<Float64Array | undefined> {
		if (field === undefined) return undefined;
		const { type, offsetBytes, lengthBytes } = field;
		const bytes = this.#directory.values.get(field.tag) ?? (await this.#source.read(offsetBytes, lengthBytes));
		return fieldPlaces(type, bytes, this.#directory.littleEndian);
	}

	/** Some values of a field; 0 behind its end, as for what was never written. */
	async #readSome(field: TiffField | undefined, numbers: readonly number[]): Promise<number[]> {
		const { type, offsetBytes, lengthBytes } = field ?? { type: 4, offsetBytes: 0, lengthBytes: 0 };
		const itemBytes = fieldBytes(type) ?? 1;
		const pieceOf = (number: number): number => Math.floor((number * itemBytes) / PIECE_BYTES);
		const wanted = [...new Set(numbers.filter((n) => n * itemBytes < lengthBytes).map(pieceOf))];
		const ranges = wanted.map((piece) => ({
			offset: offsetBytes + piece * PIECE_BYTES,
			length: Math.min(PIECE_BYTES, lengthBytes - piece * PIECE_BYTES),
		}));
		const parts = await this.#source.readMany(ranges);
		const pieces = new Map(
			wanted.map((piece, i) => [piece, fieldPlaces(type, parts[i] as Uint8Array, this.#directory.littleEndian)]),
		);
		return numbers.map((n) => pieces.get(pieceOf(n))?.[n - (pieceOf(n) * PIECE_BYTES) / itemBytes] ?? 0);
	}
}
