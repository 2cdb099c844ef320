import { hint, MiraError, option } from "../../errors.ts";
import type { ByteRange, Source } from "../../io/source.ts";
import { cutAxis, type RectilinearAxis } from "../../zarr/chunk-grid.ts";
import { elementCount } from "../../zarr/nd-array.ts";
import { placeColumns } from "./binary-table.ts";
import { tableRows } from "./column-chunks.ts";
import { type ColumnFormat, formatBytes } from "./column-format.ts";
import type { Hdu } from "./hdus.ts";
import { heapRange, readDescriptor } from "./heap.ts";

/** How an image is cut into tiles, each a row of a table (FITS standard, 10.1). */
export type Tiling = {
	/** The image, its slowest axis first. */
	shape: number[];
	tileShape: number[];
	/** Number of tiles along each axis. */
	grid: number[];
};

/** Reads the shape of the image and of its tiles, which are rows of it by default. */
export function readTiling({ header, path }: Hdu): Tiling {
	const axes = header.required("ZNAXIS", 1);
	if (axes > 999) throw new MiraError("corrupt-file", `the keyword ZNAXIS is ${axes}`, { path });
	const axisNumbers = Array.from({ length: axes }, (_, i) => axes - i);
	const shape = axisNumbers.map((axis) => header.required(`ZNAXIS${axis}`, 0));
	const tileShape = axisNumbers.map((axis, d) => {
		const length = Math.max(shape[d] as number, 1);
		const tile = header.values.has(`ZTILE${axis}`) ? header.required(`ZTILE${axis}`, 1) : axis === 1 ? length : 1;
		return Math.min(tile, length);
	});
	const grid = shape.map((length, d) => Math.ceil(length / (tileShape[d] as number)));
	const size = elementCount(shape) * 8;
	if (!Number.isSafeInteger(size)) throw new MiraError("corrupt-file", `an image of ${shape.join(" x ")} pixels`);
	return { shape, tileShape, grid };
}

/** The shape of a tile; those on the edge are short, not padded. */
export function tileShapeAt({ shape, tileShape }: Tiling, index: readonly number[]): number[] {
	return shape.map((length, d) => {
		const tile = tileShape[d] as number;
		return Math.min(tile, length - (index[d] as number) * tile);
	});
}

/** What is decoded together where tiles are no chunks by themselves: their bytes lie side by side and cost one request. */
const JOINED_BYTES = 2 ** 20;
/** Tiles of a few pixels are decoded one by one all the same. */
const MOST_JOINED = 2 ** 14;

/** A chunk of whole tiles, the last dimensions first, as far as that is one piece of the image. */
export function joinTiles({ tileShape, grid }: Tiling, itemBytes: number): number[] {
	const chunkShape = [...tileShape];
	let bytes = elementCount(tileShape) * itemBytes;
	let tiles = 1;
	for (let d = tileShape.length - 1; d >= 0; d--) {
		const count = Math.max(1, grid[d] as number);
		const factor = Math.max(1, Math.min(count, Math.floor(JOINED_BYTES / bytes), Math.floor(MOST_JOINED / tiles)));
		chunkShape[d] = (chunkShape[d] as number) * factor;
		bytes *= factor;
		tiles *= factor;
		if (factor < count) break;
	}
	return chunkShape;
}

/** One axis of the tiles as chunks. */
export function tileAxis({ shape, tileShape }: Tiling, d: number): RectilinearAxis {
	const [length, tile] = [shape[d] as number, tileShape[d] as number];
	return length % tile === 0 ? { kind: "repeat", length: tile } : cutAxis(length, tile);
}

/** Columns of the table of tiles, as far as it has them. */
export type TileColumn =
	| "COMPRESSED_DATA"
	| "GZIP_COMPRESSED_DATA"
	| "UNCOMPRESSED_DATA"
	| "ZSCALE"
	| "ZZERO"
	| "ZBLANK";

/** The table that says where every tile is, and with which numbers it was made. */
export class TileTable {
	readonly #hdu: Hdu;
	readonly #columns = new Map<string, { format: ColumnFormat; offsetBytes: number }>();

	constructor(hdu: Hdu) {
		this.#hdu = hdu;
		for (const [number, place] of placeColumns(hdu)) {
			const name = hdu.header.text(`TTYPE${number}`)?.trim().toUpperCase();
			if (name !== undefined && typeof place !== "string" && !this.#columns.has(name)) this.#columns.set(name, place);
		}
	}

	/** Whether the table has such a column, whose cells have bytes. */
	has(name: TileColumn): boolean {
		const column = this.#columns.get(name);
		return column !== undefined && formatBytes(column.format) > 0;
	}

	/** Reads the rows. */
	async read(source: Source, maxBytes: number, signal?: AbortSignal): Promise<TileRows> {
		const { beginBytes, rows, rowBytes } = tableRows(this.#hdu);
		if (rows * rowBytes > maxBytes)
			throw new MiraError("limit-exceeded", `the table of tiles has more than ${maxBytes} bytes`, {
				path: this.#hdu.path,
				...hint`Raise ${option("limits.maxMetadataBytes")} if the file is sound`,
			});
		return new TileRows(this.#hdu, this.#columns, rowBytes, await source.read(beginBytes, rows * rowBytes, { signal }));
	}
}

/** The rows of a table of tiles. */
export class TileRows {
	readonly #hdu: Hdu;
	readonly #columns: ReadonlyMap<string, { format: ColumnFormat; offsetBytes: number }>;
	readonly #rowBytes: number;
	readonly #view: DataView;

	constructor(
		hdu: Hdu,
		columns: ReadonlyMap<string, { format: ColumnFormat; offsetBytes: number }>,
		rowBytes: number,
		bytes: Uint8Array,
	) {
		this.#hdu = hdu;
		this.#columns = columns;
		this.#rowBytes = rowBytes;
		this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	}

	/** Where the bytes of a tile are in the file; undefined where that column has none for it. */
	range(name: TileColumn, row: number): ByteRange | undefined {
		const column = this.#columns.get(name);
		if (column === undefined) return undefined;
		const { format } = column;
		const at = row * this.#rowBytes + column.offsetBytes;
		if (format.kind !== "variable") {
			// A table without a heap: cells of one size.
			const length = formatBytes(format);
			const { beginBytes } = tableRows(this.#hdu);
			return length === 0 ? undefined : { offset: beginBytes + at, length };
		}
		if (format.repeat === 0) return undefined;
		const descriptor = readDescriptor(this.#view, at, format.numberBytes);
		if (descriptor.count === 0) return undefined;
		return heapRange(this.#hdu, descriptor, 8 * formatBytes({ ...format.element, repeat: 1 }));
	}

	/** A number that belongs to a tile: of the column, or else the keyword of that name. */
	number(name: TileColumn, row: number): number | undefined {
		const column = this.#columns.get(name);
		if (column?.format.kind !== "numbers") return this.#hdu.header.number(name);
		const at = row * this.#rowBytes + column.offsetBytes;
		const view = this.#view;
		switch (column.format.type.name) {
			case "float64":
				return view.getFloat64(at);
			case "float32":
				return view.getFloat32(at);
			case "int32":
				return view.getInt32(at);
			case "int16":
				return view.getInt16(at);
			case "int64":
				return Number(view.getBigInt64(at));
			default:
				return view.getUint8(at);
		}
	}
}
