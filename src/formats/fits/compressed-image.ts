import type { Dither } from "../../codecs/fits/unquantize.ts";
import { hint, MiraError, option } from "../../errors.ts";
import type { CodecBitmapRule, FillSource } from "../../fill/model.ts";
import { chunkIndex } from "../../manifest/chunk-manifest.ts";
import { DerivedArray } from "../../manifest/derived-array.ts";
import { ManifestArray, withChunks } from "../../manifest/manifest-array.ts";
import { ManifestBuilder } from "../../manifest/manifest-builder.ts";
import type { StoreArray } from "../../manifest/manifest-group.ts";
import type { ChunkGrid } from "../../zarr/chunk-grid.ts";
import { dataType } from "../../zarr/data-type.ts";
import { elementCount } from "../../zarr/nd-array.ts";
import { tableRows } from "./column-chunks.ts";
import { tileCodecs } from "./compression.ts";
import type { FitsFile } from "./file.ts";
import type { Hdu } from "./hdus.ts";
import type { FitsHeader } from "./header.ts";
import { describeImage } from "./image.ts";
import { bitpixType } from "./samples.ts";
import { reportTruncation } from "./slabs.ts";
import { isTableStructure } from "./table.ts";
import { TileReader } from "./tile-reader.ts";
import { joinTiles, readTiling, type TileColumn, TileTable, type Tiling, tileAxis } from "./tiles.ts";

/** Keywords that only say how a tiled image is stored. */
function isTileStructure(keyword: string): boolean {
	const own =
		/^Z(IMAGE|SIMPLE|TENSION|BITPIX|NAXIS\d*|EXTEND|PCOUNT|GCOUNT|BLOCKED|TILE\d+|CMPTYPE|NAME\d+|VAL\d+|MASKCMP|QUANTIZ|DITHER0|BLANK|SCALE|ZERO|HECKSUM|DATASUM)$/;
	return own.test(keyword) || isTableStructure(keyword);
}

/**
 * The array of a tiled image. Where all tiles went through the same codecs each is a chunk by itself; where they differ (tiles
 * that fell back to another codec, floats with a scale for each tile), the array is derived from them.
 */
export function buildCompressedImage(hdu: Hdu, file: FitsFile): StoreArray | MiraError {
	const { header, path, dataOffsetBytes, dataBytes } = hdu;
	const tiling = readTiling(hdu);
	const stored = bitpixType(header.required("ZBITPIX", -64));
	if (stored === undefined) return new MiraError("corrupt-file", "ZBITPIX is not a known type", { path });
	const table = new TileTable(hdu);
	if (!table.has("COMPRESSED_DATA"))
		return new MiraError("corrupt-file", "the table has no column COMPRESSED_DATA", { path });
	const { rows, rowBytes } = tableRows(hdu);
	const tiles = elementCount(tiling.grid);
	// Also a bound for the grid: every tile has a row that is there.
	if (dataOffsetBytes + rows * rowBytes > file.fileBytes)
		return new MiraError("truncated-file", "the file ends inside the table of tiles", { path, url: file.url });
	if (rows < tiles) return new MiraError("corrupt-file", `the table has ${rows} rows for ${tiles} tiles`, { path });
	const quantizer = quantizerOf(header, stored.kind === "float" && hasScale(header, table));
	const validity: CodecBitmapRule[] =
		quantizer === undefined ? [] : [{ kind: "codecBitmap", source: quantizedSource(header, quantizer) }];
	const { samples, description } = describeImage(
		{
			hdu,
			shape: tiling.shape,
			stored,
			isStructural: isTileStructure,
			blankKeyword: quantizer === undefined ? blankKeyword(header) : undefined,
			validity,
		},
		file,
	);
	reportTruncation(path, dataOffsetBytes + dataBytes, file);
	const mayFallBack = FALLBACKS.some((column) => table.has(column));
	if (quantizer === undefined && !mayFallBack) {
		const codecs = [...samples.codecs, ...tileCodecs(header, stored)];
		return new ManifestArray(withChunks(description, tileGrid(tiling), codecs), () =>
			tileManifest(path, tiling, table, file),
		);
	}
	const integers = quantizer === undefined ? stored : dataType("int32");
	const reader = new TileReader({
		tiling,
		table,
		samples,
		codecs: tileCodecs(header, integers),
		quantizer,
		file,
		path,
	});
	const chunkShape = joinTiles(tiling, samples.dataType.itemBytes ?? 1);
	return new DerivedArray({ ...description, chunkGrid: { kind: "regular", chunkShape } }, (index, { signal }) =>
		reader.readChunk(index, chunkShape, signal),
	);
}

/** Some writers give the missing number of integers under the name that is meant for quantised floats. */
function blankKeyword(header: FitsHeader): "BLANK" | "ZBLANK" {
	return header.values.has("BLANK") || !header.values.has("ZBLANK") ? "BLANK" : "ZBLANK";
}

const FALLBACKS: readonly TileColumn[] = ["GZIP_COMPRESSED_DATA", "UNCOMPRESSED_DATA"];

function hasScale(header: FitsHeader, table: TileTable): boolean {
	return table.has("ZSCALE") || header.values.has("ZSCALE");
}

/** Stands for NaN where a file does not say what does. */
const DEFAULT_BLANK = -2147483648;

/** How the floats of an image were made integers; a tile may have its own `blank`. */
export type Quantizer = { dither: Dither | undefined; blank: number };

/** For those who ask why a value is missing: the number, unless a tile has its own, and how the floats became integers. */
function quantizedSource(header: FitsHeader, { blank }: Quantizer): FillSource {
	const words = ["ZCMPTYPE", "ZQUANTIZ"].flatMap((keyword) => header.text(keyword)?.trim() ?? []);
	return { place: "ZBLANK", text: [blank, ...words].join(", ") };
}

function quantizerOf(header: FitsHeader, isQuantized: boolean): Quantizer | undefined {
	if (!isQuantized) return undefined;
	const method = (header.text("ZQUANTIZ") ?? "NO_DITHER").trim().toUpperCase();
	const seed = header.integer("ZDITHER0") ?? 1;
	// As cfitsio has it: without ZBLANK the BLANK of the image, else the default (S8).
	const blank = header.number("ZBLANK") ?? header.number("BLANK") ?? DEFAULT_BLANK;
	switch (method) {
		case "NO_DITHER":
		case "NONE":
			return { dither: undefined, blank };
		case "SUBTRACTIVE_DITHER_1":
			return { dither: { keepsZero: false, seed }, blank };
		case "SUBTRACTIVE_DITHER_2":
			return { dither: { keepsZero: true, seed }, blank };
		default:
			throw new MiraError("unsupported-feature", `floats quantised by ZQUANTIZ "${method}" are not supported`);
	}
}

/** Every tile a chunk. Short ones on the edge need a rectilinear grid. */
function tileGrid(tiling: Tiling): ChunkGrid {
	const edges = tiling.shape.map((_, d) => tileAxis(tiling, d));
	return edges.every(({ kind }) => kind === "repeat")
		? { kind: "regular", chunkShape: tiling.tileShape }
		: { kind: "rectilinear", edges };
}

async function tileManifest(path: string, { grid }: Tiling, table: TileTable, file: FitsFile) {
	const { url, source, fileBytes, registry } = file;
	const rows = await table.read(source, registry.limits.maxMetadataBytes, registry.signal);
	const count = elementCount(grid);
	if (count > registry.limits.maxReferences)
		throw new MiraError("limit-exceeded", `it has more than ${registry.limits.maxReferences} tiles`, {
			path,
			url,
			...hint`Raise ${option("limits.maxReferences")} if the file is sound`,
		});
	const builder = new ManifestBuilder(grid, { path, expected: count });
	for (let tile = 0; tile < count; tile++) {
		const range = rows.range("COMPRESSED_DATA", tile);
		if (range === undefined)
			throw new MiraError("corrupt-file", `tile [${chunkIndex(grid, tile).join(", ")}] has no data`, { path, url });
		if (range.offset < fileBytes) builder.virtualAt(tile, url, range.offset, range.length);
	}
	return builder.build();
}
