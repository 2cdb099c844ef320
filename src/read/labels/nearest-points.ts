import { square } from "../../zarr/arithmetic/powers.ts";

/** A point of space. */
export type Point = readonly [x: number, y: number, z: number];

/** A point that was found, by its number. */
export type NearestPoint = { point: number; squaredDistance: number };

/** So many questions are answered by looking at every point: to sort them into boxes costs about as much. */
const SCANS = 4;

/** Points of space, of which the nearest to others are asked for. Of points that are as near the first counts. */
export class NearestPoints {
	readonly #count: number;
	readonly #at: (point: number) => Point | undefined;
	#asked = 0;
	#boxes: Boxes | undefined;

	/** `at` gives a point by its number, undefined for one that is missing. */
	constructor(count: number, at: (point: number) => Point | undefined) {
		this.#count = count;
		this.#at = at;
	}

	/** The nearest point, but for one that does not count; undefined where none is so near. */
	nearest(to: Point, except = -1, squaredReach: number = Number.POSITIVE_INFINITY): NearestPoint | undefined {
		this.#asked++;
		if (this.#asked > SCANS && this.#boxes === undefined) this.#boxes = sortIntoBoxes(this.#count, this.#at);
		const best: NearestPoint = { point: -1, squaredDistance: squaredReach };
		const look = (point: number): void => {
			if (point === except) return;
			const own = this.#at(point);
			if (own === undefined) return;
			const distance = square(own[0] - to[0]) + square(own[1] - to[1]) + square(own[2] - to[2]);
			if (distance > best.squaredDistance || (distance === best.squaredDistance && point > best.point)) return;
			best.point = point;
			best.squaredDistance = distance;
		};
		if (this.#boxes === undefined) for (let point = 0; point < this.#count; point++) look(point);
		else searchBoxes(this.#boxes, to, best, look);
		return best.point < 0 ? undefined : best;
	}
}

/** Points sorted into boxes of equal size: those of box `b` are `points[starts[b]]` up to `points[starts[b + 1]]`. */
type Boxes = {
	low: Point;
	/** Length of a box along each axis, and how many there are. */
	size: Point;
	counts: Point;
	starts: Int32Array;
	points: Int32Array;
};

/** Places on the globe lie on a surface: of a cube of boxes about as many hold points as a square of it has. */
const MOST_BOXES = 128;
const POINTS_A_BOX = 4;

function sortIntoBoxes(count: number, at: (point: number) => Point | undefined): Boxes {
	const low: [number, number, number] = [0, 0, 0].map(() => Number.POSITIVE_INFINITY) as [number, number, number];
	const high: [number, number, number] = [0, 0, 0].map(() => Number.NEGATIVE_INFINITY) as [number, number, number];
	for (let point = 0; point < count; point++)
		for (const [axis, value] of (at(point) ?? []).entries()) {
			low[axis] = Math.min(low[axis] as number, value);
			high[axis] = Math.max(high[axis] as number, value);
		}
	const longest = Math.max(high[0] - low[0], high[1] - low[1], high[2] - low[2], 0);
	const along = Math.max(1, Math.min(MOST_BOXES, Math.ceil(Math.sqrt(count / POINTS_A_BOX))));
	const counts = high.map((end, axis) => {
		const length = end - (low[axis] as number);
		return longest > 0 && length > 0 ? Math.max(1, Math.ceil((along * length) / longest)) : 1;
	}) as [number, number, number];
	const size = high.map((end, axis) => (end - (low[axis] as number)) / (counts[axis] as number)) as typeof low;
	const boxes = { low, size, counts };
	const starts = new Int32Array(counts[0] * counts[1] * counts[2] + 1);
	const numbers = new Int32Array(count).fill(-1);
	for (let point = 0; point < count; point++) {
		const place = at(point);
		if (place === undefined) continue;
		const number = numberOf(boxes, boxOf(boxes, place));
		numbers[point] = number;
		starts[number + 1] = (starts[number + 1] as number) + 1;
	}
	for (let i = 1; i < starts.length; i++) starts[i] = (starts[i] as number) + (starts[i - 1] as number);
	const next = starts.slice();
	const points = new Int32Array(starts.at(-1) as number);
	for (const [point, number] of numbers.entries()) {
		if (number < 0) continue;
		points[next[number] as number] = point;
		next[number] = (next[number] as number) + 1;
	}
	return { ...boxes, starts, points };
}

/** The box that a point lies in, or the nearest to one outside. */
function boxOf({ low, size, counts }: Pick<Boxes, "low" | "size" | "counts">, point: Point): [number, number, number] {
	return point.map((value, axis) => {
		const length = size[axis] as number;
		const box = length > 0 ? Math.floor((value - (low[axis] as number)) / length) : 0;
		return Math.min(Math.max(box, 0), (counts[axis] as number) - 1);
	}) as [number, number, number];
}

function numberOf({ counts }: Pick<Boxes, "counts">, [x, y, z]: readonly [number, number, number]): number {
	return (x * counts[1] + y) * counts[2] + z;
}

/** How far a point is from all boxes. */
function squaredGap({ low, size, counts }: Boxes, to: Point): number {
	return to.reduce((sum, value, axis) => {
		const start = low[axis] as number;
		const end = start + (size[axis] as number) * (counts[axis] as number);
		return sum + square(Math.max(start - value, value - end, 0));
	}, 0);
}

/** Looks at boxes farther and farther from a point, until none that is left can hold a nearer one. */
function searchBoxes(boxes: Boxes, to: Point, best: NearestPoint, look: (point: number) => void): void {
	const { counts, size, starts, points } = boxes;
	if (squaredGap(boxes, to) > best.squaredDistance) return;
	const centre = boxOf(boxes, to);
	const shortest = size
		.filter((_, axis) => (counts[axis] as number) > 1)
		.reduce((least, length) => Math.min(least, length), Number.POSITIVE_INFINITY);
	const rings = Math.max(counts[0], counts[1], counts[2]);
	for (let ring = 0; ring < rings; ring++) {
		// What lies in this ring or behind it is at least so far from the point, or from its shadow on the boxes, which is nearer.
		const distance = Math.max(0, ring - 1) * shortest;
		if (ring > 0 && distance > 0 && distance * distance > best.squaredDistance) return;
		for (let x = Math.max(0, centre[0] - ring); x <= Math.min(counts[0] - 1, centre[0] + ring); x++)
			for (let y = Math.max(0, centre[1] - ring); y <= Math.min(counts[1] - 1, centre[1] + ring); y++) {
				const isEdge = Math.abs(x - centre[0]) === ring || Math.abs(y - centre[1]) === ring;
				const step = isEdge || ring === 0 ? 1 : 2 * ring;
				for (let z = centre[2] - ring; z <= centre[2] + ring; z += step) {
					if (z < 0 || z >= counts[2]) continue;
					const number = numberOf(boxes, [x, y, z]);
					for (let i = starts[number] as number; i < (starts[number + 1] as number); i++) look(points[i] as number);
				}
			}
	}
}
