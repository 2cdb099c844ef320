import type { Diagnostic } from "../../diagnostics.ts";
import { hint, MiraError, option } from "../../errors.ts";
import { type ChunkManifest, chunkIndex } from "../../manifest/chunk-manifest.ts";
import { contiguousChunkShape } from "../../manifest/contiguous.ts";
import { ManifestBuilder } from "../../manifest/manifest-builder.ts";
import type { Budget } from "../../zarr/budget.ts";
import { type ChunkGrid, chunkShapeAt, cutAxis, gridShape } from "../../zarr/chunk-grid.ts";
import { elementCount } from "../../zarr/nd-array.ts";
import type { FitsFile } from "./file.ts";

const LEAST_BYTES = 2 ** 20;
const TARGET_BYTES = 2 ** 22;
const MOST_BYTES = 2 ** 23;
/** A list of lengths is a part of the metadata: beyond this only a regular grid will do. */
const MOST_LISTED = 2 ** 16;

/**
 * The chunks of data that lie in one piece, C order: cut along the slow axes into 1 to 8 MiB, each one range of bytes. Where
 * no divisor of a length gives that, the grid is rectilinear, with a short last chunk.
 */
export function slabGrid(shape: readonly number[], itemBytes: number, limits: Budget): ChunkGrid {
	const chunkShape = contiguousChunkShape(shape, itemBytes, limits);
	const chunkBytes = elementCount(chunkShape) * itemBytes;
	const isSmall = elementCount(shape) * itemBytes <= MOST_BYTES;
	const regular: ChunkGrid = { kind: "regular", chunkShape };
	if (isSmall || (chunkBytes >= LEAST_BYTES && chunkBytes <= MOST_BYTES)) return regular;
	let rowBytes = elementCount(shape) * itemBytes;
	for (const [d, length] of shape.entries()) {
		rowBytes /= length;
		if (rowBytes > TARGET_BYTES) continue;
		const rows = Math.min(length, Math.floor(TARGET_BYTES / rowBytes));
		const count = Math.ceil(length / rows);
		if (count > MOST_LISTED) return regular;
		return {
			kind: "rectilinear",
			edges: shape.map((other, axis) =>
				axis === d ? cutAxis(length, rows) : { kind: "repeat", length: axis < d ? 1 : other },
			),
		};
	}
	return regular;
}

/** Where data lie: `count` records of the shape, `strideBytes` apart; each is one piece. */
export type Slabs = {
	beginBytes: number;
	count: number;
	strideBytes: number;
	/** The shape of a record and its chunks. */
	shape: readonly number[];
	grid: ChunkGrid;
	itemBytes: number;
};

/**
 * References to every chunk that begins inside the file. In a truncated file what lies wholly behind the end is missing; what
 * is partly there keeps its reference, and reading it is an error. `chunks` is the grid of the array, in which the chunks of
 * all records follow each other.
 */
export function slabManifest(
	path: string,
	{ beginBytes, count, strideBytes, shape, grid, itemBytes }: Slabs,
	chunks: readonly number[],
	{ url, fileBytes, registry }: FitsFile,
): ChunkManifest {
	const inRecord = gridShape(grid, shape);
	const perRecord = elementCount(inRecord);
	const records = perRecord === 0 ? 0 : Math.min(count, begun(fileBytes - beginBytes, strideBytes));
	const expected = Math.min(perRecord * records, registry.limits.maxReferences + 1);
	if (expected > registry.limits.maxReferences)
		throw new MiraError("limit-exceeded", `it has more than ${registry.limits.maxReferences} chunks`, {
			path,
			url,
			...hint`Raise ${option("limits.maxReferences")} if the file is sound`,
		});
	const builder = new ManifestBuilder(chunks, { path });
	const regularBytes = grid.kind === "regular" ? elementCount(grid.chunkShape) * itemBytes : undefined;
	for (let record = 0; record < records; record++) {
		let offset = beginBytes + record * strideBytes;
		for (let chunk = 0; chunk < perRecord && offset < fileBytes; chunk++) {
			const bytes = regularBytes ?? elementCount(chunkShapeAt(grid, shape, chunkIndex(inRecord, chunk))) * itemBytes;
			builder.virtualAt(record * perRecord + chunk, url, offset, bytes);
			offset += bytes;
		}
	}
	return builder.build();
}

/** How many records begin in so many bytes. */
function begun(bytes: number, strideBytes: number): number {
	return strideBytes === 0 ? 1 : Math.max(0, Math.ceil(bytes / strideBytes));
}

/** Says so where data end behind the file. */
export function reportTruncation(path: string, endBytes: number, { fileBytes, diagnostics }: FitsFile): void {
	if (endBytes <= fileBytes) return;
	const diagnostic: Diagnostic = {
		severity: "warning",
		code: "truncated-file",
		path,
		message: `the data should end at byte ${endBytes}, but the file has ${fileBytes}`,
		hint: "Chunks beyond the end read as the fill value, and one that is cut in two is an error; fetch the file again",
	};
	diagnostics.push(diagnostic);
}
