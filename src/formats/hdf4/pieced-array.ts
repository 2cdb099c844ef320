import { createPipeline } from "../../codecs/index.ts";
import { MiraError } from "../../errors.ts";
import { contiguousChunkShape } from "../../manifest/contiguous.ts";
import { DerivedArray } from "../../manifest/derived-array.ts";
import { ManifestArray, withChunks } from "../../manifest/manifest-array.ts";
import { ManifestBuilder } from "../../manifest/manifest-builder.ts";
import type { StoreArray } from "../../manifest/manifest-group.ts";
import type { Budget } from "../../zarr/budget.ts";
import { gridShape } from "../../zarr/chunk-grid.ts";
import { gcd } from "../../zarr/gcd.ts";
import { elementCount } from "../../zarr/nd-array.ts";
import { repeatScalar } from "../../zarr/scalar.ts";
import type { Shaped } from "./array.ts";
import type { ArrayContext } from "./context.ts";
import { type Piece, piecesBytes } from "./file.ts";

type RangePiece = Extract<Piece, { kind: "range" }>;

/**
 * The array of data that nothing compresses, in one piece or several (linked blocks), from `beginBytes` on. Where every piece
 * holds whole rows they are chunks; otherwise the chunks are put together when read. What is behind the last piece was never
 * written.
 */
export function piecedArray(
	{ serializers, ...shaped }: Shaped,
	pieces: readonly Piece[],
	beginBytes: number,
	context: ArrayContext,
): StoreArray {
	const { shape, dataType, path } = shaped;
	const neededBytes = elementCount(shape) * dataType.itemBytes;
	const own = cutPieces(pieces, beginBytes, neededBytes);
	reportEnd(path, own, context);
	const storedBytes = piecesBytes(own);
	const isPlain = serializers.length === 1;
	const chunkShape = isPlain
		? chunkShapeOf(shape, dataType.itemBytes, own, context.limits)
		: own.length === 1 && storedBytes === neededBytes
			? shape.map((length) => Math.max(1, length))
			: undefined;
	if (chunkShape !== undefined && own.every((piece) => piece.kind === "range")) {
		const chunkGrid = { kind: "regular" as const, chunkShape };
		return new ManifestArray(withChunks(shaped, chunkGrid, serializers), () =>
			buildManifest(path, gridShape(chunkGrid, shape), elementCount(chunkShape) * dataType.itemBytes, own, context),
		);
	}
	return joinedArray({ ...shaped, serializers }, own, context);
}

/** The pieces between two places of the content. */
export function cutPieces(pieces: readonly Piece[], beginBytes: number, lengthBytes: number): Piece[] {
	const cut: Piece[] = [];
	let at = 0;
	for (const piece of pieces) {
		const begin = Math.max(beginBytes - at, 0);
		const end = Math.min(beginBytes + lengthBytes - at, piece.length);
		at += piece.length;
		if (begin >= end) continue;
		const length = end - begin;
		cut.push(piece.kind === "zeros" ? { kind: "zeros", length } : { ...piece, offset: piece.offset + begin, length });
	}
	return cut;
}

/** Chunks that are each within one piece; undefined where a piece ends inside a row. */
function chunkShapeOf(
	shape: readonly number[],
	itemBytes: number,
	pieces: readonly Piece[],
	limits: Budget,
): number[] | undefined {
	const neededBytes = elementCount(shape) * itemBytes;
	const [only] = pieces;
	if (only === undefined || (pieces.length === 1 && only.length === neededBytes))
		return contiguousChunkShape(shape, itemBytes, limits);
	const [, ...rest] = shape;
	const rowBytes = elementCount(rest) * itemBytes;
	const rows = pieces.map(({ length }) => length / rowBytes);
	if (!rows.every((count) => Number.isInteger(count) && count > 0)) return undefined;
	return [rows.reduce(gcd), ...rest];
}

function buildManifest(
	path: string,
	grid: number[],
	chunkBytes: number,
	pieces: readonly Piece[],
	{ file }: ArrayContext,
): ReturnType<ManifestBuilder["build"]> {
	const expected = Math.ceil(piecesBytes(pieces) / chunkBytes);
	const { maxReferences } = file.registry.limits;
	if (expected > maxReferences)
		throw new MiraError("limit-exceeded", `it has more than ${maxReferences} chunks`, { path, url: file.url });
	const builder = new ManifestBuilder(grid, { path, expected });
	let number = 0;
	for (const { url, offset, length } of pieces as readonly RangePiece[]) {
		for (let at = 0; at < length; at += chunkBytes, number++) {
			// In a truncated file what lies wholly beyond the end is missing.
			if (url === file.url && offset + at >= file.sizeBytes) continue;
			builder.virtualAt(number, url, offset + at, chunkBytes);
		}
	}
	return builder.build();
}

/** Chunks that are read from several pieces, or hold more than was written. */
function joinedArray(
	{ serializers, ...shaped }: Shaped,
	pieces: readonly Piece[],
	{ file, limits }: ArrayContext,
): DerivedArray {
	const { shape, dataType } = shaped;
	const isPlain = serializers.length === 1;
	const chunkShape = isPlain
		? contiguousChunkShape(shape, dataType.itemBytes, limits)
		: shape.map((length) => Math.max(1, length));
	const chunkGrid = { kind: "regular" as const, chunkShape };
	const grid = gridShape(chunkGrid, shape);
	const chunkBytes = elementCount(chunkShape) * dataType.itemBytes;
	return new DerivedArray({ ...shaped, chunkGrid }, async (index, options) => {
		const number = index.reduce((sum, i, d) => sum * (grid[d] as number) + i, 0);
		const own = cutPieces(pieces, number * chunkBytes, chunkBytes);
		if (own.length === 0) return undefined;
		const stored = await file.readPieces(own, { ...options, use: "chunk" });
		return decodePart(stored, serializers, shaped, chunkShape);
	});
}

/** Decodes a chunk of which only the beginning was written; the fill value stands for the rest. */
export async function decodePart(
	stored: Uint8Array,
	codecs: Shaped["serializers"],
	{ dataType, fill }: Pick<Shaped, "dataType" | "fill">,
	chunkShape: number[],
): Promise<Uint8Array> {
	const { itemBytes } = dataType;
	const count = elementCount(chunkShape);
	const written = Math.floor(stored.length / itemBytes);
	if (written === count) return (await pipelineOf(codecs, dataType, chunkShape)).decode(stored) as Promise<Uint8Array>;
	const part = await (await pipelineOf(codecs, dataType, [written])).decode(stored.subarray(0, written * itemBytes));
	const whole = repeatScalar(fill.storage.value, count);
	whole.set(part as Uint8Array);
	return whole;
}

function pipelineOf(codecs: Shaped["serializers"], dataType: Shaped["dataType"], shape: number[]) {
	return createPipeline(codecs, { dataType, shape });
}

/** Tells that data lie beyond the end of the file. */
export function reportEnd(path: string, pieces: readonly Piece[], { file, diagnostics }: ArrayContext): void {
	const beyond = pieces.find(
		(piece) => piece.kind === "range" && piece.url === file.url && piece.offset + piece.length > file.sizeBytes,
	);
	if (beyond?.kind !== "range") return;
	diagnostics.push({
		severity: "warning",
		code: "truncated-file",
		path,
		message: `the data should end at byte ${beyond.offset + beyond.length}, but the file has ${file.sizeBytes}`,
		hint: "Chunks beyond the end read as the fill value, and one that is cut in two is an error; fetch the file again",
	});
}
