/** Rasters of maps: every pixel shows the cell that its place lies in. */
import type { ManifestStore } from "mirazarr";
import { type MapCells, mapCells } from "mirazarr/picture";
import type { CallContext } from "./engine.ts";
import { type MapView, pixelPlaces, type Reach } from "./map-projections.ts";
import { type CacheFacts, cacheFacts, loadTiles, type PlaneChoice, type RuleFacts } from "./plane.ts";
import { levelFor, type PlaneLevel, TILE_TEXELS, type TileRect } from "./plane-levels.ts";
import type { Texels } from "./texels.ts";

/** Where an array lies on the earth. */
export type MapOutline = {
	rowAxis: number;
	columnAxis: number;
	height: number;
	width: number;
	reach: Reach | undefined;
};

/** A map of a plane. */
export type MapRequest = {
	choice: Omit<PlaneChoice, "level">;
	/** The array itself: its cells have the places. */
	path: string;
	levels: readonly PlaneLevel[];
	view: MapView;
	/** In pixels of the page. */
	width: number;
	height: number;
	/** How many of them are drawn as one: more while the map moves. */
	step: number;
};

/** A map of a plane: texels for each band, NaN where there is no cell. */
export type MapRaster = {
	width: number;
	height: number;
	bands: Texels[];
	/** The cell of each pixel, as `row * width + column`; -1 for none. */
	cells: Float64Array;
	rules: RuleFacts[];
	level: PlaneLevel;
	/** Tiles that the map was made of, for the range of its colours. */
	rect: TileRect;
	cache: CacheFacts;
};

const known = new WeakMap<ManifestStore, Map<string, Promise<MapCells>>>();

/** The cells of an array on the earth, which are found out once. */
function cellsOf(store: ManifestStore, path: string): Promise<MapCells> {
	const all = known.get(store) ?? new Map<string, Promise<MapCells>>();
	known.set(store, all);
	const found = all.get(path) ?? mapCells(store, path);
	all.set(path, found);
	found.catch(() => all.delete(path));
	return found;
}

/** Where an array lies on the earth; refused where nothing tells. */
export async function mapOutline(
	{ store: name, path }: { store: string; path: string },
	{ engine }: CallContext,
): Promise<MapOutline> {
	const { rowAxis, columnAxis, height, width, bounds } = await cellsOf(await engine.store(name), path);
	const reach = bounds && { west: bounds.west, south: bounds.south, east: bounds.east, north: bounds.north };
	return { rowAxis, columnAxis, height, width, reach };
}

/** Draws a map. */
export async function mapRaster(
	{ choice, path, levels, view, width, height, step }: MapRequest,
	{ engine, signal, transfer }: CallContext,
): Promise<MapRaster> {
	const store = await engine.store(choice.store);
	const places = await cellsOf(store, path);
	const pixels = pixelPlaces(view, { width, height }, step);
	const cells = await cellsOfPixels(places, pixels, signal);
	const level = levels[levelFor(levels, cellsInPixel(cells, pixels.width, places.width))] as PlaneLevel;
	const texels = texelNumbers(cells, places.width, level);
	const wanted = wantedTiles(texels, level);
	const tiles = new Map<string, Texels[]>();
	let rules: RuleFacts[] = [];
	let widest: TileRect = { firstRow: 0, firstColumn: 0, endRow: 0, endColumn: 0 };
	for (const rect of wanted) {
		for (const kept of await loadTiles(store, { ...choice, level }, rect, signal)) {
			tiles.set(`${kept.tile.row},${kept.tile.column}`, kept.tile.bands);
			rules = kept.rules;
		}
		if (tileCount(rect) > tileCount(widest)) widest = rect;
	}
	const bands = sampled(texels, level, tiles, choice.bands?.positions.length ?? 1);
	return {
		width: pixels.width,
		height: pixels.height,
		bands: bands.map(({ values, rest, bits }) => ({
			values: transfer(values),
			rest: rest && transfer(rest),
			bits: transfer(bits),
		})),
		cells: transfer(cells),
		rules,
		level,
		rect: widest,
		cache: cacheFacts(),
	};
}

/** Places that are looked up until others get a turn, and a map that nobody wants any more is given up. */
const PLACES_A_TURN = 2 ** 12;

async function cellsOfPixels(
	places: MapCells,
	{ longitudes, latitudes }: { longitudes: Float64Array; latitudes: Float64Array },
	signal: AbortSignal,
): Promise<Float64Array> {
	const cells = new Float64Array(longitudes.length);
	for (let from = 0; from < cells.length; from += PLACES_A_TURN) {
		const to = from + PLACES_A_TURN;
		cells.set(places.cellsAt(longitudes.subarray(from, to), latitudes.subarray(from, to)), from);
		await new Promise((resolve) => setTimeout(resolve));
		signal.throwIfAborted();
	}
	return cells;
}

function tileCount({ firstRow, endRow, firstColumn, endColumn }: TileRect): number {
	return (endRow - firstRow) * (endColumn - firstColumn);
}

/** How many cells lie between a pixel and the next, usually. */
function cellsInPixel(cells: Float64Array, pixelsAcross: number, width: number): number {
	const steps: number[] = [];
	const every = Math.max(1, Math.floor(cells.length / 4000));
	for (let i = 0; i + 1 < cells.length; i += every) {
		const [a, b] = [cells[i] as number, cells[i + 1] as number];
		if (a < 0 || b < 0 || i % pixelsAcross === pixelsAcross - 1) continue;
		steps.push(Math.hypot(Math.floor(a / width) - Math.floor(b / width), (a % width) - (b % width)));
	}
	steps.sort((a, b) => a - b);
	return Math.max(steps[Math.floor(steps.length / 2)] ?? 1, 1e-6);
}

/** The texels of a level that hold cells, as `row * width + column` of the level; -1 for none. */
function texelNumbers(cells: Float64Array, width: number, level: PlaneLevel): Float64Array {
	const { scale, translation } = level;
	if (scale[0] === 1 && scale[1] === 1) return cells;
	return cells.map((cell) => {
		if (cell < 0) return -1;
		const row = Math.floor((Math.floor(cell / width) + 0.5 - translation[0]) / scale[0]);
		const column = Math.floor(((cell % width) + 0.5 - translation[1]) / scale[1]);
		return Math.min(Math.max(row, 0), level.height - 1) * level.width + Math.min(Math.max(column, 0), level.width - 1);
	});
}

/** The tiles that hold texels: all around them where most are wanted, else those of each row that lie side by side. */
function wantedTiles(texels: Float64Array, { width }: PlaneLevel): TileRect[] {
	const rows = new Map<number, Set<number>>();
	for (const texel of texels) {
		if (texel < 0) continue;
		const row = Math.floor(Math.floor(texel / width) / TILE_TEXELS);
		const column = Math.floor((texel % width) / TILE_TEXELS);
		const columns = rows.get(row);
		if (columns === undefined) rows.set(row, new Set([column]));
		else columns.add(column);
	}
	if (rows.size === 0) return [];
	const all = [...rows.values()].flatMap((columns) => [...columns]);
	const around: TileRect = {
		firstRow: Math.min(...rows.keys()),
		endRow: Math.max(...rows.keys()) + 1,
		firstColumn: Math.min(...all),
		endColumn: Math.max(...all) + 1,
	};
	if (all.length >= tileCount(around) * MOSTLY) return [around];
	return [...rows].flatMap(([row, columns]) => {
		const runs: TileRect[] = [];
		for (const column of [...columns].sort((a, b) => a - b)) {
			const last = runs.at(-1);
			if (last?.endColumn === column) last.endColumn++;
			else runs.push({ firstRow: row, endRow: row + 1, firstColumn: column, endColumn: column + 1 });
		}
		return runs;
	});
}

/** Where so many tiles of a rectangle are wanted, all of them are read together. */
const MOSTLY = 0.6;

function sampled(
	texels: Float64Array,
	{ width }: PlaneLevel,
	tiles: ReadonlyMap<string, Texels[]>,
	bandCount: number,
): Texels[] {
	const hasRest = [...tiles.values()].some((bands) => bands.some(({ rest }) => rest !== undefined));
	const bands = Array.from(
		{ length: bandCount },
		(): Texels => ({
			values: new Float32Array(texels.length).fill(Number.NaN),
			rest: hasRest ? new Float32Array(texels.length) : undefined,
			bits: new Uint8Array(texels.length),
		}),
	);
	for (let i = 0; i < texels.length; i++) {
		const texel = texels[i] as number;
		if (texel < 0) continue;
		const [row, column] = [Math.floor(texel / width), texel % width];
		const [tileRow, tileColumn] = [Math.floor(row / TILE_TEXELS), Math.floor(column / TILE_TEXELS)];
		const found = tiles.get(`${tileRow},${tileColumn}`);
		const tileWidth = Math.min(TILE_TEXELS, width - tileColumn * TILE_TEXELS);
		const at = (row - tileRow * TILE_TEXELS) * tileWidth + (column - tileColumn * TILE_TEXELS);
		for (let band = 0; band < bandCount; band++) {
			const [from, to] = [found?.[band], bands[band] as Texels];
			if (from === undefined) continue;
			to.values[i] = from.values[at] as number;
			to.bits[i] = from.bits[at] as number;
			if (to.rest !== undefined) to.rest[i] = from.rest?.[at] ?? 0;
		}
	}
	return bands;
}
