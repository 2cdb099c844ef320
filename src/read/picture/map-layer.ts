import { checkOptions, isMiraError, MiraError, type OptionValues, oneOf, TAKES } from "../../errors.ts";
import { ABORT_OPTIONS, type AbortOptions, withDeadline } from "../../io/deadline.ts";
import type { ManifestStore } from "../../manifest/manifest-store.ts";
import { selectLabels } from "../labels/select-labels.ts";
import { overviews } from "../pyramid/overviews.ts";
import { type ColourMapName, colourTable, isColourMap } from "./colour-map.ts";
import { declaredRange, sampledRange } from "./colour-range.ts";
import type { Picture } from "./image.ts";
import { boxOf, type LonLatBox, zoomsOf } from "./map-bounds.ts";
import { loadMapGrid, type MapGrid } from "./map-grid.ts";
import { type OwnColours, ownColours } from "./own-colours.ts";
import { type ColourRange, colourScale } from "./picture.ts";
import { cellsInPixel, pixelPlaces, type Resampling } from "./pixel-places.ts";
import { type LoadBlock, type Plane, PlaneBlocks, type PlaneOptions } from "./plane-blocks.ts";
import { bilinearValues, nearestValues } from "./sample-plane.ts";
import { checkTile, type TileAddress, type TileCentres, tileCentres } from "./tile-geometry.ts";

/** What is drawn, and how. */
export type MapLayerOptions = AbortOptions &
	PlaneOptions & {
		/**
		 * Where along the other dimensions, by the labels of their coordinates, such as `{ time: "2020-07", level: 500 }`: the nearest
		 * counts. A dimension that has no coordinate takes positions. What is not given is the first.
		 */
		at?: Readonly<Record<string, string | number>> | undefined;
		/** The same by positions. */
		positions?: Readonly<Record<string, number>> | undefined;
		/** How far the nearest label may be, in the units of its coordinate. */
		tolerance?: number | undefined;
		/** By default `viridis`. An image that has colours of its own keeps them, unless a colour map is given. */
		colours?: ColourMapName | undefined;
		/** The values that get the first and the last colour; by default what the array declares, else most of its values. */
		range?: ColourRange | undefined;
		/** By default `nearest`: each pixel shows the value of the cell under its centre. */
		resampling?: Resampling | undefined;
		/** Cells that may be decoded for a tile, 2^27 by default. Those of other dimensions that are in the same chunks count. */
		maxCells?: number | undefined;
		/** Keeps what was read for the next tile; without it, nothing is kept. */
		load?: LoadBlock | undefined;
	};

/** How a tile is drawn. */
export type TileOptions = AbortOptions & {
	/** Pixels along each side, 256 by default. */
	size?: number | undefined;
};

const LAYER_OPTIONS: OptionValues<MapLayerOptions> = {
	...ABORT_OPTIONS,
	mask: oneOf("xarray", "netcdf"),
	maskArrays: TAKES.boolean,
	maskStorageFill: TAKES.boolean,
	at: TAKES.object,
	positions: TAKES.object,
	tolerance: TAKES.number,
	colours: { text: "the name of a colour map", accepts: (value) => typeof value === "string" && isColourMap(value) },
	range: TAKES.object,
	resampling: oneOf("nearest", "bilinear"),
	maxCells: TAKES.number,
	load: TAKES.function,
};

const MAX_SIZE = 2048;
const TILE_OPTIONS: OptionValues<TileOptions> = {
	...ABORT_OPTIONS,
	size: {
		text: `a whole number from 1 to ${MAX_SIZE}`,
		accepts: (value) => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MAX_SIZE,
	},
};

/** A tile draws as much as a small server does in a second. */
const MAX_CELLS = 2 ** 27;

/** The signal of somebody who stays. */
const NEVER = new AbortController().signal;

const NOTHING_KEPT: LoadBlock = (_, start, signal) => start(signal);

/** What a layer is made of. */
type LayerParts = {
	store: ManifestStore;
	/** The finest first. */
	levels: readonly [Level, ...Level[]];
	own: OwnColours | undefined;
	options: MapLayerOptions;
};

/** The array of a layer, or an overview of it. */
type Level = {
	grid: MapGrid;
	plane: Plane;
	/** Cells of the finest level that one of its cells is wide, or high if that is more. */
	scale: number;
};

/**
 * Opens an array as a layer of a map in Web Mercator. Coordinates are read, values only for tiles. Refused where nothing says
 * where on the earth the cells are.
 */
export async function openMapLayer(
	store: ManifestStore,
	path: string,
	options: MapLayerOptions = {},
): Promise<MapLayer> {
	checkOptions("openMapLayer", options, LAYER_OPTIONS);
	return withDeadline("opening a map", options, (own) => openLayer(store, path, { ...options, ...own }), {
		url: store.url,
		path,
	});
}

async function openLayer(store: ManifestStore, path: string, options: MapLayerOptions): Promise<MapLayer> {
	const { description } = store.array(path);
	const { shape, dimensionNames = [] } = description;
	const grid = await loadMapGrid(store, path, options.signal);
	const positions = await positionsOf(store, path, grid, options);
	const bandAxis = dimensionNames.indexOf("band");
	const names = Object.keys({ ...options.at, ...options.positions });
	const found = options.colours === undefined && !names.includes("band") ? ownColours(description) : undefined;
	const bands = found?.kind === "rgb" ? { axis: bandAxis, count: found.count } : undefined;
	const { rowAxis, columnAxis } = grid;
	if (shape.some((length) => length === 0))
		throw new MiraError("bad-selection", "it has no cells that could be drawn", { path });
	const finest: Level = { grid, plane: { path, rowAxis, columnAxis, bands, positions }, scale: 1 };
	const levels: [Level, ...Level[]] = [finest, ...(await coarserLevels(store, finest, options.signal))];
	return new MapLayer({ store, levels, own: found, options });
}

/** The overviews of an array that lie where it lies, and have the same other dimensions. */
async function coarserLevels(
	store: ManifestStore,
	{ grid, plane }: Level,
	signal: AbortSignal | undefined,
): Promise<Level[]> {
	const { shape, path: ownPath } = store.array(plane.path).description;
	const [finest, ...others] = await overviews(store, plane.path, { signal });
	if (finest === undefined || finest.path !== ownPath) return [];
	const { rowAxis, columnAxis } = grid;
	const levels: Level[] = [];
	for (const { path, scale, shape: own } of others) {
		const isSame = own.every((length, d) => d === rowAxis || d === columnAxis || length === shape[d]);
		if (own.length !== shape.length || !isSame || own.includes(0)) continue;
		const ownGrid = await loadMapGrid(store, path, signal).catch((error: unknown) => {
			if (isMiraError(error) && !signal?.aborted) return undefined;
			throw error;
		});
		if (ownGrid?.rowAxis !== rowAxis || ownGrid.columnAxis !== columnAxis) continue;
		const along = Math.max(scale[rowAxis] ?? 1, scale[columnAxis] ?? 1);
		levels.push({ grid: ownGrid, plane: { ...plane, path }, scale: along });
	}
	return levels.sort((a, b) => a.scale - b.scale);
}

async function positionsOf(
	store: ManifestStore,
	path: string,
	{ rowAxis, columnAxis }: MapGrid,
	{ at = {}, positions = {}, tolerance, signal }: MapLayerOptions,
): Promise<number[]> {
	const { shape, dimensionNames = [] } = store.array(path).description;
	const requests = Object.entries(at).map(([name, label]) => ({
		name,
		label: String(label),
		method: "nearest" as const,
	}));
	const selected = await selectLabels(store, path, requests, { tolerance, signal });
	for (const [name, position] of Object.entries(positions)) {
		const axis = dimensionNames.indexOf(name);
		const length = shape[axis] ?? 0;
		if (!Number.isInteger(position) || position < 0 || position >= length)
			throw new MiraError("bad-selection", `${position} is not a position of "${name}"`, {
				path,
				hint: axis < 0 ? `Dimensions: ${dimensionNames.join(", ")}` : `Positions are 0 to ${length - 1}`,
			});
		selected[axis] = position;
	}
	return selected.map((entry, d) => {
		if (entry !== null && (d === rowAxis || d === columnAxis))
			throw new MiraError(
				"bad-selection",
				`the map itself lies along ${dimensionNames[d]}: nothing can be chosen of it`,
				{
					path,
				},
			);
		return typeof entry === "number" ? entry : (entry?.start ?? 0);
	});
}

/** An array on a map, drawn tile by tile. */
export class MapLayer {
	readonly #parts: LayerParts;
	readonly #blocks: readonly [PlaneBlocks, ...PlaneBlocks[]];
	readonly #maxCells: number;
	#range: ColourRange | undefined;
	/** The box around its cells. */
	readonly bounds: LonLatBox;
	/** The zooms between which tiles are worth drawing. */
	readonly minZoom: number;
	/** The zoom at which a pixel is a cell; deeper ones show nothing more. */
	readonly maxZoom: number;

	/** Made by {@link openMapLayer}. */
	constructor(parts: LayerParts) {
		const { store, levels, options } = parts;
		const { load = NOTHING_KEPT, maxCells = MAX_CELLS } = options;
		this.#parts = parts;
		this.#maxCells = maxCells;
		const { mask, maskArrays, maskStorageFill } = options;
		const blocksOf = ({ plane }: Level): PlaneBlocks =>
			new PlaneBlocks(store, plane, load, { mask, maskArrays, maskStorageFill });
		const [finest, ...others] = levels;
		this.#blocks = [blocksOf(finest), ...others.map(blocksOf)];
		this.bounds = boxOf(finest.grid.bounds);
		// Tiles of small zooms are drawn of the coarsest level.
		[this.minZoom] = zoomsOf((levels.at(-1) as Level).grid, this.bounds, maxCells / 2);
		[, this.maxZoom] = zoomsOf(finest.grid, this.bounds, maxCells / 2);
	}

	/** True for an image that is drawn in colours of its own, and needs no range. */
	get hasOwnColours(): boolean {
		return this.#parts.own !== undefined;
	}

	/** Positions along all dimensions, null along those of the map. */
	get positions(): readonly (number | null)[] {
		const { positions, rowAxis, columnAxis, bands } = this.#parts.levels[0].plane;
		return positions.map((position, d) => (d === rowAxis || d === columnAxis || d === bands?.axis ? null : position));
	}

	/** The values that get the first and the last colour; found out once. */
	async range(options: AbortOptions = {}): Promise<ColourRange> {
		const { store, levels, options: own } = this.#parts;
		this.#range ??= own.range ?? declaredRange(store.array(levels[0].plane.path).description);
		this.#range ??= await withDeadline("finding a range of colours", options, ({ signal }) =>
			sampledRange(this.#blocks.at(-1) as PlaneBlocks, signal ?? NEVER),
		);
		// Where nothing is there to be drawn, any range will do.
		this.#range ??= { min: 0, max: 1 };
		return this.#range;
	}

	/** A tile: each pixel shows what lies under its centre. What is missing, and what lies beside the grid, is transparent. */
	async tile(address: TileAddress, options: TileOptions = {}): Promise<Picture> {
		checkOptions("tile", options, TILE_OPTIONS);
		checkTile(address);
		const { store, levels } = this.#parts;
		return withDeadline("drawing a tile", options, (own) => this.#draw(address, options.size ?? 256, own), {
			url: store.url,
			path: levels[0].plane.path,
		});
	}

	async #draw(address: TileAddress, size: number, { signal = NEVER }: AbortOptions): Promise<Picture> {
		const { own, options } = this.#parts;
		const centres = tileCentres(address, size);
		const number = this.#levelFor(centres);
		const { grid, plane } = this.#parts.levels[number] as Level;
		const blocks = this.#blocks[number] as PlaneBlocks;
		// Of colours, and of places one by one, there are no means.
		const isPlain = own !== undefined || grid.cells.kind === "places";
		const resampling = isPlain ? "nearest" : (options.resampling ?? "nearest");
		const places = await pixelPlaces(grid, centres, resampling, signal);
		const sample = { bands: plane.bands?.count ?? 1, maxCells: this.#maxCells, signal };
		const isClosed = grid.cells.kind === "axes" && grid.cells.columns.isClosed;
		const values =
			resampling === "bilinear"
				? await bilinearValues(blocks, places, { ...grid, isClosed }, sample)
				: await nearestValues(blocks, places, sample);
		if (own !== undefined) return { kind: "rgba", width: size, height: size, pixels: ownPixels(own, values) };
		const colourOf = colourScale(await this.range({ signal }));
		const pixels = Uint8Array.from(values, colourOf);
		return { kind: "palette", width: size, height: size, pixels, palette: colourTable(options.colours ?? "viridis") };
	}

	/** The number of the coarsest level whose cells are no larger than the pixels of a tile. */
	#levelFor(centres: TileCentres): number {
		const { levels } = this.#parts;
		if (levels.length === 1) return 0;
		const cells = cellsInPixel(levels[0].grid, centres) ?? 1;
		return Math.max(
			0,
			levels.findLastIndex(({ scale }) => scale <= cells * (1 + ROUNDING)),
		);
	}
}

/** Sizes are reckoned by a few operations. */
const ROUNDING = 1e-6;

function ownPixels(own: OwnColours, values: Float64Array): Uint8Array {
	if (own.kind === "palette") {
		const pixels = new Uint8Array(4 * values.length);
		for (const [i, value] of values.entries()) {
			const colour = own.colours.subarray(3 * value, 3 * value + 3);
			if (!Number.isNaN(value) && colour.length === 3) pixels.set([...colour, 255], 4 * i);
		}
		return pixels;
	}
	const count = values.length / own.count;
	const pixels = new Uint8Array(4 * count);
	const scale = 255 / own.brightest;
	for (let i = 0; i < count; i++) {
		const bands = Array.from({ length: own.count }, (_, band) => values[band * count + i] as number);
		// Missing ones are -1 less their value. A pixel is there if one of its colours is, as GDAL has it.
		if (!bands.slice(0, 3).some((value) => value >= 0)) continue;
		const [red, green, blue, opacity = own.brightest] = bands.map((value) => (value < 0 ? -1 - value : value));
		pixels.set(
			[red, green, blue, opacity].map((value) => Math.round((value as number) * scale)),
			4 * i,
		);
	}
	return pixels;
}
