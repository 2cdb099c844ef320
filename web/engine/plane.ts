/** Planes of arrays, tile by tile. */
import { decode, type ManifestStore, type Reasons } from "mirazarr";
import { ByteCache } from "./byte-cache.ts";
import type { CallContext } from "./engine.ts";
import { type PlaneLevel, TILE_TEXELS, type TileRect, tileTexels } from "./plane-levels.ts";
import { cutTexels, type Texels, texelBytes, texelsOf } from "./texels.ts";

/** A plane of an array at a level: what is read. */
export type PlaneChoice = {
	store: string;
	level: PlaneLevel;
	/** The dimensions down and across. */
	rowAxis: number;
	columnAxis: number;
	/** Positions along all dimensions; those of rows and columns do not count. */
	at: readonly number[];
	/** Several places along one dimension, which are drawn as one: red, green and blue. */
	bands?: { axis: number; positions: readonly number[] } | undefined;
};

/** A tile of a plane: texels for each band. */
export type PlaneTile = {
	row: number;
	column: number;
	height: number;
	width: number;
	bands: Texels[];
	/** How many texels have which bits, in all bands. */
	held: Uint32Array;
};

/** A rule that makes values missing. */
export type RuleFacts = { text: string; cause: NonNullable<Reasons["all"]>["causes"][number] };

/** Tiles of a plane, and what the page tells of them. */
export type PlaneTiles = { tiles: PlaneTile[]; rules: RuleFacts[]; cache: CacheFacts };

/** What the engine keeps of planes. */
export type CacheFacts = { bytes: number; limit: number };

type KeptTile = { tile: PlaneTile; rules: RuleFacts[] };

const MEBIBYTE = 2 ** 20;

/** A screen has some 4 million pixels, and a value takes five to nine bytes. */
const cache = new ByteCache<KeptTile>(192 * MEBIBYTE, ({ tile }) =>
	tile.bands.reduce((sum, band) => sum + texelBytes(band), 0),
);

const loads = new ByteCache<KeptTile[]>(0, () => 0);

/** Tiles of a plane for the page. */
export async function tiles(
	{ choice, rect }: { choice: PlaneChoice; rect: TileRect },
	{ engine, signal, transfer }: CallContext,
): Promise<PlaneTiles> {
	const store = await engine.store(choice.store);
	const kept = await loadTiles(store, choice, rect, signal);
	const copies = kept.map(({ tile }) => ({
		...tile,
		bands: tile.bands.map(({ values, rest, bits }) => ({
			values: transfer(values.slice()),
			rest: rest && transfer(rest.slice()),
			bits: transfer(bits.slice()),
		})),
	}));
	return { tiles: copies, rules: kept[0]?.rules ?? [], cache: cacheFacts() };
}

/** What the engine keeps of planes. */
export function cacheFacts(): CacheFacts {
	return { bytes: cache.bytes, limit: cache.limit };
}

/** Tiles of a plane, from memory or read; what is read is read together. */
export async function loadTiles(
	store: ManifestStore,
	choice: PlaneChoice,
	rect: TileRect,
	signal: AbortSignal,
): Promise<KeptTile[]> {
	const prefix = `${numberOf(store)}\n${keyOf(choice)}`;
	const found = new Map<string, KeptTile>();
	const missing: { row: number; column: number }[] = [];
	for (let row = rect.firstRow; row < rect.endRow; row++)
		for (let column = rect.firstColumn; column < rect.endColumn; column++) {
			const tile = cache.get(`${prefix}${row},${column}`);
			if (tile === undefined) missing.push({ row, column });
			else found.set(`${row},${column}`, tile);
		}
	if (missing.length > 0) {
		const around: TileRect = {
			firstRow: Math.min(...missing.map(({ row }) => row)),
			firstColumn: Math.min(...missing.map(({ column }) => column)),
			endRow: Math.max(...missing.map(({ row }) => row)) + 1,
			endColumn: Math.max(...missing.map(({ column }) => column)) + 1,
		};
		const key = `${prefix}${Object.values(around).join(",")}`;
		for (const one of await loads.once(key, (own) => readTiles(store, choice, around, own), signal)) {
			cache.set(`${prefix}${one.tile.row},${one.tile.column}`, one);
			found.set(`${one.tile.row},${one.tile.column}`, one);
		}
	}
	return [...found.values()].filter(
		({ tile: { row, column } }) =>
			row >= rect.firstRow && row < rect.endRow && column >= rect.firstColumn && column < rect.endColumn,
	);
}

/** A file that is opened again under the same name is another one. */
const numbers = new WeakMap<ManifestStore, number>();
let stores = 0;

function numberOf(store: ManifestStore): number {
	const number = numbers.get(store) ?? ++stores;
	numbers.set(store, number);
	return number;
}

function keyOf({ level, rowAxis, columnAxis, at, bands }: PlaneChoice): string {
	const place = at.map((position, d) =>
		d === rowAxis ? "y" : d === columnAxis ? "x" : d === bands?.axis ? bands.positions.join("+") : position,
	);
	return `${level.path}\n${level.stride}\n${place.join(",")}\n`;
}

async function readTiles(
	store: ManifestStore,
	choice: PlaneChoice,
	rect: TileRect,
	signal: AbortSignal,
): Promise<KeptTile[]> {
	const { level, rowAxis, columnAxis, at, bands } = choice;
	const { stride, height, width, path } = level;
	const { shape } = store.array(path).description;
	const span = (first: number, end: number, texels: number, d: number) => ({
		start: first * TILE_TEXELS * stride,
		stop: Math.min(Math.min(end * TILE_TEXELS, texels) * stride, shape[d] as number),
		step: stride,
	});
	const bandSpan = bands && { start: Math.min(...bands.positions), stop: Math.max(...bands.positions) + 1 };
	const selection = shape.map((_, d) => {
		if (d === rowAxis) return span(rect.firstRow, rect.endRow, height, d);
		if (d === columnAxis) return span(rect.firstColumn, rect.endColumn, width, d);
		return d === bands?.axis ? (bandSpan as { start: number; stop: number }) : (at[d] ?? 0);
	});
	const decoded = await decode(store, path, { selection, missing: "validity", reasons: "all", mask: "netcdf", signal });
	const texels = texelsOf(decoded);
	if (texels === undefined) throw new Error(`values of type ${decoded.dataType} have no colours`);
	const rules = rulesOf(decoded.reasons);
	const kept = shape.flatMap((_, d) => (typeof selection[d] === "number" ? [] : [d]));
	const stepOf = (axis: number): number =>
		decoded.shape.slice(kept.indexOf(axis) + 1).reduce((product, length) => product * length, 1);
	const [rowStep, step] = [stepOf(rowAxis), stepOf(columnAxis)];
	const bandFirsts = bands
		? bands.positions.map((position) => (position - (bandSpan?.start ?? 0)) * stepOf(bands.axis))
		: [0];
	const tiles: KeptTile[] = [];
	for (let row = rect.firstRow; row < rect.endRow; row++)
		for (let column = rect.firstColumn; column < rect.endColumn; column++) {
			const own = tileTexels(level, row, column);
			const first =
				(own.row - rect.firstRow * TILE_TEXELS) * rowStep + (own.column - rect.firstColumn * TILE_TEXELS) * step;
			const cut = { height: own.height, width: own.width, step, rowStep };
			const cutBands = bandFirsts.map((band) => cutTexels(texels, { ...cut, first: first + band }));
			tiles.push({
				tile: { row, column, height: own.height, width: own.width, bands: cutBands, held: heldBits(cutBands) },
				rules,
			});
		}
	return tiles;
}

/** How many texels have which bits; of colours, those that all have. */
function heldBits(bands: readonly Texels[]): Uint32Array {
	const counts = new Uint32Array(256);
	const [first, ...others] = bands.map(({ bits }) => bits);
	for (let i = 0; i < (first?.length ?? 0); i++) {
		let bits = first?.[i] ?? 0;
		for (const other of others) bits &= other[i] as number;
		counts[bits] = (counts[bits] as number) + 1;
	}
	return counts;
}

/** The rules of decoded values, each with its cause. */
export function rulesOf(reasons: Reasons | undefined): RuleFacts[] {
	const causes = reasons?.all?.causes ?? [];
	return (reasons?.rules ?? []).map((text, i) => ({ text, cause: causes[i] ?? "sentinel" }));
}
