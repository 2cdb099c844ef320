/** The part of a plane that is shown, and how it moves. Cell i lies between i and i + 1. */

/** A part of a plane in cells: its columns and rows. */
export type ViewWindow = readonly [x0: number, y0: number, x1: number, y1: number];

/** Width and height, in cells or in pixels. */
export type Size = { width: number; height: number };

/** How high a cell is in units of its width; undefined where it is stretched to fill the picture. */
export type CellAspect = number | undefined;

/** As few cells as a picture may show along its shorter side. */
const LEAST_CELLS = 2;

/** All of a plane. */
export function wholePlane({ width, height }: Size): ViewWindow {
	return [0, 0, width, height];
}

/** What is shown in a picture of that size: all of the window, and beside it as much as there is room for. */
export function shownWindow([x0, y0, x1, y1]: ViewWindow, picture: Size, aspect: CellAspect): ViewWindow {
	if (aspect === undefined || picture.width === 0 || picture.height === 0) return [x0, y0, x1, y1];
	const [columns, rows] = [x1 - x0, y1 - y0];
	const perCell = Math.min(picture.width / columns, picture.height / (rows * aspect));
	const [halfColumns, halfRows] = [picture.width / perCell / 2, picture.height / (perCell * aspect) / 2];
	const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
	return [x - halfColumns, y - halfRows, x + halfColumns, y + halfRows];
}

/** The window moved by shares of its own width and height, and kept at the plane. */
export function panned(window: ViewWindow, across: number, down: number, plane: Size): ViewWindow {
	const [x0, y0, x1, y1] = window;
	const [dx, dy] = [across * (x1 - x0), down * (y1 - y0)];
	return keptAt([x0 + dx, y0 + dy, x1 + dx, y1 + dy], plane);
}

/** The window made smaller by a factor, around a place in it that stays where it is: shares of its width and height. */
export function zoomed(window: ViewWindow, factor: number, across: number, down: number, plane: Size): ViewWindow {
	const [x0, y0, x1, y1] = window;
	const [columns, rows] = [x1 - x0, y1 - y0];
	const least = Math.min(LEAST_CELLS, plane.width, plane.height);
	const strongest = Math.min(columns, rows) / least;
	const weakest = Math.min(columns / (plane.width * 1.5), rows / (plane.height * 1.5));
	const own = Math.min(Math.max(factor, Math.min(weakest, 1)), Math.max(strongest, 1));
	const [x, y] = [x0 + across * columns, y0 + down * rows];
	const wide: ViewWindow = [
		x - (across * columns) / own,
		y - (down * rows) / own,
		x + ((1 - across) * columns) / own,
		y + ((1 - down) * rows) / own,
	];
	return keptAt(wide, plane);
}

/** Moved so that its middle lies on the plane. */
export function keptAt([x0, y0, x1, y1]: ViewWindow, { width, height }: Size): ViewWindow {
	const shift = (from: number, to: number, length: number): number => {
		const middle = (from + to) / 2;
		return Math.min(Math.max(middle, 0), length) - middle;
	};
	const [dx, dy] = [shift(x0, x1, width), shift(y0, y1, height)];
	return [x0 + dx, y0 + dy, x1 + dx, y1 + dy];
}

/** How many cells a pixel is wide, or high if that is less. */
export function cellsPerPixel([x0, y0, x1, y1]: ViewWindow, { width, height }: Size): number {
	return Math.min((x1 - x0) / Math.max(width, 1), (y1 - y0) / Math.max(height, 1));
}

/** The part of a window that lies on the plane, in whole cells; undefined where none does. */
export function cellsInWindow([x0, y0, x1, y1]: ViewWindow, { width, height }: Size): ViewWindow | undefined {
	const cells: ViewWindow = [
		Math.max(0, Math.floor(x0)),
		Math.max(0, Math.floor(y0)),
		Math.min(width, Math.ceil(x1)),
		Math.min(height, Math.ceil(y1)),
	];
	return cells[0] < cells[2] && cells[1] < cells[3] ? cells : undefined;
}

/** The cell at a place of the picture, given as shares of its width and height; undefined beside the plane. */
export function cellAt(
	[x0, y0, x1, y1]: ViewWindow,
	across: number,
	down: number,
	{ width, height }: Size,
	isSouthUp: boolean,
): { row: number; column: number } | undefined {
	const column = Math.floor(x0 + across * (x1 - x0));
	const row = Math.floor(isSouthUp ? y1 - down * (y1 - y0) : y0 + down * (y1 - y0));
	return column >= 0 && row >= 0 && column < width && row < height ? { row, column } : undefined;
}

/** A window for the address: as many digits as matter on a screen. */
export function roundedWindow(window: ViewWindow): [number, number, number, number] {
	const span = Math.min(window[2] - window[0], window[3] - window[1]);
	const digits = Math.max(0, Math.min(6, Math.ceil(-Math.log10(span / 4000))));
	return window.map((place) => Number(place.toFixed(digits))) as [number, number, number, number];
}
