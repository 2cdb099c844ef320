import type { AffineTransform } from "../labels/affine.ts";

/** The cells along one dimension of a grid: which of them a coordinate lies in. */
export interface CellAxis {
	readonly length: number;
	/** The outer edges of the first and the last cell. */
	readonly edges: readonly [first: number, last: number];
	/** True if the last cell borders on the first: longitudes that go round. */
	readonly isClosed: boolean;
	/** The cell whose centre is nearest; -1 outside of all cells. */
	nearest(value: number): number;
	/** The place among the centres, with a fraction: between -0.5 and length - 0.5. NaN outside. */
	position(value: number): number;
}

/** How an axis is turned round. */
export type CellAxisOptions = {
	/** True for longitudes in degrees: 350 and -10 are one place. */
	isCircular?: boolean | undefined;
};

const CIRCLE = 360;
/** Edges of cells are rounded; a gap of less than this share of a cell is none. */
const GAP = 1e-3;

/**
 * An axis by the coordinates of its centres. Cells meet halfway between them; the first and the last reach as far outwards as
 * inwards. Undefined where the numbers do not go one way, or there are fewer than two: then nobody knows how far a cell reaches.
 */
export function centreAxis(centres: Float64Array, { isCircular = false }: CellAxisOptions = {}): CellAxis | undefined {
	const { length } = centres;
	const at = (i: number): number => centres[i] as number;
	const sign = Math.sign(at(1) - at(0));
	if (length < 2 || !isOneWay(centres, sign)) return undefined;
	const edges = [at(0) - (at(1) - at(0)) / 2, at(length - 1) + (at(length - 1) - at(length - 2)) / 2] as const;
	const isClosed = isCircular && closes(edges, (edges[1] - edges[0]) / length);
	const inside = turning(edges, isCircular, isClosed);

	/** The last centre that is not beyond the value, seen in the direction of the axis; -1 before the first. */
	const lastUpTo = (value: number): number => {
		let [low, high] = [-1, length - 1];
		while (low < high) {
			const middle = Math.ceil((low + high) / 2);
			if (sign * at(middle) <= sign * value) low = middle;
			else high = middle - 1;
		}
		return low;
	};
	/** Of two neighbours, with the distances of a value from both; of an axis that is closed the first follows the last. */
	const between = (value: number): { below: number; toBelow: number; toAbove: number } => {
		const below = lastUpTo(value);
		const before = below >= 0 ? at(below) : isClosed ? at(length - 1) - sign * CIRCLE : at(0);
		const after = below + 1 < length ? at(below + 1) : isClosed ? at(0) + sign * CIRCLE : at(length - 1);
		return { below, toBelow: Math.abs(value - before), toAbove: Math.abs(after - value) };
	};
	return {
		length,
		edges,
		isClosed,
		nearest(value) {
			const own = inside(value);
			if (Number.isNaN(own)) return -1;
			const { below, toBelow, toAbove } = between(own);
			if (!isClosed && (below < 0 || below === length - 1)) return Math.max(below, 0);
			// Of two that are as near the one with the greater value, as in xarray.
			const isAbove = toAbove < toBelow || (toAbove === toBelow && sign > 0);
			return (below + (isAbove ? 1 : 0) + length) % length;
		},
		position(value) {
			const own = inside(value);
			if (Number.isNaN(own)) return Number.NaN;
			const { below, toBelow, toAbove } = between(own);
			if (isClosed) return ((below + toBelow / (toBelow + toAbove) + 0.5 + length) % length) - 0.5;
			if (below < 0) return -toBelow / Math.abs(at(1) - at(0));
			if (below === length - 1) return below + toAbove / Math.abs(at(length - 1) - at(length - 2));
			return below + toBelow / (toBelow + toAbove);
		},
	};
}

/** The axis of an image that is not turned: pixels of one size, from the edge of the first on. */
export function pixelAxis(
	[a, , c, , e, f]: AffineTransform,
	part: "x" | "y",
	length: number,
	{ isCircular = false }: CellAxisOptions = {},
): CellAxis {
	const [origin, step] = part === "x" ? [c, a] : [f, e];
	const edges = [origin, origin + step * length] as const;
	const isClosed = isCircular && closes(edges, step);
	const inside = turning(edges, isCircular, isClosed);
	return {
		length,
		edges,
		isClosed,
		nearest(value) {
			const own = inside(value);
			return Number.isNaN(own) ? -1 : Math.min(Math.max(Math.floor((own - origin) / step), 0), length - 1);
		},
		position(value) {
			return (inside(value) - origin) / step - 0.5;
		},
	};
}

function isOneWay(centres: Float64Array, sign: number): boolean {
	return (
		centres.every(
			(value, i) => Number.isFinite(value) && (i === 0 || Math.sign(value - (centres[i - 1] as number)) === sign),
		) && sign !== 0
	);
}

function closes([first, last]: readonly [number, number], cell: number): boolean {
	return Math.abs(last - first) >= CIRCLE - GAP * Math.abs(cell);
}

/** Brings a value, by whole turns where those are allowed, between the edges of an axis; NaN if it is not there. */
function turning(
	[first, last]: readonly [number, number],
	isCircular: boolean,
	isClosed: boolean,
): (value: number) => number {
	const [low, high] = [Math.min(first, last), Math.max(first, last)];
	return (value) => {
		if (value >= low && value <= high) return value;
		if (!isCircular) return Number.NaN;
		const turned = value + CIRCLE * Math.ceil((low - value) / CIRCLE);
		return turned <= high || isClosed ? turned : Number.NaN;
	};
}
