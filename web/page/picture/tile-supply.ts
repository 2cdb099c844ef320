/** Tiles of the plane that is shown: asked of the engine, kept as long as there is room, given up when the view moves on. */
import { type Signal, signal } from "@preact/signals";
import { countsByRule } from "../../engine/counts-by-rule.ts";
import type { CacheFacts, PlaneChoice, PlaneTile, RuleFacts } from "../../engine/plane.ts";
import { levelFor, type PlaneLevel, TILE_TEXELS, type TileRect, tilesIn } from "../../engine/plane-levels.ts";
import { texelBytes, texelValue } from "../../engine/texels.ts";
import { call, isAbort } from "../engine-client.ts";
import type { DrawnTile } from "./painter.ts";
import { cellsInWindow, type ViewWindow } from "./view-window.ts";

/** A plane, without a level. */
export type PlaneSource = Omit<PlaneChoice, "level"> & { levels: readonly PlaneLevel[] };

/** How far the supply is. */
export type SupplyState =
	| { kind: "loading" }
	| { kind: "ready"; level: PlaneLevel; rect: TileRect }
	| { kind: "failed"; error: unknown };

/** A tile with where it lies, in cells of the finest level. */
export type SuppliedTile = { tile: DrawnTile; x0: number; y0: number; x1: number; y1: number };

type OwnTile = { tile: PlaneTile; level: number };

/** What the page keeps of tiles, in textures and beside them. */
const MOST_BYTES = 256 * 2 ** 20;

/** While the view moves nothing is asked for until it rests for so long. */
const REST_MS = 60;

/** Supplies tiles. */
export class TileSupply {
	/** Changes whenever there is something new to draw. */
	readonly changes: Signal<number> = signal(0);
	readonly state: Signal<SupplyState> = signal<SupplyState>({ kind: "loading" });
	readonly rules: Signal<readonly RuleFacts[]> = signal<readonly RuleFacts[]>([]);
	readonly cache: Signal<CacheFacts | undefined> = signal<CacheFacts | undefined>(undefined);
	/** Told of tiles that are no longer kept; set by what draws them. */
	onRelease: (tile: DrawnTile) => void = () => {};
	#source: PlaneSource | undefined;
	#key = "";
	#tiles = new Map<string, OwnTile>();
	/** Those of the plane before: they are shown until there is something of the new one. */
	#before: { levels: readonly PlaneLevel[]; tiles: Map<string, OwnTile> } | undefined;
	#asking: AbortController | undefined;
	#asked = "";
	#timer: ReturnType<typeof setTimeout> | undefined;

	/** Shows another plane from now on. */
	show(source: PlaneSource): void {
		const { levels, ...place } = source;
		const key = JSON.stringify([place, levels[0]?.path]);
		if (key === this.#key) return;
		this.#key = key;
		if (this.#tiles.size > 0) {
			this.#drop(this.#before?.tiles);
			this.#before = { levels: this.#source?.levels ?? [], tiles: this.#tiles };
		}
		this.#source = source;
		this.#tiles = new Map();
		this.#asking?.abort();
		this.#asked = "";
		this.state.value = { kind: "loading" };
	}

	/** Asks for what a window needs. */
	want(window: ViewWindow, cellsInPixel: number): void {
		const source = this.#source;
		const [finest] = source?.levels ?? [];
		if (source === undefined || finest === undefined) return;
		const number = levelFor(source.levels, cellsInPixel);
		const level = source.levels[number] as PlaneLevel;
		const cells = cellsInWindow(window, finest);
		if (cells === undefined) return;
		const rect = tilesIn(level, cells);
		const missing = this.#missing(number, rect);
		clearTimeout(this.#timer);
		if (missing === undefined) {
			this.#asking?.abort();
			this.#asked = "";
			this.state.value = { kind: "ready", level, rect };
			return;
		}
		const asked = JSON.stringify([number, missing]);
		if (asked === this.#asked) return;
		this.#asking?.abort();
		this.#asked = "";
		if (this.state.value.kind !== "loading") this.state.value = { kind: "loading" };
		const ask = (): void => void this.#ask(source, number, missing, rect, asked);
		if (this.#tiles.size === 0) ask();
		else this.#timer = setTimeout(ask, REST_MS);
	}

	/** The tiles that lie in a window, the coarsest first. */
	shown(window: ViewWindow): SuppliedTile[] {
		if (this.#tiles.size === 0 && this.#before !== undefined)
			return placedTiles(this.#before.levels, this.#before.tiles, window);
		return placedTiles(this.#source?.levels ?? [], this.#tiles, window);
	}

	/** The value of a cell as it is shown; undefined where nothing is loaded. `isExact` if it is that of the cell itself. */
	valueAt(row: number, column: number): { values: number[]; bits: number[]; isExact: boolean } | undefined {
		const levels = this.#source?.levels ?? [];
		for (const [number, level] of levels.entries()) {
			const [y, x] = [
				(row + 0.5 - level.translation[0]) / level.scale[0],
				(column + 0.5 - level.translation[1]) / level.scale[1],
			];
			const [texelRow, texelColumn] = [Math.floor(y), Math.floor(x)];
			const own = this.#tiles.get(
				`${number}:${Math.floor(texelRow / TILE_TEXELS)},${Math.floor(texelColumn / TILE_TEXELS)}`,
			);
			if (own === undefined) continue;
			const { tile } = own;
			const at = (texelRow - tile.row * TILE_TEXELS) * tile.width + (texelColumn - tile.column * TILE_TEXELS);
			return {
				values: tile.bands.map((band) => texelValue(band, at)),
				bits: tile.bands.map(({ bits }) => bits[at] as number),
				isExact: number === 0,
			};
		}
		return undefined;
	}

	/** How many of the texels of a window are missing by each rule, and how many there are. */
	countMissing(window: ViewWindow, enabled: number): { total: number; counts: number[] } | undefined {
		if (this.state.value.kind !== "ready") return undefined;
		const { level, rect } = this.state.value;
		const number = this.#source?.levels.indexOf(level) ?? -1;
		const counts = new Array<number>(256).fill(0);
		const clip = texelWindow(level, window);
		for (let row = rect.firstRow; row < rect.endRow; row++)
			for (let column = rect.firstColumn; column < rect.endColumn; column++) {
				const tile = this.#tiles.get(`${number}:${row},${column}`)?.tile;
				if (tile !== undefined) countBits(tile, clip, counts);
			}
		const total = counts.reduce((sum, count) => sum + count, 0);
		return { total, counts: countsByRule(counts, enabled) };
	}

	/** Ends everything. */
	close(): void {
		clearTimeout(this.#timer);
		this.#asking?.abort();
		this.#drop(this.#tiles);
		this.#drop(this.#before?.tiles);
	}

	async #ask(source: PlaneSource, number: number, missing: TileRect, rect: TileRect, asked: string): Promise<void> {
		const controller = new AbortController();
		this.#asking = controller;
		this.#asked = asked;
		const { levels, ...place } = source;
		const level = levels[number] as PlaneLevel;
		try {
			const { tiles, rules, cache } = await call(
				"tiles",
				{ choice: { ...place, level }, rect: missing },
				{ signal: controller.signal },
			);
			if (this.#source !== source) return;
			for (const tile of tiles) this.#tiles.set(`${number}:${tile.row},${tile.column}`, { tile, level: number });
			this.#drop(this.#before?.tiles);
			this.#before = undefined;
			this.#evict(number, rect);
			if (JSON.stringify(this.rules.value) !== JSON.stringify(rules)) this.rules.value = rules;
			this.cache.value = cache;
			this.#asked = "";
			this.state.value = { kind: "ready", level, rect };
			this.changes.value++;
		} catch (error) {
			if (!isAbort(error)) this.state.value = { kind: "failed", error };
		}
	}

	/** The tiles around all that are not there yet; undefined where all are. */
	#missing(number: number, rect: TileRect): TileRect | undefined {
		const rows: number[] = [];
		const columns: number[] = [];
		for (let row = rect.firstRow; row < rect.endRow; row++)
			for (let column = rect.firstColumn; column < rect.endColumn; column++)
				if (!this.#tiles.has(`${number}:${row},${column}`)) {
					rows.push(row);
					columns.push(column);
				}
		if (rows.length === 0) return undefined;
		return {
			firstRow: Math.min(...rows),
			firstColumn: Math.min(...columns),
			endRow: Math.max(...rows) + 1,
			endColumn: Math.max(...columns) + 1,
		};
	}

	#evict(number: number, rect: TileRect): void {
		let bytes = 0;
		for (const { tile } of this.#tiles.values()) bytes += tileBytes(tile);
		for (const [key, { tile, level }] of this.#tiles) {
			if (bytes <= MOST_BYTES) return;
			const isShown =
				level === number &&
				tile.row >= rect.firstRow &&
				tile.row < rect.endRow &&
				tile.column >= rect.firstColumn &&
				tile.column < rect.endColumn;
			if (isShown) continue;
			bytes -= tileBytes(tile);
			this.#tiles.delete(key);
			this.onRelease(tile);
		}
	}

	#drop(tiles: Map<string, OwnTile> | undefined): void {
		for (const { tile } of tiles?.values() ?? []) this.onRelease(tile);
	}
}

function tileBytes({ bands }: PlaneTile): number {
	return bands.reduce((sum, band) => sum + texelBytes(band), 0);
}

function placedTiles(
	levels: readonly PlaneLevel[],
	tiles: ReadonlyMap<string, OwnTile>,
	[x0, y0, x1, y1]: ViewWindow,
): SuppliedTile[] {
	const placed: (SuppliedTile & { level: number })[] = [];
	for (const { tile, level } of tiles.values()) {
		const { scale, translation } = levels[level] as PlaneLevel;
		const cells = (texels: number, d: 0 | 1): number => translation[d] + scale[d] * texels;
		const [top, left] = [tile.row * TILE_TEXELS, tile.column * TILE_TEXELS];
		const own = {
			x0: cells(left, 1),
			y0: cells(top, 0),
			x1: cells(left + tile.width, 1),
			y1: cells(top + tile.height, 0),
		};
		if (own.x0 < x1 && own.x1 > x0 && own.y0 < y1 && own.y1 > y0) placed.push({ tile, level, ...own });
	}
	return placed.sort((a, b) => b.level - a.level);
}

function texelWindow({ scale, translation }: PlaneLevel, [x0, y0, x1, y1]: ViewWindow): ViewWindow {
	const texels = (place: number, d: 0 | 1): number => (place - translation[d]) / scale[d];
	return [Math.floor(texels(x0, 1)), Math.floor(texels(y0, 0)), Math.ceil(texels(x1, 1)), Math.ceil(texels(y1, 0))];
}

function countBits(tile: PlaneTile, [x0, y0, x1, y1]: ViewWindow, counts: number[]): void {
	const [top, left] = [tile.row * TILE_TEXELS, tile.column * TILE_TEXELS];
	const all = tile.bands.map(({ bits }) => bits);
	const [first] = all;
	if (first === undefined) return;
	const [fromRow, toRow] = [Math.max(0, y0 - top), Math.min(tile.height, y1 - top)];
	const [fromColumn, toColumn] = [Math.max(0, x0 - left), Math.min(tile.width, x1 - left)];
	if (fromRow === 0 && fromColumn === 0 && toRow === tile.height && toColumn === tile.width) {
		for (const [bits, count] of tile.held.entries()) counts[bits] = (counts[bits] as number) + count;
		return;
	}
	for (let row = fromRow; row < toRow; row++)
		for (let at = row * tile.width + fromColumn; at < row * tile.width + toColumn; at++) {
			let bits = first[at] as number;
			for (let band = 1; band < all.length; band++) bits &= all[band]?.[at] as number;
			counts[bits] = (counts[bits] as number) + 1;
		}
}
