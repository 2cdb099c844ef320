import { checkOptions, MiraError, type OptionValues, oneOf, TAKES } from "../../errors.ts";
import { ABORT_OPTIONS, type AbortOptions, withDeadline } from "../../io/deadline.ts";
import type { ManifestStore } from "../../manifest/manifest-store.ts";
import { selectLabels } from "../labels/select-labels.ts";
import { type ColourMapName, colourTable, isColourMap } from "./colour-map.ts";
import { declaredRange, sampledRange } from "./colour-range.ts";
import type { Picture } from "./image.ts";
import { boundsOf, type LonLatBox, zoomsOf } from "./map-bounds.ts";
import { loadMapGrid, type MapGrid } from "./map-grid.ts";
import { type OwnColours, ownColours } from "./own-colours.ts";
import { type ColourRange, colourScale } from "./picture.ts";
import { pixelPlaces, type Resampling } from "./pixel-places.ts";
import { type LoadBlock, type Plane, PlaneBlocks, type PlaneOptions } from "./plane-blocks.ts";
import { bilinearValues, nearestValues } from "./sample-plane.ts";
import { checkTile, type TileAddress, tileCentres } from "./tile-geometry.ts";

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
	grid: MapGrid;
	plane: Plane;
	own: OwnColours | undefined;
	options: MapLayerOptions;
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
	if (grid.height === 0 || grid.width === 0)
		throw new MiraError("bad-selection", "it has no cells that could be drawn", { path });
	const positions = await positionsOf(store, path, grid, options);
	const bandAxis = dimensionNames.indexOf("band");
	const names = Object.keys({ ...options.at, ...options.positions });
	const found = options.colours === undefined && !names.includes("band") ? ownColours(description) : undefined;
	const bands = found?.kind === "rgb" ? { axis: bandAxis, count: found.count } : undefined;
	const { rowAxis, columnAxis } = grid;
	if (shape.some((length, d) => length === 0 && d !== rowAxis && d !== columnAxis))
		throw new MiraError("bad-selection", "it has no cells that could be drawn", { path });
	return new MapLayer({ store, grid, plane: { path, rowAxis, columnAxis, bands, positions }, own: found, options });
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
	readonly #blocks: PlaneBlocks;
	readonly #maxCells: number;
	#range: ColourRange | undefined;
	/** The box around its cells. */
	readonly bounds: LonLatBox;
	/** The zooms between which tiles are worth drawing. */
	readonly minZoom: number;
	readonly maxZoom: number;

	/** Made by {@link openMapLayer}. */
	constructor(parts: LayerParts) {
		const { store, grid, plane, options } = parts;
		const { load = NOTHING_KEPT, maxCells = MAX_CELLS } = options;
		this.#parts = parts;
		this.#maxCells = maxCells;
		const { mask, maskArrays, maskStorageFill } = options;
		this.#blocks = new PlaneBlocks(store, plane, load, { mask, maskArrays, maskStorageFill });
		this.bounds = boundsOf(grid);
		[this.minZoom, this.maxZoom] = zoomsOf(grid, this.bounds, maxCells / 2);
	}

	/** True for an image that is drawn in colours of its own, and needs no range. */
	get hasOwnColours(): boolean {
		return this.#parts.own !== undefined;
	}

	/** Positions along all dimensions, null along those of the map. */
	get positions(): readonly (number | null)[] {
		const { positions, rowAxis, columnAxis, bands } = this.#parts.plane;
		return positions.map((position, d) => (d === rowAxis || d === columnAxis || d === bands?.axis ? null : position));
	}

	/** The values that get the first and the last colour; found out once. */
	async range(options: AbortOptions = {}): Promise<ColourRange> {
		const { store, plane, options: own } = this.#parts;
		this.#range ??= own.range ?? declaredRange(store.array(plane.path).description);
		this.#range ??= await withDeadline("finding a range of colours", options, ({ signal }) =>
			sampledRange(this.#blocks, signal ?? NEVER),
		);
		// Where nothing is there to be drawn, any range will do.
		this.#range ??= { min: 0, max: 1 };
		return this.#range;
	}

	/** A tile: each pixel shows what lies under its centre. What is missing, and what lies beside the grid, is transparent. */
	async tile(address: TileAddress, options: TileOptions = {}): Promise<Picture> {
		checkOptions("tile", options, TILE_OPTIONS);
		checkTile(address);
		const { store, plane } = this.#parts;
		return withDeadline("drawing a tile", options, (own) => this.#draw(address, options.size ?? 256, own), {
			url: store.url,
			path: plane.path,
		});
	}

	async #draw(address: TileAddress, size: number, { signal = NEVER }: AbortOptions): Promise<Picture> {
		const { grid, own, options, plane } = this.#parts;
		const resampling = own === undefined ? (options.resampling ?? "nearest") : "nearest";
		const places = pixelPlaces(grid, tileCentres(address, size), resampling);
		const sample = { bands: plane.bands?.count ?? 1, maxCells: this.#maxCells, signal };
		const isClosed = grid.cells.kind === "axes" && grid.cells.columns.isClosed;
		const values =
			resampling === "bilinear"
				? await bilinearValues(this.#blocks, places, { ...grid, isClosed }, sample)
				: await nearestValues(this.#blocks, places, sample);
		if (own !== undefined) return { kind: "rgba", width: size, height: size, pixels: ownPixels(own, values) };
		const colourOf = colourScale(await this.range({ signal }));
		const pixels = Uint8Array.from(values, colourOf);
		return { kind: "palette", width: size, height: size, pixels, palette: colourTable(options.colours ?? "viridis") };
	}
}

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
