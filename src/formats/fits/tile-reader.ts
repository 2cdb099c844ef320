import { unquantize } from "../../codecs/fits/unquantize.ts";
import { createPipeline, type Pipeline } from "../../codecs/index.ts";
import { copyRuns } from "../../codecs/runs.ts";
import { MiraError } from "../../errors.ts";
import type { ByteRange } from "../../io/source.ts";
import { chunkNumber } from "../../manifest/chunk-manifest.ts";
import { type DataType, dataType, isFixed } from "../../zarr/data-type.ts";
import type { CodecMetadata } from "../../zarr/metadata.ts";
import { elementCount } from "../../zarr/nd-array.ts";
import type { Quantizer } from "./compressed-image.ts";
import { fallbackCodecs } from "./compression.ts";
import type { FitsFile } from "./file.ts";
import { requireOwnBytes } from "./heap.ts";
import { bigEndianBytes, type Samples } from "./samples.ts";
import { type TileRows, type TileTable, type Tiling, tileShapeAt } from "./tiles.ts";

/** An image whose tiles differ in codecs or in scale. */
export type TiledImage = {
	tiling: Tiling;
	table: TileTable;
	samples: Samples;
	/** Of COMPRESSED_DATA; of quantised floats they give int32. */
	codecs: readonly CodecMetadata[];
	quantizer: Quantizer | undefined;
	file: FitsFile;
	path: string;
};

/** A tile: where it lies, how it is encoded, and what of. */
type Tile = {
	index: number[];
	number: number;
	shape: number[];
	range: ByteRange;
	column: "COMPRESSED_DATA" | "GZIP_COMPRESSED_DATA" | "UNCOMPRESSED_DATA";
};

/** Decodes tiles one by one, each in its own way, and puts them together to chunks. */
export class TileReader {
	readonly #image: TiledImage;
	readonly #pipelines = new Map<string, Promise<Pipeline>>();
	#rows: Promise<TileRows> | undefined;

	constructor(image: TiledImage) {
		this.#image = image;
	}

	/** The elements of a chunk of whole tiles, padded at the edge of the image. Undefined if it lies behind the end of the file. */
	async readChunk(
		index: readonly number[],
		chunkShape: readonly number[],
		signal: AbortSignal | undefined,
	): Promise<Uint8Array | undefined> {
		const { samples, file } = this.#image;
		const tiles = this.#tilesOf(index, chunkShape, await this.#table());
		if (tiles.every(({ range }) => range.offset >= file.fileBytes)) return undefined;
		requireOwnBytes(
			tiles.map(({ range }) => range),
			file,
		);
		const itemBytes = isFixed(samples.dataType) ? samples.dataType.itemBytes : 0;
		const output = new Uint8Array(elementCount(chunkShape) * itemBytes);
		const bytes = await file.source.readMany(
			tiles.map(({ range }) => range),
			{ signal, use: "chunk" },
		);
		for (const [i, tile] of tiles.entries()) {
			const elements = await this.#decode(tile, bytes[i] as Uint8Array, signal);
			this.#place(tile, elements, output, index, chunkShape, itemBytes);
		}
		return output;
	}

	/** A failed read is not remembered. */
	async #table(): Promise<TileRows> {
		const { table, file } = this.#image;
		this.#rows ??= table.read(file.source, file.registry.limits.maxMetadataBytes).catch((error) => {
			this.#rows = undefined;
			throw error;
		});
		return this.#rows;
	}

	#tilesOf(index: readonly number[], chunkShape: readonly number[], rows: TileRows): Tile[] {
		const { tiling, path } = this.#image;
		const { grid, tileShape } = tiling;
		const perChunk = chunkShape.map((length, d) => length / (tileShape[d] as number));
		const first = index.map((i, d) => i * (perChunk[d] as number));
		let indexes: number[][] = [[]];
		for (const [d, begin] of first.entries()) {
			const count = Math.min(perChunk[d] as number, (grid[d] as number) - begin);
			indexes = indexes.flatMap((head) => Array.from({ length: count }, (_, i) => [...head, begin + i]));
		}
		return indexes.map((tile) => {
			const number = chunkNumber(grid, tile) as number; // it lies in the grid
			const shape = tileShapeAt(tiling, tile);
			for (const column of ["COMPRESSED_DATA", "GZIP_COMPRESSED_DATA", "UNCOMPRESSED_DATA"] as const) {
				const range = rows.range(column, number);
				if (range !== undefined) return { index: tile, number, shape, range, column };
			}
			throw new MiraError("corrupt-file", `tile [${tile.join(", ")}] has no data`, { path });
		});
	}

	async #decode(tile: Tile, bytes: Uint8Array, signal: AbortSignal | undefined): Promise<Uint8Array> {
		const { quantizer, samples } = this.#image;
		const pipeline = await this.#pipeline(tile);
		const decoded = (await pipeline.decode(bytes, { signal })) as Uint8Array; // pixels have a fixed size
		if (quantizer === undefined || tile.column !== "COMPRESSED_DATA") return decoded;
		const rows = await this.#table();
		const aligned = decoded.byteOffset % 4 === 0 ? decoded : decoded.slice();
		const integers = new Int32Array(aligned.buffer, aligned.byteOffset, aligned.length / 4);
		const Floats = samples.dataType.name === "float32" ? Float32Array : Float64Array;
		const values = unquantize(integers, new Floats(integers.length), tile.number, {
			scale: rows.number("ZSCALE", tile.number) ?? 1,
			zero: rows.number("ZZERO", tile.number) ?? 0,
			blank: rows.number("ZBLANK", tile.number) ?? quantizer.blank,
			dither: quantizer.dither,
		});
		return new Uint8Array(values.buffer);
	}

	#pipeline({ column, shape }: Tile): Promise<Pipeline> {
		const key = `${column} ${shape.join(" ")}`;
		const known = this.#pipelines.get(key);
		if (known !== undefined) return known;
		const { codecs, type } = this.#codecs(column);
		const pipeline = createPipeline(codecs, { dataType: type, shape });
		this.#pipelines.set(key, pipeline);
		return pipeline;
	}

	#codecs(column: Tile["column"]): { codecs: readonly CodecMetadata[]; type: DataType } {
		const { codecs, samples, quantizer } = this.#image;
		const { stored } = samples;
		if (column === "COMPRESSED_DATA" && quantizer !== undefined) return { codecs, type: dataType("int32") };
		const own =
			column === "COMPRESSED_DATA"
				? codecs
				: column === "GZIP_COMPRESSED_DATA"
					? fallbackCodecs(stored)
					: [bigEndianBytes(stored)];
		return { codecs: [...samples.codecs, ...own], type: samples.dataType };
	}

	#place(
		{ index, shape }: Tile,
		elements: Uint8Array,
		output: Uint8Array,
		chunk: readonly number[],
		chunkShape: readonly number[],
		itemBytes: number,
	): void {
		const { tileShape } = this.#image.tiling;
		const stride = (lengths: readonly number[], d: number): number => elementCount(lengths.slice(d + 1)) * itemBytes;
		const starts = index.map((i, d) => i * (tileShape[d] as number) - (chunk[d] as number) * (chunkShape[d] as number));
		copyRuns(elements, output, {
			length: (shape.at(-1) ?? 1) * itemBytes,
			from: 0,
			to: starts.reduce((at, start, d) => at + start * stride(chunkShape, d), 0),
			axes: shape.slice(0, -1).map((count, d) => ({
				count,
				fromStep: stride(shape, d),
				toStep: stride(chunkShape, d),
			})),
		});
	}
}
