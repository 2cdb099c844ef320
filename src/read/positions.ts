/** Positions along an axis: evenly spaced ones, or a list. A negative one of a list stands for nothing: the fill value. */
export type Positions = EvenPositions | readonly number[];

/** `count` positions from `start` on, `step` apart. */
export type EvenPositions = { start: number; step: number; count: number };

/** All positions of an axis. */
export function allPositions(length: number): EvenPositions {
	return { start: 0, step: 1, count: length };
}

/** How many there are. */
export function countOf(positions: Positions): number {
	return isList(positions) ? positions.length : positions.count;
}

/** Those from the one at a place on. */
export function slicePositions(positions: Positions, begin: number, count: number): Positions {
	if (isList(positions)) return positions.slice(begin, begin + count);
	const { start, step } = positions;
	return { start: start + begin * step, step, count };
}

/** All of them, one by one. */
export function listPositions(positions: Positions): readonly number[] {
	if (isList(positions)) return positions;
	const { start, step, count } = positions;
	return Array.from({ length: count }, (_, i) => start + i * step);
}

/** True for a list of positions. */
export function isList(positions: Positions): positions is readonly number[] {
	return Array.isArray(positions);
}

/** Evenly spaced where they are: a list that is nothing but a range can be read as one. */
export function shortest(positions: readonly number[]): Positions {
	const [start = 0, second = start + 1] = positions;
	const step = second - start;
	const isEven = start >= 0 && step > 0 && positions.every((position, i) => position === start + i * step);
	return isEven ? { start, step, count: positions.length } : positions;
}

/** The positions that lie at some places of others. */
export function composePositions(inner: Positions, outer: Positions): Positions {
	if (isList(inner)) return listPositions(outer).map((place) => (place < 0 ? -1 : (inner[place] as number)));
	const { start, step } = inner;
	if (isList(outer)) return outer.map((place) => (place < 0 ? -1 : start + place * step));
	return { start: start + outer.start * step, step: step * outer.step, count: outer.count };
}
