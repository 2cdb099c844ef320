import type { Diagnostic } from "../../../diagnostics.ts";
import { located, MiraError } from "../../../errors.ts";
import { siblingUrl } from "../../../io/url.ts";
import type { ChunkManifest } from "../../../manifest/chunk-manifest.ts";
import { contiguousChunkShape } from "../../../manifest/contiguous.ts";
import { ManifestBuilder } from "../../../manifest/manifest-builder.ts";
import { beyond } from "../../../zarr/budget.ts";
import { gridShape } from "../../../zarr/chunk-grid.ts";
import { gcd } from "../../../zarr/gcd.ts";
import { elementCount } from "../../../zarr/nd-array.ts";
import { type ChunkedLayout, readChunkIndex } from "../chunk-index/chunk-index.ts";
import { placeChunks } from "../chunk-index/manifest.ts";
import { UNDEFINED_ADDRESS } from "../cursor.ts";
import type { Hdf5File } from "../file.ts";
import type { DatasetHeader, ExternalFile } from "../object-model.ts";

/** Where the data of a dataset lie: its chunks, and where each of them is. */
export type Storage = {
	/** Over all dimensions, those of an array datatype too. */
	chunkShape: number[];
	/** Finds every chunk; where there is a chunk index, it is read once. */
	place(): Promise<Placement>;
};

/** The place of every chunk, and the filters that it skipped: a bit for each, `ALL_FILTERS` for one that skipped them all. */
export type Placement = {
	manifest: ChunkManifest;
	commonMask: number;
	/** Chunks with another mask, by their numbers in C order. */
	exceptions: ReadonlyMap<number, number>;
};

/** The mask of a chunk that went through no filter. */
export const ALL_FILTERS = 0xffff_ffff;

/** A dataset and what its storage is asked for. */
export type StorageInput = {
	file: Hdf5File;
	path: string;
	header: DatasetHeader;
	/** Shape of the dataset, and of an element of an array datatype. */
	datasetShape: readonly number[];
	innerShape: readonly number[];
	/** Size of one element of the innermost kind, as stored. */
	storedBytes: number;
	/** For what comes to light when the index is read. */
	diagnostics: Diagnostic[];
};

/** The storage of a dataset whose layout is not virtual. */
export function storageOf(input: StorageInput): Storage {
	const { header } = input;
	if (header.externalFiles.length > 0) return externalStorage(input, header.externalFiles);
	switch (header.layout.kind) {
		case "compact": {
			const { byteOffset, bytes } = header.layout;
			return pieceStorage(input, { url: input.file.source.url, beginBytes: byteOffset, sizeBytes: bytes.length });
		}
		case "contiguous": {
			const { address, sizeBytes } = header.layout;
			if (address === UNDEFINED_ADDRESS) return pieceStorage(input, undefined);
			const beginBytes = input.file.bytePosition(address);
			return pieceStorage(input, { url: input.file.source.url, beginBytes, sizeBytes });
		}
		case "chunked":
			return chunkedStorage(input, header.layout);
		case "virtual":
			throw new MiraError("bad-argument", "a virtual layout has no storage of its own", { path: input.path });
	}
}

/** A piece of a file that holds the data, or a part of them. */
type Piece = { url: string; beginBytes: number; sizeBytes: number };

/** Data in one piece, or nowhere yet. */
function pieceStorage(input: StorageInput, piece: Piece | undefined): Storage {
	const shape = [...input.datasetShape, ...input.innerShape];
	const chunkShape = contiguousChunkShape(shape, input.storedBytes, input.file.registry.budget);
	return piecesStorage(input, piece === undefined ? [] : [piece], chunkShape);
}

/** Data in pieces that follow each other. No chunk may lie in two of them. */
function piecesStorage(input: StorageInput, pieces: readonly Piece[], chunkShape: number[]): Storage {
	const { file, path, storedBytes } = input;
	const shape = [...input.datasetShape, ...input.innerShape];
	const grid = gridShape({ kind: "regular", chunkShape }, shape);
	const neededBytes = elementCount(shape) * storedBytes;
	const givenBytes = pieces.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
	if (pieces.length > 0 && givenBytes < neededBytes)
		throw new MiraError("corrupt-file", `its ${neededBytes} bytes are said to be in ${givenBytes}`, { path });
	const [own] = pieces.filter(({ url }) => url === file.source.url);
	if (own !== undefined && own.beginBytes + neededBytes > file.fileBytes)
		input.diagnostics.push(truncation(path, `the data should end at byte ${own.beginBytes + neededBytes}`, file));
	return new PieceStorage(input, pieces, chunkShape, grid);
}

/** Thousands of datasets have one: a class costs less than a closure for each. */
class PieceStorage implements Storage {
	readonly chunkShape: number[];
	readonly #file: Hdf5File;
	readonly #path: string;
	readonly #pieces: readonly Piece[];
	readonly #grid: readonly number[];
	readonly #storedBytes: number;
	#placed: Promise<Placement> | undefined;

	constructor(
		{ file, path, storedBytes }: StorageInput,
		pieces: readonly Piece[],
		chunkShape: number[],
		grid: readonly number[],
	) {
		this.chunkShape = chunkShape;
		this.#file = file;
		this.#path = path;
		this.#pieces = pieces;
		this.#grid = grid;
		this.#storedBytes = storedBytes;
	}

	place(): Promise<Placement> {
		this.#placed ??= this.#place();
		return this.#placed;
	}

	async #place(): Promise<Placement> {
		const { source, registry, fileBytes } = this.#file;
		const { maxReferences } = registry.limits;
		const builder = new ManifestBuilder([...this.#grid], { path: this.#path });
		const chunkBytes = elementCount(this.chunkShape) * this.#storedBytes;
		const count = elementCount(this.#grid);
		if (count > maxReferences)
			throw located(beyond("maxReferences", `it has more than ${maxReferences} chunks`), { path: this.#path });
		let chunk = 0;
		for (const { url, beginBytes, sizeBytes } of this.#pieces) {
			// Other files may be absent, and whoever opens this one need not know.
			const endBytes = url === source.url ? fileBytes : Number.POSITIVE_INFINITY;
			for (let at = 0; chunk < count && at + chunkBytes <= sizeBytes; at += chunkBytes, chunk++)
				if (beginBytes + at < endBytes) builder.virtualAt(chunk, url, beginBytes + at, chunkBytes);
		}
		return { manifest: builder.build(), commonMask: 0, exceptions: new Map() };
	}
}

function truncation(path: string, what: string, file: Hdf5File): Diagnostic {
	return {
		severity: "warning",
		code: "truncated-file",
		path,
		message: `${what}, but the file has ${file.fileBytes} bytes`,
		hint: "Chunks beyond the end read as the fill value, and one that is cut in two is an error; fetch the file again",
	};
}

/** Raw data in other files, which are looked for beside this one; chunks are cut so that each lies in one of them. */
function externalStorage(input: StorageInput, files: readonly ExternalFile[]): Storage {
	const { path, storedBytes, file } = input;
	const shape = [...input.datasetShape, ...input.innerShape];
	const neededBytes = elementCount(shape) * storedBytes;
	const pieces: Piece[] = [];
	let restBytes = neededBytes;
	for (const { name, offsetBytes, sizeBytes = restBytes } of files) {
		if (restBytes <= 0) break;
		const ownBytes = Math.min(sizeBytes, restBytes);
		pieces.push({ url: externalUrl(file.source.url, name), beginBytes: offsetBytes, sizeBytes: ownBytes });
		restBytes -= ownBytes;
	}
	if (pieces.length <= 1) return pieceStorage(input, pieces[0]);
	const rowBytes = elementCount(shape.slice(1)) * storedBytes;
	const rows = pieces.reduce((common, { sizeBytes }) => gcd(common, sizeBytes / rowBytes), 0);
	if (!(rows >= 1))
		throw new MiraError("unsupported-feature", "raw data in external files that end inside a row cannot be read", {
			path,
		});
	return piecesStorage(input, pieces, [rows, ...shape.slice(1)]);
}

/** The url of a file that another one names: beside it, unless the name is a whole path. */
export function externalUrl(url: string, name: string): string {
	return name.startsWith("/") ? `file://${name}` : siblingUrl(url, name);
}

function chunkedStorage(input: StorageInput, layout: ChunkedLayout): Storage {
	const { file, path, header, datasetShape, innerShape, diagnostics } = input;
	const isFiltered = header.filters.length > 0;
	const maxShape = header.dataspace.kind === "simple" ? header.dataspace.maxShape : undefined;
	if (layout.chunkShape.length !== datasetShape.length)
		throw new MiraError(
			"corrupt-file",
			`chunks of ${layout.chunkShape.length} dimensions do not cut a dataset of ${datasetShape.length}`,
			{ path, url: file.source.url },
		);
	const read = async (): Promise<Placement> => {
		const options = { isFiltered, path };
		const table = await readChunkIndex(file.afresh(), layout, datasetShape, maxShape, options);
		const placed = placeChunks(file, layout, datasetShape, table, options);
		if (placed.beyondEnd.length > 0)
			diagnostics.push(truncation(path, `${placed.beyondEnd.length} chunks begin beyond the end of the file`, file));
		const exceptions = new Map<number, number>(placed.deviating.map((chunk) => [chunk.number, chunk.filterMask]));
		for (const number of placed.unfilteredEdges) exceptions.set(number, ALL_FILTERS);
		return { manifest: placed.manifest, commonMask: placed.commonMask, exceptions };
	};
	return {
		chunkShape: [...layout.chunkShape, ...innerShape.map((length) => Math.max(length, 1))],
		place: kept(read),
	};
}

/** The same promise again and again. A failed read (no network) is not remembered. */
function kept<T>(make: () => Promise<T>): () => Promise<T> {
	let made: Promise<T> | undefined;
	return () => {
		made ??= make().catch((error) => {
			made = undefined;
			throw error;
		});
		return made;
	};
}
