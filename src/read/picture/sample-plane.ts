import { MiraError } from "../../errors.ts";
import type { PixelPlaces } from "./pixel-places.ts";
import type { Block, PlaneBlocks } from "./plane-blocks.ts";

/** Which cells pixels show: one number a row and a column of the picture, or one a pixel; -1 for none. */
type PixelCells = { isSeparable: boolean; rows: Int32Array; columns: Int32Array };

/** What drawing may cost, and how it ends. */
export type SampleOptions = {
	bands: number;
	/** Cells that may be decoded. */
	maxCells: number;
	signal: AbortSignal;
};

/** Blocks that are read at a time: enough for a network, few enough that one that goes away has not much left to do. */
const BLOCKS_AT_ONCE = 8;

/** The values of the cells that pixels lie in, a picture after the other where there are several bands. NaN for none. */
export async function nearestValues(
	blocks: PlaneBlocks,
	places: PixelPlaces,
	options: SampleOptions,
): Promise<Float64Array> {
	const cells = { ...places, rows: wholeNumbers(places.rows), columns: wholeNumbers(places.columns) };
	return cellValues(blocks, cells, options);
}

/**
 * Means of the four cells around each pixel, weighed by their nearness. A pixel is missing where the cell that it lies in is;
 * otherwise the cells around it that are missing do not count.
 */
export async function bilinearValues(
	blocks: PlaneBlocks,
	places: PixelPlaces,
	{ height, width, isClosed }: { height: number; width: number; isClosed: boolean },
	options: SampleOptions,
): Promise<Float64Array> {
	const { isSeparable } = places;
	const rows = neighbours(places.rows, height, false);
	const columns = neighbours(places.columns, width, isClosed);
	const corner = (r: Int32Array, c: Int32Array): Promise<Float64Array> =>
		cellValues(blocks, { isSeparable, rows: r, columns: c }, options);
	const corners = [
		await corner(rows.first, columns.first),
		await corner(rows.first, columns.second),
		await corner(rows.second, columns.first),
		await corner(rows.second, columns.second),
	] as const;
	const size = isSeparable ? places.columns.length : 1;
	return corners[0].map((_, i) => {
		const [r, c] = isSeparable ? [Math.floor(i / size), i % size] : [i, i];
		const [down, right] = [rows.share[r] as number, columns.share[c] as number];
		const values = corners.map((corner) => corner[i] as number);
		if (Number.isNaN(values[(down > 0.5 ? 2 : 0) + (right > 0.5 ? 1 : 0)] as number)) return Number.NaN;
		const weights = [(1 - down) * (1 - right), (1 - down) * right, down * (1 - right), down * right];
		let [sum, weight] = [0, 0];
		for (const [k, value] of values.entries()) {
			const own = weights[k] as number;
			if (own === 0 || Number.isNaN(value)) continue;
			sum += own * value;
			weight += own;
		}
		return sum / weight;
	});
}

function wholeNumbers(places: Float64Array): Int32Array {
	return Int32Array.from(places, (place) => (Number.isNaN(place) ? -1 : place));
}

/** The centres on both sides of places, and how far from the first to the second each is. */
function neighbours(
	places: Float64Array,
	length: number,
	isClosed: boolean,
): { first: Int32Array; second: Int32Array; share: Float64Array } {
	const at = (place: number): number =>
		isClosed ? (place + length) % length : Math.min(Math.max(place, 0), length - 1);
	const first = Int32Array.from(places, (place) => (Number.isNaN(place) ? -1 : at(Math.floor(place))));
	const second = Int32Array.from(places, (place) => (Number.isNaN(place) ? -1 : at(Math.floor(place) + 1)));
	return { first, second, share: places.map((place) => place - Math.floor(place)) };
}

/** Pixels that show cells of one block, as numbers of rows and columns, or of pixels. */
type BlockPixels = { rowBlock: number; columnBlock: number; rows: readonly number[]; columns: readonly number[] };

async function cellValues(blocks: PlaneBlocks, cells: PixelCells, options: SampleOptions): Promise<Float64Array> {
	const { isSeparable, rows, columns } = cells;
	const { bands, maxCells, signal } = options;
	const count = isSeparable ? rows.length * columns.length : rows.length;
	const width = isSeparable ? columns.length : 1;
	const values = new Float64Array(bands * count).fill(Number.NaN);
	const wanted = isSeparable ? crossing(blocks, rows, columns) : scattered(blocks, rows, columns);
	const work = wanted.reduce((sum, { rowBlock, columnBlock }) => sum + blocks.workOf(rowBlock, columnBlock), 0);
	if (work > maxCells)
		throw new MiraError("limit-exceeded", `it would need ${work} cells to be decoded, and ${maxCells} may be`, {
			hint: "Zoom in: a tile of a larger zoom needs fewer",
		});
	const draw = ({ rows: ownRows, columns: ownColumns }: BlockPixels, block: Block): void => {
		for (const r of ownRows) {
			const from = ((rows[r] as number) - block.firstRow) * block.rowStep;
			for (const c of isSeparable ? ownColumns : [r]) {
				const at = from + ((columns[c] as number) - block.firstColumn) * block.columnStep;
				const to = isSeparable ? r * width + c : r;
				for (let band = 0; band < bands; band++)
					values[band * count + to] = block.values[at + band * block.bandStep] as number;
			}
		}
	};
	const left = [...wanted].reverse();
	const worker = async (): Promise<void> => {
		for (let one = left.pop(); one !== undefined; one = left.pop()) {
			signal.throwIfAborted();
			try {
				draw(one, await blocks.read(one.rowBlock, one.columnBlock, signal));
			} catch (error) {
				left.length = 0; // nobody needs the others now
				throw error;
			}
		}
	};
	await Promise.all(Array.from({ length: Math.min(BLOCKS_AT_ONCE, wanted.length) }, worker));
	return values;
}

/** Rows and columns by the blocks that they lie in; every block of rows meets every block of columns. */
function crossing(blocks: PlaneBlocks, rows: Int32Array, columns: Int32Array): BlockPixels[] {
	const byRow = grouped(rows, (row) => blocks.rowBlock(row));
	const byColumn = grouped(columns, (column) => blocks.columnBlock(column));
	return [...byRow].flatMap(([rowBlock, ownRows]) =>
		[...byColumn].map(([columnBlock, ownColumns]) => ({ rowBlock, columnBlock, rows: ownRows, columns: ownColumns })),
	);
}

function grouped(cells: Int32Array, blockOf: (cell: number) => number): Map<number, number[]> {
	const groups = new Map<number, number[]>();
	for (const [i, cell] of cells.entries()) {
		if (cell < 0) continue;
		const block = blockOf(cell);
		const group = groups.get(block);
		if (group === undefined) groups.set(block, [i]);
		else group.push(i);
	}
	return groups;
}

/** Pixels by the block that each lies in. */
function scattered(blocks: PlaneBlocks, rows: Int32Array, columns: Int32Array): BlockPixels[] {
	const [, across] = blocks.counts;
	const groups = new Map<number, number[]>();
	for (let i = 0; i < rows.length; i++) {
		const [row, column] = [rows[i] as number, columns[i] as number];
		if (row < 0 || column < 0) continue;
		const block = blocks.rowBlock(row) * across + blocks.columnBlock(column);
		const group = groups.get(block);
		if (group === undefined) groups.set(block, [i]);
		else group.push(i);
	}
	return Array.from(groups, ([block, pixels]) => ({
		rowBlock: Math.floor(block / across),
		columnBlock: block % across,
		rows: pixels,
		columns: [],
	}));
}
