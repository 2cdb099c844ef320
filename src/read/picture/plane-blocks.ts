import { MiraError } from "../../errors.ts";
import { isValid } from "../../fill/validity-bitmap.ts";
import type { ManifestStore } from "../../manifest/manifest-store.ts";
import { chunkStart, locate } from "../../zarr/chunk-grid.ts";
import { isNumeric } from "../../zarr/data-type.ts";
import { type DecodeOptions, decode } from "../decode.ts";
import type { DimensionSelection } from "../selection.ts";

/** Brings bytes by a key: from memory, from somebody who is bringing them already, or by `start`. */
export type LoadBlock = (
	key: string,
	start: (signal: AbortSignal) => Promise<Uint8Array>,
	signal: AbortSignal,
) => Promise<Uint8Array>;

/** What is drawn of an array: rows and columns along two dimensions, all of a third one perhaps, one place along the others. */
export type Plane = {
	path: string;
	rowAxis: number;
	columnAxis: number;
	/** The dimension of colours, and which places along it are drawn. */
	bands?: { axis: number; count: number } | undefined;
	/** Positions along all dimensions; those of rows, columns and bands do not count. */
	positions: readonly number[];
};

/** How values are decoded: the options of `decode` that a picture leaves open. */
export type PlaneOptions = Pick<DecodeOptions, "mask" | "maskArrays" | "maskStorageFill">;

/** Cells that are read together: chunks that have fewer are joined. A tile has as many pixels. */
const BLOCK_CELLS = 2 ** 16;
/** A chunk that has more is read in parts where it can be: where its bytes are the values themselves. */
const PART_CELLS = 2 ** 22;

/** A block in memory, and how far apart neighbours in it are. */
export type Block = {
	values: Float32Array | Float64Array;
	firstRow: number;
	firstColumn: number;
	rowStep: number;
	columnStep: number;
	bandStep: number;
};

/**
 * The values of a plane, in blocks that consist of whole chunks wherever that is sensible: whoever wants one cell of a chunk has
 * decoded all of it. What is missing is NaN; of colours, which are never negative, -1 less the value.
 */
export class PlaneBlocks {
	readonly #store: ManifestStore;
	readonly #plane: Plane;
	readonly #options: PlaneOptions;
	readonly #load: LoadBlock;
	readonly #rows: BlockAxis;
	readonly #columns: BlockAxis;
	readonly #depth: number;

	constructor(store: ManifestStore, plane: Plane, load: LoadBlock, options: PlaneOptions) {
		const { description } = store.array(plane.path);
		const { dataType, path } = description;
		if (!isNumeric(dataType) && dataType.kind !== "bool")
			throw new MiraError("unsupported-feature", `values of type ${dataType.name} have no colours`, { path });
		this.#store = store;
		this.#plane = plane;
		this.#options = options;
		this.#load = load;
		const isPlain = description.codecs.length === 1 && description.codecs[0]?.name === "bytes";
		[this.#rows, this.#columns] = blockAxes(description, plane, isPlain);
		const { shape, chunkGrid } = description;
		const depths = shape.map((length, d) =>
			isPlain || d === plane.rowAxis || d === plane.columnAxis ? 1 : Math.min(length, chunkStart(chunkGrid, d, 1)),
		);
		this.#depth = depths.reduce((product, depth) => product * depth, 1);
	}

	/** The number of the block that holds a row, and of the one that holds a column. */
	rowBlock(row: number): number {
		return this.#rows.blockOf(row);
	}

	columnBlock(column: number): number {
		return this.#columns.blockOf(column);
	}

	/** How many blocks there are, downwards and across. */
	get counts(): [rows: number, columns: number] {
		const { shape } = this.#store.array(this.#plane.path).description;
		const { rowAxis, columnAxis } = this.#plane;
		return [this.rowBlock((shape[rowAxis] as number) - 1) + 1, this.columnBlock((shape[columnAxis] as number) - 1) + 1];
	}

	/** How many cells are decoded for a block: those of its chunks that lie along other dimensions too. */
	workOf(rowBlock: number, columnBlock: number): number {
		const [rows, columns] = [this.#rows.span(rowBlock), this.#columns.span(columnBlock)];
		return (rows.stop - rows.start) * (columns.stop - columns.start) * this.#depth;
	}

	/** A block, read where it is not in memory. */
	async read(rowBlock: number, columnBlock: number, signal: AbortSignal): Promise<Block> {
		const { path, rowAxis, columnAxis, bands, positions } = this.#plane;
		const [rows, columns] = [this.#rows.span(rowBlock), this.#columns.span(columnBlock)];
		const selection = positions.map((position, d): DimensionSelection => {
			if (d === rowAxis) return rows;
			if (d === columnAxis) return columns;
			return d === bands?.axis ? { start: 0, stop: bands.count } : position;
		});
		const place = positions.map((position, d) => (typeof selection[d] === "number" ? position : "*")).join(",");
		const key = `${path}\n${place}\n${rowBlock},${columnBlock}`;
		const start = async (own: AbortSignal): Promise<Uint8Array> => {
			const { buffer, byteOffset, byteLength } = await this.#decode(selection, own);
			return new Uint8Array(buffer, byteOffset, byteLength);
		};
		const bytes = await this.#load(key, start, signal);
		const lengths = positions.map((_, d) => {
			if (d === rowAxis) return rows.stop - rows.start;
			if (d === columnAxis) return columns.stop - columns.start;
			return d === bands?.axis ? bands.count : 1;
		});
		const step = (axis: number): number => lengths.slice(axis + 1).reduce((product, length) => product * length, 1);
		return {
			values: floatsIn(
				bytes,
				lengths.reduce((product, length) => product * length, 1),
			),
			firstRow: rows.start,
			firstColumn: columns.start,
			rowStep: step(rowAxis),
			columnStep: step(columnAxis),
			bandStep: bands === undefined ? 0 : step(bands.axis),
		};
	}

	async #decode(selection: DimensionSelection[], signal: AbortSignal): Promise<Float32Array | Float64Array> {
		const { path, bands } = this.#plane;
		const options = { ...this.#options, selection, signal };
		if (bands === undefined) return asFloats((await decode(this.#store, path, options)).data as ArrayLike<number>);
		const { data, validity } = await decode(this.#store, path, { ...options, missing: "validity", scale: false });
		return markedColours(data as ArrayLike<number>, validity);
	}
}

/** Colours that count as missing, next to those that are not: their nodata, of which other bands may have a valid part. */
function markedColours(data: ArrayLike<number>, validity: Uint8Array | undefined): Float32Array {
	return Float32Array.from(data, (value, i) => (isValid(validity, i) ? value : -1 - value));
}

type Span = { start: number; stop: number };

/** How a dimension is cut into blocks. */
type BlockAxis = { blockOf(position: number): number; span(block: number): Span };

function blockAxes(
	{ chunkGrid, shape }: ReturnType<ManifestStore["array"]>["description"],
	{ rowAxis, columnAxis }: Plane,
	isPlain: boolean,
): [BlockAxis, BlockAxis] {
	const chunkLength = (d: number): number => Math.min(chunkStart(chunkGrid, d, 1) || 1, shape[d] as number) || 1;
	const [rowLength, columnLength] = [chunkLength(rowAxis), chunkLength(columnAxis)];
	const cells = rowLength * columnLength;
	const joined = (d: number, count: number): BlockAxis => ({
		blockOf: (position) => Math.floor(locate(chunkGrid, d, position).chunk / count),
		span: (block) => ({
			start: chunkStart(chunkGrid, d, block * count),
			stop: Math.min(chunkStart(chunkGrid, d, (block + 1) * count), shape[d] as number),
		}),
	});
	if (cells > PART_CELLS && isPlain) {
		// Of values that lie there as they are, rows are read by themselves, and nothing else of the chunk.
		const length = Math.max(1, Math.floor((BLOCK_CELLS * 4) / columnLength));
		const parts: BlockAxis = {
			blockOf: (position) => Math.floor(position / length),
			span: (block) => ({ start: block * length, stop: Math.min((block + 1) * length, shape[rowAxis] as number) }),
		};
		return [parts, joined(columnAxis, 1)];
	}
	const columnCount = Math.max(1, Math.min(Math.floor(BLOCK_CELLS / cells), Math.ceil(256 / columnLength)));
	const rowCount = Math.max(1, Math.floor(BLOCK_CELLS / (cells * columnCount)));
	return [joined(rowAxis, rowCount), joined(columnAxis, columnCount)];
}

/** Numbers of up to 24 bits are exact in 32. */
function asFloats(data: ArrayLike<number | bigint>): Float32Array | Float64Array {
	if (data instanceof Float32Array || data instanceof Float64Array) return data;
	const isShort = ArrayBuffer.isView(data) && (data as Uint8Array).BYTES_PER_ELEMENT <= 2;
	return isShort ? Float32Array.from(data as ArrayLike<number>) : Float64Array.from(data, Number);
}

function floatsIn({ buffer, byteOffset, byteLength }: Uint8Array, count: number): Float32Array | Float64Array {
	return byteLength === 8 * count
		? new Float64Array(buffer, byteOffset, count)
		: new Float32Array(buffer, byteOffset, count);
}
