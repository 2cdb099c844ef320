import type { EmittedCodec } from "../../codecs/catalogue/catalogue.ts";
import { MiraError } from "../../errors.ts";
import type { Budget } from "../../zarr/budget.ts";
import type { ChunkGrid, RectilinearAxis } from "../../zarr/chunk-grid.ts";
import { elementCount } from "../../zarr/nd-array.ts";
import type { Hdu } from "./hdus.ts";
import { type Slabs, slabGrid } from "./slabs.ts";

/** Where the rows of a table are. */
export type TableRows = { beginBytes: number; rows: number; rowBytes: number };

/** The rows that the first two axes of a table say. */
export function tableRows({ shape, dataOffsetBytes, path }: Hdu): TableRows {
	const [rows, rowBytes] = shape;
	if (shape.length !== 2 || rows === undefined || rowBytes === undefined)
		throw new MiraError("corrupt-file", `a table has two axes, not ${shape.length}`, { path });
	return { beginBytes: dataOffsetBytes, rows, rowBytes };
}

/** Where a column is in a row, and the shape of its cells. */
export type CellPlace = { offsetBytes: number; bytes: number; shape: readonly number[] };

/** The chunks of a column: their grid, the codecs that come last in its chain, and where they are. */
export type ColumnChunks = { chunkGrid: ChunkGrid; codecs: EmittedCodec[]; slabs: Slabs };

/** Of longer rows the column is referenced by itself, a chunk for each: a few bytes would else cost all of them. */
const LONG_ROW_BYTES = 2 ** 16;

/** Chunks of a column whose cells have a fixed size: runs of whole rows of which a codec takes the column. */
export function columnChunks(cell: CellPlace, table: TableRows, limits: Budget): ColumnChunks {
	const { beginBytes, rows, rowBytes } = table;
	if (cell.bytes === 0 || rows === 0) {
		const chunkGrid = withCells({ kind: "regular", chunkShape: [Math.max(rows, 1)] }, cell.shape);
		return { chunkGrid, codecs: [], slabs: { ...NO_SLABS, beginBytes } };
	}
	if (rows === 1 || rowBytes >= LONG_ROW_BYTES) return rowByRow(cell, table, limits);
	const grid = slabGrid([rows], rowBytes, limits);
	const configuration = { row_bytes: rowBytes, offset_bytes: cell.offsetBytes, column_bytes: cell.bytes };
	return {
		chunkGrid: withCells(grid, cell.shape),
		codecs: [{ name: "mirazarr.fits_column", configuration }],
		slabs: { beginBytes, count: 1, strideBytes: 0, shape: [rows], grid, itemBytes: rowBytes },
	};
}

const NO_SLABS: Omit<Slabs, "beginBytes"> = {
	count: 0,
	strideBytes: 0,
	shape: [],
	grid: { kind: "regular", chunkShape: [] },
	itemBytes: 0,
};

/** The grid of the rows, with cells that are never cut. */
export function withCells(rows: ChunkGrid, cellShape: readonly number[]): ChunkGrid {
	const lengths = cellShape.map((length) => Math.max(length, 1));
	if (rows.kind === "regular") return { kind: "regular", chunkShape: [...rows.chunkShape, ...lengths] };
	return { kind: "rectilinear", edges: [...rows.edges, ...lengths.map((length) => repeat(length))] };
}

function rowByRow(
	{ offsetBytes, bytes, shape }: CellPlace,
	{ beginBytes, rows, rowBytes }: TableRows,
	limits: Budget,
): ColumnChunks {
	const itemBytes = bytes / elementCount(shape);
	// Bits share bytes, and stay together.
	const grid: ChunkGrid = Number.isInteger(itemBytes)
		? slabGrid(shape, itemBytes, limits)
		: { kind: "regular", chunkShape: [...shape] };
	const chunkGrid: ChunkGrid =
		grid.kind === "regular"
			? { kind: "regular", chunkShape: [1, ...grid.chunkShape] }
			: { kind: "rectilinear", edges: [repeat(1), ...grid.edges] };
	return {
		chunkGrid,
		codecs: [],
		slabs: { beginBytes: beginBytes + offsetBytes, count: rows, strideBytes: rowBytes, shape, grid, itemBytes },
	};
}

function repeat(length: number): RectilinearAxis {
	return { kind: "repeat", length };
}
