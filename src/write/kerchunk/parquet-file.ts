import { encodeZstd } from "../../codecs/zstd.ts";
import { hint, MiraError, option } from "../../errors.ts";
import { joinBytes } from "../../zarr/join-bytes.ts";
import type { RecordColumns } from "./record-columns.ts";
import { encodeRunLength } from "./run-length.ts";
import { encodeThrift, i32, i64, list, struct, type ThriftValue, text } from "./thrift.ts";

const UTF8 = new TextEncoder();
const MAGIC = UTF8.encode("PAR1");
/** Smaller than higher levels make it, for columns of such numbers. */
const ZSTD_LEVEL = 1;
/** The numbers of Parquet's enumerations (parquet.thrift). */
const PHYSICAL = { int64: 2, byteArray: 6 } as const;
const REPETITION = { required: 0, optional: 1 } as const;
const ENCODING = { plain: 0, runLength: 3, dictionary: 8 } as const;
const PAGE = { data: 0, dictionary: 2 } as const;
const ZSTD = 6;
const UTF8_TEXT = 0;
/** Sizes of pages are 32-bit numbers. */
const MOST_PAGE_BYTES = 2 ** 31 - 1;

/** A column before it is compressed: its pages, and what the metadata say about it. */
type Column = {
	name: string;
	type: keyof typeof PHYSICAL;
	isText: boolean;
	/** Rows without a value; undefined for a column that has one in every row. */
	nullCount: number | undefined;
	/** Values that the data refer to by their places, in order. */
	dictionary: { count: number; bytes: Uint8Array } | undefined;
	data: Uint8Array;
};

/**
 * A `refs.N.parq` file: columns `path`, `offset`, `size` and, where bytes are inlined, `raw`, as fsspec reads them; one row
 * group, because every reader takes the file as a whole. The columns of a manifest go straight into pages, without an object
 * for any row.
 */
export async function encodeReferenceFile(columns: RecordColumns): Promise<Uint8Array> {
	const { rowCount, offsets, lengths, raw } = columns;
	const all = [
		pathColumn(columns),
		numberColumn("offset", offsets),
		numberColumn("size", lengths),
		...(raw.size === 0 ? [] : [rawColumn(raw, rowCount)]),
	];
	const parts: Uint8Array[] = [MAGIC];
	const chunks: ThriftValue[] = [];
	let at = MAGIC.length;
	for (const column of all) {
		const { dictionary, data } = column;
		const encoding = dictionary === undefined ? ENCODING.plain : ENCODING.dictionary;
		const dictionaryPage =
			dictionary && (await pageOf(PAGE.dictionary, dictionary.bytes, 7, [dictionary.count, ENCODING.plain]));
		const levels = [ENCODING.runLength, ENCODING.runLength];
		const dataPage = await pageOf(PAGE.data, data, 5, [rowCount, encoding, ...levels]);
		const pages = [...(dictionaryPage ?? []), ...dataPage];
		const storedBytes = byteCount(pages);
		chunks.push(columnChunk(column, rowCount, at, at + byteCount(dictionaryPage ?? []), storedBytes));
		for (const page of pages) parts.push(page);
		at += storedBytes;
	}
	const footer = encodeThrift(fileMetadata(all, chunks, rowCount, at));
	const footerLength = new Uint8Array(4);
	new DataView(footerLength.buffer).setUint32(0, footer.length, true);
	return joinBytes([...parts, footer, footerLength, MAGIC]);
}

/** Plain strings in a dictionary of Parquet: a category of pandas could not be null. */
function pathColumn({ rowCount, urlIds, urls }: RecordColumns): Column {
	const present = new Uint32Array(rowCount);
	const places = new Uint32Array(rowCount);
	let count = 0;
	for (let row = 0; row < rowCount; row++) {
		const id = urlIds[row] as number;
		if (id === 0) continue;
		present[row] = 1;
		places[count++] = id - 1;
	}
	const base = { name: "path", type: "byteArray", isText: true, nullCount: rowCount - count } as const;
	const levels = definitionLevels(present);
	if (count === 0) return { ...base, dictionary: undefined, data: levels };
	// Some readers know no width of 0.
	const bitWidth = Math.max(1, 32 - Math.clz32(urls.length - 1));
	return {
		...base,
		dictionary: { count: urls.length, bytes: byteArrays(urls.map((url) => UTF8.encode(url))) },
		data: joinBytes([levels, Uint8Array.of(bitWidth), encodeRunLength(places.subarray(0, count), bitWidth)]),
	};
}

function numberColumn(name: string, numbers: Float64Array): Column {
	const data = new Uint8Array(8 * numbers.length);
	const words = new DataView(data.buffer);
	for (let i = 0; i < numbers.length; i++) {
		const number = numbers[i] as number;
		words.setUint32(8 * i, number, true); // modulo 2^32
		words.setUint32(8 * i + 4, number / 2 ** 32, true);
	}
	return { name, type: "int64", isText: false, nullCount: undefined, dictionary: undefined, data };
}

function rawColumn(raw: ReadonlyMap<number, Uint8Array>, rowCount: number): Column {
	const present = new Uint32Array(rowCount);
	for (const row of raw.keys()) present[row] = 1;
	const data = joinBytes([definitionLevels(present), byteArrays([...raw.values()])]);
	const nullCount = rowCount - raw.size;
	return { name: "raw", type: "byteArray", isText: false, nullCount, dictionary: undefined, data };
}

/** Which rows have a value, and before it the length of that. */
function definitionLevels(present: Uint32Array): Uint8Array {
	const levels = encodeRunLength(present, 1);
	const length = new Uint8Array(4);
	new DataView(length.buffer).setUint32(0, levels.length, true);
	return joinBytes([length, levels]);
}

/** Values of any length, each behind its length. */
function byteArrays(values: readonly Uint8Array[]): Uint8Array {
	const bytes = new Uint8Array(values.reduce((sum, { length }) => sum + 4 + length, 0));
	const view = new DataView(bytes.buffer);
	let at = 0;
	for (const value of values) {
		view.setUint32(at, value.length, true);
		bytes.set(value, at + 4);
		at += 4 + value.length;
	}
	return bytes;
}

/** A header and what follows it, compressed. `kind` is the field of the header for pages of this type, with its `numbers`. */
async function pageOf(type: number, bytes: Uint8Array, kind: number, numbers: number[]): Promise<Uint8Array[]> {
	if (bytes.length > MOST_PAGE_BYTES)
		throw new MiraError("limit-exceeded", "a file of references would have a page of more than 2 GiB", {
			...hint`Lower ${option("recordSize")}`,
		});
	const stored = await encodeZstd(bytes, ZSTD_LEVEL);
	const header = struct({
		1: i32(type),
		2: i32(bytes.length),
		3: i32(stored.length),
		[kind]: struct(Object.fromEntries(numbers.map((number, i) => [i + 1, i32(number)]))),
	});
	return [encodeThrift(header), stored];
}

function columnChunk(column: Column, rowCount: number, begin: number, dataBegin: number, storedBytes: number) {
	const { name, type, nullCount, dictionary, data } = column;
	const encodings = [ENCODING.plain, ENCODING.runLength, ...(dictionary === undefined ? [] : [ENCODING.dictionary])];
	const metadata = struct({
		1: i32(PHYSICAL[type]),
		2: list(encodings.map(i32)),
		3: list([text(name)]),
		4: i32(ZSTD),
		5: i64(rowCount),
		6: i64(data.length + (dictionary?.bytes.length ?? 0)),
		7: i64(storedBytes),
		9: i64(dataBegin),
		11: dictionary && i64(begin),
		// fastparquet takes integers for nullable, and then for floats, unless statistics say that there are no nulls.
		12: struct({ 3: i64(nullCount ?? 0) }),
	});
	return struct({ 2: i64(begin), 3: metadata });
}

function fileMetadata(
	columns: readonly Column[],
	chunks: readonly ThriftValue[],
	rowCount: number,
	byteLength: number,
) {
	const root = struct({ 4: text("schema"), 5: i32(columns.length) });
	const schema = columns.map(({ name, type, isText, nullCount }) =>
		struct({
			1: i32(PHYSICAL[type]),
			3: i32(nullCount === undefined ? REPETITION.required : REPETITION.optional),
			4: text(name),
			6: isText ? i32(UTF8_TEXT) : undefined,
		}),
	);
	return struct({
		1: i32(1),
		2: list([root, ...schema]),
		3: i64(rowCount),
		4: list([struct({ 1: list(chunks), 2: i64(byteLength), 3: i64(rowCount) })]),
		6: text("mirazarr"),
	});
}

function byteCount(parts: readonly Uint8Array[]): number {
	return parts.reduce((sum, { length }) => sum + length, 0);
}
