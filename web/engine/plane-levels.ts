/** The levels at which a plane can be read: overviews of the file, and every second, fourth, … cell where there are none. */

/** A level of a plane. A texel is what one of its values is drawn as. */
export type PlaneLevel = {
	/** The array it is read from. */
	path: string;
	/** Every how manieth of its cells is read. */
	stride: number;
	/** How many cells of the finest level a texel spans, and where the first begins: along rows and columns. */
	scale: readonly [rows: number, columns: number];
	translation: readonly [rows: number, columns: number];
	/** Texels. */
	height: number;
	width: number;
};

/** A level of a pyramid, as the library gives it. */
export type PyramidArray = {
	path: string;
	shape: readonly number[];
	scale: readonly number[];
	translation: readonly number[];
};

/** Texels along each side of a tile. */
export const TILE_TEXELS = 512;

/** Planes of so many cells are read as they are. */
const SMALL_PLANE = 2 ** 22;

/** The levels of a plane along two dimensions, the finest first. */
export function planeLevels(
	pyramid: readonly PyramidArray[],
	[rowAxis, columnAxis]: readonly [number, number],
): PlaneLevel[] {
	const [finest] = pyramid;
	if (finest === undefined) return [];
	const fits = ({ shape }: PyramidArray): boolean =>
		shape.length === finest.shape.length &&
		shape.every((length, d) => d === rowAxis || d === columnAxis || length === finest.shape[d]) &&
		!shape.includes(0);
	const levels = pyramid.filter(fits).map((one): PlaneLevel => {
		const along = (of: readonly number[]): [number, number] => [of[rowAxis] as number, of[columnAxis] as number];
		const [height, width] = along(one.shape);
		return { path: one.path, stride: 1, scale: along(one.scale), translation: along(one.translation), height, width };
	});
	levels.sort((a, b) => coarseness(a) - coarseness(b));
	for (
		let coarsest = levels.at(-1);
		coarsest !== undefined && coarsest.height * coarsest.width > SMALL_PLANE;
		coarsest = levels.at(-1)
	)
		levels.push(halved(coarsest));
	return levels;
}

/** Every second texel; the value of one stands for those that are skipped. */
function halved({ path, stride, scale, translation, height, width }: PlaneLevel): PlaneLevel {
	return {
		path,
		stride: stride * 2,
		scale: [scale[0] * 2, scale[1] * 2],
		translation,
		height: Math.ceil(height / 2),
		width: Math.ceil(width / 2),
	};
}

/** How many cells a texel is wide, or high if that is more. */
function coarseness({ scale }: PlaneLevel): number {
	return Math.max(...scale.map(Math.abs));
}

/** Sizes are reckoned by a few operations. */
const ROUNDING = 1e-6;

/** The number of the coarsest level whose texels are no larger than pixels; the finest where all are. */
export function levelFor(levels: readonly PlaneLevel[], cellsInPixel: number): number {
	const found = levels.findLastIndex((level) => coarseness(level) <= cellsInPixel * (1 + ROUNDING));
	return Math.max(found, 0);
}

/** A rectangle of tiles: the last ones are not in it. */
export type TileRect = { firstRow: number; firstColumn: number; endRow: number; endColumn: number };

/** The tiles of a level that hold a part of the plane, given in cells of the finest level: columns and rows. */
export function tilesIn(
	{ scale, translation, height, width }: PlaneLevel,
	[x0, y0, x1, y1]: readonly [number, number, number, number],
): TileRect {
	const texels = (place: number, d: 0 | 1): number => (place - translation[d]) / scale[d];
	const first = (place: number): number => Math.max(0, Math.floor(place / TILE_TEXELS));
	const end = (place: number, length: number): number => Math.ceil(Math.min(place, length) / TILE_TEXELS);
	return {
		firstRow: first(texels(y0, 0)),
		firstColumn: first(texels(x0, 1)),
		endRow: end(texels(y1, 0), height),
		endColumn: end(texels(x1, 1), width),
	};
}

/** The texels of a tile. */
export function tileTexels(
	{ height, width }: PlaneLevel,
	row: number,
	column: number,
): { row: number; column: number; height: number; width: number } {
	const [top, left] = [row * TILE_TEXELS, column * TILE_TEXELS];
	return {
		row: top,
		column: left,
		height: Math.min(TILE_TEXELS, height - top),
		width: Math.min(TILE_TEXELS, width - left),
	};
}
