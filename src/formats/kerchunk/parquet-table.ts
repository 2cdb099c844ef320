import type { DecodedArray, FileMetaData } from "hyparquet";
import { inflate } from "../../codecs/inflate.ts";
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
		const why = cause instanceof Error ? cause.message : String(cause);
		throw new MiraError("corrupt-file", `the file of references cannot be read: ${why}`, { url, cause });
	}
}

async function readTable(bytes: Uint8Array, maxBytes: number): Promise<ReferenceTable> {
	const { parquetMetadata, parquetRead } = await import("hyparquet");
	const { buffer } = bytes.slice();
	const metadata = parquetMetadata(buffer);
	await checkPages(metadata, bytes, maxBytes);
	const parts = new Map<string, { rowStart: number; values: DecodedArray }[]>();
	const zstd = await loadZstd();
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

type Parts = ReadonlyMap<string, readonly { rowStart: number; values: DecodedArray }[]>;

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
	for (const [row, value] of cells("path", parts, rowCount)) {
		const text = value instanceof Uint8Array ? new TextDecoder().decode(value) : value;
		if (typeof text !== "string") throw new Error("a path is no text");
		let number = numbers.get(text);
		if (number === undefined) {
			number = table.urls.push(text);
			numbers.set(text, number);
		}
		table.urlIds[row] = number;
	}
	for (const [row, value] of cells("offset", parts, rowCount)) table.offsets[row] = Number(value);
	for (const [row, value] of cells("size", parts, rowCount)) table.lengths[row] = Number(value);
	for (const [row, value] of cells("raw", parts, rowCount)) table.inlined.set(row, rawBytes(value));
	return table;
}

/** The values of a column that are there, with their rows. */
function* cells(name: string, parts: Parts, rowCount: number): IterableIterator<[row: number, value: unknown]> {
	for (const { rowStart, values } of parts.get(name) ?? [])
		for (let i = 0; i < values.length; i++) {
			const value: unknown = values[i];
			if (value !== null && value !== undefined && rowStart + i < rowCount) yield [rowStart + i, value];
		}
}

const BASE64_PREFIX = new TextEncoder().encode("base64:");

function rawBytes(value: unknown): Uint8Array {
	if (typeof value === "string") return inlineBytes(value);
	if (!(value instanceof Uint8Array)) throw new Error("raw is neither bytes nor text");
	const isBase64 = BASE64_PREFIX.every((byte, i) => value[i] === byte);
	return isBase64 ? inlineBytes(new TextDecoder().decode(value)) : value.slice();
}
