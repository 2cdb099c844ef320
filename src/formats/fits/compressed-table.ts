import type { EmittedCodec } from "../../codecs/catalogue/catalogue.ts";
import { MiraError } from "../../errors.ts";
import { ManifestArray, withChunks } from "../../manifest/manifest-array.ts";
import { ManifestBuilder } from "../../manifest/manifest-builder.ts";
import type { ManifestGroup } from "../../manifest/manifest-group.ts";
import { textAttribute } from "../../zarr/attributes.ts";
import { type ChunkGrid, gridShape } from "../../zarr/chunk-grid.ts";
import { isFixed } from "../../zarr/data-type.ts";
import { type DescribedColumn, describeColumn, type FixedFormat, placeColumns } from "./binary-table.ts";
import { tableRows, withCells } from "./column-chunks.ts";
import { parseFormat } from "./column-format.ts";
import type { FitsFile } from "./file.ts";
import type { Hdu } from "./hdus.ts";
import { heapRange, readDescriptor } from "./heap.ts";
import { reportTruncation } from "./slabs.ts";
import { buildTable, type Column, isTableStructure } from "./table.ts";
import { tileAxis } from "./tiles.ts";

/** Keywords that only say how a compressed table is stored. */
function isTileStructure(keyword: string): boolean {
	return isTableStructure(keyword) || /^Z(TABLE|TILELEN|NAXIS\d+|PCOUNT|THEAP|FORM\d+|CTYP\d+)$/.test(keyword);
}

/** How the rows of the table that was compressed are cut: every tile is a row of the table of tiles. */
type RowTiles = { rows: number; tileRows: number; tiles: number };

/**
 * A compressed table (FITS standard, 10.3), as fpack writes it. Of every tile of rows each column was put together and
 * compressed by itself: a chunk.
 */
export function buildCompressedTable(hdu: Hdu, file: FitsFile): ManifestGroup {
	const { header, path, dataOffsetBytes, dataBytes } = hdu;
	const rows = header.required("ZNAXIS2", 0);
	const tileRows = header.values.has("ZTILELEN") ? header.required("ZTILELEN", 1) : Math.max(rows, 1);
	const tiling: RowTiles = { rows, tileRows: Math.min(tileRows, Math.max(rows, 1)), tiles: Math.ceil(rows / tileRows) };
	const table = tableRows(hdu);
	// Also a bound for the number of chunks: every tile has a row that is there.
	if (dataOffsetBytes + table.rows * table.rowBytes > file.fileBytes)
		throw new MiraError("truncated-file", "the file ends inside the table of tiles");
	if (table.rows < tiling.tiles)
		throw new MiraError("corrupt-file", `the table has ${table.rows} rows for ${tiling.tiles} tiles`);
	reportTruncation(path, dataOffsetBytes + dataBytes, file);
	const places = placeColumns(hdu);
	return buildTable(hdu, isTileStructure, file, (column) => {
		const place = places.get(column.number);
		return place === undefined || typeof place === "string" || place.format.kind !== "variable"
			? new MiraError("corrupt-file", `column ${column.number} has no tiles`, { path: column.path, url: file.url })
			: buildColumn(column, place.format.numberBytes, place.offsetBytes, tiling, hdu, file);
	});
}

function buildColumn(
	column: Column,
	numberBytes: 4 | 8,
	offsetBytes: number,
	tiling: RowTiles,
	hdu: Hdu,
	file: FitsFile,
): ManifestArray | MiraError {
	const { number, path, attributes } = column;
	const { url } = file;
	const text = hdu.header.text(`ZFORM${number}`) ?? "";
	attributes.set("TFORM", textAttribute(text)); // what stands there is that of the tiles
	const format = parseFormat(text);
	if (format === undefined)
		return new MiraError("corrupt-file", `ZFORM${number} is "${text}", which is no format`, { path, url });
	if (format.kind === "variable")
		return new MiraError("unsupported-feature", "compressed columns of a variable length are not supported", {
			path,
			url,
			hint: "Decompress the file with funpack",
		});
	const described = describeColumn(column, format, tiling.rows, hdu, file);
	const method = (hdu.header.text(`ZCTYP${number}`) ?? "GZIP_2").trim().toUpperCase();
	const codecs = columnCodecs(method, format, described);
	if (codecs === undefined)
		return new MiraError("unsupported-feature", `columns "${text}" compressed with "${method}" are not supported`, {
			path,
			url,
		});
	const { rows, tileRows, tiles } = tiling;
	const axis = tileAxis({ shape: [rows], tileShape: [tileRows], grid: [tiles] }, 0);
	const rowGrid: ChunkGrid =
		axis.kind === "repeat" ? { kind: "regular", chunkShape: [tileRows] } : { kind: "rectilinear", edges: [axis] };
	const chunkGrid = withCells(rowGrid, described.cell.shape);
	const { description } = described;
	return new ManifestArray(withChunks(description, chunkGrid, codecs), async () => {
		const builder = new ManifestBuilder(gridShape(chunkGrid, description.shape), { path });
		const { beginBytes, rowBytes } = tableRows(hdu);
		if (tiles * rowBytes > file.registry.limits.maxMetadataBytes)
			throw new MiraError("limit-exceeded", "the table of tiles is too long", { path, url });
		const bytes = await file.source.read(beginBytes, tiles * rowBytes, { signal: file.registry.signal });
		const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
		for (let tile = 0; tile < tiles; tile++) {
			const descriptor = readDescriptor(view, tile * rowBytes + offsetBytes, numberBytes);
			const range = heapRange(hdu, descriptor, 8);
			if (range.length === 0 && described.cell.bytes > 0)
				throw new MiraError("corrupt-file", `tile ${tile} has no data`, { path, url });
			if (range.length > 0 && range.offset < file.fileBytes) builder.virtualAt(tile, url, range.offset, range.length);
		}
		return builder.build();
	});
}

/** The codecs of a column by the name of ZCTYPn; undefined where the standard knows none for such elements. */
function columnCodecs(
	method: string,
	format: FixedFormat,
	{ samples, codecs }: DescribedColumn,
): EmittedCodec[] | undefined {
	const gzip: EmittedCodec = { name: "gzip", configuration: { level: 6 } };
	const { stored } = samples;
	const itemBytes = isFixed(stored) ? stored.itemBytes : 1;
	switch (method) {
		case "GZIP_1":
			return [...codecs, gzip];
		case "GZIP_2":
			// Which bytes of a complex number go together is not said.
			if (format.kind !== "numbers" || stored.kind === "complex") return undefined;
			return [...codecs, { name: "numcodecs.shuffle", configuration: { elementsize: itemBytes } }, gzip];
		case "RICE_1":
			if (format.kind !== "numbers" || !/^(uint8|int16|int32)$/.test(stored.name)) return undefined;
			return [
				...samples.codecs,
				{ name: "mirazarr.fits_rice", configuration: { block_size: 32, pixel_bytes: itemBytes } },
			];
		case "NOCOMPRESS":
			return codecs;
		default:
			return undefined;
	}
}
