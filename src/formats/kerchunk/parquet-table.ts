import type { DecodedArray, FileMetaData } from "hyparquet";
import { loadInflate } from "../../codecs/inflate.ts";
import { decodeZstd, loadZstd } from "../../codecs/zstd.ts";
import { isMiraError, MiraError } from "../../errors.ts";
import { inlineBytes } from "./inline-bytes.ts";

/** The rows of a `refs.N.parq` file, in columns. A row without a url and without bytes is a missing chunk (K12). */
export type ReferenceTable = {
	rowCount: number;
	/** Numbers of urls in `urls`, from 1 on; 0 where there is none. */
	urlIds: Uint32Array;
	/** Texts as the file has them. */
	urls: string[];
	/** NaN where the file has no number. */
	offsets: Float64Array;
	lengths: Float64Array;
	/** Bytes of chunks that stand in the file itself. */
	inlined: Map<number, Uint8Array>;
};

/** No file of references is that long: a few bytes can claim any number of rows. */
const MAX_ROWS = 2 ** 24;

/** Reads a `refs.N.parq` file. */
export async function readReferenceTable(bytes: Uint8Array, url: string, maxBytes: number): Promise<ReferenceTable> {
	try {
		return await readTable(bytes, maxBytes);
	} catch (cause) {
		if (isMiraError(cause, "limit-exceeded")) throw cause;
		throw new MiraError("corrupt-file", `the file of references cannot be read: ${reason(cause)}`, { url, cause });
	}
}

/** What hyparquet says on purpose; where it fell over something that is not there, its words are about itself. */
function reason(cause: unknown): string {
	const isOnPurpose = cause instanceof Error && !(cause instanceof TypeError || cause instanceof RangeError);
	return isOnPurpose && !cause.message.includes("undefined") ? cause.message : "its structure is damaged";
}

async function readTable(bytes: Uint8Array, maxBytes: number): Promise<ReferenceTable> {
	const { parquetMetadata, parquetRead } = await import("hyparquet");
	// A copy in any case: the `slice` of a Buffer, which stores of applications may give, is a view of shared memory.
	const { buffer } = new Uint8Array(bytes);
	const metadata = parquetMetadata(buffer);
	await checkPages(metadata, bytes, maxBytes);
	const parts = new Map<string, ColumnPart[]>();
	const zstd = await loadZstd();
	const inflate = await loadInflate();
	await parquetRead({
		file: { byteLength: buffer.byteLength, slice: (start, end) => buffer.slice(start, end) },
		metadata,
		columns: COLUMNS.filter((name) => metadata.schema.some((element) => element.name === name)),
		utf8: false,
		compressors: {
			ZSTD: (input, outputBytes) => decodeZstd(zstd, input, { outputBytes, maxOutputBytes: outputBytes }),
			GZIP: (input, outputBytes) => inflate("gzip", input, { outputBytes, maxOutputBytes: outputBytes }),
		},
		onChunk: ({ columnName, columnData, rowStart }) => {
			const known = parts.get(columnName) ?? [];
			parts.set(columnName, known);
			known.push({ rowStart, values: columnData });
		},
	});
	return buildTable(Number(metadata.num_rows), parts);
}

const COLUMNS = ["path", "offset", "size", "raw"];
const UTF8 = new TextDecoder();

/**
 * Looks at the headers of all pages before anything is made room for: hyparquet takes the number of values from them, and a
 * damaged one would keep it busy for ever.
 */
async function checkPages({ num_rows, row_groups }: FileMetaData, bytes: Uint8Array, maxBytes: number): Promise<void> {
	const { parquetHeader } = await import("hyparquet/src/column.js");
	const rowCount = Number(num_rows);
	if (!(rowCount >= 0 && rowCount <= MAX_ROWS))
		throw new MiraError("limit-exceeded", `a file of references has ${num_rows} rows, more than ${MAX_ROWS}`);
	for (const { columns, num_rows: groupRows } of row_groups) {
		if (Number(groupRows) > rowCount) throw new Error("a row group has more rows than the file");
		for (const { meta_data: column } of columns) {
			if (column === undefined) throw new Error("a column has no metadata");
			const begin = Number(column.dictionary_page_offset || column.data_page_offset);
			const end = begin + Number(column.total_compressed_size);
			if (!(begin >= 0 && end <= bytes.length)) throw new Error("a column reaches beyond the file");
			const reader = { view: new DataView(bytes.buffer, bytes.byteOffset + begin, end - begin), offset: 0 };
			while (reader.offset < reader.view.byteLength - 1) {
				const header = parquetHeader(reader);
				const { compressed_page_size: stored, uncompressed_page_size: size } = header;
				const page = header.data_page_header ?? header.data_page_header_v2 ?? header.dictionary_page_header;
				const count = page?.num_values ?? 0;
				if (!(stored >= 0) || !(size >= 0 && size <= maxBytes) || !(count >= 0 && count <= rowCount))
					throw new Error("the header of a page is damaged");
				reader.offset += stored;
			}
		}
	}
}

type ColumnPart = { rowStart: number; values: DecodedArray };
type Parts = ReadonlyMap<string, readonly ColumnPart[]>;

function buildTable(rowCount: number, parts: Parts): ReferenceTable {
	const table: ReferenceTable = {
		rowCount,
		urlIds: new Uint32Array(rowCount),
		urls: [],
		offsets: new Float64Array(rowCount).fill(Number.NaN),
		lengths: new Float64Array(rowCount).fill(Number.NaN),
		inlined: new Map(),
	};
	const numbers = new Map<string, number>();
	// A dictionary gives one and the same object for all rows that have it.
	let last: unknown;
	let lastNumber = 0;
	eachCell("path", parts, rowCount, (row, value) => {
		if (value !== last) {
			const text = value instanceof Uint8Array ? UTF8.decode(value) : value;
			if (typeof text !== "string") throw new Error("a path is no text");
			lastNumber = numbers.get(text) ?? table.urls.push(text);
			numbers.set(text, lastNumber);
			last = value;
		}
		table.urlIds[row] = lastNumber;
	});
	fillNumbers(table.offsets, parts.get("offset"));
	fillNumbers(table.lengths, parts.get("size"));
	eachCell("raw", parts, rowCount, (row, value) => table.inlined.set(row, rawBytes(value)));
	return table;
}

/** Visits the values of a column that are there, with their rows. */
function eachCell(
	name: string,
	parts: Parts,
	rowCount: number,
	visit: (row: number, value: NonNullable<unknown>) => void,
): void {
	for (const { rowStart, values } of parts.get(name) ?? []) {
		const count = Math.min(values.length, rowCount - rowStart);
		for (let i = 0; i < count; i++) {
			const value: unknown = values[i];
			if (value !== null && value !== undefined) visit(rowStart + i, value);
		}
	}
}

/** Puts the numbers of a column to their rows. */
function fillNumbers(numbers: Float64Array, parts: readonly ColumnPart[] = []): void {
	for (const { rowStart, values } of parts) {
		const count = Math.min(values.length, numbers.length - rowStart);
		if (values instanceof BigInt64Array) {
			// By halves: an object for each number would cost more than all the rest.
			const high = new Int32Array(values.buffer, values.byteOffset, 2 * values.length);
			const low = new Uint32Array(values.buffer, values.byteOffset, 2 * values.length);
			for (let i = 0; i < count; i++)
				numbers[rowStart + i] = (high[2 * i + 1] as number) * 2 ** 32 + (low[2 * i] as number);
		} else
			for (let i = 0; i < count; i++) {
				const value: unknown = values[i];
				if (value !== null && value !== undefined) numbers[rowStart + i] = Number(value);
			}
	}
}

const BASE64_PREFIX = new TextEncoder().encode("base64:");

function rawBytes(value: unknown): Uint8Array {
	if (typeof value === "string") return inlineBytes(value);
	if (!(value instanceof Uint8Array)) throw new Error("raw is neither bytes nor text");
	const isBase64 = BASE64_PREFIX.every((byte, i) => value[i] === byte);
	return isBase64 ? inlineBytes(UTF8.decode(value)) : value.slice();
}
