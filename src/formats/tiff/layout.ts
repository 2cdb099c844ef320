import { MiraError } from "../../errors.ts";
import { contiguousChunkShape } from "../../manifest/contiguous.ts";
import type { Budget } from "../../zarr/budget.ts";
import { type ChunkGrid, cutAxis, gridShape } from "../../zarr/chunk-grid.ts";
import { gcd } from "../../zarr/gcd.ts";
import { chromaSubsampling, isRawYCbCr } from "./codecs.ts";
import type { Directory } from "./directory.ts";
import { blockSamples, COMPRESSION, shownSamples, type TiffImage } from "./image.ts";

/** The array of an image: its shape, its chunks, and what of the strips or tiles (the striles) they are. */
export type ImageLayout = {
	shape: number[];
	dimensionNames: readonly string[];
	chunkGrid: ChunkGrid;
	/** Number of striles, and of the first one in the tables: each plane of a planar image has its own, after the one before. */
	strileCount: number;
	firstStrile: number;
	isTiled: boolean;
	/** True for an image that is one strip in all. */
	isOneStrip: boolean;
	/** Rows of a strile that is whole. */
	strileRows: number;
	height: number;
	/** Size of an uncompressed strile of that many rows; undefined for compressed ones. */
	strileBytes: ((rows: number) => number) | undefined;
	/** Rows of a chunk, where chunks are not striles but cut out of uncompressed strips, or join them. */
	cutRows: number | undefined;
};

/** How the strips of an image follow each other in the file. */
export type StripOrder = "consecutive" | "scattered";

const BANDED: readonly string[] = ["band", "y", "x"];
const PLANE: readonly string[] = ["y", "x"];

/** Largest chunk that strips are joined to. */
const MAX_JOINED_BYTES = 2 ** 23;

/** A list of rows for each of more strips than this is only made if the file has places for them. */
const MAX_LISTED_STRIPS = 65_536;

/**
 * Lays out an image. Tiles are regular chunks: those at the edges are stored whole. (Old writers of PackBits leave out the
 * rows below the image, so that there the last tiles are read as far as the image goes.) A short last strip is none: the
 * grid becomes rectilinear, except for uncompressed strips, which can be cut anywhere between two rows: pieces of an equal
 * number of rows are a regular grid, which every reader of Zarr understands (design reference, section 5).
 */
export function layOutImage(
	image: TiffImage,
	directory: Directory,
	{ placeCount, order, limits }: { placeCount: number; order?: StripOrder | undefined; limits: Budget },
): ImageLayout {
	const { width, height, planes, blocks } = image;
	const samples = shownSamples(image);
	const chunkSamples = planes === "chunky" ? samples : 1;
	const [blockWidth, blockRows] = blocks.kind === "tiles" ? [blocks.width, blocks.height] : [width, blocks.rows];
	const columns = Math.ceil(width / blockWidth);
	const perPlane = columns * Math.ceil(height / blockRows);
	const strileBytes = uncompressedBytes(image, directory, blockWidth);
	const banded = (lengths: number[], band: number): number[] => (samples > 1 ? [band, ...lengths] : lengths);
	const shape = banded([height, width], samples);
	const strileCount = planes === "planar" ? samples * perPlane : perPlane;
	const laidOut = (chunkGrid: ChunkGrid, cutRows?: number): ImageLayout => ({
		shape,
		dimensionNames: samples > 1 ? BANDED : PLANE,
		chunkGrid,
		strileCount,
		firstStrile: 0,
		isTiled: blocks.kind === "tiles",
		isOneStrip: blocks.kind === "strips" && strileCount === 1,
		strileRows: blockRows,
		height,
		strileBytes,
		cutRows,
	});
	const regular = (rows: number): ChunkGrid => ({
		kind: "regular",
		chunkShape: banded([rows, blockWidth], chunkSamples),
	});
	const hasShortTiles = blocks.kind === "tiles" && image.compression === COMPRESSION.packBits;
	if (height % blockRows === 0 || (blocks.kind === "tiles" && !hasShortTiles)) return laidOut(regular(blockRows));
	if (strileBytes !== undefined && isCuttable(image)) {
		const cutRows = chunkRows(height, blockRows, strileBytes(1), order, limits);
		return laidOut(regular(cutRows), cutRows);
	}
	const stripCount = Math.ceil(height / blockRows);
	if (stripCount > Math.max(placeCount, MAX_LISTED_STRIPS))
		throw new MiraError(
			"corrupt-file",
			`an image of ${height} rows has ${stripCount} strips, but offsets of ${placeCount}`,
		);
	const band = { kind: "repeat", length: chunkSamples } as const;
	const lines = [cutAxis(height, blockRows), { kind: "repeat", length: blockWidth } as const];
	return laidOut({ kind: "rectilinear", edges: samples > 1 ? [band, ...lines] : lines });
}

/** The layout of one band of an image: of its own plane, or of the blocks that it shares with the others. */
export function bandLayout(layout: ImageLayout, band: number): ImageLayout {
	const { shape, dimensionNames, chunkGrid, strileCount } = layout;
	const [bands = 1, ...planeShape] = shape;
	const grid: ChunkGrid =
		chunkGrid.kind === "regular"
			? { kind: "regular", chunkShape: chunkGrid.chunkShape.slice(1) }
			: { kind: "rectilinear", edges: chunkGrid.edges.slice(1) };
	const isPlanar = chunkCounts(layout)[0] !== 1;
	const own = strileCount / bands;
	return {
		...layout,
		shape: planeShape,
		dimensionNames: dimensionNames.slice(1),
		chunkGrid: grid,
		...(isPlanar ? { strileCount: own, firstStrile: own * band } : {}),
	};
}

/** Number of chunks along each dimension. */
export function chunkCounts({ chunkGrid, shape }: ImageLayout): number[] {
	return gridShape(chunkGrid, shape);
}

/** True where rows are whole bytes by themselves, each stored like the other: the chunks then can begin at any row. */
function isCuttable(image: TiffImage): boolean {
	return image.compression === COMPRESSION.none && !isRawYCbCr(image);
}

/** Size of so many rows of an uncompressed strile; rows begin at a byte. */
function uncompressedBytes(
	image: TiffImage,
	directory: Directory,
	blockWidth: number,
): ((rows: number) => number) | undefined {
	if (image.compression !== COMPRESSION.none) return undefined;
	if (isRawYCbCr(image)) {
		// Units of horizontal × vertical values of luma and two of chroma (TIFF 6.0, section 21).
		const [horizontal, vertical] = chromaSubsampling(directory);
		const unitBytes = horizontal * vertical + 2;
		return (rows) => Math.ceil(blockWidth / horizontal) * Math.ceil(rows / vertical) * unitBytes;
	}
	const rowBytes = Math.ceil((blockWidth * blockSamples(image) * image.bitsPerSample) / 8);
	return (rows) => rows * rowBytes;
}

/** Rows of a chunk: strips in one piece are cut as any data that lie so, others where a strip and a chunk both begin. */
function chunkRows(
	height: number,
	stripRows: number,
	rowBytes: number,
	order: StripOrder | undefined,
	limits: Budget,
): number {
	if (order === "consecutive") {
		const [rows = 1] = contiguousChunkShape([height, rowBytes], 1, limits);
		// A height without divisors is left whole there.
		if (rows * rowBytes <= MAX_JOINED_BYTES) return rows;
	}
	return gcd(stripRows, height);
}

/** Rows of a strile: all but the last strip are whole. */
export function rowsOf({ isTiled, strileRows, height }: ImageLayout, strile: number): number {
	return isTiled ? strileRows : Math.min(strileRows, height - (strile % Math.ceil(height / strileRows)) * strileRows);
}
